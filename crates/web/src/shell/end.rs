//! The end of a game: a celebration, and whether the luck was honest.

mod podium;

use driver::{Mismatch, Witness};
use leptos::prelude::*;
use record::Record;
use tabletop::{Lang, Standings, Turn};

use self::podium::podium;
use super::{finale::Finale, help};
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

/// Whether this page's player has won.
pub fn has_won(session: Session) -> bool {
    let me = session.seat();
    standings(session).is_some_and(|it| me.is_some_and(|me| it.winners().contains(me)))
}

/// The celebration, on the stage.
#[component]
pub fn End(session: Session, finale: Memo<Option<Finale>>) -> impl IntoView {
    let how = move || {
        let how = finale.with(|it| it.as_ref().map(|it| it.recap.how.clone()));
        how.filter(|it| !it.is_empty())
    };
    view! {
        <section class="fin" class:lost=move || !has_won(session) aria-labelledby="end-title">
            <div class="confetti" aria-hidden="true">
                {confetti()}
            </div>
            <header>
                <h2 id="end-title" class="d winner">
                    {move || standings(session).map(|it| winners(session, &it))}
                </h2>
                {move || how().map(|how| view! { <p>{how}</p> })}
            </header>
            {move || standings(session).map(|it| podium(session, &it))}
        </section>
    }
}

/// What falls once when there is something to celebrate.
pub fn confetti() -> impl IntoView {
    (0..N_BITS).map(bit).collect_view()
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
            <Check session />
            {move || {
                session
                    .replay
                    .get()
                    .map(|address| {
                        view! {
                            <a class="btn" href=format!("{address}?look=coach")>
                                {art::icon("chart")} {lang::insight_look_back(session.lang())}
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
    let others = winners.iter().filter(|seat| session.seat() != Some(*seat));
    let others: Vec<String> = others.map(|seat| session.name(seat)).collect();
    let has_won = others.len() < winners.len();
    match (has_won, others.as_slice()) {
        (true, []) => lang::end_won_you(lang).to_owned(),
        (true, others) => lang::end_shared_you(lang, listed(lang, others)),
        (false, []) => lang::end_nobody(lang).to_owned(),
        (false, [name]) => lang::end_won(lang, name),
        (false, others) => lang::end_shared(lang, listed(lang, others)),
    }
}

/// *Moss, Creak and Lurch*.
fn listed(lang: Lang, names: &[String]) -> String {
    match names.split_last() {
        Some((name, names)) if !names.is_empty() => {
            let names = names.join(", ");
            lang::EndAnd { names, name }.say(lang)
        }
        _ => names.concat(),
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
    // A replay of this device or of a file has a button of its own for that.
    let may_download = move || {
        let has_button = match session.link.get() {
            Link::Replay(Origin::Device | Origin::File) => true,
            Link::Replay(Origin::Server) | Link::Local | Link::Dialling | Link::Up | Link::Down => {
                false
            }
        };
        !has_button && session.record.with(Option::is_some)
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
            <Show when=may_download>
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
