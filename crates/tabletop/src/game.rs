//! What a game is.

use std::{fmt, hash::Hash, ops::RangeInclusive, str::FromStr};

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{Beat, BySeat, Chance, Cx, EventInfo, Refusal, Seat, SeatSet, rule};

/// A game in progress: the whole truth on the table.
///
/// Implementors are plain values. Two equal states given equal actions and
/// equal luck stay equal.
pub trait Game: Copy + PartialEq + fmt::Debug + Send + Sync + Sized + 'static {
    /// The game's identity card.
    const INFO: Info;

    /// What the players agree on before the game begins.
    type Options: Clone + Default + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;

    /// One decision by one seat. `Display` and `FromStr` are the game's
    /// notation: what logs, tests and terminals read and write.
    type Action: Copy
        + Ord
        + Hash
        + fmt::Debug
        + fmt::Display
        + FromStr<Err: fmt::Display>
        + Send
        + Sync;

    /// One thing that happened, as the judge saw it.
    type Event: Clone + Eq + Hash + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;

    /// Everything one viewer may know. Built only from what that viewer has
    /// seen, so whoever holds a `View` cannot cheat.
    type View: Clone + PartialEq + Hash + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;

    /// Opens a table. Refuses options or a number of seats the rules forbid.
    fn setup(
        options: &Self::Options,
        n_seats: usize,
        cx: &mut Cx<'_, Self::Event>,
    ) -> Result<Self, Refusal>;

    /// Whom the table is waiting for, or how it ended.
    fn turn(&self) -> Turn;

    /// Appends every action `seat` may take now, in ascending order.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Says whether `action` is legal, and if not, which rule forbids it.
    /// Asked only of seats that [`Game::turn`] allows. A game that names no
    /// clauses need not write it: what is not offered cannot be done now.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Refusal> {
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        match legal.binary_search(&action) {
            Ok(_) => Ok(()),
            Err(_) => Err(Refusal::NotNow),
        }
    }

    /// Carries out a legal action. Call [`Game::play`] with untrusted input.
    fn apply(&mut self, seat: Seat, action: Self::Action, cx: &mut Cx<'_, Self::Event>);

    /// What `viewer` may know now.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Deals out everything `view` leaves open, evenly among the possible: bots
    /// think about a guessed table, never about the truth. Where there are no
    /// secrets, the view itself.
    fn determinize(view: &Self::View, chance: &mut dyn Chance) -> Self;

    /// `event` as `viewer` saw it, or `None` if it happened out of sight.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Brings `view` up to date with an event its viewer was told of.
    fn follow(view: &mut Self::View, event: &Self::Event);

    /// What an event is: whether it can be taken back, whether it is news, how
    /// long one looks at it and what the lab counts. Where there are secrets,
    /// everything reveals something until the game says what does not.
    fn event_info(_event: &Self::Event) -> EventInfo {
        EventInfo::new(Beat::Move).revealing_if(Self::INFO.has_secrets)
    }

    /// Panics if no play could have led here: lost cards, two open prizes, …
    fn assert_sound(&self) {}

    /// Carries out `action` if the rules allow it, and otherwise says why not
    /// and changes nothing.
    fn play(
        &mut self,
        seat: Seat,
        action: Self::Action,
        cx: &mut Cx<'_, Self::Event>,
    ) -> Result<(), Refusal> {
        match self.turn() {
            Turn::Over(_) => return Err(Refusal::Over),
            turn if !turn.allows(seat) => return Err(Refusal::NotYourTurn),
            Turn::Waiting { .. } => self.check(seat, action).inspect_err(|refusal| {
                if let Refusal::Forbidden(rule) = refusal {
                    rule!(*rule);
                }
            })?,
        }
        self.apply(seat, action, cx);
        if cfg!(debug_assertions) {
            self.assert_sound();
        }
        Ok(())
    }
}

/// A game's identity card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Info {
    /// Stable, lowercase, used in URLs and file names.
    pub id: &'static str,
    /// The name on the box.
    pub title: &'static str,
    /// How many can play.
    pub seats: RangeInclusive<usize>,
    /// Raised whenever an old record would replay differently.
    pub rules_version: u32,
    /// Designers, publisher and year, for the credits.
    pub credits: &'static str,
    /// Whether players hold anything that others may not see.
    pub has_secrets: bool,
}

/// Whom the table is waiting for, or how it ended.
///
/// ```
/// use tabletop::{Seat, SeatSet, Turn};
///
/// let [a, b, c] = [0, 1, 2].map(Seat::new);
/// let turn = Turn::Waiting { must: SeatSet::one(a), may: SeatSet::one(b) };
/// assert!(turn.allows(a) && turn.allows(b) && !turn.allows(c));
/// assert_eq!(turn.must().len(), 1);
/// ```
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Turn {
    /// The table waits for every seat in `must`. Seats in `may` can interrupt
    /// (shout a guess, throw in a card) but nobody waits for them.
    Waiting {
        /// Who must act.
        must: SeatSet,
        /// Who may act, but need not.
        may: SeatSet,
    },
    /// The game is over.
    Over(Standings),
}

impl Turn {
    /// Waiting for these seats, and nobody may interrupt.
    pub fn waiting(must: SeatSet) -> Turn {
        Turn::Waiting {
            must,
            may: SeatSet::EMPTY,
        }
    }

    /// Whom the table waits for; nobody once the game is over.
    pub fn must(&self) -> SeatSet {
        match self {
            Turn::Waiting { must, .. } => *must,
            Turn::Over(_) => SeatSet::EMPTY,
        }
    }

    /// Who is asked what, one after the other until somebody acts: whoever
    /// interrupts is faster than whoever is waited for, and among equals the
    /// first in turn order.
    ///
    /// ```
    /// use tabletop::{Seat, SeatSet, Turn, game::Asked};
    ///
    /// let [a, b] = [Seat::new(0), Seat::new(1)];
    /// let turn = Turn::Waiting { must: SeatSet::one(a), may: SeatSet::one(b) };
    /// let order: Vec<_> = turn.asked().collect();
    /// assert_eq!(order, [(b, Asked::WhetherToInterrupt), (a, Asked::ToDecide)]);
    /// ```
    pub fn asked(&self) -> impl Iterator<Item = (Seat, Asked)> + use<> {
        let (must, may) = match *self {
            Turn::Waiting { must, may } => (must, may),
            Turn::Over(_) => (SeatSet::EMPTY, SeatSet::EMPTY),
        };
        let interrupting = may.iter().map(|seat| (seat, Asked::WhetherToInterrupt));
        interrupting.chain(must.iter().map(|seat| (seat, Asked::ToDecide)))
    }

    /// Whether `seat` may act now.
    pub fn allows(&self, seat: Seat) -> bool {
        match self {
            Turn::Waiting { must, may } => must.contains(seat) || may.contains(seat),
            Turn::Over(_) => false,
        }
    }
}

/// What a seat is asked by [`Turn::asked`].
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// It may also keep quiet.
    WhetherToInterrupt,
    /// It is waited for.
    ToDecide,
}

/// Final places and points. Equal places are a tie.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Standings(pub BySeat<Placing>);

/// How one seat finished.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Placing {
    /// 1 is best.
    pub place: u8,
    /// What the game counts.
    pub points: i32,
}

impl Standings {
    /// Most points first; equal points share a place.
    ///
    /// ```
    /// # use tabletop::{BySeat, Seat, Standings};
    /// let points = [7, 3, 7];
    /// let standings = Standings::by_points(&BySeat::new(3, |seat| points[seat.index()]));
    /// assert_eq!(standings.winners().len(), 2);
    /// assert_eq!(standings.rewards().as_slice(), [0.75, 0.0, 0.75]);
    /// ```
    pub fn by_points(points: &BySeat<i32>) -> Standings {
        Standings(points.map(|_, mine| {
            let n_better = points.iter().filter(|(_, other)| mine < *other).count();
            Placing {
                place: 1 + n_better as u8,
                points: *mine,
            }
        }))
    }

    /// What each seat got out of it: the share of the others that it is ahead of,
    /// so 1 for a win alone and 0 for the last place; ties share.
    pub fn rewards(&self) -> BySeat<f32> {
        let Standings(places) = self;
        let n_others = places.len() as u8 - 1;
        places.map(|_, mine| {
            let n_ahead = places.iter().filter(|(_, it)| it.place < mine.place);
            let n_level = places.iter().filter(|(_, it)| it.place == mine.place);
            let (n_ahead, n_level) = (n_ahead.count() as u8, n_level.count() as u8 - 1);
            1.0 - f32::from(2 * n_ahead + n_level) / f32::from(2 * n_others)
        })
    }

    /// Everyone in first place: one seat, or several that share the win.
    pub fn winners(&self) -> SeatSet {
        self.0
            .iter()
            .filter(|(_, placing)| placing.place == 1)
            .map(|(seat, _)| seat)
            .collect()
    }
}

/// Whose eyes.
///
/// ```
/// use tabletop::{Seat, Viewer};
///
/// let [ada, bea] = [0, 1].map(Seat::new);
/// assert!(Viewer::Seat(ada).may_see(ada) && !Viewer::Seat(ada).may_see(bea));
/// assert!(!Viewer::Public.may_see(ada) && Viewer::Judge.may_see(ada));
/// assert_eq!(Viewer::of(None), Viewer::Public);
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    /// A player, from their own seat.
    Seat(Seat),
    /// A spectator: sees what lies open to all.
    Public,
    /// Sees everything: tests, and replays of finished games.
    Judge,
}

impl Viewer {
    /// Of a seat, or of somebody who looks on without one.
    pub fn of(seat: Option<Seat>) -> Viewer {
        seat.map_or(Viewer::Public, Viewer::Seat)
    }

    /// The player who looks, if it is one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::Judge => None,
        }
    }

    /// Whether what only `owner` may see lies open to this viewer.
    pub fn may_see(self, owner: Seat) -> bool {
        match self {
            Viewer::Seat(seat) => seat == owner,
            Viewer::Public => false,
            Viewer::Judge => true,
        }
    }
}
