//! Small synthesised sounds. Silent until the page is first touched.

mod voice;

use std::{cell::RefCell, collections::BTreeMap};

use leptos::prelude::{GetUntracked, document};

use self::voice::{Filter, Speaker, Sway, Voice, Wave};
use crate::{
    browser,
    settings::{Loudness, Settings, Speed},
};

/// What there is to hear.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sound {
    Tap,
    Card,
    Deal,
    Dice,
    Squelch,
    /// The Brain falls.
    Drop,
    /// Points come in.
    Gulp,
    /// Something of yours is lost.
    Ow,
    YourTurn,
    /// It is locked.
    No,
    /// Little time is left.
    Tick,
    /// Another round or phase.
    Bell,
    Whistle,
    Win,
    Lose,
}

/// No two of a kind within so many milliseconds.
const APART_MS: f64 = 60.0;

const fn tone(wave: Wave, after: f64, from: f32, to: f32, length: f64, gain: f32) -> Voice {
    Voice {
        wave,
        after,
        from,
        to,
        length,
        gain,
        filter: None,
        sway: None,
    }
}

const fn noise(after: f64, length: f64, gain: f32, filter: Filter) -> Voice {
    Voice {
        filter: Some(filter),
        ..tone(Wave::Noise, after, 0.0, 0.0, length, gain)
    }
}

const fn through(voice: Voice, filter: Filter) -> Voice {
    Voice {
        filter: Some(filter),
        ..voice
    }
}

const fn swaying(voice: Voice, sway: Sway) -> Voice {
    Voice {
        sway: Some(sway),
        ..voice
    }
}

/// The wet half of a brain that lands.
const fn squish(after: f64, gain: f32) -> Voice {
    let wet = noise(after, 0.16, gain, Filter::Low(500.0));
    swaying(wet, Sway::Loudness(18.0))
}

impl Sound {
    #[allow(clippy::too_many_lines, reason = "a table of sounds, one entry each")]
    fn voices(self) -> &'static [Voice] {
        use Wave::{Saw, Sine, Square, Triangle};
        const CLICK: Filter = Filter::High(1200.0);
        const BAND: Filter = Filter::Band(1800.0, 900.0);
        match self {
            Sound::Tap => {
                const {
                    &[through(
                        tone(Square, 0.0, 220.0, 220.0, 0.025, 0.2),
                        Filter::Low(900.0),
                    )]
                }
            }
            Sound::Card => const { &[noise(0.0, 0.07, 0.5, BAND)] },
            Sound::Deal => {
                const {
                    &[
                        noise(0.0, 0.045, 0.4, BAND),
                        noise(0.06, 0.045, 0.4, Filter::Band(1940.0, 970.0)),
                        noise(0.12, 0.045, 0.4, Filter::Band(1660.0, 830.0)),
                        noise(0.18, 0.045, 0.4, BAND),
                    ]
                }
            }
            Sound::Dice => {
                const {
                    &[
                        noise(0.0, 0.018, 0.6, CLICK),
                        noise(0.04, 0.018, 0.5, CLICK),
                        noise(0.1, 0.018, 0.6, CLICK),
                        noise(0.19, 0.018, 0.5, CLICK),
                        noise(0.33, 0.018, 0.6, CLICK),
                        tone(Triangle, 0.33, 140.0, 140.0, 0.05, 0.5),
                    ]
                }
            }
            Sound::Squelch => {
                const { &[tone(Sine, 0.0, 180.0, 70.0, 0.16, 0.7), squish(0.0, 0.4)] }
            }
            Sound::Drop => {
                const {
                    &[
                        tone(Sine, 0.0, 320.0, 60.0, 0.22, 0.7),
                        tone(Sine, 0.22, 180.0, 70.0, 0.16, 0.35),
                        squish(0.22, 0.2),
                    ]
                }
            }
            Sound::Gulp => const { &[tone(Sine, 0.0, 240.0, 420.0, 0.09, 0.5)] },
            Sound::Ow => {
                const {
                    let cry = tone(Saw, 0.0, 300.0, 150.0, 0.26, 0.4);
                    &[swaying(through(cry, Filter::Low(700.0)), Sway::Pitch(6.0))]
                }
            }
            Sound::YourTurn => {
                const {
                    &[
                        tone(Triangle, 0.0, 659.0, 659.0, 0.09, 0.5),
                        tone(Triangle, 0.09, 988.0, 988.0, 0.2, 0.5),
                    ]
                }
            }
            Sound::No => {
                const {
                    &[
                        tone(Triangle, 0.0, 150.0, 150.0, 0.06, 0.5),
                        tone(Triangle, 0.1, 150.0, 150.0, 0.06, 0.5),
                    ]
                }
            }
            Sound::Tick => {
                const {
                    &[through(
                        tone(Triangle, 0.0, 880.0, 880.0, 0.03, 0.18),
                        Filter::Low(1400.0),
                    )]
                }
            }
            Sound::Bell => {
                const {
                    &[
                        tone(Sine, 0.0, 660.0, 660.0, 0.7, 0.35),
                        tone(Sine, 0.0, 1320.0, 1320.0, 0.6, 0.2),
                        tone(Sine, 0.0, 1975.0, 1975.0, 0.5, 0.1),
                    ]
                }
            }
            Sound::Whistle => {
                const {
                    &[
                        tone(Square, 0.0, 440.0, 440.0, 0.5, 0.14),
                        tone(Square, 0.0, 554.0, 554.0, 0.5, 0.14),
                        noise(0.0, 0.5, 0.2, CLICK),
                    ]
                }
            }
            Sound::Win => {
                const {
                    &[
                        tone(Triangle, 0.0, 523.0, 523.0, 0.14, 0.5),
                        tone(Triangle, 0.11, 659.0, 659.0, 0.14, 0.5),
                        tone(Triangle, 0.22, 784.0, 784.0, 0.14, 0.5),
                        tone(Triangle, 0.33, 1047.0, 1047.0, 0.5, 0.5),
                    ]
                }
            }
            Sound::Lose => {
                const DULL: Filter = Filter::Low(600.0);
                const {
                    &[
                        through(tone(Triangle, 0.0, 1047.0, 1047.0, 0.14, 0.5), DULL),
                        through(tone(Triangle, 0.11, 784.0, 784.0, 0.14, 0.5), DULL),
                        through(tone(Triangle, 0.22, 659.0, 659.0, 0.14, 0.5), DULL),
                        through(tone(Triangle, 0.33, 523.0, 523.0, 0.5, 0.5), DULL),
                    ]
                }
            }
        }
    }

    /// Whether it is heard when everything goes fast.
    fn is_brief(self) -> bool {
        match self {
            Sound::Tap
            | Sound::Tick
            | Sound::Dice
            | Sound::YourTurn
            | Sound::No
            | Sound::Win
            | Sound::Lose => true,
            Sound::Card
            | Sound::Deal
            | Sound::Squelch
            | Sound::Drop
            | Sound::Gulp
            | Sound::Ow
            | Sound::Bell
            | Sound::Whistle => false,
        }
    }

    /// How it is heard several times in a row.
    fn echo(self) -> Echo {
        if self == Sound::Gulp {
            // Each token a semitone higher.
            return Echo {
                apart: 0.06,
                pitch: 1.06,
                gain: 1.0,
            };
        }
        Echo {
            apart: 0.165,
            pitch: 1.0,
            gain: 0.35,
        }
    }
}

/// What is different each time.
#[derive(Copy, Clone, Debug)]
struct Echo {
    /// Seconds later.
    apart: f64,
    pitch: f32,
    gain: f32,
}

impl Echo {
    fn after(self, voice: &Voice) -> Voice {
        Voice {
            after: voice.after + self.apart,
            from: voice.from * self.pitch,
            to: voice.to * self.pitch,
            gain: voice.gain * self.gain,
            ..*voice
        }
    }
}

thread_local! {
    static SPEAKER: RefCell<Option<Speaker>> = const { RefCell::new(None) };
    /// When each was heard last.
    static HEARD: RefCell<BTreeMap<Sound, f64>> = const { RefCell::new(BTreeMap::new()) };
}

/// To be called when the page is touched: before that, browsers forbid sound.
pub fn wake() {
    SPEAKER.with_borrow_mut(|speaker| {
        if speaker.is_none() {
            *speaker = Speaker::new().ok();
        }
    });
}

pub fn play(sound: Sound, settings: Settings) {
    play_times(sound, if sound == Sound::Win { 3 } else { 1 }, settings);
}

pub fn play_times(sound: Sound, n: usize, settings: Settings) {
    let is_turn = sound == Sound::YourTurn;
    let is_wanted = match settings.loudness.get_untracked() {
        Loudness::All => true,
        Loudness::MyTurn => is_turn,
        Loudness::None => false,
    };
    let is_fast = settings.speed.get_untracked() == Speed::Fast;
    let is_hidden = document().hidden();
    if !is_wanted || is_fast && !sound.is_brief() || is_hidden && !is_turn {
        return;
    }
    let now = browser::now();
    let before = HEARD.with_borrow_mut(|heard| heard.insert(sound, now));
    if before.is_some_and(|before| now - before < APART_MS) {
        return;
    }
    SPEAKER.with_borrow(|speaker| {
        if let Some(speaker) = speaker {
            let echo = sound.echo();
            for voice in sound.voices() {
                let voices = std::iter::successors(Some(*voice), |it| Some(echo.after(it)));
                for voice in voices.take(n) {
                    // A machine without a loudspeaker stays silent.
                    let _ = speaker.sing(&voice);
                }
            }
        }
    });
}
