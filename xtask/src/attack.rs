//! `cargo xtask attack`: the tests that attack a server, and what it hands out, again and again.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

use crate::sources::{cargo, command_line};

/// The packages whose tests attack something.
const PACKAGES: [&str; 10] = ["-p", "client", "-p", "engine", "-p", "escapade", "-p", "host", "-p", "server"];

/// The test programs: slow, greedy and forging clients, mutated inputs, failing disks, kills, two worlds that must look
/// the same, hosts and seats that cheat, and records that were changed (`command` compares both verifiers).
const PROGRAMS: [&str; 15] = [
    "attack",
    "attacks",
    "command",
    "consent",
    "crash",
    "disk",
    "fairness",
    "faults",
    "fuzz",
    "leaks",
    "openapi",
    "planted_faults",
    "records",
    "security",
    "sockets",
];

/// A test that only serves: other tests start it in a process of its own, and kill it.
const STUB: &str = "a_server_to_be_killed";

/// How often each attack succeeded and how often it was held off.
#[derive(Default)]
struct Tally(BTreeMap<String, [u32; 2]>);

/// Attacks fresh servers for some minutes, at least once, and prints which attack was tried how often.
pub(crate) fn run(minutes: u64) -> Result<()> {
    let end = Instant::now() + Duration::from_secs(60 * minutes);
    let mut tally = Tally::default();
    loop {
        for program in PROGRAMS {
            let mut command = cargo();
            command.args(["test", "--no-fail-fast"]).args(PACKAGES).args(["--test", program]);
            let output = command.output().with_context(|| format!("cannot run {}", command_line(&command)))?;
            let text = String::from_utf8_lossy(&output.stdout);
            tally.add(program, &text, output.status.success());
            if !output.status.success() {
                println!("{text}\n{}", String::from_utf8_lossy(&output.stderr));
            }
        }
        if Instant::now() >= end {
            break;
        }
    }
    tally.print();
    let failed = tally.0.values().filter(|[failed, _]| *failed > 0).count();
    ensure!(failed == 0, "{failed} of {} attacks succeeded", tally.0.len());
    Ok(())
}

impl Tally {
    /// Adds what the tests of a program printed. A program that fails and says of no test that it failed has not come to
    /// its end, and one without any test has tried nothing.
    fn add(&mut self, program: &str, text: &str, succeeded: bool) {
        let results: Vec<(&str, bool)> =
            text.lines().filter_map(parse_test_result).filter(|(name, _)| *name != STUB).collect();
        for (name, held) in &results {
            self.count(name, *held);
        }
        if results.is_empty() || (!succeeded && results.iter().all(|(_, held)| *held)) {
            self.count(&format!("the whole program {program}"), false);
        }
    }

    fn count(&mut self, name: &str, held: bool) {
        self.0.entry(name.replace('_', " ")).or_default()[usize::from(held)] += 1;
    }

    fn print(&self) {
        println!("{:>5}  {:>6}  attack", "held", "failed");
        for (name, [failed, held]) in &self.0 {
            println!("{held:>5}  {failed:>6}  {name}");
        }
    }
}

/// Parses a line of libtest such as `test slow_clients_lose_their_place ... ok`.
fn parse_test_result(line: &str) -> Option<(&str, bool)> {
    let (name, result) = line.strip_prefix("test ")?.split_once(" ... ")?;
    match result {
        "ok" => Some((name, true)),
        "FAILED" => Some((name, false)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How often something failed after a program printed this.
    fn failures(text: &str, succeeded: bool) -> Vec<String> {
        let mut tally = Tally::default();
        tally.add("fuzz", text, succeeded);
        tally.0.into_iter().filter(|(_, [failed, _])| *failed > 0).map(|(name, _)| name).collect()
    }

    #[test]
    fn a_program_that_does_not_come_to_its_end_has_failed() {
        assert_eq!(parse_test_result("test result: ok. 3 passed; 0 failed"), None);
        let (good, bad) = ("test one_attack ... ok\n", "test other_attack ... FAILED\n");
        assert_eq!(failures(good, true), [""; 0]);
        assert_eq!(failures(&[good, bad].concat(), false), ["other attack"]);
        assert_eq!(failures(good, false), ["the whole program fuzz"], "it was aborted");
        assert_eq!(failures("", false), ["the whole program fuzz"], "it was not compiled");
        assert_eq!(failures("test a_server_to_be_killed ... ok\n", true), ["the whole program fuzz"], "nothing tried");
        assert_eq!(failures("test one_attack ... \nok\n", true), ["the whole program fuzz"], "it cannot be read");
    }
}
