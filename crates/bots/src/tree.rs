//! What a search remembers: situations, choices in them, and what they led to.
//!
//! Everything lies in lists that keep their room from search to search, so
//! thinking allocates nothing once warm.

use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, Hasher},
    num::NonZeroU32,
};

/// More than this is not remembered, so that memory stays small.
const MOST_NODES: usize = 1 << 17;
const MOST_CHOICES: usize = 1 << 19;

/// A situation as somebody sees it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct NodeId(u32);

/// A choice in a situation.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct ChoiceId(NonZeroU32);

#[derive(Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node>,
    choices: Vec<Choice<A>>,
    /// By what is seen, as a number.
    seen: HashMap<u64, NodeId, BuildHasherDefault<Mixed>>,
}

#[derive(Copy, Clone, Debug, Default)]
struct Node {
    n_visits: u32,
    /// In ascending order, one after the other.
    first: Option<ChoiceId>,
}

/// What is known about a choice.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Choice<A> {
    pub(crate) action: A,
    pub(crate) n_tried: u32,
    /// Of whoever makes the choice, added up.
    pub(crate) reward: f32,
    /// What the game itself would do first.
    pub(crate) is_suggested: bool,
    next: Option<ChoiceId>,
}

/// Where a walk stands.
pub(crate) enum Found {
    /// It was here before, so many times.
    Known(NodeId, u32),
    New,
    /// It is new, and there is no room left.
    Full,
}

impl<A: Copy + Ord> Tree<A> {
    pub(crate) fn new() -> Tree<A> {
        Tree {
            nodes: Vec::new(),
            choices: Vec::new(),
            seen: HashMap::default(),
        }
    }

    /// Forgets everything but keeps the room.
    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.choices.clear();
        self.seen.clear();
    }

    /// Makes sure that there is room for a while.
    pub(crate) fn make_room(&mut self) {
        if MOST_NODES < 2 * self.nodes.len() || MOST_CHOICES < 2 * self.choices.len() {
            self.clear();
        }
    }

    pub(crate) fn choice(&self, ChoiceId(id): ChoiceId) -> &Choice<A> {
        &self.choices[id.get() as usize - 1]
    }

    pub(crate) fn choice_mut(&mut self, ChoiceId(id): ChoiceId) -> &mut Choice<A> {
        &mut self.choices[id.get() as usize - 1]
    }

    /// Comes to what is `seen`, and counts it.
    pub(crate) fn visit(&mut self, seen: u64) -> Found {
        if let Some(id) = self.seen.get(&seen) {
            let node = &mut self.nodes[id.0 as usize];
            node.n_visits += 1;
            return Found::Known(*id, node.n_visits);
        }
        if self.nodes.len() == MOST_NODES {
            return Found::Full;
        }
        self.seen.insert(seen, NodeId(self.nodes.len() as u32));
        self.nodes.push(Node {
            n_visits: 1,
            first: None,
        });
        Found::New
    }

    /// The choices for `legal`, which ascends, in the same order; `None` if
    /// there is no room for them.
    pub(crate) fn offer(
        &mut self,
        NodeId(node): NodeId,
        legal: &[A],
        out: &mut Vec<ChoiceId>,
    ) -> Option<()> {
        out.clear();
        if MOST_CHOICES < self.choices.len() + legal.len() {
            return None;
        }
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
            out.push(id);
            before = Some(id);
            here = self.choice(id).next;
        }
        Some(())
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
            reward: 0.0,
            is_suggested: false,
            next,
        });
        let id = NonZeroU32::new(self.choices.len() as u32).expect("there is one now");
        match before {
            Some(before) => self.choice_mut(before).next = Some(ChoiceId(id)),
            None => self.nodes[node as usize].first = Some(ChoiceId(id)),
        }
        ChoiceId(id)
    }

    /// The choices that were offered at what is `seen`.
    pub(crate) fn choices_at(&self, seen: u64) -> impl Iterator<Item = &Choice<A>> {
        let node = self.seen.get(&seen);
        let mut here = node.and_then(|id| self.nodes[id.0 as usize].first);
        std::iter::from_fn(move || {
            let choice = self.choice(here?);
            here = choice.next;
            Some(choice)
        })
    }
}

/// Folds words together quickly; nobody chooses them to collide.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        let mixed = (self.0 ^ self.0 >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        mixed ^ mixed >> 29
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

    fn write_u16(&mut self, word: u16) {
        self.write_u64(word.into());
    }

    fn write_u32(&mut self, word: u32) {
        self.write_u64(word.into());
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(26) ^ word).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    }

    fn write_u128(&mut self, word: u128) {
        self.write_u64(word as u64);
        self.write_u64((word >> 64) as u64);
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }
}
