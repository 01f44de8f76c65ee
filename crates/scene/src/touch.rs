//! What touching pieces comes to.

use crate::table::{PieceId, Scene};

/// What can be done with the pieces touched so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Touched {
    /// The one move that they stand for.
    pub proposed: Option<String>,
    /// Moves to choose from, where they stand for several.
    pub offered: Vec<String>,
    /// What else can be touched to make it another move.
    pub next: Vec<PieceId>,
}

impl Scene {
    /// What the `selected` pieces come to. A move is meant if all of them list
    /// it; of several, the one that no other piece lists.
    pub fn touched(&self, selected: &[PieceId]) -> Touched {
        let meant = self.meant(selected);
        let is_next = |id: &PieceId, moves: &[String]| {
            !selected.contains(id) && moves.iter().any(|it| meant.contains(&it.as_str()))
        };
        let next = self
            .pieces()
            .filter(|(_, piece)| is_next(&piece.id, &piece.moves))
            .map(|(_, piece)| piece.id.clone())
            .collect();
        if selected.is_empty() {
            return Touched {
                next,
                ..Touched::default()
            };
        }
        let is_whole = |action: &&str| self.n_listing(action) == selected.len();
        let whole: Vec<&str> = meant.iter().copied().filter(is_whole).collect();
        let (proposed, offered) = match (&meant[..], &whole[..]) {
            ([only], _) | (_, [only]) => (Some((*only).to_owned()), Vec::new()),
            (several, _) => (None, several.iter().map(|&it| it.to_owned()).collect()),
        };
        Touched {
            proposed,
            offered,
            next,
        }
    }

    /// The selection after one more touch: the piece joins it, leaves it, or
    /// begins a new one.
    pub fn touch(&self, selected: &[PieceId], piece: &PieceId) -> Vec<PieceId> {
        let mut after = selected.to_vec();
        if let Some(place) = after.iter().position(|it| it == piece) {
            after.remove(place);
            return after;
        }
        after.push(piece.clone());
        if self.meant(&after).is_empty() {
            after = vec![piece.clone()];
        }
        after
    }

    /// Moves that all of the pieces list; of no piece, all moves.
    fn meant(&self, selected: &[PieceId]) -> Vec<&str> {
        let mut meant: Vec<&str> = Vec::new();
        let listed = self.pieces().flat_map(|(_, piece)| &piece.moves);
        for action in listed.map(String::as_str) {
            let lists = |id: &PieceId| {
                let mut pieces = self.pieces().filter(|(_, piece)| piece.id == *id);
                pieces.any(|(_, piece)| piece.moves.iter().any(|it| it == action))
            };
            if !meant.contains(&action) && selected.iter().all(lists) {
                meant.push(action);
            }
        }
        meant
    }

    fn n_listing(&self, action: &str) -> usize {
        let pieces = self.pieces();
        pieces
            .filter(|(_, piece)| piece.moves.iter().any(|it| it == action))
            .count()
    }
}
