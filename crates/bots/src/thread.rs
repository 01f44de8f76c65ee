//! One train of thought: guess a table, walk down the tree, play on to the
//! end, remember how it went; again and again.

#![expect(
    clippy::cast_precision_loss,
    reason = "means of rewards are approximations anyway"
)]

use std::{
    cmp::Ordering,
    hash::{Hash, Hasher},
};

use tabletop::{BySeat, Chance, Cx, Decision, Seat, Strategy, Turn, Viewer, chance::Seeded};

use crate::tree::{ChoiceId, Found, Mixed, NodeId, Tree};

/// How eagerly a search tries what has been tried less.
const EXPLORATION: f32 = 0.5;
/// How much of that eagerness goes to what the game itself would do first; the
/// rest is shared evenly among all choices.
const TRUST: f32 = 0.3;
/// After this many moves an imagined game is given up and nobody has won it.
const LONGEST: u32 = 5000;

pub(crate) struct SearchThread<G: Strategy> {
    chance: Seeded,
    /// Whether guesses are weighed by what players did.
    uses_beliefs: bool,
    tree: Tree<G::Action>,
    legal: Vec<G::Action>,
    offered: Vec<ChoiceId>,
    walked: Vec<(ChoiceId, Seat)>,
}

/// What each seat got out of an imagined game: 1 is a win alone.
type Rewards = BySeat<f32>;

impl<G: Strategy> SearchThread<G> {
    pub(crate) fn new(uses_beliefs: bool, chance: Seeded) -> SearchThread<G> {
        SearchThread {
            chance,
            uses_beliefs,
            tree: Tree::new(),
            legal: Vec::new(),
            offered: Vec::new(),
            walked: Vec::new(),
        }
    }

    pub(crate) fn uses_beliefs(&self) -> bool {
        self.uses_beliefs
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
        let mut table = self.guess(decision);
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

    fn guess(&mut self, decision: &Decision<'_, G>) -> G {
        let Decision { view, memory, .. } = *decision;
        if self.uses_beliefs {
            G::sample_belief(view, memory, &mut self.chance)
        } else {
            G::determinize(view, &mut self.chance)
        }
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
                Turn::Over(standings) => return Some(standings.rewards()),
                Turn::Waiting { must, .. } => must.first().expect("somebody is waited for"),
            };
        }
    }

    /// The choice to try: one that went well, or was tried little for its
    /// promise. The more often the table comes here, the more of its choices
    /// get a turn, so many choices cost no more than few. `None` if the tree is
    /// full.
    fn select(&mut self, table: &G, seat: Seat, at: (NodeId, u32)) -> Option<ChoiceId> {
        let (node, n_visits) = at;
        self.tree.offer(node, &self.legal, &mut self.offered)?;
        // The first visit only played on from here.
        if n_visits == 2 && 0 < G::ROLLOUT_PERMILLE {
            let rollout_move = table.rollout_move(seat, &self.legal, &mut self.chance);
            let place = self.legal.iter().position(|action| *action == rollout_move);
            let id = self.offered[place.expect("a move of a rollout is legal")];
            self.tree.choice_mut(id).is_suggested = true;
        }
        let usual = self.mean_here();
        let eagerness = EXPLORATION * (n_visits as f32).sqrt();
        let share = (1.0 - TRUST) / self.offered.len() as f32;
        let mut best = (f32::MIN, self.offered[0]);
        let mut n_equal = 0;
        for id in &self.offered {
            let choice = self.tree.choice(*id);
            let tried = choice.n_tried as f32;
            let value = match choice.n_tried {
                0 => usual,
                _ => choice.reward / tried,
            };
            let promise = share + if choice.is_suggested { TRUST } else { 0.0 };
            let score = value + eagerness * promise / (1.0 + tried);
            match score.total_cmp(&best.0) {
                Ordering::Less => continue,
                Ordering::Equal => n_equal += 1,
                Ordering::Greater => n_equal = 1,
            }
            // Of equals any, each as likely as any other.
            if self.chance.draw(n_equal - 1) == 0 {
                best = (score, *id);
            }
        }
        Some(best.1)
    }

    /// What a choice offered here has brought on average.
    fn mean_here(&self) -> f32 {
        let choices = self.offered.iter().map(|id| self.tree.choice(*id));
        let (n, reward) = choices.fold((0, 0.0), |(n, reward), choice| {
            (n + choice.n_tried, reward + choice.reward)
        });
        if n == 0 { 0.5 } else { reward / n as f32 }
    }

    fn play_on(&mut self, table: &mut G) -> Option<Rewards> {
        for n_moves in 0..LONGEST {
            let seat = match table.turn() {
                Turn::Over(standings) => return Some(standings.rewards()),
                Turn::Waiting { must, .. } => must.first().expect("somebody is waited for"),
            };
            if let Some(evaluate) = table.evaluate(n_moves) {
                return Some(evaluate.map(|_, thousandths| *thousandths as f32 / 1000.0));
            }
            self.legal.clear();
            table.legal(seat, &mut self.legal);
            let action = if let [only] = self.legal[..] {
                only
            } else if self.chance.draw(999) < G::ROLLOUT_PERMILLE {
                table.rollout_move(seat, &self.legal, &mut self.chance)
            } else {
                self.legal[self.chance.pick(self.legal.len())]
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
fn seen<G: Strategy>(view: &G::View, seat: Seat) -> u64 {
    let mut hasher = Mixed::default();
    view.hash(&mut hasher);
    seat.hash(&mut hasher);
    hasher.finish()
}
