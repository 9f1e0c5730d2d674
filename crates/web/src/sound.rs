//! Short sounds, made in the page, and the vibration of phones. They are never the only sign of anything.

use std::cell::OnceCell;

use client::page::{Preference, Volume};
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

use crate::browser;
use crate::page::Page;

/// What is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sound {
    /// The table waits for the reader.
    Turn,
    /// The reader has done something.
    Done,
    /// A part of the match begins.
    Chapter,
    /// Something good.
    Good,
    /// Something bad.
    Bad,
    /// Something that cannot be undone.
    Alarm,
    /// The match is over, and the reader has won.
    Won,
    /// The match is over, and somebody else has won.
    Lost,
}

/// A tone: its pitch in hertz, when it begins and how long it is heard, in seconds.
type Tone = (f32, f64, f64);

impl Sound {
    fn tones(self) -> (OscillatorType, &'static [Tone]) {
        use OscillatorType::{Sawtooth, Sine, Triangle};
        match self {
            Sound::Turn => (Sine, &[(659.0, 0.0, 0.16), (880.0, 0.11, 0.26)]),
            Sound::Done => (Triangle, &[(196.0, 0.0, 0.07)]),
            Sound::Chapter => (Triangle, &[(262.0, 0.0, 0.3), (330.0, 0.06, 0.3), (392.0, 0.12, 0.4)]),
            Sound::Good => (Sine, &[(523.0, 0.0, 0.14), (784.0, 0.09, 0.24)]),
            Sound::Bad => (Triangle, &[(294.0, 0.0, 0.18), (220.0, 0.12, 0.3)]),
            Sound::Alarm => (Sawtooth, &[(440.0, 0.0, 0.2), (330.0, 0.2, 0.2), (440.0, 0.4, 0.2), (330.0, 0.6, 0.3)]),
            Sound::Won => (Triangle, &[(392.0, 0.0, 0.2), (523.0, 0.15, 0.2), (659.0, 0.3, 0.2), (784.0, 0.45, 0.7)]),
            Sound::Lost => (Triangle, &[(330.0, 0.0, 0.3), (294.0, 0.25, 0.3), (196.0, 0.5, 0.8)]),
        }
    }

    /// How long phones vibrate, in milliseconds.
    fn vibration_ms(self) -> u32 {
        match self {
            Sound::Done => 8,
            Sound::Turn | Sound::Good | Sound::Chapter => 20,
            Sound::Bad => 60,
            Sound::Alarm | Sound::Won | Sound::Lost => 160,
        }
    }
}

thread_local! {
    static CONTEXT: OnceCell<Option<AudioContext>> = const { OnceCell::new() };
}

/// Plays a sound, as loud as the reader wants it, and lets a phone vibrate.
pub(crate) fn play(page: Page, sound: Sound) {
    let loudness = match leptos::prelude::GetUntracked::get_untracked(&page.volume) {
        Volume::Off => 0.0,
        Volume::Soft => 0.05,
        Volume::Loud => 0.16,
    };
    if page.prefers(Preference::Vibrate) && browser::matches_media("(pointer: coarse)") {
        let _ = browser::window().navigator().vibrate_with_duration(sound.vibration_ms());
    }
    // Browsers let no page sound that was not touched yet; such a sound is lost.
    if loudness > 0.0 && was_touched() {
        CONTEXT.with(|context| {
            if let Some(context) = context.get_or_init(|| AudioContext::new().ok()) {
                let _ = context.resume();
                let (kind, tones) = sound.tones();
                for tone in tones {
                    let _ = sound_tone(context, kind, *tone, loudness);
                }
            }
        });
    }
}

/// Whether the reader has touched the page since it was loaded, as far as the browser tells.
fn was_touched() -> bool {
    let get =
        |of: &JsValue, name: &str| js_sys::Reflect::get(of, &name.into()).ok().filter(|value| !value.is_undefined());
    let activation = get(&browser::window().navigator(), "userActivation");
    activation.and_then(|activation| get(&activation, "hasBeenActive")).is_none_or(|value| value.is_truthy())
}

/// A tone that begins at once and fades away.
fn sound_tone(context: &AudioContext, kind: OscillatorType, tone: Tone, loudness: f32) -> Result<(), JsValue> {
    let (pitch, begins, lasts) = tone;
    let now = context.current_time() + begins;
    let (oscillator, gain) = (context.create_oscillator()?, context.create_gain()?);
    oscillator.set_type(kind);
    oscillator.frequency().set_value(pitch);
    gain.gain().set_value_at_time(0.0, now)?;
    gain.gain().linear_ramp_to_value_at_time(loudness, now + 0.012)?;
    gain.gain().exponential_ramp_to_value_at_time(0.0001, now + lasts)?;
    oscillator.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    oscillator.start_with_when(now)?;
    oscillator.stop_with_when(now + lasts + 0.05)
}
