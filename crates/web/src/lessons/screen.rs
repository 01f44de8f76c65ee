//! A lesson on the table: the goal above it, the coach over it, and what comes
//! after it.

use leptos::prelude::*;
use leptos_router::{NavigateOptions, hooks::use_navigate};

use super::voice::{VOICE, Voice};
use crate::{
    art, browser, lang,
    pages::setup::{Counter, FromShelf},
    session::{lesson::Coaching, local},
    shell::{Coach, Shell},
};

#[component]
pub fn Screen(coaching: Coaching) -> impl IntoView {
    let coach = Coach {
        strip: Callback::new(move |()| view! { <Strip coaching /> }.into_any()),
        voice: Callback::new(move |()| view! { <Voice coaching /> }.into_any()),
        buttons: Callback::new(move |()| view! { <After coaching /> }.into_any()),
    };
    request_animation_frame(|| browser::focus(VOICE));
    view! { <Shell session=coaching.session restart=None coach /> }
}

/// What one plays for, how far one has come, and how far it is.
#[component]
fn Strip(coaching: Coaching) -> impl IntoView {
    let session = coaching.session;
    let n_steps = coaching.n_steps();
    let is_over = move || coaching.step.get() == n_steps;
    let pip = move |n: usize| {
        let is_done = move || n < coaching.step.get();
        view! { <i class:dn=is_done></i> }
    };
    let left = move || {
        let n = n_steps - coaching.step.get().min(n_steps);
        lang::lesson_left(session.lang(), n)
    };
    view! {
        <p class="lesson-strip">
            <b class="d">
                {art::icon("trophy")} {move || lang::shell_goal(session.lang())}
            </b>
            <span>{move || session.game.goal(session.lang())}</span>
            <span class="prog" aria-hidden="true">{(0..n_steps).map(pip).collect_view()}</span>
            <Show when=move || !is_over()>
                <em class="d">{left}</em>
            </Show>
        </p>
    }
}

/// A game of one's own, or the same lesson once more.
#[component]
fn After(coaching: Coaching) -> impl IntoView {
    let session = coaching.session;
    let game = session.game;
    let navigate = use_navigate();
    let from_shelf = FromShelf::expect();
    let play = move |_| {
        if !session.is_meant() {
            return;
        }
        if local::is_saved(game) {
            // One is going on already: its box says so.
            from_shelf.take();
        } else {
            let name = session.name(driver::lesson::LEARNER);
            let order = Counter::last(game).order(game, name);
            // The device keeps it, and its page goes on with it.
            if local::start(game, order).is_err() {
                from_shelf.take();
            }
        }
        let path = format!("/play/{}", game.info().id);
        navigate(&path, NavigateOptions::default());
    };
    let again = move |_| {
        if session.is_meant() {
            coaching.again();
            request_animation_frame(|| browser::focus(VOICE));
        }
    };
    view! {
        <div class="do" role="group" aria-label=move || lang::shell_actions(session.lang())>
            <button type="button" class="btn" on:click=again>
                {art::icon(art::AGAIN)} {move || lang::lesson_once_more(session.lang())}
            </button>
            <button type="button" class="btn go" on:click=play>
                {art::icon(art::PLAY)} {move || lang::lesson_play(session.lang())}
            </button>
        </div>
    }
}
