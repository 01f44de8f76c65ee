//! What the zombie says: hello, something about the last game, or who waits.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use tabletop::Turn;

use super::left_off::{OngoingGame, Whose};
use crate::{art, browser, lang, pages::learn::first_lesson, session::Session, settings::settings};

const LAST: &str = "brainery.last";
const VISITED: &str = "brainery.visited";

/// How many boxes are ours; others bring more.
const OURS: usize = 5;

/// How the last game on this device ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Last {
    /// Its title.
    game: String,
    /// Nobody if it was this player.
    winner: Option<String>,
}

/// Remembers how a game ends, to be teased about it.
pub fn remember_end(session: Session) {
    Effect::new(move |_| {
        let (Some(Turn::Over(standings)), Some(me)) = (session.turn(), session.seat()) else {
            return;
        };
        let winners = standings.winners();
        let winner = winners.first().filter(|_| !winners.contains(me));
        if winners.is_empty() {
            return;
        }
        let last = Last {
            game: session.game.info().title.to_owned(),
            winner: winner.map(|seat| session.name(seat)),
        };
        browser::store_as(LAST, &last);
    });
}

#[component]
pub fn Greeting(running: RwSignal<Vec<OngoingGame>>) -> impl IntoView {
    let settings = settings();
    let is_first = browser::stored(VISITED).is_none();
    browser::store(VISITED, "1");
    let last: Option<Last> = browser::stored_as(LAST);
    let has_never_played = last.is_none();
    let waits = move || {
        let is_mine = |it: &&OngoingGame| it.whose == Whose::Mine && it.is_online;
        running.with(|all| all.iter().find(is_mine).map(|it| it.title))
    };
    let says = move || {
        let lang = settings.lang.get();
        let name = settings.name.get();
        if let Some(title) = waits() {
            return (
                lang::shop_wait(lang, name),
                lang::shop_wait_about(lang, title),
            );
        }
        match &last {
            _ if is_first => (
                lang::shop_hungry(lang).to_owned(),
                match registry::shelf().count() {
                    OURS => lang::shop_hungry_about(lang).to_owned(),
                    n => lang::shop_hungry_more(lang, n),
                },
            ),
            None => (
                lang::shop_again(lang, name),
                lang::shop_again_about(lang).to_owned(),
            ),
            Some(Last { game, winner: None }) => {
                (lang::shop_won(lang, name), lang::shop_won_about(lang, game))
            }
            Some(Last {
                game,
                winner: Some(winner),
            }) => (
                lang::shop_lost(lang, name),
                lang::ShopLostAbout { winner, game }.say(lang),
            ),
        }
    };
    let says = Memo::new(move |_| says());
    // Whoever has played knows how it goes.
    let lesson = has_never_played.then(first_lesson).flatten();
    let learn = lesson.map(|game| {
        view! {
            <a class="learn" href=format!("/learn/{}", game.info().id)>
                {art::icon("learn")} {move || lang::lesson_learn(settings.lang.get())}
            </a>
        }
    });
    view! {
        <div class="bubble">
            <h1 class="d">{move || says.get().0}</h1>
            <p>{move || says.get().1}</p>
            {learn}
        </div>
    }
}
