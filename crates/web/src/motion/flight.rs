//! One thing in flight. The browser animates; where it cannot, things are where
//! they are. Only `translate`, `scale`, `rotate` and `opacity` change, so that the
//! `transform` of a style sheet stays as it is.

use std::time::Duration;

use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::*;
use scene::Manner;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomRect, Element, HtmlElement};

const OUT: &str = "cubic-bezier(.2,.9,.3,1)";
const IN: &str = "cubic-bezier(.6,0,.9,.4)";
/// When something that falls lands for the first time, as a share of its time.
const FALL: f64 = 0.5;
/// How high something flies that is thrown: a share of the way, and at least so
/// many pixels.
const ARC: f64 = 0.3;
const LEAST_ARC: f64 = 60.0;
const N_ARC: i32 = 12;
/// How high a pawn hops, as a share of a step.
const HOP: f64 = 0.22;
/// How large something is that has no picture of its own.
const TOKEN: (f64, f64) = (30.0, 30.0);
const BACK: (f64, f64) = (45.0, 63.0);

/// What is seen of it when it sets out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Start {
    AsItIs,
    /// Its back, and its face on the way.
    FaceDown,
    /// Its other side, until it is turned over half-way.
    TurnedOver {
        was_face_down: bool,
    },
}

/// What something looks like that is no longer on the table.
#[derive(Copy, Clone, Debug)]
pub(super) enum Look<'a> {
    /// As it was.
    Copy(&'a Element),
    /// The back of a card.
    Back,
    /// A brain of a kind that the style sheet knows.
    Token(&'a str),
}

pub(super) struct Flight<'a> {
    pub element: &'a Element,
    pub from: &'a DomRect,
    pub to: &'a DomRect,
    pub start: Start,
    pub manner: Manner,
    pub length: Duration,
    pub delay: Duration,
}

impl Flight<'_> {
    pub(super) fn begin(self) {
        let Flight {
            element,
            from,
            to,
            start,
            manner,
            length,
            delay,
        } = self;
        let (x, y) = between(from, to);
        // What is only pushed together, as in a full hand, is as large as before.
        let (wide, high) = (from.width() / to.width(), from.height() / to.height());
        let is_wide_nearer = wide.ln().abs() < high.ln().abs();
        let size = if is_wide_nearer { wide } else { high }.clamp(0.2, 4.0);
        let is_still = x.abs() < 1.0 && y.abs() < 1.0;
        // A zone is large; what comes out of it is not.
        let size = if (0.9..1.1).contains(&size) || start == Start::FaceDown {
            1.0
        } else {
            size.min(1.6)
        };
        let begin = format!("{x:.1}px {y:.1}px");
        let frames = Object::new();
        let mut easing = "linear";
        match (start, manner) {
            (_, Manner::Rolled) => return,
            (_, Manner::Dropped) => fall(&frames, &begin),
            (_, Manner::Thrown) => throw(&frames, (x, y)),
            (Start::AsItIs, _) if is_still => return,
            (Start::AsItIs, _) => {
                easing = OUT;
                set(&frames, "translate", &list(&[&begin, "0px 0px"]));
                set(&frames, "scale", &list(&[&format!("{size:.2}"), "1"]));
                set(&frames, "rotate", &list(&["-3deg", "0deg"]));
            }
            (Start::TurnedOver { .. } | Start::FaceDown, _) => {
                let half = format!("{:.1}px {:.1}px", x * 0.4, y * 0.4);
                set(&frames, "translate", &list(&[&begin, &half, "0px 0px"]));
                let whole = format!("{size:.2} {size:.2}");
                set(&frames, "scale", &list(&[&whole, "0 1", "1 1"]));
                set(&frames, "easing", &list(&[IN, OUT]));
            }
        }
        let is_hidden = match start {
            Start::AsItIs => false,
            Start::FaceDown => true,
            Start::TurnedOver { was_face_down } => was_face_down,
        };
        mark(element, "flying", delay + length);
        if is_hidden {
            mark(element, "face-down", delay + length / 2);
        }
        let flying = flying(length, delay);
        run(element, &frames, Run { easing, ..flying });
    }
}

/// It falls faster and faster, is squashed, and bounces.
fn fall(frames: &Object, begin: &str) {
    let at: Array = [0.0, FALL, 0.68, 0.82, 0.92, 1.0]
        .map(JsValue::from)
        .into_iter()
        .collect();
    set(frames, "offset", &at);
    let places = ["0px 0px", "0px -34px", "0px 0px", "0px -9px", "0px 0px"];
    let places: Vec<&str> = std::iter::once(begin).chain(places).collect();
    set(frames, "translate", &list(&places));
    let sizes = ["1 1", "1.22 .7", ".96 1.06", "1.1 .88", "1 1", "1 1"];
    set(frames, "scale", &list(&sizes));
    let turns = ["0deg", "16deg", "-10deg", "6deg", "-3deg", "0deg"];
    set(frames, "rotate", &list(&turns));
    set(frames, "easing", &list(&[IN, OUT, IN, OUT, IN]));
}

/// A high arc with two spins: evenly onwards, up and down as things fall.
fn throw(frames: &Object, (x, y): (f64, f64)) {
    let high = (ARC * x.hypot(y)).max(LEAST_ARC);
    let point = |n: i32| {
        let left = 1.0 - f64::from(n) / f64::from(N_ARC);
        let up = 4.0 * high * left * (1.0 - left);
        format!("{:.1}px {:.1}px", x * left, y * left - up)
    };
    let points: Vec<String> = (0..=N_ARC).map(point).collect();
    let points: Vec<&str> = points.iter().map(String::as_str).collect();
    set(frames, "translate", &list(&points));
    let spin = if x < 0.0 { "-720deg" } else { "720deg" };
    set(frames, "rotate", &list(&[spin, "0deg"]));
}

/// What something lands on shakes.
pub(super) fn shake(ground: &Element, length: Duration, delay: Duration) {
    let frames = Object::new();
    let places = ["0px 0px", "0px 4px", "-3px -1px", "3px 2px", "0px 0px"];
    set(&frames, "translate", &list(&places));
    let landed = delay + length.mul_f64(FALL);
    run(ground, &frames, flying(length.mul_f64(1.0 - FALL), landed));
}

/// A pile that something was done to.
pub(super) fn wobble(pile: &Element, length: Duration, delay: Duration) {
    let frames = Object::new();
    let turns = ["0deg", "-5deg", "4deg", "-3deg", "2deg", "0deg"];
    set(&frames, "rotate", &list(&turns));
    run(pile, &frames, flying(length, delay));
}

/// From cell to cell, with a hop at each step.
pub(super) fn walk(
    element: &Element,
    way: &[DomRect],
    from: &DomRect,
    to: &DomRect,
    length: Duration,
) {
    let between_them = way.split_last().map_or(way, |(_, rest)| rest);
    let stops = std::iter::once(from).chain(between_them).chain([to]);
    let stops: Vec<(f64, f64)> = stops.map(|stop| between(stop, to)).collect();
    let mut points = vec![stops[0]];
    for step in stops.windows(2) {
        let ((x, y), (next_x, next_y)) = (step[0], step[1]);
        let lift = HOP * (next_x - x).hypot(next_y - y);
        points.push((f64::midpoint(x, next_x), f64::midpoint(y, next_y) - lift));
        points.push((next_x, next_y));
    }
    let points: Vec<String> = points
        .iter()
        .map(|(x, y)| format!("{x:.1}px {y:.1}px"))
        .collect();
    let points: Vec<&str> = points.iter().map(String::as_str).collect();
    let frames = Object::new();
    set(&frames, "translate", &list(&points));
    mark(element, "flying", length);
    lift(element, length);
    let easing = "linear";
    run(
        element,
        &frames,
        Run {
            easing,
            ..flying(length, Duration::ZERO)
        },
    );
}

fn flying(length: Duration, delay: Duration) -> Run {
    Run {
        length,
        delay,
        easing: OUT,
        is_held: true,
    }
}

/// Something has a class for a while, for the style sheet.
fn mark(element: &Element, class: &'static str, length: Duration) {
    let list = element.class_list();
    let _ = list.add_1(class);
    let end = move || {
        let _ = list.remove_1(class);
    };
    set_timeout(end, length);
}

/// Marks what something stands in while it walks, so that no neighbour covers it.
fn lift(element: &Element, landed: Duration) {
    let mut parent = element.parent_element();
    while let Some(it) = parent.filter(|it| !it.class_list().contains("stage")) {
        mark(&it, "carrying", landed);
        parent = it.parent_element();
    }
}

/// Something that is on the table no more and flies over it.
pub(super) struct Ghost<'a> {
    pub look: Look<'a>,
    pub from: &'a DomRect,
    pub to: &'a DomRect,
    pub length: Duration,
    pub delay: Duration,
    /// By how many degrees it leans where it comes to lie.
    pub lean: i32,
}

impl Ghost<'_> {
    /// `at` is where the stage is.
    pub(super) fn begin(self, stage: &Element, at: &DomRect) {
        let Ghost {
            look,
            from,
            to,
            length,
            delay,
            lean,
        } = self;
        let (element, class, (width, height)) = match look {
            Look::Copy(old) => {
                let copy = old.clone_node_with_deep(true).map(JsCast::dyn_into).ok();
                (
                    copy.and_then(Result::ok),
                    "copy",
                    (from.width(), from.height()),
                )
            }
            Look::Back => (new_element(), "back", BACK),
            Look::Token(_) => (new_element(), "token", TOKEN),
        };
        let Some(element) = element else { return };
        if let Look::Token(kind) = look
            && !kind.is_empty()
        {
            let _ = element.class_list().add_1(kind);
        }
        nameless(&element);
        let _ = element.set_attribute("aria-hidden", "true");
        let _ = element.class_list().add_2("ghost", class);
        let left = to.x() - at.x() + (to.width() - width) / 2.0;
        let top = to.y() - at.y() + (to.height() - height) / 2.0;
        let style = element.style();
        for (name, value) in [
            ("left", format!("{left:.0}px")),
            ("top", format!("{top:.0}px")),
            ("width", format!("{width:.0}px")),
            ("height", format!("{height:.0}px")),
            ("--card-w", format!("{width:.0}px")),
        ] {
            let _ = style.set_property(name, &value);
        }
        let _ = stage.append_child(&element);
        let (x, y) = between(from, to);
        let size = (to.width() / width).clamp(0.3, 1.0);
        let frames = Object::new();
        let begin = format!("{x:.1}px {y:.1}px");
        set(&frames, "translate", &list(&[&begin, "0px 0px"]));
        set(&frames, "scale", &list(&["1", &format!("{size:.2}")]));
        set(&frames, "rotate", &list(&["0deg", &format!("{lean}deg")]));
        set(&frames, "opacity", &list(&["1", "1", "0"]));
        run(&element, &frames, flying(length, delay));
        set_timeout(move || element.remove(), length + delay);
    }
}

fn new_element() -> Option<HtmlElement> {
    document().create_element("i").ok()?.dyn_into().ok()
}

/// A copy has no names, or two things would have the same one.
fn nameless(element: &Element) {
    let _ = element.remove_attribute("id");
    if let Ok(inside) = element.query_selector_all("[id]") {
        for n in 0..inside.length() {
            if let Some(it) = inside.get(n).and_then(|it| it.dyn_into::<Element>().ok()) {
                let _ = it.remove_attribute("id");
            }
        }
    }
}

/// Lights something up for a moment, once it has landed.
pub(super) fn flash(element: &Element, landed: Duration) {
    let frames = Object::new();
    let lit = "0 0 0 5px #ffc53d";
    set(
        &frames,
        "boxShadow",
        &list(&[lit, lit, "0 0 0 5px #ffc53d00"]),
    );
    set(&frames, "scale", &list(&["1", "1.06", "1"]));
    let is_held = false;
    run(
        element,
        &frames,
        Run {
            is_held,
            ..flying(Duration::from_millis(1200), landed)
        },
    );
}

/// A ring around something, for whoever wants less motion.
pub(super) fn ring(element: &Element) {
    mark(element, "marked", Duration::from_millis(1200));
}

pub(super) fn middle(it: &DomRect) -> (f64, f64) {
    (it.x() + it.width() / 2.0, it.y() + it.height() / 2.0)
}

/// From the middle of one to the middle of the other.
fn between(from: &DomRect, to: &DomRect) -> (f64, f64) {
    let ((from_x, from_y), (to_x, to_y)) = (middle(from), middle(to));
    (from_x - to_x, from_y - to_y)
}

fn list(values: &[&str]) -> JsValue {
    let values: Array = values.iter().map(|it| JsValue::from(*it)).collect();
    values.into()
}

fn set(object: &Object, key: &str, value: &JsValue) {
    let _ = Reflect::set(object, &key.into(), value);
}

/// How an animation runs.
#[derive(Copy, Clone, Debug)]
struct Run {
    length: Duration,
    delay: Duration,
    easing: &'static str,
    /// Whether it holds its first frame until it begins.
    is_held: bool,
}

fn run(element: &Element, frames: &Object, run: Run) {
    let Run {
        length,
        delay,
        easing,
        is_held,
    } = run;
    let options = Object::new();
    let ms = |it: Duration| JsValue::from(1000.0 * it.as_secs_f64());
    set(&options, "duration", &ms(length));
    set(&options, "delay", &ms(delay));
    set(&options, "easing", &easing.into());
    let fill = if is_held { "backwards" } else { "none" };
    set(&options, "fill", &fill.into());
    let animate = Reflect::get(element, &"animate".into());
    if let Some(animate) = animate.ok().and_then(|it| it.dyn_into::<Function>().ok()) {
        let _ = animate.call2(element, frames, &options);
    }
}
