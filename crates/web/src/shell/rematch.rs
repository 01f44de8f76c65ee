//! Another round with the same people: a vote with a burning fuse.

use leptos::prelude::*;
use tabletop::Seat;
use wire::{Ballot, Proposal};

use super::seats::face_of;
use crate::{
    art, lang,
    pages::trouble::seconds_until,
    session::{Session, company::answer},
};

/// What can be done about another round, where the game was played with others.
#[component]
pub fn RematchButton(session: Session) -> impl IntoView {
    let company = session.company;
    let press = move |_| {
        if session.is_meant() {
            company.propose(Proposal::Rematch);
        }
    };
    let ask = move || {
        view! {
            <button
                type="button"
                class="btn go"
                aria-disabled=move || session.is_cut_off().to_string()
                on:click=press
            >
                {art::icon(art::PLAY)} {move || lang::company_rematch(session.lang())}
            </button>
        }
    };
    let watch = move |code: String| {
        view! {
            <a class="btn go" href=format!("/table/{code}")>
                {art::icon(art::EYE)} {move || lang::company_watch_next(session.lang())}
            </a>
        }
    };
    let home = move |class: &'static str| {
        view! {
            <a class=class href="/">
                {move || lang::home(session.lang())}
            </a>
        }
    };
    let has_seat = Memo::new(move |_| session.seat().is_some());
    move || match (company.next.get(), has_seat.get()) {
        (Some(code), _) => view! { {home("btn")} {watch(code)} }.into_any(),
        (None, true) => view! { {home("btn")} {ask()} }.into_any(),
        (None, false) => home("btn go").into_any(),
    }
}

/// Who is in, over the end of the game.
#[component]
pub fn RematchVote(session: Session) -> impl IntoView {
    let company = session.company;
    // Who says no has seen enough of it.
    let is_shown = Memo::new(move |_| {
        let ballot = company.asked(Proposal::Rematch);
        let me = session.seat();
        ballot.is_some_and(|it| me.is_none_or(|me| answer(&it, me) != Some(false)))
    });
    view! {
        <Show when=move || is_shown.get()>
            <Sheet session />
        </Show>
    }
}

#[component]
fn Sheet(session: Session) -> impl IntoView {
    let company = session.company;
    let left = seconds_until(company.ends_at);
    let by = Memo::new(move |_| company.ballot.get().map(|it| it.by));
    let title = move || {
        let lang = session.lang();
        match by.get() {
            Some(by) if session.seat() != Some(by) => lang::company_revenge(lang, session.name(by)),
            Some(_) | None => lang::company_another(lang).to_owned(),
        }
    };
    let is_asked = Memo::new(move |_| {
        let (ballot, me) = (company.ballot.get(), session.seat());
        ballot
            .zip(me)
            .is_some_and(|(it, me)| answer(&it, me).is_none())
    });
    let n_seats = Memo::new(move |_| session.seats.with(Vec::len));
    let fuse = untrack(|| company.ballot.get()).map(|it| {
        let burnt = it.of_ms.saturating_sub(it.ms_left);
        format!("--of:{}ms;--burnt:-{burnt}ms", it.of_ms)
    });
    view! {
        <div class="stagev">
            <section class="sheet2 rem" role="dialog" aria-labelledby="rematch-title">
                <h2 id="rematch-title" class="d" role="status">
                    {title}
                </h2>
                <p>{move || lang::company_same(session.lang())}</p>
                <ul class=move || format!("votes n{}", n_seats.get())>
                    {move || {
                        (0..n_seats.get())
                            .map(|index| view! { <SeatAnswer session seat=Seat::new(index) /> })
                            .collect_view()
                    }}
                </ul>
                <p class="tiny">
                    {move || lang::company_starts_in(session.lang(), left.get().unwrap_or(0))}
                </p>
                <Show when=move || is_asked.get()>
                    <div class="row">
                        <button type="button" class="btn" on:click=move |_| company.vote(false)>
                            {move || lang::company_out(session.lang())}
                        </button>
                        <button type="button" class="btn go" on:click=move |_| company.vote(true)>
                            {art::icon(art::PLAY)} {move || lang::company_in(session.lang())}
                        </button>
                    </div>
                </Show>
                <span class="burn" style=fuse aria-hidden="true"></span>
            </section>
        </div>
    }
}

/// What somebody says to it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Says {
    Yes,
    No,
    Gone,
    NothingYet,
}

fn says(session: Session, ballot: &Ballot, seat: Seat) -> Says {
    match answer(ballot, seat) {
        Some(true) => Says::Yes,
        Some(false) => Says::No,
        None if session.is_bot(seat) => Says::Yes,
        None if session.is_away(seat) => Says::Gone,
        None => Says::NothingYet,
    }
}

#[component]
fn SeatAnswer(session: Session, seat: Seat) -> impl IntoView {
    let says = Memo::new(move |_| {
        let ballot = session.company.ballot.get();
        ballot.map_or(Says::NothingYet, |it| says(session, &it, seat))
    });
    let class = move || match says.get() {
        Says::Yes => "yes",
        Says::No | Says::Gone => "no",
        Says::NothingYet => "",
    };
    let word = move || {
        let lang = session.lang();
        match says.get() {
            Says::Yes => (art::CHECK, lang::company_is_in(lang)),
            Says::No => (art::DOOR, lang::company_is_out(lang)),
            Says::Gone => (art::DOOR, lang::company_is_gone(lang)),
            Says::NothingYet => ("dots", lang::company_is_thinking(lang)),
        }
    };
    let name = move || {
        if session.seat() == Some(seat) {
            lang::shell_you(session.lang()).to_owned()
        } else {
            session.name(seat)
        }
    };
    let shown = move || {
        let (icon, word) = word();
        let class = if says.get() == Says::NothingYet {
            "unseen"
        } else {
            ""
        };
        view! {
            {art::icon(icon)}
            <em class=class>{word}</em>
        }
    };
    view! {
        <li class=class>
            {face_of(session, seat)} <b class="d">{name}</b> <span>{shown}</span>
        </li>
    }
}
