//! Generated from `data/lang/` by `cargo xtask data --update`.

#![allow(clippy::similar_names, reason = "fields are named for translators")]

use std::fmt::Display;

use tabletop::Lang;

/// `Round {n}`
pub fn round(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Round {n}"),
        Lang::Fr => format!("Manche {n}"),
    }
}

/// `Train`
pub fn train(_lang: Lang) -> &'static str {
    "Train"
}

/// `A 1 breaks the train`
pub fn lost_on_one(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "A 1 breaks the train",
        Lang::Fr => "Sur 1, le train casse",
    }
}

/// `1 to {last} breaks the train`
pub fn lost_on(lang: Lang, last: impl Display) -> String {
    match lang {
        Lang::En => format!("1 to {last} breaks the train"),
        Lang::Fr => format!("De 1 à {last}, le train casse"),
    }
}

/// `1 car: nothing can break`
pub fn safe(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "1 car: nothing can break",
        Lang::Fr => "1 wagon\u{202f}: rien ne peut lâcher",
    }
}

/// `The whole train`
pub fn map(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The whole train",
        Lang::Fr => "Tout le train",
    }
}

/// `Spaces of the train; arrow keys go from one to the next`
pub fn spaces(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Spaces of the train; arrow keys go from one to the next",
        Lang::Fr => "Cases du train\u{202f}; les flèches vont de l’une à l’autre",
    }
}

/// `car {car}, row {row}, column {column}`
#[derive(Debug)]
pub struct Space<A, B, C> {
    pub car: A,
    pub row: B,
    pub column: C,
}

impl<A: Display, B: Display, C: Display> Space<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let Space { car, row, column } = self;
        match lang {
            Lang::En => format!("car {car}, row {row}, column {column}"),
            Lang::Fr => format!("wagon {car}, rangée {row}, colonne {column}"),
        }
    }
}

/// `{space}: {what}`
#[derive(Debug)]
pub struct SpaceWith<A, B> {
    pub space: A,
    pub what: B,
}

impl<A: Display, B: Display> SpaceWith<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let SpaceWith { space, what } = self;
        match lang {
            Lang::En => format!("{space}: {what}"),
            Lang::Fr => format!("{space}\u{202f}: {what}"),
        }
    }
}

/// `{space}, {steps} away`
#[derive(Debug)]
pub struct SpaceSteps<A, B> {
    pub space: A,
    pub steps: B,
}

impl<A: Display, B: Display> SpaceSteps<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let SpaceSteps { space, steps } = self;
        match lang {
            Lang::En => format!("{space}, {steps} away"),
            Lang::Fr => format!("{space}, à {steps}"),
        }
    }
}

/// `Running behind the train: {names}`
pub fn behind(lang: Lang, names: impl Display) -> String {
    match lang {
        Lang::En => format!("Running behind the train: {names}"),
        Lang::Fr => format!("Courent derrière le train\u{202f}: {names}"),
    }
}

/// `New car`
pub fn new_car(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "New car",
        Lang::Fr => "Nouveau wagon",
    }
}

/// `Front`
pub fn front(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Front",
        Lang::Fr => "Avant",
    }
}

/// `{n} car left`, `{n} cars left`
pub fn unused(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} car left"),
        Lang::Fr if lang.is_one(n) => format!("encore {n} wagon"),
        Lang::En => format!("{n} cars left"),
        Lang::Fr => format!("encore {n} wagons"),
    }
}

/// `no new car`
pub fn closed(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "no new car",
        Lang::Fr => "pas de nouveau wagon",
    }
}

/// `Where to`
pub fn ways(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Where to",
        Lang::Fr => "Où aller",
    }
}

/// `Stay`
pub fn stay(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Stay",
        Lang::Fr => "Rester",
    }
}

/// `Ahead`
pub fn ahead(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Ahead",
        Lang::Fr => "Vers l’avant",
    }
}

/// `Brain`
pub fn brain(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Brain",
        Lang::Fr => "Cerveau",
    }
}

/// `Brake`
pub fn brake(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Brake",
        Lang::Fr => "Frein",
    }
}

/// `{n} step too far`, `{n} steps too far`
pub fn too_far(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} step too far"),
        Lang::Fr if lang.is_one(n) => format!("{n} pas de trop"),
        Lang::En => format!("{n} steps too far"),
        Lang::Fr => format!("{n} pas de trop"),
    }
}

/// `Tap a space to see the way. You only go once you stop there.`
pub fn walk_hint(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Tap a space to see the way. You only go once you stop there.",
        Lang::Fr => "Touchez une case pour voir le chemin. Vous n’y allez qu’en vous y arrêtant.",
    }
}

/// `To {spot}: {steps} used, {left} left.`
#[derive(Debug)]
pub struct Walk<A, B, C> {
    pub spot: A,
    pub steps: B,
    pub left: C,
}

impl<A: Display, B: Display, C: Display> Walk<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let Walk { spot, steps, left } = self;
        match lang {
            Lang::En => format!("To {spot}: {steps} used, {left} left."),
            Lang::Fr => format!("Vers {spot}\u{202f}: {steps} pas, il en reste {left}."),
        }
    }
}

/// `{left} steps become {more}.`
#[derive(Debug)]
pub struct WalkCard<A, B> {
    pub left: A,
    pub more: B,
}

impl<A: Display, B: Display> WalkCard<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let WalkCard { left, more } = self;
        match lang {
            Lang::En => format!("{left} steps become {more}."),
            Lang::Fr => format!("{left} pas deviennent {more}."),
        }
    }
}

/// `A new car: {n} step left inside. {risk} when you stop.`, `A new car: {n} steps left inside. {risk} when you stop.`
#[derive(Debug)]
pub struct WalkNewCar<A> {
    pub n: u32,
    pub risk: A,
}

impl<A: Display> WalkNewCar<A> {
    pub fn say(self, lang: Lang) -> String {
        let WalkNewCar { n, risk } = self;
        match lang {
            Lang::En if lang.is_one(n) => {
                format!("A new car: {n} step left inside. {risk} when you stop.")
            }
            Lang::Fr if lang.is_one(n) => {
                format!("Un nouveau wagon\u{202f}: il vous restera {n} pas. {risk} à votre arrêt.")
            }
            Lang::En => format!("A new car: {n} steps left inside. {risk} when you stop."),
            Lang::Fr => {
                format!("Un nouveau wagon\u{202f}: il vous restera {n} pas. {risk} à votre arrêt.")
            }
        }
    }
}

/// `A brain: +1 point and a card.`
pub fn waits_counter(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "A brain: +1 point and a card.",
        Lang::Fr => "Un cerveau\u{202f}: +1 point et une carte.",
    }
}

/// `The brake takes off the last car.`
pub fn waits_brake(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The brake takes off the last car.",
        Lang::Fr => "Le frein détache le dernier wagon.",
    }
}

/// `The brake ends the game.`
pub fn waits_end(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The brake ends the game.",
        Lang::Fr => "Le frein finit la partie.",
    }
}

/// `You may fight {names}.`
pub fn waits_fight(lang: Lang, names: impl Display) -> String {
    match lang {
        Lang::En => format!("You may fight {names}."),
        Lang::Fr => format!("Vous pourrez vous battre contre {names}."),
    }
}

/// `Stop here`
pub fn stop_here(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Stop here",
        Lang::Fr => "S’arrêter ici",
    }
}

/// `{name} for {player}`
#[derive(Debug)]
pub struct Give<A, B> {
    pub name: A,
    pub player: B,
}

impl<A: Display, B: Display> Give<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let Give { name, player } = self;
        match lang {
            Lang::En => format!("{name} for {player}"),
            Lang::Fr => format!("{name} pour {player}"),
        }
    }
}

/// `Choose where to stop`
pub fn choose_space(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose where to stop",
        Lang::Fr => "Choisissez où vous arrêter",
    }
}

/// `Choose a brain`
pub fn choose_brain(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose a brain",
        Lang::Fr => "Choisissez un cerveau",
    }
}

/// `Choose a card`
pub fn choose_card(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose a card",
        Lang::Fr => "Choisissez une carte",
    }
}

/// `Your head and hand`
pub fn hand(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your head and hand",
        Lang::Fr => "Votre tête et votre main",
    }
}

/// `No card in hand`
pub fn no_cards(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "No card in hand",
        Lang::Fr => "Aucune carte en main",
    }
}

/// `Show {name}`
pub fn show(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("Show {name}"),
        Lang::Fr => format!("Montrer {name}"),
    }
}

/// `+{n} Run`
pub fn offer_run(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("+{n} Run"),
        Lang::Fr => format!("+{n} Course"),
    }
}

/// `+{n} Hit`
pub fn offer_hit(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("+{n} Hit"),
        Lang::Fr => format!("+{n} Frappe"),
    }
}

/// `{n} point`, `{n} points`
pub fn offer_cost(lang: Lang, n: u32) -> String {
    if lang.is_one(n) {
        format!("{n} point")
    } else {
        format!("{n} points")
    }
}

/// `{n} point short`, `{n} points short`
pub fn offer_short(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} point short"),
        Lang::Fr if lang.is_one(n) => format!("il manque {n} point"),
        Lang::En => format!("{n} points short"),
        Lang::Fr => format!("il manque {n} points"),
    }
}

/// `Cost`
pub fn cost(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Cost",
        Lang::Fr => "Coût",
    }
}

/// `Hit`
pub fn hit(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Hit",
        Lang::Fr => "Frappe",
    }
}

/// `Run`
pub fn run(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Run",
        Lang::Fr => "Course",
    }
}

/// `IQ`
pub fn iq(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "IQ",
        Lang::Fr => "QI",
    }
}

/// `{n} point`, `{n} points`
pub fn points(lang: Lang, n: u32) -> String {
    if lang.is_one(n) {
        format!("{n} point")
    } else {
        format!("{n} points")
    }
}

/// `points: {points}, cards: {cards}, dice: {dice}`
#[derive(Debug)]
pub struct Counts<A, B, C> {
    pub points: A,
    pub cards: B,
    pub dice: C,
}

impl<A: Display, B: Display, C: Display> Counts<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let Counts {
            points,
            cards,
            dice,
        } = self;
        match lang {
            Lang::En => format!("points: {points}, cards: {cards}, dice: {dice}"),
            Lang::Fr => {
                format!("points\u{202f}: {points}, cartes\u{202f}: {cards}, dés\u{202f}: {dice}")
            }
        }
    }
}

/// `to move: {n} die + {run}`, `to move: {n} dice + {run}`
#[derive(Debug)]
pub struct WouldRoll<A> {
    pub n: u32,
    pub run: A,
}

impl<A: Display> WouldRoll<A> {
    pub fn say(self, lang: Lang) -> String {
        let WouldRoll { n, run } = self;
        match lang {
            Lang::En if lang.is_one(n) => format!("to move: {n} die + {run}"),
            Lang::Fr if lang.is_one(n) => format!("pour avancer\u{202f}: {n} dé + {run}"),
            Lang::En => format!("to move: {n} dice + {run}"),
            Lang::Fr => format!("pour avancer\u{202f}: {n} dés + {run}"),
        }
    }
}

/// `in a fight: {n} die + {hit}`, `in a fight: {n} dice + {hit}`
#[derive(Debug)]
pub struct WouldFight<A> {
    pub n: u32,
    pub hit: A,
}

impl<A: Display> WouldFight<A> {
    pub fn say(self, lang: Lang) -> String {
        let WouldFight { n, hit } = self;
        match lang {
            Lang::En if lang.is_one(n) => format!("in a fight: {n} die + {hit}"),
            Lang::Fr if lang.is_one(n) => format!("au combat\u{202f}: {n} dé + {hit}"),
            Lang::En => format!("in a fight: {n} dice + {hit}"),
            Lang::Fr => format!("au combat\u{202f}: {n} dés + {hit}"),
        }
    }
}

/// `{n} card in hand, at most {limit} at the end of a turn`, `{n} cards in hand, at most {limit} at the end of a turn`
#[derive(Debug)]
pub struct Holds<A> {
    pub n: u32,
    pub limit: A,
}

impl<A: Display> Holds<A> {
    pub fn say(self, lang: Lang) -> String {
        let Holds { n, limit } = self;
        match lang {
            Lang::En if lang.is_one(n) => {
                format!("{n} card in hand, at most {limit} at the end of a turn")
            }
            Lang::Fr if lang.is_one(n) => {
                format!("{n} carte en main, au plus {limit} en fin de tour")
            }
            Lang::En => format!("{n} cards in hand, at most {limit} at the end of a turn"),
            Lang::Fr => format!("{n} cartes en main, au plus {limit} en fin de tour"),
        }
    }
}

/// `You know these are in hand: {cards}`
pub fn known(lang: Lang, cards: impl Display) -> String {
    match lang {
        Lang::En => format!("You know these are in hand: {cards}"),
        Lang::Fr => format!("En main, à ce que vous savez\u{202f}: {cards}"),
    }
}

/// `{name} attacks`
pub fn fight(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("{name} attacks"),
        Lang::Fr => format!("{name} attaque"),
    }
}

/// `{n} card`, `{n} cards`
pub fn cards(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} card"),
        Lang::Fr if lang.is_one(n) => format!("{n} carte"),
        Lang::En => format!("{n} cards"),
        Lang::Fr => format!("{n} cartes"),
    }
}

/// `Heads to fill, in this order`
pub fn heads_to_fill(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Heads to fill, in this order",
        Lang::Fr => "Têtes à remplir, dans cet ordre",
    }
}

/// `The dice roll…`
pub fn rolling(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The dice roll…",
        Lang::Fr => "Les dés roulent…",
    }
}
