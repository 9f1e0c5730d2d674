//! What happened, in words.

use engine::{Pool, Seat};

use super::map;
use super::words::Words;
use crate::Event;
use crate::board::{Cell, Dir, Rotation};
use crate::content::{Card, Hall, Token, TokenKind, Tokens};
use crate::event::{Fight, Who};

pub(super) fn describe(words: Words<'_>, event: &Event) -> String {
    let texts = words.texts;
    match event {
        Event::Picked { pawn, card } => words.picked(*pawn, *card),
        Event::Drew { seat, halls, tokens } => words.drew(*seat, *halls, *tokens),
        Event::DrewFaces { halls, tokens } => words.drew_faces(halls, tokens),
        Event::Moved { pawn, to } => words.with_value("tell-moved", *pawn, words.cell(*to)),
        Event::Boosted { pawn, over, to } => words.boosted("tell-boosted", *pawn, *over, *to),
        Event::Stuck { pawn } => words.of_pawn("tell-stuck", *pawn),
        Event::Left { pawn, number, exit, worth } => words.left(*pawn, *number, *exit, *worth),
        Event::Lost { pawn } => words.of_pawn("tell-lost", *pawn),
        Event::BackOutside { pawn } => words.of_pawn("tell-back-outside", *pawn),
        Event::Took { pawn, token } => {
            words.with_value("tell-took", *pawn, ("token", words.token_object(*token).into()))
        }
        Event::Captured { pawn, guard } => {
            words.with_value("tell-captured", *pawn, ("guard", words.token_object(*guard).into()))
        }
        Event::Fought { pawn, guard, fight, .. } => words.fought(*pawn, *guard, *fight),
        Event::Returned { tokens } => {
            texts.with("tell-returned", [("tokens", words.tokens(tokens).into()), ("count", tokens.count().into())])
        }
        Event::Ignored { pawn } => words.of_pawn("tell-ignored", *pawn),
        Event::Proposed { pawn, partner, offered, asked } => {
            words.proposed("tell-proposed", [*pawn, *partner], offered, asked)
        }
        Event::Countered { pawn, partner, offered, asked } => {
            words.proposed("tell-countered", [*pawn, *partner], offered, asked)
        }
        Event::Traded { pawn, partner } => words.of_pawns("tell-traded", *pawn, *partner),
        Event::Declined { partner } => words.of_pawn("tell-declined", *partner),
        Event::Cancelled { pawn } => words.of_pawn("tell-cancelled", *pawn),
        Event::Gave { from, to, token } => words.gave("tell-gave", *from, *to, words.token_object(*token)),
        Event::Attacked { attacker, defender, attacker_armour, defender_armour, .. } => {
            words.attacked(*attacker, *defender, [*attacker_armour, *defender_armour])
        }
        Event::Looted { winner, loser, token } => {
            words.looted("tell-looted", *winner, *loser, words.token_object(*token))
        }
        Event::LaidHall { pawn, hall, cell, rotation } => words.laid_hall(*pawn, *hall, *cell, *rotation),
        Event::NoHall { pawn } => words.of_pawn("tell-no-hall", *pawn),
        Event::LaidToken { pawn, token, cell, rotation } => words.laid_token(*pawn, *token, *cell, *rotation),
        Event::Closed => texts.text("tell-closed"),
        Event::Pressed { pawn } => words.of_pawn("tell-pressed", *pawn),
        Event::Failsafe { pawn } => words.of_pawn("tell-failsafe", *pawn),
        Event::StageTwo { pawn } => words.of_pawn("tell-stage-two", *pawn),
        Event::Opened => texts.text("tell-opened"),
        Event::TilePassed { to } => words.of_pawn("tell-tile", *to),
        Event::Destroyed { pawn, cell } => words.with_value("tell-destroyed", *pawn, words.cell(*cell)),
        Event::Lapsed { pawn } => words.of_pawn("tell-lapsed", *pawn),
        Event::Resigned { pawn } => words.of_pawn("tell-resigned", *pawn),
        Event::Collapsed => texts.text("tell-collapsed"),
    }
}

impl Words<'_> {
    fn picked(&self, pawn: Who, card: Card) -> String {
        let name = self.texts.called(&self.content().card(card).name);
        self.with_value("tell-picked", pawn, ("card", name.into()))
    }

    fn drew(&self, seat: Seat, halls: u8, tokens: u8) -> String {
        let (who, name) = (("who", self.texts.who(seat)), ("name", self.texts.seat(seat).into()));
        self.texts.with("tell-drew", [who, name, ("halls", halls.into()), ("tokens", tokens.into())])
    }

    fn drew_faces(&self, halls: &[Hall], tokens: &[Token]) -> String {
        let halls = halls.iter().map(|hall| self.hall(*hall));
        let all: Vec<String> = halls.chain(tokens.iter().map(|token| self.token(*token))).collect();
        self.texts.with("tell-drew-faces", [("what", self.texts.list(&all).into())])
    }

    /// A message about a pawn that moves over a hall into another.
    pub(crate) fn boosted(&self, id: &str, pawn: Who, over: Cell, to: Cell) -> String {
        let [who, name] = self.subject(pawn);
        let over = ("over", over.number().to_string().into());
        self.begun(pawn, self.texts.with(id, [who, name, over, self.cell(to)]))
    }

    fn fought(&self, pawn: Who, guard: Token, fight: Fight) -> String {
        let [who, name] = self.subject(pawn);
        let beaten = ("guard", self.token_object(guard).into());
        let standing = ("guard", self.token(guard).into());
        let sentence = match fight {
            Fight::Won { armour } => self.texts.with("tell-fight-won", [who, name, beaten, ("armour", armour.into())]),
            Fight::Draw => self.texts.with("tell-fight-draw", [who, name, standing]),
            Fight::Lost => self.texts.with("tell-fight-lost", [who, name, standing]),
        };
        self.begun(pawn, sentence)
    }

    /// Leaving the base: where, when, and with how many points.
    fn left(&self, pawn: Who, number: u8, exit: Option<Dir>, worth: u16) -> String {
        let [who, name] = self.subject(pawn);
        let exit = exit.map_or_else(|| "none".to_owned(), map::entrance_name);
        let (number, exit, worth) = (("number", number.into()), ("exit", exit.into()), ("worth", worth.into()));
        self.begun(pawn, self.texts.with("tell-left", [who, name, number, exit, worth]))
    }

    fn proposed(&self, id: &str, [pawn, partner]: [Who; 2], offered: &Tokens, asked: &Tokens) -> String {
        let ([who, name], [whom, other]) = (self.subject(pawn), self.object(partner));
        let offered = ("offered", self.token_objects(offered).into());
        let asked = ("asked", self.token_objects(asked).into());
        self.begun(pawn, self.texts.with(id, [who, name, whom, other, offered, asked]))
    }

    /// A message about a token that goes from one pawn to another of the same team.
    pub(crate) fn gave(&self, id: &str, from: Who, to: Who, token: String) -> String {
        let ([_, name], [_, other]) = (self.subject(from), self.object(to));
        self.begun(from, self.texts.with(id, [name, other, ("token", token.into())]))
    }

    fn attacked(&self, attacker: Who, defender: Who, [left, right]: [u8; 2]) -> String {
        let ([who, name], [whom, other]) = (self.subject(attacker), self.object(defender));
        let values = [who, name, whom, other, ("left", left.into()), ("right", right.into())];
        self.begun(attacker, self.texts.with("tell-attacked", values))
    }

    /// A message about a token that a winner takes from a loser.
    pub(crate) fn looted(&self, id: &str, winner: Who, loser: Who, token: String) -> String {
        let ([who, name], [whom, other]) = (self.subject(winner), self.object(loser));
        self.begun(winner, self.texts.with(id, [who, name, whom, other, ("token", token.into())]))
    }

    fn laid_hall(&self, pawn: Who, hall: Hall, cell: Cell, rotation: Rotation) -> String {
        let edges = self.edges(self.content().hall(hall).passages.rotated(rotation));
        let [who, name] = self.subject(pawn);
        let hall = ("hall", self.hall(hall).into());
        let values = [who, name, hall, self.cell(cell), ("edges", edges.into())];
        self.begun(pawn, self.texts.with("tell-laid-hall", values))
    }

    fn laid_token(&self, pawn: Who, token: Token, cell: Cell, rotation: Rotation) -> String {
        let [who, name] = self.subject(pawn);
        let (what, cell) = (("what", self.token_object(token).into()), self.cell(cell));
        let sentence = match self.content().kind(token) {
            TokenKind::Guard { protects, .. } => {
                let edges = self.edges(protects.rotated(rotation));
                self.texts.with("tell-laid-guard", [who, name, what, cell, ("edges", edges.into())])
            }
            TokenKind::Trophy { .. } | TokenKind::Upgrade { .. } => {
                self.texts.with("tell-laid-token", [who, name, what, cell])
            }
        };
        self.begun(pawn, sentence)
    }
}
