//! A game that is over, looked at move by move from any place at the table.

use std::sync::Arc;

use erased::{DynEvents, DynGame, DynMatch, remark};
use record::Record;
use tabletop::{Seat, Turn, Viewer};

use crate::{Fault, Model};

/// More moves than any game takes; whoever writes more means to fill our memory.
const MAX_MOVES: usize = 10_000;

/// A record with the table after each of its moves, played once.
#[derive(Debug)]
pub struct Playback {
    game: &'static dyn DynGame,
    record: Record,
    /// The set-up, then one for each move.
    steps: Vec<Step>,
    /// What was said with each move that takes a remark.
    remarks: Vec<Option<String>>,
}

#[derive(Debug)]
struct Step {
    table: Box<dyn DynMatch>,
    events: Box<dyn DynEvents>,
    /// How many remarks were made by then.
    n_remarks: usize,
}

impl Playback {
    /// Reads a record and plays it once. `find` looks a game up by its id.
    pub fn read(
        text: &str,
        find: impl Fn(&str) -> Option<&'static dyn DynGame>,
    ) -> Result<Playback, Fault> {
        let record: Record = text.parse()?;
        let game = find(&record.game).ok_or_else(|| Fault::UnknownGame(record.game.clone()))?;
        Playback::new(record, game)
    }

    /// Plays a record once. Refuses one that breaks the rules, and one of a game
    /// that is not over: in it there are secrets yet.
    pub fn new(record: Record, game: &'static dyn DynGame) -> Result<Playback, Fault> {
        let playback = Playback::of_our_own(record, game)?;
        match playback.table(playback.n_moves()).turn() {
            Turn::Waiting { .. } => Err(Fault::NotOver),
            Turn::Over(_) => Ok(playback),
        }
    }

    /// The same of a game that may go on: one that we have made up ourselves, so that
    /// its secrets are nobody's.
    pub fn of_our_own(record: Record, game: &'static dyn DynGame) -> Result<Playback, Fault> {
        if MAX_MOVES < record.moves.len() {
            let n = record.moves.len() as u32;
            return Err(Fault::TooLong { n });
        }
        let mut steps: Vec<Step> = Vec::with_capacity(record.moves.len() + 1);
        crate::retell(&record, game, |table, events| {
            let (n_before, played) = match steps.last() {
                None => (0, None),
                Some(it) => (it.n_remarks, record.moves.get(steps.len() - 1)),
            };
            let has_remark = played.is_some_and(|played| game.takes_remark(&played.action));
            steps.push(Step {
                table: table.fork(),
                events,
                n_remarks: n_before + usize::from(has_remark),
            });
        })?;
        let actions = record.moves.iter().map(|it| it.action.as_str());
        Ok(Playback {
            remarks: remark::all(game, actions),
            game,
            record,
            steps,
        })
    }

    pub fn game(&self) -> &'static dyn DynGame {
        self.game
    }

    pub fn record(&self) -> &Record {
        &self.record
    }

    pub fn n_moves(&self) -> u32 {
        self.record.moves.len() as u32
    }

    /// Who made move `n`, counted from 1; nobody dealt.
    pub fn mover(&self, n: u32) -> Option<Seat> {
        let index = n.checked_sub(1)?;
        self.record
            .moves
            .get(index as usize)
            .map(|played| played.seat)
    }

    /// After how many moves each part of the game begins: a round, a turn.
    pub fn parts(&self) -> Vec<u32> {
        let steps = (0..).zip(&self.steps);
        let opens = steps.filter(|(n, step)| *n == 0 || step.events.opens_part());
        // Behind the last move nothing begins.
        opens
            .map(|(n, _)| n)
            .filter(|n| *n < self.n_moves())
            .collect()
    }

    /// The truth after `n` moves: the game is over, so that it is nobody's secret.
    pub fn table(&self, n: u32) -> &dyn DynMatch {
        &*self.step(n).table
    }

    /// What happened with move `n`, as the judge saw it; 0 is the set-up.
    pub fn events(&self, n: u32) -> &dyn DynEvents {
        &*self.step(n).events
    }

    /// The table after `n` moves as `eyes` saw it, with nothing to do. Of the
    /// story it has what `eyes` were told after move `since`; `None` is
    /// everything. Beyond the last move it is the last.
    pub fn model(&self, n: u32, eyes: Viewer, since: Option<u32>) -> Model {
        let n = n.min(self.n_moves());
        let step = self.step(n);
        Model {
            n,
            seat: match eyes {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Public | Viewer::Judge => None,
            },
            seen: step.table.seen(eyes).into(),
            turn: step.table.turn(),
            legal: Arc::default(),
            may_undo: false,
            since,
            events: self.events_between(since, n, eyes).into(),
            remarks: Arc::new(self.remarks[..step.n_remarks].to_vec()),
        }
    }

    /// The same for somebody who sits at `seat` and may do there what could be done
    /// then.
    pub fn asked(&self, n: u32, seat: Seat, since: Option<u32>) -> Model {
        let table = &self.step(n).table;
        let viewer = Viewer::Seat(seat);
        Model {
            seen: table.perspective(viewer).into(),
            legal: table.legal(seat).into(),
            ..self.model(n, viewer, since)
        }
    }

    /// The first `n` moves, as a record of a game that goes on.
    pub fn beginning(&self, n: u32) -> Record {
        let mut begun = self.record.clone();
        begun.moves.truncate(n as usize);
        Record {
            commitment: None,
            seal: None,
            standings: None,
            ..begun
        }
    }

    /// Whether one can go on from there: the game was not over yet.
    pub fn goes_on_from(&self, n: u32) -> bool {
        matches!(self.step(n).table.turn(), Turn::Waiting { .. })
    }

    fn events_between(&self, since: Option<u32>, n: u32, eyes: Viewer) -> Box<dyn DynEvents> {
        let nothing = self.game.read_events(&[]);
        let mut events = nothing.expect("nothing can always be read");
        let from = since.map_or(0, |since| since + 1) as usize;
        for step in self.steps.iter().take(n as usize + 1).skip(from) {
            events.append(&*step.events.seen_by(eyes));
        }
        events
    }

    fn step(&self, n: u32) -> &Step {
        let last = self.steps.len() - 1;
        &self.steps[last.min(n as usize)]
    }
}
