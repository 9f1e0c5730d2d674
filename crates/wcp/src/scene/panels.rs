//! The panels beside the base: vehicles to pick from, a trade, and the players with their possessions.

use engine::Seat;
use scene::{Placement, Size};

use super::Builder;
use crate::art::{Area, AreaArt, BadgeArt, Piece, PieceArt};
use crate::board::Rotation;
use crate::content::{Card, Token, Tokens};
use crate::state::{Pawn, Stage, Terms};
use crate::view::StepView;

impl Builder<'_> {
    /// The vehicles that are still free, while they are picked.
    pub(super) fn garage(&self) -> Option<Area> {
        let StepView::Pick(_) = self.view.step else { return None };
        let is_free = |card: &Card| self.view.vehicles.values().iter().all(|vehicle| vehicle.card != Some(*card));
        let cards = self.names.content().vehicles.iter().filter(is_free).map(|card| {
            let row = self.names.content().card(card);
            let values = [row.fire, row.armour, row.boosters];
            self.vehicle(card, values, self.names.free_card(card, values))
        });
        Some(Area::new("garage", AreaArt::Panel, Placement::Aside, self.texts().text("scene-garage")).with(cards))
    }

    pub(super) fn vehicle(&self, card: Card, values: [u8; 3], name: String) -> Piece {
        let short = self.texts().called(&self.names.content().card(card).name);
        let piece = Piece::new(format!("card:{card}"), PieceArt::Vehicle(card), Size::Large, name).short(short);
        values.into_iter().fold(piece, |piece, value| piece.line(value.to_string()))
    }

    /// The trade that is being agreed: two open rows of tokens.
    pub(super) fn deal(&self) -> Vec<Area> {
        let terms = match &self.view.step {
            StepView::Propose(terms) | StepView::Answer(terms) => terms,
            _ => return Vec::new(),
        };
        let Terms { proposer, partner, offered, asked, proposals_left } = terms;
        let row = |id: &str, from: Pawn, tokens: &Tokens| {
            let title = self.texts().with("scene-deal", [("who", self.names.who(from).into())]);
            let piece = |token: Token| {
                self.loose_token(format!("{id}:{token}"), token, Rotation::NONE, Size::Token).times(tokens.of(token))
            };
            Area::new(id, AreaArt::Panel, Placement::Aside, title).with(tokens.kinds().map(piece))
        };
        let left = self.texts().with("scene-proposals", [("left", (*proposals_left).into())]);
        vec![row("offered", *proposer, offered).note(left), row("asked", *partner, asked)]
    }

    pub(super) fn player(&self, seat: Seat) -> Area {
        let size = self.view.hand_sizes[seat];
        let pawns: Vec<Pawn> =
            self.view.vehicles.iter().map(|(pawn, _)| pawn).filter(|&pawn| self.view.owner(pawn) == seat).collect();
        let worth: u16 = pawns.iter().map(|&pawn| self.view.vehicles[pawn].worth(self.names.content())).sum();
        let mut area = Area::before(seat, format!("seat:{seat}"), AreaArt::Panel, self.view.viewer, self.texts())
            .badge(BadgeArt::Worth, format!("★ {worth}"), self.texts().with("scene-worth", [("worth", worth.into())]));
        if self.view.decider() == Some(seat) {
            area = match &self.view.step {
                StepView::Propose(terms) if terms.proposer != self.view.turn => area.deciding(self.texts()),
                StepView::Pick(_) | StepView::Answer(_) | StepView::Loot { .. } => area.deciding(self.texts()),
                StepView::Resign
                | StepView::Move
                | StepView::Encounter
                | StepView::Propose(_)
                | StepView::Give(_)
                | StepView::LayHall(_)
                | StepView::LayToken(_)
                | StepView::Destroy
                | StepView::Over(_) => {
                    area.on_turn(self.texts().text("scene-turn"), self.texts().text("scene-on-turn"))
                }
            };
        }
        let back = |id: &str, art: PieceArt, count: u8, name: &str| {
            let name = self.texts().with(name, [("count", count.into())]);
            Piece::new(format!("{id}:{seat}"), art, Size::Token, name).times(count).face_down()
        };
        let mut pieces: Vec<Piece> = pawns.iter().flat_map(|&pawn| self.possessions(pawn)).collect();
        let backs = [
            back("halls", PieceArt::HallBack, size.halls, "scene-halls-held"),
            back("tokens", PieceArt::TokenBack, size.tokens, "scene-tokens-held"),
        ];
        // The hand lies beside the only card, or after several.
        let after = if pawns.len() == 1 { pieces.len().min(1) } else { pieces.len() };
        pieces.splice(after..after, backs);
        let notes = pawns.iter().map(|&pawn| self.names.where_is(pawn));
        notes.fold(area, Area::note).with(pieces)
    }

    /// A pawn's card, the WCP tile if it holds it, and its goods.
    fn possessions(&self, pawn: Pawn) -> Vec<Piece> {
        let (vehicle, content) = (&self.view.vehicles[pawn], self.names.content());
        let values = [vehicle.fire(content), vehicle.armour, vehicle.boosters];
        let number = |piece: Piece| match self.names.words.options.has_teams() {
            true => piece.badge(BadgeArt::PawnNumber, (pawn.number() + 1).to_string(), ""),
            false => piece,
        };
        let card = vehicle
            .card
            .map(|card| self.vehicle(card, values, self.names.card(pawn, card, values)).of(self.view.owner(pawn)));
        let holds = matches!(self.view.stage, Stage::Fleeing { holder, .. } if holder == pawn);
        let goods = vehicle.goods.kinds().map(|token| {
            let id = format!("goods:{pawn}:{token}");
            self.loose_token(id, token, Rotation::NONE, Size::Token).times(vehicle.goods.of(token))
        });
        card.map(number).into_iter().chain(holds.then(|| self.wcp_tile(Size::Token))).chain(goods).collect()
    }
}
