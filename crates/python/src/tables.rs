//! Thousands of tables in step, seen as `NumPy` arrays.

use std::{
    num::NonZeroUsize,
    thread::{self, ScopedJoinHandle},
};

use erased::{Batch, Rows, Size};
use numpy::{
    Element, PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray,
    ndarray::Dimension,
};
use pyo3::{
    Bound, Py, PyAny, PyResult, Python, pyclass, pyfunction, pymethods, types::PyAnyMethods,
};

use tabletop::seat::MAX_SEATS;

use crate::{
    game::find,
    plain::{json, refused},
};

/// Many tables of one game, played in step without asking Python about each. The
/// arrays are written anew by every step: copy what is to be kept.
#[pyclass(module = "brainery")]
#[derive(Debug)]
pub(crate) struct Tables {
    batch: Box<dyn Batch>,
    n_threads: usize,
    game: &'static str,
    arrays: Arrays,
}

/// What there is to be seen, a row for each table.
#[derive(Debug)]
struct Arrays {
    observations: Py<PyArray2<f32>>,
    masks: Py<PyArray2<bool>>,
    seats: Py<PyArray1<i8>>,
    rewards: Py<PyArray2<f32>>,
    dones: Py<PyArray1<bool>>,
}

impl Arrays {
    fn new(py: Python<'_>, batch: &dyn Batch) -> Arrays {
        let n = batch.n_tables();
        let code = batch.code();
        Arrays {
            observations: PyArray2::zeros(py, [n, code.n_numbers()], false).unbind(),
            masks: PyArray2::zeros(py, [n, code.n_actions()], false).unbind(),
            seats: PyArray1::zeros(py, n, false).unbind(),
            rewards: PyArray2::zeros(py, [n, batch.n_seats()], false).unbind(),
            dones: PyArray1::zeros(py, n, false).unbind(),
        }
    }

    /// Lets `work` write them, while other threads of Python go on.
    fn lend<T: Send>(
        &self,
        py: Python<'_>,
        batch: &mut dyn Batch,
        work: impl FnOnce(&mut dyn Batch, Rows<'_>) -> Result<T, tabletop::Refusal> + Send,
    ) -> PyResult<T> {
        let busy = |why: numpy::BorrowError| refused(format!("the arrays are in use: {why}"));
        let mut observations = self.observations.bind(py).try_readwrite().map_err(busy)?;
        let mut masks = self.masks.bind(py).try_readwrite().map_err(busy)?;
        let mut seats = self.seats.bind(py).try_readwrite().map_err(busy)?;
        let mut rewards = self.rewards.bind(py).try_readwrite().map_err(busy)?;
        let mut dones = self.dones.bind(py).try_readwrite().map_err(busy)?;
        let rows = Rows {
            observations: slice(&mut observations)?,
            masks: slice(&mut masks)?,
            seats: slice(&mut seats)?,
            rewards: slice(&mut rewards)?,
            dones: slice(&mut dones)?,
        };
        py.detach(move || work(batch, rows)).map_err(refused)
    }
}

fn slice<'a, T: Element, D: Dimension>(
    array: &'a mut PyReadwriteArray<'_, T, D>,
) -> PyResult<&'a mut [T]> {
    let slice = array.as_slice_mut();
    slice.map_err(|why| refused(format!("an array was put in another shape: {why}")))
}

#[pymethods]
impl Tables {
    #[new]
    #[pyo3(signature = (game, n_tables, seats = None, options = None, seed = 0, threads = None))]
    fn new(
        py: Python<'_>,
        game: &str,
        n_tables: usize,
        seats: Option<usize>,
        options: Option<&Bound<'_, PyAny>>,
        seed: u64,
        threads: Option<usize>,
    ) -> PyResult<Tables> {
        let game = find(game)?;
        let info = game.info();
        let cores = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let n_threads = threads.unwrap_or_else(cores).clamp(1, MOST_THREADS);
        let size = Size {
            n_seats: seats.unwrap_or(*info.seats.start()),
            n_tables,
            n_threads: NonZeroUsize::new(n_threads).unwrap_or(NonZeroUsize::MIN),
        };
        let batch = game.batch(&json(options)?, size).map_err(refused)?;
        let arrays = Arrays::new(py, &*batch);
        let mut tables = Tables {
            batch,
            n_threads,
            game: info.id,
            arrays,
        };
        tables.reset(py, seed)?;
        Ok(tables)
    }

    /// Opens all tables anew. What happens follows from the seed and the moves,
    /// whatever the number of threads.
    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        let Tables { batch, arrays, .. } = self;
        arrays.lend(py, &mut **batch, |batch, rows| batch.reset(seed, rows))
    }

    /// Carries out a move at every table, by number. If one of them cannot be
    /// done, none is.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let moves: PyReadonlyArray1<'_, i64> = actions
            .extract()
            .map_err(|_| refused("moves are a NumPy array of int64, one for each table"))?;
        let moves = moves
            .as_slice()
            .map_err(|_| refused("moves are an array without gaps: use numpy.ascontiguousarray"))?;
        let Tables { batch, arrays, .. } = self;
        arrays.lend(py, &mut **batch, |batch, rows| batch.step(moves, rows))
    }

    /// Plays so many random moves at every table by itself.
    fn play_random(&mut self, py: Python<'_>, n_steps: u32) -> PyResult<u64> {
        let Tables { batch, arrays, .. } = self;
        arrays.lend(py, &mut **batch, |batch, rows| {
            batch.play_random(n_steps, rows)
        })
    }

    /// What the seat sees that is to move: a row of numbers from 0 to 1.
    #[getter]
    fn observations(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.arrays.observations.clone_ref(py)
    }

    /// Which moves it has.
    #[getter]
    fn masks(&self, py: Python<'_>) -> Py<PyArray2<bool>> {
        self.arrays.masks.clone_ref(py)
    }

    /// Which seat is to move.
    #[getter]
    fn seats(&self, py: Python<'_>) -> Py<PyArray1<i8>> {
        self.arrays.seats.clone_ref(py)
    }

    /// What each seat got out of the last move.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.arrays.rewards.clone_ref(py)
    }

    /// Where the last move ended a game; the next one is open there.
    #[getter]
    fn dones(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.arrays.dones.clone_ref(py)
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.game
    }

    #[getter]
    fn n_seats(&self) -> usize {
        self.batch.n_seats()
    }

    #[getter]
    fn n_threads(&self) -> usize {
        self.n_threads
    }

    fn __len__(&self) -> usize {
        self.batch.n_tables()
    }

    fn __repr__(&self) -> String {
        let n = self.batch.n_tables();
        format!("<brainery.Tables: {n} of {}>", self.game)
    }
}

/// Plays whole games of random moves by the rules alone, as fast as they go, and
/// says how many moves that were. Games are numbered from `seed` on.
#[pyfunction]
#[pyo3(signature = (game, n_games, seats = None, options = None, seed = 0, threads = 1))]
pub(crate) fn playouts(
    py: Python<'_>,
    game: &str,
    n_games: u64,
    seats: Option<usize>,
    options: Option<&Bound<'_, PyAny>>,
    seed: u64,
    threads: u64,
) -> PyResult<u64> {
    let game = find(game)?;
    let seats = seats.unwrap_or(*game.info().seats.start());
    // A table has eight seats at most, and the game says so.
    let bots = vec!["random"; seats.min(MAX_SEATS + 1)];
    let options = json(options)?;
    let threads = threads.clamp(1, MOST_THREADS as u64);
    let arenas = (0..threads).map(|_| game.arena(&options, &bots));
    let arenas: Vec<_> = arenas.collect::<Result<_, _>>().map_err(refused)?;
    Ok(py.detach(|| {
        thread::scope(|scope| {
            let started: Vec<_> = (0..)
                .zip(arenas)
                .map(|(nth, mut arena)| {
                    let games = (nth..n_games).step_by(threads as usize);
                    scope.spawn(move || {
                        let played = games.map(|it| arena.playout(seed.wrapping_add(it)));
                        played.map(u64::from).sum::<u64>()
                    })
                })
                .collect();
            let played = started.into_iter().map(ScopedJoinHandle::join);
            played.map(|it| it.expect("rules do not panic")).sum()
        })
    }))
}

const MOST_THREADS: usize = 256;
