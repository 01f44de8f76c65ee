//! Paying oneself is allowed, so it is asked about once.

use leptos::prelude::*;
use mmm_brains::Action;
use web::tables::dialog::TableDialog;

use super::{board::Board, looks::colour_word};
use crate::lang;

#[component]
pub fn Confirm(board: Board) -> impl IntoView {
    let session = board.session;
    let question = move || {
        let (chosen, lang) = (board.chosen()?, session.lang());
        let says = lang::ConfirmSelf {
            n: chosen.worth.into(),
            colour: colour_word(chosen.colour, lang),
        };
        Some(says.say(lang))
    };
    let yes = move || Some(lang::confirm_yes(session.lang(), board.chosen()?.worth));
    let pay = move |_| {
        if !session.is_meant() {
            return;
        }
        let chosen = untrack(|| board.chosen());
        board.is_asking.set(false);
        if let Some(chosen) = chosen {
            session.send(Action::Announce(chosen.colour).to_string());
        }
    };
    view! {
        <TableDialog id="confirm-self" class="" shown=board.is_asking>
            <h2 id="confirm-self-title">{question}</h2>
            <div class="choice">
                <button type="button" class="btn" on:click=move |_| board.is_asking.set(false)>
                    {move || web::lang::cancel(session.lang())}
                </button>
                <button type="button" class="btn go" on:click=pay>
                    {yes}
                </button>
            </div>
        </TableDialog>
    }
}
