//! How events are staged. Those of one phase of the day follow each other and are staged together: the fights, the gate,
//! the reveal, recruiting, sabotage, the patrol, the warden, the points.

use ::scene::{Figure, Moment, MomentKind, TextValue, Texts, Tone};
use engine::{BySeat, Seat, Set};

use crate::cards::{EventId, Patrol, Pile, Prisoner, Punishment, Way};
use crate::event::{Defended, Event};
use crate::state::{Options, TransferResult};
use crate::text::Wording;

pub(super) fn moment(options: &Options, event: &Event, texts: &Texts) -> Option<Moment> {
    let stage = Staging { wording: Wording::new(options, texts), texts };
    Some(match *event {
        Event::Morning(day) => stage.morning(day),
        Event::Piles(ref piles) => stage.piles(piles),
        Event::Today(event) => stage.today(event),
        Event::Stopped(seat, a, b) => stage.verdict("stopped", seat, a, b).tone(Tone::Good),
        Event::LetFight(seat, a, b) => stage.together("fights", stage.verdict("let-fight", seat, a, b)),
        Event::Fought(a, b) => stage.together("fights", stage.fought(a, b)),
        Event::Left(who) => stage.together("gate", stage.prisoner("left", who).tone(Tone::Bad)),
        Event::ArrivedUnknown(count) => stage.together("gate", stage.arrived_unknown(count)),
        Event::Arrived(who) => stage.together("gate", stage.card("arrived", who)),
        Event::Amnestied(who) => stage.together("gate", stage.prisoner("amnestied", who).tone(Tone::Good)),
        Event::SingledOut(who) => stage.together("singled", stage.prisoner("singled-out", who).tone(Tone::Bad)),
        Event::Lost(seat, way, points) => stage.together("losses", stage.lost(seat, way, points)),
        Event::Scouted(slot, who) => stage.together("scouts", stage.seen("scouted", slot, who).tone(Tone::Good)),
        Event::Revealed(seat, ref piles) => stage.together("reveal", stage.revealed(seat, piles)),
        Event::Uncovered(slot, who) => stage.together("recruiting", stage.seen("uncovered", slot, who)),
        Event::Joined(seat, who) => stage.together("recruiting", stage.joined(seat, who)),
        Event::Contested(who) => stage.together("recruiting", stage.prisoner("contested", who)),
        Event::Unmoved(who) => stage.together("recruiting", stage.prisoner("unmoved", who)),
        Event::Sabotaged(who, seat, way, points) => stage.together("sabotage", stage.sabotaged(who, seat, way, points)),
        Event::Patrols(drawn, used) => stage.together("patrol", stage.patrols(drawn, used)),
        Event::Detected(seat, way) => stage.together("patrol", stage.way("detected", seat, way).tone(Tone::Bad)),
        Event::Caught(seat, way) => stage.together("patrol", stage.way("caught", seat, way).tone(Tone::Alarm)),
        Event::Defended(seat, way, who, how) => stage.defended(seat, way, who, how),
        Event::Released(who) => stage.together("warden", stage.prisoner("released", who).tone(Tone::Good)),
        Event::Punishment(card) => stage.together("warden", stage.punishment(card)),
        Event::LockedUp(who, days) => stage.together("warden", stage.locked_up(who, days)),
        Event::Produced(seat, points) => stage.together("points", stage.produced(seat, points)),
        Event::Escaped(seat) => stage.escaped(seat),
        Event::Moved => stage.moved(options.transfer_result),
        // Bookkeeping: the log tells it. What an order led to is staged.
        Event::Ready(_) | Event::SabotageOrder(..) | Event::RecruitOrder(..) | Event::Settled(_) => return None,
    })
}

/// Makes moments of events. The message `moment-WORD` is a headline and `moment-WORD.line` what stands below it.
struct Staging<'a> {
    wording: Wording<'a>,
    texts: &'a Texts,
}

impl Staging<'_> {
    /// A moment of a message with a line.
    fn highlight<const N: usize>(&self, word: &str, values: [(&'static str, TextValue<'static>); N]) -> Moment {
        let id = format!("moment-{word}");
        let headline = self.texts.with(&id, values.clone());
        Moment::new(MomentKind::Highlight, headline).detail(self.texts.with(&format!("{id}.line"), values))
    }

    /// A moment that is staged with its neighbours of the same phase.
    fn together(&self, phase: &str, moment: Moment) -> Moment {
        moment.together(self.texts.text(&format!("moments-{phase}")))
    }

    /// Whether the reader is meant, and the name of the player.
    fn player(&self, seat: Seat) -> [(&'static str, TextValue<'static>); 2] {
        [("who", self.texts.who(seat)), ("name", self.wording.seat(seat))]
    }

    /// A prisoner's name for headlines, and with his number for lines.
    fn named(&self, who: Prisoner) -> [(&'static str, TextValue<'static>); 2] {
        [("short", self.wording.name(who).into()), ("prisoner", self.wording.who(who).into())]
    }

    /// Something that happens to a prisoner.
    fn prisoner(&self, word: &str, who: Prisoner) -> Moment {
        self.highlight(word, self.named(who))
    }

    /// The same, with his card below.
    fn card(&self, word: &str, who: Prisoner) -> Moment {
        let [short, _] = self.named(who);
        self.highlight(word, [short, ("card", self.wording.card(who).into())])
    }

    /// Something that happens to a way of a gang.
    fn way(&self, word: &str, seat: Seat, way: Way) -> Moment {
        let [who, name] = self.player(seat);
        self.highlight(word, [who, name, ("way", self.wording.way(way).into())]).of(seat)
    }

    fn morning(&self, day: u8) -> Moment {
        let headline = self.texts.with("moment-morning", [("day", day.into())]);
        Moment::new(MomentKind::Chapter, headline).detail(self.wording.clock(day))
    }

    fn piles(&self, piles: &BySeat<[u8; Pile::COUNT]>) -> Moment {
        let headline = self.texts.text("moment-piles");
        let all = piles.iter().map(|(seat, _)| seat);
        piles.iter().fold(Moment::new(MomentKind::Highlight, headline).of_all(all), |moment, (seat, sizes)| {
            let [who, name] = self.player(seat);
            let sizes = ("piles", self.wording.sizes(sizes).into());
            moment.detail(self.texts.with("moment-piles.line", [who, name, sizes]))
        })
    }

    fn today(&self, event: EventId) -> Moment {
        let headline = self.texts.with("moment-today", [("title", self.wording.event(event).into())]);
        let lines = self.wording.event_lines(event, |who| self.wording.who(who));
        lines.into_iter().fold(Moment::new(MomentKind::Highlight, headline), Moment::detail)
    }

    /// What a boss decides about a fight.
    fn verdict(&self, word: &str, seat: Seat, a: Prisoner, b: Prisoner) -> Moment {
        let [who, name] = self.player(seat);
        let (a, b) = (("a", self.wording.who(a).into()), ("b", self.wording.who(b).into()));
        self.highlight(word, [who, name, a, b]).of(seat)
    }

    fn fought(&self, a: Prisoner, b: Prisoner) -> Moment {
        let values = [("a", self.wording.name(a).into()), ("b", self.wording.name(b).into())];
        self.highlight("fought", values).tone(Tone::Bad)
    }

    fn arrived_unknown(&self, count: u8) -> Moment {
        self.highlight("arrived-unknown", [("count", count.into())])
    }

    /// Somebody learns who lies face down.
    fn seen(&self, word: &str, slot: u8, who: Prisoner) -> Moment {
        let [short, _] = self.named(who);
        let slot = ("slot", self.wording.slot(slot).into());
        self.highlight(word, [short, slot, ("card", self.wording.card(who).into())])
    }

    fn lost(&self, seat: Seat, way: Way, points: u16) -> Moment {
        let [who, name] = self.player(seat);
        let values = [who, name, ("way", self.wording.way(way).into()), ("points", points.into())];
        self.highlight("lost", values).of(seat).tone(Tone::Bad)
    }

    fn revealed(&self, seat: Seat, piles: &[Set<Prisoner>; Pile::COUNT]) -> Moment {
        let filled = Pile::ALL.into_iter().filter(|pile| !piles[pile.index()].is_empty());
        let part = |pile: Pile| {
            let members = piles[pile.index()];
            // Nobody asks who rests.
            let who = match pile {
                Pile::Rest => members.len().to_string(),
                _ => {
                    let names = members.iter().map(|who| self.wording.surname(who).to_owned());
                    self.texts.row(&names.collect::<Vec<_>>())
                }
            };
            format!("{} {who}", self.wording.pile(pile))
        };
        let parts = self.texts.rows(&filled.map(part).collect::<Vec<_>>());
        let [who, name] = self.player(seat);
        self.highlight("revealed", [who, name, ("piles", parts.into())]).of(seat)
    }

    fn joined(&self, seat: Seat, prisoner: Prisoner) -> Moment {
        let ([who, name], [short, prisoner]) = (self.player(seat), self.named(prisoner));
        self.highlight("joined", [who, name, short, prisoner]).of(seat).tone(Tone::Good)
    }

    fn sabotaged(&self, saboteur: Prisoner, seat: Seat, way: Way, points: u16) -> Moment {
        let ([who, name], [short, prisoner]) = (self.player(seat), self.named(saboteur));
        let (way, points) = (("way", self.wording.way(way).into()), ("points", points.into()));
        self.highlight("sabotaged", [who, name, short, prisoner, way, points]).of(seat).tone(Tone::Bad)
    }

    /// The patrol of the day and what its card says.
    fn patrols(&self, drawn: Set<Patrol>, used: Patrol) -> Moment {
        let (texts, card) = (self.texts, self.wording.content.patrol(used));
        let name = self.wording.patrol(used);
        let headline = texts.with("moment-patrols", [("patrol", name.clone().into())]);
        let line = texts.with("moment-patrols.line", [("patrol", name.into())]);
        let line = self.wording.flavoured(line, &format!("patrol-{}.text", card.number));
        let mut moment = Moment::new(MomentKind::Highlight, headline).detail(line);
        if drawn.len() > 1 {
            let names: Vec<String> = drawn.iter().map(|patrol| self.wording.patrol(patrol)).collect();
            moment = moment.detail(texts.with("moment-patrols.drawn", [("names", texts.list(&names).into())]));
        }
        let [tunnel, force, finesse] = card.efficacy.map(TextValue::from);
        let values = [
            ("tunnel", tunnel),
            ("force", force),
            ("finesse", finesse),
            ("talk", card.talk.into()),
            ("bribe", card.bribe.into()),
        ];
        moment.detail(texts.with("moment-patrols.values", values))
    }

    fn defended(&self, seat: Seat, way: Way, prisoner: Prisoner, how: Defended) -> Moment {
        let (word, tone) = match how {
            Defended::Talk => ("talk", Tone::Good),
            Defended::Bribe => ("bribe", Tone::Good),
            Defended::FailedBribe => ("failed-bribe", Tone::Bad),
            Defended::Blame => ("blame", Tone::Bad),
            Defended::LastResort => ("last-resort", Tone::Bad),
        };
        let ([who, name], [short, prisoner]) = (self.player(seat), self.named(prisoner));
        let (way, cost) =
            (("way", self.wording.way(way).into()), ("cost", self.wording.content.numbers.bribe_cost.into()));
        self.highlight(word, [who, name, short, prisoner, way, cost]).of(seat).tone(tone)
    }

    fn punishment(&self, card: Punishment) -> Moment {
        let effects = &self.wording.content.punishment(card).effects;
        let effects: Vec<String> = effects.iter().map(|sentence| self.wording.sentence(sentence)).collect();
        let values = [("title", self.wording.punishment(card).into()), ("effects", self.texts.rows(&effects).into())];
        self.highlight("punishment", values).tone(Tone::Bad)
    }

    fn locked_up(&self, who: Prisoner, days: u8) -> Moment {
        let [short, prisoner] = self.named(who);
        self.highlight("locked-up", [short, prisoner, ("days", days.into())]).tone(Tone::Bad)
    }

    fn produced(&self, seat: Seat, points: [u16; Way::COUNT]) -> Moment {
        let total: u16 = points.iter().sum();
        let ([who, name], [tunnel, force, finesse]) = (self.player(seat), points.map(TextValue::from));
        let ways = [("tunnel", tunnel), ("force", force), ("finesse", finesse)];
        let [tunnel, force, finesse] = ways;
        let moment = self.highlight("produced", [who, name, ("points", total.into()), tunnel, force, finesse]).of(seat);
        let moment = moment.figure(Figure::Number { seat, from: 0, to: total });
        if total > 0 { moment.tone(Tone::Good) } else { moment }
    }

    fn escaped(&self, seat: Seat) -> Moment {
        let headline = self.texts.with("moment-escaped", self.player(seat));
        let goal = ("goal", self.wording.content.numbers.goal.into());
        Moment::new(MomentKind::Ending, headline)
            .detail(self.texts.with("moment-escaped.line", [goal]))
            .of(seat)
            .tone(Tone::Good)
    }

    fn moved(&self, result: TransferResult) -> Moment {
        let meaning = match result {
            TransferResult::Nobody => "outcome-move",
            TransferResult::Leader => "outcome-leader",
        };
        Moment::new(MomentKind::Ending, self.texts.text("moment-moved"))
            .detail(self.texts.text(meaning))
            .tone(Tone::Alarm)
    }
}
