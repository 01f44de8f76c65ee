//! Generated from `data/lang/` by `cargo xtask data --update`.

#![allow(clippy::similar_names, reason = "fields are named for translators")]

use std::fmt::Display;

use scene::Who;
use tabletop::Lang;

/// `Score two points, or be the last one left.`
pub fn goal(_lang: Lang) -> &'static str {
    "Score two points, or be the last one left."
}

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
#[derive(Debug)]
pub struct ZoneHand<A, B, C> {
    pub player: A,
    pub points: B,
    pub jars: C,
}

impl<A: Display, B: Display, C: Display> ZoneHand<A, B, C> {
    pub fn say(self, _lang: Lang) -> String {
        let ZoneHand {
            player,
            points,
            jars,
        } = self;
        format!("{player}: {points} of 2 points, {jars} in hand")
    }
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
#[derive(Debug)]
pub struct ZoneCall<A, B> {
    pub jars: A,
    pub player: B,
}

impl<A: Display, B: Display> ZoneCall<A, B> {
    pub fn say(self, _lang: Lang) -> String {
        let ZoneCall { jars, player } = self;
        format!("Called: {jars} by {player}")
    }
}

/// `{n} × {jar}`
#[derive(Debug)]
pub struct PieceHeld<A, B> {
    pub n: A,
    pub jar: B,
}

impl<A: Display, B: Display> PieceHeld<A, B> {
    pub fn say(self, _lang: Lang) -> String {
        let PieceHeld { n, jar } = self;
        format!("{n} × {jar}")
    }
}

/// `After a call nobody shelves a jar.`
pub fn locked_called(_lang: Lang) -> &'static str {
    "After a call nobody shelves a jar."
}

/// `You’re opening jars now: choose a shelf.`
pub fn locked_opening(_lang: Lang) -> &'static str {
    "You’re opening jars now: choose a shelf."
}

/// `This jar is open already.`
pub fn locked_open(_lang: Lang) -> &'static str {
    "This jar is open already."
}

/// `Jars are opened from the top.`
pub fn locked_from_top(_lang: Lang) -> &'static str {
    "Jars are opened from the top."
}

/// `Jars stay closed until somebody’s call stands.`
pub fn locked_not_called(_lang: Lang) -> &'static str {
    "Jars stay closed until somebody’s call stands."
}

/// `A new round: {player} starts.`
pub fn event_round(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_round(lang).to_owned();
    }
    format!("A new round: {player} starts.")
}

/// `{player} shelves a {jar}.`
#[derive(Debug)]
pub struct EventShelved<'a, A> {
    pub player: Who<'a>,
    pub jar: A,
}

impl<A: Display> EventShelved<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventShelved { player, jar } = self;
        if player.is_you {
            return you_event_shelved(lang, jar);
        }
        format!("{player} shelves a {jar}.")
    }
}

/// `{player} shelves a jar.`
pub fn event_shelved_hidden(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_shelved_hidden(lang).to_owned();
    }
    format!("{player} shelves a jar.")
}

/// `{player} calls {jars}.`
#[derive(Debug)]
pub struct EventCalled<'a, A> {
    pub player: Who<'a>,
    pub jars: A,
}

impl<A: Display> EventCalled<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventCalled { player, jars } = self;
        if player.is_you {
            return you_event_called(lang, jars);
        }
        format!("{player} calls {jars}.")
    }
}

/// `{player} passes.`
pub fn event_passed(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_passed(lang).to_owned();
    }
    format!("{player} passes.")
}

/// `{player} opens a jar of {owner}: a {jar}.`
#[derive(Debug)]
pub struct EventOpened<'a, A> {
    pub player: Who<'a>,
    pub owner: Who<'a>,
    pub jar: A,
}

impl<A: Display> EventOpened<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventOpened { player, owner, jar } = self;
        if player.is_you {
            return you_event_opened(lang, owner, jar);
        }
        if owner.is_you {
            return to_you_event_opened(lang, player, jar);
        }
        format!("{player} opens a jar of {owner}: a {jar}.")
    }
}

/// `{player} opens an own jar: a {jar}.`
#[derive(Debug)]
pub struct EventOpenedOwn<'a, A> {
    pub player: Who<'a>,
    pub jar: A,
}

impl<A: Display> EventOpenedOwn<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventOpenedOwn { player, jar } = self;
        if player.is_you {
            return you_event_opened_own(lang, jar);
        }
        format!("{player} opens an own jar: a {jar}.")
    }
}

/// `{player} gets a point.`
pub fn event_scored(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_scored(lang).to_owned();
    }
    format!("{player} gets a point.")
}

/// `{player} loses a jar with a {jar}.`
#[derive(Debug)]
pub struct EventLost<'a, A> {
    pub player: Who<'a>,
    pub jar: A,
}

impl<A: Display> EventLost<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventLost { player, jar } = self;
        if player.is_you {
            return you_event_lost(lang, jar);
        }
        format!("{player} loses a jar with a {jar}.")
    }
}

/// `{player} loses a jar.`
pub fn event_lost_hidden(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_lost_hidden(lang).to_owned();
    }
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

/// `A new round: you start.`
fn you_event_round(_lang: Lang) -> &'static str {
    "A new round: you start."
}

/// `You pass.`
fn you_event_passed(_lang: Lang) -> &'static str {
    "You pass."
}

/// `You open a jar of {owner}: a {jar}.`
fn you_event_opened(_lang: Lang, owner: impl Display, jar: impl Display) -> String {
    format!("You open a jar of {owner}: a {jar}.")
}

/// `You open an own jar: a {jar}.`
fn you_event_opened_own(_lang: Lang, jar: impl Display) -> String {
    format!("You open an own jar: a {jar}.")
}

/// `You shelve a jar.`
fn you_event_shelved_hidden(_lang: Lang) -> &'static str {
    "You shelve a jar."
}

/// `You lose a jar.`
fn you_event_lost_hidden(_lang: Lang) -> &'static str {
    "You lose a jar."
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

/// `{player} opens a jar of yours: a {jar}.`
fn to_you_event_opened(_lang: Lang, player: impl Display, jar: impl Display) -> String {
    format!("{player} opens a jar of yours: a {jar}.")
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
#[derive(Debug)]
pub struct AskRaiseYou<A, B> {
    pub caller: A,
    pub jars: B,
}

impl<A: Display, B: Display> AskRaiseYou<A, B> {
    pub fn say(self, _lang: Lang) -> String {
        let AskRaiseYou { caller, jars } = self;
        format!("{caller} calls {jars}. Call more, or pass.")
    }
}

/// `{player} calls more than {jars}, or passes.`
#[derive(Debug)]
pub struct AskRaiseOther<A, B> {
    pub player: A,
    pub jars: B,
}

impl<A: Display, B: Display> AskRaiseOther<A, B> {
    pub fn say(self, _lang: Lang) -> String {
        let AskRaiseOther { player, jars } = self;
        format!("{player} calls more than {jars}, or passes.")
    }
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
