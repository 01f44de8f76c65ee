//! One card: a tile among others, and in full.

use give_me_the_brain::{
    Bid, Face, Job, Kind, Odds,
    show::{excuse, face_name, job_flavour, job_name, job_text, odds_words},
};
use leptos::prelude::*;
use tabletop::Lang;
use web::{art, shell::help::keep_open};

use super::{board::Board, pictures};
use crate::lang;

const ID: &str = "gmb-card";

/// A card's face; whoever shows it says in words what it is.
pub fn tile(face: Face, odds: Option<Odds>, lang: Lang) -> AnyView {
    match face {
        Face::Bid(bid) => bid_tile(bid).into_any(),
        Face::Job(job) => job_tile(job, odds, lang).into_any(),
    }
}

fn bid_tile(bid: Bid) -> impl IntoView {
    view! {
        <span class="gmb-card bid" aria-hidden="true">
            <span class="value">{bid.number()}</span>
            {bid.is_double().then(|| view! { <small>"31"</small> })}
        </span>
    }
}

fn job_tile(job: Job, odds: Option<Odds>, lang: Lang) -> impl IntoView {
    let class = match (job.kind(), job.skill()) {
        (Kind::Object, _) => "gmb-card object",
        (Kind::Lingering, _) => "gmb-card lingering",
        (Kind::Ordinary, Some(_)) => "gmb-card brainy",
        (Kind::Ordinary, None) => "gmb-card",
    };
    view! {
        <span class=class aria-hidden="true">
            <span class="title">{job_name(job, lang)}</span>
            {marks(job, odds)}
        </span>
    }
}

/// What a job takes, as signs; words stand elsewhere.
pub fn marks(job: Job, odds: Option<Odds>) -> impl IntoView {
    view! {
        <span class="gmb-marks" aria-hidden="true">
            {pictures::hands(job.hands(), 0)}
            {pictures::lines(job).map(art::icon)}
            {job.skill().map(|skill| badge(skill, odds))}
        </span>
    }
}

/// What the die must show, and how likely that is.
fn badge(skill: u8, odds: Option<Odds>) -> impl IntoView {
    let needed = odds.map_or(skill.into(), |it| it.needed);
    view! {
        <span class="gmb-skill">
            <strong>{needed.max(1)} "+"</strong>
            {odds.map(|it| view! { <small>{it.sixths} "/6"</small> })}
        </span>
    }
}

/// `2 hands, skill 3: 2 or more, 5 in 6`, as far as it applies.
pub fn demands(job: Job, odds: Option<Odds>, lang: Lang) -> String {
    let hands = lang::takes(lang, job.hands().into());
    match odds {
        None => hands,
        Some(odds) => format!("{hands}, {}", odds_words(job, odds, lang)),
    }
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

/// The card that was asked about, with everything there is to say about it.
#[component]
pub fn CardDialog(board: Board) -> impl IntoView {
    let session = board.session;
    keep_open(ID, move || board.looked_at.get().is_some());
    view! {
        <dialog
            id=ID
            class="dialog gmb-look"
            aria-labelledby="gmb-card-title"
            on:close=move |_| board.looked_at.set(None)
        >
            {move || board.looked_at.get().map(|face| full(board, face))}
            <form method="dialog">
                <button class="button primary">{move || web::lang::close(session.lang())}</button>
            </form>
        </dialog>
    }
}

fn full(board: Board, face: Face) -> impl IntoView {
    let lang = board.session.lang();
    let (sign, meta, text, flavour) = match face {
        Face::Bid(bid) => {
            let double = bid.is_double().then(|| lang::second_number(lang));
            (big_number(bid).into_any(), None, double, excuse(bid, lang))
        }
        Face::Job(job) => {
            let sign = pictures::lines(job).map(art::icon);
            let meta = demands(job, board.odds(job), lang);
            let text = Some(job_text(job, lang));
            (sign.into_any(), Some(meta), text, job_flavour(job, lang))
        }
    };
    let copies = lang::copies(lang, face.copies().into());
    view! {
        <div class="gmb-full">
            <div class="picture" aria-hidden="true">{sign}</div>
            <h2 id="gmb-card-title">
                {face_name(face, lang)}
                <small>{format!("{} · {copies}", kind_words(face, lang))}</small>
            </h2>
            {meta.map(|meta| view! { <p class="meta">{meta}</p> })}
            {text.map(|text| view! { <p>{text}</p> })}
            <p class="flavour">{flavour}</p>
        </div>
    }
}

fn big_number(bid: Bid) -> impl IntoView {
    view! { <strong class="value">{bid.number()}</strong> }
}
