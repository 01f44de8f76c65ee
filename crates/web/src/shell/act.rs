//! The action bar: one's own zombie says what the table waits for and what the
//! selected thing will do; beside it what can be done.

use std::sync::Arc;

use leptos::prelude::*;
use scene::{About, Line};
use tabletop::{Beat, Lang, RuleId, Seat, rule::clause};
use wire::Problem;

use super::{
    Coach, Showing,
    controls::{Act, Controls},
    end::EndButtons,
    finale::Finale,
    orders::Ordered,
};
use crate::{
    art, lang, refused,
    session::{Session, ViewerEvents},
};

#[component]
pub fn ActionBar(
    session: Session,
    controls: Signal<Controls>,
    hint: Signal<String>,
    why: Signal<String>,
    finale: Memo<Option<Finale>>,
    again: Option<Callback<()>>,
    read: Callback<RuleId>,
    showing: Option<Showing>,
    coach: Option<Coach>,
) -> impl IntoView {
    view! {
        <Speaker session showing />
        <span class="mypop">{move || {
            let me = session.seat()?;
            session.with_others(|it| (it.pop)(session, me))
        }}</span>
        <Say session hint why finale read showing />
        {match showing {
            Some(showing) => showing.buttons.run(()),
            None => {
                view! {
                    <Show
                        when=move || finale.with(Option::is_some)
                        fallback=move || {
                            view! {
                                <Show
                                    when=move || session.is_cut_off()
                                    fallback=move || view! { <Buttons session controls /> }
                                >
                                    <Waiting session />
                                </Show>
                            }
                        }
                    >
                        {match coach {
                            Some(coach) => coach.buttons.run(()),
                            None => view! { <EndButtons session again /> }.into_any(),
                        }}
                    </Show>
                }
                    .into_any()
            }
        }}
    }
}

/// Whoever speaks: who does something now, or else this page's player, or the one
/// everybody waits for.
fn speaker(session: Session) -> Option<Seat> {
    if let Some((seat, _)) = session.announced.get() {
        return Some(seat);
    }
    if session.is_moving.get()
        && let Some(told) = latest_events(session)
        && let Some(seat) = session.lines(&*told).iter().find_map(player)
    {
        return Some(seat);
    }
    if let Some((seat, _)) = session.lamp.answer.get() {
        return Some(seat);
    }
    let must = session.must();
    match session.seat() {
        Some(me) if must.is_empty() || session.may_act() => Some(me),
        me => must.first().or(me),
    }
}

fn player(line: &Line) -> Option<Seat> {
    match line.about {
        About::Player(seat) | About::Asked(seat) => Some(seat),
        About::NewPart | About::Turn | About::Fate => None,
    }
}

#[component]
fn Speaker(session: Session, showing: Option<Showing>) -> impl IntoView {
    let speaker = move || match showing {
        Some(showing) => showing.speaker.get(),
        None => speaker(session),
    };
    let who = Memo::new(move |_| speaker().map(|seat| session.face(seat)));
    view! {
        {move || {
            let portrait = who.get()?;
            Some(
                view! {
                    <span
                        class="me"
                        style=format!("--mehue:{}", portrait.hue())
                        aria-hidden="true"
                    >
                        {portrait.drawing()}
                    </span>
                },
            )
        }}
    }
}

/// What is being shown now.
fn latest_events(session: Session) -> Option<ViewerEvents> {
    session
        .model
        .with(|it| it.as_ref().map(|it| Arc::clone(&it.events)))
}

fn rolls(told: &ViewerEvents) -> bool {
    told.beats().into_iter().any(Beat::has_dice)
}

/// The same in the words of the log. Nobody says what a die shows
/// before it has landed.
fn happening(session: Session) -> String {
    let Some(told) = latest_events(session) else {
        return String::new();
    };
    if session.is_meanwhile.get() {
        return lang::shell_meanwhile(session.lang()).to_owned();
    }
    if rolls(&told) {
        return rolling(session, &told);
    }
    let mut lines = session.sentences(&*told);
    lines.truncate(2);
    lines.join(" ")
}

/// Who rolls, and not a word more.
fn rolling(session: Session, told: &ViewerEvents) -> String {
    let lang = session.lang();
    match session.lines(&**told).iter().find_map(player) {
        Some(seat) if session.seat() == Some(seat) => lang::shell_you_roll(lang).to_owned(),
        Some(seat) => lang::shell_rolls(lang, session.name(seat)),
        None => lang::shell_dice_roll(lang).to_owned(),
    }
}

#[component]
fn Say(
    session: Session,
    hint: Signal<String>,
    why: Signal<String>,
    finale: Memo<Option<Finale>>,
    read: Callback<RuleId>,
    showing: Option<Showing>,
) -> impl IntoView {
    let is_watching = move || {
        session
            .model
            .with(|it| it.as_ref().is_some_and(|it| it.seat.is_none()))
    };
    let hint = Memo::new(move |_| {
        if let Some(showing) = showing {
            return showing.hint.get();
        }
        let hint = match session.advice() {
            Some((_, why)) => why,
            None => hint.get(),
        };
        let lang = session.lang();
        if session.is_cut_off() {
            return lang::trouble_hold_about(lang).to_owned();
        }
        if let Some(remark) = finale.with(|it| it.as_ref()?.remark(session)) {
            return remark;
        }
        if is_watching() {
            return lang::shell_onlooker(lang).to_owned();
        }
        hint
    });
    view! {
        <div
            class="say"
            class:mine=move || session.must_act()
            class:telling=move || session.is_moving.get() || session.announced.with(Option::is_some)
            class:rolling=move || session.is_moving.get() && latest_events(session).is_some_and(|it| rolls(&it))
        >
            {session.with_others(|it| (it.my_clock)(session))}
            <b class="sentence">
                {move || {
                    if session.is_cut_off() {
                        lang::trouble_hold(session.lang()).to_owned()
                    } else if let Some((_, words)) = session.announced.get() {
                        words
                    } else if session.is_moving.get() {
                        happening(session)
                    } else if let Some(showing) = showing {
                        showing.says.get()
                    } else if let Some((_, words)) = session.lamp.answer.get() {
                        words
                    } else if let Some((says, _)) = session.advice() {
                        says
                    } else if finale.with(Option::is_some) && session.seat().is_some() {
                        lang::end_another(session.lang()).to_owned()
                    } else {
                        session.prompt()
                    }
                }}
            </b>
            <Show when=move || session.refusal.with(Option::is_none) && !hint.with(String::is_empty)>
                <small>{hint}</small>
            </Show>
            <Ordered session />
            {move || {
                let lang = session.lang();
                session.refusal.get().map(|problem| view! { <RefusalNotice session problem why lang read /> })
            }}
        </div>
    }
}

/// That it cannot be done; why not is behind a question, and the clause that says
/// so can be read among its neighbours.
#[component]
fn RefusalNotice(
    session: Session,
    problem: Problem,
    why: Signal<String>,
    lang: Lang,
    read: Callback<RuleId>,
) -> impl IntoView {
    let known = refused::said(&problem, lang);
    let is_known = known.is_some();
    let Problem {
        error,
        kind: _,
        rule,
        is_late,
    } = problem;
    // A table that knows what is in the way says so itself.
    let said = move || match why.get() {
        _ if is_late => lang::shell_late(lang).to_owned(),
        why if !why.is_empty() => why,
        _ => known
            .clone()
            .unwrap_or_else(|| lang::shell_refused(lang).to_owned()),
    };
    let answer = match rule.and_then(|id| clause(session.game.rulebook(), &id)) {
        Some(clause) => {
            let id = clause.id;
            Some(
                view! {
                    {clause.text.get(lang)}
                    " "
                    <button type="button" class="link" on:click=move |_| read.run(id)>
                        {lang::shell_read_rule(lang)}
                    </button>
                }
                .into_any(),
            )
        }
        None if is_late || is_known => None,
        None => Some(error.into_any()),
    };
    view! {
        <div class="refusal" role="alert">
            <div>
                <p>{said}</p>
                {answer
                    .map(|answer| {
                        view! {
                            <details>
                                <summary>{lang::shell_why(lang)}</summary>
                                <p>{answer}</p>
                            </details>
                        }
                    })}
            </div>
            <button
                type="button"
                class="tool"
                aria-label=lang::close(lang)
                on:click=move |_| session.refusal.set(None)
            >
                {art::icon(art::CROSS)}
            </button>
        </div>
    }
}

/// While the line is dead: nothing can be done here, but elsewhere.
#[component]
fn Waiting(session: Session) -> impl IntoView {
    let bots = format!("/play/{}", session.game.info().id);
    view! {
        <div class="do">
            <a class="btn" href=bots>
                {move || lang::trouble_meanwhile(session.lang())}
            </a>
            <button type="button" class="btn go" aria-disabled="true">
                {move || lang::trouble_waiting(session.lang())}
            </button>
        </div>
    }
}

#[component]
fn Buttons(session: Session, controls: Signal<Controls>) -> impl IntoView {
    let label =
        Memo::new(move |_| controls.with(|it| it.primary.as_ref().map(|act| act.label.clone())));
    let is_locked = move || {
        let is_moving = session.is_moving.get();
        let is_locked = |act: &Act| act.run.is_none() || is_moving && !act.is_urgent;
        controls.with(|it| it.primary.as_ref().is_none_or(is_locked))
    };
    let press = move |_| {
        if let Some(act) = controls.with_untracked(|it| it.primary.clone()) {
            act.press(session);
        }
    };
    view! {
            <div
                class="do"
                class:even=move || controls.with(Controls::are_even)
                role="group"
                aria-label=move || lang::shell_actions(session.lang())
            >
                <For
                    each=move || controls.with(|it| it.secondary.clone())
                    key=|act: &Act| act.label.clone()
                    children=move |act| view! { <Secondary session controls label=act.label /> }
                />
                <Show when=move || label.with(Option::is_some)>
                    <button
                        type="button"
                        class="btn go"
                        aria-disabled=move || is_locked().to_string()
                        on:click=press
                    >
                        {move || label.get()}
                    </button>
                </Show>
            </div>
    }
}

#[component]
fn Secondary(session: Session, controls: Signal<Controls>, label: String) -> impl IntoView {
    let label = StoredValue::new(label);
    // The act may have changed under the same label.
    let press = move |_| {
        let now = controls.with_untracked(|it| {
            let is_this = |act: &&Act| label.with_value(|label| act.label == *label);
            it.secondary.iter().find(is_this).cloned()
        });
        if let Some(act) = now {
            act.press(session);
        }
    };
    view! {
        <button
            type="button"
            class="btn"
            on:click=press
        >
            {label.get_value()}
        </button>
    }
}
