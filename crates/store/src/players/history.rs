//! Games of a player that are over.

use tabletop::Seat;

use super::{PlayerId, ending::read_face};
use crate::{
    Store, StoreError,
    db::{query, query_each},
};

/// A game that is over.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    pub code: String,
    pub game: String,
    /// In milliseconds since 1970.
    pub began_at: u64,
    pub ended_at: u64,
    /// Where the player sat.
    pub me: Seat,
    /// In seat order.
    pub seats: Vec<PlayedSeat>,
    /// Whether its moves are still there.
    pub has_record: bool,
    /// Before and after, if it counted.
    pub rating: Option<(f64, f64)>,
}

/// Somebody at a game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedSeat {
    /// Empty for whoever wanted to be forgotten.
    pub name: String,
    pub bot: Option<String>,
    pub face: Option<Vec<u8>>,
    pub place: u8,
}

type GameRow = (String, String, i64, i64, u8, bool, Option<f64>, Option<f64>);
type SeatRow = (String, i64, String, Option<String>, Option<String>, u8);

impl Store {
    /// Games of a player, the latest first: those that ended before `before`,
    /// if that is given.
    pub async fn history(
        &self,
        player: &PlayerId,
        before: Option<u64>,
        most: u32,
    ) -> Result<Vec<Played>, StoreError> {
        let games: Vec<GameRow> = query(
            "SELECT code, game, began_at, ended_at, seat, EXISTS (
                 SELECT 1 FROM tables WHERE tables.code = mine.code
                 AND tables.created_at <= began_at),
                 rating_before, rating_after
             FROM (SELECT *, row_number() OVER (PARTITION BY code, ended_at ORDER BY seat) AS nth
                 FROM results WHERE player IN (SELECT id FROM players WHERE is_now = $1)
                 AND ended_at < $2) AS mine
             WHERE nth = 1 ORDER BY ended_at DESC, code LIMIT $3",
        )
        .bind(player.as_str())
        .bind(before.map_or(i64::MAX, |it| i64::try_from(it).unwrap_or(i64::MAX)))
        .bind(most)
        .fetch_all(&self.db)
        .await?;
        let wanted: Vec<_> = games.iter().map(|it| (&it.0, it.3)).collect();
        let wanted = serde_json::json!(wanted).to_string();
        let seats: Vec<SeatRow> = query_each(
            "SELECT code, ended_at, name, bot, face, place FROM results
             JOIN json_each($1) ON code = value ->> 0 AND ended_at = value ->> 1
             ORDER BY code, ended_at, seat",
            "SELECT code, ended_at, name, bot, face, place FROM results
             JOIN json_each($1) ON code = value::jsonb ->> 0
                 AND ended_at = (value::jsonb ->> 1)::bigint
             ORDER BY code, ended_at, seat",
        )
        .bind(wanted)
        .fetch_all(&self.db)
        .await?;
        games.into_iter().map(|it| read(it, &seats)).collect()
    }
}

fn read(row: GameRow, seats: &[SeatRow]) -> Result<Played, StoreError> {
    let (code, game, began_at, ended_at, me, has_record, before, after) = row;
    let here = seats.iter().filter(|it| it.0 == code && it.1 == ended_at);
    let seat = |(_, _, name, bot, face, place): &SeatRow| PlayedSeat {
        name: name.clone(),
        bot: bot.clone(),
        face: read_face(face.clone()),
        place: *place,
    };
    Ok(Played {
        me: Seat::try_from(me).map_err(|what| StoreError::damaged(&code, what))?,
        seats: here.map(seat).collect(),
        code,
        game,
        began_at: began_at.unsigned_abs(),
        ended_at: ended_at.unsigned_abs(),
        has_record,
        rating: before.zip(after),
    })
}
