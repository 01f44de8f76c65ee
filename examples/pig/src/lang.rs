//! Generated from `data/lang/` by `cargo xtask data --update`.

#![allow(clippy::similar_names, reason = "fields are named for translators")]

use std::fmt::Display;

use scene::Who;
use tabletop::Lang;

/// `Be the first to reach the goal: hold before you roll a 1.`
pub fn goal(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Be the first to reach the goal: hold before you roll a 1.",
        Lang::Fr => "Atteignez le but avant les autres\u{202f}: gardez avant de faire un 1.",
    }
}

/// `Roll`
pub fn roll(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Roll",
        Lang::Fr => "Lancer",
    }
}

/// `Hold {points}`
pub fn hold(lang: Lang, points: impl Display) -> String {
    match lang {
        Lang::En => format!("Hold {points}"),
        Lang::Fr => format!("Garder {points}"),
    }
}

/// `{player}: {points} of {goal}`
#[derive(Debug)]
pub struct Banked<'a, A, B> {
    pub player: Who<'a>,
    pub points: A,
    pub goal: B,
}

impl<A: Display, B: Display> Banked<'_, A, B> {
    pub fn say(self, lang: Lang) -> String {
        let Banked {
            player,
            points,
            goal,
        } = self;
        if player.is_you {
            return you_banked(lang, points, goal);
        }
        match lang {
            Lang::En => format!("{player}: {points} of {goal}"),
            Lang::Fr => format!("{player}\u{202f}: {points} sur {goal}"),
        }
    }
}

/// `Turn total`
pub fn turn(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Turn total",
        Lang::Fr => "Total du tour",
    }
}

/// `The die shows {pips}`
pub fn die_shows(lang: Lang, pips: impl Display) -> String {
    match lang {
        Lang::En => format!("The die shows {pips}"),
        Lang::Fr => format!("Le dé montre {pips}"),
    }
}

/// `The die is ready`
pub fn die_ready(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The die is ready",
        Lang::Fr => "Le dé est prêt",
    }
}

/// `There is nothing to hold yet.`
pub fn locked_empty(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "There is nothing to hold yet.",
        Lang::Fr => "Il n’y a encore rien à garder.",
    }
}

/// `{player} rolls a {pips}.`
#[derive(Debug)]
pub struct EventRolled<'a, A> {
    pub player: Who<'a>,
    pub pips: A,
}

impl<A: Display> EventRolled<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventRolled { player, pips } = self;
        if player.is_you {
            return you_event_rolled(lang, pips);
        }
        match lang {
            Lang::En => format!("{player} rolls a {pips}."),
            Lang::Fr => format!("{player} fait {pips}."),
        }
    }
}

/// `{player} holds {points}.`
#[derive(Debug)]
pub struct EventHeld<'a, A> {
    pub player: Who<'a>,
    pub points: A,
}

impl<A: Display> EventHeld<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventHeld { player, points } = self;
        if player.is_you {
            return you_event_held(lang, points);
        }
        match lang {
            Lang::En => format!("{player} holds {points}."),
            Lang::Fr => format!("{player} garde {points}."),
        }
    }
}

/// `Roll, or hold what you have.`
pub fn ask_you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Roll, or hold what you have.",
        Lang::Fr => "Lancez le dé, ou gardez vos points.",
    }
}

/// `{player} rolls or holds.`
pub fn ask_other(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} rolls or holds."),
        Lang::Fr => format!("{player} lance ou garde."),
    }
}

/// `The game is over.`
pub fn ask_over(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The game is over.",
        Lang::Fr => "La partie est finie.",
    }
}

/// `You: {points} of {goal}`
fn you_banked(lang: Lang, points: impl Display, goal: impl Display) -> String {
    match lang {
        Lang::En => format!("You: {points} of {goal}"),
        Lang::Fr => format!("Vous\u{202f}: {points} sur {goal}"),
    }
}

/// `You roll a {pips}.`
fn you_event_rolled(lang: Lang, pips: impl Display) -> String {
    match lang {
        Lang::En => format!("You roll a {pips}."),
        Lang::Fr => format!("Vous faites {pips}."),
    }
}

/// `You hold {points}.`
fn you_event_held(lang: Lang, points: impl Display) -> String {
    match lang {
        Lang::En => format!("You hold {points}."),
        Lang::Fr => format!("Vous gardez {points}."),
    }
}

/// `{n} point`, `{n} points`
pub fn result_points(lang: Lang, n: u32) -> String {
    if lang.is_one(n) {
        format!("{n} point")
    } else {
        format!("{n} points")
    }
}
