//! Settings: what is chosen before a match, as any client can offer and write it.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::record::is_line;
use crate::{About, Clause, Dice};

/// One option of a game, described so that any client can offer it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OptionSpec {
    /// Its name in settings and records.
    pub key: &'static str,
    /// What it may be.
    pub kind: OptionKind,
    /// Its value unless chosen.
    pub default: &'static str,
}

/// What an option may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum OptionKind {
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A whole number in this range.
    Number {
        /// The least.
        min: i64,
        /// The most.
        max: i64,
    },
    /// A text in a form that the game checks; the words describe the form.
    Text(&'static str),
}

impl OptionSpec {
    /// An option that is one of these words; the first is the default.
    pub const fn choice(key: &'static str, words: &'static [&'static str]) -> OptionSpec {
        OptionSpec { key, kind: OptionKind::Choice(words), default: words[0] }
    }

    /// An option that is on or off.
    pub const fn toggle(key: &'static str, default: bool) -> OptionSpec {
        OptionSpec { key, kind: OptionKind::Choice(&["off", "on"]), default: if default { "on" } else { "off" } }
    }

    fn fault(&self, value: &str) -> Option<String> {
        match self.kind {
            OptionKind::Choice(words) if words.contains(&value) => None,
            OptionKind::Choice(words) => Some(format!("`{value}` is not one of {}", words.join(", "))),
            OptionKind::Number { min, max } => match value.parse::<i64>() {
                Ok(number) if (min..=max).contains(&number) => None,
                _ => Some(format!("`{value}` is not a whole number from {min} to {max}")),
            },
            OptionKind::Text(_) if is_line(value) => None,
            OptionKind::Text(form) => Some(format!("it is one line without `#`: {form}")),
        }
    }
}

/// One thing that is wrong with settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SettingFault {
    /// The option, or `seats`, or `content`.
    pub key: String,
    /// The value that does not fit; empty if the fault is not about one.
    #[serde(skip_serializing_if = "String::is_empty", default)]
    pub value: String,
    /// What is wrong, and what would be right, in English.
    pub problem: String,
    /// The clause that asks for it, if one does.
    pub clause: Option<Clause>,
}

impl SettingFault {
    /// A fault of an option.
    pub fn new(key: &str, problem: impl Into<String>) -> SettingFault {
        SettingFault { key: key.to_owned(), value: String::new(), problem: problem.into(), clause: None }
    }

    /// The same fault with the value that does not fit.
    #[must_use]
    pub fn of(mut self, value: impl Into<String>) -> SettingFault {
        self.value = value.into();
        self
    }

    /// The same fault with the clause that asks for it.
    #[must_use]
    pub fn by(mut self, clause: Clause) -> SettingFault {
        self.clause = Some(clause);
        self
    }
}

impl fmt::Display for SettingFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.key, self.problem)?;
        self.clause.map_or(Ok(()), |clause| write!(f, " ({clause})"))
    }
}

/// Everything that is wrong with settings, all at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("{}", .0.iter().map(SettingFault::to_string).collect::<Vec<_>>().join("\n"))]
pub struct BadOptions(pub Vec<SettingFault>);

/// What is chosen before a match: the number of seats, every option, and perhaps other content.
///
/// Settings know the options of their game: each option has a value that fits its description.
/// What options demand of each other is checked by the game when it turns settings into its own type.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    seats: u8,
    values: BTreeMap<String, String>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    content: Option<String>,
    /// The version of the rules; the newest unless given.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    rules: Option<u32>,
}

impl Settings {
    /// The default of every option at a table of `seats`.
    pub fn new(specs: &[OptionSpec], seats: u8) -> Settings {
        let values = crate::collect_short(specs.iter().map(|spec| (spec.key.to_owned(), spec.default.to_owned())));
        Settings { seats, values, content: None, rules: None }
    }

    /// Chosen values over the defaults, or everything that is wrong with them.
    pub fn read<'a>(
        specs: &[OptionSpec],
        seats_allowed: RangeInclusive<u8>,
        seats: u8,
        chosen: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Settings, BadOptions> {
        let mut settings = Settings::new(specs, seats);
        let mut faults = Vec::new();
        if !seats_allowed.contains(&seats) {
            let (least, most) = seats_allowed.into_inner();
            faults.push(
                SettingFault::new("seats", format!("{seats} is not from {least} to {most}")).of(seats.to_string()),
            );
        }
        for (key, value) in chosen {
            match specs.iter().find(|spec| spec.key == key) {
                None => {
                    let known: Vec<&str> = specs.iter().map(|spec| spec.key).collect();
                    let known = if known.is_empty() { "this game has none".to_owned() } else { known.join(", ") };
                    faults.push(SettingFault::new(key, format!("no such option; there are: {known}")));
                }
                Some(spec) => match spec.fault(value) {
                    Some(problem) => faults.push(SettingFault::new(key, problem).of(value)),
                    None => {
                        settings.values.insert(key.to_owned(), value.to_owned());
                    }
                },
            }
        }
        if faults.is_empty() { Ok(settings) } else { Err(BadOptions(faults)) }
    }

    /// The same settings, checked against what a game describes: settings that were stored may come from anywhere.
    pub fn checked(&self, about: &About) -> Result<Settings, BadOptions> {
        let settings = about.settings(self.seats, self.iter())?;
        Ok(Settings { content: self.content.clone(), rules: self.rules, ..settings })
    }

    /// Any settings that fit the descriptions, for tests that try them all. Texts stay at their default.
    pub fn random(specs: &[OptionSpec], seats: u8, dice: &mut Dice) -> Settings {
        let mut settings = Settings::new(specs, seats);
        for spec in specs {
            let value = match spec.kind {
                OptionKind::Choice(words) => (*dice.pick(words)).to_owned(),
                OptionKind::Number { min, max } => (min + i64::from(dice.below((max - min + 1) as u32))).to_string(),
                OptionKind::Text(_) => continue,
            };
            settings.values.insert(spec.key.to_owned(), value);
        }
        settings
    }

    /// The same settings with other content in place of the game's own.
    #[must_use]
    pub fn with_content(mut self, toml: impl Into<String>) -> Settings {
        self.content = Some(toml.into());
        self
    }

    /// The same settings for a match that is played by this version of the rules.
    #[must_use]
    pub fn with_rules_version(mut self, version: u32) -> Settings {
        self.rules = Some(version);
        self
    }

    /// The same settings for a new match, by the newest rules.
    #[must_use]
    pub fn with_newest_rules(mut self) -> Settings {
        self.rules = None;
        self
    }

    /// The version of the rules that the match is played by: the newest that the game knows, unless another was given.
    pub fn rules_version(&self, about: &About) -> u32 {
        self.rules.unwrap_or(about.rules_version)
    }

    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The content in place of the game's own, if there is any.
    pub fn content(&self) -> Option<&str> {
        self.content.as_deref()
    }

    /// The value of an option.
    ///
    /// # Panics
    /// When the game has no such option.
    pub fn get(&self, key: &str) -> &str {
        self.values.get(key).unwrap_or_else(|| panic!("the game describes no option `{key}`"))
    }

    /// Whether an option is `on`.
    pub fn is_on(&self, key: &str) -> bool {
        self.get(key) == "on"
    }

    /// The value of an option that is a number.
    pub fn number(&self, key: &str) -> i64 {
        self.get(key).parse().expect("settings hold only numbers where numbers are described")
    }

    /// Every option with its value, in alphabetical order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.values.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPECS: [OptionSpec; 3] = [
        OptionSpec::choice("sides", &["silver", "copper"]),
        OptionSpec::toggle("amnesty", false),
        OptionSpec { key: "goal", kind: OptionKind::Number { min: 10, max: 250 }, default: "250" },
    ];

    #[test]
    fn defaults_hold_until_something_is_chosen() {
        let settings = Settings::read(&SPECS, 3..=4, 3, [("sides", "copper")]).unwrap();
        assert_eq!(settings.get("sides"), "copper");
        assert!(!settings.is_on("amnesty"));
        assert_eq!(settings.number("goal"), 250);
    }

    #[test]
    fn every_fault_is_reported_at_once() {
        let chosen = [("sides", "gold"), ("goal", "9"), ("speed", "fast"), ("amnesty", "on")];
        let faults = Settings::read(&SPECS, 3..=4, 9, chosen).unwrap_err();
        assert_eq!(
            faults.to_string(),
            "seats: 9 is not from 3 to 4\n\
             sides: `gold` is not one of silver, copper\n\
             goal: `9` is not a whole number from 10 to 250\n\
             speed: no such option; there are: sides, amnesty, goal"
        );
    }

    #[test]
    fn a_text_is_one_line() {
        let specs = [OptionSpec { key: "rooms", kind: OptionKind::Text("any rooms"), default: "1" }];
        for bad in ["1\nresult: ana", "1 # 2", " 1", "1\r"] {
            let faults = Settings::read(&specs, 3..=4, 3, [("rooms", bad)]).unwrap_err();
            assert_eq!(faults.to_string(), "rooms: it is one line without `#`: any rooms", "{bad:?}");
        }
        assert!(Settings::read(&specs, 3..=4, 3, [("rooms", "3, 4")]).is_ok());
    }

    #[test]
    fn random_settings_fit_their_description() {
        let mut dice = Dice::seeded(3);
        for _ in 0..100 {
            let settings = Settings::random(&SPECS, 4, &mut dice);
            assert!(Settings::read(&SPECS, 3..=4, 4, settings.iter()).is_ok());
        }
    }
}
