//! What stands where on the page of the rules.

use std::sync::Arc;

use driver::tour::Panel;
use erased::DynGame;
use leptos::{ev, prelude::*};
use leptos_router::hooks::use_location;
use tabletop::Lang;
use web_sys::SubmitEvent;

use super::{
    Visit,
    cards::CardList,
    clauses::{Clauses, Query},
    example::strip,
    picture::{Panels, picture, prose},
};
use crate::{
    art, browser, lang,
    pages::{learn::is_taught, rules::Fan, top::Top},
    settings::settings,
    tables,
};

/// A part of the page, by the name of its anchor.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Part {
    Goal,
    Setup,
    Turn,
    Example,
    Special,
    End,
    Cards,
    Clauses,
}

impl Part {
    pub const fn anchor(self) -> &'static str {
        match self {
            Part::Goal => "goal",
            Part::Setup => "setup",
            Part::Turn => "turn",
            Part::Example => "example",
            Part::Special => "special",
            Part::End => "end",
            Part::Cards => "cards",
            Part::Clauses => "clauses",
        }
    }

    fn title(self, visit: Option<&Visit>, lang: Lang) -> String {
        match self {
            Part::Goal => lang::rules_goal(lang).to_owned(),
            Part::Setup => lang::rules_setup(lang).to_owned(),
            Part::Turn => lang::rules_turn(lang).to_owned(),
            Part::Example if visit.is_some_and(|it| 1 < it.examples.len()) => {
                lang::rules_examples(lang).to_owned()
            }
            Part::Example => lang::rules_example(lang).to_owned(),
            Part::Special => {
                let title = visit.map(|it| it.tour.special.title.get(lang).to_owned());
                title.unwrap_or_default()
            }
            Part::End => lang::rules_end(lang).to_owned(),
            Part::Cards => lang::rules_all_cards(lang).to_owned(),
            Part::Clauses => lang::rules_every(lang).to_owned(),
        }
    }
}

#[component]
pub fn Page(game: &'static dyn DynGame, visit: Option<Arc<Visit>>) -> impl IntoView {
    let lang = settings().lang;
    let hash = use_location().hash;
    let query = Query::new(game);
    // What is linked to exists only once the program has drawn it, and the router
    // has its own idea of where to scroll before that.
    Effect::new(move |_| {
        let id = hash.get();
        let id = id.trim_start_matches('#').to_owned();
        query.make_room_for(&id);
        request_animation_frame(move || browser::go_to(&id));
    });
    let looks = tables::style(game);
    if let Some(style) = looks {
        tables::dress(style);
    }
    let back = looks.map(|game| format!("--back:url({})", art::file(format!("{game}/back.svg"))));
    let main = {
        let visit = visit.clone();
        move || sections(game, visit.as_deref(), query, lang.get())
    };
    view! {
        <div class=format!("home plain rulesp g-{}", game.info().id) style=back>
            <Top />
            <Band game />
            <div class="t-cols">
                <Contents game visit query />
                <main id="main" class="t-main" tabindex="-1">
                    {main}
                </main>
            </div>
        </div>
    }
}

fn sections(
    game: &'static dyn DynGame,
    visit: Option<&Visit>,
    query: Query,
    lang: Lang,
) -> AnyView {
    let title = |part: Part| part.title(visit, lang);
    let panels = |part: Part, kind: &'static str, panels: &[Panel]| {
        let (title, panels) = (title(part), panels.to_vec());
        view! {
            <section id=part.anchor() tabindex="-1">
                <h2 class="d">{title}</h2>
                <Panels game kind panels lang />
            </section>
        }
    };
    let tour = visit.map(|visit| {
        let examples = visit.examples.iter();
        let examples = examples.map(|shown| strip(game, shown, lang));
        view! {
            <Goal game panel=visit.tour.goal.clone() lang />
            {panels(Part::Setup, "t-setup", &visit.tour.setup)}
            {panels(Part::Turn, "t-turn", &visit.tour.turn)}
            <section id=Part::Example.anchor() tabindex="-1">
                <h2 class="d">{title(Part::Example)}</h2>
                {examples.collect_view()}
            </section>
            {panels(Part::Special, "t-special", &visit.tour.special.panels)}
            {panels(Part::End, "t-end", &visit.tour.end)}
        }
    });
    view! {
        {tour}
        <CardList game lang />
        <Clauses game query lang />
        <footer class="t-foot">
            <p class="aside">{lang::rules_ruling_about(lang)}</p>
            <p class="aside">{lang::rules_credits(lang, game.info().credits)}</p>
            <Fan lang />
            <a class="btn go" href=format!("/play/{}", game.info().id)>
                {art::icon(art::PLAY)}
                {lang::rules_play(lang, game.info().title)}
            </a>
        </footer>
    }
    .into_any()
}

/// The place where it is played, with its name over it.
#[component]
fn Band(game: &'static dyn DynGame) -> impl IntoView {
    let lang = settings().lang;
    let info = game.info();
    let scene = art::file(art::of_game(info.id, "scene.svg"));
    let goal = move || game.goal(lang.get());
    view! {
        <div class="t-band" style=format!("background-image:url({scene})")>
            <a class="backlink" href=format!("/play/{}", info.id)>
                {art::icon(art::BACK)} {move || lang::rules_box(lang.get())}
            </a>
            <h1 class="d">
                <span class="unseen">{move || lang::rules_title(lang.get(), info.title)}</span>
                <span aria-hidden="true">{info.title}</span>
            </h1>
            <Show when=move || !goal().is_empty()>
                <p class="d">{goal}</p>
            </Show>
            <span class="host">{art::picture("mascot.svg")}</span>
        </div>
    }
}

/// At the left, or a row above.
#[component]
fn Contents(game: &'static dyn DynGame, visit: Option<Arc<Visit>>, query: Query) -> impl IntoView {
    let lang = settings().lang;
    let shown = RwSignal::new(None::<Part>);
    let parts = parts(game, visit.as_deref());
    follow_scrolling(parts.clone(), shown);
    let link = move |part: Part| {
        let visit = visit.clone();
        let is_here = move || shown.get() == Some(part);
        view! {
            <a
                href=format!("#{}", part.anchor())
                aria-current=move || is_here().then_some("true")
            >
                {move || part.title(visit.as_deref(), lang.get())}
            </a>
        }
    };
    let links = parts.into_iter().map(link).collect_view();
    let find = move |submit: SubmitEvent| {
        submit.prevent_default();
        browser::go_to(Part::Clauses.anchor());
    };
    let id = game.info().id;
    view! {
        <nav class="t-nav" aria-label=move || lang::rules_contents(lang.get())>
            <div class="t-links">{links}</div>
            <form class="t-find" on:submit=find>
                {query.field()}
            </form>
            {is_taught(id)
                .then(|| {
                    view! {
                        <a class="btn go" href=format!("/learn/{id}")>
                            {art::icon("learn")}
                            {move || lang::rules_learn(lang.get())}
                        </a>
                    }
                })}
            <button type="button" class="btn" on:click=move |_| browser::print()>
                {art::icon("copy")}
                {move || lang::rules_print(lang.get())}
            </button>
        </nav>
    }
}

fn parts(game: &'static dyn DynGame, visit: Option<&Visit>) -> Vec<Part> {
    let mut parts = Vec::new();
    if visit.is_some() {
        parts.extend([
            Part::Goal,
            Part::Setup,
            Part::Turn,
            Part::Example,
            Part::Special,
            Part::End,
        ]);
    }
    if !game.cards(Lang::En).is_empty() {
        parts.push(Part::Cards);
    }
    parts.push(Part::Clauses);
    parts
}

/// Which part one reads: the last one that begins in the upper third of the window.
fn follow_scrolling(parts: Vec<Part>, shown: RwSignal<Option<Part>>) {
    let look = move || {
        let begins = |part: &&Part| {
            let top = browser::top_of(part.anchor());
            top.is_some_and(|top| top < browser::height() / 3.0)
        };
        let now = parts.iter().rev().find(begins).or(parts.first()).copied();
        if shown.try_get_untracked() != Some(now) {
            let _ = shown.try_set(now);
        }
    };
    let once = look.clone();
    request_animation_frame(once);
    let listener = window_event_listener(ev::scroll, move |_| look());
    on_cleanup(move || listener.remove());
}

#[component]
fn Goal(game: &'static dyn DynGame, panel: Panel, lang: Lang) -> impl IntoView {
    let seats = game.info().seats;
    let (from, to) = (seats.start(), seats.end());
    let minutes = game.blurb(lang).map(|blurb| {
        view! { <li>{art::icon("clock")} <b>{lang::shop_minutes(lang, blurb.minutes)}</b></li> }
    });
    view! {
        <section id=Part::Goal.anchor() class="t-goal" tabindex="-1">
            {picture(game, &panel.picture, lang)}
            <div>
                <h2 class="d">{lang::rules_goal(lang)}</h2>
                <p>
                    {prose(panel.text.get(lang))}
                </p>
            </div>
            <ul class="t-facts">
                <li>
                    {art::icon("people")}
                    <b>
                        {lang::ShopSeats { from, to }.say(lang)}
                        <span class="unseen">" " {lang::setup_players(lang)}</span>
                    </b>
                </li>
                {minutes}
            </ul>
        </section>
    }
}
