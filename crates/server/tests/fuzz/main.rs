//! Everything that comes from outside, mutated: messages of clients in sequences, records, notation, content files,
//! settings, logs, and a whole server behind real sockets.
//!
//! The files of `tests/corpus` are tried as they are, and then texts that are made from them. What is tried is decided by
//! a seed, so a failure comes again. `cargo xtask fuzz --minutes N` tries others for a long time; an input that fails
//! becomes a file of the corpus, and stays there when the fault is mended.

#[path = "../common/mod.rs"]
mod common;
mod content;
mod fuzzer;
mod logs;
mod mutate;
mod notation;
mod records;
mod script;
mod settings;
mod sockets;
mod tables;
