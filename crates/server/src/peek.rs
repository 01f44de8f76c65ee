//! Looking at a table without opening it.

use wire::TableInfo;

use crate::{
    error::ApiError,
    lobby::{Lobby, known},
    open_table::info,
    table::{Command, ReadBack, published, same_rules},
};

impl Lobby {
    /// Who sits at a table, whether it is open or not.
    pub(crate) async fn info(&self, code: &str) -> Result<TableInfo, ApiError> {
        let code = known(code)?;
        if let Some(answer) = self.ask_if_open(&code, Command::Info).await {
            return answer;
        }
        let stored = self.state().store.table(&code).await?;
        let stored = stored.ok_or_else(|| ApiError::unknown_table(&code))?;
        same_rules(&stored)?;
        Ok(info(&stored))
    }

    /// The record of a game that is over, whether its table is open or not.
    pub(crate) async fn record(&self, code: &str) -> Result<String, ApiError> {
        let code = known(code)?;
        if let Some(answer) = self.ask_if_open(&code, Command::Record).await {
            return answer;
        }
        let state = self.state();
        let stored = state.store.table(&code).await?;
        if let Some(record) = stored.and_then(|it| it.record) {
            return Ok(record);
        }
        let read_back = ReadBack::of(&code, state, &state.looking).await?;
        published(&read_back.stored, read_back.driver.as_ref())
    }
}
