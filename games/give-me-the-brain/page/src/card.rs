//! One card: its face, a button to choose it, and in full.

use give_me_the_brain::{
    Bid, Face, Job, Kind, Odds,
    show::{excuse, face_name, job_flavour, job_name, job_text, odds_words},
};
use leptos::prelude::*;
use scene::{Motion, Piece, PieceId};
use tabletop::Lang;
use web::{
    art,
    tables::{card::PieceButton, dialog::TableDialog},
};

use super::{board::Board, die};
use crate::lang;

/// Rules with more signs than these are set smaller.
const LONG: usize = 70;
const VERY_LONG: usize = 130;

/// The classes of a card: the colour of its title is its kind.
pub fn class(face: Face) -> &'static str {
    match face {
        Face::Bid(_) => "card bid",
        Face::Job(job) => match (job.kind(), job.skill()) {
            (Kind::Object, _) => "card job object",
            (Kind::Lingering, _) => "card job lingering",
            (Kind::Ordinary, Some(_)) => "card job brainy",
            (Kind::Ordinary, None) => "card job plain",
        },
    }
}

/// What is printed on a card; whoever shows it says in words what it is.
pub fn printed(face: Face, odds: Option<Odds>, lang: Lang) -> AnyView {
    match face {
        Face::Bid(bid) => bid_face(bid, lang).into_any(),
        Face::Job(job) => job_face(job, odds, lang).into_any(),
    }
}

fn bid_face(bid: Bid, lang: Lang) -> impl IntoView {
    view! {
        <span class="num d">{bid.number()}</span>
        <span class="big d">
            {bid.number()}
            {bid.is_double().then(|| view! { <small>{lang::or_31(lang)}</small> })}
        </span>
        <span class="lab">{lang::bid(lang)}</span>
    }
}

fn job_face(job: Job, odds: Option<Odds>, lang: Lang) -> impl IntoView {
    let text = job_text(job, lang);
    let size = match text.chars().count() {
        VERY_LONG.. => "rule t3",
        LONG.. => "rule t2",
        _ => "rule",
    };
    let kind = match job.kind() {
        Kind::Ordinary => None,
        Kind::Object => Some(lang::kind_object_short(lang)),
        Kind::Lingering => Some(lang::kind_lingering_short(lang)),
    };
    view! {
        <span class="cost" class:dear=1 < job.hands()>{hands(job.hands(), 0)}</span>
        <span class="name d">{job_name(job, lang)}</span>
        <span class="art">{picture(job)}</span>
        <span class=size>
            <span>{text}</span>
        </span>
        {kind.map(|kind| view! { <span class="kind">{kind}</span> })}
        {job.skill().map(|skill| skill_tab(skill, odds))}
    }
}

/// What the die must show.
fn skill_tab(skill: u8, odds: Option<Odds>) -> impl IntoView {
    let needed = odds.map_or(skill.into(), |it| it.needed);
    view! {
        <span class="skill">
            {art::picture("brain.svg")} <b class="d">{needed.max(1)} "+"</b>
        </span>
    }
}

pub fn picture(job: Job) -> impl IntoView {
    art::picture(format!("give-me-the-brain/jobs/{job}.svg"))
}

/// A card or the Brain in a line of the log.
pub fn small(motion: &Motion, _: Lang) -> Option<AnyView> {
    // Before it is rolled it is a brain, afterwards a die like any other.
    if let Some(scene::Face::Die { side: None }) = motion.face {
        return Some(art::picture("brain.svg").into_any());
    }
    let Some(scene::Face::Card(face)) = &motion.face else {
        return None;
    };
    Some(match face.parse().ok()? {
        Face::Job(job) => picture(job).into_any(),
        Face::Bid(bid) => view! { <b class="d">{bid.number()}</b> }.into_any(),
    })
}

/// A card, its back, or the Brain.
pub fn piece(face: &scene::Face, _: Option<&PieceId>, lang: Lang) -> Option<AnyView> {
    Some(match face {
        scene::Face::Card(card) => {
            let face: Face = card.parse().ok()?;
            view! {
                <span class=class(face) aria-hidden="true">
                    {printed(face, None, lang)}
                </span>
            }
            .into_any()
        }
        scene::Face::Back => {
            view! { <span class="card back" aria-hidden="true"></span> }.into_any()
        }
        scene::Face::Die { side } => die::at_rest(*side, lang).into_any(),
        _ => return None,
    })
}

/// Hands to work with: those left, then those used up.
pub fn hands(n_left: u8, n_used: u8) -> impl IntoView {
    let left = (0..n_left).map(|_| art::icon("hand").into_any());
    let used = (0..n_used).map(|_| art::icon("handx").into_any());
    left.chain(used).collect_view()
}

/// `2 hands, skill 3: 2 or more, 5 in 6`, as far as it applies.
fn demands(job: Job, odds: Option<Odds>, lang: Lang) -> String {
    let hands = lang::takes(lang, job.hands().into());
    match odds {
        None => hands,
        Some(odds) => format!("{hands}, {}", odds_words(job, odds, lang)),
    }
}

/// What card a piece of the scene is.
pub fn face_on(piece: &Piece) -> Option<Face> {
    match &piece.face {
        scene::Face::Card(face) => face.parse().ok(),
        _ => None,
    }
}

/// A card to choose.
#[component]
pub fn CardChoice(board: Board, id: PieceId, face: Face) -> impl IntoView {
    let (session, selection) = (board.session, board.selection);
    let own = StoredValue::new(id.clone());
    let odds = Memo::new(move |_| face.job().and_then(|job| board.odds(job)));
    let is_touched = move || own.with_value(|id| selection.is_touched(id));
    let look = move || board.looked_at.set(Some(face));
    view! {
        <PieceButton
            selection
            id
            class=class(face)
            label=Signal::derive(move || own.with_value(|id| label(board, id, face)))
            look
        >
            {move || printed(face, odds.get(), session.lang())}
        </PieceButton>
        <Show when=is_touched>
            <button
                type="button"
                class="look"
                aria-label=move || {
                    let lang = session.lang();
                    lang::show_card(lang, face_name(face, lang))
                }
                on:click=move |_| look()
            >
                {art::icon(art::INFO)}
            </button>
        </Show>
    }
}

/// What tapping does, or the card and that it is locked.
fn label(board: Board, id: &PieceId, face: Face) -> String {
    let lang = board.session.lang();
    let is_mine = board.own(face).as_ref() == Some(id);
    let n = board.cards().n(face);
    let copies = (is_mine && 1 < n).then(|| lang::of_them(lang, n));
    let piece = board.selection.piece(id);
    // What can be done says by itself what it takes.
    let action = piece.and_then(|it| it.moves.first().cloned());
    let (name, demands) = if let Some(action) = action {
        (board.session.label(&action), None)
    } else {
        let demands = |job| demands(job, board.odds(job), lang);
        let name = lang::locked(lang, face_name(face, lang));
        (name, face.job().map(demands))
    };
    let parts = [Some(name), copies, demands].into_iter().flatten();
    parts.collect::<Vec<_>>().join(", ")
}

/// Cards that can only be looked at.
pub fn spread(board: Board, faces: &[Face]) -> AnyView {
    let lang = board.session.lang();
    let card = |face: Face| {
        view! {
            <li>
                <button
                    type="button"
                    class=class(face)
                    aria-label=lang::show_card(lang, face_name(face, lang))
                    on:click=move |_| board.looked_at.set(Some(face))
                >
                    {printed(face, None, lang)}
                </button>
            </li>
        }
    };
    if faces.is_empty() {
        return ().into_any();
    }
    let cards = faces.iter().copied().map(card).collect_view();
    view! { <ul class="spread">{cards}</ul> }.into_any()
}

/// What sort of card it is.
fn kind_words(face: Face, lang: Lang) -> &'static str {
    match face {
        Face::Bid(_) => lang::kind_bid(lang),
        Face::Job(job) => match (job.kind(), job.skill()) {
            (Kind::Object, _) => lang::kind_object(lang),
            (Kind::Lingering, _) => lang::kind_lingering(lang),
            (Kind::Ordinary, Some(_)) => lang::kind_brain(lang),
            (Kind::Ordinary, None) => lang::kind_job(lang),
        },
    }
}

/// The card that was asked about, large, with everything there is to say.
#[component]
pub fn CardDialog(board: Board) -> impl IntoView {
    view! {
        <TableDialog id="gmb-card" class="gmb-look" shown=board.looked_at>
            {move || board.looked_at.get().map(|face| full(board, face))}
        </TableDialog>
    }
}

fn full(board: Board, face: Face) -> impl IntoView {
    let lang = board.session.lang();
    let odds = face.job().and_then(|job| board.odds(job));
    let (text, flavour) = match face {
        Face::Bid(bid) => {
            let double = bid
                .is_double()
                .then(|| lang::second_number(lang).to_owned());
            (double, excuse(bid, lang))
        }
        Face::Job(job) => (Some(demands(job, odds, lang)), job_flavour(job, lang)),
    };
    let copies = lang::copies(lang, face.copies().into());
    view! {
        <h2 id="gmb-card-title" class="unseen">
            {face_name(face, lang)}
        </h2>
        <div class=class(face)>{printed(face, odds, lang)}</div>
        <p class="meta">{format!("{} · {copies}", kind_words(face, lang))}</p>
        {text.map(|text| view! { <p>{text}</p> })}
        <p class="flavour">{flavour}</p>
    }
}
