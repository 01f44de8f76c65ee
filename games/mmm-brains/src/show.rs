//! What people see and read.

use scene::{Piece, Present, Scene, Words, Zone};
use tabletop::{Chapter, Lang, Seat};

use crate::{
    action::Action,
    dice::{Colour, Dice, DiceSet, N_DICE, Side},
    event::Event,
    lang,
    rulebook::RULEBOOK,
    rules::Prompt,
    state::{MmmBrains, Phase},
    tokens::Tokens,
};

impl Present for MmmBrains {
    const RULEBOOK: &'static [Chapter] = RULEBOOK;

    fn scene(view: &MmmBrains, words: &Words<'_>) -> Scene {
        let piles = view.piles();
        let middle = Zone {
            title: match view.phase {
                Phase::One => lang::zone_middle_take(words.lang, view.middle),
                Phase::Two => lang::zone_middle_paid(words.lang, view.middle),
            },
            owner: None,
            pieces: token_pieces(piles.middle, words.lang),
        };
        let players = view.colours.seats().map(|seat| Zone {
            title: player_title(view, seat, words),
            owner: Some(seat),
            pieces: token_pieces(piles.players[seat], words.lang),
        });
        let mut zones: Vec<Zone> = std::iter::once(middle).chain(players).collect();
        if let Some(dice) = view.dice() {
            zones.push(Zone {
                title: lang::zone_dice(words.lang).to_owned(),
                owner: Some(view.active),
                pieces: (0..N_DICE)
                    .map(|die| die_piece(dice, die, words.lang))
                    .collect(),
            });
            zones.push(Zone {
                title: lang::zone_totals(words.lang).to_owned(),
                owner: Some(view.active),
                pieces: total_pieces(view, dice, words),
            });
        }
        Scene { zones }
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
            } => lang::event_thrown(lang, words.who(seat), dice_words(dice, DiceSet::ALL, lang)),
            Event::Thrown {
                seat, kept, dice, ..
            } => lang::event_thrown_again(
                lang,
                words.who(seat),
                dice_words(dice, kept, lang),
                dice_words(dice, DiceSet::ALL, lang),
            ),
            Event::Stopped { seat } => lang::event_stopped(lang, words.who(seat)),
            Event::Taken {
                seat,
                colour,
                points,
            } => lang::event_taken(
                lang,
                words.who(seat),
                points.into(),
                colour_word(colour, lang),
            ),
            Event::Paid {
                seat,
                colour,
                payer,
                points,
            } if seat == payer => lang::event_paid_self(
                lang,
                words.who(seat),
                colour_word(colour, lang),
                points.into(),
            ),
            Event::Paid {
                seat,
                colour,
                payer,
                points,
            } => lang::event_paid(
                lang,
                words.who(seat),
                colour_word(colour, lang),
                words.who(payer),
                points.into(),
            ),
            Event::Nothing { seat } => lang::event_nothing(lang, words.who(seat)),
            Event::PhaseTwo => lang::event_phase_two(lang).to_owned(),
            Event::Out { seat, place } => lang::event_out(lang, words.who(seat), place),
            Event::Won { seat } => lang::event_won(lang, words.who(seat)),
        }
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
                lang::action_throw_some(lang, dice_words(dice, kept, lang), n_thrown)
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

    fn result(points: i32, lang: Lang) -> String {
        lang::result_points(lang, points.unsigned_abs())
    }
}

fn announce_label(view: &MmmBrains, colour: Colour, dice: Dice, words: &Words<'_>) -> String {
    let points = view.worth(colour, dice.total(colour));
    let word = colour_word(colour, words.lang);
    let payer = view.payer(colour);
    match view.phase {
        Phase::One => lang::action_take(words.lang, word, points),
        Phase::Two if payer == view.active => lang::action_you_pay(words.lang, word, points),
        Phase::Two => lang::action_pays(words.lang, word, words.name(payer), points),
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
        Some(number) => lang::piece_side(lang, number, colour_word(dice.colour(die), lang)),
        None => lang::piece_brain(lang, colour_word(dice.colour(die), lang)),
    }
}

fn dice_words(dice: Dice, some: DiceSet, lang: Lang) -> String {
    let words: Vec<_> = some.iter().map(|die| side_words(dice, die, lang)).collect();
    words.join(", ")
}

fn die_piece(dice: Dice, die: usize, lang: Lang) -> Piece {
    let shape = dice.colour(die).shape();
    Piece {
        face: match dice.0[die].number() {
            Some(number) => format!("{number}{shape}"),
            None => format!("*{shape}"),
        },
        label: side_words(dice, die, lang),
    }
}

fn player_title(view: &MmmBrains, seat: Seat, words: &Words<'_>) -> String {
    let colour = view.colours[seat];
    let word = colour_word(colour, words.lang);
    if view.is_in(seat) {
        let points = view.brains[seat];
        lang::zone_player(words.lang, words.who(seat), word, colour.shape(), points)
    } else {
        lang::zone_player_out(words.lang, words.who(seat), word, colour.shape())
    }
}

fn token_pieces(tokens: Tokens, lang: Lang) -> Vec<Piece> {
    let pile = |face: String, label: String| Piece { face, label };
    vec![
        pile(
            format!("5×{}", tokens.red),
            lang::piece_red_brains(lang, tokens.red.into()),
        ),
        pile(
            format!("1×{}", tokens.white),
            lang::piece_white_brains(lang, tokens.white.into()),
        ),
    ]
}

fn total_pieces(view: &MmmBrains, dice: Dice, words: &Words<'_>) -> Vec<Piece> {
    let rows = Colour::ALL.into_iter().zip(dice.totals());
    rows.filter(|(_, total)| 0 < *total)
        .map(|(colour, total)| {
            let word = colour_word(colour, words.lang);
            let label = match view.phase {
                Phase::One => lang::piece_total_take(words.lang, word, total),
                Phase::Two => {
                    let payer = words.who(view.payer(colour));
                    lang::piece_total_paid(words.lang, word, total, payer)
                }
            };
            Piece {
                face: format!("{}{total}", colour.shape()),
                label,
            }
        })
        .collect()
}
