//! A game by number: what a seat sees as a row of numbers, moves as places in a
//! list. Programs that learn speak this.

use tabletop::{
    Asked, BySeat, Cx, Extras, Feature, Game, Numbers, Refusal, Seat, SeatSet, Strategy, Turn,
    Viewer, chance::Seeded,
};

use crate::keep_for_bots;

/// How a game is written in numbers at a table of so many.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Code {
    /// What the numbers of an observation say, in their order.
    pub features: Vec<Feature>,
    /// For each seat, the notation of every move by its number. In a game in
    /// which one may act out of turn the last one is to keep quiet.
    pub actions: Vec<Vec<String>>,
}

/// What stands for keeping quiet, where one might act out of turn.
pub const QUIET: &str = "keep quiet";

impl Code {
    /// How many numbers an observation has.
    pub fn n_numbers(&self) -> usize {
        self.features.iter().map(|it| it.n).sum()
    }

    /// How many moves there are.
    pub fn n_actions(&self) -> usize {
        self.actions.first().map_or(0, Vec::len)
    }
}

/// The moves of every seat, to be found by their numbers and the other way
/// round.
#[derive(Debug)]
pub(crate) struct Codebook<G: Game> {
    by_number: Vec<Vec<G::Action>>,
    /// In ascending order, to be found.
    numbers: Vec<Vec<(G::Action, u32)>>,
}

/// What somebody is asked, with everything a choice may rest on.
pub(crate) struct Question<G: Game> {
    pub(crate) seat: Seat,
    pub(crate) view: G::View,
}

impl<G: Strategy + Extras> Codebook<G> {
    pub(crate) fn new(n_seats: usize) -> Result<Codebook<G>, Refusal> {
        let seats = || (0..n_seats).map(Seat::new);
        let by_number: Vec<_> = seats().map(|me| G::every_action(me, n_seats)).collect();
        if by_number.iter().any(Vec::is_empty) {
            return Err(Refusal::Unreadable(format!(
                "{} lists no moves and cannot be played by number; its author can write \
                 `Extras::every_action` and `Extras::numbers`",
                G::INFO.title
            )));
        }
        let sorted = |actions: &Vec<G::Action>| {
            let mut numbers: Vec<_> = actions.iter().copied().zip(0..).collect();
            numbers.sort_unstable();
            numbers
        };
        Ok(Codebook {
            numbers: by_number.iter().map(sorted).collect(),
            by_number,
        })
    }

    /// How many moves have numbers; keeping quiet comes behind them.
    pub(crate) fn n_moves(&self) -> usize {
        self.by_number[0].len()
    }

    pub(crate) fn n_actions(&self) -> usize {
        self.n_moves() + usize::from(G::MAY_INTERRUPT)
    }

    /// The move of this number; none is to keep quiet.
    pub(crate) fn action(&self, seat: Seat, number: u32) -> Option<G::Action> {
        self.by_number[seat.index()].get(number as usize).copied()
    }

    /// Who is to choose next, when those in `quiet` have kept quiet, and among
    /// which numbers; nobody once the game is over.
    pub(crate) fn question(
        &self,
        game: &G,
        quiet: SeatSet,
        legal: &mut Vec<G::Action>,
        offered: &mut Vec<u32>,
    ) -> Option<Question<G>> {
        for (seat, asked) in game.turn().asked() {
            let may_be_quiet = asked == Asked::WhetherToInterrupt;
            if may_be_quiet && quiet.contains(seat) {
                continue;
            }
            let view = game.view(Viewer::Seat(seat));
            self.offered(game, (seat, &view), legal, offered);
            if offered.is_empty() {
                continue;
            }
            if may_be_quiet {
                offered.push(self.n_moves() as u32);
            }
            return Some(Question { seat, view });
        }
        offered.clear();
        None
    }

    /// What a seat that may act can do, by number, without keeping quiet.
    pub(crate) fn offered(
        &self,
        game: &G,
        (seat, view): (Seat, &G::View),
        legal: &mut Vec<G::Action>,
        offered: &mut Vec<u32>,
    ) {
        legal.clear();
        game.legal(seat, legal);
        keep_for_bots::<G>(view, legal);
        offered.clear();
        let mut left = &self.numbers[seat.index()][..];
        for action in legal.iter() {
            // Both are in ascending order, and often one stands behind the other.
            // That all of them are listed is a law of every game.
            let at = match left.first() {
                Some((next, _)) if next == action => Ok(0),
                Some(_) | None => left.binary_search_by(|(it, _)| it.cmp(action)),
            };
            if let Ok(at) = at {
                offered.push(left[at].1);
                left = &left[at + 1..];
            }
        }
    }

    pub(crate) fn notations(&self) -> Vec<Vec<String>> {
        let of_seat = |actions: &Vec<G::Action>| {
            let quiet = G::MAY_INTERRUPT.then(|| QUIET.to_owned());
            let texts = actions.iter().map(ToString::to_string);
            texts.chain(quiet).collect()
        };
        self.by_number.iter().map(of_seat).collect()
    }
}

/// A table as somebody sees it who goes by numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct ByNumber {
    pub observation: Vec<f32>,
    /// The numbers of what can be done; keeping quiet is none of them.
    pub offered: Vec<u32>,
}

impl ByNumber {
    pub(crate) fn of<G: Strategy + Extras>(
        game: &G,
        me: Seat,
        n_seats: usize,
    ) -> Result<ByNumber, Refusal> {
        if n_seats <= me.index() {
            return Err(Refusal::Unreadable(format!("nobody sits at {me}")));
        }
        let view = game.view(Viewer::Seat(me));
        let n_numbers = features(game, n_seats).iter().map(|it| it.n).sum();
        let mut observation = vec![0.0; n_numbers];
        G::numbers(&view, &mut Numbers::write(me, n_seats, &mut observation));
        let mut offered = Vec::new();
        if game.turn().allows(me) {
            let codebook = Codebook::<G>::new(n_seats)?;
            codebook.offered(game, (me, &view), &mut Vec::new(), &mut offered);
            offered.sort_unstable();
        }
        Ok(ByNumber {
            observation,
            offered,
        })
    }
}

pub(crate) fn code<G: Strategy + Extras>(
    options: &G::Options,
    n_seats: usize,
) -> Result<Code, Refusal> {
    let first = G::setup(options, n_seats, &mut Cx::silent(&mut Seeded::new(0)))?;
    Ok(Code {
        features: features(&first, n_seats),
        actions: Codebook::<G>::new(n_seats)?.notations(),
    })
}

/// What is written for any seat at this table.
pub(crate) fn features<G: Extras>(game: &G, n_seats: usize) -> Vec<Feature> {
    let me = Seat::new(0);
    let view = game.view(Viewer::Seat(me));
    let mut features = Vec::new();
    G::numbers(&view, &mut Numbers::describe(me, n_seats, &mut features));
    features
}

/// What each seat got out of a game that is over: -1 for the last place, 1 for
/// a win alone; all together they are 0.
pub(crate) fn rewards(turn: &Turn) -> Option<BySeat<f32>> {
    match turn {
        Turn::Waiting { .. } => None,
        Turn::Over(standings) => Some(standings.rewards().map(|_, share| 2.0 * share - 1.0)),
    }
}
