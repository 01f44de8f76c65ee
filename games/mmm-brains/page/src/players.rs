//! A card for each player: colour, shape, letter, points, brains.

use leptos::prelude::*;
use mmm_brains::Tokens;
use tabletop::Seat;
use web::{art, shell::players::Badges};

use super::{
    board::Board,
    looks::{class, colour_name, letter, shape},
};
use crate::lang;

#[component]
pub fn Cards(board: Board) -> impl IntoView {
    let n_seats = Memo::new(move |_| board.view.get().map_or(0, |view| view.n_seats()));
    let card = move |index: usize| view! { <Card board seat=Seat::new(index) /> };
    view! {
        <ul class=move || format!("cards n{}", n_seats.get())>
            {move || (0..n_seats.get()).map(card).collect_view()}
        </ul>
    }
}

#[component]
fn Card(board: Board, seat: Seat) -> impl IntoView {
    let session = board.session;
    let Some(colour) = board.view.get_untracked().map(|view| view.colours[seat]) else {
        return ().into_any();
    };
    let view = board.view;
    let is_in = move || view.get().is_none_or(|view| view.is_in(seat));
    let points = move || view.get().map_or(0, |view| view.brains[seat]);
    let tokens = move || {
        view.get()
            .map_or_else(Tokens::default, |view| view.piles().players[seat])
    };
    let is_mine = move || session.seat() == Some(seat);
    view! {
        <li
            class=format!("player-card {}", class(colour))
            class:active=move || session.must().contains(seat)
            class:out=move || !is_in()
            class:mine=is_mine
            class:away=move || session.is_away(seat)
        >
            <span class="emblem" aria-hidden="true">
                {shape(colour)} <span>{move || letter(session.lang(), colour)}</span>
            </span>
            <span class="who">
                <span class="name">{move || session.name(seat)}</span>
                <span class="unseen">
                    {move || colour_name(session.lang(), colour)}
                </span>
            </span>
            <span class="has">
                <Show
                    when=is_in
                    fallback=move || {
                        view! { <span class="out-word">{move || lang::out(session.lang())}</span> }
                    }
                >
                    <strong aria-hidden="true">{points}</strong>
                    <span class="unseen">
                        {move || lang::points(session.lang(), points().into())}
                    </span>
                    <Badges session seat />
                    <span class="tokens" aria-hidden="true">
                        {art::brain("red")} {move || tokens().red} {art::brain("white")}
                        {move || tokens().white}
                    </span>
                </Show>
            </span>
        </li>
    }
    .into_any()
}
