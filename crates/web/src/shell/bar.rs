//! The bar on top, and the menu behind its first button.

use leptos::prelude::*;
use tabletop::Lang;

use super::{
    Tab, help,
    lamp::LampButton,
    orders::{OrdersItem, OrdersSheet},
    side::panels,
};
use crate::{
    art, lang,
    session::{Link, Session},
    settings::Loudness,
    sheets::{
        closing::Cross,
        settings::{loudness_word, speed_word},
        sheets,
    },
};

const MENU: &str = "menu";

#[component]
pub fn Bar(
    session: Session,
    phase: Signal<String>,
    tab: RwSignal<Option<Tab>>,
    anew: Option<Callback<()>>,
) -> impl IntoView {
    let info = session.game.info();
    let open_menu = move |_| {
        if let Some(menu) = help::dialog(MENU) {
            let _ = menu.show_modal();
        }
    };
    let lang = move || session.lang();
    let n_unread = session.company.n_unread;
    view! {
        <header class="bar">
            <button
                type="button"
                class="tool"
                aria-label=move || lang::shell_menu(lang())
                on:click=open_menu
            >
                {art::icon(art::MENU)}
            </button>
            <span class="logo">{art::picture("brain.svg")}</span>
            <h1>{info.title}</h1>
            <span class="phase">{phase}</span>
            <span class="sp"></span>
            {session.with_others(|it| (it.bar)(session))}
            <Dot session />
            <LampButton session />
            <Show when=move || session.seat().is_some() && !session.is_replay()>
                <Undo session />
            </Show>
            <Pace />
            <Speaker />
            <button
                type="button"
                class="tool drawer"
                aria-label=move || panels(session)
                aria-expanded=move || tab.get().is_some().to_string()
                on:click=move |_| {
                    let is_open = tab.get_untracked().is_some();
                    // Whoever was spoken to wants to hear it.
                    let wanted = match n_unread.get_untracked() {
                        0 if untrack(|| session.is_replay()) => Tab::Coach,
                        0 => Tab::Log,
                        1.. => Tab::Chat,
                    };
                    tab.set((!is_open).then_some(wanted));
                }
            >
                {move || art::icon(if session.is_replay() { "chart" } else { art::LOG })}
                <Show when=move || n_unread.get() != 0>
                    <em class="dot">
                        {move || n_unread.get().min(99)}
                        <span class="unseen">{move || lang::company_unread(lang())}</span>
                    </em>
                </Show>
            </button>
        </header>
        <Menu session tab anew />
        <OrdersSheet session />
    }
}

/// Always there, so that nothing else ever was where it is.
#[component]
fn Undo(session: Session) -> impl IntoView {
    let can_undo = move || session.may_undo() && !session.is_cut_off();
    let says = move || lang::shell_undo(session.lang());
    view! {
        <button
            type="button"
            class="tool undo"
            aria-label=says
            title=says
            aria-disabled=move || (!can_undo()).to_string()
            on:click=move |_| {
                if untrack(can_undo) && session.is_meant() {
                    session.undo();
                }
            }
        >
            {art::icon(art::UNDO)}
        </button>
    }
}

/// How fast others play: calm, normal, fast.
#[component]
pub fn Pace(#[prop(default = "tool opt")] class: &'static str) -> impl IntoView {
    let settings = crate::settings::settings();
    let says = move || {
        let lang = settings.lang.get();
        lang::SettingsSoundIs {
            what: lang::settings_speed(lang),
            how: speed_word(settings.speed.get(), lang),
        }
        .say(lang)
    };
    view! {
        <button
            type="button"
            class=class
            aria-label=says
            title=says
            on:click=move |_| settings.speed.update(|it| *it = it.next())
        >
            {art::icon(art::SPEED)}
        </button>
    }
}

/// The loudspeaker: everything, only my turn, nothing.
#[component]
pub fn Speaker(#[prop(default = "tool speaker")] class: &'static str) -> impl IntoView {
    let settings = crate::settings::settings();
    let label = move || {
        let lang = settings.lang.get();
        lang::SettingsSoundIs {
            what: lang::settings_sound(lang),
            how: loudness_word(settings.loudness.get(), lang),
        }
        .say(lang)
    };
    let icon = move || match settings.loudness.get() {
        Loudness::All => art::icon(art::SOUND),
        Loudness::MyTurn => art::icon("sound-turn"),
        Loudness::None => art::icon("mute"),
    };
    view! {
        <button
            type="button"
            class=class
            aria-label=label
            title=label
            on:click=move |_| settings.loudness.update(|it| *it = it.next())
        >
            {icon}
        </button>
    }
}

/// Whether the server hears us.
#[component]
pub fn Dot(session: Session) -> impl IntoView {
    let kind = move || match session.link.get() {
        Link::Local | Link::Replay(_) => "net local",
        Link::Up => "net up",
        Link::Dialling | Link::Down => "net down",
    };
    let says = move || match session.link.get() {
        Link::Local => lang::shell_link_local(session.lang()),
        Link::Replay(_) => lang::replay_title(session.lang()),
        Link::Up => lang::shell_link_up(session.lang()),
        Link::Dialling | Link::Down => lang::shell_link_down(session.lang()),
    };
    view! {
        <span class=kind role="img" aria-label=says title=says></span>
    }
}

/// A line of the menu: closes it and does something.
#[component]
fn Item(
    session: Session,
    icon: &'static str,
    label: fn(Lang) -> &'static str,
    run: Callback<()>,
) -> impl IntoView {
    let press = move |_| {
        if let Some(menu) = help::dialog(MENU) {
            menu.close();
        }
        run.run(());
    };
    view! {
        <button type="button" class="btn" on:click=press>
            {art::icon(icon)} {move || label(session.lang())}
        </button>
    }
}

#[component]
fn Menu(session: Session, tab: RwSignal<Option<Tab>>, anew: Option<Callback<()>>) -> impl IntoView {
    let sheets = sheets();
    let show_rules = Callback::new(move |()| tab.set(Some(Tab::Rules)));
    let show_settings = Callback::new(move |()| sheets.settings.set(true));
    let show_keys = Callback::new(|()| help::open());
    let shut = Callback::new(|()| {
        if let Some(menu) = help::dialog(MENU) {
            menu.close();
        }
    });
    view! {
        <dialog id=MENU class="dialog" aria-labelledby="menu-title">
            <Cross />
            <h2 id="menu-title">{move || lang::shell_menu(session.lang())}</h2>
            <nav class="menu">
                {anew
                    .map(|run| {
                        view! { <Item session icon=art::AGAIN label=lang::shell_new_game run /> }
                    })}
                <Item session icon=art::BOOK label=lang::shell_rules run=show_rules />
                <OrdersItem session shut />
                <Item session icon=art::GEAR label=lang::settings_title run=show_settings />
                <Item session icon="dots" label=lang::shell_help run=show_keys />
                <a class="btn" href="/replay">
                    {art::icon(art::PLAY)} {move || lang::replay_list(session.lang())}
                </a>
                {session.with_others(|it| (it.menu)(session, shut))}
                <a class="btn" href="/">
                    {art::icon(art::DOOR)} {move || lang::shell_leave(session.lang())}
                </a>
            </nav>
        </dialog>
    }
}
