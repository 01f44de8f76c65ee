//! Thousands of tables of one game, played in step: whoever learns hands in a
//! move for each of them and gets back what is seen then, as rows of numbers.

use std::{fmt, num::NonZeroUsize, thread};

use tabletop::{Chance, Cx, Extras, Game, Refusal, Seat, SeatSet, Strategy, chance::Seeded};

use crate::numbered::{self, Code, Codebook, Question, rewards};

/// Tables that are played in step. A game that is over makes room for the next
/// one at once, so that every table always waits for somebody.
pub trait Batch: fmt::Debug + Send + Sync {
    fn code(&self) -> &Code;
    fn n_tables(&self) -> usize;
    fn n_seats(&self) -> usize;
    /// Opens all tables anew. What happens at them follows from the seed and
    /// the moves alone, whatever the number of threads.
    fn reset(&mut self, seed: u64, rows: Rows<'_>) -> Result<(), Refusal>;
    /// Carries out a move at each table, by number. If one of them cannot be
    /// done, none is.
    fn step(&mut self, moves: &[i64], rows: Rows<'_>) -> Result<(), Refusal>;
    /// Plays on by itself, with random moves, and says how many it made.
    fn play_random(&mut self, n_steps: u32, rows: Rows<'_>) -> Result<u64, Refusal>;
}

/// Where a batch writes what is to be seen: one row for each table, one after
/// the other.
#[derive(Debug)]
pub struct Rows<'a> {
    /// What the seat sees that is to move.
    pub observations: &'a mut [f32],
    /// Which moves it has.
    pub masks: &'a mut [bool],
    /// Which seat it is.
    pub seats: &'a mut [i8],
    /// What each seat got out of the move: something where the game is over.
    pub rewards: &'a mut [f32],
    /// Whether the move ended a game: then the table shows the next one.
    pub dones: &'a mut [bool],
}

/// How many tables, and on how many threads they are played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Size {
    pub n_seats: usize,
    pub n_tables: usize,
    pub n_threads: NonZeroUsize,
}

/// Fewer tables are not worth a thread.
const FEWEST: usize = 64;

/// More memory than this is nobody's wish.
const MOST_TABLES: usize = 1 << 16;

pub(crate) struct TypedBatch<G: Game> {
    shared: Shared<G>,
    tables: Vec<Table<G>>,
    code: Code,
    n_threads: NonZeroUsize,
    is_open: bool,
}

/// What all tables go by.
struct Shared<G: Game> {
    options: G::Options,
    n_seats: usize,
    n_numbers: usize,
    codebook: Codebook<G>,
}

struct Table<G: Game> {
    game: G,
    chance: Seeded,
    seat: Seat,
    quiet: SeatSet,
    offered: Vec<u32>,
    legal: Vec<G::Action>,
}

/// The row of one table.
struct Row<'a> {
    observation: &'a mut [f32],
    mask: &'a mut [bool],
    seat: &'a mut i8,
    rewards: &'a mut [f32],
    done: &'a mut bool,
}

impl<G: Strategy + Extras> TypedBatch<G> {
    pub(crate) fn new(options: G::Options, size: Size) -> Result<TypedBatch<G>, Refusal> {
        let Size {
            n_seats,
            n_tables,
            n_threads,
        } = size;
        if !(1..=MOST_TABLES).contains(&n_tables) {
            let text = format!("play 1 to {MOST_TABLES} tables in step, not {n_tables}");
            return Err(Refusal::Unreadable(text));
        }
        let codebook = Codebook::<G>::new(n_seats)?;
        let first = G::setup(&options, n_seats, &mut Cx::silent(&mut Seeded::new(0)))?;
        let code = numbered::code::<G>(&options, n_seats)?;
        let table = |_| Table {
            game: first,
            chance: Seeded::new(0),
            seat: Seat::new(0),
            quiet: SeatSet::EMPTY,
            offered: Vec::new(),
            legal: Vec::new(),
        };
        Ok(TypedBatch {
            shared: Shared {
                options,
                n_seats,
                n_numbers: code.n_numbers(),
                codebook,
            },
            tables: (0..n_tables).map(table).collect(),
            code,
            n_threads,
            is_open: false,
        })
    }

    fn check_rows(&self, rows: &Rows<'_>) -> Result<(), Refusal> {
        let n = self.tables.len();
        let fits = rows.observations.len() == n * self.shared.n_numbers
            && rows.masks.len() == n * self.shared.codebook.n_actions()
            && rows.rewards.len() == n * self.shared.n_seats
            && [rows.seats.len(), rows.dones.len()] == [n, n];
        if fits {
            return Ok(());
        }
        let text = "the rows have other sizes than the tables".to_owned();
        Err(Refusal::Unreadable(text))
    }

    /// Lets `each` look after every table with its row, on as many threads as
    /// are worth it.
    fn each(
        &mut self,
        rows: Rows<'_>,
        each: impl Fn(&Shared<G>, usize, &mut Table<G>, &mut Row<'_>) -> u64 + Sync,
    ) -> u64 {
        let shared = &self.shared;
        let n_tables = self.tables.len();
        let n_threads = self.n_threads.get().min(n_tables.div_ceil(FEWEST));
        let share = n_tables.div_ceil(n_threads);
        let sizes = (
            shared.n_numbers,
            shared.codebook.n_actions(),
            shared.n_seats,
        );
        let mut parts: Vec<_> = Vec::with_capacity(n_threads);
        let mut left = rows;
        let mut first = 0;
        for tables in self.tables.chunks_mut(share) {
            let (these, others) = left.split(tables.len(), sizes);
            left = others;
            parts.push((first, tables, these));
            first += share;
        }
        let work = |(first, tables, rows): (usize, &mut [Table<G>], Rows<'_>)| {
            let tables = (first..).zip(tables.iter_mut());
            let rows = rows.each(sizes);
            tables
                .zip(rows)
                .map(|((nth, table), mut row)| each(shared, nth, table, &mut row))
                .sum::<u64>()
        };
        let Some(last) = parts.pop() else { return 0 };
        thread::scope(|scope| {
            let work = &work;
            let started: Vec<_> = parts
                .into_iter()
                .map(|part| scope.spawn(move || work(part)))
                .collect();
            let own = work(last);
            let others = started
                .into_iter()
                .map(|it| it.join().expect("rules do not panic"));
            own + others.sum::<u64>()
        })
    }
}

impl<'a> Rows<'a> {
    fn split(self, n: usize, sizes: (usize, usize, usize)) -> (Rows<'a>, Rows<'a>) {
        let (n_numbers, n_actions, n_seats) = sizes;
        let (observations, other_observations) = self.observations.split_at_mut(n * n_numbers);
        let (masks, other_masks) = self.masks.split_at_mut(n * n_actions);
        let (seats, other_seats) = self.seats.split_at_mut(n);
        let (rewards, other_rewards) = self.rewards.split_at_mut(n * n_seats);
        let (dones, other_dones) = self.dones.split_at_mut(n);
        let these = Rows {
            observations,
            masks,
            seats,
            rewards,
            dones,
        };
        let others = Rows {
            observations: other_observations,
            masks: other_masks,
            seats: other_seats,
            rewards: other_rewards,
            dones: other_dones,
        };
        (these, others)
    }

    fn each(self, sizes: (usize, usize, usize)) -> impl Iterator<Item = Row<'a>> {
        let (n_numbers, n_actions, n_seats) = sizes;
        // A game may write no numbers.
        let mut observations = self.observations;
        let masks = self.masks.chunks_exact_mut(n_actions);
        let rewards = self.rewards.chunks_exact_mut(n_seats);
        let ends = self.seats.iter_mut().zip(self.dones.iter_mut());
        masks
            .zip(rewards)
            .zip(ends)
            .map(move |((mask, rewards), (seat, done))| {
                let left = std::mem::take(&mut observations);
                let (observation, others) = left.split_at_mut(n_numbers);
                observations = others;
                Row {
                    observation,
                    mask,
                    seat,
                    rewards,
                    done,
                }
            })
    }
}

impl<G: Strategy + Extras> Table<G> {
    fn open(&mut self, shared: &Shared<G>, row: &mut Row<'_>) {
        let mut cx = Cx::silent(&mut self.chance);
        let game = G::setup(&shared.options, shared.n_seats, &mut cx);
        self.game = game.expect("the options were accepted when the batch was made");
        self.quiet = SeatSet::EMPTY;
        self.ask(shared, row);
    }

    fn offers(&self, number: i64) -> bool {
        let number = u32::try_from(number);
        number.is_ok_and(|number| self.offered.contains(&number))
    }

    /// Carries out a move that is offered.
    fn step(&mut self, shared: &Shared<G>, number: u32, row: &mut Row<'_>) {
        row.rewards.fill(0.0);
        *row.done = false;
        match shared.codebook.action(self.seat, number) {
            None => self.quiet = self.quiet.with(self.seat),
            Some(action) => {
                self.quiet = SeatSet::EMPTY;
                let mut cx = Cx::silent(&mut self.chance);
                self.game.apply(self.seat, action, &mut cx);
            }
        }
        if let Some(rewards) = rewards(&self.game.turn()) {
            row.rewards.copy_from_slice(rewards.as_slice());
            *row.done = true;
            self.open(shared, row);
        } else {
            self.ask(shared, row);
        }
    }

    /// Writes down who is to move and what that seat sees.
    fn ask(&mut self, shared: &Shared<G>, row: &mut Row<'_>) {
        let Table {
            game,
            quiet,
            offered,
            legal,
            ..
        } = self;
        let asked = shared.codebook.question(game, *quiet, legal, offered);
        let Question { seat, view } = asked.expect("somebody is waited for");
        self.seat = seat;
        *row.seat = u8::from(seat).cast_signed();
        row.mask.fill(false);
        for number in &self.offered {
            row.mask[*number as usize] = true;
        }
        let n_seats = shared.n_seats;
        let mut to = tabletop::Numbers::write(seat, n_seats, row.observation);
        G::numbers(&view, &mut to);
    }
}

impl<G: Game> fmt::Debug for TypedBatch<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Batch")
            .field("game", &G::INFO.id)
            .field("n_tables", &self.tables.len())
            .finish_non_exhaustive()
    }
}

impl<G: Strategy + Extras> Batch for TypedBatch<G> {
    fn code(&self) -> &Code {
        &self.code
    }

    fn n_tables(&self) -> usize {
        self.tables.len()
    }

    fn n_seats(&self) -> usize {
        self.shared.n_seats
    }

    fn reset(&mut self, seed: u64, rows: Rows<'_>) -> Result<(), Refusal> {
        self.check_rows(&rows)?;
        self.is_open = true;
        self.each(rows, |shared, nth, table, row| {
            table.chance = Seeded::derived(seed, &[nth as u64]);
            row.rewards.fill(0.0);
            *row.done = false;
            table.open(shared, row);
            0
        });
        Ok(())
    }

    fn step(&mut self, moves: &[i64], rows: Rows<'_>) -> Result<(), Refusal> {
        self.check_rows(&rows)?;
        self.check_open()?;
        if moves.len() != self.tables.len() {
            let (n, all) = (moves.len(), self.tables.len());
            let text = format!("{n} moves are not one for each of {all} tables");
            return Err(Refusal::Unreadable(text));
        }
        let mut tables = self.tables.iter().zip(moves).enumerate();
        if let Some((nth, (table, number))) = tables.find(|(_, (table, it))| !table.offers(**it)) {
            return Err(self.refused(nth, table, *number));
        }
        self.each(rows, |shared, nth, table, row| {
            let number = u32::try_from(moves[nth]).expect("it was found among those offered");
            table.step(shared, number, row);
            0
        });
        Ok(())
    }

    fn play_random(&mut self, n_steps: u32, rows: Rows<'_>) -> Result<u64, Refusal> {
        self.check_rows(&rows)?;
        self.check_open()?;
        Ok(self.each(rows, |shared, _, table, row| {
            for _ in 0..n_steps {
                let nth = table.chance.pick(table.offered.len());
                table.step(shared, table.offered[nth], row);
            }
            n_steps.into()
        }))
    }
}

impl<G: Strategy + Extras> TypedBatch<G> {
    fn check_open(&self) -> Result<(), Refusal> {
        if self.is_open {
            return Ok(());
        }
        let text = "the tables are not open yet: reset them first".to_owned();
        Err(Refusal::Unreadable(text))
    }

    fn refused(&self, nth: usize, table: &Table<G>, number: i64) -> Refusal {
        let named = usize::try_from(number).ok();
        let actions = &self.code.actions[table.seat.index()];
        Refusal::Unreadable(match named.and_then(|it| actions.get(it)) {
            Some(text) => format!(
                "table {nth}: {} cannot do move {number} ({text}) now; nothing was played",
                table.seat
            ),
            None => format!(
                "table {nth}: there is no move {number}, moves are 0 to {}; nothing was played",
                actions.len() - 1
            ),
        })
    }
}
