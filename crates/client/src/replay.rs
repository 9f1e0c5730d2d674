//! Replays: a finished match at any step, through any eyes.

use engine::{EventNotice, Record, RecordFault, Seat, Seats, Settings, Table, Viewer};
use games::ViewerSnapshot;
use scene::Lang;

use crate::presenter::{LogLine, MatchTexts, Screen};

/// Through whose eyes a replay is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Perspective {
    /// One player's, or a spectator's.
    Of(Viewer),
    /// Everybody's: all that is public, and what each seat alone could see.
    All,
}

/// One step of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayStep {
    /// How many actions had been taken after it.
    pub step: usize,
    /// Who acted.
    pub seat: Seat,
    /// What they did, in notation.
    pub action: String,
    /// What the viewer was told.
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
/// [`Replay::read`] a record, then [`Replay::screen`] at any step, and [`Replay::story`] to jump to.
pub struct Replay {
    record: Record,
    table: Box<dyn Table>,
    told: Vec<Vec<EventNotice>>,
    book: Option<MatchTexts>,
    story: Option<(Perspective, Vec<ReplayStep>)>,
}

impl Replay {
    /// Reads a record and checks it.
    pub fn read(text: &str) -> Result<Replay, ReplayFault> {
        let record: Record = text.parse()?;
        let entry =
            games::find(&record.game).ok_or_else(|| ReplayFault::NoGame(record.game.clone(), games::names()))?;
        let seed = record.seed.ok_or(ReplayFault::NoSeed)?;
        record.verify_chain()?;
        let beginning = Record { moves: Vec::new(), ..record.clone() };
        let mut table = entry.resume(&beginning, seed, None)?;
        let mut told = Vec::with_capacity(record.moves.len());
        for (index, played) in record.moves.iter().enumerate() {
            let notices = table.play(played.seat, &played.action).map_err(|refusal| RecordFault {
                line: played.line,
                column: 1,
                problem: format!("action {} is refused: `{}`: {refusal}", index + 1, played.action),
            })?;
            told.push(notices);
        }
        Ok(Replay { record, table, told, book: None, story: None })
    }

    /// How many actions were taken; steps go from 0 to this.
    pub fn len(&self) -> usize {
        self.record.moves.len()
    }

    /// Whether nothing was done.
    pub fn is_empty(&self) -> bool {
        self.record.moves.is_empty()
    }

    /// The record.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// How many seats there were.
    pub fn seats(&self) -> u8 {
        self.settings().seats()
    }

    /// What was chosen before the match.
    pub fn settings(&self) -> &Settings {
        self.table.settings()
    }

    /// The step that the end of a link means, such as `#40`; the last one if it names one beyond.
    pub fn step_of(&self, link: &str) -> Option<usize> {
        Some(link.trim_start_matches('#').parse::<usize>().ok()?.min(self.len()))
    }

    /// What the end of a link to a step looks like.
    pub fn link(step: usize) -> String {
        format!("#{step}")
    }

    /// The names of those at the table, by seat.
    pub fn names(&mut self, lang: Lang) -> Vec<String> {
        self.book(lang).names.clone()
    }

    /// The table when so many actions had been taken. A step beyond the last is the last.
    pub fn screen(&mut self, step: usize, eyes: Perspective, lang: Lang) -> Screen {
        self.seek(step.min(self.len()));
        let lines =
            |moments: &[ReplayStep]| moments.iter().flat_map(|moment| moment.lines.clone()).collect::<Vec<LogLine>>();
        let at = self.table.len();
        let moments = self.story(eyes, lang);
        let known = moments[..at.saturating_sub(1)].iter().map(|moment| moment.lines.len()).sum();
        let log = lines(&moments[..at]);
        let outcome = self.table.outcome();
        let viewer = match eyes {
            Perspective::Of(viewer) => viewer,
            Perspective::All => Viewer::Spectator,
        };
        let mut screen = self.screen_of(viewer, eyes == Perspective::All, log);
        screen.known = known;
        if outcome.is_some() {
            screen.ending = self.book(lang).ending(outcome.as_ref());
        }
        screen
    }

    /// What a viewer sees now; with all `revealed`, also what each seat alone could see.
    fn screen_of(&self, viewer: Viewer, revealed: bool, log: Vec<LogLine>) -> Screen {
        let texts = self.book.as_ref().expect("the story was told before");
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
        for played in &self.record.moves[self.table.len()..step] {
            self.table.play(played.seat, &played.action).expect("the record was checked when it was read");
        }
    }

    /// Every step with what the viewer was told, to read and to jump to.
    pub fn story(&mut self, eyes: Perspective, lang: Lang) -> &[ReplayStep] {
        let stale = self.book.as_ref().is_none_or(|book| book.texts.lang() != lang)
            || self.story.as_ref().is_none_or(|(whose, _)| *whose != eyes);
        if stale {
            let moments = self.tell(eyes, lang);
            self.story = Some((eyes, moments));
        }
        self.story.as_ref().map_or(&[], |(_, moments)| moments)
    }

    fn tell(&mut self, eyes: Perspective, lang: Lang) -> Vec<ReplayStep> {
        let may_hear = |notice: &&EventNotice| match eyes {
            Perspective::Of(viewer) => notice.to.includes(viewer),
            Perspective::All => true,
        };
        let heard: Vec<Vec<&str>> = self
            .told
            .iter()
            .map(|notices| notices.iter().filter(may_hear).map(|notice| notice.event.as_str()).collect())
            .collect();
        let all: Vec<&str> = heard.iter().flatten().copied().collect();
        let counts: Vec<usize> = heard.iter().map(Vec::len).collect();
        let book = open(&mut self.book, &self.record, self.table.settings(), lang);
        let mut lines = book.tell(&all).into_iter();
        let moment = |(index, count): (usize, usize)| ReplayStep {
            step: index + 1,
            seat: self.record.moves[index].seat,
            action: self.record.moves[index].action.clone(),
            lines: lines.by_ref().take(count).collect(),
        };
        counts.into_iter().enumerate().map(moment).collect()
    }

    fn book(&mut self, lang: Lang) -> &MatchTexts {
        open(&mut self.book, &self.record, self.table.settings(), lang)
    }
}

/// The words of a record, made anew when the language has changed.
fn open<'a>(book: &'a mut Option<MatchTexts>, record: &Record, settings: &Settings, lang: Lang) -> &'a MatchTexts {
    if book.as_ref().is_none_or(|book| book.texts.lang() != lang) {
        let game = games::find(&record.game).expect("the record was checked when it was read");
        let texts = MatchTexts::new(game, settings.clone(), lang, names(record));
        *book = Some(texts.expect("the settings of a table fit its game"));
    }
    book.as_ref().expect("the game of a table is there")
}

/// The names of a record; those who have the same one get their seat's letter besides.
fn names(record: &Record) -> Vec<Option<String>> {
    let chairs = &record.chairs;
    let name = |(chair, seat): (&engine::Participant, Seat)| {
        let is_twice = chairs.iter().filter(|other| other.name == chair.name).count() > 1;
        Some(if is_twice { format!("{} {}", chair.name, seat.letter().to_uppercase()) } else { chair.name.clone() })
    };
    chairs.iter().zip(Seats::all(engine::SEATS_MAX)).map(name).collect()
}
