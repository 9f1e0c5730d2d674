//! The board: rooms with the figures in them, the yard with turns and fights, and the tunnels.

use arrayvec::ArrayVec;
use engine::Seat;
use scene::{Placement, Size};

use super::Table;
use crate::art::{Area, AreaArt, BadgeArt, Digger, Piece, PieceArt};
use crate::cards::Cards;
use crate::content::Area as Room;
use crate::state::{Ending, Extortion, Mode, Robbery, Step, Team, target};
use crate::view::PlayerView;

const WIDTH: f32 = 12.0;
const TUNNELS_TOP: f32 = 7.6;
const TUNNEL_HEIGHT: f32 = 1.8;

/// Where a room lies: its left and upper edge, its width and its height.
fn plan(room: Room) -> [f32; 4] {
    match room {
        Room::Cafeteria => [0.0, 0.0, 3.5, 2.7],
        Room::RecreationRoom => [3.5, 0.0, 5.0, 2.7],
        Room::Infirmary => [8.5, 0.0, 3.5, 2.7],
        Room::Showers => [0.0, 2.7, 3.5, 2.7],
        Room::Solitary => [8.5, 2.7, 3.5, 2.7],
        Room::CellBlock => [0.0, 5.4, WIDTH, 2.2],
        Room::BlockA => [0.0, 5.4, WIDTH / 2.0, 2.2],
        Room::BlockB => [WIDTH / 2.0, 5.4, WIDTH / 2.0, 2.2],
    }
}

/// The yard in the middle of the prison, where turns and fights are laid out.
const YARD: [f32; 4] = [3.5, 2.7, 5.0, 2.7];

fn on_board([x, y, w, h]: [f32; 4]) -> Placement {
    Placement::Board(x, y, w, h)
}

/// The width of the strip at the right edge of a room, for its die results and its search value.
const STRIP: f32 = 0.75;

/// How far Michel(le) reaches to each side.
const BULK: f32 = 0.68;

/// Where the figure with this number stands in a room: in a cell of its own, or in one of two rows.
fn spot(room: Room, index: u8, of: u8) -> (f32, f32) {
    let [_, _, w, _] = plan(room);
    let free = w - STRIP - 0.1;
    if matches!(room, Room::CellBlock | Room::BlockA | Room::BlockB) {
        return ((0.1 + free * (f32::from(index) + 0.5) / f32::from(of)) / w, 0.63);
    }
    let in_row = of.div_ceil(2).max(3);
    let (column, row) = (index % in_row, index / in_row);
    let x = 0.1 + free * (f32::from(column) + 0.5) / f32::from(in_row);
    (x / w, 0.45 + 0.31 * f32::from(row))
}

/// Rows of a fight: where they begin, how far down they lie, and how wide they are.
const ATTACK: [f32; 3] = [0.17, 0.45, 0.8];
const DEFENCE: [f32; 3] = [0.17, 0.79, 0.8];
const HELP: [f32; 3] = [0.6, 0.62, 0.38];

impl Table<'_> {
    /// A room with the figures in it.
    pub(super) fn room(&self, room: Room) -> Area {
        let (view, texts, content) = (self.view, self.texts, &self.options.content);
        let dice: ArrayVec<u8, 6> = content.results_to(room).collect();
        let search = content.search[room.index()];
        let cells = self.figures();
        let results: Vec<String> = dice.iter().map(u8::to_string).collect();
        let art = AreaArt::Room { room, search, dice, cells };
        let mut area = Area::new(format!("room:{room}"), art, on_board(plan(room)), self.names.area(room));
        if room != Room::Solitary {
            area = area
                .note(texts.with("scene-room-search", [("count", search.into())]))
                .note(texts.with("scene-room-die", [("dice", texts.list(&results).into())]));
        }
        area = area.note(texts.text(&format!("scene-at-{room}")));
        let michel = view.michel.as_ref().filter(|michel| michel.area == room).map(|_| {
            let (x, y) = spot(room, cells - 1, cells);
            // So large a figure would hide the die results.
            let [_, _, w, _] = plan(room);
            let x = x.min((w - STRIP - BULK) / w);
            let name = texts.text(&format!("option-bully-{}", self.options.bully));
            Piece::new("michel", PieceArt::Bully(self.options.bully), Size::Tile, name).at(x, y)
        });
        let here = view.players.iter().filter(|(_, player)| player.area == room);
        area.with(michel).with(here.map(|(seat, _)| {
            let name = texts.with("scene-pawn", [("who", texts.seat(seat).into())]);
            let (x, y) = spot(room, seat.number(), cells);
            let art = PieceArt::Pawn { seat, back: self.options.is_back(seat) };
            Piece::new(format!("pawn:{seat}"), art, Size::Token, name).of(seat).at(x, y)
        }))
    }

    /// How many figures there are.
    fn figures(&self) -> u8 {
        self.options.seats + u8::from(self.view.michel.is_some())
    }

    /// The yard: whose turn it is and what is left of it, or the fight that is going on.
    pub(super) fn yard(&self) -> Area {
        let step = &self.view.step;
        if let Step::Over { ending } = *step {
            self.ending(ending)
        } else if let Some(extortion) = step.extortion() {
            self.fight(extortion)
        } else if let Some(robbery) = step.robbery() {
            self.robbery(robbery)
        } else {
            self.turn()
        }
    }

    fn ending(&self, ending: Ending) -> Area {
        let (winner, how) = match ending {
            Ending::Tunnel(seat) => (seat, "event-escaped"),
            Ending::Lockdown(seat) => (seat, "event-lockdown"),
        };
        let how = self.texts.with(how, [("who", self.names.seat(winner))]);
        let title = self.texts.text("table-over");
        Area::new("yard", AreaArt::Yard(winner), on_board(YARD), title).of(winner).note(how)
    }

    /// The attacker's Weapons on the upper row, the defender's below, and those of helpers between them.
    fn fight(&self, extortion: &Extortion) -> Area {
        let (attacker, target, texts) = (self.view.turn.seat, extortion.target, self.texts);
        let art = AreaArt::Fight { attacker, target, tool: extortion.tool };
        let values = [
            ("attacker", self.names.seat(attacker)),
            ("tool", self.names.wanted(extortion.tool).into()),
            ("target", self.names.seat(target)),
        ];
        let line = texts.with("table-fight-line", values);
        let mut area = Area::new("yard", art, on_board(YARD), texts.text("table-fight")).note(line);
        if !extortion.helpers.is_empty() {
            let who = self.names.seats(extortion.helpers);
            let cards = self.names.cards(extortion.by_helpers);
            area = area.note(texts.with("table-fight-laid", [("who", who.into()), ("cards", cards.into())]));
        }
        area.with(self.laid_weapons(Some(attacker), extortion.by_attacker, ATTACK))
            .with(self.laid_weapons(Some(target), extortion.by_defender, DEFENCE))
            .with(self.laid_weapons(None, extortion.by_helpers, HELP))
    }

    /// Weapons side by side, as they were laid. The viewer's own come out of the hand with the ids they had there.
    fn laid_weapons(&self, who: Option<Seat>, cards: Cards, row: [f32; 3]) -> Vec<Piece> {
        let [left, y, width] = row;
        let step = (width / f32::from(cards.count().max(1))).min(0.165);
        let copies = cards.kinds().flat_map(|kind| (1..=cards.of(kind)).map(move |copy| (kind, copy)));
        let pieces = copies.zip(0_u8..).map(|((kind, copy), place)| {
            let id = match (who, self.view.own_hand()) {
                (Some(seat), Some(hand)) if self.view.viewer.is(seat) => {
                    format!("card:{kind}:{}", hand.of(kind) + copy)
                }
                (Some(seat), _) => format!("laid:{seat}:{kind}:{copy}"),
                (None, _) => format!("laid:helpers:{kind}:{copy}"),
            };
            let name = match who {
                Some(seat) => self.texts.seat(seat).to_owned(),
                None => self.texts.text("scene-helpers"),
            };
            let name = self.texts.with("scene-laid", [("who", name.into()), ("card", self.names.card(kind).into())]);
            Piece::new(id, PieceArt::Card(kind), Size::Token, name).at(left + step * (f32::from(place) + 0.5), y)
        });
        pieces.collect()
    }

    /// Michel(le) on the upper row with the cards drawn so far, the robbed player below.
    fn robbery(&self, robbery: &Robbery) -> Area {
        let texts = self.texts;
        let shown = self.names.michel_card(robbery.first);
        let line =
            texts.with("table-robbery-line", [("target", texts.seat(robbery.target).into()), ("card", shown.into())]);
        let art = AreaArt::Robbery { bully: self.options.bully, target: robbery.target };
        let [left, y, width] = ATTACK;
        let step = (width / robbery.drawn.count().max(1) as f32).min(0.165);
        let first = std::iter::once((robbery.first, 1));
        let others = self.michel_cards(robbery.drawn).filter(|&drawn| drawn != (robbery.first, 1));
        let drawn = first.chain(others).zip(0_u8..).map(|((card, copy), place)| {
            self.michel_card(format!("michel-card:{card}:{copy}"), card, "scene-michel-card")
                .at(left + step * (f32::from(place) + 0.5), y)
        });
        Area::new("yard", art, on_board(YARD), texts.text("table-fight"))
            .note(line)
            .with(drawn)
            .with(self.laid_weapons(Some(robbery.target), robbery.laid, DEFENCE))
    }

    /// Whose turn it is, the actions left, a die that was rolled, and things to pay with.
    fn turn(&self) -> Area {
        let (view, texts) = (self.view, self.texts);
        let (turn, name) = (&view.turn, texts.seat(view.turn.seat));
        let title = texts.with("scene-turn", [("who", name.into())]);
        let mut area = Area::new("yard", AreaArt::Yard(turn.seat), on_board(YARD), title)
            .of(turn.seat)
            .note(texts.with("table-turn", [("who", name.into()), ("actions", turn.actions.into())]))
            .note(texts.with("table-target", [("points", self.target().into())]));
        for (done, note) in [(turn.searches > 0, "table-searched"), (turn.extortions > 0, "table-extorted")] {
            if done {
                area = area.note(texts.text(note));
            }
        }
        area = area.note(texts.with("table-turns-left", [("turns", turn.turns_left.into())]));
        let die = match view.step {
            Step::Destination { die, .. } | Step::MichelDestination { die } => Some(die),
            _ => None,
        };
        let die = die.map(|die| {
            let name = texts.with("scene-die", [("die", die.into())]);
            // The badge is for the drawing alone: the name says the result already.
            let piece = Piece::new("die", PieceArt::Die, Size::Token, name).short(die.to_string());
            piece.badge(BadgeArt::Rolled(die), "", "")
        });
        let action = |number: u8| {
            Piece::new(format!("action:{number}"), PieceArt::Action, Size::Token, texts.text("scene-action"))
        };
        area.with(die).with((1..=turn.actions).map(action)).with(self.payment_choices())
    }

    /// The tunnels, below the cells.
    pub(super) fn tunnels(&self) -> Vec<Area> {
        let (columns, _) = self.tunnel_grid();
        let width = WIDTH / f32::from(columns);
        let place = |index: u8| {
            let (column, row) = (index % columns, index / columns);
            on_board([f32::from(column) * width, TUNNELS_TOP + f32::from(row) * TUNNEL_HEIGHT, width, TUNNEL_HEIGHT])
        };
        let (target, texts) = (self.target(), self.texts);
        match self.view.mode {
            Mode::Solo => {
                let tunnel = |(seat, player): (Seat, &PlayerView)| {
                    let points = u16::from(player.points);
                    let values =
                        [("who", texts.seat(seat).into()), ("points", points.into()), ("target", target.into())];
                    let art = AreaArt::Tunnel { points, target, digger: Digger::Seat(seat) };
                    let title = texts.with("scene-tunnel", values);
                    Area::new(format!("tunnel:{seat}"), art, place(seat.number()), title).of(seat)
                };
                self.view.players.iter().map(tunnel).collect()
            }
            Mode::Team => {
                let tunnel = |team: Team| {
                    let (points, first) = (self.view.team_points(team), team.first_seat());
                    let values = [("team", team.letter().into()), ("points", points.into()), ("target", target.into())];
                    let art = AreaArt::Tunnel { points, target, digger: Digger::Team(team) };
                    let title = texts.with("scene-tunnel-team", values);
                    Area::new(format!("tunnel:{first}"), art, place(first.number()), title)
                };
                Team::ALL.map(tunnel).into()
            }
        }
    }

    /// The points of the tunnel with this seat's id: its own, or its team's.
    pub(super) fn dug_points(&self, seat: Seat) -> u16 {
        match self.view.mode {
            Mode::Solo => self.view.players[seat].points.into(),
            Mode::Team => self.view.team_points(Team::of(seat)),
        }
    }

    /// The Tunnel points that win.
    pub(super) fn target(&self) -> u8 {
        target(&self.options.content, self.view.mode, self.options.seats)
    }

    /// In how many columns and rows the tunnels lie.
    fn tunnel_grid(&self) -> (u8, u8) {
        match (self.view.mode, self.options.seats) {
            (Mode::Team, _) => (2, 1),
            (Mode::Solo, 4) => (2, 2),
            (Mode::Solo, seats @ (2 | 3)) => (seats, 1),
            (Mode::Solo, _) => (3, 2),
        }
    }

    /// How wide and high the board is.
    pub(super) fn board_size(&self) -> (f32, f32) {
        (WIDTH, TUNNELS_TOP + TUNNEL_HEIGHT * f32::from(self.tunnel_grid().1))
    }
}
