//! What the pages share and needs no browser: routes, the reader's settings, and small formats.

mod curve;
mod guide;
mod markdown;
mod qr_code;

use host::Clock;
use scene::{Lang, Texts};

pub use curve::{curve_path, curve_point};
pub use guide::{GuidePicture, table_picture, thing_picture};
pub use markdown::{Block, Span, first_list, parse_blocks, parse_spans, split_clauses, without_numbering};
pub use qr_code::qr_code;

/// The page that an address names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// The games and the tables.
    Home,
    /// A table of the server.
    Table(String),
    /// A table in this browser.
    Play(String),
    /// A finished match.
    Replay(String),
    /// What a finished match teaches.
    Review(String),
    /// The rules of a game.
    Rules(String),
    /// The lessons of a game.
    Course(String),
    /// A lesson of a game: the game, and the lesson's name.
    Lesson(String, String),
    /// A link to go on at another device.
    Device,
    /// None that we know.
    NotFound,
}

impl Route {
    /// Parses the path of an address.
    pub fn parse(path: &str) -> Route {
        let parts: Vec<&str> = path.trim_matches('/').split('/').collect();
        match parts[..] {
            [""] => Route::Home,
            ["t", table] => Route::Table(table.to_owned()),
            ["play", table] => Route::Play(table.to_owned()),
            ["replay", table] => Route::Replay(table.to_owned()),
            ["review", table] => Route::Review(table.to_owned()),
            ["rules", game] => Route::Rules(game.to_owned()),
            ["learn", game] => Route::Course(game.to_owned()),
            ["device"] => Route::Device,
            ["learn", game, lesson] => Route::Lesson(game.to_owned(), lesson.to_owned()),
            _ => Route::NotFound,
        }
    }
}

engine::ids! {
    /// Which theme the reader chose.
    pub enum ThemeChoice {
        /// As the system has it.
        Auto = "auto",
        /// Light.
        Light = "light",
        /// Dark.
        Dark = "dark",
    }
}

engine::ids! {
    /// How quickly the moves of others follow each other.
    pub enum ReadingSpeed {
        /// Slow enough to read each line of the log.
        Calm = "calm",
        /// Slow enough to see what happens.
        Brisk = "brisk",
        /// As quick as one can follow.
        Quick = "quick",
        /// Without a pause.
        Instant = "instant",
    }
}

engine::ids! {
    /// How loud the table is.
    pub enum Volume {
        /// Silent.
        Off = "off",
        /// Soft.
        Soft = "soft",
        /// Loud.
        Loud = "loud",
    }
}

engine::ids! {
    /// Which choices take a second touch, beside those that lose something for good.
    pub enum ConfirmMoves {
        /// Those of a finger, which cannot hover.
        Touch = "touch",
        /// All.
        Always = "always",
        /// None.
        Never = "never",
    }
}

engine::ids! {
    /// What a reader can switch on. The style sheet reads most of it.
    pub enum Preference {
        /// A larger board, and less beside it.
        LargeBoard = "large-board",
        /// The only choice is made by itself.
        AutoEnd = "auto-end",
        /// Phones vibrate.
        Vibrate = "vibrate",
        /// Stronger lines and no soft print.
        Contrast = "contrast",
        /// Buttons at the left thumb.
        LeftHanded = "left-handed",
        /// Nothing moves.
        Still = "still",
    }
}

impl ReadingSpeed {
    /// The least time between two moves of others.
    pub const fn pause_ms(self) -> u64 {
        match self {
            ReadingSpeed::Calm => 1400,
            ReadingSpeed::Brisk => 550,
            ReadingSpeed::Quick => 250,
            ReadingSpeed::Instant => 0,
        }
    }
}

/// The owner of the page's own texts.
pub const TEXT_OWNER: &str = "client";

/// The page's own texts in all languages.
const EMBEDDED_TEXTS: scene::EmbeddedTexts = scene::embedded_texts!("texts");

/// The page's own messages in a language.
pub fn texts(lang: Lang) -> &'static str {
    scene::TextFiles::find(EMBEDDED_TEXTS, TEXT_OWNER, lang).messages
}

/// The clocks that the page offers, by their names.
pub const CLOCKS: [&str; 6] = ["none", "decision-60", "decision-180", "player-1800", "days-1", "days-3"];

/// The clock with a name such as `decision-60`.
pub fn clock_of(name: &str) -> Clock {
    let (kind, number) = name.split_once('-').unwrap_or((name, "0"));
    let number = number.parse().unwrap_or(0);
    match kind {
        "decision" => Clock::Decision { seconds: number },
        "player" => Clock::Player { seconds: number, increment: 15 },
        "days" => Clock::Days { days: number },
        _ => Clock::None,
    }
}

/// Minutes and seconds, or days and hours.
pub fn time_text(texts: &Texts, ms: u64) -> String {
    let seconds = ms / 1000;
    match seconds {
        0..3600 => format!("{}:{:02}", seconds / 60, seconds % 60),
        3600..86400 => format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60),
        _ => texts.with("time-days", [("days", (seconds / 86400).into()), ("hours", (seconds / 3600 % 24).into())]),
    }
}

/// A longer label holds a description behind the name.
const SHORT_LABEL_CHARS_MAX: usize = 40;

/// A label without the description behind its colon, if it is long.
pub fn short_label(label: &str) -> &str {
    match label.split_once(':') {
        Some((name, _)) if label.chars().count() > SHORT_LABEL_CHARS_MAX => name,
        _ => label,
    }
}

/// The SVG path around a sprite.
pub fn border_path(w: f32, h: f32, is_hex: bool) -> String {
    match is_hex {
        true => format!(
            "M{:.1} 2L{:.1} {:.1}V{:.1}L{:.1} {:.1}L2 {:.1}V{:.1}Z",
            w / 2.0,
            w - 2.0,
            h / 4.0,
            h * 0.75,
            w / 2.0,
            h - 2.0,
            h * 0.75,
            h / 4.0
        ),
        false => {
            let r = (w.min(h) * 0.2).clamp(3.0, 8.0);
            let (iw, ih) = (w - 2.0 * r, h - 2.0 * r);
            format!(
                "M{r:.1} 0h{iw:.1}a{r:.1} {r:.1} 0 0 1 {r:.1} {r:.1}v{ih:.1}a{r:.1} {r:.1} 0 0 1 -{r:.1} {r:.1}\
                 h-{iw:.1}a{r:.1} {r:.1} 0 0 1 -{r:.1} -{r:.1}v-{ih:.1}a{r:.1} {r:.1} 0 0 1 {r:.1} -{r:.1}z"
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use bots::Level;
    use scene::Texts;

    use super::*;

    #[test]
    fn every_language_has_the_same_messages() {
        for lang in Lang::all() {
            scene::check::same_texts(lang, texts(Lang::EN), texts(lang));
        }
    }

    /// The page's sources name messages as `page.text("id")` and `page.text_with("id"`.
    #[test]
    fn every_message_of_the_page_exists() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src");
        let mut sources = Vec::new();
        for folder in [folder.clone(), folder.join("table"), folder.join("table/session")] {
            for entry in std::fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_file() {
                    sources.push(std::fs::read_to_string(path).unwrap());
                }
            }
        }
        let messages = Texts::beside(Lang::EN, texts(Lang::EN));
        let mut calls = 0;
        for source in &sources {
            for call in ["page.text(\"", "page.text_with(\""] {
                for id in source.split(call).skip(1).filter_map(|rest| rest.split('"').next()) {
                    assert!(messages.has(id), "there is no message `{id}`");
                    calls += 1;
                }
            }
        }
        let levels = || Level::ALL.map(Level::word).to_vec();
        let families = [
            ("theme", ThemeChoice::ALL.map(ThemeChoice::word).to_vec()),
            ("pace", ReadingSpeed::ALL.map(ReadingSpeed::word).to_vec()),
            ("volume", Volume::ALL.map(Volume::word).to_vec()),
            ("confirm", ConfirmMoves::ALL.map(ConfirmMoves::word).to_vec()),
            ("prefer", Preference::ALL.map(Preference::word).to_vec()),
            ("level", levels()),
            ("bot", levels()),
            ("phrase", protocol::Phrase::ALL.map(protocol::Phrase::word).to_vec()),
        ];
        for (family, members) in families {
            for member in members {
                assert!(messages.has(&format!("{family}-{member}")), "there is no message `{family}-{member}`");
            }
        }
        assert!(calls > 80, "only {calls} calls were found");
    }

    #[test]
    fn clocks_have_names() {
        assert_eq!(clock_of("none"), Clock::None);
        assert_eq!(clock_of("decision-60"), Clock::Decision { seconds: 60 });
        assert_eq!(clock_of("days-3"), Clock::Days { days: 3 });
    }

    #[test]
    fn border_paths_are_closed() {
        assert!(border_path(80.0, 60.0, false).ends_with('z'));
        assert!(border_path(80.0, 92.0, true).starts_with("M40.0 2L78.0 23.0"));
    }

    #[test]
    fn long_labels_are_cut_to_the_name() {
        assert_eq!(short_label("Riot: lure a guard"), "Riot: lure a guard");
        assert_eq!(
            short_label("1488 Horace Tibbets, American: Shovel 0, Banknotes 1, Bulb 3"),
            "1488 Horace Tibbets, American"
        );
    }

    #[test]
    fn times_are_short() {
        let said = |lang, ms| time_text(&Texts::beside(Lang::named(lang), ""), ms);
        assert_eq!(said("en", 61_500), "1:01");
        assert_eq!(said("en", 3_600_000), "1:00:00");
        assert_eq!((said("en", 90_000_000), said("de", 90_000_000)), ("1 d 1 h".to_owned(), "1 T. 1 Std.".to_owned()));
        assert_eq!((said("en", 172_800_000), said("ja", 172_800_000)), ("2 d".to_owned(), "2日".to_owned()));
    }

    #[test]
    fn addresses_name_pages() {
        assert_eq!(Route::parse("/"), Route::Home);
        assert_eq!(Route::parse("/t/k3x"), Route::Table("k3x".to_owned()));
        assert_eq!(Route::parse("/review/k3x"), Route::Review("k3x".to_owned()));
        assert_eq!(Route::parse("/rules/alcatraz/"), Route::Rules("alcatraz".to_owned()));
        assert_eq!(Route::parse("/learn/wcp"), Route::Course("wcp".to_owned()));
        assert_eq!(Route::parse("/learn/wcp/drive"), Route::Lesson("wcp".to_owned(), "drive".to_owned()));
        assert_eq!(Route::parse("/what/ever"), Route::NotFound);
    }
}
