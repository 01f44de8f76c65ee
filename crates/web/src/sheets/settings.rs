//! The settings: language, light, sound, pace.

use leptos::{prelude::*, task::spawn_local};
use tabletop::Lang;

use super::{Segments, Sheet, sheets};
use crate::{
    art, lang, notice,
    settings::{Loudness, Settings, Speed, Theme, settings},
};

#[component]
pub fn SettingsSheet() -> impl IntoView {
    let is_open = sheets().settings;
    let lang = settings().lang;
    view! {
        <Sheet is_open class="sett" label="settings-title">
            <h2 id="settings-title" class="d">
                {move || lang::settings_title(lang.get())}
            </h2>
            <Rows />
            <p class="tiny">{move || lang::settings_kept(lang.get())}</p>
            <div class="row">
                <button type="button" class="btn go" on:click=move |_| is_open.set(false)>
                    {move || lang::done(lang.get())}
                </button>
            </div>
        </Sheet>
    }
}

#[component]
fn Rows() -> impl IntoView {
    let Settings {
        lang,
        theme,
        speed,
        loudness,
        name: _,
        face: _,
        buzz,
        notify,
    } = settings();
    // The browser asks only whoever has asked for it.
    let choose_notify = Callback::new(move |on| {
        notify.set(on);
        if on {
            spawn_local(async move {
                let is_allowed = notice::ask().await;
                let _ = notify.try_set(is_allowed);
            });
        }
    });
    // Tests and the impatient have a speed that nobody is offered.
    let shown_speed = move || match speed.get() {
        Speed::Instant => Speed::Off,
        speed => speed,
    };
    view! {
        <Row
            icon="globe"
            name=lang::settings_language
            choices=Signal::stored(Lang::ALL.map(|it| (it, own_name(it).to_owned())).to_vec())
            chosen=lang.into()
            choose=Callback::new(move |it| lang.set(it))
        />
        <Row
            icon="moon"
            name=lang::settings_theme
            choices=words(lang, &Theme::ALL, theme_word)
            chosen=theme.into()
            choose=Callback::new(move |it| theme.set(it))
        />
        <Row
            icon=art::SOUND
            name=lang::settings_sound
            choices=words(lang, &Loudness::ALL, loudness_word)
            chosen=loudness.into()
            choose=Callback::new(move |it| loudness.set(it))
        />
        <Row
            icon=art::SPEED
            name=lang::settings_speed
            about=lang::settings_speed_about
            choices=words(lang, &Speed::ALL, speed_word)
            chosen=Signal::derive(shown_speed)
            choose=Callback::new(move |it| speed.set(it))
        />
        <Row
            icon="hand"
            name=lang::settings_buzz
            choices=words(lang, &[true, false], on_word)
            chosen=buzz.into()
            choose=Callback::new(move |it| buzz.set(it))
        />
        {notice::can_notify()
            .then(|| {
                view! {
                    <Row
                        icon="bell"
                        name=lang::settings_notify
                        about=lang::settings_notify_about
                        choices=words(lang, &[true, false], on_word)
                        chosen=notify.into()
                        choose=choose_notify
                    />
                }
            })}
    }
}

#[component]
fn Row<T: Copy + PartialEq + Send + Sync + 'static>(
    icon: &'static str,
    name: fn(Lang) -> &'static str,
    #[prop(optional)] about: Option<fn(Lang) -> &'static str>,
    choices: Signal<Vec<(T, String)>>,
    chosen: Signal<T>,
    choose: Callback<T>,
) -> impl IntoView {
    let lang = settings().lang;
    let label = Signal::derive(move || name(lang.get()).to_owned());
    view! {
        <div class="srow">
            {art::icon(icon)} <span>
                <b>{label}</b>
                {about.map(|about| view! { <small>{move || about(lang.get())}</small> })}
            </span> <Segments label choices chosen choose />
        </div>
    }
}

fn words<T: Copy + Send + Sync + 'static>(
    lang: RwSignal<Lang>,
    all: &'static [T],
    word: fn(T, Lang) -> &'static str,
) -> Signal<Vec<(T, String)>> {
    Signal::derive(move || {
        let lang = lang.get();
        all.iter()
            .map(|it| (*it, word(*it, lang).to_owned()))
            .collect()
    })
}

/// What a language is called by those who speak it.
pub fn own_name(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "English",
        Lang::Fr => "Français",
    }
}

fn on_word(on: bool, lang: Lang) -> &'static str {
    if on {
        lang::settings_on(lang)
    } else {
        lang::settings_off(lang)
    }
}

pub fn theme_word(theme: Theme, lang: Lang) -> &'static str {
    match theme {
        Theme::Auto => lang::settings_theme_auto(lang),
        Theme::Light => lang::settings_theme_light(lang),
        Theme::Dark => lang::settings_theme_dark(lang),
    }
}

pub fn loudness_word(loudness: Loudness, lang: Lang) -> &'static str {
    match loudness {
        Loudness::All => lang::settings_sound_all(lang),
        Loudness::MyTurn => lang::settings_sound_turn(lang),
        Loudness::None => lang::settings_sound_none(lang),
    }
}

pub fn speed_word(speed: Speed, lang: Lang) -> &'static str {
    match speed {
        Speed::Off | Speed::Instant => lang::settings_speed_off(lang),
        Speed::Slow => lang::settings_speed_slow(lang),
        Speed::Normal => lang::settings_speed_normal(lang),
        Speed::Fast => lang::settings_speed_fast(lang),
    }
}
