//! What touching pieces comes to.

use crate::{
    id::PieceId,
    table::{Piece, Scene},
};

/// What can be done with the pieces touched so far.
///
/// ```
/// use scene::{Face, Piece, PieceId, Scene, Shape, Zone, ZoneId};
///
/// let card = PieceId::new("card");
/// let of = |id: PieceId, moves: &[&str]| {
///     let moves = moves.iter().map(ToString::to_string).collect();
///     Piece::new(id, Face::Note, "", "something").meaning(moves)
/// };
/// let [ada, bea] = ["ada", "bea"].map(PieceId::new);
/// let legal = ["give ada", "give bea"];
/// let pieces = [of(card.clone(), &legal), of(ada.clone(), &legal[..1]), of(bea, &legal[1..])];
/// let zone = Zone::new(ZoneId::new("table"), Shape::Row, "").with(pieces);
/// let scene = Scene::new(vec![zone], &legal);
/// // A card may go to either; with a player it is one move.
/// let touched = scene.touched(&[card.clone()]);
/// assert_eq!((touched.proposed, touched.offered.len()), (None, 2));
/// assert_eq!(scene.touched(&[card, ada]).proposed.as_deref(), Some("give ada"));
/// ```
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
        let taken: Vec<PieceId> = selected.iter().flat_map(|it| self.equals(it)).collect();
        let is_next = |id: &PieceId, moves: &[String]| {
            !taken.contains(id) && moves.iter().any(|it| meant.contains(&it.as_str()))
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
        if let Some(together) = self.together(selected) {
            return Touched {
                proposed: Some(together),
                offered: Vec::new(),
                next,
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

    /// The selection after one more touch: the piece joins it or leaves it, and
    /// whatever does not go with it is let go, such as another card. Equal pieces
    /// that are used together join at once, and each can leave.
    /// ```
    /// use scene::{Face, Piece, PieceId, Scene, Shape, Zone, ZoneId};
    ///
    /// let of = |name: &str, moves: &[&str]| {
    ///     let moves = moves.iter().map(ToString::to_string).collect();
    ///     Piece::new(PieceId::new(name), Face::Note, name, name).meaning(moves)
    /// };
    /// let legal = ["give king ada", "give ace ada"];
    /// let pieces = [of("king", &legal[..1]), of("ace", &legal[1..]), of("ada", &legal)];
    /// let table = Zone::new(ZoneId::new("table"), Shape::Row, "").with(pieces);
    /// let scene = Scene::new(vec![table], &legal);
    /// let [king, ace, ada] = ["king", "ace", "ada"].map(PieceId::new);
    /// // Ada can be given either card; whoever touches the other one lets go of the first.
    /// let selected = scene.touch(&scene.touch(&[], &king), &ada);
    /// assert_eq!(scene.touched(&selected).proposed.as_deref(), Some("give king ada"));
    /// let selected = scene.touch(&selected, &ace);
    /// assert_eq!(selected, [ada, ace.clone()]);
    /// assert_eq!(scene.touched(&selected).proposed.as_deref(), Some("give ace ada"));
    /// // Whatever is touched once more is let go.
    /// assert_eq!(scene.touch(&[ace.clone()], &ace), []);
    /// ```
    pub fn touch(&self, selected: &[PieceId], piece: &PieceId) -> Vec<PieceId> {
        let mut after = selected.to_vec();
        if let Some(place) = after.iter().position(|it| it == piece) {
            after.remove(place);
            return after;
        }
        let equals = self.equals(piece);
        if self.is_together(piece) {
            let is_chosen = after.iter().any(|it| equals.contains(it));
            after.retain(|it| equals.contains(it));
            after.extend(if is_chosen {
                vec![piece.clone()]
            } else {
                equals
            });
            return after;
        }
        let mean = |pieces: &[PieceId]| !self.meant(pieces).is_empty();
        after.retain(|it| !equals.contains(it) && mean(&[it.clone(), piece.clone()]));
        after.push(piece.clone());
        if !mean(&after) {
            after = vec![piece.clone()];
        }
        after
    }

    /// The pieces to touch for a move; none if no piece lists it.
    /// It is how a client shows a move that somebody else proposes, such as a hint.
    ///
    /// ```
    /// use pig::{Action, Pig};
    /// use scene::{PieceId, Present, Words};
    /// use tabletop::{Lang, Seat};
    ///
    /// let pig: Pig = "goal 20; A 15, B 0; A has 6".parse()?;
    /// let words = Words { lang: Lang::En, me: Some(Seat::new(0)), names: &[], remarks: &[] };
    /// let scene = Pig::scene(&pig, &[Action::Roll, Action::Hold], &words);
    /// assert_eq!(scene.way_to("roll"), [PieceId::new("die")]);
    /// assert_eq!(scene.way_to("fly"), []);
    /// # Ok::<(), String>(())
    /// ```
    pub fn way_to(&self, action: &str) -> Vec<PieceId> {
        let lists = |piece: &&Piece| piece.moves.iter().any(|it| it == action);
        let pieces = self.pieces().map(|(_, piece)| piece);
        let listing: Vec<&Piece> = pieces.filter(lists).collect();
        let mut selected = Vec::new();
        // Equal ones are touched together, and let go again one by one.
        for piece in listing.iter().chain(&listing) {
            selected = self.touch(&selected, &piece.id);
            let Touched {
                proposed, offered, ..
            } = self.touched(&selected);
            if proposed.as_deref() == Some(action) || offered.iter().any(|it| it == action) {
                return selected;
            }
        }
        listing.iter().map(|piece| piece.id.clone()).collect()
    }

    /// Pieces of which it makes no difference which one is touched, such as equal
    /// cards of a hand: this one and all others.
    pub fn equals(&self, id: &PieceId) -> Vec<PieceId> {
        let Some((zone, piece)) = self.pieces().find(|(_, piece)| piece.id == *id) else {
            return Vec::new();
        };
        let is_equal = |it: &&Piece| it.face == piece.face && it.moves == piece.moves;
        let equals = zone.pieces.iter().filter(is_equal);
        equals.map(|it| it.id.clone()).collect()
    }

    /// What so many equal pieces stand for.
    fn together(&self, selected: &[PieceId]) -> Option<String> {
        let first = self.piece(selected.first()?).filter(|it| it.together)?;
        first.moves.get(selected.len() - 1).cloned()
    }

    fn is_together(&self, id: &PieceId) -> bool {
        self.piece(id).is_some_and(|it| it.together)
    }

    /// Moves that all of the pieces list; of no piece, all moves.
    fn meant(&self, selected: &[PieceId]) -> Vec<&str> {
        let mut meant: Vec<&str> = Vec::new();
        let listed = self.pieces().flat_map(|(_, piece)| &piece.moves);
        for action in listed.map(String::as_str) {
            let lists = |id: &PieceId| {
                let piece = self.piece(id);
                piece.is_some_and(|piece| piece.moves.iter().any(|it| it == action))
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
