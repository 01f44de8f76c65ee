//! The whole truth: what lies open, and what everybody knows of the rest.

use tabletop::{Cx, Seat, Viewer};

use crate::{
    cards::Cards,
    event::Event,
    known::Known,
    table::{Each, Table},
};

/// A game in progress. What is in a hand or graveyard is what its owner knows
/// to be there.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct OhMyBrain {
    pub table: Table,
    pub known: Each<Known>,
    /// Cards just drawn, which nobody but their owner knows.
    pub drawn: Each<Cards>,
}

const _: () = assert!(
    size_of::<OhMyBrain>() <= 544,
    "search copies this; keep it small"
);

impl OhMyBrain {
    /// Nobody has a card.
    pub(crate) fn fresh(table: Table) -> OhMyBrain {
        OhMyBrain {
            table,
            known: Each::default(),
            drawn: Each::default(),
        }
    }

    pub fn hand(&self, seat: Seat) -> Cards {
        self.known[seat].hands[seat]
    }

    pub fn graveyard(&self, seat: Seat) -> Cards {
        self.known[seat].graveyards[seat]
    }

    /// Face down; a card's place is settled when it is drawn, since nobody can
    /// know it before.
    pub fn reserve(&self) -> Cards {
        Cards::BOX.minus(self.lying())
    }

    /// All cards but the reserve.
    fn lying(&self) -> Cards {
        self.table.lying(|seat| {
            let piles = self.hand(seat).plus(self.graveyard(seat));
            piles.plus(self.drawn[seat])
        })
    }

    /// The one way in which anything changes: something happens, and everybody
    /// is told.
    #[inline(always)]
    pub(crate) fn happens(&mut self, event: Event, cx: &mut Cx<'_, Event>) {
        for seat in self.table.seats() {
            let told = event.seen_by(Viewer::Seat(seat));
            self.known[seat].follow(&told, &mut self.drawn);
        }
        self.table.follow(&event);
        cx.emit(event);
    }

    /// Panics if no play could have led here.
    pub(crate) fn assert_sound(&self) {
        let table = &self.table;
        for seat in table.seats() {
            assert_eq!(self.hand(seat).len(), table.held[seat]);
            assert_eq!(self.graveyard(seat).len(), table.buried[seat]);
            assert_eq!(self.drawn[seat].len(), table.drawn[seat]);
            for viewer in table.seats() {
                let known = &self.known[viewer];
                assert!(self.hand(seat).covers(known.hands[seat]));
                assert!(self.graveyard(seat).covers(known.graveyards[seat]));
                assert!(known.graveyards[seat].covers(table.open[seat]));
            }
        }
        assert!(Cards::BOX.covers(self.lying()), "cards were made");
        assert_eq!(self.reserve().len(), table.reserve, "cards were lost");
        table.assert_sound();
    }
}
