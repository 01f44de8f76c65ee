//! The columns of a table of the database, by their names there. Code that asks
//! for them needs no line for a new one.

use crate::{
    StoreError,
    db::{On, query_each},
};

#[derive(Debug)]
pub(crate) struct Columns(Vec<Column>);

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Column {
    pub(crate) name: String,
    pub(crate) kind: Kind,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Int,
    Real,
    Text,
    Bytes,
}

impl Columns {
    pub(crate) async fn of(on: &mut On<'_>, table: &str) -> Result<Columns, StoreError> {
        let columns: Vec<(String, String)> = query_each(
            "SELECT name, type FROM pragma_table_info($1)",
            "SELECT CAST(attname AS TEXT), format_type(atttypid, NULL) FROM pg_attribute
             WHERE attrelid = CAST($1 AS regclass) AND 0 < attnum AND NOT attisdropped
             ORDER BY attnum",
        )
        .bind(table)
        .fetch_all(on)
        .await?;
        let column = |(name, kind): (String, String)| Column {
            name,
            kind: match kind.as_str() {
                "INTEGER" | "bigint" => Kind::Int,
                "REAL" | "double precision" => Kind::Real,
                "BLOB" | "bytea" => Kind::Bytes,
                _ => Kind::Text,
            },
        };
        Ok(Columns(columns.into_iter().map(column).collect()))
    }

    pub(crate) fn all(&self) -> &[Column] {
        &self.0
    }

    pub(crate) fn has(&self, name: &str) -> bool {
        self.0.iter().any(|column| column.name == name)
    }

    /// A row as an object; what is bytes is written in hexadecimal.
    pub(crate) fn object(&self, on: &On<'_>) -> String {
        let field = |Column { name, kind }: &Column| match (kind, on) {
            (Kind::Bytes, On::Lite(_)) => {
                format!("'{name}', iif({name} IS NULL, NULL, hex({name}))")
            }
            (Kind::Bytes, On::Post(_)) => format!("'{name}', upper(encode({name}, 'hex'))"),
            (Kind::Int | Kind::Real | Kind::Text, _) => format!("'{name}', {name}"),
        };
        let fields: Vec<_> = self.0.iter().map(field).collect();
        let fields = fields.join(", ");
        match on {
            On::Lite(_) => format!("json_object({fields})"),
            On::Post(_) => format!("json_build_object({fields})"),
        }
    }

    /// Some of them by name, and the same out of an object that is called `value`.
    pub(crate) fn values(&self, on: &On<'_>, wanted: impl Fn(&String) -> bool) -> (String, String) {
        let wanted = self.0.iter().filter(|column| wanted(&column.name));
        let (names, values): (Vec<_>, Vec<_>) = wanted
            .map(|column| (column.name.as_str(), column.value(on)))
            .unzip();
        (names.join(", "), values.join(", "))
    }
}

impl Column {
    fn value(&self, on: &On<'_>) -> String {
        let value = format!("value ->> '{}'", self.name);
        match (self.kind, on) {
            (Kind::Bytes, On::Lite(_)) => format!("unhex({value})"),
            (Kind::Int | Kind::Real | Kind::Text, On::Lite(_)) | (Kind::Text, On::Post(_)) => value,
            (Kind::Bytes, On::Post(_)) => format!("decode({value}, 'hex')"),
            (Kind::Int, On::Post(_)) => format!("({value})::bigint"),
            (Kind::Real, On::Post(_)) => format!("({value})::double precision"),
        }
    }
}
