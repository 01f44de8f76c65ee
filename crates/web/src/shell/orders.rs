//! Standing orders: what is done for this page's player whenever the game asks.
//! They see them, and nobody else does.

use leptos::prelude::*;

use crate::{
    art, lang,
    session::Session,
    sheets::{Sheet, settings::Switch},
};

/// In the menu of whoever plays a game that has any.
#[component]
pub fn OrdersItem(session: Session, shut: Callback<()>) -> impl IntoView {
    let has_any = !session.game.orders().is_empty();
    let is_on = Memo::new(move |_| has_any && session.orders.is_offered.get());
    let open = move |_| {
        shut.run(());
        session.orders.is_open.set(true);
    };
    view! {
        <Show when=move || is_on.get()>
            <button type="button" class="btn" on:click=open>
                {art::icon(art::CHECK)}
                {move || lang::orders_title(session.lang())}
            </button>
        </Show>
    }
}

/// What can be ordered, each on or off.
#[component]
pub fn OrdersSheet(session: Session) -> impl IntoView {
    let is_open = session.orders.is_open;
    let row = move |order: erased::OrderLabel| {
        let is_on = move || session.orders.given.with(|it| has(it, order.name));
        let set = move |on| {
            let mut wanted = session.orders.given.get_untracked();
            wanted.retain(|it| it != order.name);
            if on {
                wanted.push(order.name.to_owned());
            }
            session.give_orders(wanted);
        };
        view! {
            <Switch
                icon=art::CHECK
                name=order.says
                is_on=Signal::derive(is_on)
                set=Callback::new(set)
            />
        }
    };
    view! {
        <Sheet is_open class="sett" label="orders-title">
            <h2 id="orders-title" class="d">
                {move || lang::orders_title(session.lang())}
            </h2>
            <p>{move || lang::orders_about(session.lang())}</p>
            {session.game.orders().into_iter().map(row).collect_view()}
            <div class="row">
                <button type="button" class="btn go" on:click=move |_| is_open.set(false)>
                    {move || lang::done(session.lang())}
                </button>
            </div>
        </Sheet>
    }
}

/// In the bubble, for as long as there are any: they are taken back where they
/// are seen.
#[component]
pub fn Ordered(session: Session) -> impl IntoView {
    let n = Memo::new(move |_| session.orders.given.with(Vec::len));
    let is_on = move || 0 < n.get() && !session.must().is_empty();
    view! {
        <Show when=is_on>
            <small class="ordered">
                <button
                    type="button"
                    class="link"
                    on:click=move |_| session.orders.is_open.set(true)
                >
                    {move || lang::orders_given(session.lang(), n.get() as u32)}
                </button>
            </small>
        </Show>
    }
}

fn has(orders: &[String], name: &str) -> bool {
    orders.iter().any(|it| it == name)
}
