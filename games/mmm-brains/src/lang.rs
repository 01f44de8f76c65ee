//! Generated from `data/lang/` by `cargo xtask data --update`.

#![allow(clippy::similar_names, reason = "fields are named for translators")]

use std::fmt::Display;

use scene::Who;
use tabletop::Lang;

/// `Gather brains, then be the last one who still has some.`
pub fn goal(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Gather brains, then be the last one who still has some.",
        Lang::Fr => "Amassez des cerveaux, puis gardez-en plus longtemps que les autres.",
    }
}

/// `Phase 1: take brains from the middle`
pub fn phase_one(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Phase 1: take brains from the middle",
        Lang::Fr => "Phase 1\u{202f}: on prend des cerveaux au milieu",
    }
}

/// `Phase 2: brains are paid`
pub fn phase_two(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Phase 2: brains are paid",
        Lang::Fr => "Phase 2\u{202f}: on paie des cerveaux",
    }
}

/// `red`
pub fn colour_red(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "red",
        Lang::Fr => "rouge",
    }
}

/// `yellow`
pub fn colour_yellow(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "yellow",
        Lang::Fr => "jaune",
    }
}

/// `green`
pub fn colour_green(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "green",
        Lang::Fr => "vert",
    }
}

/// `blue`
pub fn colour_blue(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "blue",
        Lang::Fr => "bleu",
    }
}

/// `black`
pub fn colour_black(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "black",
        Lang::Fr => "noir",
    }
}

/// `R`
pub fn letter_red(_lang: Lang) -> &'static str {
    "R"
}

/// `Y`
pub fn letter_yellow(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Y",
        Lang::Fr => "J",
    }
}

/// `G`
pub fn letter_green(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "G",
        Lang::Fr => "V",
    }
}

/// `B`
pub fn letter_blue(_lang: Lang) -> &'static str {
    "B"
}

/// `K`
pub fn letter_black(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "K",
        Lang::Fr => "N",
    }
}

/// `Middle: {points} left to take`
pub fn zone_middle_take(lang: Lang, points: impl Display) -> String {
    match lang {
        Lang::En => format!("Middle: {points} left to take"),
        Lang::Fr => format!("Milieu\u{202f}: {points} à prendre"),
    }
}

/// `Middle: {points} paid`
pub fn zone_middle_paid(lang: Lang, points: impl Display) -> String {
    match lang {
        Lang::En => format!("Middle: {points} paid"),
        Lang::Fr => format!("Milieu\u{202f}: {points} payés"),
    }
}

/// `{player}, {colour} {shape}: {points}`
#[derive(Debug)]
pub struct ZonePlayer<'a, A, B, C> {
    pub player: Who<'a>,
    pub colour: A,
    pub shape: B,
    pub points: C,
}

impl<A: Display, B: Display, C: Display> ZonePlayer<'_, A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let ZonePlayer {
            player,
            colour,
            shape,
            points,
        } = self;
        if player.is_you {
            return you_zone_player(lang, colour, shape, points);
        }
        match lang {
            Lang::En => format!("{player}, {colour} {shape}: {points}"),
            Lang::Fr => format!("{player}, {colour} {shape}\u{202f}: {points}"),
        }
    }
}

/// `{player}, {colour} {shape}: out`
#[derive(Debug)]
pub struct ZonePlayerOut<'a, A, B> {
    pub player: Who<'a>,
    pub colour: A,
    pub shape: B,
}

impl<A: Display, B: Display> ZonePlayerOut<'_, A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ZonePlayerOut {
            player,
            colour,
            shape,
        } = self;
        if player.is_you {
            return you_zone_player_out(lang, colour, shape);
        }
        match lang {
            Lang::En => format!("{player}, {colour} {shape}: out"),
            Lang::Fr => format!("{player}, {colour} {shape}\u{202f}: hors jeu"),
        }
    }
}

/// `Dice`
pub fn zone_dice(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Dice",
        Lang::Fr => "Dés",
    }
}

/// `Totals`
pub fn zone_totals(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Totals",
        Lang::Fr => "Totaux",
    }
}

/// `die {number}, ready`
pub fn piece_ready(lang: Lang, number: impl Display) -> String {
    match lang {
        Lang::En => format!("die {number}, ready"),
        Lang::Fr => format!("dé {number}, prêt"),
    }
}

/// `{n} red brain`, `{n} red brains`
pub fn piece_red_brains(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} red brain"),
        Lang::Fr if lang.is_one(n) => format!("{n} cerveau rouge"),
        Lang::En => format!("{n} red brains"),
        Lang::Fr => format!("{n} cerveaux rouges"),
    }
}

/// `{n} white brain`, `{n} white brains`
pub fn piece_white_brains(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} white brain"),
        Lang::Fr if lang.is_one(n) => format!("{n} cerveau blanc"),
        Lang::En => format!("{n} white brains"),
        Lang::Fr => format!("{n} cerveaux blancs"),
    }
}

/// `{colour} {number}`
#[derive(Debug)]
pub struct PieceSide<A, B> {
    pub colour: A,
    pub number: B,
}

impl<A: Display, B: Display> PieceSide<A, B> {
    pub fn say(self, _lang: Lang) -> String {
        let PieceSide { colour, number } = self;
        format!("{colour} {number}")
    }
}

/// `{colour} brain`
pub fn piece_brain(lang: Lang, colour: impl Display) -> String {
    match lang {
        Lang::En => format!("{colour} brain"),
        Lang::Fr => format!("cerveau {colour}"),
    }
}

/// `{colour} {total}`
#[derive(Debug)]
pub struct PieceTotalTake<A, B> {
    pub colour: A,
    pub total: B,
}

impl<A: Display, B: Display> PieceTotalTake<A, B> {
    pub fn say(self, _lang: Lang) -> String {
        let PieceTotalTake { colour, total } = self;
        format!("{colour} {total}")
    }
}

/// `{colour} {total}: {player} pays`
#[derive(Debug)]
pub struct PieceTotalPaid<'a, A, B> {
    pub colour: A,
    pub total: B,
    pub player: Who<'a>,
}

impl<A: Display, B: Display> PieceTotalPaid<'_, A, B> {
    pub fn say(self, lang: Lang) -> String {
        let PieceTotalPaid {
            colour,
            total,
            player,
        } = self;
        if player.is_you {
            return you_piece_total_paid(lang, colour, total);
        }
        match lang {
            Lang::En => format!("{colour} {total}: {player} pays"),
            Lang::Fr => format!("{colour} {total}\u{202f}: {player} paie"),
        }
    }
}

/// `Throw all five dice first.`
pub fn locked_not_thrown(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Throw all five dice first.",
        Lang::Fr => "Lancez d’abord les cinq dés.",
    }
}

/// `You’ve stopped: now choose a colour.`
pub fn locked_stands(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You’ve stopped: now choose a colour.",
        Lang::Fr => "Vous vous êtes arrêté\u{202f}: choisissez une couleur.",
    }
}

/// `Keep dice or stop first: then you choose a colour.`
pub fn locked_first_stop(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Keep dice or stop first: then you choose a colour.",
        Lang::Fr => "Gardez des dés ou arrêtez-vous\u{202f}: vous choisirez ensuite une couleur.",
    }
}

/// `Throw five dice`
pub fn action_throw(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Throw five dice",
        Lang::Fr => "Lancer les cinq dés",
    }
}

/// `Throw all five again`
pub fn action_throw_all(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Throw all five again",
        Lang::Fr => "Relancer les cinq dés",
    }
}

/// `Keep {kept}; throw {n} die`, `Keep {kept}; throw {n} dice`
#[derive(Debug)]
pub struct ActionThrowSome<A> {
    pub kept: A,
    pub n: u32,
}

impl<A: Display> ActionThrowSome<A> {
    pub fn say(self, lang: Lang) -> String {
        let ActionThrowSome { kept, n } = self;
        match lang {
            Lang::En if lang.is_one(n) => format!("Keep {kept}; throw {n} die"),
            Lang::Fr if lang.is_one(n) => format!("Garder {kept}\u{202f}; lancer {n} dé"),
            Lang::En => format!("Keep {kept}; throw {n} dice"),
            Lang::Fr => format!("Garder {kept}\u{202f}; lancer {n} dés"),
        }
    }
}

/// `Stop`
pub fn action_stop(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Stop",
        Lang::Fr => "S’arrêter",
    }
}

/// `{colour}: take {points}`
#[derive(Debug)]
pub struct ActionTake<A, B> {
    pub colour: A,
    pub points: B,
}

impl<A: Display, B: Display> ActionTake<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ActionTake { colour, points } = self;
        match lang {
            Lang::En => format!("{colour}: take {points}"),
            Lang::Fr => format!("{colour}\u{202f}: prendre {points}"),
        }
    }
}

/// `{colour}: {player} pays {points}`
#[derive(Debug)]
pub struct ActionPays<A, B, C> {
    pub colour: A,
    pub player: B,
    pub points: C,
}

impl<A: Display, B: Display, C: Display> ActionPays<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let ActionPays {
            colour,
            player,
            points,
        } = self;
        match lang {
            Lang::En => format!("{colour}: {player} pays {points}"),
            Lang::Fr => format!("{colour}\u{202f}: {player} paie {points}"),
        }
    }
}

/// `{colour}: you pay {points}`
#[derive(Debug)]
pub struct ActionYouPay<A, B> {
    pub colour: A,
    pub points: B,
}

impl<A: Display, B: Display> ActionYouPay<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ActionYouPay { colour, points } = self;
        match lang {
            Lang::En => format!("{colour}: you pay {points}"),
            Lang::Fr => format!("{colour}\u{202f}: vous payez {points}"),
        }
    }
}

/// `Throw the five dice when my turn begins.`
pub fn order_throw(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Throw the five dice when my turn begins.",
        Lang::Fr => "Lancer les cinq dés quand mon tour commence.",
    }
}

/// `In phase 1, take the largest total.`
pub fn order_largest(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "In phase 1, take the largest total.",
        Lang::Fr => "En phase 1, prendre le plus grand total.",
    }
}

/// `Your turn: throw the dice.`
pub fn ask_throw_you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your turn: throw the dice.",
        Lang::Fr => "À vous\u{202f}: lancez les dés.",
    }
}

/// `{player} throws the dice.`
pub fn ask_throw_other(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} throws the dice."),
        Lang::Fr => format!("{player} lance les dés."),
    }
}

/// `Keep what you like, throw the rest ({n} throw left).`, `Keep what you like, throw the rest ({n} throws left).`
pub fn ask_keep_you(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => {
            format!("Keep what you like, throw the rest ({n} throw left).")
        }
        Lang::Fr if lang.is_one(n) => {
            format!("Gardez ce que vous voulez, relancez le reste (encore {n} lancer).")
        }
        Lang::En => format!("Keep what you like, throw the rest ({n} throws left)."),
        Lang::Fr => format!("Gardez ce que vous voulez, relancez le reste (encore {n} lancers)."),
    }
}

/// `{player} is choosing dice.`
pub fn ask_keep_other(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} is choosing dice."),
        Lang::Fr => format!("{player} choisit ses dés."),
    }
}

/// `You must announce a colour: its total is yours.`
pub fn ask_take_you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You must announce a colour: its total is yours.",
        Lang::Fr => "Vous devez annoncer une couleur\u{202f}: son total est à vous.",
    }
}

/// `{player} must announce a colour to take.`
pub fn ask_take_other(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} must announce a colour to take."),
        Lang::Fr => format!("{player} doit annoncer une couleur à prendre."),
    }
}

/// `You must choose a colour: its owner pays, or you do.`
pub fn ask_choose_you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You must choose a colour: its owner pays, or you do.",
        Lang::Fr => "Choisissez une couleur\u{202f}: son propriétaire paie, ou bien vous.",
    }
}

/// `{player} must choose the colour that pays.`
pub fn ask_choose_other(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} must choose the colour that pays."),
        Lang::Fr => format!("{player} doit choisir la couleur qui paie."),
    }
}

/// `{player} has the last brains and wins.`
pub fn ask_over(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_ask_over(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} has the last brains and wins."),
        Lang::Fr => format!("{player} a les derniers cerveaux et gagne."),
    }
}

/// `{player} to roll.`
pub fn event_turn(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_turn(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} to roll."),
        Lang::Fr => format!("À {player} de lancer."),
    }
}

/// `{player} throws {dice}.`
#[derive(Debug)]
pub struct EventThrown<'a, A> {
    pub player: Who<'a>,
    pub dice: A,
}

impl<A: Display> EventThrown<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventThrown { player, dice } = self;
        if player.is_you {
            return you_event_thrown(lang, dice);
        }
        match lang {
            Lang::En => format!("{player} throws {dice}."),
            Lang::Fr => format!("{player} lance {dice}."),
        }
    }
}

/// `{player} keeps {kept} and has {dice}.`
#[derive(Debug)]
pub struct EventThrownAgain<'a, A, B> {
    pub player: Who<'a>,
    pub kept: A,
    pub dice: B,
}

impl<A: Display, B: Display> EventThrownAgain<'_, A, B> {
    pub fn say(self, lang: Lang) -> String {
        let EventThrownAgain { player, kept, dice } = self;
        if player.is_you {
            return you_event_thrown_again(lang, kept, dice);
        }
        match lang {
            Lang::En => format!("{player} keeps {kept} and has {dice}."),
            Lang::Fr => format!("{player} garde {kept} et obtient {dice}."),
        }
    }
}

/// `{player} stops.`
pub fn event_stopped(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_stopped(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} stops."),
        Lang::Fr => format!("{player} s’arrête."),
    }
}

/// `{player} takes {n} point for {colour}.`, `{player} takes {n} points for {colour}.`
#[derive(Debug)]
pub struct EventTaken<'a, A> {
    pub player: Who<'a>,
    pub n: u32,
    pub colour: A,
}

impl<A: Display> EventTaken<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventTaken { player, n, colour } = self;
        if player.is_you {
            return you_event_taken(lang, n, colour);
        }
        match lang {
            Lang::En if lang.is_one(n) => format!("{player} takes {n} point for {colour}."),
            Lang::Fr if lang.is_one(n) => format!("{player} prend {n} point pour le {colour}."),
            Lang::En => format!("{player} takes {n} points for {colour}."),
            Lang::Fr => format!("{player} prend {n} points pour le {colour}."),
        }
    }
}

/// `{player} chooses {colour}: {payer} pays {n} point.`, `{player} chooses {colour}: {payer} pays {n} points.`
#[derive(Debug)]
pub struct EventPaid<'a, A> {
    pub player: Who<'a>,
    pub colour: A,
    pub payer: Who<'a>,
    pub n: u32,
}

impl<A: Display> EventPaid<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventPaid {
            player,
            colour,
            payer,
            n,
        } = self;
        if player.is_you {
            return you_event_paid(lang, colour, payer, n);
        }
        if payer.is_you {
            return to_you_event_paid(lang, player, colour, n);
        }
        match lang {
            Lang::En if lang.is_one(n) => {
                format!("{player} chooses {colour}: {payer} pays {n} point.")
            }
            Lang::Fr if lang.is_one(n) => {
                format!("{player} choisit le {colour}\u{202f}: {payer} paie {n} point.")
            }
            Lang::En => format!("{player} chooses {colour}: {payer} pays {n} points."),
            Lang::Fr => format!("{player} choisit le {colour}\u{202f}: {payer} paie {n} points."),
        }
    }
}

/// `{player} chooses {colour} and pays {n} point.`, `{player} chooses {colour} and pays {n} points.`
#[derive(Debug)]
pub struct EventPaidSelf<'a, A> {
    pub player: Who<'a>,
    pub colour: A,
    pub n: u32,
}

impl<A: Display> EventPaidSelf<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventPaidSelf { player, colour, n } = self;
        if player.is_you {
            return you_event_paid_self(lang, colour, n);
        }
        match lang {
            Lang::En if lang.is_one(n) => format!("{player} chooses {colour} and pays {n} point."),
            Lang::Fr if lang.is_one(n) => {
                format!("{player} choisit le {colour} et paie {n} point.")
            }
            Lang::En => format!("{player} chooses {colour} and pays {n} points."),
            Lang::Fr => format!("{player} choisit le {colour} et paie {n} points."),
        }
    }
}

/// `Five brains! No colour has a total, and {player}’s turn is over.`
pub fn event_nothing(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_nothing(lang).to_owned();
    }
    match lang {
        Lang::En => format!("Five brains! No colour has a total, and {player}’s turn is over."),
        Lang::Fr => format!(
            "Cinq cerveaux\u{202f}! Aucune couleur n’a de total, et le tour {} est fini.",
            tabletop::de(&player)
        ),
    }
}

/// `The middle is empty: phase 2 begins.`
pub fn event_phase_two(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The middle is empty: phase 2 begins.",
        Lang::Fr => "Le milieu est vide\u{202f}: la phase 2 commence.",
    }
}

/// `{player} has no brains left and is out, in place {place}.`
#[derive(Debug)]
pub struct EventOut<'a, A> {
    pub player: Who<'a>,
    pub place: A,
}

impl<A: Display> EventOut<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventOut { player, place } = self;
        if player.is_you {
            return you_event_out(lang, place);
        }
        match lang {
            Lang::En => format!("{player} has no brains left and is out, in place {place}."),
            Lang::Fr => format!("{player} n’a plus de cerveaux et quitte la partie, {place}e."),
        }
    }
}

/// `{player} wins!`
pub fn event_won(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_won(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} wins!"),
        Lang::Fr => format!("{player} gagne\u{202f}!"),
    }
}

/// `You, {colour} {shape}: {points}`
fn you_zone_player(
    lang: Lang,
    colour: impl Display,
    shape: impl Display,
    points: impl Display,
) -> String {
    match lang {
        Lang::En => format!("You, {colour} {shape}: {points}"),
        Lang::Fr => format!("Vous, {colour} {shape}\u{202f}: {points}"),
    }
}

/// `You, {colour} {shape}: out`
fn you_zone_player_out(lang: Lang, colour: impl Display, shape: impl Display) -> String {
    match lang {
        Lang::En => format!("You, {colour} {shape}: out"),
        Lang::Fr => format!("Vous, {colour} {shape}\u{202f}: hors jeu"),
    }
}

/// `Your turn to roll.`
fn you_event_turn(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your turn to roll.",
        Lang::Fr => "À vous de lancer.",
    }
}

/// `You throw {dice}.`
fn you_event_thrown(lang: Lang, dice: impl Display) -> String {
    match lang {
        Lang::En => format!("You throw {dice}."),
        Lang::Fr => format!("Vous lancez {dice}."),
    }
}

/// `You keep {kept} and have {dice}.`
fn you_event_thrown_again(lang: Lang, kept: impl Display, dice: impl Display) -> String {
    match lang {
        Lang::En => format!("You keep {kept} and have {dice}."),
        Lang::Fr => format!("Vous gardez {kept} et obtenez {dice}."),
    }
}

/// `You stop.`
fn you_event_stopped(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You stop.",
        Lang::Fr => "Vous vous arrêtez.",
    }
}

/// `You take {n} point for {colour}.`, `You take {n} points for {colour}.`
fn you_event_taken(lang: Lang, n: u32, colour: impl Display) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("You take {n} point for {colour}."),
        Lang::Fr if lang.is_one(n) => format!("Vous prenez {n} point pour le {colour}."),
        Lang::En => format!("You take {n} points for {colour}."),
        Lang::Fr => format!("Vous prenez {n} points pour le {colour}."),
    }
}

/// `You choose {colour}: {payer} pays {n} point.`, `You choose {colour}: {payer} pays {n} points.`
fn you_event_paid(lang: Lang, colour: impl Display, payer: impl Display, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("You choose {colour}: {payer} pays {n} point."),
        Lang::Fr if lang.is_one(n) => {
            format!("Vous choisissez le {colour}\u{202f}: {payer} paie {n} point.")
        }
        Lang::En => format!("You choose {colour}: {payer} pays {n} points."),
        Lang::Fr => format!("Vous choisissez le {colour}\u{202f}: {payer} paie {n} points."),
    }
}

/// `You choose {colour} and pay {n} point yourself.`, `You choose {colour} and pay {n} points yourself.`
fn you_event_paid_self(lang: Lang, colour: impl Display, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("You choose {colour} and pay {n} point yourself."),
        Lang::Fr if lang.is_one(n) => {
            format!("Vous choisissez le {colour} et payez {n} point vous-même.")
        }
        Lang::En => format!("You choose {colour} and pay {n} points yourself."),
        Lang::Fr => format!("Vous choisissez le {colour} et payez {n} points vous-même."),
    }
}

/// `Five brains! No colour has a total, and your turn is over.`
fn you_event_nothing(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Five brains! No colour has a total, and your turn is over.",
        Lang::Fr => "Cinq cerveaux\u{202f}! Aucune couleur n’a de total, et votre tour est fini.",
    }
}

/// `You have no brains left and are out, in place {place}.`
fn you_event_out(lang: Lang, place: impl Display) -> String {
    match lang {
        Lang::En => format!("You have no brains left and are out, in place {place}."),
        Lang::Fr => format!("Vous n’avez plus de cerveaux et quittez la partie, {place}e."),
    }
}

/// `You win!`
fn you_event_won(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You win!",
        Lang::Fr => "Vous gagnez\u{202f}!",
    }
}

/// `You have the last brains and win.`
fn you_ask_over(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You have the last brains and win.",
        Lang::Fr => "Vous avez les derniers cerveaux et gagnez.",
    }
}

/// `{colour} {total}: you pay`
fn you_piece_total_paid(lang: Lang, colour: impl Display, total: impl Display) -> String {
    match lang {
        Lang::En => format!("{colour} {total}: you pay"),
        Lang::Fr => format!("{colour} {total}\u{202f}: vous payez"),
    }
}

/// `you took {n} point at once.`, `you took {n} points at once.`
fn you_award_bite_took(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("you took {n} point at once."),
        Lang::Fr if lang.is_one(n) => format!("vous avez pris {n} point d’un coup."),
        Lang::En => format!("you took {n} points at once."),
        Lang::Fr => format!("vous avez pris {n} points d’un coup."),
    }
}

/// `you paid {n} point.`, `you paid {n} points.`
fn you_award_heart_paid(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("you paid {n} point."),
        Lang::Fr if lang.is_one(n) => format!("vous avez payé {n} point."),
        Lang::En => format!("you paid {n} points."),
        Lang::Fr => format!("vous avez payé {n} points."),
    }
}

/// `you threw {n} brains at once.`
fn you_award_throw_brains(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("you threw {n} brains at once."),
        Lang::Fr => format!("vous avez fait {n} cerveaux d’un coup."),
    }
}

/// `Nobody but you has brains left.`
fn you_recap_won(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Nobody but you has brains left.",
        Lang::Fr => "Plus personne n’a de cerveaux, sauf vous.",
    }
}

/// `that costs you {n} point`, `that costs you {n} points`
fn you_reason_pays(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("that costs you {n} point"),
        Lang::Fr if lang.is_one(n) => format!("cela vous coûte {n} point"),
        Lang::En => format!("that costs you {n} points"),
        Lang::Fr => format!("cela vous coûte {n} points"),
    }
}

/// `you pay for {colour}`
fn you_reason_aim(lang: Lang, colour: impl Display) -> String {
    match lang {
        Lang::En => format!("you pay for {colour}"),
        Lang::Fr => format!("le {colour}, c’est vous qui le payez"),
    }
}

/// `you pay for {colour} and have the most brains`
fn you_reason_aim_most(lang: Lang, colour: impl Display) -> String {
    match lang {
        Lang::En => format!("you pay for {colour} and have the most brains"),
        Lang::Fr => format!("le {colour} vous fait payer, et vous avez le plus de cerveaux"),
    }
}

/// `that costs you {n} point as it is`, `that costs you {n} points as it is`
fn you_reason_costs(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("that costs you {n} point as it is"),
        Lang::Fr if lang.is_one(n) => format!("cela vous coûte déjà {n} point"),
        Lang::En => format!("that costs you {n} points as it is"),
        Lang::Fr => format!("cela vous coûte déjà {n} points"),
    }
}

/// `that puts you out`
fn you_reason_out(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "that puts you out",
        Lang::Fr => "cela vous élimine",
    }
}

/// `you have the most brains`
fn you_reason_most(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "you have the most brains",
        Lang::Fr => "vous avez le plus de cerveaux",
    }
}

/// `{player} chooses {colour}: you pay {n} point.`, `{player} chooses {colour}: you pay {n} points.`
fn to_you_event_paid(lang: Lang, player: impl Display, colour: impl Display, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{player} chooses {colour}: you pay {n} point."),
        Lang::Fr if lang.is_one(n) => {
            format!("{player} choisit le {colour}\u{202f}: vous payez {n} point.")
        }
        Lang::En => format!("{player} chooses {colour}: you pay {n} points."),
        Lang::Fr => format!("{player} choisit le {colour}\u{202f}: vous payez {n} points."),
    }
}

/// `{n} point`, `{n} points`
pub fn result_points(lang: Lang, n: u32) -> String {
    if lang.is_one(n) {
        format!("{n} point")
    } else {
        format!("{n} points")
    }
}

/// `The throwing is over: you go on with the totals as they are.`
pub fn explain_stop(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The throwing is over: you go on with the totals as they are.",
        Lang::Fr => "Les lancers sont finis\u{202f}: on continue avec les totaux actuels.",
    }
}

/// `{n} brain kept: no total is multiplied yet.`, `{n} brains kept: totals are multiplied by {n}.`
pub fn explain_brains(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} brain kept: no total is multiplied yet."),
        Lang::Fr if lang.is_one(n) => {
            format!("{n} cerveau gardé\u{202f}: rien n’est encore multiplié.")
        }
        Lang::En => format!("{n} brains kept: totals are multiplied by {n}."),
        Lang::Fr => format!("{n} cerveaux gardés\u{202f}: les totaux sont multipliés par {n}."),
    }
}

/// `Throw the dice, keep what tastes best and stop in time. Eat from the bowl while there is some, then make the others pay.`
pub fn box_pitch(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Throw the dice, keep what tastes best and stop in time. Eat from the bowl while there is some, then make the others pay."
        }
        Lang::Fr => {
            "Lancez les dés, gardez le meilleur et arrêtez-vous à temps. Videz le saladier tant qu’il en reste, puis faites payer les autres."
        }
    }
}

/// `Biggest bite`
pub fn award_bite(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Biggest bite",
        Lang::Fr => "Plus grosse bouchée",
    }
}

/// `{player} took {n} point at once.`, `{player} took {n} points at once.`
#[derive(Debug)]
pub struct AwardBiteTook<'a> {
    pub player: Who<'a>,
    pub n: u32,
}

impl AwardBiteTook<'_> {
    pub fn say(self, lang: Lang) -> String {
        let AwardBiteTook { player, n } = self;
        if player.is_you {
            return you_award_bite_took(lang, n);
        }
        match lang {
            Lang::En if lang.is_one(n) => format!("{player} took {n} point at once."),
            Lang::Fr if lang.is_one(n) => format!("{player} a pris {n} point d’un coup."),
            Lang::En => format!("{player} took {n} points at once."),
            Lang::Fr => format!("{player} a pris {n} points d’un coup."),
        }
    }
}

/// `Biggest heart`
pub fn award_heart(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Biggest heart",
        Lang::Fr => "Plus grand cœur",
    }
}

/// `{player} paid {n} point.`, `{player} paid {n} points.`
#[derive(Debug)]
pub struct AwardHeartPaid<'a> {
    pub player: Who<'a>,
    pub n: u32,
}

impl AwardHeartPaid<'_> {
    pub fn say(self, lang: Lang) -> String {
        let AwardHeartPaid { player, n } = self;
        if player.is_you {
            return you_award_heart_paid(lang, n);
        }
        match lang {
            Lang::En if lang.is_one(n) => format!("{player} paid {n} point."),
            Lang::Fr if lang.is_one(n) => format!("{player} a payé {n} point."),
            Lang::En => format!("{player} paid {n} points."),
            Lang::Fr => format!("{player} a payé {n} points."),
        }
    }
}

/// `Luckiest throw`
pub fn award_throw(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Luckiest throw",
        Lang::Fr => "Lancer le plus chanceux",
    }
}

/// `{player} threw {n} brains at once.`
#[derive(Debug)]
pub struct AwardThrowBrains<'a, A> {
    pub player: Who<'a>,
    pub n: A,
}

impl<A: Display> AwardThrowBrains<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let AwardThrowBrains { player, n } = self;
        if player.is_you {
            return you_award_throw_brains(lang, n);
        }
        match lang {
            Lang::En => format!("{player} threw {n} brains at once."),
            Lang::Fr => format!("{player} a fait {n} cerveaux d’un coup."),
        }
    }
}

/// `Nobody but {player} has brains left.`
pub fn recap_won(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_recap_won(lang).to_owned();
    }
    match lang {
        Lang::En => format!("Nobody but {player} has brains left."),
        Lang::Fr => format!("Plus personne n’a de cerveaux, sauf {player}."),
    }
}

/// `{n} point more on average than stopping`, `{n} points more on average than stopping`
pub fn reason_more(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} point more on average than stopping"),
        Lang::Fr if lang.is_one(n) => format!("en moyenne {n} point de plus qu’en s’arrêtant"),
        Lang::En => format!("{n} points more on average than stopping"),
        Lang::Fr => format!("en moyenne {n} points de plus qu’en s’arrêtant"),
    }
}

/// `a little more on average than stopping`
pub fn reason_bit_more(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a little more on average than stopping",
        Lang::Fr => "en moyenne, un peu mieux que de s’arrêter",
    }
}

/// `throwing again would lose {n} point on average`, `throwing again would lose {n} points on average`
pub fn reason_less(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("throwing again would lose {n} point on average"),
        Lang::Fr if lang.is_one(n) => format!("relancer ferait perdre {n} point en moyenne"),
        Lang::En => format!("throwing again would lose {n} points on average"),
        Lang::Fr => format!("relancer ferait perdre {n} points en moyenne"),
    }
}

/// `throwing again brings nothing on average`
pub fn reason_no_more(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "throwing again brings nothing on average",
        Lang::Fr => "en moyenne, relancer n’apporte rien",
    }
}

/// `that empties the middle`
pub fn reason_empties(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "that empties the middle",
        Lang::Fr => "cela vide le milieu",
    }
}

/// `it is the largest total`
pub fn reason_largest(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it is the largest total",
        Lang::Fr => "c’est le plus grand total",
    }
}

/// `{n} brains multiply every total by {n}`
pub fn reason_multiply(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("{n} brains multiply every total by {n}"),
        Lang::Fr => format!("{n} cerveaux multiplient tous les totaux par {n}"),
    }
}

/// `{player} pays for {colour}`
#[derive(Debug)]
pub struct ReasonAim<'a, A> {
    pub player: Who<'a>,
    pub colour: A,
}

impl<A: Display> ReasonAim<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let ReasonAim { player, colour } = self;
        if player.is_you {
            return you_reason_aim(lang, colour);
        }
        match lang {
            Lang::En => format!("{player} pays for {colour}"),
            Lang::Fr => format!("le {colour}, c’est {player} qui le paie"),
        }
    }
}

/// `{player} pays for {colour} and has the most brains`
#[derive(Debug)]
pub struct ReasonAimMost<'a, A> {
    pub player: Who<'a>,
    pub colour: A,
}

impl<A: Display> ReasonAimMost<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let ReasonAimMost { player, colour } = self;
        if player.is_you {
            return you_reason_aim_most(lang, colour);
        }
        match lang {
            Lang::En => format!("{player} pays for {colour} and has the most brains"),
            Lang::Fr => format!("le {colour} fait payer {player}, qui a le plus de cerveaux"),
        }
    }
}

/// `that costs {player} {n} point as it is`, `that costs {player} {n} points as it is`
#[derive(Debug)]
pub struct ReasonCosts<'a> {
    pub player: Who<'a>,
    pub n: u32,
}

impl ReasonCosts<'_> {
    pub fn say(self, lang: Lang) -> String {
        let ReasonCosts { player, n } = self;
        if player.is_you {
            return you_reason_costs(lang, n);
        }
        match lang {
            Lang::En if lang.is_one(n) => format!("that costs {player} {n} point as it is"),
            Lang::Fr if lang.is_one(n) => format!("cela coûte déjà {n} point à {player}"),
            Lang::En => format!("that costs {player} {n} points as it is"),
            Lang::Fr => format!("cela coûte déjà {n} points à {player}"),
        }
    }
}

/// `that puts {player} out`
pub fn reason_out(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_reason_out(lang).to_owned();
    }
    match lang {
        Lang::En => format!("that puts {player} out"),
        Lang::Fr => format!("cela élimine {player}"),
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

/// `nobody else can be made to pay`
pub fn reason_nobody_else(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "nobody else can be made to pay",
        Lang::Fr => "personne d’autre ne paierait",
    }
}

/// `nothing of this throw is worth keeping`
pub fn reason_afresh(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "nothing of this throw is worth keeping",
        Lang::Fr => "rien dans ce jet ne vaut d’être gardé",
    }
}

/// `with a second brain every total would double`
pub fn reason_one_brain(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "with a second brain every total would double",
        Lang::Fr => "un second cerveau doublerait tous les totaux",
    }
}

/// `it leaves open who has to pay`
pub fn reason_open(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it leaves open who has to pay",
        Lang::Fr => "on ne sait pas encore qui paiera",
    }
}

/// `no other colour costs anybody more`
pub fn reason_hardest(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "no other colour costs anybody more",
        Lang::Fr => "aucune autre couleur ne coûte davantage",
    }
}

/// `{colour} can still grow`
pub fn reason_grows(lang: Lang, colour: impl Display) -> String {
    match lang {
        Lang::En => format!("{colour} can still grow"),
        Lang::Fr => format!("le {colour} peut encore grossir"),
    }
}

/// `{n} point is certain`, `{n} points are certain`
pub fn reason_certain(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} point is certain"),
        Lang::Fr if lang.is_one(n) => format!("{n} point est assuré"),
        Lang::En => format!("{n} points are certain"),
        Lang::Fr => format!("{n} points sont assurés"),
    }
}

/// `that costs {player} {n} point`, `that costs {player} {n} points`
#[derive(Debug)]
pub struct ReasonPays<'a> {
    pub player: Who<'a>,
    pub n: u32,
}

impl ReasonPays<'_> {
    pub fn say(self, lang: Lang) -> String {
        let ReasonPays { player, n } = self;
        if player.is_you {
            return you_reason_pays(lang, n);
        }
        match lang {
            Lang::En if lang.is_one(n) => format!("that costs {player} {n} point"),
            Lang::Fr if lang.is_one(n) => format!("cela coûte {n} point à {player}"),
            Lang::En => format!("that costs {player} {n} points"),
            Lang::Fr => format!("cela coûte {n} points à {player}"),
        }
    }
}
