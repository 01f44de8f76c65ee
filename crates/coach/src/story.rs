//! A report as people read it.

use driver::Playback;
use tabletop::{BySeat, Lang, Seat};

use crate::{
    estimate::Estimate,
    lang,
    ledger::{Ledger, Part},
    report::{Decision, Report},
    wording::describe,
};

/// Chances are told at so many places at most.
const MOST_ROWS: usize = 12;

/// The whole report in lines.
pub fn story(report: &Report, playback: &Playback, lang: Lang) -> Vec<String> {
    let title = playback.game().info().title;
    let heading = lang::HeadingGame {
        game: title,
        players: report.players.join(", "),
    };
    let mut lines = vec![
        heading.say(lang),
        lang::heading_effort(lang, report.imagined),
        lang::heading_numbers(lang).to_owned(),
    ];
    let mut part = |heading: &str, told: Vec<String>| {
        lines.push(String::new());
        lines.push(heading.to_owned());
        lines.extend(told.into_iter().map(|line| format!("  {line}")));
    };
    part(lang::heading_chances(lang), chances(report, playback, lang));
    part(lang::heading_moments(lang), moments(report, playback, lang));
    part(lang::heading_mistakes(lang), mistakes(report, lang));
    part(lang::heading_ledgers(lang), ledgers(report, lang));
    lines
}

fn chances(report: &Report, playback: &Playback, lang: Lang) -> Vec<String> {
    let mut parts: Vec<u32> = playback.parts();
    let every = parts.len().div_ceil(MOST_ROWS).max(1);
    parts = parts.into_iter().step_by(every).collect();
    let row = |n: u32| {
        let when = match n {
            0 => lang::chances_deal(lang).to_owned(),
            n => lang::chances_after(lang, n),
        };
        let told = shares(&report.chances[n as usize], &report.players);
        format!("{when}  {told}")
    };
    parts.into_iter().map(row).collect()
}

fn shares(chances: &BySeat<u32>, players: &[String]) -> String {
    let told = chances.as_slice().iter().zip(players);
    let told = told.map(|(chance, player)| format!("{player} {}", (chance + 5) / 10));
    told.collect::<Vec<_>>().join(", ")
}

fn moments(report: &Report, playback: &Playback, lang: Lang) -> Vec<String> {
    let decisions = report.decisions.iter();
    let told = decisions.filter(|it| report.moments.contains(&it.n));
    let told: Vec<_> = told.flat_map(|it| moment(it, playback, lang)).collect();
    if told.is_empty() {
        return vec![lang::moment_none(lang).to_owned()];
    }
    told
}

/// What was played, what is better, and what that is.
fn moment(decision: &Decision, playback: &Playback, lang: Lang) -> Vec<String> {
    let told = describe(decision, playback, &playback.record().players, lang);
    let line = lang::MomentLine {
        n: decision.n,
        player: &playback.record().players[decision.seat.index()],
        played: told.played,
    };
    let better = told.better.map(|it| lang::moment_better(lang, it));
    let cost = lang::MomentCost {
        chance: hundredths(decision.chance.mean, lang),
        could: hundredths(decision.chance.mean + decision.cost.mean, lang),
        cost: with_reach(decision.cost, lang),
    };
    let more = [better, told.why, Some(cost.say(lang))];
    let more = more.into_iter().flatten().map(|line| format!("  {line}"));
    std::iter::once(line.say(lang)).chain(more).collect()
}

fn mistakes(report: &Report, lang: Lang) -> Vec<String> {
    let told = |(index, player): (usize, &String)| {
        let seat = Seat::new(index);
        let own = || report.decisions.iter().filter(move |it| it.seat == seat);
        let cost: i32 = own().map(|it| it.cost.mean).sum();
        let n = own().count() as u32;
        let line = lang::MistakesLine {
            player,
            cost: hundredths(cost, lang),
            n,
        };
        line.say(lang)
    };
    report.players.iter().enumerate().map(told).collect()
}

fn ledgers(report: &Report, lang: Lang) -> Vec<String> {
    let told = report.players.iter().zip(&report.ledgers);
    let told = told.flat_map(|(player, ledger)| {
        let rows = rows(ledger, lang);
        let wide = rows.iter().map(|(what, _)| what.chars().count()).max();
        let wide = wide.unwrap_or(0);
        let row = move |(what, much): (&str, String)| format!("  {what:<wide$}  {much}");
        std::iter::once(player.clone()).chain(rows.into_iter().map(row))
    });
    told.collect()
}

fn rows(ledger: &Ledger, lang: Lang) -> [(&'static str, String); 7] {
    let parts = ledger.parts();
    let [whole, change] = [hundredths, signed];
    let row = |part: Part| {
        let Estimate { mean, .. } = ledger.part(part);
        let says = if part == Part::Start { whole } else { change };
        let reach = reach(ledger.part(part), lang);
        (
            name(part, lang),
            format!("{:>6} ± {reach}", says(mean, lang)),
        )
    };
    let [start, deal, draws, unseen, others, own] = parts.map(row);
    let result = format!("{:>6}", whole(ledger.result, lang));
    let result = (self::result(lang), result);
    [start, deal, draws, unseen, others, own, result]
}

/// What all parts together are called.
pub fn result(lang: Lang) -> &'static str {
    lang::ledger_result(lang)
}

/// What a part of a result is called.
pub fn name(part: Part, lang: Lang) -> &'static str {
    match part {
        Part::Start => lang::ledger_start(lang),
        Part::Deal => lang::ledger_deal(lang),
        Part::Draws => lang::ledger_draws(lang),
        Part::Unseen => lang::ledger_unseen(lang),
        Part::Others => lang::ledger_others(lang),
        Part::Own => lang::ledger_own(lang),
    }
}

fn with_reach(it: Estimate, lang: Lang) -> String {
    format!("{} ± {}", hundredths(it.mean, lang), reach(it, lang))
}

/// Half of how wide the interval is.
fn reach(it: Estimate, lang: Lang) -> String {
    hundredths(it.reach(), lang)
}

fn signed(thousandths: i32, lang: Lang) -> String {
    let sign = if 0 < thousandths { "+" } else { "" };
    format!("{sign}{}", hundredths(thousandths, lang))
}

/// Thousandths with one digit behind the point, or the comma.
fn hundredths(thousandths: i32, lang: Lang) -> String {
    let sign = if thousandths < 0 { "−" } else { "" };
    let point = match lang {
        Lang::En => '.',
        Lang::Fr => ',',
    };
    let size = thousandths.unsigned_abs();
    format!("{sign}{}{point}{}", size / 10, size % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_writes_them() {
        assert_eq!(hundredths(-45, Lang::En), "−4.5");
        assert_eq!(hundredths(1000, Lang::Fr), "100,0");
        assert_eq!(signed(3, Lang::Fr), "+0,3");
        assert_eq!(signed(0, Lang::En), "0.0");
    }
}
