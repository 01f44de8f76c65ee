//! What is known so far about a game.

use std::sync::Arc;

use coach::{Moment, Report, describe_cost};
use leptos::prelude::*;
use tabletop::{BySeat, Seat, Viewer};

use super::{kept, work};
use crate::session::replay::Replay;

/// How far the coach has come.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Progress {
    /// In percent of everything.
    At(u32),
    Done,
}

/// What is known so far. Copies share everything.
#[derive(Copy, Clone, Debug)]
pub struct Insight {
    pub replay: Replay,
    pub report: RwSignal<Option<Arc<Report>>>,
    pub progress: RwSignal<Progress>,
    /// Whose result is shown: with whose eyes one looked last.
    pub whose: Memo<Seat>,
    pub moments: Memo<Vec<Moment>>,
}

impl Insight {
    /// Begins to look, or takes what the device has kept.
    pub fn begin(replay: Replay) -> Insight {
        let report = RwSignal::new(None::<Arc<Report>>);
        let eyes = replay.eyes;
        let whose = Memo::new(move |before: Option<&Seat>| match eyes.get() {
            Viewer::Seat(seat) => seat,
            Viewer::Public | Viewer::Judge => before.copied().unwrap_or(Seat::new(0)),
        });
        let moments = Memo::new(move |_| {
            let seat = match eyes.get() {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Public | Viewer::Judge => None,
            };
            let moments = report.with(|it| it.as_ref().map(|it| it.moments_of(seat)));
            moments.unwrap_or_default()
        });
        let insight = Insight {
            replay,
            report,
            progress: RwSignal::new(Progress::At(0)),
            whose,
            moments,
        };
        insight.tell_replay();
        match kept::find(&replay.playback().record().to_string()) {
            Some(report) => insight.is_done(report),
            None => work::begin(insight),
        }
        insight
    }

    /// What is known now.
    pub fn learns(self, report: Report) {
        let _ = self.report.try_set(Some(Arc::new(report)));
    }

    /// Nothing more will be known.
    pub fn is_done(self, report: Report) {
        self.learns(report);
        let _ = self.progress.try_set(Progress::Done);
    }

    /// The timeline shows where the moments are, and the bubble what a move cost.
    fn tell_replay(self) {
        let replay = self.replay;
        Effect::new(move |_| {
            let marks = self.moments.get().iter().map(|it| it.n).collect();
            replay.marks.set(marks);
        });
        Effect::new(move |_| {
            let names = replay.session.names();
            let playback = replay.playback();
            let (n, lang) = (replay.at.get(), replay.session.lang());
            let judged = |report: &Arc<Report>| describe_cost(report, n, (&playback, &names), lang);
            let judged = self.report.with(|it| it.as_ref().map(judged));
            replay.judged.set(judged.unwrap_or_default());
        });
    }

    /// What everybody could hope for at a table as it really lay, in whole
    /// hundredths, tracked.
    pub fn lay(self, n: u32) -> Option<BySeat<u32>> {
        let lay = self
            .report
            .with(|it| it.as_ref().map(|it| it.as_it_lay()))?;
        let at = lay.get(n as usize)?;
        Some(at.map(|_, it| hundredths(*it).unsigned_abs()))
    }
}

/// Whole hundredths.
pub fn hundredths(thousandths: i32) -> i32 {
    (thousandths + 5).div_euclid(10)
}
