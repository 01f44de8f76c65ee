//! A chip for each player, for tables that draw no players of their own.

use leptos::prelude::*;
use tabletop::Seat;

use crate::{art, lang, session::Session};

#[component]
pub fn PlayersStrip(session: Session) -> impl IntoView {
    let n_seats = Memo::new(move |_| session.seats.with(Vec::len));
    let chip = move |index: usize| {
        let seat = Seat::new(index);
        let acts = move || session.must().contains(seat);
        view! {
            <li class="chip" class:active=acts class:away=move || session.is_away(seat)>
                {art::avatar(index)}
                <span class="name">{move || session.name(seat)}</span>
                <Badges session seat />
            </li>
        }
    };
    view! {
        <ul class="chips">
            {move || (0..n_seats.get()).map(chip).collect_view()}
        </ul>
    }
}

/// Bot, away, acts now: in words.
#[component]
pub fn Badges(session: Session, seat: Seat) -> impl IntoView {
    let acts = move || session.must().contains(seat);
    view! {
        <Show when=move || session.is_bot(seat)>
            <span class="unseen">{move || lang::shell_bot_badge(session.lang())}</span>
            {art::robot()}
        </Show>
        <Show when=move || session.is_away(seat)>
            <span class="badge">{move || lang::shell_away_badge(session.lang())}</span>
        </Show>
        <Show when=acts>
            <span class="unseen">{move || lang::shell_turn_badge(session.lang())}</span>
        </Show>
    }
}
