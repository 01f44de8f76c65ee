//! A stone for everybody, the higher the better they did.

use leptos::prelude::*;
use scene::Unit;
use tabletop::{Lang, Placing, Seat, Standings};

use crate::{art, lang, session::Session};

/// More small things than this are no row.
const MOST: u32 = 10;
/// As high as the lowest stone, of a hundred.
const LOWEST: i32 = 42;

/// The best stand in the middle.
pub(super) fn podium(session: Session, standings: &Standings) -> impl IntoView + use<> {
    let lang = session.lang();
    let mut places: Vec<(Seat, Placing)> =
        standings.0.iter().map(|(seat, it)| (seat, *it)).collect();
    places.sort_by_key(|(seat, placing)| (placing.place, *seat));
    let placings: Vec<Placing> = places.iter().map(|(_, it)| *it).collect();
    let n = places.len();
    let stone = |(rank, (seat, placing)): (usize, (Seat, Placing))| {
        let is_me = session.seat() == Some(seat);
        let shown = if is_me {
            lang::shell_you(lang).to_owned()
        } else {
            session.name(seat)
        };
        let drawing = untrack(|| session.face(seat)).drawing();
        // Second, first, third, fourth and so on from left to right.
        let order = match rank {
            0 => 1,
            1 => 0,
            rank => rank,
        };
        let height = height(placing, &placings);
        let Placing { place, points } = placing;
        let class = if place == 1 { "r1" } else { "" };
        view! {
            <li class=class style=format!("--h:calc({height}/100);--rank:{rank};order:{order}")>
                <span class="who">{drawing}</span>
                <span class="stone">
                    <b class="d">{place}</b>
                    <em class="d">{shown}</em>
                    {row(session, points)}
                    <small>{session.game.result(points, lang)}</small>
                    <q aria-hidden="true">{epitaph(lang, rank, n, place == 1)}</q>
                </span>
            </li>
        }
    };
    let stones = places.into_iter().enumerate().map(stone).collect_view();
    view! {
        <ol class=format!("podium n{n}") style=format!("--n:{n}")>
            {stones}
        </ol>
    }
}

/// By the share of the best result, if a better place always means more of it;
/// or else by place. The last stone is still to be seen.
fn height(mine: Placing, all: &[Placing]) -> i32 {
    let rest = 100 - LOWEST;
    let best = all.iter().map(|it| it.points).max().unwrap_or(0);
    let is_better = |a: &Placing, b: &Placing| (a.place < b.place) == (b.points < a.points);
    let is_share = all
        .iter()
        .all(|a| 0 <= a.points && all.iter().all(|b| is_better(a, b)));
    if is_share && 0 < best {
        return LOWEST + rest * mine.points / best;
    }
    let last = all.iter().map(|it| it.place).max().unwrap_or(1);
    100 - rest * i32::from(mine.place - 1) / i32::from(last - 1).max(1)
}

/// The result as small things, beside the words that say it.
fn row(session: Session, points: i32) -> Option<AnyView> {
    let n = points.unsigned_abs();
    let unit = session.game.unit().filter(|_| 0 < n && n <= MOST)?;
    let one = move |_| match unit {
        Unit::Brains => art::picture("brain.svg").into_any(),
        Unit::Cards => view! { <i class="back"></i> }.into_any(),
        Unit::Points => art::icon("star").into_any(),
    };
    let row = (0..n).map(one).collect_view();
    let row = view! { <span class="sc" aria-hidden="true">{row}</span> };
    Some(row.into_any())
}

/// Losing is a joke.
fn epitaph(lang: Lang, rank: usize, n: usize, has_won: bool) -> &'static str {
    match rank {
        _ if has_won => lang::epitaph_won(lang),
        1 => lang::epitaph_close(lang),
        rank if rank + 1 == n => lang::epitaph_pieces(lang),
        rank => match rank % 4 {
            2 => lang::epitaph_hungry(lang),
            3 => lang::epitaph_moon(lang),
            0 => lang::epitaph_tired(lang),
            _ => lang::epitaph_late(lang),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heights(results: &[(u8, i32)]) -> Vec<i32> {
        let placing = |(place, points): &(u8, i32)| Placing {
            place: *place,
            points: *points,
        };
        let all: Vec<Placing> = results.iter().map(placing).collect();
        all.iter().map(|it| height(*it, &all)).collect()
    }

    #[test]
    fn stones_are_as_high_as_their_share_of_the_best_result() {
        assert_eq!(heights(&[(1, 8), (2, 4), (3, 0)]), [100, 71, 42]);
        assert_eq!(heights(&[(1, 3), (1, 3)]), [100, 100]);
    }

    #[test]
    fn where_results_do_not_tell_places_apart_places_do() {
        // Whoever went out first and whoever went out last have nothing left.
        assert_eq!(heights(&[(1, 7), (2, 0), (3, 0)]), [100, 71, 42]);
        // Few cards are better than many.
        assert_eq!(heights(&[(1, 0), (2, 3), (3, 9)]), [100, 71, 42]);
        assert_eq!(heights(&[(1, 0), (1, 0)]), [100, 100]);
    }
}
