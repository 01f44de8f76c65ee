//! What happens in a game, how often, and what it is worth to whom it happens.

use std::{borrow::Cow, collections::BTreeMap, fmt::Write, io};

use erased::{Json, Wants};
use serde::{Deserialize, Serialize};
use tabletop::{SeatSet, extras::Note};

use crate::{
    folder::VERSION,
    report::{options_flag, seats_flag},
    rows::{GameUnit, Tables},
    session::{Experiment, Session, Worker, is_enough, width},
    stats::{as_float, interval_of_counts, wilson},
    tally::Different,
    tournament::{LabError, Tournament},
};

/// What is counted by the round where a game has rounds.
const ROUND: &str = "round";

/// The outcome of a study, the same for every game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Study {
    /// Of the program: other versions may play other games.
    pub version: &'static str,
    pub game: &'static str,
    pub games: u64,
    pub seed: u64,
    /// One bot's name for each seat.
    pub seats: Vec<String>,
    pub options: Json,
    pub notes: Vec<NoteReport>,
    /// What to know before the numbers are believed.
    #[serde(skip)]
    pub warning: Option<String>,
}

/// How often something happened, and how those fared to whom it did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct NoteReport {
    pub note: String,
    pub per_game: f64,
    /// Around `per_game`.
    pub ci95: [f64; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    pub per_round: Option<f64>,
    /// Of all seats to which it happened at least once in a game, the share
    /// that won that game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub win_rate: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub win_ci95: Option<[f64; 2]>,
    /// The mean of its amounts, where it has amounts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mean: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mean_ci95: Option<[f64; 2]>,
}

/// What is counted together: a key, and which of its things.
type Topic = (Cow<'static, str>, Option<Cow<'static, str>>);

/// The games of a tournament, to be studied.
#[derive(Copy, Clone, Debug)]
pub struct Studied<'a>(pub &'a Tournament);

/// A game with what happened in it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct StudyUnit {
    pub game: GameUnit,
    pub notes: Vec<Noted>,
}

/// How often something happened in a game, and to whom.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Noted {
    topic: Topic,
    n: u64,
    seats: SeatSet,
    amounts: Amounts,
}

#[derive(Clone, Debug, Default)]
struct Counted {
    n: u64,
    /// The squares of the counts of each game, added up.
    n_squared: u64,
    n_seats: u64,
    n_winners: u64,
    amounts: Amounts,
}

#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
struct Amounts {
    n: u64,
    sum: i64,
    sum_squared: i64,
}

/// What happened in many games.
#[derive(Clone, Debug, Default)]
pub(crate) struct Counts(BTreeMap<Topic, Counted>);

impl Counts {
    pub(crate) fn count(&mut self, notes: &[Noted], winners: SeatSet) {
        count_game(&mut self.0, notes, winners);
    }

    pub(crate) fn reports(self, n_games: u64) -> Vec<NoteReport> {
        let n_rounds = self.0.get(&(ROUND.into(), None)).map(|it| it.n);
        let reports = self.0.into_iter();
        reports
            .map(|(topic, it)| it.report(topic, n_games, n_rounds))
            .collect()
    }
}

impl Study {
    /// Plays the games of a tournament and notes what happens.
    pub fn of(tournament: &Tournament, session: &mut Session<'_>) -> Result<Study, LabError> {
        let mut counts = Counts::default();
        let mut n_games = 0;
        let mut different = Different::default();
        let until = session.until;
        session.run(&Studied(tournament), |_, StudyUnit { game, notes }| {
            counts.count(notes, game.played.standings.winners());
            different.count(game.played.digest);
            n_games += 1;
            Ok(is_enough(until, n_games, || {
                let widths = counts.0.values().map(|it| it.width(n_games));
                widths.fold(0.0, f64::max)
            }))
        })?;
        Ok(Study {
            version: VERSION,
            game: tournament.game.info().id,
            games: n_games,
            seed: tournament.seed,
            seats: tournament.bots.clone(),
            options: tournament.options.clone(),
            notes: counts.reports(n_games),
            warning: different.warning(),
        })
    }

    /// As people read it.
    pub fn text(&self) -> String {
        let even = 100.0 / f64::from(self.seats.len() as u32);
        let lengths = self.notes.iter().map(|it| it.note.chars().count());
        let width = lengths.max().unwrap_or(0);
        let mut out = format!(
            "{}, {} games, {}, seed {}\n\n{:width$} {:>9} {:>17} {:>10}   {:24} mean amount\n",
            self.game,
            self.games,
            self.seats.join(","),
            self.seed,
            "",
            "per game",
            "95 %",
            "per round",
            format!("won by whom ({even:.1} %)"),
        );
        for it in &self.notes {
            let [lo, hi] = it.ci95;
            let per_round = it.per_round.map_or(String::new(), |n| format!("{n:.3}"));
            let won = match (it.win_rate, it.win_ci95) {
                (Some(rate), Some([lo, hi])) => format!(
                    "{:5.1} % ({:.1} to {:.1})",
                    100.0 * rate,
                    100.0 * lo,
                    100.0 * hi
                ),
                _ => String::new(),
            };
            let mean = match (it.mean, it.mean_ci95) {
                (Some(mean), Some([lo, hi])) => format!("{mean:.2} ({lo:.2} to {hi:.2})"),
                _ => String::new(),
            };
            let line = format!(
                "{:width$} {:9.3} {:>17} {per_round:>10}   {won:24} {mean}",
                it.note,
                it.per_game,
                format!("{lo:.3} to {hi:.3}"),
            );
            writeln!(out, "{}", line.trim_end()).expect("writing to a string works");
        }
        out + &format!(
            "\nReproduce: brainery lab study {} --games {} --seats {} --seed {}{}\n",
            self.game,
            self.games,
            seats_flag(&self.seats),
            self.seed,
            options_flag(&self.options)
        )
    }
}

impl Experiment for Studied<'_> {
    type Unit = StudyUnit;

    fn command(&self) -> &'static str {
        "study"
    }

    fn plan(&self) -> Json {
        self.0.plan_of_games()
    }

    fn n_units(&self) -> u64 {
        self.0.n_games
    }

    fn worker(&self) -> Result<Worker<'_, StudyUnit>, LabError> {
        let mut player = self.0.player()?;
        let wants = Wants {
            notes: true,
            ..self.0.wants()
        };
        Ok(Box::new(move |index| {
            let watched = player.watch(self.0.seed_of(index), wants)?;
            Ok(StudyUnit {
                game: GameUnit {
                    played: watched.played,
                    decisions: watched.decisions,
                },
                notes: noted(&watched.notes),
            })
        }))
    }

    fn rows(&self, unit: u64, came: &StudyUnit, tables: &mut Tables) -> io::Result<()> {
        tables.game(self.0.id_of(unit), &came.game)
    }

    fn has_rows(&self) -> bool {
        true
    }
}

/// What happened in a game, by topic.
pub(crate) fn noted(notes: &[Note]) -> Vec<Noted> {
    let mut game: BTreeMap<Topic, Noted> = BTreeMap::new();
    for note in notes {
        let topic: Topic = (note.key.into(), note.of.map(Cow::from));
        let it = game.entry(topic.clone()).or_insert_with(|| Noted {
            topic,
            n: 0,
            seats: SeatSet::EMPTY,
            amounts: Amounts::default(),
        });
        it.n += 1;
        it.seats = note.seat.map_or(it.seats, |seat| it.seats.with(seat));
        if let Some(amount) = note.amount {
            it.amounts.add(amount);
        }
    }
    game.into_values().collect()
}

fn count_game(counted: &mut BTreeMap<Topic, Counted>, notes: &[Noted], winners: SeatSet) {
    for noted in notes {
        let Noted {
            topic,
            n,
            seats,
            amounts,
        } = noted;
        let it = counted.entry(topic.clone()).or_default();
        it.n += n;
        it.n_squared += n * n;
        it.n_seats += seats.len() as u64;
        it.n_winners += seats.iter().filter(|seat| winners.contains(*seat)).count() as u64;
        it.amounts.add_all(*amounts);
    }
}

impl Counted {
    /// How wide the interval around the share of winners is; nothing where it is
    /// too rare to wait for.
    fn width(&self, n_games: u64) -> f64 {
        /// In this share of games at least it happens to somebody.
        const OFTEN: u64 = 100;
        if self.n_seats * OFTEN < n_games {
            return 0.0;
        }
        let rate = as_float(self.n_winners) / as_float(self.n_seats);
        width(wilson(rate, self.n_seats))
    }

    #[expect(
        clippy::cast_precision_loss,
        reason = "counts of events stay far below 2^52"
    )]
    fn report(&self, topic: Topic, n_games: u64, n_rounds: Option<u64>) -> NoteReport {
        let games = n_games as f64;
        let mean = self.n as f64 / games;
        let rate = (0 < self.n_seats).then(|| self.n_winners as f64 / self.n_seats as f64);
        let mean_amount = self.amounts.mean();
        let is_round = topic.0 == ROUND;
        NoteReport {
            note: match topic {
                (key, None) => key.into_owned(),
                (key, Some(of)) => format!("{key}: {of}"),
            },
            per_game: mean,
            ci95: interval_of_counts(self.n, self.n_squared, n_games),
            per_round: n_rounds
                .filter(|n| 0 < *n && !is_round)
                .map(|n| self.n as f64 / n as f64),
            win_rate: rate,
            win_ci95: rate.map(|rate| wilson(rate, self.n_seats)),
            mean: mean_amount.map(|(mean, _)| mean),
            mean_ci95: mean_amount.map(|(mean, reach)| [mean - reach, mean + reach]),
        }
    }
}

impl Amounts {
    fn add(&mut self, amount: i32) {
        self.n += 1;
        self.sum += i64::from(amount);
        self.sum_squared += i64::from(amount) * i64::from(amount);
    }

    fn add_all(&mut self, more: Amounts) {
        self.n += more.n;
        self.sum += more.sum;
        self.sum_squared += more.sum_squared;
    }

    /// The mean and how far the interval reaches to either side.
    #[expect(
        clippy::cast_precision_loss,
        reason = "amounts are small, and their sums stay far below 2^52"
    )]
    fn mean(&self) -> Option<(f64, f64)> {
        let n = (0 < self.n).then_some(self.n as f64)?;
        let mean = self.sum as f64 / n;
        let variance = (self.sum_squared as f64 / n - mean * mean).max(0.0);
        Some((mean, 1.96 * (variance / n).sqrt()))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use tabletop::Seat;

    use super::*;

    #[test]
    fn counts_and_shares_are_those_of_the_games() {
        let (a, b) = (Seat::new(0), Seat::new(1));
        let mut counted = BTreeMap::new();
        let first = [
            Note::new("round"),
            Note::new("round"),
            Note::to("gave up", a).amounting_to(2),
            Note::to("gave up", a),
        ];
        count_game(&mut counted, &noted(&first), SeatSet::one(a));
        let second = [Note::new("round"), Note::to("gave up", b).amounting_to(5)];
        count_game(&mut counted, &noted(&second), SeatSet::one(a));
        let topic: Topic = ("gave up".into(), None);
        let report = counted[&topic].report(topic.clone(), 2, Some(3));
        assert!((report.per_game - 1.5).abs() < 1e-9);
        assert_eq!(report.per_round, Some(1.0));
        assert_eq!(report.win_rate, Some(0.5), "A won, B did not");
        assert_eq!(report.mean, Some(3.5), "of the two that have an amount");
        let topic: Topic = (ROUND.into(), None);
        let rounds = counted[&topic].report(topic.clone(), 2, Some(3));
        assert_eq!((rounds.per_round, rounds.win_rate), (None, None));
    }

    #[test]
    fn a_study_plays_the_games_of_the_tournament() {
        let tournament = Tournament {
            game: registry::find("oh-my-brain").expect("the game is known"),
            options: erased::Json::Null,
            bots: vec!["greedy".to_owned(), "random".to_owned()],
            n_games: 50,
            seed: 3,
            decisions: false,
            outsiders: None,
        };
        let study = |n_threads| {
            let stop = AtomicBool::new(false);
            let study = Study::of(&tournament, &mut Session::new(n_threads, &stop));
            study.expect("the bots are known")
        };
        assert_eq!(study(1), study(3));
        let study = study(1);
        let rounds = study.notes.iter().find(|it| it.note == "round");
        assert!(1.0 <= rounds.expect("every game has rounds").per_game);
        let faces = study.notes.iter().filter(|it| it.note.starts_with("die"));
        assert_eq!(faces.count(), 6, "all faces are rolled in fifty games");
        let text = study.text();
        assert!(text.contains("die: steal"));
        assert!(text.ends_with(
            "\nReproduce: brainery lab study oh-my-brain --games 50 --seats greedy,random --seed 3\n"
        ));
    }
}
