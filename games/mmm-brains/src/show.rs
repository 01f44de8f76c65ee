//! What people see and read.

mod about;
mod awards;
mod orders;
mod reason;
mod recap;
mod scene;

use ::scene::{
    About, Award, Blurb, Effort, Motion, Present, Recap, Scene, StandingOrder, Unit, Words,
};
use tabletop::{Chapter, Lang, Seat};

pub use self::scene::die_id;
use crate::{
    action::Action,
    dice::{Colour, Dice, DiceSet, N_DICE, Side},
    event::Event,
    lang,
    rulebook::RULEBOOK,
    rules::Prompt,
    state::{MmmBrains, Phase},
};

impl Present for MmmBrains {
    const RULEBOOK: &'static [Chapter] = RULEBOOK;
    const UNIT: Option<Unit> = Some(Unit::Brains);
    const ORDERS: &'static [StandingOrder<Self>] = orders::ORDERS;
    #[cfg(not(target_family = "wasm"))]
    const PUZZLES: &'static str = include_str!("../puzzles/puzzles.toml");

    fn goal(lang: Lang) -> &'static str {
        lang::goal(lang)
    }

    fn scene(view: &MmmBrains, legal: &[Action], words: &Words<'_>) -> Scene {
        scene::scene(view, legal, words)
    }

    fn motions(event: &Event) -> Vec<Motion> {
        scene::motions(event)
    }

    fn tell(event: &Event, words: &Words<'_>) -> String {
        let lang = words.lang;
        match *event {
            Event::Turn { seat } => lang::event_turn(lang, words.who(seat)),
            Event::Thrown {
                seat,
                kept: DiceSet::NONE,
                dice,
                ..
            } => lang::EventThrown {
                player: words.who(seat),
                dice: dice_words(dice, DiceSet::ALL, lang),
            }
            .say(lang),
            Event::Thrown {
                seat, kept, dice, ..
            } => lang::EventThrownAgain {
                player: words.who(seat),
                kept: dice_words(dice, kept, lang),
                dice: dice_words(dice, DiceSet::ALL, lang),
            }
            .say(lang),
            Event::Stopped { seat } => lang::event_stopped(lang, words.who(seat)),
            Event::Taken {
                seat,
                colour,
                points,
            } => lang::EventTaken {
                player: words.who(seat),
                n: points.into(),
                colour: colour_word(colour, lang),
            }
            .say(lang),
            Event::Paid {
                seat,
                colour,
                payer,
                points,
            } if seat == payer => lang::EventPaidSelf {
                player: words.who(seat),
                colour: colour_word(colour, lang),
                n: points.into(),
            }
            .say(lang),
            Event::Paid {
                seat,
                colour,
                payer,
                points,
            } => lang::EventPaid {
                player: words.who(seat),
                colour: colour_word(colour, lang),
                payer: words.who(payer),
                n: points.into(),
            }
            .say(lang),
            Event::Nothing { seat } => lang::event_nothing(lang, words.who(seat)),
            Event::PhaseTwo => lang::event_phase_two(lang).to_owned(),
            Event::Out { seat, place } => lang::EventOut {
                player: words.who(seat),
                place,
            }
            .say(lang),
            Event::Won { seat } => lang::event_won(lang, words.who(seat)),
        }
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
        if let Event::Thrown { n_left, .. } = event {
            return Some(format!("{n_left} left"));
        }
        None
    }

    fn prompt(view: &MmmBrains, words: &Words<'_>) -> String {
        let lang = words.lang;
        let is_mine = |seat| words.me == Some(seat);
        match view.asked() {
            Prompt::Throw { seat } if is_mine(seat) => lang::ask_throw_you(lang).to_owned(),
            Prompt::Throw { seat } => lang::ask_throw_other(lang, words.name(seat)),
            Prompt::KeepOrStop { seat, n_left } if is_mine(seat) => {
                lang::ask_keep_you(lang, n_left.into())
            }
            Prompt::KeepOrStop { seat, .. } => lang::ask_keep_other(lang, words.name(seat)),
            Prompt::Take { seat } if is_mine(seat) => lang::ask_take_you(lang).to_owned(),
            Prompt::Take { seat } => lang::ask_take_other(lang, words.name(seat)),
            Prompt::Choose { seat } if is_mine(seat) => lang::ask_choose_you(lang).to_owned(),
            Prompt::Choose { seat } => lang::ask_choose_other(lang, words.name(seat)),
            Prompt::Over { winner } => lang::ask_over(lang, words.who(winner)),
        }
    }

    fn label(view: &MmmBrains, action: Action, words: &Words<'_>) -> String {
        let lang = words.lang;
        match (action, view.dice()) {
            (Action::Stop, _) => lang::action_stop(lang).to_owned(),
            (Action::Keep(DiceSet::NONE), _) => lang::action_throw_all(lang).to_owned(),
            (Action::Keep(kept), Some(dice)) => {
                let n_thrown = (N_DICE - kept.len()) as u32;
                lang::ActionThrowSome {
                    kept: dice_words(dice, kept, lang),
                    n: n_thrown,
                }
                .say(lang)
            }
            (Action::Announce(colour), Some(dice)) => announce_label(view, colour, dice, words),
            (Action::Throw | Action::Keep(_) | Action::Announce(_), _) => {
                lang::action_throw(lang).to_owned()
            }
        }
    }

    fn explain(view: &MmmBrains, action: Action, words: &Words<'_>) -> Option<String> {
        match (action, view.dice()) {
            (Action::Stop, _) => Some(lang::explain_stop(words.lang).to_owned()),
            (Action::Keep(kept), Some(dice)) => {
                let brains = kept.iter().filter(|die| dice.0[*die] == Side::BRAIN);
                match brains.count() as u32 {
                    0 => None,
                    n => Some(lang::explain_brains(words.lang, n)),
                }
            }
            (Action::Throw | Action::Keep(_) | Action::Announce(_), _) => None,
        }
    }

    fn reason(view: &MmmBrains, _seat: Seat, action: Action, words: &Words<'_>) -> Option<String> {
        reason::reason(view, action, words)
    }

    fn made(event: &Event) -> Option<(Seat, Action)> {
        reason::made(event)
    }

    fn blurb(lang: Lang) -> Option<Blurb> {
        Some(Blurb {
            pitch: lang::box_pitch(lang),
            minutes: 15,
            effort: Effort::Easy,
            n_players: 3,
        })
    }

    fn result(points: i32, lang: Lang) -> String {
        lang::result_points(lang, points.unsigned_abs())
    }
}

fn announce_label(view: &MmmBrains, colour: Colour, dice: Dice, words: &Words<'_>) -> String {
    let points = view.worth(colour, dice.total(colour));
    let word = colour_word(colour, words.lang);
    let payer = view.payer(colour);
    match view.phase {
        Phase::One => lang::ActionTake {
            colour: word,
            points,
        }
        .say(words.lang),
        Phase::Two if payer == view.active => lang::ActionYouPay {
            colour: word,
            points,
        }
        .say(words.lang),
        Phase::Two => lang::ActionPays {
            colour: word,
            player: words.name(payer),
            points,
        }
        .say(words.lang),
    }
}

/// A colour in the reader's language.
pub fn colour_word(colour: Colour, lang: Lang) -> &'static str {
    match colour {
        Colour::Red => lang::colour_red(lang),
        Colour::Yellow => lang::colour_yellow(lang),
        Colour::Green => lang::colour_green(lang),
        Colour::Blue => lang::colour_blue(lang),
        Colour::Black => lang::colour_black(lang),
    }
}

/// A colour's letter in the reader's language.
pub fn colour_letter(colour: Colour, lang: Lang) -> &'static str {
    match colour {
        Colour::Red => lang::letter_red(lang),
        Colour::Yellow => lang::letter_yellow(lang),
        Colour::Green => lang::letter_green(lang),
        Colour::Blue => lang::letter_blue(lang),
        Colour::Black => lang::letter_black(lang),
    }
}

/// What a die shows, in full.
pub fn side_words(dice: Dice, die: usize, lang: Lang) -> String {
    match dice.0[die].number() {
        Some(number) => lang::PieceSide {
            number,
            colour: colour_word(dice.colour(die), lang),
        }
        .say(lang),
        None => lang::piece_brain(lang, colour_word(dice.colour(die), lang)),
    }
}

fn dice_words(dice: Dice, some: DiceSet, lang: Lang) -> String {
    let words: Vec<_> = some.iter().map(|die| side_words(dice, die, lang)).collect();
    words.join(", ")
}
