//! The stage: moments that are shown one after the other, at the reader's pace. The same queue serves every front end.

use std::collections::VecDeque;

use engine::Clause;
use scene::{Moment, MomentKind};

use crate::LogLine;
use crate::page::ReadingSpeed;

/// For a reader who must decide, moments are shortened until all of them take no longer than this.
const ASKED_MS_MAX: u64 = 4000;
/// But none is shorter than this, since it could not be read: a reader need not wait for moments to decide.
const READABLE_MS: u64 = 1000;

/// A moment while it waits to be shown or is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct StagedMoment {
    /// Counts all moments of the stage, so that two with the same words are told apart.
    pub number: u64,
    /// What is shown.
    pub moment: Moment,
    /// The ids of the things in the scene that it is about.
    pub things: Vec<String>,
    /// The clauses that it cites.
    pub clauses: Vec<Clause>,
    /// How long it stands, in milliseconds.
    pub lasts_ms: u64,
}

/// Moments that wait, and the one that is shown.
#[derive(Clone, Debug, Default)]
pub struct Stage {
    waiting: VecDeque<StagedMoment>,
    /// When the moment that is shown makes room for the next.
    shown_until: u64,
    /// Until when no other move is shown.
    busy_until: u64,
    count: u64,
}

/// How long a moment stands.
fn lasts_ms(kind: MomentKind, speed: ReadingSpeed) -> u64 {
    let normal = match kind {
        MomentKind::Turn => 900,
        MomentKind::Chapter | MomentKind::Highlight => 1700,
        MomentKind::Ending => 2200,
    };
    match speed {
        ReadingSpeed::Calm => normal * 3 / 2,
        ReadingSpeed::Brisk => normal,
        ReadingSpeed::Quick => normal / 2,
        ReadingSpeed::Instant => 0,
    }
}

/// The moments of these lines. Those of a row are one.
fn staged(lines: &[LogLine], speed: ReadingSpeed) -> Vec<StagedMoment> {
    let mut moments: Vec<StagedMoment> = Vec::new();
    for (line, moment) in lines.iter().filter_map(|line| Some((line, line.moment.as_ref()?))) {
        match moments.last_mut().filter(|last| last.moment.joins(moment)) {
            Some(last) => last.join(line, moment),
            None => moments.push(StagedMoment {
                number: 0,
                moment: moment.clone(),
                things: line.things.clone(),
                clauses: line.clauses.clone(),
                lasts_ms: lasts_ms(moment.kind, speed),
            }),
        }
    }
    moments
}

impl StagedMoment {
    /// Adds the next moment of a row.
    fn join(&mut self, line: &LogLine, moment: &Moment) {
        self.moment.join(moment);
        self.things.extend(line.things.iter().cloned());
        for clause in &line.clauses {
            if !self.clauses.contains(clause) {
                self.clauses.push(*clause);
            }
        }
    }
}

impl Stage {
    /// Adds the moments of an update. One without any still gets a pause, so that pieces can be seen to move. A reader
    /// who `is_asked` something gets shorter moments if there are many.
    pub fn push(&mut self, lines: &[LogLine], speed: ReadingSpeed, is_asked: bool, now_ms: u64) {
        let mut moments = staged(lines, speed);
        if speed == ReadingSpeed::Instant || lines.is_empty() {
            return;
        }
        let total: u64 = moments.iter().map(|moment| moment.lasts_ms).sum();
        if is_asked && total > ASKED_MS_MAX {
            let shorter = |ms: u64| (ms * ASKED_MS_MAX / total).max(READABLE_MS.min(ms));
            moments.iter_mut().for_each(|moment| moment.lasts_ms = shorter(moment.lasts_ms));
        }
        self.enqueue(moments, speed.pause_ms(), now_ms);
    }

    /// Adds the moments of a step of a replay, in place of those of the step before. They stand `percent` of their usual
    /// time, as quick or slow as the replay itself.
    pub fn replay(&mut self, lines: &[LogLine], speed: ReadingSpeed, percent: u64, now_ms: u64) {
        self.clear();
        if speed != ReadingSpeed::Instant {
            let mut moments = staged(lines, speed);
            moments.iter_mut().for_each(|moment| moment.lasts_ms = moment.lasts_ms * percent / 100);
            self.enqueue(moments, 0, now_ms);
        }
    }

    fn enqueue(&mut self, moments: Vec<StagedMoment>, pause_ms: u64, now_ms: u64) {
        let total: u64 = moments.iter().map(|moment| moment.lasts_ms).sum();
        let begin = self.busy_until.max(now_ms);
        if self.waiting.is_empty() {
            self.shown_until = begin + moments.first().map_or(0, |moment| moment.lasts_ms);
        }
        for mut moment in moments {
            self.count += 1;
            moment.number = self.count;
            self.waiting.push_back(moment);
        }
        self.busy_until = begin + total.max(pause_ms);
    }

    /// The moment that is shown now.
    pub fn shown(&self) -> Option<&StagedMoment> {
        self.waiting.front()
    }

    /// The moment with this number is on the screen. Its time begins now: drawing the board before it takes a while on a
    /// phone.
    pub fn drawn(&mut self, number: u64, now_ms: u64) {
        if let Some(shown) = self.waiting.front().filter(|shown| shown.number == number) {
            let late_ms = (now_ms + shown.lasts_ms).saturating_sub(self.shown_until);
            self.shown_until += late_ms;
            self.busy_until += late_ms;
        }
    }

    /// How many moments wait behind the one that is shown.
    pub fn waiting(&self) -> usize {
        self.waiting.len().saturating_sub(1)
    }

    /// Takes the moment away whose time is over; the next one gets its whole time from now on. True if another moment is
    /// shown now, or none.
    pub fn advance(&mut self, now_ms: u64) -> bool {
        let is_over = !self.waiting.is_empty() && self.shown_until <= now_ms;
        if is_over {
            self.waiting.pop_front();
            self.shown_until = now_ms + self.waiting.front().map_or(0, |next| next.lasts_ms);
        }
        is_over
    }

    /// The reader has seen enough of the moment that is shown. False if there is none.
    pub fn skip(&mut self, now_ms: u64) -> bool {
        let had_one = self.waiting.pop_front().is_some();
        self.shown_until = now_ms + self.waiting.front().map_or(0, |next| next.lasts_ms);
        self.busy_until = now_ms + self.waiting.iter().map(|moment| moment.lasts_ms).sum::<u64>();
        had_one
    }

    /// Takes all moments away: the reader acts, or somebody else looks at the screen.
    pub fn clear(&mut self) {
        self.waiting.clear();
        self.busy_until = 0;
    }

    /// When the moment that is shown makes room for the next.
    pub fn next_change_at(&self) -> Option<u64> {
        self.shown().map(|_| self.shown_until)
    }

    /// Until when no other move is shown.
    pub fn busy_until(&self) -> u64 {
        self.busy_until
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(moment: Option<MomentKind>) -> LogLine {
        let moment = moment.map(|kind| Moment::new(kind, "The bids are open"));
        LogLine { text: String::new(), things: Vec::new(), clauses: Vec::new(), seat: None, moment }
    }

    const LOUD: Option<MomentKind> = Some(MomentKind::Highlight);

    #[test]
    fn moments_are_shown_in_order_each_for_its_time() {
        let mut stage = Stage::default();
        stage.push(&[line(LOUD), line(None), line(Some(MomentKind::Turn))], ReadingSpeed::Brisk, false, 1000);
        assert_eq!((stage.shown().unwrap().number, stage.waiting()), (1, 1));
        assert!(!stage.advance(2600));
        assert!(stage.advance(2700));
        assert_eq!(stage.shown().unwrap().number, 2);
        assert_eq!(stage.next_change_at(), Some(3600));
        assert_eq!(stage.busy_until(), 3600);
        assert!(stage.advance(3600));
        assert_eq!(stage.shown(), None);
    }

    #[test]
    fn moments_of_a_row_are_shown_as_one() {
        let fight = |thing: &str| {
            let moment = Moment::new(MomentKind::Highlight, "A fight").detail(thing).together("Fights");
            LogLine { things: vec![thing.to_owned()], moment: Some(moment), ..line(None) }
        };
        let mut stage = Stage::default();
        stage.push(&[fight("card:1"), line(None), fight("card:2"), line(LOUD)], ReadingSpeed::Brisk, false, 0);
        let shown = stage.shown().unwrap();
        assert_eq!((shown.moment.headline.as_str(), stage.waiting()), ("Fights", 1));
        assert_eq!(shown.moment.details, ["card:1", "card:2"]);
        assert_eq!(shown.things, ["card:1", "card:2"]);
    }

    #[test]
    fn a_reader_skips_one_moment_after_the_other() {
        let mut stage = Stage::default();
        stage.push(&[line(LOUD), line(LOUD)], ReadingSpeed::Calm, false, 0);
        assert!(stage.skip(100));
        assert_eq!((stage.shown().unwrap().number, stage.busy_until()), (2, 100 + 2550));
        assert!(stage.skip(200));
        assert_eq!((stage.shown(), stage.busy_until()), (None, 200));
        assert!(!stage.skip(300));
    }

    #[test]
    fn a_reader_who_is_asked_gets_shorter_moments_that_can_still_be_read() {
        let total = |count: usize| {
            let mut stage = Stage::default();
            let lines: Vec<LogLine> = (0..count).map(|_| line(LOUD)).collect();
            stage.push(&lines, ReadingSpeed::Calm, true, 500);
            stage.busy_until() - 500
        };
        assert_eq!(total(1), 2550);
        assert!((3990..=ASKED_MS_MAX).contains(&total(3)));
        assert_eq!(total(9), 9 * READABLE_MS);
    }

    #[test]
    fn moves_without_moments_get_a_pause_and_instant_readers_none() {
        let mut stage = Stage::default();
        stage.push(&[line(None)], ReadingSpeed::Brisk, false, 0);
        assert_eq!((stage.shown(), stage.busy_until()), (None, ReadingSpeed::Brisk.pause_ms()));
        stage.clear();
        stage.push(&[line(LOUD)], ReadingSpeed::Instant, false, 0);
        assert_eq!((stage.shown(), stage.busy_until()), (None, 0));
        stage.push(&[], ReadingSpeed::Calm, false, 0);
        assert_eq!(stage.busy_until(), 0);
    }

    #[test]
    fn the_time_of_a_moment_begins_when_it_is_drawn() {
        let mut stage = Stage::default();
        stage.push(&[line(LOUD), line(LOUD)], ReadingSpeed::Brisk, false, 0);
        stage.drawn(1, 300);
        assert_eq!((stage.next_change_at(), stage.busy_until()), (Some(2000), 3700));
        stage.drawn(2, 400);
        assert_eq!(stage.next_change_at(), Some(2000), "only the one that is shown counts");
        assert!(stage.advance(2000));
        stage.drawn(2, 2000);
        assert_eq!((stage.next_change_at(), stage.busy_until()), (Some(3700), 3700));
    }

    #[test]
    fn a_step_of_a_replay_replaces_the_one_before_and_keeps_its_pace() {
        let mut stage = Stage::default();
        stage.replay(&[line(LOUD), line(LOUD)], ReadingSpeed::Brisk, 200, 0);
        assert_eq!((stage.waiting(), stage.next_change_at(), stage.busy_until()), (1, Some(3400), 6800));
        stage.replay(&[line(Some(MomentKind::Turn))], ReadingSpeed::Brisk, 50, 100);
        assert_eq!((stage.shown().unwrap().number, stage.waiting()), (3, 0));
        assert_eq!((stage.next_change_at(), stage.busy_until()), (Some(550), 550));
        stage.replay(&[line(None)], ReadingSpeed::Brisk, 100, 200);
        assert_eq!((stage.shown(), stage.busy_until()), (None, 200));
        stage.replay(&[line(LOUD)], ReadingSpeed::Instant, 100, 300);
        assert_eq!((stage.shown(), stage.busy_until()), (None, 0));
    }
}
