//! Generated from `data/lang/` by `cargo xtask data --update`.

#![allow(clippy::similar_names, reason = "fields are named for translators")]

use std::fmt::Display;

use tabletop::Lang;

/// `Bidding`
pub fn bidding(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Bidding",
        Lang::Fr => "Enchères",
    }
}

/// `Turn {n}`
pub fn turn(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Turn {n}"),
        Lang::Fr => format!("Tour {n}"),
    }
}

/// `Your card ({n})`, `Your cards ({n})`
pub fn your_cards(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("Your card ({n})"),
        Lang::Fr if lang.is_one(n) => format!("Votre carte ({n})"),
        Lang::En => format!("Your cards ({n})"),
        Lang::Fr => format!("Vos cartes ({n})"),
    }
}

/// `What lies in front of you.`
pub fn your_place(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "What lies in front of you.",
        Lang::Fr => "Ce qui est posé devant vous.",
    }
}

/// `You hold the Brain.`
pub fn you_hold(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You hold the Brain.",
        Lang::Fr => "Vous tenez le Cerveau.",
    }
}

/// `holds the Brain`
pub fn holds(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "holds the Brain",
        Lang::Fr => "tient le Cerveau",
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

/// `you know {n} of them`
pub fn known(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("you know {n} of them"),
        Lang::Fr => format!("vous en connaissez {n}"),
    }
}

/// `{n} hand per turn`, `{n} hands per turn`
pub fn hands(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} hand per turn"),
        Lang::Fr if lang.is_one(n) => format!("{n} main par tour"),
        Lang::En => format!("{n} hands per turn"),
        Lang::Fr => format!("{n} mains par tour"),
    }
}

/// `{n} hand left`, `{n} hands left`
pub fn hands_left(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} hand left"),
        Lang::Fr if lang.is_one(n) => format!("encore {n} main"),
        Lang::En => format!("{n} hands left"),
        Lang::Fr => format!("encore {n} mains"),
    }
}

/// `{n} on skill rolls`
pub fn bonus(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("{n} on skill rolls"),
        Lang::Fr => format!("{n} aux jets"),
    }
}

/// `{n} more turn to come`, `{n} more turns to come`
pub fn more_turns(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} more turn to come"),
        Lang::Fr if lang.is_one(n) => format!("encore {n} tour ensuite"),
        Lang::En => format!("{n} more turns to come"),
        Lang::Fr => format!("encore {n} tours ensuite"),
    }
}

/// `Walkie-Talkie used`
pub fn has_listened(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Walkie-Talkie used",
        Lang::Fr => "talkie-walkie utilisé",
    }
}

/// `Your turn`
pub fn your_turn(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your turn",
        Lang::Fr => "À vous",
    }
}

/// `{name}’s turn`
pub fn turn_of(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("{name}’s turn"),
        Lang::Fr => format!("Au tour {}", tabletop::de(&name)),
    }
}

/// `You’re doing a Job`
pub fn you_do(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You’re doing a Job",
        Lang::Fr => "Vous faites une tâche",
    }
}

/// `{name} is doing a Job`
pub fn does(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("{name} is doing a Job"),
        Lang::Fr => format!("{name} fait une tâche"),
    }
}

/// `waits for the Job inside it`
pub fn waits(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "waits for the Job inside it",
        Lang::Fr => "attend la tâche du dessous",
    }
}

/// `as printed on the discard`
pub fn followed(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "as printed on the discard",
        Lang::Fr => "telle qu’elle est dans la défausse",
    }
}

/// `skipped`
pub fn skipped(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "skipped",
        Lang::Fr => "sautée",
    }
}

/// `done`
pub fn done(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "done",
        Lang::Fr => "fait",
    }
}

/// `now`
pub fn now(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "now",
        Lang::Fr => "en cours",
    }
}

/// `Then roll {needed} or more to keep the Brain ({sixths} in 6)`
#[derive(Debug)]
pub struct ThenRoll<A, B> {
    pub needed: A,
    pub sixths: B,
}

impl<A: Display, B: Display> ThenRoll<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ThenRoll { needed, sixths } = self;
        match lang {
            Lang::En => format!("Then roll {needed} or more to keep the Brain ({sixths} in 6)"),
            Lang::Fr => {
                format!("Puis faire {needed} ou plus pour garder le Cerveau ({sixths} sur 6)")
            }
        }
    }
}

/// `Then roll {needed} or more to keep the {name} ({sixths} in 6)`
#[derive(Debug)]
pub struct ThenRollWith<A, B, C> {
    pub needed: A,
    pub name: B,
    pub sixths: C,
}

impl<A: Display, B: Display, C: Display> ThenRollWith<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let ThenRollWith {
            needed,
            name,
            sixths,
        } = self;
        match lang {
            Lang::En => format!("Then roll {needed} or more to keep the {name} ({sixths} in 6)"),
            Lang::Fr => format!(
                "Puis faire {needed} ou plus pour garder «\u{202f}{name}\u{202f}» ({sixths} sur 6)"
            ),
        }
    }
}

/// `You pass on`
pub fn you_pass_on(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You pass on",
        Lang::Fr => "Vous passez",
    }
}

/// `Still choosing: {names}`
pub fn still_choosing(lang: Lang, names: impl Display) -> String {
    match lang {
        Lang::En => format!("Still choosing: {names}"),
        Lang::Fr => format!("Choisissent encore\u{202f}: {names}"),
    }
}

/// `Back on the deck, top card first`
pub fn back_on_deck(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Back on the deck, top card first",
        Lang::Fr => "De retour sur la pioche, la première au-dessus",
    }
}

/// `Which card goes {n} from the top?`
pub fn next_on_deck(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Which card goes {n} from the top?"),
        Lang::Fr => format!("Quelle carte mettre en n°\u{a0}{n}\u{202f}?"),
    }
}

/// `On top of the deck:`
pub fn top_card(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "On top of the deck:",
        Lang::Fr => "Sur le dessus de la pioche\u{202f}:",
    }
}

/// `on top: {card}`
pub fn on_top(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("on top: {card}"),
        Lang::Fr => format!("sur le dessus\u{202f}: {card}"),
    }
}

/// `Deck: {n}`
pub fn deck(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Deck: {n}"),
        Lang::Fr => format!("Pioche\u{202f}: {n}"),
    }
}

/// `Discards: {n}`
pub fn discards(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Discards: {n}"),
        Lang::Fr => format!("Défausse\u{202f}: {n}"),
    }
}

/// `Discards`
pub fn discards_title(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Discards",
        Lang::Fr => "Défausse",
    }
}

/// `No discards yet.`
pub fn no_discards(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "No discards yet.",
        Lang::Fr => "La défausse est vide.",
    }
}

/// `Jobs`
pub fn jobs(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Jobs",
        Lang::Fr => "Tâches",
    }
}

/// `Bids`
pub fn bids(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Bids",
        Lang::Fr => "Enchères",
    }
}

/// `The Brain is on the floor`
pub fn on_the_floor(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The Brain is on the floor",
        Lang::Fr => "Le Cerveau est par terre",
    }
}

/// `{name} dropped it and may count 1 to 4 as 31.`
pub fn dropped(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("{name} dropped it and may count 1 to 4 as 31."),
        Lang::Fr => format!("{name} l’a lâché\u{202f}: ses 1 à 4 peuvent compter 31."),
    }
}

/// `You dropped it: your 1 to 4 can count 31.`
pub fn you_dropped(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You dropped it: your 1 to 4 can count 31.",
        Lang::Fr => "Vous l’avez lâché\u{202f}: vos 1 à 4 peuvent compter 31.",
    }
}

/// `?`
pub fn speaks(_lang: Lang) -> &'static str {
    "?"
}

/// `You`
pub fn you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You",
        Lang::Fr => "Vous",
    }
}

/// `passes`
pub fn passed(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "passes",
        Lang::Fr => "passe",
    }
}

/// `{bid} → 31`
pub fn as_31(_lang: Lang, bid: impl Display) -> String {
    format!("{bid} → 31")
}

/// `highest so far`
pub fn highest(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "highest so far",
        Lang::Fr => "la plus haute pour l’instant",
    }
}

/// `The Brain is on the floor: bid first.`
pub fn only_bids(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The Brain is on the floor: bid first.",
        Lang::Fr => "Le Cerveau est par terre\u{202f}: d’abord les enchères.",
    }
}

/// `You can bid only while the Brain is on the floor.`
pub fn no_bids(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You can bid only while the Brain is on the floor.",
        Lang::Fr => "On n’enchérit que si le Cerveau est par terre.",
    }
}

/// `Needs {n} hand; you have {left} left.`, `Needs {n} hands; you have {left} left.`
#[derive(Debug)]
pub struct NoHands<A> {
    pub n: u32,
    pub left: A,
}

impl<A: Display> NoHands<A> {
    pub fn say(self, lang: Lang) -> String {
        let NoHands { n, left } = self;
        match lang {
            Lang::En if lang.is_one(n) => format!("Needs {n} hand; you have {left} left."),
            Lang::Fr if lang.is_one(n) => {
                format!("Demande {n} main\u{202f}; il vous en reste {left}.")
            }
            Lang::En => format!("Needs {n} hands; you have {left} left."),
            Lang::Fr => format!("Demande {n} mains\u{202f}; il vous en reste {left}."),
        }
    }
}

/// `Needs the Brain; {name} has it.`
pub fn no_brain(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("Needs the Brain; {name} has it."),
        Lang::Fr => format!("Demande le Cerveau\u{202f}; c’est {name} qui l’a."),
    }
}

/// `Choose a Bid`
pub fn choose_bid(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose a Bid",
        Lang::Fr => "Choisissez une enchère",
    }
}

/// `Choose a Job, or loaf`
pub fn choose_work(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose a Job, or loaf",
        Lang::Fr => "Choisissez une tâche, ou tirez au flanc",
    }
}

/// `Choose a Job`
pub fn choose_job(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose a Job",
        Lang::Fr => "Choisissez une tâche",
    }
}

/// `Choose a card`
pub fn choose_card(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose a card",
        Lang::Fr => "Choisissez une carte",
    }
}

/// `Choose a player`
pub fn choose_player(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose a player",
        Lang::Fr => "Choisissez un joueur",
    }
}

/// `Choose an Object`
pub fn choose_object(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose an Object",
        Lang::Fr => "Choisissez un Objet",
    }
}

/// `{card}, not now`
pub fn locked(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("{card}, not now"),
        Lang::Fr => format!("{card}, pas maintenant"),
    }
}

/// `{n} of them`
pub fn of_them(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("{n} of them"),
        Lang::Fr => format!("en {n} exemplaires"),
    }
}

/// `{n} hand`, `{n} hands`
pub fn takes(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} hand"),
        Lang::Fr if lang.is_one(n) => format!("{n} main"),
        Lang::En => format!("{n} hands"),
        Lang::Fr => format!("{n} mains"),
    }
}

/// `Show {card}`
pub fn show_card(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("Show {card}"),
        Lang::Fr => format!("Voir {card}"),
    }
}

/// `Bid`
pub fn kind_bid(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Bid",
        Lang::Fr => "Enchère",
    }
}

/// `Job`
pub fn kind_job(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Job",
        Lang::Fr => "Tâche",
    }
}

/// `Job that needs the Brain`
pub fn kind_brain(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Job that needs the Brain",
        Lang::Fr => "Tâche qui demande le Cerveau",
    }
}

/// `Object: stays on the table`
pub fn kind_object(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Object: stays on the table",
        Lang::Fr => "Objet\u{202f}: reste sur la table",
    }
}

/// `Job that stays for a while`
pub fn kind_lingering(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Job that stays for a while",
        Lang::Fr => "Tâche qui reste quelque temps",
    }
}

/// `Counts 31 for the player who has just dropped the Brain.`
pub fn second_number(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Counts 31 for the player who has just dropped the Brain.",
        Lang::Fr => "Compte 31 pour qui vient de lâcher le Cerveau.",
    }
}

/// `one in the box`, `{n} in the box`
pub fn copies(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => "one in the box".to_owned(),
        Lang::Fr if lang.is_one(n) => "une seule dans la boîte".to_owned(),
        Lang::En => format!("{n} in the box"),
        Lang::Fr => format!("{n} dans la boîte"),
    }
}

/// `in front: {cards}`
pub fn in_front(lang: Lang, cards: impl Display) -> String {
    match lang {
        Lang::En => format!("in front: {cards}"),
        Lang::Fr => format!("devant\u{202f}: {cards}"),
    }
}

/// `In front`
pub fn in_front_title(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "In front",
        Lang::Fr => "Devant",
    }
}

/// `Nothing lies there.`
pub fn nothing_in_front(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Nothing lies there.",
        Lang::Fr => "Il n’y a rien.",
    }
}

/// `Cards you have seen`
pub fn seen(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Cards you have seen",
        Lang::Fr => "Cartes que vous avez vues",
    }
}

/// `Look at {name}`
pub fn look_at(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("Look at {name}"),
        Lang::Fr => format!("Regarder {name}"),
    }
}

/// `What everyone had left`
pub fn last_cards(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "What everyone had left",
        Lang::Fr => "Ce qui restait à chacun",
    }
}

/// `The Brain rolls…`
pub fn rolling(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The Brain rolls…",
        Lang::Fr => "Le Cerveau roule…",
    }
}

/// `The Brain, rolled`
pub fn die(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The Brain, rolled",
        Lang::Fr => "Le Cerveau, lancé",
    }
}
