//! One brain: as a wanted poster, and in full.

use great_brain_robbery::{
    Brain,
    show::names::{ability_name, ability_text, brain_about, brain_name, brain_trade},
};
use leptos::prelude::*;
use scene::{Face, PieceId};
use tabletop::Lang;
use web::{art, tables::dialog::TableDialog};

use super::{board::Board, looks};
use crate::lang;

/// Names with more signs than these take three lines.
const LONG: usize = 18;

/// What is on a poster; whoever shows it says in words what it is.
pub fn poster(brain: Brain, lang: Lang) -> impl IntoView {
    let name = brain_name(brain, lang);
    let is_long = LONG < name.chars().count();
    view! {
        <span class="ptop">
            <b class="pname d" class:long=is_long>{name}</b>
            <small class="trade">{brain_trade(brain, lang)}</small>
        </span>
        <span class="pic">
            {looks::portrait(brain)}
            {brain
                .ability()
                .map(|ability| view! { <em class="able">{ability_name(ability, lang)}</em> })}
        </span>
        {stats(brain, lang)}
        <span class="price">{art::icon(looks::STAR)} <b class="d">{brain.cost()}</b></span>
    }
}

/// A poster, its back, a car by its name, or a die.
pub fn piece(face: &Face, _: Option<&PieceId>, lang: Lang) -> Option<AnyView> {
    Some(match face {
        Face::Card(brain) => {
            let brain = brain.parse().ok()?;
            view! {
                <span class="card poster" aria-hidden="true">
                    {poster(brain, lang)}
                </span>
            }
            .into_any()
        }
        Face::Picture(car) => looks::car(car.parse().ok()?, lang).into_any(),
        Face::Back => view! { <span class="card back" aria-hidden="true"></span> }.into_any(),
        Face::Die { side } => looks::die(side.unwrap_or(0), "").into_any(),
        _ => return None,
    })
}

/// Hit, Run and IQ.
fn stats(brain: Brain, lang: Lang) -> impl IntoView {
    let box_of = |class, icon, n: u8, name| {
        view! {
            <i class=class>
                {art::icon(icon)} <b>{n}</b> <u>{name}</u>
            </i>
        }
    };
    view! {
        <span class="stats">
            {box_of("hit", looks::FIST, brain.hit(), lang::hit(lang))}
            {box_of("run", looks::RUN, brain.run(), lang::run(lang))}
            {box_of("iq", looks::BULB, brain.iq(), lang::iq(lang))}
        </span>
    }
}

/// The brain that was asked about, with everything there is to say about it.
#[component]
pub fn BrainDialog(board: Board) -> impl IntoView {
    let session = board.session;
    let inside = move || {
        let (brain, lang) = (board.looked_at.get()?, session.lang());
        Some(view! {
            <h2 id="gbr-brain-title" class="unseen">
                {brain_name(brain, lang)}
            </h2>
            {full(brain, lang)}
        })
    };
    view! {
        <TableDialog id="gbr-brain" class="gbr-look" shown=board.looked_at>
            {inside}
        </TableDialog>
    }
}

/// A poster, and beside it what it means.
pub fn full(brain: Brain, lang: Lang) -> impl IntoView {
    let numbers = [
        (lang::cost(lang), brain.cost()),
        (lang::hit(lang), brain.hit()),
        (lang::run(lang), brain.run()),
        (lang::iq(lang), brain.iq()),
    ];
    let numbers = numbers.map(|(name, n)| view! { <li>{name} " " <b>{n}</b></li> });
    view! {
        <div class="full">
            <span class="card poster" aria-hidden="true">
                {poster(brain, lang)}
            </span>
            <div>
                <ul class="numbers">{numbers.collect_view()}</ul>
                {brain
                    .ability()
                    .map(|ability| {
                        view! {
                            <p>
                                <b class="d">{ability_name(ability, lang)}</b>
                                <br />
                                {ability_text(ability, lang)}
                            </p>
                        }
                    })}
                <p class="about">{brain_about(brain, lang)}</p>
            </div>
        </div>
    }
}
