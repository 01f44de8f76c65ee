//! A game told afterwards: the lines of its log, and small honours at its end.

use tabletop::{Seat, seat::MAX_SEATS};

use crate::motion::Motion;

/// One thing that happened, as a log shows it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    /// The sentence.
    pub words: String,
    /// Whom or what it is about.
    pub about: About,
    /// What it speaks of, and where that went.
    pub motions: Vec<Motion>,
}

/// What a line is about.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum About {
    /// A new part of the story: a round, a phase, a bidding.
    NewPart,
    /// Somebody's turn in it.
    Turn,
    /// What somebody did, or what befell them.
    Player(Seat),
    /// Whose move it is now, of interest until they have moved.
    Asked(Seat),
    /// What nobody did alone.
    Fate,
}

/// A small honour at the end of a game: *Sly one: Drizzle gave away 4 cards.*
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Award {
    /// What the honour is called.
    pub title: &'static str,
    /// Goes on behind a colon.
    pub says: String,
}

/// A game looked back on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Recap {
    /// How it was won, in one short sentence; may be left out.
    pub how: String,
    /// What came of each round, if there were rounds and something came of them.
    pub rounds: Vec<Round>,
}

/// One round in a sentence: *Round 2: Moss ran out of cards.*
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// Whose round it was.
    pub seat: Seat,
    /// The sentence.
    pub says: String,
}

/// What a result is a number of, where a row of small ones shows it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Unit {
    /// Brains in a head.
    Brains,
    /// Cards in a hand.
    Cards,
    /// Points, as stars.
    Points,
}

/// A number for each player, to honour whoever has most.
///
/// ```
/// use scene::Tally;
/// use tabletop::Seat;
///
/// let mut gifts = Tally::default();
/// gifts.add(Seat::new(1), 3u8);
/// gifts.add(Seat::new(1), 1u8);
/// let award = gifts.award("Sly one", |seat, n| format!("{seat} gave away {n} cards."));
/// assert_eq!(award.expect("somebody gave").says, "B gave away 4 cards.");
/// assert_eq!(Tally::default().award("Sly one", |_, _| String::new()), None);
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally([u32; MAX_SEATS]);

impl Tally {
    /// Adds `n` for `seat`.
    pub fn add(&mut self, seat: Seat, n: impl Into<u32>) {
        self.0[seat.index()] += n.into();
    }

    /// Keeps the best of several attempts.
    /// ```
    /// use scene::Tally;
    /// use tabletop::Seat;
    ///
    /// let (mut throws, ada) = (Tally::default(), Seat::new(0));
    /// for points in [4u32, 9, 2] {
    ///     throws.best_of(ada, points);
    /// }
    /// assert_eq!(throws.most(), Some((ada, 9)));
    /// ```
    pub fn best_of(&mut self, seat: Seat, n: impl Into<u32>) {
        let best = &mut self.0[seat.index()];
        *best = n.into().max(*best);
    }

    /// What `seat` has.
    pub fn of(&self, seat: Seat) -> u32 {
        self.0[seat.index()]
    }

    /// Whoever has most, the first of equals; nobody if it is nothing.
    pub fn most(&self) -> Option<(Seat, u32)> {
        let most = self.0.iter().copied().max().filter(|n| 0 < *n)?;
        let at = self.0.iter().position(|n| *n == most)?;
        Some((Seat::new(at), most))
    }

    /// Honours whoever has most.
    pub fn award(
        &self,
        title: &'static str,
        says: impl FnOnce(Seat, u32) -> String,
    ) -> Option<Award> {
        let (seat, n) = self.most()?;
        let says = says(seat, n);
        Some(Award { title, says })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_of_equals_is_honoured_and_nobody_for_nothing() {
        let [ada, bea, cyd] = [0, 1, 2].map(Seat::new);
        let mut tally = Tally::default();
        tally.add(ada, 0u8);
        assert_eq!(tally.most(), None);
        tally.add(cyd, 2u8);
        tally.add(bea, 1u8);
        tally.add(bea, 1u8);
        assert_eq!(tally.most(), Some((bea, 2)));
        tally.best_of(cyd, 3u8);
        tally.best_of(cyd, 1u8);
        assert_eq!((tally.most(), tally.of(ada)), (Some((cyd, 3)), 0));
    }
}
