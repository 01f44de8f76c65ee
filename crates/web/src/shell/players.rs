//! A chip for each player, for tables that draw no players of their own.

use std::time::Duration;

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

/// Somebody is away: how long they may be, or that a bot plays for them.
fn away(session: Session, seat: Seat) -> AnyView {
    let Some(ms) = session.stand_in_ms(seat) else {
        return view! { <span class="badge">{lang::shell_away_badge(session.lang())}</span> }
            .into_any();
    };
    let seconds = RwSignal::new(ms.div_ceil(1000));
    let tick = move || seconds.update(|left| *left = left.saturating_sub(1));
    if let Ok(ticking) = set_interval_with_handle(tick, Duration::from_secs(1)) {
        on_cleanup(move || ticking.clear());
    }
    let lang = session.lang();
    let label = move || match seconds.get() {
        0 => lang::shell_stand_in(lang).to_owned(),
        left => lang::shell_stand_in_soon(lang, left),
    };
    view! {
        {(ms == 0).then(art::robot)}
        <span class="badge">{label}</span>
    }
    .into_any()
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
        {move || session.is_away(seat).then(|| away(session, seat))}
        <Show when=acts>
            <span class="unseen">{move || lang::shell_turn_badge(session.lang())}</span>
        </Show>
    }
}
