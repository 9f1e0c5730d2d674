//! The server as a person starts it: settings from flags, environment and file, the URL, a graceful stop, a check.
#![cfg(unix)]

#[path = "../../cluster/tests/services/mod.rs"]
mod services;

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write as _};
use std::net::TcpStream;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use bots::Decision;
use bots::Level;
use engine::sample::Sample;
use engine::{Game, Seed, Settings};
use host::{Host, SeatReservation, TableSetup};
use server::{SqliteStore, Store, StoreWrite, TableRow};

fn escapade() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_escapade"));
    // The environment of the test run must not change the settings.
    for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("ESCAPADE_")) {
        command.env_remove(name);
    }
    command
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("escapade-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

#[test]
fn settings_come_from_flags_then_environment_then_file() {
    let folder = folder("config");
    let file = folder.join("serve.toml");
    std::fs::write(
        &file,
        "listen = \"127.0.0.1:1\"\ngrace_seconds = 5\nsockets-max = 7\ntrust-proxy = true\ntrusted-proxies = 2\n",
    )
    .unwrap();
    let printed = escapade()
        .args(["config", "--listen", "127.0.0.1:3", "--config"])
        .arg(&file)
        .env("ESCAPADE_GRACE_SECONDS", "6")
        .output()
        .unwrap();
    let text = String::from_utf8(printed.stdout).unwrap();
    for line in [
        "listen = \"127.0.0.1:3\"",
        "grace-seconds = 6",
        "sockets-max = 7",
        "trust-proxy = true",
        "trusted-proxies = 2",
        "data = \"data\"",
    ] {
        assert!(
            text.lines().any(|own| own == line),
            "{line} is not in\n{text}{}",
            String::from_utf8_lossy(&printed.stderr)
        );
    }
    std::fs::write(&file, "colour = \"red\"\n").unwrap();
    let refused = escapade().args(["config", "--config"]).arg(&file).output().unwrap();
    assert!(!refused.status.success());
    assert!(String::from_utf8_lossy(&refused.stderr).contains("`colour` is not a setting; there are: listen"));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn yes_and_no_can_be_said_in_many_words() {
    let folder = folder("boolean");
    let file = folder.join("serve.toml");
    let is_trusting = |command: &mut Command| {
        let printed = command.output().expect("the program runs");
        assert!(printed.status.success(), "{}", String::from_utf8_lossy(&printed.stderr));
        String::from_utf8_lossy(&printed.stdout).contains("trust-proxy = true")
    };
    for (word, meant) in [("1", true), ("yes", true), ("true", true), ("0", false), ("no", false), ("false", false)] {
        assert_eq!(is_trusting(escapade().arg("config").env("ESCAPADE_TRUST_PROXY", word)), meant, "{word}");
        let value =
            if word.parse::<u8>().is_ok() || meant && word == "true" { word.to_owned() } else { format!("{word:?}") };
        std::fs::write(&file, format!("trust-proxy = {value}\n")).expect("the file can be written");
        assert_eq!(is_trusting(escapade().args(["config", "--config"]).arg(&file)), meant, "{word} in a file");
    }
    std::fs::remove_dir_all(folder).expect("it is there");
}

#[test]
fn faults_of_a_file_name_the_file() {
    let folder = folder("faults");
    let file = folder.join("serve.toml");
    for (text, problem) in [
        ("listen = \"nowhere\"", "`listen`: invalid value 'nowhere'"),
        ("sockets-max = -1", "`sockets-max`: invalid value '-1'"),
        ("trust-proxy = \"perhaps\"", "`trust-proxy`: expected yes or no, not perhaps"),
        ("log = \"xml\"", "`log`: invalid value 'xml'"),
    ] {
        std::fs::write(&file, text).expect("the file can be written");
        let refused = escapade().args(["config", "--config"]).arg(&file).output().expect("the program runs");
        let said = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(!refused.status.success() && said.contains(problem) && said.contains("serve.toml"), "{said}");
    }
    std::fs::remove_dir_all(folder).expect("it is there");
}

#[test]
fn a_database_is_no_folder() {
    let folder = folder("nofolder");
    for texts in [&["serve", "--listen", "127.0.0.1:0"][..], &["db", "list"]] {
        let mut command = escapade();
        command.args(texts).args(["--data", "postgres://db/escapade"]).current_dir(&folder);
        let refused = command.output().expect("the program runs");
        let said = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(!refused.status.success() && said.contains("give a database with --database"), "{said}");
    }
    assert_eq!(std::fs::read_dir(&folder).expect("it is there").count(), 0, "no folder was made");
    std::fs::remove_dir_all(folder).expect("it is there");
}

#[test]
fn a_log_in_json_is_json_from_the_first_line_on() {
    let folder = folder("json");
    let mut server = escapade()
        .args(["serve", "--listen", "127.0.0.1:0", "--log", "json", "--log-level", "debug", "--data"])
        .arg(folder.join("data"))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut lines = BufReader::new(server.stderr.take().expect("it is piped")).lines();
    let mut next = || -> serde_json::Value {
        let line = lines.next().expect("there is more").expect("it is text");
        serde_json::from_str(&line).unwrap_or_else(|_| panic!("{line} is not JSON"))
    };
    let address = loop {
        let line = next();
        if line["fields"]["message"] == "listening" {
            break line["fields"]["address"].as_str().expect("it has an address").to_owned();
        }
    };
    let mut stream = TcpStream::connect(&address).expect("it listens");
    let request = format!("GET /api/games HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).expect("it reads");
    let mut reply = String::new();
    stream.read_to_string(&mut reply).expect("it answers");
    let name = reply.to_lowercase().lines().find_map(|line| Some(line.strip_prefix("x-request-id: ")?.to_owned()));
    let answered = loop {
        let line = next();
        if line["fields"]["message"] == "answered" {
            break line;
        }
    };
    assert_eq!(answered["fields"]["route"], "/api/games", "{answered}");
    assert_eq!(answered["span"]["id"].as_str().map(str::to_owned), name, "{answered}");
    assert!(Command::new("kill").arg(server.id().to_string()).status().expect("kill runs").success());
    assert!(server.wait().expect("it ends").success());
    let mut printed = String::new();
    server.stdout.take().expect("it is piped").read_to_string(&mut printed).expect("it is text");
    assert_eq!(printed, "", "nothing else is printed");
    std::fs::remove_dir_all(folder).expect("it is there");
}

#[test]
fn a_server_says_where_it_is_and_stops_gracefully() {
    let folder = folder("serve");
    let data = folder.join("data");
    let mut server = escapade()
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(&data)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("Escapade is at http://").expect("it prints its URL").to_owned();
    let mut stream = TcpStream::connect(&address).unwrap();
    stream
        .write_all(format!("GET /readyz HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n").as_bytes())
        .unwrap();
    let mut reply = String::new();
    stream.read_to_string(&mut reply).unwrap();
    assert!(reply.starts_with("HTTP/1.1 200") && reply.ends_with("ready\n"), "{reply}");
    assert_eq!(rights_of_others(&data.join("escapade.db")), 0, "only the owner may read the database");
    let second = escapade().args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(&data).output().unwrap();
    let said = String::from_utf8_lossy(&second.stderr).into_owned();
    assert!(!second.status.success() && said.contains("another server uses"), "{said}");

    assert!(Command::new("kill").arg(server.id().to_string()).status().unwrap().success());
    assert!(server.wait().unwrap().success());
    std::fs::remove_dir_all(folder).unwrap();
}

/// The first lines of a server on a free port with these flags, which is stopped after them.
fn first_lines(count: usize, command: &mut Command) -> Vec<String> {
    let mut server = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the program runs");
    let lines = BufReader::new(server.stdout.take().expect("it is piped"))
        .lines()
        .take(count)
        .map(|line| line.expect("it is text"))
        .collect();
    assert!(Command::new("kill").arg(server.id().to_string()).status().expect("kill runs").success());
    assert!(server.wait().expect("it ends").success(), "it stops gracefully, although its output is not read");
    lines
}

#[test]
fn a_server_says_what_to_try_first_and_shows_a_code_for_phones() {
    let folder = folder("welcome");
    let serve = |listen: &str, data: &str| {
        let mut command = escapade();
        command.args(["serve", "--listen", listen, "--data"]).arg(folder.join(data));
        command
    };
    let lines = first_lines(4, &mut serve("127.0.0.1:0", "alone"));
    assert!(lines[1].starts_with("Open http://127.0.0.1:") && lines[1].contains("play alone"), "{lines:?}");
    assert_eq!(lines[2], "To play in a terminal: escapade play alcatraz");
    let lines = first_lines(16, serve("0.0.0.0:0", "phones").env("ESCAPADE_PUBLIC_URL", "https://play.example"));
    assert_eq!(lines[0], "Escapade is at https://play.example");
    assert!(lines[1..].iter().all(|line| line.starts_with('█') && line.ends_with('█')), "{lines:?}");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_browser_opens_the_address_and_need_not() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder("open");
    let (program, opened) = (folder.join("xdg-open"), folder.join("opened"));
    std::fs::write(&program, format!("#!/bin/sh\necho \"$1\" >> '{}'\n", opened.display())).unwrap();
    std::fs::set_permissions(&program, std::fs::Permissions::from_mode(0o755)).unwrap();
    let serve = |path: &std::ffi::OsStr| {
        let mut command = escapade();
        command.args(["serve", "--open", "--listen", "127.0.0.1:0", "--data"]).arg(folder.join("data"));
        command.env("PATH", path).env("DISPLAY", ":0");
        command
    };
    let mut server = serve(folder.as_os_str()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let auto_action = std::time::Instant::now() + std::time::Duration::from_secs(20);
    let url = loop {
        match std::fs::read_to_string(&opened) {
            Ok(url) if url.ends_with('\n') => break url,
            _ => assert!(std::time::Instant::now() < auto_action, "no browser was opened"),
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    };
    assert_eq!(line, format!("Escapade is at {url}"));
    assert!(Command::new("kill").arg(server.id().to_string()).status().unwrap().success());
    assert!(server.wait().unwrap().success());

    // Without a browser it serves as well.
    assert!(first_lines(1, &mut serve("/nowhere".as_ref()))[0].starts_with("Escapade is at "));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_start_that_fails_says_what_to_do() {
    let folder = folder("faults");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap();
    let refused = |listen: &str, data: &Path| {
        let output = escapade().args(["serve", "--listen", listen, "--data"]).arg(data).output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        String::from_utf8(output.stderr).unwrap()
    };
    let said = refused(&address.to_string(), &folder.join("data"));
    let start = format!("escapade: port {} of 127.0.0.1 is in use; stop the other program, or start", address.port());
    assert!(said.starts_with(&start) && said.contains("`--listen 127.0.0.1:"), "{said}");
    let said = refused("192.0.2.1:0", &folder.join("data"));
    assert!(said.starts_with("escapade: this machine does not have the address 192.0.2.1;"), "{said}");
    let file = folder.join("file");
    std::fs::write(&file, "").unwrap();
    for data in [file.clone(), file.join("data")] {
        let said = refused("127.0.0.1:0", &data);
        let expected = format!("escapade: {} is not a folder; give another one with `--data`\n", data.display());
        assert_eq!(said, expected);
    }
    std::fs::remove_dir_all(folder).unwrap();
}

/// The rights of a file that others than its owner have.
fn rights_of_others(path: &Path) -> u32 {
    std::fs::metadata(path).expect("the file is there").mode() & 0o077
}

/// A folder in which one table was opened and one match was played to its end, as a server leaves it.
async fn keep_some_tables(data: &Path) {
    std::fs::create_dir_all(data).expect("a folder can be made");
    let store = SqliteStore::open(&data.join("escapade.db")).await.expect("the store opens");
    let settings = Settings::new(Sample::ABOUT.options, 2);
    for (id, bots) in [("open", vec![]), ("played", vec![SeatReservation::Bot(Level::Easy); 2])] {
        let setup = TableSetup { seats: bots, ..TableSetup::new(id, "sample", settings.clone()) };
        let (mut host, mut effects) = Host::open(setup, Seed::from_number(1), 0).expect("the usual settings fit");
        let (mut log, mut asked) = (Vec::new(), Vec::new());
        loop {
            log.append(&mut effects.entries);
            asked.append(&mut effects.bot_questions);
            let Some(question) = asked.pop() else { break };
            // For an answer that is no action, the host takes the first choice.
            effects = host.bot_answered(&question.answer(Decision::without_search(String::new())), 0);
        }
        let row = TableRow {
            id: id.to_owned(),
            game: "sample".to_owned(),
            creator: String::new(),
            key_hash: String::new(),
            about: String::new(),
            is_open: true,
            is_timed: false,
            phase: host.phase(),
            created_at: 0,
        };
        let entry = |(number, logged)| StoreWrite::Entry {
            table: id.to_owned(),
            number,
            entry: serde_json::to_string(logged).expect("entries are plain data"),
            epoch: 0,
        };
        let writes: Vec<StoreWrite> =
            std::iter::once(StoreWrite::NewTable(row)).chain((1..).zip(&log).map(entry)).collect();
        store.write(&writes).await.expect("the store keeps it");
    }
    store.close().await;
}

#[tokio::test]
async fn what_is_kept_can_be_copied_and_checked() {
    let folder = folder("db");
    let (data, copy) = (folder.join("data"), folder.join("copy/escapade.db"));
    keep_some_tables(&data).await;
    let db = |texts: &[&str], data: &Path| escapade().arg("db").args(texts).arg("--data").arg(data).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    std::fs::create_dir(folder.join("copy")).unwrap();
    let copied = db(&["backup", copy.to_str().unwrap()], &data);
    assert!(copied.status.success(), "{}", text(copied.stderr));
    assert_eq!(rights_of_others(&copy), 0, "a copy is as private as the original");
    let again = db(&["backup", copy.to_str().unwrap()], &data);
    assert!(!again.status.success() && text(again.stderr).contains("is there already"));
    for data in [&data, &folder.join("copy")] {
        assert_eq!(text(db(&["verify"], data).stdout), "2 tables and 1 records verified\n");
        let listed = text(db(&["list"], data).stdout);
        assert_eq!(listed.lines().count(), 2, "{listed}");
        assert!(listed.lines().all(|line| line.split('\t').count() == 6 && line.contains("\tsample\t")), "{listed}");
    }
    what_is_lost_can_be_restored(&folder, &copy, &db).await;

    // A log that was tampered with is found, and named.
    let store = SqliteStore::open(&copy).await.unwrap();
    let end = store.log("played").await.unwrap().len() as u64;
    store
        .write(&[StoreWrite::Entry { table: "played".into(), number: end + 1, entry: "{}".into(), epoch: 0 }])
        .await
        .unwrap();
    store.close().await;
    let refused = db(&["verify"], &folder.join("copy"));
    let said = text(refused.stderr);
    assert_eq!(refused.status.code(), Some(1), "{said}");
    assert!(said.contains("table played: ") && said.contains("of 2 tables did not pass"), "{said}");
    // So is one that was changed to something that could have been.
    let changed = folder.join("changed");
    std::fs::create_dir(&changed).unwrap();
    let bytes = std::fs::read(data.join("escapade.db")).unwrap();
    let at = bytes.windows(4).position(|part| part == b"bid ").expect("somebody bid something") + 4;
    let mut other = bytes.clone();
    other[at] = if bytes[at] == b'1' { b'2' } else { b'1' };
    std::fs::write(changed.join("escapade.db"), other).unwrap();
    let refused = db(&["verify"], &changed);
    let said = text(refused.stderr);
    assert_eq!(refused.status.code(), Some(1), "{said}");
    assert!(said.contains("does not fit its checksum"), "{said}");
    let nothing = db(&["verify"], &folder);
    assert!(!nothing.status.success() && text(nothing.stderr).contains("say where the server keeps its data"));
    std::fs::remove_dir_all(folder).unwrap();
}

/// A database that has become empty is not served, but a copy of it is put in its place.
async fn what_is_lost_can_be_restored(
    folder: &Path,
    copy: &Path,
    db: &impl Fn(&[&str], &Path) -> std::process::Output,
) {
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("it is text");
    let lost = folder.join("lost");
    keep_some_tables(&lost).await;
    // The file is gone, and a log beside it belongs to it.
    std::fs::write(lost.join("escapade.db"), "").expect("it can be written");
    std::fs::write(lost.join("escapade.db-wal"), [7; 4096]).expect("it can be written");
    let serve =
        || escapade().args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(&lost).output().expect("it runs");
    let refused = serve();
    let said = text(refused.stderr);
    assert_eq!(refused.status.code(), Some(1), "{said}");
    assert!(
        said.contains("holds 0 tables") && said.contains("it held 2 with") && said.contains("db restore"),
        "{said}"
    );
    assert_eq!(db(&["verify"], &lost).status.code(), Some(1), "it is not well");
    let copy = copy.to_str().expect("a plain path");
    let held = File::create(lost.join("lock")).expect("it can be written");
    held.try_lock().expect("nobody else has it");
    let busy = text(db(&["restore", copy], &lost).stderr);
    assert!(busy.contains("another server uses"), "{busy}");
    drop(held);
    let nonsense = lost.join("nonsense.db");
    std::fs::write(&nonsense, "no database").expect("it can be written");
    let bad = db(&["restore", nonsense.to_str().expect("a plain path")], &lost);
    let said = text(bad.stderr);
    assert!(bad.status.code() == Some(1) && said.contains("nothing was changed"), "{said}");
    let restored = db(&["restore", copy], &lost);
    let said = text(restored.stdout);
    assert!(restored.status.success() && said.starts_with("2 tables restored"), "{said}{}", text(restored.stderr));
    // SQLite itself removes a log that fits no database.
    assert!(lost.join("escapade-before-1.db").exists(), "what was there is kept");
    assert_eq!(rights_of_others(&lost.join("escapade.db")), 0);
    assert_eq!(text(db(&["verify"], &lost).stdout), "2 tables and 1 records verified\n");
    // Whoever has no copy can go on with what is left.
    std::fs::remove_file(lost.join("escapade.db")).expect("it is there");
    let mut server = escapade();
    server.args(["serve", "--accept-loss", "--listen", "127.0.0.1:0", "--data"]).arg(&lost);
    assert!(first_lines(1, &mut server)[0].starts_with("Escapade is at "));
}

/// With few files to open, newcomers hear that there is no room, and the log says why.
#[test]
fn few_files_are_enough_to_say_no() {
    let folder = folder("files");
    let log = folder.join("log");
    let program = env!("CARGO_BIN_EXE_escapade");
    let mut server = Command::new("sh")
        .args(["-c", "ulimit -n 100; exec \"$0\" serve --listen 127.0.0.1:0 --data \"$1\"", program])
        .arg(folder.join("data"))
        .stdout(Stdio::piped())
        .stderr(File::create(&log).unwrap())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("Escapade is at http://").expect("it prints its URL").to_owned();
    let idle: Vec<TcpStream> = (0..120).map(|_| TcpStream::connect(&address).unwrap()).collect();
    let ask = || {
        std::thread::sleep(std::time::Duration::from_millis(20));
        let mut stream = TcpStream::connect(&address).unwrap();
        stream.set_read_timeout(Some(std::time::Duration::from_secs(10))).unwrap();
        // It may have hung up already.
        drop(stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"));
        let mut reply = String::new();
        drop(stream.read_to_string(&mut reply));
        reply
    };
    let refused = (0..50).map(|_| ask()).find(|reply| reply.starts_with("HTTP/1.1 503")).expect("there is no room");
    assert!(refused.contains("the server is full") && refused.contains("retry-after"), "{refused}");
    drop(idle);
    let served = (0..100).any(|_| ask().ends_with("alive\n"));
    assert!(served, "there is room again");
    assert!(Command::new("kill").arg(server.id().to_string()).status().unwrap().success());
    assert!(server.wait().unwrap().success());
    let said = std::fs::read_to_string(&log).unwrap();
    assert!(said.contains("a limit was reached") && said.contains("all-connections"), "{said}");
    assert!(said.contains("few files"), "{said}");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn bad_settings_of_nodes_end_at_once_with_a_sentence() {
    for (flags, expected) in [
        (&["--bus", "nats://127.0.0.1:1"][..], "--bus is of no use without --database"),
        (&["--database", "mysql://db/x"], "`mysql://db/x` is no database that nodes can share"),
        (&["--database", "postgres://ana:secret@127.0.0.1:1/x"], "the database postgres://ana@127.0.0.1:1/x cannot be"),
    ] {
        let refused = escapade().args(["serve", "--listen", "127.0.0.1:0"]).args(flags).output().unwrap();
        let said = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(!refused.status.success() && said.contains(expected), "{flags:?}: {said}");
        assert!(!said.contains("secret"), "{said}");
    }
}

/// The settings that the documents hand out for several nodes are settings, and the unit adds to them where each listens.
#[test]
fn the_settings_of_a_node_can_be_read() {
    let deploy = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/deploy");
    let unit = std::fs::read_to_string(deploy.join("escapade-node@.service")).unwrap();
    let mut config = escapade();
    config.arg("config");
    for (name, value) in unit.lines().filter_map(|line| line.strip_prefix("Environment=")?.split_once('=')) {
        let settings = deploy.join("escapade-node.toml").to_str().unwrap().to_owned();
        config.env(name, value.replace("%d/settings", &settings).replace("%i", "3"));
    }
    let printed = config.output().unwrap();
    let (text, said) = (String::from_utf8(printed.stdout).unwrap(), String::from_utf8_lossy(&printed.stderr));
    assert!(printed.status.success(), "{said}");
    for line in [
        "listen = \"127.0.0.1:8083\"",
        "metrics-listen = \"127.0.0.1:9103\"",
        "trusted-proxies = 1",
        "bus = \"nats://127.0.0.1:4222\"",
        "drain-seconds = 5",
    ] {
        assert!(text.lines().any(|other| other == line), "{line} is missing in\n{text}");
    }
    assert!(text.contains("database = \"postgres://escapade"), "{text}");
    let proxy = std::fs::read_to_string(deploy.join("Caddyfile")).unwrap();
    for node in 1..=3 {
        let listen = unit.lines().find_map(|line| line.strip_prefix("Environment=ESCAPADE_LISTEN=")).unwrap();
        let address = listen.replace("%i", &node.to_string());
        assert!(proxy.contains(&address), "the proxy asks {address}");
    }
}

/// A copy that breaks off in the middle is begun again.
#[tokio::test]
async fn a_copy_that_breaks_off_can_be_tried_again() {
    let (folder, postgres) = (folder("broken-copy"), services::Postgres::start());
    let data = folder.join("data");
    keep_some_tables(&data).await;
    let address = postgres.address();
    let db = |word: &str| {
        let done = escapade().args(["db", word, "--database", &address, "--data"]).arg(&data).output().unwrap();
        (done.status.success(), String::from_utf8(done.stdout).unwrap() + &String::from_utf8(done.stderr).unwrap())
    };
    assert!(db("list").0, "the database has its tables now");
    // It refuses the second table when the first one is there.
    postgres.run("ALTER TABLE tables ADD CONSTRAINT broken CHECK (id <> 'played')");
    let (copied, said) = db("copy");
    assert!(!copied && said.contains("table played"), "{said}");
    let (verified, said) = db("verify");
    assert!(verified && said.starts_with("1 tables and 0 records"), "a table is there whole, or not at all: {said}");
    postgres.run("ALTER TABLE tables DROP CONSTRAINT broken");
    let (copied, said) = db("copy");
    assert!(copied && said.starts_with("2 tables with "), "{said}");
    assert_eq!(db("verify"), (true, "2 tables and 1 records verified\n".to_owned()));
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn a_server_can_move_to_a_database_and_be_a_node() {
    let (folder, postgres) = (folder("copy"), services::Postgres::start());
    let data = folder.join("data");
    keep_some_tables(&data).await;
    let db = |word: &str, address: &str| {
        let done = escapade().args(["db", word, "--database", address, "--data"]).arg(&data).output().unwrap();
        (done.status.success(), String::from_utf8(done.stdout).unwrap() + &String::from_utf8(done.stderr).unwrap())
    };
    let address = postgres.address();
    let (copied, said) = db("copy", &address);
    assert!(copied && said.starts_with("2 tables with ") && said.ends_with("are there and checked\n"), "{said}");
    assert_eq!(db("copy", &address), (true, said), "it can be done again");
    assert_eq!(db("verify", &address), (true, "2 tables and 1 records verified\n".to_owned()));
    // What is dumped can be restored.
    let restored = postgres.dump_and_restore("restored");
    assert_eq!(db("verify", &restored), (true, "2 tables and 1 records verified\n".to_owned()));

    // A node serves what was copied, and stops gracefully.
    let mut serve = escapade();
    serve.args(["serve", "--listen", "127.0.0.1:0", "--database", &address]).current_dir(&folder);
    let mut node = serve.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(node.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let at = line.trim().strip_prefix("Escapade is at http://").expect("it prints its URL").to_owned();
    let mut stream = TcpStream::connect(&at).unwrap();
    let record = format!("GET /api/tables/played/record HTTP/1.1\r\nhost: {at}\r\nconnection: close\r\n\r\n");
    stream.write_all(record.as_bytes()).unwrap();
    let mut reply = String::new();
    stream.read_to_string(&mut reply).unwrap();
    assert!(reply.starts_with("HTTP/1.1 200"), "{reply}");
    let (refused, said) = db("copy", &address);
    assert!(!refused && said.contains("other nodes use this database"), "{said}");
    assert!(Command::new("kill").arg(node.id().to_string()).status().unwrap().success());
    assert!(node.wait().unwrap().success());
    std::fs::remove_dir_all(folder).unwrap();
}
