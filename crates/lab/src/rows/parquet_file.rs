//! Parquet, written column by column without Arrow.

use std::{fs::File, io, path::Path, sync::Arc};

use parquet::{
    basic::Compression,
    data_type::{ByteArray, ByteArrayType, DoubleType, Int64Type},
    errors::ParquetError,
    file::{properties::WriterProperties, writer::SerializedFileWriter},
    schema::parser::parse_message_type,
};

use super::{Cell, Columns, Kind};

/// How many rows, or bytes of text, are gathered before they are written.
const MOST_ROWS: usize = 1 << 16;
const MOST_BYTES: usize = 1 << 25;

pub(super) struct ParquetFile {
    writer: SerializedFileWriter<File>,
    columns: Vec<Gathered>,
    n_rows: usize,
    n_bytes: usize,
}

impl std::fmt::Debug for ParquetFile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ParquetFile")
            .field("n_rows", &self.n_rows)
            .finish_non_exhaustive()
    }
}

/// Values of a column that are not written yet.
enum Gathered {
    Whole(Vec<i64>),
    Share(Vec<f64>),
    Text(Vec<ByteArray>),
}

impl ParquetFile {
    pub(super) fn create(path: &Path, columns: Columns) -> io::Result<ParquetFile> {
        let field = |(name, kind): &(&str, Kind)| match kind {
            Kind::Count => format!("required int64 {name} (INTEGER(64, false));"),
            Kind::Whole => format!("required int64 {name};"),
            Kind::Share => format!("required double {name};"),
            Kind::Text => format!("required binary {name} (UTF8);"),
        };
        let fields: String = columns.columns.iter().map(field).collect();
        let schema = format!("message {} {{ {fields} }}", columns.name);
        let schema = parse_message_type(&schema).map_err(other)?;
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            // Equal runs make equal files, whichever build wrote them.
            .set_created_by("brainery".to_owned())
            .build();
        let file = File::create(path)?;
        let writer = SerializedFileWriter::new(file, Arc::new(schema), Arc::new(properties));
        let gathered = columns.columns.iter().map(|(_, kind)| match kind {
            Kind::Count | Kind::Whole => Gathered::Whole(Vec::new()),
            Kind::Share => Gathered::Share(Vec::new()),
            Kind::Text => Gathered::Text(Vec::new()),
        });
        Ok(ParquetFile {
            writer: writer.map_err(other)?,
            columns: gathered.collect(),
            n_rows: 0,
            n_bytes: 0,
        })
    }

    pub(super) fn row(&mut self, cells: &[Cell<'_>]) -> io::Result<()> {
        for (column, cell) in self.columns.iter_mut().zip(cells) {
            match (column, cell) {
                // The column is marked as unsigned: the bits are the same.
                (Gathered::Whole(values), Cell::Count(n)) => values.push(n.cast_signed()),
                (Gathered::Whole(values), Cell::Whole(n)) => values.push(*n),
                (Gathered::Share(values), Cell::Share(share)) => values.push(*share),
                (Gathered::Text(values), Cell::Text(text)) => {
                    self.n_bytes += text.len();
                    values.push(ByteArray::from(*text));
                }
                (Gathered::Whole(_) | Gathered::Share(_) | Gathered::Text(_), _) => {
                    unreachable!("cells come in the order of their columns")
                }
            }
        }
        self.n_rows += 1;
        if MOST_ROWS <= self.n_rows || MOST_BYTES <= self.n_bytes {
            self.write_group().map_err(other)?;
        }
        Ok(())
    }

    fn write_group(&mut self) -> Result<(), ParquetError> {
        let mut group = self.writer.next_row_group()?;
        for column in &mut self.columns {
            let mut writer = group.next_column()?.expect("a writer for each column");
            match column {
                Gathered::Whole(values) => {
                    let typed = writer.typed::<Int64Type>();
                    typed.write_batch(&std::mem::take(values), None, None)?;
                }
                Gathered::Share(values) => {
                    let typed = writer.typed::<DoubleType>();
                    typed.write_batch(&std::mem::take(values), None, None)?;
                }
                Gathered::Text(values) => {
                    let typed = writer.typed::<ByteArrayType>();
                    typed.write_batch(&std::mem::take(values), None, None)?;
                }
            }
            writer.close()?;
        }
        group.close()?;
        (self.n_rows, self.n_bytes) = (0, 0);
        Ok(())
    }

    pub(super) fn finish(mut self) -> io::Result<()> {
        if 0 < self.n_rows {
            self.write_group().map_err(other)?;
        }
        self.writer.close().map_err(other)?;
        Ok(())
    }
}

fn other(error: ParquetError) -> io::Error {
    io::Error::other(error)
}
