//! Moments: the events that are staged, each with a headline and what it means.

use engine::Seat;
use scene::{Figure, Moment, MomentKind, TextValue, Texts, Tone};

use crate::cards::{Cards, Kind, Tool};
use crate::content::{Ability, Area, Background, GangCard, MichelCard, Recipe};
use crate::event::{Event, Parcel};
use crate::state::{Mode, Options, Team, areas, target};
use crate::text::{Names, parcel_text};

/// How an event is staged. Payments, single sales and shuffles are told by the log alone, and so are walks, which can be
/// seen on the board.
pub(super) fn moment(options: &Options, event: &Event, texts: &Texts) -> Option<Moment> {
    let stage = Stage { options, texts, names: Names(texts) };
    Some(match *event {
        Event::Turn(seat) => stage.turn(seat),
        // Whoever drew is shown the cards.
        Event::Drew(seat, _) if stage.is_reader(seat) => return None,
        Event::Drew(seat, count) => stage.one("moment-drew", seat, [("count", count.into())]),
        Event::DrewCards(cards) => stage.cards("moment-drew-cards", cards).tone(Tone::Good),
        Event::Rolled(seat, die) => stage.roll("moment-rolled", seat, die),
        Event::Sent(seat, Area::Solitary) => stage.plain("moment-sent", seat, Tone::Bad).detail(stage.means("sent")),
        Event::LostAtRandom(seat, kind) => stage.card("lost-at-random", seat, kind, Tone::Bad),
        Event::Joined(seat, card) => stage.joined(seat, card),
        Event::Played(seat, kind) => stage.played(seat, kind),
        Event::Revealed(seat, background) => stage.revealed(seat, background),
        Event::RevealedInGang(seat, background) => stage.revealed_in_gang(seat, background),
        Event::Beaten(seat) => stage.plain("moment-beaten", seat, Tone::Bad).detail(stage.means("beaten")),
        Event::Unmoved(seat) => {
            stage.plain("moment-unmoved", seat, Tone::Good).detail(stage.ability(Ability::StoneFace.printed()))
        }
        Event::Healed(seat, left) => stage.healed(seat, left),
        Event::TookCigarettes(to, from, count) => {
            stage.two("moment-took-cigarettes", to, from, [("amount", stage.cigarettes(count))]).tone(Tone::Bad)
        }
        Event::TookFromBoard(seat, kind, count) => stage.took_from_board(seat, kind, count),
        Event::Crafted(seat, recipe) => stage.crafted(seat, recipe),
        Event::Dug(seat, tool, points, total) => stage.dug(seat, tool, points, total),
        Event::MoreActions(seat, count) => {
            stage.one("moment-more-actions", seat, [("count", count.into())]).tone(Tone::Good)
        }
        Event::Extorts(seat, victim) => {
            stage.two("moment-extorts", seat, victim, []).tone(Tone::Bad).detail(stage.means("extorts"))
        }
        Event::Names(seat, tool) => stage.one("moment-names", seat, [("tool", stage.names.wanted(tool).into())]),
        Event::Laid(seat, kind) => stage.card("laid", seat, kind, Tone::Neutral),
        Event::Helped(seat, kind) => stage.card("helped", seat, kind, Tone::Neutral),
        Event::Swung(seat) => {
            stage.plain("moment-swung", seat, Tone::Neutral).detail(stage.ability(Ability::SwingingChain.printed()))
        }
        Event::Gave(from, to, tool) => {
            stage.two("moment-gave", from, to, [("tool", stage.names.one(tool.kind()).into())]).tone(Tone::Bad)
        }
        Event::Refused(seat) => stage.plain("moment-refused", seat, Tone::Neutral).detail(stage.means("refused")),
        Event::Passed(seat) => stage.passed(seat),
        Event::WonFight(winner, loser) => {
            stage.two("moment-won-fight", winner, loser, []).detail(stage.means("won-fight"))
        }
        // The two whom it concerns are shown the card.
        Event::TookCard(to, from) if stage.is_reader(to) || stage.is_reader(from) => return None,
        Event::TookCard(to, from) => stage.two("moment-took-card", to, from, []).tone(Tone::Bad),
        Event::TookThisCard(to, from, kind) => {
            stage.two("moment-took-this-card", to, from, [("card", stage.names.one(kind).into())]).tone(Tone::Bad)
        }
        Event::WeaponsBack(seat, weapons) => {
            stage.plain("moment-weapons-back", seat, Tone::Good).detail(stage.names.cards(weapons))
        }
        // Whoever looks is shown the hand.
        Event::Looked(seat, _) if stage.is_reader(seat) => return None,
        Event::Looked(seat, victim) => stage.two("moment-looked", seat, victim, []).tone(Tone::Bad),
        Event::Saw(victim, hand) => stage.one("moment-saw", victim, []).detail(stage.names.cards(hand)),
        Event::HandsDealt => stage.about("moment-hands-dealt", Tone::Alarm).detail(stage.means("hands-dealt")),
        Event::NewHand(hand) => stage.cards("moment-new-hand", hand),
        // An exchange is told when it is done; before, only whoever is given something must see it.
        Event::HandedThisCard(from, to, kind) if stage.is_reader(to) => {
            stage.one("moment-handed-card", from, [("card", stage.names.one(kind).into())]).of(to).tone(Tone::Good)
        }
        Event::HandedCigarettes(from, to, count) if stage.is_reader(to) => {
            let amount = stage.cigarettes(count.into());
            stage.one("moment-handed-cigarettes", from, [("amount", amount)]).of(to).tone(Tone::Good)
        }
        Event::Exchanged(one, other, given, returned) => stage.exchanged(one, other, given, returned),
        Event::MichelRolled(seat, die) => stage.roll("moment-michel-rolled", seat, die),
        Event::MichelMoved(area) => stage.michel_moved(area),
        Event::MichelShown(seat, card) => return stage.michel_shown(seat, card),
        Event::MichelAvoided(seat) => stage.michel("michel-avoided", seat, Tone::Good),
        Event::MichelPaid(seat, tool) => {
            let moment = stage.one("moment-michel-paid", seat, [("tool", stage.names.one(tool.kind()).into())]);
            moment.tone(Tone::Bad).detail(stage.means("michel-paid"))
        }
        Event::MichelBeaten(seat) => stage.michel("michel-beaten", seat, Tone::Good),
        Event::MichelWon(seat) => stage.michel("michel-won", seat, Tone::Bad),
        Event::Escaped(seat) => stage.escaped(seat),
        Event::Lockdown(seat) => stage.lockdown(seat),
        Event::Reshuffled
        | Event::Moved(..)
        | Event::Sent(..)
        | Event::Discarded(..)
        | Event::LeftGang(..)
        | Event::GotCigarettes(..)
        | Event::Sold(..)
        | Event::Paid(..)
        | Event::Declined(_)
        | Event::WeaponsDiscarded(_)
        | Event::HandedCard(..)
        | Event::HandedThisCard(..)
        | Event::HandedCigarettes(..)
        | Event::MichelReshuffled => return None,
    })
}

/// What moments are made with.
struct Stage<'a> {
    options: &'a Options,
    texts: &'a Texts,
    names: Names<'a>,
}

impl Stage<'_> {
    fn is_reader(&self, seat: Seat) -> bool {
        self.texts.who(seat) == "you".into()
    }

    /// A highlight about nobody in particular.
    fn about(&self, id: &str, tone: Tone) -> Moment {
        Moment::new(MomentKind::Highlight, self.texts.text(id)).tone(tone)
    }

    /// A sentence about a player, who may be the reader, with at most two more values.
    fn says<'b, const N: usize>(&'b self, id: &str, seat: Seat, more: [(&'b str, TextValue<'b>); N]) -> String {
        const { assert!(N <= 2) };
        let mut more = more.into_iter();
        let mut next = || more.next().unwrap_or(("nothing", TextValue::None));
        self.texts.with(id, [("who", self.texts.who(seat)), ("name", self.names.seat(seat)), next(), next()])
    }

    /// A highlight about one player.
    fn one<'b, const N: usize>(&'b self, id: &str, seat: Seat, more: [(&'b str, TextValue<'b>); N]) -> Moment {
        Moment::new(MomentKind::Highlight, self.says(id, seat, more)).of(seat)
    }

    /// A highlight about one player, with nothing but the name.
    fn plain(&self, id: &str, seat: Seat, tone: Tone) -> Moment {
        self.one(id, seat, []).tone(tone)
    }

    /// A highlight about two players, with at most one more value.
    fn two<'b, const N: usize>(
        &'b self,
        id: &str,
        seat: Seat,
        other: Seat,
        more: [(&'b str, TextValue<'b>); N],
    ) -> Moment {
        const { assert!(N <= 1) };
        let more = more.into_iter().next().unwrap_or(("nothing", TextValue::None));
        let values = [
            ("who", self.texts.who(seat)),
            ("name", self.names.seat(seat)),
            ("whom", self.texts.who(other)),
            ("other", self.names.seat(other)),
            more,
        ];
        Moment::new(MomentKind::Highlight, self.texts.with(id, values)).of(seat).of(other)
    }

    /// What a moment means, for everybody the same.
    fn means(&self, word: &str) -> String {
        self.texts.text(&format!("moment-{word}-means"))
    }

    /// A Gang card and what it does.
    fn ability(&self, card: GangCard) -> String {
        let text = self.names.ability(card);
        self.texts.with("moment-ability", [("card", self.names.gang_card(card).into()), ("text", text.into())])
    }

    fn card_says(&self, text: String) -> String {
        self.texts.with("moment-card-says", [("text", text.into())])
    }

    fn cigarettes(&self, count: u16) -> TextValue<'static> {
        self.texts.with("amount-cigarettes", [("count", count.into())]).into()
    }

    /// The viewer's new cards.
    fn cards(&self, id: &str, cards: Cards) -> Moment {
        let headline = self.texts.with(id, [("count", cards.count().into())]);
        Moment::new(MomentKind::Highlight, headline).detail(self.names.cards(cards))
    }

    /// A player does something with a card.
    fn card(&self, word: &str, seat: Seat, kind: Kind, tone: Tone) -> Moment {
        let moment = self.one(&format!("moment-{word}"), seat, [("card", self.names.one(kind).into())]);
        moment.tone(tone).detail(self.means(word))
    }

    /// A player and Michel(le).
    fn michel(&self, word: &str, seat: Seat, tone: Tone) -> Moment {
        self.plain(&format!("moment-{word}"), seat, tone).detail(self.means(word))
    }

    fn turn(&self, seat: Seat) -> Moment {
        Moment { kind: MomentKind::Turn, ..self.one("moment-turn", seat, []) }
    }

    /// A die, and where it leads on this side of the board.
    fn roll(&self, id: &str, seat: Seat, die: u8) -> Moment {
        let leads = self.options.content.die[usize::from(die) - 1].and(areas(self.options.mode));
        let leads: Vec<String> = leads.iter().map(|area| self.names.to(area)).collect();
        let leads =
            self.texts.with("moment-leads", [("die", die.into()), ("areas", self.texts.list_or(&leads).into())]);
        self.one(id, seat, [("die", die.into())]).detail(leads).figure(Figure::Die(die))
    }

    fn joined(&self, seat: Seat, card: GangCard) -> Moment {
        let moment =
            self.one("moment-joined", seat, [("gang", self.names.join(&self.options.content, card.gang()).into())]);
        moment.tone(Tone::Good).detail(self.ability(card))
    }

    fn played(&self, seat: Seat, kind: Kind) -> Moment {
        let effect = self.texts.text(&format!("effect-{kind}"));
        self.one("moment-played", seat, [("card", self.names.one(kind).into())]).detail(self.card_says(effect))
    }

    fn revealed(&self, seat: Seat, background: Background) -> Moment {
        let text = self.texts.text(&format!("background-{background}.text"));
        let moment = self.one("moment-revealed", seat, [("card", self.names.background(background).into())]);
        moment.detail(self.card_says(text))
    }

    fn revealed_in_gang(&self, seat: Seat, background: Background) -> Moment {
        let gang = self.names.gang(&self.options.content, self.options.content.backgrounds[background.index()].gang);
        let in_gang = self.texts.with("moment-in-gang", [("gang", gang.into())]);
        self.revealed(seat, background).detail(in_gang)
    }

    fn healed(&self, seat: Seat, left: u8) -> Moment {
        let left = self.texts.with("moment-beatings-left", [("count", left.into())]);
        self.plain("moment-healed", seat, Tone::Good).detail(left)
    }

    fn took_from_board(&self, seat: Seat, kind: Kind, count: u8) -> Moment {
        let means = match Tool::of(kind) {
            Some(tool) => {
                let points = self.options.content.points[tool.index()];
                self.texts.with("moment-tool-means", [("points", points.into())])
            }
            None => self.texts.text("moment-weapon-means"),
        };
        let taken = self.names.some(kind, count);
        self.one("moment-took-from-board", seat, [("card", taken.into())]).tone(Tone::Good).detail(means)
    }

    fn crafted(&self, seat: Seat, recipe: Recipe) -> Moment {
        let made = self.names.made(self.options, recipe);
        let cards = self.names.cards(self.options.content.recipes[recipe.index()].discard);
        let from = self.texts.with("moment-crafted-from", [("cards", cards.into())]);
        self.one("moment-crafted", seat, [("card", made.into())]).tone(Tone::Good).detail(from)
    }

    /// The Tunnel points that win.
    fn target(&self) -> u8 {
        target(&self.options.content, self.options.mode, self.options.seats)
    }

    fn dug(&self, seat: Seat, tool: Tool, points: u8, total: u16) -> Moment {
        let values = [("tool", self.names.one(tool.kind()).into()), ("points", points.into())];
        let from = total.saturating_sub(points.into());
        let way = [("from", from.into()), ("total", total.into()), ("target", self.target().into())];
        let means = self.texts.with("moment-dug-means", way);
        self.one("moment-dug", seat, values).tone(Tone::Good).detail(means).figure(Figure::Number {
            seat,
            from,
            to: total,
        })
    }

    fn passed(&self, seat: Seat) -> Moment {
        let means = match self.options.mode {
            Mode::Solo => self.means("passed"),
            Mode::Team => self.means("passed-team"),
        };
        self.plain("moment-passed", seat, Tone::Bad).detail(means)
    }

    fn exchanged(&self, one: Seat, other: Seat, given: Parcel, returned: Parcel) -> Moment {
        let part = |seat: Seat, parcel: Parcel| {
            self.says("moment-parcel", seat, [("parcel", parcel_text(parcel, self.texts).into())])
        };
        self.two("moment-exchanged", one, other, []).detail(part(one, given)).detail(part(other, returned))
    }

    fn michel_moved(&self, area: Area) -> Moment {
        let headline = self.texts.with("moment-michel-moved", [("area", self.names.to(area).into())]);
        Moment::new(MomentKind::Highlight, headline).tone(Tone::Alarm).detail(self.means("michel-moved"))
    }

    /// What follows from a card without a Knife is a moment of its own.
    fn michel_shown(&self, seat: Seat, card: MichelCard) -> Option<Moment> {
        let has_knife = self.options.content.michel_cards[card.index()].knife;
        has_knife.then(|| {
            let card = self.card_says(self.names.michel_card(card));
            self.plain("moment-michel-shown", seat, Tone::Alarm).detail(card).detail(self.means("michel-shown"))
        })
    }

    fn escaped(&self, seat: Seat) -> Moment {
        let by = self.says("moment-escaped-by", seat, [("target", self.target().into())]);
        let moment = match self.options.mode {
            Mode::Solo => self.one("moment-escaped", seat, []),
            Mode::Team => {
                let (team, mates) = (Team::of(seat), Team::of(seat).seats(self.options.seats));
                let reader = mates.iter().find(|mate| self.is_reader(*mate)).unwrap_or(seat);
                self.one("moment-escaped-team", reader, [("team", team.letter().into())]).of_all(mates)
            }
        };
        Moment { kind: MomentKind::Ending, ..moment.tone(Tone::Good) }.detail(by).detail(self.means("escaped"))
    }

    fn lockdown(&self, seat: Seat) -> Moment {
        let moment = self.about("moment-lockdown", Tone::Alarm).of(seat);
        Moment { kind: MomentKind::Ending, ..moment }.detail(self.says("moment-lockdown-means", seat, []))
    }
}
