//! Cards in the middle: to choose one from, or to be looked at while one
//! decides.

use give_me_the_brain::{
    Face, Prompt, Step,
    show::{ids, step_words},
};
use leptos::prelude::*;
use scene::{Piece, PieceId, Shape, Zone};
use tabletop::Seat;

use super::{
    board::Board,
    card::{CardChoice, face_on, spread},
};
use crate::lang;

/// What lies in the middle instead of piles and Brain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tray {
    /// Cards that are not yours, and whose they are if that matters.
    Pick(Vec<(PieceId, Face, Option<Seat>)>),
    /// What the Walkie-Talkie shows to the one who listens.
    Heard(Face),
    /// Cards that you have chosen to pass on.
    PassedOn(Vec<Face>),
}

impl Board {
    pub fn tray(self) -> Option<Tray> {
        let reach = self.selection.in_reach();
        let mine = self.me().map(ids::hand);
        let items: Vec<_> = self.selection.scene.with(|scene| {
            let pieces = scene.pieces().filter(|(zone, piece)| {
                Some(&zone.id) != mine.as_ref() && reach.contains(&piece.id)
            });
            let item = |(zone, piece): (&Zone, &Piece)| {
                let owner = zone.owner.filter(|_| zone.shape == Shape::Rack);
                Some((piece.id.clone(), face_on(piece)?, owner))
            };
            pieces.filter_map(item).collect()
        });
        if !items.is_empty() {
            return Some(Tray::Pick(items));
        }
        match self.prompt()? {
            Prompt::Toss {
                card: Some(face), ..
            } if self.is_mine() => Some(Tray::Heard(face)),
            Prompt::SetAside { .. } => {
                let cards: Vec<Face> = self.set_aside().iter().collect();
                (!cards.is_empty()).then_some(Tray::PassedOn(cards))
            }
            Prompt::Bid { .. }
            | Prompt::Work { .. }
            | Prompt::Toss { .. }
            | Prompt::Step { .. }
            | Prompt::Over(_) => None,
        }
    }
}

#[component]
pub fn CardTray(board: Board) -> impl IntoView {
    let session = board.session;
    let tray = Memo::new(move |_| board.tray());
    let inside = move || {
        let lang = session.lang();
        match tray.get()? {
            Tray::Pick(items) => Some(
                view! {
                    {placed(board)}
                    {heading(board).map(|it| view! { <p class="cap">{it}</p> })}
                    <ul class="pick" aria-label=web::lang::shell_choices(lang)>
                        {items
                            .into_iter()
                            .map(|(id, face, owner)| {
                                let owner = owner.map(|it| session.name(it));
                                view! {
                                    <li>
                                        <CardChoice board id face />
                                        {owner.map(|it| view! { <span class="chip">{it}</span> })}
                                    </li>
                                }
                            })
                            .collect_view()}
                    </ul>
                }
                .into_any(),
            ),
            Tray::Heard(face) => Some(spread(board, &[face])),
            Tray::PassedOn(cards) => Some(
                view! {
                    <p class="cap">{lang::you_pass_on(lang)}</p>
                    {spread(board, &cards)}
                }
                .into_any(),
            ),
        }
    };
    view! { <div class="cardtray">{inside}</div> }
}

/// What the card is chosen for, unless its place is asked for.
fn heading(board: Board) -> Option<String> {
    match board.underway()?.current_step()? {
        Step::Arrange(_) => None,
        step => Some(step_words(step, board.session.lang())),
    }
}

/// Cards that are already back on the deck, from the top down, and which place
/// comes next.
fn placed(board: Board) -> Option<impl IntoView> {
    let underway = board.underway()?;
    let Some(Step::Arrange(_)) = underway.current_step() else {
        return None;
    };
    let lang = board.session.lang();
    let top = board.look(|view| {
        let known = view.top.iter().take(underway.count.into());
        known.copied().flatten().collect::<Vec<Face>>()
    })?;
    let next = lang::next_on_deck(lang, top.len() + 1);
    Some(view! {
        {(!top.is_empty()).then(|| view! { <p class="cap">{lang::back_on_deck(lang)}</p> })}
        {spread(board, &top)}
        <p class="cap">{next}</p>
    })
}
