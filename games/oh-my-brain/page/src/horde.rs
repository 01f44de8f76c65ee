//! The horde on its plot with the sign that says what it asks for, and around
//! it the reserve, the discard pile and the jar of brains.

use leptos::prelude::*;
use oh_my_brain::{
    Animal, Cards, Demand, Face, Step,
    show::{card_words, face_title, zones},
};
use tabletop::Lang;
use web::{
    motion::{piece_element, zone_element},
    tables::{dialog::TableDialog, number::number},
};

use super::{
    board::Board,
    card::{self, back, card, spread},
    plates::Brains,
};
use crate::lang;

/// So many cards peep out from under the top.
const N_UNDER: usize = 3;

#[component]
pub fn HordePlot(board: Board) -> impl IntoView {
    let session = board.session;
    let sign = Memo::new(move |_| match board.step() {
        Some(Step::Share { animal, n_left }) => Sign::Extras(animal, n_left),
        _ => Sign::Asks(board.read(|view| Some(view.table.horde.demand()))),
    });
    view! {
        <section class="centre" aria-labelledby="omb-horde-title">
            <h2 id="omb-horde-title" class="unseen">
                {move || lang::horde(session.lang())}
            </h2>
            <div class="plot">
                <Horde board />
                <div class="post">
                    {move || {
                        let lang = session.lang();
                        match sign.get() {
                            Sign::Asks(demand) => demand.map(|it| asks(it, lang)).into_any(),
                            Sign::Extras(animal, n) => extras(board, animal, n).into_any(),
                        }
                    }}
                    <Die board />
                </div>
            </div>
            <Reserve board />
            <div class="right">
                <Discards board />
                {move || session.seat().map(|me| view! { <Jar board me /> })}
            </div>
        </section>
    }
}

/// What stands beside the horde.
#[derive(Copy, Clone, PartialEq, Debug)]
enum Sign {
    /// What the next card must be.
    Asks(Option<Demand>),
    /// What lies ready to be given away.
    Extras(Animal, u8),
}

fn asks(demand: Demand, lang: Lang) -> impl IntoView {
    let (sign, about) = match demand {
        Demand::Any => (lang::sign_any(lang).to_owned(), lang::sign_start(lang)),
        Demand::Above(top) => (lang::sign_above(lang, top), lang::sign_zero(lang)),
        Demand::Below(top) => (lang::sign_below(lang, top), lang::sign_spider(lang)),
    };
    view! {
        <div class="sign">
            <span class="d">{sign}</span>
            <small>{about}</small>
        </div>
    }
}

fn extras(board: Board, animal: Animal, n: u8) -> impl IntoView {
    let lang = board.session.lang();
    let zone = zones::extras();
    let cards = (0..n).map(|copy| {
        view! {
            <span class="lies" id=piece_element(&zones::card_id(&zone, animal, copy))>
                <span
                    class=card::class(animal)
                    style=card::tint(animal)
                    data-state="selected"
                    aria-hidden="true"
                >
                    {card::print(animal, lang)}
                </span>
            </span>
        }
    });
    let hint = board.is_mine().then(|| lang::tap_a_face(lang));
    view! {
        <div class="extras" id=zone_element(&zone)>
            <span class="d">{lang::to_give(lang, n.into())}</span>
            <div class="q">{cards.collect_view()}</div>
            <small>{hint}</small>
        </div>
    }
}

/// The top card, and the last few below it.
#[component]
fn Horde(board: Board) -> impl IntoView {
    let session = board.session;
    let pile = Memo::new(move |_| {
        let top = board.read(|view| view.table.horde.top);
        // While a die is in the air, the story is ahead of the table.
        let told = board.recent.with(|recent| recent.horde.clone());
        match top {
            Some(top) if told.last() == Some(&top) => told,
            top => top.into_iter().collect(),
        }
    });
    let under = move || {
        let lang = session.lang();
        pile.with(|pile| {
            let n_under = pile.len().saturating_sub(1);
            let last = n_under.saturating_sub(N_UNDER)..n_under;
            let cards = last.map(|index| {
                let class = format!("under u{}", n_under - index);
                view! {
                    <span class=class>
                        <span class="lies" id=id_of(pile, index)>
                            {card(pile[index], lang)}
                        </span>
                    </span>
                }
            });
            cards.collect_view()
        })
    };
    let top = move || {
        let lang = session.lang();
        pile.with(|pile| match pile.last().copied() {
            None => view! {
                <span class="card none">
                    {web::art::picture("oh-my-brain/horde.svg")}
                    <span class="d">{lang::empty(lang)}</span>
                </span>
            }
            .into_any(),
            Some(animal) => view! {
                <span class="lies" id=id_of(pile, pile.len() - 1)>
                    <button
                        type="button"
                        class=card::class(animal)
                        style=card::tint(animal)
                        aria-label=lang::top(lang, card_words(animal, lang))
                        on:click=move |_| board.looked_at.set(Some(animal))
                    >
                        {card::print(animal, lang)}
                    </button>
                </span>
            }
            .into_any(),
        })
    };
    view! {
        <div
            class="horde"
            id=zone_element(&zones::horde())
            style=move || format!("--u:{}", pile.with(|it| it.len().clamp(1, N_UNDER + 1) - 1))
        >
            {under}
            <span class="topc">{top}</span>
        </div>
    }
}

/// Equal cards are counted from the bottom up.
fn id_of(pile: &[Animal], index: usize) -> String {
    let animal = pile[index];
    let copy = pile[..index].iter().filter(|it| **it == animal).count();
    piece_element(&zones::card_id(&zones::horde(), animal, copy as u8))
}

/// The die, from when it is rolled until the next card is played.
#[component]
fn Die(board: Board) -> impl IntoView {
    let session = board.session;
    let face = Memo::new(move |_| {
        board
            .recent
            .with(|recent| recent.roll.map(|roll| roll.face))
    });
    let is_flying = Memo::new(move |_| board.toss.is_in_the_air());
    let shown = move || {
        if is_flying.get() {
            Some(Face::ALL[board.toss.tick.get() % Face::ALL.len()])
        } else {
            face.get()
        }
    };
    let word = move || {
        let face = face.get().filter(|_| !is_flying.get())?;
        Some(face_title(face, session.lang()))
    };
    view! {
        <div
            class="roll"
            class:thrown=move || face.get().is_some()
            id=zone_element(&zones::die_zone())
            hidden=move || face.get().is_none()
        >
            <span
                class="d6"
                class:rolling=is_flying
                id=piece_element(&zones::die_id())
                role="img"
                aria-label=move || lang::die(session.lang())
            >
                {move || shown().map(card::side)}
            </span>
            <b class="d">{word}</b>
        </div>
    }
}

#[component]
fn Reserve(board: Board) -> impl IntoView {
    let session = board.session;
    let n = Memo::new(move |_| board.read(|view| view.table.reserve));
    view! {
        <div class="zone reserve">
            <div class="pile" id=zone_element(&zones::reserve()) class:bare=move || n.get() == 0>
                {back()}
                <span class="n" aria-hidden="true">
                    {number(session, "reserve".to_owned(), Signal::derive(move || n.get().into()))}
                </span>
            </div>
            <span class="cap" aria-hidden="true">{move || lang::reserve(session.lang())}</span>
            <span class="unseen">
                {move || lang::reserve_cards(session.lang(), n.get().into())}
            </span>
        </div>
    }
}

#[component]
fn Discards(board: Board) -> impl IntoView {
    let session = board.session;
    let cards = Memo::new(move |_| board.read(|view| view.table.discard));
    let n = Memo::new(move |_| cards.get().len());
    // The story knows which one lies on top.
    let top = Memo::new(move |_| {
        let last = board.recent.with(|recent| recent.discarded);
        let cards = cards.get();
        last.filter(|last| cards.contains(*last))
            .or(cards.iter().last())
    });
    view! {
        <div class="zone discard">
            <button
                type="button"
                class="pile"
                class:bare=move || n.get() == 0
                id=zone_element(&zones::discard())
                aria-label=move || lang::look_through(session.lang(), n.get().into())
                on:click=move |_| board.is_browsing.set(true)
            >
                {move || match top.get() {
                    Some(animal) => card(animal, session.lang()).into_any(),
                    None => view! { <span class="card none"></span> }.into_any(),
                }}
                <span class="n" aria-hidden="true">{n}</span>
            </button>
            <span class="cap" aria-hidden="true">{move || lang::discard(session.lang())}</span>
        </div>
    }
}

/// The brains of this page's player.
#[component]
fn Jar(board: Board, me: tabletop::Seat) -> impl IntoView {
    view! {
        <div class="jar">
            <small>{move || lang::yours(board.session.lang())}</small>
            <Brains board seat=me />
        </div>
    }
}

/// Everything that has been played this round and not been shuffled.
#[component]
pub fn PilesDialog(board: Board) -> impl IntoView {
    let session = board.session;
    let pile = move |pile: fn(&oh_my_brain::View) -> Cards| {
        move || spread(board.read(pile), 0, session.lang())
    };
    view! {
        <TableDialog id="omb-piles" class="omb-piles" shown=board.is_browsing>
            <h2 id="omb-piles-title">{move || lang::piles(session.lang())}</h2>
            <h3>{move || lang::discard(session.lang())}</h3>
            {pile(|view| view.table.discard)}
            <h3>{move || lang::horde(session.lang())}</h3>
            {pile(|view| view.table.horde.cards)}
        </TableDialog>
    }
}
