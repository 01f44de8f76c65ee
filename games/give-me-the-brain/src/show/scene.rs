//! The table as zones and pieces.

use scene::{Face as Side, Mark, Piece, PieceId, Scene, Shape, Words, Zone, ZoneId, moves};
use tabletop::{Lang, Seat, Viewer};

use super::{
    face_name, face_words, job_name, job_text, job_words, locks::locked, step_words, touch::Touch,
};
use crate::{
    action::Action,
    bidding::{Bidding, Offer},
    card::{Face, THIRTY_ONE},
    faces::Faces,
    job::Kind,
    lang,
    table::{Brain, Phase},
    view::View,
    work::Underway,
};

/// Who looks, and what touching things can mean.
struct Looks<'a> {
    view: &'a View,
    legal: &'a [Action],
    words: &'a Words<'a>,
}

pub(super) fn scene(view: &View, legal: &[Action], words: &Words<'_>) -> Scene {
    // Who may count 31 hardly ever wants less.
    let mut legal = legal.to_vec();
    legal.sort_by_key(|action| !matches!(action, Action::BidAs31(_)));
    let legal = &legal[..];
    let looks = Looks { view, legal, words };
    let lang = words.lang;
    let mut zones = vec![floor_zone(&looks)];
    match &view.table.phase {
        Phase::Bidding(bidding) => zones.push(bidding_zone(bidding, words)),
        Phase::Work(work) => {
            let jobs = work.jobs.iter().enumerate();
            zones.extend(jobs.map(|(depth, job)| job_zone(depth, work.active, job, words)));
            let cards = looks.cards(&laid_out(), view.table.laid_out, Touch::Nothing);
            zones.push(Zone::new(laid_out(), Shape::Row, "").with(cards));
        }
        Phase::Over(_) => (),
    }
    zones.push(deck_zone(&looks));
    for seat in view.table.seats() {
        zones.extend(player_zones(&looks, seat));
    }
    let title = lang::zone_discards(lang, view.table.discards.len().into());
    zones.push(Zone::new(discards(), Shape::Pile, title).with(looks.pile(view.table.discards)));
    zones.extend(loaf_zone(legal, lang));
    Scene::new(zones, legal)
}

/// Where the Brain lies while nobody holds it.
pub fn floor() -> ZoneId {
    ZoneId::new("floor")
}

pub fn bids() -> ZoneId {
    ZoneId::new("bids")
}

/// Jobs that are being done.
pub fn laid_out() -> ZoneId {
    ZoneId::new("laid-out")
}

pub fn deck() -> ZoneId {
    ZoneId::new("deck")
}

pub fn discards() -> ZoneId {
    ZoneId::new("discards")
}

pub fn plate(seat: Seat) -> ZoneId {
    ZoneId::of("plate", seat)
}

pub fn hand(seat: Seat) -> ZoneId {
    ZoneId::of("hand", seat)
}

/// What lies in front of a player.
pub fn table(seat: Seat) -> ZoneId {
    ZoneId::of("table", seat)
}

/// What is touched to do no job at all.
pub fn loaf() -> PieceId {
    PieceId::new("loaf")
}

pub fn the_brain() -> PieceId {
    PieceId::new("the-brain")
}

/// A card of which there is one has a name of its own; copies are counted where
/// they lie.
pub fn card_id(zone: &ZoneId, face: Face, copy: u8) -> PieceId {
    match face.copies() {
        1 => PieceId::of("card", face),
        _ => zone.place(format_args!("{face}.{copy}")),
    }
}

pub(super) fn card_face(face: Face) -> Side {
    Side::Card(face.to_string())
}

fn brain_piece(lang: Lang) -> Piece {
    let face = Side::Die { side: None };
    Piece::new(the_brain(), face, "", lang::piece_the_brain(lang))
}

fn floor_zone(looks: &Looks<'_>) -> Zone {
    let lang = looks.words.lang;
    let (place, lying) = match looks.view.table.brain {
        Brain::HeldBy(seat) => (lang::brain_held(lang, looks.words.who(seat)), None),
        Brain::OnTheFloor => {
            let place = lang::brain_on_the_floor(lang).to_owned();
            (place, Some(brain_piece(lang)))
        }
    };
    Zone::new(floor(), Shape::Row, lang::zone_brain(lang, place)).with(lying)
}

fn bidding_zone(bidding: &Bidding, words: &Words<'_>) -> Zone {
    let lang = words.lang;
    let first = words.who(bidding.first);
    let title = match bidding.dropper {
        Some(dropper) => lang::ZoneBiddingDropped {
            player: first,
            dropper: words.name(dropper),
        }
        .say(lang),
        None => lang::zone_bidding(lang, first),
    };
    let offer = |seat| {
        let player = words.who(seat);
        let card = |bid, short: String, label| {
            let face = Face::Bid(bid);
            let id = card_id(&bids(), face, 0);
            Piece::new(id, card_face(face), short, label)
        };
        match bidding.offers[seat] {
            Offer::Awaited => None,
            Offer::Passed => {
                let label = lang::piece_offer_passed(lang, player);
                Some(Piece::new(bids().place(seat), Side::Note, "–", label))
            }
            Offer::Bid {
                bid,
                counts: THIRTY_ONE,
            } => Some(card(
                bid,
                format!("{bid} → {THIRTY_ONE}"),
                lang::PieceOffer31 { player, bid }.say(lang),
            )),
            Offer::Bid { bid, .. } => Some(card(
                bid,
                bid.to_string(),
                lang::PieceOffer { player, bid }.say(lang),
            )),
        }
    };
    Zone::new(bids(), Shape::Row, title).with(bidding.order().filter_map(offer))
}

/// The instructions of a job, the current one marked.
fn job_zone(depth: usize, active: Seat, underway: &Underway, words: &Words<'_>) -> Zone {
    let lang = words.lang;
    let id = ZoneId::of("job", depth);
    let steps = (0u8..).zip(underway.job.steps());
    let pieces = steps.map(|(place, step)| {
        let (n, step) = (place + 1, step_words(*step, lang));
        let (label, mark) = if underway.is_skipped(place) {
            (
                lang::PieceStepSkipped { n, step }.say(lang),
                Some(Mark::Spent),
            )
        } else if place == underway.step {
            (lang::PieceStepNow { n, step }.say(lang), Some(Mark::Chosen))
        } else {
            (lang::PieceStep { n, step }.say(lang), None)
        };
        let piece = Piece::new(id.place(n), Side::Note, label.clone(), label);
        mark.into_iter().fold(piece, Piece::marked)
    });
    let title = lang::ZoneJob {
        player: words.who(active),
        job: job_name(underway.job, lang),
    }
    .say(lang);
    Zone::new(id.clone(), Shape::List, title).with(pieces)
}

fn deck_zone(looks: &Looks<'_>) -> Zone {
    let Looks { view, legal, words } = looks;
    let lang = words.lang;
    let title = lang::zone_deck(lang, view.table.deck.into());
    let top = view.top.iter().enumerate();
    let top = top.map(|(place, top)| top_piece(place, *top, legal, lang));
    Zone::new(deck(), Shape::Pile, title)
        .with(top)
        .counting(view.table.deck)
}

fn top_piece(place: usize, card: Option<Face>, legal: &[Action], lang: Lang) -> Piece {
    let Some(card) = card else {
        return Piece::back(&deck(), place, lang::piece_top_hidden(lang));
    };
    let label = lang::piece_top(lang, face_words(card, lang));
    let face = Side::Card(card.to_string());
    Piece::new(deck().place(place), face, short(card, lang), label)
        .meaning(moves(legal, |action| Touch::Deck.is_meant(*action, card)))
        .marked(Mark::Known)
}

/// There are two ways to loaf.
fn loaf_zone(legal: &[Action], lang: Lang) -> Option<Zone> {
    let ways = moves(legal, |it| matches!(it, Action::Loaf | Action::LoafAfresh));
    let words = lang::piece_loaf(lang);
    let loafing = Piece::new(loaf(), Side::Note, words, words).meaning(ways);
    let zone = Zone::new(ZoneId::new("no-job"), Shape::List, "");
    (!loafing.moves.is_empty()).then(|| zone.with([loafing]))
}

fn player_zones(looks: &Looks<'_>, seat: Seat) -> Vec<Zone> {
    let Looks { view, legal, words } = looks;
    let lang = words.lang;
    let is_chosen = |action: &Action| *action == Action::Choose(seat);
    let player = Piece::player(seat, words.name(seat)).meaning(moves(legal, is_chosen));
    let brain = (view.table.brain == Brain::HeldBy(seat)).then(|| brain_piece(lang));
    let plate = Zone::new(plate(seat), Shape::Plate, "").with([player].into_iter().chain(brain));
    let title = lang::ZoneCards {
        player: words.who(seat),
        n: view.table.held[seat].into(),
    }
    .say(lang);
    let hand = Zone::new(hand(seat), Shape::Fan, title).with(looks.hand(seat));
    let mut zones = vec![plate, hand];
    if !view.table.before[seat].is_empty() {
        let title = lang::zone_table(lang, words.who(seat));
        let cards = looks.cards(&table(seat), view.table.before[seat], Touch::Table(seat));
        zones.push(Zone::new(table(seat), Shape::Rack, title).with(cards));
    }
    zones.into_iter().map(|zone| zone.owned_by(seat)).collect()
}

impl Looks<'_> {
    fn hand(&self, seat: Seat) -> Vec<Piece> {
        let Looks { view, words, .. } = self;
        let is_mine = view.eyes == Viewer::Seat(seat);
        let touch = if is_mine {
            Touch::MyHand
        } else {
            Touch::HandOf(seat, view.chosen())
        };
        let mut cards = self.cards(&hand(seat), view.hands[seat], touch);
        for card in &mut cards {
            if !is_mine {
                card.marks.push(Mark::Known);
            }
        }
        for face in view.set_aside[seat].iter() {
            let is_it = |card: &&mut Piece| {
                card.face == card_face(face) && !card.marks.contains(&Mark::Chosen)
            };
            if let Some(card) = cards.iter_mut().find(is_it) {
                card.marks.push(Mark::Chosen);
            }
        }
        if is_mine {
            cards = cards
                .into_iter()
                .map(|card| locked(view, seat, card, words))
                .collect();
        }
        let backs = 0..usize::from(view.n_hidden(seat));
        cards.extend(backs.map(|n| Piece::back(&hand(seat), n, lang::piece_back(words.lang))));
        cards
    }

    fn cards(&self, zone: &ZoneId, cards: Faces, touch: Touch) -> Vec<Piece> {
        let lang = self.words.lang;
        self.pieces(zone, cards, touch, |face| {
            let label = match face {
                Face::Bid(bid) => lang::piece_bid(lang, bid),
                Face::Job(job) => lang::PieceJob {
                    card: job_words(job, lang),
                    text: job_text(job, lang),
                }
                .say(lang),
            };
            (short(face, lang), label)
        })
    }

    /// Where many cards lie, their names are enough.
    fn pile(&self, pile: Faces) -> Vec<Piece> {
        let lang = self.words.lang;
        self.pieces(&discards(), pile, Touch::Discards, |face| {
            (face_name(face, lang), face_words(face, lang))
        })
    }

    fn pieces(
        &self,
        zone: &ZoneId,
        cards: Faces,
        touch: Touch,
        words: impl Fn(Face) -> (String, String),
    ) -> Vec<Piece> {
        let mut pieces = Vec::new();
        for face in cards.kinds() {
            let means = moves(self.legal, |action| touch.is_meant(*action, face));
            for copy in 0..cards.n(face) {
                let (short, label) = words(face);
                let id = card_id(zone, face, copy);
                let piece = Piece::new(id, card_face(face), short, label);
                pieces.push(piece.meaning(means.clone()));
            }
        }
        pieces
    }
}

/// What fits on the piece: `12`, `Hot Potato ✋`, `Dinner Rush ✋✋ 4`.
fn short(face: Face, lang: Lang) -> String {
    let name = face_name(face, lang);
    let Face::Job(job) = face else {
        return name;
    };
    let hands = "✋".repeat(job.hands().into());
    let kind = match job.kind() {
        Kind::Ordinary => "",
        Kind::Object => lang::card_kind_object(lang),
        Kind::Lingering => lang::card_kind_lingering(lang),
    };
    let skill = job.skill().map(|skill| skill.to_string());
    let words = [name, hands, skill.unwrap_or_default(), kind.to_owned()];
    let words: Vec<_> = words.into_iter().filter(|it| !it.is_empty()).collect();
    words.join(" ")
}
