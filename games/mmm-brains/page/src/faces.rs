//! What is on the six sides of each die.

use leptos::prelude::*;
use mmm_brains::{Side, dice::N_DICE};
use web::tables::dialog::TableDialog;

use super::{
    board::Board,
    looks::{class, colour_of, face, side_words},
};
use crate::lang;

#[component]
pub fn Faces(board: Board) -> impl IntoView {
    let session = board.session;
    view! {
        <TableDialog id="dice-faces" class="faces" shown=board.is_unfolded>
            <h2 id="dice-faces-title">{move || lang::faces(session.lang())}</h2>
            <ul>{(0..N_DICE).map(|die| view! { <Sides board die /> }).collect_view()}</ul>
        </TableDialog>
    }
}

#[component]
fn Sides(board: Board, die: usize) -> impl IntoView {
    let session = board.session;
    let sides = || (1..=6).filter_map(|side| Side::try_from(side).ok());
    let words = move || {
        let lang = session.lang();
        let words: Vec<_> = sides().map(|side| side_words(lang, die, side)).collect();
        lang::FacesOf {
            n: die + 1,
            faces: words.join(", "),
        }
        .say(lang)
    };
    let pictures = move || {
        let picture = |side| {
            let paint = format!("die {}", class(colour_of(die, side)));
            view! { <span class=paint>{face(session.lang(), die, side)}</span> }
        };
        sides().map(picture).collect_view()
    };
    view! {
        <li>
            <span class="unseen">{words}</span>
            <span class="sides" aria-hidden="true">{pictures}</span>
        </li>
    }
}
