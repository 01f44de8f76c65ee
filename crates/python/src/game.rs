//! A game, and how it is written in numbers.

use erased::DynGame;
use pyo3::{Bound, Py, PyAny, PyResult, pyclass, pyfunction, pymethods, types::PyAnyMethods};

use crate::{
    plain::{json, language, refused, seat},
    table::Match,
};

/// The ids of all games, those of the menu first, then the examples.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    registry::all().map(|game| game.info().id).collect()
}

/// A game, by the id on its box.
#[pyclass(frozen, module = "brainery")]
#[derive(Debug)]
pub(crate) struct Game {
    pub(crate) game: &'static dyn DynGame,
}

/// How a game is written in numbers at a table of so many.
#[pyclass(frozen, module = "brainery")]
#[derive(Debug)]
pub(crate) struct Code {
    code: erased::Code,
}

pub(crate) fn find(id: &str) -> PyResult<&'static dyn DynGame> {
    registry::find(id).ok_or_else(|| {
        let known = games().join(", ");
        refused(format!("there is no game {id:?}, there are {known}"))
    })
}

#[pymethods]
impl Game {
    #[new]
    fn new(id: &str) -> PyResult<Game> {
        let game = find(id)?;
        Ok(Game { game })
    }

    #[getter]
    fn id(&self) -> &'static str {
        self.game.info().id
    }

    #[getter]
    fn title(&self) -> &'static str {
        self.game.info().title
    }

    /// The fewest and the most players.
    #[getter]
    fn seats(&self) -> (usize, usize) {
        let seats = self.game.info().seats;
        (*seats.start(), *seats.end())
    }

    #[getter]
    fn rules_version(&self) -> u32 {
        self.game.info().rules_version
    }

    #[getter]
    fn has_secrets(&self) -> bool {
        self.game.info().has_secrets
    }

    #[getter]
    fn credits(&self) -> &'static str {
        self.game.info().credits
    }

    /// Everybody who plays it: its own bots, then the five levels.
    #[getter]
    fn bots(&self) -> Vec<&'static str> {
        self.game.bots().iter().map(|bot| bot.name).collect()
    }

    /// What the players may agree on: each option with its values, as JSON.
    #[pyo3(signature = (lang = "en"))]
    fn variants(&self, lang: &str) -> PyResult<Vec<(&'static str, Vec<&'static str>)>> {
        let variants = self.game.variants(language(lang)?).into_iter();
        let named = variants.map(|it| {
            let values = it.choices.iter().map(|choice| choice.value).collect();
            (it.key, values)
        });
        Ok(named.collect())
    }

    /// Every clause of the rules with its id.
    #[pyo3(signature = (lang = "en"))]
    fn rules(&self, lang: &str) -> PyResult<Vec<(String, &'static str)>> {
        let lang = language(lang)?;
        let clauses = self.game.rulebook().iter().flat_map(|it| it.clauses);
        Ok(clauses
            .map(|clause| (clause.id.to_string(), clause.text.get(lang)))
            .collect())
    }

    /// Opens a table for so many, or for players with these names. Equal seeds
    /// make equal luck; without one nobody knows it.
    #[pyo3(signature = (players = None, options = None, seed = None))]
    fn start(
        &self,
        players: Option<&Bound<'_, PyAny>>,
        options: Option<&Bound<'_, PyAny>>,
        seed: Option<u64>,
    ) -> PyResult<Match> {
        Match::start(self.game, players, json(options)?, seed)
    }

    /// How it is written in numbers at a table of so many.
    #[pyo3(signature = (seats = None, options = None))]
    fn code(&self, seats: Option<usize>, options: Option<&Bound<'_, PyAny>>) -> PyResult<Code> {
        let seats = seats.unwrap_or(*self.game.info().seats.start());
        let code = self.game.code(&json(options)?, seats).map_err(refused)?;
        Ok(Code { code })
    }

    fn __repr__(&self) -> String {
        format!("brainery.Game({:?})", self.game.info().id)
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> (Py<PyAny>, (&'static str,)) {
        let class = slf.as_any().get_type().into_any().unbind();
        (class, (slf.get().game.info().id,))
    }
}

#[pymethods]
impl Code {
    /// How many numbers an observation has.
    #[getter]
    fn n_numbers(&self) -> usize {
        self.code.n_numbers()
    }

    /// How many moves have a number.
    #[getter]
    fn n_actions(&self) -> usize {
        self.code.n_actions()
    }

    /// What the numbers of an observation say, in their order: a name, how many
    /// numbers it has, and what 1 stands for.
    #[getter]
    fn features(&self) -> Vec<(&'static str, usize, u16)> {
        let features = self.code.features.iter();
        features.map(|it| (it.name, it.n, it.most)).collect()
    }

    /// The notation of every move by its number, as a seat has it.
    #[pyo3(signature = (seat = 0))]
    fn actions(&self, seat: i64) -> PyResult<Vec<String>> {
        let seat = self::seat(seat, self.code.actions.len())?;
        Ok(self.code.actions[seat.index()].clone())
    }

    fn __repr__(&self) -> String {
        let (n, m) = (self.n_numbers(), self.n_actions());
        format!("<brainery.Code: {n} numbers, {m} actions>")
    }
}
