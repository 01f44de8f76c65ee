//! One tick for each move in the colour of whoever made it, with gaps between
//! the parts of the game.

use std::fmt::Write;

use leptos::prelude::*;
use tabletop::{Seat, seat::MAX_SEATS};
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use crate::{lang, session::replay::Replay};

/// A gap is as wide as so many moves in a hundred, but all of them together
/// are not wider than so many.
const GAP: f64 = 1.2;
const GAPS: f64 = 15.0;
/// What lies between two moves, as a share of one.
const BETWEEN: f64 = 0.18;
/// From so many moves on there is no room for outlines.
const MANY: u32 = 200;

/// Where each move is, from 0 to [`Places::width`].
#[derive(Clone, Debug)]
struct Places {
    /// Where the tick of each move begins.
    starts: Vec<f64>,
    width: f64,
}

impl Places {
    fn new(n_moves: u32, parts: &[u32]) -> Places {
        let n = f64::from(n_moves.max(1));
        let n_parts = f64::from(parts.len().max(1) as u32);
        let gap = (GAP * n / 100.0).min(GAPS * n / 100.0 / n_parts);
        let mut at = 0.0;
        let mut starts = Vec::new();
        for before in 0..n_moves {
            if 0 < before && parts.contains(&before) {
                at += gap;
            }
            starts.push(at);
            at += 1.0;
        }
        Places {
            starts,
            width: at.max(1.0),
        }
    }

    /// Where the table stands after `n` moves, in hundredths.
    fn knob(&self, n: u32) -> f64 {
        let index = n.checked_sub(1).map(|index| index as usize);
        let middle = index
            .and_then(|index| self.starts.get(index))
            .map(|it| it + 0.5);
        100.0 * middle.unwrap_or(0.0) / self.width
    }

    /// The move at a place from 0 to 1; before the first is the beginning.
    fn at(&self, share: f64) -> u32 {
        let x = share * self.width;
        if x < 0.25 {
            return 0;
        }
        self.starts.partition_point(|start| *start <= x).max(1) as u32
    }
}

#[component]
pub fn Timeline(replay: Replay) -> impl IntoView {
    let session = replay.session;
    let playback = replay.playback();
    let places = StoredValue::new(Places::new(playback.n_moves(), &playback.parts()));
    let is_held = RwSignal::new(false);
    let go = move |pointer: &PointerEvent| {
        if let Some(share) = share(pointer) {
            replay.jump(places.with_value(|it| it.at(share)));
        }
    };
    let down = move |pointer: PointerEvent| {
        if let Some(line) = line(&pointer) {
            // Only a pointer that is gone already cannot be held.
            let _ = line.set_pointer_capture(pointer.pointer_id());
        }
        is_held.set(true);
        go(&pointer);
    };
    let moved = move |pointer: PointerEvent| {
        if is_held.get_untracked() {
            go(&pointer);
        }
    };
    let says = move || {
        let place = lang::ReplayMove {
            n: replay.at.get(),
            of: replay.n_moves(),
        }
        .say(session.lang());
        match replay.mover() {
            Some(seat) => format!("{place}, {}", session.name(seat)),
            None => place,
        }
    };
    let width = places.with_value(|it| it.width);
    let paths = (0..MAX_SEATS).map(Seat::new).map(|seat| {
        let d = move || ticks(replay, seat, places);
        let class = move || {
            let is_me = session.seat() == Some(seat);
            format!("s{}{}", seat.index(), if is_me { " me" } else { "" })
        };
        view! { <path class=class d=d vector-effect="non-scaling-stroke" /> }
    });
    view! {
        <div
            class="tl"
            class:many=MANY < replay.n_moves()
            role="slider"
            tabindex="0"
            aria-label=move || lang::replay_timeline(session.lang())
            aria-valuemin="0"
            aria-valuemax=replay.n_moves()
            aria-valuenow=move || replay.at.get()
            aria-valuetext=says
            on:pointerdown=down
            on:pointermove=moved
            on:pointerup=move |_| is_held.set(false)
            on:pointercancel=move |_| is_held.set(false)
        >
            <svg viewBox=format!("0 0 {width} 10") preserveAspectRatio="none" aria-hidden="true">
                {paths.collect_view()}
            </svg>
            {move || {
                let marks = replay.marks.get().into_iter().enumerate();
                let left = |n| places.with_value(|it| it.knob(n));
                marks
                    .map(|(index, n)| {
                        let style = format!("left:{:.2}%", left(n));
                        view! { <b class="mk d" style=style aria-hidden="true">{index + 1}</b> }
                    })
                    .collect_view()
            }}
            <span
                class="knob"
                style=move || {
                    let left = places.with_value(|it| it.knob(replay.at.get()));
                    format!("left:{left:.2}%")
                }
            ></span>
        </div>
    }
}

/// A box for each move of a seat; whoever looks has higher ones.
fn ticks(replay: Replay, seat: Seat, places: StoredValue<Places>) -> String {
    let is_me = replay.session.seat() == Some(seat);
    let (top, height) = if is_me { (0.5, 9.0) } else { (2.0, 6.0) };
    let playback = replay.playback();
    let mut d = String::new();
    places.with_value(|places| {
        for (n, start) in (1..).zip(&places.starts) {
            if playback.mover(n) == Some(seat) {
                let (x, width) = (start + BETWEEN / 2.0, 1.0 - BETWEEN);
                write!(d, "M{x:.2} {top}h{width:.2}v{height}h-{width:.2}z")
                    .expect("writing to a string works");
            }
        }
    });
    d
}

fn line(pointer: &PointerEvent) -> Option<Element> {
    pointer.current_target()?.dyn_into().ok()
}

/// How far along the line a pointer is.
fn share(pointer: &PointerEvent) -> Option<f64> {
    let place = line(pointer)?.get_bounding_client_rect();
    let along = f64::from(pointer.client_x()) - place.left();
    (0.0 < place.width()).then(|| (along / place.width()).clamp(0.0, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_is_found_where_it_is_shown() {
        for (n_moves, parts) in [
            (1, vec![0]),
            (63, vec![0, 22, 43]),
            (1000, vec![0, 1, 2, 500]),
        ] {
            let places = Places::new(n_moves, &parts);
            assert_eq!(places.at(0.0), 0);
            assert_eq!(places.at(1.0), n_moves);
            for n in 1..=n_moves {
                assert_eq!(places.at(places.knob(n) / 100.0), n, "of {n_moves}");
            }
        }
    }

    #[test]
    fn many_short_parts_do_not_push_the_moves_aside() {
        let parts: Vec<u32> = (0..100).map(|n| 2 * n).collect();
        let places = Places::new(200, &parts);
        assert!(places.width <= 200.0 * 1.16);
    }
}
