//! A plate for each player, the same in every game: face, name, what all know
//! of them, and whether one can choose them now.

use std::time::Duration;

use leptos::prelude::*;
use tabletop::Seat;

use crate::{art, lang, session::Session};

/// Whether a tap on a plate chooses its player.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Pick {
    #[default]
    No,
    /// They can be chosen.
    Open,
    /// They are chosen.
    Picked,
}

/// What a game adds to the plates. Copies share everything.
#[derive(Copy, Clone, Debug)]
pub struct Plates {
    /// Everybody that has a plate, in order.
    pub seats: Signal<Vec<Seat>>,
    /// The counts below the name.
    pub counts: Callback<Seat, AnyView>,
    /// What else is on the plate: a colour, a card, the Brain.
    pub extra: Callback<Seat, AnyView>,
    pub pick: Callback<Seat, Pick>,
    /// All of it in words; what a tap would do, where they can be chosen.
    pub says: Callback<Seat, String>,
    /// Chooses a player, or shows everything public about them.
    pub tap: Callback<Seat>,
}

impl Plates {
    /// Plates that only say who sits there; a tap shows what all know of them.
    pub fn plain(session: Session) -> Plates {
        Plates {
            seats: Signal::derive(move || others(session)),
            counts: Callback::new(|_| ().into_any()),
            extra: Callback::new(|_| ().into_any()),
            pick: Callback::new(|_| Pick::No),
            says: Callback::new(move |seat| session.name(seat)),
            tap: Callback::new(move |seat| session.asked_about.set(Some(seat))),
        }
    }
}

/// Everybody but this page's player, in the order of play.
pub fn others(session: Session) -> Vec<Seat> {
    let n_seats = session.seats.with(Vec::len);
    let me = session.seat();
    let first = me.map_or(0, |seat| seat.index() + 1);
    let seats = (0..n_seats).map(|n| Seat::new((first + n) % n_seats));
    seats.filter(|seat| Some(*seat) != me).collect()
}

#[component]
pub fn Seats(session: Session, plates: Plates) -> impl IntoView {
    let plate = move |seat: Seat| view! { <Plate session plates seat /> };
    view! {
        <ul class=move || crowd(plates.seats.with(Vec::len)) aria-label=move || lang::shell_players(session.lang())>
            <For each=move || plates.seats.get() key=|seat| *seat children=plate />
        </ul>
    }
}

/// The classes of so many plates: many make each other small. (A selector that
/// counts them would cost the browser milliseconds whenever anything comes or
/// goes.)
fn crowd(n_plates: usize) -> String {
    let from = (4..=n_plates).map(|n| format!(" from{n}"));
    std::iter::once("seats".to_owned()).chain(from).collect()
}

/// A face on its disc.
pub fn face_of(session: Session, seat: Seat) -> impl IntoView {
    let portrait = Memo::new(move |_| session.face(seat));
    move || {
        let portrait = portrait.get();
        view! {
            <span class="face" style=format!("--hue:{}", portrait.hue())>
                {portrait.drawing()}
            </span>
        }
    }
}

#[component]
fn Plate(session: Session, plates: Plates, seat: Seat) -> impl IntoView {
    let pick = Memo::new(move |_| plates.pick.run(seat));
    let mark = |is: bool| is.then_some("");
    let acts = Memo::new(move |_| session.must().contains(seat));
    let thinks = move || acts.get() && session.is_bot(seat);
    view! {
        <li
            class="seat"
            data-seat=seat.index()
            data-turn=move || mark(acts.get())
            data-away=move || mark(session.is_away(seat))
            data-pick=move || mark(pick.get() == Pick::Open)
            data-picked=move || mark(pick.get() == Pick::Picked)
        >
            {face_of(session, seat)}
            {move || session.is_away(seat).then(|| ring(session, seat))}
            <span class="who">
                <span class="name">{move || session.name(seat)}</span>
                <Badges session seat />
            </span>
            <span class="counts">{move || plates.counts.run(seat)}</span>
            {move || plates.extra.run(seat)}
            {session.with_others(|it| (it.pop)(session, seat))}
            {session.with_others(|it| (it.answer)(session, seat))}
            <Show when=thinks>
                <span class="dots" aria-hidden="true">
                    <i></i>
                    <i></i>
                    <i></i>
                </span>
            </Show>
            // The whole plate is what one taps.
            <button
                type="button"
                class="hit"
                aria-label=move || plates.says.run(seat)
                aria-pressed=move || match pick.get() {
                    Pick::No => None,
                    Pick::Open => Some("false"),
                    Pick::Picked => Some("true"),
                }
                on:click=move |_| plates.tap.run(seat)
            ></button>
            {session.with_others(|it| (it.plate_clock)(session, seat))}
        </li>
    }
}

/// Round the face of somebody who is away: until a bot plays for them.
fn ring(session: Session, seat: Seat) -> Option<impl IntoView> {
    let ms = session.stand_in_ms(seat).filter(|ms| 0 < *ms)?;
    let style = format!("animation-duration:{ms}ms");
    Some(view! { <i class="ring low runs-out" style=style aria-hidden="true"></i> })
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
        <Show when=move || !session.is_away(seat) && session.company.clocks.is_out(seat)>
            {art::robot()}
            <span class="badge">{move || lang::clock_bot(session.lang())}</span>
        </Show>
        <Show when=acts>
            <span class="unseen">{move || lang::shell_turn_badge(session.lang())}</span>
        </Show>
    }
}
