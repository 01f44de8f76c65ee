//! Taking a seat at somebody's table, or looking on.

use erased::DynGame;
use leptos::prelude::*;
use tabletop::{Lang, Seat};
use wire::{SeatInfo, SeatKind, TableInfo};

use super::{
    boxes::{sides, stance},
    lobby::house,
    setup::{explain, guest, title},
    table::Ticket,
    top::Top,
};
use crate::{
    art,
    face::{Face, Portrait},
    lang, names,
    session::{errand::Errand, seat},
    settings::settings,
};

#[component]
pub fn JoinForm(
    lang: Lang,
    game: &'static dyn DynGame,
    table: TableInfo,
    ticket: RwSignal<Option<Ticket>>,
    /// What was wrong with the last try.
    problem: RwSignal<Option<String>>,
    /// Looks at the table again.
    again: Callback<()>,
) -> impl IntoView {
    let n_free = table.seats.iter().filter(|seat| !seat.is_taken).count();
    let rules = house::said(game, &table.options, lang).join(" · ");
    let may_join = 0 < n_free && !table.is_locked;
    let about = if n_free == 0 {
        lang::lobby_full(lang).to_owned()
    } else if table.is_locked {
        lang::lobby_locked(lang).to_owned()
    } else {
        lang::lobby_join_about(lang, n_free as u32)
    };
    let info = game.info();
    let seats = table.seats.clone();
    let wanted = RwSignal::new(None::<Seat>);
    let code = table.code.clone();
    let errand = Errand::default();
    let join = move |submit: leptos::ev::SubmitEvent| {
        submit.prevent_default();
        let (table, guest) = (table.clone(), guest());
        let seat = wanted.get_untracked();
        errand.run(async move {
            match seat::take(&table, guest, seat).await {
                Ok(token) => ticket.set(Some(Ticket::Seat(token))),
                Err(failure) => {
                    problem.set(Some(explain(lang, failure)));
                    // Somebody was faster: this is how it is by now.
                    again.run(());
                }
            }
        });
    };
    let scene = art::file(art::of_game(info.id, "scene.svg"));
    let scene = format!("--scene:url({scene})");
    view! {
        <div class=format!("home setup g-{}", info.id)>
            <Top about=Signal::stored(info.title) />
            <main id="main" tabindex="-1" style=scene>
                <section class="sheet">
                    <div class="left">
                        <div class="box" style=stance(game, -2.0)>
                            {sides(game)}
                        </div>
                    </div>
                    <form class="right" on:submit=join>
                        <h1 class="d">{info.title}</h1>
                        <p class="pitch">{lang::lobby_title(lang, code)} " · " {about}</p>
                        {(!rules.is_empty())
                            .then(|| {
                                view! {
                                    <p class="agreed">
                                        <b>{lang::setup_house_rules(lang)}</b>
                                        " "
                                        {rules}
                                    </p>
                                }
                            })}
                        <div class="round">
                            <Crew lang seats wanted=may_join.then_some(wanted) />
                        </div>
                        {may_join.then(|| view! { <NameField lang /> })}
                        <p role="alert" class="problem">
                            {problem}
                        </p>
                        <div class="cta">
                            {may_join
                                .then(|| {
                                    view! {
                                        <button
                                            class="btn go big"
                                            aria-busy=move || errand.is_on().to_string()
                                        >
                                            {art::icon("door")} {lang::lobby_join(lang)}
                                        </button>
                                    }
                                })}
                            <button
                                type="button"
                                class="btn big"
                                on:click=move |_| ticket.set(Some(Ticket::Onlooker))
                            >
                                {art::icon(art::EYE)} {lang::lobby_watch(lang)}
                            </button>
                        </div>
                    </form>
                </section>
            </main>
        </div>
    }
}

/// What one is called at the table.
#[component]
fn NameField(lang: Lang) -> impl IntoView {
    let name = settings().name;
    view! {
        <label class="namef">
            <span>{lang::lobby_name(lang)}</span>
            <input
                autocomplete="nickname"
                maxlength="24"
                prop:value=name
                on:input=move |input| name.set(event_target_value(&input))
            />
            <button
                type="button"
                aria-label=lang::me_another(lang)
                on:click=move |_| name.set(names::any_person())
            >
                {art::icon("die")}
            </button>
        </label>
    }
}

/// Who sits already, and which seats can be chosen.
#[component]
fn Crew(
    lang: Lang,
    seats: Vec<SeatInfo>,
    /// The seat that is wanted, if any can be had.
    wanted: Option<RwSignal<Option<Seat>>>,
) -> impl IntoView {
    let seat = move |(index, seat): (usize, SeatInfo)| {
        let at = Seat::new(index);
        if seat.is_taken {
            return view! { <Sitter lang seat /> }.into_any();
        }
        let free = view! {
            <span class="face empty">{art::icon("plus")}</span>
            <b class="d">{lang::lobby_free(lang)}</b>
        };
        let Some(wanted) = wanted else {
            return view! { <li>{free}</li> }.into_any();
        };
        let is_wanted = move || wanted.get() == Some(at);
        let (n, what) = (index + 1, lang::lobby_sit_here(lang));
        view! {
            <li>
                <button
                    type="button"
                    class="choice"
                    aria-label=lang::LobbySeat { n, what }.say(lang)
                    aria-pressed=move || is_wanted().to_string()
                    on:click=move |_| wanted.set((!untrack(is_wanted)).then_some(at))
                >
                    {free}
                </button>
            </li>
        }
        .into_any()
    };
    let seats = seats.into_iter().enumerate();
    view! { <ul class="crewline">{seats.map(seat).collect_view()}</ul> }
}

#[component]
fn Sitter(lang: Lang, seat: SeatInfo) -> impl IntoView {
    let face = seat.face.as_deref().map(Face::from_parts);
    let portrait = Portrait::new(face, &seat.name);
    let level = match seat.kind {
        SeatKind::Bot(level) => Some(lang::setup_bot(lang, title(&level, lang))),
        SeatKind::Person => None,
    };
    view! {
        <li>
            <span class="face" style=format!("--hue:{}", portrait.hue())>
                {portrait.drawing()}
            </span>
            <b class="d">{seat.name}</b>
            <small>{level}</small>
        </li>
    }
}
