//! Who was going to win: a band for each player, as high as their chance, from
//! the deal to the end.
//!
//! The chances are those of the table as it really lay: of these exactly one
//! player wins in every imagined game, so that bands add up without being made
//! to. What a player could know is said in words for the move one stands at.

use std::{fmt::Write, sync::Arc};

use coach::Report;
use leptos::prelude::*;
use tabletop::{BySeat, Seat};
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent};

use super::insight::Insight;
use crate::{lang, replays::scrub};

/// A face needs a band at least so high, in hundredths.
const ROOM: f64 = 17.0;
/// A whole win.
const WIN: f64 = 1000.0;
/// So many names of parts fit below.
const MOST_PARTS: usize = 4;

/// The chances of everybody, from below, and where they stand.
#[derive(Clone, PartialEq, Debug)]
struct Stack {
    /// From below: whoever looks first.
    seats: Vec<Seat>,
    /// For each table the upper edge of each band, in hundredths of all.
    tops: Vec<Vec<f64>>,
}

impl Stack {
    fn new(lay: &[BySeat<i32>], first: Seat) -> Stack {
        let n_seats = lay.first().map_or(0, BySeat::len);
        let rounding = f64::from(n_seats as u32);
        let others = (0..n_seats).map(Seat::new).filter(|it| *it != first);
        let seats: Vec<_> = std::iter::once(first).chain(others).collect();
        let tops = lay.iter().map(|it| {
            let shares = seats.iter().map(|seat| f64::from(it[*seat].max(0)));
            let sum: f64 = shares.clone().sum();
            // What rounding leaves is nobody's; a gap is of games that nobody wins.
            let is_rounded = (sum - WIN).abs() <= rounding;
            let whole = if is_rounded { sum } else { sum.max(WIN) };
            let add = |sum: &mut f64, share: f64| {
                *sum += share;
                Some(*sum * 100.0 / whole)
            };
            shares.scan(0.0, add).collect()
        });
        Stack {
            tops: tops.collect(),
            seats,
        }
    }

    /// The edges of a band at a table.
    fn edges(&self, n: usize, band: usize) -> (f64, f64) {
        let tops = &self.tops[n];
        let below = band.checked_sub(1).map_or(0.0, |below| tops[below]);
        (below, tops[band])
    }

    /// The outline of a band, a unit wide for each move and 100 high.
    fn outline(&self, band: usize) -> String {
        let mut d = String::new();
        let mut sign = 'M';
        for n in 0..self.tops.len() {
            let (_, top) = self.edges(n, band);
            write!(d, "{sign}{n} {:.1}", 100.0 - top).expect("writing to a string works");
            sign = 'L';
        }
        for n in (0..self.tops.len()).rev() {
            let (below, _) = self.edges(n, band);
            write!(d, "L{n} {:.1}", 100.0 - below).expect("writing to a string works");
        }
        d + "z"
    }

    /// Where a face has room on a band: nearly the widest place, as far to the
    /// left as there is one. In hundredths from the left and from above.
    fn place(&self, band: usize) -> Option<(f64, f64)> {
        let last = self.tops.len().checked_sub(1)?;
        let at = |share: u32| (last * share as usize) / 100;
        let height = |share: u32| {
            let around = at(share.saturating_sub(4))..=at((share + 4).min(100));
            let edges = around.map(|n| self.edges(n, band));
            let (below, top) = edges.fold((0.0, 100.0), |(lo, hi): (f64, f64), (below, top)| {
                (lo.max(below), hi.min(top))
            });
            (top - below, f64::midpoint(top, below))
        };
        let places = (7..=93).step_by(2);
        let widest = places.clone().map(|it| height(it).0).fold(0.0, f64::max);
        let needed = ROOM.max(widest * 0.75);
        let share = { places }.find(|it| needed <= height(*it).0)?;
        Some((f64::from(share), 100.0 - height(share).1))
    }
}

#[component]
pub fn Bands(insight: Insight) -> impl IntoView {
    let replay = insight.replay;
    let session = replay.session;
    let n_moves = replay.n_moves().max(1);
    let stack = Memo::new(move |_| {
        let lay = insight
            .report
            .with(|it| it.as_ref().map(|it| it.as_it_lay()));
        Stack::new(&lay.unwrap_or_default(), insight.whose.get())
    });
    let left = move |n: u32| format!("left:{:.2}%", 100.0 * f64::from(n) / f64::from(n_moves));
    let bands = move || {
        stack.with(|stack| {
            let seats = stack.seats.iter().enumerate();
            let band = |(band, seat): (usize, &Seat)| {
                let class = format!("s{}", seat.index());
                view! { <path class=class d=stack.outline(band) vector-effect="non-scaling-stroke" /> }
            };
            seats.map(band).collect_view()
        })
    };
    let faces = move || {
        stack.with(|stack| {
            let seats = stack.seats.iter().enumerate();
            let face = |(band, seat): (usize, &Seat)| {
                let (x, y) = stack.place(band)?;
                let portrait = session.face(*seat);
                let style = format!("left:{x:.1}%;top:{y:.1}%;--hue:{}", portrait.hue());
                Some(view! { <span class="lb face" style=style>{portrait.drawing()}</span> })
            };
            seats.map(face).collect_view()
        })
    };
    let chance = move || {
        insight
            .lay(replay.at.get())
            .map(|it| it[insight.whose.get()])
    };
    let jump = move |press: MouseEvent| {
        if let Some(share) = share(&press) {
            let at = share * f64::from(n_moves);
            let passed = (0..n_moves).take_while(|n| f64::from(*n) + 0.5 <= at);
            replay.jump(passed.count() as u32);
        }
    };
    view! {
        <figure class="chance">
            <div class="plot2" on:click=jump>
                <svg
                    role="img"
                    aria-label=move || says(insight)
                    viewBox=format!("0 0 {n_moves} 100")
                    preserveAspectRatio="none"
                >
                    {bands}
                    <path class="half" d=format!("M0 50H{n_moves}") vector-effect="non-scaling-stroke" />
                </svg>
                <div aria-hidden="true">
                    {faces}
                    {move || {
                        let moments = insight.moments.get().into_iter().enumerate();
                        moments
                            .map(|(index, it)| {
                                view! { <b class="mk d" style=left(it.n)>{index + 1}</b> }
                            })
                            .collect_view()
                    }}
                    <i
                        class="cur"
                        class:late=move || n_moves < 2 * replay.at.get()
                        style=move || left(replay.at.get())
                    >
                        <em class="d">{move || chance().map(|it| format!("{it} %"))}</em>
                    </i>
                </div>
            </div>
            <div class="parts-of" aria-hidden="true">{move || below(insight, left)}</div>
            <figcaption>{move || here(insight)} " " <span>{move || why(insight)}</span></figcaption>
        </figure>
    }
}

/// The names of parts below the chart, or where it begins and ends.
fn below(insight: Insight, left: impl Fn(u32) -> String) -> impl IntoView {
    let replay = insight.replay;
    let lang = replay.session.lang();
    let parts: Vec<u32> = { replay.playback().parts().into_iter() }
        .filter(|n| 0 < *n)
        .collect();
    let named = parts.into_iter().filter(|n| 8 * replay.n_moves() < 100 * n);
    let named: Vec<_> = named.filter(|n| 100 * n < 88 * replay.n_moves()).collect();
    let middle = (named.len() < MOST_PARTS).then(|| {
        let name = |n: u32| view! { <i style=left(n)>{scrub::name(replay, n)}</i> };
        named.into_iter().map(name).collect_view()
    });
    view! {
        <span>{lang::insight_start(lang)}</span>
        {middle}
        <span>{lang::insight_end(lang)}</span>
    }
}

/// The chance at this move in words, and what was known of it.
fn here(insight: Insight) -> Option<String> {
    let replay = insight.replay;
    let (n, seat) = (replay.at.get(), insight.whose.get());
    let lang = replay.session.lang();
    let chance = insight.lay(n)?[seat];
    let name = replay.session.name(seat);
    if !replay.session.game.info().has_secrets {
        return Some(lang::InsightHere { name, chance }.say(lang));
    }
    let known = |it: &Arc<Report>| it.chances.get(n as usize).map(|it| it[seat]);
    let known = insight.report.with(|it| it.as_ref().and_then(known))?;
    let known = (known + 5) / 10;
    Some(
        lang::InsightHereKnown {
            name,
            chance,
            known,
        }
        .say(lang),
    )
}

fn why(insight: Insight) -> &'static str {
    let session = insight.replay.session;
    if session.game.info().has_secrets {
        lang::insight_hidden(session.lang())
    } else {
        lang::insight_open(session.lang())
    }
}

/// The chart as a sentence.
fn says(insight: Insight) -> String {
    let replay = insight.replay;
    let session = replay.session;
    let at = |n: u32| {
        let Some(lay) = insight.lay(n) else {
            return String::new();
        };
        let told = lay
            .iter()
            .map(|(seat, it)| format!("{} {it}", session.name(seat)));
        told.collect::<Vec<_>>().join(", ")
    };
    let told = lang::InsightBands {
        start: at(0),
        now: at(replay.at.get()),
        end: at(replay.n_moves()),
    };
    told.say(session.lang())
}

/// How far along the chart somebody has pressed.
fn share(press: &MouseEvent) -> Option<f64> {
    let chart: Element = press.current_target()?.dyn_into().ok()?;
    let place = chart.get_bounding_client_rect();
    let along = f64::from(press.client_x()) - place.left();
    (0.0 < place.width()).then(|| (along / place.width()).clamp(0.0, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lay(shares: [i32; 3]) -> BySeat<i32> {
        BySeat::new(3, |seat| shares[seat.index()])
    }

    #[test]
    fn bands_fill_the_chart_whatever_rounding_has_left() {
        let stack = Stack::new(&[lay([333, 333, 333]), lay([0, 1000, 1])], Seat::new(1));
        assert_eq!(stack.seats, [1, 0, 2].map(Seat::new));
        for tops in &stack.tops {
            assert!((tops.last().unwrap() - 100.0).abs() < 1e-9);
        }
        assert_eq!(stack.outline(1), "M0 33.3L1 0.1L1 0.1L0 66.7z");
    }

    #[test]
    fn a_face_lies_where_its_band_has_room_for_it() {
        let long: Vec<_> = (0..=50).map(|n| lay([20 * n, 1000 - 20 * n, 0])).collect();
        let stack = Stack::new(&long, Seat::new(0));
        let (x, y) = stack.place(0).unwrap();
        assert!(50.0 < x && 50.0 < y, "{x} {y}");
        let (x, _) = stack.place(1).unwrap();
        assert!(x < 30.0, "{x}");
        assert_eq!(stack.place(2), None);
    }
}
