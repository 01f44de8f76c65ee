//! Tables with commas.

/// A table with a line of headings. A cell with a comma stands in quotes.
pub(super) struct Sheet {
    heads: Vec<String>,
    rows: Vec<Vec<String>>,
}

#[derive(Copy, Clone)]
pub(super) struct Row<'a> {
    sheet: &'a Sheet,
    cells: &'a [String],
}

impl Sheet {
    pub(super) fn read(file: &str, text: &str, complaints: &mut Vec<String>) -> Sheet {
        let mut lines = text.lines().map(cells);
        let heads = lines.next().unwrap_or_default();
        let rows: Vec<_> = lines.collect();
        for (i, row) in rows.iter().enumerate() {
            if row.len() != heads.len() {
                let (n, want) = (row.len(), heads.len());
                let line = i + 2;
                complaints.push(format!("{file}:{line}: {n} cells where {want} have a head"));
            }
        }
        Sheet { heads, rows }
    }

    pub(super) fn n_rows(&self) -> usize {
        self.rows.len()
    }

    pub(super) fn rows(&self) -> impl Iterator<Item = Row<'_>> {
        self.rows.iter().map(|cells| Row { sheet: self, cells })
    }
}

impl<'a> Row<'a> {
    /// Panics if the table has no such column: the callers name them.
    pub(super) fn get(self, head: &str) -> &'a str {
        let column = self.sheet.heads.iter().position(|it| it == head);
        &self.cells[column.unwrap_or_else(|| panic!("there is no column {head}"))]
    }
}

fn cells(line: &str) -> Vec<String> {
    let mut cells = vec![String::new()];
    let mut is_quoted = false;
    for letter in line.chars() {
        match letter {
            '"' => is_quoted = !is_quoted,
            ',' if !is_quoted => cells.push(String::new()),
            _ => cells.last_mut().expect("there is one").push(letter),
        }
    }
    cells
}
