//! What is on the table and what this page's player has chosen so far.

use great_brain_robbery::{
    Action, Brain, Cards, Destination, Face, Move, Place, Robbery, Spot, Step, Table, View,
    car::{N_SPACES, Space},
    reach,
};
use leptos::prelude::*;
use tabletop::Seat;
use web::{
    session::Session,
    tables::{choice::forget_when_asked_anew, toss::Toss},
};

use super::{
    fight::{self, Sheet},
    recent::{Recent, recent, shown},
    sight::{Look, Sight, looks},
};

/// The table as this page sees it. Copies share everything.
#[derive(Copy, Clone, Debug)]
pub struct Board {
    pub session: Session,
    pub recent: Memo<Option<Recent>>,
    pub toss: Toss,
    /// What is to be shown now.
    pub view: Memo<Option<View>>,
    /// What this page's player may do.
    pub legal: Memo<Vec<Action>>,
    pub chosen: RwSignal<Chosen>,
    /// What was tapped last and cannot be done.
    pub out_of_reach: RwSignal<Option<Action>>,
    /// The fight that covers the table.
    pub sheet: Memo<Option<Sheet>>,
    /// Every space of every car, the last car first.
    pub looks: Memo<Vec<[Look; N_SPACES]>>,
    /// The space touched last, or gone to with the arrow keys.
    pub touched: RwSignal<Option<(Face, Space)>>,
    /// Cars that the camera shows.
    pub in_view: RwSignal<Vec<Face>>,
    /// What is shown in full.
    pub looked_at: RwSignal<Option<Brain>>,
    pub asked_about: RwSignal<Option<Seat>>,
}

/// What the main button would do something with.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Chosen {
    #[default]
    Nothing,
    Card(Brain),
    Space(Spot),
    NewCar,
}

/// Somewhere to go, how far it is, and whether the move can end there.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Way {
    pub to: Goal,
    pub steps: u8,
    pub is_open: bool,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Goal {
    To(Destination),
    /// As far to the front as the steps go.
    Ahead(Spot),
}

impl Goal {
    pub fn chosen(self) -> Chosen {
        match self {
            Goal::Ahead(spot)
            | Goal::To(
                Destination::Counter(spot)
                | Destination::Brake(spot)
                | Destination::Player { spot, .. },
            ) => Chosen::Space(spot),
            Goal::To(Destination::NewCar) => Chosen::NewCar,
        }
    }
}

impl Board {
    pub fn new(session: Session) -> Board {
        let toss = Toss::new(session);
        let recent = recent(session);
        let view = shown(recent, toss);
        let legal = Memo::new(move |_| session.actions::<Robbery>());
        let chosen = RwSignal::new(Chosen::Nothing);
        let sight = Memo::new(move |_| sight(session, recent, view, chosen.get()));
        let looks = Memo::new(move |_| {
            let view = view.get();
            view.map_or_else(Vec::new, |view| {
                sight.with(|sight| looks(&view.table, sight))
            })
        });
        let board = Board {
            session,
            recent,
            toss,
            view,
            legal,
            chosen,
            out_of_reach: RwSignal::new(None),
            sheet: Memo::new(move |_| fight::sheet(session, recent, view)),
            looks,
            touched: RwSignal::new(None),
            in_view: RwSignal::new(Vec::new()),
            looked_at: RwSignal::new(None),
            asked_about: RwSignal::new(None),
        };
        forget_when_asked_anew(
            move || board.legal.get(),
            move || {
                board.chosen.set(Chosen::Nothing);
                board.out_of_reach.set(None);
            },
        );
        board
    }

    pub fn choose_nothing(self) {
        self.chosen.set(Chosen::Nothing);
        self.out_of_reach.set(None);
        self.touched.set(None);
    }

    /// Whether this page's player is the one to act, and can see why.
    pub fn is_mine(self) -> bool {
        self.session.may_act() && !self.toss.is_in_the_air()
    }

    pub fn me(self) -> Option<Seat> {
        self.session.seat()
    }

    /// Reads something off the open table.
    pub fn table<T>(self, f: impl FnOnce(&Table) -> T) -> Option<T> {
        self.view.with(|view| view.as_ref().map(|it| f(&it.table)))
    }

    pub fn step(self) -> Option<Step> {
        self.table(|table| table.step)
    }

    /// The move this page's player is making.
    pub fn going(self) -> Option<Move> {
        going(self.session, self.step()).filter(|_| !self.toss.is_in_the_air())
    }

    /// This page's player's cards.
    pub fn hand(self) -> Cards {
        let hand = self.view.with(|view| {
            view.as_ref()
                .zip(self.me())
                .map(|(view, me)| view.hands[me])
        });
        hand.unwrap_or(Cards::NONE)
    }

    /// Whether a card is among those asked for.
    pub fn can_choose(self, brain: Brain) -> bool {
        self.is_mine() && self.choosable().contains(&brain)
    }

    pub fn is_picked(self, brain: Brain) -> bool {
        self.chosen.get() == Chosen::Card(brain)
    }

    pub fn choosable(self) -> Vec<Brain> {
        self.legal
            .with(|legal| legal.iter().filter_map(|it| card_of(*it)).collect())
    }

    /// A tap on a card of the hand, or on a brain to deal out.
    pub fn tap_card(self, brain: Brain) {
        self.session.skip();
        if untrack(|| self.can_choose(brain)) {
            self.clear_refusal();
            let is_chosen = self.chosen.get_untracked() == Chosen::Card(brain);
            self.chosen.set(if is_chosen {
                Chosen::Nothing
            } else {
                Chosen::Card(brain)
            });
        } else if untrack(|| self.session.may_act()) {
            let attempt = match untrack(|| self.step()) {
                Some(Step::Install) => Action::Install(brain),
                Some(Step::Move(_) | Step::Fight(_)) => Action::Throw(brain),
                Some(Step::DealOut(_)) => Action::Give(brain),
                Some(
                    Step::Begin
                    | Step::Coupling { .. }
                    | Step::MayFight
                    | Step::MayStayOut { .. }
                    | Step::OverLimit { .. }
                    | Step::Over,
                )
                | None => Action::Discard(brain),
            };
            self.say_why_not(attempt);
        } else {
            self.looked_at.set(Some(brain));
        }
    }

    /// A tap on a space walks there for show; nothing is done until one stops.
    pub fn tap_space(self, spot: Spot) {
        self.touch(spot);
        self.go(Chosen::Space(spot));
    }

    /// A tap on a place to go to.
    pub fn tap_way(self, goal: Goal) {
        if let Chosen::Space(spot) = goal.chosen() {
            self.touch(spot);
        }
        self.go(goal.chosen());
    }

    pub fn go(self, chosen: Chosen) {
        self.session.skip();
        if untrack(|| self.going()).is_none() {
            return;
        }
        let attempt = match chosen {
            Chosen::Space(spot) => Action::Stop(spot),
            Chosen::NewCar => Action::Open,
            Chosen::Nothing | Chosen::Card(_) => return,
        };
        if self.legal.with_untracked(|it| it.contains(&attempt)) {
            self.clear_refusal();
            self.chosen.set(chosen);
        } else {
            self.say_why_not(attempt);
        }
    }

    fn touch(self, spot: Spot) {
        let face = untrack(|| self.table(|table| table.train.car(spot.car).face));
        self.touched.set(face.map(|face| (face, spot.space)));
    }

    fn clear_refusal(self) {
        self.session.refusal.set(None);
        self.out_of_reach.set(None);
    }

    /// The rules answer for what cannot be done; for what is too far away or
    /// too dear, numbers say it first.
    fn say_why_not(self, attempt: Action) {
        self.out_of_reach.set(Some(attempt));
        self.session.say_why_not::<Robbery>(attempt);
    }

    pub fn send(self, action: Action) {
        self.session.send(action.to_string());
    }

    /// What is chosen, as a move.
    pub fn action(self) -> Option<Action> {
        let chosen = self.chosen.get();
        let is_it = |action: &&Action| match chosen {
            Chosen::Nothing => false,
            Chosen::Card(brain) => card_of(**action) == Some(brain),
            Chosen::Space(spot) => **action == Action::Stop(spot),
            Chosen::NewCar => **action == Action::Open,
        };
        self.legal.with(|legal| legal.iter().find(is_it).copied())
    }

    /// Everywhere worth going to, what is within reach and near first, for this
    /// page's player or whoever an onlooker sees moving.
    pub fn ways(self) -> Vec<Way> {
        let going = self.going();
        self.table(|table| {
            let walker = self.me().unwrap_or(table.active);
            let place = table.pawns[walker];
            let legal = self.legal.get();
            let is_open = |goal: Goal| match goal.chosen() {
                Chosen::Space(spot) => legal.contains(&Action::Stop(spot)),
                Chosen::NewCar => legal.contains(&Action::Open),
                Chosen::Nothing | Chosen::Card(_) => false,
            };
            let ahead = going.and_then(|going| farthest_ahead(table, going));
            let ahead = ahead.filter(|spot| Some(*spot) != place.spot());
            let ahead = ahead.map(|spot| {
                let steps = reach::steps_to(&table.train, place, spot);
                (Goal::Ahead(spot), steps)
            });
            let to = reach::destinations(table, walker).into_iter();
            let to = to.map(|(to, steps)| (Goal::To(to), steps));
            let ways = to.chain(ahead).map(|(to, steps)| Way {
                to,
                steps,
                is_open: going.is_some() && is_open(to),
            });
            let mut ways: Vec<Way> = ways.collect();
            ways.sort_by_key(|way| !way.is_open);
            ways
        })
        .unwrap_or_default()
    }
}

/// The space within reach that is nearest to the front.
fn farthest_ahead(table: &Table, going: Move) -> Option<Spot> {
    let to_front = |spot: &Spot| reach::steps_to_new_car(&table.train, Place::On(*spot));
    table.reach(going).iter().min_by_key(to_front)
}

fn going(session: Session, step: Option<Step>) -> Option<Move> {
    match step {
        Some(Step::Move(going)) if session.may_act() => Some(going),
        Some(
            Step::Move(_)
            | Step::Begin
            | Step::Coupling { .. }
            | Step::MayFight
            | Step::MayStayOut { .. }
            | Step::Fight(_)
            | Step::DealOut(_)
            | Step::Install
            | Step::OverLimit { .. }
            | Step::Over,
        )
        | None => None,
    }
}

/// What this page's player is to see of the chosen way, or of another's.
fn sight(
    session: Session,
    recent: Memo<Option<Recent>>,
    view: Memo<Option<View>>,
    chosen: Chosen,
) -> Sight {
    view.with(|view| {
        let Some(View { table, .. }) = view else {
            return Sight::default();
        };
        let from = table.pawns[table.active];
        let going = going(session, Some(table.step));
        let way = match (going, chosen) {
            (Some(_), Chosen::Space(spot)) => reach::path(&table.train, from, spot),
            (Some(_), Chosen::NewCar) => {
                let front = Spot {
                    car: table.train.front(),
                    space: Space::FRONT,
                };
                reach::path(&table.train, from, front)
            }
            _ if session.is_moving.get() => {
                recent.with(|recent| recent.as_ref().map_or_else(Vec::new, |it| it.way.clone()))
            }
            _ => Vec::new(),
        };
        let card = match chosen {
            Chosen::Card(brain) => Some(brain),
            Chosen::Nothing | Chosen::Space(_) | Chosen::NewCar => None,
        };
        Sight { going, card, way }
    })
}

/// The card an action is about.
pub fn card_of(action: Action) -> Option<Brain> {
    match action {
        Action::Discard(brain)
        | Action::Throw(brain)
        | Action::Give(brain)
        | Action::Install(brain) => Some(brain),
        Action::Roll
        | Action::Reroll
        | Action::Pass
        | Action::Open
        | Action::Stop(_)
        | Action::Again
        | Action::LetBe
        | Action::Fight
        | Action::NoFight
        | Action::StayOut
        | Action::StandUp
        | Action::GiveNothing
        | Action::Done => None,
    }
}
