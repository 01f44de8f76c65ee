//! What a sound is made of, and what makes it heard.

use wasm_bindgen::JsValue;
use web_sys::{
    AudioBuffer, AudioContext, AudioNode, AudioParam, AudioScheduledSourceNode, BiquadFilterType,
    GainNode, OscillatorType,
};

/// How loud everything is together.
const MASTER: f32 = 0.35;
/// Silence that a sound can fade to: it can never reach zero.
const NOTHING: f32 = 0.0001;

#[derive(Copy, Clone, Debug)]
pub(super) enum Wave {
    Sine,
    Square,
    Triangle,
    Saw,
    Noise,
}

/// What is left of a sound; hertz.
#[derive(Copy, Clone, Debug)]
pub(super) enum Filter {
    Low(f32),
    High(f32),
    /// Its middle moves from one to the other.
    Band(f32, f32),
}

/// What swings to and fro in a sound, so many times a second.
#[derive(Copy, Clone, Debug)]
pub(super) enum Sway {
    Loudness(f32),
    Pitch(f32),
}

/// One voice of a sound. Seconds and hertz.
#[derive(Copy, Clone, Debug)]
pub(super) struct Voice {
    pub wave: Wave,
    pub after: f64,
    pub from: f32,
    pub to: f32,
    pub length: f64,
    pub gain: f32,
    pub filter: Option<Filter>,
    pub sway: Option<Sway>,
}

pub(super) struct Speaker {
    context: AudioContext,
    master: GainNode,
    noise: AudioBuffer,
}

impl Speaker {
    pub(super) fn new() -> Result<Speaker, JsValue> {
        let context = AudioContext::new()?;
        let master = context.create_gain()?;
        master.gain().set_value(MASTER);
        let compressor = context.create_dynamics_compressor()?;
        master.connect_with_audio_node(&compressor)?;
        compressor.connect_with_audio_node(&context.destination())?;
        let noise = noise(&context)?;
        Ok(Speaker {
            context,
            master,
            noise,
        })
    }

    pub(super) fn sing(&self, voice: &Voice) -> Result<(), JsValue> {
        let context = &self.context;
        let start = context.current_time() + voice.after;
        let end = start + voice.length;
        let volume = context.create_gain()?;
        let gain = volume.gain();
        gain.set_value_at_time(NOTHING, start)?;
        gain.exponential_ramp_to_value_at_time(voice.gain, start + 0.005)?;
        gain.exponential_ramp_to_value_at_time(NOTHING, end)?;
        volume.connect_with_audio_node(&self.master)?;
        if let Some(Sway::Loudness(pace)) = voice.sway {
            self.sway(&gain, pace, voice.gain / 2.0, (start, end))?;
        }
        let out = self.filtered(voice, &volume, start)?;
        let wave = match voice.wave {
            Wave::Noise => {
                let source = context.create_buffer_source()?;
                source.set_buffer(Some(&self.noise));
                source.connect_with_audio_node(&out)?;
                source.start_with_when(start)?;
                return AudioScheduledSourceNode::stop_with_when(&source, end);
            }
            Wave::Sine => OscillatorType::Sine,
            Wave::Square => OscillatorType::Square,
            Wave::Triangle => OscillatorType::Triangle,
            Wave::Saw => OscillatorType::Sawtooth,
        };
        let source = context.create_oscillator()?;
        source.set_type(wave);
        glide(&source.frequency(), (voice.from, voice.to), start, end)?;
        if let Some(Sway::Pitch(pace)) = voice.sway {
            self.sway(&source.frequency(), pace, voice.to / 10.0, (start, end))?;
        }
        source.connect_with_audio_node(&out)?;
        source.start_with_when(start)?;
        source.stop_with_when(end)
    }

    /// Lets `what` swing by `depth` around what it is.
    fn sway(
        &self,
        what: &AudioParam,
        pace: f32,
        depth: f32,
        (start, end): (f64, f64),
    ) -> Result<(), JsValue> {
        let swing = self.context.create_oscillator()?;
        swing.frequency().set_value(pace);
        let reach = self.context.create_gain()?;
        reach.gain().set_value(depth);
        swing.connect_with_audio_node(&reach)?;
        reach.connect_with_audio_param(what)?;
        swing.start_with_when(start)?;
        swing.stop_with_when(end)
    }

    /// What a voice goes through on its way to `volume`.
    fn filtered(&self, voice: &Voice, volume: &GainNode, start: f64) -> Result<AudioNode, JsValue> {
        let Some(filter) = voice.filter else {
            return Ok(volume.clone().into());
        };
        let node = self.context.create_biquad_filter()?;
        let (kind, pitches) = match filter {
            Filter::Low(at) => (BiquadFilterType::Lowpass, (at, at)),
            Filter::High(at) => (BiquadFilterType::Highpass, (at, at)),
            Filter::Band(from, to) => (BiquadFilterType::Bandpass, (from, to)),
        };
        node.set_type(kind);
        glide(&node.frequency(), pitches, start, start + voice.length)?;
        node.connect_with_audio_node(volume)?;
        Ok(node.into())
    }
}

fn glide(pitch: &AudioParam, (from, to): (f32, f32), start: f64, end: f64) -> Result<(), JsValue> {
    pitch.set_value_at_time(from, start)?;
    pitch.exponential_ramp_to_value_at_time(to, end)?;
    Ok(())
}

/// Some noise, longer than any sound. It need not be fair luck, only rough.
fn noise(context: &AudioContext) -> Result<AudioBuffer, JsValue> {
    const N: u32 = 24_000;
    let mut seed = 0x2545_f491_u32;
    let sample = |_| {
        seed ^= seed << 13;
        seed ^= seed >> 17;
        seed ^= seed << 5;
        f32::from(seed.to_le_bytes()[2]) / 128.0 - 1.0
    };
    let samples: Vec<f32> = (0..N).map(sample).collect();
    let buffer = context.create_buffer(1, N, context.sample_rate())?;
    buffer.copy_to_channel(&samples, 0)?;
    Ok(buffer)
}
