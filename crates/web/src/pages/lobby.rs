//! Opening a table for friends, and waiting until everybody sits.

use erased::{LEVELS, Listing};
use leptos::{prelude::*, task::spawn_local};
use leptos_router::{NavigateOptions, hooks::use_navigate};
use tabletop::Lang;
use wire::{NewTable, SeatInfo, SeatKind, TableInfo};

use super::forms::{Agreed, GamePicker, Variants, name_or_any, options};
use crate::{
    art, browser, lang,
    session::{
        online::{self, Failure, Online},
        seat,
    },
    shell::menu::Dot,
};

/// Game, seats, and who sits where.
#[component]
pub fn NewTableForm(lang: Lang) -> impl IntoView {
    let game = RwSignal::new(registry::SHELF.first().map_or("", |game| game.info().id));
    let others = RwSignal::new(Vec::<SeatKind>::new());
    let agreed = RwSignal::new(Agreed::new());
    Effect::new(move |_| {
        let n_others = registry::listed(game.get()).map_or(1, |it| *it.info().seats.start() - 1);
        others.set(vec![SeatKind::Person; n_others]);
        agreed.set(Agreed::new());
    });
    let problem = RwSignal::new(None::<String>);
    let navigate = use_navigate();
    let open = move |submit: leptos::ev::SubmitEvent| {
        submit.prevent_default();
        let wanted = NewTable {
            game: game.get_untracked().to_owned(),
            options: registry::listed(game.get_untracked())
                .map(|game| agreed.with_untracked(|agreed| options(game, agreed)))
                .unwrap_or_default(),
            seats: std::iter::once(SeatKind::Person)
                .chain(others.get_untracked())
                .collect(),
        };
        let (navigate, name) = (navigate.clone(), name_or_any());
        spawn_local(async move {
            match open_and_sit(wanted, name).await {
                Ok(code) => navigate(&format!("/table/{code}"), NavigateOptions::default()),
                Err(failure) => problem.set(Some(explain(lang, failure))),
            }
        });
    };
    view! {
        <form on:submit=open>
            <GamePicker lang game id="table-game" />
            {move || {
                registry::listed(game.get()).map(|game| {
                    view! {
                        <Seats lang game others />
                        <Variants lang game agreed id="table" />
                    }
                })
            }}
            <p role="alert" class="problem">{problem}</p>
            <button class="button secondary">{lang::landing_open(lang)}</button>
        </form>
    }
}

/// Opens a table, which shows its seal, and takes the first seat.
async fn open_and_sit(wanted: NewTable, name: String) -> Result<String, Failure> {
    let opened: TableInfo = online::post("/api/tables", &wanted).await?;
    // What was asked for is what was agreed on, whatever the server says.
    let table = TableInfo {
        game: wanted.game,
        options: wanted.options,
        ..opened
    };
    seat::take(&table, name).await?;
    Ok(table.code)
}

pub fn explain(lang: Lang, failure: Failure) -> String {
    match failure {
        Failure::Unreachable | Failure::Missing => lang::landing_offline(lang).to_owned(),
        Failure::Refused(why) => lang::landing_tables_failed(lang, why),
    }
}

/// One picker for each seat but the first, which is the sender's.
#[component]
fn Seats(lang: Lang, game: &'static dyn Listing, others: RwSignal<Vec<SeatKind>>) -> impl IntoView {
    let seats = game.info().seats;
    let count = move |n: usize| {
        view! {
            <label class="pill">
                <input
                    type="radio"
                    name="seats"
                    prop:checked=move || others.with(Vec::len) + 1 == n
                    on:change=move |_| {
                        others.update(|others| others.resize(n - 1, SeatKind::Person));
                    }
                />
                <span>{n}</span>
            </label>
        }
    };
    let seat = move |index: usize| {
        let change = move |change| {
            let kind = match event_target_value(&change).parse::<usize>() {
                Ok(level) => SeatKind::Bot(LEVELS[level].name.to_owned()),
                Err(_) => SeatKind::Person,
            };
            others.update(|others| others[index] = kind);
        };
        let options = (0..)
            .zip(&LEVELS)
            .map(|(index, level)| {
                let label = lang::landing_bot(lang, level.title.get(lang));
                view! { <option value=index.to_string()>{label}</option> }
            })
            .collect_view();
        view! {
            <label class="seat-row">
                <span>{lang::landing_seat(lang, index + 2)}</span>
                <select on:change=change>
                    <option value="person">{lang::landing_person(lang)}</option>
                    {options}
                </select>
            </label>
        }
    };
    let n_others = Memo::new(move |_| others.with(Vec::len));
    let legend = move || lang::landing_players(lang, n_others.get() as u32 + 1);
    view! {
        <fieldset class="pills">
            <legend>{legend}</legend>
            {seats.map(count).collect_view()}
        </fieldset>
        <p class="seat-row">
            <span>{lang::landing_seat(lang, 1)}</span>
            <span>{lang::landing_yourself(lang)}</span>
        </p>
        <For each=move || 0..n_others.get() key=|index| *index children=seat />
    }
}

/// Who sits already, and how to call the others.
#[component]
pub fn Lobby(online: Online, has_seat: bool, lang: Lang) -> impl IntoView {
    let Online { session, table, .. } = online;
    let code = table.with_untracked(|it| it.code.clone());
    let link = format!("{}/table/{code}", browser::origin());
    view! {
        <header class="strip page-strip">
            <a class="logo" href="/">
                {art::brain("pink")}
                <span>"Brainery"</span>
            </a>
            <Dot session />
        </header>
        <main id="main" class="page lobby" tabindex="-1">
            <h1>{lang::lobby_title(lang, &code)}</h1>
            <p>{session.game.info().title} " · " {lang::lobby_waiting(lang)}</p>
            <div class="lobby-columns">
                <section class="card invite">
                    <h2 class="unseen">{lang::landing_invite(lang)}</h2>
                    <p class="code" aria-label=lang::lobby_code(lang)>
                        {code}
                    </p>
                    <div
                        class="qr"
                        role="img"
                        aria-label=lang::lobby_qr(lang)
                        inner_html=qr(&link)
                    ></div>
                    <InviteLink lang link />
                </section>
                <section class="card">
                    <h2>{lang::lobby_seats(lang)}</h2>
                    <ol class="seats">
                        {move || {
                            table
                                .with(|it| {
                                    it.seats
                                        .iter()
                                        .map(|seat| view! { <SeatLine lang seat=seat.clone() /> })
                                        .collect_view()
                                })
                        }}
                    </ol>
                    {has_seat
                        .then(|| {
                            view! {
                                <button
                                    type="button"
                                    class="button primary"
                                    aria-disabled=move || session.is_cut_off().to_string()
                                    on:click=move |_| session.fill()
                                >
                                    {lang::lobby_fill(lang)}
                                </button>
                            }
                        })}
                    <p class="aside">
                        {move || table.with(|it| lang::lobby_sealed(lang, &it.commitment))}
                    </p>
                </section>
            </div>
        </main>
    }
}

#[component]
fn SeatLine(lang: Lang, seat: SeatInfo) -> impl IntoView {
    let SeatInfo {
        kind,
        name,
        is_taken,
        is_here,
        // Nobody plays before everybody has a seat.
        stand_in_ms: _,
    } = seat;
    let name = if is_taken {
        name
    } else {
        lang::lobby_free(lang).to_owned()
    };
    let is_bot = matches!(kind, SeatKind::Bot(_));
    view! {
        <li class:free=!is_taken class:away=is_taken && !is_here>
            <span class="name">{name}</span>
            {is_bot.then(|| view! { <span class="badge">{lang::shell_bot_badge(lang)}</span> })}
            {(is_taken && !is_here)
                .then(|| view! { <span class="badge">{lang::shell_away_badge(lang)}</span> })}
        </li>
    }
}

#[component]
fn InviteLink(lang: Lang, link: String) -> impl IntoView {
    let field = NodeRef::<leptos::html::Input>::new();
    let said = RwSignal::new("");
    let copied = link.clone();
    let copy = move |_| {
        let text = copied.clone();
        spawn_local(async move {
            if browser::copy(text).await.is_ok() {
                said.set(lang::lobby_copied(lang));
            } else {
                if let Some(field) = field.get_untracked() {
                    field.select();
                }
                said.set(lang::lobby_copy_failed(lang));
            }
        });
    };
    view! {
        <div class="field">
            <label for="link">{lang::lobby_link(lang)}</label>
            <input id="link" node_ref=field readonly value=link />
            <button type="button" class="button secondary" on:click=copy>
                {lang::lobby_copy(lang)}
            </button>
            <p role="status" class="aside">{said}</p>
        </div>
    }
}

/// A QR code as a picture; a link that is too long has none.
fn qr(link: &str) -> String {
    use qrcode::{QrCode, render::svg::Color};
    QrCode::new(link).map_or_else(
        |_| String::new(),
        |code| {
            let svg = code
                .render::<Color<'_>>()
                .min_dimensions(160, 160)
                .dark_color(Color("#1a1a1a"))
                .light_color(Color("#ffffff"))
                .build();
            // What comes before the element itself is for files.
            let start = svg.find("<svg").unwrap_or_default();
            svg[start..].to_owned()
        },
    )
}
