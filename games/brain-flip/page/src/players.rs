//! Everybody: points, who is Brain Master, who is out.

use brain_flip::table::GOAL;
use leptos::prelude::*;
use tabletop::Seat;
use web::{art, shell::players::Badges};

use super::board::Board;
use crate::lang;

#[component]
pub fn Players(board: Board) -> impl IntoView {
    let n_seats = Memo::new(move |_| board.read(|view| view.table.n_seats()).unwrap_or(0));
    view! {
        <ul class=move || format!("bfl-players n{}", n_seats.get())>
            {move || {
                (0..n_seats.get())
                    .map(|index| view! { <Player board seat=Seat::new(index) /> })
                    .collect_view()
            }}
        </ul>
    }
}

#[component]
fn Player(board: Board, seat: Seat) -> impl IntoView {
    let session = board.session;
    let points = Memo::new(move |_| board.read(|view| view.table.points[seat]).unwrap_or(0));
    // Between two players they decide if points do not.
    let answers = Memo::new(move |_| {
        let answers =
            board.read(|view| (view.table.n_seats() == 2).then(|| view.table.answers[seat]));
        answers.flatten()
    });
    let is_master = Memo::new(move |_| board.read(|view| view.table.master) == Some(seat));
    let is_out = Memo::new(move |_| {
        let is_in = board.read(|view| view.table.still_in.contains(seat));
        !is_master.get() && is_in == Some(false)
    });
    let pips = move || {
        let pip = |n: u8| if n < points.get() { "●" } else { "○" };
        (0..GOAL.max(points.get())).map(pip).collect::<String>()
    };
    view! {
        <li
            class="bfl-player"
            class:active=move || session.must().contains(seat)
            class:master=is_master
            class:out=is_out
            class:away=move || session.is_away(seat)
        >
            <span class="who">
                {move || {
                    if is_master.get() {
                        art::brain("pink").into_any()
                    } else {
                        art::avatar(seat.index()).into_any()
                    }
                }}
                <span class="name" class:mine=move || board.me() == Some(seat)>
                    {move || session.name(seat)}
                </span>
            </span>
            <span class="has">
                <span class="pips" aria-hidden="true">
                    {pips}
                </span>
                <span class="unseen">
                    {move || lang::points(session.lang(), points.get().into())}
                </span>
                {move || {
                    let n = answers.get()?;
                    Some(view! { <span class="role">{lang::answers(session.lang(), n.into())}</span> })
                }}
                <Badges session seat />
                <Show when=move || is_master.get()>
                    <span class="role">{move || lang::master(session.lang())}</span>
                </Show>
                <Show when=move || is_out.get()>
                    <span class="role">{move || lang::out(session.lang())}</span>
                </Show>
            </span>
        </li>
    }
}
