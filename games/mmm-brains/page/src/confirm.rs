//! Paying oneself is allowed, so it is asked about once.

use leptos::prelude::*;
use mmm_brains::Action;
use web::shell::help::dialog;

use super::{board::Board, looks::colour_name};
use crate::lang;

const ID: &str = "confirm-self";

#[component]
pub fn Confirm(board: Board) -> impl IntoView {
    let session = board.session;
    // The colour and what it would cost.
    let choice = move || {
        let (view, dice, colour) = (board.view.get()?, board.dice()?, board.chosen()?);
        Some((colour, view.worth(colour, dice.total(colour))))
    };
    Effect::new(move |_| {
        let Some(dialog) = dialog(ID) else { return };
        if board.is_asking.get() {
            let _ = dialog.show_modal();
        } else if dialog.open() {
            dialog.close();
        }
    });
    let question = move || {
        choice().map(|(colour, worth)| {
            let lang = session.lang();
            lang::ConfirmSelf {
                n: worth.into(),
                colour: colour_name(lang, colour),
            }
            .say(lang)
        })
    };
    let yes = move || choice().map(|(_, worth)| lang::confirm_yes(session.lang(), worth));
    let pay = move |_| {
        if !session.is_meant() {
            return;
        }
        let colour = untrack(choice).map(|(colour, _)| colour);
        board.is_asking.set(false);
        if let Some(colour) = colour {
            session.send(Action::Announce(colour).to_string());
        }
    };
    view! {
        <dialog
            id=ID
            class="dialog"
            aria-labelledby="confirm-title"
            on:close=move |_| board.is_asking.set(false)
        >
            <h2 id="confirm-title">{question}</h2>
            <div class="buttons">
                <button
                    type="button"
                    class="button secondary"
                    on:click=move |_| board.is_asking.set(false)
                >
                    {move || web::lang::cancel(session.lang())}
                </button>
                <button type="button" class="button primary" on:click=pay>
                    {yes}
                </button>
            </div>
        </dialog>
    }
}
