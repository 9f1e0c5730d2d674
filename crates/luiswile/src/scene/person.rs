//! Prisoners as pieces: what stands on their cards, and the signs of the day.

use crate::art::Piece;
use ::scene::Size;
use engine::{Seat, Seats};

use super::SceneBuilder;
use crate::cards::{Pile, Prisoner};
use crate::view::PlanView;

impl SceneBuilder<'_> {
    /// A prisoner, face up.
    pub(super) fn person(&self, who: Prisoner, size: Size) -> Piece {
        let card = self.wording.content.prisoner(who);
        let mut piece = Piece::new(format!("card:{}", card.number), card.rank.word(), size, self.wording.card(who));
        self.print(&mut piece, who);
        let owner = self.view.gangs.iter().find(|(_, gang)| gang.members.contains(who)).map(|(seat, _)| seat);
        piece.owner = owner;
        let task = owner.and_then(|seat| self.view.plans[seat].as_ref()).and_then(|plan| task(plan, who));
        if let Some(pile) = task {
            piece = piece.badge(format!("task-{pile}"), "", self.wording.pile(pile));
        }
        self.marked(piece, who, owner)
    }

    /// What is printed on a prisoner's card: number, name, nationality, six values, special rules.
    fn print(&self, piece: &mut Piece, who: Prisoner) {
        let card = self.wording.content.prisoner(who);
        piece.short = card.number.to_string();
        piece.lines.push(card.name.clone());
        piece.lines.push(card.nation.word().to_owned());
        piece.lines.extend(card.work.iter().chain(&card.traits).map(u8::to_string));
        piece.lines.extend(card.special.iter().map(|special| self.wording.tag(special)));
    }

    fn marked(&self, mut piece: Piece, who: Prisoner, owner: Option<Seat>) -> Piece {
        let (texts, view) = (self.texts, self.view);
        for (art, marked) in [("punish", view.brawlers.or(view.punished)), ("excluded", view.excluded)] {
            if marked.contains(who) {
                piece = piece.badge(art, "", texts.text(&format!("mark-{art}")));
            }
        }
        let Some(seat) = view.viewer.seat().filter(|_| owner.is_none()) else { return piece };
        let may_hold = self.wording.content.prisoner(view.gangs[seat].boss).may_hold;
        if may_hold.contains(who) { piece } else { piece.badge("barred", "", texts.text("mark-barred")) }
    }

    /// A newcomer who lies face down.
    pub(super) fn hidden(&self, slot: usize, who: Option<Prisoner>, known_to: Seats) -> Piece {
        let slot_name = self.wording.slot(slot as u8);
        let name = self.wording.newcomer_down(slot as u8, who);
        let mut piece = Piece::new(format!("newcomer:{}", slot + 1), "newcomer", Size::Large, name).face_down();
        if let Some(who) = who {
            self.print(&mut piece, who);
        }
        piece.short = slot_name;
        let names: Vec<String> = known_to.iter().map(|seat| self.texts.seat(seat).to_owned()).collect();
        let letters: String = known_to.iter().map(|seat| seat.letter().to_ascii_uppercase()).collect();
        match names.is_empty() {
            true => piece,
            false => {
                piece.badge("seen", letters, self.texts.with("mark-seen", [("names", self.texts.list(&names).into())]))
            }
        }
    }
}

/// What a plan has somebody do.
pub(super) fn task(plan: &PlanView, who: Prisoner) -> Option<Pile> {
    Pile::ALL.into_iter().find(|pile| plan.piles[pile.index()].contains(who))
}
