//! The page in real Chromium, as people use it.

mod access;
mod changed;
mod comfort;
mod devices;
mod figures;
mod hotseat;
mod keyboard;
mod lessons;
mod nodes;
mod pages;
mod people;
mod plan;
mod play;
mod reconnect;
mod review;
mod solo;
mod story;
mod taps;
