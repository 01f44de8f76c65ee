//! A game looked back on: honours, rounds, and what to play next.

use erased::Listing;
use leptos::prelude::*;
use scene::{Award, Recap, Round};

use super::log::disc;
use crate::{
    art, lang,
    pages::setup::FromShelf,
    session::{Link, Session, finished},
};

/// So many other boxes are held out.
const N_BOXES: usize = 3;

/// What there is to say of a game that is over.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Finale {
    pub awards: Vec<Award>,
    pub recap: Recap,
}

impl Finale {
    pub fn of(session: Session) -> Finale {
        let story = session.story();
        story.map_or_else(Finale::default, |story| {
            session.with_words(|words| Finale {
                awards: story.awards(words),
                recap: story.recap(words),
            })
        })
    }

    /// What one's own zombie adds: how the evening goes, or else who did well.
    pub fn remark(&self, session: Session) -> Option<String> {
        let lang = session.lang();
        let award = |it: &Award| format!("{} {}", lang::end_award(lang, it.title), it.says);
        series(session).or_else(|| self.awards.first().map(award))
    }
}

/// How often this page's player has won against these very players.
fn series(session: Session) -> Option<String> {
    if session.link.get() != Link::Local {
        return None;
    }
    let sorted = |mut names: Vec<String>| {
        names.sort();
        names
    };
    let players = sorted(session.names());
    let mut past = finished::past();
    past.retain(|it| it.game == session.game.info().id && sorted(it.players.clone()) == players);
    let won = past.iter().filter(|it| it.winners.contains(&it.me)).count();
    let n = past.len();
    (1 < n).then(|| lang::EndSeries { won, n }.say(session.lang()))
}

/// The head of the log, once the game is over.
pub fn look_back(session: Session, finale: Finale) -> impl IntoView {
    let lang = session.lang();
    let Finale { awards, recap } = finale;
    let heading = |words: &'static str| view! { <li class="turn">{words}</li> };
    let awards = (!awards.is_empty()).then(|| {
        view! { {heading(lang::end_awards(lang))} {awards.into_iter().map(|it| honour(session, it)).collect_view()} }
    });
    let rounds = recap.rounds;
    let rounds = (!rounds.is_empty()).then(|| {
        view! { {heading(lang::end_rounds(lang))} {rounds.into_iter().map(|it| round(session, it)).collect_view()} }
    });
    view! {
        {awards}
        {rounds}
        {heading(lang::end_next(lang))}
        <li class="nextbox">{next_boxes(session).map(next_box).collect_view()}</li>
        {heading(lang::end_story(lang))}
    }
}

fn honour(session: Session, award: Award) -> impl IntoView {
    let lang = session.lang();
    view! {
        <li class="award">
            <span class="ic k" aria-hidden="true">
                {art::icon("trophy")}
            </span>
            <span>
                <b>{lang::end_award(lang, award.title)}</b>
                " "
                {award.says}
            </span>
        </li>
    }
}

fn round(session: Session, Round { seat, says }: Round) -> impl IntoView {
    view! {
        <li>
            {disc(session, seat)} <span>{says}</span>
        </li>
    }
}

/// Those that stand beside this one on the shelf.
fn next_boxes(session: Session) -> impl Iterator<Item = &'static dyn Listing> {
    let id = session.game.info().id;
    let n_before = registry::shelf()
        .take_while(|it| it.info().id != id)
        .count();
    let others = registry::shelf().chain(registry::shelf()).skip(n_before);
    others.filter(move |it| it.info().id != id).take(N_BOXES)
}

fn next_box(game: &'static dyn Listing) -> impl IntoView {
    let info = game.info();
    let from_shelf = FromShelf::expect();
    view! {
        <a
            href=format!("/play/{}", info.id)
            aria-label=info.title
            on:click=move |_| from_shelf.take()
        >
            {art::picture(format!("{}/box.svg", info.id))}
        </a>
    }
}
