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

/// `Bidding: {name} dropped it`
pub fn bidding_dropped(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("Bidding: {name} dropped it"),
        Lang::Fr => format!("Enchères\u{202f}: {name} l’a lâché"),
    }
}

/// `Bidding: you dropped it`
pub fn bidding_you_dropped(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Bidding: you dropped it",
        Lang::Fr => "Enchères\u{202f}: vous l’avez lâché",
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

/// `You hold the Brain`
pub fn you_hold(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You hold the Brain",
        Lang::Fr => "Vous tenez le Cerveau",
    }
}

/// `{name} has the Brain`
pub fn holds(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("{name} has the Brain"),
        Lang::Fr => format!("{name} a le Cerveau"),
    }
}

/// `holds the Brain`
pub fn has_brain(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "holds the Brain",
        Lang::Fr => "tient le Cerveau",
    }
}

/// `On the floor!`
pub fn on_the_floor(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "On the floor!",
        Lang::Fr => "Par terre\u{202f}!",
    }
}

/// `The Brain rolls…`
pub fn rolling(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The Brain rolls…",
        Lang::Fr => "Le Cerveau roule…",
    }
}

/// `The Brain, showing {n}`
pub fn die(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("The Brain, showing {n}"),
        Lang::Fr => format!("Le Cerveau, qui montre {n}"),
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
        Lang::Fr => format!("{name} joue"),
    }
}

/// `Get rid of all your cards and go home.`
pub fn goal(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Get rid of all your cards and go home.",
        Lang::Fr => "Débarrassez-vous de toutes vos cartes et rentrez chez vous.",
    }
}

/// `{name} is doing this`
pub fn does(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("{name} is doing this"),
        Lang::Fr => format!("{name} s’en occupe"),
    }
}

/// `{job} waits for this`
pub fn waits(lang: Lang, job: impl Display) -> String {
    match lang {
        Lang::En => format!("{job} waits for this"),
        Lang::Fr => format!("{job} attend la fin"),
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

/// `Roll {needed}+ to keep the Brain`
pub fn roll(lang: Lang, needed: impl Display) -> String {
    match lang {
        Lang::En => format!("Roll {needed}+ to keep the Brain"),
        Lang::Fr => format!("Faites {needed}+ pour garder le Cerveau"),
    }
}

/// `Roll {needed}+ to keep the {name}`
#[derive(Debug)]
pub struct RollWith<A, B> {
    pub needed: A,
    pub name: B,
}

impl<A: Display, B: Display> RollWith<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let RollWith { needed, name } = self;
        match lang {
            Lang::En => format!("Roll {needed}+ to keep the {name}"),
            Lang::Fr => format!("Faites {needed}+ pour garder «\u{202f}{name}\u{202f}»"),
        }
    }
}

/// `{n} in 6`
pub fn odds(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("{n} in 6"),
        Lang::Fr => format!("{n} sur 6"),
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

/// `Which card is no. {n} from the top?`
pub fn next_on_deck(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Which card is no. {n} from the top?"),
        Lang::Fr => format!("Quelle carte mettre en n°\u{a0}{n}\u{202f}?"),
    }
}

/// `on top: {card}`
pub fn on_top(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("on top: {card}"),
        Lang::Fr => format!("sur le dessus\u{202f}: {card}"),
    }
}

/// `Deck`
pub fn deck(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Deck",
        Lang::Fr => "Pioche",
    }
}

/// `Deck: {n}`
pub fn n_deck(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Deck: {n}"),
        Lang::Fr => format!("Pioche\u{202f}: {n}"),
    }
}

/// `Discards`
pub fn discards(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Discards",
        Lang::Fr => "Défausse",
    }
}

/// `Discards: {n}`
pub fn n_discards(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Discards: {n}"),
        Lang::Fr => format!("Défausse\u{202f}: {n}"),
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

/// `The bids, in order`
pub fn trail(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The bids, in order",
        Lang::Fr => "Les enchères, dans l’ordre",
    }
}

/// `dropped it`
pub fn dropped_it(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "dropped it",
        Lang::Fr => "l’a lâché",
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

/// `You`
pub fn you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You",
        Lang::Fr => "Vous",
    }
}

/// `Bid`
pub fn bid(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Bid",
        Lang::Fr => "Enchère",
    }
}

/// `or 31`
pub fn or_31(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "or 31",
        Lang::Fr => "ou 31",
    }
}

/// `Pass.`
pub fn passes(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Pass.",
        Lang::Fr => "Passe.",
    }
}

/// `{name}: {bid}`
#[derive(Debug)]
pub struct SaidBid<A, B> {
    pub name: A,
    pub bid: B,
}

impl<A: Display, B: Display> SaidBid<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let SaidBid { name, bid } = self;
        match lang {
            Lang::En => format!("{name}: {bid}"),
            Lang::Fr => format!("{name}\u{202f}: {bid}"),
        }
    }
}

/// `{name}: {bid} → 31`
#[derive(Debug)]
pub struct Said31<A, B> {
    pub name: A,
    pub bid: B,
}

impl<A: Display, B: Display> Said31<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let Said31 { name, bid } = self;
        match lang {
            Lang::En => format!("{name}: {bid} → 31"),
            Lang::Fr => format!("{name}\u{202f}: {bid} → 31"),
        }
    }
}

/// `{name}: passes`
pub fn said_pass(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("{name}: passes"),
        Lang::Fr => format!("{name}\u{202f}: passe"),
    }
}

/// `{name}: not yet`
pub fn said_nothing(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("{name}: not yet"),
        Lang::Fr => format!("{name}\u{202f}: pas encore"),
    }
}

/// `highest`
pub fn highest(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "highest",
        Lang::Fr => "la plus haute",
    }
}

/// `Choose a Bid`
pub fn choose_bid(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose a Bid",
        Lang::Fr => "Choisissez une enchère",
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

/// `Tap a face.`
pub fn tap_a_face(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Tap a face.",
        Lang::Fr => "Touchez un visage.",
    }
}

/// `Bid {n}`
pub fn do_bid(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Bid {n}"),
        Lang::Fr => format!("Enchérir {n}"),
    }
}

/// `Bid {n} as 31`
pub fn do_bid_31(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Bid {n} as 31"),
        Lang::Fr => format!("Enchérir {n}, compté 31"),
    }
}

/// `Do the Job`
pub fn do_job(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Do the Job",
        Lang::Fr => "Faire la tâche",
    }
}

/// `Do it with the {name}`
pub fn do_job_with(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("Do it with the {name}"),
        Lang::Fr => format!("La faire avec «\u{202f}{name}\u{202f}»"),
    }
}

/// `Stop here`
pub fn do_stop(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Stop here",
        Lang::Fr => "S’arrêter là",
    }
}

/// `Loaf…`
pub fn do_loaf(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Loaf…",
        Lang::Fr => "Tirer au flanc…",
    }
}

/// `Draw 1 card`
pub fn do_loaf_draw(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Draw 1 card",
        Lang::Fr => "Piocher 1 carte",
    }
}

/// `Discard {n}, draw {more}`
#[derive(Debug)]
pub struct DoLoafAfresh<A, B> {
    pub n: A,
    pub more: B,
}

impl<A: Display, B: Display> DoLoafAfresh<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let DoLoafAfresh { n, more } = self;
        match lang {
            Lang::En => format!("Discard {n}, draw {more}"),
            Lang::Fr => format!("Défausser {n}, piocher {more}"),
        }
    }
}

/// `Walkie-Talkie`
pub fn do_listen(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Walkie-Talkie",
        Lang::Fr => "Talkie-walkie",
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

/// `Object: stays`
pub fn kind_object_short(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Object: stays",
        Lang::Fr => "Objet\u{202f}: reste",
    }
}

/// `Job that stays for a while`
pub fn kind_lingering(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Job that stays for a while",
        Lang::Fr => "Tâche qui reste quelque temps",
    }
}

/// `Stays a while`
pub fn kind_lingering_short(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Stays a while",
        Lang::Fr => "Reste un temps",
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
