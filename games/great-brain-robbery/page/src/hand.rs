//! Your head, your cards, your points.

use great_brain_robbery::{
    Brain, Step, lang as words,
    show::{brain_words, names::brain_name},
};
use leptos::prelude::*;
use web::{art, shell::long_press::LongPress};

use super::{
    board::{Board, Chosen},
    card, looks,
};
use crate::lang;

#[component]
pub fn Hand(board: Board) -> impl IntoView {
    let session = board.session;
    let cards = Memo::new(move |_| board.hand().iter().collect::<Vec<Brain>>());
    view! {
        <Show when=move || session.seat().is_some()>
            <section
                class="gbr-hand"
                class:mine=move || board.is_mine()
                class:wanted=move || is_wanted(board)
                aria-labelledby="gbr-hand-title"
            >
                <div class="gbr-bar">
                    {move || session.seat().map(looks::pawn)}
                    <h2 id="gbr-hand-title">{move || lang::hand(session.lang())}</h2>
                    <OwnNumbers board />
                    <More board />
                </div>
                <div class="gbr-own">
                    <Head board />
                    <ul class="gbr-cards" aria-labelledby="gbr-hand-title">
                        <For
                            each=move || cards.get()
                            key=|brain| brain.id()
                            children=move |brain| {
                                view! { <li><BrainButton board brain /></li> }
                            }
                        />
                    </ul>
                    <Show when=move || cards.with(Vec::is_empty)>
                        <p class="gbr-nothing">{move || lang::no_cards(session.lang())}</p>
                    </Show>
                </div>
            </section>
        </Show>
    }
}

/// Whether the prompt is about cards and not about the train.
fn is_wanted(board: Board) -> bool {
    let is_about_cards = match board.step() {
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
    };
    is_about_cards && board.is_mine()
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
                class="icon"
                aria-label=label
                on:click=move |_| board.looked_at.set(Some(brain))
            >
                {art::icon(art::INFO)}
            </button>
        })
    }
}

/// Points, and what would be rolled.
#[component]
fn OwnNumbers(board: Board) -> impl IntoView {
    let session = board.session;
    let mine = move || {
        let me = board.me()?;
        board.table(|table| (table.points[me], table.n_dice(me), table.run(me)))
    };
    let points = Memo::new(move |_| mine().map_or(0, |(points, ..)| points));
    let dice = Memo::new(move |_| mine().map_or((0, 0), |(_, n_dice, run)| (n_dice, run)));
    view! {
        <span class="gbr-sums">
            <span class="points">
                {art::icon(looks::POINT)} <b>{points}</b>
                <span class="unseen">{move || lang::points(session.lang(), points.get().into())}</span>
            </span>
            <span class="gbr-dice">
                {move || looks::dice_to_roll(dice.get().0)}
                {move || (0 < dice.get().1).then(|| format!("+{}", dice.get().1))}
                <span class="unseen">
                    {move || lang::WouldRoll { n: dice.get().0.into(), run: dice.get().1 }.say(session.lang())}
                </span>
            </span>
        </span>
    }
}

/// The brain in the own head.
#[component]
fn Head(board: Board) -> impl IntoView {
    let session = board.session;
    let head = Memo::new(move |_| {
        let head = board
            .me()
            .and_then(|me| board.table(|table| table.heads[me]));
        head.flatten()
    });
    move || {
        let lang = session.lang();
        match head.get() {
            Some(brain) => {
                let words = words::piece_head(lang, brain_words(brain, lang));
                view! {
                    <button
                        type="button"
                        class="gbr-head"
                        aria-label=words
                        on:click=move |_| board.looked_at.set(Some(brain))
                    >
                        {card::face(board, brain, lang)}
                    </button>
                }
                .into_any()
            }
            None => view! {
                <p class="gbr-head empty">{words::piece_empty_head(lang)}</p>
            }
            .into_any(),
        }
    }
}

/// A card that can be chosen: in the hand, or to be dealt out.
#[component]
pub fn BrainButton(board: Board, brain: Brain) -> impl IntoView {
    let session = board.session;
    let is_open = Memo::new(move |_| board.can_choose(brain));
    let is_chosen = Memo::new(move |_| board.chosen.get() == Chosen::Card(brain));
    let key = Memo::new(move |_| board.key_of(brain));
    let offer = move || offer(board, brain);
    let label = move || {
        let words = brain_words(brain, session.lang());
        match offer() {
            Some(offer) => format!("{words}, {offer}"),
            None => words,
        }
    };
    let press = LongPress::default();
    view! {
        <button
            type="button"
            class="gbr-button"
            class:chosen=is_chosen
            aria-pressed=move || is_chosen.get().to_string()
            aria-disabled=move || (!is_open.get()).to_string()
            aria-label=label
            aria-keyshortcuts=move || key.get().map(|key| key.to_string())
            on:pointerdown=move |_| press.begin(move || board.looked_at.set(Some(brain)))
            on:pointerup=move |_| press.end()
            on:pointerleave=move |_| press.end()
            on:pointercancel=move |_| press.end()
            on:contextmenu=move |menu| {
                menu.prevent_default();
                press.end();
                board.looked_at.set(Some(brain));
            }
            on:click=move |_| {
                if !press.was_long() {
                    board.tap_card(brain);
                }
            }
        >
            {move || card::face(board, brain, session.lang())}
            <span class="gbr-offer" aria-hidden="true">{offer}</span>
            <span class="gbr-key" aria-hidden="true">{key}</span>
        </button>
    }
}

/// What the card is good for now: `+4 Run`, or what it costs.
fn offer(board: Board, brain: Brain) -> Option<String> {
    let lang = board.session.lang();
    if !board.is_mine() {
        return None;
    }
    match board.step()? {
        Step::Move(_) => Some(lang::offer_run(lang, brain.run())),
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
