//! What needs the others: going back, a break, leaving. A strip hangs from the
//! bar while they are asked, and while nobody moves.

use leptos::prelude::*;
use tabletop::Seat;
use wire::{Ballot, ClientMessage, Proposal};

use super::help;
use crate::{
    art, lang,
    pages::trouble::seconds_until,
    session::{Session, company::answer},
    sheets::closing::Cross,
};

const LEAVING: &str = "leaving";

/// What hangs from the bar.
#[component]
pub fn Consent(session: Session) -> impl IntoView {
    let company = session.company;
    let is_asked = Memo::new(move |_| {
        company.ballot.get().is_some_and(|it| match it.what {
            Proposal::Undo | Proposal::Pause => true,
            Proposal::Rematch => false,
        })
    });
    move || {
        if session.is_cut_off() {
            return None;
        }
        if is_asked.get() {
            return Some(view! { <Asked session /> }.into_any());
        }
        let is_paused = company.is_paused.get();
        is_paused.then(|| view! { <Paused session /> }.into_any())
    }
}

fn question(session: Session, ballot: &Ballot) -> String {
    let (lang, by) = (session.lang(), ballot.by);
    let is_me = session.seat() == Some(by);
    match (ballot.what, is_me) {
        (Proposal::Undo, false) => lang::company_undo_asked(lang, session.name(by)),
        (Proposal::Undo, true) => lang::company_undo_yours(lang).to_owned(),
        (Proposal::Pause, false) => lang::company_pause_asked(lang, session.name(by)),
        (Proposal::Pause, true) => lang::company_pause_yours(lang).to_owned(),
        (Proposal::Rematch, _) => String::new(),
    }
}

#[component]
fn Asked(session: Session) -> impl IntoView {
    let company = session.company;
    let left = seconds_until(company.ends_at);
    let asks = move || company.ballot.get().map(|it| question(session, &it));
    let is_mine = Memo::new(move |_| {
        let (ballot, me) = (company.ballot.get(), session.seat());
        { ballot.zip(me) }.is_some_and(|(it, me)| answer(&it, me).is_none())
    });
    let about = move || {
        let lang = session.lang();
        let is_undo = company.asked(Proposal::Undo).is_some();
        let left = lang::company_answer_within(lang, left.get().unwrap_or(0));
        if is_undo {
            format!("{} {left}", lang::company_undo_about(lang))
        } else {
            left
        }
    };
    view! {
        <div class="banner ask">
            <span>
                <b class="d" role="status">
                    {asks}
                </b>
                <small>{about}</small>
            </span>
            <Show when=move || is_mine.get()>
                <button type="button" class="btn" on:click=move |_| company.vote(false)>
                    {move || lang::company_no(session.lang())}
                </button>
                <button type="button" class="btn go" on:click=move |_| company.vote(true)>
                    {move || lang::company_yes(session.lang())}
                </button>
            </Show>
        </div>
    }
}

#[component]
fn Paused(session: Session) -> impl IntoView {
    let company = session.company;
    view! {
        <div class="banner ask">
            <span>
                <b class="d" role="status">
                    {move || lang::company_paused(session.lang())}
                </b>
                <small>{move || lang::company_paused_about(session.lang())}</small>
            </span>
            <Show when=move || session.seat().is_some()>
                <button
                    type="button"
                    class="btn go"
                    on:click=move |_| company.say(ClientMessage::Resume)
                >
                    {art::icon(art::PLAY)} {move || lang::company_resume(session.lang())}
                </button>
            </Show>
        </div>
    }
}

/// On a plate: what its player says to it.
pub fn vote_mark(session: Session, seat: Seat) -> Option<AnyView> {
    let ballot = session.company.ballot.get()?;
    let lang = session.lang();
    let (icon, class, says) = if answer(&ballot, seat)? {
        (art::CHECK, "ballot yes", lang::company_agrees(lang))
    } else {
        (art::CROSS, "ballot no", lang::company_refuses(lang))
    };
    Some(
        view! {
            <span class=class role="img" aria-label=says>
                {art::icon(icon)}
            </span>
        }
        .into_any(),
    )
}

/// What the menu of a table with others offers whoever sits there.
#[component]
pub fn ConsentMenu(session: Session, shut: Callback<()>) -> impl IntoView {
    let company = session.company;
    let is_on = Memo::new(move |_| {
        session.seat().is_some() && !session.must().is_empty() && session.has_company()
    });
    let ask = move |what: Proposal| {
        shut.run(());
        company.propose(what);
    };
    let leave = move |_| {
        shut.run(());
        if let Some(dialog) = help::dialog(LEAVING) {
            let _ = dialog.show_modal();
        }
    };
    view! {
        <Show when=move || is_on.get()>
            <button type="button" class="btn" on:click=move |_| ask(Proposal::Undo)>
                {art::icon(art::UNDO)} {move || lang::company_ask_undo(session.lang())}
            </button>
            <Show when=move || !company.is_paused.get()>
                <button type="button" class="btn" on:click=move |_| ask(Proposal::Pause)>
                    {art::icon("pause")} {move || lang::company_ask_pause(session.lang())}
                </button>
            </Show>
            <button type="button" class="btn" on:click=leave>
                {art::icon(art::ROBOT)} {move || lang::company_leave(session.lang())}
            </button>
        </Show>
    }
}

/// How to leave, asked before it is done.
#[component]
pub fn Leaving(session: Session) -> impl IntoView {
    let leave = move |for_good: bool| {
        if let Some(dialog) = help::dialog(LEAVING) {
            dialog.close();
        }
        session.company.say(ClientMessage::Leave { for_good });
    };
    view! {
        <dialog id=LEAVING class="dialog" aria-labelledby="leaving-title">
            <Cross />
            <h2 id="leaving-title">{move || lang::company_leave(session.lang())}</h2>
            <p>{move || lang::company_leave_about(session.lang())}</p>
            <nav class="menu">
                <button type="button" class="btn" on:click=move |_| leave(false)>
                    {art::icon(art::ROBOT)} {move || lang::company_leave_now(session.lang())}
                </button>
                <button type="button" class="btn" on:click=move |_| leave(true)>
                    {art::icon(art::DOOR)} {move || lang::company_leave_for_good(session.lang())}
                </button>
            </nav>
            <form method="dialog">
                <button class="btn go">{move || lang::company_stay(session.lang())}</button>
            </form>
        </dialog>
    }
}
