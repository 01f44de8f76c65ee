//! Any game, drawn from its scene: opponents on top, what is common in the
//! middle, one's own things below. Pieces that can be used can be touched.

pub mod piece;
pub mod props;
pub mod zone;

use leptos::prelude::*;
use scene::{PieceId, Scene, Shape, Zone, ZoneId};
use tabletop::{Seat, Turn};

use self::{
    props::Props,
    zone::{counts, zone_view},
};
use super::{Table, TableView, choice::forget_when_asked_anew, selection::Selection};
use crate::{
    lang,
    session::Session,
    shell::{
        controls::{Act, Controls},
        seats::{Pick, Plates},
    },
};

/// With no more moves than this, each is a button of its own.
const FEW: usize = 3;

pub static TABLE: Table = Table {
    lay,
    picture: |_, _| None,
    piece: |_, _, _| None,
    style: None,
};

/// A table in use. Copies share everything.
#[derive(Copy, Clone, Debug)]
pub struct Board {
    session: Session,
    /// What is on the table, and what still moves there.
    props: Props,
    selection: Selection,
    /// Of several moves, the one chosen from the list.
    chosen: RwSignal<Option<String>>,
}

fn lay(session: Session) -> TableView {
    let props = Props::new(session);
    let selection = Selection::new(session, props.scene.into());
    let chosen = RwSignal::new(None);
    forget_when_asked_anew(
        move || (session.legal(), selection.selected.get()),
        move || chosen.set(None),
    );
    let board = Board {
        session,
        props,
        selection,
        chosen,
    };
    TableView {
        class: Signal::derive(|| "any".to_owned()),
        table: view! { <Table board /> }.into_any(),
        plates: Plates {
            counts: Callback::new(move |seat| counts(board, seat)),
            pick: Callback::new(move |seat| selection.pick(seat)),
            says: Callback::new(move |seat| board.plate_words(seat)),
            tap: Callback::new(move |seat| match untrack(|| selection.pick(seat)) {
                Pick::No => session.asked_about.set(Some(seat)),
                Pick::Open | Pick::Picked => selection.touch_player(seat),
            }),
            ..Plates::plain(session)
        },
        moment: ().into_any(),
        hint: Signal::derive(move || board.hint()),
        why: Signal::derive(move || selection.why()),
        controls: Signal::derive(move || board.controls()),
        phase: Signal::derive(String::new),
    }
}

impl Board {
    fn zone(self, id: &ZoneId) -> Option<Zone> {
        self.props.scene.with(|scene| scene.zone(id).cloned())
    }

    /// Selects a piece; a second touch of one that can do one thing does it.
    fn touch(self, id: &PieceId) {
        let piece = untrack(|| self.selection.piece(id));
        let moves = piece.map(|it| it.moves).unwrap_or_default();
        let selected = self.selection.selected.get_untracked();
        if let ([only], [action]) = (&selected[..], &moves[..])
            && only == id
        {
            self.selection.act(action.clone()).press(self.session);
            return;
        }
        self.selection.touch(id);
    }

    /// Moves to choose from a list: several that the touched pieces stand for,
    /// or what belongs to no piece and is too much for buttons.
    fn listed(self) -> Vec<String> {
        let is_over = matches!(self.session.turn(), Some(Turn::Over(_)));
        if is_over || self.legal().len() <= FEW {
            return Vec::new();
        }
        if self.selection.selected.with(|it| !it.is_empty()) {
            return self.selection.touched.with(|it| it.offered.clone());
        }
        let actions = self.actions();
        if actions.len() < FEW {
            return Vec::new();
        }
        actions
    }

    /// What the touched piece is, and what it would bring about.
    fn hint(self) -> String {
        let selected = self.selection.selected.get();
        let Some(piece) = selected.last().and_then(|id| self.selection.piece(id)) else {
            return String::new();
        };
        let mut said = vec![piece.label];
        said.extend(self.selection.explained());
        said.join(" · ")
    }

    fn plate_words(self, seat: Seat) -> String {
        let title = self.props.scene.with(|scene| {
            let mut zones = scene.zones.iter();
            let is_plate = |zone: &&Zone| zone.shape == Shape::Plate && zone.owner == Some(seat);
            zones.find(is_plate).map(|zone| zone.title.clone())
        });
        let title = title.filter(|it| !it.is_empty());
        title.unwrap_or_else(|| self.session.name(seat))
    }

    /// What can be done by a press alone: some moves need words.
    fn legal(self) -> Vec<String> {
        let game = self.session.game;
        let mut legal = self.session.legal();
        legal.retain(|action| !game.takes_remark(action));
        legal
    }

    fn actions(self) -> Vec<String> {
        let legal = self.legal();
        let actions = self.props.scene.with(|scene| scene.actions.clone());
        let actions = actions.into_iter();
        actions.filter(|it| legal.contains(it)).collect()
    }

    fn controls(self) -> Controls {
        let legal = self.legal();
        let act = |action: String| self.selection.act(action);
        let proposed = self.selection.proposed();
        let proposed = proposed.filter(|it| legal.contains(it));
        let (primary, rest) = if legal.len() <= FEW {
            // What was touched is the main thing, else what comes first.
            let main = proposed.or_else(|| legal.first().cloned());
            let mut rest = legal;
            rest.retain(|it| Some(it) != main.as_ref());
            (main.map(act), rest)
        } else {
            let main = proposed.or_else(|| self.chosen.get());
            let lacks = lang::shell_choose_first(self.session.lang());
            let main = main.map_or_else(|| Act::locked(lacks), act);
            let mut actions = self.actions();
            actions.truncate(if actions.len() < FEW { FEW } else { 0 });
            (Some(main), actions)
        };
        let selection = self.selection;
        Controls {
            primary,
            secondary: rest.into_iter().map(act).collect(),
            choices: self.keys(),
            cancel: Some(Callback::new(move |()| {
                selection.let_go();
                self.chosen.set(None);
            })),
        }
    }

    /// Digits choose from the list, or else touch pieces.
    fn keys(self) -> Vec<Act> {
        let listed = self.listed();
        if !listed.is_empty() {
            let chosen = self.chosen;
            let choose =
                |action: String| Act::new(String::new(), move || chosen.set(Some(action.clone())));
            return listed.into_iter().map(choose).collect();
        }
        let touch = |id: PieceId| Act::new(String::new(), move || self.touch(&id));
        self.selection.in_reach().into_iter().map(touch).collect()
    }
}

/// Whether a zone stands with its owner rather than in the middle.
fn is_private(zone: &Zone) -> bool {
    match zone.shape {
        Shape::Plate | Shape::Fan | Shape::Rack => zone.owner.is_some(),
        Shape::Pile | Shape::Row | Shape::Track | Shape::Grid { .. } | Shape::List => false,
    }
}

#[component]
fn Zones(board: Board, wanted: Callback<Zone, bool>) -> impl IntoView {
    let ids = Memo::new(move |_| {
        board.props.scene.with(|scene: &Scene| {
            let zones = scene.zones.iter();
            let wanted = zones.filter(|zone| wanted.run((*zone).clone()));
            wanted.map(|zone| zone.id.clone()).collect::<Vec<_>>()
        })
    });
    view! {
        <For each=move || ids.get() key=Clone::clone children=move |id| zone_view(board, id) />
    }
}

#[component]
fn Table(board: Board) -> impl IntoView {
    let me = Memo::new(move |_| board.session.seat());
    view! {
        {move || {
            let seat = me.get()?;
            let is_mine = move |zone: Zone| {
                is_private(&zone) && zone.shape != Shape::Plate && zone.owner == Some(seat)
            };
            Some(
                view! {
                    <section class="mine">
                        <div class="own">{counts(board, seat)}</div>
                        <Zones board wanted=Callback::new(is_mine) />
                    </section>
                },
            )
        }}
        <section class="centre">
            <Zones board wanted=Callback::new(|zone: Zone| !is_private(&zone)) />
            <Choices board />
        </section>
    }
}

#[component]
fn Choices(board: Board) -> impl IntoView {
    let Board {
        session, chosen, ..
    } = board;
    let listed = Memo::new(move |_| board.listed());
    let choice = move |action: String| {
        let (label, pressed, click) = (action.clone(), action.clone(), action);
        view! {
            <li>
                <button
                    type="button"
                    class="choice"
                    aria-pressed=move || {
                        chosen.with(|it| it.as_ref() == Some(&pressed)).to_string()
                    }
                    on:click=move |_| chosen.set(Some(click.clone()))
                >
                    {move || session.label(&label)}
                </button>
            </li>
        }
    };
    view! {
        <ul class="choices" aria-label=move || lang::shell_choices(session.lang())>
            <For each=move || listed.get() key=Clone::clone children=choice />
        </ul>
    }
}
