//! `escapade admin`, beside a server that runs and without one.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

fn escapade() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_escapade"));
    // The environment of the test run must not change the settings.
    for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("ESCAPADE_")) {
        command.env_remove(name);
    }
    command
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("escapade-admin-{name}-{}", std::process::id()));
    drop(std::fs::remove_dir_all(&folder));
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

/// A server in a process of its own.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(data: &Path) -> Server {
        let mut command = escapade();
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data).stdout(Stdio::piped());
        let mut process = command.stderr(Stdio::null()).spawn().expect("the program runs");
        let mut line = String::new();
        let mut out = BufReader::new(process.stdout.take().expect("it is piped"));
        while !line.contains("http://") {
            line.clear();
            assert!(out.read_line(&mut line).expect("the server says where it listens") > 0, "it ended");
        }
        let address = line.split("http://").nth(1).expect("it is in the line");
        let address = address.chars().take_while(|c| c.is_ascii_digit() || matches!(c, '.' | ':')).collect();
        Server { process, address }
    }

    /// A request of a player. Gives the whole answer.
    fn ask(&self, head: &str, cookie: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("the server listens");
        let length = body.len();
        write!(
            stream,
            "{head} HTTP/1.0\r\nHost: {}\r\nCookie: {cookie}\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\n\r\n{body}",
            self.address
        )
        .expect("the server reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("the server answers");
        answer
    }

    fn stop(mut self) {
        let id = self.process.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().expect("there is kill").success());
        assert!(self.process.wait().expect("it ends").success());
    }
}

/// What the command prints; it must succeed.
fn admin(data: &Path, server: Option<&Server>, args: &[&str]) -> String {
    let output = output(data, server, args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("it prints text")
}

fn output(data: &Path, server: Option<&Server>, args: &[&str]) -> std::process::Output {
    let mut command = escapade();
    command.arg("admin").args(args).arg("--data").arg(data);
    if let Some(server) = server {
        command.arg("--server").arg(format!("http://{}", server.address));
    }
    command.output().expect("the program runs")
}

#[test]
fn an_operator_sees_to_a_server_that_runs_and_to_one_that_does_not() {
    let data = folder("both");
    let server = Server::start(&data);
    let token = data.join("operator.token");
    assert_eq!(std::fs::metadata(&token).expect("it was made").mode() & 0o777, 0o600, "only its owner may read it");
    let answer = server.ask("GET /api/me", "", "");
    let cookie =
        answer.lines().find_map(|line| line.strip_prefix("set-cookie: ")?.split(';').next()).expect("a cookie");
    server.ask("POST /api/me", cookie, r#"{"name":"ana"}"#);
    let opened = server.ask("POST /api/tables", cookie, r#"{"game":"wcp"}"#);
    let table = opened.split("\"table\":\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a table");
    assert!(admin(&data, Some(&server), &["tables"]).starts_with(&format!("{table}\twcp\tgathering\t")));
    let person = admin(&data, Some(&server), &["people", "an"]);
    let id = person.split('\t').next().expect("an id");
    admin(&data, Some(&server), &["rename", id, "anna"]);
    assert!(server.ask("GET /api/me", cookie, "").ends_with(r#"{"name":"anna"}"#));
    admin(&data, Some(&server), &["announce", "We upgrade at 22:00."]);
    assert_eq!(admin(&data, Some(&server), &["announce"]), "We upgrade at 22:00.\n");
    let refused = output(&data, Some(&server), &["delete", table]);
    assert!(!refused.status.success() && String::from_utf8_lossy(&refused.stderr).contains("--yes"));
    server.stop();

    // The same without a server; what was only looked at is as it was.
    let before = std::fs::read(data.join("escapade.tally")).expect("it is there");
    assert!(admin(&data, None, &["tables"]).starts_with(&format!("{table}\twcp\tgathering\t")));
    assert!(admin(&data, None, &["retention", "--gathering", "1"]).contains("Nothing was changed"));
    assert_eq!(std::fs::read(data.join("escapade.tally")).expect("it is there"), before);
    let refused = output(&data, None, &["announce", "nobody reads this"]);
    assert!(!refused.status.success(), "there is nobody to read it");
    assert!(admin(&data, None, &["export", id]).contains(r#""name":"anna""#));
    admin(&data, None, &["erase", id, "--yes"]);
    assert_eq!(admin(&data, None, &["people"]), "");
    admin(&data, None, &["delete", table, "--yes"]);
    assert_eq!(admin(&data, None, &["tables"]), "");
    let server = Server::start(&data);
    assert_eq!(admin(&data, Some(&server), &["tables"]), "", "the server starts: nothing is missing");
    server.stop();
    std::fs::remove_dir_all(data).expect("it is there");
}

#[test]
fn what_is_wrong_is_said() {
    let data = folder("wrong");
    for (args, problem) in [
        (&["tables"][..], "say where the server keeps its data"),
        (&["ban", "../x"], "is no id"),
        (&["tables", "--server", "https://play.example", "--token-file", "/dev/null"], "behind the proxy"),
    ] {
        if problem == "is no id" {
            std::fs::write(data.join("escapade.db"), "").expect("it can be written");
        }
        let refused = output(&data, None, args);
        let said = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(!refused.status.success() && said.contains(problem), "{args:?}: {said}");
    }
    let file = data.join("short.token");
    std::fs::write(&file, "short").expect("it can be written");
    let mut command = escapade();
    command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(&data).arg("--operator-token-file").arg(&file);
    let refused = command.output().expect("the program runs");
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(!refused.status.success() && said.contains("at least 32 characters"), "{said}");
    std::fs::remove_dir_all(data).expect("it is there");
}
