//! Moments: the events that are staged, with what they mean.

use engine::Seat;
use scene::{Figure, Moment, MomentKind, Tone};

use crate::Event;
use crate::board::{Cell, Rotation};
use crate::content::{Card, Hall, Token, TokenKind, Tokens};
use crate::event::{Fight, Who};
use crate::text::Words;
use crate::text::map::entrance_name;

pub(super) fn moment(words: Words<'_>, event: &Event) -> Option<Moment> {
    let stager = Stager(words);
    Some(match event {
        Event::Picked { pawn, card } => stager.picked(*pawn, *card),
        Event::Moved { pawn, to } => {
            let headline = words.with_value("moment-moved", *pawn, words.cell(*to));
            Moment::new(MomentKind::Turn, headline).of(pawn.seat)
        }
        Event::Boosted { pawn, over, to } => stager.boosted(*pawn, *over, *to),
        Event::Stuck { pawn } => stager.of(MomentKind::Turn, "moment-stuck", *pawn, &["next"]).tone(Tone::Bad),
        Event::Left { pawn, number, exit, worth } => {
            let headline = words.of_pawn("moment-left", *pawn);
            let moment = Moment::new(MomentKind::Ending, headline).of(pawn.seat).tone(Tone::Good);
            let exit = exit.map(|exit| words.texts.with("moment-left.exit", [("exit", entrance_name(exit).into())]));
            exit.into_iter()
                .fold(moment, Moment::detail)
                .detail(words.texts.with("moment-left.number", [("number", (*number).into())]))
                .detail(words.texts.with("moment-left.counts", [("worth", (*worth).into())]))
                .figure(Figure::Number { seat: pawn.seat, from: 0, to: *worth })
        }
        Event::Lost { pawn } => stager.of(MomentKind::Ending, "moment-lost", *pawn, &["why"]).tone(Tone::Alarm),
        Event::BackOutside { pawn } => stager.highlight("moment-back-outside", *pawn, &["values"]).tone(Tone::Bad),
        Event::Took { pawn, token } => {
            let moment = stager.with_token("moment-took", *pawn, *token).detail(stager.token(*token)).tone(Tone::Good);
            stager.with_worth(moment, pawn.seat, *token)
        }
        Event::Captured { pawn, guard } => {
            let moment = stager.with_token("moment-captured", *pawn, *guard).tone(Tone::Good);
            stager.details(moment, "moment-captured", &["how", "hand"])
        }
        Event::Fought { pawn, guard, fight, before } => {
            let after = if let Fight::Won { armour } = fight { *armour } else { 0 };
            stager.fought(*pawn, *guard, *fight).figures_of(&[(*pawn, *before, after)])
        }
        Event::Proposed { pawn, partner, offered, asked } => {
            stager.proposed("moment-proposed", [*pawn, *partner], offered, asked)
        }
        Event::Countered { pawn, partner, offered, asked } => {
            stager.proposed("moment-countered", [*pawn, *partner], offered, asked)
        }
        Event::Traded { pawn, partner } => {
            let moment = stager.between("moment-traded", *pawn, *partner).tone(Tone::Good);
            stager.details(moment, "moment-traded", &["markers"])
        }
        Event::Declined { partner } => stager.highlight("moment-declined", *partner, &[]),
        Event::Gave { from, to, token } => {
            let headline = words.gave("moment-gave", *from, *to, words.token_object_name(*token));
            let [_, other] = words.object(*to);
            Moment::new(MomentKind::Highlight, headline)
                .of(from.seat)
                .detail(words.texts.with("moment-gave.to", [other]))
                .detail(stager.token(*token))
        }
        Event::Attacked { attacker, defender, attacker_armour, defender_armour, before: [one, other] } => stager
            .attacked([(*attacker, *attacker_armour), (*defender, *defender_armour)])
            .figures_of(&[(*attacker, *one, *attacker_armour), (*defender, *other, *defender_armour)]),
        Event::Looted { winner, loser, token } => {
            let headline = words.looted("moment-looted", *winner, *loser, words.token_object_name(*token));
            let moment = Moment::new(MomentKind::Highlight, headline).of(winner.seat).of(loser.seat);
            stager.with_worth(moment.detail(stager.token(*token)).tone(Tone::Bad), winner.seat, *token)
        }
        Event::LaidHall { pawn, hall, cell, rotation } => stager.laid_hall(*pawn, *hall, *cell, *rotation),
        Event::LaidToken { pawn, token, cell, rotation } => stager.laid_token(*pawn, *token, *cell, *rotation),
        Event::Closed => stager.alarm(MomentKind::Highlight, "moment-closed", &["why", "failsafe"]),
        Event::Pressed { pawn } => {
            let details = ["turns", "after", "counts"];
            stager.of(MomentKind::Chapter, "moment-pressed", *pawn, &details).tone(Tone::Alarm)
        }
        Event::Failsafe { pawn } => {
            let moment = stager.of(MomentKind::Chapter, "moment-failsafe", *pawn, &["who"]).tone(Tone::Alarm);
            stager.details(moment, "moment-pressed", &["after", "counts"])
        }
        Event::StageTwo { pawn } => {
            stager.of(MomentKind::Chapter, "moment-stage-two", *pawn, &["who", "goal"]).tone(Tone::Alarm)
        }
        Event::Opened => stager.alarm(MomentKind::Highlight, "moment-opened", &["leave", "falls"]),
        Event::Destroyed { pawn, cell } => {
            let headline = words.with_value("moment-destroyed", *pawn, words.cell(*cell));
            let moment = Moment::new(MomentKind::Highlight, headline).of(pawn.seat).tone(Tone::Bad);
            stager.details(moment, "moment-destroyed", &["gone"])
        }
        Event::Lapsed { pawn } => stager.highlight("moment-lapsed", *pawn, &["next"]),
        Event::Resigned { pawn } => stager.of(MomentKind::Ending, "moment-resigned", *pawn, &["rest"]).tone(Tone::Bad),
        Event::Collapsed => stager.alarm(MomentKind::Ending, "moment-collapsed", &["inside", "outside"]),
        // Bookkeeping, or told by another moment: a trade that is given up was a moment when it was proposed, the
        // tokens that return are those of a fight or of a fallen hall, and the tile is in the stage.
        Event::Drew { .. }
        | Event::DrewFaces { .. }
        | Event::Returned { .. }
        | Event::Ignored { .. }
        | Event::Cancelled { .. }
        | Event::NoHall { .. }
        | Event::TilePassed { .. } => return None,
    })
}

/// Armour that is shot away.
trait ArmourFigures {
    /// The same moment with the armour of these pawns before and after, where it was any.
    fn figures_of(self, armour: &[(Who, u8, u8)]) -> Self;
}

impl ArmourFigures for Moment {
    fn figures_of(self, armour: &[(Who, u8, u8)]) -> Moment {
        let known = armour.iter().filter(|(_, before, _)| *before > 0);
        known.fold(self, |moment, &(who, before, after)| {
            moment.figure(Figure::Number { seat: who.seat, from: before.into(), to: after.into() })
        })
    }
}

/// Makes moments out of messages. The details are attributes of the headline's message.
struct Stager<'a>(Words<'a>);

impl Stager<'_> {
    /// A moment about a pawn, with details that may speak of it.
    fn of(&self, kind: MomentKind, id: &str, pawn: Who, details: &[&str]) -> Moment {
        let moment = Moment::new(kind, self.0.of_pawn(id, pawn)).of(pawn.seat);
        let line = |attribute: &&str| self.0.of_pawn(&format!("{id}.{attribute}"), pawn);
        details.iter().map(line).fold(moment, Moment::detail)
    }

    fn highlight(&self, id: &str, pawn: Who, details: &[&str]) -> Moment {
        self.of(MomentKind::Highlight, id, pawn, details)
    }

    fn alarm(&self, kind: MomentKind, id: &str, details: &[&str]) -> Moment {
        self.details(Moment::new(kind, self.0.texts.text(id)).tone(Tone::Alarm), id, details)
    }

    fn details(&self, moment: Moment, id: &str, details: &[&str]) -> Moment {
        let line = |attribute: &&str| self.0.texts.text(&format!("{id}.{attribute}"));
        details.iter().map(line).fold(moment, Moment::detail)
    }

    fn with_token(&self, id: &str, pawn: Who, token: Token) -> Moment {
        let token = ("token", self.0.token_object_name(token).into());
        Moment::new(MomentKind::Highlight, self.0.with_value(id, pawn, token)).of(pawn.seat)
    }

    fn between(&self, id: &str, one: Who, other: Who) -> Moment {
        Moment::new(MomentKind::Highlight, self.0.of_pawns(id, one, other)).of(one.seat).of(other.seat)
    }

    /// What a token is, with its figures.
    fn token(&self, token: Token) -> String {
        let texts = self.0.texts;
        match self.0.content().kind(token) {
            TokenKind::Trophy { value } => texts.with("moment-trophy", [("value", value.into())]),
            TokenKind::Upgrade { raises, by } => texts.with(&format!("moment-upgrade-{raises}"), [("by", by.into())]),
            TokenKind::Guard { fire, armour, .. } => {
                texts.with("moment-guard", [("fire", fire.into()), ("armour", armour.into())])
            }
        }
    }

    /// The moment with what a trophy is worth to the one who gets it.
    fn with_worth(&self, moment: Moment, seat: Seat, token: Token) -> Moment {
        match self.0.content().kind(token) {
            TokenKind::Trophy { value } => moment.figure(Figure::Number { seat, from: 0, to: value.into() }),
            TokenKind::Upgrade { .. } | TokenKind::Guard { .. } => moment,
        }
    }

    fn picked(&self, pawn: Who, card: Card) -> Moment {
        let row = self.0.content().card(card);
        let name = self.0.texts.called(&row.name);
        let values = [("fire", row.fire.into()), ("armour", row.armour.into()), ("boosters", row.boosters.into())];
        Moment::new(MomentKind::Highlight, self.0.with_value("moment-picked", pawn, ("card", name.into())))
            .of(pawn.seat)
            .detail(self.0.texts.with("moment-picked.values", values))
    }

    fn boosted(&self, pawn: Who, over: Cell, to: Cell) -> Moment {
        let cost = self.0.texts.with("moment-boosted.cost", [("over", over.number().to_string().into())]);
        Moment::new(MomentKind::Turn, self.0.boosted("moment-boosted", pawn, over, to)).of(pawn.seat).detail(cost)
    }

    fn fought(&self, pawn: Who, guard: Token, fight: Fight) -> Moment {
        let texts = self.0.texts;
        let destroyed = |id: &str, details: &[&str]| {
            let name = texts.called(&self.0.content().token(guard).name);
            let headline = self.0.with_value(id, pawn, ("guard", name.into()));
            let moment = Moment::new(MomentKind::Highlight, headline).of(pawn.seat).tone(Tone::Alarm);
            self.details(moment.detail(self.token(guard)), id, details)
        };
        match fight {
            Fight::Won { armour } => {
                let left = texts.with("moment-fight-won.left", [("armour", armour.into())]);
                let moment = self.with_token("moment-fight-won", pawn, guard).tone(Tone::Good);
                self.details(moment.detail(self.token(guard)).detail(left), "moment-fight-won", &["hand"])
            }
            Fight::Draw => destroyed("moment-fight-draw", &["lost", "hand"]),
            Fight::Lost => destroyed("moment-fight-lost", &["lost"]),
        }
    }

    fn proposed(&self, id: &str, [pawn, partner]: [Who; 2], offered: &Tokens, asked: &Tokens) -> Moment {
        let (texts, words) = (self.0.texts, self.0);
        self.between(id, pawn, partner)
            .detail(texts.with("moment-proposed.gives", [("offered", words.tokens(offered).into())]))
            .detail(texts.with("moment-proposed.wants", [("asked", words.token_objects(asked).into())]))
    }

    /// The attacker and the defender with the armour left to each.
    fn attacked(&self, both: [(Who, u8); 2]) -> Moment {
        let line = |(who, armour): (Who, u8)| match armour {
            0 => self.0.of_pawn("moment-wreck", who),
            _ => self.0.with_value("moment-armour", who, ("armour", armour.into())),
        };
        let is_decided = both.iter().any(|(_, armour)| *armour == 0);
        let [(attacker, _), (defender, _)] = both;
        let moment = self.between("moment-attacked", attacker, defender);
        let moment = both.into_iter().map(line).fold(moment, Moment::detail);
        match is_decided {
            true => moment.tone(Tone::Alarm),
            false => self.details(moment, "moment-attacked", &["undecided"]).tone(Tone::Bad),
        }
    }

    fn laid_hall(&self, pawn: Who, hall: Hall, cell: Cell, rotation: Rotation) -> Moment {
        let words = self.0;
        let [who, name] = words.subject(pawn);
        let values = [who, name, ("hall", words.hall(hall).into()), words.cell(cell)];
        let edges = words.edges(words.content().hall(hall).passages.rotated(rotation));
        Moment::new(MomentKind::Highlight, words.begun(pawn, words.texts.with("moment-laid-hall", values)))
            .of(pawn.seat)
            .detail(words.texts.with("moment-laid-hall.open", [("edges", edges.into())]))
    }

    fn laid_token(&self, pawn: Who, token: Token, cell: Cell, rotation: Rotation) -> Moment {
        let words = self.0;
        let [who, name] = words.subject(pawn);
        let values = [who, name, ("token", words.token_object_name(token).into()), words.cell(cell)];
        let headline = |id| words.begun(pawn, words.texts.with(id, values));
        let moment = |id| Moment::new(MomentKind::Highlight, headline(id)).of(pawn.seat);
        match words.content().kind(token) {
            TokenKind::Guard { protects, .. } => {
                let edges = words.edges(protects.rotated(rotation));
                moment("moment-laid-guard")
                    .detail(self.token(token))
                    .detail(words.texts.with("moment-laid-guard.watches", [("edges", edges.into())]))
            }
            TokenKind::Trophy { .. } | TokenKind::Upgrade { .. } => {
                moment("moment-laid-loot").detail(self.token(token))
            }
        }
    }
}
