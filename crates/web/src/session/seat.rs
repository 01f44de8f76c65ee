//! A seat at a server's table, and what this device remembers of it: the token
//! that proves it, and everything it was told, to compare with the replay.

use driver::Witness;
use tabletop::{Seat, sealed::hex};
use wire::{Join, NewTable, NextSeat, Seated, TableInfo};

use super::{
    key,
    online::{self, Failure},
};
use crate::{browser, face::Face};

/// How many tables a device remembers; the oldest is let go.
const MAX_TABLES: usize = 30;
const TABLES: &str = "brainery.tables";

/// Whoever sits down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRequest {
    pub name: String,
    pub face: Face,
}

/// The tables at which this device has a seat, the newest last.
pub fn codes() -> Vec<String> {
    browser::stored_as(TABLES).unwrap_or_default()
}

fn token_shelf(code: &str) -> String {
    format!("brainery.token.{code}")
}

fn kept_shelf(code: &str) -> String {
    format!("brainery.kept.{code}")
}

/// What proves that a seat at this table is ours.
pub fn token(code: &str) -> Option<String> {
    browser::stored(&token_shelf(code))
}

/// What this device was told at the table where it has a seat.
pub fn kept(code: &str) -> Option<Witness> {
    browser::stored_as(&kept_shelf(code))
}

pub fn keep(code: &str, kept: &Witness) {
    browser::store_as(&kept_shelf(code), kept);
}

/// Opens a table, which shows its seal, and takes the first seat. Hands back
/// its code.
pub async fn open(wanted: NewTable, guest: SeatRequest) -> Result<String, Failure> {
    let opened: TableInfo = online::post("/api/tables", &wanted).await?;
    // What was asked for is what was agreed on, whatever the server says.
    let table = TableInfo {
        game: wanted.game,
        options: wanted.options,
        ..opened
    };
    take(&table, guest, None).await?;
    Ok(table.code)
}

/// Sits down at a table, somewhere or on a certain seat, and hands back the
/// token. The salt is drawn now that the seal was shown, so that no key can be
/// chosen for it.
pub async fn take(
    table: &TableInfo,
    guest: SeatRequest,
    wanted: Option<Seat>,
) -> Result<String, Failure> {
    let join = Join {
        name: guest.name,
        salt: new_salt(),
        commitment: table.commitment.clone(),
        face: Some(guest.face.parts()),
        seat: wanted,
        terms: Some(table.terms),
    };
    // From now on the server knows this device again.
    key::make();
    let path = format!("/api/tables/{}/join", table.code);
    let Seated { code, seat, token } = online::post_as_me(&path, &join).await?;
    remember(&code);
    browser::store(&token_shelf(&code), &token);
    let kept = Witness::new(table).seated(seat, join);
    keep(&code, &kept.with_secret(browser::random_bytes()));
    Ok(token)
}

/// This device's share of the luck of a table.
pub fn new_salt() -> String {
    hex(&browser::random_bytes::<16>())
}

/// Keeps a seat that came over the connection to the last table. If another
/// page of the same player was faster, it was that page's salt that was taken.
pub fn keep_next(table: &TableInfo, next: &NextSeat, (name, salt): (String, String)) {
    if token(&next.code).is_some() {
        return;
    }
    remember(&next.code);
    browser::store(&token_shelf(&next.code), &next.token);
    let witness = Witness::new(table);
    let witness = if next.salt == salt {
        let join = Join {
            name,
            salt,
            commitment: table.commitment.clone(),
            face: None,
            seat: Some(next.seat),
            terms: Some(table.terms),
        };
        witness.seated(next.seat, join)
    } else {
        witness
    };
    keep(&next.code, &witness);
}

fn remember(code: &str) {
    let mut codes = codes();
    codes.retain(|it| it != code);
    codes.push(code.to_owned());
    let n_old = codes.len().saturating_sub(MAX_TABLES);
    for old in codes.drain(..n_old) {
        clear(&old);
    }
    browser::store_as(TABLES, &codes);
}

/// The seat is ours no more.
pub fn forget(code: &str) {
    let mut codes = codes();
    codes.retain(|it| it != code);
    clear(code);
    browser::store_as(TABLES, &codes);
}

fn clear(code: &str) {
    browser::forget(&token_shelf(code));
    browser::forget(&kept_shelf(code));
}
