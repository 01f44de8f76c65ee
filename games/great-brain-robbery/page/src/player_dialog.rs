//! Everything one may know about a player.

use great_brain_robbery::{
    View, lang as words,
    show::{
        brain_words,
        names::{ability_name, ability_text, brain_name},
    },
};
use leptos::prelude::*;
use tabletop::Seat;
use web::shell::help::keep_open;

use super::{board::Board, card, looks};
use crate::lang;

const ID: &str = "gbr-player";

#[component]
pub fn PlayerDialog(board: Board) -> impl IntoView {
    let session = board.session;
    keep_open(ID, move || board.asked_about.get().is_some());
    view! {
        <dialog
            id=ID
            class="dialog gbr-look"
            aria-labelledby="gbr-player-title"
            on:close=move |_| board.asked_about.set(None)
        >
            {move || {
                let seat = board.asked_about.get()?;
                board.view.with(|view| Some(about(board, view.as_ref()?, seat)))
            }}
            <form method="dialog">
                <button class="button primary">{move || web::lang::close(session.lang())}</button>
            </form>
        </dialog>
    }
}

fn about(board: Board, view: &View, seat: Seat) -> impl IntoView + use<> {
    let session = board.session;
    let lang = session.lang();
    let table = &view.table;
    let head = table.heads[seat].map(|brain| {
        view! {
            <div class="gbr-full">
                {board.gallery.picture(brain.id())}
                <div>
                    <h3>{brain_name(brain, lang)}</h3>
                    <p class="gbr-numbers">{card::numbers(brain, lang)}</p>
                </div>
            </div>
            {brain
                .ability()
                .map(|ability| {
                    view! {
                        <p>
                            <strong>{ability_name(ability, lang)}</strong>
                            " · "
                            {ability_text(ability, lang)}
                        </p>
                    }
                })}
        }
    });
    let empty = table.heads[seat]
        .is_none()
        .then(|| view! { <p>{words::piece_empty_head(lang)}</p> });
    let known: Vec<String> = view.hands[seat]
        .iter()
        .map(|it| brain_words(it, lang))
        .collect();
    let known = (!known.is_empty()).then(|| view! { <p>{lang::known(lang, known.join(", "))}</p> });
    view! {
        <h2 id="gbr-player-title">{looks::pawn(seat)} " " {session.name(seat)}</h2>
        {head}
        {empty}
        <ul class="gbr-facts">
            <li>{lang::points(lang, table.points[seat].into())}</li>
            <li>{lang::Holds { n: table.held[seat].into(), limit: table.hand_limit(seat) }.say(lang)}</li>
            <li>{lang::WouldRoll { n: table.n_dice(seat).into(), run: table.run(seat) }.say(lang)}</li>
            <li>{lang::WouldFight { n: table.n_dice(seat).into(), hit: table.hit(seat) }.say(lang)}</li>
        </ul>
        {known}
    }
}
