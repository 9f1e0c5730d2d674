//! Opens the system's browser.

use std::fmt::Display;
use std::io::Write;
use std::process::{Command, Stdio};

/// Opens an address in the system's browser. The server works without one, so a failure is only a note.
pub(super) fn open(url: &str) {
    let Some(mut command) = command(url) else {
        print_note("there is no display");
        return;
    };
    // Ctrl-C stops the server; the browser must not get that signal.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    match command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn() {
        Ok(mut child) => drop(std::thread::spawn(move || match child.wait() {
            Ok(status) if status.success() => {}
            Ok(status) => print_note(status),
            Err(fault) => print_note(fault),
        })),
        Err(fault) => print_note(fault),
    }
}

fn command(url: &str) -> Option<Command> {
    let texts: &[&str] = if cfg!(target_os = "macos") {
        &["open", url]
    } else if cfg!(windows) {
        // The first quoted word is the title of a window.
        &["cmd", "/C", "start", "", url]
    } else if ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some_and(|it| !it.is_empty()))
    {
        &["xdg-open", url]
    } else {
        return None;
    };
    let mut command = Command::new(texts[0]);
    command.args(&texts[1..]);
    Some(command)
}

fn print_note(why: impl Display) {
    // The other end of stderr may be closed; `eprintln!` would panic then.
    let _ = writeln!(std::io::stderr(), "Note: no browser could be opened ({why}); open the address yourself.");
}
