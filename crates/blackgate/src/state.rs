//! What is chosen before a match, and what is on the table.

mod step;

use arrayvec::ArrayVec;
use engine::content::{self, SharedContent};
use engine::{BadOptions, BySeat, Clause, Dice, Game, Seat, Seats, Set, SettingFault, Settings};
use serde::{Deserialize, Serialize};

use crate::Blackgate;
use crate::cards::Cards;
use crate::content::{Ability, Area, Background, Content, FORMER, Gang, GangCard, MichelCard, OWN};
pub(crate) use step::{After, Ending, Extortion, Leeway, Robbery, Side, Step};

engine::ids! {
    /// Who plays with whom (BLK-002).
    pub(crate) enum Mode {
        /// Everyone alone.
        Solo = "solo",
        /// Two teams that sit alternately.
        Team = "team",
    }
}

engine::ids! {
    /// Which side of the prisoner boards is used: each shows a prisoner of its own (BLK-007).
    pub(crate) enum Figures {
        /// The front of all boards.
        Front = "front",
        /// The back of all boards.
        Back = "back",
        /// Front and back in turn.
        Mixed = "mixed",
    }
}

engine::ids! {
    /// Which of the two figures walks the prison (BLK-R43).
    pub enum Bully {
        /// Michel.
        Michel = "michel",
        /// Michelle.
        Michelle = "michelle",
    }
}

/// The behaviour in which versions of the rules differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Rules {
    /// BLK-150: whether teammates may exchange again after an action.
    pub(crate) repeated_exchange: bool,
    /// Sections 6.6 and 6.8: whether the figures that were tuned after version 1 count.
    pub(crate) tuned_cards: bool,
}

impl Rules {
    /// The behaviour by a version of the rules.
    pub(crate) const fn of(version: u32) -> Rules {
        Rules { repeated_exchange: version >= 2, tuned_cards: version >= 2 }
    }
}

/// The options, checked.
#[derive(Clone, Debug)]
pub struct Options {
    pub(crate) seats: u8,
    pub(crate) rules: Rules,
    pub(crate) mode: Mode,
    /// Whether Michel(le) is in play.
    pub(crate) michel: bool,
    /// Who begins, if that is not drawn by lot (BLK-012).
    pub(crate) first: Option<Seat>,
    figures: Figures,
    /// Michel or Michelle.
    pub(crate) bully: Bully,
    pub(crate) content: SharedContent<Content>,
}

impl Options {
    /// Checks what the options demand of each other and of the content.
    pub(crate) fn read(settings: &Settings) -> Result<Options, BadOptions> {
        let seats = settings.seats();
        let mut faults = Vec::new();
        let mode: Mode = settings.get("mode").parse().expect("settings hold only modes that exist");
        if mode == Mode::Team && !matches!(seats, 4 | 6) {
            let problem = format!("teams need 4 or 6 players, not {seats}");
            faults.push(SettingFault::new("mode", problem).by(Clause::new("BLK-135")));
        }
        let rules = Rules::of(settings.rules_version(Blackgate::ABOUT));
        let own = if rules.tuned_cards { &OWN } else { &FORMER };
        let content = match content::load(settings, own, Content::read) {
            Ok(content) if faults.is_empty() => content,
            Ok(_) => return Err(BadOptions(faults)),
            Err(BadOptions(of_content)) => {
                faults.extend(of_content);
                return Err(BadOptions(faults));
            }
        };
        // BLK-014: by default the content says with how many players Michel(le) is in play.
        let michel = match settings.get("michel") {
            "on" => true,
            "off" => false,
            _ => content.michel_by_default(seats),
        };
        let first = (settings.get("first") == "seat").then_some(Seat::new(0));
        let figures = settings.get("figures").parse().expect("settings hold only figures that exist");
        let bully = settings.get("bully").parse().expect("settings hold only figures that exist");
        Ok(Options { seats, rules, mode, michel, first, figures, bully, content })
    }

    /// Whether a player's figure is that on the back of the prisoner board.
    pub(crate) fn is_back(&self, seat: Seat) -> bool {
        match self.figures {
            Figures::Front => false,
            Figures::Back => true,
            Figures::Mixed => seat.number() % 2 == 1,
        }
    }
}

/// What belongs to a player.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    pub(crate) hand: Cards,
    pub(crate) dug: Cards,
    pub(crate) area: Area,
    pub(crate) cigarettes: u16,
    pub(crate) beatings: u8,
    pub(crate) points: u8,
    pub(crate) gang: Option<GangCard>,
    pub(crate) background: Background,
    /// Whether the Background lies face up.
    pub(crate) revealed: bool,
}

impl Default for Player {
    fn default() -> Player {
        Player {
            hand: Cards::NONE,
            dug: Cards::NONE,
            area: Area::CellBlock,
            cigarettes: 0,
            beatings: 0,
            points: 0,
            gang: None,
            background: Background::Pickpocket,
            revealed: false,
        }
    }
}

impl Player {
    /// Whether the player has a Gang card with this ability.
    pub(crate) fn has(&self, ability: Ability) -> bool {
        self.ability() == Some(ability)
    }

    /// What the player's Gang card does.
    pub(crate) fn ability(&self) -> Option<Ability> {
        self.gang.map(GangCard::ability)
    }
}

/// A gang's deck. Its cards are public knowledge, and so is the order of those that were put under it; the others have
/// no order yet.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct GangDeck {
    pub(crate) shuffled: Set<GangCard>,
    pub(crate) under: ArrayVec<GangCard, 4>,
}

impl GangDeck {
    /// These cards, shuffled.
    pub(crate) fn new(cards: Set<GangCard>) -> GangDeck {
        GangDeck { shuffled: cards, under: ArrayVec::new() }
    }

    /// How many cards there are.
    pub(crate) fn count(&self) -> u8 {
        self.shuffled.len() + self.under.len() as u8
    }

    /// Draws the top card.
    pub(crate) fn draw(&mut self, dice: &mut Dice) -> Option<GangCard> {
        engine::Pool::draw(&mut self.shuffled, dice).or_else(|| self.under.pop_at(0))
    }
}

/// The decks of the gangs, by the places of the gangs.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct GangDecks(ArrayVec<GangDeck, { Gang::COUNT }>);

impl GangDecks {
    /// All gangs of a content with all their cards, up to the last one that it has.
    pub(crate) fn new(content: &Content) -> GangDecks {
        let cards = |gang: &Gang| match content.gang_kinds.contains(*gang) {
            true => content.gangs[gang.index()].cards,
            false => Set::EMPTY,
        };
        GangDecks(Gang::ALL.iter().take(usize::from(content.gang_kinds.end())).map(cards).map(GangDeck::new).collect())
    }
}

impl std::ops::Deref for GangDecks {
    type Target = [GangDeck];

    fn deref(&self) -> &[GangDeck] {
        &self.0
    }
}

impl std::ops::DerefMut for GangDecks {
    fn deref_mut(&mut self) -> &mut [GangDeck] {
        &mut self.0
    }
}

/// Michel(le), if in play. All of it is public.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Michel {
    pub(crate) area: Area,
    pub(crate) deck: MichelCards,
    pub(crate) discard: MichelCards,
}

/// A bag of Michel cards: how many of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct MichelCards(pub(crate) [u8; MichelCard::COUNT]);

impl MichelCards {
    pub(crate) fn count(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    pub(crate) fn put(&mut self, card: MichelCard) {
        self.0[card.index()] += 1;
    }

    pub(crate) fn put_all(&mut self, cards: &MichelCards) {
        self.0.iter_mut().zip(cards.0).for_each(|(own, added)| *own += added);
    }

    pub(crate) fn draw(&mut self, dice: &mut Dice) -> Option<MichelCard> {
        let count = self.count();
        if count == 0 {
            return None;
        }
        let mut rank = dice.below(count);
        for card in MichelCard::ALL {
            let of_kind = &mut self.0[card.index()];
            if rank < u32::from(*of_kind) {
                *of_kind -= 1;
                return Some(card);
            }
            rank -= u32::from(*of_kind);
        }
        None
    }
}

/// Whose turn it is and what is left of it. All of it is public.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    /// Actions left.
    pub(crate) actions: u8,
    /// Searches done.
    pub(crate) searches: u8,
    /// Extortions done.
    pub(crate) extortions: u8,
    /// Digs done, for the Night Shift.
    pub(crate) digs: u8,
    /// Whether Protection Money was taken.
    pub(crate) collected: bool,
    /// Teammates exchanged with, since the last action (BLK-150).
    pub(crate) exchanged: Seats,
    /// Turns that may still begin after this one (BLK-R62).
    pub(crate) turns_left: u16,
    /// The areas where the player was or could have gone since anything but moving was done. No rule asks for it; bots do, or
    /// they would walk about.
    #[serde(default)]
    pub(crate) walked: Set<Area>,
}

impl Turn {
    /// The beginning of a turn.
    pub(crate) fn new(seat: Seat, actions: u8, turns_left: u16) -> Turn {
        Turn {
            seat,
            actions,
            searches: 0,
            extortions: 0,
            digs: 0,
            collected: false,
            exchanged: Seats::NONE,
            turns_left,
            walked: Set::EMPTY,
        }
    }
}

/// What is on the table, and what is hidden.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) content: SharedContent<Content>,
    pub(crate) rules: Rules,
    pub(crate) mode: Mode,
    pub(crate) players: BySeat<Player>,
    pub(crate) deck: Cards,
    pub(crate) discard: Cards,
    pub(crate) piles: Cards,
    pub(crate) gang_decks: GangDecks,
    pub(crate) michel: Option<Michel>,
    pub(crate) turn: Turn,
    pub(crate) step: Step,
}

impl State {
    /// How many play.
    pub(crate) fn seats(&self) -> u8 {
        self.players.len()
    }

    /// The other players whom cards and extortions may hit: all, or the opposing team (BLK-153).
    pub(crate) fn opponents(&self, seat: Seat) -> Seats {
        opponents(self.mode, self.seats(), seat)
    }

    /// The other players of the own team.
    pub(crate) fn mates(&self, seat: Seat) -> Seats {
        Seats::all(self.seats()).minus(self.opponents(seat)).without(seat)
    }

    /// The area where a player starts and digs (BLK-007, BLK-147).
    pub(crate) fn home(&self, seat: Seat) -> Area {
        home(self.mode, seat)
    }

    /// Whether two figures stand together; in Solitary players are apart (BLK-116).
    pub(crate) fn together(&self, one: Seat, other: Seat) -> bool {
        let area = self.players[one].area;
        area != Area::Solitary && area == self.players[other].area
    }

    /// The areas of this side of the board that a move can reach (BLK-003, BLK-113).
    pub(crate) fn areas(&self) -> Set<Area> {
        areas(self.mode)
    }

    /// The Tunnel points that count for a seat: its own or its team's (BLK-137).
    pub(crate) fn points(&self, seat: Seat) -> u16 {
        let own_team = self.mates(seat).with(seat);
        own_team.iter().map(|mate| u16::from(self.players[mate].points)).sum()
    }

    /// The Tunnel points that win.
    pub(crate) fn target(&self) -> u8 {
        target(&self.content, self.mode, self.seats())
    }

    /// The number in the ability of a Gang card, if the player has it; otherwise 0.
    pub(crate) fn ability(&self, seat: Seat, card: Ability) -> u8 {
        self.content.ability_with(self.players[seat].gang, card)
    }

    /// Whether a Search card can still be drawn (BLK-032).
    pub(crate) fn can_draw(&self) -> bool {
        !(self.deck.is_empty() && self.discard.is_empty())
    }
}

/// A team of team play. Teams sit alternately (BLK-136).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Team {
    /// The first, third and fifth seat.
    A,
    /// The second, fourth and sixth seat.
    B,
}

impl Team {
    pub(crate) const ALL: [Team; 2] = [Team::A, Team::B];
    const SEATS_A: Seats = Seats::only(Seat::new(0)).with(Seat::new(2)).with(Seat::new(4));

    /// The team of a seat.
    pub(crate) fn of(seat: Seat) -> Team {
        if Team::SEATS_A.contains(seat) { Team::A } else { Team::B }
    }

    /// Its letter for people.
    pub(crate) const fn letter(self) -> &'static str {
        match self {
            Team::A => "A",
            Team::B => "B",
        }
    }

    /// Its first seat, by which its tunnel is known.
    pub(crate) const fn first_seat(self) -> Seat {
        Seat::new(self as u8)
    }

    /// Its seats at a table of this size.
    pub(crate) fn seats(self, seats: u8) -> Seats {
        match self {
            Team::A => Seats::all(seats).and(Team::SEATS_A),
            Team::B => Seats::all(seats).minus(Team::SEATS_A),
        }
    }

    /// The area where it starts and digs.
    const fn home(self) -> Area {
        match self {
            Team::A => Area::BlockA,
            Team::B => Area::BlockB,
        }
    }
}

/// The seats that play against this one.
pub(crate) fn opponents(mode: Mode, seats: u8, seat: Seat) -> Seats {
    match mode {
        Mode::Solo => Seats::all(seats).without(seat),
        Mode::Team => Seats::all(seats).minus(Team::of(seat).seats(seats)),
    }
}

/// The area where a player starts and digs.
pub(crate) fn home(mode: Mode, seat: Seat) -> Area {
    match mode {
        Mode::Solo => Area::CellBlock,
        Mode::Team => Team::of(seat).home(),
    }
}

/// The areas of one side of the board that a move can reach.
pub(crate) fn areas(mode: Mode) -> Set<Area> {
    let all = Set::first(Area::COUNT as u8).without(Area::Solitary);
    match mode {
        Mode::Solo => all.without(Area::BlockA).without(Area::BlockB),
        Mode::Team => all.without(Area::CellBlock),
    }
}

/// The Tunnel points that win.
pub(crate) fn target(content: &Content, mode: Mode, seats: u8) -> u8 {
    match mode {
        Mode::Solo => content.solo_target(seats),
        Mode::Team => content.team_target(seats),
    }
}
