//! Opening a table: who sits where, under which rules, with which key.

use erased::DynGame;
use record::Running;
use store::{Chair, StoreError, Stored};
use tabletop::{Refusal, Seat, chance::Seeded, sealed::Seal};
use wire::{NewTable, SeatInfo, SeatKind, TableInfo};

use crate::{
    lobby::Lobby,
    luck::{self, CODE_LENGTHS},
    names::bot_name,
    refused::Refused,
};

/// How many codes of a length are tried before longer ones are.
const TRIES: usize = 8;

impl Lobby {
    /// Writes a new table down with its key and nobody at it, so that the seal
    /// is published before anybody gives a salt. It is opened when somebody
    /// comes to it.
    pub(crate) async fn open_table(&self, wanted: NewTable) -> Result<TableInfo, Refused> {
        if self.house().is_full() {
            return Err(Refused::house_full());
        }
        let game = self.find_game(&wanted.game)?;
        let key = self.house().config.fixed_key.unwrap_or_else(luck::secret);
        let mut stored = lay_out(game, wanted, key)?;
        for length in CODE_LENGTHS.flat_map(|length| [length; TRIES]) {
            stored.code = luck::code(length);
            match self.house().store.add_table(&stored).await {
                Err(StoreError::CodeTaken(_)) => {}
                Err(error) => return Err(error.into()),
                Ok(()) => return Ok(info(&stored)),
            }
        }
        Err(Refused::house_full())
    }

    fn find_game(&self, id: &str) -> Result<&'static dyn DynGame, Refused> {
        let config = &self.house().config;
        let found = registry::find(id).filter(|_| config.offers(id));
        found.ok_or_else(|| {
            let known: Vec<_> = registry::all()
                .map(|game| game.info().id)
                .filter(|id| config.offers(id))
                .collect();
            Refused::wrong(format!(
                "unknown game {id:?}; this server has {}",
                known.join(", ")
            ))
        })
    }
}

/// A table as everybody sees it while nobody is connected.
pub(crate) fn info(stored: &Stored) -> TableInfo {
    let seat = |chair: &Chair| SeatInfo {
        kind: chair
            .bot()
            .map_or(SeatKind::Person, |bot| SeatKind::Bot(bot.to_owned())),
        name: chair.name().unwrap_or_default().to_owned(),
        is_taken: *chair != Chair::Free,
        is_here: chair.bot().is_some(),
        stand_in_ms: None,
    };
    TableInfo {
        code: stored.code.clone(),
        game: stored.game.clone(),
        options: stored.options.clone(),
        seats: stored.chairs.iter().map(seat).collect(),
        commitment: seal(stored).commitment(),
        has_started: stored.setup.is_some(),
    }
}

/// Starts the game if every seat is taken.
pub(crate) fn start_if_full(
    stored: &Stored,
    game: &'static dyn DynGame,
) -> Result<Option<Running>, Refusal> {
    let names: Option<Vec<_>> = stored
        .chairs
        .iter()
        .map(|chair| chair.name().map(str::to_owned))
        .collect();
    names
        .map(|names| Running::start(game, stored.options.clone(), names, seal(stored)))
        .transpose()
}

pub(crate) fn seal(stored: &Stored) -> Seal {
    Seal {
        key: stored.key,
        salts: stored
            .chairs
            .iter()
            .map(|chair| chair.salt().to_owned())
            .collect(),
    }
}

/// A table without a code yet.
fn lay_out(game: &'static dyn DynGame, wanted: NewTable, key: [u8; 32]) -> Result<Stored, Refused> {
    let NewTable {
        game: id,
        options,
        seats,
    } = wanted;
    // Whether the rules accept these options for so many players.
    game.start(&options, seats.len(), &mut Seeded::new(0))?;
    check_bots(game, &seats)?;
    if !seats.contains(&SeatKind::Person) {
        return Err(Refused::wrong(
            "every seat is a bot's; make one of them \"person\", or let bots play among \
             themselves with `brainery lab`",
        ));
    }
    let mut chairs = vec![Chair::Free; seats.len()];
    for (index, kind) in seats.into_iter().enumerate() {
        if let SeatKind::Bot(bot) = kind {
            let name = bot_name(Seat::new(index));
            chairs[index] = Chair::Bot { bot, name };
        }
    }
    Ok(Stored {
        code: String::new(),
        game: id,
        rules_version: game.info().rules_version,
        options,
        key,
        chairs,
        setup: None,
    })
}

fn check_bots(game: &'static dyn DynGame, seats: &[SeatKind]) -> Result<(), Refused> {
    let known = game.bots();
    for kind in seats {
        if let SeatKind::Bot(bot) = kind
            && !known.iter().any(|it| it.name == bot)
        {
            let names: Vec<_> = known.iter().map(|it| it.name).collect();
            return Err(Refused::wrong(format!(
                "unknown bot {bot:?}; {} has {}",
                game.info().id,
                names.join(", ")
            )));
        }
    }
    Ok(())
}

#[cfg(test)]
impl Lobby {
    /// Opens a table, and Ada takes its first free seat.
    pub(crate) async fn open_and_join(&self, wanted: NewTable) -> wire::Seated {
        let table = self.open_table(wanted).await.unwrap();
        let join = wire::Join {
            name: "Ada".to_owned(),
            salt: String::new(),
            commitment: table.commitment,
        };
        let join = |answer| crate::table::Command::Join(join.clone(), answer);
        let (_, seated) = self.ask(&table.code, join).await.unwrap();
        seated
    }
}
