//! Programs that are started and ended, files, and values of JSON.

use std::fs;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

/// How long a tool such as `tar` may run.
const TOOL_LIMIT: Duration = Duration::from_secs(180);
/// How long a server may take to exit after SIGTERM.
const STOP_LIMIT: Duration = Duration::from_secs(20);

/// A child process that is killed when this is dropped.
pub(super) struct Running(pub(super) Child);

impl Running {
    pub(super) fn spawn(command: &mut Command) -> Result<Running> {
        let child = command.spawn().with_context(|| format!("cannot run {:?}", command.get_program()))?;
        Ok(Running(child))
    }

    pub(super) fn wait(&mut self, limit: Duration) -> Result<ExitStatus> {
        let deadline = Instant::now() + limit;
        loop {
            if let Some(status) = self.0.try_wait()? {
                return Ok(status);
            }
            ensure!(Instant::now() < deadline, "it still runs after {limit:?}");
            sleep(Duration::from_millis(5));
        }
    }

    /// Asks the process to end, as systemd and container engines do, and expects success.
    pub(super) fn stop(&mut self) -> Result<()> {
        output(Command::new("sh").args(["-c", &format!("kill -TERM {}", self.0.id())]))?;
        let status = self.wait(STOP_LIMIT).context("SIGTERM does not stop the server")?;
        ensure!(status.success(), "after SIGTERM the server ended with {status}");
        Ok(())
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // Both fail if the process has ended, which is what we want.
        drop(self.0.kill());
        drop(self.0.wait());
    }
}

/// Runs a tool to its end, within `TOOL_LIMIT`, and gives what it prints.
pub(super) fn output(command: &mut Command) -> Result<String> {
    let mut tool = Running::spawn(command.stdin(Stdio::null()).stdout(Stdio::piped()))?;
    let mut pipe = tool.0.stdout.take().context("the output is not piped")?;
    let reader = std::thread::spawn(move || {
        let mut bytes = Vec::new();
        pipe.read_to_end(&mut bytes).map(|_| bytes)
    });
    let status = tool.wait(TOOL_LIMIT).with_context(|| format!("{command:?}"))?;
    let Ok(bytes) = reader.join() else { bail!("cannot read the output of {command:?}") };
    ensure!(status.success(), "failed with {status}: {command:?}");
    Ok(String::from_utf8_lossy(&bytes?).into_owned())
}

/// The path of a program. Users other than root often lack the folders for administrators in their PATH.
pub(super) fn find_program(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain(["/usr/sbin", "/sbin"].map(PathBuf::from));
    folders.map(|folder| folder.join(name)).find(|program| program.is_file())
}

pub(super) fn is_root() -> Result<bool> {
    Ok(output(Command::new("id").arg("-u"))?.trim() == "0")
}

/// The SHA-256 of a file, in hexadecimal digits.
pub(super) fn sha256(path: &Path) -> Result<String> {
    let line = output(Command::new("sha256sum").arg("--").arg(path))?;
    // A backslash before the digits says that the name is escaped.
    Ok(line.trim_start_matches('\\').chars().take(64).collect())
}

/// Sends a GET request and gives the answer: status line, headers and body.
pub(super) fn get(address: SocketAddr, path: &str) -> Result<String> {
    let limit = Duration::from_secs(5);
    let mut stream = TcpStream::connect_timeout(&address, limit)?;
    stream.set_read_timeout(Some(limit))?;
    write!(stream, "GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n")?;
    let mut reply = Vec::new();
    stream.read_to_end(&mut reply)?;
    Ok(String::from_utf8_lossy(&reply).into_owned())
}

pub(super) fn fresh_folder(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("cannot empty {}", folder.display()))?;
    }
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))
}

pub(super) fn string(value: &Value) -> Result<&str> {
    value.as_str().with_context(|| format!("{value} is not a text"))
}

pub(super) fn array(value: &Value) -> Result<&Vec<Value>> {
    value.as_array().with_context(|| format!("{value} is not a list"))
}

/// An empty folder of a test's own.
#[cfg(test)]
pub(super) fn temporary(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("escapade-dist-{name}-{}", std::process::id()));
    fresh_folder(&folder).expect("the system has a place for temporary files");
    folder
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_is_killed_after_its_limit() {
        let mut sleeping = Running::spawn(Command::new("sleep").arg("600")).unwrap();
        let start = Instant::now();
        assert!(sleeping.wait(Duration::from_millis(20)).is_err());
        drop(sleeping);
        assert!(start.elapsed() < Duration::from_secs(60));
    }
}
