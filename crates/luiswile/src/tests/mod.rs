//! Tests by clause: one file for each part of the rules.

mod components;
mod content;
mod day_event;
mod judge;
mod moments;
mod morning;
mod night;
mod patrol;
mod rivalry;
mod secrets;
mod setup;
mod texts;
mod timeout;
mod warden;
mod words;

use std::ops::{Deref, DerefMut};

use engine::scenario::Scenario;
use engine::{Game, Seat, Set};

use crate::Luiswile;
use crate::cards::{EventId, Prisoner, Way};
use crate::event::Event;
use crate::state::{Gang, State, Step};

/// A quiet day: nobody fights, nobody arrives, and only gangs of ten feel crowded.
const QUIET: &str = "E28";

/// A table with these gangs, the boss of each first; everybody else is in the decks.
fn table(gangs: &[&str]) -> Prep {
    let mut state = Scenario::<Luiswile>::deal_any(gangs.len() as u8, [], 1).state;
    let content = state.content();
    let mut dealt = Set::EMPTY;
    for (index, gang) in gangs.iter().enumerate() {
        let members = prisoners(&state, gang);
        let boss = members[0];
        let gang = Gang { boss, members: members.into_iter().collect(), pools: [0; 3] };
        dealt = dealt.or(gang.members);
        state.gangs[Seat::new(index as u8)] = gang;
    }
    state.neutrals = Set::EMPTY;
    state.specialists = content.specialists.minus(dealt);
    state.ordinary = content.ordinary.minus(dealt);
    Prep { state }.event(QUIET).patrols(&[1])
}

/// The prisoners with these numbers.
fn prisoners(state: &State, numbers: &str) -> Vec<Prisoner> {
    let find = |number: &str| state.content().find(number.parse().unwrap()).expect("a prisoner has this number");
    numbers.split_whitespace().map(find).collect()
}

fn seat(letter: &str) -> Seat {
    letter.parse().unwrap()
}

/// A state in the morning, being set up.
struct Prep {
    state: State,
}

impl Prep {
    fn options(mut self, options: &[(&str, &str)]) -> Prep {
        let seats = self.state.options.seats;
        let chosen = Scenario::<Luiswile>::deal_any(seats, options.iter().copied(), 1).state.options;
        self.state.options = chosen;
        self
    }

    /// The rules of this version.
    fn rules_version(mut self, version: u32) -> Prep {
        let settings = engine::Settings::new(Luiswile::ABOUT.options, self.state.options.seats);
        self.state.options = Luiswile::options(&settings.with_rules_version(version)).unwrap();
        self
    }

    /// Takes prisoners out of the decks and makes them neutral.
    fn neutrals(mut self, numbers: &str) -> Prep {
        for who in prisoners(&self.state, numbers) {
            self.state.ordinary.remove(who);
            self.state.specialists.remove(who);
            self.state.neutrals.insert(who);
        }
        self
    }

    /// Leaves only these ordinary prisoners in the deck.
    fn deck(mut self, numbers: &str) -> Prep {
        let deck: Set<Prisoner> = prisoners(&self.state, numbers).into_iter().collect();
        self.state.gone = self.state.gone.or(self.state.ordinary.minus(deck));
        self.state.ordinary = deck;
        self
    }

    /// Leaves only these specialists in the deck.
    fn specialists(mut self, numbers: &str) -> Prep {
        let deck: Set<Prisoner> = prisoners(&self.state, numbers).into_iter().collect();
        self.state.gone = self.state.gone.or(self.state.specialists.minus(deck));
        self.state.specialists = deck;
        self
    }

    /// The event that comes next.
    fn event(mut self, id: &str) -> Prep {
        let index = self.state.content().event_cards.iter().position(|card| card.id == id).unwrap();
        let event = EventId(index as u8);
        if self.state.content().finals.contains(event) {
            self.state.day = 21;
            self.state.finals = Set::EMPTY.with(event);
        } else {
            self.state.events = Set::EMPTY.with(event);
        }
        self
    }

    /// The only patrols in the deck.
    fn patrols(mut self, numbers: &[u8]) -> Prep {
        let cards = &self.state.content().patrols;
        let find = |number: &u8| cards.iter().position(|card| card.number == *number).unwrap() as u8;
        self.state.patrols.deck = numbers.iter().map(|number| engine::Id::from_index(find(number))).collect();
        self
    }

    /// The only punishment in the deck.
    fn punishment(mut self, id: &str) -> Prep {
        let index = self.state.content().punishments.iter().position(|card| card.id == id).unwrap();
        self.state.punishments.deck = Set::EMPTY.with(engine::Id::from_index(index as u8));
        self
    }

    fn solitary(mut self, number: &str, days: u8) -> Prep {
        let who = prisoners(&self.state, number)[0];
        self.state.solitary.lock_up(who, days);
        self
    }

    fn pools(mut self, letter: &str, pools: [u16; 3]) -> Prep {
        self.state.gangs[seat(letter)].pools = pools;
        self
    }

    fn day(mut self, day: u8) -> Prep {
        self.state.day = day;
        self
    }

    fn go(self) -> Day {
        let mut play = Scenario::from_state(self.state);
        play.dice([0; 400]);
        Day { play }
    }
}

/// A day being played.
struct Day {
    play: Scenario<Luiswile>,
}

impl Deref for Day {
    type Target = Scenario<Luiswile>;

    fn deref(&self) -> &Scenario<Luiswile> {
        &self.play
    }
}

impl DerefMut for Day {
    fn deref_mut(&mut self) -> &mut Scenario<Luiswile> {
        &mut self.play
    }
}

impl Day {
    /// Every seat places what its plan says (`tunnel 2301 0362, watch 3655, sabotage blank`) and is ready.
    #[track_caller]
    fn morning(&mut self, plans: &[&str]) -> &mut Day {
        for index in 0..self.state.options.seats {
            let plan = plans.get(usize::from(index)).copied().unwrap_or_default();
            self.place(Seat::new(index), plan);
        }
        self
    }

    #[track_caller]
    fn place(&mut self, seat: Seat, plan: &str) -> &mut Day {
        for part in plan.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            let (pile, cards) = part.split_once(' ').unwrap();
            for card in cards.split_whitespace() {
                self.play.play(&format!("{seat} place {card} {pile}"));
            }
        }
        self.play.play(&format!("{seat} ready"));
        self
    }

    /// Everybody who is still asked about plans is ready.
    #[track_caller]
    fn all_ready(&mut self) -> &mut Day {
        for seat in Luiswile::deciders(&self.state) {
            self.play.play(&format!("{seat} ready"));
        }
        self
    }

    fn who(&self, number: &str) -> Prisoner {
        prisoners(&self.state, number)[0]
    }

    fn pools(&self, letter: &str) -> [u16; 3] {
        self.state.gangs[seat(letter)].pools
    }

    fn in_gang(&self, letter: &str, number: &str) -> bool {
        self.state.gangs[seat(letter)].members.contains(self.who(number))
    }

    fn is_neutral(&self, number: &str) -> bool {
        self.state.neutrals.contains(self.who(number))
    }

    fn is_gone(&self, number: &str) -> bool {
        self.state.gone.contains(self.who(number))
    }

    fn days(&self, number: &str) -> u8 {
        self.state.solitary.days(self.who(number))
    }

    fn is_excluded(&self, number: &str) -> bool {
        self.state.today.excluded.contains(self.who(number))
    }

    /// Whether it is the morning of the next day.
    fn is_morning(&self) -> bool {
        matches!(self.state.step, Step::Place)
    }

    #[track_caller]
    fn has_told(&self, event: Event) -> &Day {
        assert!(self.told.iter().any(|told| told.event == event), "{event:?} is not in {:?}", self.told);
        self
    }

    #[track_caller]
    fn search(&self) -> &crate::state::Search {
        match &self.state.step {
            Step::Defend(search) => search,
            _ => panic!("no way was found"),
        }
    }

    fn efficacy(&self, letter: &str, way: Way) -> i16 {
        crate::rules::patrol::efficacy(&self.state, self.search().patrol, seat(letter), way)
    }

    fn production(&self, letter: &str, way: Way) -> u16 {
        crate::rules::night::production(&self.state, self.search(), seat(letter), way)
    }
}
