//! Motion: pieces travel from where they were to where they are.

use std::{collections::BTreeMap, time::Duration};

use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::*;
use scene::{Kind, Manner, PieceId, Place, Scene, Travel, ZoneId};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomRect, Element, HtmlElement};

/// More brains than these need not fly one by one.
const MOST_GHOSTS: usize = 8;

pub fn piece_element(id: &PieceId) -> String {
    format!("piece-{id}")
}

pub fn zone_element(id: &ZoneId) -> String {
    format!("zone-{id}")
}

fn rect(id: &str) -> Option<DomRect> {
    Some(document().get_element_by_id(id)?.get_bounding_client_rect())
}

/// Where everything is on the screen.
#[derive(Debug)]
pub struct Places {
    pieces: BTreeMap<PieceId, DomRect>,
    zones: BTreeMap<ZoneId, DomRect>,
}

impl Places {
    pub fn of(scene: &Scene) -> Places {
        let pieces = scene.pieces().map(|(_, piece)| &piece.id);
        let zones = scene.zones.iter().map(|zone| &zone.id);
        Places {
            pieces: pieces
                .filter_map(|id| Some((id.clone(), rect(&piece_element(id))?)))
                .collect(),
            zones: zones
                .filter_map(|id| Some((id.clone(), rect(&zone_element(id))?)))
                .collect(),
        }
    }

    fn at(&self, place: &Place) -> Option<&DomRect> {
        let piece = place.piece.as_ref().and_then(|id| self.pieces.get(id));
        piece.or_else(|| self.zones.get(&place.zone))
    }
}

/// Lets everything travel that has another place than before.
pub fn play(before: &Places, scene: &Scene, travels: &[Travel], length: Duration) {
    let after = Places::of(scene);
    let to_piece = |id: &PieceId| {
        let arrives = |it: &&Travel| it.to.as_ref().and_then(|to| to.piece.as_ref()) == Some(id);
        travels.iter().find(arrives)
    };
    for (_, piece) in scene.pieces() {
        let Some(to) = after.pieces.get(&piece.id) else {
            continue;
        };
        // What lies on something travels with it, unless it moves by itself.
        let travel = to_piece(&piece.id);
        if piece.on.is_some() && travel.is_none() {
            continue;
        }
        let from = match travel {
            Some(travel) => travel.from.as_ref().and_then(|from| before.at(from)),
            None => before.pieces.get(&piece.id),
        };
        let element = document().get_element_by_id(&piece_element(&piece.id));
        if let (Some(element), Some(from)) = (element, from) {
            let kind = travel.map_or(Kind::Moved, |it| it.kind);
            let manner = travel.map_or(Manner::Carried, |it| it.manner);
            slide(&element, from, to, (kind, manner), length);
        }
    }
    let leaving = travels.iter().filter(|it| match it.kind {
        Kind::Vanished | Kind::Unseen => true,
        Kind::Moved | Kind::TurnedOver | Kind::Appeared => false,
    });
    for (n, travel) in leaving.take(MOST_GHOSTS).enumerate() {
        let from = travel.from.as_ref().and_then(|from| before.at(from));
        let to = travel.to.as_ref().and_then(|to| after.at(to));
        if let (Some(from), Some(to)) = (from, to) {
            ghost(from, to, n, length);
        }
    }
}

fn slide(
    element: &Element,
    from: &DomRect,
    to: &DomRect,
    (kind, manner): (Kind, Manner),
    length: Duration,
) {
    let (x, y) = between(from, to);
    if x.abs() < 1.0 && y.abs() < 1.0 && kind == Kind::Moved {
        return;
    }
    let start = format!("translate({x:.1}px, {y:.1}px)");
    let frames = match (kind, manner) {
        (_, Manner::Dropped) => vec![
            start.clone(),
            format!("{start} rotate(30deg)"),
            "translateY(12px) scale(1.12, 0.8)".to_owned(),
            "none".to_owned(),
        ],
        (Kind::TurnedOver, _) => vec![
            start,
            format!("translate({:.1}px, {:.1}px) scaleX(0)", x / 2.0, y / 2.0),
            "none".to_owned(),
        ],
        (Kind::Moved | Kind::Appeared | Kind::Vanished | Kind::Unseen, _) => {
            vec![start, "none".to_owned()]
        }
    };
    animate(element, &frames, length, Duration::ZERO);
}

/// Something that is nowhere on the table flies over it.
fn ghost(from: &DomRect, to: &DomRect, n: usize, length: Duration) {
    const SIZE: f64 = 28.0;
    const APART: Duration = Duration::from_millis(45);
    let Some(element) = document()
        .create_element("div")
        .ok()
        .and_then(|it| it.dyn_into::<HtmlElement>().ok())
    else {
        return;
    };
    element.set_class_name("ghost-piece");
    let _ = element.set_attribute("aria-hidden", "true");
    let left = to.x() + (to.width() - SIZE) / 2.0;
    let top = to.y() + (to.height() - SIZE) / 2.0;
    let place = format!("left: {left:.0}px; top: {top:.0}px; width: {SIZE}px; height: {SIZE}px");
    let _ = element.set_attribute("style", &place);
    let Some(body) = document().body() else {
        return;
    };
    let _ = body.append_child(&element);
    let (x, y) = between(from, to);
    let delay = APART * n as u32;
    let start = format!("translate({x:.1}px, {y:.1}px)");
    animate(&element, &[start, "none".to_owned()], length, delay);
    set_timeout(move || element.remove(), length + delay);
}

/// From the middle of one to the middle of the other.
fn between(from: &DomRect, to: &DomRect) -> (f64, f64) {
    let middle = |it: &DomRect| (it.x() + it.width() / 2.0, it.y() + it.height() / 2.0);
    let ((from_x, from_y), (to_x, to_y)) = (middle(from), middle(to));
    (from_x - to_x, from_y - to_y)
}

/// The browser animates; where it cannot, things are where they are.
fn animate(element: &Element, transforms: &[String], length: Duration, delay: Duration) {
    let set = |object: &Object, key: &str, value: &JsValue| {
        let _ = Reflect::set(object, &key.into(), value);
    };
    let frames = Object::new();
    let steps: Array = transforms.iter().map(JsValue::from).collect();
    set(&frames, "transform", &steps);
    let options = Object::new();
    set(
        &options,
        "duration",
        &(1000.0 * length.as_secs_f64()).into(),
    );
    set(&options, "delay", &(1000.0 * delay.as_secs_f64()).into());
    set(&options, "easing", &"cubic-bezier(.2, .8, .3, 1)".into());
    set(&options, "fill", &"backwards".into());
    let animate = Reflect::get(element, &"animate".into());
    if let Some(animate) = animate.ok().and_then(|it| it.dyn_into::<Function>().ok()) {
        let _ = animate.call2(element, &frames, &options);
    }
}
