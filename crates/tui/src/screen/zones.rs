//! The table as boxes that flow like words.

use ratatui::{
    Frame,
    layout::Rect,
    style::Style,
    text::Line,
    widgets::{Block, Paragraph},
};
use scene::Zone;
use tabletop::Seat;

use super::paint;

/// A zone and where its box stands, relative to the table.
#[derive(Debug)]
struct ZoneBox {
    place: Rect,
    title: Option<String>,
    lines: Vec<Line<'static>>,
    is_mine: bool,
    style: Style,
}

/// All boxes of a table of some width.
#[derive(Debug)]
pub(super) struct Boxes {
    boxes: Vec<ZoneBox>,
    pub(super) height: u16,
}

/// Lays zones out in rows of boxes.
pub(super) fn lay_out(zones: &[Zone], me: Seat, width: u16, has_colours: bool) -> Boxes {
    const BORDERS: u16 = 2;
    let mut boxes: Vec<ZoneBox> = Vec::new();
    let (mut x, mut y, mut row_height) = (0, 0, 0);
    for zone in zones {
        let faces: Vec<String> = zone.pieces.iter().map(|piece| piece.face.clone()).collect();
        let faces_width = paint::width_of(&faces);
        let wanted = faces_width.max(zone.title.chars().count()).min(500) as u16 + BORDERS;
        let box_width = wanted.min(width).max(BORDERS);
        let inner = usize::from(box_width - BORDERS);
        let style = paint::by_shape(&zone.title, has_colours);
        let (title, lines) = if faces.is_empty() {
            let title = paint::wrap(&zone.title, inner, 0);
            (None, title.into_iter().map(Line::from).collect())
        } else {
            let lines = paint::pieces(&faces, inner, has_colours);
            (Some(zone.title.clone()), lines)
        };
        let box_height = lines.len() as u16 + BORDERS;
        if width < x + box_width {
            x = 0;
            y += row_height;
            row_height = 0;
        }
        boxes.push(ZoneBox {
            place: Rect::new(x, y, box_width, box_height),
            title,
            lines,
            is_mine: zone.owner == Some(me),
            style,
        });
        x += box_width;
        row_height = row_height.max(box_height);
    }
    Boxes {
        boxes,
        height: y + row_height,
    }
}

impl Boxes {
    /// Draws what fits into `area`.
    pub(super) fn draw(self, area: Rect, frame: &mut Frame<'_>) {
        for ZoneBox {
            place,
            title,
            lines,
            is_mine,
            style,
        } in self.boxes
        {
            let place = Rect {
                x: area.x + place.x,
                y: area.y + place.y,
                ..place
            };
            let place = place.intersection(area);
            if place.is_empty() {
                continue;
            }
            let mut block = if is_mine {
                Block::bordered().border_type(ratatui::widgets::BorderType::Double)
            } else {
                Block::bordered()
            };
            if let Some(title) = title {
                block = block.title(Line::styled(title, style));
            }
            frame.render_widget(Paragraph::new(lines).block(block), place);
        }
    }
}
