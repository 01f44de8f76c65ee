//! A game looked at from all sides at once: how long it is, whether it helps to
//! begin, what players hold, what wins, what is luck, and who is stronger.
//!
//! Reading order: [`Survey`] (what is played), [`Portrait`] (what came of it),
//! [`page`] (as people look at it).

mod charts;
pub mod page;

use std::{collections::BTreeMap, io, ops::ControlFlow};

use coach::{Coach, Ledger};
use driver::{Match, Playback};
use erased::{Json, Played, Wants};
use serde::{Deserialize, Serialize};
use serde_json::json;
use tabletop::{BySeat, Seat, Turn, sealed::Seal};

use crate::{
    folder::VERSION,
    ladder::{Ladder, Standing},
    report::options_flag,
    rows::{GameId, GameUnit, Tables},
    session::{Experiment, Session, Worker},
    stats::{as_float, wilson},
    study::{Counts, NoteReport, Noted, noted},
    tally,
    tournament::{LabError, Tournament, derived_seed},
};

/// What is played, one after the other: games that are watched, games that a
/// coach looks into, and games between bots.
#[derive(Clone, Debug)]
pub struct Survey {
    pub games: Tournament,
    /// How many games the coach looks into, and by how many imagined ones.
    pub n_looked: u64,
    pub n_imagined: u32,
    pub ladder: Ladder,
}

/// What came of one of them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SurveyUnit {
    Watched(WatchedUnit),
    /// For each seat: deal, draws, hidden, own choices, choices of the others.
    Looked(Vec<[i32; 5]>),
    Duel(GameUnit),
}

/// A game that was watched.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct WatchedUnit {
    game: GameUnit,
    first: Option<Seat>,
    notes: Vec<Noted>,
    /// At [`N_MOMENTS`] moments, evenly from the first move to the last.
    hands: Vec<BySeat<u16>>,
}

/// At how many moments of a game hands are looked at.
const N_MOMENTS: usize = 21;

/// What came of it all.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Portrait {
    /// Of the program: other versions may play other games.
    pub version: &'static str,
    pub game: &'static str,
    #[serde(skip)]
    pub title: &'static str,
    pub options: Json,
    pub seed: u64,
    pub seats: Vec<String>,
    pub games: u64,
    pub length: Length,
    /// From the one who makes the first move on.
    pub order: Vec<Share>,
    pub hands: Hands,
    pub notes: Vec<NoteReport>,
    pub looked: u64,
    pub luck: Parts,
    pub ladder: Standing,
    #[serde(skip)]
    command: String,
    #[serde(skip)]
    is_whole: bool,
}

/// Decisions of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Length {
    pub mean: f64,
    pub p50: u32,
    pub p95: u32,
    /// How many games had how many.
    pub counts: BTreeMap<u32, u64>,
}

/// A share of games, with its interval.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
pub struct Share {
    pub share: f64,
    pub ci95: [f64; 2],
}

/// What players hold on average, from the first move to the last.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Hands {
    pub winners: Vec<f64>,
    pub others: Vec<f64>,
}

/// By how much each part moves a result on average, in hundredths of a win.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize)]
pub struct Parts {
    pub deal: f64,
    pub draws: f64,
    pub unseen: f64,
    pub own: f64,
    pub others: f64,
}

/// What is counted on the way.
struct Counting {
    tally: tally::Tally,
    /// By how many seats after the first: parts of wins in 840ths, and games.
    order: Vec<(u64, u64)>,
    /// Winners, then others: sums, and how many of them there were.
    hands: [(Vec<u64>, u64); 2],
    notes: Counts,
    looked: u64,
    parts: [f64; 5],
    duels: Vec<Played>,
}

impl Survey {
    /// Plays everything.
    pub fn run(&self, session: &mut Session<'_>) -> Result<Portrait, LabError> {
        self.ladder.check().map_err(LabError::Refused)?;
        let n_seats = self.games.bots.len();
        let mut counting = Counting {
            tally: tally::Tally::new(n_seats),
            order: vec![(0, 0); n_seats],
            hands: [(vec![0; N_MOMENTS], 0), (vec![0; N_MOMENTS], 0)],
            notes: Counts::default(),
            looked: 0,
            parts: [0.0; 5],
            duels: Vec::new(),
        };
        let mut n_done = 0;
        session.run(self, |_, unit| {
            counting.count(unit);
            n_done += 1;
            Ok(ControlFlow::Continue(()))
        })?;
        Ok(self.portrait(counting, n_done == self.n_units()))
    }

    fn portrait(&self, counting: Counting, is_whole: bool) -> Portrait {
        let info = self.games.game.info();
        let Counting {
            tally,
            order,
            hands,
            notes,
            looked,
            parts,
            duels,
        } = counting;
        let share = |(parts, n): (u64, u64)| {
            let share = as_float(parts) / as_float((n * tally::WHOLE_WIN).max(1));
            Share {
                share,
                ci95: wilson(share, n),
            }
        };
        let means = |(sums, n): &(Vec<u64>, u64)| {
            let mean = |sum: &u64| as_float(*sum) / as_float((*n).max(1));
            sums.iter().map(mean).collect()
        };
        let n_results = as_float((looked * self.games.bots.len() as u64).max(1));
        let [deal, draws, unseen, own, others] = parts.map(|sum| sum / n_results / 10.0);
        Portrait {
            version: VERSION,
            game: info.id,
            title: info.title,
            options: self.games.options.clone(),
            seed: self.games.seed,
            seats: self.games.bots.clone(),
            games: tally.n_games,
            length: Length {
                mean: tally.decisions.mean(),
                p50: tally.decisions.percentile(50),
                p95: tally.decisions.percentile(95),
                counts: tally.decisions.times().clone(),
            },
            order: order.into_iter().map(share).collect(),
            hands: Hands {
                winners: means(&hands[0]),
                others: means(&hands[1]),
            },
            notes: notes.reports(tally.n_games),
            looked,
            luck: Parts {
                deal,
                draws,
                unseen,
                own,
                others,
            },
            ladder: self.ladder.standing_of(&duels),
            command: self.command_line(),
            is_whole,
        }
    }

    fn command_line(&self) -> String {
        format!(
            "brainery lab report {} --games {} --seats {} --looked {} --imagined {} --bots {} \
             --ladder-games {} --seed {}{}",
            self.games.game.info().id,
            self.games.n_games,
            self.games.bots.join(","),
            self.n_looked,
            self.n_imagined,
            self.ladder.bots.join(","),
            self.ladder.n_games,
            self.games.seed,
            options_flag(&self.games.options)
        )
    }

    /// Who plays the game that is looked into: those of the ladder in turn. Among
    /// equals there would be no skill to be seen.
    fn looked_at(&self, nth: u64) -> Vec<String> {
        let seats = (0..self.games.bots.len()).map(|seat| seat + nth as usize);
        let bots = &self.ladder.bots;
        seats.map(|it| bots[it % bots.len()].clone()).collect()
    }

    /// A game among bots of unlike strength, looked into.
    fn look(&self, nth: u64) -> Result<Vec<[i32; 5]>, LabError> {
        let Tournament {
            game,
            options,
            seed,
            ..
        } = &self.games;
        let bots = self.looked_at(nth);
        let seed = derived_seed(*seed, &[u64::MAX, nth]);
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let seal = Seal {
            key,
            salts: bots.clone(),
        };
        let mut played =
            Match::start(*game, options.clone(), bots.clone(), seal).map_err(LabError::Refused)?;
        while let Turn::Waiting { must, .. } = played.turn() {
            let seat = must.first().expect("somebody is waited for");
            let action = played.choose(&bots[seat.index()], seat);
            let action = action.map_err(LabError::Refused)?;
            played.play(seat, &action).map_err(LabError::Refused)?;
        }
        let record = played.record().to_string();
        let playback = Playback::read(&record, registry::find).expect("it was just played");
        let coach = Coach::new(&playback, self.n_imagined, seed);
        let looks: Vec<_> = (0..coach.n_looks()).map(|n| coach.look(n)).collect();
        let part = |it: &Ledger| {
            let parts = [it.deal, it.draws, it.unseen, it.own, it.others];
            parts.map(|part| part.mean)
        };
        Ok(coach.report(&looks).ledgers.iter().map(part).collect())
    }
}

impl Experiment for Survey {
    type Unit = SurveyUnit;

    fn command(&self) -> &'static str {
        "report"
    }

    fn plan(&self) -> Json {
        json!({
            "games": self.games.plan_of_games(),
            "n_games": self.games.n_games,
            "looked": self.n_looked,
            "imagined": self.n_imagined,
            "ladder": self.ladder.plan(),
        })
    }

    fn n_units(&self) -> u64 {
        self.games.n_games + self.n_looked + self.ladder.n_units()
    }

    fn worker(&self) -> Result<Worker<'_, SurveyUnit>, LabError> {
        let mut player = self.games.player()?;
        let mut duel = self.ladder.worker()?;
        let wants = Wants {
            notes: true,
            hands: true,
            ..self.games.wants()
        };
        Ok(Box::new(move |unit| {
            let Some(beyond) = unit.checked_sub(self.games.n_games) else {
                let watched = player.watch(self.games.seed_of(unit), wants)?;
                let last = watched.hands.len().saturating_sub(1);
                let moments = (0..N_MOMENTS).map(|nth| nth * last / (N_MOMENTS - 1));
                let hands = moments.filter_map(|at| watched.hands.get(at).copied());
                return Ok(SurveyUnit::Watched(WatchedUnit {
                    first: watched.first,
                    notes: noted(&watched.notes),
                    hands: hands.collect(),
                    game: GameUnit {
                        played: watched.played,
                        decisions: watched.decisions,
                    },
                }));
            };
            match beyond.checked_sub(self.n_looked) {
                None => self.look(beyond).map(SurveyUnit::Looked),
                Some(nth) => duel(nth).map(SurveyUnit::Duel),
            }
        }))
    }

    fn rows(&self, unit: u64, came: &SurveyUnit, tables: &mut Tables) -> io::Result<()> {
        match came {
            SurveyUnit::Watched(watched) => {
                let id: GameId<'_> = self.games.id_of(unit);
                tables.game(id, &watched.game)
            }
            SurveyUnit::Looked(_) | SurveyUnit::Duel(_) => Ok(()),
        }
    }

    fn has_rows(&self) -> bool {
        true
    }
}

impl Counting {
    fn count(&mut self, unit: &SurveyUnit) {
        match unit {
            SurveyUnit::Watched(watched) => self.count_game(watched),
            SurveyUnit::Looked(ledgers) => {
                self.looked += 1;
                for ledger in ledgers {
                    for (sum, part) in self.parts.iter_mut().zip(ledger) {
                        *sum += f64::from(part.abs());
                    }
                }
            }
            SurveyUnit::Duel(game) => self.duels.push(game.played),
        }
    }

    fn count_game(&mut self, watched: &WatchedUnit) {
        let WatchedUnit {
            game,
            first,
            notes,
            hands,
        } = watched;
        let winners = game.played.standings.winners();
        self.tally.count(&game.played);
        self.notes.count(notes, winners);
        let n_seats = self.order.len();
        for seat in (0..n_seats).map(Seat::new) {
            if let Some(first) = first {
                let (parts, n) = &mut self.order[first.steps_to(seat, n_seats)];
                *n += 1;
                if winners.contains(seat) {
                    *parts += tally::WHOLE_WIN / winners.len() as u64;
                }
            }
            if hands.len() == N_MOMENTS {
                let (sums, n) = &mut self.hands[usize::from(!winners.contains(seat))];
                *n += 1;
                for (sum, held) in sums.iter_mut().zip(hands) {
                    *sum += u64::from(held[seat]);
                }
            }
        }
    }
}

impl Portrait {
    pub fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// What to type to get the same.
    pub fn command(&self) -> &str {
        &self.command
    }

    /// What an even share of wins is.
    fn even(&self) -> f64 {
        1.0 / as_float(self.seats.len().max(1) as u64)
    }

    /// What surely goes with winning or losing, the strongest first, without
    /// what is winning or losing itself.
    fn telling(&self, is_card: bool) -> Vec<&NoteReport> {
        /// Whoever has this nearly always wins, or never: it is how the game ends.
        const TRIVIAL: f64 = 0.03;
        /// In this share of games it must happen.
        const RARE: f64 = 0.01;
        const SHOWN: usize = 14;
        let even = self.even();
        let strength = |it: &NoteReport| (it.win_rate.unwrap_or(even) - even).abs();
        let is_telling = |it: &&NoteReport| {
            let (Some(rate), Some([lo, hi])) = (it.win_rate, it.win_ci95) else {
                return false;
            };
            let is_sure = even < lo || hi < even;
            let is_trivial = !(TRIVIAL..=1.0 - TRIVIAL).contains(&rate);
            is_sure && !is_trivial && RARE < it.per_game && it.note.contains(": ") == is_card
        };
        let mut telling: Vec<_> = self.notes.iter().filter(is_telling).collect();
        telling.sort_by(|a, b| {
            strength(b)
                .total_cmp(&strength(a))
                .then(a.note.cmp(&b.note))
        });
        telling.truncate(SHOWN);
        telling.sort_by(|a, b| {
            b.win_rate
                .partial_cmp(&a.win_rate)
                .expect("rates are numbers")
        });
        telling
    }

    /// A few lines for the terminal.
    pub fn text(&self) -> String {
        let order: Vec<_> = self
            .order
            .iter()
            .map(|it| format!("{:.1} %", 100.0 * it.share))
            .collect();
        let Parts {
            deal,
            draws,
            unseen,
            own,
            others,
        } = self.luck;
        format!(
            "{}, {} games, {} looked into, seed {}\n\n\
             decisions a game: mean {:.1}, median {}, 95 % up to {}\n\
             wins, from the first mover on: {}\n\
             what moves a result, in hundredths of a win: deal {deal:.1}, draws {draws:.1}, hidden \
             {unseen:.1}, own choices {own:.1}, choices of the others {others:.1}\n\n\
             Reproduce: {}\n",
            self.game,
            self.games,
            self.looked,
            self.seed,
            self.length.mean,
            self.length.p50,
            self.length.p95,
            order.join(", "),
            self.command
        )
    }
}
