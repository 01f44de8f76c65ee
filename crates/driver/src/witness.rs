//! What a device remembers of a table, so that nobody can tell it another
//! story afterwards. A record proves that its luck follows from its own seal;
//! that it is the seal, the salt and the game of this device, only the device
//! can know.

mod retold;
mod terms;

use std::sync::Arc;

use erased::{DynGame, Json, remark};
use record::Record;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Viewer, seat::MAX_SEATS};
use wire::{Ballot, Join, Moved, SeatInfo, SeatKind, Snapshot, TableInfo};

use self::retold::Retold;

/// What bots are called; at a server's table by seat, and one whose name is
/// taken gets a number. Nobody may choose it once salts are in, because names are
/// part of what the luck is bound to.
pub const BOT_NAMES: [&str; MAX_SEATS] = [
    "Gravel", "Mothball", "Lurch", "Cobweb", "Shamble", "Moss", "Creak", "Drizzle",
];

/// Everything a device was told, from before its salt was given.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Witness {
    commitment: String,
    game: String,
    options: Json,
    /// Whose eyes; nobody's for an onlooker.
    seat: Option<Seat>,
    /// What the device brought, if it took a seat and still knows.
    brought: Option<Brought>,
    /// Which terms the salt was given for, and how many seats there were then.
    #[serde(default)]
    terms: u32,
    #[serde(default)]
    n_seats: Option<usize>,
    /// Where this device has asked to sit.
    #[serde(default)]
    wanted: Option<Seat>,
    /// From which further salts follow; nobody else ever sees it.
    #[serde(default)]
    secret: Option<String>,
    /// As they were when the game started.
    sitters: Vec<Sitter>,
    told: Vec<Telling>,
    /// Everybody agrees to go back until so many moves stand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    agreed_to: Option<u32>,
    remarks: Arc<Vec<Option<String>>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Brought {
    /// As it was asked for.
    name: String,
    /// The share of the luck.
    salt: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Sitter {
    name: String,
    is_bot: bool,
}

/// One thing told: what stood of the story before, and how it went on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Telling {
    /// How many moves stood then.
    n: u32,
    n_standing: usize,
    events: Vec<Json>,
    /// Whatever was told before and stands no more was taken back with this
    /// device's consent.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    by_consent: bool,
}

/// Where a record is not what the device was told.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Mismatch {
    #[error("the seal is not the one this device was shown before it gave its salt")]
    Seal,
    #[error("the game or its options are not the ones that were agreed on")]
    Agreed,
    #[error("the players are not the ones who sat there")]
    Players,
    #[error("this device's salt is not in it")]
    Salt,
    #[error("a bot has a salt, or a name that bots do not have: the host may have chosen the luck")]
    Bot,
    #[error("from move {n} on it tells something else than this device was told")]
    Told { n: u32 },
    #[error("what this device was told of move {n}, and was taken back, cannot have been")]
    TakenBack { n: u32 },
    #[error("what was said at the table is not what this device was told")]
    Remarks,
}

impl Witness {
    /// Begins with what the table says before the salt is given.
    pub fn new(table: &TableInfo) -> Witness {
        Witness {
            commitment: table.commitment.clone(),
            game: table.game.clone(),
            options: table.options.clone(),
            seat: None,
            brought: None,
            terms: table.terms,
            n_seats: None,
            wanted: None,
            secret: None,
            sitters: sitters(table),
            told: Vec::new(),
            agreed_to: None,
            remarks: Arc::default(),
        }
    }

    /// Notes what was sent to join, and the seat that was given for it.
    #[must_use]
    pub fn seated(self, seat: Seat, Join { name, salt, .. }: Join) -> Witness {
        Witness {
            seat: Some(seat),
            brought: Some(Brought { name, salt }),
            n_seats: Some(self.sitters.len()),
            ..self
        }
    }

    /// Where this device sits; nowhere if it looks on.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    pub fn commitment(&self) -> &str {
        &self.commitment
    }

    pub fn salt(&self) -> Option<&str> {
        self.brought.as_ref().map(|it| it.salt.as_str())
    }

    /// Notes who sits there; once the game has started, that is settled. What is
    /// played is what this device gave its salt for, if it did.
    pub fn meet(&mut self, table: &TableInfo) {
        if !self.has_begun() {
            self.sitters = sitters(table);
            self.moves_to(table);
            if self.brought.is_none() {
                self.options = table.options.clone();
            }
        }
        // Onlookers are not asked.
        let agrees = |it: &&Ballot| self.seat.is_none_or(|seat| it.yes.contains(seat));
        if let Some(ballot) = table.ballot.as_ref().filter(agrees) {
            self.agreed_to = ballot.to;
        }
    }

    /// Notes that this device agrees to go back until `to` moves stand.
    pub fn agree_to_go_back(&mut self, to: u32) {
        self.agreed_to = Some(to);
    }

    /// Notes what was told.
    pub fn hear(&mut self, snapshot: &Snapshot) {
        let story = self.story();
        let (n_standing, events) = match snapshot.since {
            0 => {
                let n_standing = n_alike(&story, &snapshot.events);
                (n_standing, &snapshot.events[n_standing..])
            }
            _ => (story.len(), &snapshot.events[..]),
        };
        self.remarks = Arc::clone(&snapshot.remarks);
        if self.brought.is_none() {
            self.seat = snapshot.seat;
        }
        let by_consent = self.agreed_to == Some(snapshot.n)
            && self.told.last().is_some_and(|it| snapshot.n < it.n);
        let is_news = n_standing < story.len() || !events.is_empty();
        if is_news || self.told.last().map(|it| it.n) != Some(snapshot.n) {
            self.told.push(Telling {
                n: snapshot.n,
                n_standing,
                events: events.to_vec(),
                by_consent,
            });
        }
        if by_consent {
            self.agreed_to = None;
        }
    }

    /// Notes one more move.
    pub fn follow(&mut self, moved: &Moved) {
        let n_standing = self.told.last().map_or(0, Telling::n_told);
        self.told.push(Telling {
            n: moved.n,
            n_standing,
            events: moved.events.clone(),
            by_consent: false,
        });
        // Whoever moves does not go back.
        self.agreed_to = None;
        if moved.remark.is_some() {
            Arc::make_mut(&mut self.remarks).push(moved.remark.clone());
        }
    }

    fn story(&self) -> Vec<Json> {
        let mut story = Vec::new();
        for telling in &self.told {
            telling.go_on(&mut story);
        }
        story
    }

    /// Whether a record that was found honest is the one of the game that this
    /// device saw.
    pub fn compare(&self, record: &Record, game: &'static dyn DynGame) -> Result<(), Mismatch> {
        let must = |is_so: bool, mismatch| if is_so { Ok(()) } else { Err(mismatch) };
        let salts = record.seal.as_ref().map_or(&[][..], |seal| &seal.salts);
        must(
            record.commitment.as_ref() == Some(&self.commitment),
            Mismatch::Seal,
        )?;
        must(
            record.game == self.game && record.options == self.options,
            Mismatch::Agreed,
        )?;
        let n_players = record.players.len();
        must(
            self.n_seats.is_none_or(|it| it == n_players),
            Mismatch::Agreed,
        )?;
        let names = self.sitters.iter().map(|it| &it.name);
        must(names.eq(&record.players), Mismatch::Players)?;
        if let (Some(seat), Some(Brought { name, salt })) = (self.seat, &self.brought) {
            let called = record.players.get(seat.index());
            let is_mine = called.is_some_and(|called| is_called(called, &single_spaced(name)));
            must(is_mine, Mismatch::Players)?;
            must(salts.get(seat.index()) == Some(salt), Mismatch::Salt)?;
        }
        must(self.bots_brought_nothing(salts), Mismatch::Bot)?;
        self.compare_story(&Retold::of(record, game, self.viewer()))?;
        let said = remark::all(game, record.moves.iter().map(|it| it.action.as_str()));
        must(said[..] == self.remarks[..], Mismatch::Remarks)
    }

    fn viewer(&self) -> Viewer {
        Viewer::of(self.seat)
    }

    /// What a host adds after the salts are in could be chosen for the luck it
    /// gives, so bots add nothing: no salt, and the name of their seat.
    fn bots_brought_nothing(&self, salts: &[String]) -> bool {
        let is_plain = |(index, sitter): (usize, &Sitter)| {
            let has_salt = salts.get(index).is_some_and(|salt| !salt.is_empty());
            !sitter.is_bot || !has_salt && sitter.name == BOT_NAMES[index]
        };
        self.sitters.iter().enumerate().all(is_plain)
    }

    fn compare_story(&self, retold: &Retold) -> Result<(), Mismatch> {
        let mut story = Vec::new();
        let mut later = self.told.iter().skip(1);
        for telling in &self.told {
            telling.go_on(&mut story);
            let next = later.next();
            let is_taken_back =
                next.is_some_and(|next| next.n_standing < story.len() || next.n < telling.n);
            let by_consent = next.is_some_and(|next| next.by_consent);
            if is_taken_back && !retold.may_have_been(&story, telling.n, by_consent) {
                return Err(Mismatch::TakenBack { n: telling.n });
            }
        }
        let n_told = self.told.last().map(|it| it.n);
        if story == retold.story && n_told == Some(retold.n_moves()) {
            return Ok(());
        }
        let n = retold.n_moves_in(n_alike(&story, &retold.story)) + 1;
        Err(Mismatch::Told { n })
    }
}

impl Telling {
    /// How much was told by then.
    fn n_told(&self) -> usize {
        self.n_standing + self.events.len()
    }

    fn go_on(&self, story: &mut Vec<Json>) {
        story.truncate(self.n_standing);
        story.extend(self.events.iter().cloned());
    }
}

fn sitters(table: &TableInfo) -> Vec<Sitter> {
    let sitter = |seat: &SeatInfo| Sitter {
        name: seat.name.clone(),
        is_bot: match seat.kind {
            SeatKind::Person => false,
            SeatKind::Bot(_) => true,
        },
    };
    table.seats.iter().map(sitter).collect()
}

/// Whether somebody who asked for `name` may be called so: the second of a name
/// gets a number, and letters that can be written in two ways get one of them.
fn is_called(called: &str, name: &str) -> bool {
    if !name.is_ascii() {
        return true;
    }
    let number = called.strip_prefix(name).map(|it| it.strip_prefix(' '));
    called == name
        || number
            .flatten()
            .is_some_and(|it| it.parse::<u8>().is_ok_and(|it| it <= 9))
}

fn single_spaced(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// How many events two stories have in common before they part.
fn n_alike(one: &[Json], other: &[Json]) -> usize {
    one.iter().zip(other).take_while(|(a, b)| a == b).count()
}
