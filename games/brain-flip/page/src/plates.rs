//! Everybody's plate, one's own among them: points, who is Brain Master, who is
//! out.

use brain_flip::{BrainFlip, Event, Word};
use leptos::prelude::*;
use scene::ZoneId;
use tabletop::Seat;
use web::{art, motion::zone_element, shell::seats::Plates, tables::number::number};

use super::{board::Board, said::sign};
use crate::lang;

pub fn plates(board: Board) -> Plates {
    let session = board.session;
    let n_seats = Memo::new(move |_| board.read(|view| view.table.n_seats()).unwrap_or(0));
    Plates {
        seats: Signal::derive(move || (0..n_seats.get()).map(Seat::new).collect()),
        counts: Callback::new(move |seat| counts(board, seat).into_any()),
        extra: Callback::new(move |seat| {
            let ribbon = || {
                view! {
                    <span class="chip mst">{lang::master(session.lang())}</span>
                    {move || spoken(board)}
                }
            };
            is_master(board, seat).then(ribbon).into_any()
        }),
        says: Callback::new(move |seat| says(board, seat)),
        ..Plates::plain(session)
    }
}

/// What the Brain Master is saying.
fn spoken(board: Board) -> Option<impl IntoView> {
    let said = board.session.model.with(|it| {
        let events = it.as_ref()?.events.of::<BrainFlip>();
        events.iter().rev().find_map(word)
    });
    let said = said.filter(|_| board.session.is_moving.get())?;
    Some(view! { <span class="spoken" aria-hidden="true">{sign(board, said)}</span> })
}

fn word(event: &Event) -> Option<Word> {
    let (Event::Answered { said, .. } | Event::Corrected { said, .. }) = *event else {
        return None;
    };
    Some(said)
}

fn is_master(board: Board, seat: Seat) -> bool {
    board.master() == Some(seat)
}

fn is_out(board: Board, seat: Seat) -> bool {
    let is_in = board.read(|view| view.table.still_in.contains(seat));
    !is_master(board, seat) && is_in == Some(false)
}

fn points(board: Board, seat: Seat) -> u8 {
    board.read(|view| view.table.points[seat]).unwrap_or(0)
}

fn counts(board: Board, seat: Seat) -> impl IntoView {
    let lang = board.session.lang();
    let points = points(board, seat);
    // Between two players they decide if points do not.
    let answers = board.read(|view| (view.table.n_seats() == 2).then(|| view.table.answers[seat]));
    let answers = answers.flatten().map(|n| lang::answers(lang, n.into()));
    let is_me = board.me() == Some(seat);
    let plate = zone_element(&ZoneId::of("plate", seat));
    let counted = number(board.session, plate.clone(), u32::from(points).into());
    view! {
        <span class="pts" id=plate>
            {art::icon("star")} <span aria-hidden="true">{counted}</span>
            <span class="unseen">{lang::points(lang, points.into())}</span>
        </span>
        {answers.map(|answers| view! { <span class="few">{answers}</span> })}
        {is_out(board, seat).then(|| view! { <span class="pts out">{lang::out(lang)}</span> })}
        {is_me.then(|| view! { <span class="you">{lang::you(lang)}</span> })}
    }
}

fn says(board: Board, seat: Seat) -> String {
    let lang = board.session.lang();
    let mut says = lang::Has {
        name: board.session.name(seat),
        points: lang::points(lang, points(board, seat).into()),
    }
    .say(lang);
    if is_master(board, seat) {
        says = format!("{says}, {}", lang::master(lang));
    }
    if is_out(board, seat) {
        says = format!("{says}, {}", lang::out(lang));
    }
    says
}
