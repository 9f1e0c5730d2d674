//! What lies before the viewer: the seven piles, the gang, the orders.

use ::scene::{Placement, Size};
use engine::Seat;

use super::SceneBuilder;
use super::gangs::unless_zero;
use crate::art::{Area, AreaArt, BadgeArt, Piece, PieceArt};
use crate::cards::{Pile, Prisoner, Way};
use crate::rules::{night, patrol};
use crate::state::{Listed, Search};
use crate::view::PlanView;

impl SceneBuilder<'_> {
    pub(super) fn own(&self, seat: Seat) -> Vec<Area> {
        let texts = self.texts;
        let plan = &self.view.plans.view(seat).unwrap_or_default();
        let left = self.wording.content.numbers.blanks.saturating_sub(plan.blanks.iter().sum());
        let blanks =
            Piece::new("blanks", PieceArt::Blanks, Size::Tile, texts.with("scene-blanks", [("count", left.into())]))
                .of(seat)
                .short(left.to_string())
                .line(texts.text("scene-blanks.short"))
                .face_down();
        let piles = Pile::ALL.map(|pile| self.promising(self.own_pile(plan, pile), seat, pile));
        let members = self.members(seat).into_iter().map(|who| self.person(who, Size::Large));
        let mut areas = vec![
            Area::new("piles", AreaArt::Plain, Placement::Own, texts.text("scene-piles"))
                .of(seat)
                .with(piles)
                .with([blanks]),
            Area::new("own", AreaArt::Plain, Placement::Own, texts.text("own-gang")).of(seat).with(members),
        ];
        let notes = self.orders(plan);
        if !notes.is_empty() {
            let mut orders = Area::new("orders", AreaArt::Plain, Placement::Own, texts.text("scene-orders")).of(seat);
            orders.notes = notes;
            areas.push(orders.with(self.entries(plan)));
        }
        areas
    }

    fn own_pile(&self, plan: &PlanView, pile: Pile) -> Piece {
        let (members, blanks) = (plan.piles[pile.index()], plan.blanks[pile.index()]);
        let name = self.wording.pile_of_plan(pile, members, blanks);
        Piece::new(format!("pile:{pile}"), PieceArt::OwnPile(pile), Size::Tile, name)
            .line(self.texts.text(&format!("pile-{pile}.short")))
            .line(unless_zero(members.len()))
            .line(if blanks == 0 { String::new() } else { format!("?{blanks}") })
    }

    /// A pile with what it promises today: points, or the least Observation of the watch.
    fn promising(&self, piece: Piece, seat: Seat, pile: Pile) -> Piece {
        if pile == Pile::Watch {
            let least = Way::ALL.map(|way| patrol::observation(&self.state, seat, way)).into_iter().min();
            return match least.filter(|_| !self.state.on(seat, pile).is_empty()) {
                Some(watch) => piece.badge(
                    BadgeArt::Promise,
                    watch.to_string(),
                    self.texts.with("mark-watch", [("n", watch.into())]),
                ),
                None => piece,
            };
        }
        let Some(way) = pile.way() else { return piece };
        let points = match self.search() {
            Some(search) => night::production(&self.state, search, seat, way),
            None => night::production(&self.state, &Search::undisturbed(self.state.options.seats), seat, way),
        };
        match points {
            0 => piece,
            _ => piece.badge(
                BadgeArt::Promise,
                format!("+{points}"),
                self.texts.with("mark-yield", [("n", points.into())]),
            ),
        }
    }

    /// Orders in sentences.
    pub(super) fn orders(&self, plan: &PlanView) -> Vec<String> {
        self.wording.orders(plan, self.view.excluded.or(self.view.gone))
    }

    /// The entries of the recruiters' lists, which newcomers can take the places of.
    fn entries<'a>(&'a self, plan: &'a PlanView) -> impl Iterator<Item = Piece> + 'a {
        let number = |who: Prisoner| self.wording.content.prisoner(who).number;
        plan.recruit.iter().flat_map(move |(recruiter, list)| {
            list.iter().enumerate().map(move |(index, &entry)| {
                let target = match entry {
                    Listed::Prisoner(who) => number(who).to_string(),
                    Listed::Slot(slot) => self.wording.slot(slot),
                };
                let values = [
                    ("who", self.wording.who(*recruiter).into()),
                    ("entry", (index + 1).into()),
                    ("target", self.wording.listed(entry).into()),
                ];
                let name = self.texts.with("scene-entry", values);
                Piece::new(format!("entry:{}:{}", number(*recruiter), index + 1), PieceArt::ListEntry, Size::Tile, name)
                    .short(target)
                    .line(number(*recruiter).to_string())
                    .line((index + 1).to_string())
            })
        })
    }
}
