//! A fight, over the stage: a column for each fighter, and the cards; then the
//! brains to deal out.

use great_brain_robbery::{
    DealOut, Event, Robbery, Step, Table, View, lang as words, table::in_turn_order,
};
use leptos::prelude::*;
use scene::{Present, ZoneId};
use tabletop::{Seat, SeatSet};
use web::{motion::zone_element, session::Session};

use super::{
    board::Board,
    corner::Corner,
    hand::{BrainButton, Hand},
    looks,
    recent::{Brawl, Recent, Won, is_fighting},
    ways::car_at,
};
use crate::lang;

/// What covers the table.
#[derive(Clone, PartialEq, Debug)]
pub enum Sheet {
    /// This page's player decides if it comes to a fight.
    Threat {
        attacker: Seat,
        fighters: SeatSet,
    },
    Brawl(Brawl),
    /// The brains of a fight that this page has not seen.
    Spoils(DealOut),
}

impl Sheet {
    /// The attacker, and everybody.
    pub fn fighters(&self) -> (Seat, SeatSet) {
        match self {
            Sheet::Threat { attacker, fighters } => (*attacker, *fighters),
            Sheet::Brawl(brawl) => (brawl.attacker, brawl.fighters),
            Sheet::Spoils(deal) => (deal.winner, deal.heads),
        }
    }
}

/// The fight that is to be shown now.
pub fn sheet(
    session: Session,
    recent: Memo<Option<Recent>>,
    view: Memo<Option<View>>,
) -> Option<Sheet> {
    let view = view.get()?;
    let table = &view.table;
    let other = match table.step {
        Step::MayFight | Step::MayStayOut { .. } if session.may_act() => Some(Sheet::Threat {
            attacker: table.active,
            fighters: table.others_with(table.active).with(table.active),
        }),
        Step::DealOut(deal) => Some(Sheet::Spoils(deal)),
        Step::MayFight
        | Step::MayStayOut { .. }
        | Step::Begin
        | Step::Move(_)
        | Step::Coupling { .. }
        | Step::Fight(_)
        | Step::Install
        | Step::OverLimit { .. }
        | Step::Over => None,
    };
    let is_shown = is_fighting(&view) || session.is_moving.get();
    let brawl = recent.with(|recent| recent.as_ref().and_then(|it| it.brawl.clone()));
    let brawl = brawl.filter(|_| is_shown).map(Sheet::Brawl);
    brawl.or(other)
}

#[component]
pub fn FightSheet(board: Board) -> impl IntoView {
    let deal = Memo::new(move |_| match board.step() {
        Some(Step::DealOut(deal)) => Some(deal),
        Some(
            Step::Begin
            | Step::Move(_)
            | Step::Coupling { .. }
            | Step::MayFight
            | Step::MayStayOut { .. }
            | Step::Fight(_)
            | Step::Install
            | Step::OverLimit { .. }
            | Step::Over,
        )
        | None => None,
    });
    view! {
        <Show when=move || board.sheet.with(Option::is_some)>
            <section class="brawl" aria-labelledby="gbr-fight-title">
                <h2 id="gbr-fight-title" class="d">
                    {move || title(board)}
                </h2>
                // Whoever fights stays where they are until it is over.
                <ol class="ring" id=zone_element(&ZoneId::new("fight"))>
                    <For
                        each=move || fighters(board)
                        key=|seat| *seat
                        children=move |seat| view! { <Corner board seat deal /> }
                    />
                </ol>
                <p class="rule2">{move || rule(board, deal.get())}</p>
                {move || match deal.get() {
                    Some(deal) => brains(board, deal).into_any(),
                    None => view! { <Hand board /> }.into_any(),
                }}
            </section>
        </Show>
    }
}

fn title(board: Board) -> Option<String> {
    let session = board.session;
    let lang = session.lang();
    let sheet = board.sheet.get()?;
    let (attacker, fighters) = sheet.fighters();
    let won = match &sheet {
        Sheet::Brawl(brawl) => brawl.won.filter(|_| !board.toss.is_in_the_air()),
        Sheet::Threat { .. } => None,
        Sheet::Spoils(_) => return Some(words::zone_brains(lang).to_owned()),
    };
    let Some(Won {
        seat,
        by_tie,
        total,
    }) = won
    else {
        if board.step() == Some(Step::MayFight) {
            let met = Event::Met {
                seat: attacker,
                others: fighters.without(attacker),
            };
            return Some(session.with_words(|words| Robbery::tell(&met, words)));
        }
        let spot = board
            .table(|table| table.pawns[attacker].spot())
            .flatten()?;
        return Some(lang::fight_in(lang, car_at(board, spot, lang)));
    };
    Some(session.with_words(|it| {
        let player = it.who(seat);
        if by_tie {
            words::EventFightWonTie { total, player }.say(lang)
        } else {
            words::EventFightWon { player, total }.say(lang)
        }
    }))
}

fn rule(board: Board, deal: Option<DealOut>) -> String {
    let session = board.session;
    let lang = session.lang();
    let Some(deal) = deal else {
        return lang::fight_rule(lang).to_owned();
    };
    let n_seats = board.table(Table::n_seats).unwrap_or(0);
    let heads = in_turn_order(deal.winner, n_seats).filter(|seat| deal.heads.contains(*seat));
    let names: Vec<String> = heads.map(|seat| name(session, seat)).collect();
    lang::heads_to_fill(lang, names.join(", "))
}

pub fn name(session: Session, seat: Seat) -> String {
    if session.seat() == Some(seat) {
        lang::you(session.lang()).to_owned()
    } else {
        session.name(seat)
    }
}

/// Everybody in the fight, the attacker first.
fn fighters(board: Board) -> Vec<Seat> {
    let fighters = board.sheet.with(|it| it.as_ref().map(Sheet::fighters));
    let Some((attacker, fighters)) = fighters else {
        return Vec::new();
    };
    let n_seats = board.table(Table::n_seats).unwrap_or(0);
    let seats = in_turn_order(attacker, n_seats);
    seats.filter(|seat| fighters.contains(*seat)).collect()
}

/// What the winner deals out.
fn brains(board: Board, deal: DealOut) -> impl IntoView {
    let brains = deal
        .brains
        .iter()
        .map(|brain| {
            let is_chosen = move || board.is_picked(brain);
            view! {
                <li class:chosen=is_chosen id=looks::card_id(brain)>
                    <BrainButton board brain />
                </li>
            }
        })
        .collect_view();
    view! {
        <ul
            class="hand deal"
            id=zone_element(&ZoneId::new("brains"))
            aria-label=words::zone_brains(board.session.lang())
        >
            {brains}
        </ul>
    }
}
