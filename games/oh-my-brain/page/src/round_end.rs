//! The end of a round as a picture: what the leftover cards have eaten.

use leptos::prelude::*;
use tabletop::Seat;

use super::{board::Board, tale::Count};
use crate::lang;

#[component]
pub fn RoundEnd(board: Board) -> impl IntoView {
    let count = Memo::new(move |_| {
        let count = board.tale.with(|tale| tale.count);
        count.filter(|_| !board.toss.is_in_the_air())
    });
    let is_closed = RwSignal::new(false);
    Effect::new(move |_| {
        let _ = count.get();
        is_closed.set(false);
    });
    let shown = move || count.get().filter(|_| !is_closed.get());
    move || shown().map(|count| view! { <Bars board count is_closed /> })
}

#[component]
fn Bars(board: Board, count: Count, is_closed: RwSignal<bool>) -> impl IntoView {
    let session = board.session;
    let title = move || {
        let lang = session.lang();
        if session.seat() == Some(count.seat) {
            lang::round_over_you(lang).to_owned()
        } else {
            lang::round_over(lang, session.name(count.seat))
        }
    };
    // Nothing but the count changes brains until the next round is played.
    let after = board.view.get_untracked().map(|view| view.table.brains);
    let bars = after.map(|after| {
        let before = after.map(|seat, brains| brains + count.lost[seat]);
        let most = before.as_slice().iter().copied().max().unwrap_or(1).max(1);
        let bar = move |seat: Seat| {
            let (before, after) = (before[seat], after[seat]);
            let words = move || {
                lang::Bar {
                    name: session.name(seat),
                    before,
                    after,
                }
                .say(session.lang())
            };
            let part = move |class: &'static str, n: u8| {
                let share = format!("{}%", u32::from(n) * 100 / u32::from(most));
                (0 < n).then(|| view! { <span class=class style:width=share></span> })
            };
            view! {
                <li>
                    <span class="unseen">{words}</span>
                    <span class="name" aria-hidden="true">{move || session.name(seat)}</span>
                    <span class="track" aria-hidden="true">
                        {part("left", after)} {part("eaten", before - after)}
                    </span>
                    <span class="numbers" aria-hidden="true">
                        {before} " → " <strong>{after}</strong>
                    </span>
                </li>
            }
        };
        before.seats().map(bar).collect_view()
    });
    view! {
        <section class="omb-round-end" aria-labelledby="omb-round-end-title">
            <h2 id="omb-round-end-title">{title}</h2>
            <button
                type="button"
                class="icon"
                aria-label=move || web::lang::close(session.lang())
                on:click=move |_| is_closed.set(true)
            >
                "✕"
            </button>
            <ul>{bars}</ul>
        </section>
    }
}
