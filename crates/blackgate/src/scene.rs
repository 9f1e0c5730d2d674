//! What a person sees and touches: the prison from above, below it the tunnels from the side, and panels beside them.

mod board;
mod components;
mod explain;
mod links;
mod moments;
mod panels;
mod picks;

use engine::Seat;
use scene::{EventLinks, GameScene, Moment, Pick, Texts, ThingCard};

use crate::Blackgate;
use crate::action::Action;
use crate::art::{Area, Scene};
use crate::content::Area as Room;
use crate::event::Event;
use crate::state::{Options, areas};
use crate::text::Names;
use crate::view::View;

pub(crate) use components::components;

impl GameScene for Blackgate {
    fn scene(options: &Options, view: &View, texts: &Texts) -> Scene {
        let table = Table { options, view, texts, names: Names(texts) };
        let rooms = areas(view.mode).with(Room::Solitary).iter().map(|room| table.room(room));
        let mut all: Vec<Area> = std::iter::once(table.yard()).chain(rooms).collect();
        all.extend(table.tunnels());
        all.extend(table.own());
        all.extend(table.players());
        all.extend(table.aside());
        Scene { board: table.board_size(), areas: all }
    }

    /// Cards to sell are chosen one by one before the sale.
    fn is_step(_: &Options, _: &View, action: Action) -> bool {
        matches!(action, Action::Add(_))
    }

    fn picks(_: &Options, view: &View, action: Action) -> Vec<Pick> {
        picks::picks(view, action)
    }

    fn attempts(_: &Options, view: &View, seat: Seat, thing: &str) -> Vec<Action> {
        picks::attempts(view, seat, thing)
    }

    fn event_links(options: &Options, event: &Event) -> EventLinks {
        links::event_links(options, event)
    }

    fn moment(options: &Options, event: &Event, texts: &Texts) -> Option<Moment> {
        moments::moment(options, event, texts)
    }

    fn explain(options: &Options, view: &View, thing: &str, texts: &Texts) -> Option<ThingCard> {
        let card = ThingCard::of_scene(&Self::scene(options, view, texts), thing, texts)?;
        Some(explain::explain(&Table { options, view, texts, names: Names(texts) }, card, thing))
    }
}

/// What a scene is made from.
struct Table<'a> {
    options: &'a Options,
    view: &'a View,
    texts: &'a Texts,
    names: Names<'a>,
}
