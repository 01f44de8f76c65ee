//! Tables and who sits at them, on their way to the disk.

use serde_json::{Value as Json, json};
use tabletop::{Seat, sealed::hex};

use crate::{
    SEAL, SeatAssignment, StoreError, StoredTable,
    db::{On, query_each},
    now, rows,
};

/// A new table.
#[derive(Debug)]
pub(crate) struct Opening(pub(crate) StoredTable);

impl Opening {
    /// [`StoreError::CodeTaken`] if there is a table of that code.
    pub(crate) async fn write(&self, on: On<'_>) -> Result<Result<(), StoreError>, sqlx::Error> {
        let table = &self.0;
        let seat = |assignment: &SeatAssignment| {
            json!([
                assignment.kind(),
                assignment.bot(),
                assignment.name(),
                assignment.salt(),
                assignment.token_hash().map(hex),
                assignment.face().map(rows::write_numbers),
                assignment.terms(),
                assignment.player().map(|it| it.id.as_str()),
                assignment.player().is_some_and(|it| it.wants_rating),
            ])
        };
        // Handed over at once: every trip to the thread of SQLite costs more than
        // what is done there.
        let done = query_each(
            "INSERT INTO tables (code, game, rules_version, options, key, setup, created_at,
                 seal, host, is_locked, terms, is_public, clock)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $12, $13, $14)
             ON CONFLICT DO NOTHING;
             INSERT INTO seats (code, seat, kind, bot, name, salt, token_hash, face, terms, player,
                 wants_rating)
             SELECT $1, key, value ->> 0, value ->> 1, value ->> 2, value ->> 3,
                 unhex(value ->> 4), value ->> 5, value ->> 6, value ->> 7, value ->> 8
             FROM json_each($11) WHERE changes() = 1",
            "WITH opened AS (
                 INSERT INTO tables (code, game, rules_version, options, key, setup, created_at,
                     seal, host, is_locked, terms, is_public, clock)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $12, $13, $14)
                 ON CONFLICT DO NOTHING RETURNING code
             )
             INSERT INTO seats (code, seat, kind, bot, name, salt, token_hash, face, terms, player,
                 wants_rating)
             SELECT code, key, it ->> 0, it ->> 1, it ->> 2, it ->> 3, decode(it ->> 4, 'hex'),
                 it ->> 5, (it ->> 6)::bigint, it ->> 7, (it ->> 8)::boolean::int
             FROM opened, json_each($11), CAST(value AS jsonb) AS it",
        )
        .bind(&table.code)
        .bind(&table.game)
        .bind(table.rules_version)
        .bind(table.options.to_string())
        .bind(&table.key[..])
        .bind(table.setup.as_deref().map(rows::write_numbers))
        .bind(now())
        .bind(SEAL)
        .bind(table.host.map(u8::from))
        .bind(table.is_locked)
        .bind(
            table
                .assignments
                .iter()
                .map(seat)
                .collect::<Json>()
                .to_string(),
        )
        .bind(table.terms)
        .bind(table.is_public)
        .bind(&table.clock)
        .execute(on)
        .await?;
        Ok(match done {
            0 => Err(StoreError::CodeTaken(table.code.clone())),
            _ => Ok(()),
        })
    }
}

/// Free seats that are given to sitters, all or none. The first person ever
/// becomes the host. `setup` is there if the game starts with it.
#[derive(Debug)]
pub(crate) struct Seating {
    pub(crate) code: String,
    pub(crate) sitters: Vec<(Seat, SeatAssignment)>,
    pub(crate) setup: Option<Vec<u32>>,
    /// Of the lease under which they are given, if there is one.
    pub(crate) fence: Option<i64>,
}

impl Seating {
    /// [`StoreError::SeatTaken`] if one of them is taken.
    pub(crate) async fn write(&self, on: On<'_>) -> Result<Result<(), StoreError>, sqlx::Error> {
        let sitter = |(seat, assignment): &(Seat, SeatAssignment)| {
            json!([
                u8::from(*seat),
                assignment.kind(),
                assignment.bot(),
                assignment.name(),
                assignment.salt(),
                assignment.token_hash().map(hex),
                assignment.face().map(rows::write_numbers),
                assignment.terms(),
                assignment.player().map(|it| it.id.as_str()),
                assignment.player().is_some_and(|it| it.wants_rating),
            ])
        };
        let is_person =
            |it: &&(Seat, SeatAssignment)| matches!(it.1, SeatAssignment::Person { .. });
        let first = self.sitters.iter().find(is_person);
        let done = query_each(
            "UPDATE seats SET kind = value ->> 1, bot = value ->> 2, name = value ->> 3,
                 salt = value ->> 4, token_hash = unhex(value ->> 5), face = value ->> 6,
                 terms = value ->> 7, player = value ->> 8, wants_rating = value ->> 9
             FROM json_each($2) WHERE code = $1 AND seat = value ->> 0
             AND json_array_length($2) = (
                 SELECT count(*) FROM seats JOIN json_each($2) AS wanted
                 ON seat = wanted.value ->> 0 WHERE code = $1 AND name IS NULL
             ) AND ($5 IS NULL OR EXISTS (
                 SELECT 1 FROM leases WHERE leases.code = $1 AND fence = $5));
             UPDATE tables SET host = coalesce(host, $3), setup = coalesce(setup, $4)
             WHERE code = $1 AND 0 < changes()",
            "WITH wanted AS (
                 SELECT (it ->> 0)::bigint AS place, it
                 FROM json_each($2), CAST(value AS jsonb) AS it
             ), given AS (
                 UPDATE seats SET kind = it ->> 1, bot = it ->> 2, name = it ->> 3,
                     salt = it ->> 4, token_hash = decode(it ->> 5, 'hex'), face = it ->> 6,
                     terms = (it ->> 7)::bigint, player = it ->> 8,
                     wants_rating = (it ->> 9)::boolean::int
                 FROM wanted WHERE code = $1 AND seat = place
                 AND (SELECT count(*) FROM wanted) = (
                     SELECT count(*) FROM seats JOIN wanted ON seat = place
                     WHERE code = $1 AND name IS NULL)
                 AND ($5::bigint IS NULL OR EXISTS (
                     SELECT 1 FROM leases WHERE leases.code = $1 AND fence = $5 FOR SHARE))
                 RETURNING 1
             )
             UPDATE tables SET host = coalesce(host, $3), setup = coalesce(setup, $4)
             WHERE code = $1 AND EXISTS (SELECT 1 FROM given)",
        )
        .bind(&self.code)
        .bind(
            self.sitters
                .iter()
                .map(sitter)
                .collect::<Json>()
                .to_string(),
        )
        .bind(first.map(|(seat, _)| u8::from(*seat)))
        .bind(self.setup.as_deref().map(rows::write_numbers))
        .bind(self.fence)
        .execute(on)
        .await?;
        Ok(match (done, self.sitters.first()) {
            (0, Some((seat, _))) => Err(StoreError::SeatTaken {
                code: self.code.clone(),
                seat: *seat,
            }),
            (_, Some(_) | None) => Ok(()),
        })
    }
}
