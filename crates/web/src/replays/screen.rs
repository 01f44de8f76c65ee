//! One replay on the table.

use std::sync::Arc;

use leptos::{prelude::*, task::spawn_local};
use tabletop::{Seat, Viewer};

use super::{
    coach::{CoachPanel, Sight},
    eyes,
    find::Found,
    go_on::GoOn,
    hands::OpenHands,
    keys,
    scrub::Scrub,
};
use crate::{
    art, browser, lang,
    session::replay::{Opened, Replay},
    shell::{
        Shell, Showing,
        end::{Check, file},
    },
};

#[component]
pub fn Screen(found: Found) -> impl IntoView {
    let Found {
        playback,
        origin,
        address,
        seats,
        me,
        kept,
    } = found;
    let n_seats = playback.record().players.len();
    let at = browser::query("move").and_then(|it| it.parse().ok());
    let eyes = browser::query("eyes").and_then(|it| eyes::read(&it, n_seats));
    let replay = Replay::open(Opened {
        at: at.unwrap_or(0),
        eyes: eyes.unwrap_or(Viewer::Seat(me.unwrap_or(Seat::new(0)))),
        playback: Arc::clone(&playback),
        origin,
        seats,
        me,
    });
    replay.session.kept.set_value(kept);
    keys::listen(replay);
    keep_address(replay);
    let sight = Sight::of(replay);
    let session = replay.session;
    let says = move || {
        let sentences = replay.sentences();
        if sentences.is_empty() {
            return lang::replay_nothing(session.lang()).to_owned();
        }
        sentences.into_iter().take(2).collect::<Vec<_>>().join(" ")
    };
    let showing = Showing {
        speaker: Signal::derive(move || replay.mover().or(session.seat())),
        says: Signal::derive(says),
        hint: Signal::derive(move || hint(replay)),
        scrub: Callback::new(move |()| view! { <Scrub replay /> }.into_any()),
        buttons: Callback::new(move |()| {
            let address = address.clone();
            view! { <Buttons replay address /> }.into_any()
        }),
        hands: Callback::new(move |()| view! { <OpenHands replay /> }.into_any()),
        coach: Callback::new(move |is_open| view! { <CoachPanel sight is_open /> }.into_any()),
        opens: browser::query("look").is_some(),
    };
    view! { <Shell session restart=None showing /> }
}

/// What the move cost, as soon as that is known.
fn hint(replay: Replay) -> String {
    let judged = replay.judged.get();
    if judged.is_empty() {
        eyes::in_words(replay)
    } else {
        judged
    }
}

/// The address leads back to the same moment, as long as nothing plays.
fn keep_address(replay: Replay) {
    Effect::new(move |was: Option<()>| {
        let place = place(replay);
        if was.is_some() && !replay.is_playing.get() {
            browser::readdress(&place);
        }
    });
}

/// The moment and the eyes, as an address has them.
fn place(replay: Replay) -> String {
    let (n, eyes) = (replay.at.get(), eyes::written(replay.eyes.get()));
    format!("?move={n}&eyes={eyes}")
}

#[component]
fn Buttons(replay: Replay, address: Option<String>) -> impl IntoView {
    let session = replay.session;
    view! {
        <div class="do" role="group" aria-label=move || lang::shell_actions(session.lang())>
            <Check session />
            {match address {
                Some(address) => view! { <CopyLink replay address /> }.into_any(),
                None => view! { <Download replay /> }.into_any(),
            }}
            <GoOn replay />
        </div>
    }
}

/// A link to this very move; whoever follows it sees the same.
#[component]
fn CopyLink(replay: Replay, address: String) -> impl IntoView {
    let session = replay.session;
    // Of which moment a link was copied, and whether it worked.
    let copied = RwSignal::new(None::<(String, bool)>);
    let press = move |_| {
        let place = untrack(|| place(replay));
        let link = format!("{address}{place}");
        spawn_local(async move {
            let done = browser::copy(link).await.is_ok();
            let _ = copied.try_set(Some((place, done)));
        });
    };
    let label = move || {
        let lang = session.lang();
        let now = place(replay);
        match copied.get() {
            Some((of, true)) if of == now => lang::replay_copied(lang),
            Some((of, false)) if of == now => lang::replay_not_copied(lang),
            Some(_) | None => lang::replay_link(lang),
        }
    };
    view! {
        <button type="button" class="btn" on:click=press>
            {art::icon(art::LINK)} <span>{label}</span>
        </button>
        <p class="unseen" role="status">{move || copied.get().map(|_| label())}</p>
    }
}

#[component]
fn Download(replay: Replay) -> impl IntoView {
    let session = replay.session;
    let press = move |_| {
        if let Some(text) = session.record.get_untracked() {
            // Nothing to say to the player if the browser refuses files.
            let _ = browser::download(&file(session), &text);
        }
    };
    view! {
        <button type="button" class="btn" on:click=press>
            {art::icon("down")} <span>{move || lang::end_download(session.lang())}</span>
        </button>
    }
}
