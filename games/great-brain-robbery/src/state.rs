//! The whole truth: what lies open, and the cards nobody may see.

use tabletop::{BySeat, Cx, Seat, SeatSet, rule};

use crate::{
    brain::Brain,
    cards::Cards,
    event::Event,
    rulebook as r,
    table::{Step, Table},
};

pub const MAX_PLAYERS: usize = 7;

/// A robbery in progress.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Robbery {
    pub table: Table,
    pub hands: BySeat<Cards>,
    /// For every card in a hand: who knows that it is there.
    known: [SeatSet; Brain::N],
    /// Face down; a card's place is settled when it is drawn or looked at,
    /// since nobody can know it before.
    pub deck: Cards,
    /// The card on top of the deck, if somebody has looked at it.
    pub top: Option<Brain>,
}

const _: () = assert!(
    size_of::<Robbery>() <= 512,
    "search copies this; keep it small"
);

impl Robbery {
    /// A table with all cards in the deck.
    pub(crate) fn fresh(table: Table) -> Robbery {
        Robbery {
            table,
            hands: BySeat::new(table.n_seats(), |_| Cards::NONE),
            known: [SeatSet::EMPTY; Brain::N],
            deck: Cards::BOX,
            top: None,
        }
    }

    /// What `seat` knows to be in `owner`'s hand.
    pub fn known_to(&self, seat: Seat, owner: Seat) -> Cards {
        let hand = self.hands[owner].iter();
        hand.filter(|card| self.known[card.index()].contains(seat))
            .collect()
    }

    /// The one way in which anything changes: something happens, and it is
    /// told.
    pub(crate) fn happens(&mut self, event: Event, cx: &mut Cx<'_, Event>) {
        self.follow(&event);
        self.table.follow(&event);
        cx.emit(event);
    }

    /// The hidden half of an event; here every card is told.
    fn follow(&mut self, event: &Event) {
        match *event {
            Event::CheeseGiven { brain, .. } => self.deck = self.deck.without(brain),
            Event::Dealt { seat, card } => self.take_from_deck(seat, card, SeatSet::EMPTY),
            Event::Drew {
                seat,
                card,
                seen_by,
            } => self.take_from_deck(seat, card, seen_by),
            Event::Foresaw { card, .. } => self.top = card,
            Event::Discarded { seat, card }
            | Event::ThrownToRun { seat, card }
            | Event::ThrownToHit { seat, card, .. }
            | Event::Installed {
                seat, brain: card, ..
            } => self.show(seat, card),
            Event::Fell { seat, cards } => {
                for card in cards.iter() {
                    self.show(seat, card);
                }
            }
            Event::Pickpocketed { seat, from, card } => {
                let card = card.expect("the whole truth knows every card");
                self.pick_pocket(seat, from, card);
            }
            Event::Reshuffled { .. } => self.deck = self.table.discards,
            Event::CarJoined { .. }
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

    fn take_from_deck(&mut self, seat: Seat, card: Option<Brain>, seen_by: SeatSet) {
        let card = card.expect("the whole truth knows every card");
        self.deck = self.deck.without(card);
        self.top = None;
        self.put(seat, card);
        self.learn(card, seen_by);
    }

    /// Into a hand; only its owner sees it.
    pub(crate) fn put(&mut self, seat: Seat, card: Brain) {
        self.hands[seat] = self.hands[seat].with(card);
        self.known[card.index()] = SeatSet::one(seat);
    }

    /// Some more players know that a card is in its hand.
    pub(crate) fn learn(&mut self, card: Brain, seats: SeatSet) {
        let known = &mut self.known[card.index()];
        *known = seats.iter().fold(*known, SeatSet::with);
    }

    /// Out of a hand, for all to see.
    fn show(&mut self, seat: Seat, card: Brain) {
        self.hands[seat] = self.hands[seat].without(card);
        self.known[card.index()] = SeatSet::EMPTY;
    }

    /// From hand to hand; only the two of them see which card.
    fn pick_pocket(&mut self, thief: Seat, from: Seat, card: Brain) {
        rule!(r::GBR_30_PICKPOCKET);
        self.show(from, card);
        self.put(thief, card);
        self.learn(card, SeatSet::one(from));
        rule!(r::GBR_30_FORGOTTEN);
        for left in self.hands[from].iter() {
            let known = &mut self.known[left.index()];
            let both = SeatSet::one(from).with(thief);
            *known = known.iter().filter(|seat| both.contains(*seat)).collect();
        }
    }

    /// Panics if no play could have led here.
    pub(crate) fn assert_sound(&self) {
        let table = &self.table;
        let mut places = vec![self.deck, table.discards];
        if let Step::DealOut(deal) = table.step {
            places.push(deal.brains);
        }
        for seat in table.seats() {
            places.push(self.hands[seat]);
            places.push(table.heads[seat].into_iter().collect());
            assert_eq!(self.hands[seat].len(), table.held[seat]);
            let is_behind = table.pawns[seat].spot().is_none();
            let can_run = table.heads[seat].is_some() || self.hands[seat].is_empty();
            assert!(!is_behind || can_run, "{seat} could not get on the train");
        }
        let n_cards: u32 = places.iter().map(|cards| u32::from(cards.len())).sum();
        let cards = places.into_iter().fold(Cards::NONE, Cards::plus);
        assert_eq!(
            (n_cards, cards),
            (64, Cards::BOX),
            "cards were lost or made"
        );
        assert_eq!(self.deck.len(), table.deck);
        assert!(0 < table.deck, "a deck is never empty");
        assert_eq!(self.top.is_none(), table.seen_top.is_empty());
        assert!(self.top.is_none_or(|top| self.deck.contains(top)));
        for card in Brain::all() {
            let owner = table.seats().find(|seat| self.hands[*seat].contains(card));
            let known = self.known[card.index()];
            assert!(owner.map_or(known.is_empty(), |owner| known.contains(owner)));
        }
        table.assert_sound();
    }
}
