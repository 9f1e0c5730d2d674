//! Reads a content file: turns rows into cards, and reports all faults with their places.

use engine::content::{ContentFault, Spanned};
use engine::{Set, sort_short_by_key};

use super::rows::{Effect, EventRow, GameRow, PatrolRow, PrisonerRow, PunishmentRow, Rows, Sentence, Special};
use super::{
    Conditions, Content, EventCard, FIGHTS_MAX, NEWCOMERS_MAX, Numbers, OneTimeEffect, PRISONERS_MAX, PatrolCard,
    PrisonerCard, PunishmentCard, Skills,
};
use crate::cards::{Number, PatrolStat, Prisoner, Rank, Way, Ways};

const SEATS_MAX: u8 = 5;
const VALUE_MAX: u8 = 20;
const SPECIALS_MAX: usize = 6;
const EVENTS_MAX: u8 = 20;
const FINALS_MAX: usize = 5;
const EVENT_CARDS_MAX: usize = 128 - FINALS_MAX;
const PATROLS_A_DAY_MAX: u8 = 3;

pub(super) fn read(text: &str) -> Result<Content, ContentFault> {
    let rows: Rows = engine::content::read(text)?;
    let mut reader = FileReader { text, faults: Vec::new() };
    let content = reader.content(&rows);
    reader.check_deal(&rows.game, &content);
    match join(reader.faults) {
        None => Ok(content),
        Some(fault) => Err(fault),
    }
}

/// All faults as one: at the place of the first, and the others in lines of their own.
fn join(faults: Vec<ContentFault>) -> Option<ContentFault> {
    let mut faults = faults.into_iter();
    let first = faults.next()?;
    let problem = faults.fold(first.problem, |problem, other| format!("{problem}\n{other}"));
    Some(ContentFault { problem, ..first })
}

/// Turns rows into cards and collects their faults.
struct FileReader<'a> {
    text: &'a str,
    faults: Vec<ContentFault>,
}

impl FileReader<'_> {
    fn fault<T>(&mut self, place: &Spanned<T>, problem: impl Into<String>) {
        self.faults.push(ContentFault::of(self.text, place, problem));
    }

    /// A number that has to lie in a range.
    fn ranged(&mut self, value: &Spanned<u8>, least: u8, most: u8) -> u8 {
        let number = *value.get_ref();
        if !(least..=most).contains(&number) {
            self.fault(value, format!("{number} is too much or too little; expected a number from {least} to {most}"));
        }
        number
    }

    fn content(&mut self, rows: &Rows) -> Content {
        let mut by_number = Box::new([None; Number::COUNT]);
        let prisoners = self.prisoners(&rows.prisoner, &mut by_number);
        let of_rank = |rank| -> Set<Prisoner> { ids(&prisoners, |card| card.rank == rank) };
        let with = |level: fn(&Skills) -> u8| -> Set<Prisoner> { ids(&prisoners, |card| level(&card.skills) > 0) };
        let (bosses, specialists, ordinary) = (of_rank(Rank::Boss), of_rank(Rank::Specialist), of_rank(Rank::Ordinary));
        let (snitches, scouts, advocates) =
            (with(|skills| skills.snitch), with(|skills| skills.scout), with(|skills| skills.advocate));
        let best_of = |card: &PrisonerCard| card.work.into_iter().max().unwrap_or_default();
        let best_work = std::array::from_fn(|index| prisoners.get(index).map_or(0, best_of));
        let weight = self.ranged(&rows.game.fight_weight, 1, 5);
        let event_cards = self.events(&rows.event, &by_number, weight);
        // More than fit into a set are reported by `events`.
        let events = rows.event.iter().filter(|row| !row.get_ref().is_final).count().min(EVENT_CARDS_MAX) as u8;
        let all = Set::first(event_cards.len().min(128) as u8);
        Content {
            numbers: self.numbers(&rows.game, events),
            prisoners,
            bosses,
            specialists,
            ordinary,
            events: Set::first(events),
            finals: all.minus(Set::first(events)),
            event_cards,
            patrols: self.patrols(&rows.patrol),
            punishments: self.punishments(&rows.punishment),
            snitches,
            scouts,
            advocates,
            by_number,
            best_work,
            no_event: Conditions::default(),
        }
    }

    fn numbers(&mut self, row: &GameRow, events: u8) -> Numbers {
        if *row.goal.get_ref() == 0 || *row.goal.get_ref() > 10_000 {
            self.fault(&row.goal, "expected a goal from 1 to 10000 points");
        }
        Numbers {
            goal: *row.goal.get_ref(),
            events: self.ranged(&row.events, 1, events.min(EVENTS_MAX)),
            blanks: self.ranged(&row.blanks, 0, 9),
            bribe_cost: self.ranged(&row.bribe_cost, 0, VALUE_MAX),
            deal: *row.deal.get_ref(),
            neutrals: *row.neutrals.get_ref(),
            neutrals_for_two: *row.neutrals_for_two.get_ref(),
            four_gangs: row.four_gangs,
            five_gangs: row.five_gangs,
        }
    }

    fn prisoners(
        &mut self,
        rows: &[Spanned<PrisonerRow>],
        by_number: &mut [Option<Prisoner>; Number::COUNT],
    ) -> Vec<PrisonerCard> {
        if let Some(row) = rows.get(PRISONERS_MAX) {
            self.fault(row, format!("one prisoner too many; expected at most {PRISONERS_MAX}"));
        }
        let mut sorted: Vec<&PrisonerRow> = rows.iter().map(Spanned::get_ref).take(PRISONERS_MAX).collect();
        sort_short_by_key(&mut sorted, |row| *row.number.get_ref());
        let mut cards: Vec<PrisonerCard> = sorted.iter().map(|row| self.prisoner(row)).collect();
        for (index, row) in sorted.iter().enumerate() {
            let number = *row.number.get_ref();
            if by_number[number.index()].replace(Prisoner(index as u8)).is_some() {
                self.fault(&row.number, format!("{number} stands twice; expected a number of his own (LUI-R53)"));
            }
        }
        for boss in 0..cards.len() {
            let may_hold = ids(&cards, |card| may_hold(&cards[boss], card));
            cards[boss].may_hold = may_hold;
        }
        cards
    }

    fn prisoner(&mut self, row: &PrisonerRow) -> PrisonerCard {
        let mut skills = Skills::default();
        if let Some(special) = row.special.get(SPECIALS_MAX) {
            self.fault(special, format!("one special rule too many; expected at most {SPECIALS_MAX}"));
        }
        for special in row.special.iter().take(SPECIALS_MAX) {
            self.special(special, row.rank, &mut skills);
        }
        let mut value = |value: &Spanned<u8>| self.ranged(value, 0, VALUE_MAX);
        PrisonerCard {
            number: *row.number.get_ref(),
            name: row.name.clone(),
            rank: row.rank,
            nation: row.nat,
            work: [value(&row.shovel), value(&row.banknotes), value(&row.bulb)],
            traits: [value(&row.cunning), value(&row.strength), value(&row.observation)],
            special: row.special.iter().map(|special| *special.get_ref()).collect(),
            skills,
            may_hold: Set::EMPTY,
        }
    }

    fn special(&mut self, special: &Spanned<Special>, rank: Rank, skills: &mut Skills) {
        if matches!(special.get_ref(), Special::Aversion { .. } | Special::Quell { .. }) && rank != Rank::Boss {
            self.fault(special, "only a boss can have this; expected a special rule of a prisoner (6.1)");
        }
        match *special.get_ref() {
            // `may_hold` has these.
            Special::Aversion { .. } | Special::Refuses { .. } => {}
            Special::Stubborn { n } => skills.stubborn = skills.stubborn.max(n),
            Special::Countryman { nat, n } => skills.countryman[nat.index()] += n.min(VALUE_MAX),
            Special::Quell { n } => skills.quell += n.min(VALUE_MAX),
            Special::Engineer { per: 0, .. } => self.fault(special, "`per` is 0; expected at least 1"),
            Special::Engineer { way, per, bonus } => skills.engineer.push((way, per, bonus)),
            Special::Teamwork { way, others, bonus } => skills.teamwork.push((way, others, bonus)),
            Special::Weatherproof { n } => skills.weatherproof += n.min(VALUE_MAX),
            Special::Noisy { n } => skills.noisy += n.min(VALUE_MAX),
            Special::Snitch { n } => skills.snitch += n.min(VALUE_MAX),
            Special::Panics { number } => skills.panics = Some(skills.panics.map_or(number, |old| old.min(number))),
            Special::SmoothTalk { level } => skills.smooth_talk = skills.smooth_talk.max(Some(level)),
            Special::Bribery { level } => skills.bribery = skills.bribery.max(Some(level)),
            Special::Lookout { way, n } => skills.lookout[way.index()] += n.min(VALUE_MAX),
            Special::Insider { number } => skills.insider = skills.insider.max(Some(number)),
            Special::Bodyguard { n } => skills.bodyguard += n.min(VALUE_MAX),
            Special::Wrecker { way, n } => skills.wrecker[way.index()] += n.min(VALUE_MAX),
            Special::Coward {} => skills.coward = true,
            Special::Hothead { n } => skills.hothead += n.min(VALUE_MAX),
            Special::Peaceful {} => skills.peaceful = true,
            Special::Tough { n } => skills.tough += n.min(VALUE_MAX),
            Special::Advocate { n } => skills.advocate += n.min(VALUE_MAX),
            Special::Scout { n } => skills.scout += n.min(VALUE_MAX),
        }
    }

    fn events(
        &mut self,
        rows: &[Spanned<EventRow>],
        by_number: &[Option<Prisoner>; Number::COUNT],
        weight: u8,
    ) -> Vec<EventCard> {
        let (finals, events): (Vec<_>, Vec<_>) = rows.iter().partition(|row| row.get_ref().is_final);
        if let Some(row) = events.get(EVENT_CARDS_MAX) {
            self.fault(row, format!("too many events; expected at most {EVENT_CARDS_MAX}"));
        }
        if let Some(row) = finals.get(FINALS_MAX) {
            self.fault(row, format!("too many final events; expected at most {FINALS_MAX}"));
        }
        let cards: Vec<EventCard> =
            events.iter().chain(&finals).map(|row| self.event(row.get_ref(), by_number, weight)).collect();
        for (card, row) in cards.iter().zip(events.iter().chain(&finals)) {
            if card.conditions.move_out && !row.get_ref().is_final {
                self.fault(row, "only a final event can be the move (EK18)");
            }
            if cards.iter().filter(|other| other.id == card.id).count() > 1 {
                self.fault(&row.get_ref().id, format!("{} stands twice; expected an id of its own", card.id));
            }
        }
        let moves = cards.iter().filter(|card| card.conditions.move_out).count();
        if moves != 1 {
            let problem = format!("{moves} final events are the move; expected exactly one `move_out` (LUI-R05)");
            self.faults.push(ContentFault::at(self.text, 0, problem));
        }
        cards
    }

    fn event(&mut self, row: &EventRow, by_number: &[Option<Prisoner>; Number::COUNT], weight: u8) -> EventCard {
        let mut named = Set::EMPTY;
        let mut find = |reader: &mut Self, number: &Spanned<Number>| -> Prisoner {
            let Some(prisoner) = by_number[number.get_ref().index()] else {
                reader.fault(number, format!("no prisoner has the number {}", number.get_ref()));
                return Prisoner(0);
            };
            if named.contains(prisoner) {
                reader.fault(number, format!("{} stands twice on this card; expected once at most", number.get_ref()));
            }
            named.insert(prisoner);
            prisoner
        };
        let mut fights = Vec::new();
        for fight in &row.fights {
            let (a, b) = (find(self, &fight.a), find(self, &fight.b));
            // LUI-R21: a fight without a printed weight has the usual one.
            let weight = fight.weight.as_ref().map_or(weight, |weight| self.ranged(weight, 1, 5));
            fights.push((a, b, weight));
        }
        let out: Vec<Prisoner> = row.out.iter().map(|number| find(self, number)).collect();
        let mut card = EventCard {
            id: row.id.get_ref().clone(),
            title: row.title.clone(),
            printed: row.printed,
            fights,
            out,
            ordinary_in: row.arrivals.ordinary,
            specialists_in: row.arrivals.specialist,
            effects: row.weather.iter().chain(&row.special).map(|effect| effect.get_ref().clone()).collect(),
            conditions: Conditions::default(),
            one_time: Vec::new(),
        };
        if let Some(patrols) = &row.patrols {
            card.conditions.patrols = self.ranged(patrols, 1, PATROLS_A_DAY_MAX);
        }
        for effect in row.weather.iter().chain(&row.special) {
            self.effect(effect, by_number, &mut card);
        }
        if card.fights.len() > FIGHTS_MAX {
            self.fault(&row.id, format!("too many fights; expected at most {FIGHTS_MAX}"));
        }
        if usize::from(card.ordinary_in) + usize::from(card.specialists_in) > NEWCOMERS_MAX {
            self.fault(&row.id, format!("too many newcomers; expected at most {NEWCOMERS_MAX}"));
        }
        card
    }

    fn effect(
        &mut self,
        effect: &Spanned<Effect>,
        by_number: &[Option<Prisoner>; Number::COUNT],
        card: &mut EventCard,
    ) {
        let EventCard { conditions, one_time, .. } = card;
        let add = |values: &mut [i16; Way::COUNT], ways: Ways, n: i8| {
            Way::ALL.into_iter().filter(|way| ways.include(*way)).for_each(|way| values[way.index()] += i16::from(n));
        };
        match effect.get_ref() {
            Effect::WayMod { way, n } => add(&mut conditions.way, *way, *n),
            Effect::WorkerMod { way, n } => add(&mut conditions.worker, *way, *n),
            Effect::Crowded { size, n } => conditions.crowded.push((*size, *n)),
            Effect::PatrolMod { stat, n } => patrol_mod(conditions, *stat, i16::from(*n)),
            Effect::Suspicion { size, n } => conditions.suspicion.push((*size, *n)),
            Effect::WardenMod { n } => conditions.warden += i16::from(*n),
            Effect::CharMod { stat, n } => conditions.traits[stat.index()] += i16::from(*n),
            Effect::Ban { task } => conditions.banned.insert(*task),
            Effect::NoDefence { defence } => conditions.no_defence.insert(*defence),
            Effect::RecruitLimit { n } => conditions.recruit_limit = conditions.recruit_limit.min(*n),
            Effect::OpenArrivals {} => conditions.open_arrivals = true,
            Effect::Reassign { n } if *n <= 3 => conditions.reassign = conditions.reassign.max(*n),
            Effect::Reassign { n } => self.fault(effect, format!("{n} is too much; expected at most 3 members")),
            Effect::SingleOut { numbers } => {
                let found = numbers.iter().filter_map(|number| by_number[number.index()]).collect::<Set<Prisoner>>();
                if usize::from(found.len()) != numbers.len() {
                    self.fault(effect, "expected numbers of prisoners, none of them twice");
                }
                one_time.push(OneTimeEffect::SingleOut(found));
            }
            Effect::Amnesty { n } => one_time.push(OneTimeEffect::Amnesty(*n)),
            Effect::PoolLoss { way, n } => {
                one_time.push(OneTimeEffect::PoolLoss(Way::ALL.map(|each| if way.include(each) { *n } else { 0 })));
            }
            Effect::LeaderLoss { n } => one_time.push(OneTimeEffect::LeaderLoss(*n)),
            Effect::TransferLargest { n } => one_time.push(OneTimeEffect::TransferLargest(*n)),
            Effect::MoveOut {} => conditions.move_out = true,
        }
    }

    fn patrols(&mut self, rows: &[Spanned<PatrolRow>]) -> Vec<PatrolCard> {
        if rows.len() < usize::from(PATROLS_A_DAY_MAX) || rows.len() > 128 {
            let problem = format!("{} patrols; expected from {PATROLS_A_DAY_MAX} to 128", rows.len());
            self.faults.push(ContentFault::at(self.text, 0, problem));
        }
        let mut sorted: Vec<&PatrolRow> = rows.iter().map(Spanned::get_ref).collect();
        sort_short_by_key(&mut sorted, |row| *row.number.get_ref());
        for pair in sorted.windows(2) {
            if pair[0].number.get_ref() == pair[1].number.get_ref() {
                self.fault(&pair[1].number, "this number stands twice; expected a number of its own (LUI-R33)");
            }
        }
        let mut value = |value: &Spanned<u8>| self.ranged(value, 0, VALUE_MAX);
        let card = |row: &&PatrolRow| PatrolCard {
            number: *row.number.get_ref(),
            title: row.title.clone(),
            efficacy: [value(&row.shovel), value(&row.banknotes), value(&row.bulb)],
            talk: value(&row.talk),
            bribe: value(&row.bribe),
        };
        sorted.iter().map(card).collect()
    }

    fn punishments(&mut self, rows: &[Spanned<PunishmentRow>]) -> Vec<PunishmentCard> {
        if rows.is_empty() || rows.len() > 128 {
            let problem = format!("{} punishments; expected from 1 to 128", rows.len());
            self.faults.push(ContentFault::at(self.text, 0, problem));
        }
        let card = |row: &PunishmentRow| PunishmentCard {
            id: row.id.get_ref().clone(),
            title: row.title.clone(),
            effects: row.effects.iter().map(|effect| *effect.get_ref()).collect(),
        };
        for row in rows {
            let sentences = row.get_ref().effects.iter().filter(|effect| sends_to_solitary(effect.get_ref())).count();
            if sentences > 1 {
                self.fault(&row.get_ref().id, "two sentences at once; expected one kind of solitary at most");
            }
        }
        rows.iter().map(|row| card(row.get_ref())).collect()
    }

    /// That there are enough cards for five gangs and the neutrals, whichever bosses lead (LUI-022, LUI-R03).
    fn check_deal(&mut self, game: &GameRow, content: &Content) {
        if content.bosses.len() < SEATS_MAX {
            let problem = format!("{} bosses; expected at least {SEATS_MAX}", content.bosses.len());
            self.faults.push(ContentFault::at(self.text, 0, problem));
        }
        let deal = *game.deal.get_ref();
        for (name, each, deck) in
            [("specialists", deal.specialists, content.specialists), ("prisoners", deal.prisoners, content.ordinary)]
        {
            let needed = u16::from(each) * u16::from(SEATS_MAX);
            for boss in content.bosses.iter() {
                let card = content.prisoner(boss);
                let found = deck.and(card.may_hold).len();
                if u16::from(found) < needed {
                    let problem = format!("{} may hold only {found} {name}; expected {needed} (LUI-022)", card.name);
                    self.fault(&game.deal, problem);
                }
            }
        }
        for (place, seats) in [(&game.neutrals, SEATS_MAX), (&game.neutrals_for_two, 2)] {
            let draw = *place.get_ref();
            let short = |each: u8, neutral: u8, deck: Set<Prisoner>| {
                u16::from(each) * u16::from(seats) + u16::from(neutral) > u16::from(deck.len())
            };
            if short(deal.specialists, draw.specialists, content.specialists)
                || short(deal.prisoners, draw.prisoners, content.ordinary)
            {
                self.fault(place, "more cards than there are; expected fewer neutrals (LUI-023)");
            }
        }
    }
}

fn patrol_mod(conditions: &mut Conditions, stat: PatrolStat, n: i16) {
    let [shovel, banknotes, bulb] = &mut conditions.efficacy;
    match stat {
        PatrolStat::Number => conditions.patrol_number += n,
        PatrolStat::Shovel => *shovel += n,
        PatrolStat::Banknotes => *banknotes += n,
        PatrolStat::Bulb => *bulb += n,
        // LUI-R34: efficacy is the three values and neither the number nor the resistances.
        PatrolStat::Efficacy => [shovel, banknotes, bulb].into_iter().for_each(|value| *value += n),
        PatrolStat::Talk => conditions.talk += n,
        PatrolStat::Bribe => conditions.bribe += n,
    }
}

fn sends_to_solitary(sentence: &Sentence) -> bool {
    match sentence {
        Sentence::Warning {} | Sentence::Fine { .. } => false,
        Sentence::Solitary { .. } | Sentence::ByCause { .. } | Sentence::ByType { .. } | Sentence::Deport { .. } => {
            true
        }
    }
}

/// LUI-R51: `aversion` is the boss's, `refuses` is the prisoner's.
fn may_hold(boss: &PrisonerCard, card: &PrisonerCard) -> bool {
    let averse = boss.special.contains(&Special::Aversion { nat: card.nation });
    let refuses = card.special.contains(&Special::Refuses { nat: boss.nation });
    card.rank != Rank::Boss && !averse && !refuses
}

fn ids(cards: &[PrisonerCard], keep: impl Fn(&PrisonerCard) -> bool) -> Set<Prisoner> {
    cards.iter().enumerate().filter(|(_, card)| keep(card)).map(|(index, _)| Prisoner(index as u8)).collect()
}
