//! A game being written down while it is played.

mod going_on;

use std::{
    fmt,
    sync::{Arc, OnceLock},
};

#[cfg(not(target_family = "wasm"))]
use erased::ByNumber;
use erased::{DynEvents, DynGame, DynMatch, DynPerspective, Json, Step, remark};
use record::{Header, Move, Record};
use serde_json::value::RawValue;
use tabletop::{
    Chance, Refusal, Seat, Turn, Viewer,
    chance::Recorded,
    sealed::{Agreed, Seal},
    seat::MAX_SEATS,
};
use wire::{Moved, Snapshot};

use crate::moves::Moves;

/// A game in progress, its luck, and all that has been played. What was told on
/// the way follows from that, and is found out again when somebody asks.
#[derive(Debug)]
pub struct Match {
    game: &'static dyn DynGame,
    options: Json,
    players: Vec<String>,
    seal: Seal,
    agreed: Agreed,
    position: Position,
    setup: Vec<u32>,
    /// How many of the first moves are those of another game, with the luck that
    /// was written there; nothing for a game of its own.
    given: Option<u32>,
    moves: Moves,
    /// What happened last: the set-up, or a move.
    latest: Box<dyn DynEvents>,
    /// Whether the last move has changed whom the table waits for.
    has_turned: bool,
    /// What was said with each move that takes a remark.
    remarks: Arc<Vec<Option<String>>>,
    /// How many of the last moves have shown nothing, so that there is a way back
    /// behind them.
    n_unseen: u32,
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

impl PendingMove {
    /// Whose turn it would be, or how the game would have ended.
    pub fn turn(&self) -> Turn {
        self.step.table.turn()
    }
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
        let agreed = agreed(game, &options, &players, &seal);
        let mut sealed = seal.luck(agreed, 0);
        let mut luck = Recorded::new(&mut sealed);
        let Step { table, events } = game.start(&options, players.len(), &mut luck)?;
        Ok(Match {
            setup: luck.draws,
            given: None,
            game,
            options,
            players,
            seal,
            agreed,
            position: Position::new(table, [0; MAX_SEATS]),
            moves: Moves::default(),
            latest: events,
            has_turned: true,
            remarks: Arc::default(),
            n_unseen: 0,
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
        self.has_turned = position.table.turn() != self.turn();
        self.position = position;
        self.n_unseen = if shows_something(&played, &*events) {
            0
        } else {
            self.n_unseen + 1
        };
        if let Some(said) = self.remark_of(&played) {
            Arc::make_mut(&mut self.remarks).push(Some(said));
        }
        self.moves.push(&played);
        self.latest = events;
    }

    /// What was said with a move that takes a remark: none is made without.
    fn remark_of(&self, played: &Move) -> Option<String> {
        let (_, said) = remark::split(&played.action);
        let said = said.filter(|_| self.game.takes_remark(&played.action));
        said.map(str::to_owned)
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
            Some(_) if self.n_unseen == 0 => Err(UndoError::SomethingShown),
            Some(_) => Ok(()),
        }
    }

    /// Takes the last move back: all the others are played again.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        self.may_undo(seat)?;
        self.go_back(self.n_moves() - 1);
        Ok(())
    }

    /// Takes back everything but the first `to` moves, whatever they have shown.
    /// The luck of a move follows from its number, so the same move made again
    /// comes out the same.
    pub(crate) fn go_back(&mut self, to: u32) {
        let mut again = self.begun_again();
        let n_begun = again.moves.len();
        let stand = self.moves.iter().take(to as usize);
        for played in stand.skip(n_begun) {
            let done = again.play_written(&played);
            done.expect("it was played like that before");
        }
        *self = again;
    }

    /// How many moves stood before the last one of `seat`.
    pub fn before_last_of(&self, seat: Seat) -> Option<u32> {
        let moves = (0..).zip(self.moves.iter());
        let own = moves.filter(|(_, played)| played.seat == seat);
        own.last().map(|(n, _)| n)
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

    /// What `seat` sees and may do, for whoever goes by numbers.
    #[cfg(not(target_family = "wasm"))]
    pub fn by_number(&self, seat: Seat) -> Result<ByNumber, Refusal> {
        self.position.table.by_number(seat)
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
    pub fn remarks(&self) -> &Arc<Vec<Option<String>>> {
        &self.remarks
    }

    /// How many moves stand.
    pub fn n_moves(&self) -> u32 {
        self.moves.len() as u32
    }

    /// What happened last: the move that was made, or, after one was taken back,
    /// the one before; in the beginning the set-up.
    pub fn latest(&self) -> &dyn DynEvents {
        &*self.latest
    }

    /// What `viewer` was told after move `n`; `None` is everything, the set-up
    /// included.
    pub fn told_since(&self, n: Option<u32>, viewer: Viewer) -> Box<dyn DynEvents> {
        if n.is_some_and(|n| n + 1 == self.n_moves()) {
            return self.latest.seen_by(viewer);
        }
        let nothing = self.game.read_events(&[]);
        let mut told = nothing.expect("nothing can always be read");
        let mut steps = 0..;
        let retold = crate::retell(&self.record(), self.game, |_, events| {
            let step: u32 = steps.next().expect("they do not end");
            if n.is_none_or(|n| n < step) {
                told.append(&*events.seen_by(viewer));
            }
        });
        retold.expect("it was played like that before");
        told
    }

    /// The game as `seat` may see it, or an onlooker, with all that happened
    /// since move `since`; 0 is everything.
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
            // It is redacted already, and whoever was told may see all of it.
            events: self
                .told_since((since != 0).then_some(since), viewer)
                .json_for(Viewer::Judge),
            remarks: Arc::clone(&self.remarks),
        }
    }

    /// What the last move has changed for `seat`, or for an onlooker. Those who
    /// have the rules know what they may do.
    pub fn moved(&self, seat: Option<Seat>, has_rules: bool) -> Moved<Box<RawValue>> {
        let viewer = Viewer::of(seat);
        let n = self.n_moves();
        let asked_anew =
            seat.filter(|seat| !has_rules && self.position.asked_at[seat.index()] == n);
        Moved {
            n,
            events: self.latest.raw_for(viewer),
            turn: self.has_turned.then(|| self.turn()),
            legal: asked_anew.map(|seat| self.legal(seat)),
            may_undo: seat.is_some_and(|seat| self.may_undo(seat).is_ok()),
            remark: self.moves.last().and_then(|played| self.remark_of(&played)),
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

    /// What a standing order has `seat` do now, if anything.
    pub fn ordered(&self, order: &str, seat: Seat) -> Option<String> {
        self.position.table.ordered(order, seat)
    }

    /// The stream of a move that is never played is the bots' own luck.
    pub fn bots_seed(&self) -> u64 {
        let mut luck = self.seal.luck(self.agreed, u32::MAX - self.n_moves());
        u64::from(luck.draw(u32::MAX)) << 32 | u64::from(luck.draw(u32::MAX))
    }

    /// The game as a record. The key is in it only once the game is over; a game
    /// that goes on with another is not sealed.
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
            commitment: self.given.is_none().then(|| self.seal.commitment()),
            seal: standings
                .filter(|_| self.given.is_none())
                .map(|_| self.seal.clone()),
            setup: self.setup.clone(),
            moves: self.moves.iter().collect(),
            standings,
        }
    }
}

/// What the luck is bound to.
fn agreed(game: &dyn DynGame, options: &Json, players: &[String], seal: &Seal) -> Agreed {
    let info = game.info();
    Header {
        game: info.id,
        rules_version: info.rules_version,
        options,
        players,
        salts: &seal.salts,
    }
    .agreed()
}

/// Whether a move took luck or showed what was secret.
fn shows_something(played: &Move, events: &dyn DynEvents) -> bool {
    !played.draws.is_empty() || events.reveals()
}
