//! The board: the race, the day, the patrol and the warden.

use ::scene::{Placement, Size};
use engine::Seat;

use super::SceneBuilder;
use crate::art::{Area, AreaArt, Piece, PieceArt};
use crate::cards::Way;
use crate::state::{Fate, Gang, GoalMode};

/// The width of the board, in its own units.
const WIDTH: f32 = 12.0;
/// How much of it the event of the day takes.
const DAY_WIDTH: f32 = 6.9;
/// The height of what stands below the race, and the patrol's part of it.
const DAY_HEIGHT: f32 = 3.8;
const PATROL_HEIGHT: f32 = 1.95;

impl SceneBuilder<'_> {
    /// The size of the board, and its areas.
    pub(super) fn board(&self) -> ((f32, f32), Vec<Area>) {
        let race = race_height(self.view.gangs.len().into());
        ((WIDTH, race + DAY_HEIGHT), vec![self.race(race), self.day(race), self.patrol(race), self.warden(race)])
    }

    /// A lane for each gang, and its runner as far as its points.
    fn race(&self, height: f32) -> Area {
        let (goal, goal_mode) = (self.wording.content.numbers.goal, self.state.options.goal_mode);
        let id = match goal_mode {
            GoalMode::Sum => "scene-race",
            GoalMode::PerWay => "scene-race-per-way",
        };
        let title = self.texts.with(id, [("goal", goal.into())]);
        let seats = usize::from(self.view.gangs.len());
        let runner = |(index, (seat, gang)): (usize, (Seat, &Gang))| {
            let reached = gang.points(goal_mode);
            let part = (f32::from(reached) / f32::from(goal.max(1))).min(1.0);
            Piece::new(format!("runner:{seat}"), PieceArt::Runner, Size::Chip, self.wording.gang(seat, gang))
                .of(seat)
                .short(reached.to_string())
                .line(self.texts.seat(seat))
                .at(LANE_START + part * LANE_LENGTH, lane_middle(index, seats))
        };
        let art = AreaArt::Race { goal, goal_mode, pools: self.view.gangs.map(|_, gang| gang.pools) };
        let race = Area::new("race", art, Placement::Board(0.0, 0.0, WIDTH, height), title);
        race.with(self.view.gangs.iter().enumerate().map(runner))
    }

    fn day(&self, top: f32) -> Area {
        let (texts, view) = (self.texts, self.view);
        let day = texts.with("day", [("day", view.day.into())]);
        let title = match view.event {
            None => day,
            Some(event) => texts.with("scene-day", [("day", day.into()), ("title", self.wording.event(event).into())]),
        };
        let art = AreaArt::Day(self.front_page());
        let mut area = Area::new("day", art, Placement::Board(0.0, top, DAY_WIDTH, DAY_HEIGHT), title);
        match view.event {
            None => area.notes.push(texts.text("scene-event-later")),
            // Names stand on the cards.
            Some(event) => area.notes.extend(self.wording.event_lines(event, |who| self.number(who))),
        }
        area.note(self.wording.clock(view.day))
    }

    fn patrol(&self, top: f32) -> Area {
        let texts = self.texts;
        let place = Placement::Board(DAY_WIDTH, top, WIDTH - DAY_WIDTH, PATROL_HEIGHT);
        let Some(search) = self.search() else {
            let note = texts.text("scene-patrol-later");
            return Area::new("patrol", AreaArt::Patrol { number: None }, place, texts.text("patrol-title")).note(note);
        };
        let values = self.wording.content.patrol_values(search.patrol, self.view.event);
        let title = texts.with("scene-patrol", [("patrol", self.wording.patrol(search.patrol).into())]);
        let tile = |id: &str, art: PieceArt, name: String, value: i16| {
            Piece::new(format!("patrol:{id}"), art, Size::Tile, name).short(value.to_string())
        };
        let found = Way::ALL.map(|way| {
            let value = values.efficacy[way.index()];
            let name = texts.with("scene-finds", [("way", self.wording.way(way).into()), ("n", value.into())]);
            tile(way.word(), PieceArt::Efficacy(way), name, value)
        });
        let (talk, bribe) = (values.talk, values.bribe);
        let talk_name = texts.with("scene-resists-talk", [("n", talk.into())]);
        let bribe_name = texts.with("scene-resists-bribe", [("n", bribe.into())]);
        let resists = [
            tile("talk", PieceArt::TalkResistance, talk_name, talk),
            tile("bribe", PieceArt::BribeResistance, bribe_name, bribe),
        ];
        let art = AreaArt::Patrol { number: Some(self.wording.content.patrol(search.patrol).number) };
        let mut area = Area::new("patrol", art, place, title).with(found).with(resists);
        for (seat, fates) in search.fates.iter() {
            let found = Way::ALL.into_iter().filter(|way| fates[way.index()] != Fate::Safe);
            let ways: Vec<String> = found.map(|way| texts.text(&format!("pile-{way}.short"))).collect();
            if !ways.is_empty() {
                let values = [("name", self.wording.seat(seat)), ("ways", texts.row(&ways).into())];
                area.notes.push(texts.with("scene-found", values));
            }
        }
        area
    }

    fn warden(&self, top: f32) -> Area {
        let (texts, view) = (self.texts, self.view);
        let place = Placement::Board(DAY_WIDTH, top + PATROL_HEIGHT, WIDTH - DAY_WIDTH, DAY_HEIGHT - PATROL_HEIGHT);
        let mut area = Area::new("warden", AreaArt::Warden, place, texts.text("scene-warden"));
        for (id, who) in [("scene-to-punish", view.brawlers.or(view.punished)), ("scene-excluded", view.excluded)] {
            if !who.is_empty() {
                // A long list has numbers only; names stand on the cards.
                let names = if who.len() > 1 { self.numbers(who) } else { self.wording.list(who) };
                area.notes.push(texts.with(id, [("names", names.into())]));
            }
        }
        if area.notes.is_empty() {
            area.notes.push(texts.text("scene-nobody-punished"));
        }
        area
    }
}

/// Where the lanes of the race begin and how long they are, as parts of its width.
pub(crate) const LANE_START: f32 = 0.17;
pub(crate) const LANE_LENGTH: f32 = 0.72;

/// The height of the race, in the board's units.
fn race_height(seats: usize) -> f32 {
    0.85 + 0.4 * seats as f32
}

/// The height of a lane of the race, as a part of its height.
pub(crate) fn lane_height(seats: usize) -> f32 {
    (0.96 - lane_top(seats)) / seats as f32
}

/// Where the first lane begins, below the title, as a part of the height.
fn lane_top(seats: usize) -> f32 {
    0.7 / race_height(seats)
}

/// The middle of a lane, as a part of the height.
pub(crate) fn lane_middle(index: usize, seats: usize) -> f32 {
    lane_top(seats) + (index as f32 + 0.5) * lane_height(seats)
}
