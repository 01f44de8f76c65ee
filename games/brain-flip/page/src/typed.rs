//! Questions in the player's own words: what they were understood as.

use brain_flip::{
    Cell, Question, lang as game,
    understand::{Near, Understood, understand},
};
use leptos::{ev::SubmitEvent, prelude::*};

use super::{
    ask::{Sheet, ask},
    board::Board,
};
use crate::lang;

/// What would be asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meant {
    Nothing,
    /// Chosen from a shelf, or understood.
    Known(Question),
    /// One of these, or something that only people can judge.
    Unsure(Vec<Candidate>),
    /// Goes to a person as it stands.
    Free,
    /// The Brain Master is a bot and would hand it back.
    Refused,
}

/// Something that comes near to what was typed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Candidate {
    Question(Question),
    /// The picture here was named: that is no question, but a call.
    Picture(Cell),
}

impl Meant {
    pub fn can_be_asked(&self) -> bool {
        match self {
            Meant::Known(_) | Meant::Free => true,
            Meant::Nothing | Meant::Unsure(_) | Meant::Refused => false,
        }
    }
}

/// What a typed question means at this table.
fn meant(board: Board, text: &str) -> Meant {
    if text.trim().is_empty() {
        return Meant::Nothing;
    }
    match understand(board.session.lang(), text) {
        Understood::Question(question) => Meant::Known(question),
        Understood::Unsure(near) => {
            let near: Vec<_> = near
                .into_iter()
                .filter_map(|it| candidate(board, it))
                .collect();
            if near.is_empty() {
                as_it_stands(board)
            } else {
                Meant::Unsure(near)
            }
        }
        Understood::Unknown => as_it_stands(board),
    }
}

/// A picture that does not lie on the table cannot be pointed at.
fn candidate(board: Board, near: Near) -> Option<Candidate> {
    match near {
        Near::Question(question) => Some(Candidate::Question(question)),
        Near::Picture(picture) => {
            let cell = board.read(|view| view.table.grid.iter().find(|(_, it)| *it == picture));
            cell.flatten().map(|(cell, _)| Candidate::Picture(cell))
        }
    }
}

fn as_it_stands(board: Board) -> Meant {
    if board.has_bot_master() {
        Meant::Refused
    } else {
        Meant::Free
    }
}

#[component]
pub fn TypedQuestion(board: Board, sheet: Sheet) -> impl IntoView {
    let session = board.session;
    let submit = move |submit: SubmitEvent| {
        submit.prevent_default();
        let text = sheet.typed.get_untracked();
        // The second press confirms what the first one has shown.
        if !text.trim().is_empty() && sheet.meant.with_untracked(Meant::can_be_asked) {
            ask(board, sheet);
        } else {
            sheet.meant.set(untrack(|| meant(board, &text)));
        }
    };
    view! {
        <form class="bfl-typed" on:submit=submit>
            <label for="bfl-typed" class="unseen">
                {move || lang::type_it(session.lang())}
            </label>
            <input
                id="bfl-typed"
                type="text"
                maxlength="200"
                autocomplete="off"
                enterkeyhint="go"
                placeholder=move || lang::type_it(session.lang())
                prop:value=move || sheet.typed.get()
                on:input=move |input| {
                    sheet.typed.set(event_target_value(&input));
                    sheet.meant.set(Meant::Nothing);
                }
            />
            <button class="btn">{move || lang::understand(session.lang())}</button>
        </form>
        <div class="bfl-meant" role="status">
            {move || shown_back(board, sheet)}
        </div>
    }
}

/// How a typed question was understood.
fn shown_back(board: Board, sheet: Sheet) -> Option<AnyView> {
    let lang = board.session.lang();
    let is_typed = sheet.typed.with(|typed| !typed.trim().is_empty());
    let line = |line: String| view! { <p>{line}</p> }.into_any();
    let master = || {
        let master = board.master();
        master.map_or_else(String::new, |master| board.session.name(master))
    };
    match sheet.meant.get() {
        _ if !is_typed => None,
        Meant::Nothing => None,
        Meant::Known(question) => Some(line(lang::understood(lang, question.text(lang)))),
        Meant::Unsure(near) => Some(did_you_mean(board, sheet, near).into_any()),
        Meant::Free => {
            let typed = sheet.typed.get();
            Some(line(
                lang::GoesTo {
                    master: master(),
                    question: typed.trim(),
                }
                .say(lang),
            ))
        }
        Meant::Refused => Some(line(lang::hands_back(lang, master()))),
    }
}

fn did_you_mean(board: Board, sheet: Sheet, near: Vec<Candidate>) -> impl IntoView {
    let lang = board.session.lang();
    let candidate = move |it: Candidate| {
        let label = match it {
            Candidate::Question(question) => question.text(lang).to_owned(),
            Candidate::Picture(cell) => {
                let name = board.picture(cell).map_or("", |picture| picture.name(lang));
                game::ActionPoint {
                    cell,
                    picture: name,
                }
                .say(lang)
            }
        };
        let choose = move || match it {
            Candidate::Question(question) => sheet.meant.set(Meant::Known(question)),
            Candidate::Picture(cell) => board.call(cell),
        };
        view! {
            <li>
                <button type="button" class="question" on:click=move |_| choose()>
                    {label}
                </button>
            </li>
        }
    };
    view! {
        <p>{lang::did_you_mean(lang)}</p>
        <ul class="bfl-near">
            {near.into_iter().map(candidate).collect_view()}
            <li>
                <button
                    type="button"
                    class="question"
                    on:click=move |_| sheet.meant.set(untrack(|| as_it_stands(board)))
                >
                    {lang::none_of_these(lang)}
                </button>
            </li>
        </ul>
    }
}
