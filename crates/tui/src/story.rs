//! A record told again, step by step.

use driver::Fault;
use erased::remark;
use record::{Move, Record};
use scene::Words;
use tabletop::{Lang, Turn};

use crate::{lang, words};

/// The whole story of a record: who played, what happened at each step, how it
/// ended. Refuses a record that breaks the rules.
pub fn story(record: &Record, lang: Lang) -> Result<Vec<String>, Fault> {
    let unknown = || Fault::UnknownGame(record.game.clone());
    let game = registry::find(&record.game).ok_or_else(unknown)?;
    let remarks = remark::all(game, record.moves.iter().map(|it| it.action.as_str()));
    let words = Words {
        lang,
        me: None,
        names: &record.players,
        remarks: &remarks,
    };
    let mut lines = vec![
        lang::StoryOpening {
            game: game.info().title,
            players: record.players.join(", "),
        }
        .say(lang),
    ];
    let mut moves = (0..).zip(std::iter::once(None).chain(record.moves.iter().map(Some)));
    let ended = driver::retell(record, game, |_, events| {
        let (n, played) = moves.next().expect("one step for each");
        let silent = played.map_or_else(String::new, |played: &Move| {
            format!("{}: {}", words.name(played.seat), played.action)
        });
        let sentences = events.sentences(&words);
        step(n, &sentences, &silent, &mut lines);
    })?;
    lines.push(String::new());
    match ended.turn() {
        Turn::Over(standings) => {
            lines.push(lang::end_heading(lang).to_owned());
            lines.extend(words::standings(game, &standings, &words));
        }
        Turn::Waiting { .. } => lines.push(lang::story_unfinished(lang).to_owned()),
    }
    Ok(lines)
}

/// Numbers the first sentence of a step; `silent` stands in for none.
pub(crate) fn step(n: u32, sentences: &[String], silent: &str, lines: &mut Vec<String>) {
    let (first, others) = match sentences {
        [] => (silent, sentences),
        [first, others @ ..] => (first.as_str(), others),
    };
    if !first.is_empty() {
        lines.push(format!("{n:>4}  {first}"));
    }
    lines.extend(others.iter().map(|sentence| format!("      {sentence}")));
}
