//! Last Bite: take one, two or three bites; whoever takes the last one wins.

use std::{fmt, str::FromStr};

use scene::{Face, Piece, PieceId, Present, Scene, Shape, Words, Zone, ZoneId, moves};
use serde::{Deserialize, Serialize};
use tabletop::{
    BySeat, Chance, Chapter, Clause, Cx, Extras, Game, Info, Lang, Refusal, RuleId, Seat, SeatSet,
    Standings, Strategy, Text, Turn, Viewer, rule,
};

pub const LBT_1_BITES: RuleId = RuleId::new("LBT-1.bites");
pub const LBT_2_LAST: RuleId = RuleId::new("LBT-2.last");

/// The whole truth, and what everybody sees.
#[derive(Copy, Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub struct LastBite {
    pub left: u8,
    /// How many bites each player had.
    pub eaten: BySeat<u8>,
    /// Whose turn it is; in the end, whoever took the last bite.
    pub current: Seat,
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Take(u8);

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Taken {
    pub seat: Seat,
    pub bites: u8,
}

impl Game for LastBite {
    const INFO: Info = Info {
        id: "last-bite",
        title: "Last Bite",
        seats: 2..=4,
        rules_version: 1,
        credits: "Folk game",
        has_secrets: false,
    };

    type Options = ();
    type Action = Take;
    type Event = Taken;
    type View = LastBite;

    fn setup((): &(), n_seats: usize, _: &mut Cx<'_, Taken>) -> Result<LastBite, Refusal> {
        Ok(LastBite {
            left: 21,
            eaten: BySeat::new(n_seats, |_| 0),
            current: Seat::new(0),
        })
    }

    fn turn(&self) -> Turn {
        if 0 < self.left {
            return Turn::waiting(SeatSet::one(self.current));
        }
        rule!(LBT_2_LAST);
        let points = self.eaten.map(|seat, _| i32::from(seat == self.current));
        Turn::Over(Standings::by_points(&points))
    }

    fn legal(&self, _: Seat, out: &mut Vec<Take>) {
        out.extend((1..=self.left.min(3)).map(Take));
    }

    fn check(&self, _: Seat, Take(bites): Take) -> Result<(), Refusal> {
        if (1..=self.left.min(3)).contains(&bites) {
            return Ok(());
        }
        Err(Refusal::Forbidden(LBT_1_BITES))
    }

    fn apply(&mut self, seat: Seat, Take(bites): Take, cx: &mut Cx<'_, Taken>) {
        let taken = Taken { seat, bites };
        LastBite::follow(self, &taken);
        cx.emit(taken);
    }

    fn view(&self, _: Viewer) -> LastBite {
        *self
    }

    fn determinize(view: &LastBite, _: &mut dyn Chance) -> LastBite {
        *view
    }

    fn redact(event: &Taken, _: Viewer) -> Option<Taken> {
        Some(event.clone())
    }

    fn follow(view: &mut LastBite, event: &Taken) {
        rule!(LBT_1_BITES);
        view.left -= event.bites;
        view.eaten[event.seat] += event.bites;
        if 0 < view.left {
            view.current = event.seat.left(view.eaten.len());
        }
    }
}

impl Strategy for LastBite {
    type Memory = ();
}

impl Extras for LastBite {}

impl Present for LastBite {
    const RULEBOOK: &'static [Chapter] = &[Chapter {
        title: Text {
            en: "Rules",
            fr: "Règles",
        },
        clauses: &[
            Clause {
                id: LBT_1_BITES,
                text: Text {
                    en: "On your turn, take one, two or three of the bites that are left.",
                    fr: "À votre tour, prenez une, deux ou trois des bouchées qui restent.",
                },
                is_ruling: false,
            },
            Clause {
                id: LBT_2_LAST,
                text: Text {
                    en: "Whoever takes the last bite wins.",
                    fr: "Qui prend la dernière bouchée gagne.",
                },
                is_ruling: false,
            },
        ],
    }];

    fn scene(view: &LastBite, legal: &[Take], words: &Words<'_>) -> Scene {
        let left = view.left.to_string();
        let label = match words.lang {
            Lang::En => format!("bites left: {left}"),
            Lang::Fr => format!("bouchées\u{202f}: {left}"),
        };
        let face = Face::Tokens {
            kind: "bite".to_owned(),
            n: view.left.into(),
        };
        let bites = Piece::new(PieceId::new("bites"), face, left, label.clone());
        let plate = Zone::new(ZoneId::new("plate"), Shape::Row, label)
            .with([bites.meaning(moves(legal, |_| true))]);
        Scene::new(vec![plate], legal)
    }

    fn tell(event: &Taken, words: &Words<'_>) -> String {
        let (who, bites) = (words.who(event.seat), event.bites);
        match (words.lang, who.is_you) {
            (Lang::En, true) => format!("You take {bites}."),
            (Lang::En, false) => format!("{who} takes {bites}."),
            (Lang::Fr, true) => format!("Vous en prenez {bites}."),
            (Lang::Fr, false) => format!("{who} en prend {bites}."),
        }
    }

    fn prompt(view: &LastBite, words: &Words<'_>) -> String {
        let who = words.who(view.current);
        match (words.lang, view.left, who.is_you) {
            (Lang::En, 0, _) => "Nothing is left.".to_owned(),
            (Lang::Fr, 0, _) => "Il ne reste rien.".to_owned(),
            (Lang::En, _, true) => "How many bites do you take?".to_owned(),
            (Lang::Fr, _, true) => "Combien de bouchées prenez-vous\u{202f}?".to_owned(),
            (Lang::En, _, false) => format!("{who} is to bite."),
            (Lang::Fr, _, false) => format!("C’est à {who}."),
        }
    }

    fn label(_: &LastBite, Take(bites): Take, words: &Words<'_>) -> String {
        match words.lang {
            Lang::En => format!("Take {bites}"),
            Lang::Fr => format!("En prendre {bites}"),
        }
    }

    fn result(points: i32, lang: Lang) -> String {
        let (won, lost) = match lang {
            Lang::En => ("the last bite", "nothing"),
            Lang::Fr => ("la dernière bouchée", "rien"),
        };
        if 0 < points { won } else { lost }.to_owned()
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {}", self.0)
    }
}

impl FromStr for Take {
    type Err = String;

    fn from_str(text: &str) -> Result<Take, String> {
        let bites = text.strip_prefix("take ").and_then(|it| it.parse().ok());
        let wrong = || format!("{text:?} is not a move, write take 1, take 2 or take 3");
        bites.map(Take).ok_or_else(wrong)
    }
}
