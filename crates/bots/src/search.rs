//! Information-set Monte Carlo tree search.
//!
//! Again and again the bot guesses a table that fits what it has seen, walks
//! down one tree and plays to the end. The tree branches on what its seat
//! would see, so tables it cannot tell apart share a situation.

use std::{fmt, hash::Hash, hash::Hasher};

use tabletop::{
    Bot, Chance, Cx, Decision, Determinize, Seat, Standings, Turn, Viewer, chance::Seeded,
};

use crate::tree::{ChoiceId, Mixed, NodeId, Tree};

/// How much a bot may think about one move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Budget {
    pub n_iterations: u32,
}

/// A bot that searches.
pub struct Search<G: Determinize> {
    budget: Budget,
    chance: Seeded,
    tree: Tree<G::Action>,
    legal: Vec<G::Action>,
    offered: Vec<ChoiceId>,
    events: Vec<G::Event>,
    walked: Vec<(ChoiceId, Seat)>,
}

/// How eagerly a search tries what has been tried less.
const EXPLORATION: f32 = 0.5;
/// After this many moves a game is given up and nobody has won it.
const LONGEST: u32 = 5000;

impl<G: Determinize> fmt::Debug for Search<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Search")
            .field("budget", &self.budget)
            .finish_non_exhaustive()
    }
}

impl<G: Determinize> Bot<G> for Search<G> {
    fn choose(&mut self, decision: &Decision<'_, G>) -> G::Action {
        if let [only] = decision.legal {
            return *only;
        }
        self.tree.clear();
        for _ in 0..self.budget.n_iterations {
            let table = G::determinize(decision.view, &mut self.chance);
            self.iterate(table, decision.seat);
        }
        self.most_tried(decision.legal)
    }
}

impl<G: Determinize> Search<G> {
    pub fn new(budget: Budget, seed: u64) -> Search<G> {
        Search {
            budget,
            chance: Seeded::new(seed),
            tree: Tree::new(),
            legal: Vec::new(),
            offered: Vec::new(),
            events: Vec::new(),
            walked: Vec::new(),
        }
    }

    fn iterate(&mut self, mut table: G, observer: Seat) {
        self.walked.clear();
        let ended = self.walk(&mut table, observer);
        let standings = ended.or_else(|| self.play_out(&mut table));
        let Some(standings) = standings else { return };
        for (choice, seat) in self.walked.drain(..) {
            let choice = self.tree.choice(choice);
            choice.n_tried += 1;
            choice.reward += reward(&standings, seat);
        }
    }

    /// Down the tree until something is tried for the first time.
    fn walk(&mut self, table: &mut G, observer: Seat) -> Option<Standings> {
        let mut node = Tree::<G::Action>::ROOT;
        loop {
            let seat = match table.turn() {
                Turn::Over(standings) => return Some(standings),
                Turn::Waiting { must, .. } => must.first().expect("somebody is waited for"),
            };
            self.legal.clear();
            table.legal(seat, &mut self.legal);
            let (id, is_new) = self.select(node);
            self.walked.push((id, seat));
            let action = self.tree.choice(id).action;
            self.events.clear();
            table.apply(seat, action, &mut Cx::new(&mut self.chance, &mut self.events));
            if is_new {
                return None;
            }
            let seen = self.seen(observer, (seat == observer).then_some(action));
            node = self.tree.follow(node, seen);
        }
    }

    fn select(&mut self, node: NodeId) -> (ChoiceId, bool) {
        self.tree.offer(node, &self.legal, &mut self.offered);
        let mut n_untried = 0;
        let mut untried = None;
        let mut best = (f32::MIN, self.offered[0]);
        for id in &self.offered {
            let choice = self.tree.choice(*id);
            if choice.n_tried == 0 {
                n_untried += 1;
                if self.chance.draw(n_untried - 1) == 0 {
                    untried = Some(*id);
                }
                continue;
            }
            let tried = choice.n_tried as f32;
            let offered = choice.n_offered as f32;
            let score = choice.reward / tried + EXPLORATION * (offered.ln() / tried).sqrt();
            if best.0 < score {
                best = (score, *id);
            }
        }
        untried.map_or((best.1, false), |id| (id, true))
    }

    /// What the observer sees of a move, as a number.
    fn seen(&self, observer: Seat, own: Option<G::Action>) -> u64 {
        let mut hasher = Mixed::default();
        own.hash(&mut hasher);
        for event in &self.events {
            G::redact(event, Viewer::Seat(observer)).hash(&mut hasher);
        }
        hasher.finish()
    }

    fn play_out(&mut self, table: &mut G) -> Option<Standings> {
        for _ in 0..LONGEST {
            let seat = match table.turn() {
                Turn::Over(standings) => return Some(standings),
                Turn::Waiting { must, .. } => must.first().expect("somebody is waited for"),
            };
            self.legal.clear();
            table.legal(seat, &mut self.legal);
            let last = self.legal.len() as u32 - 1;
            let action = self.legal[self.chance.draw(last) as usize];
            table.apply(seat, action, &mut Cx::silent(&mut self.chance));
        }
        None
    }

    fn most_tried(&mut self, legal: &[G::Action]) -> G::Action {
        let root = Tree::<G::Action>::ROOT;
        self.tree.offer(root, legal, &mut self.offered);
        let tree = &mut self.tree;
        let best = self.offered.iter().rev().max_by(|a, b| {
            let key = |id: ChoiceId, tree: &mut Tree<G::Action>| {
                let choice = tree.choice(id);
                (choice.n_tried, choice.reward)
            };
            let (a, b) = (key(**a, tree), key(**b, tree));
            a.0.cmp(&b.0).then(a.1.total_cmp(&b.1))
        });
        let best = *best.expect("there is something to choose from");
        self.tree.choice(best).action
    }
}

/// 1 for a win alone, 0 for the last place, and evenly between; ties share.
fn reward(standings: &Standings, seat: Seat) -> f32 {
    let Standings(places) = standings;
    let mine = places[seat].place;
    let n_ahead = places.iter().filter(|(_, it)| it.place < mine).count();
    let n_level = places.iter().filter(|(_, it)| it.place == mine).count() - 1;
    1.0 - (n_ahead as f32 + n_level as f32 / 2.0) / (places.len() as f32 - 1.0)
}
