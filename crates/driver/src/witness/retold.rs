//! A record told again, and what may have been told that it does not say.

use erased::{DynGame, DynMatch, Json, Step};
use record::Record;
use tabletop::{
    Seat, Viewer,
    chance::Replayed,
    sealed::{Agreed, Seal},
    seat::MAX_SEATS,
};

use super::n_alike;

/// How many moves are tried to find out whether what was taken back can have
/// been.
const MAX_TRIES: u32 = 100_000;

/// A record as one viewer would have been told it.
pub(super) struct Retold {
    pub(super) story: Vec<Json>,
    viewer: Viewer,
    /// What the luck of every move follows from.
    luck: Option<(Seal, Agreed)>,
    /// The table after each number of moves, and how much was told by then.
    steps: Vec<(Box<dyn DynMatch>, usize)>,
}

impl Retold {
    pub(super) fn of(record: &Record, game: &'static dyn DynGame, viewer: Viewer) -> Retold {
        let mut story = Vec::new();
        let mut steps = Vec::new();
        // A record that cannot be played tells less, and is found out by that.
        let _ = crate::retell(record, game, |table, events| {
            story.extend(events.json_for(viewer));
            steps.push((table.fork(), story.len()));
        });
        let agreed = record.header().agreed();
        Retold {
            story,
            viewer,
            luck: record.seal.clone().map(|seal| (seal, agreed)),
            steps,
        }
    }

    pub(super) fn n_moves(&self) -> u32 {
        self.steps.len().saturating_sub(1) as u32
    }

    /// How many whole moves the first `n_told` events tell.
    pub(super) fn n_moves_in(&self, n_told: usize) -> u32 {
        let whole = self.steps.iter().take_while(|(_, told)| *told <= n_told);
        whole.count().saturating_sub(1) as u32
    }

    /// Whether `story` can have been told after `n` moves although the record
    /// goes on differently: up to some move it is the record's, and what
    /// followed can be taken back, because it took no luck and showed nothing.
    /// With this device's consent it may have taken luck, that of the seal.
    pub(super) fn may_have_been(&self, story: &[Json], n: u32, by_consent: bool) -> bool {
        let n_alike = n_alike(story, &self.story);
        let mut search = Search {
            tries: MAX_TRIES,
            luck: self.luck.as_ref().filter(|_| by_consent),
            viewer: self.viewer,
            n,
        };
        let shared = (0..=n)
            .zip(&self.steps)
            .take_while(|(_, (_, n_told))| *n_told <= n_alike);
        let shared: Vec<_> = shared.collect();
        shared
            .into_iter()
            .rev()
            .any(|(from, (table, n_told))| search.leads_to(&**table, &story[*n_told..], from))
    }
}

/// Looks for moves that tell a story.
struct Search<'a> {
    tries: u32,
    /// Luck that may have been taken, if any.
    luck: Option<&'a (Seal, Agreed)>,
    viewer: Viewer,
    /// How many moves there were in the end.
    n: u32,
}

impl Search<'_> {
    /// Whether moves after the first `from` tell the `rest`.
    fn leads_to(&mut self, table: &dyn DynMatch, rest: &[Json], from: u32) -> bool {
        if from == self.n {
            return rest.is_empty();
        }
        (0..MAX_SEATS).map(Seat::new).any(|seat| {
            table.legal(seat).iter().any(|action| {
                self.tries = self.tries.saturating_sub(1);
                let Some(next) = self.step(table, seat, action, from) else {
                    return false;
                };
                let shown = next.events.json_for(self.viewer);
                0 < self.tries
                    && rest.len() >= shown.len()
                    && rest.iter().zip(&shown).all(|(a, b)| a == b)
                    && self.leads_to(&*next.table, &rest[shown.len()..], from + 1)
            })
        })
    }

    /// What comes of a move that can be taken back.
    fn step(&self, table: &dyn DynMatch, seat: Seat, action: &str, from: u32) -> Option<Step> {
        if let Some((seal, agreed)) = self.luck {
            let mut luck = seal.luck(*agreed, from + 1);
            return table.play(seat, action, &mut luck).ok();
        }
        let mut no_luck = Replayed::new(&[]);
        let next = table.play(seat, action, &mut no_luck).ok()?;
        (no_luck.fits() && !next.events.reveals()).then_some(next)
    }
}
