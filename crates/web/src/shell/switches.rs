//! Switches for the settings, in the menu and on the landing page.

use leptos::prelude::*;
use tabletop::Lang;

use crate::{
    lang,
    settings::{Settings, Speed, Theme, settings},
};

/// Language and theme, small, for page headers.
#[component]
pub fn QuickSwitches() -> impl IntoView {
    let settings = settings();
    view! {
        <div class="switches">
            <LanguageSwitch settings />
            <ThemeSwitch settings />
        </div>
    }
}

/// Everything, for the menu.
#[component]
pub fn AllSwitches() -> impl IntoView {
    let settings = settings();
    let lang = settings.lang;
    view! {
        <div class="switches tall">
            <LanguageSwitch settings />
            <ThemeSwitch settings />
            <label class="switch">
                <span>{move || lang::settings_speed(lang.get())}</span>
                <select on:change=move |change| {
                    let index: usize = event_target_value(&change).parse().unwrap_or(2);
                    settings.speed.set(Speed::ALL[index]);
                }>
                    {Speed::ALL
                        .into_iter()
                        .enumerate()
                        .map(|(index, speed)| {
                            view! {
                                <option
                                    value=index.to_string()
                                    prop:selected=move || settings.speed.get() == speed
                                >
                                    {move || speed_label(speed, lang.get())}
                                </option>
                            }
                        })
                        .collect_view()}
                </select>
            </label>
            <div class="switch">
                <span id="sound-label">{move || lang::settings_sound(lang.get())}</span>
                <button
                    type="button"
                    class="button quiet"
                    aria-describedby="sound-label"
                    aria-pressed=move || settings.has_sound.get().to_string()
                    on:click=move |_| settings.has_sound.update(|it| *it = !*it)
                >
                    {move || {
                        if settings.has_sound.get() {
                            lang::settings_sound_on(lang.get())
                        } else {
                            lang::settings_sound_off(lang.get())
                        }
                    }}
                </button>
            </div>
        </div>
    }
}

#[component]
fn LanguageSwitch(settings: Settings) -> impl IntoView {
    let name = |lang| match lang {
        Lang::En => "English",
        Lang::Fr => "Français",
    };
    view! {
        <label class="switch">
            <span>{move || lang::settings_language(settings.lang.get())}</span>
            <select on:change=move |change| {
                if let Ok(lang) = event_target_value(&change).parse() {
                    settings.lang.set(lang);
                }
            }>
                {Lang::ALL
                    .into_iter()
                    .map(|lang| {
                        view! {
                            <option
                                value=lang.code()
                                lang=lang.code()
                                prop:selected=move || settings.lang.get() == lang
                            >
                                {name(lang)}
                            </option>
                        }
                    })
                    .collect_view()}
            </select>
        </label>
    }
}

#[component]
fn ThemeSwitch(settings: Settings) -> impl IntoView {
    view! {
        <label class="switch">
            <span>{move || lang::settings_theme(settings.lang.get())}</span>
            <select on:change=move |change| {
                let word = event_target_value(&change);
                let theme = Theme::ALL.into_iter().find(|theme| theme.word() == word);
                settings.theme.set(theme.unwrap_or_default());
            }>
                {Theme::ALL
                    .into_iter()
                    .map(|theme| {
                        view! {
                            <option
                                value=theme.word()
                                prop:selected=move || settings.theme.get() == theme
                            >
                                {move || theme_label(theme, settings.lang.get())}
                            </option>
                        }
                    })
                    .collect_view()}
            </select>
        </label>
    }
}

fn theme_label(theme: Theme, lang: Lang) -> &'static str {
    match theme {
        Theme::Auto => lang::settings_theme_auto(lang),
        Theme::Light => lang::settings_theme_light(lang),
        Theme::Dark => lang::settings_theme_dark(lang),
    }
}

fn speed_label(speed: Speed, lang: Lang) -> &'static str {
    match speed {
        Speed::Off | Speed::Instant => lang::settings_speed_off(lang),
        Speed::Slow => lang::settings_speed_slow(lang),
        Speed::Normal => lang::settings_speed_normal(lang),
        Speed::Fast => lang::settings_speed_fast(lang),
    }
}
