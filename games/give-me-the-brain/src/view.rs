//! What a viewer may know.

mod follow;

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat, Viewer, rule};

use crate::{
    card::Face,
    cards::Cards,
    faces::Faces,
    job::Step,
    rulebook as r,
    rules::Prompt,
    state::GiveMeTheBrain,
    table::{Phase, Table},
    top::Top,
    work::{Underway, WalkieTalkie, Work},
};

/// The table as one viewer sees and remembers it.
#[derive(Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    pub eyes: Viewer,
    pub table: Table,
    /// Cards the viewer knows to be in each hand; [`Table::held`] says how many
    /// there are.
    pub hands: BySeat<Faces>,
    /// Those that everybody knows to be there.
    pub open: BySeat<Faces>,
    /// Of those chosen to be passed on, the ones the viewer knows.
    pub set_aside: BySeat<Faces>,
    /// What lies on top of the deck: one entry for each that anybody knows.
    pub top: Top<Option<Face>>,
}

impl View {
    pub(crate) fn of(game: &GiveMeTheBrain, viewer: Viewer) -> View {
        rule!(r::GMB_24_NUMBERS);
        let GiveMeTheBrain {
            table,
            hands,
            set_aside,
            deck,
        } = game;
        let known = |viewer| {
            let known = hands.known_to(viewer);
            BySeat::new(table.n_seats(), |seat| (hands.held(seat) & known).into())
        };
        let top = deck.top().zip(table.seen_top.iter());
        View {
            eyes: viewer,
            table: *table,
            hands: known(viewer),
            open: known(Viewer::Public),
            set_aside: BySeat::new(table.n_seats(), |seat| {
                if viewer.may_see(seat) {
                    (hands.held(seat) & *set_aside).into()
                } else {
                    Faces::NONE
                }
            }),
            top: top
                .map(|(face, by)| by.include(viewer).then_some(face))
                .collect(),
        }
    }

    /// Cards in a hand that the viewer does not know.
    pub fn n_hidden(&self, owner: Seat) -> u8 {
        self.table.held[owner] - self.hands[owner].len()
    }

    /// Cards whose place the viewer does not know.
    pub fn unseen(&self) -> Cards {
        let table = &self.table;
        let mut unseen = Cards::BOX - table.discards.cards();
        let by_seat = table
            .seats()
            .flat_map(|seat| [table.before[seat], self.hands[seat]]);
        let piles = [table.laid_out].into_iter().chain(by_seat);
        let seen = piles.flat_map(Faces::iter);
        for face in seen.chain(self.top.iter().copied().flatten()) {
            unseen.take(face).expect("the box holds enough of them");
        }
        unseen
    }

    /// What the table waits for.
    pub fn prompt(&self) -> Prompt {
        match self.table.phase {
            Phase::Bidding(bidding) => Prompt::Bid {
                seat: bidding.next().expect("a bidding waits for somebody"),
                best: bidding.best(),
                dropper: bidding.dropper,
            },
            Phase::Work(work) => self.prompt_work(&work),
            Phase::Over(win) => Prompt::Over(win),
        }
    }

    fn prompt_work(&self, work: &Work) -> Prompt {
        let seat = work.active;
        match (work.jobs.current(), work.walkie_talkie) {
            (Some(underway), _) => self.prompt_step(seat, underway),
            (None, WalkieTalkie::Listening) => Prompt::Toss {
                seat,
                card: self.top.first().copied().flatten(),
            },
            (None, WalkieTalkie::Unused | WalkieTalkie::Used) => Prompt::Work {
                seat,
                hands_left: self.table.hands_left(work),
                has_worked: work.has_worked(),
            },
        }
    }

    fn prompt_step(&self, seat: Seat, underway: &Underway) -> Prompt {
        let step = underway.current_step().expect("the table waits at a step");
        if let Step::EveryonePasses(_) = step {
            let awaited = self.table.awaited();
            return Prompt::SetAside { awaited };
        }
        Prompt::Step {
            seat,
            job: underway.job,
            place: underway.step,
            step,
            count: underway.count,
            chosen: underway.chosen,
            third: underway.third,
        }
    }
}
