//! What moves between two scenes.
//!
//! A piece that is in both has moved by itself. Of those that come and go, the
//! events may know from where and whereto; and where a card disappears here and
//! an equal one appears there, it is taken for the same.

use serde::{Deserialize, Serialize};

use crate::{
    id::{PieceId, ZoneId},
    table::{Face, Piece, Scene, Zone},
};

/// Where one thing went, or that an event speaks of one that lies still.
///
/// ```
/// use scene::{Face, Manner, Motion, PieceId, ZoneId};
///
/// let drawn = Motion::new(ZoneId::new("deck"), ZoneId::of("hand", "A"));
/// // Only whoever drew it saw what it is.
/// let seen = drawn.clone().showing(Face::Card("king".into()));
/// assert_eq!((drawn.face, seen.manner), (None, Manner::Carried));
/// let die = Motion::roll(PieceId::new("die"), ZoneId::new("tray"));
/// assert!(die.from == die.to && die.manner == Manner::Rolled);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Motion {
    /// By its name before or afterwards, if it has one of its own.
    pub piece: Option<PieceId>,
    /// What whoever was told saw of it: a log shows it as a small picture.
    pub face: Option<Face>,
    /// Where it lay.
    pub from: ZoneId,
    /// Where it lies now.
    pub to: ZoneId,
    /// How it got there.
    pub manner: Manner,
}

/// How something moves.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Manner {
    /// By hand.
    Carried,
    /// As a die.
    Rolled,
    /// It slipped.
    Dropped,
    /// Through the air, from hand to hand.
    Thrown,
}

/// One thing on its way from a scene to the next.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Travel {
    /// Where it was seen, or went from.
    pub from: Option<Place>,
    /// Where it is seen, or went to.
    pub to: Option<Place>,
    /// What became of it.
    pub kind: Kind,
    /// How it got there.
    pub manner: Manner,
    /// What it looks like, where neither scene shows it.
    pub face: Option<Face>,
}

/// A place in a scene, and what is seen there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// The zone.
    pub zone: ZoneId,
    /// Nothing where it is one of many that lie out of sight.
    pub piece: Option<PieceId>,
}

/// What becomes of a thing on its way.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// The same is seen before and afterwards.
    Moved,
    /// Another side is seen afterwards.
    TurnedOver,
    /// It was out of sight.
    Appeared,
    /// It goes out of sight.
    Vanished,
    /// It is out of sight before and afterwards, as one brain of a heap is.
    Unseen,
}

impl Motion {
    /// Something carried from one zone to another.
    pub fn new(from: ZoneId, to: ZoneId) -> Motion {
        Motion {
            piece: None,
            face: None,
            from,
            to,
            manner: Manner::Carried,
        }
    }

    /// It is spoken of, and lies where it lay.
    pub fn still(piece: PieceId, zone: ZoneId) -> Motion {
        Motion::new(zone.clone(), zone).naming(piece)
    }

    /// A die that falls where it lies.
    pub fn roll(die: PieceId, zone: ZoneId) -> Motion {
        Motion {
            manner: Manner::Rolled,
            ..Motion::still(die, zone)
        }
    }

    /// The same for something that was seen.
    #[must_use]
    pub fn showing(self, face: impl Into<Option<Face>>) -> Motion {
        Motion {
            face: face.into(),
            ..self
        }
    }

    /// Says which piece it was.
    #[must_use]
    pub fn naming(self, piece: PieceId) -> Motion {
        Motion {
            piece: Some(piece),
            ..self
        }
    }

    /// Says that it slipped.
    #[must_use]
    pub fn dropping(self) -> Motion {
        Motion {
            manner: Manner::Dropped,
            ..self
        }
    }

    /// Says that it flew.
    #[must_use]
    pub fn throwing(self) -> Motion {
        Motion {
            manner: Manner::Thrown,
            ..self
        }
    }
}

type Seen<'a> = (&'a Zone, &'a Piece);

/// What travels from one scene to the next. `told` is what the events between
/// them say of it, in their order.
///
/// ```
/// use scene::{Kind, Motion, Piece, Scene, Shape, Zone, ZoneId, travels};
///
/// let (deck, hand) = (ZoneId::new("deck"), ZoneId::of("hand", "B"));
/// let table = |n_held: usize| {
///     let cards = (0..n_held).map(|n| Piece::back(&hand, n, "a card"));
///     let deck = Zone::new(deck.clone(), Shape::Pile, "Deck");
///     let zones = vec![deck, Zone::new(hand.clone(), Shape::Fan, "").with(cards)];
///     Scene::new(zones, &[] as &[&str])
/// };
/// // Two scenes show that there is one card more, an event says from where.
/// let told = [Motion::new(deck.clone(), hand.clone())];
/// let [drawn] = &travels(&table(1), &table(2), &told)[..] else {
///     panic!("one card travels");
/// };
/// assert_eq!(drawn.kind, Kind::Appeared);
/// assert_eq!(drawn.from.as_ref().map(|it| &it.zone), Some(&deck));
/// ```
pub fn travels(before: &Scene, after: &Scene, told: &[Motion]) -> Vec<Travel> {
    let mut travels = Vec::new();
    let mut gone: Vec<Seen<'_>> = Vec::new();
    for was in before.pieces() {
        match after.pieces().find(|(_, it)| it.id == was.1.id) {
            Some(is) => travels.extend(travel_of_the_same(was, is, told)),
            None => gone.push(was),
        }
    }
    let is_new = |(_, piece): &Seen<'_>| !before.pieces().any(|(_, it)| it.id == piece.id);
    let mut new: Vec<Seen<'_>> = after.pieces().filter(is_new).collect();
    for motion in told.iter().filter(|it| it.manner != Manner::Rolled) {
        travels.extend(travel_as_told(motion, &mut gone, &mut new, before, after));
    }
    travels.extend(travels_of_equals(&mut gone, &mut new));
    travels.extend(travels_of_the_others(&mut gone, &mut new, told));
    let carried = |from, to, kind| Travel {
        from,
        to,
        kind,
        manner: Manner::Carried,
        face: None,
    };
    let gone = gone.into_iter();
    travels.extend(gone.map(|it| carried(Some(place(it)), None, Kind::Vanished)));
    let new = new.into_iter();
    travels.extend(new.map(|it| carried(None, Some(place(it)), Kind::Appeared)));
    travels
}

fn travel_of_the_same(was: Seen<'_>, is: Seen<'_>, told: &[Motion]) -> Option<Travel> {
    let named = told.iter().rfind(|it| it.piece.as_ref() == Some(&is.1.id));
    let manner = named.map_or(Manner::Carried, |it| it.manner);
    let has_moved = was.0.id != is.0.id || was.1.on != is.1.on;
    let has_turned = is_other_side(was, is);
    if !has_moved && !has_turned && manner == Manner::Carried {
        return None;
    }
    Some(Travel {
        from: Some(place(was)),
        to: Some(place(is)),
        kind: kind(was, is),
        manner,
        face: None,
    })
}

/// Finds what an event speaks of among the things that came and went.
fn travel_as_told(
    motion: &Motion,
    gone: &mut Vec<Seen<'_>>,
    new: &mut Vec<Seen<'_>>,
    before: &Scene,
    after: &Scene,
) -> Option<Travel> {
    let Motion {
        piece,
        face,
        from,
        to,
        manner,
    } = motion;
    let is_named = |(_, it): &Seen<'_>| Some(&it.id) == piece.as_ref();
    let is_in_both = |scene: &Scene| scene.pieces().any(|it| is_named(&it));
    if is_in_both(before) && is_in_both(after) {
        return None;
    }
    let find = |list: &[Seen<'_>], zone: &ZoneId, like: Option<&Face>| {
        let is_there = |it: &Seen<'_>| it.0.id == *zone;
        let is_like = |it: &Seen<'_>| is_there(it) && like == Some(&it.1.face);
        let mut found = list.iter().position(is_named);
        found = found.or_else(|| list.iter().position(is_like));
        found.or_else(|| list.iter().position(is_there))
    };
    let is = find(new, to, None).map(|index| new.remove(index));
    let was = find(gone, from, is.map(|it| &it.1.face)).map(|index| gone.remove(index));
    let out_of_sight = |scene: &Scene, zone: &ZoneId| {
        scene.zone(zone).map(|zone| Place {
            zone: zone.id.clone(),
            piece: None,
        })
    };
    let from = was.map(place).or_else(|| out_of_sight(before, from));
    let to = is.map(place).or_else(|| out_of_sight(after, to));
    // What has a name and is not to be found has been told of before.
    let is_told = piece.is_some() || from.is_none() || to.is_none();
    if was.is_none() && is.is_none() && is_told {
        return None;
    }
    Some(Travel {
        from,
        to,
        kind: match (was, is) {
            (Some(was), Some(is)) => kind(was, is),
            (Some(_), None) => Kind::Vanished,
            (None, Some(_)) => Kind::Appeared,
            (None, None) => Kind::Unseen,
        },
        manner: *manner,
        face: face.clone().filter(|_| was.is_none() && is.is_none()),
    })
}

/// Two equal things are one if they lie in different zones, or if one of them
/// has moved up within its own.
fn travels_of_equals(gone: &mut Vec<Seen<'_>>, new: &mut Vec<Seen<'_>>) -> Vec<Travel> {
    let mut travels = Vec::new();
    gone.retain(|was| {
        let is_the_same = |is: &Seen<'_>| is.1.face == was.1.face && has_identity(is.1);
        let Some(index) = new.iter().position(is_the_same) else {
            return true;
        };
        travels.push(Travel {
            from: Some(place(*was)),
            to: Some(place(new.remove(index))),
            kind: Kind::Moved,
            manner: Manner::Carried,
            face: None,
        });
        false
    });
    travels
}

/// Where an event speaks of one card of several, the others went with it: a
/// whole hand is dealt or swapped.
fn travels_of_the_others(
    gone: &mut Vec<Seen<'_>>,
    new: &mut Vec<Seen<'_>>,
    told: &[Motion],
) -> Vec<Travel> {
    let among = |zone: &ZoneId| Place {
        zone: zone.clone(),
        piece: None,
    };
    let is_any = |it: &&Motion| it.piece.is_none() && it.manner == Manner::Carried;
    let mut travels = Vec::new();
    gone.retain(|was| {
        let motion = told.iter().filter(is_any).find(|it| it.from == was.0.id);
        travels.extend(motion.map(|it| Travel {
            from: Some(place(*was)),
            to: Some(among(&it.to)),
            kind: Kind::Vanished,
            manner: Manner::Carried,
            face: None,
        }));
        motion.is_none()
    });
    new.retain(|is| {
        let motion = told.iter().filter(is_any).find(|it| it.to == is.0.id);
        travels.extend(motion.map(|it| Travel {
            from: Some(among(&it.from)),
            to: Some(place(*is)),
            kind: Kind::Appeared,
            manner: Manner::Carried,
            face: None,
        }));
        motion.is_none()
    });
    travels
}

/// Whether its face tells it from most other things.
fn has_identity(piece: &Piece) -> bool {
    match piece.face {
        Face::Card(_) | Face::Pawn(_) | Face::Player(_) | Face::Picture(_) => true,
        Face::Back
        | Face::Die { .. }
        | Face::Tokens { .. }
        | Face::Board { .. }
        | Face::Space { .. }
        | Face::Note => false,
    }
}

fn kind(was: Seen<'_>, is: Seen<'_>) -> Kind {
    if is_other_side(was, is) {
        Kind::TurnedOver
    } else {
        Kind::Moved
    }
}

/// Heaps and notes change without being turned.
fn is_other_side((_, was): Seen<'_>, (_, is): Seen<'_>) -> bool {
    let has_sides = |face: &Face| match face {
        Face::Card(_) | Face::Back | Face::Die { .. } | Face::Picture(_) => true,
        Face::Tokens { .. }
        | Face::Pawn(_)
        | Face::Player(_)
        | Face::Board { .. }
        | Face::Space { .. }
        | Face::Note => false,
    };
    has_sides(&was.face) && has_sides(&is.face) && was.face != is.face
}

fn place((zone, piece): Seen<'_>) -> Place {
    Place {
        zone: zone.id.clone(),
        piece: Some(piece.id.clone()),
    }
}
