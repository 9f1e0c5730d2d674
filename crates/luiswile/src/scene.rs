//! The table to look at: the race, the day, the gangs, everybody in Luiswile, and the viewer's own plans.
//!
//! A prisoner is one piece, `card:0189`, wherever he is: in a gang, among the neutral prisoners, in solitary.
//! A newcomer who lies face down is `newcomer:1` by his slot, also for those whose scouts know him.

mod mention;
mod own;
mod person;
mod touch;

use crate::art::{Area, Piece, Scene};
use ::scene::{Placement, Size, Texts};
use engine::{Dice, Seat, Seats, Set};

use crate::cards::{Pile, Prisoner, Rank, Way};
use crate::patrol;
use crate::state::{Fate, GoalMode, Options, Search, State, Verdict};
use crate::telling::Telling;
use crate::view::{NewcomerView, Now, View, imagine};

pub(crate) use mention::event_links;
pub(crate) use touch::{attempts, picks};

/// The width of the board, in its own units.
const WIDTH: f32 = 12.0;
/// How much of it the event of the day takes.
const DAY_WIDTH: f32 = 6.9;
/// The height of what stands below the race, and the patrol's part of it.
const DAY_HEIGHT: f32 = 3.3;
const PATROL_HEIGHT: f32 = 1.6;

/// A view on its way to a scene.
struct Table<'a> {
    options: &'a Options,
    view: &'a View,
    telling: Telling<'a>,
    texts: &'a Texts,
    inside: Set<Prisoner>,
    /// A world that the view allows: what it says of open plans, and of the viewer's own, is so in all of them.
    world: State,
}

pub(crate) fn scene(options: &Options, view: &View, texts: &Texts) -> Scene {
    let inside = view.solitary.iter().map(|&(who, _)| who).collect();
    let world = imagine(options, view, &mut Dice::seeded(0));
    let table = Table { options, view, telling: Telling::new(options, texts), texts, inside, world };
    let lanes = race_height(view.gangs.len().into());
    let mut areas = vec![table.race(lanes), table.day(lanes), table.patrol(lanes), table.warden(lanes)];
    areas.extend(table.solitary());
    areas.extend(table.newcomers());
    areas.push(table.neutrals());
    areas.push(table.decks());
    areas.extend(view.gangs.iter().map(|(seat, _)| table.gang(seat)));
    if let Some(seat) = view.viewer.seat() {
        table.own(seat, &mut areas);
    }
    Scene { board: (WIDTH, lanes + DAY_HEIGHT), areas }
}

impl Table<'_> {
    fn number(&self, who: Prisoner) -> String {
        self.telling.content.prisoner(who).number.to_string()
    }

    /// Many prisoners by their numbers, in plain text.
    fn numbers(&self, who: Set<Prisoner>) -> String {
        let numbers: Vec<String> = who.iter().map(|who| self.number(who)).collect();
        self.texts.list(&numbers)
    }

    /// Who is asked now.
    fn deciders(&self) -> Seats {
        match &self.view.step.now {
            Now::Place | Now::Orders | Now::Changes => self.view.step.pending,
            Now::Stop(fights) => fights
                .iter()
                .filter_map(|fight| match fight.verdict {
                    Verdict::Asked(seat) => Some(seat),
                    Verdict::Stopped | Verdict::Breaks => None,
                })
                .collect(),
            Now::Defend(search) => search.deciders(),
            Now::Over(_) => Seats::NONE,
        }
    }

    fn search(&self) -> Option<&Search> {
        match &self.view.step.now {
            Now::Defend(search) => Some(search),
            Now::Place | Now::Orders | Now::Stop(_) | Now::Changes | Now::Over(_) => None,
        }
    }

    /// The race: a lane for each gang, and its runner as far as its points.
    fn race(&self, height: f32) -> Area {
        let goal = self.telling.content.numbers.goal;
        let id = match self.options.goal_mode {
            GoalMode::Sum => "scene-race",
            GoalMode::PerWay => "scene-race-per-way",
        };
        let title = self.texts.with(id, [("goal", goal.into())]);
        let seats = usize::from(self.view.gangs.len());
        let runner = |(index, (seat, gang)): (usize, (Seat, &crate::Gang))| {
            let (art, reached) = match self.options.goal_mode {
                GoalMode::Sum => ("runner", gang.total()),
                GoalMode::PerWay => ("runner-way", gang.pools.into_iter().max().unwrap_or_default()),
            };
            let part = (f32::from(reached) / f32::from(goal.max(1))).min(1.0);
            let mut runner = Piece::new(format!("runner:{seat}"), art, Size::Chip, self.standing(seat))
                .of(seat)
                .short(reached.to_string())
                .line(self.texts.seat(seat))
                .line(goal.to_string())
                .at(LANE_START + part * LANE_LENGTH, lane_middle(index, seats));
            runner.lines.extend(gang.pools.map(|points| points.to_string()));
            runner
        };
        let race = Area::new("race", "race", Placement::Board(0.0, 0.0, WIDTH, height), title);
        race.with(self.view.gangs.iter().enumerate().map(runner))
    }

    /// A gang's points in a sentence.
    fn standing(&self, seat: Seat) -> String {
        let gang = &self.view.gangs[seat];
        let [tunnel, force, finesse] = gang.pools;
        self.texts.with(
            "gang",
            [
                ("name", self.telling.seat(seat)),
                ("boss", self.telling.who(gang.boss).into()),
                ("total", gang.total().into()),
                ("goal", self.telling.content.numbers.goal.into()),
                ("tunnel", tunnel.into()),
                ("force", force.into()),
                ("finesse", finesse.into()),
            ],
        )
    }

    fn day(&self, top: f32) -> Area {
        let (texts, view) = (self.texts, self.view);
        let day = texts.with("day", [("day", view.day.into())]);
        let title = match view.event {
            None => day,
            Some(event) => texts.with("scene-day", [("day", day.into()), ("title", self.telling.event(event).into())]),
        };
        let mut area = Area::new("day", "day", Placement::Board(0.0, top, DAY_WIDTH, DAY_HEIGHT), title);
        match view.event {
            None => area.notes.push(texts.text("scene-event-later")),
            // Names stand on the cards.
            Some(event) => area.notes.extend(self.telling.event_lines(event, |who| self.number(who))),
        }
        let events = self.telling.content.numbers.events;
        let clock = if view.day <= events { "clock-early" } else { "clock-late" };
        area.note(texts.with(clock, [("days", events.into())]))
    }

    fn patrol(&self, top: f32) -> Area {
        let texts = self.texts;
        let place = Placement::Board(DAY_WIDTH, top, WIDTH - DAY_WIDTH, PATROL_HEIGHT);
        let Some(search) = self.search() else {
            let note = texts.text("scene-patrol-later");
            return Area::new("patrol", "patrol", place, texts.text("patrol-title")).note(note);
        };
        let card = self.telling.content.patrol(search.patrol);
        let conditions = self.telling.content.conditions(self.view.event);
        let value = |value: u8, change: i16| (i16::from(value) + change).max(0);
        let title = texts.with("scene-patrol", [("patrol", self.telling.patrol(search.patrol).into())]);
        let tile = |art: &str, name: String, value: i16| {
            Piece::new(format!("patrol:{art}"), art, Size::Tile, name).short(value.to_string())
        };
        let found = Way::ALL.map(|way| {
            let value = value(card.efficacy[way.index()], conditions.efficacy[way.index()]);
            let name = texts.with("scene-finds", [("way", self.telling.way(way).into()), ("n", value.into())]);
            tile(way.word(), name, value)
        });
        let (talk, bribe) = (value(card.talk, conditions.talk), value(card.bribe, conditions.bribe));
        let resists = [
            tile("talk", texts.with("scene-resists-talk", [("n", talk.into())]), talk),
            tile("bribe", texts.with("scene-resists-bribe", [("n", bribe.into())]), bribe),
        ];
        let mut area = Area::new("patrol", "patrol", place, title).with(found).with(resists);
        for (seat, fates) in search.fates.iter() {
            let found = Way::ALL.into_iter().filter(|way| fates[way.index()] != Fate::Safe);
            let ways: Vec<String> = found.map(|way| texts.text(&format!("pile-{way}.short"))).collect();
            if !ways.is_empty() {
                let values = [("name", self.telling.seat(seat)), ("ways", ways.join(", ").into())];
                area.notes.push(texts.with("scene-found", values));
            }
        }
        area
    }

    /// What the patrol means for a way, as a sign and in a sentence.
    fn fate(&self, fate: Fate, seat: Seat, way: Way) -> Option<(&'static str, String)> {
        let id = match fate {
            Fate::Safe => return None,
            Fate::Detected => "fate-detected",
            Fate::Bribed => "fate-bribed",
            Fate::Halved => "fate-halved",
            Fate::Caught => "fate-caught",
        };
        let values = [("name", self.telling.seat(seat)), ("way", self.telling.way(way).into())];
        Some((id, self.texts.with(id, values)))
    }

    fn warden(&self, top: f32) -> Area {
        let (texts, view) = (self.texts, self.view);
        let place = Placement::Board(DAY_WIDTH, top + PATROL_HEIGHT, WIDTH - DAY_WIDTH, DAY_HEIGHT - PATROL_HEIGHT);
        let mut area = Area::new("warden", "warden", place, texts.text("scene-warden"));
        for (id, who) in [("scene-to-punish", view.brawlers.or(view.punished)), ("scene-excluded", view.excluded)] {
            if !who.is_empty() {
                // A long list has numbers only; names stand on the cards.
                let names = if who.len() > 1 { self.numbers(who) } else { self.telling.many(who) };
                area.notes.push(texts.with(id, [("names", names.into())]));
            }
        }
        if area.notes.is_empty() {
            area.notes.push(texts.text("scene-nobody-punished"));
        }
        area
    }

    fn solitary(&self) -> Option<Area> {
        let cells = self.view.solitary.iter().map(|&(who, days)| {
            let name = self.texts.with("mark-solitary", [("days", days.into())]);
            self.person(who, Size::Card).badge("solitary", days.to_string(), name)
        });
        let area = Area::new("solitary", "solitary", Placement::Aside, self.texts.text("solitary"));
        (!self.view.solitary.is_empty()).then(|| area.with(cells))
    }

    fn newcomers(&self) -> Option<Area> {
        let members = self.view.gangs.values().iter().fold(Set::EMPTY, |all, gang| all.or(gang.members));
        let settled = members.or(self.view.neutrals).or(self.view.gone);
        let newcomer = |(slot, newcomer): (usize, &NewcomerView)| match *newcomer {
            NewcomerView::Up(who) => (!settled.contains(who)).then(|| self.person(who, Size::Large)),
            NewcomerView::Down { who, known_to } => Some(self.hidden(slot, who, known_to)),
        };
        let area = Area::new("newcomers", "newcomers", Placement::Aside, self.texts.text("newcomers"))
            .with(self.view.newcomers.iter().enumerate().filter_map(newcomer));
        (!area.pieces.is_empty()).then_some(area)
    }

    fn neutrals(&self) -> Area {
        let free = self.view.neutrals.minus(self.inside);
        // Whom the viewer's gang may not hold stands last.
        let held =
            self.view.viewer.seat().map(|seat| self.telling.content.prisoner(self.view.gangs[seat].boss).may_hold);
        let (wanted, barred) =
            (held.map_or(free, |held| free.and(held)), held.map_or(Set::EMPTY, |held| free.minus(held)));
        let sorted = self.sorted(wanted).into_iter().chain(self.sorted(barred));
        Area::new("neutrals", "neutrals", Placement::Aside, self.texts.text("neutrals"))
            .badge("count", free.len().to_string(), "")
            .with(sorted.map(|who| self.person(who, Size::Large)))
    }

    /// Prisoners by rank, then by number.
    fn sorted(&self, who: Set<Prisoner>) -> Vec<Prisoner> {
        let of_rank = |rank: Rank| who.iter().filter(move |&who| self.telling.content.prisoner(who).rank == rank);
        Rank::ALL.into_iter().flat_map(of_rank).collect()
    }

    /// A gang's members who are not in solitary, the boss first.
    fn members(&self, seat: Seat) -> Vec<Prisoner> {
        self.sorted(self.view.gangs[seat].members.minus(self.inside))
    }

    /// What is still to come, as far as anybody can know it.
    fn decks(&self) -> Area {
        let (view, content) = (self.view, self.telling.content);
        let deck = |id: &str, count: u8, cards: String| {
            let values = [("count", count.into()), ("cards", cards.into())];
            let name = self.texts.with(&format!("deck-{id}"), values);
            Piece::new(format!("deck:{id}"), "deck", Size::Tile, name)
                .short(count.to_string())
                .line(self.texts.text(&format!("deck-{id}.short")))
                .line(id)
                .face_down()
        };
        let patrols = |cards: Set<crate::Patrol>| {
            self.texts.list(&cards.iter().map(|card| content.patrol(card).number.to_string()).collect::<Vec<_>>())
        };
        let punishments = |cards: Set<crate::Punishment>| {
            self.texts.list(&cards.iter().map(|card| self.telling.punishment(card)).collect::<Vec<_>>())
        };
        let events = |cards: Set<crate::EventId>| {
            self.texts.list(&cards.iter().map(|card| self.telling.event(card)).collect::<Vec<_>>())
        };
        Area::new("decks", "decks", Placement::Aside, self.texts.text("scene-decks")).with([
            deck("events", view.events.len(), events(view.events)),
            deck("finals", view.finals.len(), events(view.finals)),
            deck("patrols", view.patrols.len(), patrols(view.patrols)),
            deck("punishments", view.punishments.len(), punishments(view.punishments)),
            deck("specialists", view.specialists.len(), self.numbers(view.specialists)),
            deck("ordinary", view.ordinary.len(), self.numbers(view.ordinary)),
            deck("gone", view.gone.len(), self.telling.many(view.gone)),
        ])
    }

    /// A gang as everybody sees it: its points, its piles, and its members, unless they are the viewer's own.
    fn gang(&self, seat: Seat) -> Area {
        let (texts, view) = (self.texts, self.view);
        let gang = &view.gangs[seat];
        let points = texts.with("scene-points", [("n", gang.total().into())]);
        let mut area = Area::before(seat, format!("gang:{seat}"), "gang", view.viewer, texts)
            .badge("total", points, self.standing(seat))
            .note(texts.with("scene-boss", [("boss", self.telling.who(gang.boss).into())]));
        if self.deciders().contains(seat) {
            area = area.deciding(texts);
        }
        let plan = view.plans[seat].as_ref().filter(|_| !view.viewer.is(seat));
        if let Some(plan) = plan {
            area.notes.extend(self.orders(plan));
        }
        area = area.with(Pile::ALL.map(|pile| self.pile_of(seat, pile)));
        if view.viewer.is(seat) {
            return area;
        }
        area.with(self.members(seat).into_iter().map(|who| self.person(who, Size::Card)))
    }

    /// A gang's place for one task: the points of a way, and how many cards lie there face down.
    fn pile_of(&self, seat: Seat, pile: Pile) -> Piece {
        let texts = self.texts;
        let cards = self.view.piles[seat][pile.index()];
        let Some(way) = Way::ALL.into_iter().find(|way| way.pile() == pile) else {
            let values =
                [("name", self.telling.seat(seat)), ("pile", self.telling.pile(pile).into()), ("cards", cards.into())];
            let name = texts.with("scene-pile-of", values);
            return Piece::new(format!("pile:{seat}:{pile}"), pile.word(), Size::Tile, name)
                .line(self.telling.pile(pile))
                .line(cards.to_string());
        };
        let points = self.view.gangs[seat].pools[way.index()];
        let values = [
            ("name", self.telling.seat(seat)),
            ("way", self.telling.way(way).into()),
            ("points", points.into()),
            ("cards", cards.into()),
        ];
        let pool = Piece::new(format!("pool:{seat}:{way}"), way.word(), Size::Tile, texts.with("scene-pool", values))
            .short(points.to_string())
            .line(self.telling.pile(pile))
            .line(cards.to_string());
        match self.search() {
            Some(search) => self.searched(pool, search, seat, way),
            None => pool,
        }
    }

    /// The place of a way with what the patrol and saboteurs mean for it.
    fn searched(&self, pool: Piece, search: &Search, seat: Seat, way: Way) -> Piece {
        let lost = search.losses[seat][way.index()];
        let pool = match lost {
            0 => pool,
            _ => pool.badge("loss", format!("−{lost}"), self.texts.with("mark-loss", [("n", lost.into())])),
        };
        let pool = match self.fate(search.fates[seat][way.index()], seat, way) {
            Some((fate, sentence)) => pool.badge(fate, "", sentence),
            None => pool,
        };
        if patrol::workers(&self.world, seat, way).is_empty() {
            return pool;
        }
        let strength = patrol::efficacy(&self.world, search.patrol, seat, way);
        let watch = patrol::observation(&self.world, seat, way);
        let (art, sign) = if strength > watch { ("found", ">") } else { ("unfound", "≤") };
        let name = self.texts.with("mark-compared", [("patrol", strength.into()), ("watch", watch.into())]);
        pool.badge(art, format!("{strength}{sign}{watch}"), name)
    }
}

/// Where the lanes of the race begin and how long they are, as parts of its width.
pub(crate) const LANE_START: f32 = 0.17;
pub(crate) const LANE_LENGTH: f32 = 0.72;

/// The height of the race, in the board's units.
fn race_height(seats: usize) -> f32 {
    0.9 + 0.42 * seats as f32
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
