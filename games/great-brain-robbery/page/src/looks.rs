//! Faces, dice, signs, and the colours of the cars.

use great_brain_robbery::{Brain, Face as Car, show::names::car_name};
use leptos::prelude::*;
use scene::{Motion, PieceId, ZoneId};
use tabletop::{Lang, Seat};
use web::{
    art, face,
    motion::{piece_element, zone_element},
    session::Session,
    settings::settings,
};

/// Icons of the common sheet.
pub const AHEAD: &str = "fwd";
pub const BULB: &str = "bulb";
pub const FIST: &str = "fist";
pub const NEW_CAR: &str = "plus";
pub const RUN: &str = "run";
pub const STAR: &str = "star";

/// A face on its disc; one's own is the one that was chosen.
pub fn face(session: Session, seat: Seat, class: &'static str) -> impl IntoView {
    move || {
        let name = session.name(seat);
        let (hue, drawing) = if session.seat() == Some(seat) {
            let mine = settings().face.get();
            (mine.disc(), mine.drawing().into_any())
        } else {
            (face::disc_of(&name), face::of_name(&name))
        };
        view! {
            <span class=class style=format!("--hue:{hue}") aria-hidden="true">
                {drawing}
            </span>
        }
    }
}

pub fn portrait(brain: Brain) -> impl IntoView {
    art::picture(format!("great-brain-robbery/{}.svg", brain.id()))
}

/// A brain in a line of the log.
pub fn small(motion: &Motion, _: Lang) -> Option<AnyView> {
    let Some(scene::Face::Card(brain)) = &motion.face else {
        return None;
    };
    brain.parse().ok().map(|it| portrait(it).into_any())
}

/// A brain nobody has found yet.
pub fn counter() -> impl IntoView {
    art::picture("brain.svg")
}

pub fn brake() -> impl IntoView {
    art::picture("great-brain-robbery/brake.svg")
}

pub fn card_id(brain: Brain) -> String {
    piece_element(&PieceId::of("brain", brain))
}

/// Where what belongs to a player lies: `plate` or `hand`.
pub fn zone_of(name: &str, seat: Seat) -> String {
    zone_element(&ZoneId::of(name, seat))
}

/// Both sides of a car have the same paint.
pub fn paint(car: Car) -> &'static str {
    match car {
        Car::Caboose => "#b5493b",
        Car::Engine => "#3c4450",
        Car::DayCoach | Car::TheatreCar => "#8c2f5d",
        Car::DiningCar | Car::KitchenCar => "#2f5f8f",
        Car::SleepingCar | Car::HoneymoonCar => "#1f6f74",
        Car::BaggageCar | Car::MailCar => "#7a5c20",
        Car::SalonCar | Car::SmokingCar => "#37704f",
        Car::CattleCar | Car::CircusCar => "#a8540f",
        Car::BankCar | Car::ObservationCar => "#4d4280",
    }
}

/// A car from the side, with its name on it.
pub fn car(car: Car, lang: Lang) -> impl IntoView {
    view! {
        <span class="gbr-car d" style=format!("--car:{}", paint(car))>
            {car_name(car, lang)}
        </span>
    }
}

/// Where the pips of a die are, in a box of 40 by 40.
fn pips(side: u8) -> &'static [(u8, u8)] {
    match side {
        1 => &[(20, 20)],
        2 => &[(12, 12), (28, 28)],
        3 => &[(11, 11), (20, 20), (29, 29)],
        4 => &[(12, 12), (28, 12), (12, 28), (28, 28)],
        5 => &[(11, 11), (29, 11), (20, 20), (11, 29), (29, 29)],
        6 => &[(12, 10), (28, 10), (12, 20), (28, 20), (12, 30), (28, 30)],
        _ => &[],
    }
}

/// A die as it lies; whoever shows it says in words what it is. Without pips it
/// is still to be rolled.
pub fn die(side: u8, class: &'static str) -> impl IntoView {
    let pips = pips(side).iter();
    let pips = pips.map(|(x, y)| view! { <circle cx=*x cy=*y r="3.6" /> });
    view! {
        <svg class=format!("die6 {class}") viewBox="0 0 40 40" aria-hidden="true">
            <rect x="2" y="2" width="36" height="36" rx="9" />
            <path d="M5 33h30" />
            {pips.collect_view()}
        </svg>
    }
}

/// Dice not rolled yet.
pub fn blank_dice(n: u8) -> impl IntoView {
    (0..n).map(|_| die(0, "blank")).collect_view()
}

/// The side a tumbling die shows at a tick.
pub fn any_side(tick: usize, die: usize) -> u8 {
    const SIDES: [u8; 7] = [3, 6, 1, 5, 2, 4, 6];
    SIDES[(tick + 3 * die) % SIDES.len()]
}
