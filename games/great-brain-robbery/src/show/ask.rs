//! What the table waits for, in words.

use scene::Words;

use super::{n_dice_words, names, names::brain_name};
use crate::{lang, rules::Prompt};

pub(super) fn ask(prompt: Prompt, words: &Words<'_>) -> String {
    let lang = words.lang;
    let name = |seat| words.name(seat);
    let is_me = |seat| words.me == Some(seat);
    match prompt {
        Prompt::Begin { seat, n_dice, run } if is_me(seat) => {
            let dice = n_dice_words(n_dice, lang);
            match run {
                0 => lang::ask_begin_you(lang, dice),
                run => lang::AskBeginRunYou { dice, run }.say(lang),
            }
        }
        Prompt::Begin { seat, .. } => lang::ask_begin_other(lang, name(seat)),
        Prompt::Move { seat, left, .. } if !is_me(seat) => lang::AskMoveOther {
            player: name(seat),
            n: left.into(),
        }
        .say(lang),
        Prompt::Move {
            left, is_behind, ..
        } if is_behind => lang::ask_move_behind(lang, left.into()),
        Prompt::Move { left, can_open, .. } if can_open => lang::ask_move_open(lang, left.into()),
        Prompt::Move { left, .. } => lang::ask_move_you(lang, left.into()),
        Prompt::Coupling { seat, die, n_cars } if is_me(seat) => {
            lang::AskCouplingYou { die, n_cars }.say(lang)
        }
        Prompt::Coupling { seat, die, n_cars } => lang::AskCouplingOther {
            die,
            n_cars,
            player: name(seat),
        }
        .say(lang),
        Prompt::MayFight { seat, others } if is_me(seat) => {
            lang::ask_fight_you(lang, names(others, words))
        }
        Prompt::MayFight { seat, others } if words.me.is_some_and(|me| others.contains(me)) => {
            lang::ask_fight_me(lang, name(seat))
        }
        Prompt::MayFight { seat, others } => lang::AskFightOther {
            player: name(seat),
            others: names(others, words),
        }
        .say(lang),
        Prompt::MayStayOut { seat, attacker } if is_me(seat) => {
            lang::ask_cheek_you(lang, name(attacker))
        }
        Prompt::MayStayOut { seat, .. } => lang::ask_cheek_other(lang, name(seat)),
        Prompt::Fight {
            seat,
            total,
            best_of_others,
        } if is_me(seat) => lang::AskThrowYou {
            total,
            best: best_of_others,
        }
        .say(lang),
        Prompt::Fight { seat, .. } => lang::ask_throw_other(lang, name(seat)),
        Prompt::DealOut { seat, to } if is_me(seat) && seat == to => {
            lang::ask_own_head_you(lang).to_owned()
        }
        Prompt::DealOut { seat, to } if is_me(seat) => lang::ask_head_you(lang, name(to)),
        Prompt::DealOut { seat, to } => lang::AskHeadOther {
            player: name(seat),
            to: name(to),
        }
        .say(lang),
        Prompt::Install { seat, points } if is_me(seat) => {
            lang::ask_install_you(lang, points.into())
        }
        Prompt::Install { seat, .. } => lang::ask_install_other(lang, name(seat)),
        Prompt::OverLimit { seat, n } if is_me(seat) => lang::ask_limit_you(lang, n),
        Prompt::OverLimit { seat, .. } => lang::ask_limit_other(lang, name(seat)),
        Prompt::Won { seat, brain } if is_me(seat) => lang::AskWonYou {
            brain: brain_name(brain, lang),
            iq: brain.iq(),
        }
        .say(lang),
        Prompt::Won { seat, brain } => lang::AskWon {
            player: name(seat),
            brain: brain_name(brain, lang),
            iq: brain.iq(),
        }
        .say(lang),
        Prompt::EveryoneLost => lang::ask_everyone_lost(lang).to_owned(),
    }
}
