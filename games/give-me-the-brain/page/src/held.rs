//! Your cards, your hands to work with, and what lies in front of you.

use give_me_the_brain::{
    Face,
    show::{excuse, face_name, job_text},
};
use leptos::prelude::*;
use web::{art, shell::long_press::LongPress};

use super::{
    board::{Board, Choice, Place},
    card, pictures,
};
use crate::lang;

/// With more tiles than this the cards scroll sideways.
const MANY: usize = 16;

#[component]
pub fn YourCards(board: Board) -> impl IntoView {
    let session = board.session;
    let cards = Memo::new(move |_| board.cards());
    let kinds = Memo::new(move |_| cards.get().kinds().collect::<Vec<Face>>());
    let touched = Memo::new(move |_| board.touched(Place::Yours));
    let title = move || lang::your_cards(session.lang(), cards.get().len().into());
    view! {
        <Show when=move || session.seat().is_some() && !board.is_over()>
            <section
                class="gmb-held"
                class:mine=move || board.is_mine()
                aria-labelledby="gmb-held-title"
            >
                <div class="gmb-bar">
                    <h2 id="gmb-held-title" class:unseen=move || touched.get().is_some()>
                        {title}
                    </h2>
                    {move || match touched.get() {
                        Some(face) => view! { <Touched board place=Place::Yours face /> }.into_any(),
                        None => view! { <InFrontOfYou board /> }.into_any(),
                    }}
                </div>
                <ul
                    class="gmb-cards"
                    class:many=move || MANY < kinds.with(Vec::len)
                    aria-labelledby="gmb-held-title"
                >
                    <For
                        each=move || kinds.get()
                        key=Face::to_string
                        children=move |face| {
                            view! { <CardButton board place=Place::Yours face /> }
                        }
                    />
                </ul>
            </section>
        </Show>
    }
}

/// Hands, the Brain, and the cards on the table in front of you.
#[component]
fn InFrontOfYou(board: Board) -> impl IntoView {
    let session = board.session;
    let jobs = Memo::new(move |_| {
        let faces = board.me().map(|me| board.in_front_of(me));
        faces
            .unwrap_or_default()
            .iter()
            .filter_map(Face::job)
            .collect::<Vec<_>>()
    });
    let holds = Memo::new(move |_| board.me().is_some_and(|me| board.holds_brain(me)));
    let capacity = Memo::new(move |_| {
        let capacity = board
            .me()
            .and_then(|me| board.look(|view| view.table.capacity(me)));
        capacity.unwrap_or(0)
    });
    let open = move |_| board.visited.set(board.me());
    view! {
        <button type="button" class="gmb-yours" on:click=open>
            <span class="unseen">{move || lang::your_place(session.lang())}</span>
            <Show when=move || holds.get()>
                {art::brain("pink")}
                <span class="unseen">{move || lang::you_hold(session.lang())}</span>
            </Show>
            {move || pictures::hands(capacity.get(), 0)}
            <span class="unseen">
                {move || lang::hands(session.lang(), capacity.get().into())}
            </span>
            <span class="signs" aria-hidden="true">
                {move || jobs.with(|jobs| pictures::signs(jobs))}
            </span>
        </button>
    }
}

/// Equal cards of one place: a button.
#[component]
pub fn CardButton(board: Board, place: Place, face: Face) -> impl IntoView {
    let choice = Choice::Card(place, face);
    let n = Memo::new(move |_| match place {
        Place::Yours => board.cards().n(face),
        Place::Table => 1,
    });
    let is_chosen = Memo::new(move |_| board.is_chosen(choice));
    let is_open = Memo::new(move |_| board.can_choose(choice));
    let key = Memo::new(move |_| board.key(choice));
    let outlook = Memo::new(move |_| board.outlook_sign(choice));
    let press = LongPress::default();
    let look = move || board.looked_at.set(Some(face));
    view! {
        <li class="gmb-place" class:small=matches!(face, Face::Bid(_)) class:twice=move || 1 < n.get()>
            <button
                type="button"
                class="gmb-button"
                class:chosen=is_chosen
                aria-pressed=move || is_chosen.get().to_string()
                aria-disabled=move || (!is_open.get()).to_string()
                aria-label=move || label(board, (place, face), n.get(), is_open.get())
                aria-keyshortcuts=move || key.get().map(|key| key.to_string())
                on:pointerdown=move |_| press.begin(look)
                on:pointerup=move |_| press.end()
                on:pointerleave=move |_| press.end()
                on:pointercancel=move |_| press.end()
                on:contextmenu=move |menu| {
                    menu.prevent_default();
                    press.end();
                    look();
                }
                on:click=move |_| {
                    if !press.was_long() {
                        board.tap(choice);
                    }
                }
            >
                {move || {
                    let odds = face.job().and_then(|job| board.odds(job));
                    card::tile(face, odds, board.session.lang())
                }}
                <span class="gmb-outlook-sign" aria-hidden="true">{outlook}</span>
                <span class="gmb-times" aria-hidden="true">
                    {move || (1 < n.get()).then(|| format!("×{}", n.get()))}
                </span>
                <span class="gmb-key" aria-hidden="true">{key}</span>
            </button>
        </li>
    }
}

/// What tapping does, or the card and that it is locked.
fn label(board: Board, (place, face): (Place, Face), n: u8, is_open: bool) -> String {
    let lang = board.session.lang();
    let actions = board.actions(Choice::Card(place, face));
    let copies = (1 < n).then(|| lang::of_them(lang, n));
    // What can be done says by itself what it takes.
    let (name, demands) = match actions.first() {
        Some(action) if is_open => (board.label(*action), None),
        Some(_) | None => {
            let demands = |job| card::demands(job, board.odds(job), lang);
            let name = lang::locked(lang, face_name(face, lang));
            (name, face.job().map(demands))
        }
    };
    let parts = [Some(name), copies, demands].into_iter().flatten();
    parts.collect::<Vec<_>>().join(", ")
}

/// What was touched last: what it says, and what is in the way.
#[component]
pub fn Touched(board: Board, place: Place, face: Face) -> impl IntoView {
    let session = board.session;
    let name = move || face_name(face, session.lang());
    let text = move || {
        let lang = session.lang();
        match face {
            Face::Bid(bid) => board
                .outlook_words(bid)
                .unwrap_or_else(|| excuse(bid, lang).to_owned()),
            Face::Job(job) => job_text(job, lang).to_owned(),
        }
    };
    let marks = move || {
        let job = face.job()?;
        Some(card::marks(job, board.odds(job)))
    };
    view! {
        <div class="gmb-touched">
            <p class="name">
                <strong>{name}</strong>
                {marks}
            </p>
            <p class="why">{move || board.obstacle((place, face))}</p>
            <p class="text">{text}</p>
        </div>
        <button
            type="button"
            class="icon"
            aria-label=move || lang::show_card(session.lang(), name())
            on:click=move |_| board.looked_at.set(Some(face))
        >
            {art::icon(art::INFO)}
        </button>
    }
}
