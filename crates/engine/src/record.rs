//! Records: a match as a readable file that anybody can check.
//!
//! A record is a header of `key: value` lines and one action a line: its number, the seat, the action in
//! notation, what the dice showed, and a link of the hash chain. `#` begins a comment. `docs/record.md` describes the
//! format byte for byte, with test vectors.
//!
//! ```text
//! escapade record 2
//! game: sample
//! …
//! header: 0f5a1c22
//!
//! 1 a bid 3 {9c0a44d1}
//! 2 b bid 1 [2/6] {51e2f80b}   # ana's three wins
//! …
//! end: 14 8a1f…
//! ```

mod ending;
#[cfg(not(target_arch = "wasm32"))]
mod signing;
mod texts;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::matches::content_hash;
use crate::{Game, Hash256, Match, Outcome, Participant, Roll, Salt, Seat, Seats, Seed, Settings};

pub use ending::{Abort, RecordSignature};
#[cfg(not(target_arch = "wasm32"))]
pub use signing::RecordKey;
pub(crate) use texts::is_line;

/// The version of the format that is written.
pub(crate) const FORMAT: u32 = 2;
/// The oldest version that is read. It knows neither takebacks nor promises of salts, and has no last line.
const FORMAT_OLDEST: u32 = 1;
/// What stands in place of a seat's letter beside a takeback, which everybody agreed to.
const EVERYBODY: &str = "-";

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

/// A takeback by consent: the match went back, and what was taken back stays in the record.
#[derive(Clone, Debug, Eq)]
pub struct RecordedTakeback {
    /// How many of the recorded actions stand before it.
    pub after: usize,
    /// How many actions remained.
    pub to: usize,
    /// The first digits of the hash chain up to here.
    pub check: String,
    /// The line in the file that it was read from.
    pub line: usize,
}

/// Where a takeback stands in a file does not matter.
impl PartialEq for RecordedTakeback {
    fn eq(&self, other: &RecordedTakeback) -> bool {
        (self.after, self.to, &self.check) == (other.after, other.to, &other.check)
    }
}

/// What a numbered line of a record tells.
#[derive(Clone, Copy)]
enum Told<'a> {
    /// An action, and its index among all actions.
    Action(usize, &'a Move),
    Takeback(&'a RecordedTakeback),
}

impl Told<'_> {
    fn check(&self) -> &str {
        match self {
            Told::Action(_, played) => &played.check,
            Told::Takeback(takeback) => &takeback.check,
        }
    }

    fn line(&self) -> usize {
        match self {
            Told::Action(_, played) => played.line,
            Told::Takeback(takeback) => takeback.line,
        }
    }

    /// The next link of the hash chain.
    fn link(&self, chain: &Hash256) -> Hash256 {
        let (who, what) = match self {
            Told::Action(_, played) => (played.seat.to_string(), played.action.clone()),
            Told::Takeback(takeback) => (EVERYBODY.to_owned(), format!("takeback {}", takeback.to)),
        };
        Hash256::of(&[chain.bytes(), who.as_bytes(), what.as_bytes()])
    }
}

/// The lines of a file that a fault may have to point at.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lines {
    end: usize,
    signature: usize,
    chairs: usize,
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
    /// The version of the format.
    pub format: u32,
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// Every option with its value.
    pub options: BTreeMap<String, String>,
    /// The hash of the content, if it is not the game's own.
    pub content: Option<Hash256>,
    /// That content itself, as JSON in one line, where the match was played with it in this form.
    pub content_text: Option<String>,
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
    /// Why the match ended without a result, if it did.
    pub aborted: Option<Abort>,
    /// The first digits of the hash of the header.
    pub check: String,
    /// The actions, also those that were taken back by consent later.
    pub moves: Vec<Move>,
    /// The takebacks by consent.
    pub takebacks: Vec<RecordedTakeback>,
    /// How many lines are numbered, and the hash of the whole record, once the match is over.
    pub end: Option<(usize, Hash256)>,
    /// The signature of the server where the match was played.
    pub signature: Option<RecordSignature>,
    /// Where some lines stand in the file.
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
    fn chain_start(&self) -> Hash256 {
        let rules = self.rules_version.to_string();
        let content = self.content.map(|hash| hash.to_string()).unwrap_or_default();
        let commitment = self.commitment.to_string();
        let mut parts = vec![self.format.to_string(), self.game.clone(), rules, content, commitment];
        parts.extend(self.options.iter().map(|(key, value)| format!("{key}={value}")));
        parts.extend(self.chairs.iter().map(|chair| format!("{} {}", chair.salt, chair.name)));
        parts.extend(self.promises().map(|(seat, promise)| format!("promise {seat} {promise}")));
        let mut bytes: Vec<&[u8]> = vec![b"escapade record"];
        bytes.extend(parts.iter().map(String::as_bytes));
        Hash256::of(&bytes)
    }

    /// The seats that promised their salt, with the promises.
    fn promises(&self) -> impl Iterator<Item = (Seat, Hash256)> {
        self.chairs.iter().zip(Seats::all(crate::SEATS_MAX)).filter_map(|(chair, seat)| Some((seat, chair.promise?)))
    }

    /// All numbered lines, in their order.
    fn told(&self) -> impl Iterator<Item = Told<'_>> {
        let before = |index: usize| self.takebacks.iter().filter(move |takeback| takeback.after == index);
        let with = move |(index, played)| before(index).map(Told::Takeback).chain([Told::Action(index, played)]);
        let last = before(self.moves.len()).map(Told::Takeback);
        self.moves.iter().enumerate().flat_map(with).chain(last)
    }

    /// How many lines are numbered.
    fn count(&self) -> usize {
        self.moves.len() + self.takebacks.len()
    }

    /// The same record with the dice of its deal and without actions, and with the check of its header.
    pub(crate) fn begin(mut self, deal: Vec<Roll>) -> Record {
        self.deal = deal;
        self.check = self.chain_start().short();
        self
    }

    pub(crate) fn add_move(&mut self, seat: Seat, action: String, rolls: Vec<Roll>) {
        self.moves.push(Move { seat, action, rolls, check: String::new(), line: 0 });
    }

    pub(crate) fn add_takeback(&mut self, to: usize) {
        self.takebacks.push(RecordedTakeback { after: self.moves.len(), to, check: String::new(), line: 0 });
    }

    /// The same record with all its checks and, if it shows an end, its last line.
    pub(crate) fn finish(mut self) -> Record {
        let mut chain = self.chain_start();
        let mut checks = Vec::with_capacity(self.count());
        for told in self.told() {
            chain = told.link(&chain);
            checks.push((matches!(told, Told::Action(..)), chain.short()));
        }
        let (moves, takebacks): (Vec<_>, Vec<_>) = checks.into_iter().partition(|(is_action, _)| *is_action);
        self.moves.iter_mut().zip(moves).for_each(|(played, (_, check))| played.check = check);
        self.takebacks.iter_mut().zip(takebacks).for_each(|(takeback, (_, check))| takeback.check = check);
        self.end = self.end_hash(&chain).map(|hash| (self.count(), hash));
        self
    }

    /// The actions that stand after all takebacks, by their index in [`Record::moves`].
    pub fn standing(&self) -> Vec<usize> {
        let mut standing = Vec::with_capacity(self.moves.len());
        for told in self.told() {
            match told {
                Told::Action(index, _) => standing.push(index),
                Told::Takeback(takeback) => standing.truncate(takeback.to),
            }
        }
        standing
    }

    /// The record as it was when only the first `kept` of the actions that stand had been taken. It shows no end.
    #[must_use]
    pub fn prefix(&self, kept: usize) -> Record {
        let standing = self.standing();
        let last = kept.min(standing.len()).checked_sub(1).map(|last| standing[last]);
        let moves = last.map_or(0, |last| last + 1);
        Record {
            moves: self.moves[..moves].to_vec(),
            takebacks: self.takebacks.iter().filter(|takeback| takeback.after < moves).cloned().collect(),
            result: None,
            aborted: None,
            end: None,
            signature: None,
            ..self.clone()
        }
    }

    /// Checks that neither the header nor any line, nor their order, was changed, and that nothing was cut off.
    pub fn verify_chain(&self) -> Result<(), RecordFault> {
        let chain = self.verify_links()?;
        self.verify_end(&chain)
    }

    /// Checks each link of the chain and that there are as many as there were, and gives the last one.
    fn verify_links(&self) -> Result<Hash256, RecordFault> {
        let mut chain = self.chain_start();
        if self.check != chain.short() {
            return Err(RecordFault::new(
                self.lines.check,
                1,
                format!("the header was changed: its check is {}, not {}", chain.short(), self.check),
            ));
        }
        for (index, told) in self.told().enumerate() {
            chain = told.link(&chain);
            if told.check() != chain.short() {
                let what = if matches!(told, Told::Action(..)) { "action" } else { "takeback" };
                let problem = format!(
                    "{what} {} was changed, or stands in the wrong place: its check is {}, not {}",
                    index + 1,
                    chain.short(),
                    told.check()
                );
                return Err(RecordFault::new(told.line(), 1, problem));
            }
        }
        self.verify_count()?;
        Ok(chain)
    }

    /// Checks the record of a finished match: the chain, the promise about the seed, every action, every
    /// roll of the dice, and the result. The outcome of an aborted match is that everybody lost by `aborted`.
    pub fn verify<G: Game>(&self, content: Option<&str>) -> Result<Outcome, RecordFault> {
        let chain = self.verify_links()?;
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
        self.verify_salts()?;
        let replayed = self.resume::<G>(seed, content)?;
        let outcome = match (replayed.outcome(), &self.aborted) {
            (Some(outcome), None) => outcome,
            (None, Some(_)) => Outcome::all_lose(replayed.seats(), "aborted"),
            (Some(_), Some(_)) => return Err(self.fault_at_last("the match was over, and cannot be aborted")),
            (None, None) => return Err(self.fault_at_last("the match is not over after the last action")),
        };
        self.verify_dice(&replayed.record_until(self.aborted))?;
        self.verify_end(&chain)?;
        #[cfg(not(target_arch = "wasm32"))]
        self.verify_signature()?;
        Ok(outcome)
    }

    fn fault_at_last(&self, problem: &str) -> RecordFault {
        let last = self.told().last().map_or(self.lines.header_end, |told| told.line());
        RecordFault::new(last, 1, problem)
    }

    /// Checks that each salt is the one that was promised, or stands for one that was not shown.
    fn verify_salts(&self) -> Result<(), RecordFault> {
        for (chair, seat) in self.chairs.iter().zip(Seats::all(crate::SEATS_MAX)) {
            let is_kept =
                |promise: Hash256| chair.salt.promise() == promise || chair.salt == Salt::unrevealed(&promise);
            if !chair.promise.is_none_or(is_kept) {
                let problem = format!("the salt of seat {seat} is not the one that was promised");
                return Err(RecordFault::new(self.lines.chairs, 1, problem));
            }
        }
        Ok(())
    }

    /// The seats that promised a salt and did not show it in time.
    pub fn unrevealed(&self) -> Seats {
        let is_unrevealed = |chair: &Participant| chair.promise.is_some_and(|promise| chair.salt.promise() != promise);
        let chairs = self.chairs.iter().zip(Seats::all(crate::SEATS_MAX));
        chairs.filter(|(chair, _)| is_unrevealed(chair)).map(|(_, seat)| seat).collect()
    }

    /// A line of the header, or its last one if that line is missing.
    fn line_or_header(&self, line: usize) -> usize {
        if line > 0 { line } else { self.lines.header_end }
    }

    fn verify_dice(&self, honest: &Record) -> Result<(), RecordFault> {
        if honest.deal != self.deal {
            let problem = "the dice of the deal do not follow from the seed";
            return Err(RecordFault::new(self.line_or_header(self.lines.deal), 1, problem));
        }
        for (index, (honest, recorded)) in honest.moves.iter().zip(&self.moves).enumerate() {
            if honest.rolls != recorded.rolls {
                let problem = format!("the dice of action {} do not follow from the seed", index + 1);
                return Err(RecordFault::new(recorded.line, 1, problem));
            }
        }
        if honest.result != self.result {
            let claimed = self.result.as_deref().unwrap_or("nothing");
            let problem = format!("the result is `{}`, not `{claimed}`", honest.result.as_deref().unwrap_or("nothing"));
            return Err(RecordFault::new(self.line_or_header(self.lines.result), 1, problem));
        }
        Ok(())
    }

    /// The content that the match was played with, if it is not the game's own: the given file or what the record holds.
    fn content_played_with<'a>(&'a self, given: Option<&'a str>) -> Result<Option<Cow<'a, str>>, String> {
        let Some(hash) = self.content else {
            return match given {
                None => Ok(None),
                Some(_) => Err("the match was played with the game's own content, not with a file".to_owned()),
            };
        };
        let is_it = |text: &str| content_hash(text) == hash;
        match given {
            Some(text) if is_it(text) => return Ok(Some(Cow::Borrowed(text))),
            // A table is opened with the JSON of a file.
            #[cfg(not(target_arch = "wasm32"))]
            Some(text) => {
                if let Some(json) = crate::content::as_json(text).ok().filter(|json| is_it(json)) {
                    return Ok(Some(Cow::Owned(json)));
                }
            }
            _ => {}
        }
        match (given, self.content_text.as_deref()) {
            (None, Some(text)) if is_it(text) => Ok(Some(Cow::Borrowed(text))),
            (None, Some(_)) => Err(format!("the content in the record was changed: its hash should be {hash}")),
            _ => Err(format!("the match was played with other content, whose hash is {hash}; give that file")),
        }
    }

    /// Plays the recorded actions, so that the match can go on. The content is given if it is neither the game's own nor in
    /// the record.
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
        let content = self.content_played_with(content).map_err(header)?;
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
        for told in self.told() {
            let recorded = match told {
                Told::Action(_, recorded) => recorded,
                Told::Takeback(takeback) if takeback.to > played.played().len() => {
                    let problem = format!("there are only {} actions to go back to", played.played().len());
                    return Err(RecordFault::new(takeback.line, 1, problem));
                }
                Told::Takeback(takeback) => {
                    played.take_back(takeback.to);
                    continue;
                }
            };
            let refused = |problem: String| {
                let problem = format!("the action `{}` is refused: {problem}", recorded.action);
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
            escapade: self.format,
            game: self.game.clone(),
            rules: self.rules_version,
            options: self.options.clone(),
            content: self.content,
            content_text: self.content_text.clone(),
            seats: self.chairs.clone(),
            commitment: self.commitment,
            seed: self.seed,
            deal: words(&self.deal),
            result: self.result.clone(),
            aborted: self.aborted,
            header: self.check.clone(),
        };
        let mut lines = json_line(&header);
        for (index, told) in self.told().enumerate() {
            let (n, check) = (index + 1, told.check().to_owned());
            lines += &match told {
                Told::Action(_, played) => {
                    let (action, rolls) = (played.action.clone(), words(&played.rolls));
                    json_line(&JsonMove { n, seat: played.seat, action, rolls, check })
                }
                Told::Takeback(takeback) => json_line(&JsonTakeback { n, takeback: takeback.to, check }),
            };
        }
        if let Some((end, hash)) = self.end {
            let RecordSignature { key, signature } = self.signature.clone().unwrap_or_default();
            lines += &json_line(&JsonEnd { end, hash, key, signature });
        }
        lines
    }

    /// Reads JSON lines.
    pub fn from_jsonl(text: &str) -> Result<Record, RecordFault> {
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        let (at, first) = lines.next().ok_or_else(|| RecordFault::new(1, 1, "the file is empty"))?;
        let header: JsonHeader = from_json(at + 1, first)?;
        if !(FORMAT_OLDEST..=FORMAT).contains(&header.escapade) {
            return Err(RecordFault::new(at + 1, 1, format!("format {} is not {FORMAT}", header.escapade)));
        }
        let line = at + 1;
        let mut record = Record {
            format: header.escapade,
            game: header.game,
            rules_version: header.rules,
            options: header.options,
            content: header.content,
            content_text: header.content_text,
            chairs: header.seats,
            commitment: header.commitment,
            seed: header.seed,
            deal: rolls(&header.deal, line, 1)?,
            result: header.result,
            aborted: header.aborted,
            check: header.header,
            moves: Vec::new(),
            takebacks: Vec::new(),
            end: None,
            signature: None,
            lines: Lines {
                end: line,
                signature: line,
                chairs: line,
                commitment: line,
                seed: line,
                deal: line,
                result: line,
                check: line,
                header_end: line,
            },
        };
        for (at, text) in lines {
            record.read_json(at + 1, text)?;
        }
        record.check_format()?;
        record.check_texts()?;
        Ok(record)
    }

    fn read_json(&mut self, line: usize, text: &str) -> Result<(), RecordFault> {
        self.expect_more(line)?;
        let kind = serde_json::from_str(text).unwrap_or(JsonKind { takeback: None, end: None });
        if kind.end.is_some() {
            let JsonEnd { end, hash, key, signature } = from_json(line, text)?;
            self.end = Some((end, hash));
            self.lines.end = line;
            self.lines.signature = line;
            self.signature = (!key.is_empty()).then_some(RecordSignature { key, signature });
            return Ok(());
        }
        if kind.takeback.is_some() {
            let JsonTakeback { n, takeback, check } = from_json(line, text)?;
            return self.push_takeback(n, takeback, check, line);
        }
        let JsonMove { n, seat, action, rolls: rolled, check } = from_json(line, text)?;
        self.push(n, line, Move { seat, action, rolls: rolls(&rolled, line, 1)?, check, line })
    }

    /// Nothing may follow the last line.
    fn expect_more(&self, line: usize) -> Result<(), RecordFault> {
        match self.end {
            None => Ok(()),
            Some(_) => Err(RecordFault::new(line, 1, "the record has ended before this line")),
        }
    }

    /// Refuses what the version of the format does not know.
    fn check_format(&self) -> Result<(), RecordFault> {
        let is_new = self.aborted.is_some()
            || self.end.is_some()
            || self.signature.is_some()
            || !self.takebacks.is_empty()
            || self.promises().next().is_some();
        match self.format < FORMAT && is_new {
            true => Err(RecordFault::new(1, 1, format!("format {} does not know all that is here", self.format))),
            false => Ok(()),
        }
    }

    fn push_takeback(&mut self, number: usize, to: usize, check: String, line: usize) -> Result<(), RecordFault> {
        self.expect_number(number, line)?;
        self.takebacks.push(RecordedTakeback { after: self.moves.len(), to, check, line });
        Ok(())
    }

    fn expect_number(&self, number: usize, line: usize) -> Result<(), RecordFault> {
        let expected = self.count() + 1;
        match number == expected {
            true => Ok(()),
            false => Err(RecordFault::new(line, 1, format!("expected action {expected}, not {number}"))),
        }
    }

    fn push(&mut self, number: usize, line: usize, played: Move) -> Result<(), RecordFault> {
        self.expect_number(number, line)?;
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
    #[serde(rename = "content-text", skip_serializing_if = "Option::is_none", default)]
    content_text: Option<String>,
    seats: Vec<Participant>,
    commitment: Hash256,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    seed: Option<Seed>,
    #[serde(skip_serializing_if = "String::is_empty", default)]
    deal: String,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    result: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    aborted: Option<Abort>,
    header: String,
}

/// What tells the kinds of lines apart.
#[derive(Deserialize)]
struct JsonKind {
    takeback: Option<usize>,
    end: Option<usize>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct JsonTakeback {
    n: usize,
    takeback: usize,
    check: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct JsonEnd {
    end: usize,
    hash: Hash256,
    #[serde(skip_serializing_if = "String::is_empty", default)]
    key: String,
    #[serde(skip_serializing_if = "String::is_empty", default)]
    signature: String,
}

fn json_line(line: &impl Serialize) -> String {
    serde_json::to_string(line).expect("a record is plain data") + "\n"
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
        writeln!(f, "escapade record {}", self.format)?;
        writeln!(f, "game: {}", self.game)?;
        writeln!(f, "rules: {}", self.rules_version)?;
        for (key, value) in &self.options {
            writeln!(f, "option {key}: {value}")?;
        }
        if let Some(content) = self.content {
            writeln!(f, "content: {content}")?;
        }
        if let Some(text) = &self.content_text {
            writeln!(f, "content-text: {text}")?;
        }
        for (index, chair) in self.chairs.iter().enumerate() {
            writeln!(f, "seat {}: {} {}", Seat::new(index as u8), chair.salt, chair.name)?;
        }
        for (seat, promise) in self.promises() {
            writeln!(f, "promise {seat}: {promise}")?;
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
        if let Some(aborted) = &self.aborted {
            writeln!(f, "aborted: {aborted}")?;
        }
        writeln!(f, "header: {}", self.check)?;
        writeln!(f)?;
        for (index, told) in self.told().enumerate() {
            match told {
                Told::Action(_, played) => write!(f, "{} {} {}", index + 1, played.seat, played.action)?,
                Told::Takeback(takeback) => write!(f, "{} {EVERYBODY} takeback {}", index + 1, takeback.to)?,
            }
            if let Told::Action(_, Move { rolls, .. }) = told
                && !rolls.is_empty()
            {
                write!(f, " [{}]", words(rolls))?;
            }
            writeln!(f, " {{{}}}", told.check())?;
        }
        if let Some((count, hash)) = &self.end {
            writeln!(f, "end: {count} {hash}")?;
        }
        if let Some(RecordSignature { key, signature }) = &self.signature {
            writeln!(f, "signed: {key} {signature}")?;
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

    /// Whether it is the last line or the signature below it.
    fn is_last(&self) -> bool {
        let text = self.text.trim_start();
        text.starts_with("end:") || text.starts_with("signed:")
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
        let format = first.text.trim().strip_prefix("escapade record ").and_then(|number| number.parse().ok());
        let Some(format) = format.filter(|format| (FORMAT_OLDEST..=FORMAT).contains(format)) else {
            return Err(first.fault(1, format!("expected `escapade record {FORMAT}`")));
        };
        let mut header = Header { format, end: first.number, ..Header::default() };
        let mut record = None;
        for line in lines {
            let is_numbered = line.text.trim_start().starts_with(|c: char| c.is_ascii_digit());
            match &mut record {
                None if is_numbered || line.is_last() => {
                    let mut begun = header.finish()?;
                    header = Header::default();
                    begun.read_line(&line)?;
                    record = Some(begun);
                }
                None => header.read(&line)?,
                Some(record) => record.read_line(&line)?,
            }
        }
        let record = record.map_or_else(|| header.finish(), Ok)?;
        record.check_format()?;
        record.check_texts()?;
        Ok(record)
    }
}

impl Record {
    fn read_line(&mut self, line: &RecordLine<'_>) -> Result<(), RecordFault> {
        match line.text.split_once(':').filter(|_| line.is_last()) {
            None => {
                self.expect_more(line.number)?;
                self.read_move(line)
            }
            Some((key, value)) => self.read_last(key.trim() == "signed", value.trim(), line),
        }
    }

    /// Reads the last line, or the signature below it.
    fn read_last(&mut self, is_signature: bool, value: &str, line: &RecordLine<'_>) -> Result<(), RecordFault> {
        let (first, second) =
            value.split_once(' ').ok_or_else(|| line.fault(line.column_of(value), "expected two values"))?;
        match is_signature {
            true if self.end.is_none() => return Err(line.fault(1, "a signature stands below the line `end:`")),
            true if self.signature.is_some() => return Err(line.fault(1, "a record has one signature")),
            true => {
                self.signature = Some(RecordSignature { key: first.to_owned(), signature: second.trim().to_owned() });
                self.lines.signature = line.number;
            }
            false => {
                self.expect_more(line.number)?;
                self.end = Some((line.parse(first)?, line.parse(second.trim())?));
                self.lines.end = line.number;
            }
        }
        Ok(())
    }

    fn read_move(&mut self, line: &RecordLine<'_>) -> Result<(), RecordFault> {
        let expected = "expected an action: its number, the seat, the notation, and {check}";
        let rest = line.text.trim_start();
        let (number, rest) = rest.split_once(' ').ok_or_else(|| line.fault(1, expected))?;
        let number: usize = line.parse(number)?;
        let rest = rest.trim_start();
        let (seat, rest) = rest.split_once(' ').ok_or_else(|| line.fault(line.column_of(rest), expected))?;
        let (rest, check) = match rest.rsplit_once('{') {
            Some((before, check)) => match check.strip_suffix('}') {
                Some(check) => (before.trim(), check),
                None => return Err(line.fault(line.column_of(check), "expected } after the check")),
            },
            None => return Err(line.fault(line.column_of(rest), "expected the check of this action in { }")),
        };
        if seat == EVERYBODY {
            let to = rest.strip_prefix("takeback ").ok_or_else(|| line.fault(line.column_of(rest), expected))?;
            return self.push_takeback(number, line.parse(to)?, check.to_owned(), line.number);
        }
        let seat = line.parse(seat)?;
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
    format: u32,
    aborted: Option<Abort>,
    promises: Vec<(Seat, Hash256)>,
    game: Option<String>,
    rules_version: Option<u32>,
    options: BTreeMap<String, String>,
    content: Option<Hash256>,
    content_text: Option<String>,
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
                self.chairs.push(Participant { name: name.trim().to_owned(), salt, promise: None });
                self.lines.chairs = line.number;
            }
            Some(("promise", seat)) => self.promises.push((line.parse(seat)?, line.parse(value)?)),
            _ => self.read_single(key.trim(), value, line)?,
        }
        Ok(())
    }

    fn read_single(&mut self, key: &str, value: &str, line: &RecordLine<'_>) -> Result<(), RecordFault> {
        match key {
            "game" => self.game = Some(value.to_owned()),
            "rules" => self.rules_version = Some(line.parse(value)?),
            "content" => self.content = Some(line.parse(value)?),
            "content-text" => self.content_text = Some(value.to_owned()),
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
            "aborted" => self.aborted = Some(line.parse(value)?),
            "header" => {
                self.check = Some(value.to_owned());
                self.lines.check = line.number;
            }
            unknown => {
                let problem = format!(
                    "`{unknown}` is not a line of a header; expected game, rules, option, content, content-text, seat, \
                     promise, commitment, seed, deal, result, aborted or header"
                );
                return Err(line.fault(1, problem));
            }
        }
        Ok(())
    }

    fn finish(&mut self) -> Result<Record, RecordFault> {
        let missing = |key: &str| RecordFault::new(self.end, 1, format!("the header has no line `{key}:`"));
        for (seat, promise) in &self.promises {
            match self.chairs.get_mut(seat.index()) {
                Some(chair) => chair.promise = Some(*promise),
                None => return Err(missing(&format!("seat {seat}"))),
            }
        }
        Ok(Record {
            format: self.format,
            aborted: self.aborted,
            takebacks: Vec::new(),
            end: None,
            signature: None,
            game: self.game.clone().ok_or_else(|| missing("game"))?,
            rules_version: self.rules_version.ok_or_else(|| missing("rules"))?,
            options: std::mem::take(&mut self.options),
            content: self.content,
            content_text: self.content_text.take(),
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
