//! The table as zones and pieces.

use scene::{Face, Mark, Piece, Scene, Shape, Words, Zone, ZoneId, moves};
use tabletop::{Lang, Seat, Viewer};

use super::{
    animal_word, card_words, demand_words, face_words,
    own::{Own, Place},
    power_words,
    zones::{
        card_id, die_id, die_zone, discard, drawn, extras, graveyard, hand, horde, plate, reserve,
        supply,
    },
};
use crate::{
    action::Action,
    animal::Animal,
    cards::Cards,
    event::Face as Side,
    lang,
    table::Step,
    view::{Shown, View},
};

pub(super) fn scene(view: &View, legal: &[Action], words: &Words<'_>) -> Scene {
    let lang = words.lang;
    let mut zones = vec![horde_zone(view, lang)];
    let title = lang::zone_reserve(lang, view.table.reserve.into());
    zones.push(Zone::new(reserve(), Shape::Pile, title).counting(view.table.reserve));
    zones.extend(extras_zone(view, lang));
    for seat in view.table.seats() {
        zones.extend(player_zones(view, seat, legal, words));
    }
    let title = lang::zone_discard(lang, view.table.discard.len().into());
    let cards = card_pieces(&discard(), view.table.discard, lang);
    zones.push(Zone::new(discard(), Shape::Pile, title).with(cards));
    let brains = brains_piece(&supply(), view.table.supply(), lang);
    zones.push(Zone::new(supply(), Shape::Pile, "").with([brains]));
    zones.push(Zone::new(die_zone(), Shape::Row, "").with([die_piece(view.table.step, lang)]));
    Scene::new(zones, legal)
}

/// The card on top first: it is the one to beat.
fn horde_zone(view: &View, lang: Lang) -> Zone {
    let demand = demand_words(view.table.horde.demand(), lang);
    let title = match view.table.horde.cards.len() {
        0 => lang::zone_horde(lang, demand),
        n => lang::ZoneHordeOf {
            cards: lang::zone_cards(lang, n.into()),
            demand,
        }
        .say(lang),
    };
    let mut cards = card_pieces(&horde(), view.table.horde.cards, lang);
    if let Some(top) = view.table.horde.top {
        let is_top = |card: &Piece| card.face == card_face(top);
        let place = cards.iter().rposition(is_top);
        cards[..=place.expect("the top lies in the horde")].rotate_right(1);
    }
    Zone::new(horde(), Shape::Pile, title).with(cards)
}

/// Equal cards that were played and wait to be handed out.
fn extras_zone(view: &View, lang: Lang) -> Option<Zone> {
    let Step::Share { animal, n_left } = view.table.step else {
        return None;
    };
    let cards = card_pieces(&extras(), Cards::NONE.with(animal, n_left), lang);
    let zone = Zone::new(extras(), Shape::Row, lang::zone_extras(lang));
    Some(zone.owned_by(view.table.active).with(cards))
}

fn player_zones(view: &View, seat: Seat, legal: &[Action], words: &Words<'_>) -> Vec<Zone> {
    let lang = words.lang;
    let who = words.who(seat);
    let is_mine = view.eyes == Viewer::Seat(seat);
    let touched = |action: &Action| match *action {
        Action::Share(to) | Action::Give { to, .. } => to == seat,
        Action::Steal(other) | Action::SwapHands(other) | Action::SwapGraveyards(other) => {
            other == seat
        }
        Action::Bury(_)
        | Action::Play { .. }
        | Action::GiveUp
        | Action::Keep(_)
        | Action::Take(_) => false,
    };
    let plate = Zone::new(plate(seat), Shape::Plate, "").with([
        Piece::player(seat, words.name(seat)).meaning(moves(legal, touched)),
        brains_piece(&plate(seat), view.table.brains[seat], lang),
    ]);
    let title = lang::ZoneHand {
        player: who,
        n: view.table.brains[seat].into(),
    }
    .say(lang);
    let mut held = shown_pieces(&hand(seat), view.hand(seat), Cards::NONE, lang);
    let title_of_graveyard = lang::zone_graveyard(lang, who);
    let mut buried = shown_pieces(
        &graveyard(seat),
        view.graveyard(seat),
        view.table.open[seat],
        lang,
    );
    let mut new = shown_pieces(&drawn(seat), view.drawn(seat), Cards::NONE, lang);
    if is_mine {
        let own = Own { view, legal, lang };
        held = own.cards(Place::Hand, held);
        buried = own.cards(Place::Graveyard, buried);
        new = own.cards(Place::Drawn, new);
    } else {
        held = known(held);
        buried = known(buried);
    }
    let mut zones = vec![
        plate,
        Zone::new(hand(seat), Shape::Fan, title).with(held),
        Zone::new(graveyard(seat), Shape::Rack, title_of_graveyard).with(buried),
    ];
    if 0 < view.drawn(seat).n {
        let title = lang::zone_drawn(lang, who);
        zones.push(Zone::new(drawn(seat), Shape::Rack, title).with(new));
    }
    zones.into_iter().map(|it| it.owned_by(seat)).collect()
}

/// Cards of others that the viewer happens to know.
fn known(cards: Vec<Piece>) -> Vec<Piece> {
    let cards = cards.into_iter().map(|card| match card.face {
        Face::Card(_) => card.marked(Mark::Known),
        _ => card,
    });
    cards.collect()
}

/// First what everybody saw, then what the viewer knows, then the backs.
fn shown_pieces(zone: &ZoneId, shown: Shown, open: Cards, lang: Lang) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for (animal, n) in open.kinds() {
        let label = lang::PieceOpen {
            value: animal,
            animal: animal_word(animal, lang),
        }
        .say(lang);
        pieces.extend((0..n).map(|copy| card_piece(zone, animal, copy, &label)));
    }
    for (animal, n) in shown.known.minus(open).kinds() {
        let n_before = open.n(animal);
        let label = special_words(animal, lang);
        let copies = n_before..n_before + n;
        pieces.extend(copies.map(|copy| card_piece(zone, animal, copy, &label)));
    }
    let backs = 0..usize::from(shown.n_hidden());
    pieces.extend(backs.map(|n| Piece::back(zone, n, lang::piece_back(lang))));
    pieces
}

fn card_pieces(zone: &ZoneId, cards: Cards, lang: Lang) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for (animal, n) in cards.kinds() {
        let label = special_words(animal, lang);
        pieces.extend((0..n).map(|copy| card_piece(zone, animal, copy, &label)));
    }
    pieces
}

fn card_piece(zone: &ZoneId, animal: Animal, copy: u8, label: &str) -> Piece {
    let id = card_id(zone, animal, copy);
    Piece::new(id, card_face(animal), animal.to_string(), label)
}

pub(super) fn card_face(animal: Animal) -> Face {
    Face::Card(animal.to_string())
}

fn special_words(animal: Animal, lang: Lang) -> String {
    let card = card_words(animal, lang);
    match power_words(animal.power(), lang) {
        Some(power) => lang::PieceSpecial { card, power }.say(lang),
        None => card,
    }
}

fn brains_piece(zone: &ZoneId, n: u8, lang: Lang) -> Piece {
    let label = lang::result_brains(lang, n.into());
    Piece::new(zone.place("brains"), brain_face(n), n.to_string(), label)
}

pub(super) fn brain_face(n: u8) -> Face {
    Face::Tokens {
        kind: "brain".to_owned(),
        n: n.into(),
    }
}

/// It shows what its side asks for, as long as it does.
fn die_piece(step: Step, lang: Lang) -> Piece {
    let side = match step {
        Step::Give => Some(Side::Give),
        Step::Steal => Some(Side::Steal),
        Step::Swap => Some(Side::Swap),
        Step::Deal { .. }
        | Step::Play
        | Step::Share { .. }
        | Step::Keep
        | Step::Refill { .. }
        | Step::Over => None,
    };
    let label = side.map_or(lang::piece_die(lang), |side| face_words(side, lang));
    Piece::new(die_id(), die_face(side), "", label)
}

pub(super) fn die_face(side: Option<Side>) -> Face {
    let number = side.and_then(|side| Side::ALL.iter().position(|it| *it == side));
    Face::Die {
        side: number.map(|index| index as u8 + 1),
    }
}
