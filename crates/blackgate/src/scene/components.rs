//! What is in the box: the board, every card, gangs, recipes, figures and markers.

use draw::{Component, Face, Form};
use engine::Seats;
use scene::{Size, Texts};

use super::Table;
use super::panels::PACKS;
use crate::Blackgate;
use crate::art::{BadgeArt, Piece, PieceArt};
use crate::cards::Kind;
use crate::content::{Area as Room, Background, MichelCard};
use crate::state::{Options, areas};
use crate::text::Names;
use crate::view::View;

/// How many millimetres a unit of the board is.
const UNIT: f32 = 36.0;
/// How many packs of cigarettes of each size there are for each player: the rules have no limit.
const PACKS_EACH: u16 = 4;

pub(crate) fn components(options: &Options, view: &View, texts: &Texts) -> Vec<Component<Blackgate>> {
    let table = Table { options, view, texts, names: Names(texts) };
    let mut components = table.printed_cards();
    components.extend(table.printed_gangs());
    components.extend(table.printed_people());
    components.extend(table.printed_markers());
    let rooms = areas(view.mode).with(Room::Solitary).iter().map(|room| table.room(room));
    let board = rooms.chain(table.tunnels());
    components.push(Component::board(texts.text("outline-board"), table.board_size(), board, UNIT));
    components
}

impl Table<'_> {
    fn card_back(&self, art: PieceArt, name: &str) -> Face<Blackgate> {
        Face::Piece(Piece::new("back", art, Size::Card, name).face_down())
    }

    /// The Search deck and the piles.
    fn printed_cards(&self) -> Vec<Component<Blackgate>> {
        let content = &self.options.content;
        let card = |kind: Kind| {
            let count = content.deck.of(kind) + content.piles.of(kind);
            let piece = self.hand_card(format!("card:{kind}"), kind).times(count);
            let form = if piece.size == Size::Large { Form::WideCard } else { Form::Card };
            Component::piece(form, piece).zoom(1.8).back(self.card_back(PieceArt::Deck, "deck"))
        };
        Kind::ALL.into_iter().map(card).filter(|card| card.count > 0).collect()
    }

    /// Gangs, their cards, Backgrounds, recipes and Michel cards.
    fn printed_gangs(&self) -> Vec<Component<Blackgate>> {
        let (texts, content) = (self.texts, &self.options.content);
        let mut components: Vec<Component<Blackgate>> = Vec::new();
        components.extend(content.gang_kinds.iter().map(|gang| {
            let mut piece = self.gang_deck(gang);
            piece.lines.clear();
            Component::piece(Form::WideCard, piece).zoom(1.8).times(1_u16)
        }));
        components.extend(
            content.recipe_kinds.iter().map(|recipe| Component::piece(Form::WideCard, self.recipe(recipe)).zoom(1.8)),
        );
        components.extend(content.gang_kinds.iter().flat_map(|gang| content.gangs[gang.index()].cards.iter()).map(
            |card| {
                let name = self.names.gang_card(card);
                let piece = Piece::new(format!("gang-card:{card}"), PieceArt::GangCard, Size::Large, name.clone())
                    .short(name)
                    .line(self.names.ability(card))
                    .badge(BadgeArt::Gang(card.gang()), "", "");
                let deck = self.gang(card.gang());
                Component::piece(Form::WideCard, piece).zoom(1.8).back(Face::Cover(deck))
            },
        ));
        components.extend(Background::ALL.into_iter().map(|card| {
            let (name, gang) = (self.names.background(card), content.backgrounds[card.index()].gang);
            let piece = Piece::new(format!("background:{card}"), PieceArt::Background, Size::Large, name.clone())
                .short(name)
                .line(texts.text(&format!("background-{card}.text")))
                .badge(BadgeArt::Gang(gang), "", "");
            Component::piece(Form::WideCard, piece).zoom(1.8).back(self.card_back(PieceArt::Background, "background"))
        }));
        components.extend(MichelCard::ALL.into_iter().map(|card| {
            let piece = self.michel_card(format!("michel-card:{card}"), card, "scene-michel-card");
            Component::piece(Form::MiniCard, piece)
                .times(content.michel_deck[card.index()])
                .back(self.card_back(PieceArt::MichelDeck, "michel"))
        }));
        components
    }

    fn printed_people(&self) -> Vec<Component<Blackgate>> {
        let figure = |seat| {
            let art = PieceArt::Pawn { seat, back: self.options.is_back(seat) };
            let name = self.texts.with("scene-pawn", [("who", self.texts.seat(seat).into())]);
            Component::piece(Form::Pawn, Piece::new(format!("pawn:{seat}"), art, Size::Token, name).of(seat))
        };
        let bully = self.options.bully;
        let name = self.texts.text(&format!("option-bully-{bully}"));
        let bully = Component::piece(Form::Pawn, Piece::new("michel", PieceArt::Bully(bully), Size::Tile, name));
        Seats::all(self.options.seats).iter().map(figure).chain([bully]).collect()
    }

    /// Cigarettes, Beatings, and a marker for each tunnel.
    fn printed_markers(&self) -> Vec<Component<Blackgate>> {
        let (texts, seats) = (self.texts, u16::from(self.options.seats));
        let mut components: Vec<Component<Blackgate>> = Vec::new();
        components.extend(PACKS.map(|count| {
            let name = texts.with("scene-cigarettes", [("count", count.into())]);
            let piece = Piece::new(format!("pack:{count}"), PieceArt::Pack, Size::Token, name).short(count.to_string());
            Component::piece(Form::SquareToken, piece).times(seats * PACKS_EACH)
        }));
        let name = texts.with("scene-beatings", [("count", 1.into())]);
        let beating = Piece::new("beating", PieceArt::Beatings, Size::Token, name).short("1");
        let beatings = seats * u16::from(self.options.content.player.beatings_max);
        components.push(Component::piece(Form::SquareToken, beating).times(beatings));
        components.extend(
            Seats::all(self.options.seats)
                .iter()
                .map(|seat| Component::seat(Form::Chip, seat, format!("marker:{seat}"), texts.seat(seat).to_owned())),
        );
        components
    }
}
