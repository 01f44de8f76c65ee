//! The outcome of a ladder, as people and as programs read it.

use std::fmt::Write;

use erased::Json;
use serde::Serialize;

use super::{
    Ladder,
    duel::{Company, Duel},
    rating::{Rating, ratings},
};
use crate::{
    folder::VERSION,
    report::{counted, options_flag, seats_flag},
};

/// A step of the ladder should be won this often at least.
pub const CLEAR_STEP: f64 = 0.65;

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// Of the program: other versions may play other games.
    pub version: &'static str,
    pub game: &'static str,
    #[serde(skip)]
    pub title: &'static str,
    pub players: usize,
    pub company: Company,
    /// For each pair.
    pub games: u64,
    /// As many were asked for.
    pub asked: u64,
    pub seed: u64,
    pub options: Json,
    /// Weakest first.
    pub bots: Vec<BotStanding>,
    /// Steps first.
    pub pairs: Vec<PairStanding>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotStanding {
    pub bot: String,
    #[serde(flatten)]
    pub rating: Rating,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PairStanding {
    pub upper: String,
    pub lower: String,
    pub games: u64,
    /// How often a seat of the upper bot ranks ahead of a seat of the lower
    /// one, a tie counting half; nothing before the first game.
    pub ahead: Option<f64>,
    pub ci95: [f64; 2],
    pub step: Step,
    #[serde(skip)]
    equal_games: Option<String>,
}

/// What a pair is to the ladder.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Step {
    /// Neighbours, and the upper one is ahead often enough for certain.
    Clear,
    /// Neighbours, and it is not.
    Unclear,
    /// Further apart.
    Apart,
}

impl Standing {
    pub fn new(ladder: &Ladder, duels: &[Duel]) -> Standing {
        let ratings = ratings(ladder.bots.len(), duels);
        let bots = ladder.bots.iter().zip(ratings);
        Standing {
            version: VERSION,
            game: ladder.game.info().id,
            title: ladder.game.info().title,
            players: ladder.n_seats,
            company: ladder.company,
            games: duels.first().map_or(0, Duel::n_games),
            asked: ladder.n_games,
            seed: ladder.seed,
            options: ladder.options.clone(),
            bots: bots
                .map(|(bot, rating)| BotStanding {
                    bot: bot.clone(),
                    rating,
                })
                .collect(),
            pairs: duels
                .iter()
                .map(|duel| PairStanding::new(&ladder.bots, duel))
                .collect(),
        }
    }

    /// Two tables, what they mean, and how to get them again.
    pub fn text(&self) -> String {
        [
            format!("{}\n\n", self.headline()),
            self.pair_table(),
            format!("\n{}\n\n", self.verdict()),
            self.rating_table(),
            format!("\nReproduce: {}\n", self.command()),
        ]
        .concat()
    }

    /// What was played.
    fn headline(&self) -> String {
        format!(
            "{} of {} at a table of {}, {} a pair, seed {}\n{}.",
            counted(self.bots.len() as u64, "bot"),
            self.game,
            self.players,
            counted(self.games, "game"),
            self.seed,
            self.seating_text()
        )
    }

    pub fn seating_text(&self) -> &'static str {
        match self.company {
            Company::Mixed => "The two bots of a pair sit alternately",
            Company::Alone => "The upper bot of a pair sits alone among seats of the lower one",
        }
    }

    fn pair_table(&self) -> String {
        let width = self.widest_bot("ahead of".len());
        let mut table = format!(
            "{:width$}  {:width$}  {:>8}  {:>20}  {:>8}\n",
            "bot", "ahead of", "share", "95 % interval", "games"
        );
        for pair in &self.pairs {
            let mark = match pair.step {
                Step::Clear => "  clear step",
                Step::Unclear => "  NOT CLEARLY above 65 %",
                Step::Apart => "",
            };
            writeln!(
                table,
                "{:width$}  {:width$}  {:>8}  {:>20}  {:>8}{mark}",
                pair.upper,
                pair.lower,
                pair.share_text(),
                pair.interval_text(),
                pair.games
            )
            .expect("writing to a string works");
        }
        table
    }

    fn rating_table(&self) -> String {
        let width = self.widest_bot("bot".len());
        let mut table = format!(
            "{:width$}  {:>6}  {:>13}\n",
            "bot", "rating", "95 % interval"
        );
        for BotStanding { bot, rating } in self.bots.iter().rev() {
            let [lo, hi] = rating.ci95;
            let interval = format!("{lo:.0} to {hi:.0}");
            writeln!(
                table,
                "{bot:width$}  {:>6.0}  {interval:>13}",
                rating.rating
            )
            .expect("writing to a string works");
        }
        table
    }

    fn widest_bot(&self, at_least: usize) -> usize {
        let widths = self.bots.iter().map(|it| it.bot.len());
        widths.max().unwrap_or_default().max(at_least)
    }

    /// How many steps are clear.
    pub fn verdict(&self) -> String {
        let n = |step| self.pairs.iter().filter(|it| it.step == step).count();
        let (clear, unclear) = (n(Step::Clear), n(Step::Unclear));
        format!(
            "Clear steps: {clear} of {} (the upper bot is ahead in more than 65 %, 95 % sure).",
            clear + unclear
        )
    }

    /// What to type to get the same.
    pub fn command(&self) -> String {
        let bots: Vec<&str> = self.bots.iter().map(|it| it.bot.as_str()).collect();
        format!(
            "brainery lab ladder {} --bots {} --games {} --players {}{} --seed {}{}",
            self.game,
            seats_flag(&bots),
            // Nothing is repeated by playing nothing.
            if self.games == 0 {
                self.asked
            } else {
                self.games
            },
            self.players,
            match self.company {
                Company::Mixed => "",
                Company::Alone => " --alone",
            },
            self.seed,
            options_flag(&self.options)
        )
    }

    /// Whether all games were played.
    pub fn is_whole(&self) -> bool {
        self.games == self.asked
    }

    /// What to know before the numbers are believed.
    pub fn warnings(&self) -> impl Iterator<Item = String> {
        self.pairs.iter().filter_map(|pair| {
            let warning = pair.equal_games.as_ref()?;
            Some(format!("{} and {}: {warning}", pair.upper, pair.lower))
        })
    }
}

impl PairStanding {
    fn new(bots: &[String], duel: &Duel) -> PairStanding {
        let ci95 = duel.ci95();
        PairStanding {
            upper: bots[duel.pair.upper].clone(),
            lower: bots[duel.pair.lower].clone(),
            games: duel.n_games(),
            ahead: duel.share(),
            ci95,
            equal_games: duel.different.warning(),
            step: if !duel.pair.is_step() {
                Step::Apart
            } else if CLEAR_STEP < ci95[0] {
                Step::Clear
            } else {
                Step::Unclear
            },
        }
    }

    pub fn share_text(&self) -> String {
        self.ahead.map_or_else(|| "not yet".to_owned(), percent)
    }

    pub fn interval_text(&self) -> String {
        let [lo, hi] = self.ci95;
        format!("{} to {}", percent(lo), percent(hi))
    }
}

pub(super) fn percent(share: f64) -> String {
    format!("{:.2} %", 100.0 * share)
}
