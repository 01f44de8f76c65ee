//! What is said about a game besides its own sentences.

use driver::UndoError;
use erased::DynGame;
use scene::{Card, Words, Zone};
use tabletop::{Clause, Lang, Refusal, Seat, Standings, rule};

use crate::{
    lang, search,
    session::{Choice, Session},
    shown::{self, Shown},
};

/// Longer lists of choices are summed up by how they are written.
const SHORT_LIST: usize = 12;

/// Who plays what with whom.
pub fn opening(session: &Session) -> String {
    let lang = session.lang();
    let players: Vec<String> = (0..session.players().len())
        .map(Seat::new)
        .filter(|seat| *seat != session.me())
        .map(|seat| {
            lang::TableBot {
                player: session.name(seat),
                bot: session.bot(),
            }
            .say(lang)
        })
        .collect();
    lang::TableOpening {
        player: session.name(session.me()),
        seat: session.me(),
        game: session.game().info().title,
        players: players.join(", "),
    }
    .say(lang)
}

/// A zone with its pieces in full, on one line, or one a line if that is long.
pub fn zone(zone: &Zone, lang: Lang) -> String {
    const LONG: usize = 100;
    let label = |piece: Shown| piece.label;
    let rows: Vec<Vec<String>> = shown::rows(zone, lang)
        .into_iter()
        .map(|row| row.into_iter().map(label).collect())
        .collect();
    if let [_, _, ..] = &rows[..] {
        let rows: Vec<String> = rows.iter().map(|row| row.join(", ")).collect();
        return format!("{}\n  {}", zone.title, rows.join("\n  "));
    }
    let pieces = rows.concat();
    let listed = pieces.join(", ");
    if listed.is_empty() {
        return zone.title.clone();
    }
    if 1 < pieces.len() && LONG < zone.title.chars().count() + listed.chars().count() {
        return format!("{}\n  {}", zone.title, pieces.join("\n  "));
    }
    if zone.title.contains(':') {
        format!("{}, {listed}", zone.title)
    } else {
        lang::TableZone {
            title: &zone.title,
            pieces: listed,
        }
        .say(lang)
    }
}

/// What somebody is asked to choose from, and in which game.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Asked<'a> {
    pub(crate) game: &'a dyn DynGame,
    pub(crate) choices: &'a [Choice],
    pub(crate) lang: Lang,
}

/// Why what the person wrote cannot be played, and what may have been meant.
pub(crate) fn refusal(asked: Asked<'_>, text: &str, refusal: &Refusal) -> String {
    let Asked {
        game,
        choices,
        lang,
    } = asked;
    match refusal {
        Refusal::Forbidden(id) => {
            let clause = rule::clause(game.rulebook(), id.as_str());
            let clause = clause.map_or("", |clause| clause.text.get(lang));
            lang::RefusedForbidden { clause, rule: id }.say(lang)
        }
        Refusal::Unreadable(why) => {
            // Games explain what they cannot read in English.
            let reason = match lang {
                Lang::En => lang::refused_reason(lang, why),
                Lang::Fr => lang::RefusedUnreadable {
                    text,
                    examples: examples(choices),
                }
                .say(lang),
            };
            match meant(choices, text, lang) {
                Some(meant) => format!("{} {meant}", ended(&reason)),
                None => reason,
            }
        }
        Refusal::NotNow => lang::refused_not_now(lang).to_owned(),
        Refusal::NotYourTurn => lang::refused_not_your_turn(lang).to_owned(),
        Refusal::Over => lang::refused_over(lang).to_owned(),
    }
}

/// A reason with a full stop, so that a sentence can follow.
fn ended(reason: &str) -> String {
    if reason.ends_with(['.', '!', '?']) {
        return reason.to_owned();
    }
    format!("{reason}.")
}

/// Choices that sound like what the person wrote.
fn meant(choices: &[Choice], text: &str, lang: Lang) -> Option<String> {
    const MOST: usize = 3;
    let wanted = search::folded(text);
    let named = |(number, choice): (usize, &Choice)| format!("{number} ({})", choice.label);
    let fits = |choice: &Choice| {
        let said = [&choice.label, &choice.notation];
        said.iter().any(|it| search::folded(it).contains(&wanted))
    };
    let mut near: Vec<String> = (1..)
        .zip(choices)
        .filter(|(_, choice)| fits(choice))
        .map(named)
        .take(MOST)
        .collect();
    if near.is_empty() {
        let notations: Vec<String> = choices.iter().map(|it| it.notation.clone()).collect();
        let nearest = search::nearest(text, &notations);
        near = nearest.iter().map(|it| format!("`{it}`")).collect();
    }
    (!near.is_empty()).then(|| lang::refused_meant(lang, near.join(", ")))
}

/// One legal move of each kind, where a kind is a first word.
fn examples(choices: &[Choice]) -> String {
    let mut examples: Vec<&str> = Vec::new();
    for Choice { notation, .. } in choices {
        let first = first_word(notation);
        if !examples.iter().any(|known| first_word(known) == first) {
            examples.push(notation);
        }
    }
    let quoted: Vec<String> = examples.iter().map(|it| format!("`{it}`")).collect();
    quoted.join(", ")
}

/// What one may do: all of it with numbers, or, if that is much, how it is
/// written.
pub(crate) fn offer(choices: &[Choice], lang: Lang) -> Vec<String> {
    let mut lines = vec![lang::choose_heading(lang).to_owned()];
    if choices.len() <= SHORT_LIST {
        lines.extend(list(choices));
        return lines;
    }
    // Choices of one kind stand together, because they are sorted.
    let is_kin = |a: &Choice, b: &Choice| first_word(&a.notation) == first_word(&b.notation);
    for kin in choices.chunk_by(is_kin) {
        // Not the first, which is the least like the others: `keep none`.
        let Choice { notation, label } = &kin[kin.len() / 3];
        let line = match kin.len() {
            1 => format!("{notation}  ({label})"),
            n => lang::ChooseNotation {
                notation,
                label,
                n: n - 1,
            }
            .say(lang),
        };
        lines.push(format!("  {line}"));
    }
    lines.push(lang::choose_all(lang, choices.len()));
    lines
}

/// Every choice with its number.
pub(crate) fn list(choices: &[Choice]) -> impl Iterator<Item = String> {
    let numbered = (1..).zip(choices);
    numbered.map(|(number, choice): (usize, _)| numbered_choice(number, choice))
}

/// Every choice with what it would do, where its label does not say it all.
pub(crate) fn explained(
    choices: &[Choice],
    explain: impl Fn(&str) -> Option<String>,
) -> Vec<String> {
    let lines = (1..).zip(choices).flat_map(|(number, choice)| {
        let more = explain(&choice.notation).map(|it| format!("     {it}"));
        [Some(numbered_choice(number, choice)), more]
    });
    lines.flatten().collect()
}

fn numbered_choice(number: usize, Choice { notation, label }: &Choice) -> String {
    format!("{number:>3}. {label}  ({notation})")
}

pub(crate) fn first_word(notation: &str) -> &str {
    notation.split(' ').next().unwrap_or_default()
}

/// Why the last move stands.
pub fn barrier(barrier: UndoError, lang: Lang) -> &'static str {
    match barrier {
        UndoError::NothingYet => lang::undo_nothing_yet(lang),
        UndoError::AnotherActed => lang::undo_another_acted(lang),
        UndoError::SomethingShown => lang::undo_something_shown(lang),
        UndoError::Over => lang::undo_over(lang),
    }
}

/// Why the others did what they have done lately.
pub(crate) fn whys(session: &Session) -> Vec<String> {
    let whys = session.whys_of_others();
    if whys.is_empty() {
        return vec![lang::advice_nobody(session.lang()).to_owned()];
    }
    whys
}

/// What can be said once for all, with numbers, and what was.
pub fn orders(session: &Session) -> Vec<String> {
    let lang = session.lang();
    let orders = session.orders();
    if orders.is_empty() {
        return vec![lang::orders_none(lang).to_owned()];
    }
    let line = |(number, (says, is_on)): (usize, (&str, bool))| {
        let mark = if is_on { "x" } else { " " };
        format!("{number:>3}. [{mark}] {says}")
    };
    let heading = lang::orders_heading(lang).to_owned();
    let lines = (1..).zip(orders).map(line);
    std::iter::once(heading).chain(lines).collect()
}

/// The final standings in what the game counts, best first.
pub fn standings(game: &dyn DynGame, standings: &Standings, words: &Words<'_>) -> Vec<String> {
    let lang = words.lang;
    let mut places: Vec<_> = standings.0.iter().collect();
    places.sort_by_key(|(seat, placing)| (placing.place, *seat));
    places
        .into_iter()
        .map(|(seat, placing)| {
            let player = if words.me == Some(seat) {
                lang::end_you(lang).to_owned()
            } else {
                words.name(seat)
            };
            let result = game.result(placing.points, lang);
            lang::EndLine {
                place: placing.place,
                player,
                points: result,
            }
            .say(lang)
        })
        .collect()
}

/// The rulebook with all cards, or the cards and clauses that contain `wanted`:
/// titles and clauses, one a line. If there are none, what may have been meant.
pub fn rules(game: &dyn DynGame, wanted: &str, lang: Lang) -> Vec<String> {
    let wanted = wanted.trim();
    let folded = search::folded(wanted);
    let cards = cards(game, &folded, lang);
    let clauses = clauses(game, &folded, lang);
    let is_everything = folded.is_empty();
    let [first, second] = if is_everything {
        [clauses, cards]
    } else {
        // Who names a card wants to read it first.
        [cards, clauses]
    };
    let mut lines = first;
    if !lines.is_empty() && !second.is_empty() {
        lines.push(String::new());
    }
    lines.extend(second);
    if lines.is_empty() {
        lines.push(lang::rules_none(lang, wanted));
        let names: Vec<String> = game.cards(lang).iter().map(bare_name).collect();
        let near = search::nearest(wanted, &names);
        if !near.is_empty() {
            lines.push(lang::rules_meant(lang, near.join(", ")));
        }
    }
    lines
}

/// `Hot Potato`, where the list says what it takes: `Hot Potato (1 hand)`.
fn bare_name(card: &Card) -> String {
    let name = card.name.as_str();
    name.split_once(" (")
        .map_or(name, |(bare, _)| bare)
        .to_owned()
}

/// Cards whose name contains `folded`, in either language.
fn cards(game: &dyn DynGame, folded: &str, lang: Lang) -> Vec<String> {
    let printed = Lang::ALL.map(|lang| game.cards(lang));
    let is = |n: usize, fits: &dyn Fn(&Card) -> bool| printed.iter().any(|cards| fits(&cards[n]));
    let is_called = |card: &Card| search::folded(&bare_name(card)) == folded;
    let contains = |card: &Card| search::folded(&card.name).contains(folded);
    // Who names a card in full does not want its namesakes.
    let has_namesake = (0..printed[0].len()).any(|n| is(n, &is_called));
    let is_named = |n: usize| {
        if has_namesake {
            is(n, &is_called)
        } else {
            is(n, &contains)
        }
    };
    let mut lines: Vec<String> = game
        .cards(lang)
        .into_iter()
        .enumerate()
        .filter(|(n, _)| is_named(*n))
        .map(|(_, card)| {
            let Card {
                face: _,
                name,
                copies,
                text,
            } = card;
            let line = match text.as_str() {
                "" => lang::RulesCard { copies, name }.say(lang),
                text => lang::RulesCardText { copies, name, text }.say(lang),
            };
            format!("  {line}")
        })
        .collect();
    if !lines.is_empty() {
        lines.insert(0, lang::rules_cards(lang).to_owned());
    }
    lines
}

fn clauses(game: &dyn DynGame, folded: &str, lang: Lang) -> Vec<String> {
    let fits = |clause: &&Clause| {
        let id = search::folded(clause.id.as_str());
        id.contains(folded) || search::folded(clause.text.get(lang)).contains(folded)
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
