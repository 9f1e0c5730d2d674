//! Compares what clients were told and saw with the logs: acknowledged actions are there, once, in the order of real
//! time, logs have no gap, and what a viewer saw is what that viewer may see.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::time::Instant;

use engine::Seat;
use host::{Host, LogEntry, LoggedEntry, Player};
use protocol::{Message, Request, ResumePoint, VERSION};

/// An action that a client asked for, and that was acknowledged.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    pub(crate) seat: Seat,
    pub(crate) question: u32,
    pub(crate) action: String,
    pub(crate) asked_at: Instant,
    pub(crate) told_at: Instant,
}

/// What a client saw: the view of a viewer at an update.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Seen {
    /// The seat; nothing for those who only watch.
    pub(crate) viewer: Option<Seat>,
    pub(crate) seq: u32,
    pub(crate) view: String,
}

/// All that happened at one table.
pub(crate) struct TableHistory {
    pub(crate) table: String,
    pub(crate) told: Vec<Told>,
    pub(crate) seen: Vec<Seen>,
    /// The log, or why it cannot be read.
    pub(crate) log: Result<Vec<LoggedEntry>, String>,
}

/// All that happened.
pub(crate) struct History {
    pub(crate) tables: Vec<TableHistory>,
}

impl fmt::Display for History {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let told: usize = self.tables.iter().map(|table| table.told.len()).sum();
        let seen: usize = self.tables.iter().map(|table| table.seen.len()).sum();
        write!(f, "{} matches, {told} acknowledged actions, {seen} views", self.tables.len())
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

impl TableHistory {
    fn faults(&self) -> Vec<String> {
        let log = match &self.log {
            Ok(log) => log,
            // A log with a gap or a wrong check cannot be read.
            Err(fault) => return vec![format!("its log cannot be read: {fault}")],
        };
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
                    "{} was acknowledged before {} was asked for and stands after it",
                    first.question, second.question
                ));
            }
        }
        match self.views(log) {
            Ok(views) => {
                let wrong = self.seen.iter().filter(|seen| !views.contains(seen));
                faults.extend(
                    wrong.map(|seen| {
                        format!("{:?} saw something at {} that the log does not give", seen.viewer, seen.seq)
                    }),
                );
            }
            Err(fault) => faults.push(fault),
        }
        faults
    }

    /// All views that the log gives to those whose views were seen, one after the other.
    fn views(&self, log: &[LoggedEntry]) -> Result<BTreeSet<Seen>, String> {
        let cannot = |fault: host::RestoreFault| format!("its log cannot be folded: {fault}");
        let whole = Host::restore(log.to_vec()).map_err(cannot)?;
        let seats = (0..whole.setup().settings.seats()).map(Seat::new);
        let mut people: BTreeSet<Player> = seats.filter_map(|seat| whole.holder(seat).cloned()).collect();
        people.insert(Player::new("somebody who watches"));
        let mut views = BTreeSet::new();
        for length in 1..=log.len() {
            for person in &people {
                let mut host = Host::restore(log[..length].to_vec()).map_err(cannot)?;
                let at = log[length - 1].at;
                let hello = Request::Hello {
                    version: VERSION,
                    table: whole.table().to_owned(),
                    seen: ResumePoint::default(),
                    name: None,
                    key: None,
                };
                for (_, message) in host.handle(person, 1, hello, at).messages {
                    if let Message::Update(update) = message {
                        let view = update.view.get().to_owned();
                        views.insert(Seen { viewer: update.viewer.seat(), seq: update.seq, view });
                    }
                }
            }
        }
        Ok(views)
    }
}
