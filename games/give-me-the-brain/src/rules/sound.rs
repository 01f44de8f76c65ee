//! What no play can have led to.

use tabletop::Viewer;

use crate::{
    card::Face,
    cards::Cards,
    faces::Faces,
    state::{Brain, GiveMeTheBrain, How, Phase},
    work::{Origin, WalkieTalkie},
};

impl GiveMeTheBrain {
    pub(super) fn assert_cards(&self) {
        let mut piles = vec![self.deck.cards(), self.discards, self.laid_out];
        for seat in self.seats() {
            piles.extend([self.hands.held(seat), self.tables[seat]]);
        }
        let n_cards: u32 = piles.iter().map(|pile| u32::from(pile.len())).sum();
        let all = piles.into_iter().fold(Cards::NONE, |all, pile| all | pile);
        assert_eq!(all, Cards::BOX, "cards were lost");
        assert_eq!(n_cards, u32::from(Cards::BOX.len()), "cards were doubled");
        let held = self.seats().map(|seat| self.hands.held(seat));
        let held = held.fold(Cards::NONE, |all, hand| all | hand);
        assert!((self.set_aside - held).is_empty(), "set aside, not held");
    }

    pub(super) fn assert_knowledge(&self) {
        let on_deck: Cards = self.deck.top().iter().copied().collect();
        let hidden = self
            .seats()
            .fold(on_deck, |all, seat| all | self.hands.held(seat));
        let open = self.hands.known_to(Viewer::Public);
        let mut known_to_any = Cards::NONE;
        for seat in self.seats() {
            let known = self.hands.known_to(Viewer::Seat(seat));
            assert!((self.hands.held(seat) - known).is_empty(), "own cards");
            assert!((known - hidden).is_empty(), "what lies open is no secret");
            assert!((open - known).is_empty(), "an onlooker knows more");
            known_to_any = known_to_any | known;
        }
        assert!((on_deck - known_to_any).is_empty(), "nobody knows the top");
    }

    pub(super) fn assert_phase(&self) {
        match &self.phase {
            Phase::Bidding(bidding) => {
                assert_eq!(self.brain, Brain::OnTheFloor, "a bidding for nothing");
                assert!(bidding.next().is_some(), "a bidding waits for somebody");
            }
            Phase::Work(work) => {
                assert!(self.brain != Brain::OnTheFloor, "the Brain lies around");
                let laid_out: Faces = work
                    .jobs
                    .iter()
                    .filter(|it| it.origin == Origin::LaidOut)
                    .map(|it| Face::Job(it.job))
                    .collect();
                assert_eq!(laid_out, self.laid_out.into(), "jobs and cards laid out");
                let is_idle = work.jobs.is_empty() && work.walkie_talkie != WalkieTalkie::Listening;
                let capacity = self.capacity(work.active);
                let is_done = is_idle && capacity <= work.hands_used;
                assert!(
                    !is_done || self.may_listen(work),
                    "a turn goes on without hands"
                );
            }
            Phase::Over(win) => {
                let is_empty = self.hands.held(win.seat).is_empty();
                let by_hand = win.how != How::FewestCards;
                assert_eq!(is_empty, by_hand, "who is rid of all cards wins");
            }
        }
        let is_over = matches!(self.phase, Phase::Over(_));
        let is_working = matches!(self.phase, Phase::Work(work) if !work.jobs.is_empty());
        let is_out = |seat| self.hands.held(seat).is_empty();
        assert!(
            is_over || is_working || !self.seats().any(is_out),
            "somebody without cards has not won"
        );
    }
}
