//! The others: heads, points, cards, and what they would roll.

use great_brain_robbery::{lang as words, show::brain_words};
use leptos::prelude::*;
use tabletop::Seat;
use web::{art, shell::players::Badges};

use super::{board::Board, looks};
use crate::lang;

#[component]
pub fn Players(board: Board) -> impl IntoView {
    let opponents = Memo::new(move |_| board.opponents());
    view! {
        <ul class=move || format!("gbr-players n{}", opponents.with(Vec::len))>
            <For
                each=move || opponents.get()
                key=|seat| seat.index()
                children=move |seat| view! { <Player board seat /> }
            />
        </ul>
    }
}

#[component]
fn Player(board: Board, seat: Seat) -> impl IntoView {
    let session = board.session;
    let head = Memo::new(move |_| board.table(|table| table.heads[seat]).flatten());
    let counts = Memo::new(move |_| {
        let counts =
            board.table(|table| (table.points[seat], table.held[seat], table.n_dice(seat)));
        counts.unwrap_or_default()
    });
    view! {
        <li class="gbr-player" class:active=move || session.must().contains(seat)>
            <button
                type="button"
                class="inside"
                class:away=move || session.is_away(seat)
                on:click=move |_| board.asked_about.set(Some(seat))
            >
                <span class="who">
                    {looks::pawn(seat)} <span class="name">{move || session.name(seat)}</span>
                    <Badges session seat />
                </span>
                {move || {
                    let lang = session.lang();
                    match head.get() {
                        Some(brain) => {
                            view! {
                                {board.gallery.picture(brain.id())}
                                <b class="iq" aria-hidden="true">
                                    {brain.iq()}
                                </b>
                                <span class="unseen">
                                    {words::piece_head(lang, brain_words(brain, lang))}
                                </span>
                            }
                                .into_any()
                        }
                        None => {
                            view! {
                                <span class="picture none" aria-hidden="true"></span>
                                <span class="unseen">{words::piece_empty_head(lang)}</span>
                            }
                                .into_any()
                        }
                    }
                }}
                <span class="counts">
                    <span>{art::icon(looks::POINT)} <b>{move || counts.get().0}</b></span>
                    <span>{art::icon(looks::CARDS)} <b>{move || counts.get().1}</b></span>
                    <span class="gbr-dice">{move || looks::dice_to_roll(counts.get().2)}</span>
                </span>
                <span class="unseen">
                    {move || {
                        let (points, cards, dice) = counts.get();
                        lang::Counts { points, cards, dice }.say(session.lang())
                    }}
                </span>
            </button>
        </li>
    }
}
