//! A game laid out whole, and what a way to play it is worth.

use erased::{Node, Tree};
use tabletop::{BySeat, Seat};

use crate::{
    best::{self, Best},
    policy::{Places, Policy, Unfit},
};

/// A small game to compute with.
#[derive(Clone, Debug)]
pub struct Field {
    pub(crate) tree: Tree,
    pub(crate) places: Places,
}

impl Field {
    pub fn new(tree: Tree) -> Field {
        let places = Places::of(&tree);
        Field { tree, places }
    }

    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// All moves alike.
    pub fn uniform(&self) -> Policy {
        self.places.uniform()
    }

    /// Reads how likely each move is, one situation after the other.
    pub fn policy(&self, chances: Vec<f64>) -> Result<Policy, Unfit> {
        self.places.read(chances)
    }

    /// What each seat gets if all play like this.
    pub fn values(&self, policy: &Policy) -> BySeat<f64> {
        let mut values = vec![BySeat::new(self.tree.n_seats, |_| 0.0); self.tree.nodes.len()];
        for (id, node) in self.tree.nodes.iter().enumerate().rev() {
            values[id] = match node {
                Node::End { rewards } => rewards.map(|_, reward| f64::from(*reward)),
                Node::Luck { .. } | Node::Choice { .. } => {
                    let mut sum = BySeat::new(self.tree.n_seats, |_| 0.0);
                    for (chance, child) in self.follow(node, policy) {
                        for seat in sum.seats() {
                            sum[seat] += chance * values[child][seat];
                        }
                    }
                    sum
                }
            };
        }
        values[0]
    }

    /// The best that `seat` can do if all others play like this.
    pub fn best_response(&self, policy: &Policy, seat: Seat) -> Best {
        best::response(self, policy, seat)
    }

    /// What all seats together could gain by being the only one to change: 0
    /// in an equilibrium.
    pub fn nash_conv(&self, policy: &Policy) -> f64 {
        let values = self.values(policy);
        let gain = |seat| self.best_response(policy, seat).value - values[seat];
        values.seats().map(gain).sum()
    }

    /// What a seat could gain on average.
    pub fn exploitability(&self, policy: &Policy) -> f64 {
        self.nash_conv(policy) / f64::from(self.tree.n_seats as u32)
    }

    /// The situation and the first child of a node where `seat` chooses.
    pub(crate) fn own_choice(&self, node: &Node, seat: Seat) -> Option<(usize, usize)> {
        match *node {
            Node::Choice { first, situation } => {
                let situation = situation as usize;
                let is_own = self.tree.situations[situation].seat == seat;
                is_own.then_some((situation, first as usize))
            }
            Node::Luck { .. } | Node::End { .. } => None,
        }
    }

    /// What comes of a node, and how likely.
    pub(crate) fn follow<'a>(
        &'a self,
        node: &'a Node,
        policy: &'a Policy,
    ) -> impl Iterator<Item = (f64, usize)> + 'a {
        let (first, chances) = match node {
            Node::Luck { first, chances } => (*first, &chances[..]),
            Node::Choice { first, situation } => {
                let at = self.places.at(*situation as usize);
                (*first, &policy.chances[at])
            }
            Node::End { .. } => (0, &[][..]),
        };
        chances.iter().copied().zip(first as usize..)
    }
}
