//! A PostgreSQL and a NATS of a test's own: private sockets, free ports, and nothing is left behind.
#![allow(dead_code)]

use std::net::TcpListener;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// A user who needs a password, and is made by those who need one.
pub(crate) const GUARDED: &str = "guarded";

static NEXT: AtomicU32 = AtomicU32::new(1);

/// How long a service may take to start.
const PATIENCE: Duration = Duration::from_secs(30);

/// A program, where Debian puts it or where the path finds it.
fn find(name: &str) -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    folders.sort();
    folders.reverse();
    folders.push("/usr/sbin".into());
    folders.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()));
    let found = folders.into_iter().map(|folder| folder.join(name)).find(|path| path.exists());
    found.unwrap_or_else(|| panic!("{name} is missing; `cargo xtask test services` installs it"))
}

/// The user and group of a name.
fn user(name: &str) -> Option<(u32, u32)> {
    let users = std::fs::read_to_string("/etc/passwd").ok()?;
    let line = users.lines().find(|line| line.split(':').next() == Some(name))?;
    let mut parts = line.split(':').skip(2);
    Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
}

/// PostgreSQL refuses to run as root, so root gives the folder and the process to somebody plain.
fn plain_user(folder: &Path) -> Option<(u32, u32)> {
    let is_root = std::fs::metadata(folder).expect("the folder is there").uid() == 0;
    is_root.then(|| user("postgres").or_else(|| user("nobody")).expect("there is a plain user"))
}

/// A command that ends when this process does, however that ends.
fn command(program: &Path, as_user: Option<(u32, u32)>) -> Command {
    let mut command = Command::new("setpriv");
    if let Some((user, group)) = as_user {
        command.args([format!("--reuid={user}"), format!("--regid={group}"), "--clear-groups".to_owned()]);
    }
    command.args(["--pdeathsig", "QUIT"]).arg(program);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command
}

fn folder(kind: &str) -> PathBuf {
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("escapade-{kind}-{}-{number}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

/// A port that is free now.
pub(crate) fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").expect("a port is free").local_addr().expect("it has an address").port()
}

fn signal(process: &Child, signal: &str) {
    drop(Command::new("kill").args([signal, &process.id().to_string()]).status());
}

/// Waits for a sign that something has started.
fn wait_for(what: &str, mut is_there: impl FnMut() -> bool) {
    let end = Instant::now() + PATIENCE;
    while !is_there() {
        assert!(Instant::now() < end, "{what} does not start");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// A PostgreSQL server.
pub(crate) struct Postgres {
    folder: PathBuf,
    process: Option<Child>,
    /// Whether what is committed survives a machine that loses power: `on` or `off`.
    fsync: &'static str,
}

impl Postgres {
    pub(crate) fn start() -> Postgres {
        Postgres::start_with("off")
    }

    /// One that is as durable as an operator's.
    pub(crate) fn start_durable() -> Postgres {
        Postgres::start_with("on")
    }

    fn start_with(fsync: &'static str) -> Postgres {
        let folder = folder("postgres");
        let as_user = plain_user(&folder);
        if let Some((user, group)) = as_user {
            std::os::unix::fs::chown(&folder, Some(user), Some(group)).expect("root may give a folder away");
        }
        let made = command(&find("initdb"), as_user)
            .args(["-A", "trust", "-U", "escapade", "-E", "UTF8", "--no-locale", "--no-sync", "-D"])
            .arg(folder.join("data"))
            .current_dir("/")
            .status();
        assert!(made.expect("initdb runs").success(), "a database can be made");
        // Everybody is trusted, but for one user who needs a password.
        let access = folder.join("data/pg_hba.conf");
        let trusting = std::fs::read_to_string(&access).expect("initdb has written it");
        std::fs::write(&access, format!("local all {GUARDED} scram-sha-256\n{trusting}")).expect("it can be changed");
        let mut postgres = Postgres { folder, process: None, fsync };
        postgres.start_again();
        postgres
    }

    /// Starts it after a stop.
    pub(crate) fn start_again(&mut self) {
        drop(std::fs::remove_file(self.folder.join("data/postmaster.pid")));
        let process = command(&find("postgres"), plain_user_of(&self.folder))
            .arg("-D")
            .arg(self.folder.join("data"))
            .arg("-k")
            .arg(&self.folder)
            .args(["-c", "listen_addresses=", "-c", "max_connections=200", "-c"])
            .arg(format!("fsync={}", self.fsync))
            .current_dir("/")
            .spawn();
        self.process = Some(process.expect("postgres runs"));
        let is_ready = || {
            let asked = Command::new(find("pg_isready")).arg("-q").arg("-h").arg(&self.folder).status();
            asked.is_ok_and(|status| status.success())
        };
        wait_for("PostgreSQL", is_ready);
    }

    /// Stops it as a crash would.
    pub(crate) fn crash(&mut self) {
        if let Some(mut process) = self.process.take() {
            signal(&process, "-QUIT");
            drop(process.wait());
        }
    }

    /// Runs a statement, as an operator might.
    pub(crate) fn run(&self, statement: &str) {
        let mut psql = Command::new(find("psql"));
        psql.arg("-h").arg(&self.folder).args(["-U", "escapade", "-d", "postgres", "-qc", statement]);
        assert!(psql.status().expect("psql runs").success(), "{statement}");
    }

    /// Dumps its database and restores it under another name, as the page for operators says. Gives the address.
    pub(crate) fn dump_and_restore(&self, name: &str) -> String {
        let dump = self.folder.join("escapade.dump");
        let run = |program: &str, arguments: &[&str]| {
            let mut command = Command::new(find(program));
            command.arg("-h").arg(&self.folder).args(["-U", "escapade"]).args(arguments);
            assert!(command.status().expect("the program runs").success(), "{program}");
        };
        let file = dump.to_str().expect("the path is plain");
        run("pg_dump", &["--format=custom", "--file", file, "postgres"]);
        run("createdb", &[name]);
        run("pg_restore", &["--exit-on-error", "--dbname", name, file]);
        self.address().replace("/postgres?", &format!("/{name}?"))
    }

    /// The number of its first process.
    pub(crate) fn process_id(&self) -> Option<u32> {
        self.process.as_ref().map(Child::id)
    }

    /// Its socket.
    pub(crate) fn socket(&self) -> PathBuf {
        self.folder.join(".s.PGSQL.5432")
    }

    /// The address of its only database.
    pub(crate) fn address(&self) -> String {
        format!("postgres://escapade@localhost/postgres?host={}", self.folder.display())
    }
}

/// Who owns a folder that root has given away.
fn plain_user_of(folder: &Path) -> Option<(u32, u32)> {
    let found = std::fs::metadata(folder).expect("the folder is there");
    let own = std::fs::metadata("/proc/self").expect("Linux has processes").uid();
    (found.uid() != own).then(|| (found.uid(), found.gid()))
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.crash();
        drop(std::fs::remove_dir_all(&self.folder));
    }
}

/// A NATS server.
pub(crate) struct Nats {
    port: u16,
    monitor: u16,
    process: Option<Child>,
    /// The user and the password that it asks for.
    login: Option<(&'static str, &'static str)>,
}

impl Nats {
    pub(crate) fn start() -> Nats {
        Nats::start_with(None)
    }

    pub(crate) fn start_with(login: Option<(&'static str, &'static str)>) -> Nats {
        let mut nats = Nats { port: free_port(), monitor: free_port(), process: None, login };
        nats.start_again();
        nats
    }

    pub(crate) fn start_again(&mut self) {
        let mut command = command(&find("nats-server"), None);
        if let Some((user, password)) = self.login {
            command.args(["--user", user, "--pass", password]);
        }
        let process = command
            .args(["-a", "127.0.0.1", "-p", &self.port.to_string(), "-m", &self.monitor.to_string()])
            .current_dir("/")
            .spawn();
        self.process = Some(process.expect("nats-server runs"));
        wait_for("NATS", || std::net::TcpStream::connect(("127.0.0.1", self.port)).is_ok());
    }

    pub(crate) fn stop(&mut self) {
        if let Some(mut process) = self.process.take() {
            drop(process.kill());
            drop(process.wait());
        }
    }

    pub(crate) fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    /// The port where it tells what it has done.
    pub(crate) fn monitor(&self) -> u16 {
        self.monitor
    }

    pub(crate) fn process_id(&self) -> Option<u32> {
        self.process.as_ref().map(Child::id)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.stop();
    }
}
