//! What is said about a game besides its own sentences.

use erased::DynGame;
use record::Barrier;
use scene::{Words, Zone};
use tabletop::{Clause, Lang, Refusal, Seat, Standings, rule};

use crate::{lang, session::Session};

/// Who plays what with whom.
pub fn opening(session: &Session) -> String {
    let lang = session.lang();
    let players: Vec<String> = (0..session.players().len())
        .map(Seat::new)
        .filter(|seat| *seat != session.me())
        .map(|seat| lang::table_bot(lang, session.name(seat), session.bot()))
        .collect();
    lang::table_opening(
        lang,
        session.name(session.me()),
        session.me(),
        session.game().info().title,
        players.join(", "),
    )
}

/// A zone with its pieces in full, on one line.
pub fn zone(zone: &Zone, lang: Lang) -> String {
    let pieces: Vec<&str> = zone.pieces.iter().map(|it| it.label.as_str()).collect();
    let pieces = pieces.join(", ");
    if pieces.is_empty() {
        zone.title.clone()
    } else if zone.title.contains(':') {
        format!("{}, {pieces}", zone.title)
    } else {
        lang::table_zone(lang, &zone.title, pieces)
    }
}

/// Why what the person wrote cannot be played.
pub fn refusal(session: &Session, text: &str, refusal: &Refusal) -> String {
    let lang = session.lang();
    match refusal {
        Refusal::Forbidden(id) => {
            let clause = rule::clause(session.game().rulebook(), id.as_str());
            let clause = clause.map_or("", |clause| clause.text.get(lang));
            lang::refused_forbidden(lang, clause, id)
        }
        // Games explain what they cannot read in English.
        Refusal::Unreadable(why) if lang == Lang::En => lang::refused_reason(lang, why),
        Refusal::Unreadable(_) => lang::refused_unreadable(lang, text, examples(session)),
        Refusal::NotYourTurn => lang::refused_not_your_turn(lang).to_owned(),
        Refusal::Over => lang::refused_over(lang).to_owned(),
    }
}

/// One legal move of each kind, where a kind is a first word.
fn examples(session: &Session) -> String {
    let mut examples: Vec<String> = Vec::new();
    for choice in session.choices() {
        let first = first_word(&choice.notation);
        if !examples.iter().any(|known| first_word(known) == first) {
            examples.push(choice.notation);
        }
    }
    let quoted: Vec<String> = examples.iter().map(|it| format!("`{it}`")).collect();
    quoted.join(", ")
}

pub(crate) fn first_word(notation: &str) -> &str {
    notation.split(' ').next().unwrap_or_default()
}

/// Why the last move stands.
pub fn barrier(barrier: Barrier, lang: Lang) -> &'static str {
    match barrier {
        Barrier::NothingYet => lang::undo_nothing_yet(lang),
        Barrier::AnotherActed => lang::undo_another_acted(lang),
        Barrier::SomethingShown => lang::undo_something_shown(lang),
        Barrier::Over => lang::undo_over(lang),
    }
}

/// The final standings, best first.
pub fn standings(standings: &Standings, words: &Words<'_>) -> Vec<String> {
    let mut places: Vec<_> = standings.0.iter().collect();
    places.sort_by_key(|(seat, placing)| (placing.place, *seat));
    places
        .into_iter()
        .map(|(seat, placing)| {
            let sign = if placing.points < 0 { "−" } else { "" };
            let points = lang::end_points(words.lang, placing.points.unsigned_abs());
            lang::end_line(
                words.lang,
                placing.place,
                words.name(seat),
                format!("{sign}{points}"),
            )
        })
        .collect()
}

/// The rulebook, or the clauses of it that contain `wanted`: titles and
/// clauses, one a line.
pub fn rules(game: &dyn DynGame, wanted: &str, lang: Lang) -> Vec<String> {
    let wanted = wanted.to_lowercase();
    let fits = |clause: &&Clause| {
        let text = format!("{} {}", clause.id, clause.text.get(lang));
        text.to_lowercase().contains(&wanted)
    };
    let mut lines = Vec::new();
    for chapter in game.rulebook() {
        let clauses: Vec<&Clause> = chapter.clauses.iter().filter(fits).collect();
        if clauses.is_empty() {
            continue;
        }
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.push(chapter.title.get(lang).to_owned());
        lines.extend(clauses.into_iter().map(|clause| {
            let ruling = if clause.is_ruling {
                format!(" {}", lang::rules_ruling(lang))
            } else {
                String::new()
            };
            format!("  {}  {}{ruling}", clause.id, clause.text.get(lang))
        }));
    }
    lines
}
