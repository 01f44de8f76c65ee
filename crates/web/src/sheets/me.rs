//! Who am I: a name, and a face put together from parts.

use leptos::prelude::*;
use tabletop::Lang;

use super::{Sheet, sheets};
use crate::{
    art, browser,
    face::{DISCS, EXTRAS, EYES, Face, HAIR, HATS, HEADS, MOUTHS, SHIRTS, SKINS, TOPS},
    lang, names,
    settings::settings,
};

/// What of the face is being chosen.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Part {
    Skin,
    Head,
    Eyes,
    Mouth,
    Top,
    Extra,
}

impl Part {
    const ALL: [Part; 6] = [
        Part::Skin,
        Part::Head,
        Part::Eyes,
        Part::Mouth,
        Part::Top,
        Part::Extra,
    ];

    fn name(self, lang: Lang) -> &'static str {
        match self {
            Part::Skin => lang::me_skin(lang),
            Part::Head => lang::me_head(lang),
            Part::Eyes => lang::me_eyes(lang),
            Part::Mouth => lang::me_mouth(lang),
            Part::Top => lang::me_top(lang),
            Part::Extra => lang::me_extra(lang),
        }
    }

    fn n_choices(self) -> usize {
        match self {
            Part::Skin => SKINS.len(),
            Part::Head => HEADS.len(),
            Part::Eyes => EYES.len(),
            Part::Mouth => MOUTHS.len(),
            Part::Top => TOPS.len(),
            Part::Extra => EXTRAS.len(),
        }
    }

    fn of(self, face: &mut Face) -> &mut u8 {
        match self {
            Part::Skin => &mut face.skin,
            Part::Head => &mut face.head,
            Part::Eyes => &mut face.eyes,
            Part::Mouth => &mut face.mouth,
            Part::Top => &mut face.top,
            Part::Extra => &mut face.extra,
        }
    }

    /// The paints that go with it.
    fn paints(self) -> &'static [Paint] {
        match self {
            Part::Top => &[Paint::Hair, Paint::Hat],
            Part::Extra => &[Paint::Shirt],
            Part::Skin | Part::Head | Part::Eyes | Part::Mouth => &[],
        }
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Paint {
    Hair,
    Hat,
    Shirt,
    Disc,
}

impl Paint {
    fn colours(self) -> &'static [&'static str] {
        match self {
            Paint::Hair => &HAIR,
            Paint::Hat => &HATS,
            Paint::Shirt => &SHIRTS,
            Paint::Disc => &DISCS,
        }
    }

    fn of(self, face: &mut Face) -> &mut u8 {
        match self {
            Paint::Hair => &mut face.hair,
            Paint::Hat => &mut face.hat,
            Paint::Shirt => &mut face.shirt,
            Paint::Disc => &mut face.disc,
        }
    }
}

#[component]
pub fn MeSheet() -> impl IntoView {
    let is_open = sheets().me;
    view! {
        <Sheet is_open class="mepick" label="me-title">
            <Picker is_open />
        </Sheet>
    }
}

/// Nothing is kept before it is said to be right.
#[component]
fn Picker(is_open: RwSignal<bool>) -> impl IntoView {
    let settings = settings();
    let lang = settings.lang;
    let face = RwSignal::new(settings.face.get_untracked());
    let name = RwSignal::new(settings.name.get_untracked());
    let part = RwSignal::new(Part::Top);
    let keep = move |submit: leptos::ev::SubmitEvent| {
        submit.prevent_default();
        settings.face.set(face.get_untracked());
        let chosen = name.get_untracked().trim().to_owned();
        if !chosen.is_empty() {
            settings.name.set(chosen);
        }
        is_open.set(false);
    };
    view! {
        <div class="prev">
            <span class="disc" style=move || format!("--hue:{}", face.get().disc())>
                {move || face.get().drawing()}
            </span>
            <button
                type="button"
                class="btn"
                on:click=move |_| {
                    face.set(Face::from_number(u64::from_le_bytes(browser::random_bytes())));
                }
            >
                {art::icon("die")} {move || lang::me_surprise(lang.get())}
            </button>
            <Swatches face paint=Paint::Disc />
            <a class="all" href="/me" on:click=move |_| is_open.set(false)>
                {move || lang::me_past(lang.get())} {art::icon(art::FORWARD)}
            </a>
        </div>
        <form class="form" on:submit=keep>
            <h2 id="me-title" class="d">
                {move || lang::me_title(lang.get())}
            </h2>
            <label class="namef">
                <span>{move || lang::me_name(lang.get())}</span>
                <input
                    autocomplete="nickname"
                    maxlength="24"
                    prop:value=name
                    on:input=move |input| name.set(event_target_value(&input))
                />
                <button
                    type="button"
                    aria-label=move || lang::me_another(lang.get())
                    on:click=move |_| name.set(names::any_person())
                >
                    {art::icon("die")}
                </button>
            </label>
            <div class="ptabs" role="group">
                {Part::ALL
                    .map(|it| {
                        view! {
                            <button
                                type="button"
                                aria-pressed=move || (part.get() == it).to_string()
                                on:click=move |_| part.set(it)
                            >
                                {move || it.name(lang.get())}
                            </button>
                        }
                    })
                    .collect_view()}
            </div>
            <div class="pgrid">
                {move || {
                    let part = part.get();
                    (0..part.n_choices())
                        .map(|n| view! { <Choice face part n=n as u8 /> })
                        .collect_view()
                }}
            </div>
            <div class="paints">
                {move || {
                    let paints = part.get().paints().iter();
                    paints.map(|paint| view! { <Swatches face paint=*paint /> }).collect_view()
                }}
            </div>
            <div class="row">
                <button type="button" class="btn quiet" on:click=move |_| is_open.set(false)>
                    {move || lang::me_cancel(lang.get())}
                </button>
                <button class="btn go">{move || lang::me_done(lang.get())}</button>
            </div>
        </form>
    }
}

/// The whole face as it would be.
#[component]
fn Choice(face: RwSignal<Face>, part: Part, n: u8) -> impl IntoView {
    let lang = settings().lang;
    let would_be = Memo::new(move |_| {
        let mut face = face.get();
        *part.of(&mut face) = n;
        face
    });
    let label = move || {
        let what = part.name(lang.get());
        lang::MeChoice { what, n: n + 1 }.say(lang.get())
    };
    view! {
        <button
            type="button"
            class="pt"
            style=move || format!("--hue:{}", face.get().disc())
            aria-label=label
            aria-pressed=move || (face.get() == would_be.get()).to_string()
            on:click=move |_| face.set(would_be.get_untracked())
        >
            {move || would_be.get().drawing()}
        </button>
    }
}

#[component]
fn Swatches(face: RwSignal<Face>, paint: Paint) -> impl IntoView {
    let lang = settings().lang;
    let swatch = move |(n, colour): (u8, &&str)| {
        let label = move || match paint {
            Paint::Disc => lang::me_disc(lang.get(), n + 1),
            Paint::Hair | Paint::Hat | Paint::Shirt => lang::me_paint(lang.get(), n + 1),
        };
        let is_chosen = move || *paint.of(&mut face.get()) == n;
        view! {
            <button
                type="button"
                style=format!("--hue:{colour}")
                aria-label=label
                aria-pressed=move || is_chosen().to_string()
                on:click=move |_| face.update(|face| *paint.of(face) = n)
            ></button>
        }
    };
    view! { <span class="swat">{(0..).zip(paint.colours()).map(swatch).collect_view()}</span> }
}
