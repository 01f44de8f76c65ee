//! Who sits on one seat: a bot and how strong it is, or a friend.

use erased::{LEVELS, Listing};
use leptos::prelude::*;

use super::{
    ADD,
    counter::{Counter, Sitter},
};
use crate::{art, browser, face, lang, settings::settings, sheets::Sheet};

#[component]
pub fn SeatSheet(
    game: &'static dyn Listing,
    counter: RwSignal<Counter>,
    /// Which seat is looked at.
    index: RwSignal<usize>,
    is_open: RwSignal<bool>,
) -> impl IntoView {
    let lang = settings().lang;
    let sitter = Memo::new(move |_| counter.with(|it| it.sitters.get(index.get()).cloned()));
    let sit = move |sitter: Sitter| {
        counter.update(|it| it.sitters[index.get_untracked()] = sitter);
    };
    // Whoever becomes a bot again gets a name.
    let name = move || match sitter.get_untracked() {
        Some(Sitter::Bot { name, .. }) => name,
        Some(Sitter::Friend) | None => counter.with_untracked(Counter::free_name),
    };
    let may_remove = move || *game.info().seats.start() < counter.with(|it| it.sitters.len()) + 1;
    let remove = move |_| {
        is_open.set(false);
        counter.update(|it| drop(it.sitters.remove(index.get_untracked())));
        // The chair that the sheet was opened from may have gone.
        request_animation_frame(|| browser::focus(ADD));
    };
    let title = move || match sitter.get() {
        Some(Sitter::Bot { name, .. }) => view! {
            <span class="face" style=format!("--hue:{}", face::disc_of(&name))>
                {face::of_name(&name)}
            </span>
            {name}
        }
        .into_any(),
        Some(Sitter::Friend) | None => lang::setup_who(lang.get()).into_any(),
    };
    view! {
        <Sheet is_open class="seatpick" label="seat-title">
            <h2 id="seat-title" class="d">
                {title}
            </h2>
            <div class="rows" role="radiogroup" aria-label=move || lang::setup_who(lang.get())>
                {(1..)
                    .zip(&LEVELS)
                    .map(|(strength, level)| {
                        let is_chosen = move || {
                            sitter
                                .with(|it| {
                                    matches!(it, Some(Sitter::Bot { level: it, .. }) if it == level.name)
                                })
                        };
                        let choose = move |_| {
                            sit(Sitter::Bot {
                                name: name(),
                                level: level.name.to_owned(),
                            });
                        };
                        view! {
                            <button
                                type="button"
                                role="radio"
                                aria-checked=move || is_chosen().to_string()
                                on:click=choose
                            >
                                <span class="jar" aria-hidden="true">
                                    {(0..strength)
                                        .map(|_| art::picture("brain.svg"))
                                        .collect_view()}
                                </span>
                                <span>
                                    <b class="d">{move || level.title.get(lang.get())}</b>
                                    <small>{move || level.about.get(lang.get())}</small>
                                </span>
                            </button>
                        }
                    })
                    .collect_view()}
                <button
                    type="button"
                    role="radio"
                    aria-checked=move || (sitter.get() == Some(Sitter::Friend)).to_string()
                    on:click=move |_| sit(Sitter::Friend)
                >
                    <span class="jar">{art::icon("people")}</span>
                    <span>
                        <b class="d">{move || lang::setup_friend_row(lang.get())}</b>
                        <small>{move || lang::setup_friend_row_about(lang.get())}</small>
                    </span>
                </button>
            </div>
            <div class="row">
                <Show when=may_remove>
                    <button type="button" class="btn quiet bad" on:click=remove>
                        {move || lang::setup_remove(lang.get())}
                    </button>
                </Show>
                <button type="button" class="btn go" on:click=move |_| is_open.set(false)>
                    {move || lang::done(lang.get())}
                </button>
            </div>
        </Sheet>
    }
}
