//! A match in play: the table, what each viewer was sent of it, and what is kept for clients that reconnect.

use std::borrow::Cow;
use std::collections::VecDeque;

use engine::{AnyView, AutoAction, BySeat, EventNotice, Seat, Seats, Table, Viewer, fingerprint};
use protocol::{Code, DecidedBy, Fault, RawJson, Update};

use crate::Clock;
use crate::clock::{Cause, Clocks};

/// How many updates of each viewer are kept for clients that reconnect. A client that missed more gets all events since the
/// deal. Each viewer's own updates count: otherwise hidden steps of others would show.
const PAST_UPDATES_MAX: u32 = 16;
/// How many of a seat's own answers are kept, to recognise a retry.
const ANSWERS_MAX: usize = 8;
/// Six seats and the spectator.
const VIEWERS_MAX: usize = engine::SEATS_MAX as usize + 1;

/// One number for each viewer: seats first, the spectator last.
type ByViewer = [u32; VIEWERS_MAX];

/// How far one viewer is.
#[derive(Default)]
struct ViewerCursor {
    /// The number of the viewer's updates so far. It grows only by what the viewer can see: otherwise it would tell how
    /// often others changed a hidden choice.
    seq: u32,
    /// A hash of the view, the deciders and the question of the last update.
    fingerprint: u64,
    /// A hash of all events that the viewer was told and that still stand.
    told: u64,
    /// The view of the last update, until it is sent.
    view: Option<Box<dyn AnyView>>,
}

fn add_told(told: u64, notices: &[EventNotice], viewer: Viewer) -> u64 {
    let own = notices.iter().filter(|notice| notice.to.includes(viewer));
    own.fold(told, |told, notice| fingerprint(&(told, notice.event.as_str())))
}

/// What one log entry caused, and the number of the update for each viewer who could see it; 0 for the others.
#[derive(Clone, Debug)]
struct PastUpdate {
    notices: Vec<EventNotice>,
    by: DecidedBy,
    seqs: ByViewer,
}

/// An action that stands.
#[derive(Clone, Copy, Debug)]
struct StandingAction {
    seat: Option<Seat>,
    by: DecidedBy,
    /// Whether spectators could see that something happened.
    in_public: bool,
}

/// What happened to the events that were told before.
enum Change {
    /// These were told in addition.
    Added(Vec<EventNotice>, DecidedBy),
    /// Something was taken back.
    Undone,
}

/// A player's request to take actions back, while the others answer it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TakebackRequest {
    pub(crate) seat: Seat,
    pub(crate) to: u32,
    pub(crate) pending: Seats,
    pub(crate) asked_at: u64,
}

/// An action that the host takes by itself when its time has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct AutoActionTimer {
    pub(crate) seconds: u32,
    pub(crate) seat: Seat,
    pub(crate) action: String,
    /// Who has said that they are done talking.
    pub(crate) done: Seats,
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
    pub(crate) takeback_request: Option<TakebackRequest>,
    pub(crate) abandon: Seats,
    pub(crate) auto_action: Option<AutoActionTimer>,
    cursors: Vec<ViewerCursor>,
    past_updates: Vec<PastUpdate>,
    /// The number of each viewer's last update that replaced what was told before.
    retold_at: ByViewer,
    /// The last questions that each seat answered, with hashes of the answers.
    answers: BySeat<VecDeque<(u32, u64)>>,
    standing: Vec<StandingAction>,
    /// All that was told, action by action, after something was taken back and until it is sent.
    story: Option<Vec<Vec<EventNotice>>>,
    /// How many of the standing actions are public.
    public: usize,
    /// The most public actions that the match ever had. Only an action beyond it earns time: otherwise a player could earn
    /// time by playing and undoing. Hidden actions do not count, since what a clock shows is public.
    public_most: usize,
}

fn index(viewer: Viewer, seats: u8) -> usize {
    viewer.seat().map_or(usize::from(seats), Seat::index)
}

impl RunningMatch {
    /// A match that has just been dealt.
    pub(crate) fn new(table: Box<dyn Table>, clock: Clock, in_charge: Seats, at: u64) -> RunningMatch {
        let seats = table.settings().seats();
        let begun = StandingAction { seat: None, by: DecidedBy::Person, in_public: true };
        let mut running = RunningMatch {
            standing: vec![begun; table.len()],
            story: None,
            public: table.len(),
            public_most: table.len(),
            table,
            clocks: Clocks::new(clock, seats),
            takeback_request: None,
            abandon: Seats::NONE,
            auto_action: None,
            cursors: std::iter::repeat_with(ViewerCursor::default).take(usize::from(seats) + 1).collect(),
            past_updates: Vec::new(),
            retold_at: ByViewer::default(),
            answers: BySeat::new(seats),
        };
        let change = if running.standing.is_empty() { Change::Added(Vec::new(), begun.by) } else { Change::Undone };
        running.record_update(change);
        running.update_clocks(in_charge, Cause::Other, at);
        running
    }

    fn seats(&self) -> u8 {
        self.table.settings().seats()
    }

    /// Takes an action, or refuses it and changes nothing.
    pub(crate) fn act(&mut self, taken: TakenAction<'_>, in_charge: Seats, at: u64) -> Result<(), Fault> {
        let TakenAction { seat, question, action, by, forced } = taken;
        let notices = match forced {
            true => self.table.play_forced(seat, action)?,
            false => self.table.play(seat, action)?,
        };
        let answers = &mut self.answers[seat];
        if answers.len() == ANSWERS_MAX {
            answers.pop_front();
        }
        answers.push_back((question, fingerprint(action)));
        let in_public = self.record_update(Change::Added(notices, by));
        self.standing.push(StandingAction { seat: Some(seat), by, in_public });
        self.public += usize::from(in_public);
        let decided = in_public && self.public > self.public_most && by != DecidedBy::Automatic;
        self.public_most = self.public_most.max(self.public);
        self.update_clocks(in_charge, if decided { Cause::Decided(seat) } else { Cause::Other }, at);
        Ok(())
    }

    /// Undoes a seat's last action where that needs no consent.
    pub(crate) fn undo(&mut self, seat: Seat, in_charge: Seats, at: u64) -> Result<(), Fault> {
        let last = self.table.last_action(seat).unwrap_or_default();
        self.table.undo(seat)?;
        // What was forced on the seat after its last decision went with it.
        let goes = |index: usize, action: &StandingAction| index == last || index > last && action.seat == Some(seat);
        let gone: Vec<usize> =
            self.standing.iter().enumerate().filter(|(at, action)| goes(*at, action)).map(|(at, _)| at).collect();
        for &at in gone.iter().rev() {
            self.public -= usize::from(self.standing.remove(at).in_public);
        }
        if let Some(takeback_request) = &mut self.takeback_request {
            takeback_request.to -= gone.iter().filter(|&&at| at < takeback_request.to as usize).count() as u32;
        }
        self.record_update(Change::Undone);
        self.update_clocks(in_charge, Cause::Undone, at);
        Ok(())
    }

    /// Goes back to an earlier state by consent.
    pub(crate) fn go_back(&mut self, how: impl FnOnce(&mut dyn Table), in_charge: Seats, at: u64) {
        how(&mut *self.table);
        self.takeback_request = None;
        self.standing.truncate(self.table.len());
        self.public = self.standing.iter().filter(|action| action.in_public).count();
        self.public_most = self.public;
        self.record_update(Change::Undone);
        self.update_clocks(in_charge, Cause::Undone, at);
    }

    /// Stops and starts clocks and the timer of the automatic action.
    pub(crate) fn update_clocks(&mut self, in_charge: Seats, cause: Cause, at: u64) {
        self.auto_action = self.table.auto_action().map(|AutoAction { seconds, seat, action }| {
            let same = |old: &AutoActionTimer| (old.seconds, old.seat, &old.action) == (seconds, seat, &action);
            match self.auto_action.take().filter(same) {
                Some(old) => old,
                None => AutoActionTimer { seconds, seat, action, done: Seats::NONE, since: at },
            }
        });
        // A talk has a time of its own: the clock of the seat that could end it stands still.
        let talk = self.auto_action.as_ref().map_or(Seats::NONE, |timer| Seats::only(timer.seat));
        self.clocks.turn(at, self.table.deciders().and(in_charge).minus(talk), cause);
    }

    /// Goes on after the host was stopped; no time has passed for anybody.
    pub(crate) fn resume(&mut self, at: u64) {
        self.clocks.resume(at);
        self.restart_auto_action(at);
    }

    /// Restarts the timer of the automatic action.
    pub(crate) fn restart_auto_action(&mut self, at: u64) {
        if let Some(timer) = &mut self.auto_action {
            timer.since = at;
        }
    }

    /// Seats have said all they wanted to say.
    pub(crate) fn note_done_talking(&mut self, seats: Seats) {
        if let Some(timer) = &mut self.auto_action {
            timer.done = timer.done.or(seats);
        }
    }

    /// Whether this is a retry of an answer that was accepted.
    pub(crate) fn is_retry(&self, seat: Seat, question: u32, action: &str) -> bool {
        self.answers[seat].contains(&(question, fingerprint(action)))
    }

    /// Refuses an answer to another question than the seat's current one.
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

    /// Keeps what happened, and counts an update for every viewer who can see a difference. Says whether spectators can.
    fn record_update(&mut self, change: Change) -> bool {
        let seats = self.seats();
        let deciders = self.table.deciders();
        let mut seqs = ByViewer::default();
        let mut in_public = false;
        let (notices, by) = match change {
            Change::Added(notices, by) => {
                self.story = None;
                (notices, by)
            }
            Change::Undone => {
                self.story = Some(self.table.story());
                (Vec::new(), DecidedBy::Person)
            }
        };
        for viewer in Viewer::all(seats) {
            let at = index(viewer, seats);
            let question = viewer.seat().map_or(0, |seat| self.table.question(seat));
            let view = self.table.view(viewer);
            let fingerprint = fingerprint(&(view.fingerprint(), deciders, question));
            let cursor = &mut self.cursors[at];
            let told = match &self.story {
                None => add_told(cursor.told, &notices, viewer),
                Some(story) => story.iter().fold(0, |told, notices| add_told(told, notices, viewer)),
            };
            let is_told = told != cursor.told;
            // The menu follows from the view, so it need not be compared.
            if cursor.fingerprint != fingerprint || cursor.seq == 0 || is_told {
                *cursor = ViewerCursor { seq: cursor.seq + 1, fingerprint, told, view: Some(view) };
                seqs[at] = cursor.seq;
                in_public |= viewer == Viewer::Spectator;
            }
            if is_told && self.story.is_some() {
                // Lines that were undone must go from every log, so the next update tells the whole story again.
                self.retold_at[at] = cursor.seq;
            }
        }
        self.past_updates.push(PastUpdate { notices, by, seqs });
        if self.past_updates.len() > PAST_UPDATES_MAX as usize {
            let cursors = &self.cursors;
            let is_needed = |(seq, cursor): (&u32, &ViewerCursor)| *seq > cursor.seq.saturating_sub(PAST_UPDATES_MAX);
            self.past_updates.retain(|update| update.seqs.iter().zip(cursors).any(is_needed));
        }
        if in_public {
            // A wish ends with the next thing that everybody can see. What is hidden must not end it: that would tell.
            self.takeback_request = None;
        }
        in_public
    }

    /// Frees the views of updates that were sent: tables in memory must be small.
    pub(crate) fn drop_sent_views(&mut self) {
        self.cursors.iter_mut().for_each(|cursor| cursor.view = None);
        self.story = None;
    }

    /// The number of a viewer's last update.
    pub(crate) fn seq(&self, viewer: Viewer) -> u32 {
        self.cursors[index(viewer, self.seats())].seq
    }

    /// The update for a viewer whose last one had the number `seen`.
    pub(crate) fn update(&self, viewer: Viewer, seen: u32) -> Update {
        let at = index(viewer, self.seats());
        let cursor = &self.cursors[at];
        let deciders = self.table.deciders();
        let oldest = self.retold_at[at].max(cursor.seq.saturating_sub(PAST_UPDATES_MAX));
        let complete = (oldest..=cursor.seq).contains(&seen);
        let view = match &cursor.view {
            Some(view) => view.to_json(),
            None => self.table.view(viewer).to_json(),
        };
        let (mut events, mut by) = (Vec::new(), Vec::new());
        let mut tell = |notices: &[EventNotice], decided_by: DecidedBy| {
            for notice in notices.iter().filter(|notice| notice.to.includes(viewer)) {
                by.extend((decided_by != DecidedBy::Person).then_some((events.len() as u32, decided_by)));
                events.push(RawJson::written(notice.event.clone()));
            }
        };
        if complete {
            let missed = self.past_updates.iter().filter(|update| update.seqs[at] > seen);
            missed.for_each(|update| tell(&update.notices, update.by));
        } else {
            let story = self.story.as_ref().map_or_else(|| Cow::Owned(self.table.story()), Cow::Borrowed);
            story.iter().zip(&self.standing).for_each(|(notices, action)| tell(notices, action.by));
        }
        Update {
            viewer,
            seq: cursor.seq,
            complete,
            view: RawJson::written(view),
            deciders,
            question: viewer.seat().map_or(0, |seat| self.table.question(seat)),
            menu: viewer
                .seat()
                .filter(|&seat| deciders.contains(seat))
                .map_or_else(Vec::new, |seat| self.table.menu(seat)),
            events,
            by,
        }
    }

    /// All that a restored match must agree on.
    pub(crate) fn digest(&self) -> String {
        let viewers = Viewer::all(self.seats()).map(|viewer| format!("{:?}", self.update(viewer, self.seq(viewer))));
        let RunningMatch {
            table,
            clocks,
            takeback_request,
            abandon,
            auto_action,
            past_updates,
            retold_at,
            answers,
            standing,
            public: _,
            public_most,
            story: _,
            cursors: _,
        } = self;
        format!(
            "{}\n{clocks:?} {takeback_request:?} {abandon} {auto_action:?}\n{past_updates:?} {retold_at:?}\n\
             {answers:?} {standing:?} {public_most}\n{}",
            table.record().to_jsonl(),
            viewers.collect::<Vec<_>>().join("\n")
        )
    }
}

/// An action that was taken, and who took it.
#[derive(Clone, Copy)]
pub(crate) struct TakenAction<'a> {
    pub(crate) seat: Seat,
    pub(crate) question: u32,
    pub(crate) action: &'a str,
    pub(crate) by: DecidedBy,
    pub(crate) forced: bool,
}
