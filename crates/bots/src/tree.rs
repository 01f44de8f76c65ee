//! What a search remembers: situations, choices in them, and what they led to.
//!
//! Everything lies in three lists that keep their room from search to search,
//! so thinking allocates nothing once warm.

use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, Hasher},
    num::NonZeroU32,
};

/// A situation as the searching seat sees it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct NodeId(u32);

/// A choice in a situation.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct ChoiceId(NonZeroU32);

#[derive(Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node>,
    choices: Vec<Choice<A>>,
    next: HashMap<(u32, u64), NodeId, BuildHasherDefault<Mixed>>,
}

#[derive(Copy, Clone, Debug, Default)]
struct Node {
    /// Choices seen so far, in ascending order.
    first: Option<ChoiceId>,
}

/// What is known about a choice.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Choice<A> {
    pub(crate) action: A,
    pub(crate) n_tried: u32,
    pub(crate) n_offered: u32,
    /// Of whoever makes the choice, added up.
    pub(crate) reward: f32,
    next: Option<ChoiceId>,
}

impl<A: Copy + Ord> Tree<A> {
    pub(crate) const ROOT: NodeId = NodeId(0);

    pub(crate) fn new() -> Tree<A> {
        Tree {
            nodes: vec![Node::default()],
            choices: Vec::new(),
            next: HashMap::default(),
        }
    }

    /// Forgets everything but keeps the room.
    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::default());
        self.choices.clear();
        self.next.clear();
    }

    pub(crate) fn choice(&mut self, ChoiceId(id): ChoiceId) -> &mut Choice<A> {
        &mut self.choices[id.get() as usize - 1]
    }

    /// Where something seen after `node` leads.
    pub(crate) fn follow(&mut self, NodeId(node): NodeId, seen: u64) -> NodeId {
        let fresh = NodeId(self.nodes.len() as u32);
        let next = *self.next.entry((node, seen)).or_insert(fresh);
        if next == fresh {
            self.nodes.push(Node::default());
        }
        next
    }

    /// The choices for `legal`, which ascends, in the same order. Those of
    /// other guesses that are not legal now are passed over.
    pub(crate) fn offer(&mut self, NodeId(node): NodeId, legal: &[A], out: &mut Vec<ChoiceId>) {
        out.clear();
        let mut before = None;
        let mut here = self.nodes[node as usize].first;
        for action in legal {
            while let Some(id) = here.filter(|id| self.choice(*id).action < *action) {
                before = Some(id);
                here = self.choice(id).next;
            }
            let id = match here {
                Some(id) if self.choice(id).action == *action => id,
                Some(_) | None => self.insert(node, before, here, *action),
            };
            self.choice(id).n_offered += 1;
            out.push(id);
            before = Some(id);
            here = self.choice(id).next;
        }
    }

    fn insert(
        &mut self,
        node: u32,
        before: Option<ChoiceId>,
        next: Option<ChoiceId>,
        action: A,
    ) -> ChoiceId {
        self.choices.push(Choice {
            action,
            n_tried: 0,
            n_offered: 0,
            reward: 0.0,
            next,
        });
        let id = NonZeroU32::new(self.choices.len() as u32).expect("there is one now");
        match before {
            Some(before) => self.choice(before).next = Some(ChoiceId(id)),
            None => self.nodes[node as usize].first = Some(ChoiceId(id)),
        }
        ChoiceId(id)
    }
}

/// Keys are hashes already; this only folds their parts together.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, word: u8) {
        self.write_u64(word.into());
    }

    fn write_u32(&mut self, word: u32) {
        self.write_u64(word.into());
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }
}
