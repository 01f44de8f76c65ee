//! Random tables for the laws to look at.

use tabletop::{Chance, Cx, Game, Seat, SeatSet, Turn, Viewer, chance::Seeded};

/// Longest game the laws will sit through.
pub(crate) const MAX_MOVES: usize = 20_000;

/// The number of players of the `n`-th of many games: all numbers in turn.
pub(crate) fn n_seats<G: Game>(n: u64) -> usize {
    let seats = G::INFO.seats;
    let n_choices = (seats.end() - seats.start() + 1) as u64;
    seats.start() + (n % n_choices) as usize
}

pub(crate) fn open<G: Game>(n_seats: usize, chance: &mut dyn Chance) -> G {
    open_told(n_seats, &mut Cx::silent(chance))
}

/// The same with its story.
pub(crate) fn open_told<G: Game>(n_seats: usize, cx: &mut Cx<'_, G::Event>) -> G {
    G::setup(&G::Options::default(), n_seats, cx)
        .unwrap_or_else(|refusal| panic!("the usual game cannot be opened: {refusal}"))
}

/// Seats that may act now, waited for or not.
pub(crate) fn actors(turn: &Turn) -> SeatSet {
    match *turn {
        Turn::Waiting { must, may } => must.iter().chain(may.iter()).collect(),
        Turn::Over(_) => SeatSet::EMPTY,
    }
}

/// Any legal move of any seat that may act; nothing when the game is over.
pub(crate) fn any_move<G: Game>(game: &G, picker: &mut Seeded) -> Option<(Seat, G::Action)> {
    let actors: Vec<Seat> = actors(&game.turn()).iter().collect();
    let seat = pick(&actors, picker)?;
    let action = pick(&legal(game, seat), picker)?;
    Some((seat, action))
}

pub(crate) fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal
}

pub(crate) fn pick<T: Copy>(choices: &[T], picker: &mut Seeded) -> Option<T> {
    let last = choices.len().checked_sub(1)?;
    Some(choices[picker.draw(last as u32) as usize])
}

/// Every seat, an onlooker and the judge.
pub(crate) fn viewers(n_seats: usize) -> impl Iterator<Item = Viewer> {
    (0..n_seats)
        .map(|seat| Viewer::Seat(Seat::new(seat)))
        .chain([Viewer::Public, Viewer::Judge])
}
