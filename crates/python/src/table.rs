//! A game in progress.

use driver::Match as Driven;
use erased::{DynGame, Json};
use numpy::{IntoPyArray, PyArray1};
use pyo3::{Bound, PyAny, PyResult, Python, pyclass, pymethods, types::PyAnyMethods};
use scene::Words;
use tabletop::{Seat, SeatSet, Standings, Turn, Viewer, sealed::Seal, seat::MAX_SEATS};

use crate::{
    note::Record,
    plain::{language, plain, refused, seat, viewer},
};

/// A game in progress. Whoever holds it knows the truth; what a player may know
/// is `view(seat)`.
#[pyclass(module = "brainery")]
#[derive(Debug)]
pub(crate) struct Match {
    driven: Driven,
    options: Json,
}

impl Match {
    pub(crate) fn start(
        game: &'static dyn DynGame,
        players: Option<&Bound<'_, PyAny>>,
        options: Json,
        seed: Option<u64>,
    ) -> PyResult<Match> {
        let players = names(game, players)?;
        let seal = Seal {
            key: key(seed)?,
            salts: vec![String::new(); players.len()],
        };
        let driven = Driven::start(game, options.clone(), players, seal).map_err(refused)?;
        Ok(Match { driven, options })
    }

    fn n_seats(&self) -> usize {
        self.driven.players().len()
    }

    fn seat(&self, number: i64) -> PyResult<Seat> {
        seat(number, self.n_seats())
    }

    fn standings(&self) -> Option<Standings> {
        match self.driven.turn() {
            Turn::Waiting { .. } => None,
            Turn::Over(standings) => Some(standings),
        }
    }
}

/// Names in seat order: given, or only how many.
fn names(game: &dyn DynGame, players: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<String>> {
    let seats = game.info().seats;
    let n = match players {
        None => *seats.start(),
        Some(given) => {
            if let Ok(n) = given.extract::<i64>() {
                usize::try_from(n).unwrap_or(0)
            } else {
                let names = given.extract::<Vec<String>>();
                let wrong = "players are a number, or a list of names";
                return names.map_err(|_| refused(wrong));
            }
        }
    };
    // The game says how many it wants; more than a table has would be in vain.
    let n = n.min(MAX_SEATS + 1);
    Ok((0..n).map(|nth| format!("Player {}", nth + 1)).collect())
}

fn key(seed: Option<u64>) -> PyResult<[u8; 32]> {
    let mut key = [0; 32];
    match seed {
        Some(seed) => key[..8].copy_from_slice(&seed.to_le_bytes()),
        None => getrandom::fill(&mut key)
            .map_err(|why| refused(format!("there is no luck without a seed: {why}")))?,
    }
    Ok(key)
}

fn numbers(seats: SeatSet) -> Vec<usize> {
    seats.iter().map(Seat::index).collect()
}

#[pymethods]
impl Match {
    /// The id of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.driven.game().info().id
    }

    /// Names in seat order.
    #[getter]
    fn players(&self) -> Vec<String> {
        self.driven.players().to_vec()
    }

    /// What was agreed on.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        plain(py, &self.options)
    }

    #[getter]
    fn n_moves(&self) -> u32 {
        self.driven.n_moves()
    }

    #[getter]
    fn is_over(&self) -> bool {
        self.standings().is_some()
    }

    /// The seats that the table waits for.
    #[getter]
    fn must(&self) -> Vec<usize> {
        numbers(self.driven.turn().must())
    }

    /// The seats that could act although nobody waits for them.
    #[getter]
    fn may(&self) -> Vec<usize> {
        match self.driven.turn() {
            Turn::Waiting { may, .. } => numbers(may),
            Turn::Over(_) => Vec::new(),
        }
    }

    /// The place of each seat, 1 is best; nothing while the game goes on.
    #[getter]
    fn places(&self) -> Option<Vec<u8>> {
        let Standings(places) = self.standings()?;
        Some(places.as_slice().iter().map(|it| it.place).collect())
    }

    /// What the game counts, for each seat; nothing while the game goes on.
    #[getter]
    fn points(&self) -> Option<Vec<i32>> {
        let Standings(places) = self.standings()?;
        Some(places.as_slice().iter().map(|it| it.points).collect())
    }

    /// What each seat got out of it: -1 for the last place, 1 for a win alone,
    /// 0 for all together; 0 for everybody while the game goes on.
    #[getter]
    fn rewards(&self) -> Vec<f32> {
        match self.standings() {
            None => vec![0.0; self.n_seats()],
            Some(it) => it.rewards().map(|_, it| 2.0 * it - 1.0).as_slice().to_vec(),
        }
    }

    /// What a seat may do, in notation; nothing if it may not act.
    fn legal(&self, seat: i64) -> PyResult<Vec<String>> {
        Ok(self.driven.legal(self.seat(seat)?).to_vec())
    }

    /// What a seat sees, or somebody who looks on.
    #[pyo3(signature = (seat = None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        let viewer = viewer(seat, self.n_seats())?;
        plain(py, &self.driven.view(viewer))
    }

    /// The whole truth, which no player may know.
    fn truth<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        plain(py, &self.driven.view(Viewer::Judge))
    }

    /// Carries out a move, or says why not and changes nothing. What came of it
    /// is returned in sentences, as an onlooker hears them.
    #[pyo3(signature = (seat, action, lang = "en"))]
    fn play(&mut self, seat: i64, action: &str, lang: &str) -> PyResult<Vec<String>> {
        let (seat, lang) = (self.seat(seat)?, language(lang)?);
        self.driven.play(seat, action).map_err(refused)?;
        let words = Words {
            lang,
            me: None,
            names: self.driven.players(),
            remarks: self.driven.remarks(),
        };
        Ok(self
            .driven
            .latest()
            .seen_by(Viewer::Public)
            .sentences(&words))
    }

    /// What a bot would do at a seat, from what that seat sees. It follows from
    /// the seed and the table.
    fn choose(&self, py: Python<'_>, bot: &str, seat: i64) -> PyResult<String> {
        let seat = self.seat(seat)?;
        let driven = &self.driven;
        py.detach(|| driven.choose(bot, seat)).map_err(refused)
    }

    /// What a bot would do at a seat that nobody waits for; usually nothing.
    fn interrupt(&self, bot: &str, seat: i64) -> PyResult<Option<String>> {
        let seat = self.seat(seat)?;
        self.driven.interrupt(bot, seat).map_err(refused)
    }

    /// What a seat sees in numbers, and the numbers of what it may do.
    fn by_number<'py>(
        &self,
        py: Python<'py>,
        seat: i64,
    ) -> PyResult<(Bound<'py, PyArray1<f32>>, Vec<u32>)> {
        let seen = self.driven.by_number(self.seat(seat)?).map_err(refused)?;
        Ok((seen.observation.into_pyarray(py), seen.offered))
    }

    /// The game so far, written down.
    fn record(&self) -> Record {
        Record::of(self.driven.record())
    }

    /// The same table once more, to try something: all moves are played again.
    fn copy(&self) -> PyResult<Match> {
        let driven = &self.driven;
        let again = Driven::start(
            driven.game(),
            self.options.clone(),
            driven.players().to_vec(),
            driven.seal().clone(),
        );
        let mut again = again.map_err(refused)?;
        for played in driven.record().moves {
            again.play_written(&played).map_err(refused)?;
        }
        Ok(Match {
            driven: again,
            options: self.options.clone(),
        })
    }

    fn __repr__(&self) -> String {
        let (game, n) = (self.game(), self.n_moves());
        let over = if self.is_over() { ", over" } else { "" };
        format!("<brainery.Match: {game}, {n} moves{over}>")
    }
}
