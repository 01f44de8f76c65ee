//! What happened several times running is one line.

use scene::Line;

/// A line, and how often it stands there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Times {
    pub(super) line: Line,
    pub(super) n: usize,
}

/// Equal neighbours become one line that speaks of everything they spoke of.
pub(super) fn together(lines: Vec<Line>) -> Vec<Times> {
    let mut all: Vec<Times> = Vec::new();
    for line in lines {
        match all.last_mut() {
            Some(last) if last.line.words == line.words && last.line.about == line.about => {
                last.line.motions.extend(line.motions);
                last.n += 1;
            }
            _ => all.push(Times { line, n: 1 }),
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use scene::{About, Motion, ZoneId};
    use tabletop::Seat;

    use super::*;

    #[test]
    fn only_equal_neighbours_stand_together() {
        let draws = |seat| Line {
            words: "A card is drawn.".to_owned(),
            about: About::Player(Seat::new(seat)),
            motions: vec![Motion::new(ZoneId::new("deck"), ZoneId::new("hand"))],
        };
        let all = together(vec![draws(0), draws(0), draws(1), draws(0)]);
        let counted: Vec<_> = all.iter().map(|it| (it.n, it.line.motions.len())).collect();
        assert_eq!(counted, [(2, 2), (1, 1), (1, 1)]);
    }
}
