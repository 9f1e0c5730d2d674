//! Compares what clients were told and saw with the logs: acknowledged actions are there, once, in the order of real
//! time, logs have no gap, and what somebody saw, one after the other, is the beginning of what they may see.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::time::Instant;

use engine::{Seat, Viewer};
use host::{Host, LogEntry, LoggedEntry, Player};
use protocol::{Message, Request, ResumePoint, Update, VERSION};

/// An action that a client asked for, and that was acknowledged.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    pub(crate) seat: Seat,
    pub(crate) question: u32,
    pub(crate) action: String,
    pub(crate) asked_at: Instant,
    pub(crate) told_at: Instant,
}

/// What somebody saw at an update.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seen {
    /// Through whose eyes, as the message says.
    pub(crate) viewer: Viewer,
    pub(crate) seq: u32,
    /// Whether the events continue those that were seen before.
    pub(crate) continues: bool,
    pub(crate) view: String,
    pub(crate) events: Vec<String>,
}

impl Seen {
    pub(crate) fn new(update: &Update) -> Seen {
        Seen {
            viewer: update.viewer,
            seq: update.seq,
            continues: update.complete,
            view: update.view.get().to_owned(),
            events: update.events.iter().map(|event| event.get().to_owned()).collect(),
        }
    }
}

/// Somebody at a table, with all that they saw, in the order in which it came, at whichever nodes.
#[derive(Clone, Debug)]
pub(crate) struct Receiver {
    /// Who they are, as they know themselves.
    pub(crate) place: Viewer,
    pub(crate) seen: Vec<Seen>,
}

/// All that happened at one table.
#[derive(Clone)]
pub(crate) struct TableHistory {
    pub(crate) table: String,
    pub(crate) told: Vec<Told>,
    pub(crate) receivers: Vec<Receiver>,
    /// Whether all who play have seen the end.
    pub(crate) is_over: bool,
    /// The log, or why it cannot be read.
    pub(crate) log: Result<Vec<LoggedEntry>, String>,
}

/// All that happened.
#[derive(Default)]
pub(crate) struct History {
    pub(crate) tables: Vec<TableHistory>,
}

impl fmt::Display for History {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let told: usize = self.tables.iter().map(|table| table.told.len()).sum();
        let seen: usize = self.tables.iter().flat_map(|table| &table.receivers).map(|one| one.seen.len()).sum();
        write!(f, "{} matches, {told} acknowledged actions, {seen} updates", self.tables.len())
    }
}

impl History {
    /// Everything that is wrong.
    pub(crate) fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for table in &self.tables {
            let found = table.faults();
            faults.extend(found.into_iter().map(|fault| format!("table {}: {fault}", table.table)));
        }
        faults
    }
}

/// What the log gives to each viewer at each of their updates: the view, and all events so far. More than one where the
/// log can be understood in more than one way.
type Given = BTreeMap<(Option<Seat>, u32), BTreeSet<(String, Vec<String>)>>;

impl TableHistory {
    pub(crate) fn faults(&self) -> Vec<String> {
        let log = match &self.log {
            Ok(log) => log,
            // A log with a gap or a wrong check cannot be read.
            Err(fault) => return vec![format!("its log cannot be read: {fault}")],
        };
        let mut faults = self.action_faults(log);
        match given(log) {
            Ok(given) => faults.extend(self.receivers.iter().filter_map(|receiver| receiver.fault(&given))),
            Err(fault) => faults.push(fault),
        }
        if !self.is_over {
            faults.push("the match does not come to its end".to_owned());
        }
        faults
    }

    /// What is wrong with acknowledged actions.
    fn action_faults(&self, log: &[LoggedEntry]) -> Vec<String> {
        let mut faults = Vec::new();
        let mut places: BTreeMap<(Seat, u32), (usize, &str)> = BTreeMap::new();
        for (place, logged) in log.iter().enumerate() {
            if let LogEntry::Played { seat, question, action, .. } = &logged.entry
                && places.insert((*seat, *question), (place, action)).is_some()
            {
                faults.push(format!("question {question} of {seat} is answered twice"));
            }
        }
        let mut order: Vec<(&Told, usize)> = Vec::new();
        for told in &self.told {
            match places.get(&(told.seat, told.question)) {
                Some((place, action)) if *action == told.action => order.push((told, *place)),
                Some((_, action)) => {
                    faults.push(format!("`{}` was acknowledged and `{action}` is in the log", told.action));
                }
                None => faults.push(format!("the acknowledged answer of {} to {} is lost", told.seat, told.question)),
            }
        }
        for (first, place) in &order {
            let is_wrong = |(second, other): &&(&Told, usize)| first.told_at < second.asked_at && place >= other;
            if let Some((second, _)) = order.iter().find(is_wrong) {
                faults.push(format!(
                    "the answer of {} to {} was acknowledged before that of {} to {} was asked for, and stands after it",
                    first.seat, first.question, second.seat, second.question
                ));
            }
        }
        faults
    }
}

impl Receiver {
    /// The first thing that is wrong with what was seen. All that follows would be wrong, too.
    fn fault(&self, given: &Given) -> Option<String> {
        let (mut last, mut events): (u32, Vec<String>) = (0, Vec::new());
        let place = match self.place {
            Viewer::Seat(seat) => format!("seat {seat}"),
            Viewer::Spectator => "somebody who watches".to_owned(),
        };
        for seen in &self.seen {
            if seen.viewer != self.place {
                return Some(format!("{place} was sent the view of {:?}", seen.viewer));
            }
            if seen.seq < last {
                return Some(format!("{place} was sent {} after {last}: it went back", seen.seq));
            }
            last = seen.seq;
            match seen.continues {
                true => events.extend(seen.events.iter().cloned()),
                false => events.clone_from(&seen.events),
            }
            let Some(states) = given.get(&(self.place.seat(), seen.seq)) else {
                return Some(format!("{place} saw {}, which the log does not give", seen.seq));
            };
            if states.iter().all(|(view, _)| *view != seen.view) {
                return Some(format!("{place} saw something at {} that the log does not give", seen.seq));
            }
            if !states.contains(&(seen.view.clone(), events.clone())) {
                let given: Vec<&Vec<String>> = states.iter().map(|(_, events)| events).collect();
                return Some(format!(
                    "{place} was told other events up to {} than the log gives: {events:?}, not {given:?}; with the last update {:?}{}",
                    seen.seq,
                    seen.events,
                    if seen.continues { "" } else { ", from the beginning" },
                ));
            }
        }
        None
    }
}

/// What the log gives to those who sit at its table and to those who watch, one entry after the other.
fn given(log: &[LoggedEntry]) -> Result<Given, String> {
    let cannot = |fault: host::RestoreFault| format!("its log cannot be folded: {fault}");
    let whole = Host::restore(log.to_vec()).map_err(cannot)?;
    let seats = (0..whole.setup().settings.seats()).map(Seat::new);
    let mut people: BTreeSet<Player> = seats.filter_map(|seat| whole.holder(seat).cloned()).collect();
    people.insert(Player::new("somebody who watches"));
    let mut given = Given::new();
    for length in 1..=log.len() {
        for person in &people {
            let mut host = Host::restore(log[..length].to_vec()).map_err(cannot)?;
            let hello = Request::Hello {
                version: VERSION,
                table: whole.table().to_owned(),
                seen: ResumePoint::default(),
                name: None,
                key: None,
            };
            for (_, message) in host.handle(person, 1, hello, log[length - 1].at).messages {
                if let Message::Update(update) = message {
                    let Seen { viewer, seq, view, events, .. } = Seen::new(&update);
                    given.entry((viewer.seat(), seq)).or_default().insert((view, events));
                }
            }
        }
    }
    Ok(given)
}
