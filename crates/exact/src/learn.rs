//! A way to an equilibrium: counterfactual regret, never below nothing, later
//! rounds counting for more (CFR+). For two players it ends in an equilibrium;
//! for more it still learns to play well.

use erased::Node;
use tabletop::Seat;

use crate::{Field, Policy, policy::share_of};

/// Learns by playing the whole game again and again.
#[derive(Clone, Debug)]
pub struct Learner {
    regrets: Vec<f64>,
    /// Of how it played, by how likely it came there.
    sums: Vec<f64>,
    n_rounds: u32,
    /// How it plays now.
    policy: Policy,
}

impl Learner {
    pub fn new(field: &Field) -> Learner {
        Learner {
            regrets: vec![0.0; field.places.len()],
            sums: vec![0.0; field.places.len()],
            n_rounds: 0,
            policy: field.uniform(),
        }
    }

    /// Learns for so many rounds more.
    pub fn learn(&mut self, field: &Field, n_rounds: u32) {
        let seats = (0..field.tree.n_seats).map(Seat::new);
        for _ in 0..n_rounds {
            self.n_rounds += 1;
            for seat in seats.clone() {
                self.learn_as(field, seat);
            }
        }
    }

    /// How it played on average: this is what comes close to an equilibrium.
    pub fn average(&self, field: &Field) -> Policy {
        shares(field, &self.sums)
    }

    fn learn_as(&mut self, field: &Field, seat: Seat) {
        let nodes = &field.tree.nodes;
        let reach = self.reached(field, seat);
        let mut values = vec![0.0; nodes.len()];
        let mut regrets = vec![0.0; field.places.len()];
        for (id, node) in nodes.iter().enumerate().rev() {
            let value = match node {
                Node::End { rewards } => f64::from(rewards[seat]),
                Node::Luck { .. } | Node::Choice { .. } => {
                    let children = field.follow(node, &self.policy);
                    children.map(|(chance, it)| chance * values[it]).sum()
                }
            };
            values[id] = value;
            let Some((situation, first)) = field.own_choice(node, seat) else {
                continue;
            };
            let (own, others) = reach[id];
            let weight = own * f64::from(self.n_rounds);
            for (nth, place) in field.places.at(situation).enumerate() {
                regrets[place] += others * (values[first + nth] - value);
                self.sums[place] += weight * self.policy.chances[place];
            }
        }
        for (regret, more) in self.regrets.iter_mut().zip(regrets) {
            *regret = (*regret + more).max(0.0);
        }
        self.policy = shares(field, &self.regrets);
    }

    /// How likely `seat` leads to each node, and how likely all else does.
    fn reached(&self, field: &Field, seat: Seat) -> Vec<(f64, f64)> {
        let mut reach = vec![(0.0, 0.0); field.tree.nodes.len()];
        reach[0] = (1.0, 1.0);
        for (id, node) in field.tree.nodes.iter().enumerate() {
            let is_own = field.own_choice(node, seat).is_some();
            let (mine, others) = reach[id];
            for (chance, child) in field.follow(node, &self.policy) {
                reach[child] = if is_own {
                    (mine * chance, others)
                } else {
                    (mine, others * chance)
                };
            }
        }
        reach
    }
}

/// In each situation as the weights are to each other; where there are none, all
/// moves alike.
fn shares(field: &Field, weights: &[f64]) -> Policy {
    let mut chances = Vec::with_capacity(weights.len());
    for situation in 0..field.places.n_situations() {
        let here = &weights[field.places.at(situation)];
        let sum: f64 = here.iter().sum();
        let alike = 1.0 / share_of(here.len());
        chances.extend(
            here.iter()
                .map(|it| if 0.0 < sum { it / sum } else { alike }),
        );
    }
    Policy { chances }
}
