//! How any command of the lab is carried out: on how many threads, kept where,
//! which part of it. The same words for every command.

use std::{
    cell::RefCell, fs, io::Write, num::NonZeroUsize, path::PathBuf, sync::OnceLock,
    sync::atomic::Ordering,
};

use anyhow::Context;
use erased::DynGame;
use lab::{Experiment, Folder, LabError, Manifest, Part, Session, session::News};
use serde::Serialize;

use super::{
    progress::Progress,
    run::{STOP, failure, listen_for_the_end, n_threads},
};
use crate::console::Failure;

/// What was typed behind `brainery lab`, if it was not typed but read from a
/// folder.
static TYPED: OnceLock<Vec<String>> = OnceLock::new();

#[derive(Clone, Debug, clap::Args)]
#[command(next_help_heading = "Carrying it out")]
pub(super) struct Keeping {
    /// How much at a time; without it, one thread for each processor.
    #[arg(long, value_name = "N")]
    pub(super) threads: Option<NonZeroUsize>,
    /// Keep everything in a folder, written as it goes. The same command goes on
    /// there after Ctrl-C or a crash; docs/lab.md tells what is in it.
    #[arg(long, value_name = "DIR")]
    pub(super) out: Option<PathBuf>,
    /// Only a part of it, such as 2/3 for the second of three machines; `lab
    /// merge` puts the folders together.
    #[arg(long, value_name = "K/N", requires = "out")]
    pub(super) part: Option<Part>,
    /// Report in JSON.
    #[arg(long)]
    pub(super) json: bool,
}

impl Keeping {
    /// How many threads were asked for, or one for each processor.
    pub(super) fn n_threads(&self) -> usize {
        n_threads(self.threads)
    }

    /// Carries an experiment out, with a bar that counts `what`, and writes the
    /// tables of its games.
    pub(super) fn run<E: Experiment, R>(
        &self,
        experiment: &E,
        (what, until): (&'static str, Option<f64>),
        run: impl FnOnce(&mut Session<'_>) -> Result<R, LabError>,
    ) -> Result<R, LabError> {
        listen_for_the_end();
        let part = self.part.unwrap_or(Part::WHOLE);
        let progress = RefCell::new(Progress::counting(what, self.n_asked(experiment)));
        let mut session = Session::new(self.n_threads(), &STOP);
        session.part = part;
        session.until = until;
        if let Some(out) = &self.out {
            let manifest = Manifest::of(experiment, typed());
            session.folder = Some(Folder::open(out, manifest)?);
        }
        session.watch = Box::new(|news| {
            let mut progress = progress.borrow_mut();
            match news {
                News::Done => progress.advance(),
                News::Kept => progress.skip(),
            }
        });
        let came = run(&mut session);
        progress.borrow().finish();
        let came = came?;
        session.write_tables(experiment)?;
        Ok(came)
    }

    /// How many units are to be done here.
    pub(super) fn n_asked(&self, experiment: &impl Experiment) -> u64 {
        let part = self.part.unwrap_or(Part::WHOLE);
        let units = part.of(experiment.n_units(), experiment.stride());
        units.end - units.start
    }

    /// Says what came of it, to people or to programs, and writes it into the
    /// folder.
    pub(super) fn say(&self, report: &impl Serialize, text: &str) -> Result<(), Failure> {
        super::run::say(self.json, report, text)?;
        self.keep(report, text)
    }

    pub(super) fn keep(&self, report: &impl Serialize, text: &str) -> Result<(), Failure> {
        if let Some(out) = &self.out {
            let json = serde_json::to_string_pretty(report)? + "\n";
            for (name, text) in [("report.json", json.as_str()), ("report.txt", text)] {
                let file = out.join(name);
                let written =
                    fs::File::create(&file).and_then(|mut it| it.write_all(text.as_bytes()));
                written.with_context(|| format!("cannot write {}", file.display()))?;
            }
        }
        Ok(())
    }
}

/// Whether somebody stopped it before everything was done. Says so.
pub(super) fn was_interrupted(n_done: u64, n_asked: u64, what: &str) -> bool {
    let is_cut_off = n_done < n_asked && STOP.load(Ordering::Relaxed);
    if is_cut_off {
        eprintln!("interrupted: these are the first {n_done} of {n_asked} {what}");
    }
    is_cut_off
}

/// Why nothing came of it.
pub(super) fn failed(game: &dyn DynGame) -> impl FnOnce(LabError) -> Failure {
    move |error| failure(game, error)
}

/// From here on it counts as typed.
pub(super) fn pretend_typed(args: Vec<String>) {
    drop(TYPED.set(args));
}

/// What was typed behind `brainery lab`, without where and how fast.
fn typed() -> Vec<String> {
    if let Some(args) = TYPED.get() {
        return args.clone();
    }
    let args = std::env::args().skip_while(|word| word != "lab").skip(1);
    without_keeping(args)
}

fn without_keeping(args: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut kept = Vec::new();
    let mut args = args.into_iter();
    while let Some(word) = args.next() {
        match word.as_str() {
            "--threads" | "--out" | "--part" => drop(args.next()),
            "--json" => {}
            word if ["--threads=", "--out=", "--part="]
                .iter()
                .any(|it| word.starts_with(it)) => {}
            _ => kept.push(word),
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::without_keeping;

    #[test]
    fn where_and_how_fast_is_left_out_of_what_was_typed() {
        let typed = "play pig --games 5 --out=d --threads 3 --json --part 1/2 --seed 4";
        let kept = without_keeping(typed.split(' ').map(str::to_owned));
        assert_eq!(kept.join(" "), "play pig --games 5 --seed 4");
    }
}
