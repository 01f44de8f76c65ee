//! Waiting until everybody sits: a ticket to pass around, who is there, and
//! what the host can arrange.

pub mod house;
pub mod invite;
pub mod options;
pub mod seats;

use leptos::prelude::*;
use leptos_router::{NavigateOptions, hooks::use_navigate};
use tabletop::{Lang, Seat};
use wire::{TableInfo, Wish};

use self::{invite::Invite, options::Options, seats::SeatList};
use super::top::Top;
use crate::{
    art, lang,
    session::online::Online,
    shell::{
        banner::Banner,
        bar::Dot,
        outside::{AskToBeTold, HookSheet},
    },
};

/// Who this page is at the table. Copies share everything.
#[derive(Copy, Clone, Debug)]
pub struct Here {
    online: Online,
    lang: Lang,
    /// Where it sits; nowhere for an onlooker.
    me: Memo<Option<Seat>>,
    is_host: Memo<bool>,
}

impl Here {
    fn table<T>(self, read: impl FnOnce(&TableInfo) -> T) -> T {
        self.online.table.with(read)
    }

    fn wish(self, wish: Wish) {
        self.online.session.wish(wish);
    }

    /// How many sit there.
    fn n_taken(self) -> usize {
        self.table(|it| it.seats.iter().filter(|it| it.is_taken).count())
    }

    fn n_seats(self) -> usize {
        self.table(|it| it.seats.len())
    }
}

/// Who sits already, and how to call the others.
#[component]
pub fn Lobby(online: Online, has_seat: bool, lang: Lang) -> impl IntoView {
    let Online { session, table, .. } = online;
    let me = Memo::new(move |_| table.with(|it| it.you));
    let here = Here {
        online,
        lang,
        me,
        is_host: Memo::new(move |_| me.get().is_some() && table.with(|it| it.host) == me.get()),
    };
    let info = session.game.info();
    let code = table.with_untracked(|it| it.code.clone());
    let scene = art::file(art::of_game(info.id, "scene.svg"));
    let scene = format!("--scene:url({scene})");
    let taken = move || {
        let (n, of) = (here.n_taken(), here.n_seats());
        lang::LobbyTaken { n, of }.say(lang)
    };
    view! {
        <div class=format!("home setup g-{}", info.id)>
            <Top about=Signal::stored(info.title) />
            <main id="main" tabindex="-1" style=scene>
                <Banner session />
                <a class="backlink" href="/">
                    {art::icon(art::BACK)} {lang::setup_shelf(lang)}
                </a>
                <section class="lobby">
                    <Invite lang code=&code title=info.title />
                    <div class="crew">
                        <header>
                            <h1 class="d">{info.title}</h1>
                            <span class="chip must">{taken}</span>
                            {move || {
                                let is_rated = table.with(|it| it.is_rated);
                                is_rated.then(|| view! { <span class="chip">{lang::lobby_rated(lang)}</span> })
                            }}
                            <Dot session />
                        </header>
                        <p>
                            {move || if table.with(|it| it.is_locked) { lang::lobby_locked_about(lang) } else { lang::lobby_waiting(lang) }}
                        </p>
                        <SeatList here />
                        <Options here />
                        <AskToBeTold
                            session
                            has_seat=Signal::derive(move || me.get().is_some())
                            class="asktold"
                        />
                        {has_seat.then(|| view! { <Decide here /> })}
                        <p class="tiny">
                            {move || table.with(|it| lang::lobby_sealed(lang, &it.commitment))}
                        </p>
                    </div>
                </section>
                <HookSheet session />
            </main>
        </div>
    }
}

/// What there is to decide before the game: for the host, and for others while
/// the host is away. Everybody can leave.
#[component]
fn Decide(here: Here) -> impl IntoView {
    let Here {
        online,
        lang,
        is_host,
        ..
    } = here;
    let session = online.session;
    // Whom the others wait for.
    let awaited = Memo::new(move |_| {
        let host = here.table(|it| Some(it.seats.get(it.host?.index())?.clone()))?;
        (host.is_here && !is_host.get()).then_some(host.name)
    });
    // Who has not heard of the last change.
    let asked = move || {
        let late = here.table(|it| {
            let mut seats = it.seats.iter();
            let late = seats.find(|it| it.is_asked && !it.is_here);
            late.map(|it| it.name.clone())
        });
        late.map(|name| lang::lobby_asked(lang, name))
    };
    let fewest = *session.game.info().seats.start();
    let may_start = Memo::new(move |_| fewest <= here.n_taken());
    let navigate = use_navigate();
    let leave = move |_| {
        // Whoever cannot be heard keeps the seat.
        if untrack(|| session.is_cut_off()) {
            return navigate("/", NavigateOptions::default());
        }
        online.is_leaving.set(true);
        here.wish(Wish::Stand);
    };
    view! {
        <p class="late" role="status">
            {asked}
        </p>
        <div class="cta">
            {move || match awaited.get() {
                Some(name) => view! { <p>{lang::lobby_host_starts(lang, name)}</p> }.into_any(),
                None if may_start.get() => view! { <Start here /> }.into_any(),
                None => view! { <Fill here class="btn go big" /> }.into_any(),
            }}
            <button type="button" class="btn big leave" on:click=leave>
                {art::icon(art::DOOR)}
                {lang::lobby_leave(lang)}
            </button>
        </div>
        <div class="tools">
            {move || {
                (awaited.get().is_none() && may_start.get() && here.n_taken() < here.n_seats())
                    .then(|| view! { <Fill here class="btn quiet" /> })
            }}
            {move || is_host.get().then(|| view! { <HostTools here /> })}
        </div>
    }
}

/// Starts with those who sit.
#[component]
fn Start(here: Here) -> impl IntoView {
    let Here { online, lang, .. } = here;
    view! {
        <button
            type="button"
            class="btn go big"
            aria-disabled=move || online.session.is_cut_off().to_string()
            on:click=move |_| here.wish(Wish::Start)
        >
            {art::icon(art::PLAY)}
            {move || lang::lobby_start(lang, here.n_taken())}
        </button>
    }
}

/// Starts with bots on the seats that are free.
#[component]
fn Fill(here: Here, class: &'static str) -> impl IntoView {
    let Here { online, lang, .. } = here;
    let session = online.session;
    view! {
        <button
            type="button"
            class=class
            aria-disabled=move || session.is_cut_off().to_string()
            on:click=move |_| session.fill()
        >
            {art::icon(art::ROBOT)}
            {lang::lobby_fill(lang)}
        </button>
    }
}

#[component]
fn HostTools(here: Here) -> impl IntoView {
    let Here { online, lang, .. } = here;
    let session = online.session;
    let is_locked = Memo::new(move |_| here.table(|it| it.is_locked));
    let cut_off = move || session.is_cut_off().to_string();
    view! {
            <button
                type="button"
                class="btn quiet"
                aria-disabled=cut_off
                on:click=move |_| here.wish(Wish::Shuffle)
            >
                {art::icon("swap")}
                {lang::lobby_shuffle(lang)}
            </button>
            <button
                type="button"
                class="btn quiet"
                aria-disabled=cut_off
                on:click=move |_| session.lock(!is_locked.get_untracked())
            >
                {art::icon(art::LOCK)}
                {move || if is_locked.get() { lang::lobby_unlock(lang) } else { lang::lobby_lock(lang) }}
            </button>
    }
}
