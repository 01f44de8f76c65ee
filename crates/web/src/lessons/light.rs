//! The light: holes in the night, and everything else on the stage at rest.

use std::fmt::Write as _;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, ScrollIntoViewOptions};

/// The corners of a hole, and how far it reaches around what is lit, in pixels.
pub const CORNER: f64 = 18.0;
const AROUND: f64 = 8.0;

/// A place on the stage, in pixels.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Rect {
    pub x: f64,
    pub y: f64,
    pub w: f64,
    pub h: f64,
}

/// What is lit on a stage.
#[derive(Clone, PartialEq, Debug)]
pub struct Shine {
    width: f64,
    height: f64,
    pub lit: Vec<Rect>,
    /// It is in the upper half, so that there is more room below.
    pub is_high: bool,
}

impl Shine {
    /// The night over the stage, as the path of a drawing.
    pub fn night(&self) -> String {
        let (width, height) = (self.width, self.height);
        let mut path = format!("M0 0H{width}V{height}H0Z");
        for Rect { x, y, w, h } in &self.lit {
            let r = CORNER.min(w / 2.0).min(h / 2.0);
            let (across, down) = (w - 2.0 * r, h - 2.0 * r);
            let _ = write!(
                path,
                "M{} {y}h{across}a{r} {r} 0 0 1 {r} {r}v{down}a{r} {r} 0 0 1 -{r} {r}\
                 h-{across}a{r} {r} 0 0 1 -{r} -{r}v-{down}a{r} {r} 0 0 1 {r} -{r}Z",
                x + r
            );
        }
        path
    }
}

impl Rect {
    fn right(self) -> f64 {
        self.x + self.w
    }

    fn bottom(self) -> f64 {
        self.y + self.h
    }

    fn touches(self, other: Rect) -> bool {
        self.x <= other.right()
            && other.x <= self.right()
            && self.y <= other.bottom()
            && other.y <= self.bottom()
    }

    fn with(self, other: Rect) -> Rect {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        Rect {
            x,
            y,
            w: self.right().max(other.right()) - x,
            h: self.bottom().max(other.bottom()) - y,
        }
    }
}

/// Those that touch become one.
fn merged(mut rects: Vec<Rect>) -> Vec<Rect> {
    let mut apart: Vec<Rect> = Vec::new();
    while let Some(mut rect) = rects.pop() {
        while let Some(n) = apart.iter().position(|it| it.touches(rect)) {
            rect = rect.with(apart.swap_remove(n));
        }
        apart.push(rect);
    }
    apart
}

/// Finds what is lit and lets everything else rest. Where nothing is found, or
/// nothing is to be lit, there is no night.
pub fn shine(names: &[String]) -> Option<Shine> {
    let stage = stage()?;
    // What rests cannot be found under a finger.
    put_out();
    let lit: Vec<Element> = names
        .iter()
        .filter_map(|it| find(&stage, it))
        .filter(|it| !is_covered(it))
        .collect();
    if lit.is_empty() {
        return None;
    }
    rest(&stage, &lit);
    let ground = stage.get_bounding_client_rect();
    let place = |element: &Element| {
        let rect = element.get_bounding_client_rect();
        let x = (rect.left() - ground.left() - AROUND).max(2.0);
        let y = (rect.top() - ground.top() - AROUND).max(2.0);
        let right = (rect.right() - ground.left() + AROUND).min(ground.width() - 2.0);
        let bottom = (rect.bottom() - ground.top() + AROUND).min(ground.height() - 2.0);
        Rect {
            x,
            y,
            w: (right - x).max(0.0),
            h: (bottom - y).max(0.0),
        }
    };
    let lit = merged(lit.iter().map(place).collect());
    let top = lit.iter().map(|it| it.y).fold(f64::MAX, f64::min);
    let bottom = lit.iter().map(|it| it.bottom()).fold(0.0, f64::max);
    Some(Shine {
        width: ground.width(),
        height: ground.height(),
        is_high: top < ground.height() - bottom,
        lit,
    })
}

/// Everything can be touched again.
pub fn put_out() {
    let Some(stage) = stage() else { return };
    if let Ok(resting) = stage.query_selector_all("[inert]") {
        for n in 0..resting.length() {
            if let Some(element) = resting.get(n).and_then(|it| it.dyn_into::<Element>().ok()) {
                let _ = element.remove_attribute("inert");
            }
        }
    }
}

/// Scrolls what is lit to where it is seen.
pub fn bring_into_sight(names: &[String]) {
    let Some(stage) = stage() else { return };
    if let Some(element) = names.iter().find_map(|it| find(&stage, it)) {
        let how = ScrollIntoViewOptions::new();
        for side in ["block", "inline"] {
            // A plain object takes whatever is set.
            let _ = js_sys::Reflect::set(&how, &side.into(), &"nearest".into());
        }
        element.scroll_into_view_with_scroll_into_view_options(&how);
    }
}

/// A piece or a zone on the stage by its name, if it is shown.
pub fn on_stage(name: &str) -> Option<Element> {
    find(&stage()?, name)
}

fn stage() -> Option<Element> {
    document().query_selector(".stage").ok().flatten()
}

/// A piece or a zone by its name, if it is shown.
fn find(stage: &Element, name: &str) -> Option<Element> {
    let is_shown = |it: &Element| {
        let rect = it.get_bounding_client_rect();
        0.0 < rect.width() && 0.0 < rect.height()
    };
    ["[id='piece-", "[id='zone-", "[data-piece='"]
        .iter()
        .filter_map(|kind| stage.query_selector(&format!("{kind}{name}']")).ok()?)
        .find(is_shown)
}

/// Whether a moment lies over it, such as the end of a round.
fn is_covered(element: &Element) -> bool {
    let rect = element.get_bounding_client_rect();
    let (x, y) = (
        f64::midpoint(rect.left(), rect.right()),
        f64::midpoint(rect.top(), rect.bottom()),
    );
    let is_on_the_table = |it: &Element| it.closest(".table-grid").is_ok_and(|it| it.is_some());
    let is_over = |it: &Element| it.closest(".stage").is_ok_and(|it| it.is_some());
    let over = document().element_from_point(x as f32, y as f32);
    is_on_the_table(element) && over.is_some_and(|it| is_over(&it) && !is_on_the_table(&it))
}

/// Whatever holds nothing lit is inert.
fn rest(parent: &Element, lit: &[Element]) {
    let children = parent.children();
    for child in (0..children.length()).filter_map(|n| children.item(n)) {
        if child.tag_name() == "DIALOG" || lit.contains(&child) {
            continue;
        }
        if lit.iter().any(|it| child.contains(Some(it))) {
            rest(&child, lit);
        } else {
            let _ = child.set_attribute("inert", "");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rect(x: f64, w: f64) -> Rect {
        Rect {
            x,
            y: 0.0,
            w,
            h: 10.0,
        }
    }

    #[test]
    fn lights_that_touch_become_one() {
        let lit = merged(vec![rect(0.0, 10.0), rect(30.0, 10.0), rect(8.0, 25.0)]);
        assert_eq!(lit, [rect(0.0, 40.0)]);
        let mut apart = merged(vec![rect(0.0, 10.0), rect(30.0, 10.0)]);
        apart.sort_by(|a, b| a.x.total_cmp(&b.x));
        assert_eq!(apart, [rect(0.0, 10.0), rect(30.0, 10.0)]);
    }
}
