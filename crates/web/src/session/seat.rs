//! A seat at a server's table, and what this device remembers of it: the token
//! that proves it, and everything it was told, to compare with the replay.

use driver::Witness;
use tabletop::sealed::hex;
use wire::{Join, Seated, TableInfo};

use super::online::{self, Failure};
use crate::browser;

/// How many tables a device remembers; the oldest is let go.
const MAX_TABLES: usize = 30;
const TABLES: &str = "brainery.tables";

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

/// Sits down at a table, and hands back the token of the seat. The salt is
/// drawn now that the seal was shown, so that no key can be chosen for it.
pub async fn take(table: &TableInfo, name: String) -> Result<String, Failure> {
    let join = Join {
        name,
        salt: hex(&browser::random_bytes::<16>()),
        commitment: table.commitment.clone(),
    };
    let path = format!("/api/tables/{}/join", table.code);
    let Seated { code, seat, token } = online::post(&path, &join).await?;
    remember(&code);
    browser::store(&token_shelf(&code), &token);
    keep(&code, &Witness::new(table).seated(seat, join));
    Ok(token)
}

fn remember(code: &str) {
    let mut codes: Vec<String> = browser::stored_as(TABLES).unwrap_or_default();
    codes.retain(|it| it != code);
    codes.push(code.to_owned());
    let n_old = codes.len().saturating_sub(MAX_TABLES);
    for old in codes.drain(..n_old) {
        browser::forget(&token_shelf(&old));
        browser::forget(&kept_shelf(&old));
    }
    browser::store_as(TABLES, &codes);
}
