//! Tables at which somebody has a seat, asked about without opening them.

use store::TokenHash;
use tabletop::{Seat, Turn};
use wire::{MOST_OF_MINE, Mine, MySeat, MyTable, TableInfo};

use crate::{
    error::ApiError,
    lobby::{Lobby, known},
    open_table::info,
    rate_limit::Network,
    table::{Command, ReadBack, clock::at_rest, same_rules},
};

/// How many games are played again for one question. Whose turn it is at the
/// others is told the next time.
const MOST_REPLAYS: usize = 3;

/// How it is known that a seat is theirs.
#[derive(Copy, Clone)]
enum Whose {
    Token(TokenHash),
    Seat(Seat),
}

impl Lobby {
    pub(crate) async fn mine(
        &self,
        network: Network,
        mine: Mine,
        key: Option<TokenHash>,
    ) -> Result<Vec<MyTable>, ApiError> {
        let n = mine.seats.len();
        if MOST_OF_MINE < n {
            return Err(ApiError::wrong(format!(
                "{n} tables cannot be asked about at once, at most {MOST_OF_MINE} can"
            )));
        }
        let mut answers = Vec::new();
        let mut replays = MOST_REPLAYS;
        let known: Vec<_> = mine.seats.iter().map(|it| it.code.clone()).collect();
        let of_token = |MySeat { code, token }: MySeat| {
            let token = TokenHash::of(&token);
            (code, Whose::Token(token))
        };
        let mut wanted: Vec<_> = mine.seats.into_iter().map(of_token).collect();
        // Those that the device has forgotten, or that another one sits at.
        let others = self.seats_of(key, MOST_OF_MINE - n).await?.into_iter();
        let others = others.filter(|(code, _)| !known.contains(code));
        wanted.extend(others.map(|(code, seat)| (code, Whose::Seat(seat))));
        for (code, whose) in wanted {
            let asked = self.my_table(&code, whose, network, &mut replays);
            let found = self.look_up(network, asked).await;
            let (table, since) = match found {
                Ok((table, since)) => (Some(table), Some(since)),
                // Nobody learns whether there is a table or only no seat at it.
                Err(refused) if refused.is_unknown() => (None, None),
                Err(refused) => return Err(refused),
            };
            answers.push(MyTable { code, table, since });
        }
        Ok(answers)
    }

    async fn my_table(
        &self,
        code: &str,
        whose: Whose,
        network: Network,
        replays: &mut usize,
    ) -> Result<(TableInfo, u64), ApiError> {
        let code = known(code)?;
        let unknown = || ApiError::unknown_table(&code);
        let store = &self.state().store;
        let stored = store.table(&code).await?.ok_or_else(unknown)?;
        let mut seats = stored.assignments.iter();
        let you = match whose {
            Whose::Token(token) => seats.position(|it| it.token() == Some(token)),
            Whose::Seat(seat) => Some(seat.index()),
        };
        let you = Some(Seat::new(you.ok_or_else(unknown)?));
        let resting = store.resting(&code).await?.ok_or_else(unknown)?;
        if let Some(Ok(table)) = self.ask_if_open(&code, Command::Info).await {
            return Ok((TableInfo { you, ..table }, resting.since));
        }
        if let Some(table) = self.elsewhere(&code, network).await {
            return Ok((TableInfo { you, ..table }, resting.since));
        }
        let mut table = info(&stored);
        table.you = you;
        if table.has_started {
            if let Some(clock) = at_rest(self.state(), &stored).await {
                table.clock = Some(clock);
            }
            let noted = resting.turn.and_then(|it| serde_json::from_value(it).ok());
            table.turn = match noted {
                Some(turn) => Some(turn),
                None if same_rules(&stored).is_ok() && 0 < *replays => {
                    *replays -= 1;
                    self.turn_again(&code, resting.n).await
                }
                None => None,
            };
        }
        Ok((table, resting.since))
    }

    /// A table that is open at another server.
    async fn elsewhere(&self, code: &str, network: Network) -> Option<TableInfo> {
        let state = self.state();
        let cluster = state.config.cluster.as_ref()?;
        let owner = state.store.lease_owner(code).await.ok()??;
        cluster.table_elsewhere(&owner, code, network, self).await
    }

    /// Plays a table again to see whose turn it is, and notes it.
    async fn turn_again(&self, code: &str, n: u32) -> Option<Turn> {
        let state = self.state();
        let read_back = ReadBack::of(code, state, &state.looking).await.ok()?;
        let driver = read_back.driver.as_ref()?;
        let turn = driver.game().turn();
        // Somebody may have moved meanwhile.
        if driver.next_line() == n + 1 {
            let text = serde_json::to_value(turn).ok()?;
            if let Err(error) = state.store.note_turn(code, n, &text).await {
                tracing::warn!("whose turn it is at table {code} was not noted: {error}");
            }
        }
        Some(turn)
    }
}
