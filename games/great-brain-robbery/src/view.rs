//! What a viewer may know.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat, SeatSet, Viewer, rule};

use crate::{
    brain::Brain,
    cards::Cards,
    event::Event,
    rulebook as r,
    rules::Prompt,
    state::Robbery,
    table::{Step, Table},
    train::Place,
};

/// The table as one viewer sees and remembers it.
#[derive(Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    pub eyes: Viewer,
    pub table: Table,
    /// Cards the viewer knows to be in each hand; [`Table::held`] says how many
    /// there are.
    pub hands: BySeat<Cards>,
    /// The card on top of the deck, if the viewer has seen it.
    pub top: Option<Brain>,
}

impl View {
    pub(crate) fn of(robbery: &Robbery, viewer: Viewer) -> View {
        rule!(r::GBR_30_SECRET);
        rule!(r::GBR_30_OPEN);
        let table = robbery.table;
        View {
            eyes: viewer,
            hands: BySeat::new(table.n_seats(), |owner| match viewer {
                Viewer::Seat(seat) => robbery.known_to(seat, owner),
                Viewer::Public => Cards::NONE,
                Viewer::Judge => robbery.hands[owner],
            }),
            top: robbery.top.filter(|_| match viewer {
                Viewer::Seat(seat) => table.seen_top.contains(seat),
                Viewer::Public => false,
                Viewer::Judge => true,
            }),
            table,
        }
    }

    /// Cards in a hand that the viewer does not know.
    pub fn n_hidden(&self, owner: Seat) -> u8 {
        self.table.held[owner] - self.hands[owner].len()
    }

    /// Cards whose place the viewer does not know.
    pub fn unseen(&self) -> Cards {
        let mut unseen = Cards::BOX.minus(self.table.discards);
        unseen = unseen.minus(self.top.into_iter().collect());
        if let Step::DealOut(deal) = self.table.step {
            unseen = unseen.minus(deal.brains);
        }
        for seat in self.table.seats() {
            unseen = unseen.minus(self.hands[seat]);
            unseen = unseen.minus(self.table.heads[seat].into_iter().collect());
        }
        unseen
    }

    /// What the table waits for.
    pub fn prompt(&self) -> Prompt {
        let table = &self.table;
        let seat = table.active;
        match table.step {
            Step::Begin => Prompt::Begin {
                seat,
                n_dice: table.n_dice(seat),
                run: table.run(seat),
            },
            Step::Move(going) => Prompt::Move {
                seat,
                left: going.left,
                can_open: table.can_open() && table.reach(going).beyond.is_some(),
                is_behind: table.pawns[seat] == Place::Behind,
            },
            Step::Coupling { asked, die } => Prompt::Coupling {
                seat: asked,
                die,
                n_cars: table.train.n_cars() as u8,
            },
            Step::MayFight => Prompt::MayFight {
                seat,
                others: table.others_with(seat),
            },
            Step::MayStayOut { asked } => Prompt::MayStayOut {
                seat: asked,
                attacker: seat,
            },
            Step::Fight(fight) => {
                let seat = fight.asked.unwrap_or(seat);
                let others: SeatSet = fight.fighters.without(seat);
                let others = others.iter().map(|other| table.total(&fight, other));
                Prompt::Fight {
                    seat,
                    total: table.total(&fight, seat),
                    best_of_others: others.max().unwrap_or(0),
                }
            }
            Step::DealOut(deal) => Prompt::DealOut {
                seat: deal.winner,
                to: deal.next(table.n_seats()).unwrap_or(deal.winner),
            },
            Step::Install => Prompt::Install {
                seat,
                points: table.points[seat],
            },
            Step::OverLimit { seat } => Prompt::OverLimit {
                seat,
                n: table.held[seat] - table.hand_limit(seat),
            },
            Step::Over => match table.leader() {
                Some((seat, brain)) => Prompt::Won { seat, brain },
                None => Prompt::EveryoneLost,
            },
        }
    }

    /// Brings the view up to date with what its viewer was told.
    pub(crate) fn follow(&mut self, event: &Event) {
        self.table.follow(event);
        match *event {
            Event::Dealt { seat, card } | Event::Drew { seat, card, .. } => {
                self.top = None;
                self.hands[seat] = self.hands[seat].plus(card.into_iter().collect());
            }
            Event::Foresaw { card, .. } => self.top = self.top.or(card),
            Event::Discarded { seat, card }
            | Event::ThrownToRun { seat, card }
            | Event::ThrownToHit { seat, card, .. }
            | Event::Installed {
                seat, brain: card, ..
            } => self.hands[seat] = self.hands[seat].without(card),
            Event::Fell { seat, cards } => self.hands[seat] = self.hands[seat].minus(cards),
            Event::Pickpocketed { seat, from, card } => match card {
                Some(card) => {
                    self.hands[from] = self.hands[from].without(card);
                    self.hands[seat] = self.hands[seat].with(card);
                }
                // It may be any of those that were known.
                None => self.hands[from] = Cards::NONE,
            },
            Event::CarJoined { .. }
            | Event::CheeseGiven { .. }
            | Event::Round { .. }
            | Event::Turn { .. }
            | Event::Rolled { .. }
            | Event::Rerolled { .. }
            | Event::Opened { .. }
            | Event::Stopped { .. }
            | Event::Braked { .. }
            | Event::CouplingRolled { .. }
            | Event::LetBe { .. }
            | Event::Again { .. }
            | Event::CarLost { .. }
            | Event::Found { .. }
            | Event::Reshuffled { .. }
            | Event::Met { .. }
            | Event::LeftAlone { .. }
            | Event::Attacked { .. }
            | Event::StayedOut { .. }
            | Event::FightRolled { .. }
            | Event::Passed { .. }
            | Event::FightWon { .. }
            | Event::Learned { .. }
            | Event::Spoils { .. }
            | Event::BrainsTaken { .. }
            | Event::BrainGiven { .. }
            | Event::BrainsLeft { .. }
            | Event::MayInstall { .. }
            | Event::OverLimit { .. }
            | Event::OutOfTime
            | Event::Won { .. }
            | Event::EveryoneLost => (),
        }
    }
}
