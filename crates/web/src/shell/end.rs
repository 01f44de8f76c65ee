//! The end of a game: places, and whether the luck was honest.

use driver::{Mismatch, Witness};
use leptos::prelude::*;
use record::Record;
use tabletop::{Lang, Placing, Seat, Standings, Turn};

use crate::{
    art, browser, lang,
    session::{Link, Session},
};

#[component]
pub fn End(session: Session, again: Option<Callback<()>>) -> impl IntoView {
    let standings = move || match session.turn() {
        Some(Turn::Over(standings)) => Some(standings),
        Some(Turn::Waiting { .. }) | None => None,
    };
    view! {
        <section class="end" aria-labelledby="end-title">
            {art::brain("laurel")}
            <h2 id="end-title">{move || lang::end_title(session.lang())}</h2>
            <p class="winner">{move || standings().map(|it| winners(session, &it))}</p>
            {move || standings().map(|it| places(session, it))}
            <Check session />
            <div class="buttons">
                <Show when=move || session.record.with(Option::is_some)>
                    <button
                        type="button"
                        class="button secondary"
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
                {match again {
                    Some(again) => {
                        view! {
                            <button
                                type="button"
                                class="button primary"
                                on:click=move |_| {
                                    if session.is_meant() {
                                        again.run(());
                                    }
                                }
                            >
                                {move || lang::shell_again(session.lang())}
                            </button>
                        }
                            .into_any()
                    }
                    None => {
                        view! {
                            <a class="button primary" href="/">
                                {move || lang::home(session.lang())}
                            </a>
                        }
                            .into_any()
                    }
                }}
            </div>
        </section>
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

fn places(session: Session, standings: Standings) -> impl IntoView {
    let lang = session.lang();
    let mut places: Vec<(Seat, Placing)> =
        standings.0.iter().map(|(seat, it)| (seat, *it)).collect();
    places.sort_by_key(|(seat, placing)| (placing.place, *seat));
    view! {
        <table class="places">
            <thead>
                <tr>
                    <th scope="col">{lang::end_place(lang)}</th>
                    <th scope="col">{lang::end_player(lang)}</th>
                    <th scope="col">{lang::end_result(lang)}</th>
                </tr>
            </thead>
            <tbody>
                {places
                    .into_iter()
                    .map(|(seat, Placing { place, points })| {
                        view! {
                            <tr class:mine=session.seat() == Some(seat)>
                                <td>{place}</td>
                                <th scope="row">{session.name(seat)}</th>
                                <td>{session.game.result(points, lang)}</td>
                            </tr>
                        }
                    })
                    .collect_view()}
            </tbody>
        </table>
    }
}

/// Re-executes the game in this page and says what it found.
#[component]
fn Check(session: Session) -> impl IntoView {
    let is_asked = RwSignal::new(false);
    let verdict = move || {
        let text = session.record.get()?;
        is_asked.get().then(|| check(session, &text))
    };
    let limit = move || match session.link.get() {
        Link::Local => lang::end_limit_local(session.lang()),
        Link::Up | Link::Down => lang::end_limit(session.lang()),
    };
    view! {
        <div class="check">
            <button
                type="button"
                class="button secondary"
                aria-disabled=move || session.record.with(Option::is_none).to_string()
                on:click=move |_| is_asked.set(true)
            >
                {move || lang::end_check(session.lang())}
            </button>
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
        </div>
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
        None => lang::end_seen_local(lang),
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
fn file(session: Session) -> String {
    format!("{}.txt", session.game.info().id)
}
