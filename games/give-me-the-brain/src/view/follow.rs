//! Bringing a view up to date with what its viewer was told.

use tabletop::{BySeat, Seat, SeatSet};

use super::{Shown, TopCard, View};
use crate::{
    bidding::{Bidding, Offer},
    card::{Bid, Face},
    event::{Event, MOST_LOOKED_AT, Swapped, receiver_on_right},
    faces::Faces,
    hands::Witnesses,
    job::{Job, Step, With},
    rules::FIRST_CARDS,
    state::{Brain, Phase},
    work::{Fall, Origin, Underway, WalkieTalkie, Work},
};

impl Shown {
    pub(crate) fn all(cards: Faces) -> Shown {
        Shown {
            n: cards.len(),
            known: cards,
        }
    }

    fn put(&mut self, card: Option<Face>) {
        self.n += 1;
        self.known = card.into_iter().fold(self.known, Faces::with);
    }

    /// An unknown card may be any of those that were known.
    fn take(&mut self, card: Option<Face>) {
        self.n -= 1;
        self.known = match card {
            Some(face) => self.known.without_any(face),
            None => Faces::NONE,
        };
    }

    fn take_all(&mut self, n: u8, cards: Option<Faces>) {
        self.n -= n;
        self.known = match cards {
            Some(cards) => self.known.minus_any(cards),
            None if n == 0 => self.known,
            None => Faces::NONE,
        };
    }
}

impl View {
    pub(crate) fn follow(&mut self, event: &Event) {
        match *event {
            Event::Dealt { seat, cards } => self.deal(seat, cards),
            Event::BiddingBegan { first, dropper } => {
                let n_seats = self.n_seats();
                self.phase = Phase::Bidding(Bidding::new(n_seats, first, dropper));
            }
            Event::Bid { seat, bid, counts } => self.follow_bid(seat, bid, counts),
            Event::Passed { seat } => self.offer(seat, Offer::Passed),
            Event::PickedUp { seat } => self.pick_up(seat),
            Event::TurnBegan { seat, overtime } => {
                self.phase = Phase::Work(Work::new(seat, overtime));
                self.n_turns += 1;
            }
            Event::Listened { seat, card } => {
                self.look_at_top(seat, 0, card);
                self.walkie_talkie(WalkieTalkie::Listening);
            }
            Event::Tossed { card, .. } => {
                self.turn_over(card);
                self.walkie_talkie(WalkieTalkie::Used);
            }
            Event::LeftOnDeck { .. } => self.walkie_talkie(WalkieTalkie::Used),
            Event::JobPlayed { seat, job, with } => self.follow_play(seat, job, with),
            Event::JobFollowed { seat, job } => {
                let had = self.hands[seat].n;
                self.begin_inner(Step::FollowAJob);
                self.push(Underway::new(job, Origin::Discards, With::Hands, had));
            }
            Event::Asked { step, .. } => self.job(|job| job.come_to(step)),
            Event::StepSkipped { step, .. } => self.job(|job| job.skip(step)),
            Event::JobDone { .. } => self.follow_done(),
            Event::LaidBefore { job, owner } => self.lay_before(job, owner),
            Event::Removed { owner, job, .. } => self.remove(owner, job),
            Event::MopMoved { from, to } => self.move_mop(from, to),
            Event::Drew { seat, card, by } => {
                self.draw();
                self.hands[seat].put(card);
                let seen_by_all = card.filter(|_| by == Witnesses::All);
                self.open[seat] = seen_by_all.into_iter().fold(self.open[seat], Faces::with);
            }
            Event::Reshuffled { n } => {
                self.deck.n = n;
                self.discards = Faces::NONE;
            }
            Event::TurnedOver { card } => self.turn_over(card),
            Event::Discarded { seat, card } => self.discard(seat, card),
            Event::HandDiscarded { seat, cards }
            | Event::Loafed {
                seat,
                cards: Some(cards),
            } => self.empty(seat, cards),
            Event::Chose { chosen, .. } => self.job(|job| job.chosen = Some(chosen)),
            Event::ChoseThird { third, .. } => self.job(|job| job.third = Some(third)),
            Event::Given { from, to, card, .. } => {
                self.hands[from].take(card);
                self.hands[to].put(card);
                self.open[from] = Faces::NONE;
            }
            Event::LookedAtHand { whose, cards, .. } => {
                let known = &mut self.hands[whose].known;
                *known = cards.unwrap_or(*known);
            }
            Event::HandsPassed { hidden, hands } => self.follow_hands(hidden, &hands),
            Event::HandsSwapped { seat, with, hands } => self.follow_swap(seat, with, hands),
            Event::SetAside { seat, card } => {
                self.set_aside[seat].put(card);
                self.job(|job| job.count += 1);
            }
            Event::CardsPassed { hidden, cards } => self.follow_cards(hidden, &cards),
            Event::Fetched { seat, card } => {
                self.discards = self.discards.without(card);
                self.hands[seat].put(Some(card));
                self.open[seat] = self.open[seat].with(card);
            }
            Event::PutOnDeck { card, .. } => self.put_on_deck(card),
            Event::Arranging { seat, n, cards } => self.follow_arranging(seat, n, cards),
            Event::PutBack { above, card, .. } => self.follow_put_back(above.into(), card),
            Event::RollsImproved { n, .. } => self.work(|work| work.manual += n),
            Event::TurnEarned { .. } => self.work(|work| work.overtime += 1),
            Event::BrainTaken { seat: to, .. } | Event::BrainPassed { to, .. } => {
                self.brain = Brain::HeldBy(to);
            }
            Event::BrainDropped(fall) => self.drop_the_brain(fall),
            Event::Won(win) => self.phase = Phase::Over(win),
            Event::HandsShown { hands } => {
                self.hands = hands.map(|_, hand| Shown::all(*hand));
                self.open = hands;
            }
            Event::NobodyBid
            | Event::Stopped { .. }
            | Event::TurnSkipped { .. }
            | Event::Loafed { cards: None, .. }
            | Event::Enough { .. }
            | Event::Rolled { .. } => (),
        }
    }

    fn deal(&mut self, seat: Seat, cards: Option<Faces>) {
        self.hands[seat].n = FIRST_CARDS;
        self.hands[seat].known = cards.unwrap_or_default();
        self.deck.n -= FIRST_CARDS;
    }

    /// All see which card leaves.
    fn lose(&mut self, seat: Seat, card: Face) {
        self.hands[seat].take(Some(card));
        self.open[seat] = self.open[seat].without_any(card);
    }

    fn pick_up(&mut self, seat: Seat) {
        self.discards = self.discards.plus(self.laid_out);
        self.laid_out = Faces::NONE;
        self.brain = Brain::HeldBy(seat);
    }

    fn lay_before(&mut self, job: Job, owner: Seat) {
        self.laid_out = self.laid_out.without(Face::Job(job));
        self.tables[owner] = self.tables[owner].with(Face::Job(job));
        self.job(|underway| underway.origin = Origin::OnTable);
    }

    fn remove(&mut self, owner: Seat, job: Job) {
        self.tables[owner] = self.tables[owner].without(Face::Job(job));
        self.discards = self.discards.with(Face::Job(job));
    }

    fn move_mop(&mut self, from: Seat, to: Seat) {
        let mop = Face::Job(Job::Mop);
        self.tables[from] = self.tables[from].without(mop);
        self.tables[to] = self.tables[to].with(mop);
    }

    fn discard(&mut self, seat: Seat, card: Face) {
        self.lose(seat, card);
        self.discards = self.discards.with(card);
        self.job(|job| job.count += 1);
    }

    fn put_on_deck(&mut self, card: Face) {
        self.discards = self.discards.without(card);
        self.deck.n += 1;
        let (card, by) = (Some(card), Witnesses::All);
        self.deck.top.put_on(TopCard { card, by });
    }

    fn follow_swap(&mut self, seat: Seat, with: Seat, hands: Option<Swapped>) {
        (self.hands[seat], self.hands[with]) = (self.hands[with], self.hands[seat]);
        (self.open[seat], self.open[with]) = (self.open[with], self.open[seat]);
        if let Some(Swapped { got, gave }) = hands {
            self.hands[seat].known = got;
            self.hands[with].known = gave;
        }
    }

    fn drop_the_brain(&mut self, fall: Fall) {
        self.brain = Brain::OnTheFloor;
        self.work(|work| {
            work.overtime = 0;
            work.fall = Some(fall);
        });
    }

    fn work(&mut self, change: impl FnOnce(&mut Work)) {
        if let Phase::Work(work) = &mut self.phase {
            change(work);
        }
    }

    /// The job that is being done.
    fn job(&mut self, change: impl FnOnce(&mut Underway)) {
        self.work(|work| {
            if let Some(job) = work.jobs.current_mut() {
                change(job);
            }
        });
    }

    fn push(&mut self, job: Underway) {
        self.work(|work| work.jobs.push(job));
    }

    /// The instruction that another job is played or followed for.
    fn begin_inner(&mut self, step: Step) {
        self.job(|outer| {
            let place = outer.job.place_of(step);
            outer.come_to(place.expect("only such a job starts another"));
            outer.count = 1;
        });
    }

    fn walkie_talkie(&mut self, now: WalkieTalkie) {
        self.work(|work| work.walkie_talkie = now);
    }

    fn offer(&mut self, seat: Seat, offer: Offer) {
        if let Phase::Bidding(bidding) = &mut self.phase {
            bidding.offers[seat] = offer;
        }
    }

    fn follow_bid(&mut self, seat: Seat, bid: Bid, counts: u8) {
        self.lose(seat, Face::Bid(bid));
        self.laid_out = self.laid_out.with(Face::Bid(bid));
        self.offer(seat, Offer::Bid { bid, counts });
    }

    fn follow_play(&mut self, seat: Seat, job: Job, with: With) {
        let had = self.hands[seat].n;
        self.lose(seat, Face::Job(job));
        self.laid_out = self.laid_out.with(Face::Job(job));
        self.begin_inner(Step::PlayAJob);
        self.work(|work| {
            if work.jobs.is_empty() {
                work.hands_used += job.hands();
            }
            work.jobs
                .push(Underway::new(job, Origin::LaidOut, with, had));
        });
    }

    fn follow_done(&mut self) {
        let mut done = None;
        self.work(|work| done = work.jobs.pop());
        if let Some(Underway {
            job,
            origin: Origin::LaidOut,
            ..
        }) = done
        {
            self.laid_out = self.laid_out.without(Face::Job(job));
            self.discards = self.discards.with(Face::Job(job));
        }
    }

    fn empty(&mut self, seat: Seat, cards: Faces) {
        self.hands[seat] = Shown::NONE;
        self.open[seat] = Faces::NONE;
        self.discards = self.discards.plus(cards);
    }

    fn draw(&mut self) {
        self.deck.n -= 1;
        self.deck.top.take_off();
    }

    fn turn_over(&mut self, card: Face) {
        self.draw();
        self.discards = self.discards.with(card);
    }

    fn look_at_top(&mut self, seat: Seat, above: usize, seen: Option<Face>) {
        let unknown = TopCard {
            card: None,
            by: Witnesses::Only(SeatSet::EMPTY),
        };
        while self.deck.top.len() <= above {
            self.deck.top.push(unknown);
        }
        let TopCard { card, by } = &mut self.deck.top[above];
        *card = card.or(seen);
        if let Witnesses::Only(seats) = by {
            *seats = seats.with(seat);
        }
    }

    fn follow_arranging(&mut self, seat: Seat, n: u8, cards: [Option<Face>; MOST_LOOKED_AT]) {
        let n = usize::from(n);
        if 1 < n {
            // Nobody else knows the order any longer.
            let above = n.min(self.deck.top.len());
            for top in &mut self.deck.top[..above] {
                *top = TopCard {
                    card: None,
                    by: Witnesses::Only(SeatSet::EMPTY),
                };
            }
        }
        for (above, card) in cards.into_iter().enumerate().take(n) {
            self.look_at_top(seat, above, card);
        }
    }

    fn follow_put_back(&mut self, above: usize, card: Option<Face>) {
        self.job(|job| job.count += 1);
        if card.is_some() {
            let mut below = self.deck.top[above..].iter();
            let place = below.position(|top| top.card == card);
            let place = above + place.expect("a card that was looked at is put back");
            self.deck.top[above..=place].rotate_right(1);
        }
    }

    fn follow_hands(&mut self, hidden: SeatSet, hands: &BySeat<Option<Faces>>) {
        let (before, open) = (self.hands, self.open);
        for seat in before.seats().filter(|seat| !hidden.contains(*seat)) {
            let former = receiver_on_right(seat, hidden, before.len());
            self.hands[seat] = before[former];
            self.open[seat] = open[former];
            if let Some(known) = hands[seat] {
                self.hands[seat].known = known;
            }
        }
    }

    fn follow_cards(&mut self, hidden: SeatSet, cards: &BySeat<Option<Faces>>) {
        let given = self.set_aside;
        for (seat, cards) in cards.iter() {
            self.hands[seat].take_all(given[seat].n, *cards);
            if 0 < given[seat].n {
                self.open[seat] = Faces::NONE;
            }
        }
        for (seat, cards) in cards.iter().filter(|(seat, _)| !hidden.contains(*seat)) {
            let receiver = receiver_on_right(seat, hidden, given.len());
            let hand = &mut self.hands[receiver];
            hand.n += given[seat].n;
            hand.known = hand.known.plus(cards.unwrap_or_default());
        }
        self.set_aside = given.map(|_, _| Shown::NONE);
    }
}
