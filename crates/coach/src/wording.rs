//! A decision in words, for whoever reads a report line by line and for whoever
//! stands at that move.

use driver::{Model, Playback};
use scene::Words;
use tabletop::{Lang, Seat};

use crate::{
    lang,
    report::{Decision, Report},
};

/// A decision in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DecisionText {
    /// What was played, as its button says it.
    pub played: String,
    /// What is better; nothing if nothing was found.
    pub better: Option<String>,
    /// What the better move is good for.
    pub why: Option<String>,
}

/// A decision as the player saw it who made it, with these names.
pub fn describe(
    decision: &Decision,
    playback: &Playback,
    names: &[String],
    lang: Lang,
) -> DecisionText {
    let asked = Asked::new(decision, playback);
    let better = decision.better.as_deref();
    DecisionText {
        played: asked.label(&decision.played, names, lang),
        better: better.map(|it| asked.label(it, names, lang)),
        why: better.and_then(|it| asked.why(it, names, lang)),
    }
}

/// What the move cost with which the table came to stand after `n` moves, in one
/// or two sentences.
pub fn describe_cost(
    report: &Report,
    n: u32,
    (playback, names): (&Playback, &[String]),
    lang: Lang,
) -> String {
    if n == 0 {
        return lang::judged_deal(lang).to_owned();
    }
    let Ok(index) = report.decisions.binary_search_by_key(&n, |it| it.n) else {
        return lang::judged_only(lang).to_owned();
    };
    let decision = &report.decisions[index];
    let asked = Asked::new(decision, playback);
    let better = decision.better.as_ref();
    if let Some(better) = better.filter(|_| decision.cost.is_surely_more()) {
        let judged = lang::JudgedCost {
            of: decision.choices,
            better: asked.label(better, names, lang),
            n: points(decision.cost.mean),
        };
        return judged.say(lang);
    }
    let usual = decision.usual.as_ref();
    let usual = usual.filter(|it| **it != decision.played && decision.skill.is_surely_more());
    let good = match better {
        None => lang::judged_best(lang, decision.choices),
        Some(_) => lang::judged_fine(lang, decision.choices),
    };
    match usual {
        None => good,
        Some(usual) => {
            let other = lang::JudgedOther {
                other: asked.label(usual, names, lang),
                n: points(decision.skill.mean),
            };
            format!("{good} {}", other.say(lang))
        }
    }
}

/// Thousandths of a win as whole points, at least one.
fn points(thousandths: i32) -> u32 {
    ((thousandths + 5) / 10).max(1).unsigned_abs()
}

/// The table before a decision, as whoever decided saw it.
struct Asked {
    seat: Seat,
    model: Model,
}

impl Asked {
    fn new(decision: &Decision, playback: &Playback) -> Asked {
        let before = decision.n - 1;
        Asked {
            seat: decision.seat,
            model: playback.asked(before, decision.seat, Some(before)),
        }
    }

    fn label(&self, action: &str, names: &[String], lang: Lang) -> String {
        let label = self.model.seen.label(action, &self.words(names, lang));
        label.unwrap_or_else(|_| action.to_owned())
    }

    /// Why a better move is better, or at least what it does.
    fn why(&self, better: &str, names: &[String], lang: Lang) -> Option<String> {
        let words = self.words(names, lang);
        let reason = self.model.seen.reason(self.seat, better, &words);
        let reason = reason.ok().flatten().map(|half| scene::sentence(&half));
        let explained = || self.model.seen.explain(better, &words).ok().flatten();
        reason.or_else(explained)
    }

    fn words<'a>(&'a self, names: &'a [String], lang: Lang) -> Words<'a> {
        Words {
            lang,
            me: None,
            names,
            remarks: &self.model.remarks,
        }
    }
}
