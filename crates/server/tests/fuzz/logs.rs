//! Logs that somebody has changed: they are folded into a host that can go on, or refused with the entry that does not
//! fit.

use host::{Host, LoggedEntry, Player};
use protocol::{Request, ResumePoint, VERSION};

use crate::fuzzer::Target;
use crate::records::check_forms;
use crate::{script, tables};

fn attempt(text: &str) {
    let read: Result<Vec<LoggedEntry>, _> = text.lines().map(serde_json::from_str).collect();
    let Ok(log) = read else { return };
    let mut host = match Host::restore(log) {
        Ok(host) => host,
        Err(fault) => return assert!(!fault.to_string().is_empty()),
    };
    let digest = host.digest();
    if let Some(record) = host.record() {
        check_forms(&record);
    }
    drop(host.table_state(0));
    let effects = host.resume(1 << 41);
    assert!(effects.messages.iter().all(|(_, message)| !message.clone().into_json().is_empty()));
    let hello = Request::Hello {
        version: VERSION,
        table: host.table().to_owned(),
        seen: ResumePoint::default(),
        name: None,
        key: None,
    };
    drop(host.handle(&Player::new("ana"), 1, hello, 1 << 41));
    drop(host.wake(1 << 42));
    assert!(!digest.is_empty());
}

#[test]
fn no_log_breaks_a_host() {
    let log = |script: &String| -> String {
        let line = |logged| serde_json::to_string(logged).expect("entries are plain data") + "\n";
        tables::run(script).iter().map(line).collect()
    };
    let seeds = script::seeds().iter().map(log).collect();
    let words = ["a", "b", "f", "dealt", "resumed", "abandoned", "sample", "null"].map(str::to_owned).to_vec();
    let target = Target { name: "logs", words, seeds, cases: 1500 };
    target.fuzz(attempt);
}
