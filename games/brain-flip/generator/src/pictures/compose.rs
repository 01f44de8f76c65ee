//! Puts the parts of one picture together.

use super::{
    layout::layout,
    paint::{HALO, INK, Paint},
    part::{Frame, Part, Parts, Paw, Place, short},
    table::{Colour, Eyes, Marks, Pattern, Picture, slug},
};

const LINE: f64 = 2.3;
const LINE_OF_MANY: f64 = 1.7;
const HALO_LINE: f64 = 2.6;
const FACE_LINE: f64 = 2.6;
const FACE_HALO_LINE: f64 = 5.6;
const MOST_BYTES: usize = 4096;

/// Where the small signs of the background are.
const MARKS: [(f64, f64); 9] = [
    (11.0, 12.0),
    (50.0, 7.0),
    (89.0, 11.0),
    (7.0, 40.0),
    (94.0, 43.0),
    (8.0, 68.0),
    (93.0, 74.0),
    (15.0, 92.0),
    (84.0, 93.0),
];

/// The finished drawing, or everything that is wrong with it.
pub(super) fn compose(picture: &Picture, parts: &Parts) -> Result<String, Vec<String>> {
    let mut easel = Easel::new(picture, parts).map_err(|it| vec![it])?;
    let svg = easel.picture().map_err(|it| vec![it])?;
    let mut complaints = easel.paint.complaints();
    if MOST_BYTES < svg.len() {
        let length = svg.len();
        complaints.push(format!("{length} bytes, {MOST_BYTES} at most"));
    }
    if complaints.is_empty() {
        Ok(svg)
    } else {
        Err(complaints)
    }
}

/// What is at hand while one picture is drawn.
struct Easel<'a> {
    picture: &'a Picture,
    parts: &'a Parts,
    subject: &'a Part,
    paint: Paint<'a>,
    /// Ids begin with it, so that all hundred fit into one page.
    id: String,
}

/// The thing with its face, what it wears and what it holds.
struct Figure {
    svg: String,
    frame: Frame,
}

impl<'a> Easel<'a> {
    fn new(picture: &'a Picture, parts: &'a Parts) -> Result<Self, String> {
        let subject = part(parts, &format!("subjects/{}", picture.subject()))?;
        Ok(Easel {
            picture,
            parts,
            subject,
            paint: Paint::new(picture, subject.word("data-flesh")),
            id: format!("bf{}", picture.id),
        })
    }

    fn picture(&mut self) -> Result<String, String> {
        self.check_limbs()?;
        let figure = self.figure()?;
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">\
             <path d=\"M0 0H100V100H0z\" fill=\"{}\"/>",
            self.picture.background.hex()
        );
        if let Some(marks) = self.picture.marks {
            out += &self.scattered(marks)?;
        }
        if self.picture.in_air {
            out += &self.shadow();
        }
        if self.paint.is_patterned() {
            out += &self.pattern()?;
        }
        Ok(out + &self.figures(&figure) + "</svg>\n")
    }

    /// The drawing has as many legs and the same limbs as the table says.
    fn check_limbs(&self) -> Result<(), String> {
        let legs = self.subject.word("data-legs").unwrap_or("0");
        if legs != self.picture.legs.to_string() {
            let listed = self.picture.legs;
            return Err(format!("{legs} legs are drawn, but {listed} are listed"));
        }
        let drawn = self.subject.word("data-has").unwrap_or_default();
        let listed: Vec<&str> = self.picture.limbs.iter().map(|it| it.word()).collect();
        let listed = listed.join(" ");
        if drawn != listed {
            return Err(format!("{drawn:?} is drawn, but {listed:?} is listed"));
        }
        Ok(())
    }

    fn figure(&mut self) -> Result<Figure, String> {
        let paw = match self.picture.held {
            Some(_) => Paw::Holding,
            None => Paw::Free,
        };
        let drawing = self.subject.drawing(self.parts, paw)?;
        let mut figure = Figure {
            svg: self.paint.fill(&drawing, None)?,
            frame: self.subject.frame,
        };
        self.check_pattern()?;
        if let Some(neck) = self.picture.neck {
            let name = format!("neck/{}", slug(neck.thing.word()));
            self.add(&mut figure, &name, "data-neck", neck.colour)?;
        }
        figure.svg += &self.face()?;
        if let Some(hat) = self.picture.hat {
            let name = format!("hats/{}", slug(hat.thing.word()));
            self.add(&mut figure, &name, "data-hat", hat.colour)?;
        }
        if let Some(held) = self.picture.held {
            if let Some(shoulder) = self.subject.place("data-arm")? {
                figure.svg += &thin_arm(shoulder, self.place("data-hand")?);
            }
            let name = format!("held/{}", slug(held.thing.word()));
            self.add(&mut figure, &name, "data-hand", held.colour)?;
        }
        Ok(figure)
    }

    /// A pattern is laid over the subject, or the subject says that it draws it.
    fn check_pattern(&self) -> Result<(), String> {
        let pattern = self.picture.pattern;
        let drawn = match (self.paint.is_patterned(), self.subject.word("data-draws")) {
            (true, None) => pattern.word(),
            (false, None) => Pattern::Plain.word(),
            (_, Some(word)) => word,
        };
        if drawn == pattern.word() {
            Ok(())
        } else {
            Err(format!("drawn {drawn}, but listed as {}", pattern.word()))
        }
    }

    fn add(
        &mut self,
        figure: &mut Figure,
        name: &str,
        place: &str,
        colour: Colour,
    ) -> Result<(), String> {
        let place = self.place(place)?;
        let part = part(self.parts, name)?;
        let drawing = part.drawing(self.parts, Paw::Free)?;
        let drawing = self.paint.fill(&drawing, Some(colour))?;
        figure.svg += &placed(&drawing, place);
        figure.frame = figure.frame.with(part.frame.at(place));
        Ok(())
    }

    /// Eyes, cheeks, glasses, moustache and mouth.
    fn face(&mut self) -> Result<String, String> {
        let picture = self.picture;
        let shift = self.subject.place("data-mouth")?;
        let (dx, dy) = shift.map_or((0.0, 0.0), |it| (it.x, it.y));
        let moustache = self.subject.place("data-moustache")?;
        let mouth_y = if picture.moustache { 20.0 } else { 15.5 };
        let eyes = match picture.eyes {
            Eyes::Open => "eyes-open",
            Eyes::Closed => "eyes-closed",
        };
        let mut inside = String::new();
        for (name, place, is_there) in [
            ("cheeks", Place::HERE, picture.pink_cheeks),
            (picture.mouth.word(), Place::at(dx, mouth_y + dy), true),
            (
                "moustache",
                moustache.unwrap_or(Place::at(dx, 10.0 + dy)),
                picture.moustache,
            ),
            ("glasses", Place::HERE, picture.glasses),
            (eyes, Place::HERE, true),
        ] {
            if is_there {
                let part = part(self.parts, &format!("face/{name}"))?;
                let drawing = self
                    .paint
                    .fill(&part.drawing(self.parts, Paw::Free)?, None)?;
                inside += &placed(&drawing, place);
            }
        }
        let id = &self.id;
        // On a dark face the lines get a light rim.
        let inside = match self.subject.word("data-ground") {
            None => inside,
            Some("dark") => format!(
                "<use href=\"#{id}e\" stroke=\"{HALO}\" stroke-width=\"{FACE_HALO_LINE}\"/>\
                 <g id=\"{id}e\">{inside}</g>"
            ),
            Some(word) => return Err(format!("data-ground is `dark` or nothing, not {word}")),
        };
        let transform = self.place("data-face")?.transform();
        Ok(format!(
            "<g transform=\"{transform}\" stroke-width=\"{FACE_LINE}\">{inside}</g>"
        ))
    }

    /// The tile that `{skin}` refers to.
    fn pattern(&mut self) -> Result<String, String> {
        let tile = part(
            self.parts,
            &format!("patterns/{}", self.picture.pattern.word()),
        )?;
        let turned = self
            .subject
            .place("data-tile")?
            .map(|it| format!(" patternTransform=\"{}\"", it.transform()))
            .unwrap_or_default();
        let drawing = self
            .paint
            .fill(&tile.drawing(self.parts, Paw::Free)?, None)?;
        Ok(format!(
            "<pattern id=\"{}\" width=\"{}\" height=\"{}\" \
             patternUnits=\"userSpaceOnUse\"{turned}>{drawing}</pattern>",
            self.paint.pattern_id(),
            short(tile.frame.width()),
            short(tile.frame.height()),
        ))
    }

    /// The same small sign all over the ground.
    fn scattered(&self, marks: Marks) -> Result<String, String> {
        let mark = part(self.parts, &format!("marks/{}", marks.word()))?;
        let drawing = mark.drawing(self.parts, Paw::Free)?;
        let [first, rest @ ..] = MARKS;
        let mut out = format!(
            "<g fill=\"{}\"><g id=\"{}m\" transform=\"{}\">{drawing}</g>",
            self.picture.background.marks_hex(),
            self.id,
            Place::at(first.0, first.1).transform()
        );
        for (x, y) in rest {
            out += &format!(
                "<use href=\"#{}m\" x=\"{}\" y=\"{}\"/>",
                self.id,
                short(x - first.0),
                short(y - first.1)
            );
        }
        Ok(out + "</g>")
    }

    fn shadow(&self) -> String {
        let rx = if self.picture.count == 1 { 27 } else { 38 };
        let opacity = if self.picture.background.is_dark() {
            ".5"
        } else {
            ".25"
        };
        format!("<ellipse cx=\"50\" cy=\"93\" rx=\"{rx}\" ry=\"4.5\" opacity=\"{opacity}\"/>")
    }

    /// The figure as often as the table says; all after the first refer to it.
    fn figures(&self, figure: &Figure) -> String {
        let id = &self.id;
        let places = layout(self.picture, figure.frame);
        let [first, rest @ ..] = places.as_slice() else {
            return String::new();
        };
        let line = if rest.is_empty() { LINE } else { LINE_OF_MANY };
        let mut out = format!(
            "<g fill=\"none\" stroke=\"{INK}\" stroke-width=\"{}\" stroke-linecap=\"round\" \
             stroke-linejoin=\"round\"><g transform=\"{}\"><g id=\"{id}\">\
             <use href=\"#{id}f\" stroke=\"{HALO}\" stroke-width=\"{}\"/>\
             <g id=\"{id}f\">{}</g></g></g>",
            short(line / first.scale),
            first.transform(),
            short((line + HALO_LINE) / first.scale),
            figure.svg
        );
        for place in rest {
            let transform = place.transform();
            out += &format!("<use href=\"#{id}\" transform=\"{transform}\"/>");
        }
        out + "</g>"
    }

    fn place(&self, name: &str) -> Result<Place, String> {
        let place = self.subject.place(name)?;
        place.ok_or_else(|| format!("the subject should say {name}"))
    }
}

fn part<'a>(parts: &'a Parts, name: &str) -> Result<&'a Part, String> {
    let part = parts.get(name);
    part.ok_or_else(|| format!("there is no part {name}"))
}

fn placed(drawing: &str, place: Place) -> String {
    if place == Place::HERE {
        drawing.to_owned()
    } else {
        format!("<g transform=\"{}\">{drawing}</g>", place.transform())
    }
}

/// For whoever has no paw of its own to hold with.
fn thin_arm(shoulder: Place, hand: Place) -> String {
    format!(
        "<path d=\"M{} {}Q{} {} {} {}\" stroke-width=\"3.6\"/>",
        short(shoulder.x),
        short(shoulder.y),
        short(f64::midpoint(shoulder.x, hand.x)),
        short(shoulder.y.max(hand.y) + 5.0),
        short(hand.x),
        short(hand.y)
    )
}
