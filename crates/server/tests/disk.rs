//! Disks that fail below SQLite: every open, write, sync and read of the database's files fails in turn, in the ways in
//! which disks do. Nothing that was acknowledged is lost, the server refuses what it cannot keep, `/readyz` tells the
//! truth, and service comes back by itself.
//!
//! The operations are those of the C library, in a server in a process of its own (`common/failing_disk.c`). A run of the
//! tests tries some of them; `cargo xtask crash --faults`, which sets `ESCAPADE_FAULTS=all`, tries each.
#![cfg(target_os = "linux")]

mod common;

use std::fs::File;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use common::child::{Child, read_log, serve_if_child};
use common::player::{Acknowledged, check, play};
use common::{Person, folder, http};
use server::SqliteStore;

/// Not a test of its own: the server whose disk fails. It runs in a process of its own.
#[test]
fn a_server_to_be_killed() {
    serve_if_child();
}

/// The kinds of operations, with their numbers in the plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Operation {
    Open = 0,
    Write = 1,
    Sync = 2,
    Read = 3,
    /// An open after a write that failed.
    Reopen = 4,
}

impl Operation {
    /// Where its operations are counted.
    fn counter(self) -> usize {
        if self == Operation::Reopen { Operation::Open as usize } else { self as usize }
    }
}

/// The errors of Linux that disks give.
const EIO: u64 = 5;
const EMFILE: u64 = 24;
const ENOSPC: u64 = 28;
/// Half of the bytes are written, and there is no space for the rest.
const SHORT: u64 = 0;

/// What fails how.
const FAILURES: [(Operation, u64); 10] = [
    (Operation::Write, ENOSPC),
    (Operation::Write, EIO),
    (Operation::Write, SHORT),
    (Operation::Sync, EIO),
    (Operation::Sync, ENOSPC),
    (Operation::Reopen, EIO),
    (Operation::Reopen, EMFILE),
    (Operation::Open, EIO),
    (Operation::Open, EMFILE),
    (Operation::Read, EIO),
];

/// Where the counts of operations begin in the plan.
const COUNTS: u64 = 4 * 8;
/// The numbers of a plan: kind, number, error, whether it lasts, four counts, and how many failed.
const NUMBERS: usize = 9;

/// A disk that fails when it is told to.
struct FailingDisk {
    plan: File,
    plan_path: PathBuf,
    library: PathBuf,
    files: PathBuf,
}

impl FailingDisk {
    /// Compiles the library; a C compiler is there, since SQLite was compiled with it.
    fn new(folder: &Path) -> FailingDisk {
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/common/failing_disk.c");
        let library = folder.join("failing_disk.so");
        let compiler = std::env::var("CC").unwrap_or_else(|_| "cc".to_owned());
        let status = Command::new(compiler)
            .args(["-shared", "-fPIC", "-O1", "-o"])
            .args([library.as_os_str(), source.as_ref(), "-ldl".as_ref()])
            .status();
        assert!(status.is_ok_and(|status| status.success()), "a C compiler compiles {source}");
        let plan_path = folder.join("plan");
        std::fs::write(&plan_path, [0; NUMBERS * 8]).expect("the plan can be written");
        let plan = File::options().read(true).write(true).open(&plan_path).expect("the plan is there");
        FailingDisk { plan, plan_path, library, files: folder.join("escapade.") }
    }

    async fn start(&self, folder: &Path) -> Result<Child, std::process::ExitStatus> {
        let variables: [(&str, &Path); 3] = [
            ("LD_PRELOAD", &self.library),
            ("ESCAPADE_DISK_PLAN", &self.plan_path),
            ("ESCAPADE_DISK_FILES", &self.files),
        ];
        Child::try_start(folder, &variables).await
    }

    fn write(&self, numbers: &[u64], at: u64) {
        let bytes: Vec<u8> = numbers.iter().flat_map(|number| number.to_ne_bytes()).collect();
        self.plan.write_all_at(&bytes, at).expect("the plan can be written");
    }

    /// Lets the n-th operation of a kind from now on fail, and all after it if that lasts.
    fn fail(&self, operation: Operation, error: u64, at: u64, lasts: bool) {
        self.write(&[0; NUMBERS - 4], COUNTS);
        self.write(&[operation as u64, at, error, u64::from(lasts)], 0);
    }

    /// From now on everything works. Gives how many operations of a kind there were, and how many failed.
    fn mend(&self, operation: Operation) -> (u64, u64) {
        self.write(&[0; 4], 0);
        let mut bytes = [0; NUMBERS * 8];
        self.plan.read_exact_at(&mut bytes, 0).expect("the plan can be read");
        let number = |index: usize| {
            let eight = bytes[8 * index..8 * (index + 1)].try_into().expect("there are eight bytes");
            u64::from_ne_bytes(eight)
        };
        (number(4 + operation.counter()), number(NUMBERS - 1))
    }
}

/// Waits until `/readyz` says this.
async fn expect_ready(child: &Child, folder: &Path, status: u16) {
    for _ in 0..100 {
        let answer = http(child.address, "GET /readyz", &[], "").await;
        assert!(answer.status == 200 || answer.json()["code"] == "unavailable", "{}", answer.body);
        if answer.status == status {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("/readyz never says {status}\n{}", read_log(folder));
}

/// Whether every operation is tried, and not only some.
fn is_whole_sweep() -> bool {
    std::env::var("ESCAPADE_FAULTS").is_ok_and(|text| text == "all")
}

/// The numbers of the operations that fail in turn, until there are no more.
fn numbers() -> impl Iterator<Item = u64> {
    let step = if is_whole_sweep() { 1 } else { 6 };
    (1..).step_by(step)
}

/// Every operation of a match fails once, in every way. Now and then the server is killed right after it.
#[tokio::test(flavor = "multi_thread")]
async fn no_operation_that_fails_loses_anything() {
    let folder = folder();
    let disk = FailingDisk::new(&folder);
    let mut child = disk.start(&folder).await.expect("the disk is in order");
    let person = Person::new(child.address).await;
    let (mut tables, mut kills) = (Vec::new(), 0);
    for (operation, error) in FAILURES {
        let (mut tried, mut felt) = (0, 0);
        for at in numbers() {
            disk.fail(operation, error, at, false);
            let mut failures = 0;
            let noticed = async || failures += 1;
            tables.push(play(&person.at(child.address), Acknowledged::default(), noticed).await);
            let (count, failed) = disk.mend(operation);
            if failed == 0 {
                assert!(count < at, "operation {at} of {count} did not fail");
                break;
            }
            (tried, felt) = (tried + 1, felt + u32::from(failures > 0));
            if tried % 7 == 0 {
                child.kill();
                kills += 1;
                child = disk.start(&folder).await.expect("the disk is in order");
            }
        }
        expect_ready(&child, &folder, 200).await;
        println!("{operation:?} {error}: {tried} operations failed, players noticed {felt} of them");
        // Without a fault nothing is opened during a match.
        assert!(operation == Operation::Open || (tried > 0 && felt > 0), "{operation:?} {error}: nothing failed");
    }
    child.kill();
    let count = check(&folder, &tables).await;
    println!("{} matches with a fault each, {kills} kills, {count} acknowledged actions, none lost", tables.len());
    check_sound(&folder).await;
    std::fs::remove_dir_all(folder).expect("the folder can be removed");
}

async fn check_sound(folder: &Path) {
    let store = SqliteStore::open(&folder.join("escapade.db")).await.expect("the store opens");
    store.check().await.expect("the store is sound");
    store.close().await;
}

/// From some operation of a match on, all fail. The server says that it is not ready, refuses what it cannot keep, and
/// goes on by itself when the disk does.
#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_stays_broken_is_told_and_left_behind() {
    let folder = folder();
    let disk = FailingDisk::new(&folder);
    let mut child = disk.start(&folder).await.expect("the disk is in order");
    let person = Person::new(child.address).await;
    let mut tables = Vec::new();
    for (operation, error) in [(Operation::Write, ENOSPC), (Operation::Write, SHORT), (Operation::Sync, EIO)] {
        let step = if is_whole_sweep() { 1 } else { 20 };
        for at in (1..).step_by(step) {
            disk.fail(operation, error, at, true);
            let mut failures = 0;
            let mend = async || {
                failures += 1;
                if failures == 2 {
                    expect_ready(&child, &folder, 503).await;
                    let refused = person.at(child.address).post("/api/tables", r#"{"game":"sample"}"#).await;
                    assert_eq!(refused.status, 503, "what cannot be kept is refused: {}", refused.body);
                    disk.mend(operation);
                }
            };
            tables.push(play(&person.at(child.address), Acknowledged::default(), mend).await);
            let (_, failed) = disk.mend(operation);
            if failed == 0 {
                break;
            }
            if failures > 1 {
                expect_ready(&child, &folder, 200).await;
            }
        }
        // A server that is killed while its disk is broken has lost nothing either.
        disk.fail(operation, error, 1, true);
        drop(person.at(child.address).post("/api/tables", r#"{"game":"sample"}"#).await);
        child.kill();
        disk.mend(operation);
        check(&folder, &tables).await;
        child = disk.start(&folder).await.expect("the disk is in order");
    }
    child.kill();
    assert!(check(&folder, &tables).await > 0);
    check_sound(&folder).await;
    std::fs::remove_dir_all(folder).expect("the folder can be removed");
}

/// Every operation while a server starts fails in turn: it serves, or it ends, and the next start finds everything.
#[tokio::test(flavor = "multi_thread")]
async fn a_start_on_a_failing_disk_loses_nothing() {
    let folder = folder();
    let disk = FailingDisk::new(&folder);
    let child = disk.start(&folder).await.expect("the disk is in order");
    let person = Person::new(child.address).await;
    let played = play(&person, Acknowledged::default(), async || panic!("the disk is in order")).await;
    child.kill();
    let mut ended = 0;
    for (operation, error) in FAILURES {
        let is_rare = matches!(operation, Operation::Open | Operation::Reopen);
        for at in (1..).step_by(if is_whole_sweep() || is_rare { 1 } else { 5 }) {
            disk.fail(operation, error, at, false);
            match disk.start(&folder).await {
                Ok(child) => {
                    expect_ready(&child, &folder, 200).await;
                    child.kill();
                }
                Err(status) => {
                    assert!(!status.success(), "a server that cannot serve says so");
                    ended += 1;
                }
            }
            let (_, failed) = disk.mend(operation);
            assert!(check(&folder, std::slice::from_ref(&played)).await > 0);
            if failed == 0 {
                break;
            }
        }
    }
    assert!(ended > 0, "some operations are needed to start");
    check_sound(&folder).await;
    std::fs::remove_dir_all(folder).expect("the folder can be removed");
}
