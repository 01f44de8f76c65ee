//! The middle: red fives and white ones in two heaps, and the phase banner.

use std::time::Duration;

use leptos::prelude::*;
use mmm_brains::{Phase, Tokens};
use web::art;

use super::board::Board;
use crate::lang;

const BANNER_MS: u64 = 5000;

#[component]
pub fn Pot(board: Board) -> impl IntoView {
    let session = board.session;
    let tokens = Memo::new(move |_| {
        board
            .view
            .get()
            .map_or_else(Tokens::default, |view| view.piles().middle)
    });
    let points = move || board.view.get().map_or(0, |view| view.middle);
    let caption = move || {
        let lang = session.lang();
        match board.view.get().map(|view| (view.phase, view.middle)) {
            Some((Phase::Two, middle)) => lang::paid(lang, middle.into()),
            Some((Phase::One, middle)) => lang::pot_points(lang, middle.into()),
            None => String::new(),
        }
    };
    let split = move || {
        let Tokens { red, white } = tokens.get();
        lang::Tokens { red, white }.say(session.lang())
    };
    view! {
        <section class="pot" aria-labelledby="pot-title">
            <h2 id="pot-title" class="unseen">{move || lang::pot(session.lang())}</h2>
            <svg viewBox="0 10 340 96" aria-hidden="true" class="heaps">
                <ellipse class="plate" cx="170" cy="58" rx="168" ry="46" />
                <ellipse class="plate inner" cx="170" cy="54" rx="152" ry="36" />
                {move || heap("red", tokens.get().red, 73.0)}
                {move || heap("white", tokens.get().white, 267.0)}
                <text class="count" x="73" y="101" text-anchor="middle">
                    {move || format!("{} × 5", tokens.get().red)}
                </text>
                <text class="count" x="267" y="101" text-anchor="middle">
                    {move || format!("{} × 1", tokens.get().white)}
                </text>
                <text class="points" x="170" y="69" text-anchor="middle">
                    {points}
                </text>
            </svg>
            <p class="caption">
                <strong>{caption}</strong>
                <span class="split">{split}</span>
            </p>
            <Banner board />
        </section>
    }
}

/// A heap of `n` brains, those behind drawn first.
fn heap(kind: &'static str, n: u8, x: f64) -> impl IntoView {
    const WIDTH: f64 = 21.0;
    let mut places: Vec<(f64, f64)> = (0..n)
        .map(|i| {
            // Seeds of a sunflower: even, and never in rows.
            let (turn, far) = (f64::from(i) * 2.4, (f64::from(i) + 0.4).sqrt());
            (x + 10.6 * far * turn.cos(), 53.0 + 6.0 * far * turn.sin())
        })
        .collect();
    places.sort_by(|a, b| a.1.total_cmp(&b.1));
    places
        .into_iter()
        .map(|(x, y)| art::small_brain(kind, x - WIDTH / 2.0, y - 9.0, WIDTH))
        .collect_view()
}

/// Says that phase 2 has begun, for a while.
#[component]
fn Banner(board: Board) -> impl IntoView {
    let is_shown = RwSignal::new(false);
    let phase = Memo::new(move |_| board.view.get().map(|view| view.phase));
    Effect::new(move |before: Option<Option<Phase>>| {
        let now = phase.get();
        if before == Some(Some(Phase::One)) && now == Some(Phase::Two) {
            is_shown.set(true);
            let hide = move || {
                let _ = is_shown.try_set(false);
            };
            set_timeout(hide, Duration::from_millis(BANNER_MS));
        }
        now
    });
    view! {
        <div role="status">
            <Show when=move || is_shown.get()>
                <p class="banner">{move || lang::banner_two(board.session.lang())}</p>
            </Show>
        </div>
    }
}
