//! Where databases of tests live: a file in a folder of its own, or a database of
//! its own; and what is put into them.

use serde_json::json;
use store::{Place, SeatAssignment, Store, StoredTable};
use tempfile::TempDir;

#[cfg(unix)]
use super::postgres::Postgres;

pub(crate) enum Home {
    Folder(TempDir),
    #[cfg(unix)]
    Database(Place),
}

impl Home {
    pub(crate) fn sqlite() -> Home {
        Home::Folder(TempDir::new().unwrap())
    }

    /// `None`, said aloud, where PostgreSQL is not installed.
    #[cfg(unix)]
    pub(crate) fn postgres() -> Option<Home> {
        let server = Postgres::shared()?;
        let address = server.address(&server.database());
        Some(Home::Database(address.parse().unwrap()))
    }

    /// Another one of the same kind.
    pub(crate) fn another(&self) -> Home {
        match self {
            Home::Folder(_) => Home::sqlite(),
            #[cfg(unix)]
            Home::Database(_) => Home::postgres().unwrap(),
        }
    }

    pub(crate) fn place(&self) -> Place {
        match self {
            Home::Folder(folder) => (&folder.path().join("games.sqlite")).into(),
            #[cfg(unix)]
            Home::Database(place) => place.clone(),
        }
    }
}

pub(crate) async fn open(home: &Home) -> Store {
    Store::open(home.place()).await.unwrap()
}

/// A table of Pig, as it is before somebody changes anything.
pub(crate) fn table_of(code: &str, assignments: Vec<SeatAssignment>) -> StoredTable {
    StoredTable {
        code: code.to_owned(),
        game: "pig".to_owned(),
        rules_version: 1,
        options: json!(null),
        key: [7; 32],
        assignments,
        setup: None,
        host: None,
        is_locked: false,
        terms: 0,
        is_public: false,
        record: None,
        clock: "off".to_owned(),
        webhook: None,
    }
}

/// Each of these on both kinds of database.
macro_rules! on_both {
    ($($test:ident),+ $(,)?) => {
        mod sqlite {
            $(
                #[tokio::test]
                async fn $test() {
                    super::$test(super::Home::sqlite()).await;
                }
            )+
        }

        #[cfg(unix)]
        mod postgres {
            $(
                #[tokio::test]
                async fn $test() {
                    if let Some(home) = super::Home::postgres() {
                        super::$test(home).await;
                    }
                }
            )+
        }
    };
}

pub(crate) use on_both;
