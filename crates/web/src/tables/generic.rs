//! Any game, drawn from its scene: opponents on top, what is common in the
//! middle, one's own things below. Pieces that can be used can be touched.

pub mod flip;
pub mod piece;
pub mod props;
pub mod zone;

use erased::DynEvents;
use leptos::prelude::*;
use scene::{Manner, Piece, PieceId, Scene, Shape, Touched, Zone, ZoneId};
use tabletop::{Seat, Turn};

use self::{
    props::Props,
    zone::{plate, zone_view},
};
use super::{
    Table, TableView,
    toss::{READ_MS, TUMBLE_MS},
};
use crate::{
    lang,
    session::Session,
    shell::controls::{Act, Controls},
};

/// How long pieces travel at normal speed.
const TRAVEL_MS: u32 = 350;

/// With no more moves than this, each is a button of its own.
const FEW: usize = 3;

pub static TABLE: Table = Table {
    lay,
    motion_ms,
    style: "",
};

/// How long showing these events takes at normal speed.
fn motion_ms(events: &dyn DynEvents) -> u32 {
    if events
        .motions()
        .iter()
        .any(|it| it.manner == Manner::Rolled)
    {
        return TUMBLE_MS + READ_MS;
    }
    TRAVEL_MS
}

/// A table in use. Copies share everything.
#[derive(Copy, Clone, Debug)]
pub struct Board {
    session: Session,
    /// What is on the table, and what still moves there.
    props: Props,
    selected: RwSignal<Vec<PieceId>>,
    touched: Memo<Touched>,
    /// Of several moves, the one chosen from the list.
    chosen: RwSignal<Option<String>>,
    /// A piece that was touched and cannot be used.
    stuck: RwSignal<Option<PieceId>>,
}

fn lay(session: Session) -> TableView {
    let props = Props::new(session);
    let selected = RwSignal::new(Vec::new());
    let board = Board {
        session,
        props,
        selected,
        touched: Memo::new(move |_| {
            props
                .scene
                .with(|scene| selected.with(|selected| scene.touched(selected)))
        }),
        chosen: RwSignal::new(None),
        stuck: RwSignal::new(None),
    };
    // What was touched for another prompt is not touched for this one.
    Effect::new(move |_| {
        session.model.track();
        board.let_go();
    });
    TableView {
        table: view! { <Table board /> }.into_any(),
        players: view! { <Others board /> }.into_any(),
        controls: Signal::derive(move || board.controls()),
        phase: Signal::derive(String::new),
    }
}

impl Board {
    fn let_go(self) {
        self.selected.set(Vec::new());
        self.chosen.set(None);
        self.stuck.set(None);
    }

    fn zone(self, id: &ZoneId) -> Option<Zone> {
        self.props.scene.with(|scene| scene.zone(id).cloned())
    }

    fn piece(self, id: &PieceId) -> Option<Piece> {
        self.props.scene.with(|scene| {
            let mut pieces = scene.pieces().filter(|(_, piece)| piece.id == *id);
            pieces.next().map(|(_, piece)| piece.clone())
        })
    }

    /// Selects a piece; a second touch of one that can do one thing does it.
    fn touch(self, piece: &Piece) {
        if self.session.is_moving.get_untracked() {
            self.session.skip();
            return;
        }
        self.chosen.set(None);
        self.stuck.set(None);
        if piece.moves.is_empty() {
            self.selected.set(Vec::new());
            self.stuck.set(Some(piece.id.clone()));
            return;
        }
        let selected = self.selected.get_untracked();
        if let ([only], [action]) = (&selected[..], &piece.moves[..])
            && *only == piece.id
        {
            self.act(action.clone()).press(self.session);
            return;
        }
        let after = self
            .props
            .scene
            .with_untracked(|scene| scene.touch(&selected, &piece.id));
        self.selected.set(after);
    }

    fn act(self, action: String) -> Act {
        let session = self.session;
        let label = session.label(&action);
        Act::new(label, move || session.send(action.clone()))
    }

    /// Moves to choose from a list: several that the touched pieces stand for,
    /// or what belongs to no piece and is too much for buttons.
    fn listed(self) -> Vec<String> {
        let session = self.session;
        let legal = self.legal();
        let is_over = matches!(session.turn(), Some(Turn::Over(_)));
        if is_over || legal.len() <= FEW {
            return Vec::new();
        }
        if self.selected.with(|it| !it.is_empty()) {
            return self.touched.with(|it| it.offered.clone());
        }
        let actions = self.actions();
        if actions.len() < FEW {
            return Vec::new();
        }
        actions
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
        let session = self.session;
        let lang = session.lang();
        let legal = self.legal();
        let cancel = Some(Callback::new(move |()| self.let_go()));
        let proposed = self.touched.with(|it| it.proposed.clone());
        let proposed = proposed.filter(|it| legal.contains(it));
        if legal.len() <= FEW {
            // What was touched is the main thing, else what comes first.
            let main = proposed.or_else(|| legal.first().cloned());
            let rest = legal.iter().filter(|it| Some(*it) != main.as_ref());
            return Controls {
                secondary: rest.map(|it| self.act(it.clone())).collect(),
                primary: main.map(|it| self.act(it)),
                choices: self.keys(),
                cancel,
            };
        }
        let primary = match proposed.or_else(|| self.chosen.get()) {
            Some(action) => self.act(action),
            None => Act::locked(lang::shell_choose_first(lang)),
        };
        let actions = self.actions();
        let buttons = if actions.len() < FEW {
            actions
        } else {
            Vec::new()
        };
        Controls {
            primary: Some(primary),
            secondary: buttons.into_iter().map(|it| self.act(it)).collect(),
            choices: self.keys(),
            cancel,
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
        let usable = self.props.scene.with(|scene| {
            let pieces = scene.pieces().map(|(_, piece)| piece.clone());
            let usable: Vec<Piece> = pieces.filter(|it| !it.moves.is_empty()).collect();
            usable
        });
        let touch = |piece: Piece| Act::new(String::new(), move || self.touch(&piece));
        usable.into_iter().map(touch).collect()
    }
}

/// Whether a zone stands with its owner rather than in the middle.
fn is_private(zone: &Zone) -> bool {
    match zone.shape {
        Shape::Plate | Shape::Fan | Shape::Rack => zone.owner.is_some(),
        Shape::Pile | Shape::Row | Shape::Track | Shape::Grid { .. } | Shape::List => false,
    }
}

/// Everybody else, with all that is theirs.
#[component]
fn Others(board: Board) -> impl IntoView {
    let session = board.session;
    let others = Memo::new(move |_| {
        let n_seats = session.seats.with(Vec::len);
        let me = session.seat();
        let first = me.map_or(0, |seat| seat.index() + 1);
        let seats = (0..n_seats).map(|n| Seat::new((first + n) % n_seats));
        seats.filter(|seat| Some(*seat) != me).collect::<Vec<_>>()
    });
    view! {
        <ul class="others" class:many=move || 3 < others.with(Vec::len)>
            <For each=move || others.get() key=|seat| *seat children=move |seat| {
                let acts = move || session.must().contains(seat);
                view! {
                    <li class="other" class:active=acts class:away=move || session.is_away(seat)>
                        {plate(board, seat)}
                        <Private board seat />
                    </li>
                }
            } />
        </ul>
    }
}

/// What a player holds and has laid out.
#[component]
fn Private(board: Board, seat: Seat) -> impl IntoView {
    let is_theirs = move |zone: &Zone| {
        is_private(zone) && zone.shape != Shape::Plate && zone.owner == Some(seat)
    };
    view! { <Zones board wanted=Callback::new(move |zone: Zone| is_theirs(&zone)) /> }
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
        <div class="any">
            <div class="middle">
                <Zones board wanted=Callback::new(|zone: Zone| !is_private(&zone)) />
            </div>
            {move || {
                let seat = me.get()?;
                let acts = move || board.session.must().contains(seat);
                Some(
                    view! {
                        <div class="mine" class:active=acts>
                            {plate(board, seat)}
                            <Private board seat />
                        </div>
                    },
                )
            }}
            <Bubble board />
            <Choices board />
        </div>
    }
}

/// What the touched piece is, or why it cannot be used.
#[component]
fn Bubble(board: Board) -> impl IntoView {
    let session = board.session;
    let said = move || {
        let lang = session.lang();
        if let Some(stuck) = board.stuck.get() {
            let locked = board.piece(&stuck)?.locked?;
            let href = format!("/rules/{}#{}", session.game.info().id, locked.rule);
            let why = view! { {locked.says} " " <a href=href>{lang::shell_read_rule(lang)}</a> };
            return Some(why.into_any());
        }
        let action = board.touched.with(|it| it.proposed.clone());
        let explained = session.draw(|seen, words| {
            let explained = action.and_then(|it| seen.explain(&it, words).ok());
            explained.flatten()
        });
        let selected = board.selected.get();
        let piece = selected.last().and_then(|id| board.piece(id))?;
        let mut said = vec![piece.label];
        said.extend(explained.flatten());
        Some(said.join(" · ").into_any())
    };
    view! { <p class="bubble" role="status">{said}</p> }
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
