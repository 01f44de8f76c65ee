//! Opening a table: who sits where, under which rules, with which key.

use erased::DynGame;
use record::Running;
use store::{Chair, StoreError, Stored, TokenHash};
use tabletop::{Refusal, Seat, sealed::Seal};
use wire::{NewTable, SeatKind, Seated};

use crate::{
    lobby::Lobby,
    luck::{self, CODE_LENGTHS},
    names::{bot_name, read_name, read_salt},
    refused::Refused,
};

/// How many codes of a length are tried before longer ones are.
const TRIES: usize = 8;

impl Lobby {
    /// Writes a new table down with its opener in the first person's seat. It
    /// is opened when somebody comes to it.
    pub(crate) async fn open_table(&self, wanted: NewTable) -> Result<Seated, Refused> {
        if self.house().is_full() {
            return Err(Refused::house_full());
        }
        let game = self.find_game(&wanted.game)?;
        let token = luck::token();
        let (mut stored, seat) = lay_out(game, wanted, &token)?;
        stored.setup = start_if_full(&stored, game)?.map(|running| running.record().setup);
        for length in CODE_LENGTHS.flat_map(|length| [length; TRIES]) {
            stored.code = luck::code(length);
            match self.house().store.add_table(&stored).await {
                Err(StoreError::CodeTaken(_)) => {}
                Err(error) => return Err(error.into()),
                Ok(()) => {
                    return Ok(Seated {
                        code: stored.code,
                        seat,
                        token,
                    });
                }
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

/// A table without a code yet, and the seat of whoever opens it.
fn lay_out(
    game: &'static dyn DynGame,
    wanted: NewTable,
    token: &str,
) -> Result<(Stored, Seat), Refused> {
    let NewTable {
        game: id,
        options,
        seats,
        name,
        salt,
    } = wanted;
    let key = luck::secret();
    try_out(game, &options, seats.len(), key)?;
    check_bots(game, &seats)?;
    let first_person = seats
        .iter()
        .position(|kind| *kind == SeatKind::Person)
        .map(Seat::new)
        .ok_or_else(|| {
            Refused::wrong(
                "every seat is a bot's; make one of them \"person\", or let bots play among \
                 themselves with `brainery lab`",
            )
        })?;
    let mut chairs = vec![Chair::Free; seats.len()];
    chairs[first_person.index()] = Chair::Person {
        name: read_name(&name, &[])?,
        salt: read_salt(salt)?,
        token: TokenHash::of(token),
    };
    for (index, kind) in seats.into_iter().enumerate() {
        let seat = Seat::new(index);
        if let SeatKind::Bot(bot) = kind {
            let name = bot_name(seat, &chairs);
            chairs[seat.index()] = Chair::Bot { bot, name };
        }
    }
    let stored = Stored {
        code: String::new(),
        game: id,
        rules_version: game.info().rules_version,
        options,
        key,
        chairs,
        setup: None,
    };
    Ok((stored, first_person))
}

/// Whether the rules accept these options for so many players.
fn try_out(
    game: &'static dyn DynGame,
    options: &erased::Json,
    n_seats: usize,
    key: [u8; 32],
) -> Result<(), Refused> {
    let seal = Seal {
        key,
        salts: Vec::new(),
    };
    game.start(options, n_seats, &mut seal.luck(0))?;
    Ok(())
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
