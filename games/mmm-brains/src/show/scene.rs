//! The table as zones and pieces.

use scene::{Face, Motion, Piece, PieceId, Scene, Shape, Words, Zone, ZoneId, moves};
use tabletop::{Lang, Seat};

use super::{colour_word, side_words};
use crate::{
    action::Action,
    dice::{Colour, Dice, N_DICE},
    event::Event,
    lang, rulebook as r,
    state::{MmmBrains, Phase, RED_WORTH},
    tokens::Tokens,
};

pub(super) fn scene(view: &MmmBrains, legal: &[Action], words: &Words<'_>) -> Scene {
    let piles = view.piles();
    let title = match view.phase {
        Phase::One => lang::zone_middle_take(words.lang, view.middle),
        Phase::Two => lang::zone_middle_paid(words.lang, view.middle),
    };
    let tokens = token_pieces(&middle(), piles.middle, words.lang);
    let mut zones = vec![Zone::new(middle(), Shape::Pile, title).with(tokens)];
    zones.extend(view.colours.seats().map(|seat| {
        let tokens = token_pieces(&plate(seat), piles.players[seat], words.lang);
        let player = Piece::player(seat, words.name(seat));
        Zone::new(plate(seat), Shape::Plate, player_title(view, seat, words))
            .owned_by(seat)
            .with(std::iter::once(player).chain(tokens))
    }));
    zones.push(dice_zone(view, legal, words.lang).owned_by(view.active));
    if let Some(dice) = view.dice() {
        zones.push(
            Zone::new(totals(), Shape::List, lang::zone_totals(words.lang))
                .owned_by(view.active)
                .with(total_pieces(view, dice, legal, words)),
        );
    }
    Scene::new(zones, legal)
}

pub(super) fn motions(event: &Event) -> Vec<Motion> {
    match *event {
        Event::Thrown { kept, dice, .. } => (0..N_DICE)
            .filter(|die| !kept.contains(*die))
            .map(|die| {
                let side = Some(dice.0[die].into());
                Motion::roll(die_id(die), dice_id()).showing(Face::Die { side })
            })
            .collect(),
        Event::Taken { seat, points, .. } => brains(points, &middle(), &plate(seat)),
        Event::Paid { payer, points, .. } => brains(points, &plate(payer), &middle()),
        Event::Turn { .. }
        | Event::Stopped { .. }
        | Event::Nothing { .. }
        | Event::PhaseTwo
        | Event::Out { .. }
        | Event::Won { .. } => Vec::new(),
    }
}

/// As few brains as make so many points.
fn brains(points: u8, from: &ZoneId, to: &ZoneId) -> Vec<Motion> {
    let brain = |kind| Motion::new(from.clone(), to.clone()).showing(heap(kind, 1));
    let mut brains = vec![brain("red-brain"); usize::from(points / RED_WORTH)];
    brains.resize(
        brains.len() + usize::from(points % RED_WORTH),
        brain("white-brain"),
    );
    brains
}

fn middle() -> ZoneId {
    ZoneId::new("middle")
}

fn plate(seat: Seat) -> ZoneId {
    ZoneId::of("plate", seat)
}

fn dice_id() -> ZoneId {
    ZoneId::new("dice")
}

fn totals() -> ZoneId {
    ZoneId::new("totals")
}

pub fn die_id(die: usize) -> PieceId {
    PieceId::of("die", die + 1)
}

fn player_title(view: &MmmBrains, seat: Seat, words: &Words<'_>) -> String {
    let colour = view.colours[seat];
    let word = colour_word(colour, words.lang);
    if view.is_in(seat) {
        let points = view.brains[seat];
        lang::ZonePlayer {
            player: words.who(seat),
            colour: word,
            shape: colour.shape(),
            points,
        }
        .say(words.lang)
    } else {
        lang::ZonePlayerOut {
            player: words.who(seat),
            colour: word,
            shape: colour.shape(),
        }
        .say(words.lang)
    }
}

fn token_pieces(zone: &ZoneId, tokens: Tokens, lang: Lang) -> [Piece; 2] {
    let piece =
        |kind: &str, n, short, label| Piece::new(zone.place(kind), heap(kind, n), short, label);
    let Tokens { red, white } = tokens;
    [
        piece(
            "red-brain",
            red,
            format!("5×{red}"),
            lang::piece_red_brains(lang, red.into()),
        ),
        piece(
            "white-brain",
            white,
            format!("1×{white}"),
            lang::piece_white_brains(lang, white.into()),
        ),
    ]
}

fn heap(kind: &str, n: u8) -> Face {
    Face::Tokens {
        kind: kind.to_owned(),
        n: n.into(),
    }
}

/// Before the throw they lie ready, which needs no title.
fn dice_zone(view: &MmmBrains, legal: &[Action], lang: Lang) -> Zone {
    let Some(dice) = view.dice() else {
        let ready = (0..N_DICE).map(|die| {
            let label = lang::piece_ready(lang, die + 1);
            Piece::new(die_id(die), Face::Die { side: None }, "", label)
                .locked_by(r::MMB_5_ALL_FIVE, lang::locked_not_thrown(lang))
        });
        return Zone::new(dice_id(), Shape::Row, "").with(ready);
    };
    let pieces = (0..N_DICE).map(|die| {
        let shape = dice.colour(die).shape();
        let side = dice.0[die];
        let short = match side.number() {
            Some(number) => format!("{number}{shape}"),
            None => format!("*{shape}"),
        };
        let face = Face::Die {
            side: Some(side.into()),
        };
        let keeps = |action: &Action| match action {
            Action::Keep(kept) => kept.contains(die),
            Action::Throw | Action::Stop | Action::Announce(_) => false,
        };
        Piece::new(die_id(die), face, short, side_words(dice, die, lang))
            .meaning(moves(legal, keeps))
            .locked_by(r::MMB_5_STANDS, lang::locked_stands(lang))
    });
    Zone::new(dice_id(), Shape::Row, lang::zone_dice(lang)).with(pieces)
}

fn total_pieces(view: &MmmBrains, dice: Dice, legal: &[Action], words: &Words<'_>) -> Vec<Piece> {
    let rows = Colour::ALL.into_iter().zip(dice.totals());
    rows.filter(|(_, total)| 0 < *total)
        .map(|(colour, total)| {
            let word = colour_word(colour, words.lang);
            let label = match view.phase {
                Phase::One => lang::PieceTotalTake {
                    colour: word,
                    total,
                }
                .say(words.lang),
                Phase::Two => {
                    let payer = words.who(view.payer(colour));
                    lang::PieceTotalPaid {
                        colour: word,
                        total,
                        player: payer,
                    }
                    .say(words.lang)
                }
            };
            let short = format!("{}{total}", colour.shape());
            Piece::new(totals().place(colour), Face::Note, short, label)
                .meaning(moves(legal, |action| *action == Action::Announce(colour)))
                .locked_by(r::MMB_5_KEEP, lang::locked_first_stop(words.lang))
        })
        .collect()
}
