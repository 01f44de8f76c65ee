//! The top of every page but a table.

use leptos::prelude::*;
use tabletop::Lang;

use crate::{
    art, browser, lang,
    settings::{Theme, settings},
    sheets::{settings::own_name, sheets},
    shell::bar::Speaker,
};

/// Whether some page has been shown already. Copies share it.
#[derive(Copy, Clone, Debug)]
pub struct Arrivals(StoredValue<bool>);

impl Arrivals {
    pub fn provide() {
        provide_context(Arrivals(StoredValue::new(false)));
    }

    /// Whoever changes the page stands at its beginning: what the keyboard was on
    /// is gone.
    fn arrive(self) {
        if self.0.get_value() {
            request_animation_frame(|| {
                if browser::is_focus_nowhere() {
                    browser::focus("main");
                }
            });
        }
        self.0.set_value(true);
    }
}

#[component]
pub fn Top(
    /// What the page is about, for the title of the tab.
    #[prop(optional, into)]
    about: Option<Signal<&'static str>>,
) -> impl IntoView {
    expect_context::<Arrivals>().arrive();
    let settings = settings();
    Effect::new(move |_| {
        let lang = settings.lang.get();
        let title = about.map(|it| lang::notice_title(lang, it.get()));
        document().set_title(&title.unwrap_or_else(|| lang::title(lang).to_owned()));
    });
    let (lang, theme) = (settings.lang, settings.theme);
    let sheets = sheets();
    let other = move || match lang.get() {
        Lang::En => Lang::Fr,
        Lang::Fr => Lang::En,
    };
    // One press always changes what one sees.
    let turn_light = move |_| {
        let is_dark = match theme.get_untracked() {
            Theme::Dark => true,
            Theme::Light => false,
            Theme::Auto => browser::matches("(prefers-color-scheme: dark)"),
        };
        theme.set(if is_dark { Theme::Light } else { Theme::Dark });
    };
    let theme_label = move || {
        let how = crate::sheets::settings::theme_word(theme.get(), lang.get());
        lang::shop_theme(lang.get(), how)
    };
    view! {
        <header class="top">
            <a class="brand" href="/">
                {art::picture("brain.svg")}
                <span class="d">"Brainery"</span>
            </a>
            <span class="sp"></span>
            <button
                type="button"
                class="mini opt"
                aria-label=move || lang::shop_language(lang.get(), own_name(lang.get()))
                on:click=move |_| lang.set(untrack(other))
            >
                <b>{move || lang.get().code().to_uppercase()}</b>
            </button>
            <button type="button" class="mini opt" aria-label=theme_label on:click=turn_light>
                {art::icon("moon")}
            </button>
            <Speaker class="mini opt" />
            <a class="mini opt" href="/replay" aria-label=move || lang::replay_list(lang.get())>
                {art::icon(art::PLAY)}
            </a>
            <button
                type="button"
                class="mini gear"
                aria-label=move || lang::settings_title(lang.get())
                on:click=move |_| sheets.settings.set(true)
            >
                {art::icon(art::GEAR)}
            </button>
            <button
                type="button"
                class="mechip"
                aria-label=move || lang::shop_me(lang.get(), settings.name.get())
                on:click=move |_| sheets.me.set(true)
            >
                {move || face(settings.face.get())}
                <b class="d">{settings.name}</b>
            </button>
        </header>
    }
}

fn face(face: crate::face::Face) -> impl IntoView {
    view! {
        <span class="face" style=format!("--hue:{}", face.disc())>
            {face.drawing()}
        </span>
    }
}
