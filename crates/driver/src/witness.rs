//! What a device remembers of a table, so that nobody can tell it another
//! story afterwards. A record proves that its luck follows from its own seal;
//! that it is the seal, the salt and the game of this device, only the device
//! can know.

use std::sync::Arc;

use erased::{DynGame, DynMatch, Json, remark};
use record::Record;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Viewer, chance::Replayed, seat::MAX_SEATS};

use wire::{Join, SeatInfo, SeatKind, Snapshot, TableInfo};

/// What bots are called at a server's table, by seat; one whose name is taken
/// gets a number. Nobody may choose it once salts are in, because names are
/// part of what the luck is bound to.
pub const BOT_NAMES: [&str; MAX_SEATS] = [
    "Igor",
    "Morbida",
    "Grub",
    "Mortimer",
    "Wendeline",
    "Fester",
    "Lucretia",
    "Boris",
];

/// How many moves are tried to find out whether what was taken back can have
/// been.
const MAX_TRIES: u32 = 100_000;

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
    /// As they were when the game started.
    sitters: Vec<Sitter>,
    told: Vec<Telling>,
    remarks: Arc<[Option<String>]>,
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
            sitters: sitters(table),
            told: Vec::new(),
            remarks: Arc::default(),
        }
    }

    /// Notes what was sent to join, and the seat that was given for it.
    #[must_use]
    pub fn seated(self, seat: Seat, Join { name, salt, .. }: Join) -> Witness {
        Witness {
            seat: Some(seat),
            brought: Some(Brought { name, salt }),
            ..self
        }
    }

    pub fn commitment(&self) -> &str {
        &self.commitment
    }

    pub fn salt(&self) -> Option<&str> {
        self.brought.as_ref().map(|it| it.salt.as_str())
    }

    /// Notes who sits there; once the game has started, that is settled.
    pub fn meet(&mut self, table: &TableInfo) {
        if self.told.is_empty() {
            self.sitters = sitters(table);
        }
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
        let is_news = n_standing < story.len() || !events.is_empty();
        if is_news || self.told.last().map(|it| it.n) != Some(snapshot.n) {
            self.told.push(Telling {
                n: snapshot.n,
                n_standing,
                events: events.to_vec(),
            });
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
            let is_taken_back = later
                .next()
                .is_some_and(|next| next.n_standing < story.len() || next.n < telling.n);
            if is_taken_back && !retold.may_have_been(&story, telling.n) {
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

/// A record as one viewer would have been told it.
struct Retold {
    story: Vec<Json>,
    viewer: Viewer,
    /// The table after each number of moves, and how much was told by then.
    steps: Vec<(Box<dyn DynMatch>, usize)>,
}

impl Retold {
    fn of(record: &Record, game: &'static dyn DynGame, viewer: Viewer) -> Retold {
        let mut story = Vec::new();
        let mut steps = Vec::new();
        // A record that cannot be played tells less, and is found out by that.
        let _ = crate::retell(record, game, |table, events| {
            story.extend(events.json_for(viewer));
            steps.push((table.fork(), story.len()));
        });
        Retold {
            story,
            viewer,
            steps,
        }
    }

    fn n_moves(&self) -> u32 {
        self.steps.len().saturating_sub(1) as u32
    }

    /// How many whole moves the first `n_told` events tell.
    fn n_moves_in(&self, n_told: usize) -> u32 {
        let whole = self.steps.iter().take_while(|(_, told)| *told <= n_told);
        whole.count().saturating_sub(1) as u32
    }

    /// Whether `story` can have been told after `n` moves although the record
    /// goes on differently: up to some move it is the record's, and what
    /// followed can be taken back, because it took no luck and showed nothing.
    fn may_have_been(&self, story: &[Json], n: u32) -> bool {
        let n_alike = n_alike(story, &self.story);
        let mut tries = MAX_TRIES;
        let shared = (0..=n)
            .zip(&self.steps)
            .take_while(|(_, (_, n_told))| *n_told <= n_alike);
        let shared: Vec<_> = shared.collect();
        shared.into_iter().rev().any(|(from, (table, n_told))| {
            self.leads_to(&**table, &story[*n_told..], n - from, &mut tries)
        })
    }

    fn leads_to(&self, table: &dyn DynMatch, rest: &[Json], n: u32, tries: &mut u32) -> bool {
        if n == 0 {
            return rest.is_empty();
        }
        (0..MAX_SEATS).map(Seat::new).any(|seat| {
            table.legal(seat).iter().any(|action| {
                *tries = tries.saturating_sub(1);
                let mut no_luck = Replayed::new(&[]);
                let Ok(next) = table.play(seat, action, &mut no_luck) else {
                    return false;
                };
                let shown = next.events.json_for(self.viewer);
                0 < *tries
                    && no_luck.fits()
                    && !next.events.reveals()
                    && rest.len() >= shown.len()
                    && rest.iter().zip(&shown).all(|(a, b)| a == b)
                    && self.leads_to(&*next.table, &rest[shown.len()..], n - 1, tries)
            })
        })
    }
}
