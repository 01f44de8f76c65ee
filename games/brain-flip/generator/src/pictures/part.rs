//! The pieces that pictures are put together from: `art/parts/*.svg`.
//!
//! A part is a drawing with names of colours in braces and, on its first line,
//! the box it fills and the places where other parts go.

use std::collections::BTreeMap;

/// All parts by their path without the ending: `subjects/cat`.
pub(super) type Parts = BTreeMap<String, Part>;

#[derive(Clone, Debug)]
pub(super) struct Part {
    pub frame: Frame,
    attributes: Vec<(String, String)>,
    lines: Vec<String>,
}

/// A box on the sheet.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) struct Frame {
    pub left: f64,
    pub top: f64,
    pub right: f64,
    pub bottom: f64,
}

/// Where a part goes, how large and how turned.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) struct Place {
    pub x: f64,
    pub y: f64,
    pub scale: f64,
    pub turn: f64,
}

/// Whether a paw stands on the ground or holds something.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Paw {
    Free,
    Holding,
}

impl Part {
    /// Reads a part; the first line is the opening tag, the last the closing one.
    pub(super) fn read(text: &str) -> Result<Part, String> {
        let mut lines = text.lines();
        let head = lines.next().unwrap_or_default();
        let attributes = attributes(head).ok_or("the first line should be `<svg viewBox=…>`")?;
        let lines: Vec<String> = lines.map(|line| line.trim().to_owned()).collect();
        let Some((last, lines)) = lines.split_last() else {
            return Err("there is nothing drawn".to_owned());
        };
        if last != "</svg>" {
            return Err("the last line should be `</svg>`".to_owned());
        }
        if let Some(line) = lines.iter().find(|line| line.contains('#')) {
            return Err(format!("{line}: name colours, as in fill=\"{{red}}\""));
        }
        let mut part = Part {
            frame: Frame::EMPTY,
            attributes,
            lines: lines.to_vec(),
        };
        let [x, y, width, height] = part.numbers("viewBox")?.unwrap_or_default()[..] else {
            return Err("viewBox has four numbers".to_owned());
        };
        part.frame = Frame {
            left: x,
            top: y,
            right: x + width,
            bottom: y + height,
        };
        Ok(part)
    }

    /// The text of an attribute of the first line.
    pub(super) fn word(&self, name: &str) -> Option<&str> {
        let found = self.attributes.iter().find(|(key, _)| key == name);
        found.map(|(_, value)| value.as_str())
    }

    fn numbers(&self, name: &str) -> Result<Option<Vec<f64>>, String> {
        let numbers = self.word(name).map(|text| {
            let wrong = |_| format!("{name}: {text:?} should be numbers");
            text.split(' ')
                .map(|it| it.parse::<f64>().map_err(wrong))
                .collect()
        });
        numbers.transpose()
    }

    /// The place called `data-…`: x, y, and if it matters scale and turn.
    pub(super) fn place(&self, name: &str) -> Result<Option<Place>, String> {
        let Some(numbers) = self.numbers(name)? else {
            return Ok(None);
        };
        let (x, y, scale, turn) = match numbers[..] {
            [x, y] => (x, y, 1.0, 0.0),
            [x, y, scale] => (x, y, scale, 0.0),
            [x, y, scale, turn] => (x, y, scale, turn),
            _ => return Err(format!("{name} should be: x y scale turn")),
        };
        Ok(Some(Place { x, y, scale, turn }))
    }

    /// What is drawn, with the bodies it shares with other parts.
    pub(super) fn drawing(&self, parts: &Parts, paw: Paw) -> Result<String, String> {
        let mut out = String::new();
        let mut is_hidden = false;
        for line in &self.lines {
            if let Some(when) = between(line, "<g data-when=\"", "\">") {
                is_hidden = match when {
                    "free" => paw != Paw::Free,
                    "holding" => paw != Paw::Holding,
                    _ => return Err(format!("{when}: parts know `free` and `holding`")),
                };
            } else if line == "</g>" {
                is_hidden = false;
            } else if is_hidden {
            } else if let Some(name) = between(line, "<g data-part=\"", "\"/>") {
                let part = parts.get(name).ok_or(format!("there is no part {name}"))?;
                out += &part.drawing(parts, paw)?;
            } else {
                out += line;
            }
        }
        Ok(out)
    }
}

impl Frame {
    pub(super) const EMPTY: Frame = Frame {
        left: f64::INFINITY,
        top: f64::INFINITY,
        right: f64::NEG_INFINITY,
        bottom: f64::NEG_INFINITY,
    };

    pub(super) fn width(&self) -> f64 {
        self.right - self.left
    }

    pub(super) fn height(&self) -> f64 {
        self.bottom - self.top
    }

    /// The smallest box around both.
    pub(super) fn with(self, other: Frame) -> Frame {
        Frame {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    /// The box around this one after it was put in its place.
    pub(super) fn at(self, place: Place) -> Frame {
        let (sin, cos) = place.turn.to_radians().sin_cos();
        let mut frame = Frame::EMPTY;
        for (x, y) in [
            (self.left, self.top),
            (self.right, self.top),
            (self.left, self.bottom),
            (self.right, self.bottom),
        ] {
            let (x, y) = (x * place.scale, y * place.scale);
            let (x, y) = (place.x + x * cos - y * sin, place.y + x * sin + y * cos);
            frame = frame.with(Frame {
                left: x,
                top: y,
                right: x,
                bottom: y,
            });
        }
        frame
    }
}

impl Place {
    pub(super) const HERE: Place = Place::at(0.0, 0.0);

    pub(super) const fn at(x: f64, y: f64) -> Place {
        Place {
            x,
            y,
            scale: 1.0,
            turn: 0.0,
        }
    }

    /// The value of a `transform` attribute.
    pub(super) fn transform(&self) -> String {
        let Place { x, y, scale, turn } = *self;
        let mut out = String::new();
        if (x, y) != (0.0, 0.0) {
            out += &format!("translate({} {})", short(x), short(y));
        }
        if turn != 0.0 {
            out += &format!("rotate({})", short(turn));
        }
        if (scale - 1.0).abs() > 0.001 {
            out += &format!("scale({})", short(scale));
        }
        out
    }
}

/// A number with at most two decimals, as short as it can be written.
pub(super) fn short(number: f64) -> String {
    let text = format!("{number:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    match text {
        "-0" | "" => "0".to_owned(),
        _ => text.replacen("0.", ".", usize::from(number.abs() < 1.0)),
    }
}

/// The text of a line that begins and ends as said.
fn between<'a>(line: &'a str, start: &str, end: &str) -> Option<&'a str> {
    line.strip_prefix(start)?.strip_suffix(end)
}

/// The attributes of an opening tag, in order.
fn attributes(head: &str) -> Option<Vec<(String, String)>> {
    let mut rest = between(head, "<svg ", ">")?;
    let mut found = Vec::new();
    while let Some((name, tail)) = rest.split_once("=\"") {
        let (value, tail) = tail.split_once('"')?;
        found.push((name.trim().to_owned(), value.to_owned()));
        rest = tail;
    }
    Some(found)
}
