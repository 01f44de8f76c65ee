//! Where a replay stands: buttons, the move, its part of the game.

use leptos::prelude::*;
use scene::About;
use tabletop::{Lang, Viewer};

use super::{eyes::Eyes, timeline::Timeline};
use crate::{
    art, lang,
    session::replay::Replay,
    sheets::closing::Cross,
    shell::{bar::Pace, help},
};

const PARTS: &str = "parts";

#[component]
pub fn Scrub(replay: Replay) -> impl IntoView {
    let session = replay.session;
    let lang = move || session.lang();
    let is_playing = replay.is_playing;
    let at_start = Signal::derive(move || replay.at.get() == 0);
    let at_end = Signal::derive(move || replay.at.get() == replay.n_moves());
    let step = Callback::new(move |()| {
        replay.pause();
        replay.forward();
    });
    let first = Callback::new(move |()| replay.jump(0));
    let last = Callback::new(move |()| replay.jump(replay.n_moves()));
    let back = Callback::new(move |()| replay.back());
    view! {
        <section class="scrub" aria-label=move || lang::replay_title(lang())>
            <div class="ctl" role="group" aria-label=move || lang::replay_controls(lang())>
                <Round replay class="end" icon="first" label=lang::replay_first is_off=at_start run=first />
                <Round replay icon="back" label=lang::replay_back is_off=at_start run=back />
                <button
                    type="button"
                    class="btn round go"
                    aria-label=move || {
                        if is_playing.get() {
                            lang::replay_pause(lang())
                        } else {
                            lang::replay_play(lang())
                        }
                    }
                    on:click=move |_| replay.toggle()
                >
                    {move || art::icon(if is_playing.get() { "pause" } else { art::PLAY })}
                </button>
                <Round replay icon="fwd" label=lang::replay_forward is_off=at_end run=step />
                <Round replay class="end" icon="last" label=lang::replay_last is_off=at_end run=last />
                <Pace class="btn round end" />
            </div>
            <Place replay />
            <Eyes replay />
            <Timeline replay />
        </section>
    }
}

#[component]
fn Round(
    replay: Replay,
    icon: &'static str,
    label: fn(Lang) -> &'static str,
    is_off: Signal<bool>,
    run: Callback<()>,
    #[prop(default = "")] class: &'static str,
) -> impl IntoView {
    let says = move || label(replay.session.lang());
    view! {
        <button
            type="button"
            class=format!("btn round {class}")
            aria-label=says
            title=says
            aria-disabled=move || is_off.get().to_string()
            on:click=move |_| run.run(())
        >
            {art::icon(icon)}
        </button>
    }
}

/// The number of the move, and behind it all parts of the game to jump to.
#[component]
fn Place(replay: Replay) -> impl IntoView {
    let session = replay.session;
    let parts = StoredValue::new(replay.playback().parts());
    let of = move || {
        lang::ReplayMove {
            n: replay.at.get(),
            of: replay.n_moves(),
        }
        .say(session.lang())
    };
    let part = Memo::new(move |_| {
        let at = replay.at.get();
        parts.with_value(|parts| parts.iter().rposition(|n| *n <= at))
    });
    let title = move || {
        part.get()
            .map(|it| name(replay, parts.with_value(|all| all[it])))
    };
    let open = move |_| {
        if let Some(dialog) = help::dialog(PARTS) {
            let _ = dialog.show_modal();
        }
    };
    let line = move |n: u32| {
        let jump = move |_| {
            if let Some(dialog) = help::dialog(PARTS) {
                dialog.close();
            }
            replay.jump(n);
        };
        let is_here = move || {
            part.get()
                .is_some_and(|it| parts.with_value(|all| all[it]) == n)
        };
        view! {
            <li>
                <button
                    type="button"
                    class="btn"
                    aria-current=move || is_here().then_some("true")
                    on:click=jump
                >
                    <span>{move || name(replay, n)}</span>
                    <small>{move || lang::replay_after(session.lang(), n)}</small>
                </button>
            </li>
        }
    };
    view! {
        <button
            type="button"
            class="mv"
            aria-haspopup="dialog"
            on:click=open
        >
            <b class="d">{of}</b>
            <small>{title}</small>
        </button>
        <dialog id=PARTS class="dialog" aria-labelledby="parts-title">
            <Cross />
            <h2 id="parts-title">{move || lang::replay_jump(session.lang())}</h2>
            <ul class="parts">{parts.get_value().into_iter().map(line).collect_view()}</ul>
            <details class="aside">
                <summary>{move || lang::keys_title(session.lang())}</summary>
                <dl class="keys">{move || keys(session.lang())}</dl>
            </details>
        </dialog>
    }
}

/// What keys do here.
fn keys(lang: Lang) -> impl IntoView {
    [
        ("← →", lang::replay_key_step(lang)),
        ("Home End", lang::replay_key_ends(lang)),
        (lang::replay_space(lang), lang::replay_key_play(lang)),
        ("1–9 PgUp PgDn", lang::replay_key_parts(lang)),
        ("E", lang::replay_key_eyes(lang)),
        ("M", lang::insight_key(lang)),
    ]
    .map(|(key, what)| view! { <dt><kbd>{key}</kbd></dt> <dd>{what}</dd> })
    .collect_view()
}

/// What begins after `n` moves, as the log heads it.
pub fn name(replay: Replay, n: u32) -> String {
    let session = replay.session;
    let told = replay.playback().events(n).seen_by(Viewer::Public);
    let lines = session.lines(&*told).into_iter();
    let heading = { lines }.rfind(|line| matches!(line.about, About::NewPart | About::Turn));
    heading.map_or_else(
        || lang::replay_start(session.lang()).to_owned(),
        |line| line.words.trim_end_matches('.').to_owned(),
    )
}
