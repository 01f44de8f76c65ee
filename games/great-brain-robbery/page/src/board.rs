//! What is on the table and what this page's player has chosen so far.

use great_brain_robbery::{
    Action, Brain, Cards, Destination, Face, Move, Place, Robbery, Spot, Step, Table, View,
    car::{N_SPACES, Space},
    reach,
};
use leptos::prelude::*;
use tabletop::{Game, Refusal, Seat, chance::Seeded};
use web::{
    gallery::{self, Gallery},
    session::Session,
    tables::toss::Toss,
};
use wire::Problem;

use super::{
    sight::{Look, Sight, looks},
    tale::{Tale, is_roll, shown, tale},
};

/// The table as this page sees it. Copies share everything.
#[derive(Copy, Clone, Debug)]
pub struct Board {
    pub session: Session,
    pub gallery: Gallery,
    pub tale: Memo<Option<Tale>>,
    pub toss: Toss,
    /// What is to be shown now.
    pub view: Memo<Option<View>>,
    /// What this page's player may do.
    pub legal: Memo<Vec<Action>>,
    pub chosen: RwSignal<Chosen>,
    /// Every space of every car, the last car first.
    pub looks: Memo<Vec<[Look; N_SPACES]>>,
    /// The space touched last, or gone to with the arrow keys.
    pub touched: RwSignal<Option<(Face, Space)>>,
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
    Stay(Spot),
    /// As far to the front as the steps go.
    Ahead(Spot),
}

impl Goal {
    pub fn chosen(self) -> Chosen {
        match self {
            Goal::Stay(spot)
            | Goal::Ahead(spot)
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
        let toss = Toss::new::<Robbery>(session, is_roll);
        let tale = tale(session);
        let view = shown(tale, toss);
        let legal = Memo::new(move |_| session.actions::<Robbery>());
        let chosen = RwSignal::new(Chosen::Nothing);
        let sight = Memo::new(move |_| sight(session, tale, view, chosen.get()));
        let looks = Memo::new(move |_| {
            let view = view.get();
            view.map_or_else(Vec::new, |view| {
                sight.with(|sight| looks(&view.table, sight))
            })
        });
        let board = Board {
            session,
            gallery: gallery::open("great-brain-robbery"),
            tale,
            toss,
            view,
            legal,
            chosen,
            looks,
            touched: RwSignal::new(None),
            looked_at: RwSignal::new(None),
            asked_about: RwSignal::new(None),
        };
        // What was chosen for another prompt is not chosen for this one.
        Effect::new(move |_| {
            let _ = board.legal.get();
            board.chosen.set(Chosen::Nothing);
        });
        board
    }

    pub fn choose_nothing(self) {
        self.chosen.set(Chosen::Nothing);
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

    /// The others, in the order of play.
    pub fn opponents(self) -> Vec<Seat> {
        let n_seats = self.table(Table::n_seats).unwrap_or(0);
        match self.me() {
            None => (0..n_seats).map(Seat::new).collect(),
            Some(me) => {
                let others = std::iter::successors(Some(me), |seat| Some(seat.left(n_seats)));
                others.skip(1).take(n_seats.saturating_sub(1)).collect()
            }
        }
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

    pub fn choosable(self) -> Vec<Brain> {
        self.legal
            .with(|legal| legal.iter().filter_map(|it| card_of(*it)).collect())
    }

    /// A tap on a card of the hand, or on a brain to deal out.
    pub fn tap_card(self, brain: Brain) {
        self.session.skip();
        if untrack(|| self.can_choose(brain)) {
            self.session.refusal.set(None);
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
            self.session.refusal.set(None);
            self.chosen.set(chosen);
        } else {
            self.say_why_not(attempt);
        }
    }

    fn touch(self, spot: Spot) {
        let face = untrack(|| self.table(|table| table.train.car(spot.car).face));
        self.touched.set(face.map(|face| (face, spot.space)));
    }

    /// The rules answer for what cannot be done.
    fn say_why_not(self, attempt: Action) {
        if let Some((view, me)) = untrack(|| self.view.get().zip(self.me()))
            && let Err(refusal) = why_not(&view, me, attempt)
        {
            self.session.refusal.set(Some(Problem::from(refusal)));
        }
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

    /// Everywhere worth going to, the nearest first, for this page's player or
    /// whoever an onlooker sees moving.
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
            let stay = place.spot().filter(|_| going.is_some());
            let ahead = going.and_then(|going| farthest_ahead(table, going));
            let ahead = ahead.filter(|spot| Some(*spot) != place.spot());
            let here = stay.map(|spot| (Goal::Stay(spot), 0)).into_iter();
            let ahead = ahead.map(|spot| {
                let steps = reach::steps_to(&table.train, place, spot);
                (Goal::Ahead(spot), steps)
            });
            let to = reach::destinations(table, walker).into_iter();
            let to = to.map(|(to, steps)| (Goal::To(to), steps));
            here.chain(ahead)
                .chain(to)
                .map(|(to, steps)| Way {
                    to,
                    steps,
                    is_open: going.is_some() && is_open(to),
                })
                .collect()
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
    tale: Memo<Option<Tale>>,
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
                tale.with(|tale| tale.as_ref().map_or_else(Vec::new, |it| it.way.clone()))
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

/// Asks the rules, about a table like the one this player sees.
fn why_not(view: &View, me: Seat, attempt: Action) -> Result<(), Refusal> {
    Robbery::determinize(view, &mut Seeded::new(0)).check(me, attempt)
}
