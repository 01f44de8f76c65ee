//! Generated from `data/lang/` by `cargo xtask data --update`.

#![allow(clippy::similar_names, reason = "fields are named for translators")]

use std::fmt::Display;

use tabletop::Lang;

/// `{game}: {players}`
#[derive(Debug)]
pub struct HeadingGame<A, B> {
    pub game: A,
    pub players: B,
}

impl<A: Display, B: Display> HeadingGame<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let HeadingGame { game, players } = self;
        match lang {
            Lang::En => format!("{game}: {players}"),
            Lang::Fr => format!("{game}\u{202f}: {players}"),
        }
    }
}

/// `Every number rests on {n} imagined games that quick players play on.`
pub fn heading_effort(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Every number rests on {n} imagined games that quick players play on."),
        Lang::Fr => format!(
            "Chaque nombre repose sur {n} parties imaginées, que des joueurs rapides terminent."
        ),
    }
}

/// `Numbers are hundredths of a win; behind ± stands how far off they may be.`
pub fn heading_numbers(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Numbers are hundredths of a win; behind ± stands how far off they may be.",
        Lang::Fr => {
            "Les nombres sont des centièmes de victoire\u{202f}; ± dit de combien ils peuvent s’écarter."
        }
    }
}

/// `Chances to win, from what each player knew`
pub fn heading_chances(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Chances to win, from what each player knew",
        Lang::Fr => "Les chances de gagner, d’après ce que chacun savait",
    }
}

/// `Moments that mattered`
pub fn heading_moments(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Moments that mattered",
        Lang::Fr => "Les moments qui ont compté",
    }
}

/// `What choices cost, compared with the best found`
pub fn heading_mistakes(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "What choices cost, compared with the best found",
        Lang::Fr => "Ce que les choix ont coûté, comparés au meilleur trouvé",
    }
}

/// `Where the result came from`
pub fn heading_ledgers(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Where the result came from",
        Lang::Fr => "D’où vient le résultat",
    }
}

/// `after the deal`
pub fn chances_deal(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "after the deal",
        Lang::Fr => "après la donne",
    }
}

/// `after move {n}`
pub fn chances_after(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("after move {n}"),
        Lang::Fr => format!("après le coup {n}"),
    }
}

/// `No mistake shows for certain.`
pub fn moment_none(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "No mistake shows for certain.",
        Lang::Fr => "Aucune erreur ne se voit avec certitude.",
    }
}

/// `Move {n}, {player}: {played}`
#[derive(Debug)]
pub struct MomentLine<A, B, C> {
    pub n: A,
    pub player: B,
    pub played: C,
}

impl<A: Display, B: Display, C: Display> MomentLine<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let MomentLine { n, player, played } = self;
        match lang {
            Lang::En => format!("Move {n}, {player}: {played}"),
            Lang::Fr => format!("Coup {n}, {player}\u{202f}: {played}"),
        }
    }
}

/// `Better: {better}`
pub fn moment_better(lang: Lang, better: impl Display) -> String {
    match lang {
        Lang::En => format!("Better: {better}"),
        Lang::Fr => format!("Mieux\u{202f}: {better}"),
    }
}

/// `The chance to win was {chance} and could have been {could}: {cost} lost.`
#[derive(Debug)]
pub struct MomentCost<A, B, C> {
    pub chance: A,
    pub could: B,
    pub cost: C,
}

impl<A: Display, B: Display, C: Display> MomentCost<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let MomentCost {
            chance,
            could,
            cost,
        } = self;
        match lang {
            Lang::En => {
                format!("The chance to win was {chance} and could have been {could}: {cost} lost.")
            }
            Lang::Fr => format!(
                "La chance de gagner était {} et aurait pu être {}\u{202f}: {cost} de perdu.",
                tabletop::de(&chance),
                tabletop::de(&could)
            ),
        }
    }
}

/// `At the start`
pub fn ledger_start(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "At the start",
        Lang::Fr => "Au départ",
    }
}

/// `The deal`
pub fn ledger_deal(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The deal",
        Lang::Fr => "La donne",
    }
}

/// `Dice and draws`
pub fn ledger_draws(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Dice and draws",
        Lang::Fr => "Dés et pioche",
    }
}

/// `What lay hidden`
pub fn ledger_unseen(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "What lay hidden",
        Lang::Fr => "Ce qui était caché",
    }
}

/// `Own choices`
pub fn ledger_own(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Own choices",
        Lang::Fr => "Ses propres choix",
    }
}

/// `What others did`
pub fn ledger_others(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "What others did",
        Lang::Fr => "Ce qu’ont fait les autres",
    }
}

/// `Result`
pub fn ledger_result(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Result",
        Lang::Fr => "Résultat",
    }
}

/// `{player}: {cost} in {n} decision`, `{player}: {cost} in {n} decisions`
#[derive(Debug)]
pub struct MistakesLine<A, B> {
    pub player: A,
    pub cost: B,
    pub n: u32,
}

impl<A: Display, B: Display> MistakesLine<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let MistakesLine { player, cost, n } = self;
        match lang {
            Lang::En if lang.is_one(n) => format!("{player}: {cost} in {n} decision"),
            Lang::Fr if lang.is_one(n) => format!("{player}\u{202f}: {cost} en {n} décision"),
            Lang::En => format!("{player}: {cost} in {n} decisions"),
            Lang::Fr => format!("{player}\u{202f}: {cost} en {n} décisions"),
        }
    }
}

/// `The deal: nobody chose anything.`
pub fn judged_deal(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The deal: nobody chose anything.",
        Lang::Fr => "La donne\u{202f}: personne n’a rien choisi.",
    }
}

/// `There was nothing to choose.`
pub fn judged_only(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "There was nothing to choose.",
        Lang::Fr => "Il n’y avait rien à choisir.",
    }
}

/// `The best found of {of} moves.`
pub fn judged_best(lang: Lang, of: impl Display) -> String {
    match lang {
        Lang::En => format!("The best found of {of} moves."),
        Lang::Fr => format!("Le meilleur trouvé parmi {of} coups."),
    }
}

/// `Nothing surely better among {of} moves.`
pub fn judged_fine(lang: Lang, of: impl Display) -> String {
    match lang {
        Lang::En => format!("Nothing surely better among {of} moves."),
        Lang::Fr => format!("Rien de sûrement meilleur parmi {of} coups."),
    }
}

/// `“{other}” would have cost {n} point of chance.`, `“{other}” would have cost {n} points of chance.`
#[derive(Debug)]
pub struct JudgedOther<A> {
    pub other: A,
    pub n: u32,
}

impl<A: Display> JudgedOther<A> {
    pub fn say(self, lang: Lang) -> String {
        let JudgedOther { other, n } = self;
        match lang {
            Lang::En if lang.is_one(n) => format!("“{other}” would have cost {n} point of chance."),
            Lang::Fr if lang.is_one(n) => {
                format!("«\u{202f}{other}\u{202f}» aurait coûté {n} point de chance.")
            }
            Lang::En => format!("“{other}” would have cost {n} points of chance."),
            Lang::Fr => format!("«\u{202f}{other}\u{202f}» aurait coûté {n} points de chance."),
        }
    }
}

/// `Of {of} moves, “{better}” was better by {n} point of chance.`, `Of {of} moves, “{better}” was better by {n} points of chance.`
#[derive(Debug)]
pub struct JudgedCost<A, B> {
    pub of: A,
    pub better: B,
    pub n: u32,
}

impl<A: Display, B: Display> JudgedCost<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let JudgedCost { of, better, n } = self;
        match lang {
            Lang::En if lang.is_one(n) => {
                format!("Of {of} moves, “{better}” was better by {n} point of chance.")
            }
            Lang::Fr if lang.is_one(n) => format!(
                "Parmi {of} coups, «\u{202f}{better}\u{202f}» valait {n} point de chance de plus."
            ),
            Lang::En => format!("Of {of} moves, “{better}” was better by {n} points of chance."),
            Lang::Fr => format!(
                "Parmi {of} coups, «\u{202f}{better}\u{202f}» valait {n} points de chance de plus."
            ),
        }
    }
}
