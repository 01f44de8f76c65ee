//! Any game, drawn from its scene: plain, complete and playable.

use leptos::prelude::*;
use scene::Zone;
use tabletop::Turn;

use super::{Table, TableView};
use crate::{
    lang,
    session::Session,
    shell::{
        controls::{Act, Controls},
        players::PlayersStrip,
    },
};

/// How long an event is on screen before the next at normal speed.
const MOTION_MS: u32 = 350;

/// With no more moves than this, each is a button of its own.
const FEW: usize = 3;

pub static TABLE: Table = Table {
    lay,
    motion_ms: |_| MOTION_MS,
    style: "",
};

fn lay(session: Session) -> TableView {
    let chosen = RwSignal::new(None::<String>);
    // What was chosen for another prompt is not chosen for this one.
    Effect::new(move |_| {
        session.snapshot.track();
        chosen.set(None);
    });
    let controls = Signal::derive(move || controls(session, chosen));
    TableView {
        table: view! {
            <Zones session />
            <Choices session chosen />
        }
        .into_any(),
        players: view! { <PlayersStrip session /> }.into_any(),
        controls,
        phase: Signal::derive(String::new),
    }
}

fn controls(session: Session, chosen: RwSignal<Option<String>>) -> Controls {
    let lang = session.lang();
    let legal = session.legal();
    let act = |action: &String, label: String| {
        let action = action.clone();
        Act::new(label, move || session.send(action.clone()))
    };
    if legal.len() <= FEW {
        let mut acts: Vec<Act> = legal
            .iter()
            .map(|action| act(action, session.label(action)))
            .collect();
        let primary = (!acts.is_empty()).then(|| acts.remove(0));
        return Controls {
            primary,
            secondary: acts,
            ..Controls::default()
        };
    }
    let primary = match chosen.get() {
        Some(action) => act(
            &action,
            lang::shell_play_choice(lang, session.label(&action)),
        ),
        None => Act::locked(lang::shell_choose_first(lang)),
    };
    let choices = legal
        .into_iter()
        .map(|action| Act::new(String::new(), move || chosen.set(Some(action.clone()))))
        .collect();
    Controls {
        primary: Some(primary),
        secondary: Vec::new(),
        choices,
        cancel: Some(Callback::new(move |()| chosen.set(None))),
    }
}

#[component]
fn Zones(session: Session) -> impl IntoView {
    let zones = Memo::new(move |_| {
        session
            .draw(|view, words| session.game.scene(view, words))
            .map_or_else(Vec::new, |scene| scene.zones)
    });
    let zone = move |zone: Zone| {
        let is_mine = zone.owner.is_some() && zone.owner == session.seat();
        view! {
            <section class="zone" class:mine=is_mine>
                <h3>{zone.title}</h3>
                <ul class="pieces">
                    {zone
                        .pieces
                        .into_iter()
                        .map(|piece| {
                            let is_drawing = piece.face.contains('\n');
                            view! {
                                <li class="piece" class:drawing=is_drawing>
                                    <span aria-hidden="true">{piece.face}</span>
                                    <span class="unseen">{piece.label}</span>
                                </li>
                            }
                        })
                        .collect_view()}
                </ul>
            </section>
        }
    };
    view! { <div class="zones">{move || zones.get().into_iter().map(zone).collect_view()}</div> }
}

#[component]
fn Choices(session: Session, chosen: RwSignal<Option<String>>) -> impl IntoView {
    let many = Memo::new(move |_| {
        let is_over = matches!(session.turn(), Some(Turn::Over(_)));
        let legal = session.legal();
        if is_over || legal.len() <= FEW {
            return Vec::new();
        }
        legal
    });
    let choice = move |action: String| {
        let (label, pressed, click) = (action.clone(), action.clone(), action);
        view! {
            <li>
                <button
                    type="button"
                    class="choice"
                    aria-pressed=move || {
                        chosen.with(|it| it.as_ref() == Some(&pressed)).to_string()
                    }
                    on:click=move |_| chosen.set(Some(click.clone()))
                >
                    {move || session.label(&label)}
                </button>
            </li>
        }
    };
    view! {
        <ul class="choices" aria-label=move || lang::shell_choices(session.lang())>
            <For each=move || many.get() key=Clone::clone children=choice />
        </ul>
    }
}
