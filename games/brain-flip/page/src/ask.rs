//! The sheet with questions: shelves to choose from, and a field to type into.
//! Whatever is chosen or typed is shown back, and one button asks it.

use brain_flip::{Action, Question, Topic, show::topic_words};
use leptos::prelude::*;
use web::tables::dialog::TableDialog;

use super::{
    board::Board,
    recent::Line,
    typed::{Meant, TypedQuestion},
};
use crate::lang;

/// What the sheet is about to ask. Copies share everything.
#[derive(Copy, Clone, Debug)]
pub struct Sheet {
    pub topic: RwSignal<Topic>,
    pub typed: RwSignal<String>,
    pub meant: RwSignal<Meant>,
}

#[component]
pub fn AskSheet(board: Board) -> impl IntoView {
    let session = board.session;
    let sheet = Sheet {
        topic: RwSignal::new(Topic::Kind),
        typed: RwSignal::new(String::new()),
        meant: RwSignal::new(Meant::Nothing),
    };
    view! {
        <TableDialog id="bfl-ask" class="bfl-ask" shown=board.is_asking>
            // Or the field below would call up the keyboard of a phone.
            <h2 id="bfl-ask-title" tabindex="-1" autofocus>{move || lang::ask_title(session.lang())}</h2>
            <TypedQuestion board sheet />
            <Shelves board sheet />
            <div class="choice">
                <button
                    type="button"
                    class="btn"
                    on:click=move |_| board.is_asking.set(false)
                >
                    {move || web::lang::cancel(session.lang())}
                </button>
                <button
                    type="button"
                    class="btn go"
                    aria-disabled=move || (!sheet.meant.get().can_be_asked()).to_string()
                    on:click=move |_| ask(board, sheet)
                >
                    {move || match sheet.meant.get() {
                        Meant::Known(question) => {
                            let lang = session.lang();
                            lang::ask_this(lang, question.text(lang))
                        }
                        Meant::Free => lang::ask_as_typed(session.lang()).to_owned(),
                        Meant::Nothing | Meant::Unsure(_) | Meant::Refused => {
                            lang::choose_question(session.lang()).to_owned()
                        }
                    }}
                </button>
            </div>
        </TableDialog>
    }
}

/// Asks what was shown back, if it can still be asked.
pub fn ask(board: Board, sheet: Sheet) {
    if !untrack(|| board.can_ask()) {
        return;
    }
    match sheet.meant.get_untracked() {
        Meant::Known(question) => board.send(Action::Ask(question)),
        Meant::Free => {
            let typed = sheet.typed.get_untracked();
            board.session.say(&Action::AskFree.to_string(), &typed);
        }
        Meant::Nothing | Meant::Unsure(_) | Meant::Refused => return,
    }
    sheet.typed.set(String::new());
    sheet.meant.set(Meant::Nothing);
    board.is_asking.set(false);
}

/// The vocabulary, shelf by shelf.
#[component]
fn Shelves(board: Board, sheet: Sheet) -> impl IntoView {
    let session = board.session;
    let shelf = move |topic: Topic| {
        let is_open = move || sheet.topic.get() == topic;
        view! {
            <button
                type="button"
                class="shelf"
                aria-pressed=move || is_open().to_string()
                on:click=move |_| sheet.topic.set(topic)
            >
                {move || topic_words(topic, session.lang())}
            </button>
        }
    };
    view! {
        <div
            class="bfl-shelves"
            role="group"
            aria-label=move || lang::shelves(session.lang())
        >
            {Topic::ALL.map(shelf).collect_view()}
        </div>
        <ul
            class="bfl-questions"
            tabindex="0"
            aria-label=move || topic_words(sheet.topic.get(), session.lang())
        >
            {move || {
                let questions = sheet.topic.get().questions();
                questions.map(|question| choice(board, sheet, question)).collect_view()
            }}
        </ul>
    }
}

fn choice(board: Board, sheet: Sheet, question: Question) -> impl IntoView {
    let session = board.session;
    let is_chosen = move || sheet.meant.get() == Meant::Known(question);
    let answer = move || {
        board.recent.with(|recent| {
            let said = recent.now.lines.iter().rev().find_map(|line| match line {
                Line::Question { asked, said, .. } => {
                    (*asked == brain_flip::Asked::Known(question)).then_some(*said)
                }
                Line::Call { .. } => None,
            });
            said.map(|said| lang::asked_already(session.lang(), board.word(said)))
        })
    };
    view! {
        <li>
            <button
                type="button"
                class="question"
                aria-pressed=move || is_chosen().to_string()
                on:click=move |_| {
                    sheet.typed.set(String::new());
                    sheet.meant.set(Meant::Known(question));
                }
            >
                {move || question.text(session.lang())}
                <small>{answer}</small>
            </button>
        </li>
    }
}
