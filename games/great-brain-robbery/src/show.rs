//! What people see and read.

mod ask;
pub mod map;
pub mod names;
mod tell;
mod variants;

use scene::{Card, Piece, Present, Scene, Variant, Who, Words, Zone};
use tabletop::{Chapter, Lang, Seat, SeatSet};

use self::names::{ability_name, ability_text, brain_name};
use crate::{
    action::Action,
    brain::Brain,
    cards::Cards,
    dice::{Dice, coupling_lost_on},
    event::Event,
    lang,
    reach::steps_to,
    rulebook::RULEBOOK,
    rules::Prompt,
    state::Robbery,
    table::{Fight, Step, Table},
    train::{Place, Spot},
    view::View,
};

impl Present for Robbery {
    const RULEBOOK: &'static [Chapter] = RULEBOOK;

    fn scene(view: &View, words: &Words<'_>) -> Scene {
        let mut zones = vec![train_zone(&view.table, words)];
        zones.extend(behind_zone(&view.table, words));
        match view.table.step {
            Step::Fight(fight) => zones.push(fight_zone(&view.table, &fight, words)),
            Step::DealOut(deal) => zones.push(Zone {
                title: lang::zone_brains(words.lang).to_owned(),
                owner: Some(deal.winner),
                pieces: brain_pieces(deal.brains, words.lang),
            }),
            Step::Begin
            | Step::Move(_)
            | Step::Coupling { .. }
            | Step::MayFight
            | Step::MayStayOut { .. }
            | Step::Install
            | Step::OverLimit { .. }
            | Step::Over => (),
        }
        for seat in view.table.seats() {
            zones.push(player_zone(view, seat, words));
        }
        zones.extend(pile_zones(view, words.lang));
        Scene { zones }
    }

    fn tell(event: &Event, words: &Words<'_>) -> String {
        tell::tell(event, words)
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
                Step::Fight(_) => lang::action_throw_hit(lang, name(card), card.hit()),
                Step::Begin
                | Step::Move(_)
                | Step::Coupling { .. }
                | Step::MayFight
                | Step::MayStayOut { .. }
                | Step::DealOut(_)
                | Step::Install
                | Step::OverLimit { .. }
                | Step::Over => lang::action_throw_run(lang, name(card), card.run().into()),
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
            Action::Give(brain) => {
                lang::action_give(lang, brain_words(brain, lang), next_head(view, words))
            }
            Action::GiveNothing => lang::action_give_nothing(lang, next_head(view, words)),
            Action::Install(brain) => {
                let cost = view.table.cost(view.table.active, brain);
                lang::action_install(lang, name(brain), cost.into())
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
            lang::piece_able_brain(lang, name, cost, hit, run, iq, ability)
        }
        None => lang::piece_brain(lang, name, cost, hit, run, iq),
    }
}

/// What is printed on a card, with what its ability does.
fn printed_words(brain: Brain, lang: Lang) -> String {
    match brain.ability() {
        Some(ability) => {
            let (name, text) = (ability_name(ability, lang), ability_text(ability, lang));
            lang::explain_ability(lang, name, text)
        }
        None => brain_words(brain, lang),
    }
}

/// `3 and 4`, or that there are none.
pub fn dice_words(dice: Dice, lang: Lang) -> String {
    let pips: Vec<String> = dice.iter().map(|die| die.to_string()).collect();
    match &pips[..] {
        [first, last] => lang::word_and(lang, first, last),
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
        (true, false) => lang::action_stay_at(lang, spot, there.join(", ")),
        (false, true) => lang::action_stop(lang, spot, steps),
        (false, false) => lang::action_stop_at(lang, spot, steps, there.join(", ")),
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

fn train_zone(table: &Table, words: &Words<'_>) -> Zone {
    let n_cars = table.train.n_cars();
    let lost_on = match coupling_lost_on(n_cars) {
        last @ 0..=1 => last.to_string(),
        last => lang::word_up_to(words.lang, last),
    };
    Zone {
        title: lang::zone_train(words.lang, table.round, n_cars as u32, lost_on),
        owner: None,
        pieces: (0..n_cars as u8)
            .map(|car| Piece {
                face: map::drawing(table, car, words.lang),
                label: map::description(table, car, words),
            })
            .collect(),
    }
}

fn behind_zone(table: &Table, words: &Words<'_>) -> Option<Zone> {
    let behind = table.seats();
    let behind: Vec<Seat> = behind
        .filter(|seat| table.pawns[*seat] == Place::Behind)
        .collect();
    (!behind.is_empty()).then(|| Zone {
        title: lang::zone_behind(words.lang).to_owned(),
        owner: None,
        pieces: behind
            .into_iter()
            .map(|seat| Piece {
                face: seat.to_string(),
                label: words.name(seat),
            })
            .collect(),
    })
}

fn fight_zone(table: &Table, fight: &Fight, words: &Words<'_>) -> Zone {
    let piece = |seat: Seat| {
        let total = table.total(fight, seat);
        let dice = dice_words(fight.dice[seat], words.lang);
        let (hit, thrown) = (table.hit(seat), fight.thrown[seat]);
        Piece {
            face: format!("{seat} {total}"),
            label: lang::piece_fighter(words.lang, words.who(seat), total, dice, hit, thrown),
        }
    };
    Zone {
        title: lang::zone_fight(words.lang).to_owned(),
        owner: None,
        pieces: fight.fighters.iter().map(piece).collect(),
    }
}

/// Head first, then the cards in hand.
fn player_zone(view: &View, seat: Seat, words: &Words<'_>) -> Zone {
    let lang = words.lang;
    let table = &view.table;
    let head = match table.heads[seat] {
        Some(brain) => Piece {
            face: format!("({})", face_words(brain, lang)),
            label: lang::piece_head(lang, brain_words(brain, lang)),
        },
        None => Piece {
            face: "( )".to_owned(),
            label: lang::piece_empty_head(lang).to_owned(),
        },
    };
    let known = view.hands[seat].iter().map(|brain| Piece {
        face: face_words(brain, lang),
        label: lang::piece_hand(lang, brain_words(brain, lang)),
    });
    let n_hidden = view.n_hidden(seat);
    let hidden = (0 < n_hidden).then(|| Piece {
        face: format!("{n_hidden}×?"),
        label: lang::zone_hidden(lang, n_hidden.into()),
    });
    Zone {
        title: lang::zone_player(
            lang,
            seat,
            words.who(seat),
            table.points[seat].into(),
            n_dice_words(table.n_dice(seat), lang),
            place_words(table.pawns[seat], lang),
        ),
        owner: Some(seat),
        pieces: std::iter::once(head).chain(known).chain(hidden).collect(),
    }
}

/// `Ada 5/0/2/122`: Cost, Hit, Run, IQ.
fn face_words(brain: Brain, lang: Lang) -> String {
    let name = brain_name(brain, lang);
    let (cost, hit, run, iq) = (brain.cost(), brain.hit(), brain.run(), brain.iq());
    format!("{name} {cost}/{hit}/{run}/{iq}")
}

fn brain_pieces(brains: Cards, lang: Lang) -> Vec<Piece> {
    let piece = |brain| Piece {
        face: face_words(brain, lang),
        label: brain_words(brain, lang),
    };
    brains.iter().map(piece).collect()
}

fn pile_zones(view: &View, lang: Lang) -> [Zone; 2] {
    let top = view.top.into_iter().map(|brain| Piece {
        face: face_words(brain, lang),
        label: lang::piece_top(lang, brain_words(brain, lang)),
    });
    [
        Zone {
            title: lang::zone_deck(lang, view.table.deck.into()),
            owner: None,
            pieces: top.collect(),
        },
        Zone {
            title: lang::zone_discards(lang, view.table.discards.len().into()),
            owner: None,
            pieces: Vec::new(),
        },
    ]
}
