//! What no play can have led to.

use tabletop::{BySeat, Seat, Viewer};

use crate::{
    card::{Card, Face},
    cards::Cards,
    faces::Faces,
    hands::Witnesses,
    state::GiveMeTheBrain,
    table::{Brain, How, Phase},
    work::{Origin, WalkieTalkie},
};

impl GiveMeTheBrain {
    pub(super) fn assert_cards(&self) {
        let (table, deck) = (&self.table, &self.deck);
        let mut piles = vec![table.discards, table.laid_out];
        piles.extend(table.before.as_slice());
        let open = piles.into_iter().flat_map(Faces::iter);
        let hidden = (deck.rest.iter().chain(self.hands.all().iter())).map(Card::face);
        let mut missing = Cards::BOX;
        for face in open.chain(hidden).chain(deck.top()) {
            assert!(missing.take(face).is_some(), "{face} was doubled");
        }
        assert_eq!(missing, Cards::NONE, "cards were lost");
    }

    /// What all can see of the hidden cards: how many there are.
    pub(super) fn assert_numbers(&self) {
        let (table, deck) = (&self.table, &self.deck);
        let n = |cards: Cards| {
            BySeat::new(table.n_seats(), |seat| {
                (self.hands.held(seat) & cards).len()
            })
        };
        assert_eq!(table.held, n(Cards::BOX), "cards held");
        assert_eq!(table.set_aside, n(self.set_aside), "cards set aside");
        assert!(
            (self.set_aside - self.hands.all()).is_empty(),
            "set aside, not held"
        );
        assert_eq!(
            table.deck,
            deck.rest.len() + deck.top().len() as u8,
            "cards in the deck"
        );
        assert_eq!(table.seen_top.len(), deck.top().len(), "cards on the deck");
    }

    pub(super) fn assert_knowledge(&self) {
        let open = self.hands.known_to(Viewer::Public);
        for seat in self.table.seats() {
            let known = self.hands.known_to(Viewer::Seat(seat));
            assert!((self.hands.held(seat) - known).is_empty(), "own cards");
            assert!(
                (known - self.hands.all()).is_empty(),
                "what lies open is no secret"
            );
            assert!((open - known).is_empty(), "an onlooker knows more");
        }
        let nobody = Witnesses::default();
        assert!(
            !self.table.seen_top.contains(&nobody),
            "nobody knows the top"
        );
    }

    pub(super) fn assert_phase(&self) {
        let table = &self.table;
        match &table.phase {
            Phase::Bidding(bidding) => {
                assert_eq!(table.brain, Brain::OnTheFloor, "a bidding for nothing");
                assert!(bidding.next().is_some(), "a bidding waits for somebody");
            }
            Phase::Work(work) => {
                assert!(table.brain != Brain::OnTheFloor, "the Brain lies around");
                let laid_out: Faces = work
                    .jobs
                    .iter()
                    .filter(|it| it.origin == Origin::LaidOut)
                    .map(|it| Face::Job(it.job))
                    .collect();
                assert_eq!(laid_out, table.laid_out, "jobs and cards laid out");
                let is_idle = work.jobs.is_empty() && work.walkie_talkie != WalkieTalkie::Listening;
                let is_done = is_idle && table.hands_left(work) == 0;
                assert!(
                    !is_done || table.may_listen(work),
                    "a turn goes on without hands"
                );
            }
            Phase::Over(win) => {
                let is_empty = table.held[win.seat] == 0;
                let by_hand = win.how != How::FewestCards;
                assert_eq!(is_empty, by_hand, "who is rid of all cards wins");
            }
        }
        let is_over = matches!(table.phase, Phase::Over(_));
        let is_working = matches!(table.phase, Phase::Work(work) if !work.jobs.is_empty());
        let is_out = |seat: Seat| table.held[seat] == 0;
        assert!(
            is_over || is_working || !table.seats().any(is_out),
            "somebody without cards has not won"
        );
    }
}
