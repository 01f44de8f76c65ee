//! A game in this page: the box, the table, the table again.

use erased::Listing;
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

use super::{
    game::{Loading, with_game},
    setup::{FromShelf, Setup},
    trouble::{Elsewhere, NotFound, NotLoaded},
};
use crate::{
    browser,
    pieces::{self, Known},
    playing::Local,
    session::{
        desk::{Desk, Whose},
        local::{self, Order},
    },
    shell::Restart,
};

/// What the page is at.
#[derive(Clone, PartialEq, Debug)]
enum Step {
    Setup,
    Resume,
    Start(Order),
}

#[component]
pub fn Play() -> impl IntoView {
    let params = use_params_map();
    let id = Memo::new(move |_| params.read().get("game").unwrap_or_default());
    move || {
        let id = id.get();
        match registry::listed(&id) {
            // The box is on the shelf already; what is in it comes meanwhile.
            Some(game) => {
                let known = pieces::watch(id);
                view! { <PlayGame game known /> }.into_any()
            }
            None => with_game(
                id.clone(),
                move |piece| {
                    let known = RwSignal::new(Known::Here(piece));
                    view! { <PlayGame game=piece.game known /> }.into_any()
                },
                || view! { <NotFound /> }.into_any(),
            )
            .into_any(),
        }
    }
}

#[component]
fn PlayGame(game: &'static dyn Listing, known: RwSignal<Known>) -> impl IntoView {
    let is_from_shelf = FromShelf::expect().arrive();
    let first = move || {
        if local::is_saved(game) {
            Step::Resume
        } else {
            Step::Setup
        }
    };
    let step = RwSignal::new(if is_from_shelf { Step::Setup } else { first() });
    let desk = Desk::of(game);
    // Whoever pressed something is at the table next; the button is gone.
    let has_pressed = StoredValue::new(false);
    let is_going = StoredValue::new(false);
    let go = move |next: Step| {
        has_pressed.set_value(true);
        if is_going.get_value() {
            return;
        }
        is_going.set_value(true);
        // Whoever has gone back meanwhile goes nowhere.
        browser::transition(move || {
            let _ = is_going.try_update_value(|it| *it = false);
            let _ = step.try_set(next);
        });
    };
    let here = Callback::new(move |()| {
        step.set(first());
        desk.take();
    });
    let start = Callback::new(move |order| go(Step::Start(order)));
    let resume = Callback::new(move |()| go(Step::Resume));
    let is_lost = Memo::new(move |_| known.with(|it| matches!(it, Known::Unreachable)));
    move || {
        match desk.whose.get() {
            Whose::Asking => return ().into_any(),
            Whose::Elsewhere => return view! { <Elsewhere game here /> }.into_any(),
            Whose::Ours => (),
        }
        if is_lost.get() {
            return view! { <NotLoaded /> }.into_any();
        }
        let step = step.get();
        if step == Step::Setup {
            return view! { <Setup game start resume /> }.into_any();
        }
        let Known::Here(piece) = known.get() else {
            return view! { <Loading /> }.into_any();
        };
        let order = match step {
            Step::Setup | Step::Resume => None,
            Step::Start(order) => {
                desk.take();
                Some(order)
            }
        };
        let same = order.clone().or_else(|| local::kept_order(game));
        let again = move |()| match same.clone() {
            Some(order) => go(Step::Start(order)),
            None => go(Step::Setup),
        };
        let restart = Restart {
            again: Callback::new(again),
            // The game in progress stays on the device until another is started.
            anew: Callback::new(move |()| go(Step::Setup)),
        };
        let asked = Local {
            game: piece.game,
            order,
            restart,
            has_pressed: has_pressed.get_value(),
        };
        match (piece.playing.local)(asked) {
            Ok(table) => table,
            Err(why) => view! { <Setup game start resume why /> }.into_any(),
        }
    }
}
