//! Things to choose one from that are not your cards.

use give_me_the_brain::{Action, Face, Step, show::face_name};
use leptos::prelude::*;
use web::art;

use super::{
    board::{Board, Choice, Place},
    card,
    held::{CardButton, Touched},
    pictures,
};
use crate::lang;

/// One line for each thing to do.
#[component]
pub fn Options(board: Board, actions: Memo<Vec<Action>>) -> impl IntoView {
    let option = move |action: Action| {
        let choice = Choice::Just(action);
        let sign = match action {
            Action::Inspect { job, .. } => pictures::lines(job).map(art::icon),
            _ => None,
        };
        view! {
            <li>
                <button
                    type="button"
                    class="choice"
                    aria-pressed=move || board.is_chosen(choice).to_string()
                    on:click=move |_| board.tap(choice)
                >
                    {sign}
                    <span>{move || board.label(action)}</span>
                    <span class="gmb-key" aria-hidden="true">{move || board.key(choice)}</span>
                </button>
            </li>
        }
    };
    view! {
        <ul class="gmb-options" aria-label=move || web::lang::shell_choices(board.session.lang())>
            <For each=move || actions.get() key=Action::to_string children=option />
        </ul>
    }
}

/// What the current instruction of a job lets this page's player choose from.
#[component]
pub fn Picker(board: Board) -> impl IntoView {
    let session = board.session;
    let faces = Memo::new(move |_| {
        let table = |choice: &Choice| match choice {
            Choice::Card(Place::Table, face) => Some(*face),
            Choice::Card(Place::Yours, _) | Choice::Just(_) => None,
        };
        board
            .choices
            .with(|it| it.iter().filter_map(table).collect::<Vec<Face>>())
    });
    let objects = Memo::new(move |_| {
        let mut legal = board.legal.get();
        legal.retain(|it| matches!(it, Action::Inspect { .. }));
        legal
    });
    view! {
        <Show when=move || board.is_mine() && !faces.with(Vec::is_empty)>
            {move || placed(board)}
            <ul class="gmb-picker" aria-label=move || web::lang::shell_choices(session.lang())>
                <For
                    each=move || faces.get()
                    key=Face::to_string
                    children=move |face| view! { <CardButton board place=Place::Table face /> }
                />
            </ul>
            {move || board.touched(Place::Table).map(|face| view! {
                <div class="gmb-bar">
                    <Touched board place=Place::Table face />
                </div>
            })}
        </Show>
        <Show when=move || board.is_mine() && !objects.with(Vec::is_empty)>
            <Options board actions=objects />
        </Show>
    }
}

/// Cards that are already back on the deck, from the top down.
fn placed(board: Board) -> Option<impl IntoView> {
    let underway = board.underway()?;
    let Some(Step::Arrange(_)) = underway.current_step() else {
        return None;
    };
    let lang = board.session.lang();
    let top = board.look(|view| {
        let known = view.top.iter().take(underway.count.into());
        known.copied().flatten().collect::<Vec<Face>>()
    })?;
    let next = lang::next_on_deck(lang, top.len() + 1);
    Some(view! {
        {(!top.is_empty()).then(|| view! { <p class="gmb-label">{lang::back_on_deck(lang)}</p> })}
        {row(board, &top)}
        <p class="gmb-label">{next}</p>
    })
}

/// Cards that can only be looked at.
pub fn row(board: Board, faces: &[Face]) -> AnyView {
    let lang = board.session.lang();
    let tile = |face: Face| {
        let words = face_name(face, lang);
        view! {
            <li class="gmb-place" class:small=matches!(face, Face::Bid(_))>
                <button
                    type="button"
                    class="gmb-button"
                    aria-label=lang::show_card(lang, words)
                    on:click=move |_| board.looked_at.set(Some(face))
                >
                    {card::tile(face, None, lang)}
                </button>
            </li>
        }
    };
    if faces.is_empty() {
        return ().into_any();
    }
    let tiles = faces.iter().copied().map(tile).collect_view();
    view! { <ul class="gmb-row">{tiles}</ul> }.into_any()
}
