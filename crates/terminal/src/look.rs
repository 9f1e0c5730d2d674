//! The look of things: colours as far as the terminal has them, and signs that need none.

use engine::Seat;
use ratatui::style::{Color, Modifier, Style};
use scene::Tone;

/// Which colours the terminal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colours {
    /// None: bold, underlined and reversed print only.
    None,
    /// The terminal's own sixteen.
    Sixteen,
    /// Any colour.
    True,
}

impl Colours {
    /// What the environment says: `NO_COLOR`, then `COLORTERM`.
    pub fn from_environment() -> Colours {
        let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        match std::env::var("COLORTERM") {
            _ if is_set("NO_COLOR") => Colours::None,
            Ok(depth) if depth == "truecolor" || depth == "24bit" => Colours::True,
            _ => Colours::Sixteen,
        }
    }

    /// A colour where there are any: one of the sixteen, or the exact one.
    fn pick(self, basic: Color, (red, green, blue): (u8, u8, u8)) -> Style {
        match self {
            Colours::None => Style::new(),
            Colours::Sixteen => Style::new().fg(basic),
            Colours::True => Style::new().fg(Color::Rgb(red, green, blue)),
        }
    }

    /// The colour of a seat. Its letter or name always stands beside it.
    pub(crate) fn seat(self, seat: Seat) -> Style {
        // Middle tones, readable on light and on dark grounds.
        let (basic, exact) = match seat.index() % 6 {
            0 => (Color::Cyan, (0, 150, 170)),
            1 => (Color::Magenta, (190, 80, 180)),
            2 => (Color::Green, (60, 150, 70)),
            3 => (Color::Yellow, (180, 130, 20)),
            4 => (Color::Blue, (70, 120, 220)),
            _ => (Color::Red, (210, 80, 70)),
        };
        self.pick(basic, exact).add_modifier(Modifier::BOLD)
    }

    /// What can be chosen now.
    pub(crate) fn target(self) -> Style {
        self.pick(Color::Yellow, (190, 140, 20)).add_modifier(Modifier::BOLD)
    }

    /// What is less important.
    pub(crate) fn soft(self) -> Style {
        match self {
            Colours::True => Style::new().fg(Color::Rgb(128, 128, 128)),
            Colours::None | Colours::Sixteen => Style::new().add_modifier(Modifier::DIM),
        }
    }

    /// Good, bad and alarming news. The words say the same.
    pub(crate) fn tone(self, tone: Tone) -> Style {
        match tone {
            Tone::Neutral => Style::new(),
            Tone::Good => self.pick(Color::Green, (60, 150, 70)),
            Tone::Bad => self.pick(Color::Red, (210, 80, 70)),
            Tone::Alarm => self.pick(Color::Red, (220, 60, 50)).add_modifier(Modifier::BOLD),
        }
    }
}

/// Headings.
pub(crate) fn bold() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

/// What is under the cursor.
pub(crate) fn reversed() -> Style {
    Style::new().add_modifier(Modifier::REVERSED)
}
