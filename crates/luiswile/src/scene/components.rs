//! What is in the box: prisoners, events, patrols, punishments, blank cards, places for tasks and the race.

use ::scene::{Placement, Size, Texts};
use draw::{Component, Face, Form};
use engine::Seats;

use super::SceneBuilder;
use crate::art::{Area, AreaArt, DeckArt, Piece, PieceArt};
use crate::cards::{EventId, Patrol, Pile, Prisoner, Punishment, Rank, Way};
use crate::{Luiswile, Options, View};

/// How many millimetres a unit of the race is.
const UNIT: f32 = 32.0;

pub(crate) fn components(options: &Options, view: &View, texts: &Texts) -> Vec<Component<Luiswile>> {
    let builder = SceneBuilder::new(options, view, texts);
    let content = builder.wording.content;
    let mut components: Vec<Component<Luiswile>> = Vec::new();
    components.extend((0..content.prisoners.len() as u8).map(|who| builder.printed_prisoner(Prisoner(who))));
    components.extend((0..content.event_cards.len() as u8).map(|event| builder.printed_event(EventId(event))));
    components.extend((0..content.patrols.len() as u8).map(|patrol| builder.printed_patrol(Patrol(patrol))));
    components.extend((0..content.punishments.len() as u8).map(|card| builder.printed_punishment(Punishment(card))));
    components.push(builder.printed_blanks());
    components.extend(builder.before_players());
    let (size, mut areas) = builder.board();
    areas.retain(|area| area.id == "race");
    let height = areas.iter().find_map(|area| match area.place {
        Placement::Board(_, _, _, height) => Some(height),
        _ => None,
    });
    let board = (size.0, height.unwrap_or(size.1));
    components.push(Component::board(texts.text("outline-board"), board, areas, UNIT));
    components
}

impl SceneBuilder<'_> {
    fn back(&self, deck: DeckArt) -> Face<Luiswile> {
        Face::Cover(self.texts.text(&format!("deck-{deck}.short")))
    }

    fn printed_prisoner(&self, who: Prisoner) -> Component<Luiswile> {
        let mut piece = self.person(who, Size::Large);
        (piece.owner, piece.badges) = (None, Vec::new());
        let back = match self.wording.content.prisoner(who).rank {
            Rank::Boss => Face::Cover(self.texts.text("game-title")),
            Rank::Specialist => self.back(DeckArt::Specialists),
            Rank::Ordinary => self.back(DeckArt::Ordinary),
        };
        Component::piece(Form::WideCard, piece).zoom(1.4).back(back)
    }

    fn printed_event(&self, event: EventId) -> Component<Luiswile> {
        let content = self.wording.content;
        let card = content.event(event);
        let page = self.page_of(Some(event), card.id.clone());
        let place = Placement::Board(0.0, 0.0, 1.0, 1.0);
        let mut area = Area::new(format!("event:{}", card.id), AreaArt::Day(page), place, self.wording.event(event));
        area.notes.extend(self.wording.event_lines(event, |who| self.number(who)));
        let deck = if content.finals.contains(event) { DeckArt::Finals } else { DeckArt::Events };
        Component::area(Form::LargeCard, area).back(self.back(deck))
    }

    fn printed_patrol(&self, patrol: Patrol) -> Component<Luiswile> {
        let (texts, card) = (self.texts, self.wording.content.patrol(patrol));
        let values = self.wording.content.patrol_values(patrol, None);
        let tile = |id: &str, art: PieceArt, value: i16| {
            Piece::new(format!("patrol:{id}"), art, Size::Tile, "").short(value.to_string())
        };
        let finds = Way::ALL.map(|way| tile(way.word(), PieceArt::Efficacy(way), values.efficacy[way.index()]));
        let resists = [
            tile("talk", PieceArt::TalkResistance, values.talk),
            tile("bribe", PieceArt::BribeResistance, values.bribe),
        ];
        let art = AreaArt::Patrol { number: Some(card.number) };
        let title = texts.with("scene-patrol", [("patrol", self.wording.patrol(patrol).into())]);
        let area = Area::new(format!("patrol:{}", card.number), art, Placement::Board(0.0, 0.0, 1.0, 1.0), title);
        Component::area(Form::WideCard, area.with(finds).with(resists)).zoom(1.6).back(self.back(DeckArt::Patrols))
    }

    fn printed_punishment(&self, punishment: Punishment) -> Component<Luiswile> {
        let card = self.wording.content.punishment(punishment);
        let title = self.wording.punishment(punishment);
        let mut area =
            Area::new(format!("punishment:{}", card.id), AreaArt::Warden, Placement::Board(0.0, 0.0, 1.0, 1.0), title);
        area.notes.extend(card.effects.iter().map(|sentence| self.wording.sentence(sentence)));
        Component::area(Form::WideCard, area).zoom(1.6).back(self.back(DeckArt::Punishments))
    }

    /// Blank cards, which look like prisoners from behind.
    fn printed_blanks(&self) -> Component<Luiswile> {
        let count = u16::from(self.wording.content.numbers.blanks) * u16::from(self.view.gangs.len());
        let title = self.texts.text("gauge-blanks.name");
        let area = Area::new("blank", AreaArt::Plain, Placement::Board(0.0, 0.0, 1.0, 1.0), title);
        Component::area(Form::WideCard, area).zoom(1.6).times(count).back(self.back(DeckArt::Ordinary))
    }

    /// A place for each task, and a runner for the race.
    fn before_players(&self) -> Vec<Component<Luiswile>> {
        let mut components: Vec<Component<Luiswile>> = Vec::new();
        for seat in Seats::all(self.view.gangs.len()).iter() {
            components.extend(Pile::ALL.map(|pile| {
                let piece = Piece::new(
                    format!("pile:{seat}:{pile}"),
                    PieceArt::OwnPile(pile),
                    Size::Tile,
                    self.wording.pile(pile),
                )
                .of(seat)
                .line(self.texts.text(&format!("pile-{pile}.short")));
                Component::piece(Form::Tile, piece)
            }));
            components.push(Component::seat(
                Form::Chip,
                seat,
                format!("runner:{seat}"),
                self.texts.seat(seat).to_owned(),
            ));
        }
        components
    }
}
