//! The table as boxes that flow like words, with as much detail as fits.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::{Modifier, Style},
    text::{Line, Span},
    widgets::{Block, BorderType, Paragraph, Widget},
};
use scene::Zone;
use tabletop::{Lang, Seat};

use super::paint;
use crate::shown::{self, Shown};

/// How a zone is drawn.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Detail {
    /// A box with what each piece is, one a line.
    Full,
    /// A box with the faces of the pieces side by side.
    Boxed,
    /// No box: title and faces in a row.
    Compact,
}

/// A box of full detail is no wider, so that others stand beside it.
const WIDEST_LIST: usize = 64;

/// Between two zones without boxes.
const GAP: u16 = 3;

/// A zone and where it stands, relative to the table.
#[derive(Debug)]
struct ZoneBox {
    place: Rect,
    block: Option<Block<'static>>,
    lines: Vec<Line<'static>>,
}

/// All zones of a table of some width.
#[derive(Debug)]
pub(super) struct Boxes {
    boxes: Vec<ZoneBox>,
    pub(super) height: u16,
}

/// Who looks at the table, and how.
#[derive(Copy, Clone, Debug)]
pub(super) struct Looks {
    /// Nobody for an onlooker.
    pub(super) me: Option<Seat>,
    pub(super) lang: Lang,
    pub(super) has_colours: bool,
}

/// How many lines the table may take.
#[derive(Copy, Clone, Debug)]
pub(super) struct Room {
    pub(super) most: u16,
    /// If nothing else is to suffer.
    pub(super) ample: u16,
}

/// Lays zones out with as much detail as there is room for: mine are the first
/// to get more. If nothing fits, the table is taller than the room.
pub(super) fn lay_out(zones: &[Zone], looks: Looks, width: u16, room: Room) -> Boxes {
    let mut details = vec![Detail::Boxed; zones.len()];
    let mut boxes = flow(zones, &details, looks, width);
    if room.most < boxes.height {
        details.fill(Detail::Compact);
        return flow(zones, &details, looks, width);
    }
    let mut order: Vec<usize> = (0..zones.len()).collect();
    order.sort_by_key(|index| match zones[*index].owner {
        Some(seat) if Some(seat) == looks.me => 0,
        None => 1,
        Some(_) => 2,
    });
    for index in order {
        if !can_be_listed(&zones[index], looks.lang) {
            continue;
        }
        details[index] = Detail::Full;
        let fuller = flow(zones, &details, looks, width);
        if fuller.height <= room.ample {
            boxes = fuller;
        } else {
            details[index] = Detail::Boxed;
        }
    }
    boxes
}

/// Whether the pieces have more to say than their faces do.
fn can_be_listed(zone: &Zone, lang: Lang) -> bool {
    let says_more = |it: &Shown| it.short != it.label && !paint::is_drawing(&it.short);
    let pieces = shown::pieces(zone, lang);
    !pieces.is_empty() && pieces.iter().all(says_more)
}

/// Rows of zones, each beside the other as long as there is room.
fn flow(zones: &[Zone], details: &[Detail], looks: Looks, width: u16) -> Boxes {
    let mut boxes: Vec<ZoneBox> = Vec::new();
    let (mut x, mut y, mut row_height) = (0, 0, 0);
    for (zone, detail) in zones.iter().zip(details) {
        let mut it = ZoneBox::new(zone, *detail, looks, width);
        if 0 < x && width < x + it.place.width {
            x = 0;
            y += row_height;
            row_height = 0;
        }
        it.place.x = x;
        it.place.y = y;
        x += it.place.width;
        if *detail == Detail::Compact {
            x += GAP;
        }
        row_height = row_height.max(it.place.height);
        boxes.push(it);
    }
    Boxes {
        boxes,
        height: y + row_height,
    }
}

impl ZoneBox {
    fn new(zone: &Zone, detail: Detail, looks: Looks, width: u16) -> ZoneBox {
        match detail {
            Detail::Full | Detail::Boxed => ZoneBox::boxed(zone, detail, looks, width),
            Detail::Compact => ZoneBox::compact(zone, looks, width),
        }
    }

    fn boxed(zone: &Zone, detail: Detail, looks: Looks, width: u16) -> ZoneBox {
        const BORDERS: u16 = 2;
        let is_mine = looks.me.is_some() && zone.owner == looks.me;
        let pieces = shown::pieces(zone, looks.lang);
        let rows = faces(zone, looks.lang);
        let wanted = match detail {
            Detail::Full => {
                let lines = pieces.iter().map(|it| paint::width(&listed(it)));
                lines.max().unwrap_or(0).min(WIDEST_LIST)
            }
            Detail::Boxed | Detail::Compact => widest(&rows),
        };
        let wanted = wanted.max(paint::width(&zone.title)).min(500) as u16 + BORDERS;
        let inner = wanted.min(width).saturating_sub(BORDERS);
        let style = paint::by_shape(&zone.title, looks.has_colours);
        let mut block = Block::bordered();
        if is_mine {
            block = block.border_type(BorderType::Double);
        }
        let is_title_whole = paint::width(&zone.title) <= inner.into();
        let mut lines: Vec<Line> = Vec::new();
        if is_title_whole && !pieces.is_empty() {
            block = block.title(Line::styled(zone.title.clone(), style));
        } else {
            let title = paint::wrap(&zone.title, inner.into(), 0).into_iter();
            lines.extend(title.map(|line| Line::styled(line, style)));
        }
        match detail {
            Detail::Full => lines.extend(pieces.iter().flat_map(|piece| {
                let style = if paint::has_shape(&piece.short) {
                    paint::by_shape(&piece.short, looks.has_colours)
                } else {
                    Style::new()
                };
                let broken = paint::wrap(&listed(piece), inner.into(), 2);
                broken.into_iter().map(move |it| Line::styled(it, style))
            })),
            Detail::Boxed | Detail::Compact => {
                lines.extend(painted(&rows, inner, looks));
            }
        }
        ZoneBox {
            place: Rect::new(0, 0, inner + BORDERS, lines.len() as u16 + BORDERS),
            block: Some(block),
            lines,
        }
    }

    /// A zone of mine is marked, because it has no double border here.
    fn compact(zone: &Zone, looks: Looks, width: u16) -> ZoneBox {
        let is_mine = looks.me.is_some() && zone.owner == looks.me;
        let mark = if is_mine { "» " } else { "" };
        let title = format!("{mark}{}", zone.title);
        let style = paint::by_shape(&zone.title, looks.has_colours)
            .add_modifier(Modifier::BOLD | Modifier::UNDERLINED);
        let rows = faces(zone, looks.lang);
        let has_drawings = rows.iter().flatten().any(|face| paint::is_drawing(face));
        let beside = paint::width(&title) + 2 + widest(&rows);
        let mut lines: Vec<Line> = Vec::new();
        if beside <= width.into() && rows.len() == 1 && !has_drawings {
            let mut line = Line::from(Span::styled(title, style));
            for pieces in painted(&rows, width, looks) {
                line.push_span("  ");
                line.spans.extend(pieces.spans);
            }
            lines.push(line);
        } else {
            let title = paint::wrap(&title, width.into(), 2).into_iter();
            lines.extend(title.map(|line| Line::styled(line, style)));
            lines.extend(painted(&rows, width, looks));
        }
        let widest = lines.iter().map(Line::width).max().unwrap_or(0);
        ZoneBox {
            place: Rect::new(0, 0, (widest as u16).min(width), lines.len() as u16),
            block: None,
            lines,
        }
    }
}

/// What a piece is, in full; a shape is kept, because it goes with a colour.
fn listed(piece: &Shown) -> String {
    if paint::has_shape(&piece.short) {
        format!("{}  {}", piece.short, piece.label)
    } else {
        piece.label.clone()
    }
}

fn faces(zone: &Zone, lang: Lang) -> Vec<Vec<String>> {
    let short = |piece: Shown| piece.short;
    let rows = shown::rows(zone, lang).into_iter();
    rows.map(|row| row.into_iter().map(short).collect())
        .collect()
}

fn widest(rows: &[Vec<String>]) -> usize {
    let widths = rows.iter().map(|row| paint::width_of(row));
    widths.max().unwrap_or(0)
}

fn painted(rows: &[Vec<String>], width: u16, looks: Looks) -> Vec<Line<'static>> {
    let rows = rows.iter();
    rows.flat_map(|row| paint::pieces(row, width.into(), looks.has_colours))
        .collect()
}

impl Boxes {
    /// Draws as much as `area` holds, from line `scroll` on.
    pub(super) fn draw(self, area: Rect, scroll: u16, buffer: &mut Buffer) {
        let mut whole = Buffer::empty(Rect::new(0, 0, area.width, self.height));
        for ZoneBox {
            place,
            block,
            lines,
        } in self.boxes
        {
            let place = place.intersection(whole.area);
            let mut text = Paragraph::new(lines);
            if let Some(block) = block {
                text = text.block(block);
            }
            text.render(place, &mut whole);
        }
        for y in 0..area.height.min(self.height.saturating_sub(scroll)) {
            for x in 0..area.width {
                buffer[(area.x + x, area.y + y)] = whole[(x, y + scroll)].clone();
            }
        }
    }
}
