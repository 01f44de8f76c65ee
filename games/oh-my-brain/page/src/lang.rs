//! Generated from `data/lang/` by `cargo xtask data --update`.

#![allow(clippy::similar_names, reason = "fields are named for translators")]

use std::fmt::Display;

use tabletop::Lang;

/// `Round {n}: {name} started`
#[derive(Debug)]
pub struct Round<A, B> {
    pub n: A,
    pub name: B,
}

impl<A: Display, B: Display> Round<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let Round { n, name } = self;
        match lang {
            Lang::En => format!("Round {n}: {name} started"),
            Lang::Fr => format!("Manche {n}\u{202f}: {name} a commencé"),
        }
    }
}

/// `Round {n}: you started`
pub fn round_you(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Round {n}: you started"),
        Lang::Fr => format!("Manche {n}\u{202f}: vous avez commencé"),
    }
}

/// `Round {n}: the deal`
pub fn round_deal(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Round {n}: the deal"),
        Lang::Fr => format!("Manche {n}\u{202f}: la donne"),
    }
}

/// `Horde`
pub fn horde(_lang: Lang) -> &'static str {
    "Horde"
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

/// `Any card`
pub fn sign_any(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Any card",
        Lang::Fr => "Au choix",
    }
}

/// `Above {value}`
pub fn sign_above(lang: Lang, value: impl Display) -> String {
    match lang {
        Lang::En => format!("Above {value}"),
        Lang::Fr => format!("Plus {}", tabletop::de(&value)),
    }
}

/// `Below {value}`
pub fn sign_below(lang: Lang, value: impl Display) -> String {
    match lang {
        Lang::En => format!("Below {value}"),
        Lang::Fr => format!("Moins {}", tabletop::de(&value)),
    }
}

/// `The horde is empty.`
pub fn sign_start(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The horde is empty.",
        Lang::Fr => "La horde est vide.",
    }
}

/// `A 0 always fits.`
pub fn sign_zero(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "A 0 always fits.",
        Lang::Fr => "Un 0 passe toujours.",
    }
}

/// `The spider says so. A 0 always fits.`
pub fn sign_spider(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The spider says so. A 0 always fits.",
        Lang::Fr => "L’araignée l’exige. Un 0 passe toujours.",
    }
}

/// `{n} to give`, `{n} to give`
pub fn to_give(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} to give"),
        Lang::Fr if lang.is_one(n) => format!("{n} à donner"),
        Lang::En => format!("{n} to give"),
        Lang::Fr => format!("{n} à donner"),
    }
}

/// `Tap a face`
pub fn tap_a_face(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Tap a face",
        Lang::Fr => "Touchez un joueur",
    }
}

/// `Reserve`
pub fn reserve(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Reserve",
        Lang::Fr => "Réserve",
    }
}

/// `Discards`
pub fn discard(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Discards",
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

/// `{n} card you don’t know`, `{n} cards you don’t know`
pub fn hidden(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} card you don’t know"),
        Lang::Fr if lang.is_one(n) => format!("{n} carte inconnue"),
        Lang::En => format!("{n} cards you don’t know"),
        Lang::Fr => format!("{n} cartes inconnues"),
    }
}

/// `Your hand`
pub fn hand(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your hand",
        Lang::Fr => "Votre main",
    }
}

/// `Your hand so far`
pub fn hand_so_far(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your hand so far",
        Lang::Fr => "Votre main jusqu’ici",
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

/// `Yours`
pub fn yours(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Yours",
        Lang::Fr => "À vous",
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

/// `{card}, {i} of {n}`
#[derive(Debug)]
pub struct Copy<A, B, C> {
    pub card: A,
    pub i: B,
    pub n: C,
}

impl<A: Display, B: Display, C: Display> Copy<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let Copy { card, i, n } = self;
        match lang {
            Lang::En => format!("{card}, {i} of {n}"),
            Lang::Fr => format!("{card}, {i} sur {n}"),
        }
    }
}

/// `{card}, {state}`
#[derive(Debug)]
pub struct CardState<A, B> {
    pub card: A,
    pub state: B,
}

impl<A: Display, B: Display> CardState<A, B> {
    pub fn say(self, _lang: Lang) -> String {
        let CardState { card, state } = self;
        format!("{card}, {state}")
    }
}

/// `{card}, {state}; {power}`
#[derive(Debug)]
pub struct SpecialState<A, B, C> {
    pub card: A,
    pub state: B,
    pub power: C,
}

impl<A: Display, B: Display, C: Display> SpecialState<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let SpecialState { card, state, power } = self;
        match lang {
            Lang::En => format!("{card}, {state}; {power}"),
            Lang::Fr => format!("{card}, {state}\u{202f}; {power}"),
        }
    }
}

/// `not now`
pub fn cannot(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "not now",
        Lang::Fr => "pas maintenant",
    }
}

/// `Play {value} × {n}`
#[derive(Debug)]
pub struct PlayGroup<A, B> {
    pub value: A,
    pub n: B,
}

impl<A: Display, B: Display> PlayGroup<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let PlayGroup { value, n } = self;
        match lang {
            Lang::En => format!("Play {value} × {n}"),
            Lang::Fr => format!("Jouer {value} × {n}"),
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

/// `Take back`
pub fn take_back(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Take back",
        Lang::Fr => "Reprendre",
    }
}

/// `It’s not your turn.`
pub fn not_your_turn(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "It’s not your turn.",
        Lang::Fr => "Ce n’est pas à vous.",
    }
}

/// `Now tap who gets it.`
pub fn then_give(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Now tap who gets it.",
        Lang::Fr => "Touchez maintenant qui la reçoit.",
    }
}

/// `One has stayed on the horde. Tap who gets the next one.`
pub fn then_share(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "One has stayed on the horde. Tap who gets the next one.",
        Lang::Fr => "Une est restée sur la horde. Touchez qui reçoit la prochaine.",
    }
}

/// `Give up (−1 brain)`
pub fn give_up(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Give up (−1\u{a0}brain)",
        Lang::Fr => "Renoncer (−1\u{a0}cerveau)",
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

/// `Bury one`
pub fn deal_sign(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Bury one",
        Lang::Fr => "Enterrez",
    }
}

/// `Deal {n} of 3: two for your hand, one for your graveyard.`
pub fn deal_about(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Deal {n} of 3: two for your hand, one for your graveyard."),
        Lang::Fr => format!("Donne {n} sur 3\u{202f}: deux pour la main, une pour le cimetière."),
    }
}

/// `Buried!`
pub fn deal_done(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Buried!",
        Lang::Fr => "Enterré\u{202f}!",
    }
}

/// `Deal {n} of 3: the others are still choosing.`
pub fn deal_wait(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Deal {n} of 3: the others are still choosing."),
        Lang::Fr => format!("Donne {n} sur 3\u{202f}: les autres choisissent encore."),
    }
}

/// `Keep one`
pub fn keep_sign(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Keep one",
        Lang::Fr => "Gardez",
    }
}

/// `The other goes to your graveyard.`
pub fn keep_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The other goes to your graveyard.",
        Lang::Fr => "L’autre va dans votre cimetière.",
    }
}

/// `Hand`
pub fn to_hand(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Hand",
        Lang::Fr => "Main",
    }
}

/// `Graveyard`
pub fn to_graveyard(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Graveyard",
        Lang::Fr => "Cimetière",
    }
}

/// `ready`
pub fn ready(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "ready",
        Lang::Fr => "prêt",
    }
}

/// `still choosing`
pub fn choosing(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "still choosing",
        Lang::Fr => "choisit encore",
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

/// `Always fits`
pub fn power_always(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Always fits",
        Lang::Fr => "Passe toujours",
    }
}

/// `Next: below {value}`
pub fn power_lower(lang: Lang, value: impl Display) -> String {
    match lang {
        Lang::En => format!("Next: below {value}"),
        Lang::Fr => format!("Puis moins {}", tabletop::de(&value)),
    }
}

/// `Sweep, go again`
pub fn power_again(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Sweep, go again",
        Lang::Fr => "Balaie, rejoue",
    }
}

/// `Roll the die`
pub fn power_die(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Roll the die",
        Lang::Fr => "Lance le dé",
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

/// `{name} is out of cards!`
pub fn round_over(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("{name} is out of cards!"),
        Lang::Fr => format!("{name} n’a plus de cartes\u{202f}!"),
    }
}

/// `You’re out of cards!`
pub fn round_over_you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You’re out of cards!",
        Lang::Fr => "Vous n’avez plus de cartes\u{202f}!",
    }
}

/// `The horde eats a brain for every card the others have left.`
pub fn round_over_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The horde eats a brain for every card the others have left.",
        Lang::Fr => "La horde mange un cerveau par carte qui reste aux autres.",
    }
}

/// `Next round`
pub fn next_round(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Next round",
        Lang::Fr => "Manche suivante",
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
