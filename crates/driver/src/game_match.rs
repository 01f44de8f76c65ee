//! A game being written down while it is played.

use std::{
    fmt,
    sync::{Arc, OnceLock},
};

use erased::{DynEvents, DynGame, DynMatch, DynPerspective, Json, Step, remark};
use record::{Header, Move, Record};
use tabletop::{
    Chance, Refusal, Seat, Turn, Viewer,
    chance::Recorded,
    sealed::{Agreed, Seal},
    seat::MAX_SEATS,
};
use wire::Snapshot;

/// A game in progress, its luck, and all that has been played and told.
#[derive(Debug)]
pub struct Match {
    game: &'static dyn DynGame,
    options: Json,
    players: Vec<String>,
    seal: Seal,
    agreed: Agreed,
    position: Position,
    setup: Vec<u32>,
    moves: Vec<Move>,
    /// Of the set-up, and then of each move.
    events: Vec<Box<dyn DynEvents>>,
    /// What was said with each move that takes a remark.
    remarks: Arc<[Option<String>]>,
    /// What was before each of the last moves that may be taken back.
    before: Vec<Position>,
}

/// The table, and what follows from it.
#[derive(Debug)]
struct Position {
    table: Box<dyn DynMatch>,
    /// What each seat may do, written once.
    legal: [OnceLock<Arc<[String]>>; MAX_SEATS],
    /// For each seat, how many moves stood when it was asked what it is asked.
    asked_at: [u32; MAX_SEATS],
}

/// A move that was found legal and carried out on a copy of the table. Write
/// it down, then [`Match::commit`] it.
#[derive(Debug)]
pub struct PendingMove {
    step: Step,
    pub played: Move,
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

impl Position {
    fn new(table: Box<dyn DynMatch>, asked_at: [u32; MAX_SEATS]) -> Position {
        Position {
            table,
            legal: Default::default(),
            asked_at,
        }
    }
}

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
        let Step { table, events } = game.start(&options, players.len(), &mut luck)?;
        Ok(Match {
            setup: luck.draws,
            game,
            options,
            players,
            seal,
            agreed,
            position: Position::new(table, [0; MAX_SEATS]),
            moves: Vec::new(),
            events: vec![events],
            remarks: Arc::default(),
            before: Vec::new(),
        })
    }

    /// Carries out a move on a copy of the table, or says why not. Nothing
    /// changes until it is committed.
    pub fn attempt(&self, seat: Seat, action: &str) -> Result<PendingMove, Refusal> {
        let mut sealed = self.seal.luck(self.agreed, self.n_moves() + 1);
        let mut luck = Recorded::new(&mut sealed);
        let step = self.position.table.play(seat, action, &mut luck)?;
        Ok(PendingMove {
            step,
            played: Move {
                seat,
                action: action.to_owned(),
                draws: luck.draws,
            },
        })
    }

    pub fn commit(&mut self, pending: PendingMove) {
        let PendingMove { step, played } = pending;
        let Step { table, events } = step;
        let now = self.n_moves() + 1;
        let mut position = Position::new(table, self.position.asked_at);
        for (index, asked_at) in position.asked_at.iter_mut().enumerate() {
            let (seat, before) = (Seat::new(index), &self.position.table);
            if seat == played.seat || !position.table.offers_the_same(&**before, seat) {
                *asked_at = now;
            }
        }
        let before = std::mem::replace(&mut self.position, position);
        if shows_something(&played, &*events) {
            // Nobody gets behind this move again.
            self.before.clear();
        } else {
            self.before.push(before);
        }
        if self.game.takes_remark(&played.action) {
            let said = remark::split(&played.action).1.map(str::to_owned);
            self.remarks = self.remarks.iter().cloned().chain([said]).collect();
        }
        self.moves.push(played);
        self.events.push(events);
    }

    /// Whether a move by `seat`, decided after `n` moves, is still an answer to
    /// what the table asks it: others may have moved meanwhile, where several
    /// choose at once or somebody may interrupt.
    pub fn is_timely(&self, seat: Seat, n: u32) -> bool {
        let asked_at = self.position.asked_at[seat.index()];
        seat.index() < self.players.len() && (asked_at..=self.n_moves()).contains(&n)
    }

    /// For owners who keep no log outside: attempt and commit at once.
    pub fn play(&mut self, seat: Seat, action: &str) -> Result<(), Refusal> {
        let attempt = self.attempt(seat, action)?;
        self.commit(attempt);
        Ok(())
    }

    /// Plays a written move again: it must come out as it was written.
    pub fn play_written(&mut self, written: &Move) -> Result<(), String> {
        let attempt = self.attempt(written.seat, &written.action);
        let attempt = attempt.map_err(|refusal| refusal.to_string())?;
        if attempt.played != *written {
            return Err("came out differently".to_owned());
        }
        self.commit(attempt);
        Ok(())
    }

    /// Whether `seat` may take the last move back: it must be its own, and
    /// must have shown nothing new.
    pub fn may_undo(&self, seat: Seat) -> Result<(), UndoError> {
        match self.moves.last() {
            _ if matches!(self.turn(), Turn::Over(_)) => Err(UndoError::Over),
            None => Err(UndoError::NothingYet),
            Some(played) if played.seat != seat => Err(UndoError::AnotherActed),
            Some(_) if self.before.is_empty() => Err(UndoError::SomethingShown),
            Some(_) => Ok(()),
        }
    }

    /// Takes the last move back.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        self.may_undo(seat)?;
        let before = self.before.pop();
        self.position = before.expect("what a move that showed nothing changed");
        self.events.pop();
        let taken_back = self.moves.pop();
        if taken_back.is_some_and(|played| self.game.takes_remark(&played.action)) {
            self.remarks = self.remarks[..self.remarks.len() - 1].into();
        }
        Ok(())
    }

    pub fn game(&self) -> &'static dyn DynGame {
        self.game
    }

    pub fn players(&self) -> &[String] {
        &self.players
    }

    /// The seal without which nobody knows the luck to come.
    pub fn seal(&self) -> &Seal {
        &self.seal
    }

    pub fn setup(&self) -> &[u32] {
        &self.setup
    }

    pub fn turn(&self) -> Turn {
        self.position.table.turn()
    }

    /// What `seat` may do, in notation; nothing if it may not act.
    pub fn legal(&self, seat: Seat) -> Arc<[String]> {
        let legal = &self.position.legal[seat.index()];
        Arc::clone(legal.get_or_init(|| self.position.table.legal(seat).into()))
    }

    pub fn view(&self, viewer: Viewer) -> Json {
        self.position.table.view(viewer)
    }

    /// Everything `viewer` sees and may do, without a detour through text.
    pub fn perspective(&self, viewer: Viewer) -> Box<dyn DynPerspective> {
        self.position.table.perspective(viewer)
    }

    /// What `seat` remembers and no longer sees: only bots ask for it.
    pub fn memory(&self, seat: Seat) -> Json {
        self.position.table.memory(seat)
    }

    /// What was said with each move that takes a remark.
    pub fn remarks(&self) -> &Arc<[Option<String>]> {
        &self.remarks
    }

    /// How many moves stand.
    pub fn n_moves(&self) -> u32 {
        self.moves.len() as u32
    }

    /// What happened since move `n`, step by step; 0 includes the set-up.
    pub fn events_since(&self, n: u32) -> impl Iterator<Item = &dyn DynEvents> {
        let first = if n == 0 { 0 } else { n as usize + 1 };
        self.events.iter().skip(first).map(|events| &**events)
    }

    /// What `viewer` was told since move `n`; 0 includes the set-up.
    pub fn told_since(&self, n: u32, viewer: Viewer) -> Box<dyn DynEvents> {
        let nothing = self.game.read_events(&[]);
        let mut told = nothing.expect("nothing can always be read");
        for events in self.events_since(n) {
            told.append(&*events.seen_by(viewer));
        }
        told
    }

    /// What happened at move `n` that stands; 0 is the set-up.
    pub fn events_at(&self, n: u32) -> &dyn DynEvents {
        &*self.events[n as usize]
    }

    /// The game as `seat` may see it, or an onlooker, with all that happened
    /// since move `since`.
    pub fn snapshot(&self, seat: Option<Seat>, since: u32) -> Snapshot {
        let viewer = Viewer::of(seat);
        Snapshot {
            n: self.n_moves(),
            seat,
            view: self.view(viewer),
            turn: self.turn(),
            legal: seat.map_or_else(Arc::default, |seat| self.legal(seat)),
            may_undo: seat.is_some_and(|seat| self.may_undo(seat).is_ok()),
            since,
            events: self
                .events_since(since)
                .flat_map(|events| events.json_for(viewer))
                .collect(),
            remarks: Arc::clone(&self.remarks),
        }
    }

    /// Lets a bot decide for `seat`. Its choice follows from the sealed key and
    /// the position alone.
    pub fn choose(&self, bot: &str, seat: Seat) -> Result<String, Refusal> {
        let seed = self.bots_seed();
        self.position.table.choose(bot, seat, seed)
    }

    /// Lets a bot whom nobody waits for act for `seat`, or keep quiet. For the
    /// same position the answer is always the same.
    pub fn interrupt(&self, bot: &str, seat: Seat) -> Result<Option<String>, Refusal> {
        let seed = self.bots_seed();
        self.position.table.interrupt(bot, seat, seed)
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
            moves: self.moves.clone(),
            standings,
        }
    }
}

/// Whether a move took luck or showed what was secret.
fn shows_something(played: &Move, events: &dyn DynEvents) -> bool {
    !played.draws.is_empty() || events.reveals()
}
