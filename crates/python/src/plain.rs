//! What crosses over between Rust and Python, and how no is said.

use std::fmt::Display;

use erased::Json;
use pyo3::{
    Bound, PyAny, PyErr, PyResult, Python, create_exception, exceptions::PyValueError,
    types::PyAnyMethods,
};
use tabletop::{Lang, Seat, Viewer};

create_exception!(
    brainery,
    Refused,
    PyValueError,
    "What was asked for cannot be done; the text says why, and nothing has changed."
);

/// A no of the rules, in their words.
pub(crate) fn refused(why: impl Display) -> PyErr {
    Refused::new_err(why.to_string())
}

/// Reads what somebody handed in as plain data: `None`, numbers, texts, lists
/// and dictionaries.
pub(crate) fn json(given: Option<&Bound<'_, PyAny>>) -> PyResult<Json> {
    let Some(given) = given else {
        return Ok(Json::Null);
    };
    let text = given.py().import("json")?.call_method1("dumps", (given,));
    let text: String = text
        .map_err(|why| refused(format!("options are plain data: {why}")))?
        .extract()?;
    serde_json::from_str(&text).map_err(refused)
}

/// Hands plain data out as dictionaries, lists, texts and numbers.
pub(crate) fn plain<'py>(py: Python<'py>, json: &Json) -> PyResult<Bound<'py, PyAny>> {
    read(py, &json.to_string())
}

/// The same, written already.
pub(crate) fn read<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (text,))
}

/// A seat by its number, from 0.
pub(crate) fn seat(number: i64, n_seats: usize) -> PyResult<Seat> {
    let known = usize::try_from(number).ok().filter(|it| *it < n_seats);
    let known = known.ok_or_else(|| {
        refused(format!(
            "there is no seat {number} at a table of {n_seats}, seats are 0 to {}",
            n_seats.saturating_sub(1)
        ))
    })?;
    Ok(Seat::new(known))
}

/// A seat by its number, or somebody who looks on.
pub(crate) fn viewer(number: Option<i64>, n_seats: usize) -> PyResult<Viewer> {
    let seat = number.map(|it| seat(it, n_seats)).transpose()?;
    Ok(Viewer::of(seat))
}

pub(crate) fn language(code: &str) -> PyResult<Lang> {
    match code {
        "en" => Ok(Lang::En),
        "fr" => Ok(Lang::Fr),
        _ => Err(refused(format!(
            "{code:?} is no language here, write en or fr"
        ))),
    }
}
