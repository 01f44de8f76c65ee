//! The table as zones and pieces.

use scene::{Face as Side, Mark, Piece, PieceId, Scene, Shape, Wall, Words, Zone, ZoneId, moves};
use tabletop::{Lang, Seat, Viewer};

use super::{brain_name, brain_words, dice_words, map, n_dice_words, place_words};
use crate::{
    action::Action,
    brain::Brain,
    car::{Face, N_COLUMNS, N_ROWS, Space},
    dice::{Dice, coupling_lost_on},
    lang, rulebook as r,
    table::{Fight, Step, Table},
    train::{Place, Spot},
    view::View,
};

pub(super) fn scene(view: &View, legal: &[Action], words: &Words<'_>) -> Scene {
    let table = &view.table;
    let mut zones = vec![train_zone(table, legal, words)];
    zones.extend(behind_zone(table, words));
    match table.step {
        Step::Fight(fight) => zones.push(fight_zone(table, &fight, words)),
        Step::DealOut(deal) => {
            let given = |brain| moves(legal, |action| *action == Action::Give(brain));
            let cards = deal.brains.iter();
            let cards = cards.map(|it| card_piece(it, words.lang).meaning(given(it)));
            let title = lang::zone_brains(words.lang);
            let zone = Zone::new(brains(), Shape::Row, title).owned_by(deal.winner);
            zones.push(zone.with(cards));
        }
        Step::Move(going) => zones.push(dice_zone(going.dice)),
        Step::Coupling { die, .. } => zones.push(dice_zone(Dice::of(&[die]))),
        Step::Begin
        | Step::MayFight
        | Step::MayStayOut { .. }
        | Step::Install
        | Step::OverLimit { .. }
        | Step::Over => (),
    }
    for seat in table.seats() {
        zones.push(plate_zone(table, seat, words));
        zones.push(hand_zone(view, seat, legal, words));
    }
    zones.extend(pile_zones(view, words.lang));
    Scene::new(zones, legal)
}

pub(super) fn train() -> ZoneId {
    ZoneId::new("train")
}

pub(super) fn behind() -> ZoneId {
    ZoneId::new("behind")
}

/// Brains that the winner of a fight deals out.
pub(super) fn brains() -> ZoneId {
    ZoneId::new("brains")
}

pub(super) fn fight_id() -> ZoneId {
    ZoneId::new("fight")
}

pub(super) fn dice_id() -> ZoneId {
    ZoneId::new("dice")
}

pub(super) fn deck() -> ZoneId {
    ZoneId::new("deck")
}

pub(super) fn discards() -> ZoneId {
    ZoneId::new("discards")
}

/// A player with points and the brain in the head.
pub(super) fn plate(seat: Seat) -> ZoneId {
    ZoneId::of("plate", seat)
}

pub(super) fn hand(seat: Seat) -> ZoneId {
    ZoneId::of("hand", seat)
}

/// Every brain is unique.
pub(super) fn brain_id(brain: Brain) -> PieceId {
    PieceId::of("brain", brain)
}

pub(super) fn pawn_id(seat: Seat) -> PieceId {
    PieceId::of("pawn", seat)
}

/// Cars with their spaces, and on these counters and pawns.
fn train_zone(table: &Table, legal: &[Action], words: &Words<'_>) -> Zone {
    let n_cars = table.train.n_cars();
    let lost_on = match coupling_lost_on(n_cars) {
        last @ 0..=1 => last.to_string(),
        last => lang::word_up_to(words.lang, last),
    };
    let title = lang::ZoneTrain {
        round: table.round,
        n: n_cars as u32,
        lost_on,
    }
    .say(words.lang);
    let mut pieces = Vec::new();
    for car in 0..n_cars as u8 {
        let face = table.train.car(car).face;
        let board = Side::Board { columns: N_COLUMNS };
        let drawing = map::drawing(table, car, words.lang);
        let description = map::description(table, car, words);
        pieces.push(Piece::new(car_id(face), board, drawing, description));
        for space in Space::all() {
            let spot = Spot { car, space };
            pieces.extend(space_pieces(table, spot, legal, words));
        }
    }
    Zone::new(train(), Shape::Track, title).with(pieces)
}

pub(super) fn car_id(face: Face) -> PieceId {
    PieceId::of("car", face.id())
}

/// A space and what is on it.
fn space_pieces(table: &Table, spot: Spot, legal: &[Action], words: &Words<'_>) -> Vec<Piece> {
    let Spot { car, space } = spot;
    let face = table.train.car(car).face;
    let id = PieceId::of("space", format_args!("{}.{space}", face.id()));
    let is_brake = table.train.is_brake(spot);
    let (short, label) = if is_brake {
        ("!", format!("{spot}, {}", lang::word_brake(words.lang)))
    } else {
        (".", spot.to_string())
    };
    let walls = Side::Space {
        walls: walls(face, space),
    };
    let stops = moves(legal, |action| *action == Action::Stop(spot));
    let mut pieces = vec![
        Piece::new(id.clone(), walls, short, label)
            .lying_on(car_id(face))
            .meaning(stops),
    ];
    if table.train.has_counter(spot) {
        let of = PieceId::of("counter", format_args!("{}.{space}", face.id()));
        let label = lang::word_counter(words.lang);
        pieces.push(Piece::new(of, counter_face(), "*", label).lying_on(id.clone()));
    }
    let here = table.seats();
    let here = here.filter(|seat| table.pawns[*seat] == Place::On(spot));
    pieces.extend(here.map(|seat| pawn_piece(seat, words).lying_on(id.clone())));
    pieces
}

/// The front of the train is on the right.
fn walls(face: Face, space: Space) -> Vec<Wall> {
    let (row, column) = (space.row(), space.column());
    let is_walled = |wall: &Wall| match wall {
        Wall::Above => row == 0 || face.has_wall_aside(Space::at(row - 1, column)),
        Wall::Right => face.has_wall_ahead(space),
        Wall::Below => row + 1 == N_ROWS || face.has_wall_aside(space),
        Wall::Left if column == 0 => space != Space::BACK || !face.has_back_door(),
        Wall::Left => face.has_wall_ahead(Space::at(row, column - 1)),
    };
    let all = [Wall::Above, Wall::Right, Wall::Below, Wall::Left];
    all.into_iter().filter(is_walled).collect()
}

fn pawn_piece(seat: Seat, words: &Words<'_>) -> Piece {
    let face = Side::Pawn(seat);
    Piece::new(pawn_id(seat), face, seat.to_string(), words.name(seat))
}

fn behind_zone(table: &Table, words: &Words<'_>) -> Option<Zone> {
    let seats = table.seats();
    let seats: Vec<Seat> = seats
        .filter(|seat| table.pawns[*seat] == Place::Behind)
        .collect();
    let pawns = seats.iter().map(|seat| pawn_piece(*seat, words));
    let zone = Zone::new(behind(), Shape::Row, lang::zone_behind(words.lang));
    (!seats.is_empty()).then(|| zone.with(pawns))
}

/// A note on every fighter, with the dice on it.
fn fight_zone(table: &Table, fight: &Fight, words: &Words<'_>) -> Zone {
    let mut pieces = Vec::new();
    for seat in fight.fighters.iter() {
        let total = table.total(fight, seat);
        let dice = dice_words(fight.dice[seat], words.lang);
        let (hit, thrown) = (table.hit(seat), fight.thrown[seat]);
        let who = words.who(seat);
        let label = lang::PieceFighter {
            player: who,
            total,
            dice,
            hit,
            thrown,
        }
        .say(words.lang);
        let id = fight_id().place(seat);
        let short = format!("{seat} {total}");
        pieces.push(Piece::new(id.clone(), Side::Note, short, label));
        let name = format!("die.{seat}");
        let dice = dice_pieces(&name, fight.dice[seat]);
        pieces.extend(dice.map(|die| die.lying_on(id.clone())));
    }
    Zone::new(fight_id(), Shape::Row, lang::zone_fight(words.lang)).with(pieces)
}

/// The prompt says what they come to.
fn dice_zone(dice: Dice) -> Zone {
    Zone::new(dice_id(), Shape::Row, "").with(dice_pieces("die", dice))
}

fn dice_pieces(name: &str, dice: Dice) -> impl Iterator<Item = Piece> {
    const PIPS: [&str; 6] = ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"];
    (1..).zip(dice.iter()).map(move |(n, pips)| {
        let face = Side::Die { side: Some(pips) };
        let short = PIPS[usize::from(pips) - 1];
        Piece::new(PieceId::of(name, n), face, short, pips.to_string())
    })
}

fn plate_zone(table: &Table, seat: Seat, words: &Words<'_>) -> Zone {
    let lang = words.lang;
    let head = match table.heads[seat] {
        Some(brain) => Piece::new(
            brain_id(brain),
            card_face(brain),
            format!("({})", face_words(brain, lang)),
            lang::piece_head(lang, brain_words(brain, lang)),
        ),
        None => Piece::new(
            plate(seat).place("head"),
            Side::Note,
            "( )",
            lang::piece_empty_head(lang),
        ),
    };
    let title = lang::ZonePlayer {
        letter: seat,
        player: words.who(seat),
        n: table.points[seat].into(),
        dice: n_dice_words(table.n_dice(seat), lang),
        place: place_words(table.pawns[seat], lang),
    }
    .say(lang);
    Zone::new(plate(seat), Shape::Plate, title)
        .owned_by(seat)
        .with([Piece::player(seat, words.name(seat)), head])
}

/// An empty hand needs no title.
fn hand_zone(view: &View, seat: Seat, legal: &[Action], words: &Words<'_>) -> Zone {
    let lang = words.lang;
    let is_mine = view.eyes == Viewer::Seat(seat);
    let title = match view.table.held[seat] {
        0 => String::new(),
        _ => lang::zone_hand(lang, words.who(seat)),
    };
    let known = view.hands[seat].iter().map(|brain| {
        let label = lang::piece_hand(lang, brain_words(brain, lang));
        let face = card_face(brain);
        let card = Piece::new(brain_id(brain), face, face_words(brain, lang), label);
        if is_mine {
            own_card(card, brain, view, legal, lang)
        } else {
            card.marked(Mark::Known)
        }
    });
    let backs = 0..usize::from(view.n_hidden(seat));
    let backs = backs.map(|n| Piece::back(&hand(seat), n, lang::piece_back(lang)));
    Zone::new(hand(seat), Shape::Fan, title)
        .owned_by(seat)
        .with(known.chain(backs))
}

fn own_card(card: Piece, brain: Brain, view: &View, legal: &[Action], lang: Lang) -> Piece {
    let is_used = |action: &Action| match *action {
        Action::Discard(it) | Action::Throw(it) | Action::Install(it) => it == brain,
        Action::Roll
        | Action::Reroll
        | Action::Pass
        | Action::Open
        | Action::Stop(_)
        | Action::Again
        | Action::LetBe
        | Action::Fight
        | Action::NoFight
        | Action::StayOut
        | Action::StandUp
        | Action::Give(_)
        | Action::GiveNothing
        | Action::Done => false,
    };
    let card = card.meaning(moves(legal, is_used));
    match view.table.step {
        // Somebody who may act and cannot install it has too few points.
        Step::Install => {
            let cost = view.table.cost(view.table.active, brain);
            let points = view.table.points[view.table.active];
            card.locked_by(r::GBR_13_PAY, lang::LockedCost { cost, points }.say(lang))
        }
        Step::Coupling { .. } => card.locked_by(r::GBR_27_COUPLING, lang::locked_coupling(lang)),
        Step::MayFight => card.locked_by(r::GBR_12_MAY, lang::locked_may_fight(lang)),
        Step::MayStayOut { .. } => {
            card.locked_by(r::GBR_27_TURN_THE_CHEEK, lang::locked_may_stay_out(lang))
        }
        Step::DealOut(_) => card.locked_by(r::GBR_19_TAKES, lang::locked_deal_out(lang)),
        Step::Begin | Step::Move(_) | Step::Fight(_) | Step::OverLimit { .. } | Step::Over => card,
    }
}

/// `Ada 5/0/2/122`: Cost, Hit, Run, IQ.
fn face_words(brain: Brain, lang: Lang) -> String {
    let name = brain_name(brain, lang);
    let (cost, hit, run, iq) = (brain.cost(), brain.hit(), brain.run(), brain.iq());
    format!("{name} {cost}/{hit}/{run}/{iq}")
}

pub(super) fn card_face(brain: Brain) -> Side {
    Side::Card(brain.to_string())
}

pub(super) fn counter_face() -> Side {
    Side::Tokens {
        kind: "counter".to_owned(),
        n: 1,
    }
}

fn card_piece(brain: Brain, lang: Lang) -> Piece {
    let face = card_face(brain);
    let label = brain_words(brain, lang);
    Piece::new(brain_id(brain), face, face_words(brain, lang), label)
}

/// Nobody looks through the discards, but all know what went there.
fn pile_zones(view: &View, lang: Lang) -> [Zone; 2] {
    let top = view.top.into_iter().map(|brain| {
        let label = lang::piece_top(lang, brain_words(brain, lang));
        let face = card_face(brain);
        Piece::new(brain_id(brain), face, face_words(brain, lang), label).marked(Mark::Known)
    });
    let n_discards = view.table.discards.len();
    [
        Zone::new(
            deck(),
            Shape::Pile,
            lang::zone_deck(lang, view.table.deck.into()),
        )
        .with(top)
        .counting(view.table.deck),
        Zone::new(
            discards(),
            Shape::Pile,
            lang::zone_discards(lang, n_discards.into()),
        )
        .counting(n_discards),
    ]
}
