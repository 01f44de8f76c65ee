//! Quick play: at a table that is open, or with bots, but at once.

use erased::{Listing, USUAL};
use tabletop::Lang;
use wire::{NewTable, OpenTables, Pace, SeatKind, TableInfo};

use super::{
    online::{self, Failure},
    seat::{self, SeatRequest},
};

/// How many open tables are tried: somebody may have been faster.
const TRIES: usize = 3;

/// Takes a seat at an open table, the fullest first. Where there is none, opens
/// one that is full of bots, so that nobody has to wait. Hands back its code.
pub async fn play(game: &'static dyn Listing, guest: SeatRequest) -> Result<String, Failure> {
    let path = format!("/api/tables?game={}&free=true&limit=50", game.info().id);
    let listed: OpenTables = online::get(&path).await?;
    for table in fullest_first(listed.tables).into_iter().take(TRIES) {
        if seat::token(&table.code).is_some() {
            return Ok(table.code);
        }
        if seat::take(&table, guest.clone(), None).await.is_ok() {
            return Ok(table.code);
        }
    }
    let seats = game.info().seats;
    let usual = game.blurb(Lang::En).map(|it| it.n_players);
    let n_bots = usual.unwrap_or(*seats.start()).max(2) - 1;
    let bots = std::iter::repeat_n(SeatKind::Bot(USUAL.name.to_owned()), n_bots);
    let wanted = NewTable {
        game: game.info().id.to_owned(),
        options: serde_json::Value::Null,
        seats: std::iter::once(SeatKind::Person).chain(bots).collect(),
        clock: Pace::Off,
    };
    seat::open(wanted, guest).await
}

/// Where the fewest are missing, the game starts first.
fn fullest_first(mut tables: Vec<TableInfo>) -> Vec<TableInfo> {
    tables.sort_by_key(|it| it.seats.iter().filter(|seat| !seat.is_taken).count());
    tables
}
