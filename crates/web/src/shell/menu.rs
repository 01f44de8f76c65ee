//! The status strip, and the menu behind its first button.

use leptos::prelude::*;

use super::{Tab, help, switches::AllSwitches};
use crate::{
    art, lang,
    session::{Link, Session},
};

const MENU: &str = "menu";

#[component]
pub fn StatusStrip(
    session: Session,
    phase: Signal<String>,
    tab: RwSignal<Option<Tab>>,
    again: Option<Callback<()>>,
) -> impl IntoView {
    let info = session.game.info();
    let open_menu = move |_| {
        if let Some(menu) = help::dialog(MENU) {
            let _ = menu.show_modal();
        }
    };
    view! {
        <header class="strip">
            <button
                type="button"
                class="icon"
                aria-label=move || lang::shell_menu(session.lang())
                on:click=open_menu
            >
                {art::icon(art::MENU)}
            </button>
            <h1>
                <span class="game">{info.title}</span>
                <span class="phase">{phase}</span>
            </h1>
            <Dot session />
            <button
                type="button"
                class="icon rules-button"
                aria-label=move || lang::shell_rules(session.lang())
                aria-expanded=move || (tab.get() == Some(Tab::Rules)).to_string()
                on:click=move |_| {
                    let is_open = tab.get_untracked() == Some(Tab::Rules);
                    tab.set((!is_open).then_some(Tab::Rules));
                }
            >
                {art::icon(art::BOOK)}
            </button>
        </header>
        <Menu session again />
    }
}

/// Whether the server hears us.
#[component]
pub fn Dot(session: Session) -> impl IntoView {
    let kind = move || match session.link.get() {
        Link::Local => "dot local",
        Link::Up => "dot up",
        Link::Down => "dot down",
    };
    let says = move || match session.link.get() {
        Link::Local => lang::shell_link_local(session.lang()),
        Link::Up => lang::shell_link_up(session.lang()),
        Link::Down => lang::shell_link_down(session.lang()),
    };
    view! {
        <span class=kind role="img" aria-label=says title=says></span>
    }
}

#[component]
fn Menu(session: Session, again: Option<Callback<()>>) -> impl IntoView {
    let rules = format!("/rules/{}", session.game.info().id);
    let close = || {
        if let Some(menu) = help::dialog(MENU) {
            menu.close();
        }
    };
    view! {
        <dialog id=MENU class="dialog" aria-labelledby="menu-title">
            <h2 id="menu-title">{move || lang::shell_menu(session.lang())}</h2>
            <nav class="menu">
                {again
                    .map(|again| {
                        view! {
                            <button
                                type="button"
                                class="button secondary"
                                on:click=move |_| {
                                    close();
                                    again.run(());
                                }
                            >
                                {move || lang::shell_new_game(session.lang())}
                            </button>
                        }
                    })}
                <a class="button secondary" href=rules>
                    {move || lang::shell_rules(session.lang())}
                </a>
                <button
                    type="button"
                    class="button secondary"
                    on:click=move |_| {
                        close();
                        help::open();
                    }
                >
                    {move || lang::shell_help(session.lang())}
                </button>
                <a class="button secondary" href="/">
                    {move || lang::shell_leave(session.lang())}
                </a>
            </nav>
            <h3>{move || lang::settings_title(session.lang())}</h3>
            <AllSwitches />
            <form method="dialog">
                <button class="button primary">{move || lang::close(session.lang())}</button>
            </form>
        </dialog>
    }
}
