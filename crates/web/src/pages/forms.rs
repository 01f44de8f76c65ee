//! Fields that several pages share.

use std::collections::BTreeMap;

use erased::{Json, Listing};
use leptos::prelude::*;
use scene::Variant;
use tabletop::Lang;

use crate::{art, lang, names, settings::settings, tables};

/// The player's name, with a die to roll another.
#[component]
pub fn NameField(lang: Lang) -> impl IntoView {
    let name = settings().name;
    view! {
        <div class="field">
            <label for="name">{lang::landing_name(lang)}</label>
            <div class="with-button">
                <input
                    id="name"
                    autocomplete="nickname"
                    maxlength="24"
                    aria-describedby="name-about"
                    prop:value=name
                    on:input=move |input| name.set(event_target_value(&input))
                />
                <button
                    type="button"
                    class="button secondary square"
                    aria-label=lang::landing_another(lang)
                    on:click=move |_| name.set(names::any_person())
                >
                    {art::icon(art::AGAIN)}
                </button>
            </div>
            <p id="name-about" class="aside">{lang::landing_name_about(lang)}</p>
        </div>
    }
}

/// The name to send: never empty.
pub fn name_or_any() -> String {
    let name = settings().name;
    let given = name.get_untracked().trim().to_owned();
    if given.is_empty() {
        name.set(names::any_person());
        return name.get_untracked();
    }
    given
}

/// Chooses among the games on the shelf.
#[component]
pub fn GamePicker(lang: Lang, game: RwSignal<&'static str>, id: &'static str) -> impl IntoView {
    let options = registry::SHELF
        .iter()
        .map(|it| {
            let info = it.info();
            view! {
                <option value=info.id prop:selected=move || game.get() == info.id>
                    {info.title}
                </option>
            }
        })
        .collect_view();
    view! {
        <div class="field">
            <label for=id>{lang::landing_game(lang)}</label>
            <select
                id=id
                on:change=move |change| {
                    if let Some(found) = registry::listed(&event_target_value(&change)) {
                        game.set(found.info().id);
                    }
                }
            >
                {options}
            </select>
        </div>
    }
}

/// Which choice of each variant was made; what is missing is the usual.
pub type Agreed = BTreeMap<&'static str, usize>;

/// What the players may agree on, folded away.
#[component]
pub fn Variants(
    lang: Lang,
    game: &'static dyn Listing,
    agreed: RwSignal<Agreed>,
    id: &'static str,
) -> impl IntoView {
    let variants = game.variants(lang);
    let field = move |Variant {
                          key,
                          label,
                          choices,
                      }: Variant| {
        let chosen = move || agreed.with(|agreed| agreed.get(key).copied().unwrap_or(0));
        let options = choices
            .into_iter()
            .enumerate()
            .map(|(index, choice)| {
                view! {
                    <option value=index.to_string() prop:selected=move || chosen() == index>
                        {choice.label}
                    </option>
                }
            })
            .collect_view();
        let change = move |change| {
            let index = event_target_value(&change).parse().unwrap_or(0);
            agreed.update(|agreed| _ = agreed.insert(key, index));
        };
        let id = format!("{id}-{key}");
        view! {
            <div class="field">
                <label for=id.clone()>{label}</label>
                <select id=id on:change=change>
                    {options}
                </select>
            </div>
        }
    };
    (!variants.is_empty()).then(|| {
        view! {
            <details class="variants">
                <summary>{lang::landing_variants(lang)}</summary>
                {variants.into_iter().map(field).collect_view()}
            </details>
        }
    })
}

/// The options of a game as agreed on.
pub fn options(game: &dyn Listing, agreed: &Agreed) -> Json {
    let fields: serde_json::Map<String, Json> = game
        .variants(Lang::En)
        .into_iter()
        .filter_map(|variant| {
            let index = *agreed.get(variant.key).filter(|index| 0 < **index)?;
            let value = variant.choices.get(index)?.value;
            Some((variant.key.to_owned(), value.parse().ok()?))
        })
        .collect();
    if fields.is_empty() {
        return Json::Null;
    }
    Json::Object(fields)
}

/// Chooses a bot of a game by its place in the game's list.
#[component]
pub fn BotPicker(
    lang: Lang,
    game: &'static dyn Listing,
    bot: RwSignal<usize>,
    id: &'static str,
) -> impl IntoView {
    let options = (0..game.bots().len())
        .map(|index| {
            view! {
                <option value=index.to_string() prop:selected=move || bot.get() == index>
                    {tables::bot_label(game, index, lang)}
                </option>
            }
        })
        .collect_view();
    view! {
        <div class="field">
            <label for=id>{lang::landing_bots(lang)}</label>
            <select
                id=id
                on:change=move |change| {
                    bot.set(event_target_value(&change).parse().unwrap_or_default());
                }
            >
                {options}
            </select>
        </div>
    }
}
