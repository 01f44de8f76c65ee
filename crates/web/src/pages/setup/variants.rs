//! House rules: what the players may agree on.

use erased::Listing;
use leptos::prelude::*;
use scene::Variant;

use super::counter::Counter;
use crate::{
    art, lang,
    settings::settings,
    sheets::{Segments, Sheet},
};

#[component]
pub fn HouseRules(game: &'static dyn Listing, counter: RwSignal<Counter>) -> impl IntoView {
    let lang = settings().lang;
    let is_open = RwSignal::new(false);
    let has_any = !game.variants(lang.get_untracked()).is_empty();
    let n_changed = move || counter.with(|it| it.agreed.values().filter(|it| 0 < **it).count());
    has_any.then(|| {
        view! {
            <button type="button" class="btn quiet" on:click=move |_| is_open.set(true)>
                {art::icon("note")} {move || lang::setup_house_rules(lang.get())}
                {move || {
                    let n = n_changed();
                    (0 < n).then(|| view! { <span class="chip must">{n}</span> })
                }}
            </button>
            <Sheet is_open class="house" label="house-title">
                <h2 id="house-title" class="d">
                    {move || lang::setup_house_rules(lang.get())}
                </h2>
                {move || {
                    let rows = game.variants(lang.get()).into_iter();
                    rows.map(|variant| view! { <Row variant counter /> }).collect_view()
                }}
                <div class="row">
                    <button type="button" class="btn go" on:click=move |_| is_open.set(false)>
                        {move || lang::done(lang.get())}
                    </button>
                </div>
            </Sheet>
        }
    })
}

#[component]
fn Row(variant: Variant, counter: RwSignal<Counter>) -> impl IntoView {
    let Variant {
        key,
        label,
        choices,
    } = variant;
    let chosen = move || counter.with(|it| it.agreed.get(key).copied().unwrap_or(0));
    let choose = move |index| {
        counter.update(|it| _ = it.agreed.insert(key.to_owned(), index));
    };
    let words: Vec<(usize, String)> = (0..).zip(choices.into_iter().map(|it| it.label)).collect();
    view! {
        <div class="srow tall">
            <b>{label.clone()}</b>
            <Segments
                label=Signal::stored(label)
                choices=Signal::stored(words)
                chosen=Signal::derive(chosen)
                choose=Callback::new(choose)
            />
        </div>
    }
}
