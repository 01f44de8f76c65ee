//! A table to try things at, picked by the first bytes.

use driver::{Driver, Limits, Match, Sitter};
use erased::{DynGame, Json, remark};
use record::Record;
use tabletop::{Chance, Refusal, Seat, Turn, chance::Seeded, sealed::Seal};

/// The midst of a game is reached soon; more would only take longer.
const MOST_MOVES: usize = 48;

/// What is said with a move that needs words.
const SAID: &str = "is it alive?";

/// Reads the game and the number of players, written as digits so that seeds
/// can be read by people; `None` if that much is not there.
pub(crate) fn pick(bytes: &[u8]) -> Option<(&'static dyn DynGame, usize, &[u8])> {
    let [game, n_seats, rest @ ..] = bytes else {
        return None;
    };
    let games: Vec<_> = registry::all().collect();
    let game = games[digit(*game) % games.len()];
    let seats = game.info().seats;
    let n_seats = seats.start() + digit(*n_seats) % (seats.end() - seats.start() + 1);
    Some((game, n_seats, rest))
}

/// Reads a table in the midst of a usual game: game, players, and after how
/// many random moves. What follows is text.
pub(crate) fn reach(bytes: &[u8]) -> Option<(Driver, String)> {
    let (game, n_seats, rest) = pick(bytes)?;
    let [n_moves, rest @ ..] = rest else {
        return None;
    };
    let mut driver = open(game, n_seats, Json::Null).expect("the usual game opens");
    play_on(&mut driver, digit(*n_moves) % MOST_MOVES);
    Some((driver, String::from_utf8_lossy(rest).into_owned()))
}

pub(crate) fn open(
    game: &'static dyn DynGame,
    n_seats: usize,
    options: Json,
) -> Result<Driver, Refusal> {
    let players: Vec<String> = (0..n_seats).map(|n| format!("Player {n}")).collect();
    let seal = Seal {
        key: [7; 32],
        salts: players.clone(),
    };
    let game = Match::start(game, options, players, seal)?;
    let sitters = vec![Sitter::Person; n_seats];
    Ok(Driver::new(game, sitters, Limits::default()))
}

/// Plays random moves, or fewer if the game ends.
pub(crate) fn play_on(driver: &mut Driver, n_moves: usize) {
    let mut luck = Seeded::new(n_moves as u64);
    for _ in 0..n_moves {
        let Some(seat) = waits_for(driver) else {
            return;
        };
        let legal = driver.game().legal(seat);
        let choice = legal[luck.draw(legal.len() as u32 - 1) as usize].clone();
        play_legal(driver, seat, &choice);
    }
}

pub(crate) fn play_legal(driver: &mut Driver, seat: Seat, choice: &str) {
    let action = if driver.game().game().takes_remark(choice) {
        remark::join(choice, SAID)
    } else {
        choice.to_owned()
    };
    let pending = driver.play(seat, driver.game().n_moves(), &action);
    let pending = pending.unwrap_or_else(|why| panic!("{action:?} is offered and refused: {why}"));
    driver.commit(pending);
}

pub(crate) fn waits_for(driver: &Driver) -> Option<Seat> {
    match driver.game().turn() {
        Turn::Waiting { must, .. } => must.first(),
        Turn::Over(_) => None,
    }
}

/// Whatever was accepted can be written down, read back and played again.
pub(crate) fn check_record(driver: &Driver) {
    let record = driver.game().record();
    let text = record.to_string();
    let read = text.parse::<Record>();
    let read = read.unwrap_or_else(|why| panic!("{why} of\n{text}"));
    assert_eq!(read.moves, record.moves, "read from\n{text}");
    let report = driver::check(&text, registry::find);
    let report = report.unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    assert_eq!(report.standings, record.standings);
}

fn digit(byte: u8) -> usize {
    byte.wrapping_sub(b'0').into()
}
