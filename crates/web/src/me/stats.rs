//! What all games together come to.

use std::collections::{BTreeMap, BTreeSet};

use super::past::{Past, PastSeat};

/// How many of the last games are shown one by one, and how many rivals.
const LAST: usize = 20;
const MOST_RIVALS: usize = 5;

const DAY: u64 = 24 * 60 * 60 * 1000;

/// What all games together come to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    pub n_games: u32,
    pub n_wins: u32,
    /// Wins in a row: the most ever, and up to now.
    pub best_streak: u32,
    pub streak: u32,
    /// Days on which a game ended.
    pub n_days: u32,
    /// Whether each of the last ones was won, the earliest first.
    pub last: Vec<bool>,
    /// By game, in the order of their names.
    pub boxes: Vec<OfBox>,
    /// Whoever was played against most often first.
    pub rivals: Vec<Rival>,
    /// When the first of them ended.
    pub first_at: Option<u64>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OfBox {
    pub game: String,
    pub n_games: u32,
    pub n_wins: u32,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rival {
    pub name: String,
    pub face: Option<Vec<u8>>,
    /// How often one finished before them, and how often after; ties are
    /// neither.
    pub ahead: u32,
    pub behind: u32,
    n_games: u32,
}

impl Stats {
    /// Of games with the latest first.
    pub fn of(games: &[Past]) -> Stats {
        let won = || games.iter().map(Past::is_won);
        let days: BTreeSet<_> = games.iter().map(|it| it.at / DAY).collect();
        let mut last: Vec<_> = won().take(LAST).collect();
        last.reverse();
        Stats {
            n_games: games.len() as u32,
            n_wins: won().filter(|it| *it).count() as u32,
            best_streak: best_streak(won()),
            streak: won().take_while(|it| *it).count() as u32,
            n_days: days.len() as u32,
            last,
            boxes: boxes(games),
            rivals: rivals(games),
            first_at: games.last().map(|it| it.at),
        }
    }
}

fn best_streak(won: impl Iterator<Item = bool>) -> u32 {
    let mut streak = 0;
    won.map(|is_won| {
        streak = if is_won { streak + 1 } else { 0 };
        streak
    })
    .max()
    .unwrap_or_default()
}

fn boxes(games: &[Past]) -> Vec<OfBox> {
    let mut boxes = BTreeMap::<&str, (u32, u32)>::new();
    for it in games {
        let (n_games, n_wins) = boxes.entry(&it.game).or_default();
        *n_games += 1;
        *n_wins += u32::from(it.is_won());
    }
    let of_box = |(game, (n_games, n_wins)): (&str, _)| OfBox {
        game: game.to_owned(),
        n_games,
        n_wins,
    };
    boxes.into_iter().map(of_box).collect()
}

fn rivals(games: &[Past]) -> Vec<Rival> {
    let mut rivals = BTreeMap::<&str, Rival>::new();
    for game in games {
        let mine = game.place();
        for other in game.others().filter(|it| !it.name.is_empty()) {
            let PastSeat { name, face, place } = other;
            let rival = rivals.entry(name).or_insert_with(|| Rival {
                name: name.clone(),
                // As they looked last.
                face: face.clone(),
                ahead: 0,
                behind: 0,
                n_games: 0,
            });
            rival.n_games += 1;
            rival.ahead += u32::from(mine < *place);
            rival.behind += u32::from(*place < mine);
        }
    }
    let mut rivals: Vec<_> = rivals.into_values().collect();
    rivals.sort_by_key(|it| std::cmp::Reverse(it.n_games));
    rivals.truncate(MOST_RIVALS);
    rivals
}

#[cfg(test)]
mod tests {
    use tabletop::Seat;

    use super::*;

    /// A game on a day against Moss and whoever else; the places are mine first.
    fn game(day: u64, game: &str, places: &[(&str, u8)]) -> Past {
        let seat = |(name, place): &(&str, u8)| PastSeat {
            name: (*name).to_owned(),
            face: None,
            place: *place,
        };
        Past {
            address: None,
            game: game.to_owned(),
            at: day * DAY,
            me: Seat::new(0),
            seats: places.iter().map(seat).collect(),
            is_online: true,
            rating: None,
        }
    }

    #[test]
    fn wins_streaks_boxes_and_rivals_are_counted() {
        let games = [
            game(9, "pig", &[("Me", 1), ("Moss", 2)]),
            game(9, "pig", &[("Me", 1), ("Moss", 1)]),
            game(5, "jars", &[("Me", 3), ("Moss", 1), ("", 2)]),
            game(4, "pig", &[("Me", 1), ("Creak", 2)]),
            game(3, "pig", &[("Me", 1), ("Moss", 2), ("Creak", 3)]),
            game(2, "pig", &[("Me", 1), ("Moss", 3)]),
            game(1, "pig", &[("Me", 2), ("Moss", 1)]),
        ];
        let stats = Stats::of(&games);
        assert_eq!((stats.n_games, stats.n_wins, stats.n_days), (7, 5, 6));
        assert_eq!((stats.best_streak, stats.streak), (3, 2));
        assert_eq!(stats.last, [false, true, true, true, false, true, true]);
        let boxes: Vec<_> = { stats.boxes.iter() }
            .map(|it| (it.game.as_str(), it.n_wins, it.n_games))
            .collect();
        assert_eq!(boxes, [("jars", 0, 1), ("pig", 5, 6)]);
        let rivals: Vec<_> = { stats.rivals.iter() }
            .map(|it| (it.name.as_str(), it.ahead, it.behind))
            .collect();
        assert_eq!(rivals, [("Moss", 3, 2), ("Creak", 2, 0)]);
        assert_eq!(stats.first_at, Some(DAY));
    }

    #[test]
    fn who_never_played_has_no_past() {
        assert_eq!(Stats::of(&[]), Stats::default());
    }
}
