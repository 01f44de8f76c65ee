//! What the game adds to the plates of the others: who has the Brain, how many
//! cards, and what lies in front.

use give_me_the_brain::{
    Face, Job, Kind,
    show::{ids, job_name},
};
use leptos::prelude::*;
use tabletop::{Lang, Seat};
use web::{
    art,
    motion::{piece_element, zone_element},
    shell::seats::{Pick, Plates},
    tables::number::number,
};

use super::{board::Board, card};
use crate::lang;

/// More backs than these say no more.
const MOST_BACKS: u8 = 7;

pub fn plates(board: Board) -> Plates {
    let selection = board.selection;
    Plates {
        counts: Callback::new(move |seat| counts(board, seat).into_any()),
        extra: Callback::new(move |seat| extra(board, seat).into_any()),
        pick: Callback::new(move |seat| selection.pick(seat)),
        says: Callback::new(move |seat| says(board, seat)),
        tap: Callback::new(move |seat| match untrack(|| selection.pick(seat)) {
            Pick::No => board.visited.set(Some(seat)),
            Pick::Open | Pick::Picked => selection.touch_player(seat),
        }),
        ..Plates::plain(board.session)
    }
}

fn counts(board: Board, seat: Seat) -> impl IntoView {
    let lang = board.session.lang();
    let n = board.look(|view| view.table.held[seat]).unwrap_or(0);
    let n_known = board.look(|view| view.hands[seat].len()).unwrap_or(0);
    let has_dropped = board.bidding().is_some_and(|it| it.dropper == Some(seat));
    let back = format!("--back:url({})", art::file("give-me-the-brain/back.svg"));
    let hand = zone_element(&ids::hand(seat));
    let counted = number(board.session, hand.clone(), u32::from(n).into());
    view! {
        <span id=hand>
            <span class="backs" style=back>
                {(0..n.min(MOST_BACKS)).map(|_| view! { <i></i> }).collect_view()}
            </span>
            {counted}
        </span>
        {(0 < n_known).then(|| view! { <span class="seen">{art::icon(art::EYE)} {n_known}</span> })}
        {has_dropped.then(|| view! { <span class="chip pink">{lang::dropped_it(lang)}</span> })}
        <span class="tiny">{board.in_front_of(seat).into_iter().map(card::picture).collect_view()}</span>
    }
}

fn extra(board: Board, seat: Seat) -> impl IntoView {
    let lang = board.session.lang();
    let brain = board.holds_brain(seat).then(|| {
        view! {
            <span class="hasbrain" id=piece_element(&ids::the_brain())>
                {art::picture("give-me-the-brain/brain-die.svg")}
            </span>
        }
    });
    let jobs = board.in_front_of(seat);
    let n = jobs.len();
    let objects = (!jobs.is_empty()).then(|| {
        let objects = jobs
            .into_iter()
            .map(|job| object(seat, job, lang))
            .collect_view();
        view! { <span class="objs" class:from2=2 <= n class:from3=3 <= n>{objects}</span> }
    });
    view! {
        <span class="at" id=zone_element(&ids::plate(seat))></span>
        <span class="at" id=zone_element(&ids::table(seat))></span>
        {brain}
        {objects}
    }
}

/// What lies in front of somebody, with what it adds or takes.
fn object(seat: Seat, job: Job, lang: Lang) -> impl IntoView {
    let adds = match job {
        Job::CoffeeMug | Job::ExtraHand => Some("+1"),
        Job::Mop | Job::WetFloorSign => Some("−1"),
        _ => None,
    };
    view! {
        <span
            class="obj"
            class:lingers=job.kind() == Kind::Lingering
            id=piece_element(&ids::card_id(&ids::table(seat), Face::Job(job), 0))
            title=job_name(job, lang)
        >
            {card::picture(job)}
            {adds.map(|adds| view! { <em>{adds}</em> })}
        </span>
    }
}

/// Everything on a plate in words, after what a tap does.
fn says(board: Board, seat: Seat) -> String {
    let lang = board.session.lang();
    let does = match board.selection.pick(seat) {
        Pick::No => lang::look_at(lang, board.session.name(seat)),
        Pick::Open | Pick::Picked => board.selection.player_words(seat),
    };
    let n = board.look(|view| view.table.held[seat]).unwrap_or(0);
    let n_known = board.look(|view| view.hands[seat].len()).unwrap_or(0);
    let jobs = board.in_front_of(seat);
    let names: Vec<&str> = jobs.iter().map(|job| job_name(*job, lang)).collect();
    let parts = [
        Some(lang::cards(lang, n.into())),
        (0 < n_known).then(|| lang::known(lang, n_known)),
        board
            .holds_brain(seat)
            .then(|| lang::has_brain(lang).to_owned()),
        (!names.is_empty()).then(|| lang::in_front(lang, names.join(", "))),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    format!("{does}. {}", parts.join(", "))
}
