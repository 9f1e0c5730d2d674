//! Replays: a finished match at any step, as any viewer saw it.

use engine::{EventNotice, Record, RecordFault, Seat, Seats, Settings, Table, Viewer};
use games::{Attempt, Verdict, ViewerSnapshot};
use scene::{Lang, MomentKind, ThingCard};

use crate::presenter::{LogLine, MatchTexts, Screen};

/// Whose view a replay shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Perspective {
    /// That of a seat or of a spectator.
    Of(Viewer),
    /// All of them: what is public, and what each seat alone could see.
    All,
}

/// The perspective of somebody who only watches.
pub(crate) const SPECTATOR: Perspective = Perspective::Of(Viewer::Spectator);

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
    /// The action in words, for a step that tells nothing.
    pub label: Option<String>,
}

impl ReplayStep {
    /// Where the step stands in the story, if it begins a turn or a part of the match.
    pub fn begins(&self) -> Option<MomentKind> {
        let kinds = self.lines.iter().filter_map(|line| Some(line.moment.as_ref()?.kind));
        let begins = |kind: &MomentKind| matches!(kind, MomentKind::Chapter | MomentKind::Turn);
        kinds.filter(begins).min_by_key(|kind| *kind != MomentKind::Chapter)
    }
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
    /// Reads a record of a match with the game's own content and checks it.
    pub fn read(text: &str) -> Result<Replay, ReplayFault> {
        Replay::read_with(text, None)
    }

    /// Reads a record and checks it. Its content is given if it is not the game's own.
    pub fn read_with(text: &str, content: Option<&str>) -> Result<Replay, ReplayFault> {
        let record: Record = text.parse()?;
        let entry =
            games::find(&record.game).ok_or_else(|| ReplayFault::NoGame(record.game.clone(), games::names()))?;
        let seed = record.seed.ok_or(ReplayFault::NoSeed)?;
        record.verify_chain()?;
        let table = entry.resume(&record, seed, content)?;
        let notices = table.story();
        let standing = record.standing();
        Ok(Replay { record, standing, table, notices, match_texts: None, steps: None })
    }

    /// What the chosen eyes learnt of one step; nothing of the deal before the first one.
    pub fn lines_of(&mut self, step: usize, perspective: Perspective, lang: Lang) -> &[LogLine] {
        let steps = self.steps(perspective, lang);
        step.checked_sub(1).and_then(|index| steps.get(index)).map_or(&[], |step| &step.lines)
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
        let at = step.min(self.len());
        let steps = self.steps(perspective, lang);
        let known_lines = steps[..at.saturating_sub(1)].iter().map(|step| step.lines.len()).sum();
        let log: Vec<LogLine> = steps[..at].iter().flat_map(|step| step.lines.clone()).collect();
        // Describing the steps may have left the table at another one.
        self.seek(at);
        let outcome = self.table.outcome();
        let viewer = match perspective {
            Perspective::Of(viewer) => viewer,
            Perspective::All => Viewer::Spectator,
        };
        let mut screen = self.screen_of(viewer, perspective == Perspective::All, log);
        screen.known_lines = known_lines;
        if outcome.is_some() {
            screen.ending = self.match_texts(lang).ending(outcome.as_ref(), viewer.seat());
        }
        screen
    }

    /// What a person reads who points at a thing of the table after `step` actions. Where everything is shown, what only
    /// one seat can see is explained as to that seat.
    pub fn explain(&mut self, step: usize, perspective: Perspective, lang: Lang, thing: &str) -> Option<ThingCard> {
        // The texts speak to the reader of the steps.
        let _ = self.steps(perspective, lang);
        self.seek(step.min(self.len()));
        // Things that only one seat has are shown to others with that seat's letter before the id.
        let revealed = thing.split_once('/').and_then(|(letter, own)| {
            let owner = Seats::all(self.seats()).iter().find(|seat| seat.letter().to_string() == letter)?;
            Some((Viewer::Seat(owner), own))
        });
        let (viewer, thing) = match (perspective, revealed) {
            (Perspective::Of(viewer), _) => (viewer, thing),
            (Perspective::All, Some(revealed)) => revealed,
            (Perspective::All, None) => (Viewer::Spectator, thing),
        };
        let (texts, view) = (self.match_texts.as_ref()?, self.table.view(viewer).to_json());
        let deciders = self.table.deciders();
        let snapshot = ViewerSnapshot { options: &texts.options, viewer, view: &view, deciders, menu: &[] };
        texts.game.explain(&snapshot, thing, &texts.texts)
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
            let content = self.table.settings().content().map(str::to_owned);
            let table = game.resume(&self.record, seed, content.as_deref());
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
        let visible: Vec<Vec<&EventNotice>> =
            self.notices.iter().map(|notices| notices.iter().filter(is_visible).collect()).collect();
        let all: Vec<&str> = visible.iter().flatten().map(|notice| notice.event.as_str()).collect();
        let reader = match perspective {
            Perspective::Of(viewer) => viewer.seat(),
            Perspective::All => None,
        };
        let texts = match_texts(&mut self.match_texts, &self.record, self.table.settings(), lang);
        texts.texts.set_reader(reader);
        let mut lines = texts.describe_events(&all).into_iter();
        let mut steps = Vec::with_capacity(visible.len());
        for (index, notices) in visible.iter().enumerate() {
            let played = &self.record.moves[self.standing[index]];
            let mut own: Vec<LogLine> = lines.by_ref().take(notices.len()).collect();
            // What was told to one seat speaks to that seat, so its name stands before it.
            for (line, notice) in own.iter_mut().zip(notices) {
                if let (None, Some(seat)) = (reader, notice.to.only()) {
                    line.put_name_first(texts.texts.seat(seat));
                }
            }
            let (step, seat, action) = (index + 1, played.seat, played.action.clone());
            steps.push(ReplayStep { step, seat, action, lines: own, label: None });
        }
        let shows_all = |seat: Seat| reader.is_none_or(|reader| reader == seat) && perspective != SPECTATOR;
        let is_silent =
            |at: &usize| steps[*at].lines.is_empty() && shows_all(self.record.moves[self.standing[*at]].seat);
        let silent: Vec<usize> = (0..steps.len()).filter(is_silent).collect();
        for at in silent {
            steps[at].label = self.label_of(at);
        }
        steps
    }

    /// An action in the words of the menu that it was chosen from.
    fn label_of(&mut self, index: usize) -> Option<String> {
        self.seek(index);
        let played = &self.record.moves[self.standing[index]];
        let texts = self.match_texts.as_ref()?;
        let view = self.table.view(Viewer::Seat(played.seat)).to_json();
        let snapshot = ViewerSnapshot {
            options: &texts.options,
            viewer: Viewer::Seat(played.seat),
            view: &view,
            deciders: self.table.deciders(),
            menu: &[],
        };
        match texts.game.judge_attempt(&snapshot, Attempt::Say(&played.action), &texts.texts)? {
            Verdict::Allowed(label) => Some(label),
            Verdict::Refused(_) => None,
        }
    }

    fn match_texts(&mut self, lang: Lang) -> &mut MatchTexts {
        match_texts(&mut self.match_texts, &self.record, self.table.settings(), lang)
    }
}

/// The texts of a record's match, made again when the language has changed.
fn match_texts<'a>(
    cached: &'a mut Option<MatchTexts>,
    record: &Record,
    settings: &Settings,
    lang: Lang,
) -> &'a mut MatchTexts {
    if cached.as_ref().is_none_or(|texts| texts.texts.lang() != lang) {
        let game = games::find(&record.game).expect("the record was checked when it was read");
        let texts = MatchTexts::new(game, settings.clone(), lang, names(record));
        *cached = Some(texts.expect("the settings of a table fit its game"));
    }
    cached.as_mut().expect("the game of a table is there")
}

/// The names of a record; bots are called as they were at the table. Players with the same name get their seat's
/// letter, too.
fn names(record: &Record) -> Vec<Option<String>> {
    let chairs = &record.chairs;
    let name = |(chair, seat): (&engine::Participant, Seat)| {
        if chair.is_bot() {
            return None;
        }
        let is_twice = chairs.iter().filter(|other| other.name == chair.name).count() > 1;
        Some(if is_twice { format!("{} {}", chair.name, seat.letter().to_uppercase()) } else { chair.name.clone() })
    };
    chairs.iter().zip(Seats::all(engine::SEATS_MAX)).map(name).collect()
}
