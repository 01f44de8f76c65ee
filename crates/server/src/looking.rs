//! Looking at a table without opening it.

use wire::TableInfo;

use crate::{
    lobby::{Lobby, known},
    opening::info,
    refused::Refused,
    table::{Command, ReadBack, published, same_rules},
};

impl Lobby {
    /// Who sits at a table, whether it is open or not.
    pub(crate) async fn info(&self, code: &str) -> Result<TableInfo, Refused> {
        let code = known(code)?;
        if let Some(answer) = self.ask_if_open(&code, Command::Info).await {
            return answer;
        }
        let stored = self.house().store.table(&code).await?;
        let stored = stored.ok_or_else(|| Refused::unknown_table(&code))?;
        same_rules(&stored)?;
        Ok(info(&stored))
    }

    /// The record of a game that is over, whether its table is open or not.
    pub(crate) async fn record(&self, code: &str) -> Result<String, Refused> {
        let code = known(code)?;
        if let Some(answer) = self.ask_if_open(&code, Command::Record).await {
            return answer;
        }
        let house = self.house();
        let read_back = ReadBack::of(&code, house, &house.looking).await?;
        published(&read_back.stored, read_back.running.as_ref())
    }
}
