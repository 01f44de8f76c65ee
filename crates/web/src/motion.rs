//! Motion: pieces travel from where they were to where they are.
//!
//! Tables give every piece and zone of the scene an element of its own; see
//! [`piece_element`] and [`zone_element`]. Before something changes, their places
//! are read; afterwards whatever has another place travels there from the old
//! one, and what has no old place comes from its source: a deck, a plate. What
//! moved is known from two scenes and the events between them, so no table has
//! code for it.

mod change;
mod flight;
mod heard;

use std::{collections::BTreeMap, time::Duration};

use leptos::prelude::*;
use scene::{Face, Kind, Manner, Motion, Piece, PieceId, Place, Scene, Travel, Zone, ZoneId};
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element};

pub use self::{change::Motions, heard::ring};
use self::{
    change::OTHERS_MS,
    flight::{Flight, Look, Start},
};
use crate::{browser, session::Session};

/// A pawn goes cell by cell, and is there after some steps at the latest.
const STEP_MS: u32 = 90;
const WALK_MS: u32 = 900;
/// So many cards that come to a pile sweep the table.
const MANY: usize = 3;
/// More than these from one place to another need not fly one by one, nor more
/// than these at all.
const MOST: usize = 8;
const MOST_AT_ONCE: usize = 24;
/// How far apart brains set out.
const APART_MS: u32 = 45;
/// How cards lie in the fan that comes to a pile, in degrees.
const LEAN: [i32; 5] = [0, -8, 7, -3, 11];
/// How long a pile wobbles that was shuffled, or that the table was swept to.
const SWEPT_MS: u32 = 420;

pub fn piece_element(id: &PieceId) -> String {
    format!("piece-{id}")
}

pub fn zone_element(id: &ZoneId) -> String {
    format!("zone-{id}")
}

/// An element of the table, and where it was.
struct Seen {
    element: Element,
    rect: DomRect,
}

/// Where everything is on the screen, by the ids of the elements.
struct Places {
    seen: BTreeMap<String, Seen>,
    stage: Option<Seen>,
    /// Everything that lies on the stage.
    ground: Option<Element>,
    /// The middle of the table: where things come from and go to whose place is
    /// not on the screen now, such as a deck that nobody draws from.
    middle: Option<DomRect>,
}

impl Places {
    fn now() -> Places {
        let mut places = BTreeMap::new();
        let found = document().query_selector_all(".stage [id^='piece-'], .stage [id^='zone-']");
        if let Ok(found) = found {
            for n in 0..found.length() {
                let element = found.get(n).and_then(|it| it.dyn_into::<Element>().ok());
                if let Some(element) = element {
                    let rect = element.get_bounding_client_rect();
                    if 0.0 < rect.width() && 0.0 < rect.height() {
                        places.insert(element.id(), Seen { element, rect });
                    }
                }
            }
        }
        let stage = document().query_selector(".stage").ok().flatten();
        let stage = stage.map(|element| Seen {
            rect: element.get_bounding_client_rect(),
            element,
        });
        let middle = stage.as_ref().and_then(|stage| {
            let (x, y) = flight::middle(&stage.rect);
            DomRect::new_with_x_and_y_and_width_and_height(x, y, 1.0, 1.0).ok()
        });
        Places {
            seen: places,
            ground: document().query_selector(".table-grid").ok().flatten(),
            stage,
            middle,
        }
    }

    fn rect(&self, id: &str) -> Option<&DomRect> {
        self.seen.get(id).map(|it| &it.rect)
    }

    fn at(&self, place: &Place) -> Option<&DomRect> {
        let piece = place.piece.as_ref();
        let piece = piece.and_then(|id| self.rect(&piece_element(id)));
        piece.or_else(|| self.rect(&zone_element(&place.zone)))
    }
}

/// Makes a change, and lets everything travel that has another place then.
pub fn animate(session: Session, change: impl FnOnce()) {
    if session.motion(OTHERS_MS).is_zero() || browser::wants_less_motion() {
        change();
        mark_what_has_come(session);
        return;
    }
    let before = Places::now();
    change();
    // By then the page shows it.
    request_animation_frame(move || {
        let after = Places::now();
        let play = |motions: &Motions| {
            let slow = |ms: u32| session.motion(ms);
            travel(&before, &after, motions, &slow);
            vanish(&before, &after, motions, &slow);
        };
        let _ = session.motions.try_with_value(play);
    });
}

/// Where nothing moves, what others have given to this page's player or taken
/// from them has a ring around it for a while.
fn mark_what_has_come(session: Session) {
    let marked = session.motions.with_value(|motions| {
        let touching = motions.touching_me();
        let element = |travel: &Travel| {
            let to = travel.to.as_ref()?;
            let piece = to.piece.as_ref().map(piece_element);
            let piece = piece.and_then(|id| on_screen(&id));
            piece.or_else(|| on_screen(&zone_element(&to.zone)))
        };
        // The page shows them in a moment.
        let touching: Vec<Travel> = touching.cloned().collect();
        move || touching.iter().filter_map(element).collect::<Vec<_>>()
    });
    request_animation_frame(move || marked().iter().for_each(flight::ring));
}

/// Pieces that are on the table. All is read before anything is set in motion, or
/// the browser would have to find out again and again where everything is.
fn travel(before: &Places, after: &Places, motions: &Motions, slow: &dyn Fn(u32) -> Duration) {
    let mut walks = Vec::new();
    let mut flights = Vec::new();
    for (id, Seen { element, rect: to }) in &after.seen {
        let Some(piece) = id.strip_prefix("piece-") else {
            continue;
        };
        let piece = PieceId::new(piece);
        let travel = motions.arriving(&piece);
        let was = before.rect(id);
        let source = || travel.and_then(|it| it.from.as_ref());
        // A thing that has a name is where it was; a place may hold another thing.
        let was = was.filter(|_| travel.is_none() || !piece.is_a_place());
        let from = was.or_else(|| {
            let place = source()?;
            let known = before.at(place).or_else(|| after.at(place));
            known.or(after.middle.as_ref())
        });
        let Some(from) = from else { continue };
        let kind = travel.map_or(Kind::Moved, |it| it.kind);
        let manner = travel.map_or(Manner::Carried, |it| it.manner);
        let delay = match was {
            Some(_) => 0,
            None => motions.delay(travel),
        };
        let is_own = travel.is_none_or(|it| motions.is_own(it.from.as_ref()));
        if let Some(way) = way_of(element, from) {
            walks.push((element, way, from, to));
            continue;
        }
        let (length, delay) = (slow(motions.ms(travel)), slow(delay));
        let is_new = !motions.is_opening && travel.is_some_and(|it| motions.comes(it));
        flights.push((
            is_new,
            Flight {
                element,
                from,
                to,
                start: match (kind, was) {
                    (Kind::TurnedOver, _) => Start::TurnedOver {
                        was_face_down: travel.is_some_and(|it| motions.was_face_down(it)),
                    },
                    (Kind::Appeared, None) if !is_own => Start::FaceDown,
                    (Kind::Moved | Kind::Appeared | Kind::Vanished | Kind::Unseen, _) => {
                        Start::AsItIs
                    }
                },
                manner,
                length,
                delay,
            },
        ));
    }
    for (element, way, from, to) in walks {
        let ms = (STEP_MS * way.len() as u32).min(WALK_MS);
        flight::walk(element, &way, from, to, slow(ms));
    }
    for (is_new, flight) in flights {
        if flight.manner == Manner::Dropped
            && let Some(ground) = &after.ground
        {
            flight::shake(ground, flight.length, flight.delay);
        }
        if is_new {
            flight::flash(flight.element, flight.delay + flight.length);
        }
        flight.begin();
    }
}

/// The cells that something steps on, the last one where it is, if its table has
/// named them in `data-way`.
fn way_of(element: &Element, from: &DomRect) -> Option<Vec<DomRect>> {
    let names = element.get_attribute("data-way")?;
    let cells = names.split(' ').map(|id| document().get_element_by_id(id));
    let cells: Option<Vec<Element>> = cells.collect();
    let cells: Vec<DomRect> = cells?
        .iter()
        .map(Element::get_bounding_client_rect)
        .collect();
    // What has walked is not to walk again because something else has moved.
    let (x, y) = flight::middle(from);
    let has_walked = cells.last().is_some_and(|cell| {
        cell.left() <= x && x <= cell.right() && cell.top() <= y && y <= cell.bottom()
    });
    (!has_walked).then_some(cells)
}

/// What goes out of sight, and what is never seen by itself.
fn vanish(before: &Places, after: &Places, motions: &Motions, slow: &dyn Fn(u32) -> Duration) {
    let Some(stage) = &after.stage else { return };
    let mut n_between: BTreeMap<(&ZoneId, &ZoneId), usize> = BTreeMap::new();
    let mut n_flying = 0;
    let mut swept = Vec::new();
    for travel in &motions.travels {
        let (Some(from), Some(to)) = (&travel.from, &travel.to) else {
            continue;
        };
        let is_there = |place: &Place| {
            let piece = place.piece.as_ref().map(piece_element);
            piece.is_some_and(|id| after.seen.contains_key(&id))
        };
        // It is only gone once it is gone from the page, and seen where it is.
        if from.zone == to.zone || is_there(from) || is_there(to) {
            continue;
        }
        let n = n_between.entry((&from.zone, &to.zone)).or_default();
        *n += 1;
        if MOST < *n || MOST_AT_ONCE <= n_flying {
            continue;
        }
        let start = before.at(from).or_else(|| after.at(from));
        let end = after.at(to).or_else(|| before.at(to));
        if start.is_none() && end.is_none() {
            continue;
        }
        let middle = after.middle.as_ref();
        let rects = (start.or(middle), end.or(middle));
        if let (Some(start), Some(end)) = rects {
            let old = from.piece.as_ref().map(piece_element);
            let old = old
                .and_then(|id| before.seen.get(&id))
                .map(|it| &it.element);
            let is_heap = motions.heaps.contains(&from.zone) || motions.heaps.contains(&to.zone);
            let look = match old {
                Some(old) => Look::Copy(old),
                None if is_heap => Look::Token(token_kind(travel)),
                None => Look::Back,
            };
            n_flying += 1;
            let apart = APART_MS * (*n as u32 - 1);
            let delay = if is_heap {
                apart
            } else {
                motions.delay(Some(travel)).max(apart)
            };
            // A pile that becomes another is shuffled.
            let is_pile = |zone| motions.piles.contains(zone);
            let n_swept = if is_pile(&from.zone) { 1 } else { MANY };
            if !is_heap && is_pile(&to.zone) && *n == n_swept {
                swept.push((&to.zone, slow(delay)));
            }
            let length = slow(motions.ms(Some(travel)));
            let ghost = flight::Ghost {
                look,
                from: start,
                to: end,
                length,
                delay: slow(delay),
                lean: if is_heap { 0 } else { LEAN[*n % LEAN.len()] },
            };
            ghost.begin(&stage.element, &stage.rect);
        }
    }
    for (pile, delay) in swept {
        if let Some(pile) = after.seen.get(&zone_element(pile)) {
            flight::wobble(&pile.element, slow(SWEPT_MS), delay);
        }
    }
}

/// `red-brain`: what flies looks like what lies there.
fn token_kind(travel: &Travel) -> &str {
    match &travel.face {
        Some(Face::Tokens { kind, .. }) => kind,
        _ => "",
    }
}

/// Lights up for a moment what a line of the log speaks of.
pub fn flash(scene: &Scene, motions: &[Motion]) {
    let lit = motions.iter().filter_map(|motion| lit(scene, motion));
    let lit: BTreeMap<String, Element> = lit.map(|it| (it.id(), it)).collect();
    for element in lit.values() {
        flight::flash(element, Duration::ZERO);
    }
}

/// The thing itself, or its like where it went, or else that place.
fn lit(scene: &Scene, motion: &Motion) -> Option<Element> {
    let is_named = |(_, piece): &(&Zone, &Piece)| Some(&piece.id) == motion.piece.as_ref();
    let is_like = |(zone, piece): &(&Zone, &Piece)| {
        zone.id == motion.to && Some(&piece.face) == motion.face.as_ref()
    };
    let pieces = || scene.pieces();
    let pieces = pieces().filter(is_named).chain(pieces().filter(is_like));
    let ids = pieces.map(|(_, piece)| piece_element(&piece.id));
    ids.chain([zone_element(&motion.to)])
        .find_map(|id| on_screen(&id))
}

/// Something that takes no room is found on the plate it belongs to.
fn on_screen(id: &str) -> Option<Element> {
    let element = document().get_element_by_id(id)?;
    let rect = element.get_bounding_client_rect();
    let element = if 0.0 < rect.width() && 0.0 < rect.height() {
        element
    } else {
        element.closest(".seat").ok()??
    };
    Some(element)
}
