//! Records: a match as a readable file that anybody can check.
//!
//! A record is a header of `key: value` lines and one action a line: its number, the seat, the action in
//! notation, what the dice showed, and a link of the hash chain. `#` begins a comment. `docs/record.md` describes the
//! format byte for byte, with test vectors.
//!
//! ```text
//! escapade record 1
//! game: sample
//! …
//! header: 0f5a1c22
//!
//! 1 a bid 3 {9c0a44d1}
//! 2 b bid 1 [2/6] {51e2f80b}   # ana's three wins
//! ```

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::matches::content_hash;
use crate::{Game, Hash256, Match, Outcome, Participant, Roll, Salt, Seat, Seed, Settings};

/// The version of the format.
const FORMAT: u32 = 1;

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct RecordFault {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong there.
    pub problem: String,
}

impl RecordFault {
    fn new(line: usize, column: usize, problem: impl Into<String>) -> RecordFault {
        RecordFault { line, column, problem: problem.into() }
    }
}

/// A recorded action.
#[derive(Clone, Debug, Eq)]
pub struct Move {
    /// Who took it.
    pub seat: Seat,
    /// What it was, in notation.
    pub action: String,
    /// What the dice showed; empty while the match is not over.
    pub rolls: Vec<Roll>,
    /// The first digits of the hash chain up to here.
    pub check: String,
    /// The line in the file that it was read from.
    pub line: usize,
}

/// Where an action stands in a file does not matter.
impl PartialEq for Move {
    fn eq(&self, other: &Move) -> bool {
        (self.seat, &self.action, &self.rolls, &self.check) == (other.seat, &other.action, &other.rolls, &other.check)
    }
}

/// The lines of the header that a fault may have to point at.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lines {
    commitment: usize,
    seed: usize,
    deal: usize,
    result: usize,
    check: usize,
    header_end: usize,
}

/// A match as it is written down.
#[derive(Clone, Debug)]
pub struct Record {
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// Every option with its value.
    pub options: BTreeMap<String, String>,
    /// The hash of the content, if it is not the game's own.
    pub content: Option<Hash256>,
    /// Who sat where.
    pub chairs: Vec<Participant>,
    /// The promise about the seed.
    pub commitment: Hash256,
    /// The seed, once the match is over.
    pub seed: Option<Seed>,
    /// What the dice showed at the deal, once the match is over.
    pub deal: Vec<Roll>,
    /// The result, once the match is over.
    pub result: Option<String>,
    /// The first digits of the hash of the header.
    pub check: String,
    /// The actions.
    pub moves: Vec<Move>,
    /// Where the header's lines stand in the file.
    pub lines: Lines,
}

/// Where things stand in a file does not matter.
impl PartialEq for Record {
    fn eq(&self, other: &Record) -> bool {
        self.to_jsonl() == other.to_jsonl()
    }
}

impl Record {
    /// The beginning of the hash chain: all of the header that is known when the match begins.
    pub(crate) fn chain_start(&self) -> Hash256 {
        let rules = self.rules_version.to_string();
        let content = self.content.map(|hash| hash.to_string()).unwrap_or_default();
        let commitment = self.commitment.to_string();
        let mut parts = vec![FORMAT.to_string(), self.game.clone(), rules, content, commitment];
        parts.extend(self.options.iter().map(|(key, value)| format!("{key}={value}")));
        parts.extend(self.chairs.iter().map(|chair| format!("{} {}", chair.salt, chair.name)));
        let mut bytes: Vec<&[u8]> = vec![b"escapade record"];
        bytes.extend(parts.iter().map(String::as_bytes));
        Hash256::of(&bytes)
    }

    /// The next link of the hash chain.
    pub(crate) fn link(chain: &Hash256, seat: Seat, action: &str) -> Hash256 {
        Hash256::of(&[chain.bytes(), seat.to_string().as_bytes(), action.as_bytes()])
    }

    /// Checks that neither the header nor any action, nor their order, was changed.
    pub fn verify_chain(&self) -> Result<(), RecordFault> {
        let mut chain = self.chain_start();
        if self.check != chain.short() {
            return Err(RecordFault::new(
                self.lines.check,
                1,
                format!("the header was changed: its check is {}, not {}", chain.short(), self.check),
            ));
        }
        for (index, played) in self.moves.iter().enumerate() {
            chain = Record::link(&chain, played.seat, &played.action);
            if played.check != chain.short() {
                return Err(RecordFault::new(
                    played.line,
                    1,
                    format!(
                        "action {} was changed, or stands in the wrong place: its check is {}, not {}",
                        index + 1,
                        chain.short(),
                        played.check
                    ),
                ));
            }
        }
        Ok(())
    }

    /// Checks the record of a finished match: the chain, the promise about the seed, every action, every
    /// roll of the dice, and the result.
    pub fn verify<G: Game>(&self, content: Option<&str>) -> Result<Outcome, RecordFault> {
        self.verify_chain()?;
        let Some(seed) = self.seed else {
            return Err(RecordFault::new(self.lines.header_end, 1, "the match is not over: the record shows no seed"));
        };
        if seed.commitment() != self.commitment {
            return Err(RecordFault::new(
                self.lines.seed,
                1,
                "the seed is not the one that was promised by the commitment",
            ));
        }
        let replayed = self.resume::<G>(seed, content)?;
        let Some(outcome) = replayed.outcome() else {
            let last = self.moves.last().map_or(self.lines.header_end, |last| last.line);
            return Err(RecordFault::new(last, 1, "the match is not over after the last action"));
        };
        let honest = replayed.record();
        if honest.deal != self.deal {
            return Err(RecordFault::new(self.lines.deal, 1, "the dice of the deal do not follow from the seed"));
        }
        for (index, (honest, recorded)) in honest.moves.iter().zip(&self.moves).enumerate() {
            if honest.rolls != recorded.rolls {
                let problem = format!("the dice of action {} do not follow from the seed", index + 1);
                return Err(RecordFault::new(recorded.line, 1, problem));
            }
        }
        if honest.result != self.result {
            let claimed = self.result.as_deref().unwrap_or("nothing");
            let problem = format!("the result is `{outcome}`, not `{claimed}`");
            let line = if self.lines.result > 0 { self.lines.result } else { self.lines.header_end };
            return Err(RecordFault::new(line, 1, problem));
        }
        Ok(outcome)
    }

    /// Plays the recorded actions, so that the match can go on. The content is given if it is not the game's own.
    pub fn resume<G: Game>(&self, seed: Seed, content: Option<&str>) -> Result<Match<G>, RecordFault> {
        let header = |problem: String| RecordFault::new(self.lines.header_end, 1, problem);
        let about = G::ABOUT;
        if self.game != about.name {
            return Err(header(format!("this is a record of {}, not of {}", self.game, about.name)));
        }
        if !about.knows_rules(self.rules_version) {
            return Err(header(format!(
                "the match was played by version {} of the rules; this program knows versions {} to {}",
                self.rules_version, about.rules_version_oldest, about.rules_version
            )));
        }
        if self.content != content.map(content_hash) {
            return Err(header(match self.content {
                Some(hash) => format!("the match was played with other content, whose hash is {hash}; give that file"),
                None => "the match was played with the game's own content, not with a file".to_owned(),
            }));
        }
        let seats = u8::try_from(self.chairs.len()).unwrap_or(u8::MAX);
        let chosen = self.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let mut settings = Settings::read(about.options, about.seats.clone(), seats, chosen)
            .map_err(|faults| header(faults.to_string()))?
            .with_rules_version(self.rules_version);
        if let Some(content) = content {
            settings = settings.with_content(content);
        }
        let mut played =
            Match::<G>::new(settings, seed, self.chairs.clone()).map_err(|faults| header(faults.to_string()))?;
        for (index, recorded) in self.moves.iter().enumerate() {
            let refused = |problem: String| {
                let problem = format!("action {} is refused: `{}`: {problem}", index + 1, recorded.action);
                RecordFault::new(recorded.line, 1, problem)
            };
            let action = recorded.action.parse::<G::Action>().map_err(|fault| refused(fault.to_string()))?;
            played.play(recorded.seat, action).map_err(|illegal| refused(illegal.to_string()))?;
        }
        Ok(played)
    }

    /// The same record as JSON lines: the header, then one object for each action.
    pub fn to_jsonl(&self) -> String {
        let header = JsonHeader {
            escapade: FORMAT,
            game: self.game.clone(),
            rules: self.rules_version,
            options: self.options.clone(),
            content: self.content,
            seats: self.chairs.clone(),
            commitment: self.commitment,
            seed: self.seed,
            deal: words(&self.deal),
            result: self.result.clone(),
            header: self.check.clone(),
        };
        let mut lines = serde_json::to_string(&header).expect("a record is plain data") + "\n";
        for (index, played) in self.moves.iter().enumerate() {
            let line = JsonMove {
                n: index + 1,
                seat: played.seat,
                action: played.action.clone(),
                rolls: words(&played.rolls),
                check: played.check.clone(),
            };
            lines += &(serde_json::to_string(&line).expect("a record is plain data") + "\n");
        }
        lines
    }

    /// Reads JSON lines.
    pub fn from_jsonl(text: &str) -> Result<Record, RecordFault> {
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        let (at, first) = lines.next().ok_or_else(|| RecordFault::new(1, 1, "the file is empty"))?;
        let header: JsonHeader = from_json(at + 1, first)?;
        if header.escapade != FORMAT {
            return Err(RecordFault::new(at + 1, 1, format!("format {} is not {FORMAT}", header.escapade)));
        }
        let line = at + 1;
        let mut record = Record {
            game: header.game,
            rules_version: header.rules,
            options: header.options,
            content: header.content,
            chairs: header.seats,
            commitment: header.commitment,
            seed: header.seed,
            deal: rolls(&header.deal, line, 1)?,
            result: header.result,
            check: header.header,
            moves: Vec::new(),
            lines: Lines { commitment: line, seed: line, deal: line, result: line, check: line, header_end: line },
        };
        for (at, text) in lines {
            let json: JsonMove = from_json(at + 1, text)?;
            record.push(
                json.n,
                at + 1,
                Move {
                    seat: json.seat,
                    action: json.action,
                    rolls: rolls(&json.rolls, at + 1, 1)?,
                    check: json.check,
                    line: at + 1,
                },
            )?;
        }
        Ok(record)
    }

    fn push(&mut self, number: usize, line: usize, played: Move) -> Result<(), RecordFault> {
        let expected = self.moves.len() + 1;
        if number != expected {
            return Err(RecordFault::new(line, 1, format!("expected action {expected}, not {number}")));
        }
        self.moves.push(played);
        Ok(())
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct JsonHeader {
    escapade: u32,
    game: String,
    rules: u32,
    options: BTreeMap<String, String>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    content: Option<Hash256>,
    seats: Vec<Participant>,
    commitment: Hash256,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    seed: Option<Seed>,
    #[serde(skip_serializing_if = "String::is_empty", default)]
    deal: String,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    result: Option<String>,
    header: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct JsonMove {
    n: usize,
    seat: Seat,
    action: String,
    #[serde(skip_serializing_if = "String::is_empty", default)]
    rolls: String,
    check: String,
}

fn from_json<'a, T: Deserialize<'a>>(line: usize, text: &'a str) -> Result<T, RecordFault> {
    serde_json::from_str(text).map_err(|fault| RecordFault::new(line, fault.column(), fault.to_string()))
}

fn words(rolls: &[Roll]) -> String {
    rolls.iter().map(Roll::to_string).collect::<Vec<_>>().join(" ")
}

fn rolls(text: &str, line: usize, column: usize) -> Result<Vec<Roll>, RecordFault> {
    text.split_whitespace()
        .map(|word| word.parse().map_err(|problem: String| RecordFault::new(line, column, problem)))
        .collect()
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "escapade record {FORMAT}")?;
        writeln!(f, "game: {}", self.game)?;
        writeln!(f, "rules: {}", self.rules_version)?;
        for (key, value) in &self.options {
            writeln!(f, "option {key}: {value}")?;
        }
        if let Some(content) = self.content {
            writeln!(f, "content: {content}")?;
        }
        for (index, chair) in self.chairs.iter().enumerate() {
            writeln!(f, "seat {}: {} {}", Seat::new(index as u8), chair.salt, chair.name)?;
        }
        writeln!(f, "commitment: {}", self.commitment)?;
        if let Some(seed) = self.seed {
            writeln!(f, "seed: {seed}")?;
        }
        if !self.deal.is_empty() {
            writeln!(f, "deal: {}", words(&self.deal))?;
        }
        if let Some(result) = &self.result {
            writeln!(f, "result: {result}")?;
        }
        writeln!(f, "header: {}", self.check)?;
        writeln!(f)?;
        for (index, played) in self.moves.iter().enumerate() {
            write!(f, "{} {} {}", index + 1, played.seat, played.action)?;
            if !played.rolls.is_empty() {
                write!(f, " [{}]", words(&played.rolls))?;
            }
            writeln!(f, " {{{}}}", played.check)?;
        }
        Ok(())
    }
}

/// A line of the file and what was read of it.
struct RecordLine<'a> {
    number: usize,
    text: &'a str,
}

impl<'a> RecordLine<'a> {
    fn fault(&self, column: usize, problem: impl Into<String>) -> RecordFault {
        RecordFault::new(self.number, column, problem)
    }

    /// The column of a part of this line.
    fn column_of(&self, part: &str) -> usize {
        let offset = part.as_ptr() as usize - self.text.as_ptr() as usize;
        self.text[..offset].chars().count() + 1
    }

    fn parse<T: FromStr<Err: fmt::Display>>(&self, part: &'a str) -> Result<T, RecordFault> {
        part.parse().map_err(|problem: T::Err| self.fault(self.column_of(part), problem.to_string()))
    }
}

impl FromStr for Record {
    type Err = RecordFault;

    fn from_str(text: &str) -> Result<Record, RecordFault> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(index, text)| RecordLine {
                number: index + 1,
                text: text.split('#').next().unwrap_or_default().trim_end(),
            })
            .filter(|line| !line.text.trim().is_empty());
        let first = lines.next().ok_or_else(|| RecordFault::new(1, 1, "the file is empty"))?;
        if first.text.trim() != format!("escapade record {FORMAT}") {
            return Err(first.fault(1, format!("expected `escapade record {FORMAT}`")));
        }
        let mut header = Header { end: first.number, ..Header::default() };
        let mut record = None;
        for line in lines {
            match &mut record {
                None if line.text.trim_start().starts_with(|c: char| c.is_ascii_digit()) => {
                    let mut begun = header.finish()?;
                    header = Header::default();
                    begun.read_move(&line)?;
                    record = Some(begun);
                }
                None => header.read(&line)?,
                Some(record) => record.read_move(&line)?,
            }
        }
        record.map_or_else(|| header.finish(), Ok)
    }
}

impl Record {
    fn read_move(&mut self, line: &RecordLine<'_>) -> Result<(), RecordFault> {
        let expected = "expected an action: its number, the seat, the notation, and {check}";
        let rest = line.text.trim_start();
        let (number, rest) = rest.split_once(' ').ok_or_else(|| line.fault(1, expected))?;
        let number: usize = line.parse(number)?;
        let rest = rest.trim_start();
        let (seat, rest) = rest.split_once(' ').ok_or_else(|| line.fault(line.column_of(rest), expected))?;
        let seat = line.parse(seat)?;
        let (rest, check) = match rest.rsplit_once('{') {
            Some((before, check)) => match check.strip_suffix('}') {
                Some(check) => (before.trim(), check),
                None => return Err(line.fault(line.column_of(check), "expected } after the check")),
            },
            None => return Err(line.fault(line.column_of(rest), "expected the check of this action in { }")),
        };
        let (action, dice) = match rest.split_once('[') {
            Some((action, dice)) => match dice.strip_suffix(']') {
                Some(dice) => (action.trim(), dice),
                None => return Err(line.fault(line.column_of(dice), "expected ] after the dice")),
            },
            None => (rest, ""),
        };
        let rolls = if dice.is_empty() { Vec::new() } else { rolls(dice, line.number, line.column_of(dice))? };
        let played = Move { seat, action: action.to_owned(), rolls, check: check.to_owned(), line: line.number };
        self.push(number, line.number, played)
    }
}

/// The header of a file while it is read.
#[derive(Default)]
struct Header {
    game: Option<String>,
    rules_version: Option<u32>,
    options: BTreeMap<String, String>,
    content: Option<Hash256>,
    chairs: Vec<Participant>,
    commitment: Option<Hash256>,
    seed: Option<Seed>,
    deal: Vec<Roll>,
    result: Option<String>,
    check: Option<String>,
    lines: Lines,
    end: usize,
}

impl Header {
    fn read(&mut self, line: &RecordLine<'_>) -> Result<(), RecordFault> {
        self.end = line.number;
        let (key, value) = line.text.split_once(':').ok_or_else(|| line.fault(1, "expected `key: value`"))?;
        let value = value.trim();
        match key.trim().split_once(' ') {
            Some(("option", key)) => {
                self.options.insert(key.to_owned(), value.to_owned());
            }
            Some(("seat", seat)) => {
                let seat: Seat = line.parse(seat)?;
                if seat.index() != self.chairs.len() {
                    return Err(line.fault(1, "seats stand in the order of their letters"));
                }
                let (salt, name) = value.split_once(' ').unwrap_or((value, ""));
                let salt: Salt = line.parse(salt)?;
                self.chairs.push(Participant { name: name.trim().to_owned(), salt });
            }
            _ => self.read_single(key.trim(), value, line)?,
        }
        Ok(())
    }

    fn read_single(&mut self, key: &str, value: &str, line: &RecordLine<'_>) -> Result<(), RecordFault> {
        match key {
            "game" => self.game = Some(value.to_owned()),
            "rules" => self.rules_version = Some(line.parse(value)?),
            "content" => self.content = Some(line.parse(value)?),
            "commitment" => {
                self.commitment = Some(line.parse(value)?);
                self.lines.commitment = line.number;
            }
            "seed" => {
                self.seed = Some(line.parse(value)?);
                self.lines.seed = line.number;
            }
            "deal" => {
                self.deal = rolls(value, line.number, line.column_of(value))?;
                self.lines.deal = line.number;
            }
            "result" => {
                self.result = Some(value.to_owned());
                self.lines.result = line.number;
            }
            "header" => {
                self.check = Some(value.to_owned());
                self.lines.check = line.number;
            }
            unknown => {
                let problem = format!(
                    "`{unknown}` is not a line of a header; expected game, rules, option, content, seat, commitment, \
                     seed, deal, result or header"
                );
                return Err(line.fault(1, problem));
            }
        }
        Ok(())
    }

    fn finish(&mut self) -> Result<Record, RecordFault> {
        let missing = |key: &str| RecordFault::new(self.end, 1, format!("the header has no line `{key}:`"));
        Ok(Record {
            game: self.game.clone().ok_or_else(|| missing("game"))?,
            rules_version: self.rules_version.ok_or_else(|| missing("rules"))?,
            options: std::mem::take(&mut self.options),
            content: self.content,
            chairs: std::mem::take(&mut self.chairs),
            commitment: self.commitment.ok_or_else(|| missing("commitment"))?,
            seed: self.seed,
            deal: std::mem::take(&mut self.deal),
            result: self.result.take(),
            check: self.check.clone().ok_or_else(|| missing("header"))?,
            moves: Vec::new(),
            lines: Lines { header_end: self.end, ..self.lines },
        })
    }
}
