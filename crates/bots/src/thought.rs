//! One train of thought: guess a table, walk down the tree, play on to the
//! end, remember how it went; again and again.

use std::hash::{Hash, Hasher};

use tabletop::{
    BySeat, Chance, Cx, Decision, Determinize, Seat, Standings, Turn, Viewer, chance::Seeded,
};

use crate::tree::{ChoiceId, Found, Mixed, NodeId, Tree};

/// How eagerly a search tries what has been tried less.
const EXPLORATION: f32 = 0.5;
/// After this many moves an imagined game is given up and nobody has won it.
const LONGEST: u32 = 5000;
/// A guess that nobody believes is replaced so many times at most.
const MOST_GUESSES: u32 = 8;

pub(crate) struct Thought<G: Determinize> {
    chance: Seeded,
    tree: Tree<G::Action>,
    legal: Vec<G::Action>,
    offered: Vec<ChoiceId>,
    walked: Vec<(ChoiceId, Seat)>,
}

/// What each seat got out of an imagined game: 1 is a win alone.
type Rewards = BySeat<f32>;

impl<G: Determinize> Thought<G> {
    pub(crate) fn new(chance: Seeded) -> Thought<G> {
        Thought {
            chance,
            tree: Tree::new(),
            legal: Vec::new(),
            offered: Vec::new(),
            walked: Vec::new(),
        }
    }

    pub(crate) fn make_room(&mut self) {
        self.tree.make_room();
    }

    pub(crate) fn reseed(&mut self, chance: Seeded) {
        self.chance = chance;
    }

    pub(crate) fn forget(&mut self) {
        self.tree.clear();
    }

    /// Imagines one game from here.
    pub(crate) fn iterate(&mut self, decision: &Decision<'_, G>) {
        let mut table = self.guess(decision.view);
        self.walked.clear();
        let rewards = match self.walk(&mut table, decision.seat) {
            Some(rewards) => Some(rewards),
            None => self.play_on(&mut table),
        };
        let Some(rewards) = rewards else { return };
        for (choice, seat) in self.walked.drain(..) {
            let choice = self.tree.choice_mut(choice);
            choice.n_tried += 1;
            choice.reward += rewards[seat];
        }
    }

    fn guess(&mut self, view: &G::View) -> G {
        for _ in 1..MOST_GUESSES {
            let table = G::determinize(view, &mut self.chance);
            let plausibility = table.plausibility(view);
            if 1000 <= plausibility || self.chance.draw(999) < plausibility {
                return table;
            }
        }
        G::determinize(view, &mut self.chance)
    }

    /// Down the tree as far as it goes.
    fn walk(&mut self, table: &mut G, thinker: Seat) -> Option<Rewards> {
        // Others may be awaited too, but the thinker decides now.
        let mut seat = thinker;
        loop {
            self.legal.clear();
            table.legal(seat, &mut self.legal);
            let action = if let [only] = self.legal[..] {
                only
            } else {
                let seen = seen::<G>(&table.view(Viewer::Seat(seat)), seat);
                let (node, n_visits) = match self.tree.visit(seen) {
                    Found::Known(node, n_visits) => (node, n_visits),
                    Found::New | Found::Full => return None,
                };
                let choice = self.select(table, seat, (node, n_visits))?;
                self.walked.push((choice, seat));
                self.tree.choice(choice).action
            };
            table.apply(seat, action, &mut Cx::silent(&mut self.chance));
            seat = match table.turn() {
                Turn::Over(standings) => return Some(rewards(&standings)),
                Turn::Waiting { must, .. } => must.first().expect("somebody is waited for"),
            };
        }
    }

    /// The choice to try: a new one as long as few were tried, and otherwise
    /// one that went well or was tried little. `None` if the tree is full.
    fn select(&mut self, table: &G, seat: Seat, at: (NodeId, u32)) -> Option<ChoiceId> {
        let (node, n_visits) = at;
        self.tree.offer(node, &self.legal, &mut self.offered)?;
        let visits = n_visits as f32;
        let log = visits.ln();
        let mut n_tried = 0;
        let mut n_untried = 0;
        let mut untried = self.offered[0];
        let mut best = (f32::MIN, self.offered[0]);
        for id in &self.offered {
            let choice = self.tree.choice(*id);
            if choice.n_tried == 0 {
                n_untried += 1;
                if self.chance.draw(n_untried - 1) == 0 {
                    untried = *id;
                }
                continue;
            }
            n_tried += 1;
            let tried = choice.n_tried as f32;
            let score = choice.reward / tried + EXPLORATION * (log / tried).sqrt();
            if best.0 < score {
                best = (score, *id);
            }
        }
        // The more often the table comes here, the more is worth a try.
        let n_wanted = 1.0 + 2.0 * (visits - 1.0).sqrt();
        if n_untried == 0 || (n_wanted as u32) <= n_tried {
            return Some(best.1);
        }
        if n_tried == 0 && 0 < G::HUNCHES {
            let hunch = table.hunch(seat, &self.legal, &mut self.chance);
            let place = self.legal.iter().position(|action| *action == hunch);
            return Some(self.offered[place.expect("a hunch is legal")]);
        }
        Some(untried)
    }

    fn play_on(&mut self, table: &mut G) -> Option<Rewards> {
        for n_moves in 0..LONGEST {
            let seat = match table.turn() {
                Turn::Over(standings) => return Some(rewards(&standings)),
                Turn::Waiting { must, .. } => must.first().expect("somebody is waited for"),
            };
            if let Some(prospects) = table.prospects(n_moves) {
                return Some(prospects.map(|_, thousandths| *thousandths as f32 / 1000.0));
            }
            self.legal.clear();
            table.legal(seat, &mut self.legal);
            let action = if let [only] = self.legal[..] {
                only
            } else if self.chance.draw(999) < G::HUNCHES {
                table.hunch(seat, &self.legal, &mut self.chance)
            } else {
                let last = self.legal.len() as u32 - 1;
                self.legal[self.chance.draw(last) as usize]
            };
            table.apply(seat, action, &mut Cx::silent(&mut self.chance));
        }
        None
    }

    /// How often a move was tried, and what it brought.
    pub(crate) fn tried(&self, decision: &Decision<'_, G>, action: G::Action) -> (u32, f32) {
        let mut choices = self
            .tree
            .choices_at(seen::<G>(decision.view, decision.seat));
        let choice = choices.find(|choice| choice.action == action);
        choice.map_or((0, 0.0), |choice| (choice.n_tried, choice.reward))
    }
}

/// What somebody sees who is to decide, as a number.
fn seen<G: Determinize>(view: &G::View, seat: Seat) -> u64 {
    let mut hasher = Mixed::default();
    view.hash(&mut hasher);
    seat.hash(&mut hasher);
    hasher.finish()
}

/// 1 for a win alone, 0 for the last place, and evenly between; ties share.
fn rewards(standings: &Standings) -> Rewards {
    let Standings(places) = standings;
    let n_others = places.len() as f32 - 1.0;
    places.map(|_, mine| {
        let n_ahead = places.iter().filter(|(_, it)| it.place < mine.place);
        let n_level = places.iter().filter(|(_, it)| it.place == mine.place);
        let (n_ahead, n_level) = (n_ahead.count() as f32, n_level.count() as f32 - 1.0);
        1.0 - (n_ahead + n_level / 2.0) / n_others
    })
}
