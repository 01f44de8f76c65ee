//! Generated from `data/lang/` by `cargo xtask data --update`.

#![allow(clippy::similar_names, reason = "fields are named for translators")]

use std::fmt::Display;

use tabletop::Lang;

/// `Phase 1: take brains from the middle`
pub fn phase_one(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Phase 1: take brains from the middle",
        Lang::Fr => "Phase 1 : on prend des cerveaux au milieu",
    }
}

/// `Phase 2: brains are paid`
pub fn phase_two(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Phase 2: brains are paid",
        Lang::Fr => "Phase 2 : on paie des cerveaux",
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
        Lang::Fr => format!("Milieu : {points} à prendre"),
    }
}

/// `Middle: {points} paid`
pub fn zone_middle_paid(lang: Lang, points: impl Display) -> String {
    match lang {
        Lang::En => format!("Middle: {points} paid"),
        Lang::Fr => format!("Milieu : {points} payés"),
    }
}

/// `{player}, {colour} {shape}: {points}`
pub fn zone_player(
    lang: Lang,
    player: impl Display,
    colour: impl Display,
    shape: impl Display,
    points: impl Display,
) -> String {
    match lang {
        Lang::En => format!("{player}, {colour} {shape}: {points}"),
        Lang::Fr => format!("{player}, {colour} {shape} : {points}"),
    }
}

/// `{player}, {colour} {shape}: out`
pub fn zone_player_out(
    lang: Lang,
    player: impl Display,
    colour: impl Display,
    shape: impl Display,
) -> String {
    match lang {
        Lang::En => format!("{player}, {colour} {shape}: out"),
        Lang::Fr => format!("{player}, {colour} {shape} : hors jeu"),
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

/// `{number} {colour}`
pub fn piece_side(_lang: Lang, number: impl Display, colour: impl Display) -> String {
    format!("{number} {colour}")
}

/// `brain`
pub fn piece_brain(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "brain",
        Lang::Fr => "cerveau",
    }
}

/// `{colour} {total}`
pub fn piece_total_take(_lang: Lang, colour: impl Display, total: impl Display) -> String {
    format!("{colour} {total}")
}

/// `{colour} {total}: {player} pays`
pub fn piece_total_paid(
    lang: Lang,
    colour: impl Display,
    total: impl Display,
    player: impl Display,
) -> String {
    match lang {
        Lang::En => format!("{colour} {total}: {player} pays"),
        Lang::Fr => format!("{colour} {total} : {player} paie"),
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
pub fn action_throw_some(lang: Lang, kept: impl Display, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("Keep {kept}; throw {n} die"),
        Lang::Fr if lang.is_one(n) => format!("Garder {kept} ; lancer {n} dé"),
        Lang::En => format!("Keep {kept}; throw {n} dice"),
        Lang::Fr => format!("Garder {kept} ; lancer {n} dés"),
    }
}

/// `Stop`
pub fn action_stop(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Stop",
        Lang::Fr => "S'arrêter",
    }
}

/// `{colour}: take {points}`
pub fn action_take(lang: Lang, colour: impl Display, points: impl Display) -> String {
    match lang {
        Lang::En => format!("{colour}: take {points}"),
        Lang::Fr => format!("{colour} : prendre {points}"),
    }
}

/// `{colour}: {player} pays {points}`
pub fn action_pays(
    lang: Lang,
    colour: impl Display,
    player: impl Display,
    points: impl Display,
) -> String {
    match lang {
        Lang::En => format!("{colour}: {player} pays {points}"),
        Lang::Fr => format!("{colour} : {player} paie {points}"),
    }
}

/// `{colour}: you pay {points}`
pub fn action_you_pay(lang: Lang, colour: impl Display, points: impl Display) -> String {
    match lang {
        Lang::En => format!("{colour}: you pay {points}"),
        Lang::Fr => format!("{colour} : vous payez {points}"),
    }
}

/// `Your turn: throw the dice.`
pub fn ask_throw_you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your turn: throw the dice.",
        Lang::Fr => "À vous : lancez les dés.",
    }
}

/// `{player} throws the dice.`
pub fn ask_throw_other(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} throws the dice."),
        Lang::Fr => format!("{player} lance les dés."),
    }
}

/// `You may keep dice and throw the others once more, or stop ({n} throw left).`, `You may keep dice and throw the others, or stop ({n} throws left).`
pub fn ask_keep_you(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => {
            format!("You may keep dice and throw the others once more, or stop ({n} throw left).")
        }
        Lang::Fr if lang.is_one(n) => format!(
            "Vous pouvez garder des dés et relancer les autres une dernière fois, ou vous arrêter (encore {n} lancer)."
        ),
        Lang::En => format!("You may keep dice and throw the others, or stop ({n} throws left)."),
        Lang::Fr => format!(
            "Vous pouvez garder des dés et relancer les autres, ou vous arrêter (encore {n} lancers)."
        ),
    }
}

/// `{player} may keep dice and throw the others, or stop.`
pub fn ask_keep_other(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} may keep dice and throw the others, or stop."),
        Lang::Fr => format!("{player} peut garder des dés et relancer les autres, ou s'arrêter."),
    }
}

/// `You must announce a colour: its total is yours.`
pub fn ask_take_you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You must announce a colour: its total is yours.",
        Lang::Fr => "Vous devez annoncer une couleur : son total est à vous.",
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
        Lang::Fr => "Vous devez choisir une couleur : son propriétaire paie, ou bien vous.",
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
pub fn ask_over(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} has the last brains and wins."),
        Lang::Fr => format!("{player} a les derniers cerveaux et gagne."),
    }
}

/// `{player} is to throw.`
pub fn event_turn(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} is to throw."),
        Lang::Fr => format!("C'est à {player} de lancer."),
    }
}

/// `{player} throws {dice}.`
pub fn event_thrown(lang: Lang, player: impl Display, dice: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} throws {dice}."),
        Lang::Fr => format!("{player} lance {dice}."),
    }
}

/// `{player} keeps {kept} and has {dice}.`
pub fn event_thrown_again(
    lang: Lang,
    player: impl Display,
    kept: impl Display,
    dice: impl Display,
) -> String {
    match lang {
        Lang::En => format!("{player} keeps {kept} and has {dice}."),
        Lang::Fr => format!("{player} garde {kept} et obtient {dice}."),
    }
}

/// `{player} stops.`
pub fn event_stopped(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} stops."),
        Lang::Fr => format!("{player} s'arrête."),
    }
}

/// `{player} takes {n} point for {colour}.`, `{player} takes {n} points for {colour}.`
pub fn event_taken(lang: Lang, player: impl Display, n: u32, colour: impl Display) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{player} takes {n} point for {colour}."),
        Lang::Fr if lang.is_one(n) => format!("{player} prend {n} point pour le {colour}."),
        Lang::En => format!("{player} takes {n} points for {colour}."),
        Lang::Fr => format!("{player} prend {n} points pour le {colour}."),
    }
}

/// `{player} chooses {colour}: {payer} pays {n} point.`, `{player} chooses {colour}: {payer} pays {n} points.`
pub fn event_paid(
    lang: Lang,
    player: impl Display,
    colour: impl Display,
    payer: impl Display,
    n: u32,
) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{player} chooses {colour}: {payer} pays {n} point."),
        Lang::Fr if lang.is_one(n) => {
            format!("{player} choisit le {colour} : {payer} paie {n} point.")
        }
        Lang::En => format!("{player} chooses {colour}: {payer} pays {n} points."),
        Lang::Fr => format!("{player} choisit le {colour} : {payer} paie {n} points."),
    }
}

/// `{player} chooses {colour} and pays {n} point.`, `{player} chooses {colour} and pays {n} points.`
pub fn event_paid_self(lang: Lang, player: impl Display, colour: impl Display, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{player} chooses {colour} and pays {n} point."),
        Lang::Fr if lang.is_one(n) => format!("{player} choisit le {colour} et paie {n} point."),
        Lang::En => format!("{player} chooses {colour} and pays {n} points."),
        Lang::Fr => format!("{player} choisit le {colour} et paie {n} points."),
    }
}

/// `Five brains! No colour has a total, and {player}'s turn is over.`
pub fn event_nothing(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("Five brains! No colour has a total, and {player}'s turn is over."),
        Lang::Fr => {
            format!("Cinq cerveaux ! Aucune couleur n'a de total, et le tour de {player} est fini.")
        }
    }
}

/// `The middle is empty: phase 2 begins.`
pub fn event_phase_two(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The middle is empty: phase 2 begins.",
        Lang::Fr => "Le milieu est vide : la phase 2 commence.",
    }
}

/// `{player} has no brains left and is out, in place {place}.`
pub fn event_out(lang: Lang, player: impl Display, place: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} has no brains left and is out, in place {place}."),
        Lang::Fr => {
            format!("{player} n'a plus de cerveaux et quitte la partie, à la place {place}.")
        }
    }
}

/// `{player} wins!`
pub fn event_won(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} wins!"),
        Lang::Fr => format!("{player} gagne !"),
    }
}
