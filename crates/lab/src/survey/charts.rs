//! Charts by hand: cardboard with an outline of ink. Each says in words what it
//! shows.

use std::fmt::Write;

use super::{Hands, Length, NoteReport, Share};
use crate::{ladder::page::escaped, stats::as_float};

const WIDTH: f64 = 440.0;

/// A drawing with its sentence.
fn drawing(height: f64, alt: &str, body: &str) -> String {
    format!(
        "<svg viewBox=\"0 0 {WIDTH:.0} {height:.0}\" role=\"img\" aria-label=\"{}\">\n{body}</svg>\n",
        escaped(alt)
    )
}

fn text(class: &str, (x, y): (f64, f64), anchor: &str, words: &str) -> String {
    format!(
        "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{}</text>\n",
        escaped(words)
    )
}

/// A piece of cardboard.
fn bar(class: &str, (x, y): (f64, f64), (width, height): (f64, f64)) -> String {
    format!(
        "<rect class=\"bar {class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{:.1}\" \
         rx=\"4\" />\n",
        width.max(0.0),
        height.max(0.0)
    )
}

fn line(class: &str, (x1, y1): (f64, f64), (x2, y2): (f64, f64)) -> String {
    format!(
        "<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" />\n"
    )
}

/// Percent without decimals, as it is said.
pub(super) fn percent(share: f64) -> String {
    format!("{:.0}", 100.0 * share)
}

/// How many games had how many decisions.
pub(super) fn length(length: &Length, alt: &str) -> String {
    const FOOT: f64 = 170.0;
    const HIGH: f64 = 140.0;
    const MOST_BARS: u32 = 24;
    let least = length.counts.keys().next().copied().unwrap_or(0);
    // The longest of a thousand would squeeze all others.
    let n_games: u64 = length.counts.values().sum();
    let mut n_seen = 0;
    let last = length.counts.iter().find(|(_, n)| {
        n_seen += **n;
        n_games * 99 <= n_seen * 100
    });
    let most = last.map_or(least, |(value, _)| *value);
    let step = (most - least + 1).div_ceil(MOST_BARS).max(1);
    let n_bars = (most - least + 1).div_ceil(step).max(1);
    let mut bars = vec![0; n_bars as usize];
    for (value, n) in &length.counts {
        bars[((value.min(&most) - least) / step) as usize] += n;
    }
    let highest = as_float(bars.iter().copied().max().unwrap_or(1).max(1));
    let wide = (WIDTH - 20.0) / f64::from(n_bars);
    let mut body = String::new();
    for (nth, n) in (0_u32..).zip(&bars) {
        let from = least + nth * step;
        let is_middle = from <= length.p50 && length.p50 < from + step;
        let class = if is_middle { "mustard" } else { "one" };
        let high = HIGH * as_float(*n) / highest;
        let x = 10.0 + f64::from(nth) * wide;
        if 0 < *n {
            body += &bar(class, (x + 1.0, FOOT - high), (wide - 2.0, high));
        }
    }
    body += &line("whisker", (6.0, FOOT), (WIDTH - 6.0, FOOT));
    let at = |value: u32| 10.0 + (f64::from((value.min(most) - least) / step) + 0.5) * wide;
    let middle = at(length.p50).clamp(50.0, WIDTH - 50.0);
    body += &text(
        "big",
        (middle, FOOT + 22.0),
        "middle",
        &length.p50.to_string(),
    );
    if 60.0 < middle {
        body += &text("tick", (10.0, FOOT + 20.0), "start", &least.to_string());
    }
    if middle < WIDTH - 60.0 {
        body += &text(
            "tick",
            (WIDTH - 10.0, FOOT + 20.0),
            "end",
            &most.to_string(),
        );
    }
    drawing(FOOT + 32.0, alt, &body)
}

/// Shares of wins with their intervals, around an even one.
pub(super) fn shares(rows: &[(String, Share)], even: f64, alt: &str) -> String {
    const ROW: f64 = 44.0;
    const LEFT: f64 = 96.0;
    let ends = rows.iter().flat_map(|(_, it)| it.ci95);
    let most = ends.fold(even, f64::max).max(0.01) * 1.08;
    let x = |share: f64| LEFT + share / most * (WIDTH - LEFT - 62.0);
    let foot = ROW * as_float(rows.len() as u64) + 10.0;
    let mut body = String::new();
    for (nth, (name, Share { share, ci95 })) in (0_u32..).zip(rows) {
        let y = 8.0 + ROW * f64::from(nth);
        let middle = y + 17.0;
        body += &text("", (LEFT - 10.0, middle + 5.0), "end", name);
        body += &bar("one", (LEFT, y + 2.0), (x(*share) - LEFT, 30.0));
        body += &whisker(ci95.map(x), middle);
        let value = format!("{} %", percent(*share)).replace(' ', "\u{202f}");
        body += &text("value", (WIDTH - 4.0, middle + 5.0), "end", &value);
    }
    body += &line("even", (x(even), 2.0), (x(even), foot));
    drawing(foot + 6.0, alt, &body)
}

fn whisker([lo, hi]: [f64; 2], y: f64) -> String {
    [
        line("whisker", (lo, y), (hi, y)),
        line("whisker", (lo, y - 6.0), (lo, y + 6.0)),
        line("whisker", (hi, y - 6.0), (hi, y + 6.0)),
    ]
    .concat()
}

/// Two trails from the first move to the last.
pub(super) fn hands(hands: &Hands, names: [&str; 2], ends: [&str; 2], alt: &str) -> String {
    const FOOT: f64 = 190.0;
    const RIGHT: f64 = 104.0;
    let all = hands.winners.iter().chain(&hands.others);
    let most = all.copied().fold(1.0, f64::max);
    let last = hands.winners.len().max(2) - 1;
    let at = |nth: usize, held: f64| {
        let x = 34.0 + as_float(nth as u64) / as_float(last as u64) * (WIDTH - 34.0 - RIGHT);
        (x, FOOT - held / most * (FOOT - 24.0))
    };
    let trail = |class: &str, held: &[f64]| {
        let mut points = String::new();
        for (nth, held) in held.iter().enumerate() {
            let (x, y) = at(nth, *held);
            let _ = write!(points, "{x:.1},{y:.1} ");
        }
        format!(
            "<polyline class=\"trail under\" points=\"{points}\" />\n\
             <polyline class=\"trail {class}\" points=\"{points}\" />\n"
        )
    };
    let mut body = line("whisker", (30.0, FOOT), (WIDTH - RIGHT + 4.0, FOOT));
    body += &trail("second", &hands.others);
    body += &trail("first", &hands.winners);
    for held in [&hands.winners, &hands.others] {
        if let Some(first) = held.first() {
            let (_, y) = at(0, *first);
            body += &text("value", (24.0, y + 5.0), "end", &format!("{first:.0}"));
        }
    }
    let mut heights: Vec<(f64, &str)> = [&hands.winners, &hands.others]
        .iter()
        .zip(names)
        .map(|(held, name)| (at(last, held.last().copied().unwrap_or(0.0)).1, name))
        .collect();
    // Names that would lie on each other give way.
    heights.sort_by(|a, b| a.0.total_cmp(&b.0));
    if let [(upper, _), (lower, _)] = &mut heights[..]
        && *lower - *upper < 18.0
    {
        let middle = f64::midpoint(*lower, *upper);
        (*upper, *lower) = (middle - 9.0, middle + 9.0);
    }
    for (y, name) in heights {
        body += &text("", (WIDTH - RIGHT + 12.0, y + 5.0), "start", name);
    }
    body += &text("tick", (34.0, FOOT + 20.0), "start", ends[0]);
    body += &text("tick", (WIDTH - RIGHT, FOOT + 20.0), "end", ends[1]);
    drawing(FOOT + 30.0, alt, &body)
}

/// How far from an even share of wins, to either side.
pub(super) fn telling(rows: &[&NoteReport], even: f64, alt: &str) -> String {
    const ROW: f64 = 42.0;
    let of = |it: &NoteReport| it.win_rate.unwrap_or(even) - even;
    let interval = |it: &NoteReport| it.win_ci95.unwrap_or([even; 2]).map(|end| end - even);
    let ends = rows.iter().flat_map(|it| interval(it));
    let most = ends.fold(0.01_f64, |most, end| most.max(end.abs())) * 1.05;
    let zero = WIDTH / 2.0;
    let x = |off: f64| zero + off / most * (zero - 60.0);
    let mut body = String::new();
    for (nth, it) in (0_u32..).zip(rows) {
        let y = ROW * f64::from(nth);
        let (off, middle) = (of(it), y + 29.0);
        body += &text("", (zero, y + 16.0), "middle", &it.note);
        let (class, from, to) = if off < 0.0 {
            ("bad", x(off), zero)
        } else {
            ("good", zero, x(off))
        };
        body += &bar(class, (from, y + 21.0), (to - from, 16.0));
        body += &whisker(interval(it).map(x), middle);
        let value = format!("{:+.0}", 100.0 * off).replace('-', "−");
        let (at, anchor) = if off < 0.0 {
            (x(interval(it)[0]) - 8.0, "end")
        } else {
            (x(interval(it)[1]) + 8.0, "start")
        };
        body += &text("value", (at, middle + 5.0), anchor, &value);
        // In pieces, so that it crosses no words.
        body += &line("even", (zero, y + 19.0), (zero, y + 40.0));
    }
    let foot = ROW * as_float(rows.len() as u64);
    drawing(foot + 6.0, alt, &body)
}

/// One band that adds up, and its parts by name.
pub(super) fn band(parts: &[(&str, &str, f64)], alt: &str) -> String {
    const ROW: f64 = 30.0;
    let sum: f64 = parts.iter().map(|(_, _, part)| part).sum();
    let mut body = String::new();
    let (mut x, mut y) = (6.0, 78.0);
    for (class, name, part) in parts {
        let wide = (WIDTH - 12.0) * part / sum.max(1e-9);
        body += &bar(class, (x, 6.0), (wide, 48.0));
        if 34.0 < wide {
            let at = (x + wide / 2.0, 36.0);
            body += &text("big on", at, "middle", &format!("{part:.0}"));
        }
        x += wide;
        body += &bar(class, (6.0, y - 14.0), (18.0, 18.0));
        body += &text("", (34.0, y), "start", name);
        body += &text("value", (WIDTH - 6.0, y), "end", &format!("{part:.0}"));
        y += ROW;
    }
    drawing(y - 10.0, alt, &body)
}
