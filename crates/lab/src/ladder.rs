//! Every bot against every other: who is stronger than whom, and by how much?
//!
//! Reading order: [`Ladder`] (what is played), [`duel`] (what came of one pair),
//! [`rating`] (one number for each bot), [`standing`] (all of it, as people and
//! programs read it), [`page`] (as a page to look at).
//!
//! Pairs take turns, one game each. Only whole turns count, so that a run that
//! is stopped early has counted all of them equally often and can be repeated.

pub(crate) mod chart;
pub mod duel;
pub mod page;
pub mod rating;
pub mod standing;

use std::{
    collections::{BTreeMap, btree_map::Entry},
    io,
    ops::ControlFlow,
    sync::Arc,
};

use erased::{DynGame, Json, Played, Wants};
use serde_json::json;
use tabletop::Refusal;

use self::duel::{Company, Duel, GameScore, Seating};
pub use self::standing::Standing;
use crate::{
    outside::{Outsiders, Player, is_program, stand_in},
    rows::{GameId, GameUnit, Tables},
    session::{Experiment, Session, Worker, is_enough, width},
    tournament::{LabError, derived_seed},
};

/// The rungs that every game is to have, weakest first.
const LEVELS: [&str; 5] = ["shambler", "walker", "runner", "ghoul", "mastermind"];

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Ladder {
    pub game: &'static dyn DynGame,
    /// `null` for the usual game.
    pub options: Json,
    /// Weakest first, all different.
    pub bots: Vec<String>,
    pub n_seats: usize,
    pub company: Company,
    /// For each pair.
    pub n_games: u64,
    pub seed: u64,
    /// Whether what everybody was asked is kept, too.
    pub decisions: bool,
    /// Who starts programs, where bots are commands.
    pub outsiders: Option<Arc<dyn Outsiders>>,
}

/// Two bots, by their places among the bots of the ladder.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Pair {
    pub lower: usize,
    pub upper: usize,
}

impl Pair {
    /// Whether they are neighbours on the ladder.
    pub fn is_step(self) -> bool {
        self.lower + 1 == self.upper
    }
}

/// The bots a ladder has if nobody chooses: the five levels if the game has
/// them, or else all its bots.
pub fn usual_bots(game: &dyn DynGame) -> Vec<String> {
    let names: Vec<_> = game.bots().iter().map(|bot| bot.name).collect();
    levels_or_all(&names)
}

fn levels_or_all(names: &[&str]) -> Vec<String> {
    let has_levels = LEVELS.iter().all(|level| names.contains(level));
    let bots = if has_levels { &LEVELS[..] } else { names };
    bots.iter().map(ToString::to_string).collect()
}

impl Ladder {
    /// Refuses what cannot be played: unknown bots, tables of a wrong size,
    /// options that do not fit, a bot against itself or against nobody.
    pub fn check(&self) -> Result<(), Refusal> {
        if self.bots.len() < 2 {
            let known: Vec<_> = self.game.bots().iter().map(|bot| bot.name).collect();
            return Err(Refusal::Unreadable(format!(
                "a ladder needs two bots or more, {} has {}",
                self.game.info().id,
                known.join(", ")
            )));
        }
        for (i, bot) in self.bots.iter().enumerate() {
            if self.bots[..i].contains(bot) {
                return Err(Refusal::Unreadable(format!(
                    "{bot} stands twice among the bots, name each once"
                )));
            }
            let has_program = self.outsiders.is_some() && is_program(bot);
            let name = if has_program { stand_in(bot) } else { bot };
            let everywhere = vec![name; self.n_seats];
            self.game.arena(&self.options, &everywhere)?;
        }
        Ok(())
    }

    /// Steps first, then pairs that are further and further apart.
    pub fn pairs(&self) -> Vec<Pair> {
        let n_bots = self.bots.len();
        let apart = |distance| {
            (distance..n_bots).map(move |upper| Pair {
                lower: upper - distance,
                upper,
            })
        };
        (1..n_bots).flat_map(apart).collect()
    }

    /// Plays. Only whole turns of all pairs count.
    pub fn run(&self, session: &mut Session<'_>) -> Result<Standing, LabError> {
        self.check().map_err(LabError::Refused)?;
        let pairs = self.pairs();
        let mut duels = self.duels();
        let mut turn = Vec::with_capacity(pairs.len());
        let until = session.until;
        session.run(self, |index, unit| {
            let at = self.at(&pairs, index);
            turn.push(GameScore::new(&unit.played, at.seating, at.round));
            if turn.len() < pairs.len() {
                return Ok(ControlFlow::Continue(()));
            }
            let scores = turn.drain(..);
            duels
                .iter_mut()
                .zip(scores)
                .for_each(|(duel, score)| duel.count(score));
            Ok(is_enough(until, duels[0].n_games(), || {
                let widths = duels.iter().map(|it| width(it.ci95()));
                widths.fold(0.0, f64::max)
            }))
        })?;
        Ok(Standing::new(self, &duels))
    }

    /// Where bots stand after these games, from the first on.
    pub fn standing_of(&self, games: &[Played]) -> Standing {
        let (pairs, mut duels) = (self.pairs(), self.duels());
        for (round, turn) in (0..).zip(games.chunks_exact(pairs.len())) {
            for ((nth, duel), played) in (0..).zip(&mut duels).zip(turn) {
                let at = self.at(&pairs, round * pairs.len() as u64 + nth);
                duel.count(GameScore::new(played, at.seating, at.round));
            }
        }
        Standing::new(self, &duels)
    }

    fn duels(&self) -> Vec<Duel> {
        let pairs = self.pairs().into_iter();
        pairs
            .map(|pair| Duel::new(pair, self.company, self.n_seats))
            .collect()
    }

    /// What the game of an index is: the pairs in turn, and the seatings of a
    /// pair in turn.
    fn at(&self, pairs: &[Pair], index: u64) -> At {
        let n_pairs = pairs.len() as u64;
        let (pair, round) = (pairs[(index % n_pairs) as usize], index / n_pairs);
        let parts = [pair.lower as u64, pair.upper as u64, round];
        At {
            pair,
            round,
            seating: Seating::of_round(self.company, round, self.n_seats),
            seed: derived_seed(self.seed, &parts),
        }
    }

    fn names(&self, at: &At) -> Vec<String> {
        let name = |side| match side {
            duel::Side::Lower => self.bots[at.pair.lower].clone(),
            duel::Side::Upper => self.bots[at.pair.upper].clone(),
        };
        at.seating.sides().map(name).collect()
    }

    fn player(&self, at: &At) -> Result<Player, LabError> {
        let names = self.names(at);
        Player::new(self.game, &self.options, &names, self.outsiders.as_ref())
    }
}

/// One game of a ladder.
struct At {
    pair: Pair,
    round: u64,
    seating: Seating,
    seed: u64,
}

impl Experiment for Ladder {
    type Unit = GameUnit;

    fn command(&self) -> &'static str {
        "ladder"
    }

    fn plan(&self) -> Json {
        let info = self.game.info();
        json!({
            "game": info.id,
            "rules": info.rules_version,
            "options": self.options,
            "bots": self.bots,
            "players": self.n_seats,
            "company": self.company,
            "seed": self.seed,
            "decisions": self.decisions,
        })
    }

    fn n_units(&self) -> u64 {
        self.n_games.saturating_mul(self.stride())
    }

    fn stride(&self) -> u64 {
        self.pairs().len() as u64
    }

    fn worker(&self) -> Result<Worker<'_, GameUnit>, LabError> {
        let pairs = self.pairs();
        let mut tables: BTreeMap<(Pair, Seating), Player> = BTreeMap::new();
        let wants = Wants {
            decisions: self.decisions,
            ..Wants::default()
        };
        Ok(Box::new(move |index| {
            let at = self.at(&pairs, index);
            let table = match tables.entry((at.pair, at.seating)) {
                Entry::Occupied(table) => table.into_mut(),
                Entry::Vacant(room) => room.insert(self.player(&at)?),
            };
            let watched = table.watch(at.seed, wants)?;
            Ok(GameUnit {
                played: watched.played,
                decisions: watched.decisions,
            })
        }))
    }

    fn rows(&self, unit: u64, came: &GameUnit, tables: &mut Tables) -> io::Result<()> {
        let at = self.at(&self.pairs(), unit);
        let id = GameId {
            unit,
            game: self.game.info().id,
            seed: at.seed,
            bots: &self.names(&at),
        };
        tables.game(id, came)
    }

    fn has_rows(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use super::*;

    fn ladder(game: &str, bots: &[&str], n_seats: usize) -> Ladder {
        Ladder {
            game: registry::find(game).expect("the game is known"),
            options: Json::Null,
            bots: bots.iter().map(ToString::to_string).collect(),
            n_seats,
            company: Company::Mixed,
            n_games: 40,
            seed: 3,
            decisions: false,
            outsiders: None,
        }
    }

    #[test]
    fn one_thread_and_three_say_the_same() {
        let ladder = ladder("brain-flip", &["random", "dozy", "sharp"], 3);
        let run = |n_threads| {
            let stop = AtomicBool::new(false);
            let standing = ladder.run(&mut Session::new(n_threads, &stop));
            serde_json::to_string(&standing.expect("the ladder is sound")).unwrap()
        };
        assert_eq!(run(1), run(3));
    }

    #[test]
    fn a_ladder_stopped_early_can_be_repeated() {
        use std::sync::atomic::Ordering;

        let mut ladder = ladder("brain-flip", &["random", "dozy", "sharp"], 2);
        ladder.n_games = u64::MAX / 8;
        let (stop, mut n_seen) = (AtomicBool::new(false), 0);
        let mut session = Session::new(2, &stop);
        session.watch = Box::new(|_| {
            n_seen += 1;
            stop.store(50 < n_seen, Ordering::Relaxed);
        });
        let stopped = ladder.run(&mut session);
        drop(session);
        let stopped = stopped.expect("the ladder is sound");
        assert_eq!(stopped.games, n_seen / 3, "three pairs");
        assert!(stopped.pairs.iter().all(|pair| pair.games == stopped.games));
        ladder.n_games = stopped.games;
        let again = ladder.run(&mut Session::new(1, &AtomicBool::new(false)));
        let again = again.expect("the ladder is sound");
        assert_eq!(again.text(), stopped.text());
        assert!(again.is_whole() && !stopped.is_whole());
    }

    #[test]
    fn equal_games_are_noticed() {
        // One throw ends most games, and there are few throws.
        let mut ladder = ladder("pig", &["random", "walker"], 2);
        ladder.options = serde_json::json!({ "goal": 1 });
        let standing = ladder.run(&mut Session::new(1, &AtomicBool::new(false)));
        let warnings: Vec<String> = standing.expect("it is sound").warnings().collect();
        assert_eq!(warnings.len(), 1, "{warnings:?}");
        assert!(
            warnings[0].starts_with("walker and random: only "),
            "{warnings:?}"
        );
    }

    #[test]
    fn steps_come_first() {
        let ladder = ladder("brain-flip", &["random", "dozy", "careful", "sharp"], 2);
        let pairs: Vec<_> = ladder
            .pairs()
            .iter()
            .map(|it| (it.lower, it.upper))
            .collect();
        assert_eq!(pairs, [(0, 1), (1, 2), (2, 3), (0, 2), (1, 3), (0, 3)]);
        assert_eq!(ladder.pairs().iter().filter(|it| it.is_step()).count(), 3);
    }

    #[test]
    fn what_cannot_be_played_is_refused() {
        for (ladder, why) in [
            (
                ladder("pig", &["random"], 2),
                "a ladder needs two bots or more, pig has random",
            ),
            (
                ladder("oh-my-brain", &["random", "deep-blue"], 2),
                "unknown bot \"deep-blue\", oh-my-brain has random, hasty, greedy",
            ),
            (
                ladder("oh-my-brain", &["random", "random"], 2),
                "random stands twice among the bots, name each once",
            ),
            (
                ladder("oh-my-brain", &["random", "greedy"], 9),
                "Oh My Brain is for 2 to 5 players, not 9",
            ),
        ] {
            let stop = AtomicBool::new(false);
            let mut session = Session::new(1, &stop);
            session.watch = Box::new(|_| unreachable!());
            let refused = ladder.run(&mut session);
            let said = refused.expect_err("it cannot be played").to_string();
            assert!(said.starts_with(why), "{said}");
        }
    }

    #[test]
    fn the_levels_climb_or_else_all_bots() {
        let roster = [
            "random",
            "greedy",
            "shambler",
            "walker",
            "runner",
            "ghoul",
            "mastermind",
        ];
        assert_eq!(levels_or_all(&roster), LEVELS);
        assert_eq!(levels_or_all(&roster[..6]), roster[..6]);
        for game in registry::all() {
            let names: Vec<_> = game.bots().iter().map(|bot| bot.name).collect();
            let usual = usual_bots(game);
            assert!(usual.iter().all(|bot| names.contains(&bot.as_str())));
        }
    }
}
