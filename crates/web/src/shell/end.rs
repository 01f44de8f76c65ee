//! The end of a game: places, and whether the luck was honest.

use leptos::prelude::*;
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
                            let file = format!("{}.txt", session.game.info().id);
                            if let Some(text) = session.record.get_untracked() {
                                // Nothing to say to the player if the browser refuses files.
                                let _ = browser::download(&file, &text);
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
                    <th scope="col">{lang::end_points(lang)}</th>
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
                                <td>{points}</td>
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
                            }
                        })
                }}
            </div>
        </div>
    }
}

fn check(session: Session, text: &str) -> (bool, String) {
    let lang = session.lang();
    let report = match record::check(text, registry::find) {
        Ok(report) => report,
        Err(fault) => return (false, lang::end_broken(lang, fault)),
    };
    let seen = session.commitment.get();
    let published = text
        .parse::<record::Record>()
        .ok()
        .and_then(|it| it.commitment);
    let moves = lang::end_moves(lang, report.n_moves);
    match report.is_sealed {
        true if seen != published => (false, lang::end_other_seal(lang).to_owned()),
        true => (true, honest(lang, moves, report.n_draws)),
        false => (false, lang::end_unsealed(lang, moves)),
    }
}

fn honest(lang: Lang, moves: String, n_draws: u32) -> String {
    lang::end_honest(lang, moves, lang::end_dice(lang, n_draws))
}
