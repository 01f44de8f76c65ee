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

/// `Horde`
pub fn horde(_lang: Lang) -> &'static str {
    "Horde"
}

/// `{n} card in the horde`, `{n} cards in the horde`
pub fn horde_cards(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} card in the horde"),
        Lang::Fr if lang.is_one(n) => format!("{n} carte dans la horde"),
        Lang::En => format!("{n} cards in the horde"),
        Lang::Fr => format!("{n} cartes dans la horde"),
    }
}

/// `Top of the horde: {card}. Show the card`
pub fn top(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("Top of the horde: {card}. Show the card"),
        Lang::Fr => format!("Dessus de la horde\u{202f}: {card}. Voir la carte"),
    }
}

/// `Empty horde`
pub fn empty(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Empty horde",
        Lang::Fr => "Horde vide",
    }
}

/// `{n} extra card`, `{n} extra cards`
pub fn extras(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} extra card"),
        Lang::Fr if lang.is_one(n) => format!("{n} carte en plus"),
        Lang::En => format!("{n} extra cards"),
        Lang::Fr => format!("{n} cartes en plus"),
    }
}

/// `The next card: {demand}. A 0 is always fine.`
pub fn rule_now(lang: Lang, demand: impl Display) -> String {
    match lang {
        Lang::En => format!("The next card: {demand}. A 0 is always fine."),
        Lang::Fr => format!("Prochaine carte\u{202f}: {demand}. Le 0 passe toujours."),
    }
}

/// `0 ok`
pub fn zero_ok(_lang: Lang) -> &'static str {
    "0 ok"
}

/// `Reserve`
pub fn reserve(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Reserve",
        Lang::Fr => "Réserve",
    }
}

/// `Discard`
pub fn discard(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Discard",
        Lang::Fr => "Défausse",
    }
}

/// `{n} card in the reserve`, `{n} cards in the reserve`
pub fn reserve_cards(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} card in the reserve"),
        Lang::Fr if lang.is_one(n) => format!("{n} carte dans la réserve"),
        Lang::En => format!("{n} cards in the reserve"),
        Lang::Fr => format!("{n} cartes dans la réserve"),
    }
}

/// `Discard pile, {n} card. Look through it`, `Discard pile, {n} cards. Look through it`
pub fn look_through(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("Discard pile, {n} card. Look through it"),
        Lang::Fr if lang.is_one(n) => format!("Défausse, {n} carte. La regarder"),
        Lang::En => format!("Discard pile, {n} cards. Look through it"),
        Lang::Fr => format!("Défausse, {n} cartes. La regarder"),
    }
}

/// `Face-up cards`
pub fn piles(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Face-up cards",
        Lang::Fr => "Cartes visibles",
    }
}

/// `No card lies here.`
pub fn pile_empty(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "No card lies here.",
        Lang::Fr => "Aucune carte ici.",
    }
}

/// `Your hand`
pub fn hand(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your hand",
        Lang::Fr => "Votre main",
    }
}

/// `Your graveyard`
pub fn graveyard(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your graveyard",
        Lang::Fr => "Votre cimetière",
    }
}

/// `you can’t play from here`
pub fn graveyard_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "you can’t play from here",
        Lang::Fr => "cartes en attente",
    }
}

/// `No card`
pub fn nothing_here(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "No card",
        Lang::Fr => "Aucune carte",
    }
}

/// `{card}, {n} of them`
#[derive(Debug)]
pub struct Stack<A, B> {
    pub card: A,
    pub n: B,
}

impl<A: Display, B: Display> Stack<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let Stack { card, n } = self;
        match lang {
            Lang::En => format!("{card}, {n} of them"),
            Lang::Fr => format!("{card}, en {n} exemplaires"),
        }
    }
}

/// `{stack}, {state}`
#[derive(Debug)]
pub struct CardState<A, B> {
    pub stack: A,
    pub state: B,
}

impl<A: Display, B: Display> CardState<A, B> {
    pub fn say(self, _lang: Lang) -> String {
        let CardState { stack, state } = self;
        format!("{stack}, {state}")
    }
}

/// `{stack}, {state}; {power}`
#[derive(Debug)]
pub struct SpecialState<A, B, C> {
    pub stack: A,
    pub state: B,
    pub power: C,
}

impl<A: Display, B: Display, C: Display> SpecialState<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let SpecialState {
            stack,
            state,
            power,
        } = self;
        match lang {
            Lang::En => format!("{stack}, {state}; {power}"),
            Lang::Fr => format!("{stack}, {state}\u{202f}; {power}"),
        }
    }
}

/// `can be played`
pub fn can_play(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "can be played",
        Lang::Fr => "jouable",
    }
}

/// `can be buried`
pub fn can_bury(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "can be buried",
        Lang::Fr => "peut être enterré",
    }
}

/// `can be kept`
pub fn can_keep(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "can be kept",
        Lang::Fr => "peut être gardé",
    }
}

/// `can be given`
pub fn can_give(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "can be given",
        Lang::Fr => "peut être donné",
    }
}

/// `can be taken`
pub fn can_take(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "can be taken",
        Lang::Fr => "peut être pris",
    }
}

/// `not now`
pub fn cannot(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "not now",
        Lang::Fr => "pas maintenant",
    }
}

/// `Play {card} ×{n}`
#[derive(Debug)]
pub struct PlayGroup<A, B> {
    pub card: A,
    pub n: B,
}

impl<A: Display, B: Display> PlayGroup<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let PlayGroup { card, n } = self;
        match lang {
            Lang::En => format!("Play {card} ×{n}"),
            Lang::Fr => format!("Jouer {card} ×{n}"),
        }
    }
}

/// `Choose a card`
pub fn choose_card(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose a card",
        Lang::Fr => "Choisissez une carte",
    }
}

/// `Choose an opponent`
pub fn choose_opponent(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose an opponent",
        Lang::Fr => "Choisissez un adversaire",
    }
}

/// `Choose a swap`
pub fn choose_swap(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose a swap",
        Lang::Fr => "Choisissez un échange",
    }
}

/// `How many`
pub fn how_many(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "How many",
        Lang::Fr => "Combien",
    }
}

/// `×{n}`
pub fn times(_lang: Lang, n: impl Display) -> String {
    format!("×{n}")
}

/// `Show {card}`
pub fn show_card(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("Show {card}"),
        Lang::Fr => format!("Voir {card}"),
    }
}

/// `It’s not your turn.`
pub fn not_now(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "It’s not your turn.",
        Lang::Fr => "Ce n’est pas à vous.",
    }
}

/// `Give up (−1 brain)`
pub fn give_up(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Give up (−1 brain)",
        Lang::Fr => "Renoncer (−1 cerveau)",
    }
}

/// `Give up?`
pub fn give_up_title(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Give up?",
        Lang::Fr => "Renoncer\u{202f}?",
    }
}

/// `This happens, in this order:`
pub fn give_up_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "This happens, in this order:",
        Lang::Fr => "Voici ce qui se passe, dans l’ordre\u{202f}:",
    }
}

/// `The horde ({n} card) goes to the discard pile.`, `The horde ({n} cards) goes to the discard pile.`
pub fn give_up_horde(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("The horde ({n} card) goes to the discard pile."),
        Lang::Fr if lang.is_one(n) => format!("La horde ({n} carte) va dans la défausse."),
        Lang::En => format!("The horde ({n} cards) goes to the discard pile."),
        Lang::Fr => format!("La horde ({n} cartes) va dans la défausse."),
    }
}

/// `You lose a brain: {before} → {after}.`
#[derive(Debug)]
pub struct GiveUpBrain<A, B> {
    pub before: A,
    pub after: B,
}

impl<A: Display, B: Display> GiveUpBrain<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let GiveUpBrain { before, after } = self;
        match lang {
            Lang::En => format!("You lose a brain: {before} → {after}."),
            Lang::Fr => format!("Vous perdez un cerveau\u{202f}: {before} → {after}."),
        }
    }
}

/// `You lose your last brain, and the game ends at once.`
pub fn give_up_last(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You lose your last brain, and the game ends at once.",
        Lang::Fr => "Vous perdez votre dernier cerveau, et la partie s’arrête aussitôt.",
    }
}

/// `You draw two cards: one for your hand, one for your graveyard.`
pub fn give_up_draw(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You draw two cards: one for your hand, one for your graveyard.",
        Lang::Fr => "Vous piochez deux cartes\u{202f}: une pour la main, une pour le cimetière.",
    }
}

/// `You play on and start a new horde.`
pub fn give_up_play(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You play on and start a new horde.",
        Lang::Fr => "Vous jouez et entamez une nouvelle horde.",
    }
}

/// `Lose a brain`
pub fn give_up_yes(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Lose a brain",
        Lang::Fr => "Perdre un cerveau",
    }
}

/// `Deal {n} of 3`
pub fn deal(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Deal {n} of 3"),
        Lang::Fr => format!("Donne {n} sur 3"),
    }
}

/// `Still choosing: {names}`
pub fn still_choosing(lang: Lang, names: impl Display) -> String {
    match lang {
        Lang::En => format!("Still choosing: {names}"),
        Lang::Fr => format!("Choisissent encore\u{202f}: {names}"),
    }
}

/// `You drew two cards`
pub fn drawn(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You drew two cards",
        Lang::Fr => "Vous avez pioché deux cartes",
    }
}

/// `Swap with whom?`
pub fn swap(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Swap with whom?",
        Lang::Fr => "Échanger avec qui\u{202f}?",
    }
}

/// `Hands`
pub fn swap_hands(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Hands",
        Lang::Fr => "Mains",
    }
}

/// `Graveyards`
pub fn swap_graveyards(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Graveyards",
        Lang::Fr => "Cimetières",
    }
}

/// `your {mine} for {theirs}`
#[derive(Debug)]
pub struct SwapNumbers<A, B> {
    pub mine: A,
    pub theirs: B,
}

impl<A: Display, B: Display> SwapNumbers<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let SwapNumbers { mine, theirs } = self;
        match lang {
            Lang::En => format!("your {mine} for {theirs}"),
            Lang::Fr => format!("vos {mine} contre {theirs}"),
        }
    }
}

/// `{n} brain`, `{n} brains`
pub fn brains(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} brain"),
        Lang::Fr if lang.is_one(n) => format!("{n} cerveau"),
        Lang::En => format!("{n} brains"),
        Lang::Fr => format!("{n} cerveaux"),
    }
}

/// `{n} card in hand`, `{n} cards in hand`
pub fn in_hand(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} card in hand"),
        Lang::Fr if lang.is_one(n) => format!("{n} carte en main"),
        Lang::En => format!("{n} cards in hand"),
        Lang::Fr => format!("{n} cartes en main"),
    }
}

/// `{n} card in the graveyard`, `{n} cards in the graveyard`
pub fn in_graveyard(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} card in the graveyard"),
        Lang::Fr if lang.is_one(n) => format!("{n} carte au cimetière"),
        Lang::En => format!("{n} cards in the graveyard"),
        Lang::Fr => format!("{n} cartes au cimetière"),
    }
}

/// `you know these are in hand: {cards}`
pub fn known_hand(lang: Lang, cards: impl Display) -> String {
    match lang {
        Lang::En => format!("you know these are in hand: {cards}"),
        Lang::Fr => format!("en main, à ce que vous savez\u{202f}: {cards}"),
    }
}

/// `you know these are in the graveyard: {cards}`
pub fn known_graveyard(lang: Lang, cards: impl Display) -> String {
    match lang {
        Lang::En => format!("you know these are in the graveyard: {cards}"),
        Lang::Fr => format!("au cimetière, à ce que vous savez\u{202f}: {cards}"),
    }
}

/// `{action}. {player}`
#[derive(Debug)]
pub struct Target<A, B> {
    pub action: A,
    pub player: B,
}

impl<A: Display, B: Display> Target<A, B> {
    pub fn say(self, _lang: Lang) -> String {
        let Target { action, player } = self;
        format!("{action}. {player}")
    }
}

/// `{n} of 50 cards`, `{n} of 50 cards`
pub fn copies(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} of 50 cards"),
        Lang::Fr if lang.is_one(n) => format!("{n} des 50 cartes"),
        Lang::En => format!("{n} of 50 cards"),
        Lang::Fr => format!("{n} des 50 cartes"),
    }
}

/// `always fits`
pub fn power_always(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "always fits",
        Lang::Fr => "passe toujours",
    }
}

/// `next: lower`
pub fn power_lower(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "next: lower",
        Lang::Fr => "puis plus bas",
    }
}

/// `sweeps, again`
pub fn power_again(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "sweeps, again",
        Lang::Fr => "balaie, rejoue",
    }
}

/// `rolls the die`
pub fn power_die(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "rolls the die",
        Lang::Fr => "lance le dé",
    }
}

/// `The die`
pub fn die(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The die",
        Lang::Fr => "Le dé",
    }
}

/// `The die rolls…`
pub fn die_rolling(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The die rolls…",
        Lang::Fr => "Le dé roule…",
    }
}

/// `The six sides of the die`
pub fn die_sides(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The six sides of the die",
        Lang::Fr => "Les six faces du dé",
    }
}

/// `{name} is out of cards. The horde eats the others:`
pub fn round_over(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("{name} is out of cards. The horde eats the others:"),
        Lang::Fr => format!("{name} n’a plus de cartes. La horde mange les autres\u{202f}:"),
    }
}

/// `You’re out of cards! The horde eats the others:`
pub fn round_over_you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You’re out of cards! The horde eats the others:",
        Lang::Fr => "Vous n’avez plus de cartes\u{202f}! La horde mange les autres\u{202f}:",
    }
}

/// `{name}: {before} → {after} brains`
#[derive(Debug)]
pub struct Bar<A, B, C> {
    pub name: A,
    pub before: B,
    pub after: C,
}

impl<A: Display, B: Display, C: Display> Bar<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let Bar {
            name,
            before,
            after,
        } = self;
        match lang {
            Lang::En => format!("{name}: {before} → {after} brains"),
            Lang::Fr => format!("{name}\u{202f}: {before} → {after} cerveaux"),
        }
    }
}
