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
    let faces = faces.iter().map(|face| face.chars().count() + GAP);
    faces.sum::<usize>().saturating_sub(GAP)
}

/// Pieces side by side, broken into lines of at most `width`.
pub(super) fn pieces(faces: &[String], width: usize, has_colours: bool) -> Vec<Line<'static>> {
    let mut lines: Vec<Line> = vec![Line::default()];
    for face in faces {
        let line = lines.last_mut().expect("there is a line");
        let is_first = line.spans.is_empty();
        let face = Span::styled(face.clone(), by_shape(face, has_colours));
        if is_first {
            line.push_span(face);
        } else if line.width() + GAP + face.width() <= width {
            line.push_span(" ".repeat(GAP));
            line.push_span(face);
        } else {
            lines.push(Line::from(face));
        }
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
