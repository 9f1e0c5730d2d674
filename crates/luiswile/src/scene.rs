//! What a person sees and touches: the race, the day, all prisoners, the gangs, and the viewer's own plans.
//!
//! A prisoner is one piece, `card:0189`, in every area: in a gang, among the neutral prisoners, in solitary.
//! A newcomer who lies face down is `newcomer:1` by his slot, also for those whose scouts know him.

mod assignment;
mod board;
mod components;
mod explain;
mod gangs;
mod links;
mod moments;
mod own;
mod person;
mod picks;
mod press;

use ::scene::{Assignment, EventLinks, GameScene, Moment, Pick, Placement, Size, Texts, ThingCard};
use engine::{Dice, Game, Seat, Seats, Set};

use crate::art::{Area, AreaArt, BadgeArt, DeckArt, Piece, PieceArt, Scene};
use crate::cards::{EventId, Patrol, Prisoner, Punishment, Rank};
use crate::state::Search;
use crate::text::Wording;
use crate::view::{NewcomerView, Now};
use crate::{Action, Event, Luiswile, Options, State, View};

pub(crate) use board::{LANE_LENGTH, LANE_START, lane_height, lane_middle};
pub(crate) use components::components;

impl GameScene for Luiswile {
    fn scene(options: &Options, view: &View, texts: &Texts) -> Scene {
        SceneBuilder::new(options, view, texts).build()
    }

    fn picks(options: &Options, view: &View, action: Action) -> Vec<Pick> {
        picks::picks(options, view, action)
    }

    fn attempts(options: &Options, view: &View, seat: Seat, thing: &str) -> Vec<Action> {
        picks::attempts(options, view, seat, thing)
    }

    /// Nothing of a plan counts before its player is ready.
    fn is_step(_: &Options, _: &View, action: Action) -> bool {
        use Action::{Place, PlaceBlank, Recruit, Sabotage};
        matches!(action, Place(..) | PlaceBlank(_) | Sabotage(..) | Recruit(..))
    }

    fn event_links(options: &Options, event: &Event) -> EventLinks {
        links::event_links(options, event)
    }

    fn moment(options: &Options, event: &Event, texts: &Texts) -> Option<Moment> {
        moments::moment(options, event, texts)
    }

    fn assignment(options: &Options, view: &View, seat: Seat, texts: &Texts) -> Option<Assignment> {
        SceneBuilder::new(options, view, texts).assignment(seat)
    }

    fn explain(options: &Options, view: &View, thing: &str, texts: &Texts) -> Option<ThingCard> {
        explain::explain(options, view, thing, texts)
    }
}

/// Builds the scene of a view.
struct SceneBuilder<'a> {
    view: &'a View,
    wording: Wording<'a>,
    texts: &'a Texts,
    /// Who is in solitary.
    inside: Set<Prisoner>,
    /// Any state that the view allows. Open plans and the viewer's own are the same in all of them.
    state: State,
}

impl<'a> SceneBuilder<'a> {
    fn new(options: &Options, view: &'a View, texts: &'a Texts) -> SceneBuilder<'a> {
        let state = view.imagine(options, &mut Dice::seeded(0));
        SceneBuilder { view, wording: Wording::new(options, texts), texts, inside: view.inside(), state }
    }

    fn build(&self) -> Scene {
        let (board, mut areas) = self.board();
        areas.extend(self.solitary());
        areas.extend(self.newcomers());
        areas.push(self.neutrals());
        areas.push(self.decks());
        areas.extend(self.view.gangs.iter().map(|(seat, _)| self.gang(seat)));
        if let Some(seat) = self.view.viewer.seat() {
            areas.extend(self.own(seat));
        }
        Scene { board, areas }
    }

    fn number(&self, who: Prisoner) -> String {
        self.wording.content.prisoner(who).number.to_string()
    }

    /// Many prisoners by their numbers, in plain text.
    fn numbers(&self, who: Set<Prisoner>) -> String {
        let numbers: Vec<String> = who.iter().map(|who| self.number(who)).collect();
        self.texts.list(&numbers)
    }

    /// Who is asked now: public, and so the same in every state that the view allows.
    fn deciders(&self) -> Seats {
        Luiswile::deciders(&self.state)
    }

    fn search(&self) -> Option<&Search> {
        match &self.view.step.now {
            Now::Defend(search) => Some(search),
            Now::Place | Now::Orders | Now::Stop(_) | Now::Changes | Now::Over(_) => None,
        }
    }

    fn solitary(&self) -> Option<Area> {
        let cells = self.view.solitary.iter().map(|&(who, days)| {
            let name = self.texts.with("mark-solitary", [("days", days.into())]);
            self.person(who, Size::Card).badge(BadgeArt::Solitary, days.to_string(), name)
        });
        let area = Area::new("solitary", AreaArt::Solitary, Placement::Aside, self.texts.text("solitary"));
        (!self.view.solitary.is_empty()).then(|| area.with(cells))
    }

    fn newcomers(&self) -> Option<Area> {
        let members = self.view.gangs.values().iter().fold(Set::EMPTY, |all, gang| all.or(gang.members));
        let settled = members.or(self.view.neutrals).or(self.view.gone);
        let newcomer = |(slot, newcomer): (usize, &NewcomerView)| match *newcomer {
            NewcomerView::Up(who) => (!settled.contains(who)).then(|| self.person(who, Size::Large)),
            NewcomerView::Down { who, known_to } => Some(self.hidden(slot, who, known_to)),
        };
        let area = Area::new("newcomers", AreaArt::Plain, Placement::Aside, self.texts.text("newcomers"))
            .with(self.view.newcomers.iter().enumerate().filter_map(newcomer));
        (!area.pieces.is_empty()).then_some(area)
    }

    fn neutrals(&self) -> Area {
        let free = self.view.neutrals.minus(self.inside);
        // Prisoners that the viewer's gang may not hold come last.
        let held =
            self.view.viewer.seat().map(|seat| self.wording.content.prisoner(self.view.gangs[seat].boss).may_hold);
        let (wanted, barred) =
            (held.map_or(free, |held| free.and(held)), held.map_or(Set::EMPTY, |held| free.minus(held)));
        let sorted = self.sorted(wanted).into_iter().chain(self.sorted(barred));
        Area::new("neutrals", AreaArt::Plain, Placement::Aside, self.texts.text("neutrals"))
            .badge(BadgeArt::Plain, free.len().to_string(), "")
            .with(sorted.map(|who| self.person(who, Size::Large)))
    }

    /// Prisoners by rank, then by number.
    fn sorted(&self, who: Set<Prisoner>) -> Vec<Prisoner> {
        let of_rank = |rank: Rank| who.iter().filter(move |&who| self.wording.content.prisoner(who).rank == rank);
        Rank::ALL.into_iter().flat_map(of_rank).collect()
    }

    /// A gang's members who are not in solitary, the boss first.
    fn members(&self, seat: Seat) -> Vec<Prisoner> {
        self.sorted(self.view.gangs[seat].members.minus(self.inside))
    }

    /// The cards that can still come: public knowledge.
    fn decks(&self) -> Area {
        let (view, content) = (self.view, self.wording.content);
        let deck = |deck: DeckArt, count: u8, cards: String| {
            let values = [("count", count.into()), ("cards", cards.into())];
            let name = self.texts.with(&format!("deck-{deck}"), values);
            Piece::new(format!("deck:{deck}"), PieceArt::Deck(deck), Size::Tile, name)
                .short(count.to_string())
                .line(self.texts.text(&format!("deck-{deck}.short")))
                .face_down()
        };
        let patrols = |cards: Set<Patrol>| {
            self.texts.list(&cards.iter().map(|card| content.patrol(card).number.to_string()).collect::<Vec<_>>())
        };
        let punishments = |cards: Set<Punishment>| {
            self.texts.list(&cards.iter().map(|card| self.wording.punishment(card)).collect::<Vec<_>>())
        };
        let events = |cards: Set<EventId>| {
            self.texts.list(&cards.iter().map(|card| self.wording.event(card)).collect::<Vec<_>>())
        };
        Area::new("decks", AreaArt::Plain, Placement::Aside, self.texts.text("scene-decks")).with([
            deck(DeckArt::Events, view.events.len(), events(view.events)),
            deck(DeckArt::Finals, view.finals.len(), events(view.finals)),
            deck(DeckArt::Patrols, view.patrols.len(), patrols(view.patrols)),
            deck(DeckArt::Punishments, view.punishments.len(), punishments(view.punishments)),
            deck(DeckArt::Specialists, view.specialists.len(), self.numbers(view.specialists)),
            deck(DeckArt::Ordinary, view.ordinary.len(), self.numbers(view.ordinary)),
            deck(DeckArt::Gone, view.gone.len(), self.wording.list(view.gone)),
        ])
    }
}
