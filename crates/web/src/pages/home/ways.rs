//! Where else one can go from the shop: to a coach, and to what one has played.

use leptos::prelude::*;

use crate::{art, lang, pages::learn::next_lesson, settings::settings};

#[component]
pub fn Ways() -> impl IntoView {
    let lang = settings().lang;
    let learn = next_lesson().map(|game| {
        let info = game.info();
        view! {
            <a class="way learn" href=format!("/learn/{}", info.id)>
                {art::icon("learn")} <span>
                    <b class="d">{move || lang::lesson_learn(lang.get())}</b>
                    <small>{move || lang::shop_learn_about(lang.get(), info.title)}</small>
                </span>
            </a>
        }
    });
    view! {
        {learn}
        <a class="way" href="/me">
            {art::icon("star")} <span>
                <b class="d">{move || lang::past_title(lang.get())}</b>
                <small>{move || lang::shop_past_about(lang.get())}</small>
            </span>
        </a>
    }
}
