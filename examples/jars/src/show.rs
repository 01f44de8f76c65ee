//! What people see and read.

use scene::{
    About, Face, Motion, Piece, PieceId, Present, Scene, Shape, Words, Zone, ZoneId, moves,
};
use tabletop::{Chapter, Lang, Seat};

use crate::{
    lang,
    rulebook::{self as r, RULEBOOK},
    shelf::{Jar, Stock},
    state::{Action, Event, Jars, Step},
    view::{Seen, View},
};

impl Present for Jars {
    const RULEBOOK: &'static [Chapter] = RULEBOOK;

    fn goal(lang: Lang) -> &'static str {
        lang::goal(lang)
    }

    fn scene(view: &View, legal: &[Action], words: &Words<'_>) -> Scene {
        let call = match view.step {
            Step::Raise { call, .. } => {
                let title = lang::ZoneCall {
                    jars: jars(call.n, words.lang),
                    player: words.name(call.caller),
                }
                .say(words.lang);
                let zone = Zone::new(ZoneId::new("call"), Shape::Row, title);
                Some(zone.owned_by(call.caller))
            }
            Step::First | Step::Shelve | Step::Open { .. } | Step::Over { .. } => None,
        };
        let players = view.n_held.seats();
        let players = players.flat_map(|seat| zones(view, seat, legal, words));
        Scene::new(call.into_iter().chain(players).collect(), legal)
    }

    fn motions(event: &Event) -> Vec<Motion> {
        match *event {
            Event::Shelved { seat, jar } => {
                vec![Motion::new(hand(seat), shelf(seat)).showing(jar.map(jar_face))]
            }
            Event::Round { .. }
            | Event::Called { .. }
            | Event::Passed { .. }
            | Event::Opened { .. }
            | Event::Scored { .. }
            | Event::Lost { .. }
            | Event::Out { .. }
            | Event::Won { .. } => Vec::new(),
        }
    }

    fn tell(event: &Event, words: &Words<'_>) -> String {
        let lang = words.lang;
        let who = |seat| words.who(seat);
        match *event {
            Event::Round { starter } => lang::event_round(lang, who(starter)),
            Event::Shelved {
                seat,
                jar: Some(jar),
            } => lang::EventShelved {
                player: who(seat),
                jar: jar_words(jar, lang),
            }
            .say(lang),
            Event::Shelved { seat, jar: None } => lang::event_shelved_hidden(lang, who(seat)),
            Event::Called { seat, n } => lang::EventCalled {
                player: who(seat),
                jars: jars(n, lang),
            }
            .say(lang),
            Event::Passed { seat } => lang::event_passed(lang, who(seat)),
            Event::Opened { seat, owner, jar } if seat == owner => lang::EventOpenedOwn {
                player: who(seat),
                jar: jar_words(jar, lang),
            }
            .say(lang),
            Event::Opened { seat, owner, jar } => lang::EventOpened {
                player: who(seat),
                owner: who(owner),
                jar: jar_words(jar, lang),
            }
            .say(lang),
            Event::Scored { seat } => lang::event_scored(lang, who(seat)),
            Event::Lost {
                seat,
                jar: Some(jar),
            } => lang::EventLost {
                player: who(seat),
                jar: jar_words(jar, lang),
            }
            .say(lang),
            Event::Lost { seat, jar: None } => lang::event_lost_hidden(lang, who(seat)),
            Event::Out { seat } => lang::event_out(lang, who(seat)),
            Event::Won { seat } => lang::event_won(lang, who(seat)),
        }
    }

    fn about(event: &Event) -> About {
        match *event {
            Event::Round { .. } => About::NewPart,
            Event::Shelved { seat, .. }
            | Event::Called { seat, .. }
            | Event::Passed { seat }
            | Event::Opened { seat, .. }
            | Event::Scored { seat }
            | Event::Lost { seat, .. }
            | Event::Out { seat }
            | Event::Won { seat } => About::Player(seat),
        }
    }

    fn prompt(view: &View, words: &Words<'_>) -> String {
        let lang = words.lang;
        let is_me = |seat| words.me == Some(seat);
        let current = view.current;
        match view.step {
            Step::First if words.me.is_some_and(|it| view.without_a_jar().contains(it)) => {
                lang::ask_first_you(lang).to_owned()
            }
            Step::First => lang::ask_first_other(lang).to_owned(),
            Step::Shelve if is_me(current) => lang::ask_shelve_you(lang).to_owned(),
            Step::Shelve => lang::ask_shelve_other(lang, words.name(current)),
            Step::Raise { call, .. } if is_me(current) => lang::AskRaiseYou {
                caller: words.name(call.caller),
                jars: jars(call.n, lang),
            }
            .say(lang),
            Step::Raise { call, .. } => lang::AskRaiseOther {
                player: words.name(current),
                jars: jars(call.n, lang),
            }
            .say(lang),
            Step::Open { caller, .. } if is_me(caller) => lang::ask_open_you(lang).to_owned(),
            Step::Open { caller, .. } => lang::ask_open_other(lang, words.name(caller)),
            Step::Over { winner } => lang::ask_over(lang, words.name(winner)),
        }
    }

    fn label(_: &View, action: Action, words: &Words<'_>) -> String {
        let lang = words.lang;
        match action {
            Action::Shelve(Jar::Fresh) => lang::action_fresh(lang).to_owned(),
            Action::Shelve(Jar::Rotten) => lang::action_rotten(lang).to_owned(),
            Action::Call(n) => lang::action_call(lang, jars(n, lang)),
            Action::Pass => lang::action_pass(lang).to_owned(),
            Action::Open(owner) => lang::action_open(lang, words.name(owner)),
        }
    }

    fn result(points: i32, lang: Lang) -> String {
        lang::result_points(lang, points.unsigned_abs())
    }
}

fn hand(seat: Seat) -> ZoneId {
    ZoneId::of("hand", seat)
}

fn shelf(seat: Seat) -> ZoneId {
    ZoneId::of("shelf", seat)
}

/// A hand, with the jars in it that the viewer may look at, and a shelf.
fn zones(view: &View, seat: Seat, legal: &[Action], words: &Words<'_>) -> [Zone; 2] {
    let lang = words.lang;
    let title = lang::ZoneHand {
        player: words.name(seat),
        points: view.points[seat],
        jars: jars(view.n_held[seat], lang),
    }
    .say(lang);
    let is_own = words.me == Some(seat);
    let jar = |jar: Jar, n: u8| {
        let id = PieceId::of(&format!("jar.{}", letter(jar)), seat);
        let face = Face::Tokens {
            kind: letter(jar).to_owned(),
            n: n.into(),
        };
        let label = lang::PieceHeld {
            n,
            jar: jar_words(jar, lang),
        }
        .say(lang);
        let shelves = |action: &Action| is_own && *action == Action::Shelve(jar);
        let piece = Piece::new(id, face, format!("{n} {}", letter(jar)), label)
            .meaning(moves(legal, shelves));
        if is_own {
            hand_locked(piece, view.step, lang)
        } else {
            piece
        }
    };
    let in_hand = Zone::new(hand(seat), Shape::Fan, title).owned_by(seat);
    let in_hand = match view.held(seat) {
        Some(Stock { n_fresh, n_rotten }) => {
            let both = [(Jar::Fresh, n_fresh), (Jar::Rotten, n_rotten)];
            let both = both.into_iter().filter(|(_, n)| 0 < *n);
            in_hand.with(both.map(|(kind, n)| jar(kind, n)))
        }
        None => in_hand.counting(view.n_held[seat]),
    };
    let n_shelved = usize::from(view.shelves[seat].len());
    let on_shelf = |(nth, seen): (usize, Seen)| {
        // Counted from below: a jar keeps its place when another is put on top.
        let place = n_shelved - 1 - nth;
        let opens =
            |action: &Action| nth == first_closed(view, seat) && *action == Action::Open(seat);
        let piece = match seen {
            Seen::Closed => Piece::back(&shelf(seat), place, lang::word_hidden(lang)),
            Seen::Known(jar) => {
                let (id, label) = (shelf(seat).place(place), jar_words(jar, lang));
                Piece::new(id, jar_face(jar), letter(jar).to_uppercase(), label)
            }
        };
        let (rule, says) = match view.step {
            Step::Open { .. } if nth < first_closed(view, seat) => {
                (r::JAR_4_OTHERS, lang::locked_open(lang))
            }
            Step::Open { .. } => (r::JAR_4_OTHERS, lang::locked_from_top(lang)),
            Step::First | Step::Shelve | Step::Raise { .. } | Step::Over { .. } => {
                (r::JAR_3_RAISE, lang::locked_not_called(lang))
            }
        };
        piece.meaning(moves(legal, opens)).locked_by(rule, says)
    };
    // The top first: it is the next to be opened.
    let shelved = view.shelves[seat].iter().rev().enumerate().map(on_shelf);
    [
        in_hand,
        Zone::new(
            shelf(seat),
            Shape::Pile,
            lang::zone_shelf(lang, words.name(seat)),
        )
        .owned_by(seat)
        .with(shelved),
    ]
}

/// Why a jar in one's own hand cannot be shelved now.
fn hand_locked(piece: Piece, step: Step, lang: Lang) -> Piece {
    match step {
        Step::Raise { .. } => piece.locked_by(r::JAR_3_RAISE, lang::locked_called(lang)),
        Step::Open { .. } => piece.locked_by(r::JAR_4_OTHERS, lang::locked_opening(lang)),
        Step::First | Step::Shelve | Step::Over { .. } => piece,
    }
}

/// Which jar of a shelf is opened next, counted from the top.
fn first_closed(view: &View, seat: Seat) -> usize {
    let shelf = &view.shelves[seat];
    usize::from(shelf.len() - shelf.n_closed())
}

fn jar_face(jar: Jar) -> Face {
    Face::Card(letter(jar).to_owned())
}

fn letter(jar: Jar) -> &'static str {
    match jar {
        Jar::Fresh => "f",
        Jar::Rotten => "r",
    }
}

fn jars(n: u8, lang: Lang) -> String {
    lang::zone_jars(lang, n.into())
}

fn jar_words(jar: Jar, lang: Lang) -> &'static str {
    match jar {
        Jar::Fresh => lang::word_fresh(lang),
        Jar::Rotten => lang::word_rotten(lang),
    }
}
