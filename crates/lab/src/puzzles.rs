//! Positions where the best move is clearly better than the obvious one, and can
//! be found from what is seen.
//!
//! Bots play games. At a decision every choice is tried in imagined games, from
//! guesses that fit what the seat sees: a few at first, and more for those that
//! are not clearly worse. Where a bot would play one that is, the decision is a
//! puzzle, if a deep search finds the answer too, and if it stays the answer
//! whatever is believed about what the others hold.

mod trial;

use std::{
    collections::BTreeMap,
    ops::ControlFlow,
    sync::atomic::{AtomicBool, Ordering},
};

use driver::{
    BOT_NAMES, Posed,
    puzzle::{Exact, Imagined, Proof, Puzzle},
};
use erased::{DynGame, DynMatch, Json, imagined::Guessing};
use record::{Move, Record};
use tabletop::{
    Asked, Chance, Refusal, Seat, Turn,
    chance::{Recorded, Seeded},
    extras::Worth,
};

use self::trial::Trials;
use crate::{
    tournament::{LabError, derived_seed},
    workers::in_order,
};

/// What is looked for.
#[derive(Clone, Debug)]
pub struct Hunt {
    pub game: &'static dyn DynGame,
    /// `null` for the usual game.
    pub options: Json,
    /// How many puzzles are enough.
    pub n_wanted: usize,
    /// How many games are looked through at most.
    pub n_games: u64,
    /// How many imagined games an answer rests on.
    pub n_imagined: u32,
    /// What the obvious move must cost at least, in thousandths of a win, with 95 %
    /// confidence.
    pub least: i32,
    /// Who plays the games.
    pub player: String,
    /// Whose moves are obvious, strongest first.
    pub fooled: Vec<String>,
    /// Who must find the answer.
    pub judge: String,
    pub seed: u64,
}

/// What is counted exactly must differ by so many thousandths and by a twentieth
/// of it, and what differs by less than that is as good.
const LEAST_EXACT: u32 = 300;
const LEAST_SHARE: u32 = 20;
const AS_GOOD_EXACT: u32 = 50;
/// Games longer than this are not looked through further: nobody reads so long a
/// story.
const LONGEST: usize = 120;
/// It is no puzzle if so many are right, or a third of all.
const MOST_RIGHT: usize = 4;
/// The first decisions of a game are much alike, so that games are looked into
/// from different decisions on.
const LATEST: u32 = 40;
/// Larger tables make longer stories, and no better puzzles.
const MOST_SEATS: usize = 5;
/// So many decisions of a game are looked into at most.
const MOST_ASKED: u32 = 12;

/// What is right at a decision, and what looks right.
struct Answer {
    best: Vec<String>,
    /// A bot, and what it would play.
    fooled: (String, String),
    proof: Proof,
    costs: BTreeMap<String, u32>,
}

/// A game that is looked through.
struct Walk {
    record: Record,
    table: Box<dyn DynMatch>,
    chance: Seeded,
}

impl Hunt {
    /// Refuses unknown bots, before any game.
    pub fn check(&self) -> Result<(), Refusal> {
        let names = [&self.player, &self.judge].into_iter();
        for name in names.chain(&self.fooled) {
            self.game.bot(name, 0)?;
        }
        let n_seats = *self.game.info().seats.start();
        self.game
            .start(&self.options, n_seats, &mut Seeded::new(0))?;
        Ok(())
    }

    /// Looks through games until there are enough. `watch` is called after every
    /// game with what was found so far. Raising `stop` ends early.
    pub fn run(
        &self,
        n_threads: usize,
        stop: &AtomicBool,
        mut watch: impl FnMut(&[Puzzle]),
    ) -> Result<Vec<Puzzle>, LabError> {
        self.check().map_err(LabError::Refused)?;
        let mut found = Vec::new();
        let mut kinds = Kinds::new(self.n_wanted);
        let players = (0..n_threads.max(1)).map(|_| move |index| self.search(index));
        let games = 0..self.n_games;
        in_order(
            std::slice::from_ref(&games),
            players.collect(),
            stop,
            |_, it: Option<Puzzle>| {
                let is_wanted = |_: &&Puzzle| found.len() < self.n_wanted;
                if let Some(puzzle) = it.as_ref().filter(is_wanted)
                    && kinds.takes(puzzle)
                {
                    found.push(puzzle.clone());
                }
                watch(&found);
                let is_enough = self.n_wanted <= found.len() || stop.load(Ordering::Relaxed);
                Ok(if is_enough {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                })
            },
        )?;
        Ok(found)
    }

    /// At most one puzzle of a game.
    fn search(&self, index: u64) -> Option<Puzzle> {
        let seed = derived_seed(self.seed, &[index]);
        let mut luck = Seeded::derived(seed, &[1]);
        let mut walk = self.begin(index, seed);
        let mut wait = luck.draw(LATEST);
        let mut n_asked = 0;
        while let Some(seat) = walk.table.turn().must().first() {
            if LONGEST < walk.record.moves.len() || n_asked == MOST_ASKED {
                return None;
            }
            let any_seed = u64::from(luck.draw(u32::MAX));
            let is_choice = 2 < walk.table.legal_for_bots(seat).len();
            if is_choice && wait == 0 {
                n_asked += 1;
                let puzzle = self.puzzle(&walk, seat, any_seed);
                if puzzle.is_some() {
                    return puzzle;
                }
            }
            if is_choice {
                wait = wait.saturating_sub(1);
            }
            walk.go_on(&self.player, any_seed);
        }
        None
    }

    fn begin(&self, index: u64, seed: u64) -> Walk {
        let info = self.game.info();
        let (least, most) = (*info.seats.start(), (*info.seats.end()).min(MOST_SEATS));
        let n_seats = least + index as usize % (most + 1 - least);
        let mut chance = Seeded::derived(seed, &[0]);
        let mut luck = Recorded::new(&mut chance);
        let opened = self.game.start(&self.options, n_seats, &mut luck);
        let table = opened.expect("the options were tried before").table;
        let names = BOT_NAMES[..n_seats].iter();
        let record = Record {
            game: info.id.to_owned(),
            rules_version: info.rules_version,
            options: self.options.clone(),
            players: names.map(ToString::to_string).collect(),
            commitment: None,
            seal: None,
            setup: luck.draws,
            moves: Vec::new(),
            standings: None,
        };
        Walk {
            record,
            table,
            chance,
        }
    }

    /// The decision of `seat` as a puzzle, if it is one.
    fn puzzle(&self, walk: &Walk, seat: Seat, seed: u64) -> Option<Puzzle> {
        let table = &*walk.table;
        let said = |bot: &String| Some((bot.clone(), table.choose(bot, seat, seed).ok()?));
        let fooled: Vec<_> = self.fooled.iter().filter_map(said).collect();
        let answer = if table.exact_worths(seat).is_empty() {
            self.by_imagining(walk, seat, (&fooled, seed))?
        } else {
            by_computing(table, seat, &fooled)?
        };
        let n_legal = table.legal_for_bots(seat).len();
        if answer.best.len() > MOST_RIGHT.min(n_legal.div_ceil(3)) {
            return None;
        }
        let judged = table.choose(&self.judge, seat, seed).ok()?;
        if !answer.best.contains(&judged) {
            return None;
        }
        let Answer {
            best,
            fooled: (fools, obvious),
            proof,
            costs,
        } = answer;
        let puzzle = Puzzle {
            seat: seat.to_string(),
            best,
            obvious,
            fools,
            proof,
            costs,
            record: walk.record.to_string(),
        };
        // It is read back as it is written; and to win at once is no riddle.
        let posed = Posed::new(puzzle.clone(), self.game).ok()?;
        let after = posed.after(&puzzle.best[0]).ok()?;
        matches!(after.turn, Turn::Waiting { .. }).then_some(puzzle)
    }

    fn by_imagining(
        &self,
        walk: &Walk,
        seat: Seat,
        (fooled, seed): (&[(String, String)], u64),
    ) -> Option<Answer> {
        let trials = Trials {
            table: &*walk.table,
            seat,
            n: walk.record.moves.len() as u32,
            seed,
            n_imagined: self.n_imagined,
        };
        let asked: Vec<String> = fooled.iter().map(|it| it.1.clone()).collect();
        let found = trials.sift(&asked, self.least)?;
        let costs_enough = |action: &str| {
            let cost = found.cost(action);
            cost.filter(|it| self.least <= it.ci95[0])
        };
        let fooled = fooled.iter().find(|it| costs_enough(&it.1).is_some())?;
        let cost = costs_enough(&fooled.1)?;
        let evenly = trials.duel([found.best(), &fooled.1], Guessing::Evenly);
        let evenly = evenly.ok()?;
        // It is no puzzle if it hangs on what is believed.
        if evenly.ci95[0] <= 0 {
            return None;
        }
        Some(Answer {
            best: found.right(),
            fooled: fooled.clone(),
            proof: Proof::Imagined(Imagined {
                seed,
                games: self.n_imagined,
                chance: found.chance(),
                cost: cost.mean.max(0).cast_unsigned(),
                ci95: cost.ci95,
                evenly: evenly.ci95,
            }),
            costs: found.costs(),
        })
    }
}

fn by_computing(table: &dyn DynMatch, seat: Seat, fooled: &[(String, String)]) -> Option<Answer> {
    let worths = table.exact_worths(seat);
    let most = worths.iter().map(|it| it.1.thousandths()).max()?;
    let unit = worths.first()?.1.unit;
    let cost = |(action, it): (String, Worth)| (action, most - it.thousandths());
    let costs: BTreeMap<_, _> = worths.into_iter().map(cost).collect();
    let cost = |action: &str| costs.get(action).copied().unwrap_or(0);
    let least = LEAST_EXACT.max(most / LEAST_SHARE);
    let fooled = fooled.iter().find(|it| least <= cost(&it.1))?;
    let best = costs.iter().filter(|it| *it.1 < AS_GOOD_EXACT);
    let mut best: Vec<_> = best.map(|(action, cost)| (*cost, action.clone())).collect();
    best.sort_unstable();
    Some(Answer {
        best: best.into_iter().map(|it| it.1).collect(),
        fooled: fooled.clone(),
        proof: Proof::Exact(Exact {
            best: most,
            obvious: most - cost(&fooled.1),
            en: unit.en.to_owned(),
            fr: unit.fr.to_owned(),
        }),
        costs,
    })
}

/// What the obvious move of a puzzle costs, looked into once more and with other
/// luck: between what and what, in thousandths.
pub fn cost_again(posed: &Posed, n_imagined: u32, seed: u64) -> Result<[i32; 2], Refusal> {
    let Puzzle { best, obvious, .. } = posed.puzzle();
    let (seat, n) = (posed.seat(), posed.n());
    let table = posed.playback().table(n);
    let worths = table.exact_worths(seat);
    let worth = |action: &str| {
        let found = worths.iter().find(|it| it.0 == action);
        found.map(|it| it.1.thousandths().cast_signed())
    };
    if let (Some(best), Some(obvious)) = (worth(&best[0]), worth(obvious)) {
        return Ok([best - obvious; 2]);
    }
    let trials = Trials {
        table,
        seat,
        n,
        seed,
        n_imagined,
    };
    let cost = trials.duel([&best[0], obvious], Guessing::Believing)?;
    Ok(cost.ci95)
}

impl Walk {
    /// Lets whoever is asked move.
    fn go_on(&mut self, bot: &str, seed: u64) {
        let moved = self.table.turn().asked().find_map(|(seat, asked)| {
            let action = match asked {
                Asked::WhetherToInterrupt => self.table.interrupt(bot, seat, seed).ok()?,
                Asked::ToDecide => self.table.choose(bot, seat, seed).ok(),
            };
            Some((seat, action?))
        });
        let (seat, action) = moved.expect("somebody is waited for");
        let mut luck = Recorded::new(&mut self.chance);
        let played = self.table.play(seat, &action, &mut luck);
        self.table = played.expect("a bot chooses among the legal moves").table;
        self.record.moves.push(Move {
            seat,
            action,
            draws: luck.draws,
        });
    }
}

/// How many puzzles of a kind there may be: nobody wants the same idea twenty
/// times.
struct Kinds {
    n_wanted: usize,
    n_taken: BTreeMap<Vec<String>, usize>,
}

impl Kinds {
    fn new(n_wanted: usize) -> Kinds {
        Kinds {
            n_wanted,
            n_taken: BTreeMap::new(),
        }
    }

    /// Counts it, if there are not too many like it.
    fn takes(&mut self, puzzle: &Puzzle) -> bool {
        let verb = |action: &str| action.split(' ').next().unwrap_or_default().to_owned();
        let best = &puzzle.best[0];
        let n_players = puzzle.record.matches("\nplayer ").count();
        let half = self.n_wanted.div_ceil(2);
        let kinds = [
            (vec![best.clone(), puzzle.obvious.clone()], 1),
            (
                vec![verb(best), verb(&puzzle.obvious), "both".to_owned()],
                half,
            ),
            (vec![puzzle.fools.clone()], half + 2),
            (vec![n_players.to_string()], half),
        ];
        let n_taken = |kind: &Vec<String>| self.n_taken.get(kind).copied().unwrap_or(0);
        if kinds.iter().any(|(kind, most)| *most <= n_taken(kind)) {
            return false;
        }
        for (kind, _) in kinds {
            *self.n_taken.entry(kind).or_default() += 1;
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hunt(game: &str) -> Hunt {
        Hunt {
            game: registry::find(game).expect("the game is known"),
            options: Json::Null,
            n_wanted: 2,
            n_games: 30,
            n_imagined: 200,
            least: 5,
            player: "runner".to_owned(),
            fooled: vec!["runner".to_owned(), "shambler".to_owned()],
            judge: "search-200".to_owned(),
            seed: 3,
        }
    }

    fn run(hunt: &Hunt, n_threads: usize) -> Vec<Puzzle> {
        hunt.run(n_threads, &AtomicBool::new(false), |_| ())
            .expect("the bots are known")
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let hunt = hunt("oh-my-brain");
        let found = run(&hunt, 1);
        assert!(!found.is_empty());
        assert_eq!(found, run(&hunt, 3));
    }

    #[test]
    fn what_a_game_computes_is_not_imagined() {
        let found = run(&hunt("mmm-brains"), 2);
        let is_exact = |it: &Puzzle| matches!(it.proof, Proof::Exact(_));
        assert!(found.iter().any(is_exact), "{found:?}");
        for puzzle in found.into_iter().filter(is_exact) {
            let cost = puzzle.proof.cost().cast_signed();
            let game = registry::find("mmm-brains").expect("the game is known");
            let posed = Posed::new(puzzle, game).expect("it is sound");
            assert_eq!(cost_again(&posed, 1, 1), Ok([cost; 2]));
        }
    }

    #[test]
    fn a_pair_of_moves_comes_once_and_no_kind_fills_everything() {
        let [found, ..] = &run(&hunt("oh-my-brain"), 2)[..] else {
            panic!("there is one")
        };
        let mut kinds = Kinds::new(2);
        assert!(kinds.takes(found));
        assert!(!kinds.takes(found));
    }

    #[test]
    fn unknown_bots_are_refused_before_anything_is_played() {
        let judge = "deep-blue".to_owned();
        let hunt = Hunt {
            judge,
            ..hunt("pig")
        };
        let why = hunt.check().expect_err("nobody knows it").to_string();
        assert!(why.contains("deep-blue"), "{why}");
    }
}
