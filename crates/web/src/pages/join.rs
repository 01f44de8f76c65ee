//! Taking a seat at somebody's table, or looking on.

use leptos::{prelude::*, task::spawn_local};
use tabletop::Lang;
use wire::{Join, Seated, TableInfo};

use super::{
    forms::{NameField, name_or_any},
    lobby::{explain, new_salt},
    table::Ticket,
};
use crate::{art, lang, session::online};

#[component]
pub fn JoinForm(lang: Lang, table: TableInfo, ticket: RwSignal<Option<Ticket>>) -> impl IntoView {
    let TableInfo {
        code, game, seats, ..
    } = table;
    let n_free = seats.iter().filter(|seat| !seat.is_taken).count();
    let title = registry::listed(&game).map(|game| game.info().title);
    let problem = RwSignal::new(None::<String>);
    let code = StoredValue::new(code);
    let join = move |submit: leptos::ev::SubmitEvent| {
        submit.prevent_default();
        let message = Join {
            name: name_or_any(),
            salt: new_salt(),
        };
        let path = format!("/api/tables/{}/join", code.get_value());
        spawn_local(async move {
            match online::post::<Seated>(&path, &message).await {
                Ok(Seated { code, token, .. }) => {
                    online::keep_token(&code, &token);
                    ticket.set(Some(Ticket::Seat(token)));
                }
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
            <h1>{lang::lobby_title(lang, code.get_value())}</h1>
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
