//! What is played, and who may come: the host decides, everybody sees it.

use erased::Listing;
use leptos::prelude::*;
use scene::Variant;
use wire::Wish;

use super::{
    Here,
    house::{chosen, said, with_choice},
};
use crate::{
    art, lang,
    pages::pace::{Paces, about, title},
    sheets::{Segments, Sheet},
};

#[component]
pub fn Options(here: Here) -> impl IntoView {
    let Here { lang, is_host, .. } = here;
    move || {
        if is_host.get() {
            return view! {
                <dl class="opts">
                    <WhoMayCome here />
                    <HowMany here />
                    <HouseRules here />
                    <ThinkingTime here />
                    <Webhook here />
                </dl>
            }
            .into_any();
        }
        let game: &'static dyn Listing = here.online.session.game;
        let agreed = move || here.table(|it| said(game, &it.options, lang).join(" · "));
        let pace = move || here.table(|it| it.clock.as_ref().map(|it| it.pace));
        view! {
            <p class="agreed">
                {move || {
                    let pace = pace()?;
                    Some(
                        view! {
                            <b>{lang::clock_pace(lang)}</b>
                            " "
                            {title(pace, lang)}
                            ". "
                            {about(pace, lang)}
                        },
                    )
                }}
            </p>
            <p class="agreed">
                {move || {
                    let agreed = agreed();
                    (!agreed.is_empty())
                        .then(|| {
                            view! {
                                <b>{lang::setup_house_rules(lang)}</b>
                                " "
                                {agreed}
                            }
                        })
                }}
            </p>
            <p class="agreed">
                {move || {
                    let is_set = here.table(|it| it.has_webhook);
                    is_set.then(|| lang::hook_is_set(lang))
                }}
            </p>
        }
        .into_any()
    }
}

#[component]
fn WhoMayCome(here: Here) -> impl IntoView {
    let lang = here.lang;
    let words = vec![
        (false, lang::lobby_who_link(lang).to_owned()),
        (true, lang::lobby_who_anyone(lang).to_owned()),
    ];
    view! {
        <div>
            <dt>{lang::lobby_who(lang)}</dt>
            <dd>
                <Segments
                    label=Signal::stored(lang::lobby_who(lang).to_owned())
                    choices=Signal::stored(words)
                    chosen=Signal::derive(move || here.table(|it| it.is_public))
                    choose=Callback::new(move |on| here.wish(Wish::Public { on }))
                />
            </dd>
        </div>
    }
}

/// As many seats as the game allows, and no fewer than people sit there.
#[component]
fn HowMany(here: Here) -> impl IntoView {
    let lang = here.lang;
    let range = here.online.session.game.info().seats;
    let n_people = move || {
        here.table(|it| {
            let is_person =
                |seat: &&wire::SeatInfo| seat.is_taken && seat.kind == wire::SeatKind::Person;
            it.seats.iter().filter(is_person).count()
        })
    };
    let (least, most) = (*range.start(), *range.end());
    let may = move |n: usize| least.max(n_people()) <= n && n <= most;
    let step = move |by: isize, says: &'static str, icon: &'static str| {
        let wanted = move || here.n_seats().saturating_add_signed(by);
        let press = move |_| {
            let n = untrack(wanted);
            if untrack(|| may(n)) {
                here.wish(Wish::Change {
                    options: here.online.table.with_untracked(|it| it.options.clone()),
                    n_seats: n as u8,
                });
            }
        };
        view! {
            <button
                type="button"
                aria-label=says
                aria-disabled=move || (!may(wanted())).to_string()
                on:click=press
            >
                {art::icon(icon)}
            </button>
        }
    };
    view! {
        <div>
            <dt>{lang::lobby_seats(lang)}</dt>
            <dd>
                <span class="step">
                    {step(-1, lang::lobby_fewer(lang), "minus")}
                    <b class="d" role="status">
                        {move || here.n_seats()}
                    </b> {step(1, lang::lobby_more(lang), "plus")}
                </span>
            </dd>
        </div>
    }
}

#[component]
fn ThinkingTime(here: Here) -> impl IntoView {
    let lang = here.lang;
    let pace = Memo::new(move |_| here.table(|it| it.clock.as_ref().map(|it| it.pace)));
    let pace = Signal::derive(move || pace.get().unwrap_or_default());
    view! {
        <div class="wide">
            <dt>
                {lang::clock_pace(lang)} <small>{move || about(pace.get(), lang)}</small>
            </dt>
            <dd>
                <Paces
                    lang=Signal::stored(lang)
                    chosen=pace
                    choose=Callback::new(move |pace| here.wish(Wish::Clock { pace }))
                />
            </dd>
        </div>
    }
}

#[component]
fn Webhook(here: Here) -> impl IntoView {
    let Here { online, lang, .. } = here;
    let is_open = online.session.company.is_webhook_open;
    let says = move || {
        if here.table(|it| it.has_webhook) {
            lang::hook_on(lang)
        } else {
            lang::hook_off(lang)
        }
    };
    view! {
        <div>
            <dt>{lang::hook_title(lang)}</dt>
            <dd>
                <button type="button" class="fold" on:click=move |_| is_open.set(true)>
                    {says}
                    {art::icon(art::FORWARD)}
                </button>
            </dd>
        </div>
    }
}

#[component]
fn HouseRules(here: Here) -> impl IntoView {
    let lang = here.lang;
    let game: &'static dyn Listing = here.online.session.game;
    let is_open = RwSignal::new(false);
    let variants = StoredValue::new(game.variants(lang));
    let n_changed = move || here.table(|it| said(game, &it.options, lang).len());
    let says = move || match n_changed() {
        0 => lang::lobby_none_changed(lang).to_owned(),
        n => lang::lobby_changed(lang, n as u32),
    };
    let has_any = variants.with_value(|it| !it.is_empty());
    has_any.then(|| {
        view! {
            <div>
                <dt>{lang::setup_house_rules(lang)}</dt>
                <dd>
                    <button type="button" class="fold" on:click=move |_| is_open.set(true)>
                        {says}
                        {art::icon(art::FORWARD)}
                    </button>
                    <Sheet is_open class="house" label="table-house-title">
                        <h2 id="table-house-title" class="d">
                            {lang::setup_house_rules(lang)}
                        </h2>
                        {variants
                            .get_value()
                            .into_iter()
                            .map(|variant| view! { <Row here variant /> })
                            .collect_view()}
                        <div class="row">
                            <button
                                type="button"
                                class="btn go"
                                on:click=move |_| is_open.set(false)
                            >
                                {lang::done(lang)}
                            </button>
                        </div>
                    </Sheet>
                </dd>
            </div>
        }
    })
}

#[component]
fn Row(here: Here, variant: Variant) -> impl IntoView {
    let label = variant.label.clone();
    let words = variant.choices.iter().map(|it| it.label.clone());
    let words: Vec<(usize, String)> = (0..).zip(words).collect();
    let variant = StoredValue::new(variant);
    let holds = move || here.table(|it| variant.with_value(|row| chosen(row, &it.options)));
    let choose = move |index| {
        let table = here.online.table;
        let (options, n_seats) = table.with_untracked(|it| {
            let options = variant.with_value(|row| with_choice(row, index, &it.options));
            (options, it.seats.len() as u8)
        });
        here.wish(Wish::Change { options, n_seats });
    };
    view! {
        <div class="srow tall">
            <b>{label.clone()}</b>
            <Segments
                label=Signal::stored(label)
                choices=Signal::stored(words)
                chosen=Signal::derive(holds)
                choose=Callback::new(choose)
            />
        </div>
    }
}
