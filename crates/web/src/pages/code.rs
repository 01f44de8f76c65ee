//! The code of a table, a slot for each letter. The last letter joins.

use leptos::{prelude::*, task::spawn_local};
use leptos_router::{NavigateOptions, hooks::use_navigate};
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use wire::TableInfo;

use crate::{
    browser, lang,
    session::online::{self, Failure},
    settings::settings,
};

/// Codes have six letters; a crowded server makes longer ones, and earlier
/// releases made shorter ones.
const SHORTEST: usize = 4;
const USUAL: usize = 6;
const LONGEST: usize = 8;

type Letters = [Option<char>; LONGEST];

/// The slots and a button that says `label`. `first` is what stands in them.
#[component]
pub fn CodeSlots(
    #[prop(optional)] first: Vec<char>,
    label: Signal<&'static str>,
    #[prop(default = "btn")] button: &'static str,
) -> impl IntoView {
    let lang = settings().lang;
    let first: String = first.into_iter().collect();
    let letters = RwSignal::new(fill([None; LONGEST], 0, &first).0);
    let n_slots = RwSignal::new(USUAL);
    let said = RwSignal::new(None::<String>);
    let navigate = use_navigate();
    let go = Callback::new(move |code: String| {
        navigate(&format!("/table/{code}"), NavigateOptions::default());
    });
    let knock = move |code: String| {
        if code.len() == LONGEST {
            return go.run(code);
        }
        spawn_local(async move {
            let found = online::get::<TableInfo>(&format!("/api/tables/{code}")).await;
            match found {
                Err(Failure::Missing) => {
                    let _ = said.try_set(Some(code));
                    let _ = n_slots.try_set(LONGEST);
                    request_animation_frame(|| browser::focus(&slot_id(USUAL)));
                }
                // The page of the table says what else is wrong.
                Ok(_) | Err(_) => go.run(code),
            }
        });
    };
    let typed = move |n: usize, text: String| {
        said.set(None);
        let (filled, next) = fill(letters.get_untracked(), n, &text);
        letters.set(filled);
        let code = spelled(&filled);
        if code.len() == n_slots.get_untracked().max(USUAL) || LONGEST <= next {
            knock(code);
        } else if next != n {
            browser::focus(&slot_id(next));
        }
    };
    let submit = move |submit: leptos::ev::SubmitEvent| {
        submit.prevent_default();
        let code = spelled(&letters.get_untracked());
        if (SHORTEST..=LONGEST).contains(&code.len()) {
            go.run(code);
        } else {
            browser::focus(&slot_id(code.len()));
        }
    };
    let slot = move |n: usize| {
        let shown = move || letters.get()[n].map(String::from).unwrap_or_default();
        view! {
            <input
                id=slot_id(n)
                autocomplete="off"
                autocapitalize="characters"
                spellcheck="false"
                aria-label=move || lang::shop_code_letter(lang.get(), n + 1)
                prop:value=shown
                on:focus=|focus| if let Some(input) = input(&focus) { input.select() }
                on:input=move |change| {
                    typed(n, event_target_value(&change));
                    // What was typed may be no letter at all.
                    if let Some(input) = input(&change) {
                        input.set_value(&untrack(shown));
                    }
                }
                on:keydown=move |key| match key.key().as_str() {
                    "Backspace" if untrack(shown).is_empty() && 0 < n => {
                        letters.update(|letters| letters[n - 1] = None);
                        browser::focus(&slot_id(n - 1));
                    }
                    "ArrowLeft" if 0 < n => browser::focus(&slot_id(n - 1)),
                    "ArrowRight" => browser::focus(&slot_id(n + 1)),
                    _ => {}
                }
            />
        }
    };
    view! {
        <form class="codef" class:lost=move || said.with(Option::is_some) on:submit=submit>
            <span class="slots" class:long=move || n_slots.get() == LONGEST>
                {move || (0..n_slots.get()).map(slot).collect_view()}
            </span>
            <button class=button>{label}</button>
            <p class="unknown" role="status">
                {move || said.get().map(|code| lang::shop_code_unknown(lang.get(), code))}
            </p>
        </form>
    }
}

fn slot_id(n: usize) -> String {
    format!("letter-{n}")
}

fn input(event: &web_sys::Event) -> Option<HtmlInputElement> {
    event.target()?.dyn_into().ok()
}

/// What was typed into slot `n`, or pasted: a code, or a whole link. Says which
/// slot comes next.
fn fill(mut letters: Letters, n: usize, text: &str) -> (Letters, usize) {
    let code = text.rsplit_once("/table/").map_or(text, |(_, code)| code);
    let code = code.split(['?', '#']).next().unwrap_or_default();
    let new = code
        .chars()
        .filter(char::is_ascii_alphabetic)
        .map(|it| it.to_ascii_uppercase());
    let new: Vec<char> = new.take(LONGEST).collect();
    let new = match new[..] {
        [] if text.is_empty() => {
            letters[n] = None;
            return (letters, n);
        }
        [] => return (letters, n),
        // A letter over another.
        [old, letter] if letters[n] == Some(old) => vec![letter],
        [letter, old] if letters[n] == Some(old) => vec![letter],
        _ => new,
    };
    let start = if new.len() < SHORTEST { n } else { 0 };
    let end = (start + new.len()).min(LONGEST);
    for (slot, letter) in letters[start..end].iter_mut().zip(new) {
        *slot = Some(letter);
    }
    (letters, end)
}

/// The letters up to the first empty slot.
fn spelled(letters: &Letters) -> String {
    letters.iter().map_while(|it| *it).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn put(before: &str, n: usize, text: &str) -> (String, usize) {
        let (letters, next) = fill(fill([None; LONGEST], 0, before).0, n, text);
        (spelled(&letters), next)
    }

    #[test]
    fn letters_go_from_slot_to_slot() {
        assert_eq!(put("", 0, "b"), ("B".to_owned(), 1));
        assert_eq!(put("BR", 2, "n"), ("BRN".to_owned(), 3));
        assert_eq!(put("BRN", 1, "RX"), ("BXN".to_owned(), 2));
        assert_eq!(put("BRN", 1, "7"), ("BRN".to_owned(), 1));
        assert_eq!(put("BRN", 2, ""), ("BR".to_owned(), 2));
    }

    #[test]
    fn a_pasted_code_or_link_fills_all() {
        assert_eq!(put("BR", 2, "mosscd"), ("MOSSCD".to_owned(), 6));
        assert_eq!(put("", 0, "mosscdfgh"), ("MOSSCDFG".to_owned(), 8));
        let link = "https://example.org/table/BRNS?speed=0";
        assert_eq!(put("X", 1, link), ("BRNS".to_owned(), 4));
    }
}
