//! Your head, your cards, your points.

use great_brain_robbery::{
    Brain, Step, lang as words,
    show::{brain_words, names::brain_name},
};
use leptos::prelude::*;
use tabletop::Lang;
use web::{
    art,
    tables::{
        card::{CardButton, CardState, why_locked},
        number::number,
    },
};

use super::{
    board::{Board, Chosen},
    looks,
    poster::poster,
    ways::Steps,
};
use crate::lang;

#[component]
pub fn Mine(board: Board) -> impl IntoView {
    let session = board.session;
    let is_player = move || session.seat().is_some();
    view! {
        <section class="mine">
            <Show when=is_player>
                <Head board />
            </Show>
            <Steps board />
            <Show when=is_player>
                <div class="fist">
                    <span class="cap" id="gbr-hand-title">
                        {move || lang::hand(session.lang())}
                    </span>
                    // In a fight the cards are up there.
                    <Show when=move || board.sheet.with(Option::is_none)>
                        <Hand board />
                    </Show>
                    <More board />
                </div>
            </Show>
        </section>
    }
}

/// The own cards.
#[component]
pub fn Hand(board: Board) -> impl IntoView {
    let session = board.session;
    let cards = Memo::new(move |_| board.hand().iter().collect::<Vec<Brain>>());
    let n = move || cards.with(Vec::len);
    let place = move |brain| {
        let i = cards.with(|cards| cards.iter().position(|it| *it == brain));
        format!("--i:{};--n:{}", i.unwrap_or(0), n())
    };
    view! {
        <ul
            class="hand"
            id=move || board.me().map(|me| looks::zone_of("hand", me))
            aria-label=move || lang::hand(session.lang())
        >
            <For
                each=move || cards.get()
                key=|brain| brain.id()
                children=move |brain| {
                    view! {
                        <li
                            style=move || place(brain)
                            class:chosen=move || board.is_picked(brain)
                            id=looks::card_id(brain)
                        >
                            <BrainButton board brain />
                        </li>
                    }
                }
            />
        </ul>
        <Show when=move || n() == 0>
            <p class="none">{move || lang::no_cards(session.lang())}</p>
        </Show>
    }
}

/// The chosen card in full, for those whose fingers do not rest.
#[component]
fn More(board: Board) -> impl IntoView {
    let session = board.session;
    move || {
        let Chosen::Card(brain) = board.chosen.get() else {
            return None;
        };
        let label = lang::show(session.lang(), brain_name(brain, session.lang()));
        Some(view! {
            <button
                type="button"
                class="btn round more"
                aria-label=label
                on:click=move |_| board.looked_at.set(Some(brain))
            >
                {art::icon(art::INFO)}
            </button>
        })
    }
}

/// The brain in the own head, and the own points.
#[component]
fn Head(board: Board) -> impl IntoView {
    let session = board.session;
    let mine = move || {
        let me = board.me()?;
        board.table(|table| (table.points[me], table.heads[me]))
    };
    let points = Memo::new(move |_| mine().map_or(0, |(points, _)| points));
    let name = "my-points".to_owned();
    let counted = number(session, name, Signal::derive(move || points.get().into()));
    let head = Memo::new(move |_| mine().and_then(|(_, head)| head));
    view! {
        <div class="headbox" id=move || board.me().map(|me| looks::zone_of("plate", me))>
            <span class="cap">{move || lang::head(session.lang())}</span>
            {move || own_head(board, head.get(), session.lang())}
            <span class="purse">
                {art::icon(looks::STAR)} <b class="d" aria-hidden="true">{counted}</b>
                <span class="unseen">{move || lang::points(session.lang(), points.get().into())}</span>
            </span>
        </div>
    }
}

fn own_head(board: Board, head: Option<Brain>, lang: Lang) -> AnyView {
    match head {
        Some(brain) => view! {
            <button
                type="button"
                class="card poster"
                id=looks::card_id(brain)
                aria-label=words::piece_head(lang, brain_words(brain, lang))
                on:click=move |_| board.looked_at.set(Some(brain))
            >
                {poster(brain, lang)}
            </button>
        }
        .into_any(),
        None => view! {
            <p class="card hollow">
                <img src=art::file("nobody.svg") alt="" />
                <span class="d">{lang::empty_head(lang)}</span>
            </p>
        }
        .into_any(),
    }
}

/// A card that can be chosen: in the hand, or to be dealt out.
#[component]
pub fn BrainButton(board: Board, brain: Brain) -> impl IntoView {
    let session = board.session;
    let is_open = Memo::new(move |_| board.can_choose(brain));
    let state = Memo::new(move |_| {
        if board.is_picked(brain) {
            CardState::Chosen
        } else if is_open.get() {
            CardState::Open
        } else if board.is_mine() && wants_cards(board) {
            CardState::Locked
        } else {
            CardState::Idle
        }
    });
    let offer = Memo::new(move |_| offer(board, brain));
    let label = move || {
        let words = brain_words(brain, session.lang());
        match offer.get() {
            Some(offer) => format!("{words}, {offer}"),
            None => words,
        }
    };
    let badge = move || {
        let offer = offer.get()?;
        Some(if is_open.get() {
            view! { <span class="plus">{offer}</span> }.into_any()
        } else {
            why_locked(offer).into_any()
        })
    };
    view! {
        <CardButton
            class="card poster"
            state
            label=Signal::derive(label)
            key=Signal::derive(move || board.key_of(brain))
            tap=move || board.tap_card(brain)
            look=move || board.looked_at.set(Some(brain))
        >
            {move || poster(brain, session.lang())}
            {badge}
        </CardButton>
    }
}

/// Whether the prompt is about cards, so that one that cannot be used stands
/// back.
fn wants_cards(board: Board) -> bool {
    match board.step() {
        Some(Step::Fight(_) | Step::Install | Step::OverLimit { .. }) => true,
        Some(
            Step::Begin
            | Step::Move(_)
            | Step::Coupling { .. }
            | Step::MayFight
            | Step::MayStayOut { .. }
            | Step::DealOut(_)
            | Step::Over,
        )
        | None => false,
    }
}

/// What the card is good for now: more steps, or what it costs.
fn offer(board: Board, brain: Brain) -> Option<String> {
    let lang = board.session.lang();
    if !board.is_mine() {
        return None;
    }
    match board.step()? {
        Step::Move(_) => Some(lang::offer_run(lang, brain.run().into())),
        Step::Fight(_) => Some(lang::offer_hit(lang, brain.hit())),
        Step::Install => {
            let me = board.me()?;
            let (cost, points) = board.table(|table| (table.cost(me, brain), table.points[me]))?;
            Some(match points.checked_sub(cost.into()) {
                Some(_) => lang::offer_cost(lang, cost.into()),
                None => lang::offer_short(lang, u32::from(cost) - u32::from(points)),
            })
        }
        Step::Begin
        | Step::Coupling { .. }
        | Step::MayFight
        | Step::MayStayOut { .. }
        | Step::DealOut(_)
        | Step::OverLimit { .. }
        | Step::Over => None,
    }
}
