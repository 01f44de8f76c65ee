//! A game being written down while it is played. Servers, pages and terminals
//! own one; everybody else holds views.

use std::fmt;

use erased::{DynGame, DynMatch, Json, Told, remark};
use tabletop::{
    Chance, Refusal, Seat, Turn, Viewer,
    chance::Recorded,
    sealed::{Agreed, Seal},
};

use crate::text::{Header, Move, Record};

/// How a log of moves writes down that the last one was taken back. No game
/// uses the word.
pub const UNDO: &str = "undo";

/// The lines of a log that stand, with their numbers from 1: a move that was
/// taken back and the line that says so are left out. `Err` is the number of a
/// line that takes back what cannot be.
pub fn standing(log: &[Move]) -> Result<Vec<(u32, &Move)>, u32> {
    let mut moves: Vec<(u32, &Move)> = Vec::new();
    for (n, line) in (1..).zip(log) {
        if line.action != UNDO {
            moves.push((n, line));
            continue;
        }
        let taken_back = moves.pop();
        taken_back
            .filter(|(_, played)| played.seat == line.seat && played.draws.is_empty())
            .ok_or(n)?;
    }
    Ok(moves)
}

/// A game in progress, its luck, and all that has been played and told.
#[derive(Debug)]
pub struct Match {
    game: &'static dyn DynGame,
    options: Json,
    players: Vec<String>,
    seal: Seal,
    agreed: Agreed,
    table: Box<dyn DynMatch>,
    setup: Vec<u32>,
    setup_told: Vec<Told>,
    moves: Vec<(Move, Vec<Told>)>,
    /// For each seat, how many moves stood when it was asked what it is asked.
    asked_at: Vec<u32>,
    /// What was before each of the last moves that may be taken back.
    before: Vec<Before>,
}

#[derive(Debug)]
struct Before {
    table: Box<dyn DynMatch>,
    asked_at: Vec<u32>,
}

/// A move that was found legal and carried out on a copy of the table. Write
/// it down, then [`Match::commit`] it.
#[derive(Debug)]
pub struct PendingMove {
    table: Box<dyn DynMatch>,
    pub played: Move,
    pub told: Vec<Told>,
}

/// Why the last move stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum UndoError {
    NothingYet,
    AnotherActed,
    SomethingShown,
    Over,
}

impl fmt::Display for UndoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            UndoError::NothingYet => "there is nothing to undo yet",
            UndoError::AnotherActed => "somebody else has acted since your last move",
            UndoError::SomethingShown => "dice or cards have shown something new since",
            UndoError::Over => "the game is over",
        })
    }
}

impl std::error::Error for UndoError {}

impl Match {
    /// Opens a table for `players`, one name for each seat.
    pub fn start(
        game: &'static dyn DynGame,
        options: Json,
        players: Vec<String>,
        seal: Seal,
    ) -> Result<Match, Refusal> {
        let info = game.info();
        let header = Header {
            game: info.id,
            rules_version: info.rules_version,
            options: &options,
            players: &players,
            salts: &seal.salts,
        };
        let agreed = header.agreed();
        let mut sealed = seal.luck(agreed, 0);
        let mut luck = Recorded::new(&mut sealed);
        let opened = game.start(&options, players.len(), &mut luck)?;
        Ok(Match {
            setup: luck.draws,
            game,
            options,
            asked_at: vec![0; players.len()],
            players,
            seal,
            agreed,
            table: opened.table,
            setup_told: opened.told,
            moves: Vec::new(),
            before: Vec::new(),
        })
    }

    /// Carries out a move on a copy of the table, or says why not. Nothing
    /// changes until the attempt is committed.
    pub fn attempt(&self, seat: Seat, action: &str) -> Result<PendingMove, Refusal> {
        let mut sealed = self.seal.luck(self.agreed, self.n_moves() + 1);
        let mut luck = Recorded::new(&mut sealed);
        let mut table = self.table.fork();
        let told = table.play(seat, action, &mut luck)?;
        Ok(PendingMove {
            table,
            played: Move {
                seat,
                action: action.to_owned(),
                draws: luck.draws,
            },
            told,
        })
    }

    pub fn commit(&mut self, attempt: PendingMove) {
        let PendingMove {
            table,
            played,
            told,
        } = attempt;
        let before = Before {
            table: std::mem::replace(&mut self.table, table),
            asked_at: self.asked_at.clone(),
        };
        let now = self.n_moves() + 1;
        for (index, asked_at) in self.asked_at.iter_mut().enumerate() {
            let seat = Seat::new(index);
            if seat == played.seat || before.table.legal(seat) != self.table.legal(seat) {
                *asked_at = now;
            }
        }
        if shows_something(&played, &told) {
            // Nobody gets behind this move again.
            self.before.clear();
        } else {
            self.before.push(before);
        }
        self.moves.push((played, told));
    }

    /// Whether a move by `seat`, decided after `n` moves, is still an answer to
    /// what the table asks it: others may have moved meanwhile, where several
    /// choose at once or somebody may interrupt.
    pub fn is_timely(&self, seat: Seat, n: u32) -> bool {
        let asked_at = self.asked_at.get(seat.index());
        asked_at.is_some_and(|asked_at| (*asked_at..=self.n_moves()).contains(&n))
    }

    /// For owners who keep no log outside: attempt and commit at once.
    pub fn play(&mut self, seat: Seat, action: &str) -> Result<(), Refusal> {
        let attempt = self.attempt(seat, action)?;
        self.commit(attempt);
        Ok(())
    }

    /// Whether `seat` may take the last move back: it must be its own, and
    /// must have shown nothing new.
    pub fn may_undo(&self, seat: Seat) -> Result<(), UndoError> {
        match self.moves.last() {
            _ if matches!(self.turn(), Turn::Over(_)) => Err(UndoError::Over),
            None => Err(UndoError::NothingYet),
            Some((played, _)) if played.seat != seat => Err(UndoError::AnotherActed),
            Some((played, told)) if shows_something(played, told) => Err(UndoError::SomethingShown),
            Some(_) => Ok(()),
        }
    }

    /// Takes the last move back.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        self.may_undo(seat)?;
        let before = self.before.pop();
        let Before { table, asked_at } = before.expect("what a move that showed nothing changed");
        self.table = table;
        self.asked_at = asked_at;
        self.moves.pop();
        Ok(())
    }

    pub fn game(&self) -> &'static dyn DynGame {
        self.game
    }

    pub fn players(&self) -> &[String] {
        &self.players
    }

    pub fn turn(&self) -> Turn {
        self.table.turn()
    }

    pub fn legal(&self, seat: Seat) -> Vec<String> {
        self.table.legal(seat)
    }

    pub fn view(&self, viewer: Viewer) -> Json {
        self.table.view(viewer)
    }

    /// What `seat` remembers and no longer sees: only bots ask for it.
    pub fn memory(&self, seat: Seat) -> Json {
        self.table.memory(seat)
    }

    /// What was said with each move that takes a remark.
    pub fn remarks(&self) -> Vec<Option<String>> {
        let moves = self.moves.iter().map(|(played, _)| played.action.as_str());
        remark::all(self.game, moves)
    }

    /// How many moves stand.
    pub fn n_moves(&self) -> u32 {
        self.moves.len() as u32
    }

    /// Everything `viewer` has been told since move `n`; 0 includes the set-up.
    pub fn told_since(&self, n: u32, viewer: Viewer) -> Vec<Json> {
        let setup = self.setup_told.iter().filter(|_| n == 0);
        let moves = self
            .moves
            .iter()
            .skip(n as usize)
            .flat_map(|(_, told)| told);
        setup
            .chain(moves)
            .filter_map(|told| told.to(viewer).cloned())
            .collect()
    }

    /// Lets a bot decide for `seat`. Its choice follows from the sealed key and
    /// the position alone.
    pub fn choose(&self, bot: &str, seat: Seat) -> Result<String, Refusal> {
        self.table.choose(bot, seat, self.bots_seed())
    }

    /// Lets a bot whom nobody waits for act for `seat`, or keep quiet. For the
    /// same position the answer is always the same.
    pub fn interrupt(&self, bot: &str, seat: Seat) -> Result<Option<String>, Refusal> {
        self.table.interrupt(bot, seat, self.bots_seed())
    }

    /// The stream of a move that is never played is the bots' own luck.
    pub fn bots_seed(&self) -> u64 {
        let mut luck = self.seal.luck(self.agreed, u32::MAX - self.n_moves());
        u64::from(luck.draw(u32::MAX)) << 32 | u64::from(luck.draw(u32::MAX))
    }

    /// The game as a record. The key is in it only once the game is over.
    pub fn record(&self) -> Record {
        let info = self.game.info();
        let standings = match self.turn() {
            Turn::Over(standings) => Some(standings),
            Turn::Waiting { .. } => None,
        };
        Record {
            game: info.id.to_owned(),
            rules_version: info.rules_version,
            options: self.options.clone(),
            players: self.players.clone(),
            commitment: Some(self.seal.commitment()),
            seal: standings.map(|_| self.seal.clone()),
            setup: self.setup.clone(),
            moves: self
                .moves
                .iter()
                .map(|(played, _)| played.clone())
                .collect(),
            standings,
        }
    }
}

/// Whether a move took luck or showed what was secret.
fn shows_something(played: &Move, told: &[Told]) -> bool {
    !played.draws.is_empty() || told.iter().any(|event| event.reveals)
}
