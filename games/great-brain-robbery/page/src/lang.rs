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

/// `Round {n}: a fight`
pub fn round_fight(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Round {n}: a fight"),
        Lang::Fr => format!("Manche {n}\u{202f}: bagarre"),
    }
}

/// `Train`
pub fn train(_lang: Lang) -> &'static str {
    "Train"
}

/// `a 1 breaks the train`
pub fn risk_one(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a 1 breaks the train",
        Lang::Fr => "un 1 casse le train",
    }
}

/// `a 1 or a 2 breaks the train`
pub fn risk_two(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a 1 or a 2 breaks the train",
        Lang::Fr => "un 1 ou un 2 casse le train",
    }
}

/// `1 to {last} breaks the train`
pub fn risk_some(lang: Lang, last: impl Display) -> String {
    match lang {
        Lang::En => format!("1 to {last} breaks the train"),
        Lang::Fr => format!("un dé de 1 à {last} casse le train"),
    }
}

/// `any roll breaks the train`
pub fn risk_any(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "any roll breaks the train",
        Lang::Fr => "n’importe quel dé casse le train",
    }
}

/// `Open a new car, and {risk}.`
pub fn sign_open(lang: Lang, risk: impl Display) -> String {
    match lang {
        Lang::En => format!("Open a new car, and {risk}."),
        Lang::Fr => format!("Ouvrez un wagon, et {risk}."),
    }
}

/// `At the end of this move, {risk}.`
pub fn sign_stop(lang: Lang, risk: impl Display) -> String {
    match lang {
        Lang::En => format!("At the end of this move, {risk}."),
        Lang::Fr => format!("À la fin de ce trajet, {risk}."),
    }
}

/// `The couplings hold.`
pub fn sign_holds(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The couplings hold.",
        Lang::Fr => "Les attelages tiennent.",
    }
}

/// `A coupling breaks!`
pub fn sign_breaks(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "A coupling breaks!",
        Lang::Fr => "Un attelage lâche\u{202f}!",
    }
}

/// `No new car can join the train.`
pub fn sign_closed(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "No new car can join the train.",
        Lang::Fr => "Plus aucun wagon ne peut s’ajouter.",
    }
}

/// `The whole train`
pub fn map(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The whole train",
        Lang::Fr => "Tout le train",
    }
}

/// `back`
pub fn back(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "back",
        Lang::Fr => "queue",
    }
}

/// `front`
pub fn front(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "front",
        Lang::Fr => "tête",
    }
}

/// `{n} more car`, `{n} more cars`
pub fn more_cars(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} more car"),
        Lang::Fr if lang.is_one(n) => format!("encore {n} wagon"),
        Lang::En => format!("{n} more cars"),
        Lang::Fr => format!("encore {n} wagons"),
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

/// `{n} left`
pub fn unused(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("{n} left"),
        Lang::Fr => format!("reste {n}"),
    }
}

/// `Where to`
pub fn ways(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Where to",
        Lang::Fr => "Où aller",
    }
}

/// `Stay put`
pub fn stay_put(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Stay put",
        Lang::Fr => "Rester là",
    }
}

/// `Towards the front`
pub fn ahead(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Towards the front",
        Lang::Fr => "Vers l’avant",
    }
}

/// `Brain, {car}`
pub fn brain_in(lang: Lang, car: impl Display) -> String {
    match lang {
        Lang::En => format!("Brain, {car}"),
        Lang::Fr => format!("Cerveau, {car}"),
    }
}

/// `Brake, {car}`
pub fn brake_in(lang: Lang, car: impl Display) -> String {
    match lang {
        Lang::En => format!("Brake, {car}"),
        Lang::Fr => format!("Frein, {car}"),
    }
}

/// `Fight {name}`
pub fn fight_with(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("Fight {name}"),
        Lang::Fr => format!("Contre {name}"),
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

/// `{n} step left`, `{n} steps left`
pub fn steps_left(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} step left"),
        Lang::Fr if lang.is_one(n) => format!("{n} pas restant"),
        Lang::En => format!("{n} steps left"),
        Lang::Fr => format!("{n} pas restants"),
    }
}

/// `{n} car opened`, `{n} cars opened`
pub fn opened(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} car opened"),
        Lang::Fr if lang.is_one(n) => format!("{n} wagon ouvert"),
        Lang::En => format!("{n} cars opened"),
        Lang::Fr => format!("{n} wagons ouverts"),
    }
}

/// `to roll`
pub fn to_roll(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "to roll",
        Lang::Fr => "à lancer",
    }
}

/// `That is {n} step; you have {left}.`, `That is {n} steps; you have {left}.`
#[derive(Debug)]
pub struct FarSpace<A> {
    pub n: u32,
    pub left: A,
}

impl<A: Display> FarSpace<A> {
    pub fn say(self, lang: Lang) -> String {
        let FarSpace { n, left } = self;
        match lang {
            Lang::En if lang.is_one(n) => format!("That is {n} step; you have {left}."),
            Lang::Fr if lang.is_one(n) => format!("C’est à {n} pas\u{202f}; vous en avez {left}."),
            Lang::En => format!("That is {n} steps; you have {left}."),
            Lang::Fr => format!("C’est à {n} pas\u{202f}; vous en avez {left}."),
        }
    }
}

/// `The front is {n} step away; you have {left}.`, `The front is {n} steps away; you have {left}.`
#[derive(Debug)]
pub struct FarFront<A> {
    pub n: u32,
    pub left: A,
}

impl<A: Display> FarFront<A> {
    pub fn say(self, lang: Lang) -> String {
        let FarFront { n, left } = self;
        match lang {
            Lang::En if lang.is_one(n) => format!("The front is {n} step away; you have {left}."),
            Lang::Fr if lang.is_one(n) => {
                format!("L’avant est à {n} pas\u{202f}; vous en avez {left}.")
            }
            Lang::En => format!("The front is {n} steps away; you have {left}."),
            Lang::Fr => format!("L’avant est à {n} pas\u{202f}; vous en avez {left}."),
        }
    }
}

/// `Stop on a brain for a point and a card, or on somebody to fight.`
pub fn walk_hint(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Stop on a brain for a point and a card, or on somebody to fight.",
        Lang::Fr => {
            "Un cerveau donne un point et une carte\u{202f}; avec un voisin, c’est la bagarre."
        }
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

/// `{more} steps instead of {left}.`
#[derive(Debug)]
pub struct WalkCard<A, B> {
    pub more: A,
    pub left: B,
}

impl<A: Display, B: Display> WalkCard<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let WalkCard { more, left } = self;
        match lang {
            Lang::En => format!("{more} steps instead of {left}."),
            Lang::Fr => format!("{more} pas au lieu {}.", tabletop::de(&left)),
        }
    }
}

/// `A new car, {n} step left inside. When you stop, {risk}.`, `A new car, {n} steps left inside. When you stop, {risk}.`
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
                format!("A new car, {n} step left inside. When you stop, {risk}.")
            }
            Lang::Fr if lang.is_one(n) => {
                format!("Un nouveau wagon, il vous restera {n} pas. À votre arrêt, {risk}.")
            }
            Lang::En => format!("A new car, {n} steps left inside. When you stop, {risk}."),
            Lang::Fr => {
                format!("Un nouveau wagon, il vous restera {n} pas. À votre arrêt, {risk}.")
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
        Lang::Fr => format!("Vous pourrez affronter {names}."),
    }
}

/// `With an empty head, each card in hand costs you a die.`
pub fn begin_hint(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "With an empty head, each card in hand costs you a die.",
        Lang::Fr => "Tant que votre tête est vide, chaque carte en main vous coûte un dé.",
    }
}

/// `Then you roll {n} die.`, `Then you roll {n} dice.`
pub fn begin_card(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("Then you roll {n} die."),
        Lang::Fr if lang.is_one(n) => format!("Vous lancerez {n} dé."),
        Lang::En => format!("Then you roll {n} dice."),
        Lang::Fr => format!("Vous lancerez {n} dés."),
    }
}

/// `You keep {n} point.`, `You keep {n} points.`
pub fn install_card(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("You keep {n} point."),
        Lang::Fr if lang.is_one(n) => format!("Il vous restera {n} point."),
        Lang::En => format!("You keep {n} points."),
        Lang::Fr => format!("Il vous restera {n} points."),
    }
}

/// `{old} goes. {kept}`
#[derive(Debug)]
pub struct InstallOver<A, B> {
    pub old: A,
    pub kept: B,
}

impl<A: Display, B: Display> InstallOver<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let InstallOver { old, kept } = self;
        match lang {
            Lang::En => format!("{old} goes. {kept}"),
            Lang::Fr => format!("{old} s’en va. {kept}"),
        }
    }
}

/// `With {name} you have {total}; best opponent: {best}.`
#[derive(Debug)]
pub struct FightCard<A, B, C> {
    pub name: A,
    pub total: B,
    pub best: C,
}

impl<A: Display, B: Display, C: Display> FightCard<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let FightCard { name, total, best } = self;
        match lang {
            Lang::En => format!("With {name} you have {total}; best opponent: {best}."),
            Lang::Fr => format!(
                "Avec {name}, vous totalisez {total}\u{202f}; meilleur adversaire\u{202f}: {best}."
            ),
        }
    }
}

/// `Stop here ({n})`
pub fn stop_here(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Stop here ({n})"),
        Lang::Fr => format!("S’arrêter ici ({n})"),
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

/// `In your head`
pub fn head(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "In your head",
        Lang::Fr => "Dans votre tête",
    }
}

/// `Your hand`
pub fn hand(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your hand",
        Lang::Fr => "Votre main",
    }
}

/// `Empty head`
pub fn empty_head(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Empty head",
        Lang::Fr => "Tête vide",
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

/// `throw: +{n} step`, `throw: +{n} steps`
pub fn offer_run(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("throw: +{n} step"),
        Lang::Fr if lang.is_one(n) => format!("jetée\u{202f}: +{n} pas"),
        Lang::En => format!("throw: +{n} steps"),
        Lang::Fr => format!("jetée\u{202f}: +{n} pas"),
    }
}

/// `throw: +{n} Hit`
pub fn offer_hit(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("throw: +{n} Hit"),
        Lang::Fr => format!("jetée\u{202f}: +{n} Frappe"),
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

/// `IQ {n}`
pub fn iq_of(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("IQ {n}"),
        Lang::Fr => format!("QI {n}"),
    }
}

/// `no brain`
pub fn no_brain(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "no brain",
        Lang::Fr => "tête vide",
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

/// `{name}: {head}; points: {points}, cards: {cards}, dice: {dice}`
#[derive(Debug)]
pub struct Counts<A, B, C, D, E> {
    pub name: A,
    pub head: B,
    pub points: C,
    pub cards: D,
    pub dice: E,
}

impl<A: Display, B: Display, C: Display, D: Display, E: Display> Counts<A, B, C, D, E> {
    pub fn say(self, lang: Lang) -> String {
        let Counts {
            name,
            head,
            points,
            cards,
            dice,
        } = self;
        match lang {
            Lang::En => format!("{name}: {head}; points: {points}, cards: {cards}, dice: {dice}"),
            Lang::Fr => format!(
                "{name}\u{202f}: {head}\u{202f}; points\u{202f}: {points}, cartes\u{202f}: {cards}, dés\u{202f}: {dice}"
            ),
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

/// `You`
pub fn you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You",
        Lang::Fr => "Vous",
    }
}

/// `Fight in the {car}!`
pub fn fight_in(lang: Lang, car: impl Display) -> String {
    match lang {
        Lang::En => format!("Fight in the {car}!"),
        Lang::Fr => format!("Bagarre\u{202f}: {car}\u{202f}!"),
    }
}

/// `attacker`
pub fn attacker(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "attacker",
        Lang::Fr => "attaque",
    }
}

/// `passed`
pub fn passed(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "passed",
        Lang::Fr => "passe",
    }
}

/// `+{n} {name}`
#[derive(Debug)]
pub struct Thrown<A, B> {
    pub n: A,
    pub name: B,
}

impl<A: Display, B: Display> Thrown<A, B> {
    pub fn say(self, _lang: Lang) -> String {
        let Thrown { n, name } = self;
        format!("+{n} {name}")
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

/// `Ties go to the attacker. The winner deals out the brains, every loser gets a point.`
pub fn fight_rule(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Ties go to the attacker. The winner deals out the brains, every loser gets a point."
        }
        Lang::Fr => {
            "À égalité, l’attaquant gagne. Le vainqueur distribue les cerveaux, chaque perdant gagne un point."
        }
    }
}

/// `Heads to fill, in this order: {names}`
pub fn heads_to_fill(lang: Lang, names: impl Display) -> String {
    match lang {
        Lang::En => format!("Heads to fill, in this order: {names}"),
        Lang::Fr => format!("Têtes à remplir, dans cet ordre\u{202f}: {names}"),
    }
}
