//! The best answer to how the others play.

use erased::Node;
use tabletop::Seat;

use crate::{Field, Policy};

/// The best that a seat can do.
#[derive(Clone, PartialEq, Debug)]
pub struct Best {
    /// What it gets then.
    pub value: f64,
    /// The number of its move in each of its situations; in those of others
    /// nothing.
    pub moves: Vec<Option<u32>>,
}

pub(crate) fn response(field: &Field, policy: &Policy, seat: Seat) -> Best {
    let nodes = &field.tree.nodes;
    let (reach, level) = reached(field, policy, seat);
    // By how often the seat has chosen before: nobody forgets here, so that all
    // nodes of a situation are of one level, and what comes of its choice of the
    // next one.
    let mut order: Vec<usize> = (0..nodes.len()).collect();
    order.sort_unstable_by_key(|id| (level[*id], *id));
    let mut values = vec![0.0; nodes.len()];
    let mut moves = vec![None; field.places.n_situations()];
    let mut gains = vec![0.0; field.places.len()];
    for of_level in order.chunk_by(|a, b| level[*a] == level[*b]).rev() {
        for id in of_level {
            if let Some((situation, first)) = field.own_choice(&nodes[*id], seat) {
                for (nth, place) in field.places.at(situation).enumerate() {
                    gains[place] += reach[*id] * values[first + nth];
                }
            }
        }
        for id in of_level {
            if let Some((situation, _)) = field.own_choice(&nodes[*id], seat) {
                moves[situation].get_or_insert_with(|| {
                    let gains = &gains[field.places.at(situation)];
                    let mut best = 0;
                    for (nth, gain) in gains.iter().enumerate() {
                        if gains[best] < *gain {
                            best = nth;
                        }
                    }
                    best as u32
                });
            }
        }
        for id in of_level.iter().rev() {
            values[*id] = match field.own_choice(&nodes[*id], seat) {
                Some((situation, first)) => {
                    let chosen = moves[situation].expect("it was decided just now");
                    values[first + chosen as usize]
                }
                None => match &nodes[*id] {
                    Node::End { rewards } => f64::from(rewards[seat]),
                    node @ (Node::Luck { .. } | Node::Choice { .. }) => {
                        let children = field.follow(node, policy);
                        children.map(|(chance, it)| chance * values[it]).sum()
                    }
                },
            };
        }
    }
    Best {
        value: values[0],
        moves,
    }
}

/// For every node: how likely luck and the others lead there, if `seat` wants
/// to go there, and how often it has chosen on the way.
fn reached(field: &Field, policy: &Policy, seat: Seat) -> (Vec<f64>, Vec<u32>) {
    let nodes = &field.tree.nodes;
    let mut reach = vec![0.0; nodes.len()];
    let mut level = vec![0; nodes.len()];
    reach[0] = 1.0;
    for (id, node) in nodes.iter().enumerate() {
        let is_own = field.own_choice(node, seat).is_some();
        for (chance, child) in field.follow(node, policy) {
            reach[child] = reach[id] * if is_own { 1.0 } else { chance };
            level[child] = level[id] + u32::from(is_own);
        }
    }
    (reach, level)
}
