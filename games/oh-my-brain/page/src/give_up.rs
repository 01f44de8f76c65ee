//! Giving up costs a brain, so it is asked about, step by step.

use leptos::prelude::*;
use oh_my_brain::Action;
use web::{art, tables::dialog::TableDialog};

use super::board::Board;
use crate::lang;

#[component]
pub fn GiveUpSheet(board: Board) -> impl IntoView {
    let session = board.session;
    let give_up = move |_| {
        if !session.is_meant() {
            return;
        }
        board.is_asking.set(false);
        let give_up = Action::GiveUp.to_string();
        if untrack(|| session.legal()).contains(&give_up) {
            session.send(give_up);
        }
    };
    view! {
        <TableDialog id="omb-give-up" class="omb-give-up" shown=board.is_asking>
            {art::picture("brain.svg")}
            <h2 id="omb-give-up-title">{move || lang::give_up_title(session.lang())}</h2>
            <p>{move || lang::give_up_about(session.lang())}</p>
            <ol>
                {move || {
                    steps(board).into_iter().map(|step| view! { <li>{step}</li> }).collect_view()
                }}
            </ol>
            <div class="buttons">
                <button
                    type="button"
                    class="btn"
                    on:click=move |_| board.is_asking.set(false)
                >
                    {move || web::lang::cancel(session.lang())}
                </button>
                <button type="button" class="btn go" on:click=give_up>
                    {move || lang::give_up_yes(session.lang())}
                </button>
            </div>
        </TableDialog>
    }
}

/// What would happen, in order. Losing the last brain leaves out the rest.
fn steps(board: Board) -> Vec<String> {
    let lang = board.session.lang();
    let Some((view, me)) = board.view.get().zip(board.me()) else {
        return Vec::new();
    };
    let horde = lang::give_up_horde(lang, view.table.horde.cards.len().into());
    match view.table.brains[me] {
        0 | 1 => vec![horde, lang::give_up_last(lang).to_owned()],
        brains => vec![
            horde,
            lang::GiveUpBrain {
                before: brains,
                after: brains - 1,
            }
            .say(lang),
            lang::give_up_draw(lang).to_owned(),
            lang::give_up_play(lang).to_owned(),
        ],
    }
}
