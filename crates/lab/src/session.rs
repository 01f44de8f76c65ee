//! How an experiment is carried out: numbered units of work on as many threads
//! as wanted, kept in a folder, gone on with after a pause, shared out among
//! machines, and stopped when enough is known.
//!
//! A unit follows from the plan and its number alone, and units are counted in
//! order. So the outcome is a function of the plan, never of threads, machines
//! or interruptions.

use std::{
    fmt, io,
    ops::{ControlFlow, Range},
    str::FromStr,
    sync::atomic::AtomicBool,
};

use erased::Json;
use serde::{Serialize, de::DeserializeOwned};

use crate::{
    folder::{Folder, Kept},
    rows::Tables,
    tournament::LabError,
    workers::in_order,
};

/// Does the unit of a number.
pub type Worker<'a, U> = Box<dyn FnMut(u64) -> Result<U, LabError> + Send + 'a>;

/// Something that is measured unit by unit.
pub trait Experiment {
    /// What comes of a unit.
    type Unit: Serialize + DeserializeOwned + Send;

    /// The command that does it.
    fn command(&self) -> &'static str;

    /// Everything that a unit follows from besides its number.
    fn plan(&self) -> Json;

    fn n_units(&self) -> u64;

    /// How many units in a row are only worth something together.
    fn stride(&self) -> u64 {
        1
    }

    /// One for each thread.
    fn worker(&self) -> Result<Worker<'_, Self::Unit>, LabError>;

    /// What a unit is in tables, if it is a game.
    fn rows(&self, _unit: u64, _came: &Self::Unit, _tables: &mut Tables) -> io::Result<()> {
        Ok(())
    }

    /// Whether a unit has rows.
    fn has_rows(&self) -> bool {
        false
    }
}

/// What a session says while it goes on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// One more unit was done.
    Done,
    /// One more unit lay in the folder.
    Kept,
}

/// How an experiment is carried out.
pub struct Session<'a> {
    pub n_threads: usize,
    /// Raised to end early: what was counted are then the first units, without
    /// gaps.
    pub stop: &'a AtomicBool,
    /// Where units are kept.
    pub folder: Option<Folder>,
    /// Which units are to be done.
    pub part: Part,
    /// Enough is known once intervals are no wider.
    pub until: Option<f64>,
    /// Hears of every unit that is counted.
    pub watch: Box<dyn FnMut(News) + 'a>,
}

impl fmt::Debug for Session<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Session")
            .field("n_threads", &self.n_threads)
            .field("folder", &self.folder)
            .field("part", &self.part)
            .field("until", &self.until)
            .finish_non_exhaustive()
    }
}

impl<'a> Session<'a> {
    /// All units, kept nowhere.
    pub fn new(n_threads: usize, stop: &'a AtomicBool) -> Session<'a> {
        Session {
            n_threads,
            stop,
            folder: None,
            part: Part::WHOLE,
            until: None,
            watch: Box::new(|_| ()),
        }
    }

    /// Does the units that are not in the folder, and counts all in order, from
    /// the first of the part on and without gaps. Who counts says when enough is
    /// known.
    pub fn run<E: Experiment>(
        &mut self,
        experiment: &E,
        count: impl FnMut(u64, &E::Unit) -> io::Result<ControlFlow<()>>,
    ) -> Result<(), LabError> {
        let wanted = self.part.of(experiment.n_units(), experiment.stride());
        let (kept, missing) = match &self.folder {
            Some(folder) => (folder.kept(&wanted)?, folder.missing(&wanted)?),
            None => (Kept::default(), vec![wanted.clone()]),
        };
        let workers = (0..self.n_threads.max(1)).map(|_| experiment.worker());
        let workers = workers.collect::<Result<Vec<_>, _>>()?;
        let (folder, watch) = (&mut self.folder, &mut self.watch);
        let mut counting = Counting { kept, count, watch };
        let first_gap = missing.first().map_or(wanted.end, |gap| gap.start);
        if counting.kept_before(first_gap)?.is_break() {
            return Ok(());
        }
        let is_through = in_order(&missing, workers, self.stop, |unit, came: Result<_, _>| {
            let came = came?;
            if counting.kept_before(unit)?.is_break() {
                return Ok(ControlFlow::Break(()));
            }
            if let Some(folder) = folder {
                folder.append(unit, &came)?;
            }
            counting.count(unit, &came, News::Done)
        })?;
        if is_through {
            let _ = counting.kept_before(wanted.end)?;
        }
        if let Some(folder) = &mut self.folder {
            folder.flush()?;
        }
        Ok(())
    }

    /// Writes tables of all games in the folder, if it has games.
    pub fn write_tables<E: Experiment>(&self, experiment: &E) -> Result<(), LabError> {
        let Some(folder) = self.folder.as_ref().filter(|_| experiment.has_rows()) else {
            return Ok(());
        };
        let mut tables = Tables::create(folder.path())?;
        for line in folder.kept(&(0..u64::MAX))? {
            let line = line?;
            let came = line.read::<E::Unit>()?;
            experiment.rows(line.unit, &came, &mut tables)?;
        }
        Ok(tables.finish()?)
    }
}

/// Counts what was done and what was kept, in order of units.
struct Counting<'a, C> {
    kept: Kept,
    count: C,
    watch: &'a mut dyn FnMut(News),
}

impl<C> Counting<'_, C> {
    /// Counts the kept units that come before another.
    fn kept_before<U: DeserializeOwned>(&mut self, unit: u64) -> Result<ControlFlow<()>, LabError>
    where
        C: FnMut(u64, &U) -> io::Result<ControlFlow<()>>,
    {
        while let Some(line) = self.kept.next_before(unit)? {
            let came = line.read::<U>()?;
            if self.count(line.unit, &came, News::Kept)?.is_break() {
                return Ok(ControlFlow::Break(()));
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    fn count<U>(&mut self, unit: u64, came: &U, news: News) -> Result<ControlFlow<()>, LabError>
    where
        C: FnMut(u64, &U) -> io::Result<ControlFlow<()>>,
    {
        (self.watch)(news);
        Ok((self.count)(unit, came)?)
    }
}

/// How often it is asked whether enough is known: at fixed numbers of units, so
/// that the answer does not depend on threads.
const ASKED_EVERY: u64 = 100;

/// Whether the widest interval is narrow enough after `n` units.
pub(crate) fn is_enough(
    until: Option<f64>,
    n: u64,
    widest: impl FnOnce() -> f64,
) -> ControlFlow<()> {
    match until {
        Some(until) if n.is_multiple_of(ASKED_EVERY) && widest() <= until => ControlFlow::Break(()),
        Some(_) | None => ControlFlow::Continue(()),
    }
}

/// How wide an interval is.
pub(crate) fn width([lo, hi]: [f64; 2]) -> f64 {
    hi - lo
}

/// The `k`th of `n` parts of all units; the first is 1.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Part {
    k: u64,
    n: u64,
}

impl Part {
    pub const WHOLE: Part = Part { k: 1, n: 1 };

    /// The units of this part: strides are not cut.
    pub fn of(self, n_units: u64, stride: u64) -> Range<u64> {
        let n_strides = u128::from(n_units.div_ceil(stride));
        let edge = |k: u64| {
            let strides = n_strides * u128::from(k) / u128::from(self.n);
            (strides as u64).saturating_mul(stride).min(n_units)
        };
        edge(self.k - 1)..edge(self.k)
    }
}

impl FromStr for Part {
    type Err = String;

    fn from_str(text: &str) -> Result<Part, String> {
        let numbers = text.split_once('/');
        let numbers = numbers.and_then(|(k, n)| Some((k.parse().ok()?, n.parse().ok()?)));
        match numbers {
            Some((k, n)) if 1 <= k && k <= n => Ok(Part { k, n }),
            _ => Err(format!(
                "{text:?} is not a part; write 2/3 for the second of three machines"
            )),
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.k, self.n)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_cover_everything_once_and_cut_no_stride() {
        for (n_units, stride, n) in [(10, 1, 3), (1000, 7, 4), (2, 1, 5), (21, 3, 2)] {
            let mut next = 0;
            for k in 1..=n {
                let part: Part = format!("{k}/{n}").parse().expect("it is a part");
                let range = part.of(n_units, stride);
                assert_eq!(range.start, next);
                assert!(range.start.is_multiple_of(stride) || range.start == n_units);
                next = range.end;
            }
            assert_eq!(next, n_units);
        }
        for wrong in ["", "1", "0/3", "4/3", "1/0", "a/b", "-1/2"] {
            assert!(wrong.parse::<Part>().is_err(), "{wrong}");
        }
    }
}
