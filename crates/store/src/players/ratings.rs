//! How well players play: Glicko-2, one period for each game.
//!
//! A game of several is a game against each of the others, won by whoever has
//! the better place.

use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period},
};

use super::PlayerId;
use crate::{
    Store, StoreError,
    db::{On, query},
};

/// How sure it is what a bot can do: it was measured in thousands of games.
const DEVIATION_OF_BOTS: f64 = 60.0;

/// How well somebody plays a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Rating {
    pub game: String,
    pub rating: f64,
    /// Nineteen of twenty times it is less than two of these away.
    pub deviation: f64,
    pub n_games: u32,
}

impl Store {
    /// By game.
    pub async fn ratings(&self, player: &PlayerId) -> Result<Vec<Rating>, StoreError> {
        let rows: Vec<(String, f64, f64, u32)> = query(
            "SELECT game, rating, deviation, n_games FROM ratings WHERE player = $1 ORDER BY game",
        )
        .bind(player.as_str())
        .fetch_all(&self.db)
        .await?;
        let read = |(game, rating, deviation, n_games)| Rating {
            game,
            rating,
            deviation,
            n_games,
        };
        Ok(rows.into_iter().map(read).collect())
    }
}

/// A seat at a game that counts.
struct Rated {
    /// Whose rating changes; nobody's for a bot.
    player: Option<(String, u32)>,
    rating: Glicko2Rating,
    place: u8,
}

/// Changes the ratings of everybody at a game that has just been written. Two
/// seats of one player count for nothing.
pub(super) async fn rate(
    file: &mut On<'_>,
    (code, at): (&str, i64),
    places: &[u8],
    bots: &[Option<f64>],
) -> Result<(), sqlx::Error> {
    let game: String = query("SELECT game FROM tables WHERE code = $1")
        .bind(code)
        .fetch_one(&mut *file)
        .await?;
    let rows: Vec<Option<String>> = query(
        "SELECT is_now FROM results LEFT JOIN players ON id = player
         WHERE code = $1 AND ended_at = $2 ORDER BY seat",
    )
    .bind(code)
    .bind(at)
    .fetch_all(&mut *file)
    .await?;
    let mut all = Vec::new();
    for (player, (place, bot)) in rows.into_iter().zip(places.iter().zip(bots)) {
        let (player, rating) = match (player, bot) {
            (Some(player), None) => {
                let (rating, n_games) = rating_of(&mut *file, &player, &game).await?;
                (Some((player, n_games)), rating)
            }
            (None, Some(rating)) => (None, of_bot(*rating)),
            // Somebody was forgotten meanwhile.
            (None, None) | (Some(_), Some(_)) => return Ok(()),
        };
        all.push(Rated {
            player,
            rating,
            place: *place,
        });
    }
    let id = |it: &Rated| it.player.as_ref().map(|(id, _)| id.clone());
    let mut ids: Vec<_> = all.iter().filter_map(id).collect();
    ids.sort();
    if ids.windows(2).any(|pair| pair[0] == pair[1]) {
        return Ok(());
    }
    for (seat, it) in all.iter().enumerate() {
        if let Some((player, n_games)) = &it.player {
            let after = after(seat, &all);
            let whose = (player.as_str(), game.as_str());
            write(&mut *file, whose, &after, n_games + 1).await?;
            let change = (it.rating.rating, after.rating);
            note_change(&mut *file, (code, at, seat as u32), change).await?;
        }
    }
    Ok(())
}

fn of_bot(rating: f64) -> Glicko2Rating {
    Glicko2Rating {
        rating,
        deviation: DEVIATION_OF_BOTS,
        ..Glicko2Rating::new()
    }
}

async fn note_change(
    file: &mut On<'_>,
    (code, at, seat): (&str, i64, u32),
    (before, after): (f64, f64),
) -> Result<(), sqlx::Error> {
    query(
        "UPDATE results SET rating_before = $4, rating_after = $5
         WHERE code = $1 AND ended_at = $2 AND seat = $3",
    )
    .bind(code)
    .bind(at)
    .bind(seat)
    .bind(before)
    .bind(after)
    .execute(file)
    .await
    .map(drop)
}

/// What a seat's rating is after the game.
fn after(seat: usize, all: &[Rated]) -> Glicko2Rating {
    let me = &all[seat];
    let others = all.iter().enumerate().filter(|(other, _)| *other != seat);
    let games: Vec<_> = others
        .map(|(_, it)| {
            let outcome = match me.place.cmp(&it.place) {
                std::cmp::Ordering::Less => Outcomes::WIN,
                std::cmp::Ordering::Equal => Outcomes::DRAW,
                std::cmp::Ordering::Greater => Outcomes::LOSS,
            };
            (it.rating, outcome)
        })
        .collect();
    glicko2_rating_period(&me.rating, &games, &Glicko2Config::new())
}

async fn rating_of(
    file: &mut On<'_>,
    player: &str,
    game: &str,
) -> Result<(Glicko2Rating, u32), sqlx::Error> {
    let row: Option<(f64, f64, f64, u32)> = query(
        "SELECT rating, deviation, volatility, n_games FROM ratings
         WHERE player = $1 AND game = $2",
    )
    .bind(player)
    .bind(game)
    .fetch_optional(file)
    .await?;
    Ok(row.map_or(
        (Glicko2Rating::new(), 0),
        |(rating, deviation, volatility, n_games)| {
            let rating = Glicko2Rating {
                rating,
                deviation,
                volatility,
            };
            (rating, n_games)
        },
    ))
}

async fn write(
    file: &mut On<'_>,
    (player, game): (&str, &str),
    it: &Glicko2Rating,
    n_games: u32,
) -> Result<(), sqlx::Error> {
    query(
        "INSERT INTO ratings (player, game, rating, deviation, volatility, n_games)
         VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (player, game) DO UPDATE SET rating = excluded.rating,
             deviation = excluded.deviation, volatility = excluded.volatility,
             n_games = excluded.n_games",
    )
    .bind(player)
    .bind(game)
    .bind(it.rating)
    .bind(it.deviation)
    .bind(it.volatility)
    .bind(n_games)
    .execute(file)
    .await
    .map(drop)
}
