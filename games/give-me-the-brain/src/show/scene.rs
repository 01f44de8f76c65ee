//! The table as zones and pieces.

use scene::{Piece, Scene, Words, Zone};
use tabletop::{Lang, Seat};

use super::{face_name, face_words, job_name, job_text, job_words, step_words};
use crate::{
    bidding::{Bidding, Offer},
    card::{Face, THIRTY_ONE},
    faces::Faces,
    job::Kind,
    lang,
    state::Phase,
    view::{TopCard, View},
    work::Underway,
};

pub(super) fn scene(view: &View, words: &Words<'_>) -> Scene {
    let lang = words.lang;
    let place = match view.brain.holder() {
        Some(seat) => lang::brain_held(lang, words.who(seat)),
        None => lang::brain_on_the_floor(lang).to_owned(),
    };
    let mut zones = vec![zone(lang::zone_brain(lang, place), None, Vec::new())];
    match &view.phase {
        Phase::Bidding(bidding) => zones.push(bidding_zone(bidding, words)),
        Phase::Work(work) => zones.extend(
            work.jobs
                .iter()
                .map(|job| job_zone(work.active, job, words)),
        ),
        Phase::Over(_) => (),
    }
    let top = view.deck.top.iter().map(|top| top_piece(*top, lang));
    let deck = lang::zone_deck(lang, view.deck.n.into());
    zones.push(zone(deck, None, top.collect()));
    for seat in view.hands.seats() {
        zones.extend(player_zones(view, seat, words));
    }
    let discards = lang::zone_discards(lang, view.discards.len().into());
    zones.push(zone(discards, None, pile_pieces(view.discards, lang)));
    Scene { zones }
}

fn zone(title: String, owner: Option<Seat>, pieces: Vec<Piece>) -> Zone {
    Zone {
        title,
        owner,
        pieces,
    }
}

fn bidding_zone(bidding: &Bidding, words: &Words<'_>) -> Zone {
    let lang = words.lang;
    let first = words.who(bidding.first);
    let title = match bidding.dropper {
        Some(dropper) => lang::zone_bidding_dropped(lang, first, words.name(dropper)),
        None => lang::zone_bidding(lang, first),
    };
    let offer = |seat| {
        let player = words.who(seat);
        match bidding.offers[seat] {
            Offer::Awaited => None,
            Offer::Passed => Some(Piece {
                face: "–".to_owned(),
                label: lang::piece_offer_passed(lang, player),
            }),
            Offer::Bid {
                bid,
                counts: THIRTY_ONE,
            } => Some(Piece {
                face: format!("{bid} → {THIRTY_ONE}"),
                label: lang::piece_offer_31(lang, player, bid),
            }),
            Offer::Bid { bid, .. } => Some(Piece {
                face: bid.to_string(),
                label: lang::piece_offer(lang, player, bid),
            }),
        }
    };
    zone(title, None, bidding.order().filter_map(offer).collect())
}

/// The instructions of a job, the current one marked.
fn job_zone(active: Seat, underway: &Underway, words: &Words<'_>) -> Zone {
    let lang = words.lang;
    let steps = (0u8..).zip(underway.job.steps());
    let pieces = steps.map(|(place, step)| {
        let (n, step) = (place + 1, step_words(*step, lang));
        let label = if underway.is_skipped(place) {
            lang::piece_step_skipped(lang, n, step)
        } else if place == underway.step {
            lang::piece_step_now(lang, n, step)
        } else {
            lang::piece_step(lang, n, step)
        };
        Piece {
            face: label.clone(),
            label,
        }
    });
    let job = job_name(underway.job, lang);
    let title = lang::zone_job(lang, words.who(active), job);
    zone(title, None, pieces.collect())
}

fn top_piece(top: TopCard, lang: Lang) -> Piece {
    match top.card {
        Some(card) => Piece {
            face: short(card, lang),
            label: lang::piece_top(lang, face_words(card, lang)),
        },
        None => Piece {
            face: "?".to_owned(),
            label: lang::piece_top_hidden(lang).to_owned(),
        },
    }
}

fn player_zones(view: &View, seat: Seat, words: &Words<'_>) -> impl Iterator<Item = Zone> {
    let lang = words.lang;
    let hand = view.hands[seat];
    let mut pieces = card_pieces(hand.known, lang);
    let n_hidden = hand.n_hidden();
    pieces.extend((0 < n_hidden).then(|| Piece {
        face: format!("{n_hidden}×?"),
        label: lang::zone_hidden(lang, n_hidden.into()),
    }));
    let title = lang::zone_cards(lang, words.who(seat), hand.n.into());
    let cards = zone(title, Some(seat), pieces);
    let table = (!view.tables[seat].is_empty()).then(|| {
        let title = lang::zone_table(lang, words.who(seat));
        zone(title, Some(seat), card_pieces(view.tables[seat], lang))
    });
    std::iter::once(cards).chain(table)
}

fn card_pieces(cards: Faces, lang: Lang) -> Vec<Piece> {
    let piece = |face| Piece {
        face: short(face, lang),
        label: match face {
            Face::Bid(bid) => lang::piece_bid(lang, bid),
            Face::Job(job) => lang::piece_job(lang, job_words(job, lang), job_text(job, lang)),
        },
    };
    cards.iter().map(piece).collect()
}

/// Where many cards lie, their names are enough, and equal ones are counted.
fn pile_pieces(pile: Faces, lang: Lang) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for face in Face::all().filter(|face| pile.has(*face)) {
        let times = match pile.n(face) {
            1 => String::new(),
            n => format!("{n}× "),
        };
        pieces.push(Piece {
            face: format!("{times}{}", face_name(face, lang)),
            label: format!("{times}{}", face_words(face, lang)),
        });
    }
    pieces
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
