//! What is around every table, the same for all games.
//!
//! Top to bottom on a phone: status strip, players, table, prompt, buttons,
//! and a sheet with tabs. For readers and keyboards the prompt comes first.

pub mod buttons;
pub mod controls;
pub mod end;
pub mod focus;
pub mod help;
pub mod keys;
pub mod live;
pub mod long_press;
pub mod menu;
pub mod panels;
pub mod players;
pub mod prompt;
pub mod switches;

use leptos::prelude::*;
use tabletop::Turn;

use self::{
    buttons::Buttons, end::End, live::LiveLines, menu::StatusStrip, panels::Panels, prompt::Prompt,
};
use crate::{lang, session::Session, tables, tables::TableView};

/// Which tab of the sheet is open.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Tab {
    Log,
    Rules,
}

/// A game on the table. `again` starts another, where one can.
#[component]
pub fn Shell(
    session: Session,
    #[prop(optional_no_strip)] again: Option<Callback<()>>,
) -> impl IntoView {
    let TableView {
        table,
        players,
        controls,
        phase,
    } = tables::lay(session);
    // A phone shows the sheet on demand; a wide screen always shows the rail.
    let tab = RwSignal::new(None::<Tab>);
    let repeat = live::Repeat::default();
    keys::listen(session, controls, tab, repeat);
    let is_over = Memo::new(move |_| {
        matches!(session.turn(), Some(Turn::Over(_))) && !session.is_moving.get()
    });
    view! {
        <div class="shell" on:focusin=focus::keep(session)>
            <LiveLines session repeat />
            <StatusStrip session phase tab again />
            <main id="main" class="board" tabindex="-1">
                <section
                    id=focus::PROMPT
                    class="acting"
                    tabindex="-1"
                    aria-label=move || lang::shell_prompt(session.lang())
                >
                    <Prompt session />
                    <Show when=move || !is_over.get()>
                        <Buttons session controls />
                    </Show>
                </section>
                <section
                    class="table"
                    aria-label=move || lang::shell_table(session.lang())
                    on:click=move |_| session.skip()
                >
                    <Show when=move || is_over.get()>
                        <End session again />
                    </Show>
                    {table}
                </section>
                <section class="players" aria-label=move || lang::shell_players(session.lang())>
                    {players}
                </section>
            </main>
            <Panels session tab />
        </div>
    }
}
