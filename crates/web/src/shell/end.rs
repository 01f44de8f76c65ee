//! The end of a game: a celebration, and whether the luck was honest.

use driver::{Mismatch, Witness};
use leptos::prelude::*;
use record::Record;
use tabletop::{Lang, Placing, Seat, Standings, Turn};

use super::help;
use crate::{
    art, browser, lang,
    session::{Link, Origin, Session},
    sheets::closing::Cross,
};

/// How many bits of confetti fall, a third of them brains.
const N_BITS: usize = 46;
const PAINTS: [&str; 5] = ["#ffc53d", "#d8452f", "#2f8f8a", "#9cc46a", "#f4a3bd"];

fn standings(session: Session) -> Option<Standings> {
    match session.turn() {
        Some(Turn::Over(standings)) => Some(standings),
        Some(Turn::Waiting { .. }) | None => None,
    }
}

/// The celebration, on the stage.
#[component]
pub fn End(session: Session) -> impl IntoView {
    let has_won = move || {
        let me = session.seat();
        standings(session).is_some_and(|it| me.is_some_and(|me| it.winners().contains(me)))
    };
    view! {
        <section class="fin" class:lost=move || !has_won() aria-labelledby="end-title">
            <div class="confetti" aria-hidden="true">
                {(0..N_BITS).map(bit).collect_view()}
            </div>
            <header>
                <h2 id="end-title" class="d winner">
                    {move || standings(session).map(|it| winners(session, &it))}
                </h2>
            </header>
            {move || standings(session).map(|it| podium(session, it))}
        </section>
    }
}

fn bit(n: usize) -> impl IntoView {
    let kind = if n.is_multiple_of(3) { "br" } else { "bit" };
    let style = format!(
        "--x:{};--y:{};--r:{}deg;--s:{};--k:{};--d:{}ms",
        n * 37 % 100,
        11 + n * 53 % 82,
        n * 71 % 360,
        [0.6, 0.82, 1.04, 1.26][n % 4],
        PAINTS[n % PAINTS.len()],
        n * 97 % 900,
    );
    view! { <i class=kind style=style></i> }
}

/// What can be done when it is over.
#[component]
pub fn EndButtons(session: Session, again: Option<Callback<()>>) -> impl IntoView {
    view! {
        <div class="do" role="group" aria-label=move || lang::shell_actions(session.lang())>
            <Show when=move || session.record.with(Option::is_some)>
                <button
                    type="button"
                    class="btn"
                    on:click=move |_| {
                        if let Some(text) = session.record.get_untracked() {
                            // Nothing to say to the player if the browser refuses files.
                            let _ = browser::download(&file(session), &text);
                        }
                    }
                >
                    {move || lang::end_download(session.lang())}
                </button>
            </Show>
            <Check session />
            {move || {
                session
                    .replay
                    .get()
                    .map(|address| {
                        view! {
                            <a class="btn" href=address>
                                {art::icon(art::PLAY)} {lang::replay_title(session.lang())}
                            </a>
                        }
                    })
            }}
            {match again {
                Some(again) => {
                    view! {
                        <button
                            type="button"
                            class="btn go"
                            on:click=move |_| {
                                if session.is_meant() {
                                    again.run(());
                                }
                            }
                        >
                            {art::icon(art::PLAY)} {move || lang::shell_again(session.lang())}
                        </button>
                    }
                        .into_any()
                }
                None => session.with_others(|it| (it.end_button)(session)).into_any(),
            }}
        </div>
    }
}

fn winners(session: Session, standings: &Standings) -> String {
    let lang = session.lang();
    let winners = standings.winners();
    match winners.first() {
        Some(seat) if winners.len() == 1 && session.seat() == Some(seat) => {
            lang::end_won_you(lang).to_owned()
        }
        Some(seat) if winners.len() == 1 => lang::end_won(lang, session.name(seat)),
        None => lang::end_nobody(lang).to_owned(),
        Some(_) => {
            let names: Vec<String> = winners.iter().map(|seat| session.name(seat)).collect();
            lang::end_shared(lang, names.join(", "))
        }
    }
}

/// A stone for everybody, the higher the better they did; the best stand in the
/// middle.
fn podium(session: Session, standings: Standings) -> impl IntoView {
    let lang = session.lang();
    let mut places: Vec<(Seat, Placing)> =
        standings.0.iter().map(|(seat, it)| (seat, *it)).collect();
    places.sort_by_key(|(seat, placing)| (placing.place, *seat));
    let n = places.len();
    let stone = |(rank, (seat, Placing { place, points })): (usize, (Seat, Placing))| {
        let is_me = session.seat() == Some(seat);
        let shown = if is_me {
            lang::shell_you(lang).to_owned()
        } else {
            session.name(seat)
        };
        let drawing = untrack(|| session.face(seat)).drawing();
        // Second, first, third, fourth and so on from left to right.
        let order = match rank {
            0 => 1,
            1 => 0,
            rank => rank,
        };
        // The last stone is still to be seen.
        let height = 100 - 62 * (usize::from(place).saturating_sub(1)) / n.max(2);
        let class = if place == 1 { "r1" } else { "" };
        view! {
            <li class=class style=format!("--h:calc({height}/100);--rank:{rank};order:{order}")>
                <span class="who">{drawing}</span>
                <span class="stone">
                    <b class="d">{place}</b>
                    <em class="d">{shown}</em>
                    <small>{session.game.result(points, lang)}</small>
                </span>
            </li>
        }
    };
    let stones = places.into_iter().enumerate().map(stone).collect_view();
    view! {
        <ol class=format!("podium n{n}") style=format!("--n:{n}")>
            {stones}
        </ol>
    }
}

/// Re-executes the game in this page and says what it found.
#[component]
pub fn Check(session: Session) -> impl IntoView {
    let is_asked = RwSignal::new(false);
    let verdict = move || {
        let text = session.record.get()?;
        is_asked.get().then(|| check(session, &text))
    };
    let limit = move || match session.link.get() {
        Link::Local | Link::Replay(Origin::Device) => lang::end_limit_local(session.lang()),
        Link::Dialling | Link::Up | Link::Down | Link::Replay(Origin::Server | Origin::File) => {
            lang::end_limit(session.lang())
        }
    };
    let id = "check";
    view! {
        <button
            type="button"
            class="btn"
            aria-disabled=move || session.record.with(Option::is_none).to_string()
            on:click=move |_| {
                is_asked.set(true);
                if let Some(dialog) = help::dialog(id) {
                    let _ = dialog.show_modal();
                }
            }
        >
            {art::icon(art::CHECK)} <span>{move || lang::end_check(session.lang())}</span>
        </button>
        <dialog id=id class="dialog" aria-labelledby="check-title">
            <Cross />
            <h2 id="check-title">{move || lang::end_check(session.lang())}</h2>
            <div role="status">
                {move || {
                    verdict()
                        .map(|(is_honest, line)| {
                            view! {
                                <p class="verdict" class:honest=is_honest>
                                    {line}
                                </p>
                                <p class="aside">{limit()}</p>
                                {command(session)
                                    .map(|command| {
                                        view! {
                                            <details class="aside">
                                                <summary>
                                                    {lang::end_elsewhere(session.lang())}
                                                </summary>
                                                <code>{command}</code>
                                            </details>
                                        }
                                    })}
                            }
                        })
                }}
            </div>
        </dialog>
    }
}

fn check(session: Session, text: &str) -> (bool, String) {
    let lang = session.lang();
    let report = match driver::check(text, |id| {
        (id == session.game.info().id).then_some(session.game)
    }) {
        Ok(report) => report,
        Err(fault) => return (false, lang::end_broken(lang, fault)),
    };
    let moves = lang::end_moves(lang, report.n_moves);
    let is_own = matches!(
        session.link.get(),
        Link::Local | Link::Replay(Origin::Device)
    );
    if is_own && !report.is_sealed {
        return (false, lang::end_went_on(lang, moves));
    }
    if !report.is_proof() {
        return (false, lang::end_unsealed(lang, moves));
    }
    let record: Record = text.parse().expect("the record was read just now");
    let compare = |kept: &Witness| (kept.compare(&record, session.game), kept.salt().is_some());
    let compared = session.kept.with_value(|kept| kept.as_ref().map(compare));
    let seen = match compared {
        Some((Err(mismatch), _)) => {
            return (false, lang::end_broken(lang, in_words(lang, mismatch)));
        }
        None => match session.link.get() {
            Link::Local | Link::Replay(Origin::Device) => lang::end_seen_local(lang),
            Link::Dialling
            | Link::Up
            | Link::Down
            | Link::Replay(Origin::Server | Origin::File) => lang::end_seen_nothing(lang),
        },
        Some((Ok(()), true)) => lang::end_seen_seat(lang),
        Some((Ok(()), false)) => lang::end_seen_watching(lang),
    };
    let dice = lang::end_dice(lang, report.n_draws);
    (true, lang::EndHonest { moves, dice, seen }.say(lang))
}

fn in_words(lang: Lang, mismatch: Mismatch) -> String {
    match mismatch {
        Mismatch::Seal => lang::end_wrong_seal(lang).to_owned(),
        Mismatch::Agreed => lang::end_wrong_agreed(lang).to_owned(),
        Mismatch::Players => lang::end_wrong_players(lang).to_owned(),
        Mismatch::Salt => lang::end_wrong_salt(lang).to_owned(),
        Mismatch::Bot => lang::end_wrong_bot(lang).to_owned(),
        Mismatch::Told { n } => lang::end_wrong_told(lang, n),
        Mismatch::TakenBack { n } => lang::end_wrong_taken_back(lang, n),
        Mismatch::Remarks => lang::end_wrong_remarks(lang).to_owned(),
    }
}

/// What to type to compare a downloaded replay with what this device kept.
fn command(session: Session) -> Option<String> {
    let file = file(session);
    session.kept.with_value(|kept| {
        let kept = kept.as_ref()?;
        let (commitment, salt) = (kept.commitment(), kept.salt()?);
        Some(format!(
            "brainery check {file} --commitment {commitment} --salt {salt}"
        ))
    })
}

/// What a downloaded replay is called.
pub fn file(session: Session) -> String {
    format!("{}.txt", session.game.info().id)
}
