//! Small synthesised sounds. Silent until the page is first touched.

use std::cell::RefCell;

use leptos::prelude::GetUntracked;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

use crate::settings::Settings;

/// What there is to hear.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Sound {
    YourTurn,
    Action,
    Dice,
    Refused,
    End,
}

/// One tone: when it starts, how high, how long. Seconds and hertz.
struct Tone(f64, f32, f64);

impl Sound {
    fn tones(self) -> &'static [Tone] {
        match self {
            Sound::YourTurn => &[Tone(0.0, 523.0, 0.12), Tone(0.13, 784.0, 0.2)],
            Sound::Action => &[Tone(0.0, 392.0, 0.08)],
            Sound::Dice => &[
                Tone(0.0, 180.0, 0.04),
                Tone(0.09, 220.0, 0.04),
                Tone(0.17, 160.0, 0.04),
                Tone(0.28, 200.0, 0.05),
            ],
            Sound::Refused => &[Tone(0.0, 196.0, 0.1), Tone(0.1, 147.0, 0.18)],
            Sound::End => &[
                Tone(0.0, 523.0, 0.14),
                Tone(0.15, 659.0, 0.14),
                Tone(0.3, 784.0, 0.14),
                Tone(0.45, 1047.0, 0.4),
            ],
        }
    }
}

thread_local! {
    static SPEAKER: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// To be called when the page is touched: before that, browsers forbid sound.
pub fn wake() {
    SPEAKER.with_borrow_mut(|speaker| {
        if speaker.is_none() {
            *speaker = AudioContext::new().ok();
        }
    });
}

pub fn play(sound: Sound, settings: Settings) {
    if !settings.has_sound.get_untracked() {
        return;
    }
    SPEAKER.with_borrow(|speaker| {
        if let Some(speaker) = speaker {
            for tone in sound.tones() {
                // A machine without a loudspeaker stays silent.
                let _ = sing(speaker, tone);
            }
        }
    });
}

fn sing(speaker: &AudioContext, &Tone(after, pitch, length): &Tone) -> Result<(), JsValue> {
    let start = speaker.current_time() + after;
    let (voice, volume) = (speaker.create_oscillator()?, speaker.create_gain()?);
    voice.set_type(OscillatorType::Triangle);
    voice.frequency().set_value(pitch);
    volume.gain().set_value_at_time(0.0001, start)?;
    volume
        .gain()
        .exponential_ramp_to_value_at_time(0.12, start + 0.015)?;
    volume
        .gain()
        .exponential_ramp_to_value_at_time(0.0001, start + length)?;
    voice.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&speaker.destination())?;
    voice.start_with_when(start)?;
    voice.stop_with_when(start + length + 0.02)
}
