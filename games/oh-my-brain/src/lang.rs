//! Generated from `data/lang/` by `cargo xtask data --update`.

#![allow(clippy::similar_names, reason = "fields are named for translators")]

use std::fmt::Display;

use scene::Who;
use tabletop::Lang;

/// `Get rid of your cards and keep the most brains.`
pub fn goal(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Get rid of your cards and keep the most brains.",
        Lang::Fr => "Débarrassez-vous de vos cartes et gardez le plus de cerveaux.",
    }
}

/// `mosquito`
pub fn animal_mosquito(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "mosquito",
        Lang::Fr => "moustique",
    }
}

/// `ladybird`
pub fn animal_ladybird(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "ladybird",
        Lang::Fr => "coccinelle",
    }
}

/// `ant`
pub fn animal_ant(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "ant",
        Lang::Fr => "fourmi",
    }
}

/// `butterfly`
pub fn animal_butterfly(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "butterfly",
        Lang::Fr => "papillon",
    }
}

/// `snail`
pub fn animal_snail(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "snail",
        Lang::Fr => "escargot",
    }
}

/// `frog`
pub fn animal_frog(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "frog",
        Lang::Fr => "grenouille",
    }
}

/// `magpie`
pub fn animal_magpie(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "magpie",
        Lang::Fr => "pie",
    }
}

/// `hedgehog`
pub fn animal_hedgehog(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "hedgehog",
        Lang::Fr => "hérisson",
    }
}

/// `spider`
pub fn animal_spider(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "spider",
        Lang::Fr => "araignée",
    }
}

/// `bat`
pub fn animal_bat(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "bat",
        Lang::Fr => "chauve-souris",
    }
}

/// `duck`
pub fn animal_duck(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "duck",
        Lang::Fr => "canard",
    }
}

/// `mouse`
pub fn animal_mouse(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "mouse",
        Lang::Fr => "souris",
    }
}

/// `rabbit`
pub fn animal_rabbit(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "rabbit",
        Lang::Fr => "lapin",
    }
}

/// `squirrel`
pub fn animal_squirrel(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "squirrel",
        Lang::Fr => "écureuil",
    }
}

/// `fox`
pub fn animal_fox(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "fox",
        Lang::Fr => "renard",
    }
}

/// `raccoon`
pub fn animal_raccoon(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "raccoon",
        Lang::Fr => "raton laveur",
    }
}

/// `owl`
pub fn animal_owl(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "owl",
        Lang::Fr => "hibou",
    }
}

/// `boar`
pub fn animal_boar(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "boar",
        Lang::Fr => "sanglier",
    }
}

/// `wolf`
pub fn animal_wolf(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "wolf",
        Lang::Fr => "loup",
    }
}

/// `bear`
pub fn animal_bear(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "bear",
        Lang::Fr => "ours",
    }
}

/// `may always be played`
pub fn power_always(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "may always be played",
        Lang::Fr => "peut toujours être joué",
    }
}

/// `the next card must be lower`
pub fn power_lower(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "the next card must be lower",
        Lang::Fr => "la carte suivante doit être inférieure",
    }
}

/// `sweeps the horde away and plays again`
pub fn power_again(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "sweeps the horde away and plays again",
        Lang::Fr => "balaie la horde et rejoue",
    }
}

/// `rolls the die`
pub fn power_die(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "rolls the die",
        Lang::Fr => "lance le dé",
    }
}

/// `GIVE: put a card from the hand into an opponent’s graveyard`
pub fn face_give(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "GIVE: put a card from the hand into an opponent’s graveyard",
        Lang::Fr => "DONNER\u{202f}: une carte de la main dans un cimetière adverse",
    }
}

/// `SWARM: a card from the reserve for every graveyard`
pub fn face_swarm(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "SWARM: a card from the reserve for every graveyard",
        Lang::Fr => "ESSAIM\u{202f}: une carte de la réserve pour chaque cimetière",
    }
}

/// `STEAL: take a brain from an opponent`
pub fn face_steal(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "STEAL: take a brain from an opponent",
        Lang::Fr => "VOLER\u{202f}: un cerveau d’un adversaire",
    }
}

/// `GAIN: take a brain from the supply`
pub fn face_gain(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "GAIN: take a brain from the supply",
        Lang::Fr => "GAGNER\u{202f}: un cerveau de la boîte",
    }
}

/// `SWAP: exchange hands or graveyards`
pub fn face_swap(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "SWAP: exchange hands or graveyards",
        Lang::Fr => "ÉCHANGER\u{202f}: les mains ou les cimetières",
    }
}

/// `AGAIN: play again without filling up`
pub fn face_again(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "AGAIN: play again without filling up",
        Lang::Fr => "REJOUER\u{202f}: sans compléter sa main",
    }
}

/// `any`
pub fn demand_any(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "any",
        Lang::Fr => "au choix",
    }
}

/// `> {value}`
pub fn demand_above(_lang: Lang, value: impl Display) -> String {
    format!("> {value}")
}

/// `< {value} (spider)`
pub fn demand_below(lang: Lang, value: impl Display) -> String {
    match lang {
        Lang::En => format!("< {value} (spider)"),
        Lang::Fr => format!("< {value} (araignée)"),
    }
}

/// `Horde: {demand} (or a 0)`
pub fn zone_horde(lang: Lang, demand: impl Display) -> String {
    match lang {
        Lang::En => format!("Horde: {demand} (or a 0)"),
        Lang::Fr => format!("Horde\u{202f}: {demand} (ou un 0)"),
    }
}

/// `Reserve: {n} card`, `Reserve: {n} cards`
pub fn zone_reserve(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("Reserve: {n} card"),
        Lang::Fr if lang.is_one(n) => format!("Réserve\u{202f}: {n} carte"),
        Lang::En => format!("Reserve: {n} cards"),
        Lang::Fr => format!("Réserve\u{202f}: {n} cartes"),
    }
}

/// `Discard pile: {n} card`, `Discard pile: {n} cards`
pub fn zone_discard(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("Discard pile: {n} card"),
        Lang::Fr if lang.is_one(n) => format!("Défausse\u{202f}: {n} carte"),
        Lang::En => format!("Discard pile: {n} cards"),
        Lang::Fr => format!("Défausse\u{202f}: {n} cartes"),
    }
}

/// `{player}, {n} brain: hand`, `{player}, {n} brains: hand`
#[derive(Debug)]
pub struct ZoneHand<'a> {
    pub player: Who<'a>,
    pub n: u32,
}

impl ZoneHand<'_> {
    pub fn say(self, lang: Lang) -> String {
        let ZoneHand { player, n } = self;
        if player.is_you {
            return you_zone_hand(lang, n);
        }
        match lang {
            Lang::En if lang.is_one(n) => format!("{player}, {n} brain: hand"),
            Lang::Fr if lang.is_one(n) => format!("{player}, {n} cerveau\u{202f}: main"),
            Lang::En => format!("{player}, {n} brains: hand"),
            Lang::Fr => format!("{player}, {n} cerveaux\u{202f}: main"),
        }
    }
}

/// `{player}: graveyard`
pub fn zone_graveyard(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_zone_graveyard(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player}: graveyard"),
        Lang::Fr => format!("{player}\u{202f}: cimetière"),
    }
}

/// `{player}: just drawn`
pub fn zone_drawn(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_zone_drawn(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player}: just drawn"),
        Lang::Fr => format!("{player}\u{202f}: pioche"),
    }
}

/// `Horde of {cards}: {demand} (or a 0)`
#[derive(Debug)]
pub struct ZoneHordeOf<A, B> {
    pub cards: A,
    pub demand: B,
}

impl<A: Display, B: Display> ZoneHordeOf<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ZoneHordeOf { cards, demand } = self;
        match lang {
            Lang::En => format!("Horde of {cards}: {demand} (or a 0)"),
            Lang::Fr => format!("Horde {}\u{202f}: {demand} (ou un 0)", tabletop::de(&cards)),
        }
    }
}

/// `{n} card`, `{n} cards`
pub fn zone_cards(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} card"),
        Lang::Fr if lang.is_one(n) => format!("{n} carte"),
        Lang::En => format!("{n} cards"),
        Lang::Fr => format!("{n} cartes"),
    }
}

/// `Equal cards to hand out`
pub fn zone_extras(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Equal cards to hand out",
        Lang::Fr => "Cartes identiques à distribuer",
    }
}

/// `card face down`
pub fn piece_back(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "card face down",
        Lang::Fr => "carte face cachée",
    }
}

/// `the die`
pub fn piece_die(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "the die",
        Lang::Fr => "le dé",
    }
}

/// `{value} {animal}`
#[derive(Debug)]
pub struct PieceCard<A, B> {
    pub value: A,
    pub animal: B,
}

impl<A: Display, B: Display> PieceCard<A, B> {
    pub fn say(self, _lang: Lang) -> String {
        let PieceCard { value, animal } = self;
        format!("{value} {animal}")
    }
}

/// `{card}: {power}`
#[derive(Debug)]
pub struct PieceSpecial<A, B> {
    pub card: A,
    pub power: B,
}

impl<A: Display, B: Display> PieceSpecial<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let PieceSpecial { card, power } = self;
        match lang {
            Lang::En => format!("{card}: {power}"),
            Lang::Fr => format!("{card}\u{202f}: {power}"),
        }
    }
}

/// `{value} {animal}, seen by all`
#[derive(Debug)]
pub struct PieceOpen<A, B> {
    pub value: A,
    pub animal: B,
}

impl<A: Display, B: Display> PieceOpen<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let PieceOpen { value, animal } = self;
        match lang {
            Lang::En => format!("{value} {animal}, seen by all"),
            Lang::Fr => format!("{value} {animal}, vu de tous"),
        }
    }
}

/// `can be played`
pub fn offer_play(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "can be played",
        Lang::Fr => "jouable",
    }
}

/// `can be buried`
pub fn offer_bury(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "can be buried",
        Lang::Fr => "peut être enterré",
    }
}

/// `can be kept`
pub fn offer_keep(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "can be kept",
        Lang::Fr => "peut être gardé",
    }
}

/// `can be given`
pub fn offer_give(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "can be given",
        Lang::Fr => "peut être donné",
    }
}

/// `can be taken`
pub fn offer_take(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "can be taken",
        Lang::Fr => "peut être pris",
    }
}

/// `{card} is too low: play above {value}, or a 0.`
#[derive(Debug)]
pub struct LockedLow<A, B> {
    pub card: A,
    pub value: B,
}

impl<A: Display, B: Display> LockedLow<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let LockedLow { card, value } = self;
        match lang {
            Lang::En => format!("{card} is too low: play above {value}, or a 0."),
            Lang::Fr => format!(
                "{card}, c’est trop bas\u{202f}: jouez plus {}, ou un 0.",
                tabletop::de(&value)
            ),
        }
    }
}

/// `{card} is too high: the spider wants less than {value}.`
#[derive(Debug)]
pub struct LockedHigh<A, B> {
    pub card: A,
    pub value: B,
}

impl<A: Display, B: Display> LockedHigh<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let LockedHigh { card, value } = self;
        match lang {
            Lang::En => format!("{card} is too high: the spider wants less than {value}."),
            Lang::Fr => format!(
                "{card}, c’est trop haut\u{202f}: l’araignée veut moins {}.",
                tabletop::de(&value)
            ),
        }
    }
}

/// `You can’t play from your graveyard. It fills your hand up to three cards.`
pub fn locked_buried(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You can’t play from your graveyard. It fills your hand up to three cards.",
        Lang::Fr => {
            "On ne joue pas depuis le cimetière\u{202f}: il complète votre main jusqu’à trois cartes."
        }
    }
}

/// `You can’t use this card now.`
pub fn locked_now(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You can’t use this card now.",
        Lang::Fr => "Cette carte ne sert pas maintenant.",
    }
}

/// `Not above {value}`
pub fn locked_not_above(lang: Lang, value: impl Display) -> String {
    match lang {
        Lang::En => format!("Not above {value}"),
        Lang::Fr => format!("Il faut plus {}", tabletop::de(&value)),
    }
}

/// `Not below {value}`
pub fn locked_not_below(lang: Lang, value: impl Display) -> String {
    match lang {
        Lang::En => format!("Not below {value}"),
        Lang::Fr => format!("Il faut moins {}", tabletop::de(&value)),
    }
}

/// `Bury {card}`
pub fn action_bury(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("Bury {card}"),
        Lang::Fr => format!("Enterrer {card}"),
    }
}

/// `Play {card}`
pub fn action_play(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("Play {card}"),
        Lang::Fr => format!("Jouer {card}"),
    }
}

/// `Play {cards}`
pub fn action_play_group(lang: Lang, cards: impl Display) -> String {
    match lang {
        Lang::En => format!("Play {cards}"),
        Lang::Fr => format!("Jouer {cards}"),
    }
}

/// `Give up (−1 brain): clear the horde, draw two, play again`
pub fn action_give_up(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Give up (−1 brain): clear the horde, draw two, play again",
        Lang::Fr => {
            "Renoncer (−1 cerveau)\u{202f}: défausser la horde, piocher deux cartes, rejouer"
        }
    }
}

/// `Give {card} to {player}`
#[derive(Debug)]
pub struct ActionShare<A, B> {
    pub card: A,
    pub player: B,
}

impl<A: Display, B: Display> ActionShare<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ActionShare { card, player } = self;
        match lang {
            Lang::En => format!("Give {card} to {player}"),
            Lang::Fr => format!("Donner {card} à {player}"),
        }
    }
}

/// `Keep {card} in hand`
pub fn action_keep(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("Keep {card} in hand"),
        Lang::Fr => format!("Garder {card} en main"),
    }
}

/// `Take {card}`
pub fn action_take(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("Take {card}"),
        Lang::Fr => format!("Prendre {card}"),
    }
}

/// `Give {card} to {player}`
#[derive(Debug)]
pub struct ActionGive<A, B> {
    pub card: A,
    pub player: B,
}

impl<A: Display, B: Display> ActionGive<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ActionGive { card, player } = self;
        match lang {
            Lang::En => format!("Give {card} to {player}"),
            Lang::Fr => format!("Donner {card} à {player}"),
        }
    }
}

/// `Take a brain from {player}`
pub fn action_steal(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("Take a brain from {player}"),
        Lang::Fr => format!("Prendre un cerveau à {player}"),
    }
}

/// `Swap hands with {player}`
pub fn action_swap_hands(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("Swap hands with {player}"),
        Lang::Fr => format!("Échanger les mains avec {player}"),
    }
}

/// `Swap graveyards with {player}`
pub fn action_swap_graveyards(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("Swap graveyards with {player}"),
        Lang::Fr => format!("Échanger les cimetières avec {player}"),
    }
}

/// `You must bury one of your three cards; you keep the other two.`
pub fn ask_bury_you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You must bury one of your three cards; you keep the other two.",
        Lang::Fr => "Enterrez une des trois cartes\u{202f}; vous gardez les deux autres.",
    }
}

/// `Everybody chooses in secret; still choosing: {players}.`
pub fn ask_bury_other(lang: Lang, players: impl Display) -> String {
    match lang {
        Lang::En => format!("Everybody chooses in secret; still choosing: {players}."),
        Lang::Fr => format!("Chacun choisit en secret\u{202f}; on attend encore {players}."),
    }
}

/// `Your turn: start a new horde with any card, or several equal ones.`
pub fn ask_start_you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your turn: start a new horde with any card, or several equal ones.",
        Lang::Fr => "À vous\u{202f}: entamez une horde avec une carte, ou plusieurs identiques.",
    }
}

/// `{player} must start a new horde.`
pub fn ask_start_other(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} must start a new horde."),
        Lang::Fr => format!("{player} doit entamer une nouvelle horde."),
    }
}

/// `Your turn: play {demand} (or a 0), or give up: −1 brain.`
pub fn ask_play_you(lang: Lang, demand: impl Display) -> String {
    match lang {
        Lang::En => format!("Your turn: play {demand} (or a 0), or give up: −1 brain."),
        Lang::Fr => {
            format!("À vous\u{202f}: jouez {demand} (ou un 0), sinon renoncez\u{202f}: −1 cerveau.")
        }
    }
}

/// `Your turn: play any card, or give up: −1 brain.`
pub fn ask_play_any(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your turn: play any card, or give up: −1 brain.",
        Lang::Fr => {
            "À vous\u{202f}: jouez la carte de votre choix, ou renoncez\u{202f}: −1 cerveau."
        }
    }
}

/// `Nothing in your hand is {demand} or 0: give up, −1 brain.`
pub fn ask_play_none(lang: Lang, demand: impl Display) -> String {
    match lang {
        Lang::En => format!("Nothing in your hand is {demand} or 0: give up, −1 brain."),
        Lang::Fr => format!("Rien en main qui fasse {demand}, ni 0\u{202f}: renoncez, −1 cerveau."),
    }
}

/// `{player} to play {demand} (or a 0), or give up.`
#[derive(Debug)]
pub struct AskPlayOther<A, B> {
    pub player: A,
    pub demand: B,
}

impl<A: Display, B: Display> AskPlayOther<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let AskPlayOther { player, demand } = self;
        match lang {
            Lang::En => format!("{player} to play {demand} (or a 0), or give up."),
            Lang::Fr => format!("À {player} de jouer {demand} (ou un 0), ou de renoncer."),
        }
    }
}

/// `You must put the extra card into an opponent’s graveyard.`, `{n} extra cards for opponents’ graveyards: who gets the next one?`
pub fn ask_share_you(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => {
            "You must put the extra card into an opponent’s graveyard.".to_owned()
        }
        Lang::Fr if lang.is_one(n) => {
            "Vous devez placer la carte en plus dans un cimetière adverse.".to_owned()
        }
        Lang::En => format!("{n} extra cards for opponents’ graveyards: who gets the next one?"),
        Lang::Fr => format!(
            "{n} cartes en plus pour les cimetières adverses\u{202f}: à qui la prochaine\u{202f}?"
        ),
    }
}

/// `{player} must put the extra cards into opponents’ graveyards.`
pub fn ask_share_other(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} must put the extra cards into opponents’ graveyards."),
        Lang::Fr => {
            format!("{player} doit placer les cartes en plus dans les cimetières adverses.")
        }
    }
}

/// `You must keep one of the two cards; the other is for your graveyard.`
pub fn ask_keep_you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You must keep one of the two cards; the other is for your graveyard.",
        Lang::Fr => "Gardez une des deux cartes\u{202f}; l’autre va dans votre cimetière.",
    }
}

/// `{player} must keep one of two cards.`
pub fn ask_keep_other(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} must keep one of two cards."),
        Lang::Fr => format!("{player} doit garder l’une des deux cartes."),
    }
}

/// `GIVE! Put a card from your hand into an opponent’s graveyard.`
pub fn ask_give_you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "GIVE! Put a card from your hand into an opponent’s graveyard.",
        Lang::Fr => "DONNER\u{202f}! Placez une carte de votre main dans un cimetière adverse.",
    }
}

/// `{player} must put a card into an opponent’s graveyard.`
pub fn ask_give_other(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} must put a card into an opponent’s graveyard."),
        Lang::Fr => format!("{player} doit placer une carte dans un cimetière adverse."),
    }
}

/// `STEAL! Take a brain from an opponent.`
pub fn ask_steal_you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "STEAL! Take a brain from an opponent.",
        Lang::Fr => "VOLER\u{202f}! Prenez un cerveau à un adversaire.",
    }
}

/// `{player} must take a brain from an opponent.`
pub fn ask_steal_other(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} must take a brain from an opponent."),
        Lang::Fr => format!("{player} doit prendre un cerveau à un adversaire."),
    }
}

/// `SWAP! Exchange your hand or your graveyard with an opponent’s.`
pub fn ask_swap_you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "SWAP! Exchange your hand or your graveyard with an opponent’s.",
        Lang::Fr => "ÉCHANGER\u{202f}! Votre main ou votre cimetière, avec un adversaire.",
    }
}

/// `{player} must exchange hand or graveyard with an opponent.`
pub fn ask_swap_other(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} must exchange hand or graveyard with an opponent."),
        Lang::Fr => format!("{player} doit échanger sa main ou son cimetière avec un adversaire."),
    }
}

/// `You must take {n} card from your graveyard.`, `You must take {n} cards from your graveyard.`
pub fn ask_refill_you(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("You must take {n} card from your graveyard."),
        Lang::Fr if lang.is_one(n) => format!("Vous devez prendre {n} carte dans votre cimetière."),
        Lang::En => format!("You must take {n} cards from your graveyard."),
        Lang::Fr => format!("Vous devez prendre {n} cartes dans votre cimetière."),
    }
}

/// `{player} must fill up the hand from the graveyard.`
pub fn ask_refill_other(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} must fill up the hand from the graveyard."),
        Lang::Fr => format!("{player} doit compléter sa main depuis son cimetière."),
    }
}

/// `The game is over: {players} has the most brains and wins.`
pub fn ask_won(lang: Lang, players: Who<'_>) -> String {
    if players.is_you {
        return you_ask_won(lang).to_owned();
    }
    match lang {
        Lang::En => format!("The game is over: {players} has the most brains and wins."),
        Lang::Fr => {
            format!("La partie est finie\u{202f}: {players} a le plus de cerveaux et gagne.")
        }
    }
}

/// `The game is over: {players} are level on brains and share the win.`
pub fn ask_shared(lang: Lang, players: impl Display) -> String {
    match lang {
        Lang::En => format!("The game is over: {players} are level on brains and share the win."),
        Lang::Fr => format!(
            "La partie est finie\u{202f}: {players} sont à égalité et partagent la victoire."
        ),
    }
}

/// `A new round: {player} will start.`
pub fn event_round(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_round(lang).to_owned();
    }
    match lang {
        Lang::En => format!("A new round: {player} will start."),
        Lang::Fr => format!("Nouvelle manche\u{202f}: {player} commencera."),
    }
}

/// `{player} is dealt {cards}.`
#[derive(Debug)]
pub struct EventDealt<'a, A> {
    pub player: Who<'a>,
    pub cards: A,
}

impl<A: Display> EventDealt<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventDealt { player, cards } = self;
        if player.is_you {
            return you_event_dealt(lang, cards);
        }
        match lang {
            Lang::En => format!("{player} is dealt {cards}."),
            Lang::Fr => format!("{player} reçoit {cards}."),
        }
    }
}

/// `{player} is dealt three cards.`
pub fn event_dealt_hidden(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} is dealt three cards."),
        Lang::Fr => format!("{player} reçoit trois cartes."),
    }
}

/// `{player} buries {card}.`
#[derive(Debug)]
pub struct EventBuried<'a, A> {
    pub player: Who<'a>,
    pub card: A,
}

impl<A: Display> EventBuried<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventBuried { player, card } = self;
        if player.is_you {
            return you_event_buried(lang, card);
        }
        match lang {
            Lang::En => format!("{player} buries {card}."),
            Lang::Fr => format!("{player} enterre {card}."),
        }
    }
}

/// `{player} buries a card.`
pub fn event_buried_hidden(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} buries a card."),
        Lang::Fr => format!("{player} enterre une carte."),
    }
}

/// `{player} to play.`
pub fn event_turn(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_turn(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} to play."),
        Lang::Fr => format!("À {player} de jouer."),
    }
}

/// `{player} plays {card}.`
#[derive(Debug)]
pub struct EventPlayed<'a, A> {
    pub player: Who<'a>,
    pub card: A,
}

impl<A: Display> EventPlayed<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventPlayed { player, card } = self;
        if player.is_you {
            return you_event_played(lang, card);
        }
        match lang {
            Lang::En => format!("{player} plays {card}."),
            Lang::Fr => format!("{player} joue {card}."),
        }
    }
}

/// `{player} plays {cards}.`
#[derive(Debug)]
pub struct EventPlayedGroup<'a, A> {
    pub player: Who<'a>,
    pub cards: A,
}

impl<A: Display> EventPlayedGroup<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventPlayedGroup { player, cards } = self;
        if player.is_you {
            return you_event_played_group(lang, cards);
        }
        match lang {
            Lang::En => format!("{player} plays {cards}."),
            Lang::Fr => format!("{player} joue {cards}."),
        }
    }
}

/// `{player} puts {card} into {other}’s graveyard.`
#[derive(Debug)]
pub struct EventShared<'a, A> {
    pub player: Who<'a>,
    pub card: A,
    pub other: Who<'a>,
}

impl<A: Display> EventShared<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventShared {
            player,
            card,
            other,
        } = self;
        if player.is_you {
            return you_event_shared(lang, card, other);
        }
        if other.is_you {
            return to_you_event_shared(lang, player, card);
        }
        match lang {
            Lang::En => format!("{player} puts {card} into {other}’s graveyard."),
            Lang::Fr => format!(
                "{player} place {card} dans le cimetière {}.",
                tabletop::de(&other)
            ),
        }
    }
}

/// `{player} gives up: the horde is discarded and a brain is gone.`
pub fn event_gave_up(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_gave_up(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} gives up: the horde is discarded and a brain is gone."),
        Lang::Fr => {
            format!("{player} renonce\u{202f}: la horde est défaussée et un cerveau est perdu.")
        }
    }
}

/// `The discard pile is shuffled: {n} card in the reserve.`, `The discard pile is shuffled: {n} cards in the reserve.`
pub fn event_reshuffled(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => {
            format!("The discard pile is shuffled: {n} card in the reserve.")
        }
        Lang::Fr if lang.is_one(n) => {
            format!("La défausse est mélangée\u{202f}: {n} carte dans la réserve.")
        }
        Lang::En => format!("The discard pile is shuffled: {n} cards in the reserve."),
        Lang::Fr => format!("La défausse est mélangée\u{202f}: {n} cartes dans la réserve."),
    }
}

/// `{player} draws {card}.`
#[derive(Debug)]
pub struct EventDrew<'a, A> {
    pub player: Who<'a>,
    pub card: A,
}

impl<A: Display> EventDrew<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventDrew { player, card } = self;
        if player.is_you {
            return you_event_drew(lang, card);
        }
        match lang {
            Lang::En => format!("{player} draws {card}."),
            Lang::Fr => format!("{player} pioche {card}."),
        }
    }
}

/// `{player} draws a card.`
pub fn event_drew_hidden(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} draws a card."),
        Lang::Fr => format!("{player} pioche une carte."),
    }
}

/// `{player} keeps {card} in hand.`
#[derive(Debug)]
pub struct EventKept<'a, A> {
    pub player: Who<'a>,
    pub card: A,
}

impl<A: Display> EventKept<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventKept { player, card } = self;
        if player.is_you {
            return you_event_kept(lang, card);
        }
        match lang {
            Lang::En => format!("{player} keeps {card} in hand."),
            Lang::Fr => format!("{player} garde {card} en main."),
        }
    }
}

/// `{player} keeps a card in hand.`
pub fn event_kept_hidden(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} keeps a card in hand."),
        Lang::Fr => format!("{player} garde une carte en main."),
    }
}

/// `The mouse sweeps the horde away, and {player} plays again.`
pub fn event_swept(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_swept(lang).to_owned();
    }
    match lang {
        Lang::En => format!("The mouse sweeps the horde away, and {player} plays again."),
        Lang::Fr => format!("La souris balaie la horde, et {player} rejoue."),
    }
}

/// `{player} rolls {face}.`
#[derive(Debug)]
pub struct EventRolled<'a, A> {
    pub player: Who<'a>,
    pub face: A,
}

impl<A: Display> EventRolled<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventRolled { player, face } = self;
        if player.is_you {
            return you_event_rolled(lang, face);
        }
        match lang {
            Lang::En => format!("{player} rolls {face}."),
            Lang::Fr => format!("{player} lance le dé\u{202f}: {face}."),
        }
    }
}

/// `{player} puts {card} into {other}’s graveyard.`
#[derive(Debug)]
pub struct EventGiven<'a, A> {
    pub player: Who<'a>,
    pub card: A,
    pub other: Who<'a>,
}

impl<A: Display> EventGiven<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventGiven {
            player,
            card,
            other,
        } = self;
        if player.is_you {
            return you_event_given(lang, card, other);
        }
        if other.is_you {
            return to_you_event_given(lang, player, card);
        }
        match lang {
            Lang::En => format!("{player} puts {card} into {other}’s graveyard."),
            Lang::Fr => format!(
                "{player} place {card} dans le cimetière {}.",
                tabletop::de(&other)
            ),
        }
    }
}

/// `{player} puts a card into {other}’s graveyard.`
#[derive(Debug)]
pub struct EventGivenHidden<'a, A> {
    pub player: A,
    pub other: Who<'a>,
}

impl<A: Display> EventGivenHidden<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventGivenHidden { player, other } = self;
        if other.is_you {
            return to_you_event_given_hidden(lang, player);
        }
        match lang {
            Lang::En => format!("{player} puts a card into {other}’s graveyard."),
            Lang::Fr => format!(
                "{player} place une carte dans le cimetière {}.",
                tabletop::de(&other)
            ),
        }
    }
}

/// `{card} joins {player}’s graveyard.`
#[derive(Debug)]
pub struct EventSwarmed<'a, A> {
    pub card: A,
    pub player: Who<'a>,
}

impl<A: Display> EventSwarmed<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventSwarmed { card, player } = self;
        if player.is_you {
            return you_event_swarmed(lang, card);
        }
        match lang {
            Lang::En => format!("{card} joins {player}’s graveyard."),
            Lang::Fr => format!("{card} rejoint le cimetière {}.", tabletop::de(&player)),
        }
    }
}

/// `A card joins {player}’s graveyard.`
pub fn event_swarmed_hidden(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_swarmed_hidden(lang).to_owned();
    }
    match lang {
        Lang::En => format!("A card joins {player}’s graveyard."),
        Lang::Fr => format!("Une carte rejoint le cimetière {}.", tabletop::de(&player)),
    }
}

/// `{player} takes a brain from {other}.`
#[derive(Debug)]
pub struct EventStolen<'a> {
    pub player: Who<'a>,
    pub other: Who<'a>,
}

impl EventStolen<'_> {
    pub fn say(self, lang: Lang) -> String {
        let EventStolen { player, other } = self;
        if player.is_you {
            return you_event_stolen(lang, other);
        }
        if other.is_you {
            return to_you_event_stolen(lang, player);
        }
        match lang {
            Lang::En => format!("{player} takes a brain from {other}."),
            Lang::Fr => format!("{player} prend un cerveau à {other}."),
        }
    }
}

/// `{player} gains a brain.`
pub fn event_gained(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_gained(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} gains a brain."),
        Lang::Fr => format!("{player} gagne un cerveau."),
    }
}

/// `The supply is empty: {player} gains nothing.`
pub fn event_gained_nothing(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_gained_nothing(lang).to_owned();
    }
    match lang {
        Lang::En => format!("The supply is empty: {player} gains nothing."),
        Lang::Fr => format!("La boîte est vide\u{202f}: {player} ne gagne rien."),
    }
}

/// `{player} and {other} exchange hands.`
#[derive(Debug)]
pub struct EventSwappedHands<'a> {
    pub player: Who<'a>,
    pub other: Who<'a>,
}

impl EventSwappedHands<'_> {
    pub fn say(self, lang: Lang) -> String {
        let EventSwappedHands { player, other } = self;
        if player.is_you {
            return you_event_swapped_hands(lang, other);
        }
        if other.is_you {
            return to_you_event_swapped_hands(lang, player);
        }
        match lang {
            Lang::En => format!("{player} and {other} exchange hands."),
            Lang::Fr => format!("{player} et {other} échangent leurs mains."),
        }
    }
}

/// `{player} and {other} exchange graveyards.`
#[derive(Debug)]
pub struct EventSwappedGraveyards<'a> {
    pub player: Who<'a>,
    pub other: Who<'a>,
}

impl EventSwappedGraveyards<'_> {
    pub fn say(self, lang: Lang) -> String {
        let EventSwappedGraveyards { player, other } = self;
        if player.is_you {
            return you_event_swapped_graveyards(lang, other);
        }
        if other.is_you {
            return to_you_event_swapped_graveyards(lang, player);
        }
        match lang {
            Lang::En => format!("{player} and {other} exchange graveyards."),
            Lang::Fr => format!("{player} et {other} échangent leurs cimetières."),
        }
    }
}

/// `{player} chooses {n} card from the graveyard.`, `{player} chooses {n} cards from the graveyard.`
#[derive(Debug)]
pub struct EventRefills<'a> {
    pub player: Who<'a>,
    pub n: u32,
}

impl EventRefills<'_> {
    pub fn say(self, lang: Lang) -> String {
        let EventRefills { player, n } = self;
        if player.is_you {
            return you_event_refills(lang, n);
        }
        match lang {
            Lang::En if lang.is_one(n) => format!("{player} chooses {n} card from the graveyard."),
            Lang::Fr if lang.is_one(n) => format!("{player} choisit {n} carte dans son cimetière."),
            Lang::En => format!("{player} chooses {n} cards from the graveyard."),
            Lang::Fr => format!("{player} choisit {n} cartes dans son cimetière."),
        }
    }
}

/// `{player} takes {card} from the graveyard.`
#[derive(Debug)]
pub struct EventTook<'a, A> {
    pub player: Who<'a>,
    pub card: A,
}

impl<A: Display> EventTook<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventTook { player, card } = self;
        if player.is_you {
            return you_event_took(lang, card);
        }
        match lang {
            Lang::En => format!("{player} takes {card} from the graveyard."),
            Lang::Fr => format!("{player} prend {card} dans son cimetière."),
        }
    }
}

/// `{player} takes a card from the graveyard.`
pub fn event_took_hidden(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} takes a card from the graveyard."),
        Lang::Fr => format!("{player} prend une carte dans son cimetière."),
    }
}

/// `{player} is out of cards, and the horde eats: {losses}.`
#[derive(Debug)]
pub struct EventRoundEnded<'a, A> {
    pub player: Who<'a>,
    pub losses: A,
}

impl<A: Display> EventRoundEnded<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventRoundEnded { player, losses } = self;
        if player.is_you {
            return you_event_round_ended(lang, losses);
        }
        match lang {
            Lang::En => format!("{player} is out of cards, and the horde eats: {losses}."),
            Lang::Fr => {
                format!("{player} n’a plus une seule carte, et la horde se sert\u{202f}: {losses}.")
            }
        }
    }
}

/// `{player} loses {n} brain`, `{player} loses {n} brains`
#[derive(Debug)]
pub struct EventLoss<'a> {
    pub player: Who<'a>,
    pub n: u32,
}

impl EventLoss<'_> {
    pub fn say(self, lang: Lang) -> String {
        let EventLoss { player, n } = self;
        if player.is_you {
            return you_event_loss(lang, n);
        }
        match lang {
            Lang::En if lang.is_one(n) => format!("{player} loses {n} brain"),
            Lang::Fr if lang.is_one(n) => format!("{player} perd {n} cerveau"),
            Lang::En => format!("{player} loses {n} brains"),
            Lang::Fr => format!("{player} perd {n} cerveaux"),
        }
    }
}

/// `{players} has the most brains and wins!`
pub fn event_won(lang: Lang, players: Who<'_>) -> String {
    if players.is_you {
        return you_event_won(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{players} has the most brains and wins!"),
        Lang::Fr => format!("{players} a le plus de cerveaux et gagne\u{202f}!"),
    }
}

/// `{players} are level on brains and share the win!`
pub fn event_won_shared(lang: Lang, players: impl Display) -> String {
    match lang {
        Lang::En => format!("{players} are level on brains and share the win!"),
        Lang::Fr => format!("{players} sont à égalité et partagent la victoire\u{202f}!"),
    }
}

/// `a mosquito`
pub fn one_animal_mosquito(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a mosquito",
        Lang::Fr => "un moustique",
    }
}

/// `a ladybird`
pub fn one_animal_ladybird(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a ladybird",
        Lang::Fr => "une coccinelle",
    }
}

/// `an ant`
pub fn one_animal_ant(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "an ant",
        Lang::Fr => "une fourmi",
    }
}

/// `a butterfly`
pub fn one_animal_butterfly(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a butterfly",
        Lang::Fr => "un papillon",
    }
}

/// `a snail`
pub fn one_animal_snail(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a snail",
        Lang::Fr => "un escargot",
    }
}

/// `a frog`
pub fn one_animal_frog(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a frog",
        Lang::Fr => "une grenouille",
    }
}

/// `a magpie`
pub fn one_animal_magpie(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a magpie",
        Lang::Fr => "une pie",
    }
}

/// `a hedgehog`
pub fn one_animal_hedgehog(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a hedgehog",
        Lang::Fr => "un hérisson",
    }
}

/// `a spider`
pub fn one_animal_spider(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a spider",
        Lang::Fr => "une araignée",
    }
}

/// `a bat`
pub fn one_animal_bat(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a bat",
        Lang::Fr => "une chauve-souris",
    }
}

/// `a duck`
pub fn one_animal_duck(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a duck",
        Lang::Fr => "un canard",
    }
}

/// `a mouse`
pub fn one_animal_mouse(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a mouse",
        Lang::Fr => "une souris",
    }
}

/// `a rabbit`
pub fn one_animal_rabbit(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a rabbit",
        Lang::Fr => "un lapin",
    }
}

/// `a squirrel`
pub fn one_animal_squirrel(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a squirrel",
        Lang::Fr => "un écureuil",
    }
}

/// `a fox`
pub fn one_animal_fox(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a fox",
        Lang::Fr => "un renard",
    }
}

/// `a raccoon`
pub fn one_animal_raccoon(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a raccoon",
        Lang::Fr => "un raton laveur",
    }
}

/// `an owl`
pub fn one_animal_owl(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "an owl",
        Lang::Fr => "un hibou",
    }
}

/// `a boar`
pub fn one_animal_boar(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a boar",
        Lang::Fr => "un sanglier",
    }
}

/// `a wolf`
pub fn one_animal_wolf(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a wolf",
        Lang::Fr => "un loup",
    }
}

/// `a bear`
pub fn one_animal_bear(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a bear",
        Lang::Fr => "un ours",
    }
}

/// `mosquitoes`
pub fn many_animals_mosquito(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "mosquitoes",
        Lang::Fr => "moustiques",
    }
}

/// `ladybirds`
pub fn many_animals_ladybird(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "ladybirds",
        Lang::Fr => "coccinelles",
    }
}

/// `ants`
pub fn many_animals_ant(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "ants",
        Lang::Fr => "fourmis",
    }
}

/// `butterflies`
pub fn many_animals_butterfly(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "butterflies",
        Lang::Fr => "papillons",
    }
}

/// `snails`
pub fn many_animals_snail(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "snails",
        Lang::Fr => "escargots",
    }
}

/// `frogs`
pub fn many_animals_frog(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "frogs",
        Lang::Fr => "grenouilles",
    }
}

/// `magpies`
pub fn many_animals_magpie(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "magpies",
        Lang::Fr => "pies",
    }
}

/// `hedgehogs`
pub fn many_animals_hedgehog(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "hedgehogs",
        Lang::Fr => "hérissons",
    }
}

/// `spiders`
pub fn many_animals_spider(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "spiders",
        Lang::Fr => "araignées",
    }
}

/// `bats`
pub fn many_animals_bat(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "bats",
        Lang::Fr => "chauves-souris",
    }
}

/// `ducks`
pub fn many_animals_duck(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "ducks",
        Lang::Fr => "canards",
    }
}

/// `mice`
pub fn many_animals_mouse(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "mice",
        Lang::Fr => "souris",
    }
}

/// `rabbits`
pub fn many_animals_rabbit(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "rabbits",
        Lang::Fr => "lapins",
    }
}

/// `squirrels`
pub fn many_animals_squirrel(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "squirrels",
        Lang::Fr => "écureuils",
    }
}

/// `foxes`
pub fn many_animals_fox(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "foxes",
        Lang::Fr => "renards",
    }
}

/// `raccoons`
pub fn many_animals_raccoon(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "raccoons",
        Lang::Fr => "ratons laveurs",
    }
}

/// `owls`
pub fn many_animals_owl(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "owls",
        Lang::Fr => "hiboux",
    }
}

/// `boars`
pub fn many_animals_boar(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "boars",
        Lang::Fr => "sangliers",
    }
}

/// `wolves`
pub fn many_animals_wolf(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "wolves",
        Lang::Fr => "loups",
    }
}

/// `bears`
pub fn many_animals_bear(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "bears",
        Lang::Fr => "ours",
    }
}

/// `{animal} ({value})`
#[derive(Debug)]
pub struct WordOne<A, B> {
    pub animal: A,
    pub value: B,
}

impl<A: Display, B: Display> WordOne<A, B> {
    pub fn say(self, _lang: Lang) -> String {
        let WordOne { animal, value } = self;
        format!("{animal} ({value})")
    }
}

/// `{number} {value}s ({animals})`
#[derive(Debug)]
pub struct WordMany<A, B, C> {
    pub number: A,
    pub value: B,
    pub animals: C,
}

impl<A: Display, B: Display, C: Display> WordMany<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let WordMany {
            number,
            value,
            animals,
        } = self;
        match lang {
            Lang::En => format!("{number} {value}s ({animals})"),
            Lang::Fr => format!("{number} {animals} ({value})"),
        }
    }
}

/// `two`
pub fn word_two(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "two",
        Lang::Fr => "deux",
    }
}

/// `three`
pub fn word_three(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "three",
        Lang::Fr => "trois",
    }
}

/// `four`
pub fn word_four(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "four",
        Lang::Fr => "quatre",
    }
}

/// `five`
pub fn word_five(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "five",
        Lang::Fr => "cinq",
    }
}

/// `six`
pub fn word_six(_lang: Lang) -> &'static str {
    "six"
}

/// `seven`
pub fn word_seven(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "seven",
        Lang::Fr => "sept",
    }
}

/// `Your hand; you have {n} brain`, `Your hand; you have {n} brains`
fn you_zone_hand(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("Your hand; you have {n} brain"),
        Lang::Fr if lang.is_one(n) => format!("Votre main\u{202f}; vous avez {n} cerveau"),
        Lang::En => format!("Your hand; you have {n} brains"),
        Lang::Fr => format!("Votre main\u{202f}; vous avez {n} cerveaux"),
    }
}

/// `Your graveyard`
fn you_zone_graveyard(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your graveyard",
        Lang::Fr => "Votre cimetière",
    }
}

/// `You have just drawn`
fn you_zone_drawn(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You have just drawn",
        Lang::Fr => "Vous venez de piocher",
    }
}

/// `A new round: you will start.`
fn you_event_round(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "A new round: you will start.",
        Lang::Fr => "Nouvelle manche\u{202f}: vous commencez.",
    }
}

/// `You are dealt {cards}.`
fn you_event_dealt(lang: Lang, cards: impl Display) -> String {
    match lang {
        Lang::En => format!("You are dealt {cards}."),
        Lang::Fr => format!("Vous recevez {cards}."),
    }
}

/// `You bury {card}.`
fn you_event_buried(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("You bury {card}."),
        Lang::Fr => format!("Vous enterrez {card}."),
    }
}

/// `Your turn.`
fn you_event_turn(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your turn.",
        Lang::Fr => "À vous de jouer.",
    }
}

/// `You play {card}.`
fn you_event_played(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("You play {card}."),
        Lang::Fr => format!("Vous jouez {card}."),
    }
}

/// `You play {cards}.`
fn you_event_played_group(lang: Lang, cards: impl Display) -> String {
    match lang {
        Lang::En => format!("You play {cards}."),
        Lang::Fr => format!("Vous jouez {cards}."),
    }
}

/// `You put {card} into {other}’s graveyard.`
fn you_event_shared(lang: Lang, card: impl Display, other: impl Display) -> String {
    match lang {
        Lang::En => format!("You put {card} into {other}’s graveyard."),
        Lang::Fr => format!(
            "Vous placez {card} dans le cimetière {}.",
            tabletop::de(&other)
        ),
    }
}

/// `You give up: the horde is discarded and you lose a brain.`
fn you_event_gave_up(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You give up: the horde is discarded and you lose a brain.",
        Lang::Fr => "Vous renoncez\u{202f}: la horde est défaussée et vous perdez un cerveau.",
    }
}

/// `You draw {card}.`
fn you_event_drew(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("You draw {card}."),
        Lang::Fr => format!("Vous piochez {card}."),
    }
}

/// `You keep {card} in hand.`
fn you_event_kept(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("You keep {card} in hand."),
        Lang::Fr => format!("Vous gardez {card} en main."),
    }
}

/// `The mouse sweeps the horde away, and you play again.`
fn you_event_swept(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The mouse sweeps the horde away, and you play again.",
        Lang::Fr => "La souris balaie la horde, et vous rejouez.",
    }
}

/// `You roll {face}.`
fn you_event_rolled(lang: Lang, face: impl Display) -> String {
    match lang {
        Lang::En => format!("You roll {face}."),
        Lang::Fr => format!("Vous lancez le dé\u{202f}: {face}."),
    }
}

/// `You put {card} into {other}’s graveyard.`
fn you_event_given(lang: Lang, card: impl Display, other: impl Display) -> String {
    match lang {
        Lang::En => format!("You put {card} into {other}’s graveyard."),
        Lang::Fr => format!(
            "Vous placez {card} dans le cimetière {}.",
            tabletop::de(&other)
        ),
    }
}

/// `{card} joins your graveyard.`
fn you_event_swarmed(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("{card} joins your graveyard."),
        Lang::Fr => format!("{card} rejoint votre cimetière."),
    }
}

/// `A card joins your graveyard.`
fn you_event_swarmed_hidden(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "A card joins your graveyard.",
        Lang::Fr => "Une carte rejoint votre cimetière.",
    }
}

/// `You take a brain from {other}.`
fn you_event_stolen(lang: Lang, other: impl Display) -> String {
    match lang {
        Lang::En => format!("You take a brain from {other}."),
        Lang::Fr => format!("Vous prenez un cerveau à {other}."),
    }
}

/// `You gain a brain.`
fn you_event_gained(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You gain a brain.",
        Lang::Fr => "Vous gagnez un cerveau.",
    }
}

/// `The supply is empty: you gain nothing.`
fn you_event_gained_nothing(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The supply is empty: you gain nothing.",
        Lang::Fr => "La boîte est vide\u{202f}: vous ne gagnez rien.",
    }
}

/// `You and {other} exchange hands.`
fn you_event_swapped_hands(lang: Lang, other: impl Display) -> String {
    match lang {
        Lang::En => format!("You and {other} exchange hands."),
        Lang::Fr => format!("{other} et vous échangez vos mains."),
    }
}

/// `You and {other} exchange graveyards.`
fn you_event_swapped_graveyards(lang: Lang, other: impl Display) -> String {
    match lang {
        Lang::En => format!("You and {other} exchange graveyards."),
        Lang::Fr => format!("{other} et vous échangez vos cimetières."),
    }
}

/// `You choose {n} card from your graveyard.`, `You choose {n} cards from your graveyard.`
fn you_event_refills(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("You choose {n} card from your graveyard."),
        Lang::Fr if lang.is_one(n) => format!("Vous choisissez {n} carte dans votre cimetière."),
        Lang::En => format!("You choose {n} cards from your graveyard."),
        Lang::Fr => format!("Vous choisissez {n} cartes dans votre cimetière."),
    }
}

/// `You take {card} from your graveyard.`
fn you_event_took(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("You take {card} from your graveyard."),
        Lang::Fr => format!("Vous prenez {card} dans votre cimetière."),
    }
}

/// `You’re out of cards, and the horde eats: {losses}.`
fn you_event_round_ended(lang: Lang, losses: impl Display) -> String {
    match lang {
        Lang::En => format!("You’re out of cards, and the horde eats: {losses}."),
        Lang::Fr => {
            format!("Vous n’avez plus une seule carte, et la horde se sert\u{202f}: {losses}.")
        }
    }
}

/// `you lose {n} brain`, `you lose {n} brains`
fn you_event_loss(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("you lose {n} brain"),
        Lang::Fr if lang.is_one(n) => format!("vous perdez {n} cerveau"),
        Lang::En => format!("you lose {n} brains"),
        Lang::Fr => format!("vous perdez {n} cerveaux"),
    }
}

/// `You have the most brains and win!`
fn you_event_won(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You have the most brains and win!",
        Lang::Fr => "Vous avez le plus de cerveaux et gagnez\u{202f}!",
    }
}

/// `The game is over: you have the most brains and win.`
fn you_ask_won(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The game is over: you have the most brains and win.",
        Lang::Fr => "La partie est finie\u{202f}: vous avez le plus de cerveaux et gagnez.",
    }
}

/// `you lost only {n} brain.`, `you lost only {n} brains.`
fn you_award_thickest_lost(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("you lost only {n} brain."),
        Lang::Fr if lang.is_one(n) => "vous n’avez perdu qu’un cerveau.".to_owned(),
        Lang::En => format!("you lost only {n} brains."),
        Lang::Fr => format!("vous n’avez perdu que {n} cerveaux."),
    }
}

/// `you did not lose a single brain.`
fn you_award_thickest_whole(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "you did not lose a single brain.",
        Lang::Fr => "vous n’avez pas perdu un seul cerveau.",
    }
}

/// `you gave away {n} card.`, `you gave away {n} cards.`
fn you_award_sly_gave(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("you gave away {n} card."),
        Lang::Fr if lang.is_one(n) => format!("vous avez refilé {n} carte."),
        Lang::En => format!("you gave away {n} cards."),
        Lang::Fr => format!("vous avez refilé {n} cartes."),
    }
}

/// `you were given {n} card.`, `you were given {n} cards.`
fn you_award_graveyard_got(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("you were given {n} card."),
        Lang::Fr if lang.is_one(n) => format!("vous avez reçu {n} carte en cadeau."),
        Lang::En => format!("you were given {n} cards."),
        Lang::Fr => format!("vous avez reçu {n} cartes en cadeau."),
    }
}

/// `You got rid of your last card and kept the most brains.`
fn you_recap_out(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You got rid of your last card and kept the most brains.",
        Lang::Fr => "Vous avez posé votre dernière carte et gardé le plus de cerveaux.",
    }
}

/// `You kept the most brains in your head.`
fn you_recap_most(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You kept the most brains in your head.",
        Lang::Fr => "Vous avez gardé le plus de cerveaux dans votre tête.",
    }
}

/// `Round {n}: you ran out of cards.`
fn you_recap_round_out(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Round {n}: you ran out of cards."),
        Lang::Fr => format!("Manche {n}\u{202f}: vous n’avez plus de cartes."),
    }
}

/// `Round {n}: you lost your last brain.`
fn you_recap_round_last(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Round {n}: you lost your last brain."),
        Lang::Fr => format!("Manche {n}\u{202f}: vous avez perdu votre dernier cerveau."),
    }
}

/// `you probably have nothing that fits`
fn you_reason_squeeze(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "you probably have nothing that fits",
        Lang::Fr => "vous n’avez sans doute rien qui passe",
    }
}

/// `you must then go below it`
fn you_reason_turns(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "you must then go below it",
        Lang::Fr => "vous devrez jouer en dessous",
    }
}

/// `you have the most brains`
fn you_reason_most(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "you have the most brains",
        Lang::Fr => "vous avez le plus de cerveaux",
    }
}

/// `you have the fewest cards left`
fn you_reason_fewest(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "you have the fewest cards left",
        Lang::Fr => "vous avez le moins de cartes",
    }
}

/// `nobody has more brains than you`
fn you_reason_as_many(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "nobody has more brains than you",
        Lang::Fr => "personne n’a plus de cerveaux que vous",
    }
}

/// `{player} puts {card} into your graveyard.`
fn to_you_event_shared(lang: Lang, player: impl Display, card: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} puts {card} into your graveyard."),
        Lang::Fr => format!("{player} place {card} dans votre cimetière."),
    }
}

/// `{player} puts {card} into your graveyard.`
fn to_you_event_given(lang: Lang, player: impl Display, card: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} puts {card} into your graveyard."),
        Lang::Fr => format!("{player} place {card} dans votre cimetière."),
    }
}

/// `{player} puts a card into your graveyard.`
fn to_you_event_given_hidden(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} puts a card into your graveyard."),
        Lang::Fr => format!("{player} place une carte dans votre cimetière."),
    }
}

/// `{player} takes a brain from you.`
fn to_you_event_stolen(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} takes a brain from you."),
        Lang::Fr => format!("{player} vous prend un cerveau."),
    }
}

/// `{player} and you exchange hands.`
fn to_you_event_swapped_hands(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} and you exchange hands."),
        Lang::Fr => format!("{player} et vous échangez vos mains."),
    }
}

/// `{player} and you exchange graveyards.`
fn to_you_event_swapped_graveyards(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} and you exchange graveyards."),
        Lang::Fr => format!("{player} et vous échangez vos cimetières."),
    }
}

/// `{n} brain`, `{n} brains`
pub fn result_brains(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} brain"),
        Lang::Fr if lang.is_one(n) => format!("{n} cerveau"),
        Lang::En => format!("{n} brains"),
        Lang::Fr => format!("{n} cerveaux"),
    }
}

/// `You get it back when your hand runs low. Nobody sees your choice.`
pub fn explain_bury(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You get it back when your hand runs low. Nobody sees your choice.",
        Lang::Fr => {
            "Vous la retrouverez quand votre main sera courte. Personne ne voit votre choix."
        }
    }
}

/// `The other card goes to your graveyard.`
pub fn explain_keep(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The other card goes to your graveyard.",
        Lang::Fr => "L’autre carte va dans votre cimetière.",
    }
}

/// `The next card must then be above {value}.`
pub fn explain_above(lang: Lang, value: impl Display) -> String {
    match lang {
        Lang::En => format!("The next card must then be above {value}."),
        Lang::Fr => format!(
            "La carte suivante devra faire plus {}.",
            tabletop::de(&value)
        ),
    }
}

/// `The next card must then be below {value}.`
pub fn explain_below(lang: Lang, value: impl Display) -> String {
    match lang {
        Lang::En => format!("The next card must then be below {value}."),
        Lang::Fr => format!(
            "La carte suivante devra faire moins {}.",
            tabletop::de(&value)
        ),
    }
}

/// `The mouse sweeps the horde away, and you play again.`
pub fn explain_sweep(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The mouse sweeps the horde away, and you play again.",
        Lang::Fr => "La souris balaie la horde, et vous rejouez.",
    }
}

/// `Then you roll the die.`
pub fn explain_die(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Then you roll the die.",
        Lang::Fr => "Ensuite, vous lancez le dé.",
    }
}

/// `One stays on the horde, the other goes into a graveyard you choose.`, `One stays on the horde, the other {n} go into graveyards you choose.`
pub fn explain_group(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => {
            "One stays on the horde, the other goes into a graveyard you choose.".to_owned()
        }
        Lang::Fr if lang.is_one(n) => {
            "Une reste sur la horde, l’autre va dans le cimetière de votre choix.".to_owned()
        }
        Lang::En => format!("One stays on the horde, the other {n} go into graveyards you choose."),
        Lang::Fr => format!(
            "Une reste sur la horde, les {n} autres vont dans les cimetières de votre choix."
        ),
    }
}

/// `One stays on the horde, the other goes into {name}’s graveyard.`, `One stays on the horde, the other {n} go into {name}’s graveyard.`
#[derive(Debug)]
pub struct ExplainGroupOnly<A> {
    pub name: A,
    pub n: u32,
}

impl<A: Display> ExplainGroupOnly<A> {
    pub fn say(self, lang: Lang) -> String {
        let ExplainGroupOnly { name, n } = self;
        match lang {
            Lang::En if lang.is_one(n) => {
                format!("One stays on the horde, the other goes into {name}’s graveyard.")
            }
            Lang::Fr if lang.is_one(n) => format!(
                "Une reste sur la horde, l’autre va au cimetière {}.",
                tabletop::de(&name)
            ),
            Lang::En => {
                format!("One stays on the horde, the other {n} go into {name}’s graveyard.")
            }
            Lang::Fr => format!(
                "Une reste sur la horde, les {n} autres vont au cimetière {}.",
                tabletop::de(&name)
            ),
        }
    }
}

/// `{animal}: {power}.`
#[derive(Debug)]
pub struct ExplainPower<A, B> {
    pub animal: A,
    pub power: B,
}

impl<A: Display, B: Display> ExplainPower<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ExplainPower { animal, power } = self;
        match lang {
            Lang::En => format!("{animal}: {power}."),
            Lang::Fr => format!("{animal}\u{202f}: {power}."),
        }
    }
}

/// `Hands: your {mine} for {theirs}.`
#[derive(Debug)]
pub struct ExplainHands<A, B> {
    pub mine: A,
    pub theirs: B,
}

impl<A: Display, B: Display> ExplainHands<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ExplainHands { mine, theirs } = self;
        match lang {
            Lang::En => format!("Hands: your {mine} for {theirs}."),
            Lang::Fr => format!("Mains\u{202f}: vos {mine} contre {theirs}."),
        }
    }
}

/// `Graveyards: your {mine} for {theirs}.`
#[derive(Debug)]
pub struct ExplainGraveyards<A, B> {
    pub mine: A,
    pub theirs: B,
}

impl<A: Display, B: Display> ExplainGraveyards<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ExplainGraveyards { mine, theirs } = self;
        match lang {
            Lang::En => format!("Graveyards: your {mine} for {theirs}."),
            Lang::Fr => format!("Cimetières\u{202f}: vos {mine} contre {theirs}."),
        }
    }
}

/// `no power`
pub fn list_plain(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "no power",
        Lang::Fr => "aucun pouvoir",
    }
}

/// `any card`
pub fn wanted_any(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "any card",
        Lang::Fr => "une carte au choix",
    }
}

/// `more than {value}`
pub fn wanted_above(lang: Lang, value: impl Display) -> String {
    match lang {
        Lang::En => format!("more than {value}"),
        Lang::Fr => format!("plus {}", tabletop::de(&value)),
    }
}

/// `less than {value}`
pub fn wanted_below(lang: Lang, value: impl Display) -> String {
    match lang {
        Lang::En => format!("less than {value}"),
        Lang::Fr => format!("moins {}", tabletop::de(&value)),
    }
}

/// `A horde of undead animals, and every card must beat the last. Empty your hand and your graveyard before your brains run out.`
pub fn box_pitch(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "A horde of undead animals, and every card must beat the last. Empty your hand and your graveyard before your brains run out."
        }
        Lang::Fr => {
            "Une horde d’animaux morts-vivants où chaque carte doit battre la précédente. Videz votre main et votre cimetière avant de perdre tous vos cerveaux."
        }
    }
}

/// `Thickest skull`
pub fn award_thickest(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Thickest skull",
        Lang::Fr => "Tête la plus dure",
    }
}

/// `{player} lost only {n} brain.`, `{player} lost only {n} brains.`
#[derive(Debug)]
pub struct AwardThickestLost<'a> {
    pub player: Who<'a>,
    pub n: u32,
}

impl AwardThickestLost<'_> {
    pub fn say(self, lang: Lang) -> String {
        let AwardThickestLost { player, n } = self;
        if player.is_you {
            return you_award_thickest_lost(lang, n);
        }
        match lang {
            Lang::En if lang.is_one(n) => format!("{player} lost only {n} brain."),
            Lang::Fr if lang.is_one(n) => format!("{player} n’a perdu qu’un cerveau."),
            Lang::En => format!("{player} lost only {n} brains."),
            Lang::Fr => format!("{player} n’a perdu que {n} cerveaux."),
        }
    }
}

/// `{player} did not lose a single brain.`
pub fn award_thickest_whole(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_award_thickest_whole(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} did not lose a single brain."),
        Lang::Fr => format!("{player} n’a pas perdu un seul cerveau."),
    }
}

/// `Sly one`
pub fn award_sly(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Sly one",
        Lang::Fr => "Fin renard",
    }
}

/// `{player} gave away {n} card.`, `{player} gave away {n} cards.`
#[derive(Debug)]
pub struct AwardSlyGave<'a> {
    pub player: Who<'a>,
    pub n: u32,
}

impl AwardSlyGave<'_> {
    pub fn say(self, lang: Lang) -> String {
        let AwardSlyGave { player, n } = self;
        if player.is_you {
            return you_award_sly_gave(lang, n);
        }
        match lang {
            Lang::En if lang.is_one(n) => format!("{player} gave away {n} card."),
            Lang::Fr if lang.is_one(n) => format!("{player} a refilé {n} carte."),
            Lang::En => format!("{player} gave away {n} cards."),
            Lang::Fr => format!("{player} a refilé {n} cartes."),
        }
    }
}

/// `Fullest graveyard`
pub fn award_graveyard(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Fullest graveyard",
        Lang::Fr => "Cimetière le plus couru",
    }
}

/// `{player} was given {n} card.`, `{player} was given {n} cards.`
#[derive(Debug)]
pub struct AwardGraveyardGot<'a> {
    pub player: Who<'a>,
    pub n: u32,
}

impl AwardGraveyardGot<'_> {
    pub fn say(self, lang: Lang) -> String {
        let AwardGraveyardGot { player, n } = self;
        if player.is_you {
            return you_award_graveyard_got(lang, n);
        }
        match lang {
            Lang::En if lang.is_one(n) => format!("{player} was given {n} card."),
            Lang::Fr if lang.is_one(n) => format!("{player} a reçu {n} carte en cadeau."),
            Lang::En => format!("{player} was given {n} cards."),
            Lang::Fr => format!("{player} a reçu {n} cartes en cadeau."),
        }
    }
}

/// `{player} got rid of the last card and kept the most brains.`
pub fn recap_out(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_recap_out(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} got rid of the last card and kept the most brains."),
        Lang::Fr => format!("{player} a posé sa dernière carte et gardé le plus de cerveaux."),
    }
}

/// `{player} kept the most brains in one head.`
pub fn recap_most(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_recap_most(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} kept the most brains in one head."),
        Lang::Fr => format!("{player} a gardé le plus de cerveaux dans sa tête."),
    }
}

/// `Heads as full as each other.`
pub fn recap_shared(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Heads as full as each other.",
        Lang::Fr => "Des têtes aussi pleines l’une que l’autre.",
    }
}

/// `Round {n}: {player} ran out of cards.`
#[derive(Debug)]
pub struct RecapRoundOut<'a, A> {
    pub n: A,
    pub player: Who<'a>,
}

impl<A: Display> RecapRoundOut<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let RecapRoundOut { n, player } = self;
        if player.is_you {
            return you_recap_round_out(lang, n);
        }
        match lang {
            Lang::En => format!("Round {n}: {player} ran out of cards."),
            Lang::Fr => format!("Manche {n}\u{202f}: {player} n’a plus de cartes."),
        }
    }
}

/// `Round {n}: {player} lost the last brain.`
#[derive(Debug)]
pub struct RecapRoundLast<'a, A> {
    pub n: A,
    pub player: Who<'a>,
}

impl<A: Display> RecapRoundLast<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let RecapRoundLast { n, player } = self;
        if player.is_you {
            return you_recap_round_last(lang, n);
        }
        match lang {
            Lang::En => format!("Round {n}: {player} lost the last brain."),
            Lang::Fr => format!("Manche {n}\u{202f}: {player} a perdu son dernier cerveau."),
        }
    }
}

/// `It cost you {n} brain.`, `It cost you {n} brains.`
pub fn recap_cost_you(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("It cost you {n} brain."),
        Lang::Fr if lang.is_one(n) => format!("Cela vous coûte {n} cerveau."),
        Lang::En => format!("It cost you {n} brains."),
        Lang::Fr => format!("Cela vous coûte {n} cerveaux."),
    }
}

/// `It cost the others {n} brain.`, `It cost the others {n} brains.`
pub fn recap_cost_others(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("It cost the others {n} brain."),
        Lang::Fr if lang.is_one(n) => format!("Cela coûte {n} cerveau aux autres."),
        Lang::En => format!("It cost the others {n} brains."),
        Lang::Fr => format!("Cela coûte {n} cerveaux aux autres."),
    }
}

/// `it is the last card, and that ends the round`
pub fn reason_last(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it is the last card, and that ends the round",
        Lang::Fr => "c’est la dernière carte, et la manche est finie",
    }
}

/// `{number} {animals} go at once`
#[derive(Debug)]
pub struct ReasonGroup<A, B> {
    pub number: A,
    pub animals: B,
}

impl<A: Display, B: Display> ReasonGroup<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ReasonGroup { number, animals } = self;
        match lang {
            Lang::En => format!("{number} {animals} go at once"),
            Lang::Fr => format!("{number} {animals} partent d’un coup"),
        }
    }
}

/// `nothing else in the hand fits`
pub fn reason_only(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "nothing else in the hand fits",
        Lang::Fr => "rien d’autre ne passe",
    }
}

/// `nothing in the hand fits`
pub fn reason_nothing(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "nothing in the hand fits",
        Lang::Fr => "rien en main ne passe",
    }
}

/// `it sweeps the horde away and gives another turn`
pub fn reason_again(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it sweeps the horde away and gives another turn",
        Lang::Fr => "elle balaie la horde et donne un autre tour",
    }
}

/// `{player} probably has nothing that fits`
pub fn reason_squeeze(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_reason_squeeze(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} probably has nothing that fits"),
        Lang::Fr => format!("{player} n’a sans doute rien qui passe"),
    }
}

/// `it rolls the die as well`
pub fn reason_die(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it rolls the die as well",
        Lang::Fr => "elle fait aussi lancer le dé",
    }
}

/// `{player} must then go below it`
pub fn reason_turns(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_reason_turns(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} must then go below it"),
        Lang::Fr => format!("{player} devra jouer en dessous"),
    }
}

/// `the 0 stays in hand for when nothing else fits`
pub fn reason_keeps_mosquito(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "the 0 stays in hand for when nothing else fits",
        Lang::Fr => "le 0 reste en main pour les coups durs",
    }
}

/// `the mouse stays in hand for later`
pub fn reason_keeps_mouse(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "the mouse stays in hand for later",
        Lang::Fr => "la souris reste en main pour plus tard",
    }
}

/// `a new horde is the best place for a low card`
pub fn reason_low_first(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a new horde is the best place for a low card",
        Lang::Fr => "une nouvelle horde, c’est le moment d’écouler une petite carte",
    }
}

/// `it is the lowest that fits, and high cards nearly always do`
pub fn reason_lowest(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it is the lowest that fits, and high cards nearly always do",
        Lang::Fr => "c’est la plus petite qui passe, et les grosses passent presque toujours",
    }
}

/// `a low card seldom fits`
pub fn reason_low(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a low card seldom fits",
        Lang::Fr => "une petite carte passe rarement",
    }
}

/// `hardly anything fits on top of it`
pub fn reason_high(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "hardly anything fits on top of it",
        Lang::Fr => "presque rien ne passe par-dessus",
    }
}

/// `the spider lets low cards through`
pub fn reason_below(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "the spider lets low cards through",
        Lang::Fr => "l’araignée laisse passer les petites cartes",
    }
}

/// `it is easy to play later, so it can wait for the end`
pub fn reason_bury(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it is easy to play later, so it can wait for the end",
        Lang::Fr => "facile à jouer, elle peut attendre la fin",
    }
}

/// `a 0 always fits`
pub fn reason_hold_always(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a 0 always fits",
        Lang::Fr => "un 0 passe toujours",
    }
}

/// `a mouse gives another turn`
pub fn reason_hold_again(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a mouse gives another turn",
        Lang::Fr => "une souris donne un tour de plus",
    }
}

/// `it makes a pair with another one`
pub fn reason_hold_equal(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it makes a pair with another one",
        Lang::Fr => "elle fait la paire avec une autre",
    }
}

/// `a high card nearly always fits`
pub fn reason_hold_high(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a high card nearly always fits",
        Lang::Fr => "une grosse carte passe presque toujours",
    }
}

/// `{player} has the most brains`
pub fn reason_most(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_reason_most(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} has the most brains"),
        Lang::Fr => format!("{player} a le plus de cerveaux"),
    }
}

/// `{player} has the fewest cards left`
pub fn reason_fewest(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_reason_fewest(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} has the fewest cards left"),
        Lang::Fr => format!("{player} a le moins de cartes"),
    }
}

/// `nobody has more brains than {player}`
pub fn reason_as_many(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_reason_as_many(lang).to_owned();
    }
    match lang {
        Lang::En => format!("nobody has more brains than {player}"),
        Lang::Fr => format!("personne n’a plus de cerveaux que {player}"),
    }
}

/// `about {n} card in ten fits on top of it`, `about {n} cards in ten fit on top of it`
pub fn reason_on_top(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("about {n} card in ten fits on top of it"),
        Lang::Fr if lang.is_one(n) => format!("environ {n} carte sur dix passe par-dessus"),
        Lang::En => format!("about {n} cards in ten fit on top of it"),
        Lang::Fr => format!("environ {n} cartes sur dix passent par-dessus"),
    }
}

/// `that is {n} card fewer`, `that is {n} cards fewer`
pub fn reason_fewer(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("that is {n} card fewer"),
        Lang::Fr if lang.is_one(n) => format!("cela fait {n} carte de moins"),
        Lang::En => format!("that is {n} cards fewer"),
        Lang::Fr => format!("cela fait {n} cartes de moins"),
    }
}

/// `that leaves no card, and the round ends`
pub fn reason_swap_ends(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "that leaves no card, and the round ends",
        Lang::Fr => "il ne reste plus une carte, et la manche est finie",
    }
}

/// `it is the last brain, and that wins the game`
pub fn reason_steal_last(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it is the last brain, and that wins the game",
        Lang::Fr => "c’est le dernier cerveau, et la partie est gagnée",
    }
}
