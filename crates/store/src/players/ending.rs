//! How a game ended, written with the last line of its log.

use super::ratings;
use crate::{
    db::{On, query},
    now, rows,
};

/// How a game ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Ending {
    /// In seat order, 1 is best.
    pub places: Vec<u8>,
    /// If it counts for ratings: what those of the bots are, in seat order.
    pub rated: Option<Vec<Option<f64>>>,
}

impl Ending {
    /// Nothing is kept of a game at which nobody is known.
    pub(crate) async fn write(&self, file: &mut On<'_>, code: &str) -> Result<(), sqlx::Error> {
        let at = now();
        let places = serde_json::Value::from(self.places.clone()).to_string();
        let done = query(
            "INSERT INTO results (code, ended_at, seat, game, began_at, player, bot,
                 name, face, place)
             SELECT code, $2, seat, game,
                 coalesce((SELECT at FROM moves WHERE moves.code = $1 AND n = 1), $2),
                 player, bot, name, face, CAST(placed.value AS BIGINT)
             FROM seats JOIN tables USING (code) JOIN json_each($3) AS placed ON placed.key = seat
             WHERE code = $1 AND name IS NOT NULL AND EXISTS (
                 SELECT 1 FROM seats WHERE code = $1 AND player IS NOT NULL)
             ON CONFLICT DO NOTHING",
        )
        .bind(code)
        .bind(at)
        .bind(places)
        .execute(&mut *file)
        .await?;
        match &self.rated {
            Some(bots) if 0 < done => ratings::rate(file, (code, at), &self.places, bots).await,
            Some(_) | None => Ok(()),
        }
    }
}

/// As many numbers as a face has.
pub(super) fn read_face(text: Option<String>) -> Option<Vec<u8>> {
    rows::read_numbers("", &text?).ok()
}
