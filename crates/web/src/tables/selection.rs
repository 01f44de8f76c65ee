//! What this page's player has touched and what that comes to, read off the
//! scene: states, keys, buttons and plates are the same at every table.

use leptos::prelude::*;
use scene::{Face, Piece, PieceId, Present, Scene, Touched, ZoneId};
use tabletop::Seat;
use wire::Problem;

use super::{
    card::CardState,
    choice::{forget_when_asked_anew, key_of},
    toss::Toss,
};
use crate::{
    session::Session,
    shell::{
        controls::{Act, Controls},
        seats::{Pick, others},
    },
};

/// The pieces on the table, and those that are selected. Copies share
/// everything.
#[derive(Copy, Clone, Debug)]
pub struct Selection {
    pub session: Session,
    /// What is on the table, as it is shown.
    pub scene: Signal<Scene>,
    pub selected: RwSignal<Vec<PieceId>>,
    /// What they come to.
    pub touched: Memo<Touched>,
    /// What was touched last, if it cannot be used.
    pub stuck: RwSignal<Option<PieceId>>,
    /// What digits touch, found out once for all that show theirs.
    reach: Memo<Vec<PieceId>>,
}

impl Selection {
    pub fn new(session: Session, scene: Signal<Scene>) -> Selection {
        let selected = RwSignal::new(Vec::new());
        let touched = Memo::new(move |_| {
            scene.with(|scene| selected.with(|it| scene.touched(&or_sole_player(scene, it))))
        });
        let selection = Selection {
            session,
            scene,
            selected,
            touched,
            stuck: RwSignal::new(None),
            reach: Memo::new(move |_| reach(session, scene, touched)),
        };
        forget_when_asked_anew(
            move || scene.with(|scene| (scene.actions.clone(), usable(scene))),
            move || selection.let_go(),
        );
        selection
    }

    /// For a table that shows a view of its own: while a die is in the air,
    /// nothing that it brings can be touched.
    pub fn of<G: Present>(session: Session, view: Memo<Option<G::View>>, toss: Toss) -> Selection {
        let scene = Memo::new(move |_| {
            let legal = if toss.is_in_the_air() {
                Vec::new()
            } else {
                session.actions::<G>()
            };
            let scene = |view: &G::View| session.with_words(|words| G::scene(view, &legal, words));
            view.with(|view| view.as_ref().map(scene).unwrap_or_default())
        });
        Selection::new(session, scene.into())
    }

    pub fn let_go(self) {
        self.selected.set(Vec::new());
        self.stuck.set(None);
    }

    pub fn piece(self, id: &PieceId) -> Option<Piece> {
        self.scene.with(|scene| scene.piece(id).cloned())
    }

    /// The pieces of a zone, in the order they lie.
    pub fn pieces(self, zone: &ZoneId) -> Vec<Piece> {
        let zone = |scene: &Scene| scene.zone(zone).map(|it| it.pieces.clone());
        self.scene.with(zone).unwrap_or_default()
    }

    pub fn is_selected(self, id: &PieceId) -> bool {
        self.selected.with(|it| it.contains(id))
    }

    /// Whether it is selected, or was touched in vain.
    pub fn is_touched(self, id: &PieceId) -> bool {
        self.is_selected(id) || self.stuck.with(|it| it.as_ref() == Some(id))
    }

    pub fn state(self, id: &PieceId) -> CardState {
        if self.is_selected(id) {
            return CardState::Chosen;
        }
        self.scene.with(|scene| match scene.piece(id) {
            Some(piece) if !piece.moves.is_empty() => CardState::Open,
            // What says on itself what is in the way stands back.
            Some(Piece {
                locked: Some(locked),
                ..
            }) if !locked.short.is_empty() => CardState::Locked,
            Some(_) | None => CardState::Idle,
        })
    }

    /// A tap: the piece joins the selection or leaves it. What cannot be used
    /// says why.
    pub fn touch(self, id: &PieceId) {
        self.session.skip();
        self.session.refusal.set(None);
        let Some(piece) = untrack(|| self.piece(id)) else {
            return;
        };
        if piece.moves.is_empty() {
            self.selected.set(Vec::new());
            self.stuck.set(Some(piece.id));
            // The rule is behind the question why.
            let problem = piece.locked.map(|it| Problem {
                error: it.says,
                kind: None,
                rule: Some(it.rule),
                is_late: false,
            });
            self.session.refusal.set(problem);
            return;
        }
        self.stuck.set(None);
        let selected = self.selected.get_untracked();
        let after = self
            .scene
            .with_untracked(|scene| scene.touch(&selected, id));
        self.selected.set(after);
    }

    /// Why what was touched last cannot be used.
    pub fn why(self) -> String {
        let stuck = self.stuck.get().and_then(|id| self.piece(&id));
        let locked = stuck.and_then(|piece| piece.locked);
        locked.map(|it| it.says).unwrap_or_default()
    }

    /// The one move that the selection stands for.
    pub fn proposed(self) -> Option<String> {
        self.touched.with(|it| it.proposed.clone())
    }

    /// Moves to choose from, where nothing more can be touched.
    pub fn offered(self) -> Vec<String> {
        self.touched.with(|it| match it.next[..] {
            [] => it.offered.clone(),
            [..] => Vec::new(),
        })
    }

    /// Whether touching it makes it another move.
    pub fn is_next(self, id: &PieceId) -> bool {
        self.touched.with(|it| it.next.contains(id))
    }

    /// Whether only a player is missing.
    pub fn wants_player(self) -> bool {
        self.scene
            .with(|scene| self.touched.with(|it| wants_player(scene, it)))
    }

    /// What the selection would bring about, as far as the game says it.
    pub fn explained(self) -> Option<String> {
        let actions = self.proposed().into_iter().chain(self.offered());
        let explained: Vec<String> = actions.filter_map(|it| self.explain(&it)).collect();
        (!explained.is_empty()).then(|| explained.join(" "))
    }

    pub fn explain(self, action: &str) -> Option<String> {
        let explain = self.session.draw(|seen, words| seen.explain(action, words));
        explain?.ok().flatten()
    }

    pub fn act(self, action: String) -> Act {
        let session = self.session;
        let label = session.label(&action);
        Act::new(label, move || session.send(action.clone()))
    }

    /// What buttons and keys do now. `act` makes a button of a move, and `lacks`
    /// says what is still to be chosen.
    pub fn controls(self, lacks: impl Into<String>, act: impl Fn(String) -> Act) -> Controls {
        let mut actions: Vec<Act> = self.scene.with(|scene| {
            let actions = scene.actions.iter();
            actions.map(|it| act(it.clone())).collect()
        });
        let is_usable = self.scene.with(|scene| !usable(scene).is_empty());
        let offered: Vec<Act> = self.offered().into_iter().map(&act).collect();
        let primary = match self.proposed() {
            Some(action) => Some(act(action)),
            None if !is_usable => (!actions.is_empty()).then(|| actions.remove(0)),
            None => offered.is_empty().then(|| Act::locked(lacks)),
        };
        let reach = || self.in_reach().into_iter().map(|id| self.key_act(id));
        Controls {
            primary,
            choices: if offered.is_empty() {
                reach().collect()
            } else {
                offered.clone()
            },
            secondary: offered.into_iter().chain(actions).collect(),
            cancel: is_usable.then(|| Callback::new(move |()| self.let_go())),
        }
    }

    /// What digits touch, each of equal pieces once: things first, then whom they
    /// are for.
    pub fn in_reach(self) -> Vec<PieceId> {
        self.reach.get()
    }

    /// A key lets go of equal pieces one after the other, the last one first.
    fn key_act(self, id: PieceId) -> Act {
        Act::new(String::new(), move || {
            let equals = self.scene.with_untracked(|scene| scene.equals(&id));
            let selected = self.selected.get_untracked();
            let last = equals.iter().rev().find(|it| selected.contains(it));
            self.touch(last.unwrap_or(&id));
        })
    }

    /// The number key that touches a piece, if there is one: not while keys
    /// choose among moves.
    pub fn key(self, id: &PieceId) -> Option<usize> {
        if !self.offered().is_empty() {
            return None;
        }
        let first = self.scene.with(|scene| scene.equals(id).first().cloned())?;
        let index = self.reach.with(|it| it.iter().position(|it| *it == first));
        index.and_then(key_of)
    }

    /// The piece that stands for a player.
    fn player(self, seat: Seat) -> Option<Piece> {
        self.scene.with(|scene| {
            let mut pieces = scene.pieces().map(|(_, piece)| piece);
            pieces.find(|it| seat_of(it) == Some(seat)).cloned()
        })
    }

    pub fn pick(self, seat: Seat) -> Pick {
        let Some(piece) = self.player(seat).filter(|it| !it.moves.is_empty()) else {
            return Pick::No;
        };
        let is_sole = self.scene.with(|scene| sole_player(scene).is_some());
        if is_sole || self.is_selected(&piece.id) {
            Pick::Picked
        } else {
            Pick::Open
        }
    }

    pub fn touch_player(self, seat: Seat) {
        if let Some(piece) = untrack(|| self.player(seat)) {
            self.touch(&piece.id);
        }
    }

    /// The move that a touch of a player would come to.
    pub fn aimed_at(self, seat: Seat) -> Option<String> {
        let piece = self.player(seat).filter(|it| !it.moves.is_empty())?;
        let selected = self.selected.get();
        self.scene.with(|scene| {
            let after = if selected.contains(&piece.id) {
                selected
            } else {
                scene.touch(&selected, &piece.id)
            };
            scene.touched(&after).proposed
        })
    }

    /// The same in words, or who it is.
    pub fn player_words(self, seat: Seat) -> String {
        let action = self.aimed_at(seat);
        action.map_or_else(|| self.session.name(seat), |it| self.session.label(&it))
    }
}

fn wants_player(scene: &Scene, touched: &Touched) -> bool {
    let is_player = |id: &PieceId| scene.piece(id).is_some_and(|it| seat_of(it).is_some());
    !touched.next.is_empty() && touched.next.iter().all(is_player)
}

fn reach(session: Session, scene: Signal<Scene>, touched: Memo<Touched>) -> Vec<PieceId> {
    let order = others(session);
    scene.with(|scene| {
        let pieces = scene.pieces().map(|(_, piece)| piece);
        let usable = pieces.filter(|it| !it.moves.is_empty());
        let (mut players, things): (Vec<&Piece>, Vec<&Piece>) =
            usable.partition(|it| seat_of(it).is_some());
        let reach = if touched.with(|it| wants_player(scene, it)) || things.is_empty() {
            players.sort_by_key(|it| order.iter().position(|seat| Some(*seat) == seat_of(it)));
            players
        } else {
            let is_first = |it: &&Piece| scene.equals(&it.id).first() == Some(&it.id);
            things.into_iter().filter(is_first).collect()
        };
        reach.into_iter().map(|it| it.id.clone()).collect()
    })
}

fn usable(scene: &Scene) -> Vec<(PieceId, Vec<String>)> {
    let pieces = scene.pieces().map(|(_, piece)| piece);
    let usable = pieces.filter(|it| !it.moves.is_empty());
    usable.map(|it| (it.id.clone(), it.moves.clone())).collect()
}

fn seat_of(piece: &Piece) -> Option<Seat> {
    match piece.face {
        Face::Player(seat) => Some(seat),
        Face::Card(_)
        | Face::Back
        | Face::Die { .. }
        | Face::Tokens { .. }
        | Face::Pawn(_)
        | Face::Picture(_)
        | Face::Board { .. }
        | Face::Space { .. }
        | Face::Note => None,
    }
}

/// The only player who can be chosen.
fn sole_player(scene: &Scene) -> Option<&Piece> {
    let pieces = scene.pieces().map(|(_, piece)| piece);
    let mut players = pieces.filter(|it| seat_of(it).is_some() && !it.moves.is_empty());
    players.next().filter(|_| players.next().is_none())
}

/// Where only one player can be touched and nothing else, they are chosen.
fn or_sole_player(scene: &Scene, selected: &[PieceId]) -> Vec<PieceId> {
    match sole_player(scene) {
        Some(only) if selected.is_empty() && usable(scene).len() == 1 => vec![only.id.clone()],
        _ => selected.to_vec(),
    }
}
