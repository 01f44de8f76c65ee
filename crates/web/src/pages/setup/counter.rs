//! Who sits at the counter and what was agreed on, kept for the next time.

use std::collections::BTreeMap;

use erased::{Json, LEVELS, Listing, USUAL};
use serde::{Deserialize, Serialize};
use tabletop::Lang;
use wire::{NewTable, Pace, SeatKind};

use crate::{
    browser, names,
    pages::lobby::house,
    session::local::{Opponent, Order},
};

/// Whoever is to sit somewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sitter {
    Bot {
        name: String,
        level: String,
    },
    /// Nobody yet.
    Friend,
}

/// Everybody but this page's player, and which choice of each variant was made;
/// what is missing is the usual.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Counter {
    pub sitters: Vec<Sitter>,
    #[serde(default)]
    pub agreed: BTreeMap<String, usize>,
    /// How long people may take at a table with friends.
    #[serde(default)]
    pub pace: Pace,
}

fn shelf(game: &dyn Listing) -> String {
    format!("brainery.counter.{}", game.info().id)
}

/// What a level is called.
pub fn title(level: &str, lang: Lang) -> &'static str {
    let known = LEVELS.iter().find(|it| it.name == level);
    known.unwrap_or(&USUAL).title.get(lang)
}

impl Counter {
    /// As it was last time, or as many as make a good table.
    pub fn last(game: &dyn Listing) -> Counter {
        let seats = game.info().seats;
        let kept: Option<Counter> = browser::stored_as(&shelf(game));
        let is_known = |sitter: &Sitter| match sitter {
            Sitter::Bot { level, .. } => LEVELS.iter().any(|it| it.name == level),
            Sitter::Friend => true,
        };
        let fits = |kept: &Counter| {
            seats.contains(&(kept.sitters.len() + 1)) && kept.sitters.iter().all(is_known)
        };
        kept.filter(fits).unwrap_or_else(|| {
            let mut counter = Counter {
                sitters: Vec::new(),
                agreed: BTreeMap::new(),
                pace: Pace::Off,
            };
            let n_players = game.blurb(Lang::En).map(|it| it.n_players);
            for _ in 1..n_players.unwrap_or(*seats.start()) {
                counter.add();
            }
            counter
        })
    }

    pub fn keep(&self, game: &dyn Listing) {
        browser::store_as(&shelf(game), self);
    }

    /// One more bot, as strong as the one before.
    pub fn add(&mut self) {
        let levels = self.sitters.iter().rev().filter_map(|it| match it {
            Sitter::Bot { level, .. } => Some(level.clone()),
            Sitter::Friend => None,
        });
        let level = { levels }.next();
        self.sitters.push(Sitter::Bot {
            name: self.free_name(),
            level: level.unwrap_or_else(|| USUAL.name.to_owned()),
        });
    }

    /// A bot that does not sit here yet.
    pub fn free_name(&self) -> String {
        let taken = self.sitters.iter().filter_map(|it| match it {
            Sitter::Bot { name, .. } => Some(name.clone()),
            Sitter::Friend => None,
        });
        names::another_bot(&taken.collect::<Vec<_>>())
    }

    pub fn has_friends(&self) -> bool {
        self.sitters.contains(&Sitter::Friend)
    }

    /// A game in this page.
    pub fn order(&self, game: &dyn Listing, name: String) -> Order {
        let bots = self.sitters.iter().filter_map(|it| match it {
            Sitter::Bot { name, level } => Some(Opponent {
                name: name.clone(),
                level: level.clone(),
            }),
            Sitter::Friend => None,
        });
        Order {
            name,
            bots: bots.collect(),
            options: self.options(game),
        }
    }

    /// The bot that gives its seat to the friend who is invited, where no seat is
    /// kept for one.
    pub fn makes_room(&self) -> Option<&str> {
        match self.sitters.last() {
            Some(Sitter::Bot { name, .. }) if !self.has_friends() => Some(name),
            Some(Sitter::Bot { .. } | Sitter::Friend) | None => None,
        }
    }

    /// At least one seat is kept for a friend.
    #[must_use]
    pub fn with_room(mut self) -> Counter {
        if self.makes_room().is_some() {
            self.sitters.pop();
            self.sitters.push(Sitter::Friend);
        }
        self
    }

    /// The same seats on a server.
    pub fn table(&self, game: &dyn Listing) -> NewTable {
        let kind = |sitter: &Sitter| match sitter {
            Sitter::Bot { level, .. } => SeatKind::Bot(level.clone()),
            Sitter::Friend => SeatKind::Person,
        };
        let me = std::iter::once(SeatKind::Person);
        NewTable {
            game: game.info().id.to_owned(),
            options: self.options(game),
            seats: me.chain(self.sitters.iter().map(kind)).collect(),
            clock: self.pace,
        }
    }

    fn options(&self, game: &dyn Listing) -> Json {
        let variants = game.variants(Lang::En).into_iter();
        variants.fold(Json::Null, |options, variant| {
            let index = self.agreed.get(variant.key).copied().unwrap_or(0);
            house::with_choice(&variant, index, &options)
        })
    }
}
