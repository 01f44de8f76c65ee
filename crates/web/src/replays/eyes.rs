//! From whose place one looks: any player's, an onlooker's, or everybody's at
//! once.

use leptos::prelude::*;
use tabletop::{Seat, Viewer};

use crate::{art, lang, session::replay::Replay};

const ALL: &str = "all";
const NOBODY: &str = "table";

/// As an address has them.
pub fn written(eyes: Viewer) -> String {
    match eyes {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Public => NOBODY.to_owned(),
        Viewer::Judge => ALL.to_owned(),
    }
}

/// Nothing if nobody sits there.
pub fn read(text: &str, n_seats: usize) -> Option<Viewer> {
    match text {
        ALL => Some(Viewer::Judge),
        NOBODY => Some(Viewer::Public),
        letter => {
            let seat: Seat = letter.to_uppercase().parse().ok()?;
            (seat.index() < n_seats).then_some(Viewer::Seat(seat))
        }
    }
}

/// All eyes there are. Where there are no secrets all see the same, and it is
/// only a matter of who sits in front.
pub fn all(replay: Replay) -> Vec<Viewer> {
    let n_seats = replay.playback().record().players.len();
    let seats = (0..n_seats).map(|seat| Viewer::Seat(Seat::new(seat)));
    let open = replay.session.game.info().has_secrets;
    seats
        .chain([Viewer::Public])
        .chain(open.then_some(Viewer::Judge))
        .collect()
}

/// The next ones, for the keyboard.
pub fn next(replay: Replay) -> Viewer {
    let all = all(replay);
    let now = replay.eyes.get_untracked();
    let at = all.iter().position(|it| *it == now).unwrap_or(0);
    all[(at + 1) % all.len()]
}

/// With whose eyes one looks now, tracked.
pub fn in_words(replay: Replay) -> String {
    label(replay, replay.eyes.get())
}

fn label(replay: Replay, eyes: Viewer) -> String {
    let lang = replay.session.lang();
    match eyes {
        Viewer::Seat(seat) => lang::replay_eyes_of(lang, replay.session.name(seat)),
        Viewer::Public => lang::replay_eyes_nobody(lang).to_owned(),
        Viewer::Judge => lang::replay_eyes_all(lang).to_owned(),
    }
}

/// A face for each.
#[component]
pub fn Eyes(replay: Replay) -> impl IntoView {
    let session = replay.session;
    let chip = move |eyes: Viewer| {
        let picture = move || match eyes {
            Viewer::Seat(seat) => {
                let portrait = session.face(seat);
                let class = format!("face s{}", seat.index());
                view! {
                    <span class=class style=format!("--hue:{}", portrait.hue())>
                        {portrait.drawing()}
                    </span>
                }
                .into_any()
            }
            Viewer::Public => art::icon(art::EYE).into_any(),
            Viewer::Judge => art::icon(art::FAN).into_any(),
        };
        view! {
            <button
                type="button"
                class="eye"
                aria-pressed=move || (replay.eyes.get() == eyes).to_string()
                aria-label=move || label(replay, eyes)
                title=move || label(replay, eyes)
                on:click=move |_| replay.look(eyes)
            >
                {picture}
            </button>
        }
    };
    view! {
        <div class="eyes" role="group" aria-label=move || lang::replay_eyes(session.lang())>
            {all(replay).into_iter().map(chip).collect_view()}
        </div>
    }
}
