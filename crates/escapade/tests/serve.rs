//! The server as a person starts it: settings from flags, environment and file, the URL, a graceful stop, a check.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Command, Stdio};

fn escapade() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_escapade"));
    // Settings of whoever runs the tests must not count.
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
    std::fs::write(&file, "listen = \"127.0.0.1:1\"\ngrace_seconds = 5\nsockets-max = 7\ntrust-proxy = true\n")
        .unwrap();
    let printed = escapade()
        .args(["config", "--listen", "127.0.0.1:3", "--config"])
        .arg(&file)
        .env("ESCAPADE_GRACE_SECONDS", "6")
        .output()
        .unwrap();
    let text = String::from_utf8(printed.stdout).unwrap();
    for line in
        ["listen = \"127.0.0.1:3\"", "grace-seconds = 6", "sockets-max = 7", "trust-proxy = true", "data = \"data\""]
    {
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
    let rights = std::os::unix::fs::MetadataExt::mode(&std::fs::metadata(data.join("escapade.db")).unwrap());
    assert_eq!(rights & 0o077, 0, "only the owner reads what is kept");
    let second = escapade().args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(&data).output().unwrap();
    let said = String::from_utf8_lossy(&second.stderr).into_owned();
    assert!(!second.status.success() && said.contains("another server uses"), "{said}");

    assert!(Command::new("kill").arg(server.id().to_string()).status().unwrap().success());
    assert!(server.wait().unwrap().success());
    let copy = folder.join("copy.db");
    assert!(escapade().args(["db", "backup"]).arg(&copy).arg("--data").arg(&data).status().unwrap().success());
    let verified = escapade().args(["db", "verify", "--data"]).arg(&data).output().unwrap();
    assert_eq!(String::from_utf8_lossy(&verified.stdout), "0 tables and 0 records verified\n");
    std::fs::remove_dir_all(folder).unwrap();
}
