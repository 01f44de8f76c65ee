//! *What if?* A game of one's own that goes on from the moment that is shown.

use leptos::prelude::*;
use leptos_router::hooks::use_navigate;
use tabletop::{Seat, Viewer};

use crate::{
    art, lang,
    session::{local, replay::Replay},
    sheets::closing::Cross,
    shell::help,
};

const ID: &str = "go-on";

#[component]
pub fn GoOn(replay: Replay) -> impl IntoView {
    let session = replay.session;
    let lang = move || session.lang();
    let goes_on = Memo::new(move |_| replay.playback().goes_on_from(replay.at.get()));
    let seat = RwSignal::new(Seat::new(0));
    let why = RwSignal::new(None::<String>);
    let open = move |()| {
        if !goes_on.get_untracked() {
            return;
        }
        replay.pause();
        session.skip();
        if let Viewer::Seat(eyes) = replay.eyes.get_untracked() {
            seat.set(eyes);
        }
        if let Some(dialog) = help::dialog(ID) {
            let _ = dialog.show_modal();
        }
    };
    Effect::new(move |_| {
        if let Some(wanted) = replay.wants_on.get() {
            replay.wants_on.set(None);
            open(());
            seat.set(wanted);
        }
    });
    let navigate = use_navigate();
    let begin = move |_| {
        let begun = replay.playback().beginning(replay.at.get_untracked());
        let name = session.settings.name.get_untracked();
        match local::go_on(session.game, begun, seat.get_untracked(), name) {
            Ok(()) => {
                let id = session.game.info().id;
                navigate(
                    &format!("/play/{id}"),
                    leptos_router::NavigateOptions::default(),
                );
            }
            Err(fault) => why.set(Some(fault.to_string())),
        }
    };
    // What would be lost; a game elsewhere in the page may have begun meanwhile.
    let ends_another = move || {
        replay.at.track();
        local::is_saved(session.game)
    };
    let n_seats = replay.playback().record().players.len();
    let seats = (0..n_seats).map(Seat::new);
    let choice = move |it: Seat| view! { <SeatChoice replay it seat /> };
    view! {
        <button
            type="button"
            class="btn go"
            aria-disabled=move || (!goes_on.get()).to_string()
            on:click=move |_| open(())
        >
            {art::icon(art::ROBOT)} <span>{move || lang::replay_go_on(lang())}</span>
        </button>
        <dialog id=ID class="dialog" aria-labelledby="go-on-title">
            <Cross />
            <h2 id="go-on-title">{move || lang::replay_go_on(lang())}</h2>
            <p>{move || lang::replay_go_on_about(lang())}</p>
            <div class="chairs" role="radiogroup" aria-label=move || lang::replay_seat(lang())>
                {seats.map(choice).collect_view()}
            </div>
            <Show when=ends_another>
                <p class="aside">{move || lang::setup_running_about(lang())}</p>
            </Show>
            {move || why.get().map(|why| view! { <p role="alert">{why}</p> })}
            <button type="button" class="btn go" on:click=begin>
                {art::icon(art::PLAY)} {move || lang::replay_begin(lang())}
            </button>
        </dialog>
    }
}

/// A seat that one can take.
#[component]
fn SeatChoice(replay: Replay, it: Seat, seat: RwSignal<Seat>) -> impl IntoView {
    let session = replay.session;
    let portrait = move || {
        let portrait = session.face(it);
        view! {
            <span class="face" style=format!("--hue:{}", portrait.hue())>
                {portrait.drawing()}
            </span>
        }
    };
    view! {
        <label class="chair">
            <input
                type="radio"
                name="go-on-seat"
                class="unseen"
                prop:checked=move || seat.get() == it
                on:change=move |_| seat.set(it)
            />
            {portrait}
            <b>{move || session.name(it)}</b>
        </label>
    }
}
