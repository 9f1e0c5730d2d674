//! Effects: what a choice will do, in signs and words, as far as its chooser can know.

use engine::{Change, Forecast, GaugeKind, Seat};

use crate::{Texts, Tone};

/// What a choice does to one number.
#[derive(Clone, Debug, PartialEq)]
pub struct ChoiceEffect {
    /// The word of the gauge.
    pub gauge: &'static str,
    /// Whose number it is.
    pub seat: Seat,
    /// A sign and the change, short enough for a badge: `★+5`.
    pub badge: String,
    /// The same in words: `points: 7 → 12`.
    pub text: String,
    /// How it feels to the owner of the number.
    pub tone: Tone,
    /// Whether something may be lost for good. Such a choice is confirmed.
    pub is_final: bool,
}

impl ChoiceEffect {
    /// A forecast in signs and words. The message `gauge-` and the gauge's word is its sign, the attribute `name` its
    /// name.
    pub fn new(forecast: &Forecast, texts: &Texts) -> ChoiceEffect {
        let Forecast { gauge, value, change } = forecast;
        let id = format!("gauge-{}", gauge.id);
        let is_final = forecast.may_lose();
        // What begins for good is said by its name: there is nothing to count.
        let is_event = gauge.kind == GaugeKind::Irrevocable && *change != Change::Unknown;
        let numbers = |text: String| if is_event { String::new() } else { text };
        ChoiceEffect {
            gauge: gauge.id,
            seat: gauge.seat,
            badge: texts.text(&id) + &numbers(change_text(*change)),
            text: texts.text(&format!("{id}.name")) + &numbers(format!(": {}", way_text(*value, *change))),
            tone: if is_final { Tone::Alarm } else { tone(gauge.kind, *change) },
            is_final,
        }
    }
}

/// A number with its sign. The minus is as wide as the plus.
fn signed(change: i32) -> String {
    if change < 0 { format!("−{}", change.unsigned_abs()) } else { format!("+{change}") }
}

fn change_text(change: Change) -> String {
    match change {
        Change::Certain(change) => signed(change),
        Change::Between(least, most) => format!("{}…{}", signed(least), signed(most)),
        Change::Unknown => "±?".to_owned(),
    }
}

fn way_text(value: i32, change: Change) -> String {
    match change {
        Change::Certain(change) => format!("{value} → {}", value + change),
        Change::Between(least, most) => format!("{value} → {}…{}", value + least, value + most),
        Change::Unknown => format!("{value} → ?"),
    }
}

/// Spending means is neither good nor bad: that is what they are for.
fn tone(kind: GaugeKind, change: Change) -> Tone {
    let (least, most) = match change {
        Change::Certain(change) => (change, change),
        Change::Between(least, most) => (least, most),
        Change::Unknown => return Tone::Neutral,
    };
    let (gains, loses) = match kind {
        GaugeKind::Goal | GaugeKind::Vital => (least > 0, most < 0),
        GaugeKind::Risk | GaugeKind::Irrevocable => (most < 0, least > 0),
        GaugeKind::Means => (least > 0, false),
    };
    match (gains, loses) {
        (true, _) => Tone::Good,
        (false, true) => Tone::Bad,
        (false, false) => Tone::Neutral,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;
    use engine::Gauge;
    use engine::sample::Sample;

    #[test]
    fn effects_are_signs_and_words() {
        let texts = Texts::of::<Sample>(Lang::EN, vec!["ana".to_owned()]);
        let effect = |kind, value, change| {
            let gauge = Gauge { id: "coins", kind, seat: Seat::new(0) };
            let effect = ChoiceEffect::new(&Forecast { gauge, value, change }, &texts);
            (effect.badge, effect.text, effect.tone)
        };
        let said = |badge: &str, text: &str, tone| (badge.to_owned(), text.to_owned(), tone);
        assert_eq!(effect(GaugeKind::Goal, 7, Change::Certain(5)), said("●+5", "coins: 7 → 12", Tone::Good));
        assert_eq!(effect(GaugeKind::Means, 2, Change::Certain(-1)), said("●−1", "coins: 2 → 1", Tone::Neutral));
        assert_eq!(effect(GaugeKind::Risk, 1, Change::Between(0, 2)), said("●+0…+2", "coins: 1 → 1…3", Tone::Neutral));
        assert_eq!(effect(GaugeKind::Vital, 1, Change::Unknown), said("●±?", "coins: 1 → ?", Tone::Alarm));
        assert_eq!(effect(GaugeKind::Vital, 1, Change::Certain(-1)).2, Tone::Alarm);
        assert_eq!(effect(GaugeKind::Irrevocable, 0, Change::Certain(1)), said("●", "coins", Tone::Alarm));
    }
}
