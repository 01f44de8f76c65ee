//! A fight: a column for each fighter, then the brains to deal out.

use great_brain_robbery::{
    Brain, DealOut, Event, Robbery, Step, Table, lang as words,
    show::{dice_words, n_dice_words, names::brain_name},
    table::in_turn_order,
};
use leptos::prelude::*;
use scene::Present;
use tabletop::{Seat, SeatSet};

use super::{
    board::Board,
    hand::BrainButton,
    looks,
    tale::{Brawl, Won},
};
use crate::lang;

/// What the sheet shows.
#[derive(Clone, PartialEq, Debug)]
enum Sheet {
    /// It may come to a fight.
    Threat {
        attacker: Seat,
        fighters: SeatSet,
    },
    Brawl(Brawl),
}

#[component]
pub fn FightSheet(board: Board) -> impl IntoView {
    let is_closed = RwSignal::new(false);
    let sheet = Memo::new(move |_| sheet(board));
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
    Effect::new(move |_| {
        let _ = sheet.get();
        is_closed.set(false);
    });
    move || {
        let shown = sheet.get().filter(|_| !is_closed.get())?;
        Some(columns(board, &shown, deal, is_closed))
    }
}

fn sheet(board: Board) -> Option<Sheet> {
    let brawl = board
        .tale
        .with(|tale| tale.as_ref().and_then(|it| it.brawl.clone()));
    let threat = board.table(|table| match table.step {
        Step::MayFight | Step::MayStayOut { .. } => Some(Sheet::Threat {
            attacker: table.active,
            fighters: table.others_with(table.active).with(table.active),
        }),
        Step::Begin
        | Step::Move(_)
        | Step::Coupling { .. }
        | Step::Fight(_)
        | Step::DealOut(_)
        | Step::Install
        | Step::OverLimit { .. }
        | Step::Over => None,
    });
    threat.flatten().or_else(|| brawl.map(Sheet::Brawl))
}

fn columns(
    board: Board,
    sheet: &Sheet,
    deal: Memo<Option<DealOut>>,
    is_closed: RwSignal<bool>,
) -> impl IntoView + use<> {
    let session = board.session;
    let (attacker, fighters) = match sheet {
        Sheet::Threat { attacker, fighters } => (*attacker, *fighters),
        Sheet::Brawl(brawl) => (brawl.attacker, brawl.fighters),
    };
    let won = match sheet {
        Sheet::Brawl(Brawl { won, .. }) => *won,
        Sheet::Threat { .. } => None,
    };
    let met = Event::Met {
        seat: attacker,
        others: fighters.without(attacker),
    };
    let n_seats = board.table(Table::n_seats).unwrap_or(0);
    let fighters = in_turn_order(attacker, n_seats).filter(move |seat| fighters.contains(*seat));
    let columns = fighters
        .map(|seat| match sheet {
            Sheet::Threat { .. } => threat(board, seat).into_any(),
            Sheet::Brawl(brawl) => fighter(board, brawl, seat).into_any(),
        })
        .collect_view();
    let title = move || {
        let lang = session.lang();
        match won {
            None if is_open(board) => session.with_words(|words| Robbery::tell(&met, words)),
            None => lang::fight(lang, session.name(attacker)),
            Some(Won {
                seat,
                by_tie,
                total,
            }) => session.with_words(|it| {
                if by_tie {
                    words::EventFightWonTie {
                        total,
                        player: it.who(seat),
                    }
                    .say(lang)
                } else {
                    words::EventFightWon {
                        player: it.who(seat),
                        total,
                    }
                    .say(lang)
                }
            }),
        }
    };
    view! {
        <section class="gbr-fight" aria-labelledby="gbr-fight-title">
            <div class="gbr-bar">
                <h2 id="gbr-fight-title">{title}</h2>
                <Show when=move || deal.get().is_none()>
                    <button
                        type="button"
                        class="icon"
                        aria-label=move || web::lang::close(session.lang())
                        on:click=move |_| is_closed.set(true)
                    >
                        "✕"
                    </button>
                </Show>
            </div>
            <ul class="gbr-fighters">{columns}</ul>
            {move || deal.get().map(|deal| brains(board, deal))}
        </section>
    }
}

/// Whether it is still open if there will be a fight.
fn is_open(board: Board) -> bool {
    board.step() == Some(Step::MayFight)
}

/// Somebody who may have to fight: what they would roll.
fn threat(board: Board, seat: Seat) -> impl IntoView {
    let session = board.session;
    let lang = session.lang();
    let (n_dice, hit, held) = board
        .table(|table| (table.n_dice(seat), table.hit(seat), table.held[seat]))
        .unwrap_or_default();
    view! {
        <li class="gbr-fighter">
            {looks::pawn(seat)}
            <span class="name">{session.name(seat)}</span>
            <span class="gbr-dice" aria-hidden="true">
                {looks::dice_to_roll(n_dice)}
            </span>
            <small>{n_dice_words(n_dice, lang)} " +" {hit}</small>
            <small>{lang::cards(lang, held.into())}</small>
        </li>
    }
}

fn fighter(board: Board, brawl: &Brawl, seat: Seat) -> impl IntoView + use<> {
    let session = board.session;
    let lang = session.lang();
    let (dice, hit, total) = (brawl.dice[seat], brawl.hits[seat], brawl.total(seat));
    let cards: Vec<Brain> = brawl
        .cards
        .iter()
        .filter(|(by, _)| *by == seat)
        .map(|(_, card)| *card)
        .collect();
    let is_winner = brawl.won.is_some_and(|won| won.seat == seat);
    let is_asked = Memo::new(
        move |_| matches!(board.step(), Some(Step::Fight(fight)) if fight.asked == Some(seat)),
    );
    let is_flying = Memo::new(move |_| board.toss.is_in_the_air());
    let thrown = brawl.thrown[seat];
    let label = session.with_words(|it| {
        words::PieceFighter {
            player: it.who(seat),
            total,
            dice: dice_words(dice, lang),
            hit,
            thrown,
        }
        .say(lang)
    });
    let thrown = cards
        .into_iter()
        .map(|card| {
            view! {
                <span class="thrown">
                    {board.gallery.picture(card.id())} {brain_name(card, lang)} " +" {card.hit()}
                </span>
            }
        })
        .collect_view();
    view! {
        <li class="gbr-fighter" class:winner=is_winner class:asked=is_asked>
            <span class="unseen">{move || (!is_flying.get()).then(|| label.clone())}</span>
            <span class="column" aria-hidden="true">
                {looks::pawn(seat)} <span class="name">{session.name(seat)}</span>
                <span class="gbr-dice" class:flying=is_flying>
                    {move || {
                        let tick = board.toss.tick.get();
                        dice.iter()
                            .enumerate()
                            .map(|(index, pips)| {
                                let side = looks::any_side(tick, index + seat.index());
                                looks::die(if is_flying.get() { side } else { pips })
                            })
                            .collect_view()
                    }}
                </span>
                <small>{lang::hit(lang)} " +" {hit}</small>
                {thrown}
                <strong class="total">{move || (!is_flying.get()).then_some(total)}</strong>
            </span>
        </li>
    }
}

/// What the winner deals out, and whose head is next.
fn brains(board: Board, deal: DealOut) -> impl IntoView {
    let session = board.session;
    let n_seats = board.table(Table::n_seats).unwrap_or(0);
    let next = deal.next(n_seats);
    let heads = in_turn_order(deal.winner, n_seats)
        .filter(|seat| deal.heads.contains(*seat))
        .map(|seat| {
            view! {
                <li class:next=next == Some(seat)>
                    {looks::pawn(seat)} <span>{session.name(seat)}</span>
                </li>
            }
        })
        .collect_view();
    let brains = deal
        .brains
        .iter()
        .map(|brain| view! { <li><BrainButton board brain /></li> })
        .collect_view();
    let lang = session.lang();
    view! {
        <div class="gbr-deal">
            <h3>{lang::heads_to_fill(lang)}</h3>
            <ol class="gbr-heads">{heads}</ol>
            <ul class="gbr-cards" aria-label=words::zone_brains(lang)>
                {brains}
            </ul>
        </div>
    }
}
