//! Colours and line breaks.

use ratatui::{
    style::{Color, Modifier, Style},
    text::{Line, Span},
};

/// Colour is never alone: each belongs to a shape.
const SHAPES: [(char, Color); 4] = [
    ('▲', Color::LightRed),
    ('■', Color::LightBlue),
    ('●', Color::LightGreen),
    ('★', Color::LightYellow),
];

/// The style of something that bears a shape. The black shape has none but
/// weight, which shows on dark and on light screens.
pub(super) fn by_shape(text: &str, has_colours: bool) -> Style {
    let colour = SHAPES.into_iter().find(|(shape, _)| text.contains(*shape));
    match colour {
        Some((_, colour)) if has_colours => Style::new().fg(colour),
        Some(_) | None => Style::new().add_modifier(Modifier::BOLD),
    }
}

/// Between two pieces.
const GAP: usize = 2;

/// How much room pieces take side by side.
pub(super) fn width_of(faces: &[String]) -> usize {
    let faces = faces.iter().map(|face| face_width(face) + GAP);
    faces.sum::<usize>().saturating_sub(GAP)
}

/// The longest line of a face.
fn face_width(face: &str) -> usize {
    let lines = face.lines().map(|line| line.chars().count());
    lines.max().unwrap_or(0)
}

/// Pieces side by side, broken into rows of at most `width`. A face of several
/// lines is a drawing and keeps its shape.
pub(super) fn pieces(faces: &[String], width: usize, has_colours: bool) -> Vec<Line<'static>> {
    let mut lines: Vec<Line> = Vec::new();
    let mut rest = faces;
    while !rest.is_empty() {
        let fits = |n: &usize| width_of(&rest[..*n]) <= width;
        let n = (1..=rest.len()).take_while(fits).last().unwrap_or(1);
        let (row, others) = rest.split_at(n);
        lines.extend(row_of(row, has_colours));
        rest = others;
    }
    lines
}

fn row_of(faces: &[String], has_colours: bool) -> Vec<Line<'static>> {
    let height = faces.iter().map(|face| face.lines().count()).max();
    let mut lines = vec![Line::default(); height.unwrap_or(0)];
    let mut left = 0;
    for face in faces {
        let style = match face.lines().count() {
            0 | 1 => by_shape(face, has_colours),
            _ => Style::new(),
        };
        for (line, text) in lines.iter_mut().zip(face.lines()) {
            line.push_span(" ".repeat(left - line.width()));
            line.push_span(Span::styled(text.to_owned(), style));
        }
        left += face_width(face) + GAP;
    }
    lines
}

/// Breaks `text` at spaces into lines of at most `width`; later lines are set
/// in by `indent`. Words that are too long are cut.
pub(super) fn wrap(text: &str, width: usize, indent: usize) -> Vec<String> {
    if text.chars().count() <= width {
        return vec![text.to_owned()];
    }
    let width = width.max(1);
    let indent = indent.min(width - 1);
    let own = text.chars().take_while(|letter| *letter == ' ').count();
    let mut lines = vec![" ".repeat(own.min(width - 1))];
    let mut is_fresh = true;
    for word in text.split_whitespace() {
        let mut word: Vec<char> = word.chars().collect();
        loop {
            let line = lines.last_mut().expect("there is a line");
            let space = usize::from(!is_fresh);
            let room = width.saturating_sub(line.chars().count() + space);
            if word.len() <= room {
                line.push_str(&" ".repeat(space));
                line.extend(&word);
                is_fresh = false;
                break;
            }
            if is_fresh {
                line.extend(word.drain(..room));
            }
            lines.push(" ".repeat(indent));
            is_fresh = true;
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text_of(lines: &[Line<'_>]) -> Vec<String> {
        lines.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn pieces_flow_like_words() {
        let faces = ["4▲", "12", "1"].map(str::to_owned);
        assert_eq!(text_of(&pieces(&faces, 20, true)), ["4▲  12  1"]);
        assert_eq!(text_of(&pieces(&faces, 6, true)), ["4▲  12", "1"]);
        assert_eq!(text_of(&pieces(&faces, 1, true)), ["4▲", "12", "1"]);
    }

    #[test]
    fn drawings_keep_their_shape_side_by_side() {
        let faces = ["ab\ncd", "e\nfgh", "1"].map(str::to_owned);
        assert_eq!(width_of(&faces), 2 + 2 + 3 + 2 + 1);
        assert_eq!(
            text_of(&pieces(&faces, 20, true)),
            ["ab  e    1", "cd  fgh"]
        );
        assert_eq!(text_of(&pieces(&faces, 7, true)), ["ab  e", "cd  fgh", "1"]);
    }

    #[test]
    fn lines_break_at_spaces_and_long_words_are_cut() {
        assert_eq!(wrap("a bc def", 4, 0), ["a bc", "def"]);
        assert_eq!(wrap("a bc def", 4, 2), ["a bc", "  de", "  f"]);
        assert_eq!(wrap("  x yz", 4, 0), ["  x", "yz"]);
        assert_eq!(wrap("abcdefg", 3, 0), ["abc", "def", "g"]);
        assert_eq!(wrap("", 3, 0), [""]);
        assert_eq!(wrap("ab", 0, 5), ["a", "b"]);
    }
}
