//! How long people may take at a table with friends.

use leptos::prelude::*;

use super::counter::Counter;
use crate::{
    art, lang,
    pages::pace::{Paces, about, title},
    settings::settings,
    sheets::Sheet,
};

#[component]
pub fn ThinkingTime(counter: RwSignal<Counter>) -> impl IntoView {
    let lang = settings().lang;
    let is_open = RwSignal::new(false);
    let pace = Memo::new(move |_| counter.with(|it| it.pace));
    view! {
        <button type="button" class="btn quiet" on:click=move |_| is_open.set(true)>
            {art::icon("clock")}
            {move || lang::clock_pace(lang.get())}
            {move || {
                let pace = pace.get();
                (!pace.is_off())
                    .then(|| view! { <span class="chip must">{title(pace, lang.get())}</span> })
            }}
        </button>
        <Sheet is_open class="house" label="time-title">
            <h2 id="time-title" class="d">
                {move || lang::clock_pace(lang.get())}
            </h2>
            <div class="srow tall">
                <b>{move || about(pace.get(), lang.get())}</b>
                <Paces
                    lang=lang.into()
                    chosen=pace.into()
                    choose=Callback::new(move |pace| counter.update(|it| it.pace = pace))
                />
                <p>{move || lang::clock_online_about(lang.get())}</p>
            </div>
            <div class="row">
                <button type="button" class="btn go" on:click=move |_| is_open.set(false)>
                    {move || lang::done(lang.get())}
                </button>
            </div>
        </Sheet>
    }
}
