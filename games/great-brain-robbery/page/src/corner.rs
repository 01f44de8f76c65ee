//! One of those who fight: dice, what the brain adds, what was thrown, and how it
//! ends. The element stays for the whole fight, so that what changes is seen
//! changing.

use great_brain_robbery::{
    Brain, DealOut, Dice, Step, Table, lang as words,
    show::{dice_words, n_dice_words, names::brain_name},
};
use leptos::prelude::*;
use tabletop::Seat;
use web::art;

use super::{
    board::{Board, Chosen},
    fight::{Sheet, name},
    looks,
    recent::Brawl,
};
use crate::lang;

/// One of those who fight, as all see them now.
#[derive(Clone, PartialEq, Debug)]
struct Fighter {
    is_attacker: bool,
    /// Whether it is for them to throw a card, or to get a brain.
    is_asked: bool,
    head: Option<Brain>,
    hit: u8,
    stand: Stand,
}

#[derive(Clone, PartialEq, Debug)]
enum Stand {
    /// They may have to fight: what they would roll, and how many cards they hold.
    Threatened {
        n_dice: u8,
        held: u8,
    },
    /// Their head waits for a brain.
    Hollow,
    Fighting(Blows),
}

/// What somebody has in a fight.
#[derive(Clone, PartialEq, Debug)]
struct Blows {
    dice: Dice,
    thrown: u8,
    cards: Vec<Brain>,
    has_passed: bool,
    total: u8,
    is_best: bool,
    /// Once it is over, whether it was them.
    has_won: Option<bool>,
}

impl Fighter {
    fn of(board: Board, seat: Seat, deal: Option<DealOut>) -> Option<Fighter> {
        let sheet = board.sheet.get()?;
        let n_seats = board.table(Table::n_seats).unwrap_or(0);
        let next = deal.and_then(|deal| deal.next(n_seats));
        let is_asked = match board.step() {
            Some(Step::Fight(fight)) => fight.asked == Some(seat),
            _ => next == Some(seat),
        };
        let head = board.table(|table| table.heads[seat]).flatten();
        let (attacker, _) = sheet.fighters();
        let is_attacker = seat == attacker;
        Some(match sheet {
            Sheet::Threat { .. } => Fighter {
                is_attacker,
                is_asked: false,
                head,
                hit: board.table(|table| table.hit(seat)).unwrap_or_default(),
                stand: Stand::Threatened {
                    n_dice: board.table(|table| table.n_dice(seat)).unwrap_or_default(),
                    held: board.table(|table| table.held[seat]).unwrap_or_default(),
                },
            },
            Sheet::Spoils(_) => Fighter {
                is_attacker: false,
                is_asked,
                head: None,
                hit: 0,
                stand: Stand::Hollow,
            },
            Sheet::Brawl(brawl) => Fighter {
                is_attacker,
                is_asked,
                // Once the brains are out of the heads, one sees who gets which.
                head: if deal.is_some() {
                    head
                } else {
                    brawl.heads[seat]
                },
                hit: brawl.hit(seat),
                stand: Stand::Fighting(Blows::of(&brawl, seat)),
            },
        })
    }

    fn blows(&self) -> Option<&Blows> {
        match &self.stand {
            Stand::Threatened { .. } | Stand::Hollow => None,
            Stand::Fighting(blows) => Some(blows),
        }
    }
}

impl Blows {
    fn of(brawl: &Brawl, seat: Seat) -> Blows {
        let cards = brawl.cards.iter().filter(|(by, _)| *by == seat);
        let cards: Vec<Brain> = cards.map(|(_, card)| *card).collect();
        let total = brawl.total(seat);
        let best = brawl.fighters.iter().map(|it| brawl.total(it)).max();
        Blows {
            dice: brawl.dice[seat],
            thrown: brawl.thrown[seat],
            has_passed: cards.is_empty() && brawl.passed.contains(seat),
            cards,
            total,
            is_best: match brawl.won {
                Some(won) => won.seat == seat,
                None => best == Some(total),
            },
            has_won: brawl.won.map(|won| won.seat == seat),
        }
    }
}

#[component]
pub fn Corner(board: Board, seat: Seat, deal: Memo<Option<DealOut>>) -> impl IntoView {
    let session = board.session;
    let now = Memo::new(move |_| Fighter::of(board, seat, deal.get()));
    let is_flying = Memo::new(move |_| board.toss.is_in_the_air());
    // Nobody knows what dice bring that are in the air.
    let known = move |is: fn(&Blows) -> bool| {
        let blows = now.with(|it| it.as_ref().and_then(Fighter::blows).map(is));
        !is_flying.get() && blows == Some(true)
    };
    let is = move |is: fn(&Fighter) -> bool| now.with(|it| it.as_ref().is_some_and(is));
    let stand = Memo::new(move |_| now.with(|it| it.as_ref().map(|it| it.stand.clone())));
    let head = Memo::new(move |_| now.with(|it| it.as_ref().map(|it| (it.head, it.hit))));
    let total = Memo::new(move |_| {
        let blows = now.with(|it| it.as_ref().and_then(Fighter::blows).map(|it| it.total));
        blows.filter(|_| !is_flying.get())
    });
    view! {
        <li
            class:now=move || is(|it| it.is_asked)
            class:best=move || known(|it| it.is_best)
            class:won=move || known(|it| it.has_won == Some(true))
            class:lost=move || known(|it| it.has_won == Some(false))
        >
            <span class="unseen">
                {move || stand.get().and_then(|it| spoken(board, seat, &it, head.get()))}
            </span>
            {looks::face(session, seat, "face")}
            <b class="nm d">
                {move || name(session, seat)}
                <Show when=move || is(|it| it.is_attacker)>
                    <small>{move || lang::attacker(session.lang())}</small>
                </Show>
            </b>
            <span class="ds" aria-hidden="true">
                {move || dice(board, seat, is_flying.get(), &stand.get()?)}
            </span>
            {move || head.get().map(|(head, hit)| head_view(head, hit))}
            <span class="th" aria-hidden="true">
                {move || stand.get().map(|it| chips(board, seat, it))}
            </span>
            // Made anew when it grows, so that it is seen growing.
            <strong class="d total" aria-hidden="true">
                {move || total.get().map(|total| view! { <span>{total}</span> })}
            </strong>
        </li>
    }
}

/// All of it in words.
fn spoken(
    board: Board,
    seat: Seat,
    stand: &Stand,
    head: Option<(Option<Brain>, u8)>,
) -> Option<String> {
    let (session, lang) = (board.session, board.session.lang());
    match stand {
        Stand::Threatened { n_dice, .. } => Some(n_dice_words(*n_dice, lang)),
        Stand::Hollow => None,
        Stand::Fighting(_) if board.toss.is_in_the_air() => None,
        Stand::Fighting(blows) => Some(session.with_words(|it| {
            words::PieceFighter {
                player: it.who(seat),
                total: blows.total,
                dice: dice_words(blows.dice, lang),
                hit: head.map_or(0, |(_, hit)| hit),
                thrown: blows.thrown,
            }
            .say(lang)
        })),
    }
}

fn dice(board: Board, seat: Seat, is_flying: bool, stand: &Stand) -> Option<AnyView> {
    match stand {
        Stand::Threatened { n_dice, .. } => Some(looks::blank_dice(*n_dice).into_any()),
        Stand::Hollow => None,
        Stand::Fighting(blows) => {
            let tick = if is_flying { board.toss.tick.get() } else { 0 };
            let dice = blows.dice.iter().enumerate();
            let dice = dice.map(|(n, pips)| {
                if is_flying {
                    looks::die(looks::any_side(tick, n + seat.index()), "rolling")
                } else {
                    looks::die(pips, "")
                }
            });
            Some(dice.collect_view().into_any())
        }
    }
}

fn head_view(head: Option<Brain>, hit: u8) -> impl IntoView {
    view! {
        <span class="hd">
            {match head {
                Some(brain) => looks::portrait(brain).into_any(),
                None => view! { <span class="hollow d">"?"</span> }.into_any(),
            }}
            <em>{art::icon(looks::FIST)} "+" {hit}</em>
        </span>
    }
}

/// What was thrown, what could be, or that nothing was.
fn chips(board: Board, seat: Seat, stand: Stand) -> Option<AnyView> {
    let lang = board.session.lang();
    let blows = match stand {
        Stand::Threatened { held, .. } => {
            return Some(view! { <i>{lang::cards(lang, held.into())}</i> }.into_any());
        }
        Stand::Hollow => return None,
        Stand::Fighting(blows) => blows,
    };
    let chip = move |brain: Brain, class| {
        let name = brain_name(brain, lang);
        let n = brain.hit();
        view! { <i class=class>{lang::Thrown { n, name }.say(lang)}</i> }
    };
    let is_mine = board.me() == Some(seat);
    let offered = move || match board.chosen.get() {
        Chosen::Card(brain) if is_mine && board.step().is_some_and(is_throwing) => {
            Some(chip(brain, "maybe"))
        }
        Chosen::Card(_) | Chosen::Nothing | Chosen::Space(_) | Chosen::NewCar => None,
    };
    let thrown = blows.cards.into_iter().map(|card| chip(card, "put"));
    let passed = blows
        .has_passed
        .then(|| view! { <i>{lang::passed(lang)}</i> });
    Some(view! { {thrown.collect_view()} {passed} {offered} }.into_any())
}

fn is_throwing(step: Step) -> bool {
    matches!(step, Step::Fight(_))
}
