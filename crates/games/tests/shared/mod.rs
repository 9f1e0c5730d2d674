//! The golden records, for every test that replays them.
#![allow(dead_code, reason = "each test uses a part")]

use std::path::{Path, PathBuf};

use engine::{About, Dice, Game, Match, Record, Salt};

/// A golden record and the name of its file, without the ending.
pub(crate) struct Golden {
    pub(crate) name: String,
    pub(crate) record: Record,
}

impl Golden {
    fn read(file: &Path) -> Golden {
        let text = std::fs::read_to_string(file).unwrap();
        let record = text.parse().unwrap_or_else(|fault| panic!("{}: {fault}", file.display()));
        Golden { name: file.file_stem().unwrap().to_string_lossy().into_owned(), record }
    }

    /// The recorded match, played by today's rules.
    pub(crate) fn replay<G: Game>(&self) -> Match<G> {
        let seed = self.record.seed.expect("golden records are of finished matches");
        let replayed = self.record.resume::<G>(seed, None);
        replayed.unwrap_or_else(|fault| panic!("{}: {fault}\n{}", self.name, rules_changed(&self.record.game)))
    }

    /// The same match at its beginning.
    pub(crate) fn deal<G: Game>(&self) -> Match<G> {
        let record = Record { moves: Vec::new(), ..self.record.clone() };
        Golden { name: self.name.clone(), record }.replay()
    }

    /// The state and the dice at the beginning of the match, which tests may take apart.
    pub(crate) fn setup<G: Game>(&self) -> (G::State, Dice) {
        let salts: Vec<Salt> = self.record.chairs.iter().map(|chair| chair.salt).collect();
        let mut dice = self.record.seed.expect("golden records are of finished matches").dice(&salts);
        (G::setup(self.deal::<G>().options(), &mut dice), dice)
    }

    /// Whether this is a match with the default options, played at random, such as `alcatraz-3`.
    pub(crate) fn is_plain(&self) -> bool {
        self.name == format!("{}-{}", self.record.game, self.record.chairs.len())
    }
}

/// All golden records, by their names.
pub(crate) fn records() -> Vec<Golden> {
    let files = std::fs::read_dir(folder().join("records")).unwrap();
    let mut records: Vec<Golden> = files.map(|file| Golden::read(&file.unwrap().path())).collect();
    records.sort_by(|a, b| a.name.cmp(&b.name));
    records
}

/// The name of a golden record. It tells the version of the rules, unless that is the first.
pub(crate) fn record_name(base: &str, version: u32) -> String {
    if version == 1 { base.to_owned() } else { format!("{base}-v{version}") }
}

/// The base of the name of the match of bots with as few seats as possible.
pub(crate) fn smallest_match(about: &About) -> String {
    format!("{}-{}-bots", about.name, about.seats.start())
}

/// The folder of these tests.
pub(crate) fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests")
}

/// Whether `cargo xtask bless` runs these tests, to write golden files.
pub(crate) fn is_blessing() -> bool {
    std::env::var_os("ESCAPADE_BLESS").is_some()
}

/// What to do when a golden file no longer fits the rules.
pub(crate) fn rules_changed(game: &str) -> String {
    format!(
        "the rules of {game} play differently: raise rules_version and keep the old behaviour for older versions, \
         see CONTRIBUTING.md (Rules versions)"
    )
}
