//! Pawns, dice and signs.

use leptos::prelude::*;
use tabletop::Seat;
use web::art;

/// Signs in a box of 24 by 24, drawn with lines.
pub const BRAKE: &str = "M12 21V8M8 21h8M12 8l6-5M15.500 5.500 18 8.500";
pub const POINT: &str = "M12 3l2.700 6 6.300.600-4.800 4.200 1.500 6.300L12 16.800 6.300 20.100l1.500-6.300L3 9.600 9.300 9z";
pub const CARDS: &str = "M8 5h11v15H8zM5 17V3h10";
pub const NEW_CAR: &str = "M12 5v14M5 12h14";
pub const STAY: &str = "M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 11.900v.2";
pub const AHEAD: &str = "M5 12h14M13 6l6 6-6 6";

/// A player's piece: colour, shape and letter.
pub fn pawn(seat: Seat) -> impl IntoView {
    view! {
        <svg class=format!("gbr-pawn p{}", seat.index()) viewBox="0 0 24 24" aria-hidden="true">
            <path d=art::seat_shape(seat.index()) />
            <text x="12" y="16.500">{seat.to_string()}</text>
        </svg>
    }
}

/// Where the pips of a die are, in a box of 24 by 24.
fn pips(n: u8) -> &'static str {
    match n {
        1 => "M12 12h.1",
        2 => "M7 17h.1M17 7h.1",
        3 => "M7 17h.1M12 12h.1M17 7h.1",
        4 => "M7 7h.1M17 7h.1M7 17h.1M17 17h.1",
        5 => "M7 7h.1M17 7h.1M12 12h.1M7 17h.1M17 17h.1",
        _ => "M7 6.500h.1M17 6.500h.1M7 12h.1M17 12h.1M7 17.500h.1M17 17.500h.1",
    }
}

/// A die as it lies; whoever shows it says in words what it is.
pub fn die(n: u8) -> impl IntoView {
    view! {
        <svg class="gbr-die" viewBox="0 0 24 24" aria-hidden="true">
            <rect x="1" y="1" width="22" height="22" rx="5" />
            <path d=pips(n) />
        </svg>
    }
}

/// Dice not rolled yet: so many of two.
pub fn dice_to_roll(n: u8) -> impl IntoView {
    (0..2)
        .map(|index| {
            let class = if index < n {
                "gbr-blank"
            } else {
                "gbr-blank off"
            };
            view! { <span class=class aria-hidden="true"></span> }
        })
        .collect_view()
}

/// The side a tumbling die shows at a tick.
pub fn any_side(tick: usize, die: usize) -> u8 {
    const SIDES: [u8; 7] = [3, 6, 1, 5, 2, 4, 6];
    SIDES[(tick + 3 * die) % SIDES.len()]
}
