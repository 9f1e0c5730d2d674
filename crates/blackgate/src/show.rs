//! Show.
use crate::{Action, Event, Options, View};
use engine::Seat;
use scene::{Section, Words};
pub(crate) fn outline(_: &Options, _: &View, _: &Words) -> Vec<Section> {
    vec![]
}
pub(crate) fn question(_: &View, _: Seat, _: &Words) -> String {
    String::new()
}
pub(crate) fn label(_: &Options, _: &View, _: Action, _: &Words) -> String {
    String::new()
}
pub(crate) fn tell(_: &Event, _: &Words) -> String {
    String::new()
}
