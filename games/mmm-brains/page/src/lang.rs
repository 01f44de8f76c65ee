//! Generated from `data/lang/` by `cargo xtask data --update`.

#![allow(clippy::similar_names, reason = "fields are named for translators")]

use std::fmt::Display;

use tabletop::Lang;

/// `Phase 1: eat from the bowl`
pub fn phase_one(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Phase 1: eat from the bowl",
        Lang::Fr => "Phase 1\u{202f}: on mange",
    }
}

/// `Phase 2: somebody pays`
pub fn phase_two(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Phase 2: somebody pays",
        Lang::Fr => "Phase 2\u{202f}: on paie",
    }
}

/// `point left`
pub fn left_one(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "point left",
        Lang::Fr => "point restant",
    }
}

/// `points left`
pub fn left(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "points left",
        Lang::Fr => "points restants",
    }
}

/// `paid in, gone for good`
pub fn paid(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "paid in, gone for good",
        Lang::Fr => "payés, à jamais perdus",
    }
}

/// `{red} red (5) and {white} white (1)`
#[derive(Debug)]
pub struct Tokens<A, B> {
    pub red: A,
    pub white: B,
}

impl<A: Display, B: Display> Tokens<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let Tokens { red, white } = self;
        match lang {
            Lang::En => format!("{red} red (5) and {white} white (1)"),
            Lang::Fr => format!("{red} rouges (5) et {white} blancs (1)"),
        }
    }
}

/// `Throw`
pub fn throws(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Throw",
        Lang::Fr => "Lancer",
    }
}

/// `One more after this`
pub fn throws_one_more(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "One more after this",
        Lang::Fr => "Encore un ensuite",
    }
}

/// `Two more after this`
pub fn throws_two_more(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Two more after this",
        Lang::Fr => "Encore deux ensuite",
    }
}

/// `The last one`
pub fn throws_last(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The last one",
        Lang::Fr => "Le dernier",
    }
}

/// `No more throws`
pub fn throws_over(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "No more throws",
        Lang::Fr => "Plus de lancers",
    }
}

/// `Dice`
pub fn dice(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Dice",
        Lang::Fr => "Dés",
    }
}

/// `die {n}: not thrown`
pub fn die_not_thrown(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("die {n}: not thrown"),
        Lang::Fr => format!("dé {n}\u{202f}: pas lancé"),
    }
}

/// `die {n}: {face}`
#[derive(Debug)]
pub struct DieFace<A, B> {
    pub n: A,
    pub face: B,
}

impl<A: Display, B: Display> DieFace<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let DieFace { n, face } = self;
        match lang {
            Lang::En => format!("die {n}: {face}"),
            Lang::Fr => format!("dé {n}\u{202f}: {face}"),
        }
    }
}

/// `die {n}: {face}, kept`
#[derive(Debug)]
pub struct DieKept<A, B> {
    pub n: A,
    pub face: B,
}

impl<A: Display, B: Display> DieKept<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let DieKept { n, face } = self;
        match lang {
            Lang::En => format!("die {n}: {face}, kept"),
            Lang::Fr => format!("dé {n}\u{202f}: {face}, gardé"),
        }
    }
}

/// `brain ({colour} die)`
pub fn brain_of(lang: Lang, colour: impl Display) -> String {
    match lang {
        Lang::En => format!("brain ({colour} die)"),
        Lang::Fr => format!("cerveau (dé {colour})"),
    }
}

/// `Faces of the dice`
pub fn faces(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Faces of the dice",
        Lang::Fr => "Faces des dés",
    }
}

/// `Die {n}: {faces}.`
#[derive(Debug)]
pub struct FacesOf<A, B> {
    pub n: A,
    pub faces: B,
}

impl<A: Display, B: Display> FacesOf<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let FacesOf { n, faces } = self;
        match lang {
            Lang::En => format!("Die {n}: {faces}."),
            Lang::Fr => format!("Dé {n}\u{202f}: {faces}."),
        }
    }
}

/// `Kept`
pub fn kept(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Kept",
        Lang::Fr => "Gardés",
    }
}

/// `These count`
pub fn stands(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "These count",
        Lang::Fr => "C’est joué",
    }
}

/// `Throw {n} die`, `Throw {n} dice`
pub fn throw(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("Throw {n} die"),
        Lang::Fr if lang.is_one(n) => format!("Lancer {n} dé"),
        Lang::En => format!("Throw {n} dice"),
        Lang::Fr => format!("Lancer {n} dés"),
    }
}

/// `Throw the dice`
pub fn throw_first(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Throw the dice",
        Lang::Fr => "Lancer les dés",
    }
}

/// `Stop`
pub fn stop(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Stop",
        Lang::Fr => "Arrêter",
    }
}

/// `Stop: keep all`
pub fn stop_all(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Stop: keep all",
        Lang::Fr => "Arrêter\u{202f}: tout garder",
    }
}

/// `Tap a die to keep it or let it go.`
pub fn hint_keep(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Tap a die to keep it or let it go.",
        Lang::Fr => "Touchez un dé pour le garder ou le relâcher.",
    }
}

/// `Stop now and you eat {n} for {colour}.`
#[derive(Debug)]
pub struct StopEat<A, B> {
    pub n: A,
    pub colour: B,
}

impl<A: Display, B: Display> StopEat<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let StopEat { n, colour } = self;
        match lang {
            Lang::En => format!("Stop now and you eat {n} for {colour}."),
            Lang::Fr => format!("En arrêtant, vous mangez {n} en {colour}."),
        }
    }
}

/// `Stop now and {name} pays {n} for {colour}.`
#[derive(Debug)]
pub struct StopPays<A, B, C> {
    pub name: A,
    pub n: B,
    pub colour: C,
}

impl<A: Display, B: Display, C: Display> StopPays<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let StopPays { name, n, colour } = self;
        match lang {
            Lang::En => format!("Stop now and {name} pays {n} for {colour}."),
            Lang::Fr => format!("En arrêtant, {name} paie {n} en {colour}."),
        }
    }
}

/// `Stop now and you pay {n} for {colour} yourself.`
#[derive(Debug)]
pub struct StopPay<A, B> {
    pub n: A,
    pub colour: B,
}

impl<A: Display, B: Display> StopPay<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let StopPay { n, colour } = self;
        match lang {
            Lang::En => format!("Stop now and you pay {n} for {colour} yourself."),
            Lang::Fr => format!("En arrêtant, vous payez {n} en {colour}."),
        }
    }
}

/// `Tap another colour to change it.`
pub fn hint_choose(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Tap another colour to change it.",
        Lang::Fr => "Touchez une autre couleur pour changer.",
    }
}

/// `Only {n} of the {total} are left in the bowl.`
#[derive(Debug)]
pub struct ShortBowl<A, B> {
    pub n: A,
    pub total: B,
}

impl<A: Display, B: Display> ShortBowl<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ShortBowl { n, total } = self;
        match lang {
            Lang::En => format!("Only {n} of the {total} are left in the bowl."),
            Lang::Fr => format!("Il ne reste que {n} des {total} points dans le bol."),
        }
    }
}

/// `{name} has only {n} of the {total}, pays everything and is out.`
#[derive(Debug)]
pub struct Short<A, B, C> {
    pub name: A,
    pub n: B,
    pub total: C,
}

impl<A: Display, B: Display, C: Display> Short<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let Short { name, n, total } = self;
        match lang {
            Lang::En => format!("{name} has only {n} of the {total}, pays everything and is out."),
            Lang::Fr => format!("{name} n’a que {n} des {total} points, paie tout et sort du jeu."),
        }
    }
}

/// `You have only {n} of the {total}: you pay everything and are out.`
#[derive(Debug)]
pub struct ShortYou<A, B> {
    pub n: A,
    pub total: B,
}

impl<A: Display, B: Display> ShortYou<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ShortYou { n, total } = self;
        match lang {
            Lang::En => {
                format!("You have only {n} of the {total}: you pay everything and are out.")
            }
            Lang::Fr => format!(
                "Vous n’avez que {n} des {total} points\u{202f}: vous payez tout et sortez du jeu."
            ),
        }
    }
}

/// `On the dice`
pub fn totals(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "On the dice",
        Lang::Fr => "Sur les dés",
    }
}

/// `Who pays?`
pub fn who_pays(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Who pays?",
        Lang::Fr => "Qui paie\u{202f}?",
    }
}

/// `{name} keeps {left}`
#[derive(Debug)]
pub struct Keeps<A, B> {
    pub name: A,
    pub left: B,
}

impl<A: Display, B: Display> Keeps<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let Keeps { name, left } = self;
        match lang {
            Lang::En => format!("{name} keeps {left}"),
            Lang::Fr => format!("{name} garde {left}"),
        }
    }
}

/// `{name} pays {n}: out!`
#[derive(Debug)]
pub struct PaysOut<A, B> {
    pub name: A,
    pub n: B,
}

impl<A: Display, B: Display> PaysOut<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let PaysOut { name, n } = self;
        match lang {
            Lang::En => format!("{name} pays {n}: out!"),
            Lang::Fr => format!("{name} paie {n}\u{202f}: fini\u{202f}!"),
        }
    }
}

/// `you pay {n}, keep {left}`
#[derive(Debug)]
pub struct PaysYou<A, B> {
    pub n: A,
    pub left: B,
}

impl<A: Display, B: Display> PaysYou<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let PaysYou { n, left } = self;
        match lang {
            Lang::En => format!("you pay {n}, keep {left}"),
            Lang::Fr => format!("vous payez {n}, gardez {left}"),
        }
    }
}

/// `you pay {n}: out!`
pub fn out_you(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("you pay {n}: out!"),
        Lang::Fr => format!("vous payez {n}\u{202f}: fini\u{202f}!"),
    }
}

/// `best`
pub fn best(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "best",
        Lang::Fr => "le meilleur",
    }
}

/// `Nothing on the dice yet.`
pub fn nothing_yet(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Nothing on the dice yet.",
        Lang::Fr => "Rien sur les dés pour l’instant.",
    }
}

/// `Five brains: every total is 0.`
pub fn brains_five(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Five brains: every total is 0.",
        Lang::Fr => "Cinq cerveaux\u{202f}: tous les totaux valent 0.",
    }
}

/// `2 brains showing: everything counts double.`
pub fn multiplied_two(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "2 brains showing: everything counts double.",
        Lang::Fr => "2 cerveaux visibles\u{202f}: tout compte double.",
    }
}

/// `{n} brains showing: everything counts {n} times.`
pub fn multiplied(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("{n} brains showing: everything counts {n} times."),
        Lang::Fr => format!("{n} cerveaux visibles\u{202f}: tout compte {n} fois."),
    }
}

/// `Nothing showing: {colours}.`
pub fn nil(lang: Lang, colours: impl Display) -> String {
    match lang {
        Lang::En => format!("Nothing showing: {colours}."),
        Lang::Fr => format!("Rien en {colours}."),
    }
}

/// `{colour} ({owner})`
#[derive(Debug)]
pub struct Owned<A, B> {
    pub colour: A,
    pub owner: B,
}

impl<A: Display, B: Display> Owned<A, B> {
    pub fn say(self, _lang: Lang) -> String {
        let Owned { colour, owner } = self;
        format!("{colour} ({owner})")
    }
}

/// `nobody`
pub fn unused(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "nobody",
        Lang::Fr => "personne",
    }
}

/// `you`
pub fn yours(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "you",
        Lang::Fr => "vous",
    }
}

/// `Take {n} point for {colour}`, `Take {n} points for {colour}`
#[derive(Debug)]
pub struct Take<A> {
    pub n: u32,
    pub colour: A,
}

impl<A: Display> Take<A> {
    pub fn say(self, lang: Lang) -> String {
        let Take { n, colour } = self;
        match lang {
            Lang::En if lang.is_one(n) => format!("Take {n} point for {colour}"),
            Lang::Fr if lang.is_one(n) => format!("Prendre {n} point en {colour}"),
            Lang::En => format!("Take {n} points for {colour}"),
            Lang::Fr => format!("Prendre {n} points en {colour}"),
        }
    }
}

/// `{colour}: {name} pays {n} point`, `{colour}: {name} pays {n} points`
#[derive(Debug)]
pub struct MakePay<A, B> {
    pub colour: A,
    pub name: B,
    pub n: u32,
}

impl<A: Display, B: Display> MakePay<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let MakePay { colour, name, n } = self;
        match lang {
            Lang::En if lang.is_one(n) => format!("{colour}: {name} pays {n} point"),
            Lang::Fr if lang.is_one(n) => format!("{colour}\u{202f}: {name} paie {n} point"),
            Lang::En => format!("{colour}: {name} pays {n} points"),
            Lang::Fr => format!("{colour}\u{202f}: {name} paie {n} points"),
        }
    }
}

/// `{colour}: pay {n} yourself`
#[derive(Debug)]
pub struct PayYourself<A, B> {
    pub colour: A,
    pub n: B,
}

impl<A: Display, B: Display> PayYourself<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let PayYourself { colour, n } = self;
        match lang {
            Lang::En => format!("{colour}: pay {n} yourself"),
            Lang::Fr => format!("{colour}\u{202f}: payer {n} vous-même"),
        }
    }
}

/// `You’d pay the {n} point for {colour} yourself. Confirm?`, `You’d pay the {n} points for {colour} yourself. Confirm?`
#[derive(Debug)]
pub struct ConfirmSelf<A> {
    pub n: u32,
    pub colour: A,
}

impl<A: Display> ConfirmSelf<A> {
    pub fn say(self, lang: Lang) -> String {
        let ConfirmSelf { n, colour } = self;
        match lang {
            Lang::En if lang.is_one(n) => {
                format!("You’d pay the {n} point for {colour} yourself. Confirm?")
            }
            Lang::Fr if lang.is_one(n) => {
                format!("Le {colour} vous coûterait {n} point, à vous seul. Confirmer\u{202f}?")
            }
            Lang::En => format!("You’d pay the {n} points for {colour} yourself. Confirm?"),
            Lang::Fr => {
                format!("Le {colour} vous coûterait {n} points, à vous seul. Confirmer\u{202f}?")
            }
        }
    }
}

/// `Pay {n} myself`
pub fn confirm_yes(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Pay {n} myself"),
        Lang::Fr => format!("Payer {n} moi-même"),
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

/// `You, {colour}: {points}`
#[derive(Debug)]
pub struct Mine<A, B> {
    pub colour: A,
    pub points: B,
}

impl<A: Display, B: Display> Mine<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let Mine { colour, points } = self;
        match lang {
            Lang::En => format!("You, {colour}: {points}"),
            Lang::Fr => format!("Vous, {colour}\u{202f}: {points}"),
        }
    }
}

/// `{name}, {colour}: {has}`
#[derive(Debug)]
pub struct Seat<A, B, C> {
    pub name: A,
    pub colour: B,
    pub has: C,
}

impl<A: Display, B: Display, C: Display> Seat<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let Seat { name, colour, has } = self;
        match lang {
            Lang::En => format!("{name}, {colour}: {has}"),
            Lang::Fr => format!("{name}, {colour}\u{202f}: {has}"),
        }
    }
}

/// `out`
pub fn out(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "out",
        Lang::Fr => "éliminé",
    }
}
