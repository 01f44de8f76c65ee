//! What a viewer may know.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Viewer, rule};

use crate::{
    animal::Demand,
    cards::Cards,
    event::Event,
    known::Known,
    rulebook as r,
    rules::{CanPlay, FULL_HAND, Prompt},
    state::OhMyBrain,
    table::{Each, Step, Table},
};

/// The table as one viewer sees and remembers it.
#[derive(Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    pub eyes: Viewer,
    pub table: Table,
    pub known: Known,
    /// Cards just drawn that the viewer knows.
    pub drawn: Each<Cards>,
}

/// Cards of which everybody knows the number.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Shown {
    pub n: u8,
    /// Those the viewer knows to be there.
    pub known: Cards,
}

impl Shown {
    /// Cards the viewer does not know.
    pub fn n_hidden(self) -> u8 {
        self.n - self.known.len()
    }
}

impl View {
    pub(crate) fn of(game: &OhMyBrain, viewer: Viewer) -> View {
        rule!(r::OMB_23_NUMBERS);
        let mut view = View {
            eyes: viewer,
            table: game.table,
            known: Known::default(),
            drawn: Each::default(),
        };
        match viewer {
            Viewer::Seat(seat) => {
                view.known = game.known[seat];
                view.drawn[seat] = game.drawn[seat];
            }
            Viewer::Public => view.known.graveyards = game.table.open,
            Viewer::Judge => {
                for owner in game.table.seats() {
                    view.known.hands[owner] = game.hand(owner);
                    view.known.graveyards[owner] = game.graveyard(owner);
                }
                view.drawn = game.drawn;
            }
        }
        view
    }

    pub fn hand(&self, owner: Seat) -> Shown {
        Shown {
            n: self.table.held[owner],
            known: self.known.hands[owner],
        }
    }

    pub fn graveyard(&self, owner: Seat) -> Shown {
        Shown {
            n: self.table.buried[owner],
            known: self.known.graveyards[owner],
        }
    }

    /// Cards just drawn, to be shared out between hand and graveyard.
    pub fn drawn(&self, owner: Seat) -> Shown {
        Shown {
            n: self.table.drawn[owner],
            known: self.drawn[owner],
        }
    }

    /// Cards whose place the viewer does not know.
    pub fn unseen(&self) -> Cards {
        let Known { hands, graveyards } = &self.known;
        Cards::BOX.minus(self.table.lying(|seat| {
            let piles = hands[seat].plus(graveyards[seat]);
            piles.plus(self.drawn[seat])
        }))
    }

    /// What the table waits for.
    pub fn prompt(&self) -> Prompt {
        let table = &self.table;
        let seat = table.active;
        match table.step {
            Step::Deal { .. } => Prompt::Bury {
                awaited: table.awaited(),
            },
            Step::Play => Prompt::Play {
                seat,
                demand: table.horde.demand(),
                can: self.can_play(table.horde.demand()),
            },
            Step::Share { n_left, .. } => Prompt::Share { seat, n_left },
            Step::Keep => Prompt::Keep { seat },
            Step::Give => Prompt::Give { seat },
            Step::Steal => Prompt::Steal { seat },
            Step::Swap => Prompt::Swap { seat },
            Step::Refill { .. } => Prompt::Refill {
                seat,
                n: FULL_HAND - table.held[seat],
            },
            Step::Over => Prompt::Over {
                winners: table.standings().winners(),
            },
        }
    }

    fn can_play(&self, demand: Demand) -> CanPlay {
        let hand = self.hand(self.table.active);
        if hand.known.kinds().any(|(animal, _)| demand.allows(animal)) {
            CanPlay::Yes
        } else if hand.n_hidden() == 0 {
            CanPlay::No
        } else {
            CanPlay::Unknown
        }
    }

    /// Brings the view up to date with what its viewer was told.
    pub(crate) fn follow(&mut self, event: &Event) {
        self.known.follow(event, &mut self.drawn);
        self.table.follow(event);
    }
}
