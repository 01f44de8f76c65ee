//! A puzzle on the table: the question above it, and the coach over it.

use leptos::prelude::*;

use super::voice::{VOICE, Voice};
use crate::{
    art, browser, lang,
    pages::puzzle::{self, Mark},
    session::puzzle::Riddle,
    shell::{Coach, Shell},
};

#[component]
pub fn Screen(riddle: Riddle) -> impl IntoView {
    let coach = Coach {
        strip: Callback::new(move |()| view! { <Strip riddle /> }.into_any()),
        voice: Callback::new(move |()| view! { <Voice riddle /> }.into_any()),
        buttons: Callback::new(|()| ().into_any()),
    };
    request_animation_frame(|| browser::focus(VOICE));
    view! {
        <div class="puzzling" class:right=move || riddle.is_right()>
            <Shell session=riddle.session restart=None coach />
        </div>
    }
}

/// What is asked, what one plays for, and the coach, if one has sent it away.
#[component]
fn Strip(riddle: Riddle) -> impl IntoView {
    let session = riddle.session;
    let lang = move || session.lang();
    let call = move |_| {
        riddle.is_folded.set(false);
        request_animation_frame(|| browser::focus(VOICE));
    };
    let streak = move || {
        // It may have grown just now.
        riddle.mark.track();
        let streak = puzzle::days_done().streak(riddle.day?, Mark::is_solved);
        (1 < streak).then(|| lang::puzzle_days(lang(), streak))
    };
    view! {
        <p class="lesson-strip puzzle-strip">
            <b class="d">{art::icon("bulb")} {move || lang::puzzle_question(lang())}</b>
            <span>{move || session.game.goal(lang())}</span>
            {move || streak().map(|it| view! { <em class="d">{it}</em> })}
            <Show when=move || riddle.is_folded.get()>
                <button type="button" class="btn call" on:click=call>
                    {art::picture("mascot.svg")} {move || lang::puzzle_call(lang())}
                </button>
            </Show>
        </p>
    }
}
