//! What a player chooses once, kept on the device.

use std::time::Duration;

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use tabletop::Lang;

use crate::{browser, face::Face, names};

const LANG: &str = "brainery.lang";
const THEME: &str = "brainery.theme";
const SPEED: &str = "brainery.speed";
const SOUND: &str = "brainery.sound";
const FACE: &str = "brainery.face";
const NAME: &str = "brainery.name";
const BUZZ: &str = "brainery.buzz";
const NOTIFY: &str = "brainery.notify";
const ASKS: &str = "brainery.asks";
const LAMP: &str = "brainery.lamp";

#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    #[default]
    Auto,
    Light,
    Dark,
}

impl Theme {
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// As style sheet and storage write it.
    pub const fn word(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// What is to be heard.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Loudness {
    #[default]
    All,
    MyTurn,
    None,
}

impl Loudness {
    pub const ALL: [Loudness; 3] = [Loudness::All, Loudness::MyTurn, Loudness::None];

    /// What the loudspeaker of the bar comes to next.
    #[must_use]
    pub const fn next(self) -> Loudness {
        match self {
            Loudness::All => Loudness::MyTurn,
            Loudness::MyTurn => Loudness::None,
            Loudness::None => Loudness::All,
        }
    }
}

/// How fast things move and bots answer.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Speed {
    /// Nothing moves; bots still take their time.
    Off,
    Slow,
    #[default]
    Normal,
    Fast,
    /// Nothing moves and nobody waits: `?speed=0`, for tests and the impatient.
    Instant,
}

impl Speed {
    /// What the settings offer.
    pub const ALL: [Speed; 3] = [Speed::Slow, Speed::Normal, Speed::Fast];

    /// What the bar comes to next.
    #[must_use]
    pub const fn next(self) -> Speed {
        match self {
            Speed::Slow => Speed::Normal,
            Speed::Normal => Speed::Fast,
            Speed::Fast | Speed::Off | Speed::Instant => Speed::Slow,
        }
    }

    /// How long a motion of `ms` at normal speed takes.
    pub fn motion(self, ms: u32) -> Duration {
        Duration::from_millis(u64::from(match self {
            Speed::Off | Speed::Instant => 0,
            Speed::Slow => ms * 3 / 2,
            Speed::Normal => ms,
            Speed::Fast => ms / 2,
        }))
    }

    /// How long a bot seems to think about so many choices.
    pub fn thought(self, n_choices: usize) -> Duration {
        let more = 50 * n_choices.saturating_sub(1);
        self.words(500 + more.min(400) as u32)
    }

    /// How long something is read that takes `ms` at normal speed: also where
    /// nothing moves.
    pub fn words(self, ms: u32) -> Duration {
        Duration::from_millis(u64::from(match self {
            Speed::Slow => ms * 3 / 2,
            Speed::Off | Speed::Normal => ms,
            Speed::Fast => ms / 2,
            Speed::Instant => 0,
        }))
    }

    /// How long a new button ignores taps that were meant for the old one.
    pub fn guard_ms(self) -> f64 {
        match self {
            Speed::Instant => 0.0,
            Speed::Off | Speed::Slow | Speed::Normal | Speed::Fast => 350.0,
        }
    }
}

/// All settings, as signals. Copies share them.
#[derive(Copy, Clone, Debug)]
pub struct Settings {
    pub lang: RwSignal<Lang>,
    pub theme: RwSignal<Theme>,
    pub speed: RwSignal<Speed>,
    pub loudness: RwSignal<Loudness>,
    pub name: RwSignal<String>,
    pub face: RwSignal<Face>,
    /// Whether the device may buzz when it is one's turn.
    pub buzz: RwSignal<bool>,
    /// Whether a hidden tab may say so.
    pub notify: RwSignal<bool>,
    /// Whether moves that cost much are asked about before they are made.
    pub asks: RwSignal<bool>,
    /// Whether the lamp is shown, which knows a good move.
    pub lamp: RwSignal<bool>,
}

impl Settings {
    /// Reads what the device kept, and keeps what changes from now on.
    pub fn load() -> Settings {
        let name = browser::stored(NAME).unwrap_or_else(names::any_person);
        let settings = Settings {
            lang: RwSignal::new(Lang::from_locale(&browser::language())),
            theme: RwSignal::new(browser::stored_as(THEME).unwrap_or_default()),
            speed: RwSignal::new(first_speed()),
            loudness: RwSignal::new(browser::stored_as(SOUND).unwrap_or_default()),
            face: RwSignal::new(browser::stored_as(FACE).unwrap_or_else(|| Face::of(&name))),
            name: RwSignal::new(name),
            buzz: RwSignal::new(browser::stored_as(BUZZ).unwrap_or(true)),
            notify: RwSignal::new(browser::stored_as(NOTIFY).unwrap_or(false)),
            asks: RwSignal::new(browser::stored_as(ASKS).unwrap_or(true)),
            lamp: RwSignal::new(browser::stored_as(LAMP).unwrap_or(true)),
        };
        settings.keep();
        settings
    }

    fn keep(self) {
        let root = || document().document_element().expect("a page has a root");
        Effect::new(move |_| {
            let code = self.lang.get().code();
            let _ = root().set_attribute("lang", code);
            browser::store(LANG, code);
        });
        Effect::new(move |_| {
            let theme = self.theme.get();
            let _ = root().set_attribute("data-theme", theme.word());
            browser::store_as(THEME, &theme);
        });
        Effect::new(move |_| {
            let speed = self.speed.get();
            let moves = match speed {
                Speed::Off | Speed::Instant => "off",
                Speed::Slow | Speed::Normal | Speed::Fast => "on",
            };
            let _ = root().set_attribute("data-motion", moves);
            if speed != Speed::Instant {
                browser::store_as(SPEED, &speed);
            }
        });
        Effect::new(move |_| browser::store_as(SOUND, &self.loudness.get()));
        Effect::new(move |_| browser::store_as(FACE, &self.face.get()));
        Effect::new(move |_| browser::store(NAME, &self.name.get()));
        Effect::new(move |_| browser::store_as(BUZZ, &self.buzz.get()));
        Effect::new(move |_| browser::store_as(NOTIFY, &self.notify.get()));
        Effect::new(move |_| browser::store_as(ASKS, &self.asks.get()));
        Effect::new(move |_| browser::store_as(LAMP, &self.lamp.get()));
    }
}

fn first_speed() -> Speed {
    if browser::query("speed").as_deref() == Some("0") {
        return Speed::Instant;
    }
    match browser::stored_as(SPEED) {
        Some(speed) => speed,
        None if browser::wants_less_motion() => Speed::Off,
        None => Speed::Normal,
    }
}

pub fn settings() -> Settings {
    expect_context()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_think_longer_about_more_and_never_too_long() {
        let ms = |speed: Speed, n_choices| speed.thought(n_choices).as_millis();
        assert_eq!(ms(Speed::Normal, 1), 500);
        assert_eq!(ms(Speed::Normal, 3), 600);
        assert_eq!(ms(Speed::Normal, 80), 900);
        assert_eq!((ms(Speed::Slow, 1), ms(Speed::Fast, 1)), (750, 250));
    }
}
