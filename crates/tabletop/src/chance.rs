//! Luck as a parameter.
//!
//! Rules never own a generator. They ask [`Chance`] for one thing only, a whole
//! number in `0..=last`; dice, shuffles and blind picks are built on it. So the
//! same rules run on a seeded generator, on a test's script, on a recorded
//! game, or through every possible outcome.

use std::fmt;

use rand_xoshiro::{
    SplitMix64, Xoshiro256PlusPlus,
    rand_core::{Rng, SeedableRng},
};

pub use crate::sealed::Sealed;

/// The one source of luck.
///
/// ```
/// # use tabletop::{Chance, chance::{Recorded, Replayed, Seeded}};
/// let mut seeded = Seeded::new(7);
/// let mut luck = Recorded::new(&mut seeded);
/// let (die, card) = (luck.draw(5), luck.pick(52));
/// // What was drawn can be read back.
/// let mut again = Replayed::new(&luck.draws);
/// assert_eq!((again.draw(5), again.pick(52)), (die, card));
/// assert!(again.fits());
/// ```
pub trait Chance {
    /// Uniform over `0..=last`. The interval is closed, so an impossible draw
    /// cannot be written.
    fn draw(&mut self, last: u32) -> u32;

    /// One of `n` things, each as likely as any other: its number, from 0.
    fn pick(&mut self, n: usize) -> usize {
        self.draw(n as u32 - 1) as usize
    }
}

/// Cards that lie in no order: which one is drawn is settled when it is drawn.
///
/// ```
/// # use tabletop::{Cx, chance::{Pile, Scripted}};
/// /// So many white and black stones.
/// struct Bag([usize; 2]);
///
/// impl Pile for Bag {
///     type Card = usize;
///
///     fn size(&self) -> usize {
///         self.0.iter().sum()
///     }
///
///     fn take_nth(&mut self, nth: usize) -> usize {
///         let colour = usize::from(self.0[0] <= nth);
///         self.0[colour] -= 1;
///         colour
///     }
/// }
///
/// let mut bag = Bag([2, 1]);
/// let mut luck = Scripted::new([2]);
/// assert_eq!(Cx::<()>::silent(&mut luck).draw(&mut bag), Some(1));
/// assert_eq!(bag.0, [2, 0]);
/// ```
pub trait Pile {
    /// What lies in the pile.
    type Card;

    /// How many there are.
    fn size(&self) -> usize;

    /// Takes out the card with `nth` others before it.
    fn take_nth(&mut self, nth: usize) -> Self::Card;
}

impl<T> Pile for Vec<T> {
    type Card = T;

    fn size(&self) -> usize {
        self.len()
    }

    fn take_nth(&mut self, nth: usize) -> T {
        self.remove(nth)
    }
}

/// What a rule may reach beyond its own state: luck in, events out.
///
/// ```
/// # use tabletop::{Cx, chance::Scripted};
/// let mut luck = Scripted::new([3]);
/// let mut events = Vec::new();
/// let mut cx = Cx::new(&mut luck, &mut events);
/// let pips = cx.die(6);
/// cx.emit(format!("a {pips} is rolled"));
/// assert_eq!(events, ["a 4 is rolled"]);
/// ```
pub struct Cx<'a, E> {
    chance: &'a mut dyn Chance,
    events: Option<&'a mut Vec<E>>,
}

impl<E> fmt::Debug for Cx<'_, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cx").finish_non_exhaustive()
    }
}

impl<'a, E> Cx<'a, E> {
    /// With a list for what happens.
    pub fn new(chance: &'a mut dyn Chance, events: &'a mut Vec<E>) -> Cx<'a, E> {
        Cx {
            chance,
            events: Some(events),
        }
    }

    /// For rollouts, which only care how the game ends.
    pub fn silent(chance: &'a mut dyn Chance) -> Cx<'a, E> {
        Cx {
            chance,
            events: None,
        }
    }

    /// Tells that something happened, after it has.
    pub fn emit(&mut self, event: E) {
        if let Some(events) = &mut self.events {
            events.push(event);
        }
    }

    /// A fair die with faces `1..=faces`.
    pub fn die(&mut self, faces: u8) -> u8 {
        1 + self.chance.draw(u32::from(faces) - 1) as u8
    }

    /// One of `n` things, each as likely as any other: its number, from 0.
    pub fn pick(&mut self, n: usize) -> usize {
        self.chance.pick(n)
    }

    /// Takes a card from a pile; `None`, and no luck, if there is none.
    ///
    /// ```
    /// # use tabletop::{Cx, chance::Scripted};
    /// let mut luck = Scripted::new([1]);
    /// let mut deck = vec!["ace", "king", "queen"];
    /// let card = Cx::<()>::silent(&mut luck).draw(&mut deck);
    /// assert_eq!(card, Some("king"));
    /// assert_eq!(deck, ["ace", "queen"]);
    /// ```
    pub fn draw<P: Pile>(&mut self, pile: &mut P) -> Option<P::Card> {
        draw(self.chance, pile)
    }

    /// Every order is as likely as any other.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        shuffle(self.chance, items);
    }
}

/// Takes a card from a pile; `None`, and no luck, if there is none.
pub fn draw<P: Pile>(chance: &mut dyn Chance, pile: &mut P) -> Option<P::Card> {
    match pile.size() {
        0 => None,
        n => Some(pile.take_nth(chance.pick(n))),
    }
}

/// Every order is as likely as any other.
///
/// ```
/// # use tabletop::chance::{Exhaustive, shuffle};
/// let mut every = Exhaustive::default();
/// let mut orders = std::collections::BTreeSet::new();
/// while every.next_pass() {
///     let mut deck = [1, 2, 3];
///     shuffle(&mut every, &mut deck);
///     orders.insert(deck);
/// }
/// assert_eq!(orders.len(), 6);
/// ```
pub fn shuffle<T>(chance: &mut dyn Chance, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        let chosen = chance.draw(last as u32) as usize;
        items.swap(last, chosen);
    }
}

/// Uniform over `0..=last` from a stream of random words, by Lemire's
/// multiply-shift with rejection. The checks of sealed games rely on this very
/// mapping, so it is written out here and never changes.
pub(crate) fn uniform(last: u32, mut next_word: impl FnMut() -> u32) -> u32 {
    let n = u64::from(last) + 1;
    let n_rejected = (1u64 << 32) % n;
    loop {
        let product = u64::from(next_word()) * n;
        if n_rejected <= u64::from(product as u32) {
            return (product >> 32) as u32;
        }
    }
}

/// A seeded generator for bots and the lab. Records keep draws, not seeds, so
/// the algorithm is not part of any file format.
///
/// ```
/// # use tabletop::{Chance, chance::Seeded};
/// let three = |mut luck: Seeded| [0; 3].map(|_| luck.draw(999));
/// assert_eq!(three(Seeded::new(7)), three(Seeded::new(7)));
/// // The second game of a run has luck of its own.
/// assert_ne!(three(Seeded::derived(7, &[1])), three(Seeded::derived(7, &[2])));
/// ```
#[derive(Clone, Debug)]
pub struct Seeded(Xoshiro256PlusPlus);

impl Seeded {
    /// Equal seeds make equal luck.
    pub fn new(seed: u64) -> Seeded {
        Seeded(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A generator of its own for one of many parts of a run, so that parallel
    /// work never shares one: `Seeded::derived(seed, &[game, seat])`.
    pub fn derived(seed: u64, part: &[u64]) -> Seeded {
        let mixed = part.iter().fold(seed, |mixed, number| {
            SplitMix64::seed_from_u64(mixed ^ number.wrapping_mul(0x9E37_79B9_7F4A_7C15)).next_u64()
        });
        Seeded::new(mixed)
    }
}

impl Chance for Seeded {
    fn draw(&mut self, last: u32) -> u32 {
        uniform(last, || (self.0.next_u64() >> 32) as u32)
    }
}

/// Deals exactly what a test wrote down, then refuses.
///
/// ```
/// # use tabletop::{Cx, chance::Scripted};
/// let mut luck = Scripted::new([5, 0]);
/// let mut cx = Cx::<()>::silent(&mut luck);
/// assert_eq!((cx.die(6), cx.die(6)), (6, 1));
/// assert!(luck.is_spent());
/// ```
#[derive(Clone, Debug)]
pub struct Scripted(std::collections::VecDeque<u32>);

impl Scripted {
    /// These draws, in this order.
    pub fn new(draws: impl IntoIterator<Item = u32>) -> Scripted {
        Scripted(draws.into_iter().collect())
    }

    /// Whether every draw was used.
    pub fn is_spent(&self) -> bool {
        self.0.is_empty()
    }
}

impl Chance for Scripted {
    #[track_caller]
    fn draw(&mut self, last: u32) -> u32 {
        let draw = self
            .0
            .pop_front()
            .expect("the rules drew more luck than the script holds");
        assert!(draw <= last, "scripted draw {draw} is out of 0..={last}");
        draw
    }
}

/// Writes down every draw of another source.
///
/// ```
/// # use tabletop::{Cx, chance::{Recorded, Seeded}};
/// let mut source = Seeded::new(1);
/// let mut luck = Recorded::new(&mut source);
/// let pips = Cx::<()>::silent(&mut luck).die(6);
/// assert_eq!(luck.draws, [u32::from(pips) - 1]);
/// ```
pub struct Recorded<'a> {
    source: &'a mut dyn Chance,
    /// Everything drawn so far.
    pub draws: Vec<u32>,
}

impl<'a> Recorded<'a> {
    /// Draws from `source` and writes it down.
    pub fn new(source: &'a mut dyn Chance) -> Recorded<'a> {
        Recorded {
            source,
            draws: Vec::new(),
        }
    }
}

impl fmt::Debug for Recorded<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Recorded")
            .field("draws", &self.draws)
            .finish_non_exhaustive()
    }
}

impl Chance for Recorded<'_> {
    fn draw(&mut self, last: u32) -> u32 {
        let draw = self.source.draw(last);
        self.draws.push(draw);
        draw
    }
}

/// Reads the draws of a record back, and notes where they do not fit the rules
/// instead of panicking: records come from anywhere.
///
/// ```
/// # use tabletop::{Chance, chance::Replayed};
/// let mut luck = Replayed::new(&[3, 51]);
/// assert_eq!(luck.draw(5), 3);
/// // A die has no 52nd side: the record is of another game.
/// assert_eq!(luck.draw(5), 0);
/// assert!(!luck.fits());
/// ```
#[derive(Clone, Debug)]
pub struct Replayed<'a> {
    draws: std::slice::Iter<'a, u32>,
    fits: bool,
}

impl<'a> Replayed<'a> {
    /// Reads these draws.
    pub fn new(draws: &'a [u32]) -> Replayed<'a> {
        Replayed {
            draws: draws.iter(),
            fits: true,
        }
    }

    /// Whether the rules drew exactly what was written down.
    pub fn fits(&self) -> bool {
        self.fits && self.draws.as_slice().is_empty()
    }
}

impl Chance for Replayed<'_> {
    fn draw(&mut self, last: u32) -> u32 {
        match self.draws.next() {
            Some(draw) if *draw <= last => *draw,
            Some(_) | None => {
                self.fits = false;
                0
            }
        }
    }
}

/// Walks every possible sequence of draws, one per pass.
///
/// ```
/// # use tabletop::chance::{Chance, Exhaustive};
/// let mut every = Exhaustive::default();
/// let mut n_sevens = 0;
/// while every.next_pass() {
///     let pips = every.draw(5) + every.draw(5) + 2;
///     n_sevens += u32::from(pips == 7);
/// }
/// assert_eq!(n_sevens, 6);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Exhaustive {
    /// The draws of this pass: `(value, last)`.
    path: Vec<(u32, u32)>,
    depth: usize,
    started: bool,
}

impl Exhaustive {
    /// Moves to the next sequence. `false` when all have been walked.
    pub fn next_pass(&mut self) -> bool {
        self.depth = 0;
        if !self.started {
            self.started = true;
            return true;
        }
        while let Some((value, last)) = self.path.pop() {
            if value < last {
                self.path.push((value + 1, last));
                return true;
            }
        }
        false
    }

    /// How likely this pass is.
    pub fn chance(&self) -> f64 {
        self.path
            .iter()
            .map(|&(_, last)| 1.0 / (f64::from(last) + 1.0))
            .product()
    }
}

impl Chance for Exhaustive {
    fn draw(&mut self, last: u32) -> u32 {
        if self.depth == self.path.len() {
            self.path.push((0, last));
        }
        let (value, recorded_last) = self.path[self.depth];
        assert_eq!(
            recorded_last, last,
            "the rules drew differently on the same path"
        );
        self.depth += 1;
        value
    }
}
