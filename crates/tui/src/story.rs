//! A record told again, step by step.

use erased::{Told, remark};
use record::{Fault, Record};
use scene::Words;
use tabletop::{Lang, Turn, chance::Replayed};

use crate::{lang, words};

/// The whole story of a record: who played, what happened at each step, how it
/// ended. Refuses a record that breaks the rules.
pub fn story(record: &Record, lang: Lang) -> Result<Vec<String>, Fault> {
    let unknown = || Fault::UnknownGame(record.game.clone());
    let game = registry::find(&record.game).ok_or_else(unknown)?;
    let ended = record::replay(record, game)?;
    let remarks = remark::all(game, record.moves.iter().map(|it| it.action.as_str()));
    let words = Words {
        lang,
        me: None,
        names: &record.players,
        remarks: &remarks,
    };
    let sentences = |told: &[Told]| -> Vec<String> {
        told.iter()
            .map(|told| game.tell(&told.judge, &words))
            .collect::<Result<_, _>>()
            .expect("our own events can be read")
    };
    let mut lines = vec![lang::story_opening(
        lang,
        game.info().title,
        record.players.join(", "),
    )];
    let opened = game.start(
        &record.options,
        record.players.len(),
        &mut Replayed::new(&record.setup),
    );
    let opened = opened.expect("the record was replayed just now");
    step(0, &sentences(&opened.told), "", &mut lines);
    let mut table = opened.table;
    for (n, played) in (1..).zip(&record.moves) {
        let luck = &mut Replayed::new(&played.draws);
        let told = table.play(played.seat, &played.action, luck);
        let told = told.expect("the record was replayed just now");
        let silent = format!("{}: {}", words.name(played.seat), played.action);
        step(n, &sentences(&told), &silent, &mut lines);
    }
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
fn step(n: u32, sentences: &[String], silent: &str, lines: &mut Vec<String>) {
    let (first, others) = match sentences {
        [] => (silent, sentences),
        [first, others @ ..] => (first.as_str(), others),
    };
    if !first.is_empty() {
        lines.push(format!("{n:>4}  {first}"));
    }
    lines.extend(others.iter().map(|sentence| format!("      {sentence}")));
}
