//! The program around the library; see there.

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match glue::run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("glue: {fault:#}");
            ExitCode::FAILURE
        }
    }
}
