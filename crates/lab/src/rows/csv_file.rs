//! Comma-separated values, as RFC 4180 has them.

use std::{
    fs::File,
    io::{self, BufWriter, Write},
    path::Path,
};

use super::{Cell, Columns};

#[derive(Debug)]
pub(super) struct CsvFile {
    file: BufWriter<File>,
}

impl CsvFile {
    pub(super) fn create(path: &Path, columns: Columns) -> io::Result<CsvFile> {
        let mut file = BufWriter::new(File::create(path)?);
        let names: Vec<_> = columns.columns.iter().map(|(name, _)| *name).collect();
        writeln!(file, "{}", names.join(","))?;
        Ok(CsvFile { file })
    }

    pub(super) fn row(&mut self, cells: &[Cell<'_>]) -> io::Result<()> {
        for (nth, cell) in cells.iter().enumerate() {
            if 0 < nth {
                self.file.write_all(b",")?;
            }
            match cell {
                Cell::Count(n) => write!(self.file, "{n}")?,
                Cell::Whole(n) => write!(self.file, "{n}")?,
                Cell::Share(share) => write!(self.file, "{share}")?,
                Cell::Text(text) => self.file.write_all(quoted(text).as_bytes())?,
            }
        }
        self.file.write_all(b"\n")
    }

    pub(super) fn finish(mut self) -> io::Result<()> {
        self.file.flush()
    }
}

fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn what_would_end_a_cell_is_quoted() {
        assert_eq!(quoted("roll"), "roll");
        assert_eq!(quoted(r#"["a","b"]"#), r#""[""a"",""b""]""#);
    }
}
