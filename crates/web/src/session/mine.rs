//! The tables at which this device has a seat, or another one of the same
//! player, asked about all at once.

use wire::{MOST_OF_MINE, Mine, MySeat, MyTable};

use super::{
    key,
    online::{self, Failure},
    seat,
};

/// Asks the server, the newest table first. Those that it does not know are
/// forgotten.
pub async fn ask() -> Result<Vec<MyTable>, Failure> {
    let seats = seat::codes().into_iter().rev().filter_map(|code| {
        let token = seat::token(&code)?;
        Some(MySeat { code, token })
    });
    let seats: Vec<_> = seats.take(MOST_OF_MINE).collect();
    if seats.is_empty() && key::get().is_none() {
        return Ok(Vec::new());
    }
    let mut tables: Vec<MyTable> = online::post_as_me("/api/tables/mine", &Mine { seats }).await?;
    tables.retain(|it| {
        if it.table.is_none() {
            seat::forget(&it.code);
        }
        it.table.is_some()
    });
    Ok(tables)
}
