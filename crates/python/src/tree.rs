//! A small game laid out whole.

use exact::{Field, Learner, Policy};
use numpy::{IntoPyArray, PyArray1, PyReadonlyArray1};
use pyo3::{Bound, PyAny, PyResult, Python, pyclass, pymethods, types::PyAnyMethods};

use crate::{
    game::find,
    plain::{json, read, refused, seat},
};

/// A small game laid out whole, to compute with exactly. A policy is an array:
/// how likely each move is, one situation after the other.
#[pyclass(module = "brainery")]
#[derive(Debug)]
pub(crate) struct Tree {
    field: Field,
    learner: Learner,
}

type Floats<'py> = Bound<'py, PyArray1<f64>>;

impl Tree {
    fn policy(&self, policy: &Bound<'_, PyAny>) -> PyResult<Policy> {
        let chances: PyReadonlyArray1<'_, f64> = policy
            .extract()
            .map_err(|_| refused("a policy is a NumPy array of float64"))?;
        let chances = chances.as_array().to_vec();
        self.field.policy(chances).map_err(refused)
    }
}

#[pymethods]
impl Tree {
    #[new]
    #[pyo3(signature = (game, seats = None, options = None, limit = 1_000_000))]
    fn new(
        py: Python<'_>,
        game: &str,
        seats: Option<usize>,
        options: Option<&Bound<'_, PyAny>>,
        limit: usize,
    ) -> PyResult<Tree> {
        let game = find(game)?;
        let seats = seats.unwrap_or(*game.info().seats.start());
        let options = json(options)?;
        let tree = py
            .detach(|| game.tree(&options, seats, limit))
            .map_err(refused)?;
        let field = Field::new(tree);
        let learner = Learner::new(&field);
        Ok(Tree { field, learner })
    }

    #[getter]
    fn n_positions(&self) -> usize {
        self.field.tree().nodes.len()
    }

    #[getter]
    fn n_situations(&self) -> usize {
        self.field.tree().situations.len()
    }

    #[getter]
    fn n_seats(&self) -> usize {
        self.field.tree().n_seats
    }

    /// Whose choice a situation is, what that seat sees, and its moves.
    fn situation<'py>(
        &self,
        py: Python<'py>,
        number: usize,
    ) -> PyResult<(usize, Bound<'py, PyAny>, Vec<String>)> {
        let situations = &self.field.tree().situations;
        let it = situations.get(number).ok_or_else(|| {
            let last = situations.len().saturating_sub(1);
            refused(format!(
                "there is no situation {number}, they are 0 to {last}"
            ))
        })?;
        Ok((it.seat.index(), read(py, &it.view)?, it.moves.clone()))
    }

    /// Where the moves of each situation begin in a policy; last, where all end.
    #[getter]
    fn begins<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        let mut end = 0;
        let mut begins = vec![0];
        for situation in &self.field.tree().situations {
            end += i64::from(situation.moves.len() as u32);
            begins.push(end);
        }
        begins.into_pyarray(py)
    }

    /// All moves alike.
    fn uniform<'py>(&self, py: Python<'py>) -> Floats<'py> {
        self.field.uniform().chances().to_vec().into_pyarray(py)
    }

    /// What each seat gets if all play like this.
    fn values(&self, policy: &Bound<'_, PyAny>) -> PyResult<Vec<f64>> {
        let values = self.field.values(&self.policy(policy)?);
        Ok(values.as_slice().to_vec())
    }

    /// The best that a seat can do if the others play like this: what it gets
    /// then, and its move in each situation by number; -1 where others choose.
    fn best_response<'py>(
        &self,
        py: Python<'py>,
        policy: &Bound<'py, PyAny>,
        seat: i64,
    ) -> PyResult<(f64, Bound<'py, PyArray1<i64>>)> {
        let seat = self::seat(seat, self.n_seats())?;
        let best = self.field.best_response(&self.policy(policy)?, seat);
        let moves = best.moves.iter().map(|it| it.map_or(-1, i64::from));
        let moves: Vec<i64> = moves.collect();
        Ok((best.value, moves.into_pyarray(py)))
    }

    /// What all seats together could gain by being the only one to change.
    fn nash_conv(&self, policy: &Bound<'_, PyAny>) -> PyResult<f64> {
        Ok(self.field.nash_conv(&self.policy(policy)?))
    }

    /// What a seat could gain on average: 0 in an equilibrium.
    fn exploitability(&self, policy: &Bound<'_, PyAny>) -> PyResult<f64> {
        Ok(self.field.exploitability(&self.policy(policy)?))
    }

    /// Plays against itself for so many rounds more (CFR+), and says how it has
    /// played on average.
    fn learn<'py>(&mut self, py: Python<'py>, n_rounds: u32) -> Floats<'py> {
        let Tree { field, learner } = self;
        py.detach(|| learner.learn(field, n_rounds));
        learner.average(field).chances().to_vec().into_pyarray(py)
    }

    fn __repr__(&self) -> String {
        format!("<brainery.Tree: {}>", self.field.tree())
    }
}
