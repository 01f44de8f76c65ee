//! A game written down: a header, one move a line with the draws it consumed,
//! a footer. Knows the form, not the rules.
//!
//! ```text
//! brainery record 2
//! game pig
//! rules 1
//! options {"goal":20}
//! player A Ada
//! player B Bert
//! setup
//! 1 A roll : 3
//! 2 A hold
//! end A 1 4, B 2 0
//! ```
//!
//! A sealed game also carries its `commitment` and, once it is over, a `salt`
//! line for each player and the `key`. All lines before the commitment are what
//! the luck is bound to.

mod note;

use std::{
    fmt::{self, Write},
    str::FromStr,
};

pub use self::note::Note;
use serde_json::Value as Json;
use tabletop::{
    BySeat, Placing, Seat, Standings,
    sealed::{Agreed, Seal, hex, key_from_hex},
    seat::MAX_SEATS,
};

const TITLE: &str = "brainery record 2";

/// The luck of these was bound to the salts alone.
const OLD_TITLE: &str = "brainery record 1";

/// A game from the first draw to the last move.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    pub game: String,
    pub rules_version: u32,
    pub options: Json,
    /// Names in seat order.
    pub players: Vec<String>,
    /// The hash published before the game.
    pub commitment: Option<String>,
    /// The key behind it, published when the game is over.
    pub seal: Option<Seal>,
    pub setup: Vec<u32>,
    pub moves: Vec<Move>,
    /// `None` while the game goes on.
    pub standings: Option<Standings>,
}

/// One decision and the luck it consumed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    pub seat: Seat,
    pub action: String,
    pub draws: Vec<u32>,
}

/// What is wrong with a record's text.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct Unreadable {
    pub line: usize,
    pub what: String,
}

/// How a log of moves writes down that the last one was taken back. No game
/// uses the word.
pub const UNDO: &str = "undo";

/// The lines of a log that stand, with their numbers from 1: a move that was
/// taken back and the lines that are no moves are left out. `Err` is the number
/// of a line that takes back what cannot be.
pub fn standing(log: &[Move]) -> Result<Vec<(u32, &Move)>, u32> {
    let mut moves: Vec<(u32, &Move)> = Vec::new();
    for (n, line) in (1..).zip(log) {
        match Note::of(&line.action) {
            None => moves.push((n, line)),
            Some(Note::Undo) => {
                let taken_back = moves.pop();
                taken_back
                    .filter(|(_, played)| played.seat == line.seat && played.draws.is_empty())
                    .ok_or(n)?;
            }
            Some(Note::UndoTo(to)) if (to as usize) < moves.len() => moves.truncate(to as usize),
            Some(Note::UndoTo(_)) => return Err(n),
            Some(
                Note::Pause | Note::Resume | Note::Leave | Note::Out | Note::Back | Note::Time(_),
            ) => {}
        }
    }
    Ok(moves)
}

/// The lines that say what is played and by whom.
#[derive(Copy, Clone, Debug)]
pub struct Header<'a> {
    pub game: &'a str,
    pub rules_version: u32,
    pub options: &'a Json,
    pub players: &'a [String],
    pub salts: &'a [String],
}

impl Header<'_> {
    /// What the luck is bound to.
    pub fn agreed(&self) -> Agreed {
        Agreed::on(&self.to_string())
    }
}

impl fmt::Display for Header<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "rules {}", self.rules_version)?;
        writeln!(f, "options {}", self.options)?;
        for (key, texts) in [("player", self.players), ("salt", self.salts)] {
            for (seat, text) in seats().zip(texts) {
                let line = format!("{key} {seat} {}", one_line(text));
                writeln!(f, "{}", line.trim_end())?;
            }
        }
        Ok(())
    }
}

impl Record {
    pub fn header(&self) -> Header<'_> {
        Header {
            game: &self.game,
            rules_version: self.rules_version,
            options: &self.options,
            players: &self.players,
            salts: self.seal.as_ref().map_or(&[], |seal| &seal.salts),
        }
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{TITLE}")?;
        write!(f, "{}", self.header())?;
        if let Some(commitment) = &self.commitment {
            writeln!(f, "commitment {commitment}")?;
        }
        if let Some(seal) = &self.seal {
            writeln!(f, "key {}", hex(&seal.key))?;
        }
        writeln!(f, "setup{}", after_colon(&self.setup))?;
        for (n, played) in (1..).zip(&self.moves) {
            let Move {
                seat,
                action,
                draws,
            } = played;
            writeln!(f, "{n} {seat} {action}{}", after_colon(draws))?;
        }
        if let Some(Standings(places)) = &self.standings {
            let places: Vec<_> = places
                .iter()
                .map(|(seat, Placing { place, points })| format!("{seat} {place} {points}"))
                .collect();
            writeln!(f, "end {}", places.join(", "))?;
        }
        Ok(())
    }
}

impl FromStr for Record {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Record, Unreadable> {
        let mut lines = Lines::new(text);
        lines.title()?;
        let game = lines.value("game")?.to_owned();
        let rules_version = lines.parsed("rules")?;
        let options = lines.parsed("options")?;
        let players = lines.by_seat("player")?;
        let salts = lines.by_seat("salt")?;
        let commitment = lines.optional("commitment").map(str::to_owned);
        let seal = match lines.optional("key") {
            Some(_) if salts.len() != players.len() => {
                return Err(lines.wrong("a key needs a line `salt …` for each player"));
            }
            Some(key) => Some(Seal {
                key: key_from_hex(key)
                    .ok_or_else(|| lines.wrong("a key is 64 hexadecimal digits"))?,
                salts,
            }),
            None => None,
        };
        let setup = lines.setup()?;
        let moves = lines.moves()?;
        let standings = lines.standings(players.len())?;
        lines.end()?;
        Ok(Record {
            game,
            rules_version,
            options,
            players,
            commitment,
            seal,
            setup,
            moves,
            standings,
        })
    }
}

fn seats() -> impl Iterator<Item = Seat> {
    (0..MAX_SEATS).map(Seat::new)
}

/// Names and salts come from outside; a line break in one would forge a line.
fn one_line(text: &str) -> String {
    text.replace(|it: char| it.is_control(), " ")
}

fn after_colon(draws: &[u32]) -> String {
    if draws.is_empty() {
        return String::new();
    }
    draws.iter().fold(String::from(" :"), |mut out, draw| {
        write!(out, " {draw}").expect("writing to a string works");
        out
    })
}

/// Reads line by line and remembers where it is.
struct Lines<'a> {
    rest: std::iter::Peekable<std::iter::Enumerate<std::str::Lines<'a>>>,
    /// Counted from 1, as editors do.
    number: usize,
}

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Lines<'a> {
        Lines {
            rest: text.lines().enumerate().peekable(),
            number: 1,
        }
    }

    fn wrong(&self, what: impl Into<String>) -> Unreadable {
        Unreadable {
            line: self.number,
            what: what.into(),
        }
    }

    fn next_if(&mut self, wanted: impl Fn(&str) -> bool) -> Option<&'a str> {
        let (index, line) = self.rest.next_if(|(_, line)| wanted(line))?;
        self.number = index + 1;
        Some(line)
    }

    fn title(&mut self) -> Result<(), Unreadable> {
        if self.next_if(|line| line == OLD_TITLE).is_some() {
            return Err(self.wrong(format!(
                "`{OLD_TITLE}` was sealed in another way; check it with the release that wrote it"
            )));
        }
        match self.next_if(|line| line == TITLE) {
            Some(_) => Ok(()),
            None => Err(self.wrong(format!("a record starts with `{TITLE}`"))),
        }
    }

    fn optional(&mut self, key: &str) -> Option<&'a str> {
        let line = self.next_if(|line| line.split(' ').next() == Some(key))?;
        Some(line[key.len()..].trim_start())
    }

    fn value(&mut self, key: &str) -> Result<&'a str, Unreadable> {
        if let Some(value) = self.optional(key) {
            return Ok(value);
        }
        let line = self
            .rest
            .peek()
            .map_or(self.number + 1, |(index, _)| index + 1);
        Err(Unreadable {
            line,
            what: format!("the line `{key} …` is missing here"),
        })
    }

    fn parsed<T: FromStr<Err: fmt::Display>>(&mut self, key: &str) -> Result<T, Unreadable> {
        let value = self.value(key)?;
        value
            .parse()
            .map_err(|error| self.wrong(format!("`{key}` cannot be read: {error}")))
    }

    fn by_seat(&mut self, key: &str) -> Result<Vec<String>, Unreadable> {
        let mut values = Vec::new();
        for seat in seats() {
            let Some(line) = self.optional(key) else {
                break;
            };
            let (letter, value) = line.split_once(' ').unwrap_or((line, ""));
            if letter != seat.to_string() {
                return Err(self.wrong(format!("`{key} {seat} …` comes next")));
            }
            values.push(value.to_owned());
        }
        Ok(values)
    }

    fn setup(&mut self) -> Result<Vec<u32>, Unreadable> {
        let line = self.value("setup")?;
        match line.strip_prefix(':') {
            Some(draws) => self.draws(draws),
            None if line.is_empty() => Ok(Vec::new()),
            None => Err(self.wrong("set-up draws stand after a colon")),
        }
    }

    fn moves(&mut self) -> Result<Vec<Move>, Unreadable> {
        let mut moves = Vec::new();
        while let Some(line) = self.next_if(|line| line.starts_with(|it: char| it.is_ascii_digit()))
        {
            let wrong = || "a move reads `1 A action : draws`".to_owned();
            let (number, rest) = line.split_once(' ').ok_or_else(|| self.wrong(wrong()))?;
            if number.parse() != Ok(moves.len() + 1) {
                return Err(self.wrong(format!("move {} comes next", moves.len() + 1)));
            }
            let (seat, rest) = rest.split_once(' ').ok_or_else(|| self.wrong(wrong()))?;
            let (action, draws) = match rest.split_once(" : ") {
                Some((action, draws)) => (action, self.draws(draws)?),
                None => (rest, Vec::new()),
            };
            moves.push(Move {
                seat: seat.parse().map_err(|error: String| self.wrong(error))?,
                action: action.to_owned(),
                draws,
            });
        }
        Ok(moves)
    }

    fn draws(&self, text: &str) -> Result<Vec<u32>, Unreadable> {
        text.split_whitespace()
            .map(|draw| {
                draw.parse()
                    .map_err(|_| self.wrong(format!("{draw:?} is not a draw, draws are numbers")))
            })
            .collect()
    }

    fn standings(&mut self, n_seats: usize) -> Result<Option<Standings>, Unreadable> {
        let Some(line) = self.optional("end") else {
            return Ok(None);
        };
        let mut places = Vec::new();
        for (seat, part) in seats().zip(line.split(", ")) {
            let placing = match part.split(' ').collect::<Vec<_>>()[..] {
                [letter, place, points] if letter == seat.to_string() => {
                    place.parse().ok().zip(points.parse().ok())
                }
                _ => None,
            };
            let (place, points) =
                placing.ok_or_else(|| self.wrong("an end reads `end A 1 42, B 2 0`"))?;
            places.push(Placing { place, points });
        }
        if places.len() != n_seats {
            return Err(self.wrong(format!("{n_seats} players need {n_seats} places")));
        }
        let places = BySeat::try_from(places).map_err(|error| self.wrong(error))?;
        Ok(Some(Standings(places)))
    }

    fn end(&mut self) -> Result<(), Unreadable> {
        match self.rest.find(|(_, line)| !line.trim().is_empty()) {
            None => Ok(()),
            Some((index, line)) => Err(Unreadable {
                line: index + 1,
                what: format!("{line:?} does not belong here"),
            }),
        }
    }
}
