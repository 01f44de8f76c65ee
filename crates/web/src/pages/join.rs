//! Taking a seat at somebody's table, or looking on.

use erased::DynGame;
use leptos::{prelude::*, task::spawn_local};
use tabletop::Lang;
use wire::TableInfo;

use super::{
    forms::{NameField, name_or_any},
    lobby::explain,
    table::Ticket,
};
use crate::{art, lang, session::seat};

#[component]
pub fn JoinForm(
    lang: Lang,
    game: &'static dyn DynGame,
    table: TableInfo,
    ticket: RwSignal<Option<Ticket>>,
) -> impl IntoView {
    let n_free = table.seats.iter().filter(|seat| !seat.is_taken).count();
    let title = game.info().title;
    let problem = RwSignal::new(None::<String>);
    let code = table.code.clone();
    let join = move |submit: leptos::ev::SubmitEvent| {
        submit.prevent_default();
        let (table, name) = (table.clone(), name_or_any());
        spawn_local(async move {
            match seat::take(&table, name).await {
                Ok(token) => ticket.set(Some(Ticket::Seat(token))),
                Err(failure) => problem.set(Some(explain(lang, failure))),
            }
        });
    };
    let about = if n_free == 0 {
        lang::lobby_full(lang).to_owned()
    } else {
        lang::lobby_join_about(lang, n_free as u32)
    };
    view! {
        <header class="strip page-strip">
            <a class="logo" href="/">{art::brain("pink")} <span>"Brainery"</span></a>
        </header>
        <main id="main" class="page narrow" tabindex="-1">
            <h1>{lang::lobby_title(lang, code)}</h1>
            <form class="card" on:submit=join>
                <p>{title} " · " {about}</p>
                {(0 < n_free)
                    .then(|| {
                        view! {
                            <NameField lang />
                            <p role="alert" class="problem">{problem}</p>
                            <button class="button primary">{lang::lobby_join(lang)}</button>
                        }
                    })}
                <button
                    type="button"
                    class="button secondary"
                    on:click=move |_| ticket.set(Some(Ticket::Onlooker))
                >
                    {lang::lobby_watch(lang)}
                </button>
            </form>
        </main>
    }
}
