//! The day's plan as an assignment: members to piles, then targets of saboteurs and recruiters.

use ::scene::{Assignment, WorkOption, Worker};
use engine::{Seat, Set, sort_short_by_key};

use super::SceneBuilder;
use crate::cards::{Pile, Prisoner, Trait, Way};
use crate::paint::pile_icon;
use crate::rules::{night, reveille, rivalry};
use crate::state::{LIST_MAX, Order, Search};
use crate::view::Now;

/// From this number of members on, one is proposed to watch, and another one to recruit.
const WATCH_FROM: u8 = 4;
const RECRUIT_FROM: u8 = 3;

impl SceneBuilder<'_> {
    pub(super) fn assignment(&self, seat: Seat) -> Option<Assignment> {
        if !self.deciders().contains(seat) {
            return None;
        }
        let workers = match self.view.step.now {
            Now::Place => self.placements(seat),
            Now::Orders => self.senders(seat),
            Now::Stop(_) | Now::Changes | Now::Defend(_) | Now::Over(_) => return None,
        };
        (!workers.is_empty()).then(|| Assignment { workers, done: "do-ready".to_owned() })
    }

    fn thing(&self, who: Prisoner) -> String {
        format!("card:{}", self.number(who))
    }

    fn placements(&self, seat: Seat) -> Vec<Worker> {
        let state = &self.state;
        let open = state.free(seat).minus(state.plans.own(seat).placed());
        let proposed = self.proposed(seat, open);
        let task = |value: String, pile: Pile| WorkOption {
            thing: format!("pile:{pile}"),
            name: self.wording.pile(pile),
            icon: pile_icon(pile),
            is_useful: value != "0",
            value,
            group: String::new(),
        };
        let member = |who: Prisoner| Worker {
            thing: self.thing(who),
            name: self.wording.who(who),
            takes: 1,
            repeats: false,
            options: Pile::ALL.map(|pile| task(self.worth(seat, who, pile), pile)).to_vec(),
            proposal: proposed
                .iter()
                .filter(|(other, _)| *other == who)
                .map(|(_, pile)| format!("pile:{pile}"))
                .collect(),
        };
        let blanks = state.content().numbers.blanks.saturating_sub(state.plans.own(seat).blanks_used());
        let blanks = (blanks > 0).then(|| Worker {
            thing: "blanks".to_owned(),
            name: self.texts.with("scene-blanks", [("count", blanks.into())]),
            takes: blanks.into(),
            repeats: true,
            options: Pile::ALL.map(|pile| task(String::new(), pile)).to_vec(),
            proposal: Vec::new(),
        });
        self.sorted(open).into_iter().map(member).chain(blanks).collect()
    }

    /// What a member alone brings on a pile: points, or the value that the task uses.
    fn worth(&self, seat: Seat, who: Prisoner, pile: Pile) -> String {
        let of = |of| self.state.level(who, of).to_string();
        match pile {
            Pile::Tunnel | Pile::Force | Pile::Finesse => format!("+{}", self.points(seat, who, pile)),
            Pile::Watch => of(Trait::Observation),
            Pile::Sabotage => of(Trait::Cunning),
            Pile::Recruit => of(Trait::Strength),
            Pile::Rest => String::new(),
        }
    }

    /// The points that a member adds to a way if nobody interferes.
    fn points(&self, seat: Seat, who: Prisoner, pile: Pile) -> u16 {
        let Some(way) = pile.way() else { return 0 };
        let undisturbed = Search::undisturbed(self.state.options.seats);
        let mut state = self.state.clone();
        let before = night::production(&state, &undisturbed, seat, way);
        reveille::place(&mut state, seat, who, pile);
        night::production(&state, &undisturbed, seat, way).saturating_sub(before)
    }

    /// A plan to begin with: the best watcher and the best recruiter of a gang that is large enough, and the way where
    /// each of the others is worth most.
    fn proposed(&self, seat: Seat, open: Set<Prisoner>) -> Vec<(Prisoner, Pile)> {
        let mut left: Vec<Prisoner> = open.iter().collect();
        let mut plan = Vec::new();
        for (from, of, pile) in
            [(WATCH_FROM, Trait::Observation, Pile::Watch), (RECRUIT_FROM, Trait::Strength, Pile::Recruit)]
        {
            let best = left.iter().position(|&who| {
                let level = self.state.level(who, of);
                level > 0 && left.iter().all(|&other| self.state.level(other, of) <= level)
            });
            if let Some(best) = best.filter(|_| open.len() >= from) {
                plan.push((left.remove(best), pile));
            }
        }
        for who in left {
            let ways = [Pile::Tunnel, Pile::Force, Pile::Finesse];
            let best = ways.into_iter().rev().max_by_key(|&pile| self.points(seat, who, pile));
            plan.extend(best.map(|pile| (who, pile)));
        }
        plan
    }

    fn senders(&self, seat: Seat) -> Vec<Worker> {
        let state = &self.state;
        let saboteurs = self.sorted(state.on(seat, Pile::Sabotage)).into_iter();
        let saboteurs = saboteurs.filter(|&who| state.order(who) == Order::Nothing);
        let recruiters = self.sorted(state.on(seat, Pile::Recruit)).into_iter();
        let recruiters = recruiters.filter(|&who| !state.list(who).is_full());
        saboteurs.map(|who| self.saboteur(seat, who)).chain(recruiters.map(|who| self.recruiter(seat, who))).collect()
    }

    fn saboteur(&self, seat: Seat, who: Prisoner) -> Worker {
        let rivals = self.state.seats().without(seat);
        let target = |gang: Seat, way: Way| {
            let pool = self.view.gangs[gang].pools[way.index()];
            WorkOption {
                thing: format!("pool:{gang}:{way}"),
                name: self.wording.way(way),
                icon: Pile::ALL.into_iter().find(|pile| pile.way() == Some(way)).map_or("", pile_icon),
                value: pool.to_string(),
                group: self.texts.seat(gang).to_owned(),
                is_useful: true,
            }
        };
        let options: Vec<WorkOption> = rivals.iter().flat_map(|gang| Way::ALL.map(|way| target(gang, way))).collect();
        // The rival who is ahead, where he works most.
        let leader = rivals.iter().max_by_key(|&gang| self.view.gangs[gang].pools.iter().sum::<u16>());
        let best = leader.and_then(|gang| {
            let pools = &self.view.gangs[gang].pools;
            Some((gang, Way::ALL.into_iter().max_by_key(|way| pools[way.index()])?))
        });
        let proposal = best.map(|(gang, way)| format!("pool:{gang}:{way}")).into_iter().collect();
        let (thing, name) = (self.thing(who), self.wording.who(who));
        Worker { thing, name, takes: 1, repeats: false, options, proposal }
    }

    /// The values of a prisoner, each with its sign.
    fn values(&self, who: Prisoner) -> String {
        let card = self.state.card(who);
        let ids = ["tunnel", "force", "finesse", "harm", "persuasion", "watch"];
        let values = card.work.iter().chain(&card.traits).zip(ids).filter(|(value, _)| **value > 0);
        let values = values.map(|(value, id)| format!("{}{value}", self.texts.text(&format!("gauge-{id}"))));
        values.collect::<Vec<_>>().join(" ")
    }

    fn recruiter(&self, seat: Seat, who: Prisoner) -> Worker {
        let listed = self.state.list(who);
        let strength = self.state.level(who, Trait::Strength);
        let target = |target: Prisoner| {
            let card = self.state.card(target);
            let worth: i32 = card.work.iter().chain(&card.traits).map(|&value| i32::from(value)).sum();
            let option = WorkOption {
                thing: self.thing(target),
                name: self.wording.who(target),
                icon: "",
                value: self.values(target),
                group: String::new(),
                is_useful: rivalry::claim(&self.state, seat, who, target).is_some(),
            };
            (worth, option)
        };
        let targets = reveille::targets(&self.state, seat);
        let mut options: Vec<(i32, WorkOption)> = self
            .sorted(targets)
            .into_iter()
            .filter(|&who| !listed.entries().any(|entry| entry == crate::state::Listed::Prisoner(who)))
            .map(target)
            .collect();
        sort_short_by_key(&mut options, |(worth, option)| (!option.is_useful, -worth));
        let takes = LIST_MAX - usize::from(listed.len());
        let useful = options.iter().filter(|(_, option)| option.is_useful);
        let proposal = useful.take(takes).map(|(_, option)| option.thing.clone()).collect();
        let name = format!("{} · {}", self.wording.who(who), strength);
        let options = options.into_iter().map(|(_, option)| option).collect();
        Worker { thing: self.thing(who), name, takes, repeats: false, options, proposal }
    }
}
