//! The end of a round: what the leftover cards have eaten.

use leptos::prelude::*;
use tabletop::Seat;
use web::{art, session::Session, shell::seats::face_of};

use super::{board::Board, recent::Count};
use crate::lang;

#[component]
pub fn RoundEnd(board: Board) -> impl IntoView {
    let count = Memo::new(move |_| board.count());
    move || count.get().map(|count| view! { <Bars board count /> })
}

/// Who is out of cards.
pub fn title(session: Session, seat: Seat) -> String {
    let lang = session.lang();
    if session.seat() == Some(seat) {
        lang::round_over_you(lang).to_owned()
    } else {
        lang::round_over(lang, session.name(seat))
    }
}

#[component]
fn Bars(board: Board, count: Count) -> impl IntoView {
    let session = board.session;
    let title = move || title(session, count.seat);
    // Nothing but the count changes brains until the next round is played.
    let after = board.view.get_untracked().map(|view| view.table.brains);
    let bars = after.map(|after| {
        let before = after.map(|seat, brains| brains + count.lost[seat]);
        let bar = move |seat: Seat| {
            let (before, after) = (before[seat], after[seat]);
            let name = move || match session.seat() {
                Some(me) if me == seat => web::lang::shell_you(session.lang()).to_owned(),
                Some(_) | None => session.name(seat),
            };
            let words = move || {
                lang::Bar {
                    name: name(),
                    before,
                    after,
                }
                .say(session.lang())
            };
            let brains = (0..before).map(|index| {
                let is_eaten = after <= index;
                view! { <img class:eaten=is_eaten src=art::file("brain.svg") alt="" /> }
            });
            view! {
                <li>
                    <span class="unseen">{words}</span>
                    {face_of(session, seat)}
                    <span class="name d" aria-hidden="true">{name}</span>
                    <span class="row" aria-hidden="true">{brains.collect_view()}</span>
                    <span class="lost d" aria-hidden="true">
                        {(after < before).then(|| format!("−{}", before - after))}
                    </span>
                    <b class="d" aria-hidden="true">{after}</b>
                </li>
            }
        };
        before.seats().map(bar).collect_view()
    });
    view! {
        <section class="moment omb-count" aria-labelledby="omb-round-end-title">
            <div class="sheet">
                <h2 id="omb-round-end-title" class="d">{title}</h2>
                <p>{move || lang::round_over_about(session.lang())}</p>
                <ul>{bars}</ul>
            </div>
        </section>
    }
}
