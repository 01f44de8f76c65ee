//! A game that goes on where another was left: *what if?*

use std::sync::Arc;

use erased::{DynGame, Step};
use record::Record;
use tabletop::{sealed::Seal, seat::MAX_SEATS};

use super::{Match, PendingMove, Position, agreed};
use crate::{
    Fault,
    moves::Moves,
    replay::{Source, must_know},
};

impl Match {
    /// Goes on where `begun` stops: its moves are played as they are written, and
    /// only what comes after them has the luck of `seal`. Such a game proves
    /// nothing, so its record is not sealed.
    pub fn go_on(game: &'static dyn DynGame, begun: &Record, seal: Seal) -> Result<Match, Fault> {
        must_know(begun, game)?;
        let Record {
            options,
            players,
            setup,
            moves,
            ..
        } = begun;
        let Step { table, events } = Source::Written.lend(0, setup, |luck| {
            game.start(options, players.len(), luck)
                .map_err(Fault::Setup)
        })?;
        let mut it = Match {
            agreed: agreed(game, options, players, &seal),
            game,
            options: options.clone(),
            players: players.clone(),
            seal,
            position: Position::new(table, [0; MAX_SEATS]),
            setup: setup.clone(),
            given: Some(moves.len() as u32),
            moves: Moves::default(),
            latest: events,
            has_turned: true,
            remarks: Arc::default(),
            n_unseen: 0,
        };
        for (n, played) in (1..).zip(moves) {
            let step = Source::Written.lend(n, &played.draws, |luck| {
                let step = it.position.table.play(played.seat, &played.action, luck);
                step.map_err(|refusal| Fault::Move { n, refusal })
            })?;
            let played = played.clone();
            it.commit(PendingMove { step, played });
        }
        // What others have played is not taken back.
        it.n_unseen = 0;
        Ok(it)
    }

    /// The same game before anybody has moved here.
    pub(super) fn begun_again(&self) -> Match {
        let seal = self.seal.clone();
        let Some(n) = self.given else {
            let (options, players) = (self.options.clone(), self.players.clone());
            let again = Match::start(self.game, options, players, seal);
            return again.expect("it was started like that before");
        };
        let mut begun = self.record();
        begun.moves.truncate(n as usize);
        let again = Match::go_on(self.game, &begun, seal);
        again.expect("it was gone on with like that before")
    }

    /// How many moves it has from another game, if it goes on with one.
    pub fn n_given(&self) -> Option<u32> {
        self.given
    }
}
