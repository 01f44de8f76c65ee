//! Colours: what the names in the parts stand for, and which were used.

use std::collections::BTreeSet;

use super::table::{Background, Colour, Pattern, Picture};

/// The one dark line around everything.
pub(super) const INK: &str = "#1d2b2a";
/// The light line around the dark one, so that a black thing shows on a dark ground.
pub(super) const HALO: &str = "#fff";

impl Colour {
    fn hex(self) -> &'static str {
        match self {
            Colour::Red => "#e5352b",
            Colour::Orange => "#f98b1d",
            Colour::Yellow => "#ffd732",
            Colour::Green => "#3fae49",
            Colour::Blue => "#2b83ea",
            Colour::Purple => "#9150cf",
            Colour::Pink => "#ff9cc3",
            Colour::Brown => "#a66a36",
            Colour::Black => "#474c57",
            Colour::White => "#fefefe",
            Colour::Grey => "#a7b0b8",
        }
    }
}

/// What is no colour of the thing: lines, eyes, glass, cheeks, moustaches,
/// skin, and light and shade on a colour.
fn neutral(name: &str) -> Option<&'static str> {
    match name {
        "ink" => Some(INK),
        "paper" => Some("#fffaf0"),
        "cheek" => Some("#fb5f94"),
        "blush" => Some("#ffd3e1"),
        "moustache" => Some("#35241a"),
        "shade" => Some("#000"),
        "gleam" => Some("#fff"),
        "fair" => Some("#fbd3ac"),
        "tan" => Some("#e2ab78"),
        "dark" => Some("#b97a4b"),
        _ => None,
    }
}

impl Background {
    pub(super) fn hex(self) -> &'static str {
        match self {
            Background::White => "#fff",
            Background::LightYellow => "#fff2bd",
            Background::LightPink => "#ffdde8",
            Background::DarkBlue => "#20376f",
            Background::DarkPurple => "#472a69",
            Background::DarkGreen => "#1c5140",
        }
    }

    /// Marks keep the tone of the ground, so that nobody counts their colour.
    pub(super) fn marks_hex(self) -> &'static str {
        match self {
            Background::White => "#c3cdd6",
            Background::LightYellow => "#e3c25a",
            Background::LightPink => "#f49db8",
            Background::DarkBlue => "#7f9fe6",
            Background::DarkPurple => "#b58ce0",
            Background::DarkGreen => "#6cc09b",
        }
    }
}

/// Fills in the colours of one picture.
pub(super) struct Paint<'a> {
    picture: &'a Picture,
    /// The name of a person's skin.
    flesh: Option<&'a str>,
    used: BTreeSet<&'static str>,
    is_patterned: bool,
}

impl<'a> Paint<'a> {
    pub(super) fn new(picture: &'a Picture, flesh: Option<&'a str>) -> Self {
        Paint {
            picture,
            flesh,
            used: BTreeSet::new(),
            is_patterned: false,
        }
    }

    /// The drawing with a colour for every name in braces; `own` is the
    /// colour of the thing worn or held that the drawing shows.
    pub(super) fn fill(&mut self, drawing: &str, own: Option<Colour>) -> Result<String, String> {
        let mut out = String::new();
        let mut rest = drawing;
        while let Some((before, tail)) = rest.split_once('{') {
            let (name, tail) = tail.split_once('}').ok_or("a brace is open")?;
            out += before;
            out += &self.colour(name, own)?;
            rest = tail;
        }
        Ok(out + rest)
    }

    fn colour(&mut self, name: &str, own: Option<Colour>) -> Result<String, String> {
        let picture = self.picture;
        let name = match (name, self.flesh) {
            ("flesh", Some(flesh)) => flesh,
            (name, _) => name,
        };
        if let Some(hex) = neutral(name) {
            return Ok(hex.to_owned());
        }
        let second = |n: usize| {
            let missing = || format!("{{{name}}} is drawn, but the table has no such colour");
            picture.seconds.get(n).copied().ok_or_else(missing)
        };
        let colour = match name {
            "skin" if picture.pattern != Pattern::Plain => {
                self.is_patterned = true;
                return Ok(format!("url(#{})", self.pattern_id()));
            }
            "skin" | "main" => picture.main,
            "second" => second(0)?,
            "third" => second(1)?,
            "own" => own.ok_or("{own} is for things worn or held")?,
            word => word.parse()?,
        };
        self.used.insert(colour.word());
        Ok(colour.hex().to_owned())
    }

    /// Whether `{skin}` was drawn as a pattern.
    pub(super) fn is_patterned(&self) -> bool {
        self.is_patterned
    }

    pub(super) fn pattern_id(&self) -> String {
        format!("bf{}p", self.picture.id)
    }

    /// Colours that are drawn and not listed, or listed and not drawn.
    pub(super) fn complaints(&self) -> Vec<String> {
        let listed: BTreeSet<&str> = self.picture.colours().iter().map(|it| it.word()).collect();
        let unlisted = self.used.difference(&listed);
        let undrawn = listed.difference(&self.used);
        unlisted
            .map(|it| format!("{it} is drawn, but not listed"))
            .chain(undrawn.map(|it| format!("{it} is listed, but not drawn")))
            .collect()
    }
}
