//! The page in real Chromium, as people use it.

mod access;
mod figures;
mod hotseat;
mod keyboard;
mod pages;
mod play;
mod reconnect;
mod solo;
mod story;
