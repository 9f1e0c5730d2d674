//! The public part of the gangs: points, piles and members.

use ::scene::Size;
use engine::Seat;

use super::SceneBuilder;
use crate::art::{Area, AreaArt, BadgeArt, Piece, PieceArt};
use crate::cards::{Pile, Way};
use crate::rules::patrol;
use crate::state::Search;

impl SceneBuilder<'_> {
    /// A gang's points, its piles, and its members; the viewer's own members lie elsewhere.
    pub(super) fn gang(&self, seat: Seat) -> Area {
        let (texts, view) = (self.texts, self.view);
        let gang = &view.gangs[seat];
        let points = texts.with("scene-points", [("n", gang.total().into())]);
        let mut area = Area::before(seat, format!("gang:{seat}"), AreaArt::Plain, view.viewer, texts)
            .badge(BadgeArt::Plain, points, self.wording.gang(seat, gang))
            .note(texts.with("scene-boss", [("boss", self.wording.who(gang.boss).into())]));
        if self.deciders().contains(seat) {
            area = area.deciding(texts);
        }
        if let Some(plan) = view.plans.view(seat).filter(|_| !view.viewer.is(seat)) {
            area.notes.extend(self.orders(&plan));
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
        let Some(way) = pile.way() else {
            let values =
                [("name", self.wording.seat(seat)), ("pile", self.wording.pile(pile).into()), ("cards", cards.into())];
            let name = texts.with("scene-pile-of", values);
            return Piece::new(format!("pile:{seat}:{pile}"), PieceArt::Pile(pile), Size::Tile, name)
                .line(self.wording.pile(pile))
                .line(unless_zero(cards));
        };
        let points = self.view.gangs[seat].pools[way.index()];
        let values = [
            ("name", self.wording.seat(seat)),
            ("way", self.wording.way(way).into()),
            ("points", points.into()),
            ("cards", cards.into()),
        ];
        let pool =
            Piece::new(format!("pool:{seat}:{way}"), PieceArt::Pool(way), Size::Tile, texts.with("scene-pool", values))
                .short(points.to_string())
                .line(self.wording.pile(pile))
                .line(unless_zero(cards));
        match self.search() {
            Some(search) => self.searched(pool, search, seat, way),
            None => pool,
        }
    }

    /// The pool of a way with badges for sabotage, its fate, and the patrol against the watch.
    fn searched(&self, pool: Piece, search: &Search, seat: Seat, way: Way) -> Piece {
        let lost = search.losses[seat][way.index()];
        let pool = match lost {
            0 => pool,
            _ => pool.badge(BadgeArt::Loss, format!("−{lost}"), self.texts.with("mark-loss", [("n", lost.into())])),
        };
        let fate = search.fates[seat][way.index()];
        let pool = match self.wording.fate(fate, seat, way) {
            Some(sentence) => pool.badge(BadgeArt::Fate(fate), "", sentence),
            None => pool,
        };
        if patrol::workers(&self.state, seat, way).is_empty() {
            return pool;
        }
        let strength = patrol::efficacy(&self.state, search.patrol, seat, way);
        let watch = patrol::observation(&self.state, seat, way);
        let (art, sign) = if strength > watch { (BadgeArt::Found, ">") } else { (BadgeArt::NotFound, "≤") };
        let name = self.texts.with("mark-compared", [("patrol", strength.into()), ("watch", watch.into())]);
        pool.badge(art, format!("{strength}{sign}{watch}"), name)
    }
}

/// A number to be printed; nothing is printed for 0.
pub(super) fn unless_zero(number: u8) -> String {
    if number == 0 { String::new() } else { number.to_string() }
}
