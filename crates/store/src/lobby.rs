//! A table that is arranged anew before its game.

use tabletop::Seat;

use crate::{
    SeatAssignment, Store, StoreError, StoredTable,
    db::{All, Held, On, query},
    rows, table_in,
};

impl Store {
    /// Writes a table whose game has not started as it is to be now, all or
    /// nothing: what is played, how many seats there are, who sits where. Fails
    /// with [`StoreError::Rearranged`] if it is no longer as it was `before`.
    pub async fn rearrange(
        &self,
        before: &StoredTable,
        after: &StoredTable,
    ) -> Result<(), StoreError> {
        self.health.written(self.rearrange_now(before, after).await)
    }

    async fn rearrange_now(
        &self,
        before: &StoredTable,
        after: &StoredTable,
    ) -> Result<(), StoreError> {
        let code = &before.code;
        let mut all = self.db.begin_holding(Held::Tables(&[code])).await?;
        if table_in(&mut On::from(&mut all), code).await?.as_ref() != Some(before) {
            return Err(StoreError::Rearranged(code.clone()));
        }
        query(
            "UPDATE tables SET options = $2, setup = $3, host = $4, is_locked = $5, terms = $6,
                 is_public = $7, clock = $8
             WHERE code = $1",
        )
        .bind(code)
        .bind(after.options.to_string())
        .bind(after.setup.as_deref().map(rows::write_numbers))
        .bind(after.host.map(u8::from))
        .bind(after.is_locked)
        .bind(after.terms)
        .bind(after.is_public)
        .bind(&after.clock)
        .execute(&mut all)
        .await?;
        query("DELETE FROM seats WHERE code = $1")
            .bind(code)
            .execute(&mut all)
            .await?;
        add_seats(&mut all, code, &after.assignments).await?;
        all.commit().await?;
        Ok(())
    }
}

pub(crate) async fn add_seats(
    all: &mut All,
    code: &str,
    assignments: &[SeatAssignment],
) -> Result<(), StoreError> {
    for (index, assignment) in assignments.iter().enumerate() {
        query(
            "INSERT INTO seats (code, seat, kind, bot, name, salt, token_hash, face, terms, player,
                 wants_rating)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        )
        .bind(code)
        .bind(u8::from(Seat::new(index)))
        .bind(assignment.kind())
        .bind(assignment.bot())
        .bind(assignment.name())
        .bind(assignment.salt())
        .bind(assignment.token_hash())
        .bind(assignment.face().map(rows::write_numbers))
        .bind(assignment.terms())
        .bind(assignment.player().map(|it| it.id.as_str()))
        .bind(assignment.player().is_some_and(|it| it.wants_rating))
        .execute(&mut *all)
        .await?;
    }
    Ok(())
}
