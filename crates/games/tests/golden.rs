//! Golden records: whole matches in `tests/records` that must replay bit for bit, for ever.
//!
//! Dropping a record into that folder adds a test. `cargo xtask bless` plays the matches that are listed here by the
//! newest rules, where no record of those rules exists. It never writes over a record that can still be replayed.
#![allow(clippy::unwrap_used)]

mod shared;

use std::collections::{BTreeMap, BTreeSet};

use bots::{Bot, Decision, Instinct, Level, Position, Random};
use engine::{About, Dice, Match, OptionKind, Participant, Record, Salt, Seat, Seed, Settings, Viewer};
use games::{GameHandle, Visitor};

use shared::{folder, is_blessing, record_name, records, rules_changed};

/// Who plays a match.
#[derive(Clone, Copy)]
enum Players {
    Random,
    /// Bots that search for some milliseconds, by count.
    Searching,
    /// One seat looks one step ahead, the next plays by instinct, and so on.
    Mixed,
    /// All seats do what was done least often, or what instinct says. Of many such matches the one with the most kinds
    /// of actions is recorded.
    Curious,
}

impl Players {
    fn bot<G: games::Playable>(self, seat: Seat, done: &BTreeMap<String, u32>) -> Box<dyn Bot<G> + '_> {
        match self {
            Players::Random => Box::new(Random),
            Players::Searching => bots::counted_bot(Level::Normal),
            Players::Mixed if seat.index().is_multiple_of(2) => bots::counted_bot(Level::Easy),
            Players::Mixed => Box::new(Instinct),
            Players::Curious => Box::new(Curious { done }),
        }
    }

    /// How many matches are played to choose one of them.
    fn tries(self) -> u64 {
        match self {
            Players::Curious => 400,
            Players::Random | Players::Searching | Players::Mixed => 1,
        }
    }
}

/// Gets a match into corners where sensible players do not go.
struct Curious<'a> {
    /// How often each kind of action was taken.
    done: &'a BTreeMap<String, u32>,
}

impl<G: games::Playable> Bot<G> for Curious<'_> {
    fn decide(&mut self, position: &Position<'_, G>, dice: &mut Dice) -> Decision<G::Action> {
        if dice.below(2) == 0 {
            return Instinct.decide(position, dice);
        }
        let counts: Vec<u32> =
            position.menu.iter().map(|action| self.done.get(&kind(action)).copied().unwrap_or(0)).collect();
        let rare: Vec<usize> = (0..counts.len()).filter(|&index| Some(&counts[index]) == counts.iter().min()).collect();
        Decision::without_search(position.menu[*dice.pick(&rare)])
    }
}

/// The first two words of an action.
fn kind(action: &impl ToString) -> String {
    action.to_string().split(' ').take(2).collect::<Vec<_>>().join(" ")
}

/// A match that is recorded for every version of the rules. It is the same every time.
struct GoldenMatch {
    name: String,
    settings: Settings,
    players: Players,
}

impl GoldenMatch {
    fn new(settings: Settings, about: &About, ending: &str, players: Players) -> GoldenMatch {
        GoldenMatch { name: format!("{}-{}{ending}", about.name, settings.seats()), settings, players }
    }

    fn chairs(seats: u8) -> Vec<Participant> {
        let mut chairs = Participant::row(seats);
        chairs.iter_mut().enumerate().for_each(|(index, chair)| chair.salt = Salt::new([index as u8 + 1; 16]));
        chairs
    }

    fn play<G: games::Playable>(&self, attempt: u64) -> Match<G> {
        let seats = self.settings.seats();
        let chairs = GoldenMatch::chairs(seats);
        let number = u64::from(seats) + 1000 * attempt;
        let mut table = Match::<G>::new(self.settings.clone(), Seed::from_number(number), chairs).unwrap();
        let mut chance = Dice::seeded(number + 100);
        let mut done = BTreeMap::new();
        loop {
            let deciders: Vec<Seat> = table.deciders().iter().collect();
            if deciders.is_empty() {
                return table;
            }
            let seat = *chance.pick(&deciders);
            let (view, menu) = (table.view(Viewer::Seat(seat)), table.menu(seat));
            let position = Position::<G> { options: table.options(), view: &view, seat, menu: &menu };
            let action = self.players.bot::<G>(seat, &done).decide(&position, &mut chance).action;
            table.play(seat, action).unwrap();
            *done.entry(kind(&action)).or_default() += 1;
        }
    }
}

impl Visitor for &GoldenMatch {
    type Out = Record;

    fn visit<G: games::Playable>(self) -> Record {
        let matches = (0..self.players.tries()).map(|attempt| self.play::<G>(attempt).record());
        matches.max_by_key(variety).unwrap()
    }
}

/// How many first words and how many kinds of actions a match has.
fn variety(record: &Record) -> (usize, usize) {
    let kinds: BTreeSet<String> = record.moves.iter().map(|played| kind(&played.action)).collect();
    let words: BTreeSet<&str> = kinds.iter().filter_map(|kind| kind.split(' ').next()).collect();
    (words.len(), kinds.len())
}

/// The matches that are recorded of a game: at random with every number of seats; by bots with few, some and many, by
/// curious ones, and by bots with other options.
fn golden_matches(game: &dyn GameHandle) -> Vec<GoldenMatch> {
    let about = game.about();
    let (fewest, most) = (*about.seats.start(), *about.seats.end());
    let default = |seats: u8| Settings::new(about.options, seats);
    let random = about.seats.clone().map(|seats| GoldenMatch::new(default(seats), about, "", Players::Random));
    let mut sizes = vec![fewest, fewest.midpoint(most), most];
    sizes.dedup();
    let bots = sizes.into_iter().map(|seats| GoldenMatch::new(default(seats), about, "-bots", Players::Searching));
    let curious = [fewest, most].map(|seats| GoldenMatch::new(default(seats), about, "-curious", Players::Curious));
    random.chain(bots).chain(curious).chain(matches_with_options(game)).collect()
}

/// Matches with the second word of every option, with the third and so on, each with the fewest and the most seats that
/// the game allows them for.
fn matches_with_options(game: &dyn GameHandle) -> Vec<GoldenMatch> {
    let about = game.about();
    let words = |key: &str| {
        about.options.iter().filter(|spec| spec.key == key).find_map(|spec| match spec.kind {
            OptionKind::Choice(words) => Some(words),
            OptionKind::Number { .. } | OptionKind::Text(_) => None,
        })
    };
    let longest = about.options.iter().filter_map(|spec| words(spec.key)).map(<[_]>::len).max().unwrap_or(0);
    let mut matches = Vec::new();
    for place in 1..longest {
        let word = |words: &[&'static str]| words[place.min(words.len() - 1)];
        let chosen: Vec<_> = about.options.iter().filter_map(|spec| Some((spec.key, word(words(spec.key)?)))).collect();
        let settings = about.seats.clone().map(|seats| about.settings(seats, chosen.iter().copied()).unwrap());
        let is_allowed = |settings: &Settings| {
            let seats = settings.seats();
            game.open(settings.clone(), Seed::from_number(0), GoldenMatch::chairs(seats)).is_ok()
        };
        let mut allowed: Vec<Settings> = settings.filter(is_allowed).collect();
        let ending = format!("-options{place}");
        let most = allowed.pop();
        matches.extend(most.map(|settings| GoldenMatch::new(settings, about, &ending, Players::Curious)));
        let fewest = allowed.into_iter().next();
        matches.extend(fewest.map(|settings| GoldenMatch::new(settings, about, &ending, Players::Mixed)));
    }
    matches
}

#[test]
fn golden_records_replay_bit_for_bit() {
    if is_blessing() {
        games::GAMES.iter().for_each(|game| bless(*game));
    }
    let records = records();
    for golden in &records {
        let (name, record) = (&golden.name, &golden.record);
        let game = games::find(&record.game).unwrap_or_else(|| panic!("{name}: no such game"));
        record.verify_chain().unwrap_or_else(|fault| panic!("{name}: the file was changed: {fault}"));
        assert!(
            game.about().knows_rules(record.rules_version),
            "{name}: version {} of the rules is no longer known; if that is meant, delete the file",
            record.rules_version
        );
        let verified = game.verify(record, None);
        verified.unwrap_or_else(|fault| panic!("{name}: {fault}\n{}", rules_changed(&record.game)));
    }
    for game in games::GAMES {
        let versions: Vec<(&str, u32)> = records
            .iter()
            .filter(|golden| golden.record.game == game.about().name)
            .map(|golden| (golden.name.as_str(), golden.record.rules_version))
            .collect();
        let names: Vec<String> = golden_matches(*game).into_iter().map(|golden| golden.name).collect();
        let missing = missing_records(game.about(), &names, &versions);
        assert!(missing.is_empty(), "there are no records {missing:?}; run cargo xtask bless");
    }
}

/// The records that a game should have and has not: of every match by the newest rules, and of any match by each older
/// version.
fn missing_records(about: &About, matches: &[String], records: &[(&str, u32)]) -> Vec<String> {
    let newest = about.rules_version;
    let names = matches.iter().map(|base| record_name(base, newest));
    let mut missing: Vec<String> = names.filter(|name| !records.contains(&(name.as_str(), newest))).collect();
    let older = (about.rules_version_oldest..newest).filter(|version| records.iter().all(|(_, of)| of != version));
    missing.extend(older.map(|version| format!("any by version {version}")));
    missing
}

/// Records every match that has no record by the newest rules.
fn bless(game: &dyn GameHandle) {
    let about = game.about();
    for golden in golden_matches(game) {
        let file = folder().join(format!("records/{}.record", record_name(&golden.name, about.rules_version)));
        let existing = std::fs::read_to_string(&file).ok().map(|text| text.parse::<Record>().unwrap().rules_version);
        if may_write(about, existing) {
            let record = games::visit(about.name, &golden).unwrap();
            std::fs::write(&file, record.to_string()).unwrap();
        }
    }
}

/// Whether blessing may write a file that holds a record of this version of the rules, or none. A record that can still
/// be replayed is a promise: blessing leaves it alone even if it fails.
fn may_write(about: &About, existing: Option<u32>) -> bool {
    existing.is_none_or(|version| !about.knows_rules(version))
}

/// A game that knows versions 2 to 3 of its rules.
fn third_version() -> About {
    About { rules_version: 3, rules_version_oldest: 2, ..games::GAMES[0].about().clone() }
}

#[test]
fn blessing_never_writes_over_a_record_that_can_be_replayed() {
    let about = third_version();
    assert!(may_write(&about, None));
    assert!(may_write(&about, Some(1)));
    assert!(!may_write(&about, Some(2)));
    assert!(!may_write(&about, Some(3)));
}

#[test]
fn every_known_version_needs_records() {
    let about = third_version();
    let matches = ["game-2".to_owned(), "game-2-bots".to_owned()];
    assert_eq!(missing_records(&about, &matches, &[]), ["game-2-v3", "game-2-bots-v3", "any by version 2"]);
    let blessed = [("game-2-v3", 3), ("game-2-bots-v3", 3)];
    assert_eq!(missing_records(&about, &matches, &blessed), ["any by version 2"]);
    let kept = [blessed[0], blessed[1], ("game-2-v2", 2)];
    assert!(missing_records(&about, &matches, &kept).is_empty());
    let misnamed = [("game-2-v3", 2), blessed[1]];
    assert_eq!(missing_records(&about, &matches, &misnamed), ["game-2-v3"]);
}
