//! Generated from `data/lang/` by `cargo xtask data --update`.

#![allow(clippy::similar_names, reason = "fields are named for translators")]

use std::fmt::Display;

use tabletop::Lang;

/// `{game}, measured`
pub fn page_title(lang: Lang, game: impl Display) -> String {
    match lang {
        Lang::En => format!("{game}, measured"),
        Lang::Fr => format!("{game} en chiffres"),
    }
}

/// `{games} games at a table of {seats}, played by bots ({bots}). What is not sure has whiskers: the truth lies between them, 95 times out of 100.`
#[derive(Debug)]
pub struct PageLede<A, B, C> {
    pub games: A,
    pub seats: B,
    pub bots: C,
}

impl<A: Display, B: Display, C: Display> PageLede<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let PageLede { games, seats, bots } = self;
        match lang {
            Lang::En => format!(
                "{games} games at a table of {seats}, played by bots ({bots}). What is not sure has whiskers: the truth lies between them, 95 times out of 100."
            ),
            Lang::Fr => format!(
                "{games} parties à {seats} joueurs, disputées par des robots ({bots}). Ce qui n’est pas sûr a des moustaches\u{202f}: la vérité est entre les deux, 95 fois sur 100."
            ),
        }
    }
}

/// `The run was interrupted: these are its first games.`
pub fn page_interrupted(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The run was interrupted: these are its first games.",
        Lang::Fr => "La série a été interrompue\u{202f}: voici ses premières parties.",
    }
}

/// `The same page, on any number of threads:`
pub fn page_again(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The same page, on any number of threads:",
        Lang::Fr => "La même page, quel que soit le nombre de fils d’exécution\u{202f}:",
    }
}

/// `{n} %`
pub fn page_percent(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("{n} %"),
        Lang::Fr => format!("{n}\u{202f}%"),
    }
}

/// `How long is a game?`
pub fn length_title(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "How long is a game?",
        Lang::Fr => "Combien de temps dure une partie\u{202f}?",
    }
}

/// `Every bar is a number of decisions, all players together. Half of all games have {p50} or fewer, and one in twenty more than {p95}.`
#[derive(Debug)]
pub struct LengthNote<A, B> {
    pub p50: A,
    pub p95: B,
}

impl<A: Display, B: Display> LengthNote<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let LengthNote { p50, p95 } = self;
        match lang {
            Lang::En => format!(
                "Every bar is a number of decisions, all players together. Half of all games have {p50} or fewer, and one in twenty more than {p95}."
            ),
            Lang::Fr => format!(
                "Chaque barre est un nombre de décisions, tous joueurs confondus. La moitié des parties en comptent {p50} ou moins, et une sur vingt plus {}.",
                tabletop::de(&p95)
            ),
        }
    }
}

/// `Decisions in a game: half of all games have {p50} or fewer, one in twenty more than {p95}.`
#[derive(Debug)]
pub struct LengthAlt<A, B> {
    pub p50: A,
    pub p95: B,
}

impl<A: Display, B: Display> LengthAlt<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let LengthAlt { p50, p95 } = self;
        match lang {
            Lang::En => format!(
                "Decisions in a game: half of all games have {p50} or fewer, one in twenty more than {p95}."
            ),
            Lang::Fr => format!(
                "Décisions par partie\u{202f}: la moitié en comptent {p50} ou moins, une sur vingt plus {}.",
                tabletop::de(&p95)
            ),
        }
    }
}

/// `Does it help to begin?`
pub fn order_title(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Does it help to begin?",
        Lang::Fr => "Commencer, est-ce un avantage\u{202f}?",
    }
}

/// `How often each player wins, counted from the one who makes the first move. The dashed line is an even share.`
pub fn order_note(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "How often each player wins, counted from the one who makes the first move. The dashed line is an even share."
        }
        Lang::Fr => {
            "À quelle fréquence chacun gagne, compté à partir de celui qui joue le premier coup. Le trait pointillé est une part égale."
        }
    }
}

/// `begins`
pub fn order_first(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "begins",
        Lang::Fr => "commence",
    }
}

/// `second`
pub fn order_second(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "second",
        Lang::Fr => "deuxième",
    }
}

/// `third`
pub fn order_third(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "third",
        Lang::Fr => "troisième",
    }
}

/// `number {n}`
pub fn order_nth(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("number {n}"),
        Lang::Fr => format!("numéro {n}"),
    }
}

/// `Share of wins: {list}.`
pub fn order_alt(lang: Lang, list: impl Display) -> String {
    match lang {
        Lang::En => format!("Share of wins: {list}."),
        Lang::Fr => format!("Part des victoires\u{202f}: {list}."),
    }
}

/// `What players hold`
pub fn hands_title(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "What players hold",
        Lang::Fr => "Ce que tiennent les joueurs",
    }
}

/// `From the first move to the last, on average: whoever wins, and everybody else.`
pub fn hands_note(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "From the first move to the last, on average: whoever wins, and everybody else."
        }
        Lang::Fr => {
            "Du premier au dernier coup, en moyenne\u{202f}: celui qui gagne, et tous les autres."
        }
    }
}

/// `winners`
pub fn hands_winners(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "winners",
        Lang::Fr => "gagnants",
    }
}

/// `the others`
pub fn hands_others(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "the others",
        Lang::Fr => "les autres",
    }
}

/// `first move`
pub fn hands_start(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "first move",
        Lang::Fr => "premier coup",
    }
}

/// `last move`
pub fn hands_end(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "last move",
        Lang::Fr => "dernier coup",
    }
}

/// `Winners begin with {a} and end with {b}, the others begin with {c} and end with {d}.`
#[derive(Debug)]
pub struct HandsAlt<A, B, C, D> {
    pub a: A,
    pub b: B,
    pub c: C,
    pub d: D,
}

impl<A: Display, B: Display, C: Display, D: Display> HandsAlt<A, B, C, D> {
    pub fn say(self, lang: Lang) -> String {
        let HandsAlt { a, b, c, d } = self;
        match lang {
            Lang::En => format!(
                "Winners begin with {a} and end with {b}, the others begin with {c} and end with {d}."
            ),
            Lang::Fr => format!(
                "Les gagnants commencent avec {a} et finissent avec {b}, les autres commencent avec {c} et finissent avec {d}."
            ),
        }
    }
}

/// `What wins`
pub fn wins_title(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "What wins",
        Lang::Fr => "Ce qui fait gagner",
    }
}

/// `To whom something happened: how often did they win that game? Only what differs from an even share for certain is shown, the strongest first.`
pub fn wins_note(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "To whom something happened: how often did they win that game? Only what differs from an even share for certain is shown, the strongest first."
        }
        Lang::Fr => {
            "Ceux à qui c’est arrivé, combien de fois ont-ils gagné la partie\u{202f}? Seul ce qui s’écarte à coup sûr d’une part égale est montré, le plus fort d’abord."
        }
    }
}

/// `Nothing differs from an even share for certain: play more games.`
pub fn wins_none(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Nothing differs from an even share for certain: play more games.",
        Lang::Fr => {
            "Rien ne s’écarte à coup sûr d’une part égale\u{202f}: il faut plus de parties."
        }
    }
}

/// `The strongest: {list}.`
pub fn wins_alt(lang: Lang, list: impl Display) -> String {
    match lang {
        Lang::En => format!("The strongest: {list}."),
        Lang::Fr => format!("Le plus fort\u{202f}: {list}."),
    }
}

/// `What cards and choices are worth`
pub fn cards_title(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "What cards and choices are worth",
        Lang::Fr => "Ce que valent cartes et choix",
    }
}

/// `How much more or less often those win who had it in a game, in points of a hundred. What makes no sure difference is left out.`
pub fn cards_note(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "How much more or less often those win who had it in a game, in points of a hundred. What makes no sure difference is left out."
        }
        Lang::Fr => {
            "De combien de points sur cent gagnent plus ou moins souvent ceux qui l’ont eu dans une partie. Ce qui ne fait pas de différence sûre est laissé de côté."
        }
    }
}

/// `No card and no choice makes a sure difference: play more games.`
pub fn cards_none(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "No card and no choice makes a sure difference: play more games.",
        Lang::Fr => {
            "Aucune carte, aucun choix ne fait de différence sûre\u{202f}: il faut plus de parties."
        }
    }
}

/// `Luck or skill?`
pub fn luck_title(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Luck or skill?",
        Lang::Fr => "Chance ou talent\u{202f}?",
    }
}

/// `By how much each part moves a result, on average, in hundredths of a win, over {games} games of {bots}. Skill is measured against the quick player of the coach.`
#[derive(Debug)]
pub struct LuckNote<A, B> {
    pub games: A,
    pub bots: B,
}

impl<A: Display, B: Display> LuckNote<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let LuckNote { games, bots } = self;
        match lang {
            Lang::En => format!(
                "By how much each part moves a result, on average, in hundredths of a win, over {games} games of {bots}. Skill is measured against the quick player of the coach."
            ),
            Lang::Fr => format!(
                "De combien chaque part déplace un résultat, en moyenne, en centièmes de victoire, sur {games} parties {}. Le talent se mesure au joueur rapide de l’entraîneur.",
                tabletop::de(&bots)
            ),
        }
    }
}

/// `the deal`
pub fn luck_deal(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "the deal",
        Lang::Fr => "la donne",
    }
}

/// `dice and cards drawn`
pub fn luck_draws(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "dice and cards drawn",
        Lang::Fr => "dés et cartes tirés",
    }
}

/// `what lay hidden`
pub fn luck_unseen(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "what lay hidden",
        Lang::Fr => "ce qui était caché",
    }
}

/// `own choices`
pub fn luck_own(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "own choices",
        Lang::Fr => "ses propres choix",
    }
}

/// `choices of the others`
pub fn luck_others(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "choices of the others",
        Lang::Fr => "les choix des autres",
    }
}

/// `{list}.`
pub fn luck_alt(_lang: Lang, list: impl Display) -> String {
    format!("{list}.")
}

/// `Luck is {luck} in a hundred of all that moves a result, choices are {skill}.`
#[derive(Debug)]
pub struct LuckVerdict<A, B> {
    pub luck: A,
    pub skill: B,
}

impl<A: Display, B: Display> LuckVerdict<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let LuckVerdict { luck, skill } = self;
        match lang {
            Lang::En => format!(
                "Luck is {luck} in a hundred of all that moves a result, choices are {skill}."
            ),
            Lang::Fr => format!(
                "La chance fait {luck} pour cent de tout ce qui déplace un résultat, les choix {skill}."
            ),
        }
    }
}

/// `Who is stronger?`
pub fn ladder_title(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Who is stronger?",
        Lang::Fr => "Qui est le plus fort\u{202f}?",
    }
}

/// `A rating for each bot: 1500 is the mean of all, and 400 points more are about ten wins to one loss. {games} games a pair.`
pub fn ladder_note(lang: Lang, games: impl Display) -> String {
    match lang {
        Lang::En => format!(
            "A rating for each bot: 1500 is the mean of all, and 400 points more are about ten wins to one loss. {games} games a pair."
        ),
        Lang::Fr => format!(
            "Une cote pour chaque robot\u{202f}: 1500 est la moyenne de tous, et 400 points de plus valent environ dix victoires pour une défaite. {games} parties par paire."
        ),
    }
}
