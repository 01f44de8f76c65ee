//! A few moves of a game as a strip that one steps through.

use std::sync::Arc;

use driver::tour::{Shown, Step};
use erased::DynGame;
use leptos::{ev::KeyboardEvent, prelude::*};
use scene::Piece;
use tabletop::Lang;

use super::picture::{head, piece, prose};
use crate::{art, lang};

pub fn strip(game: &'static dyn DynGame, shown: &Arc<Shown>, lang: Lang) -> impl IntoView + use<> {
    let n_steps = shown.example().steps.len();
    let at = RwSignal::new(0_usize);
    // What has just been shown is read out, what is there from the start is not.
    let heard = RwSignal::new(String::new());
    let texts = StoredValue::new({
        let texts = shown.example().steps.iter().map(|step| step.text.get(lang));
        texts.map(|it| it.replace('*', "")).collect::<Vec<_>>()
    });
    let go = move |to: usize| {
        let to = to.min(n_steps - 1);
        at.set(to);
        heard.set(texts.with_value(|texts| texts[to].clone()));
    };
    let on = move || go(at.get_untracked() + 1);
    let back = move || go(at.get_untracked().saturating_sub(1));
    let keys = move |press: KeyboardEvent| {
        match press.key().as_str() {
            "ArrowRight" => on(),
            "ArrowLeft" => back(),
            "Home" => go(0),
            "End" => go(n_steps),
            _ => return,
        }
        // The page must not scroll along.
        press.prevent_default();
    };
    let steps = (0..n_steps).map(|n| {
        let shown = Arc::clone(shown);
        let state = move || match n.cmp(&at.get()) {
            std::cmp::Ordering::Less => "t-step",
            std::cmp::Ordering::Equal => "t-step t-now",
            std::cmp::Ordering::Greater => "t-step t-later",
        };
        view! { <li class=state>{panel(game, &shown, &shown.example().steps[n], lang)}</li> }
    });
    let is_last = move || at.get() + 1 == n_steps;
    view! {
        <div class="t-example" role="group" aria-label=shown.example().title.get(lang).to_owned() on:keydown=keys>
            <h3 class="d">{shown.example().title.get(lang).to_owned()}</h3>
            <ol class="t-strip" style=format!("--n:{}", if n_steps < 5 { n_steps } else { 3 })>{steps.collect_view()}</ol>
            <p class="unseen" role="status">{heard}</p>
            <div class="t-steps">
                <button
                    type="button"
                    class="btn"
                    aria-disabled=move || (at.get() == 0).to_string()
                    on:click=move |_| back()
                >
                    {art::icon(art::BACK)}
                    {lang::rules_step_back(lang)}
                </button>
                <span class="t-count">
                    {move || lang::RulesStep { n: at.get() + 1, of: n_steps }.say(lang)}
                </span>
                <button
                    type="button"
                    class="btn"
                    class:go=move || !is_last()
                    on:click=move |_| if is_last() { go(0) } else { on() }
                >
                    {move || {
                        if is_last() {
                            lang::rules_step_again(lang)
                        } else {
                            lang::rules_step_on(lang)
                        }
                    }}
                    {move || art::icon(if is_last() { art::AGAIN } else { art::FORWARD })}
                </button>
            </div>
        </div>
    }
}

/// Who speaks, what is said, and what lay on the table.
fn panel(
    game: &'static dyn DynGame,
    shown: &Shown,
    step: &Step,
    lang: Lang,
) -> impl IntoView + use<> {
    let players = &shown.playback().record().players;
    let speaker = shown.speaker(step);
    let name = players.get(speaker.index()).cloned().unwrap_or_default();
    let group = |group: Vec<Piece>| {
        let drawn = |it: &Piece| piece(game, &it.face, Some(&it.id), &it.label, lang);
        view! {
            <span class="t-item">
                <span class="t-pieces">{group.iter().map(drawn).collect_view()}</span>
            </span>
        }
    };
    let groups = shown.groups(step, lang);
    let labels: Vec<String> = groups.iter().flatten().map(|it| it.label.clone()).collect();
    view! {
        <p class="t-say">
            {prose(step.text.get(lang))}
        </p>
        {head(&name)}
        <div class="t-pic" role="img" aria-label=labels.join(", ")>
            {groups.into_iter().map(group).collect_view()}
        </div>
    }
}
