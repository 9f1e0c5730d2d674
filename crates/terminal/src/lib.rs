//! The table in a terminal: scenes in, characters out. It holds no code of any game.
//!
//! A [`Session`] is one client at a table, of a host in this program or behind a socket. An [`TableApp`] shows it on the full
//! screen ([`run_full_screen`]), [`run_lines`] line by line for pipes and screen readers; both show the same session.

mod app;
mod board;
mod cards;
mod choice_rows;
mod full_screen;
mod home;
mod input_line;
mod line_mode;
mod line_reader;
mod lines;
mod live_screen;
mod lobby;
mod look;
mod notation;
mod pages;
mod paint;
mod pictures;
mod replay_player;
mod session;
mod text;
mod value_table;
mod view;

pub use app::{AppFlow, TableApp};
pub use full_screen::{ConnectionEvent, RequestSender, ServerConnection, Thinker, now_ms, run_full_screen};
pub use home::{HomeChoice, HomeFlow, HomeScreen, run_home};
pub use line_mode::{LineEnd, LineScreen, replay_lines, run_lines};
pub use lobby::lobby_lines;
pub use look::Colours;
pub use pages::{fairness_text, program_texts};
pub use pictures::{PicturePainter, PictureProtocol, Pixels};
pub use replay_player::ReplayPlayer;
pub use session::{Chosen, Notice, Session, TableClosed};
