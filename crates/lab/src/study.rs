//! What happens in a game, how often, and what it is worth to whom it happens.

use std::{collections::BTreeMap, fmt::Write};

use erased::Arena;
use serde::Serialize;
use tabletop::{SeatSet, game::Note};

use crate::{
    stats::wilson,
    tournament::{LabError, Tournament},
};

/// What is counted by the round where a game has rounds.
const ROUND: &str = "round";

/// The outcome of a study, the same for every game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Study {
    pub game: &'static str,
    pub games: u64,
    pub seed: u64,
    /// One bot's name for each seat.
    pub seats: Vec<String>,
    pub notes: Vec<NoteReport>,
}

/// How often something happened, and how those fared to whom it did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct NoteReport {
    pub note: &'static str,
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
}

#[derive(Clone, Debug, Default)]
struct Counted {
    n: u64,
    /// The squares of the counts of each game, added up.
    n_squared: u64,
    n_seats: u64,
    n_winners: u64,
}

impl Study {
    /// Plays the games of a tournament and notes what happens. `watch` is
    /// called after each.
    pub fn of(tournament: &Tournament, mut watch: impl FnMut()) -> Result<Study, LabError> {
        let mut arena: Box<dyn Arena> = tournament.arena()?;
        let mut counted: BTreeMap<&'static str, Counted> = BTreeMap::new();
        for index in 0..tournament.n_games {
            let (played, notes) = arena.study(tournament.seed_of(index));
            count_game(&mut counted, &notes, played.standings.winners());
            watch();
        }
        let n_rounds = counted.get(ROUND).map(|it| it.n);
        let notes = counted
            .into_iter()
            .map(|(note, it)| it.report(note, tournament.n_games, n_rounds))
            .collect();
        Ok(Study {
            game: tournament.game.info().id,
            games: tournament.n_games,
            seed: tournament.seed,
            seats: tournament.bots.clone(),
            notes,
        })
    }

    /// As people read it.
    pub fn text(&self) -> String {
        let even = 100.0 / f64::from(self.seats.len() as u32);
        let mut out = format!(
            "{}, {} games, {}, seed {}\n\n{:18} {:>9} {:>17} {:>10}   won by whom it happened to \
             (even: {even:.1} %)\n",
            self.game,
            self.games,
            self.seats.join(","),
            self.seed,
            "",
            "per game",
            "95 %",
            "per round"
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
            writeln!(
                out,
                "{:18} {:9.3} {:>17} {per_round:>10}   {won}",
                it.note,
                it.per_game,
                format!("{lo:.3} to {hi:.3}"),
            )
            .expect("writing to a string works");
        }
        out
    }
}

fn count_game(counted: &mut BTreeMap<&'static str, Counted>, notes: &[Note], winners: SeatSet) {
    let mut game: BTreeMap<&'static str, (u64, SeatSet)> = BTreeMap::new();
    for note in notes {
        let (n, seats) = game.entry(note.key).or_default();
        *n += 1;
        *seats = note.seat.map_or(*seats, |seat| seats.with(seat));
    }
    for (key, (n, seats)) in game {
        let it = counted.entry(key).or_default();
        it.n += n;
        it.n_squared += n * n;
        it.n_seats += seats.len() as u64;
        it.n_winners += seats.iter().filter(|seat| winners.contains(*seat)).count() as u64;
    }
}

impl Counted {
    #[expect(
        clippy::cast_precision_loss,
        reason = "counts of events stay far below 2^52"
    )]
    fn report(&self, note: &'static str, n_games: u64, n_rounds: Option<u64>) -> NoteReport {
        let games = n_games as f64;
        let mean = self.n as f64 / games;
        let variance = (self.n_squared as f64 / games - mean * mean).max(0.0);
        let reach = 1.96 * (variance / games).sqrt();
        let rate = (0 < self.n_seats).then(|| self.n_winners as f64 / self.n_seats as f64);
        NoteReport {
            note,
            per_game: mean,
            ci95: [mean - reach, mean + reach],
            per_round: n_rounds
                .filter(|n| 0 < *n && note != ROUND)
                .map(|n| self.n as f64 / n as f64),
            win_rate: rate,
            win_ci95: rate.map(|rate| wilson(rate, self.n_seats)),
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Seat;

    use super::*;

    #[test]
    fn counts_and_shares_are_those_of_the_games() {
        let (a, b) = (Seat::new(0), Seat::new(1));
        let note = |key, seat| Note { key, seat };
        let mut counted = BTreeMap::new();
        let first = [
            note("round", None),
            note("round", None),
            note("gave up", Some(a)),
            note("gave up", Some(a)),
        ];
        count_game(&mut counted, &first, SeatSet::one(a));
        let second = [note("round", None), note("gave up", Some(b))];
        count_game(&mut counted, &second, SeatSet::one(a));
        let report = counted["gave up"].report("gave up", 2, Some(3));
        assert!((report.per_game - 1.5).abs() < 1e-9);
        assert_eq!(report.per_round, Some(1.0));
        assert_eq!(report.win_rate, Some(0.5), "A won, B did not");
        let rounds = counted["round"].report("round", 2, Some(3));
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
        };
        let study = Study::of(&tournament, || ()).expect("the bots are known");
        assert_eq!(study, Study::of(&tournament, || ()).unwrap());
        let rounds = study.notes.iter().find(|it| it.note == "round");
        assert!(1.0 <= rounds.expect("every game has rounds").per_game);
        let faces = study.notes.iter().filter(|it| it.note.starts_with("die"));
        assert_eq!(faces.count(), 6, "all faces are rolled in fifty games");
        assert!(study.text().contains("die: steal"));
    }
}
