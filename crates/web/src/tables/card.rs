//! A card as a button: a tap chooses it, a finger that rests shows it in full.

use leptos::prelude::*;
use scene::PieceId;

use super::selection::Selection;
use crate::{art, shell::long_press::tap_or_rest};

/// What can be done with a card.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum CardState {
    /// A tap lets it go again.
    Chosen,
    Open,
    /// It stands back, and a tap says why.
    Locked,
    /// Cards are not what is asked for.
    Idle,
}

impl CardState {
    /// For its style sheet.
    const fn name(self) -> Option<&'static str> {
        match self {
            CardState::Chosen => Some("selected"),
            CardState::Open => Some("playable"),
            CardState::Locked => Some("locked"),
            CardState::Idle => None,
        }
    }

    const fn is_open(self) -> bool {
        match self {
            CardState::Chosen | CardState::Open => true,
            CardState::Locked | CardState::Idle => false,
        }
    }
}

#[component]
pub fn CardButton(
    /// What card it is, for its style sheet.
    class: &'static str,
    state: Memo<CardState>,
    /// The card and what can be done with it, in words.
    #[prop(into)]
    label: Signal<String>,
    /// The number key that taps it.
    #[prop(into)]
    key: Signal<Option<usize>>,
    tap: impl Fn() + 'static,
    look: impl Fn() + Copy + 'static,
    children: Children,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class=class
            data-state=move || state.get().name()
            aria-pressed=move || (state.get() == CardState::Chosen).to_string()
            aria-disabled=move || (!state.get().is_open()).to_string()
            aria-label=move || label.get()
            aria-keyshortcuts=move || key.get().map(|key| key.to_string())
            {..tap_or_rest(tap, look)}
        >
            {children()}
        </button>
    }
}

/// A piece of the scene as such a button: its state, its key, what a tap does and
/// what is in the way are those of the selection.
#[component]
pub fn PieceButton(
    selection: Selection,
    id: PieceId,
    class: &'static str,
    #[prop(into)] label: Signal<String>,
    look: impl Fn() + Copy + 'static,
    children: Children,
) -> impl IntoView {
    let id = StoredValue::new(id);
    let state = Memo::new(move |_| id.with_value(|id| selection.state(id)));
    let key = Memo::new(move |_| id.with_value(|id| selection.key(id)));
    let why = Memo::new(move |_| {
        let locked = id.with_value(|id| selection.piece(id)?.locked);
        let short = locked.map(|it| it.short);
        short.filter(|it| !it.is_empty())
    });
    view! {
        <CardButton
            class
            state
            label
            key
            tap=move || id.with_value(|id| selection.touch(id))
            look
        >
            {children()}
            {move || why.get().map(why_locked)}
        </CardButton>
    }
}

/// Why a card is locked, on the card.
pub fn why_locked(words: String) -> impl IntoView {
    view! { <span class="why">{art::icon(art::LOCK)} {words}</span> }
}
