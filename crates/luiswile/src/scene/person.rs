//! Prisoners as pieces: what stands on their cards, and the signs of the day.

use crate::art::Piece;
use ::scene::Size;
use engine::{Seat, Seats, Set};

use super::Table;
use crate::cards::{Nation, Pile, Prisoner, Way};
use crate::rows::Special;
use crate::view::PlanView;

impl Table<'_> {
    /// A prisoner, face up.
    pub(super) fn person(&self, who: Prisoner, size: Size) -> Piece {
        let card = self.telling.content.prisoner(who);
        let mut piece = Piece::new(format!("card:{}", card.number), card.rank.word(), size, self.telling.card(who));
        self.print(&mut piece, who);
        let owner = self.view.gangs.iter().find(|(_, gang)| gang.members.contains(who)).map(|(seat, _)| seat);
        piece.owner = owner;
        let task = owner.and_then(|seat| self.view.plans[seat].as_ref()).and_then(|plan| task(plan, who));
        if let Some(pile) = task {
            piece = piece.badge(format!("task-{pile}"), "", self.telling.pile(pile));
        }
        self.marked(piece, who, owner)
    }

    /// What is printed on a prisoner's card: number, name, nationality, six values, special rules.
    fn print(&self, piece: &mut Piece, who: Prisoner) {
        let card = self.telling.content.prisoner(who);
        piece.short = card.number.to_string();
        piece.lines.push(card.name.clone());
        piece.lines.push(card.nation.word().to_owned());
        piece.lines.extend(card.work.iter().chain(&card.traits).map(u8::to_string));
        piece.lines.extend(card.special.iter().map(|special| self.tag(special)));
    }

    fn marked(&self, mut piece: Piece, who: Prisoner, owner: Option<Seat>) -> Piece {
        let (texts, view) = (self.texts, self.view);
        for (art, marked) in [("punish", view.brawlers.or(view.punished)), ("excluded", view.excluded)] {
            if marked.contains(who) {
                piece = piece.badge(art, "", texts.text(&format!("mark-{art}")));
            }
        }
        let Some(seat) = view.viewer.seat().filter(|_| owner.is_none()) else { return piece };
        let may_hold = self.telling.content.prisoner(view.gangs[seat].boss).may_hold;
        if may_hold.contains(who) { piece } else { piece.badge("barred", "", texts.text("mark-barred")) }
    }

    /// A newcomer who lies face down.
    pub(super) fn hidden(&self, slot: usize, who: Option<Prisoner>, known_to: Seats) -> Piece {
        let slot_name = self.telling.slot(slot as u8);
        let name = match who {
            None => self.texts.with("newcomer-down", [("slot", slot_name.clone().into())]),
            Some(who) => {
                let values = [("slot", slot_name.clone().into()), ("card", self.telling.card(who).into())];
                self.texts.with("newcomer-scouted", values)
            }
        };
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

    /// A special rule in as few characters as can be understood.
    fn tag(&self, special: &Special) -> String {
        let texts = self.texts;
        let number = |id: &str, n: u8| texts.with(id, [("n", n.into())]);
        let nation =
            |id: &str, nat: Nation, n: u8| texts.with(id, [("nation", nat.word().to_owned().into()), ("n", n.into())]);
        let on = |id: &str, way: Way, n: u8| {
            texts.with(id, [("way", self.telling.pile(way.pile()).into()), ("n", n.into())])
        };
        match *special {
            Special::Aversion { nat } => nation("tag-aversion", nat, 0),
            Special::Refuses { nat } => nation("tag-refuses", nat, 0),
            Special::Stubborn { n } => number("tag-stubborn", n),
            Special::Countryman { nat, n } => nation("tag-countryman", nat, n),
            Special::Quell { n } => number("tag-quell", n),
            Special::Engineer { way, bonus, .. } => on("tag-engineer", way, bonus),
            Special::Teamwork { way, bonus, .. } => on("tag-teamwork", way, bonus),
            Special::Weatherproof { n } => number("tag-weatherproof", n),
            Special::Noisy { n } => number("tag-noisy", n),
            Special::Snitch { n } => number("tag-snitch", n),
            Special::Panics { number: n } => number("tag-panics", n),
            Special::SmoothTalk { level } => number("tag-smooth-talk", level),
            Special::Bribery { level } => number("tag-bribery", level),
            Special::Lookout { way, n } => on("tag-lookout", way, n),
            Special::Insider { number: n } => number("tag-insider", n),
            Special::Bodyguard { n } => number("tag-bodyguard", n),
            Special::Wrecker { way, n } => on("tag-wrecker", way, n),
            Special::Coward {} => texts.text("tag-coward"),
            Special::Hothead { n } => number("tag-hothead", n),
            Special::Peaceful {} => texts.text("tag-peaceful"),
            Special::Tough { n } => number("tag-tough", n),
            Special::Advocate { n } => number("tag-advocate", n),
            Special::Scout { n } => number("tag-scout", n),
        }
    }
}

/// What a plan has somebody do.
pub(super) fn task(plan: &PlanView, who: Prisoner) -> Option<Pile> {
    let has = |pile: &Pile| -> bool {
        let members: Set<Prisoner> = plan.piles[pile.index()];
        members.contains(who)
    };
    Pile::ALL.into_iter().find(has)
}
