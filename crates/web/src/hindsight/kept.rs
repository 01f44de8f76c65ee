//! Reports that the device keeps, so that a game that was looked into opens with
//! all of it.

use coach::Report;

use crate::{browser, session::finished::REPORTS};

/// So many are kept; the oldest is let go.
const MOST: usize = 12;

/// The report of a game, by its record.
pub fn find(record: &str) -> Option<Report> {
    browser::stored_as(&shelf(record))
}

/// Keeps a report if there is room for it. Games themselves are dearer: they
/// never make room.
pub fn keep(record: &str, report: &Report) {
    let name = shelf(record);
    let mut names: Vec<String> = browser::stored_as(REPORTS).unwrap_or_default();
    names.retain(|it| *it != name);
    names.push(name.clone());
    let n_old = names.len().saturating_sub(MOST);
    for old in names.drain(..n_old) {
        browser::forget(&old);
    }
    let text = serde_json::to_string(report).expect("a report is plain data");
    while !browser::try_store(&name, &text) {
        if names.len() == 1 {
            return;
        }
        browser::forget(&names.remove(0));
    }
    browser::store_as(REPORTS, &names);
}

/// The record says it all, so that its hash is a name.
fn shelf(record: &str) -> String {
    // FNV-1a: the same everywhere and for ever.
    let hash = record
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
    format!("{REPORTS}.{hash:016x}")
}
