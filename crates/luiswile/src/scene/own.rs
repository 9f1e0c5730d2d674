//! What lies before the viewer: the seven piles, the gang, the orders.

use crate::art::{Area, Piece};
use ::scene::{Placement, Size};
use engine::{Seat, Set};

use super::Table;
use crate::cards::{Pile, Prisoner, Way};
use crate::state::{Listed, Search};
use crate::view::PlanView;
use crate::{night, patrol};

impl Table<'_> {
    pub(super) fn own(&self, seat: Seat, areas: &mut Vec<Area>) {
        let texts = self.texts;
        let nothing = PlanView::default();
        let plan = self.view.plans[seat].as_ref().unwrap_or(&nothing);
        let left = self.telling.content.numbers.blanks.saturating_sub(plan.blanks.iter().sum());
        let blanks = Piece::new("blanks", "blank", Size::Tile, texts.with("scene-blanks", [("count", left.into())]))
            .of(seat)
            .short(left.to_string())
            .line(texts.text("scene-blanks.short"))
            .face_down();
        areas.push(
            Area::new("piles", "piles", Placement::Own, texts.text("scene-piles"))
                .of(seat)
                .with(Pile::ALL.map(|pile| self.promising(self.own_pile(plan, pile), seat, pile)))
                .with([blanks]),
        );
        let members: Vec<Piece> = self.members(seat).into_iter().map(|who| self.person(who, Size::Large)).collect();
        areas.push(Area::new("own", "own", Placement::Own, texts.text("own-gang")).of(seat).with(members));
        let notes = self.orders(plan);
        if !notes.is_empty() {
            let mut orders = Area::new("orders", "orders", Placement::Own, texts.text("scene-orders")).of(seat);
            orders.notes = notes;
            areas.push(orders.with(self.entries(plan)));
        }
    }

    fn own_pile(&self, plan: &PlanView, pile: Pile) -> Piece {
        let (texts, telling) = (self.texts, &self.telling);
        let (members, blanks): (Set<Prisoner>, u8) = (plan.piles[pile.index()], plan.blanks[pile.index()]);
        let names = if members.is_empty() { texts.text("list-nothing") } else { telling.many(members) };
        let (title, names) = (("pile", telling.pile(pile).into()), ("names", names.into()));
        let name = match blanks {
            0 => texts.with("plan-pile", [title, names]),
            _ => texts.with("plan-pile-blanks", [title, names, ("blanks", blanks.into())]),
        };
        Piece::new(format!("pile:{pile}"), format!("own-{pile}"), Size::Tile, name)
            .line(texts.text(&format!("pile-{pile}.short")))
            .line(members.len().to_string())
            .line(blanks.to_string())
    }

    /// A pile with what it promises today: points of a way, as long as nobody spoils them, or the eyes of the watch.
    fn promising(&self, piece: Piece, seat: Seat, pile: Pile) -> Piece {
        if pile == Pile::Watch {
            let least = Way::ALL.map(|way| patrol::observation(&self.world, seat, way)).into_iter().min();
            return match least.filter(|_| !self.world.on(seat, pile).is_empty()) {
                Some(watch) => {
                    piece.badge("watch", watch.to_string(), self.texts.with("mark-watch", [("n", watch.into())]))
                }
                None => piece,
            };
        }
        let Some(way) = Way::ALL.into_iter().find(|way| way.pile() == pile) else { return piece };
        let points = match self.search() {
            Some(search) => night::production(&self.world, search, seat, way),
            None => night::production(&self.world, &Search::undisturbed(self.options.seats), seat, way),
        };
        match points {
            0 => piece,
            _ => piece.badge("yield", format!("+{points}"), self.texts.with("mark-yield", [("n", points.into())])),
        }
    }

    /// Orders in sentences.
    pub(super) fn orders(&self, plan: &PlanView) -> Vec<String> {
        let (texts, telling) = (self.texts, &self.telling);
        let sabotage = plan.sabotage.iter().map(|&(who, gang, way)| {
            let values =
                [("who", telling.who(who).into()), ("name", telling.seat(gang)), ("way", telling.way(way).into())];
            texts.with("sabotage-order", values)
        });
        let recruit = plan.recruit.iter().filter(|(_, list)| !list.is_empty()).map(|(who, list)| {
            let names: Vec<String> = list.iter().map(|&entry| telling.listed(entry)).collect();
            texts.with("recruit-order", [("who", telling.who(*who).into()), ("names", texts.list(&names).into())])
        });
        sabotage.chain(recruit).collect()
    }

    /// The entries of the recruiters' lists, which newcomers can take the places of.
    fn entries<'a>(&'a self, plan: &'a PlanView) -> impl Iterator<Item = Piece> + 'a {
        let number = |who: Prisoner| self.telling.content.prisoner(who).number;
        plan.recruit.iter().flat_map(move |(recruiter, list)| {
            list.iter().enumerate().map(move |(index, &entry)| {
                let target = match entry {
                    Listed::Prisoner(who) => number(who).to_string(),
                    Listed::Slot(slot) => self.telling.slot(slot),
                };
                let values = [
                    ("who", self.telling.who(*recruiter).into()),
                    ("entry", (index + 1).into()),
                    ("target", self.telling.listed(entry).into()),
                ];
                let name = self.texts.with("scene-entry", values);
                Piece::new(format!("entry:{}:{}", number(*recruiter), index + 1), "entry", Size::Tile, name)
                    .short(target)
                    .line(number(*recruiter).to_string())
                    .line((index + 1).to_string())
            })
        })
    }
}
