//! What moves in a change, how long it takes and when it sets out.

use leptos::prelude::*;
use scene::{Face, Kind, Manner, PieceId, Place, Scene, Shape, Travel, Zone, ZoneId};

use crate::session::{Model, Session};

/// How long one's own things travel, those of others, and what is dealt.
const OWN_MS: u32 = 220;
pub(super) const OTHERS_MS: u32 = 380;
const DEAL_MS: u32 = 260;
/// What others take from this page's player, or give to them, is not missed.
const TO_ME_MS: u32 = 640;
/// A card that is turned over where it lies.
const FLIP_MS: u32 = 320;
/// What flies through the air, and what falls.
const THROWN_MS: u32 = 520;
const DROPPED_MS: u32 = 700;
/// What is dealt comes one by one, the last one not too late.
const APART_MS: u32 = 60;
const DEALT_MS: u32 = 720;

/// What is known about the newest change.
#[derive(Debug, Default)]
pub struct Motions {
    pub(super) travels: Vec<Travel>,
    /// Zones that belong to this page's player.
    own: Vec<ZoneId>,
    /// Zones where things lie in heaps: brains, not cards.
    pub(super) heaps: Vec<ZoneId>,
    /// Zones where things lie on top of each other.
    pub(super) piles: Vec<ZoneId>,
    /// What lay face down before.
    face_down: Vec<PieceId>,
    /// Whether it is what this page's player has done.
    is_mine: bool,
    /// Whether the game begins.
    pub(super) is_opening: bool,
}

impl Motions {
    /// What moves from what is shown to `model`.
    pub fn between(session: Session, model: &Model) -> Motions {
        session
            .model
            .with_untracked(|shown| Motions::of(session, shown.as_ref(), model))
    }

    /// What moves from one model to a later one.
    pub fn of(session: Session, before: Option<&Model>, model: &Model) -> Motions {
        let scene = |it: &Model| untrack(|| session.with_words(|words| it.seen.scene(words)));
        let after = scene(model);
        let was = before.map_or_else(|| without_pieces(&after), scene);
        let is_own = |zone: &&Zone| zone.owner.is_some() && zone.owner == model.seat;
        let ids = |zones: &mut dyn Iterator<Item = &Zone>| zones.map(|it| it.id.clone()).collect();
        let hidden = was.pieces().filter(|(_, it)| it.face == Face::Back);
        Motions {
            face_down: hidden.map(|(_, it)| it.id.clone()).collect(),
            travels: scene::travels(&was, &after, &model.events.motions()),
            own: ids(&mut after.zones.iter().filter(is_own)),
            heaps: ids(&mut after.zones.iter().filter(|it| is_heap(it))),
            piles: ids(&mut after.zones.iter().filter(|it| it.shape == Shape::Pile)),
            is_mine: before.is_some_and(|it| it.seat.is_some_and(|me| it.turn.must().contains(me))),
            is_opening: before.is_none(),
        }
    }

    /// Whether others have taken something from this page's player, or given it
    /// to them.
    pub fn touch_me(&self) -> bool {
        self.touching_me().next().is_some()
    }

    pub(super) fn touching_me(&self) -> impl Iterator<Item = &Travel> {
        let touches = |it: &&Travel| self.gives(it) || self.takes(it);
        self.travels.iter().filter(touches)
    }

    pub(super) fn arriving(&self, id: &PieceId) -> Option<&Travel> {
        let arrives = |it: &&Travel| it.to.as_ref().and_then(|to| to.piece.as_ref()) == Some(id);
        self.travels.iter().find(arrives)
    }

    /// Whether its back was seen where it comes from.
    pub(super) fn was_face_down(&self, travel: &Travel) -> bool {
        let was = travel.from.as_ref().and_then(|it| it.piece.as_ref());
        was.is_some_and(|was| self.face_down.contains(was))
    }

    pub(super) fn is_own(&self, place: Option<&Place>) -> bool {
        place.is_some_and(|place| self.own.contains(&place.zone))
    }

    /// Whether it has come to this page's player.
    pub(super) fn comes(&self, Travel { from, to, .. }: &Travel) -> bool {
        from.is_some() && !self.is_own(from.as_ref()) && self.is_own(to.as_ref())
    }

    fn gives(&self, travel: &Travel) -> bool {
        !self.is_mine && !self.is_opening && self.comes(travel)
    }

    pub(super) fn takes(&self, travel: &Travel) -> bool {
        let Travel { from, to, .. } = travel;
        let is_gone = to.is_some() && self.is_own(from.as_ref()) && !self.is_own(to.as_ref());
        !self.is_mine && is_gone
    }

    /// How long one thing is on its way.
    pub(super) fn ms(&self, travel: Option<&Travel>) -> u32 {
        let Some(travel) = travel else { return OWN_MS };
        let is_from_there = |it: &&Travel| match (&it.from, &travel.from) {
            (Some(it), Some(from)) => it.piece.is_none() && it.zone == from.zone,
            _ => false,
        };
        let zone = |it: &Option<Place>| it.as_ref().map(|it| it.zone.clone());
        let is_still = zone(&travel.from) == zone(&travel.to);
        if travel.manner == Manner::Dropped {
            DROPPED_MS
        } else if travel.manner == Manner::Thrown {
            THROWN_MS
        } else if travel.kind == Kind::TurnedOver && is_still {
            FLIP_MS
        } else if self.gives(travel) || self.takes(travel) {
            TO_ME_MS
        } else if self.is_own(travel.from.as_ref()) {
            OWN_MS
        } else if 1 < self.travels.iter().filter(is_from_there).count() {
            DEAL_MS
        } else {
            OTHERS_MS
        }
    }

    /// When it sets out: what comes out of one place does so one by one.
    pub(super) fn delay(&self, travel: Option<&Travel>) -> u32 {
        let Some(from) = travel.and_then(|it| it.from.as_ref()) else {
            return 0;
        };
        if from.piece.is_some() {
            return 0;
        }
        let is_from_there = |it: &&Travel| it.from.as_ref() == Some(from);
        let all = self.travels.iter().filter(is_from_there);
        let n = all.clone().count() as u32;
        let before = all.take_while(|it| Some(*it) != travel).count() as u32;
        before * APART_MS.min(DEALT_MS / n.max(1))
    }
}

/// The table before anything was dealt.
fn without_pieces(scene: &Scene) -> Scene {
    let empty = |zone: &Zone| Zone {
        pieces: Vec::new(),
        ..zone.clone()
    };
    Scene {
        zones: scene.zones.iter().map(empty).collect(),
        actions: Vec::new(),
    }
}

fn is_heap(zone: &Zone) -> bool {
    let is_token = |piece: &scene::Piece| matches!(piece.face, Face::Tokens { .. });
    matches!(zone.shape, Shape::Plate | Shape::Track) || zone.pieces.iter().any(is_token)
}
