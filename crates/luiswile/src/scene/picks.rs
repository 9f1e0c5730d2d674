//! What one touches to say an action, and what a touch may mean.

use ::scene::Pick;
use engine::{Dice, Game, Seat, Set};

use crate::Luiswile;
use crate::action::{Action, Arrival};
use crate::cards::{Number, Pile, Prisoner, Way};
use crate::foresight::Idle;
use crate::state::Options;
use crate::view::{NewcomerView, Now, PlanView, View};

fn card(number: Number) -> Pick {
    Pick::thing("card", number)
}

fn newcomer(arrival: Arrival) -> Pick {
    match arrival {
        Arrival::Slot(slot) => Pick::thing("newcomer", slot + 1),
        Arrival::Number(number) => card(number),
    }
}

pub(super) fn picks(options: &Options, view: &View, action: Action) -> Vec<Pick> {
    let entry = |recruiter: Number, entry: u8| Pick::Thing(format!("entry:{recruiter}:{entry}"));
    match action {
        Action::Place(member, pile) | Action::Move(member, pile) => vec![card(member), Pick::thing("pile", pile)],
        Action::PlaceBlank(pile) => vec![Pick::Thing("blanks".to_owned()), Pick::thing("pile", pile)],
        Action::Ready => ready(view),
        Action::Sabotage(saboteur, gang, way) => vec![card(saboteur), Pick::Thing(format!("pool:{gang}:{way}"))],
        Action::Recruit(recruiter, target) => vec![card(recruiter), card(target)],
        Action::Stop(..) => vec![Pick::button("pick-stop")],
        Action::LetFight(..) => vec![Pick::button("pick-let-fight")],
        Action::Claim(recruiter, arrival) => vec![card(recruiter), newcomer(arrival)],
        // The replaced entry comes first: a recruiter and a newcomer are already the picks of a claim.
        Action::ClaimInstead(recruiter, arrival, place) => vec![entry(recruiter, place), newcomer(arrival)],
        Action::Talk(watcher) => defence(options, view, watcher, "pick-talk"),
        Action::Bribe(watcher) => defence(options, view, watcher, "pick-bribe"),
        Action::Blame(watcher) => defence(options, view, watcher, "pick-blame"),
        Action::LastResort(worker) => std::iter::once(card(worker)).chain(found_way(view)).collect(),
    }
}

/// Being ready with idle members takes a second touch, of the gang, so that the label is read and confirmed.
fn ready(view: &View) -> Vec<Pick> {
    let is_nobody_idle = view.viewer.seat().is_none_or(|seat| Idle::when_ready(view, seat).is_nobody());
    let ready = Pick::button("do-ready");
    if is_nobody_idle { vec![ready] } else { vec![ready, Pick::Thing("own".to_owned())] }
}

/// The points that the patrol has found. Who can defend them in one manner only is touched with them: no button is
/// needed for a choice that is shown in full.
fn found_way(view: &View) -> Option<Pick> {
    let Now::Defend(search) = &view.step.now else { return None };
    let seat = view.viewer.seat()?;
    search.found(seat).map(|way| Pick::Thing(format!("pool:{seat}:{way}")))
}

/// A watcher, and how he defends the way that was found.
fn defence(options: &Options, view: &View, watcher: Number, button: &str) -> Vec<Pick> {
    let manners = view.viewer.seat().map_or(0, |seat| {
        let mut menu = Vec::new();
        Luiswile::legal(&view.imagine(options, &mut Dice::seeded(0)), seat, &mut menu);
        let watchers = [Action::Talk(watcher), Action::Bribe(watcher), Action::Blame(watcher)];
        watchers.iter().filter(|action| menu.contains(action)).count()
    });
    match found_way(view).filter(|_| manners == 1) {
        Some(way) => vec![card(watcher), way],
        None => vec![card(watcher), Pick::button(button)],
    }
}

/// What one seat can do, for the attempts behind "why not?".
struct Attempts<'a> {
    options: &'a Options,
    view: &'a View,
    seat: Seat,
}

pub(super) fn attempts(options: &Options, view: &View, seat: Seat, thing: &str) -> Vec<Action> {
    Attempts { options, view, seat }.at(thing).unwrap_or_default()
}

impl Attempts<'_> {
    /// The actions that a touch of this thing may mean; nothing if it is no thing of the scene.
    fn at(&self, thing: &str) -> Option<Vec<Action>> {
        let parts: Vec<&str> = thing.split(':').collect();
        Some(match parts[..] {
            ["card", number] => self.at_card(number.parse().ok()?),
            ["pile", pile] => self.at_pile(pile.parse().ok()?),
            ["pool", gang, way] => self.at_pool(gang.parse().ok()?, way.parse().ok()?),
            ["newcomer", slot] => self.at_newcomer(Arrival::Slot(slot.parse::<u8>().ok()?.checked_sub(1)?)),
            ["entry", recruiter, place] => self.at_entry(recruiter.parse().ok()?, place.parse().ok()?),
            ["blanks"] => Pile::ALL.map(Action::PlaceBlank).to_vec(),
            _ => return None,
        })
    }

    fn number(&self, who: Prisoner) -> Number {
        self.options.content().prisoner(who).number
    }

    fn members(&self) -> impl Iterator<Item = Number> {
        self.view.gangs[self.seat].members.iter().map(|who| self.number(who))
    }

    fn plan(&self) -> Option<PlanView> {
        self.view.plans.view(self.seat)
    }

    /// The members on a pile; if there are none, all members: the refusal then names the clause.
    fn on(&self, pile: Pile) -> Vec<Number> {
        let placed = self.plan().map_or(Set::EMPTY, |plan| plan.piles[pile.index()]);
        if placed.is_empty() { self.members().collect() } else { placed.iter().map(|who| self.number(who)).collect() }
    }

    fn arrivals(&self) -> impl Iterator<Item = Arrival> {
        self.view.newcomers.iter().enumerate().map(|(slot, newcomer)| match *newcomer {
            NewcomerView::Up(who) => Arrival::Number(self.number(who)),
            NewcomerView::Down { .. } => Arrival::Slot(slot as u8),
        })
    }

    fn at_card(&self, number: Number) -> Vec<Action> {
        if !self.members().any(|member| member == number) {
            let arrives = self.arrivals().any(|arrival| arrival == Arrival::Number(number));
            return match arrives {
                true => self.at_newcomer(Arrival::Number(number)),
                false => self.on(Pile::Recruit).into_iter().map(|who| Action::Recruit(who, number)).collect(),
            };
        }
        match &self.view.step.now {
            Now::Place | Now::Over(_) => Pile::ALL.map(|pile| Action::Place(number, pile)).to_vec(),
            Now::Orders => self.orders(number),
            Now::Changes => {
                let moves = Pile::ALL.map(|pile| Action::Move(number, pile)).into_iter();
                let claims = self.arrivals().map(|arrival| Action::Claim(number, arrival));
                moves.chain(claims).chain(self.orders(number)).collect()
            }
            Now::Stop(_) | Now::Defend(_) => {
                vec![Action::Talk(number), Action::Bribe(number), Action::Blame(number), Action::LastResort(number)]
            }
        }
    }

    /// Every order that a member could be given.
    fn orders(&self, member: Number) -> Vec<Action> {
        let rivals = self.view.gangs.iter().map(|(seat, _)| seat).filter(|&seat| seat != self.seat);
        let sabotage = rivals.flat_map(|gang| Way::ALL.map(|way| Action::Sabotage(member, gang, way)));
        let recruit = self.view.neutrals.iter().map(|who| Action::Recruit(member, self.number(who)));
        sabotage.chain(recruit).collect()
    }

    fn at_pile(&self, pile: Pile) -> Vec<Action> {
        match &self.view.step.now {
            Now::Changes => self.members().map(|member| Action::Move(member, pile)).collect(),
            Now::Place | Now::Orders | Now::Stop(_) | Now::Defend(_) | Now::Over(_) => {
                self.members().map(|who| Action::Place(who, pile)).chain([Action::PlaceBlank(pile)]).collect()
            }
        }
    }

    fn at_pool(&self, gang: Seat, way: Way) -> Vec<Action> {
        self.on(Pile::Sabotage).into_iter().map(|who| Action::Sabotage(who, gang, way)).collect()
    }

    fn at_entry(&self, recruiter: Number, place: u8) -> Vec<Action> {
        self.arrivals().map(|arrival| Action::ClaimInstead(recruiter, arrival, place)).collect()
    }

    fn at_newcomer(&self, arrival: Arrival) -> Vec<Action> {
        self.on(Pile::Recruit).into_iter().map(|who| Action::Claim(who, arrival)).collect()
    }
}
