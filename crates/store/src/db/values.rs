//! What is handed over with a statement. Whole numbers are all of one size, as
//! the columns are.

use sqlx::{
    Postgres, Sqlite, postgres::PgArguments, query::Query as SqlxQuery, sqlite::SqliteArguments,
};

/// A value, or none of its kind.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Value {
    Int(Option<i64>),
    Real(Option<f64>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
}

impl Value {
    pub(super) fn lite(
        query: SqlxQuery<'static, Sqlite, SqliteArguments>,
        value: Value,
    ) -> SqlxQuery<'static, Sqlite, SqliteArguments> {
        match value {
            Value::Int(it) => query.bind(it),
            Value::Real(it) => query.bind(it),
            Value::Text(it) => query.bind(it),
            Value::Bytes(it) => query.bind(it),
        }
    }

    pub(super) fn post(
        query: SqlxQuery<'static, Postgres, PgArguments>,
        value: Value,
    ) -> SqlxQuery<'static, Postgres, PgArguments> {
        match value {
            Value::Int(it) => query.bind(it),
            Value::Real(it) => query.bind(it),
            Value::Text(it) => query.bind(it),
            Value::Bytes(it) => query.bind(it),
        }
    }
}

/// What can be handed over.
pub(crate) trait Worth {
    fn value(self) -> Value;
}

macro_rules! worth {
    ($($type:ty: $it:ident => $kind:ident($value:expr);)+) => {$(
        impl Worth for $type {
            fn value(self) -> Value {
                let $it = self;
                Value::$kind(Some($value))
            }
        }

        impl Worth for Option<$type> {
            fn value(self) -> Value {
                Value::$kind(self.map(|$it| $value))
            }
        }
    )+};
}

worth! {
    i64: it => Int(it);
    &i64: it => Int(*it);
    u32: it => Int(i64::from(it));
    u8: it => Int(i64::from(it));
    bool: it => Int(i64::from(it));
    f64: it => Real(it);
    String: it => Text(it);
    &String: it => Text(it.clone());
    &str: it => Text(it.to_owned());
    &Vec<u8>: it => Bytes(it.clone());
    &[u8]: it => Bytes(it.to_vec());
}

impl Worth for &Option<i64> {
    fn value(self) -> Value {
        Value::Int(*self)
    }
}

impl Worth for Value {
    fn value(self) -> Value {
        self
    }
}
