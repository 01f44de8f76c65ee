//! What people see and read.

mod about;
mod ask;
mod awards;
pub mod map;
mod motions;
pub mod names;
mod orders;
mod reason;
mod recap;
mod scene;
mod tell;
mod variants;

use ::scene::{
    About, Award, Blurb, Card, Effort, Motion, Present, Recap, Scene, StandingOrder, Variant, Who,
    Words,
};
use tabletop::{Chapter, Lang, Seat, SeatSet};

use self::names::{ability_name, ability_text, brain_name};
use crate::{
    action::Action,
    brain::Brain,
    cards::Cards,
    dice::Dice,
    event::Event,
    lang,
    reach::steps_to,
    rulebook::RULEBOOK,
    rules::Prompt,
    state::Robbery,
    table::{Step, Table},
    train::{Place, Spot},
    view::View,
};

impl Present for Robbery {
    const RULEBOOK: &'static [Chapter] = RULEBOOK;
    const ORDERS: &'static [StandingOrder<Self>] = orders::ORDERS;
    #[cfg(not(target_family = "wasm"))]
    const PUZZLES: &'static str = include_str!("../puzzles/puzzles.toml");

    fn goal(lang: Lang) -> &'static str {
        lang::goal(lang)
    }

    fn scene(view: &View, legal: &[Action], words: &Words<'_>) -> Scene {
        scene::scene(view, legal, words)
    }

    fn motions(event: &Event) -> Vec<Motion> {
        motions::motions(event)
    }

    fn tell(event: &Event, words: &Words<'_>) -> String {
        tell::tell(event, words)
    }

    fn about(event: &Event) -> About {
        about::about(event)
    }

    fn awards(events: &[Event], words: &Words<'_>) -> Vec<Award> {
        awards::awards(events, words)
    }

    fn recap(events: &[Event], words: &Words<'_>) -> Recap {
        recap::recap(events, words)
    }

    fn aside(event: &Event) -> Option<String> {
        if let Event::Attacked {
            asked: Some(seat), ..
        } = event
        {
            return Some(format!("{seat} may stay out"));
        }
        None
    }

    fn prompt(view: &View, words: &Words<'_>) -> String {
        ask::ask(view.prompt(), words)
    }

    fn label(view: &View, action: Action, words: &Words<'_>) -> String {
        let lang = words.lang;
        let name = |brain| brain_name(brain, lang);
        match action {
            Action::Discard(card) => lang::action_discard(lang, name(card)),
            Action::Roll => match view.table.n_dice(view.table.active) {
                0 => lang::action_roll_none(lang).to_owned(),
                n => lang::action_roll(lang, n.into()),
            },
            Action::Reroll => lang::action_reroll(lang).to_owned(),
            Action::Throw(card) => match view.table.step {
                Step::Fight(_) => lang::ActionThrowHit {
                    name: name(card),
                    n: card.hit(),
                }
                .say(lang),
                Step::Begin
                | Step::Move(_)
                | Step::Coupling { .. }
                | Step::MayFight
                | Step::MayStayOut { .. }
                | Step::DealOut(_)
                | Step::Install
                | Step::OverLimit { .. }
                | Step::Over => lang::ActionThrowRun {
                    name: name(card),
                    n: card.run().into(),
                }
                .say(lang),
            },
            Action::Pass => lang::action_pass(lang).to_owned(),
            Action::Open => lang::action_open(lang).to_owned(),
            Action::Stop(spot) => stop_words(&view.table, spot, words),
            Action::Again => lang::action_again(lang).to_owned(),
            Action::LetBe => lang::action_let_be(lang).to_owned(),
            Action::Fight => lang::action_fight(lang).to_owned(),
            Action::NoFight => lang::action_no_fight(lang).to_owned(),
            Action::StayOut => lang::action_stay_out(lang).to_owned(),
            Action::StandUp => lang::action_stand_up(lang).to_owned(),
            Action::Give(brain) => lang::ActionGive {
                name: brain_words(brain, lang),
                player: next_head(view, words),
            }
            .say(lang),
            Action::GiveNothing => lang::action_give_nothing(lang, next_head(view, words)),
            Action::Install(brain) => {
                let cost = view.table.cost(view.table.active, brain);
                lang::ActionInstall {
                    name: name(brain),
                    n: cost.into(),
                }
                .say(lang)
            }
            Action::Done => lang::action_done(lang).to_owned(),
        }
    }

    fn explain(view: &View, action: Action, words: &Words<'_>) -> Option<String> {
        let lang = words.lang;
        match action {
            Action::Roll => Some(lang::explain_roll(lang).to_owned()),
            Action::Fight => Some(lang::explain_fight(lang).to_owned()),
            Action::Open => Some(lang::explain_open(lang).to_owned()),
            Action::Stop(spot) if view.table.train.is_brake(spot) => {
                Some(lang::explain_brake(lang).to_owned())
            }
            Action::Discard(brain)
            | Action::Throw(brain)
            | Action::Give(brain)
            | Action::Install(brain) => Some(printed_words(brain, lang)),
            Action::Reroll
            | Action::Pass
            | Action::Stop(_)
            | Action::Again
            | Action::LetBe
            | Action::NoFight
            | Action::StayOut
            | Action::StandUp
            | Action::GiveNothing
            | Action::Done => None,
        }
    }

    fn reason(view: &View, seat: Seat, action: Action, words: &Words<'_>) -> Option<String> {
        reason::reason(view, seat, action, words)
    }

    fn made(event: &Event) -> Option<(Seat, Action)> {
        reason::made(event)
    }

    fn blurb(lang: Lang) -> Option<Blurb> {
        Some(Blurb {
            pitch: lang::box_pitch(lang),
            minutes: 40,
            effort: Effort::Hard,
            n_players: 3,
        })
    }

    fn result(points: i32, lang: Lang) -> String {
        lang::result_iq(lang, points)
    }

    fn cards(lang: Lang) -> Vec<Card> {
        names::cards(lang)
    }

    fn variants(lang: Lang) -> Vec<Variant> {
        variants::variants(lang)
    }
}

/// `Ada (Cost 5, Hit 0, Run 2, IQ 122)`.
pub fn brain_words(brain: Brain, lang: Lang) -> String {
    let name = brain_name(brain, lang);
    let (cost, hit, run, iq) = (brain.cost(), brain.hit(), brain.run(), brain.iq());
    match brain.ability() {
        Some(ability) => {
            let ability = ability_name(ability, lang);
            lang::PieceAbleBrain {
                name,
                cost,
                hit,
                run,
                iq,
                ability,
            }
            .say(lang)
        }
        None => lang::PieceBrain {
            name,
            cost,
            hit,
            run,
            iq,
        }
        .say(lang),
    }
}

/// What is printed on a card, with what its ability does.
fn printed_words(brain: Brain, lang: Lang) -> String {
    match brain.ability() {
        Some(ability) => {
            let (name, text) = (ability_name(ability, lang), ability_text(ability, lang));
            lang::ExplainAbility {
                ability: name,
                text,
            }
            .say(lang)
        }
        None => brain_words(brain, lang),
    }
}

/// `3 and 4`, or that there are none.
pub fn dice_words(dice: Dice, lang: Lang) -> String {
    let pips: Vec<String> = dice.iter().map(|die| die.to_string()).collect();
    match &pips[..] {
        [first, last] => lang::WordAnd { first, last }.say(lang),
        [only] => only.clone(),
        _ => lang::word_no_dice(lang).to_owned(),
    }
}

/// `2 dice`, or that there are none.
pub fn n_dice_words(n: u8, lang: Lang) -> String {
    match n {
        0 => lang::word_no_dice(lang).to_owned(),
        n => lang::word_dice(lang, n.into()),
    }
}

fn place_words(place: Place, lang: Lang) -> String {
    match place {
        Place::Behind => lang::word_behind(lang).to_owned(),
        Place::On(spot) => lang::word_on(lang, spot),
    }
}

fn names(seats: SeatSet, words: &Words<'_>) -> String {
    let names: Vec<_> = seats.iter().map(|seat| words.name(seat)).collect();
    names.join(", ")
}

fn card_names(cards: Cards, lang: Lang) -> String {
    let names: Vec<_> = cards.iter().map(|it| brain_name(it, lang)).collect();
    names.join(", ")
}

/// A space with how far it is and what is there.
fn stop_words(table: &Table, spot: Spot, words: &Words<'_>) -> String {
    let lang = words.lang;
    let here = table.pawns[table.active];
    let steps = lang::word_steps(lang, steps_to(&table.train, here, spot).into());
    let mut there = Vec::new();
    if table.train.has_counter(spot) {
        there.push(lang::word_counter(lang).to_owned());
    }
    if table.train.is_brake(spot) {
        there.push(lang::word_brake(lang).to_owned());
    }
    let others = table.seats().filter(|seat| *seat != table.active);
    let others = others.filter(|seat| table.pawns[*seat] == Place::On(spot));
    there.extend(others.map(|seat| words.name(seat)));
    match (here == Place::On(spot), there.is_empty()) {
        (true, true) => lang::action_stay(lang, spot),
        (true, false) => lang::ActionStayAt {
            spot,
            what: there.join(", "),
        }
        .say(lang),
        (false, true) => lang::ActionStop { spot, steps }.say(lang),
        (false, false) => lang::ActionStopAt {
            spot,
            steps,
            what: there.join(", "),
        }
        .say(lang),
    }
}

/// Whose head the winner of a fight fills next.
fn next_head<'a>(view: &View, words: &Words<'a>) -> Who<'a> {
    match view.prompt() {
        Prompt::DealOut { to, .. } => words.who(to),
        Prompt::Begin { .. }
        | Prompt::Move { .. }
        | Prompt::Coupling { .. }
        | Prompt::MayFight { .. }
        | Prompt::MayStayOut { .. }
        | Prompt::Fight { .. }
        | Prompt::Install { .. }
        | Prompt::OverLimit { .. }
        | Prompt::Won { .. }
        | Prompt::EveryoneLost => words.who(view.table.active),
    }
}
