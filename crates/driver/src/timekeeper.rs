//! How much time is left to whom. It is told how long somebody was asked, and
//! has no clock of its own.
//!
//! Every move may take a while for nothing, what it takes longer is paid from
//! a bank. So nobody has to be quick because a game asks often, and nobody
//! saves time up.

use std::{fmt, str::FromStr};

use tabletop::{Seat, SeatSet};
use wire::{Clock, Pace, SeatClock};

/// The clocks of one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Timekeeper {
    pace: Pace,
    /// Nothing for bots and those who have left for good.
    hands: Vec<Option<Hand>>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Hand {
    bank: u32,
    /// What this move may still take for nothing.
    free: u32,
    state: State,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum State {
    Resting,
    Asked,
    /// Time ran out, and a bot plays.
    Out,
}

impl Hand {
    fn left(&self) -> u32 {
        self.bank.saturating_add(self.free)
    }
}

impl Timekeeper {
    /// Everybody has all their time.
    pub fn new(pace: Pace, n_seats: usize, people: SeatSet) -> Timekeeper {
        let hand = |seat: Seat| {
            people.contains(seat).then(|| Hand {
                bank: pace.bank_ms(),
                free: 0,
                state: State::Resting,
            })
        };
        let hands = (0..n_seats).map(Seat::new).map(hand).collect();
        Timekeeper { pace, hands }
    }

    /// Reads back what its [`Display`](fmt::Display) wrote; nothing if it was not
    /// written at a table of this pace with so many seats.
    pub fn read(pace: Pace, n_seats: usize, text: &str) -> Option<Timekeeper> {
        let hand = |word: &str| match word {
            "-" => Some(None),
            word => read_hand(word).map(Some),
        };
        let hands: Option<Vec<_>> = text.split(' ').map(hand).collect();
        let hands = hands.filter(|hands| hands.len() == n_seats)?;
        Some(Timekeeper { pace, hands })
    }

    pub fn pace(&self) -> Pace {
        self.pace
    }

    /// The table waits for these now. Whoever it did not wait for before has
    /// the time of a move; whoever it waits for no longer has played, and where
    /// every move has days of its own, nothing is held against them.
    pub fn ask(&mut self, must: SeatSet) {
        let Timekeeper { pace, hands } = self;
        for (index, hand) in hands.iter_mut().enumerate() {
            let Some(hand) = hand else { continue };
            match (must.contains(Seat::new(index)), hand.state) {
                (true, State::Asked | State::Out) => {}
                (true, State::Resting) => {
                    hand.free = pace.move_ms();
                    hand.state = State::Asked;
                }
                (false, State::Out) if *pace != Pace::Days => {}
                (false, State::Asked | State::Resting | State::Out) => {
                    hand.free = 0;
                    hand.state = State::Resting;
                }
            }
        }
    }

    /// A seat has moved: if it is asked again, that is another move.
    pub fn moved(&mut self, seat: Seat) {
        if let Some(hand) = self.hand(seat)
            && hand.state == State::Asked
        {
            hand.state = State::Resting;
        }
    }

    /// So many milliseconds were taken by each of these.
    pub fn charge(&mut self, ms: u64, seats: SeatSet) {
        let ms = u32::try_from(ms).unwrap_or(u32::MAX);
        for seat in seats.iter() {
            if let Some(hand) = self.hand(seat) {
                let rest = ms.saturating_sub(hand.free);
                hand.free = hand.free.saturating_sub(ms);
                hand.bank = hand.bank.saturating_sub(rest);
            }
        }
    }

    /// A bot plays for them from now on.
    pub fn run_out(&mut self, seat: Seat) {
        if let Some(hand) = self.hand(seat) {
            hand.state = State::Out;
        }
    }

    /// They play again, with a little time; they are asked anew.
    pub fn come_back(&mut self, seat: Seat) {
        let fresh = self.pace.fresh_ms();
        if let Some(hand) = self.hand(seat) {
            hand.bank = hand.bank.max(fresh);
            hand.state = State::Resting;
        }
    }

    /// Somebody gives them more; says whether there was room for it.
    pub fn give(&mut self, seat: Seat) -> bool {
        let (gift, most) = (self.pace.gift_ms(), self.pace.most_ms());
        match self.hand(seat) {
            Some(hand) if hand.bank < most => {
                hand.bank = (hand.bank + gift).min(most);
                true
            }
            Some(_) | None => false,
        }
    }

    /// Somebody has left for good.
    pub fn leave(&mut self, seat: Seat) {
        if let Some(hand) = self.hands.get_mut(seat.index()) {
            *hand = None;
        }
    }

    /// Who is waited for and has a clock.
    pub fn asked(&self) -> SeatSet {
        self.seats(|hand| hand.state == State::Asked)
    }

    /// For whom a bot plays.
    pub fn out(&self) -> SeatSet {
        self.seats(|hand| hand.state == State::Out)
    }

    /// Who has nothing left of what they are asked with.
    pub fn spent(&self) -> SeatSet {
        self.seats(|hand| hand.state == State::Asked && hand.left() == 0)
    }

    /// How long it takes until one of these has nothing left.
    pub fn ms_until_spent(&self, running: SeatSet) -> Option<u32> {
        let left = running.iter().filter_map(|seat| self.left(seat));
        left.min()
    }

    fn left(&self, seat: Seat) -> Option<u32> {
        let hand = self.hands.get(seat.index())?.as_ref()?;
        Some(hand.left())
    }

    /// What everybody is told.
    pub fn tell(&self, running: SeatSet) -> Clock {
        let told = |(index, hand): (usize, &Option<Hand>)| {
            let hand = hand.as_ref()?;
            Some(SeatClock {
                ms_left: hand.left(),
                is_running: running.contains(Seat::new(index)),
                is_out: hand.state == State::Out,
            })
        };
        Clock {
            pace: self.pace,
            seats: self.hands.iter().enumerate().map(told).collect(),
            news: None,
        }
    }

    fn seats(&self, is_wanted: impl Fn(&Hand) -> bool) -> SeatSet {
        let hands = self.hands.iter().enumerate();
        let wanted = hands.filter(|(_, hand)| hand.as_ref().is_some_and(&is_wanted));
        wanted.map(|(index, _)| Seat::new(index)).collect()
    }

    fn hand(&mut self, seat: Seat) -> Option<&mut Hand> {
        self.hands.get_mut(seat.index())?.as_mut()
    }
}

/// One word for each seat: `-` without a clock, otherwise the bank and what
/// the move may take, with a mark for those who are asked or out.
impl fmt::Display for Timekeeper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, hand) in self.hands.iter().enumerate() {
            if 0 < index {
                f.write_str(" ")?;
            }
            let Some(Hand { bank, free, state }) = hand else {
                f.write_str("-")?;
                continue;
            };
            let mark = match state {
                State::Resting => "",
                State::Asked => "?",
                State::Out => "!",
            };
            write!(f, "{bank}+{free}{mark}")?;
        }
        Ok(())
    }
}

fn read_hand(word: &str) -> Option<Hand> {
    let (numbers, state) = match (word.strip_suffix('?'), word.strip_suffix('!')) {
        (Some(numbers), _) => (numbers, State::Asked),
        (None, Some(numbers)) => (numbers, State::Out),
        (None, None) => (word, State::Resting),
    };
    let (bank, free) = numbers.split_once('+')?;
    Some(Hand {
        bank: u32::from_str(bank).ok()?,
        free: u32::from_str(free).ok()?,
        state,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    fn people() -> SeatSet {
        SeatSet::all(2)
    }

    fn left(keeper: &Timekeeper, seat: Seat) -> u32 {
        keeper.left(seat).unwrap()
    }

    #[test]
    fn a_move_is_free_at_first_and_then_paid_from_the_bank() {
        let mut keeper = Timekeeper::new(Pace::Quick, 2, people());
        keeper.ask(SeatSet::one(A));
        assert_eq!(left(&keeper, A), 195_000);
        keeper.charge(10_000, SeatSet::one(A));
        keeper.moved(A);
        keeper.ask(SeatSet::one(B));
        assert_eq!(left(&keeper, A), 180_000, "what was not needed is not kept");
        keeper.charge(20_000, SeatSet::one(B));
        keeper.moved(B);
        keeper.ask(SeatSet::one(B));
        assert_eq!(left(&keeper, B), 190_000, "five seconds were paid");
    }

    #[test]
    fn whoever_is_asked_with_others_keeps_what_is_left_when_they_have_moved() {
        let mut keeper = Timekeeper::new(Pace::Quick, 2, people());
        keeper.ask(people());
        keeper.charge(16_000, people());
        keeper.moved(A);
        keeper.ask(SeatSet::one(B));
        assert_eq!((left(&keeper, A), left(&keeper, B)), (179_000, 179_000));
        assert_eq!(keeper.asked(), SeatSet::one(B));
    }

    #[test]
    fn who_ran_out_stays_out_until_they_are_back_and_has_a_little_time_then() {
        let mut keeper = Timekeeper::new(Pace::Quick, 2, people());
        keeper.ask(SeatSet::one(A));
        keeper.charge(195_000, SeatSet::one(A));
        assert_eq!(keeper.spent(), SeatSet::one(A));
        keeper.run_out(A);
        keeper.moved(A);
        keeper.ask(SeatSet::one(B));
        keeper.ask(SeatSet::one(A));
        assert_eq!(
            (keeper.out(), keeper.asked()),
            (SeatSet::one(A), SeatSet::EMPTY)
        );
        keeper.come_back(A);
        keeper.ask(SeatSet::one(A));
        assert_eq!(left(&keeper, A), 35_000);
    }

    #[test]
    fn where_every_move_has_days_the_next_one_has_them_again() {
        let mut keeper = Timekeeper::new(Pace::Days, 2, people());
        keeper.ask(SeatSet::one(A));
        keeper.charge(u64::from(Pace::Days.move_ms()), SeatSet::one(A));
        keeper.run_out(A);
        keeper.moved(A);
        keeper.ask(SeatSet::one(B));
        keeper.ask(SeatSet::one(A));
        assert_eq!(left(&keeper, A), Pace::Days.move_ms());
        assert_eq!(keeper.asked(), SeatSet::one(A));
    }

    #[test]
    fn gifts_are_kept_and_have_an_end() {
        let mut keeper = Timekeeper::new(Pace::Quick, 2, people());
        for _ in 0..57 {
            assert!(keeper.give(B));
        }
        assert_eq!(left(&keeper, B), Pace::Quick.most_ms());
        assert!(!keeper.give(B));
        assert!(!keeper.give(Seat::new(7)));
    }

    #[test]
    fn what_is_written_is_read_back_and_nonsense_is_not() {
        let mut keeper = Timekeeper::new(Pace::Quick, 3, people());
        keeper.ask(SeatSet::one(A));
        keeper.charge(1, SeatSet::one(A));
        keeper.run_out(B);
        let text = keeper.to_string();
        assert_eq!(text, "180000+14999? 180000+0! -");
        assert_eq!(Timekeeper::read(Pace::Quick, 3, &text), Some(keeper));
        for wrong in ["", "1+2", "1+2 3+4 x", "1+2 3+4 -1+2", "1+2 3+4 5"] {
            assert_eq!(Timekeeper::read(Pace::Quick, 3, wrong), None, "{wrong}");
        }
    }
}
