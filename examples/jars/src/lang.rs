//! Generated from `data/lang/` by `cargo xtask data --update`.

#![allow(clippy::similar_names, reason = "fields are named for translators")]

use std::fmt::Display;

use scene::Who;
use tabletop::Lang;

/// `fresh brain`
pub fn word_fresh(_lang: Lang) -> &'static str {
    "fresh brain"
}

/// `rotten brain`
pub fn word_rotten(_lang: Lang) -> &'static str {
    "rotten brain"
}

/// `closed jar`
pub fn word_hidden(_lang: Lang) -> &'static str {
    "closed jar"
}

/// `{player}: {points} of 2 points, {jars} in hand`
pub fn zone_hand(
    _lang: Lang,
    player: impl Display,
    points: impl Display,
    jars: impl Display,
) -> String {
    format!("{player}: {points} of 2 points, {jars} in hand")
}

/// `{n} jar`, `{n} jars`
pub fn zone_jars(_lang: Lang, n: u32) -> String {
    if Lang::En.is_one(n) {
        format!("{n} jar")
    } else {
        format!("{n} jars")
    }
}

/// `Shelf of {player}`
pub fn zone_shelf(_lang: Lang, player: impl Display) -> String {
    format!("Shelf of {player}")
}

/// `Called: {jars} by {player}`
pub fn zone_call(_lang: Lang, jars: impl Display, player: impl Display) -> String {
    format!("Called: {jars} by {player}")
}

/// `{n} × {jar}`
pub fn piece_held(_lang: Lang, n: impl Display, jar: impl Display) -> String {
    format!("{n} × {jar}")
}

/// `A new round: {player} starts.`
pub fn event_round(_lang: Lang, player: impl Display) -> String {
    format!("A new round: {player} starts.")
}

/// `{player} shelves a {jar}.`
pub fn event_shelved(lang: Lang, player: Who<'_>, jar: impl Display) -> String {
    if player.is_you {
        return you_event_shelved(lang, jar);
    }
    format!("{player} shelves a {jar}.")
}

/// `{player} shelves a jar.`
pub fn event_shelved_hidden(_lang: Lang, player: impl Display) -> String {
    format!("{player} shelves a jar.")
}

/// `{player} calls {jars}.`
pub fn event_called(lang: Lang, player: Who<'_>, jars: impl Display) -> String {
    if player.is_you {
        return you_event_called(lang, jars);
    }
    format!("{player} calls {jars}.")
}

/// `{player} passes.`
pub fn event_passed(_lang: Lang, player: impl Display) -> String {
    format!("{player} passes.")
}

/// `{player} opens a jar of {owner}: a {jar}.`
pub fn event_opened(
    _lang: Lang,
    player: impl Display,
    owner: impl Display,
    jar: impl Display,
) -> String {
    format!("{player} opens a jar of {owner}: a {jar}.")
}

/// `{player} opens an own jar: a {jar}.`
pub fn event_opened_own(_lang: Lang, player: impl Display, jar: impl Display) -> String {
    format!("{player} opens an own jar: a {jar}.")
}

/// `{player} gets a point.`
pub fn event_scored(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_scored(lang).to_owned();
    }
    format!("{player} gets a point.")
}

/// `{player} loses a jar with a {jar}.`
pub fn event_lost(lang: Lang, player: Who<'_>, jar: impl Display) -> String {
    if player.is_you {
        return you_event_lost(lang, jar);
    }
    format!("{player} loses a jar with a {jar}.")
}

/// `{player} loses a jar.`
pub fn event_lost_hidden(_lang: Lang, player: impl Display) -> String {
    format!("{player} loses a jar.")
}

/// `{player} is out.`
pub fn event_out(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_out(lang).to_owned();
    }
    format!("{player} is out.")
}

/// `{player} wins!`
pub fn event_won(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_won(lang).to_owned();
    }
    format!("{player} wins!")
}

/// `You shelve a {jar}.`
fn you_event_shelved(_lang: Lang, jar: impl Display) -> String {
    format!("You shelve a {jar}.")
}

/// `You call {jars}.`
fn you_event_called(_lang: Lang, jars: impl Display) -> String {
    format!("You call {jars}.")
}

/// `You get a point.`
fn you_event_scored(_lang: Lang) -> &'static str {
    "You get a point."
}

/// `You lose a jar with a {jar}.`
fn you_event_lost(_lang: Lang, jar: impl Display) -> String {
    format!("You lose a jar with a {jar}.")
}

/// `You are out.`
fn you_event_out(_lang: Lang) -> &'static str {
    "You are out."
}

/// `You win!`
fn you_event_won(_lang: Lang) -> &'static str {
    "You win!"
}

/// `Shelve your first jar.`
pub fn ask_first_you(_lang: Lang) -> &'static str {
    "Shelve your first jar."
}

/// `Everybody shelves a first jar.`
pub fn ask_first_other(_lang: Lang) -> &'static str {
    "Everybody shelves a first jar."
}

/// `Shelve another jar, or make a call.`
pub fn ask_shelve_you(_lang: Lang) -> &'static str {
    "Shelve another jar, or make a call."
}

/// `{player} shelves a jar or makes a call.`
pub fn ask_shelve_other(_lang: Lang, player: impl Display) -> String {
    format!("{player} shelves a jar or makes a call.")
}

/// `{caller} calls {jars}. Call more, or pass.`
pub fn ask_raise_you(_lang: Lang, caller: impl Display, jars: impl Display) -> String {
    format!("{caller} calls {jars}. Call more, or pass.")
}

/// `{player} calls more than {jars}, or passes.`
pub fn ask_raise_other(_lang: Lang, player: impl Display, jars: impl Display) -> String {
    format!("{player} calls more than {jars}, or passes.")
}

/// `Whose jar do you open next?`
pub fn ask_open_you(_lang: Lang) -> &'static str {
    "Whose jar do you open next?"
}

/// `{player} opens jars.`
pub fn ask_open_other(_lang: Lang, player: impl Display) -> String {
    format!("{player} opens jars.")
}

/// `{player} has won.`
pub fn ask_over(_lang: Lang, player: impl Display) -> String {
    format!("{player} has won.")
}

/// `Shelve a fresh brain`
pub fn action_fresh(_lang: Lang) -> &'static str {
    "Shelve a fresh brain"
}

/// `Shelve the rotten brain`
pub fn action_rotten(_lang: Lang) -> &'static str {
    "Shelve the rotten brain"
}

/// `Call {jars}`
pub fn action_call(_lang: Lang, jars: impl Display) -> String {
    format!("Call {jars}")
}

/// `Pass`
pub fn action_pass(_lang: Lang) -> &'static str {
    "Pass"
}

/// `Open a jar of {player}`
pub fn action_open(_lang: Lang, player: impl Display) -> String {
    format!("Open a jar of {player}")
}

/// `{n} point`, `{n} points`
pub fn result_points(_lang: Lang, n: u32) -> String {
    if Lang::En.is_one(n) {
        format!("{n} point")
    } else {
        format!("{n} points")
    }
}
