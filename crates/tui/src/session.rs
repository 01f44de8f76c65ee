//! The game in progress, the person who plays it, and the bots at the other
//! seats.

mod advice;

use std::time::Duration;

use driver::{ActionError, BotJob, Driver, Limits, Match, Next, Pending, Sitter, UndoError};
use erased::{DynGame, DynPerspective, Json};
use record::Record;
use scene::{Award, Scene, Suggestion, Words};
use tabletop::{
    Chance, Lang, Refusal, Seat, SeatSet, Standings, Turn, Viewer, chance::Seeded, sealed::Seal,
    sealed::hex,
};

use crate::{
    lang,
    thinker::{Answer, Awaited, Thinker},
};

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
    driver: Driver,
    me: Seat,
    bot: String,
    lang: Lang,
    thinker: Thinker,
    /// What a bot is about to do at this table as it is.
    at_work: Option<AtWork>,
    /// What the person sees and may do.
    seen: Box<dyn DynPerspective>,
    /// What the person was told at each step; the set-up is step 0.
    log: Vec<Vec<String>>,
    /// Who moved at each step and why, as far as the person saw it.
    whys: Vec<Option<(Seat, String)>>,
    /// What the strongest bot was asked for advice on.
    advice: Option<Awaited>,
}

#[derive(Debug)]
enum AtWork {
    Moving { seat: Seat, action: String },
    Thinking { job: BotJob, answer: Awaited },
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
        let game = Match::start(table.game, table.options, players, seal)?;
        // A bot nobody knows is refused before the first move.
        table.game.bot(&table.bot, 0)?;
        let seats = (0..table.n_seats).map(Seat::new);
        let sitters = seats.map(|seat| {
            if seat == table.me {
                Sitter::Person
            } else {
                Sitter::Bot(table.bot.clone())
            }
        });
        let mut session = Session {
            seen: game.perspective(Viewer::Seat(table.me)),
            driver: Driver::new(game, sitters.collect(), Limits::default()),
            me: table.me,
            bot: table.bot,
            lang: table.lang,
            thinker: Thinker::start(table.game),
            at_work: None,
            log: Vec::new(),
            whys: Vec::new(),
            advice: None,
        };
        session.hear();
        Ok(session)
    }

    /// Goes on with a game that was checked before.
    pub(crate) fn follow(&mut self, record: &Record) -> Result<(), Refusal> {
        for played in &record.moves {
            let n = self.n_moves();
            let pending = self.driver.play(played.seat, n, &played.action);
            let pending = pending.map_err(refusal)?;
            self.make(pending);
        }
        Ok(())
    }

    pub fn game(&self) -> &'static dyn DynGame {
        self.driver.game().game()
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
        self.driver.game().players()
    }

    pub fn name(&self, seat: Seat) -> String {
        self.words().name(seat)
    }

    pub fn n_moves(&self) -> u32 {
        self.driver.game().n_moves()
    }

    pub fn whose(&self) -> Whose {
        match self.driver.game().turn() {
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
        let choice = |notation: String| {
            let label = self.seen.label(&notation, &self.words());
            Choice {
                label: label.expect("legal moves can be read"),
                notation,
            }
        };
        self.seen.legal().into_iter().map(choice).collect()
    }

    /// What a move would do, where its label does not say it all.
    pub fn explain(&self, notation: &str) -> Option<String> {
        self.seen.explain(notation, &self.words()).ok().flatten()
    }

    /// What words that are no move may mean, as far as it can be done now.
    pub fn suggestion(&self, typed: &str) -> Option<Suggestion<Choice>> {
        let Suggestion { says, actions } = self.seen.suggest(typed, &self.words())?;
        let mut choices = self.choices();
        choices.retain(|choice| actions.contains(&choice.notation));
        Some(Suggestion {
            says,
            actions: choices,
        })
    }

    /// What can be done for the person whenever they are asked, and whether it is.
    pub fn orders(&self) -> Vec<(&'static str, bool)> {
        let on = self.driver.orders(self.me);
        let all = self.game().orders().into_iter();
        all.map(|it| ((it.says)(self.lang), on.contains(&it.name)))
            .collect()
    }

    /// Switches one of them on or off, by its number from 1; says whether there is
    /// one of that number.
    pub fn switch_order(&mut self, number: &str) -> bool {
        let all = self.game().orders();
        let index = number
            .parse::<usize>()
            .ok()
            .and_then(|it| it.checked_sub(1));
        let Some(switched) = index.and_then(|it| all.get(it)) else {
            return false;
        };
        let on = self.driver.orders(self.me);
        let is_on = |name: &str| on.contains(&name) != (name == switched.name);
        let wanted: Vec<_> = { all.iter() }
            .map(|it| it.name.to_owned())
            .filter(|it| is_on(it))
            .collect();
        let set = self.driver.set_orders(self.me, &wanted);
        set.expect("the game knows its orders");
        true
    }

    /// What the table waits for, in a sentence.
    pub fn prompt(&self) -> String {
        self.seen.prompt(&self.words())
    }

    /// The table as the person sees it.
    pub fn scene(&self) -> Scene {
        self.seen.scene(&self.words())
    }

    /// What the person was told, step by step from the set-up.
    pub fn log(&self) -> &[Vec<String>] {
        &self.log
    }

    /// Plays for the person.
    pub fn play(&mut self, notation: &str) -> Result<(), Refusal> {
        let pending = self.driver.play(self.me, self.n_moves(), notation);
        let pending = pending.map_err(refusal)?;
        self.make(pending);
        Ok(())
    }

    /// Sets the bot to work that acts next, and says whether there is one: it
    /// interrupts, or is waited for. Where the person may interrupt, it waits
    /// until they let it.
    pub fn wake_bot(&mut self, lets_others_act: bool) -> bool {
        let is_let = match self.whose() {
            Whose::Open { .. } => lets_others_act,
            Whose::Mine | Whose::Bots { .. } | Whose::Over(_) => true,
        };
        if self.at_work.is_none() {
            self.at_work = match self.driver.next(Duration::ZERO) {
                Next::Move { seat, action } => Some(AtWork::Moving { seat, action }),
                Next::Think(job) if is_let && self.whose() != Whose::Mine => {
                    let answer = self.thinker.ask(job.clone());
                    Some(AtWork::Thinking { job, answer })
                }
                Next::Think(_) | Next::Wait { .. } | Next::Over => None,
            };
        }
        self.at_work.is_some()
    }

    /// Lets the bot act that was woken, if it decides within `patience`, and
    /// says whether it did.
    pub fn let_act(&mut self, patience: Duration) -> bool {
        let pending = match &self.at_work {
            None => None,
            Some(AtWork::Moving { seat, action }) => {
                let pending = self.driver.bot_move(*seat, action);
                Some(pending.expect("bots play legal moves"))
            }
            Some(AtWork::Thinking { job, answer }) => {
                let answer = answer.within(patience);
                answer.and_then(|Answer { action, took }| {
                    self.driver.answer(job, Some(&action), took)
                })
            }
        };
        let has_acted = pending.is_some();
        if let Some(pending) = pending {
            self.make(pending);
        }
        has_acted
    }

    /// Takes the person's last move back.
    pub fn undo(&mut self) -> Result<(), UndoError> {
        match self.driver.undo(self.me, self.n_moves()) {
            Ok(pending) => self.make(pending),
            Err(ActionError::Undo(error)) => return Err(error),
            Err(other) => unreachable!("a terminal has no limits: {other}"),
        }
        Ok(())
    }

    /// The game so far, with the key: this terminal is its own host.
    pub fn record(&self) -> Record {
        let game = self.driver.game();
        Record {
            seal: Some(game.seal().clone()),
            ..game.record()
        }
    }

    pub fn words(&self) -> Words<'_> {
        let game = self.driver.game();
        Words {
            lang: self.lang,
            me: Some(self.me),
            names: game.players(),
            remarks: game.remarks(),
        }
    }

    fn make(&mut self, pending: Pending) {
        self.driver.commit(pending);
        self.at_work = None;
        self.advice = None;
        let why = self.why();
        self.seen = self.driver.game().perspective(Viewer::Seat(self.me));
        let n_steps = self.n_moves() as usize + 1;
        if n_steps <= self.log.len() {
            // A move was taken back.
            self.log.truncate(n_steps);
            self.whys.truncate(n_steps - 1);
        } else {
            self.whys.push(why);
            self.hear();
        }
    }

    /// Writes down what was told last.
    fn hear(&mut self) {
        let events = self.driver.game().latest();
        let told = events.seen_by(Viewer::Seat(self.me));
        let mut sentences = told.sentences(&self.words());
        if let Whose::Over(_) = self.whose() {
            sentences.extend(self.honours());
        }
        self.log.push(sentences);
    }

    /// Small honours, one a line.
    fn honours(&self) -> Vec<String> {
        let all = self.driver.game().told_since(None, Viewer::Seat(self.me));
        let line = |Award { title, says }| lang::EndAward { title, says }.say(self.lang);
        all.awards(&self.words()).into_iter().map(line).collect()
    }
}

/// Nobody is late at a table of one person, and it has no limits.
fn refusal(error: ActionError) -> Refusal {
    match error {
        ActionError::Move(refusal) => refusal,
        other => unreachable!("a terminal only makes moves: {other}"),
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
