//! Replays: a finished match at any step, as any viewer saw it.

use engine::{EventNotice, Record, RecordFault, Seat, Seats, Settings, Table, Viewer};
use games::ViewerSnapshot;
use scene::Lang;

use crate::presenter::{LogLine, MatchTexts, Screen};

/// Whose view a replay shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Perspective {
    /// That of a seat or of a spectator.
    Of(Viewer),
    /// All of them: what is public, and what each seat alone could see.
    All,
}

/// One step of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayStep {
    /// Its number, from 1.
    pub step: usize,
    /// Who acted.
    pub seat: Seat,
    /// The action in notation.
    pub action: String,
    /// What the viewer learnt of it.
    pub lines: Vec<LogLine>,
}

/// Why a record cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayFault {
    /// The text is no record, or one that was changed, or of other rules.
    #[error(transparent)]
    Record(#[from] RecordFault),
    /// There is no such game.
    #[error("there is no game `{0}`; there are: {1}")]
    NoGame(String, String),
    /// The match is not over.
    #[error("the record shows no seed, so the match cannot be dealt again")]
    NoSeed,
}

/// A finished match, from a record.
///
/// [`Replay::read`] a record, then show the [`Replay::screen`] at any of its [`Replay::steps`].
pub struct Replay {
    record: Record,
    /// The actions that stand after all takebacks, by their place in the record. A replay shows these.
    standing: Vec<usize>,
    table: Box<dyn Table>,
    /// The events of each action.
    notices: Vec<Vec<EventNotice>>,
    match_texts: Option<MatchTexts>,
    /// The steps as they were described last.
    steps: Option<(Perspective, Vec<ReplayStep>)>,
}

impl Replay {
    /// Reads a record and checks it.
    pub fn read(text: &str) -> Result<Replay, ReplayFault> {
        let record: Record = text.parse()?;
        let entry =
            games::find(&record.game).ok_or_else(|| ReplayFault::NoGame(record.game.clone(), games::names()))?;
        let seed = record.seed.ok_or(ReplayFault::NoSeed)?;
        record.verify_chain()?;
        let table = entry.resume(&record, seed, None)?;
        let notices = table.story();
        let standing = record.standing();
        Ok(Replay { record, standing, table, notices, match_texts: None, steps: None })
    }

    /// How many actions were taken; steps go from 0 to this.
    pub fn len(&self) -> usize {
        self.standing.len()
    }

    /// Whether no action was taken.
    pub fn is_empty(&self) -> bool {
        self.standing.is_empty()
    }

    /// The record.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// How many seats there were.
    pub fn seats(&self) -> u8 {
        self.settings().seats()
    }

    /// The settings of the match.
    pub fn settings(&self) -> &Settings {
        self.table.settings()
    }

    /// The step of a link that ends with `#40`, or the last step if the number is too large.
    pub fn step_from_link(&self, link: &str) -> Option<usize> {
        Some(link.trim_start_matches('#').parse::<usize>().ok()?.min(self.len()))
    }

    /// The end of a link to a step, such as `#40`.
    pub fn link_to_step(step: usize) -> String {
        format!("#{step}")
    }

    /// The names of those at the table, by seat.
    pub fn names(&mut self, lang: Lang) -> Vec<String> {
        self.match_texts(lang).names.clone()
    }

    /// The table after `step` actions, or after the last one if there are fewer.
    pub fn screen(&mut self, step: usize, perspective: Perspective, lang: Lang) -> Screen {
        self.seek(step.min(self.len()));
        let at = self.table.len();
        let steps = self.steps(perspective, lang);
        let known_lines = steps[..at.saturating_sub(1)].iter().map(|step| step.lines.len()).sum();
        let log: Vec<LogLine> = steps[..at].iter().flat_map(|step| step.lines.clone()).collect();
        let outcome = self.table.outcome();
        let viewer = match perspective {
            Perspective::Of(viewer) => viewer,
            Perspective::All => Viewer::Spectator,
        };
        let mut screen = self.screen_of(viewer, perspective == Perspective::All, log);
        screen.known_lines = known_lines;
        if outcome.is_some() {
            screen.ending = self.match_texts(lang).ending(outcome.as_ref());
        }
        screen
    }

    /// What a viewer sees now; if all is `revealed`, also what each seat alone could see.
    fn screen_of(&self, viewer: Viewer, revealed: bool, log: Vec<LogLine>) -> Screen {
        let texts = self.match_texts.as_ref().expect("the steps were described before");
        let others = Seats::all(if revealed { self.seats() } else { 0 });
        let views: Vec<(Viewer, String)> = std::iter::once(viewer)
            .chain(others.iter().map(Viewer::Seat))
            .map(|viewer| (viewer, self.table.view(viewer).to_json()))
            .collect();
        let snapshots: Vec<ViewerSnapshot<'_>> = views
            .iter()
            .map(|(viewer, view)| ViewerSnapshot {
                options: &texts.options,
                viewer: *viewer,
                view,
                deciders: self.table.deciders(),
                menu: &[],
            })
            .collect();
        texts.screen_of(&snapshots[0], &snapshots[1..], log).expect("a table's own view can be read")
    }

    fn seek(&mut self, step: usize) {
        if step < self.table.len() {
            self.table.rewind(step);
        }
        if step > self.table.len() && !self.record.takebacks.is_empty() {
            // The dice of later actions depend on takebacks that came before them.
            let game = games::find(&self.record.game).expect("the record was checked when it was read");
            let seed = self.record.seed.expect("the record was checked when it was read");
            let table = game.resume(&self.record, seed, None);
            self.table = table.expect("the record was checked when it was read");
            self.table.rewind(step);
        }
        for index in &self.standing[self.table.len()..step] {
            let played = &self.record.moves[*index];
            self.table.play(played.seat, &played.action).expect("the record was checked when it was read");
        }
    }

    /// Every step with what the viewer learnt of it, to read and to jump to.
    pub fn steps(&mut self, perspective: Perspective, lang: Lang) -> &[ReplayStep] {
        let is_stale = self.match_texts.as_ref().is_none_or(|texts| texts.texts.lang() != lang)
            || self.steps.as_ref().is_none_or(|(before, _)| *before != perspective);
        if is_stale {
            let steps = self.describe_steps(perspective, lang);
            self.steps = Some((perspective, steps));
        }
        self.steps.as_ref().map_or(&[], |(_, steps)| steps)
    }

    fn describe_steps(&mut self, perspective: Perspective, lang: Lang) -> Vec<ReplayStep> {
        let is_visible = |notice: &&EventNotice| match perspective {
            Perspective::Of(viewer) => notice.to.includes(viewer),
            Perspective::All => true,
        };
        let events: Vec<Vec<&str>> = self
            .notices
            .iter()
            .map(|notices| notices.iter().filter(is_visible).map(|notice| notice.event.as_str()).collect())
            .collect();
        let all: Vec<&str> = events.iter().flatten().copied().collect();
        let counts: Vec<usize> = events.iter().map(Vec::len).collect();
        let texts = match_texts(&mut self.match_texts, &self.record, self.table.settings(), lang);
        let mut lines = texts.describe_events(&all).into_iter();
        let step = |(index, count): (usize, usize)| ReplayStep {
            step: index + 1,
            seat: self.record.moves[self.standing[index]].seat,
            action: self.record.moves[self.standing[index]].action.clone(),
            lines: lines.by_ref().take(count).collect(),
        };
        counts.into_iter().enumerate().map(step).collect()
    }

    fn match_texts(&mut self, lang: Lang) -> &MatchTexts {
        match_texts(&mut self.match_texts, &self.record, self.table.settings(), lang)
    }
}

/// The texts of a record's match, made again when the language has changed.
fn match_texts<'a>(
    cached: &'a mut Option<MatchTexts>,
    record: &Record,
    settings: &Settings,
    lang: Lang,
) -> &'a MatchTexts {
    if cached.as_ref().is_none_or(|texts| texts.texts.lang() != lang) {
        let game = games::find(&record.game).expect("the record was checked when it was read");
        let texts = MatchTexts::new(game, settings.clone(), lang, names(record));
        *cached = Some(texts.expect("the settings of a table fit its game"));
    }
    cached.as_ref().expect("the game of a table is there")
}

/// The names of a record. Players with the same name get their seat's letter, too.
fn names(record: &Record) -> Vec<Option<String>> {
    let chairs = &record.chairs;
    let name = |(chair, seat): (&engine::Participant, Seat)| {
        let is_twice = chairs.iter().filter(|other| other.name == chair.name).count() > 1;
        Some(if is_twice { format!("{} {}", chair.name, seat.letter().to_uppercase()) } else { chair.name.clone() })
    };
    chairs.iter().zip(Seats::all(engine::SEATS_MAX)).map(name).collect()
}
