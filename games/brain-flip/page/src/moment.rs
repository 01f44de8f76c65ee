//! What covers the table for a while: a wrong call, and the end of a round,
//! question by question what was said and what was true.

use brain_flip::{Asked, BrainFlip, Call, Event, Picture, event::Spot};
use leptos::prelude::*;
use tabletop::{Game, Seat};
use web::{art, shell::seats::face_of};

use super::{
    board::Board,
    recent::{Line, Round},
    review::Disputes,
    said::sign,
};
use crate::lang;

#[component]
pub fn Moments(board: Board) -> impl IntoView {
    let session = board.session;
    let ended: Memo<Option<Round>> =
        Memo::new(move |_| board.ended().filter(|_| board.is_ended_shown()));
    let miss = Memo::new(move |_| {
        let newest = session.model.with(|it| {
            let events = it.as_ref()?.events.of::<BrainFlip>();
            events.iter().rev().find_map(miss)
        });
        newest.filter(|_| session.is_moving.get() && ended.with(Option::is_none))
    });
    move || match (ended.get(), miss.get()) {
        (Some(round), _) => view! { <Ended board round /> }.into_any(),
        (None, Some(miss)) => wrong(board, miss).into_any(),
        (None, None) => ().into_any(),
    }
}

/// Somebody pointed at a picture that it is not.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Miss {
    seat: Seat,
    spot: Spot,
    was_misled: bool,
}

fn miss(event: &Event) -> Option<Miss> {
    let Event::Called { seat, spot, call } = *event else {
        return None;
    };
    match call {
        Call::Right => None,
        Call::Wrong | Call::Misled => Some(Miss {
            seat,
            spot,
            was_misled: call == Call::Misled,
        }),
    }
}

fn wrong(
    board: Board,
    Miss {
        seat,
        spot,
        was_misled,
    }: Miss,
) -> impl IntoView {
    let (session, lang) = (board.session, board.session.lang());
    let name = session.name(seat);
    let so = match (was_misled, board.me() == Some(seat)) {
        (true, true) => lang::misled_you(lang).to_owned(),
        (true, false) => lang::misled(lang, name),
        (false, true) => lang::you_are_out(lang).to_owned(),
        (false, false) => lang::is_out(lang, name),
    };
    let (used, limit) = board
        .read(|view| (view.table.n_counted(), view.table.agreed.limit))
        .unwrap_or_default();
    view! {
        <div class="moment">
            <div class="point">
                <span class="big">{face_of(session, seat)}</span>
                <p class="bubble2 d">{lang::shout(lang, spot.picture.in_sentence(lang))}</p>
            </div>
            <figure class="shot">
                {board.gallery.copy(spot.picture.file(), "miss")}
                <b class="stamp d">{lang::nope(lang)}</b>
            </figure>
            <div class="point r">
                <p class="bubble2 d">{lang::truly_not(lang)}</p>
                {board.master().map(|it| view! { <span class="big">{face_of(session, it)}</span> })}
            </div>
            <p class="so">{so} " " {lang::Used { used, limit }.say(lang)}</p>
        </div>
    }
}

#[component]
fn Ended(board: Board, round: Round) -> impl IntoView {
    let session = board.session;
    let Round {
        lines,
        spot,
        headlines,
        ..
    } = round;
    let told = move || {
        let is_news = |event: &&Event| BrainFlip::event_info(event).is_news;
        let lines = headlines.iter().filter(is_news);
        let lines: Vec<String> = lines.map(|it| session.tell::<BrainFlip>(it)).collect();
        lines.join(" ")
    };
    let picture = spot.map(|spot| {
        view! {
            <figure class="shot won">
                <span class="raysx"></span>
                {board.gallery.copy(spot.picture.file(), "reveal")}
                <figcaption class="d">
                    {move || {
                        let lang = session.lang();
                        lang::it_was(lang, spot.picture.in_sentence(lang))
                    }}
                </figcaption>
            </figure>
        }
    });
    let lines = move || {
        let line = |line: &Line| truth(board, *line, spot.map(|spot| spot.picture));
        lines.iter().map(line).collect_view()
    };
    view! {
        <section class="moment reveal" aria-labelledby="bfl-reveal-title">
            {picture}
            <div class="truth" tabindex="0">
                <h2 id="bfl-reveal-title" class="d">
                    {told}
                </h2>
                <Disputes board />
                <ol>{lines}</ol>
                <Scores board />
            </div>
        </section>
    }
}

/// A question with what was said and what was true, or a call.
fn truth(board: Board, line: Line, picture: Option<Picture>) -> AnyView {
    let (session, lang) = (board.session, board.session.lang());
    match line {
        Line::Question {
            seat, asked, said, ..
        } => {
            let is_true = match (asked, picture) {
                (Asked::Known(question), Some(picture)) => Some(picture.is(question)),
                (Asked::Known(_) | Asked::Free(_), _) => None,
            };
            let claimed = board.read(|view| view.table.agreed.answers.means_true(said));
            let is_mistake = is_true.is_some() && is_true != claimed;
            let (class, icon, words) = match is_true {
                Some(true) => ("yes", Some(art::CHECK), lang::truly_yes(lang)),
                Some(false) => ("no", Some(art::CROSS), lang::truly_no(lang)),
                None => ("", None, lang::truly_open(lang)),
            };
            view! {
                <li class="bfl-line" class:mistake=is_mistake>
                    {face_of(session, seat)} <span class="q">{board.question_words(asked)}</span>
                    {sign(board, said)} <em class=class>{icon.map(art::icon)} {words}</em>
                </li>
            }
            .into_any()
        }
        Line::Call { seat, spot, call } => {
            let (class, icon, verdict) = match call {
                Call::Right => ("yes", art::CHECK, lang::call_right(lang)),
                Call::Wrong => ("no", art::CROSS, lang::call_wrong(lang)),
                Call::Misled => ("no", art::CROSS, lang::call_misled(lang)),
            };
            let called = lang::Called {
                cell: spot.cell,
                picture: spot.picture.name(lang),
            };
            view! {
                <li class="bfl-line call">
                    {face_of(session, seat)} <span class="q">{called.say(lang)}</span> <span></span>
                    <em class=class>{art::icon(icon)} {verdict}</em>
                </li>
            }
            .into_any()
        }
    }
}

/// Everybody's points after the round.
#[component]
fn Scores(board: Board) -> impl IntoView {
    let session = board.session;
    let scores = move || {
        let points = board.read(|view| view.table.points)?;
        let scored = board.ended().and_then(|round| {
            round.headlines.iter().find_map(|event| {
                let Event::Scored { seat, .. } = event else {
                    return None;
                };
                Some(*seat)
            })
        });
        let score = |seat: Seat| {
            let has_scored = scored == Some(seat);
            let says = lang::Has {
                name: session.name(seat),
                points: lang::points(session.lang(), points[seat].into()),
            };
            view! {
                <li class:up=has_scored>
                    {face_of(session, seat)} <b class="d" aria-hidden="true">{points[seat]}</b>
                    {has_scored.then(|| view! { <em class="d" aria-hidden="true">"+1"</em> })}
                    <span class="unseen">{says.say(session.lang())}</span>
                </li>
            }
        };
        Some(points.seats().map(score).collect_view())
    };
    view! { <ul class="sc">{scores}</ul> }
}
