//! A game written down.

use driver::Fault;
use erased::{DynGame, Json};
use pyo3::{Bound, PyAny, PyResult, Python, pyclass, pymethods};
use tabletop::{Seat, Turn};

use crate::plain::{plain, refused, viewer};

/// A game written down: it can be checked and played again.
#[pyclass(frozen, module = "brainery", str)]
#[derive(Debug)]
pub(crate) struct Record {
    record: record::Record,
}

impl Record {
    pub(crate) fn of(record: record::Record) -> Record {
        Record { record }
    }

    fn rules(&self) -> PyResult<&'static dyn DynGame> {
        let id = &self.record.game;
        registry::find(id).ok_or_else(|| refused(Fault::UnknownGame(id.clone())))
    }
}

impl std::fmt::Display for Record {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.record.fmt(f)
    }
}

#[pymethods]
impl Record {
    /// Reads the text of a record.
    #[new]
    fn new(text: &str) -> PyResult<Record> {
        let record = text.parse().map_err(refused)?;
        Ok(Record { record })
    }

    #[getter]
    fn game(&self) -> &str {
        &self.record.game
    }

    #[getter]
    fn players(&self) -> Vec<String> {
        self.record.players.clone()
    }

    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        plain(py, &self.record.options)
    }

    /// Who did what, and the luck that it took.
    #[getter]
    fn moves(&self) -> Vec<(usize, String, Vec<u32>)> {
        let moves = self.record.moves.iter();
        moves
            .map(|it| (it.seat.index(), it.action.clone(), it.draws.clone()))
            .collect()
    }

    /// The place of each seat, 1 is best; nothing if the game was not over.
    #[getter]
    fn places(&self) -> Option<Vec<u8>> {
        let places = self.record.standings?.0;
        Some(places.as_slice().iter().map(|it| it.place).collect())
    }

    /// Plays it again by the rules, and with the luck of its seal if it has one.
    /// Says what it found: moves, draws, and whether it is proof of an honest game.
    fn check(&self) -> PyResult<(u32, u32, bool)> {
        let report = driver::check(&self.record.to_string(), registry::find).map_err(refused)?;
        Ok((report.n_moves, report.n_draws, report.is_proof()))
    }

    /// What a seat saw, or somebody who looked on: after the set-up and after
    /// every move, with whom the table waited for.
    #[pyo3(signature = (seat = None))]
    fn views<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
    ) -> PyResult<Vec<(Bound<'py, PyAny>, Vec<usize>)>> {
        let viewer = viewer(seat, self.record.players.len())?;
        let mut views = Vec::new();
        driver::retell(&self.record, self.rules()?, |table, _| {
            let must = match table.turn() {
                Turn::Waiting { must, .. } => must.iter().map(Seat::index).collect(),
                Turn::Over(_) => Vec::new(),
            };
            views.push((table.view(viewer), must));
        })
        .map_err(refused)?;
        let shown = |(view, must): (Json, Vec<usize>)| Ok((plain(py, &view)?, must));
        views.into_iter().map(shown).collect()
    }

    fn __repr__(&self) -> String {
        let record::Record { game, moves, .. } = &self.record;
        format!("<brainery.Record: {game}, {} moves>", moves.len())
    }
}
