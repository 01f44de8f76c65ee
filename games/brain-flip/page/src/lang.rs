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

/// `You’re out this round`
pub fn you_are_out(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You’re out this round",
        Lang::Fr => "Vous êtes hors jeu pour cette manche",
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

/// `{used} of {limit} questions and calls used`
#[derive(Debug)]
pub struct Used<A, B> {
    pub used: A,
    pub limit: B,
}

impl<A: Display, B: Display> Used<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let Used { used, limit } = self;
        match lang {
            Lang::En => format!("{used} of {limit} questions and calls used"),
            Lang::Fr => format!("{used} questions et essais sur {limit}"),
        }
    }
}

/// `Notes`
pub fn notes(_lang: Lang) -> &'static str {
    "Notes"
}

/// `Tap pictures to dim them. Only you can see it.`
pub fn notes_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Tap pictures to dim them. Only you can see it.",
        Lang::Fr => "Touchez des images pour les griser. Vous êtes seul à le voir.",
    }
}

/// `Clear`
pub fn notes_clear(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Clear",
        Lang::Fr => "Effacer",
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

/// `wrong, because of a wrong answer`
pub fn call_misled(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "wrong, because of a wrong answer",
        Lang::Fr => "faux, à cause d’une mauvaise réponse",
    }
}

/// `In truth: yes.`
pub fn truly_yes(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "In truth: yes.",
        Lang::Fr => "En vérité\u{202f}: oui.",
    }
}

/// `In truth: no.`
pub fn truly_no(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "In truth: no.",
        Lang::Fr => "En vérité\u{202f}: non.",
    }
}

/// `In truth: up to you.`
pub fn truly_open(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "In truth: up to you.",
        Lang::Fr => "En vérité\u{202f}: à vous de juger.",
    }
}

/// `What was said, and what was true`
pub fn what_was_true(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "What was said, and what was true",
        Lang::Fr => "Ce qui a été dit, et ce qui était vrai",
    }
}

/// `Show the last round`
pub fn last_round(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Show the last round",
        Lang::Fr => "Revoir la manche précédente",
    }
}

/// `Your picture`
pub fn own(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your picture",
        Lang::Fr => "Votre image",
    }
}

/// `YES means no, NO means yes.`
pub fn flipped(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "YES means no, NO means yes.",
        Lang::Fr => "OUI veut dire non, NON veut dire oui.",
    }
}

/// `Say YES for no, NO for yes.`
pub fn flipped_master(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Say YES for no, NO for yes.",
        Lang::Fr => "Dites OUI pour non, NON pour oui.",
    }
}

/// `YES means yes, NO means no.`
pub fn straight(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "YES means yes, NO means no.",
        Lang::Fr => "OUI veut dire oui, NON veut dire non.",
    }
}

/// `Say YES for yes, NO for no.`
pub fn straight_master(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Say YES for yes, NO for no.",
        Lang::Fr => "Dites OUI pour oui, NON pour non.",
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
