//! Colours, widths and line breaks.

use ratatui::{
    style::{Color, Modifier, Style},
    text::{Line, Span},
};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Colour is never alone: each belongs to a shape.
const SHAPES: [(char, Color); 4] = [
    ('▲', Color::LightRed),
    ('■', Color::LightBlue),
    ('●', Color::LightGreen),
    ('★', Color::LightYellow),
];

/// Whether a face bears a shape, which says more than words can.
pub(super) fn has_shape(face: &str) -> bool {
    face.contains('✚') || SHAPES.iter().any(|(shape, _)| face.contains(*shape))
}

/// The style of something that bears a shape. The black shape has none but
/// weight, which shows on dark and on light screens.
pub(super) fn by_shape(text: &str, has_colours: bool) -> Style {
    let colour = SHAPES.into_iter().find(|(shape, _)| text.contains(*shape));
    match colour {
        Some((_, colour)) if has_colours => Style::new().fg(colour),
        Some(_) | None => Style::new().add_modifier(Modifier::BOLD),
    }
}

/// How many columns a text takes: a hand (✋) takes two.
pub(super) fn width(text: &str) -> usize {
    UnicodeWidthStr::width(text)
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
    face.lines().map(width).max().unwrap_or(0)
}

/// A face of several lines is a drawing and keeps its shape.
pub(super) fn is_drawing(face: &str) -> bool {
    1 < face.lines().count()
}

/// Pieces side by side, broken into rows of at most `width`. What is wider than
/// that alone is wrapped.
pub(super) fn pieces(faces: &[String], width: usize, has_colours: bool) -> Vec<Line<'static>> {
    let mut lines: Vec<Line> = Vec::new();
    let mut rest = faces;
    while let [first, ..] = rest {
        let fits = |n: &usize| width_of(&rest[..*n]) <= width;
        let n = (1..=rest.len()).take_while(fits).last().unwrap_or(0);
        if n == 0 && !is_drawing(first) {
            let style = by_shape(first, has_colours);
            let broken = wrap(first, width, 0).into_iter();
            lines.extend(broken.map(|line| Line::styled(line, style)));
        } else {
            lines.extend(row_of(&rest[..n.max(1)], has_colours));
        }
        rest = &rest[n.max(1)..];
    }
    lines
}

fn row_of(faces: &[String], has_colours: bool) -> Vec<Line<'static>> {
    let height = faces.iter().map(|face| face.lines().count()).max();
    let mut lines = vec![Line::default(); height.unwrap_or(0)];
    let mut left = 0;
    for face in faces {
        let style = if is_drawing(face) {
            Style::new()
        } else {
            by_shape(face, has_colours)
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
/// in by `indent`. Words that are too long are cut. A space that must not be
/// broken, as French has before a colon, is not.
pub(super) fn wrap(text: &str, width: usize, indent: usize) -> Vec<String> {
    if self::width(text) <= width {
        return vec![text.to_owned()];
    }
    // A wide sign needs two columns, come what may.
    let width = width.max(2);
    let indent = indent.min(width - 2);
    let own = text.chars().take_while(|letter| *letter == ' ').count();
    let mut lines = vec![" ".repeat(own.min(width - 2))];
    let mut is_fresh = true;
    for mut word in text.split(' ').filter(|word| !word.is_empty()) {
        loop {
            let line = lines.last_mut().expect("there is a line");
            let space = usize::from(!is_fresh);
            let room = width.saturating_sub(self::width(line) + space);
            if self::width(word) <= room {
                line.push_str(&" ".repeat(space));
                line.push_str(word);
                is_fresh = false;
                break;
            }
            if is_fresh {
                let (head, tail) = word.split_at(fitting(word, room));
                line.push_str(head);
                word = tail;
            }
            lines.push(" ".repeat(indent));
            is_fresh = true;
        }
    }
    lines
}

/// How many bytes of `word` fit into `room` columns.
fn fitting(word: &str, room: usize) -> usize {
    let mut taken = 0;
    let end = word.char_indices().find(|(_, letter)| {
        taken += letter.width().unwrap_or(0);
        room < taken
    });
    end.map_or(word.len(), |(at, _)| at)
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
        assert_eq!(text_of(&pieces(&faces, 2, true)), ["4▲", "12", "1"]);
    }

    #[test]
    fn wide_signs_take_two_columns() {
        let faces = ["Mop ✋✋", "Hot Potato ✋"].map(str::to_owned);
        assert_eq!(width_of(&faces), 8 + 2 + 13);
        assert_eq!(
            text_of(&pieces(&faces, 22, true)),
            ["Mop ✋✋", "Hot Potato ✋"]
        );
        assert_eq!(wrap("Mop ✋✋ 4", 8, 0), ["Mop ✋✋", "4"]);
        assert_eq!(wrap("✋✋✋", 4, 0), ["✋✋", "✋"]);
    }

    #[test]
    fn a_piece_wider_than_the_box_is_wrapped() {
        let faces = ["1. Draw two cards".to_owned()];
        assert_eq!(
            text_of(&pieces(&faces, 8, true)),
            ["1. Draw", "two", "cards"]
        );
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
        assert_eq!(wrap("abc", 0, 5), ["ab", "c"]);
        assert_eq!(wrap("à vous\u{a0}: oui", 7, 0), ["à", "vous\u{a0}:", "oui"]);
    }
}
