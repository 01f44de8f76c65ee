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
    let all = settings();
    let Settings {
        lang,
        theme,
        speed,
        loudness,
        name: _,
        face: _,
        buzz,
        notify,
        asks,
        lamp,
    } = all;
    let set_notify = move |on| spawn_local(notice::want(all, on));
    // Tests and the impatient have a speed that nobody is offered.
    let is_still = move || matches!(speed.get(), Speed::Off | Speed::Instant);
    let shown_speed = move || {
        if is_still() {
            Speed::Normal
        } else {
            speed.get()
        }
    };
    let set_still = move |on| speed.set(if on { Speed::Off } else { Speed::Normal });
    view! {
        <div class="scols">
            <div>
                <Choice
                    icon="globe"
                    name=lang::settings_language
                    choices=Signal::stored(
                        Lang::ALL.map(|it| (it, own_name(it).to_owned())).to_vec(),
                    )
                    chosen=lang.into()
                    choose=Callback::new(move |it| lang.set(it))
                />
                <Choice
                    icon="moon"
                    name=lang::settings_theme
                    choices=words(lang, &Theme::ALL, theme_word)
                    chosen=theme.into()
                    choose=Callback::new(move |it| theme.set(it))
                />
                <Choice
                    icon=art::SOUND
                    name=lang::settings_sound
                    choices=words(lang, &Loudness::ALL, loudness_word)
                    chosen=loudness.into()
                    choose=Callback::new(move |it| loudness.set(it))
                />
                <Choice
                    icon=art::SPEED
                    name=lang::settings_speed
                    choices=words(lang, &Speed::ALL, speed_word)
                    chosen=Signal::derive(shown_speed)
                    choose=Callback::new(move |it| speed.set(it))
                />
            </div>
            <div>
                <Switch
                    icon="run"
                    name=lang::settings_still
                    about=lang::settings_still_about
                    is_on=Signal::derive(is_still)
                    set=Callback::new(set_still)
                />
                <Switch
                    icon=art::CHECK
                    name=lang::settings_asks
                    about=lang::settings_asks_about
                    is_on=asks.into()
                    set=Callback::new(move |on| asks.set(on))
                />
                <Switch
                    icon=art::BULB
                    name=lang::settings_lamp
                    about=lang::settings_lamp_about
                    is_on=lamp.into()
                    set=Callback::new(move |on| lamp.set(on))
                />
                <Switch
                    icon="hand"
                    name=lang::settings_buzz
                    is_on=buzz.into()
                    set=Callback::new(move |on| buzz.set(on))
                />
                {notice::can_notify()
                    .then(|| {
                        view! {
                            <Switch
                                icon="bell"
                                name=lang::settings_notify
                                about=lang::settings_notify_about
                                is_on=notify.into()
                                set=Callback::new(set_notify)
                            />
                        }
                    })}
            </div>
        </div>
    }
}

/// A setting of a few words.
#[component]
fn Choice<T: Copy + PartialEq + Send + Sync + 'static>(
    icon: &'static str,
    name: fn(Lang) -> &'static str,
    choices: Signal<Vec<(T, String)>>,
    chosen: Signal<T>,
    choose: Callback<T>,
) -> impl IntoView {
    let lang = settings().lang;
    let label = Signal::derive(move || name(lang.get()).to_owned());
    view! {
        <div class="srow">
            {art::icon(icon)} <span><b>{label}</b></span>
            <Segments label choices chosen choose />
        </div>
    }
}

/// A setting that is on or off.
#[component]
pub fn Switch(
    icon: &'static str,
    name: fn(Lang) -> &'static str,
    #[prop(optional)] about: Option<fn(Lang) -> &'static str>,
    is_on: Signal<bool>,
    set: Callback<bool>,
) -> impl IntoView {
    let lang = settings().lang;
    view! {
        <div class="srow">
            {art::icon(icon)} <span>
                <b>{move || name(lang.get())}</b>
                {about.map(|about| view! { <small>{move || about(lang.get())}</small> })}
            </span>
            <button
                type="button"
                class="sw"
                role="switch"
                aria-checked=move || is_on.get().to_string()
                aria-label=move || name(lang.get())
                on:click=move |_| set.run(!is_on.get_untracked())
            >
                <i></i>
            </button>
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
