//! What comes back from a statement.

use sqlx::{Row as _, TypeInfo, ValueRef, postgres::PgRow, sqlite::SqliteRow};

use super::Value;
use crate::columns::Kind;

#[derive(Debug)]
pub(crate) enum Row {
    Lite(SqliteRow),
    Post(PgRow),
}

impl Row {
    /// A cell, by the kind of its column.
    pub(crate) fn value(&self, at: usize, kind: Kind) -> Result<Value, sqlx::Error> {
        Ok(match kind {
            Kind::Int => Value::Int(self.int(at)?),
            Kind::Real => Value::Real(self.real(at)?),
            Kind::Text => Value::Text(self.text(at)?),
            Kind::Bytes => Value::Bytes(self.bytes(at)?),
        })
    }

    fn int(&self, at: usize) -> Result<Option<i64>, sqlx::Error> {
        match self {
            Row::Lite(row) => row.try_get(at),
            Row::Post(row) => {
                // Columns are of one size; what is reckoned may be smaller.
                let cell = row.try_get_raw(at)?;
                match cell.type_info().name() {
                    "BOOL" => Ok(row.try_get::<Option<bool>, _>(at)?.map(i64::from)),
                    "INT4" => Ok(row.try_get::<Option<i32>, _>(at)?.map(i64::from)),
                    _ => row.try_get(at),
                }
            }
        }
    }

    fn real(&self, at: usize) -> Result<Option<f64>, sqlx::Error> {
        match self {
            Row::Lite(row) => row.try_get(at),
            Row::Post(row) => row.try_get(at),
        }
    }

    fn text(&self, at: usize) -> Result<Option<String>, sqlx::Error> {
        match self {
            Row::Lite(row) => row.try_get(at),
            Row::Post(row) => row.try_get(at),
        }
    }

    fn bytes(&self, at: usize) -> Result<Option<Vec<u8>>, sqlx::Error> {
        match self {
            Row::Lite(row) => row.try_get(at),
            Row::Post(row) => row.try_get(at),
        }
    }
}

/// One cell of a row.
pub(crate) trait Cell: Sized {
    fn read(row: &Row, at: usize) -> Result<Self, sqlx::Error>;
}

/// A whole row, or its only cell.
pub(crate) trait Cells: Sized {
    fn read(row: &Row) -> Result<Self, sqlx::Error>;
}

fn wrong(at: usize, source: impl std::error::Error + Send + Sync + 'static) -> sqlx::Error {
    sqlx::Error::ColumnDecode {
        index: at.to_string(),
        source: Box::new(source),
    }
}

macro_rules! cells {
    ($($type:ty: $kind:ident, $at:ident, $it:ident => $value:expr;)+) => {$(
        impl Cell for Option<$type> {
            fn read(row: &Row, $at: usize) -> Result<Self, sqlx::Error> {
                row.$kind($at)?.map(|$it| $value).transpose()
            }
        }

        impl Cell for $type {
            fn read(row: &Row, at: usize) -> Result<Self, sqlx::Error> {
                let cell: Option<$type> = Cell::read(row, at)?;
                cell.ok_or_else(|| wrong(at, sqlx::error::UnexpectedNullError))
            }
        }

        impl Cells for $type {
            fn read(row: &Row) -> Result<Self, sqlx::Error> {
                Cell::read(row, 0)
            }
        }

        impl Cells for Option<$type> {
            fn read(row: &Row) -> Result<Self, sqlx::Error> {
                Cell::read(row, 0)
            }
        }
    )+};
}

cells! {
    i64: int, _at, it => Ok(it);
    u32: int, at, it => u32::try_from(it).map_err(|error| wrong(at, error));
    u8: int, at, it => u8::try_from(it).map_err(|error| wrong(at, error));
    bool: int, _at, it => Ok(it != 0);
    f64: real, _at, it => Ok(it);
    String: text, _at, it => Ok(it);
    Vec<u8>: bytes, _at, it => Ok(it);
}

macro_rules! tuples {
    ($($name:ident $at:tt),+) => {
        impl<$($name: Cell),+> Cells for ($($name,)+) {
            fn read(row: &Row) -> Result<Self, sqlx::Error> {
                Ok(($($name::read(row, $at)?,)+))
            }
        }
    };
}

tuples!(A 0, B 1);
tuples!(A 0, B 1, C 2);
tuples!(A 0, B 1, C 2, D 3);
tuples!(A 0, B 1, C 2, D 3, E 4);
tuples!(A 0, B 1, C 2, D 3, E 4, F 5);
tuples!(A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7);
tuples!(A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8);
tuples!(
    A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9, K 10, L 11, M 12, N 13, O 14
);
