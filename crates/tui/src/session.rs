//! The game in progress, the person who plays it, and the bots at the other
//! seats.

use std::time::Duration;

use erased::{DynGame, Json};
use record::{Match, Patience, Record, UndoError};
use scene::{Scene, Suggestion, Words};
use tabletop::{
    Chance, Lang, Refusal, Seat, SeatSet, Standings, Turn, Viewer, chance::Seeded, sealed::Seal,
    sealed::hex,
};

use crate::thinker::{Decided, Thinker, Thought};

/// What to play, and with whom.
#[derive(Clone, Debug)]
pub struct Table {
    pub game: &'static dyn DynGame,
    /// `null` for the usual game.
    pub options: Json,
    pub n_seats: usize,
    /// Where the person sits.
    pub me: Seat,
    /// The person's name; `None` for the usual name of the seat.
    pub name: Option<String>,
    /// Who plays the other seats.
    pub bot: String,
    pub lang: Lang,
}

/// What the bots and people of a terminal are called, by seat.
const NAMES: [&str; 8] = ["Ada", "Bea", "Cyd", "Dan", "Eve", "Fay", "Gus", "Hal"];

impl Table {
    fn players(&self) -> Vec<String> {
        // Too many players are for the game to refuse.
        let names = NAMES.into_iter().cycle().take(self.n_seats);
        let mut players: Vec<String> = names.map(str::to_owned).collect();
        if let (Some(name), Some(mine)) = (&self.name, players.get_mut(self.me.index())) {
            mine.clone_from(name);
        }
        players
    }
}

/// The luck of a new game: from `seed`, or unpredictable. The person's salt is
/// the only one that is not empty, which is how a saved game knows them.
pub fn seal(table: &Table, seed: Option<u64>) -> Result<Seal, getrandom::Error> {
    let (mut key, mut salt) = ([0; 32], [0; 8]);
    if let Some(seed) = seed {
        let mut chance = Seeded::new(seed);
        key.fill_with(|| chance.draw(255) as u8);
        salt.fill_with(|| chance.draw(255) as u8);
    } else {
        getrandom::fill(&mut key)?;
        getrandom::fill(&mut salt)?;
    }
    let mut salts = vec![String::new(); table.n_seats];
    if let Some(mine) = salts.get_mut(table.me.index()) {
        *mine = hex(&salt);
    }
    Ok(Seal { key, salts })
}

/// One person at a table of bots.
#[derive(Debug)]
pub struct Session {
    running: Match,
    seal: Seal,
    me: Seat,
    bot: String,
    lang: Lang,
    thinker: Thinker,
    patience: Patience,
    /// What a bot is about to do at this table as it is.
    next: Option<Next>,
    /// What the person was told at each step; the set-up is step 0.
    log: Vec<Vec<String>>,
    remarks: Vec<Option<String>>,
}

#[derive(Debug)]
struct Next {
    seat: Seat,
    thought: Thought,
}

/// A bot that has moved sooner is not said to think.
pub(crate) const SOON: Duration = Duration::from_millis(200);

/// Something the person may do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    pub notation: String,
    pub label: String,
}

/// Whom the table waits for, as the person sees it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Whose {
    Mine,
    /// A bot's, but the person may interrupt.
    Open {
        bot: Seat,
    },
    Bots {
        bot: Seat,
    },
    Over(Standings),
}

impl Session {
    pub fn start(table: Table, seal: Seal) -> Result<Session, Refusal> {
        let players = table.players();
        Session::start_as(table, players, seal)
    }

    pub(crate) fn start_as(
        table: Table,
        players: Vec<String>,
        seal: Seal,
    ) -> Result<Session, Refusal> {
        let running = Match::start(table.game, table.options, players, seal.clone())?;
        // A bot nobody knows is refused before the first move.
        table.game.bot(&table.bot, 0)?;
        let mut session = Session {
            running,
            seal,
            me: table.me,
            bot: table.bot,
            lang: table.lang,
            thinker: Thinker::start(),
            patience: Patience::default(),
            next: None,
            log: Vec::new(),
            remarks: Vec::new(),
        };
        session.hear(0);
        Ok(session)
    }

    /// Goes on with a game that was checked before.
    pub(crate) fn follow(&mut self, record: &Record) -> Result<(), Refusal> {
        for played in &record.moves {
            self.act(played.seat, &played.action)?;
        }
        Ok(())
    }

    pub fn game(&self) -> &'static dyn DynGame {
        self.running.game()
    }

    pub fn me(&self) -> Seat {
        self.me
    }

    pub fn bot(&self) -> &str {
        &self.bot
    }

    pub fn lang(&self) -> Lang {
        self.lang
    }

    pub fn players(&self) -> &[String] {
        self.running.players()
    }

    pub fn name(&self, seat: Seat) -> String {
        self.words().name(seat)
    }

    pub fn n_moves(&self) -> u32 {
        self.running.n_moves()
    }

    pub fn whose(&self) -> Whose {
        match self.running.turn() {
            Turn::Over(standings) => Whose::Over(standings),
            Turn::Waiting { must, .. } if must.contains(self.me) => Whose::Mine,
            Turn::Waiting { must, may } => {
                let bot = must.first().expect("somebody is waited for");
                if may.contains(self.me) {
                    Whose::Open { bot }
                } else {
                    Whose::Bots { bot }
                }
            }
        }
    }

    /// Everything the person may do now, in the order of the rules.
    pub fn choices(&self) -> Vec<Choice> {
        let view = self.view();
        let legal = self.running.legal(self.me).into_iter();
        legal
            .map(|notation| {
                let label = self.game().label(&view, &notation, &self.words());
                Choice {
                    label: label.expect("legal moves and our own views can be read"),
                    notation,
                }
            })
            .collect()
    }

    /// What a move would do, where its label does not say it all.
    pub fn explain(&self, notation: &str) -> Option<String> {
        let explained = self.game().explain(&self.view(), notation, &self.words());
        explained.ok().flatten()
    }

    /// What words that are no move may mean, as far as it can be done now.
    pub fn suggestion(&self, typed: &str) -> Option<Suggestion<Choice>> {
        let suggestion = self.game().suggest(&self.view(), typed, &self.words());
        let Suggestion { says, actions } = suggestion.expect("our own views can be read")?;
        let mut choices = self.choices();
        choices.retain(|choice| actions.contains(&choice.notation));
        Some(Suggestion {
            says,
            actions: choices,
        })
    }

    /// What the table waits for, in a sentence.
    pub fn prompt(&self) -> String {
        let asked = self.game().ask(&self.view(), Some(self.me), &self.words());
        asked.expect("our own views can be read")
    }

    /// The table as the person sees it.
    pub fn scene(&self) -> Scene {
        let legal = self.running.legal(self.me);
        let scene = self.game().scene(&self.view(), &legal, &self.words());
        scene.expect("our own views can be read")
    }

    /// What the person was told, step by step from the set-up.
    pub fn log(&self) -> &[Vec<String>] {
        &self.log
    }

    /// Plays for the person.
    pub fn play(&mut self, notation: &str) -> Result<(), Refusal> {
        self.act(self.me, notation)
    }

    /// Sets the bot to work that acts next, and says whether there is one: it
    /// interrupts, or is waited for. Where the person may interrupt, it waits
    /// until they let it.
    pub fn wake_bot(&mut self, lets_others_act: bool) -> bool {
        if self.next.is_none() {
            let waited_for = match self.whose() {
                Whose::Bots { bot } => Some(bot),
                Whose::Open { bot } => Some(bot).filter(|_| lets_others_act),
                Whose::Mine | Whose::Over(_) => None,
            };
            self.next = self.interruption().or_else(|| {
                let seat = waited_for?;
                let share = self.patience.share(self.running.players().len() - 1);
                let question = self.running.question(&self.bot, seat).within(share);
                let thought = self.thinker.ask(question);
                Some(Next { seat, thought })
            });
        }
        self.next.is_some()
    }

    /// A bot that interrupts is faster than whoever is waited for.
    fn interruption(&self) -> Option<Next> {
        let may = match self.running.turn() {
            Turn::Waiting { may, .. } => may.without(self.me),
            Turn::Over(_) => return None,
        };
        may.iter().find_map(|seat| {
            let action = self.running.interrupt(&self.bot, seat);
            let thought = Thought::ready(action.expect("the bot is known")?);
            Some(Next { seat, thought })
        })
    }

    /// Lets the bot act that was woken, if it decides within `patience`, and
    /// says whether it did.
    pub fn let_act(&mut self, patience: Duration) -> bool {
        let decided = self.next.as_ref().and_then(|Next { seat, thought }| {
            let decided = thought.within(patience)?;
            Some((*seat, decided))
        });
        if let Some((seat, Decided { action, searched })) = &decided {
            if let Some(searched) = searched {
                self.patience.spend(*searched);
            }
            self.act(*seat, action).expect("bots play legal moves");
        }
        decided.is_some()
    }

    /// Takes the person's last move back.
    pub fn undo(&mut self) -> Result<(), UndoError> {
        self.running.undo(self.me)?;
        self.next = None;
        self.log.truncate(self.n_moves() as usize + 1);
        self.remarks = self.running.remarks();
        Ok(())
    }

    /// The game so far, with the key: this terminal is its own host.
    pub fn record(&self) -> Record {
        Record {
            seal: Some(self.seal.clone()),
            ..self.running.record()
        }
    }

    pub fn words(&self) -> Words<'_> {
        Words {
            lang: self.lang,
            me: Some(self.me),
            names: self.running.players(),
            remarks: &self.remarks,
        }
    }

    fn view(&self) -> Json {
        self.running.view(Viewer::Seat(self.me))
    }

    fn act(&mut self, seat: Seat, notation: &str) -> Result<(), Refusal> {
        let n_before = self.n_moves();
        let attempt = self.running.attempt(seat, notation)?;
        self.running.commit(attempt);
        if seat == self.me {
            self.patience.renew();
        }
        self.next = None;
        self.hear(n_before);
        Ok(())
    }

    /// Writes down what was told by the newest step.
    fn hear(&mut self, n_before: u32) {
        self.remarks = self.running.remarks();
        let told = self
            .running
            .told_since(n_before, Viewer::Seat(self.me))
            .into_iter();
        // Step 0 is told together with move 1.
        let n_known = if n_before == 0 && !self.log.is_empty() {
            self.log[0].len()
        } else {
            0
        };
        let sentences = told
            .skip(n_known)
            .map(|event| {
                let sentence = self.game().tell(&event, &self.words());
                sentence.expect("our own events can be read")
            })
            .collect();
        self.log.push(sentences);
    }
}

/// The person's seat in a saved game: the one with a salt.
pub(crate) fn seat_of_person(seal: &Seal) -> Option<Seat> {
    let salted = seal.salts.iter().enumerate();
    let salted: SeatSet = salted
        .filter(|(_, salt)| !salt.is_empty())
        .map(|(seat, _)| Seat::new(seat))
        .collect();
    match salted.len() {
        1 => salted.first(),
        _ => None,
    }
}
