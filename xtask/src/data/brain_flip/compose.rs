//! Puts the parts of one picture together.

use super::{
    paint::{HALO, INK, Paint},
    part::{Frame, Part, Parts, Paw, Place, short},
    table::{Colour, Eyes, Marks, Pattern, Picture, slug},
};

const LINE: f64 = 2.3;
const LINE_OF_MANY: f64 = 1.7;
const HALO_LINE: f64 = 2.6;
const MOST_BYTES: usize = 4096;

/// The finished drawing, or everything that is wrong with it.
pub(super) fn compose(picture: &Picture, parts: &Parts) -> Result<String, Vec<String>> {
    let id = format!("bf{}", picture.id);
    let mut paint = Paint::new(picture, format!("{id}p"));
    let svg = draw(picture, parts, &mut paint, &id).map_err(|complaint| vec![complaint])?;
    let mut complaints = paint.complaints();
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

fn draw(
    picture: &Picture,
    parts: &Parts,
    paint: &mut Paint,
    id: &str,
) -> Result<String, String> {
    let subject = part(parts, &format!("subjects/{}", picture.subject()))?;
    check_subject(picture, subject)?;
    paint.flesh = subject.word("data-flesh").map(str::to_owned);
    let figure = figure(picture, parts, paint, id)?;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">\
         <path d=\"M0 0H100V100H0z\" fill=\"{}\"/>",
        picture.background.hex()
    );
    if let Some(marks) = picture.marks {
        out += &scatter(picture, parts, marks)?;
    }
    if picture.in_air {
        let rx = if picture.count == 1 { 27 } else { 38 };
        let opacity = if picture.background.is_dark() { ".5" } else { ".25" };
        out += &format!(
            "<ellipse cx=\"50\" cy=\"93\" rx=\"{rx}\" ry=\"4.5\" opacity=\"{opacity}\"/>"
        );
    }
    out += &pattern(picture, subject, parts, paint)?;
    let places = layout(picture, figure.frame);
    let scale = places[0].scale;
    let line = if picture.count == 1 { LINE } else { LINE_OF_MANY };
    out += &format!(
        "<g fill=\"none\" stroke=\"{INK}\" stroke-width=\"{}\" stroke-linecap=\"round\" \
         stroke-linejoin=\"round\">",
        short(line / scale)
    );
    let halo = short((line + HALO_LINE) / scale);
    for (n, place) in places.iter().enumerate() {
        let transform = place.transform();
        if n == 0 {
            out += &format!(
                "<g transform=\"{transform}\"><g id=\"{id}\">\
                 <use href=\"#{id}f\" stroke=\"{HALO}\" stroke-width=\"{halo}\"/>\
                 <g id=\"{id}f\">{}</g></g></g>",
                figure.svg
            );
        } else {
            out += &format!("<use href=\"#{id}\" transform=\"{transform}\"/>");
        }
    }
    Ok(out + "</g></svg>\n")
}

/// The drawing has as many legs, tails and patterns as the table says.
fn check_subject(picture: &Picture, subject: &Part) -> Result<(), String> {
    let legs = subject.word("data-legs").unwrap_or("0");
    if legs != picture.legs.to_string() {
        return Err(format!("{legs} legs are drawn, not {}", picture.legs));
    }
    let limbs: Vec<&str> = picture.limbs.iter().map(|it| it.word()).collect();
    let drawn = subject.word("data-has").unwrap_or_default();
    if drawn != limbs.join(" ") {
        return Err(format!("data-has: {drawn:?} is drawn, not {:?}", limbs.join(" ")));
    }
    Ok(())
}

struct Figure {
    svg: String,
    frame: Frame,
}

/// The thing with its face, what it wears and what it holds.
fn figure(picture: &Picture, parts: &Parts, paint: &mut Paint, id: &str) -> Result<Figure, String> {
    let subject = part(parts, &format!("subjects/{}", picture.subject()))?;
    let paw = if picture.held.is_some() { Paw::Holding } else { Paw::Free };
    let mut figure = Figure {
        svg: paint.fill(&subject.drawing(parts, paw)?, None)?,
        frame: subject.frame,
    };
    match (picture.pattern, subject.word("data-draws"), paint.is_patterned()) {
        (Pattern::Plain, None, _) | (_, None, true) => (),
        (pattern, Some(word), false) if word == pattern.word() => (),
        (pattern, ..) => return Err(format!("{} is not what is drawn", pattern.word())),
    }
    if let Some(neck) = picture.neck {
        let place = needed(subject, "data-neck")?;
        figure.add(parts, &format!("neck/{}", slug(neck.thing.word())), place, paint, Some(neck.colour))?;
    }
    figure.svg += &face(picture, subject, parts, paint, id)?;
    if let Some(hat) = picture.hat {
        let place = needed(subject, "data-hat")?;
        figure.add(parts, &format!("hats/{}", slug(hat.thing.word())), place, paint, Some(hat.colour))?;
    }
    if let Some(held) = picture.held {
        let hand = needed(subject, "data-hand")?;
        if let Some(arm) = subject.place("data-arm")? {
            figure.svg += &thin_arm(arm, hand);
        }
        figure.add(parts, &format!("held/{}", slug(held.thing.word())), hand, paint, Some(held.colour))?;
    }
    Ok(figure)
}

impl Figure {
    fn add(
        &mut self,
        parts: &Parts,
        name: &str,
        place: Place,
        paint: &mut Paint,
        own: Option<Colour>,
    ) -> Result<(), String> {
        let part = part(parts, name)?;
        let drawing = paint.fill(&part.drawing(parts, Paw::Free)?, own)?;
        self.svg += &placed(&drawing, place);
        self.frame = self.frame.with(part.frame.at(place));
        Ok(())
    }
}

fn placed(drawing: &str, place: Place) -> String {
    format!("<g transform=\"{}\">{drawing}</g>", place.transform())
}

/// For whoever has no paw of its own to hold with.
fn thin_arm(shoulder: Place, hand: Place) -> String {
    format!(
        "<path d=\"M{} {}Q{} {} {} {}\" stroke-width=\"3.6\"/>",
        short(shoulder.x),
        short(shoulder.y),
        short((shoulder.x + hand.x) / 2.0),
        short(shoulder.y.max(hand.y) + 5.0),
        short(hand.x),
        short(hand.y)
    )
}

/// Eyes, cheeks, glasses, moustache and mouth.
fn face(
    picture: &Picture,
    subject: &Part,
    parts: &Parts,
    paint: &mut Paint,
    id: &str,
) -> Result<String, String> {
    let place = needed(subject, "data-face")?;
    let shift = subject.place("data-mouth")?;
    let (dx, dy) = shift.map_or((0.0, 0.0), |it| (it.x, it.y));
    let mouth_y = if picture.moustache { 20.0 } else { 15.5 };
    let at = |x, y| Place { x, y, scale: 1.0, turn: 0.0 };
    let moustache = subject.place("data-moustache")?.unwrap_or(at(dx, 10.0 + dy));
    let eyes = match picture.eyes {
        Eyes::Open => "face/eyes-open",
        Eyes::Closed => "face/eyes-closed",
    };
    let mouth = format!("face/{}", picture.mouth.word());
    let mut inside = String::new();
    for (name, place, is_there) in [
        ("face/cheeks", at(0.0, 0.0), picture.pink_cheeks),
        (mouth.as_str(), at(dx, mouth_y + dy), true),
        ("face/moustache", moustache, picture.moustache),
        ("face/glasses", at(0.0, 0.0), picture.glasses),
        (eyes, at(0.0, 0.0), true),
    ] {
        if is_there {
            let drawing = part(parts, name)?.drawing(parts, Paw::Free)?;
            let drawing = paint.fill(&drawing, None)?;
            inside += &match place {
                Place { x: 0.0, y: 0.0, .. } => drawing,
                place => placed(&drawing, place),
            };
        }
    }
    let transform = place.transform();
    // On a dark face the lines get a light rim.
    match subject.word("data-ground") {
        None => Ok(format!("<g transform=\"{transform}\" stroke-width=\"2.6\">{inside}</g>")),
        Some("dark") => Ok(format!(
            "<g transform=\"{transform}\" stroke-width=\"2.6\">\
             <use href=\"#{id}e\" stroke=\"{HALO}\" stroke-width=\"5.6\"/>\
             <g id=\"{id}e\">{inside}</g></g>"
        )),
        Some(word) => Err(format!("data-ground is `dark` or not there, not {word}")),
    }
}

/// The tile that `{skin}` refers to.
fn pattern(
    picture: &Picture,
    subject: &Part,
    parts: &Parts,
    paint: &mut Paint,
) -> Result<String, String> {
    if !paint.is_patterned() {
        return Ok(String::new());
    }
    let tile = part(parts, &format!("patterns/{}", picture.pattern.word()))?;
    let place = subject.place("data-tile")?;
    let motif = match subject.word("data-motif") {
        None => picture.seconds.first().copied(),
        Some(word) => Some(word.parse()?),
    };
    let drawing = paint.fill(&tile.drawing(parts, Paw::Free)?, motif)?;
    Ok(format!(
        "<pattern id=\"{}\" width=\"{}\" height=\"{}\" patternUnits=\"userSpaceOnUse\"{}>{}</pattern>",
        paint.pattern,
        short(tile.frame.width()),
        short(tile.frame.height()),
        place.map_or(String::new(), |it| format!(" patternTransform=\"{}\"", it.transform())),
        drawing
    ))
}

/// The same small sign all over the ground.
fn scatter(picture: &Picture, parts: &Parts, marks: Marks) -> Result<String, String> {
    const SPOTS: [(f64, f64); 9] = [
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
    let mark = part(parts, &format!("marks/{}", marks.word()))?;
    let mut out = format!("<g fill=\"{}\">", picture.background.marks_hex());
    let drawing = mark.drawing(parts, Paw::Free)?;
    for (n, (x, y)) in SPOTS.into_iter().enumerate() {
        let place = Place { x, y, scale: 1.0, turn: 0.0 };
        if n == 0 {
            out += &format!("<g id=\"bf{}m\" transform=\"{}\">{drawing}</g>", picture.id, place.transform());
        } else {
            // Relative to the first.
            let (x, y) = (x - SPOTS[0].0, y - SPOTS[0].1);
            out += &format!("<use href=\"#bf{}m\" x=\"{}\" y=\"{}\"/>", picture.id, short(x), short(y));
        }
    }
    Ok(out + "</g>")
}

/// Where each figure stands: as large as fits, in rows, stacks or a huddle.
fn layout(picture: &Picture, figure: Frame) -> Vec<Place> {
    let margin = if picture.marks.is_some() { 5.0 } else { 4.0 };
    let bottom = if picture.in_air { 85.0 } else { 100.0 - margin };
    let sheet = Frame { left: margin, top: margin, right: 100.0 - margin, bottom };
    let cells = |boxes: &[(f64, f64, f64, f64)]| -> Vec<Frame> {
        let x = |it: f64| sheet.left + it * sheet.width();
        let y = |it: f64| sheet.top + it * sheet.height();
        let frame = |&(l, t, r, b): &(f64, f64, f64, f64)| Frame { left: x(l), top: y(t), right: x(r), bottom: y(b) };
        boxes.iter().map(frame).collect()
    };
    let layouts = match picture.count {
        1 => vec![cells(&[(0.0, 0.0, 1.0, 1.0)])],
        2 => vec![
            cells(&[(0.0, 0.0, 0.5, 1.0), (0.5, 0.0, 1.0, 1.0)]),
            cells(&[(0.0, 0.0, 1.0, 0.5), (0.0, 0.5, 1.0, 1.0)]),
            cells(&[(0.0, 0.0, 0.62, 0.62), (0.38, 0.38, 1.0, 1.0)]),
        ],
        _ => vec![
            cells(&[(0.0, 0.0, 0.37, 1.0), (0.315, 0.0, 0.685, 1.0), (0.63, 0.0, 1.0, 1.0)]),
            cells(&[(0.0, 0.0, 1.0, 0.34), (0.0, 0.33, 1.0, 0.67), (0.0, 0.66, 1.0, 1.0)]),
            cells(&[(0.22, 0.0, 0.78, 0.56), (0.0, 0.44, 0.56, 1.0), (0.44, 0.44, 1.0, 1.0)]),
        ],
    };
    let scale = |cell: &Frame| (cell.width() / figure.width()).min(cell.height() / figure.height());
    let best = layouts
        .into_iter()
        .max_by(|a, b| scale(&a[0]).total_cmp(&scale(&b[0])))
        .expect("there are layouts for every count");
    let centred = |cell: &Frame| {
        let scale = scale(cell);
        Place {
            x: (cell.left + cell.right - scale * (figure.left + figure.right)) / 2.0,
            y: (cell.top + cell.bottom - scale * (figure.top + figure.bottom)) / 2.0,
            scale,
            turn: 0.0,
        }
    };
    best.iter().map(centred).collect()
}

fn part<'a>(parts: &'a Parts, name: &str) -> Result<&'a Part, String> {
    parts.get(name).ok_or_else(|| format!("there is no part {name}"))
}

fn needed(subject: &Part, name: &str) -> Result<Place, String> {
    subject.place(name)?.ok_or_else(|| format!("the subject should say {name}"))
}
