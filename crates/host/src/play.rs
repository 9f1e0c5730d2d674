//! A match in play: the table, what each viewer has been shown of it, and what is remembered for those who return.

use std::collections::VecDeque;

use engine::{AutoAction, BySeat, EventNotice, Seat, Seats, Table, Viewer, fingerprint};
use protocol::{Code, Fault, RawJson, Update};

use crate::clock::{Cause, Clocks};
use crate::{ActionSource, Clock};

/// How many moments are remembered for those who return; whoever missed more is told the whole story again.
const MOMENTS_MAX: usize = 16;
/// How many of a seat's own answers are remembered, by which a retry is known.
const ANSWERS_MAX: usize = 8;
/// Six seats and the spectator.
const VIEWERS_MAX: usize = engine::SEATS_MAX as usize + 1;

/// One number for each viewer: seats first, the spectator last.
type ByViewer = [u32; VIEWERS_MAX];

/// What one viewer was shown last.
#[derive(Clone, Copy, Debug, Default)]
struct ViewerCursor {
    /// The number of the viewer's updates so far. Only what the viewer can see makes it grow, or it would tell how
    /// often others changed their hidden minds.
    seq: u32,
    /// A fingerprint of what was shown.
    print: u64,
}

/// What happened by one entry, and each viewer's number after it.
#[derive(Clone, Debug)]
struct PastUpdate {
    notices: Vec<EventNotice>,
    seqs: ByViewer,
}

/// A wish to take something back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TakebackRequest {
    pub(crate) seat: Seat,
    pub(crate) to: u32,
    pub(crate) pending: Seats,
    pub(crate) asked_at: u64,
}

/// Something that the game does by itself after a while.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct AutoActionTimer {
    pub(crate) seconds: u32,
    pub(crate) seat: Seat,
    pub(crate) action: String,
    since: u64,
}

impl AutoActionTimer {
    pub(crate) fn deadline(&self) -> u64 {
        self.since.saturating_add(u64::from(self.seconds) * 1000)
    }
}

/// A match in play.
pub(crate) struct RunningMatch {
    pub(crate) table: Box<dyn Table>,
    pub(crate) clocks: Clocks,
    pub(crate) wish: Option<TakebackRequest>,
    pub(crate) abandon: Seats,
    pub(crate) auto_action: Option<AutoActionTimer>,
    eyes: Vec<ViewerCursor>,
    moments: VecDeque<PastUpdate>,
    /// Each viewer's number before the first remembered moment.
    forgotten: ByViewer,
    /// The last questions that each seat answered, with fingerprints of the answers.
    answers: BySeat<VecDeque<(u32, u64)>>,
    /// The most actions there have been. Time is won only beyond it, or playing and undoing would win time.
    longest: usize,
}

fn index(viewer: Viewer, seats: u8) -> usize {
    viewer.seat().map_or(usize::from(seats), Seat::index)
}

impl RunningMatch {
    /// A match that has just been dealt.
    pub(crate) fn new(table: Box<dyn Table>, clock: Clock, in_charge: Seats, at: u64) -> RunningMatch {
        let seats = table.settings().seats();
        let mut play = RunningMatch {
            table,
            clocks: Clocks::new(clock, seats),
            wish: None,
            abandon: Seats::NONE,
            auto_action: None,
            eyes: vec![ViewerCursor::default(); usize::from(seats) + 1],
            moments: VecDeque::new(),
            forgotten: ByViewer::default(),
            answers: BySeat::new(seats),
            longest: 0,
        };
        play.note(Vec::new());
        play.turn(in_charge, Cause::Other, at);
        play
    }

    fn seats(&self) -> u8 {
        self.table.settings().seats()
    }

    /// Takes an action, or refuses it and changes nothing.
    pub(crate) fn act(&mut self, act: Act<'_>, in_charge: Seats, at: u64) -> Result<(), Fault> {
        let Act { seat, question, action, by } = act;
        let notices = self.table.play(seat, action)?;
        let answers = &mut self.answers[seat];
        if answers.len() == ANSWERS_MAX {
            answers.pop_front();
        }
        answers.push_back((question, fingerprint(action)));
        self.wish = None;
        let in_public = self.note(notices);
        let decided = in_public && self.table.len() > self.longest && by != ActionSource::Patience;
        self.longest = self.longest.max(self.table.len());
        self.turn(in_charge, if decided { Cause::Decided(seat) } else { Cause::Other }, at);
        Ok(())
    }

    /// Takes a seat's last action back where that is free.
    pub(crate) fn undo(&mut self, seat: Seat, in_charge: Seats, at: u64) -> Result<(), Fault> {
        self.table.undo(seat)?;
        self.wish = None;
        self.note(Vec::new());
        self.turn(in_charge, Cause::Undone, at);
        Ok(())
    }

    /// Goes back by everybody's consent.
    pub(crate) fn rewind(&mut self, to: u32, in_charge: Seats, at: u64) {
        self.table.rewind(to as usize);
        self.wish = None;
        self.longest = self.table.len();
        self.note(Vec::new());
        self.turn(in_charge, Cause::Undone, at);
    }

    /// Stops and starts clocks and auto_action after something happened.
    pub(crate) fn turn(&mut self, in_charge: Seats, cause: Cause, at: u64) {
        self.clocks.turn(at, self.table.deciders().and(in_charge), cause);
        self.auto_action = self.table.auto_action().map(|AutoAction { seconds, seat, action }| {
            let same = |old: &&AutoActionTimer| (old.seconds, old.seat, &old.action) == (seconds, seat, &action);
            let since = self.auto_action.as_ref().filter(same).map_or(at, |old| old.since);
            AutoActionTimer { seconds, seat, action, since }
        });
    }

    /// After a pause of the host nobody's time has gone by.
    pub(crate) fn resume(&mut self, at: u64) {
        self.clocks.resume(at);
        self.restart_auto_action(at);
    }

    /// Lets auto_action begin anew.
    pub(crate) fn restart_auto_action(&mut self, at: u64) {
        if let Some(auto_action) = &mut self.auto_action {
            auto_action.since = at;
        }
    }

    /// Whether this is a retry of an answer that was accepted.
    pub(crate) fn is_retry(&self, seat: Seat, question: u32, action: &str) -> bool {
        self.answers[seat].contains(&(question, fingerprint(action)))
    }

    /// Why an answer to this question comes too late, or too early.
    pub(crate) fn check_question(&self, seat: Seat, question: u32) -> Result<(), Fault> {
        let asked = self.table.question(seat);
        match question == asked {
            true => Ok(()),
            false => {
                let problem = format!("the action answers question {question} of seat {seat}, which is now at {asked}");
                Err(Fault::new(Code::Stale, problem))
            }
        }
    }

    /// Remembers a moment and counts it for all who can see it. Tells whether spectators can.
    fn note(&mut self, notices: Vec<EventNotice>) -> bool {
        let seats = self.seats();
        let deciders = self.table.deciders();
        let mut seqs = ByViewer::default();
        let mut in_public = false;
        for viewer in Viewer::all(seats) {
            let at = index(viewer, seats);
            let question = viewer.seat().map_or(0, |seat| self.table.question(seat));
            let print = fingerprint(&(self.table.print(viewer), deciders, question));
            let eye = &mut self.eyes[at];
            // The menu follows from the view, so that it need not be compared.
            if eye.print != print || eye.seq == 0 || notices.iter().any(|notice| notice.to.includes(viewer)) {
                *eye = ViewerCursor { seq: eye.seq + 1, print };
                in_public |= viewer == Viewer::Spectator;
            }
            seqs[at] = eye.seq;
        }
        if self.moments.len() == MOMENTS_MAX {
            self.forgotten = self.moments.pop_front().map_or(self.forgotten, |moment| moment.seqs);
        }
        self.moments.push_back(PastUpdate { notices, seqs });
        in_public
    }

    /// The number of a viewer's last update.
    pub(crate) fn seq(&self, viewer: Viewer) -> u32 {
        self.eyes[index(viewer, self.seats())].seq
    }

    /// What a viewer has not seen since its update `seen`.
    pub(crate) fn update(&self, viewer: Viewer, seen: u32) -> Update {
        let at = index(viewer, self.seats());
        let eye = &self.eyes[at];
        let deciders = self.table.deciders();
        let complete = (self.forgotten[at]..=eye.seq).contains(&seen);
        let events = |notices: &mut dyn Iterator<Item = &EventNotice>| {
            notices
                .filter(|notice| notice.to.includes(viewer))
                .map(|notice| RawJson::written(notice.event.clone()))
                .collect()
        };
        let missed = self.moments.iter().filter(|moment| moment.seqs[at] > seen);
        Update {
            viewer,
            seq: eye.seq,
            complete,
            view: RawJson::written(self.table.view(viewer)),
            deciders,
            question: viewer.seat().map_or(0, |seat| self.table.question(seat)),
            menu: viewer
                .seat()
                .filter(|&seat| deciders.contains(seat))
                .map_or_else(Vec::new, |seat| self.table.menu(seat)),
            events: match complete {
                true => events(&mut missed.flat_map(|moment| &moment.notices)),
                false => events(&mut self.table.story().iter()),
            },
        }
    }

    /// Everything that a restored match must agree on.
    pub(crate) fn digest(&self) -> String {
        let viewers = Viewer::all(self.seats()).map(|viewer| format!("{:?}", self.update(viewer, self.seq(viewer))));
        let RunningMatch { table, clocks, wish, abandon, auto_action, moments, forgotten, answers, longest, eyes: _ } =
            self;
        format!(
            "{}\n{clocks:?} {wish:?} {abandon} {auto_action:?}\n{moments:?} {forgotten:?}\n{answers:?} {longest}\n{}",
            table.record().to_jsonl(),
            viewers.collect::<Vec<_>>().join("\n")
        )
    }
}

/// An action that somebody takes.
#[derive(Clone, Copy)]
pub(crate) struct Act<'a> {
    pub(crate) seat: Seat,
    pub(crate) question: u32,
    pub(crate) action: &'a str,
    pub(crate) by: ActionSource,
}
