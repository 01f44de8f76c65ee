//! Generated from `data/lang/` by `cargo xtask data --update`.

#![allow(clippy::similar_names, reason = "fields are named for translators")]

use std::fmt::Display;

use tabletop::Lang;

/// `{n} point`, `{n} points`
pub fn points(lang: Lang, n: u32) -> String {
    if lang.is_one(n) {
        format!("{n} point")
    } else {
        format!("{n} points")
    }
}

/// `{n} answer`, `{n} answers`
pub fn answers(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} answer"),
        Lang::Fr if lang.is_one(n) => format!("{n} réponse"),
        Lang::En => format!("{n} answers"),
        Lang::Fr => format!("{n} réponses"),
    }
}

/// `Brain Master`
pub fn master(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Brain Master",
        Lang::Fr => "Maître à penser",
    }
}

/// `out`
pub fn out(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "out",
        Lang::Fr => "hors jeu",
    }
}

/// `Waiting for the last answer: no more guesses`
pub fn nothing_left(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Waiting for the last answer: no more guesses",
        Lang::Fr => "On attend la dernière réponse\u{202f}: plus d’essai",
    }
}

/// `Pictures`
pub fn grid(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Pictures",
        Lang::Fr => "Images",
    }
}

/// `{picture}, dimmed`
pub fn dimmed(lang: Lang, picture: impl Display) -> String {
    match lang {
        Lang::En => format!("{picture}, dimmed"),
        Lang::Fr => format!("{picture}, grisée"),
    }
}

/// `Tap a picture`
pub fn tap_picture(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Tap a picture",
        Lang::Fr => "Touchez une image",
    }
}

/// `Got it!`
pub fn got_it(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Got it!",
        Lang::Fr => "Je sais\u{202f}!",
    }
}

/// `Point at {cell}: {picture}`
#[derive(Debug)]
pub struct Point<A, B> {
    pub cell: A,
    pub picture: B,
}

impl<A: Display, B: Display> Point<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let Point { cell, picture } = self;
        match lang {
            Lang::En => format!("Point at {cell}: {picture}"),
            Lang::Fr => format!("Montrer {cell}\u{202f}: {picture}"),
        }
    }
}

/// `Ask a question`
pub fn ask(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Ask a question",
        Lang::Fr => "Poser une question",
    }
}

/// `Show {picture}`
pub fn show(lang: Lang, picture: impl Display) -> String {
    match lang {
        Lang::En => format!("Show {picture}"),
        Lang::Fr => format!("Voir {picture}"),
    }
}

/// `corrected`
pub fn corrected(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "corrected",
        Lang::Fr => "corrigé",
    }
}

/// `Got it! {cell}: {picture}`
#[derive(Debug)]
pub struct Called<A, B> {
    pub cell: A,
    pub picture: B,
}

impl<A: Display, B: Display> Called<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let Called { cell, picture } = self;
        match lang {
            Lang::En => format!("Got it! {cell}: {picture}"),
            Lang::Fr => format!("Je sais\u{202f}! {cell}\u{202f}: {picture}"),
        }
    }
}

/// `right`
pub fn call_right(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "right",
        Lang::Fr => "juste",
    }
}

/// `wrong`
pub fn call_wrong(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "wrong",
        Lang::Fr => "faux",
    }
}

/// `Was an answer wrong?`
pub fn disputes(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Was an answer wrong?",
        Lang::Fr => "Une réponse était-elle fausse\u{202f}?",
    }
}

/// `Only people can judge these. The Brain Master pays if more guessers call it a mistake than call it right. If nobody else can tell, the Brain Master must agree, or nobody scores.`
pub fn disputes_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Only people can judge these. The Brain Master pays if more guessers call it a mistake than call it right. If nobody else can tell, the Brain Master must agree, or nobody scores."
        }
        Lang::Fr => {
            "Seuls des humains peuvent en juger. Le Maître à penser paie si les autres sont plus nombreux à y voir une erreur que le contraire. Si personne d’autre ne peut en juger, il doit être d’accord, sinon personne ne marque."
        }
    }
}

/// `Ask a question`
pub fn ask_title(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Ask a question",
        Lang::Fr => "Poser une question",
    }
}

/// `Ask: {question}`
pub fn ask_this(lang: Lang, question: impl Display) -> String {
    match lang {
        Lang::En => format!("Ask: {question}"),
        Lang::Fr => format!("Demander\u{202f}: {question}"),
    }
}

/// `Choose a question`
pub fn choose_question(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose a question",
        Lang::Fr => "Choisissez une question",
    }
}

/// `What the question is about`
pub fn shelves(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "What the question is about",
        Lang::Fr => "Sujet de la question",
    }
}

/// `asked: {word}`
pub fn asked_already(lang: Lang, word: impl Display) -> String {
    match lang {
        Lang::En => format!("asked: {word}"),
        Lang::Fr => format!("déjà demandé\u{202f}: {word}"),
    }
}

/// `Type a question`
pub fn type_it(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Type a question",
        Lang::Fr => "Tapez une question",
    }
}

/// `Check`
pub fn understand(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Check",
        Lang::Fr => "Vérifier",
    }
}

/// `Understood as: {question}`
pub fn understood(lang: Lang, question: impl Display) -> String {
    match lang {
        Lang::En => format!("Understood as: {question}"),
        Lang::Fr => format!("Compris ainsi\u{202f}: {question}"),
    }
}

/// `Did you mean one of these?`
pub fn did_you_mean(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Did you mean one of these?",
        Lang::Fr => "Vouliez-vous dire\u{202f}:",
    }
}

/// `None of these: ask it as it stands`
pub fn none_of_these(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "None of these: ask it as it stands",
        Lang::Fr => "Aucune de celles-ci\u{202f}: la poser telle quelle",
    }
}

/// `{master} will read “{question}” as it stands, and answer.`
#[derive(Debug)]
pub struct GoesTo<A, B> {
    pub master: A,
    pub question: B,
}

impl<A: Display, B: Display> GoesTo<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let GoesTo { master, question } = self;
        match lang {
            Lang::En => format!("{master} will read “{question}” as it stands, and answer."),
            Lang::Fr => {
                format!("{master} lira «\u{202f}{question}\u{202f}» telle quelle et y répondra.")
            }
        }
    }
}

/// `{master} is a bot and hands such questions back: only people can judge them. Try other words, or choose one below.`
pub fn hands_back(lang: Lang, master: impl Display) -> String {
    match lang {
        Lang::En => format!(
            "{master} is a bot and hands such questions back: only people can judge them. Try other words, or choose one below."
        ),
        Lang::Fr => format!(
            "{master} est un robot et rend ce genre de questions\u{202f}: seuls des humains peuvent en juger. Essayez d’autres mots, ou choisissez ci-dessous."
        ),
    }
}

/// `{words} Hide this reminder`
pub fn reminder_hide(lang: Lang, words: impl Display) -> String {
    match lang {
        Lang::En => format!("{words} Hide this reminder"),
        Lang::Fr => format!("{words} Masquer ce rappel"),
    }
}

/// `What do the answers mean?`
pub fn reminder_show(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "What do the answers mean?",
        Lang::Fr => "Que veulent dire les réponses\u{202f}?",
    }
}

/// `Ask it in these words`
pub fn ask_as_typed(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Ask it in these words",
        Lang::Fr => "La poser telle quelle",
    }
}

/// `Round {n}: {name} is Brain Master`
#[derive(Debug)]
pub struct Round<A, B> {
    pub n: A,
    pub name: B,
}

impl<A: Display, B: Display> Round<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let Round { n, name } = self;
        match lang {
            Lang::En => format!("Round {n}: {name} is Brain Master"),
            Lang::Fr => format!("Manche {n}\u{202f}: {name} est Maître à penser"),
        }
    }
}

/// `Round {n}: you are Brain Master`
pub fn round_you(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Round {n}: you are Brain Master"),
        Lang::Fr => format!("Manche {n}\u{202f}: vous êtes Maître à penser"),
    }
}

/// `you`
pub fn you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "you",
        Lang::Fr => "vous",
    }
}

/// `{name}: {points}`
#[derive(Debug)]
pub struct Has<A, B> {
    pub name: A,
    pub points: B,
}

impl<A: Display, B: Display> Has<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let Has { name, points } = self;
        match lang {
            Lang::En => format!("{name}: {points}"),
            Lang::Fr => format!("{name}\u{202f}: {points}"),
        }
    }
}

/// `{used} of {limit} used`
#[derive(Debug)]
pub struct Used<A, B> {
    pub used: A,
    pub limit: B,
}

impl<A: Display, B: Display> Used<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let Used { used, limit } = self;
        match lang {
            Lang::En => format!("{used} of {limit} used"),
            Lang::Fr => format!("{used} sur {limit}"),
        }
    }
}

/// `Yes!`
pub fn yes(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Yes!",
        Lang::Fr => "Oui\u{202f}!",
    }
}

/// `No!`
pub fn no(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "No!",
        Lang::Fr => "Non\u{202f}!",
    }
}

/// `Can’t say`
pub fn cant_say(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Can’t say",
        Lang::Fr => "Sans réponse",
    }
}

/// `Go on`
pub fn go_on(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Go on",
        Lang::Fr => "Continuer",
    }
}

/// `Your own words`
pub fn own_words(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your own words",
        Lang::Fr => "Vos propres mots",
    }
}

/// `Light all`
pub fn notes_clear(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Light all",
        Lang::Fr => "Tout rallumer",
    }
}

/// `Last round`
pub fn last_round(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Last round",
        Lang::Fr => "Manche d’avant",
    }
}

/// `Your picture`
pub fn own(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your picture",
        Lang::Fr => "Votre image",
    }
}

/// `Only you see the {picture} ({cell})`
#[derive(Debug)]
pub struct OnlyYou<A, B> {
    pub picture: A,
    pub cell: B,
}

impl<A: Display, B: Display> OnlyYou<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let OnlyYou { picture, cell } = self;
        match lang {
            Lang::En => format!("Only you see the {picture} ({cell})"),
            Lang::Fr => format!("Vous seul voyez {picture} ({cell})"),
        }
    }
}

/// `Yes means no!`
pub fn flipped(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Yes means no!",
        Lang::Fr => "Oui veut dire non\u{202f}!",
    }
}

/// `Say the opposite!`
pub fn flipped_master(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Say the opposite!",
        Lang::Fr => "Dites le contraire\u{202f}!",
    }
}

/// `Yes means yes.`
pub fn straight(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Yes means yes.",
        Lang::Fr => "Oui veut dire oui.",
    }
}

/// `Tell the truth.`
pub fn straight_master(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Tell the truth.",
        Lang::Fr => "Dites la vérité.",
    }
}

/// `Every answer is the opposite of the truth. Tap a picture to dim it for yourself.`
pub fn hint_flipped(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Every answer is the opposite of the truth. Tap a picture to dim it for yourself."
        }
        Lang::Fr => {
            "Chaque réponse est le contraire de la vérité. Touchez une image pour la griser, pour vous seul."
        }
    }
}

/// `Tap a picture to dim it for yourself.`
pub fn hint_straight(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Tap a picture to dim it for yourself.",
        Lang::Fr => "Touchez une image pour la griser, pour vous seul.",
    }
}

/// `Tap the picture you mean.`
pub fn hint_call(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Tap the picture you mean.",
        Lang::Fr => "Touchez l’image à laquelle vous pensez.",
    }
}

/// `If that is wrong, you are out of this round.`
pub fn hint_point(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "If that is wrong, you are out of this round.",
        Lang::Fr => "Si c’est faux, vous êtes hors jeu pour cette manche.",
    }
}

/// `Only you will see which one.`
pub fn hint_choose(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Only you will see which one.",
        Lang::Fr => "Vous serez seul à la connaître.",
    }
}

/// `What you say is what the table hears. Nothing is flipped for you.`
pub fn hint_say(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "What you say is what the table hears. Nothing is flipped for you.",
        Lang::Fr => "La table entend ce que vous dites. Rien n’est inversé pour vous.",
    }
}

/// `Only you see your picture.`
pub fn hint_listen(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Only you see your picture.",
        Lang::Fr => "Vous seul voyez votre image.",
    }
}

/// `in truth yes`
pub fn truly_yes(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "in truth yes",
        Lang::Fr => "en vérité oui",
    }
}

/// `in truth no`
pub fn truly_no(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "in truth no",
        Lang::Fr => "en vérité non",
    }
}

/// `up to you`
pub fn truly_open(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "up to you",
        Lang::Fr => "à vous de juger",
    }
}

/// `misled`
pub fn call_misled(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "misled",
        Lang::Fr => "trompé",
    }
}

/// `Got it! The {picture}!`
pub fn shout(lang: Lang, picture: impl Display) -> String {
    match lang {
        Lang::En => format!("Got it! The {picture}!"),
        Lang::Fr => format!("Je sais\u{202f}! {picture}\u{202f}!"),
    }
}

/// `Nope.`
pub fn nope(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Nope.",
        Lang::Fr => "Raté.",
    }
}

/// `Truly not.`
pub fn truly_not(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Truly not.",
        Lang::Fr => "Vraiment pas.",
    }
}

/// `{name} is out of this round.`
pub fn is_out(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("{name} is out of this round."),
        Lang::Fr => format!("{name} est hors jeu pour cette manche."),
    }
}

/// `You’re out of this round.`
pub fn you_are_out(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You’re out of this round.",
        Lang::Fr => "Vous êtes hors jeu pour cette manche.",
    }
}

/// `{name} was misled and stays in.`
pub fn misled(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("{name} was misled and stays in."),
        Lang::Fr => format!("{name} a été trompé et reste en jeu."),
    }
}

/// `You were misled and stay in.`
pub fn misled_you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You were misled and stay in.",
        Lang::Fr => "On vous a trompé\u{202f}: vous restez en jeu.",
    }
}

/// `It was the {picture}!`
pub fn it_was(lang: Lang, picture: impl Display) -> String {
    match lang {
        Lang::En => format!("It was the {picture}!"),
        Lang::Fr => format!("C’était {picture}\u{202f}!"),
    }
}

/// `Living`
pub fn fact_living(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Living",
        Lang::Fr => "Vivant",
    }
}

/// `On its head`
pub fn fact_hat(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "On its head",
        Lang::Fr => "Sur la tête",
    }
}

/// `Glasses`
pub fn fact_glasses(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Glasses",
        Lang::Fr => "Lunettes",
    }
}

/// `Moustache`
pub fn fact_moustache(_lang: Lang) -> &'static str {
    "Moustache"
}

/// `Round its neck`
pub fn fact_neckwear(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Round its neck",
        Lang::Fr => "Autour du cou",
    }
}

/// `Smiling`
pub fn fact_smiling(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Smiling",
        Lang::Fr => "Souriant",
    }
}

/// `Mouth open`
pub fn fact_mouth_open(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Mouth open",
        Lang::Fr => "Bouche ouverte",
    }
}

/// `Eyes closed`
pub fn fact_eyes_closed(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Eyes closed",
        Lang::Fr => "Yeux fermés",
    }
}

/// `Pink cheeks`
pub fn fact_pink_cheeks(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Pink cheeks",
        Lang::Fr => "Joues roses",
    }
}

/// `Holding something`
pub fn fact_holding(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Holding something",
        Lang::Fr => "Tient un objet",
    }
}

/// `More than one`
pub fn fact_several(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "More than one",
        Lang::Fr => "Plusieurs",
    }
}

/// `Pattern`
pub fn fact_patterned(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Pattern",
        Lang::Fr => "Motif",
    }
}

/// `In the air`
pub fn fact_in_air(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "In the air",
        Lang::Fr => "En l’air",
    }
}

/// `Dark background`
pub fn fact_dark_background(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Dark background",
        Lang::Fr => "Fond sombre",
    }
}

/// `Marks behind`
pub fn fact_marks(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Marks behind",
        Lang::Fr => "Signes au fond",
    }
}

/// `Red`
pub fn fact_red(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Red",
        Lang::Fr => "Rouge",
    }
}

/// `Yellow`
pub fn fact_yellow(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Yellow",
        Lang::Fr => "Jaune",
    }
}

/// `Blue`
pub fn fact_blue(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Blue",
        Lang::Fr => "Bleu",
    }
}

/// `Green`
pub fn fact_green(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Green",
        Lang::Fr => "Vert",
    }
}

/// `{fact}?`
pub fn short(lang: Lang, fact: impl Display) -> String {
    match lang {
        Lang::En => format!("{fact}?"),
        Lang::Fr => format!("{fact}\u{202f}?"),
    }
}
