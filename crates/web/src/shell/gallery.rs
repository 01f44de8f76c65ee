//! Those who look on: a badge, how many they are, and where they sit.

use leptos::prelude::*;

use super::talk::{Moods, Pop};
use crate::{art, face::Face, lang, session::Session};

/// Faces that are drawn, however many look on.
const MOST_FACES: u32 = 5;

/// Whether this page only looks on.
pub fn is_watching(session: Session) -> bool {
    session
        .model
        .with(|it| it.as_ref().is_some_and(|it| it.seat.is_none()))
        && session.has_company()
}

/// In the bar: that one looks on, or how many do.
#[component]
pub fn Watching(session: Session) -> impl IntoView {
    let n = session.company.n_watching;
    let is_watching = Memo::new(move |_| is_watching(session));
    let many = move || lang::gallery_many(session.lang(), n.get());
    view! {
        <Show when=move || is_watching.get()>
            <span class="watch big">
                {art::icon(art::EYE)} {move || lang::gallery_you(session.lang())}
            </span>
        </Show>
        <Show when=move || n.get() != 0 && (1 < n.get() || !is_watching.get())>
            <span class="watch" role="img" aria-label=many title=many>
                {art::icon(art::EYE)}
                {move || n.get()}
            </span>
        </Show>
    }
}

/// On the stage: the heads of those who look on, and faces for them to make.
#[component]
pub fn Gallery(session: Session) -> impl IntoView {
    let n = session.company.n_watching;
    let is_watching = Memo::new(move |_| is_watching(session));
    let head = |index: u32| {
        let face = if index == 0 {
            untrack(|| crate::settings::settings().face.get())
        } else {
            // Nobody knows who they are.
            Face::from_number(u64::from(index) * 0x9e37_79b9_7f4a)
        };
        view! { <span>{face.drawing()}</span> }
    };
    view! {
        <Show when=move || is_watching.get()>
            <div class="gallery">
                <div class="crowd" aria-hidden="true">
                    {move || (0..n.get().clamp(1, MOST_FACES)).map(head).collect_view()}
                    <p class="d">{move || lang::gallery_sign(session.lang())}</p>
                    <Pop session by=None />
                </div>
                <Moods session />
            </div>
        </Show>
    }
}
