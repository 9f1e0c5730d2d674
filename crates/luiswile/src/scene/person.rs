//! Prisoners as pieces: their cards, and the badges of the day.

use ::scene::Size;
use engine::{Seat, Seats};

use super::SceneBuilder;
use crate::art::{BadgeArt, Piece, PieceArt};
use crate::cards::{Pile, Prisoner};
use crate::state::Plan;

impl SceneBuilder<'_> {
    /// A prisoner, face up.
    pub(super) fn person(&self, who: Prisoner, size: Size) -> Piece {
        let card = self.wording.content.prisoner(who);
        let art = PieceArt::Prisoner { number: card.number, rank: card.rank, values: card.values() };
        let mut piece = Piece::new(format!("card:{}", card.number), art, size, self.wording.card(who));
        self.print(&mut piece, who);
        let owner = self.view.gangs.iter().find(|(_, gang)| gang.members.contains(who)).map(|(seat, _)| seat);
        piece.owner = owner;
        let task = owner.and_then(|seat| self.view.plans.get(seat)).and_then(|plan| task(plan, who));
        if let Some(pile) = task {
            piece = piece.badge(BadgeArt::Task(pile), "", self.wording.pile(pile));
        }
        self.marked(piece, who, owner)
    }

    /// The words on a prisoner's card: number, name, nationality, special rules.
    fn print(&self, piece: &mut Piece, who: Prisoner) {
        let card = self.wording.content.prisoner(who);
        piece.short = card.number.to_string();
        piece.lines.push(card.name.clone());
        piece.lines.push(card.nation.word().to_owned());
        piece.lines.extend(card.special.iter().map(|special| self.wording.tag(special)));
    }

    fn marked(&self, mut piece: Piece, who: Prisoner, owner: Option<Seat>) -> Piece {
        let (texts, view) = (self.texts, self.view);
        if view.brawlers.or(view.punished).contains(who) {
            piece = piece.badge(BadgeArt::ToPunish, "", texts.text("mark-punish"));
        }
        if view.excluded.contains(who) {
            piece = piece.badge(BadgeArt::Excluded, "", texts.text("mark-excluded"));
        }
        let Some(seat) = view.viewer.seat().filter(|_| owner.is_none()) else { return piece };
        let may_hold = self.wording.content.prisoner(view.gangs[seat].boss).may_hold;
        if may_hold.contains(who) { piece } else { piece.badge(BadgeArt::Barred, "", texts.text("mark-barred")) }
    }

    /// A newcomer who lies face down.
    pub(super) fn hidden(&self, slot: usize, who: Option<Prisoner>, known_to: Seats) -> Piece {
        let slot_name = self.wording.slot(slot as u8);
        let name = self.wording.newcomer_down(slot as u8, who);
        let art = PieceArt::Newcomer { slot: slot as u8 };
        let mut piece = Piece::new(format!("newcomer:{}", slot + 1), art, Size::Large, name).face_down();
        if let Some(who) = who {
            self.print(&mut piece, who);
        }
        piece.short = slot_name;
        let names: Vec<String> = known_to.iter().map(|seat| self.texts.seat(seat).to_owned()).collect();
        let letters: String = known_to.iter().map(|seat| seat.letter().to_ascii_uppercase()).collect();
        if names.is_empty() {
            return piece;
        }
        let values = who.map(|who| self.wording.content.prisoner(who).values());
        let seen_by = self.texts.with("mark-seen", [("names", self.texts.list(&names).into())]);
        piece.badge(BadgeArt::Scouted(values), letters, seen_by)
    }
}

/// The pile that a plan puts a prisoner in.
fn task(plan: &Plan, who: Prisoner) -> Option<Pile> {
    Pile::ALL.into_iter().find(|pile| plan.piles[pile.index()].contains(who))
}
