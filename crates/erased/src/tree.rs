//! A small game laid out whole: every choice, every draw, every end. What can be
//! computed on it is exact.

use std::{
    collections::{HashMap, VecDeque},
    fmt,
    hash::Hash,
};

use tabletop::{
    BySeat, Cx, Extras, Game, Refusal, Seat, Strategy, Turn, Viewer, chance::Exhaustive,
};

use crate::{keep_for_bots, numbered::rewards};

/// A game from its set-up to all its ends. A node stands behind the node it
/// follows from, so that going through them backwards comes to every end first.
#[derive(Clone, PartialEq, Debug)]
pub struct Tree {
    pub n_seats: usize,
    pub nodes: Vec<Node>,
    pub situations: Vec<Situation>,
}

/// A table with its whole story.
#[derive(Clone, PartialEq, Debug)]
pub enum Node {
    /// The first of its outcomes, which stand in a row, and how likely each is.
    Luck { first: u32, chances: Vec<f64> },
    /// The first of what comes of the moves, in a row, and how it looks to
    /// whoever chooses.
    Choice { first: u32, situation: u32 },
    /// What each seat got out of it: -1 for the last place, 1 for a win alone.
    End { rewards: BySeat<f32> },
}

/// Everything that a seat has been told when it is to choose: it cannot tell
/// tables apart that it was told the same about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Situation {
    pub seat: Seat,
    /// Its moves, in notation.
    pub moves: Vec<String>,
    /// What it sees then, as JSON, to be recognised by people.
    pub view: String,
}

/// More would take more memory than most have.
const MOST_POSITIONS: usize = 20_000_000;

/// Lays trees out, one table after the other.
struct Planter<G: Game> {
    tree: Tree,
    limit: usize,
    /// Where a table goes that is not laid out yet.
    waiting: VecDeque<(u32, Branch<G>)>,
    histories: Names<(u32, Observation<G>)>,
    situations: Names<(Seat, u32)>,
}

/// A table, and by its number all that each seat observed on the way.
struct Branch<G: Game> {
    game: G,
    history: BySeat<u32>,
}

/// What a seat did, and what it saw of it.
type Observation<G> = (Option<<G as Game>::Action>, Vec<<G as Game>::Event>);

/// Numbers for things, equal ones for equal things.
struct Names<T>(HashMap<T, u32>);

/// What came of luck, how likely it is.
type Outcomes<G> = Vec<(f64, G, Vec<<G as Game>::Event>)>;

impl<T: Hash + Eq> Names<T> {
    fn of(&mut self, thing: T) -> u32 {
        // 0 is having been told nothing.
        let next = self.0.len() as u32 + 1;
        *self.0.entry(thing).or_insert(next)
    }
}

pub(crate) fn plant<G: Strategy + Extras>(
    options: &G::Options,
    n_seats: usize,
    limit: usize,
) -> Result<Tree, Refusal> {
    if G::MAY_INTERRUPT {
        let text = format!("in {} one acts out of turn: it has no tree", G::INFO.title);
        return Err(Refusal::Unreadable(text));
    }
    let mut planter = Planter::<G> {
        tree: Tree {
            n_seats,
            nodes: Vec::new(),
            situations: Vec::new(),
        },
        limit: limit.min(MOST_POSITIONS),
        waiting: VecDeque::new(),
        histories: Names(HashMap::new()),
        situations: Names(HashMap::new()),
    };
    let opened = outcomes(|cx| G::setup(options, n_seats, cx))?;
    let place = planter.places(1)?;
    let history = BySeat::new(n_seats, |_| 0);
    planter.put(place, history, None, opened)?;
    // Last in, first out keeps few tables waiting.
    while let Some((place, branch)) = planter.waiting.pop_back() {
        planter.lay_out(place, &branch)?;
    }
    Ok(planter.tree)
}

impl<G: Strategy + Extras> Planter<G> {
    fn places(&mut self, n: usize) -> Result<u32, Refusal> {
        let first = self.tree.nodes.len();
        if self.limit < first + n {
            return Err(Refusal::Unreadable(format!(
                "{} has more than {} positions here: play it smaller, or raise the limit",
                G::INFO.title,
                self.limit
            )));
        }
        let nothing = Node::End {
            rewards: BySeat::new(self.tree.n_seats, |_| 0.0),
        };
        self.tree.nodes.resize(first + n, nothing);
        Ok(first as u32)
    }

    /// What came of a move, or of the set-up.
    fn put(
        &mut self,
        place: u32,
        history: BySeat<u32>,
        did: Option<(Seat, G::Action)>,
        mut outcomes: Outcomes<G>,
    ) -> Result<(), Refusal> {
        let mut tell = |events: &[G::Event]| {
            history.map(|seat, before| {
                let own = did.filter(|(actor, _)| *actor == seat);
                let did = own.map(|(_, action)| action);
                let seen = |event| G::redact(event, Viewer::Seat(seat));
                let events: Vec<_> = events.iter().filter_map(seen).collect();
                if did.is_none() && events.is_empty() {
                    return *before;
                }
                self.histories.of((*before, (did, events)))
            })
        };
        if let [_] = outcomes[..] {
            let (_, game, events) = outcomes.remove(0);
            let history = tell(&events);
            self.waiting.push_back((place, Branch { game, history }));
            return Ok(());
        }
        let branches: Vec<_> = outcomes
            .into_iter()
            .map(|(chance, game, events)| {
                let history = tell(&events);
                (chance, Branch { game, history })
            })
            .collect();
        let first = self.places(branches.len())?;
        let chances = branches.iter().map(|(chance, _)| *chance).collect();
        self.tree.nodes[place as usize] = Node::Luck { first, chances };
        let branches = branches.into_iter().map(|(_, branch)| branch);
        self.waiting.extend((first..).zip(branches));
        Ok(())
    }

    fn lay_out(&mut self, place: u32, branch: &Branch<G>) -> Result<(), Refusal> {
        let Branch { game, history } = branch;
        let turn = game.turn();
        if let Some(rewards) = rewards(&turn) {
            self.tree.nodes[place as usize] = Node::End { rewards };
            return Ok(());
        }
        let seat = awaited(&turn);
        let view = game.view(Viewer::Seat(seat));
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        keep_for_bots::<G>(&view, &mut legal);
        let situation = self.situations.of((seat, history[seat])) - 1;
        if situation as usize == self.tree.situations.len() {
            self.tree.situations.push(Situation {
                seat,
                moves: legal.iter().map(ToString::to_string).collect(),
                view: serde_json::to_string(&view).expect("views are plain data"),
            });
        }
        let first = self.places(legal.len())?;
        self.tree.nodes[place as usize] = Node::Choice { first, situation };
        for (child, action) in (first..).zip(legal) {
            let played = outcomes(|cx| {
                let mut game = *game;
                game.apply(seat, action, cx);
                Ok(game)
            })?;
            self.put(child, *history, Some((seat, action)), played)?;
        }
        Ok(())
    }
}

/// Of several whom a table waits for the first is asked first: what they choose
/// at once is hidden from the others.
fn awaited(turn: &Turn) -> Seat {
    turn.must().first().expect("somebody is waited for")
}

/// Everything that luck can make of something, equal outcomes together.
fn outcomes<G: Game>(
    mut act: impl FnMut(&mut Cx<'_, G::Event>) -> Result<G, Refusal>,
) -> Result<Outcomes<G>, Refusal> {
    let mut every = Exhaustive::default();
    let mut outcomes: Outcomes<G> = Vec::new();
    while every.next_pass() {
        let mut events = Vec::new();
        let game = act(&mut Cx::new(&mut every, &mut events))?;
        let chance = every.chance();
        let equal = |it: &&mut (f64, G, Vec<G::Event>)| it.1 == game && it.2 == events;
        match outcomes.iter_mut().find(equal) {
            Some((known, _, _)) => *known += chance,
            None => outcomes.push((chance, game, events)),
        }
    }
    Ok(outcomes)
}

impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (n, n_situations) = (self.nodes.len(), self.situations.len());
        write!(f, "{n} positions, {n_situations} situations")
    }
}
