//! Panels: a picture made of pieces, with a sentence or two.

use driver::tour::{Both, Item, Lies, Panel, Word};
use erased::DynGame;
use leptos::prelude::*;
use scene::{Face, PieceId};
use tabletop::Lang;

use crate::{art, face, tables};

/// Panels side by side; `kind` is their class in the style sheet.
#[component]
pub fn Panels(
    game: &'static dyn DynGame,
    kind: &'static str,
    panels: Vec<Panel>,
    lang: Lang,
) -> impl IntoView {
    let panel = |panel: Panel| {
        let title = panel.title.get(lang).to_owned();
        view! {
            <li>
                {picture(game, &panel.picture, lang)}
                <div class="t-words">
                    {(!title.is_empty()).then(|| view! { <h3 class="d">{title}</h3> })}
                    <p>
                        {prose(panel.text.get(lang))}
                        <Cited game clauses=panel.clauses />
                    </p>
                </div>
            </li>
        }
    };
    view! { <ol class=format!("t-panels {kind}")>{panels.into_iter().map(panel).collect_view()}</ol> }
}

/// A sentence in which what is between two `*` is bold.
pub fn prose(text: &str) -> impl IntoView + use<> {
    let runs = text.split('*').enumerate();
    let run = |(n, run): (usize, &str)| {
        let run = run.to_owned();
        if n % 2 == 0 {
            run.into_any()
        } else {
            view! { <b>{run}</b> }.into_any()
        }
    };
    runs.map(run).collect_view()
}

/// Where it is written exactly.
#[component]
fn Cited(game: &'static dyn DynGame, clauses: Vec<String>) -> impl IntoView {
    let link = |id: String| {
        let href = format!("/rules/{}#{id}", game.info().id);
        // The number is enough to find it by, the word says which of several.
        let number = id.split('.').next().unwrap_or_default().to_owned();
        view! {
            " "
            <a class="rule-id" href=href title=id>
                {number}
            </a>
        }
    };
    let first = clauses.into_iter().take(1);
    first.map(link).collect_view()
}

/// Drawings say nothing that is not said beside them.
pub fn picture(game: &'static dyn DynGame, items: &[Item], lang: Lang) -> impl IntoView + use<> {
    let items = items.iter().map(|it| item(game, it, lang)).collect_view();
    view! {
        <div class="t-pic" aria-hidden="true">
            {items}
        </div>
    }
}

fn item(game: &'static dyn DynGame, item: &Item, lang: Lang) -> AnyView {
    let Item {
        pieces,
        icon,
        face,
        sign,
        note,
        lies,
    } = item;
    if !icon.is_empty() {
        return view! { <span class="t-icon">{art::icon(icon)}</span> }.into_any();
    }
    if !face.is_empty() {
        return head(face).into_any();
    }
    if !sign.is_empty() {
        return view! { <span class="t-sign d">{sign.clone()}</span> }.into_any();
    }
    if pieces.is_empty() {
        return view! { <span class="t-note">{note.get(lang).to_owned()}</span> }.into_any();
    }
    let lies = match lies {
        Lies::Row if 3 < pieces.len() => "t-item t-many",
        Lies::Row => "t-item",
        Lies::Fan => "t-item t-fan",
        Lies::Low => "t-item t-low",
    };
    let pieces = pieces.iter().map(|word| word_drawn(game, word, lang));
    view! {
        <span class=lies>
            <span class="t-pieces">{pieces.collect_view()}</span>
            {caption(note, lang)}
        </span>
    }
    .into_any()
}

fn caption(note: &Both, lang: Lang) -> Option<impl IntoView + use<>> {
    let words = note.get(lang).to_owned();
    (!words.is_empty()).then(|| view! { <em>{words}</em> })
}

/// Somebody’s face on a disc.
pub fn head(name: &str) -> impl IntoView + use<> {
    let hue = format!("--hue:{}", face::disc_of(name));
    view! {
        <span class="t-face face" style=hue>
            {face::of_name(name)}
        </span>
    }
}

fn word_drawn(game: &'static dyn DynGame, word: &str, lang: Lang) -> AnyView {
    match word.parse() {
        Ok(Word::Art(file)) => view! { <span class="t-art">{art::picture(file)}</span> }.into_any(),
        Ok(Word::Piece { id, face }) => piece(game, &face, id.as_ref(), word, lang),
        Err(_) => missing(word),
    }
}

/// A piece as the table draws it, or in words.
pub fn piece(
    game: &'static dyn DynGame,
    face: &Face,
    id: Option<&PieceId>,
    words: &str,
    lang: Lang,
) -> AnyView {
    tables::piece(game, face, id, lang).unwrap_or_else(|| match face {
        Face::Note | Face::Player(_) => {
            view! { <span class="t-note">{words.to_owned()}</span> }.into_any()
        }
        _ => missing(words),
    })
}

/// Tests look for it.
fn missing(words: &str) -> AnyView {
    view! { <span class="t-missing">{words.to_owned()}</span> }.into_any()
}
