//! What happened, in words.

use engine::{Pool, Seat};

use super::map;
use super::words::Words;
use crate::Event;
use crate::board::{Cell, Rotation};
use crate::content::{Card, Hall, Token, TokenKind, Tokens};
use crate::event::{Fight, Who};

pub(super) fn describe(words: Words<'_>, event: &Event) -> String {
    let texts = words.texts;
    match event {
        Event::Picked { pawn, card } => words.picked(*pawn, *card),
        Event::Drew { seat, halls, tokens } => words.drew(*seat, *halls, *tokens),
        Event::DrewFaces { halls, tokens } => words.drew_faces(halls, tokens),
        Event::Moved { pawn, to } => words.at_cell("tell-moved", *pawn, *to),
        Event::Boosted { pawn, over, to } => words.boosted(*pawn, *over, *to),
        Event::Stuck { pawn } => words.of_pawn("tell-stuck", *pawn),
        Event::Left { pawn, number } => {
            texts.with("tell-left", [("who", words.who(*pawn).into()), ("number", (*number).into())])
        }
        Event::Lost { pawn } => words.of_pawn("tell-lost", *pawn),
        Event::BackOutside { pawn } => words.of_pawn("tell-back-outside", *pawn),
        Event::Took { pawn, token } => {
            texts.with("tell-took", [("who", words.who(*pawn).into()), ("token", words.token(*token).into())])
        }
        Event::Captured { pawn, guard } => {
            texts.with("tell-captured", [("who", words.who(*pawn).into()), ("guard", words.token(*guard).into())])
        }
        Event::Fought { pawn, guard, fight } => words.fought(*pawn, *guard, *fight),
        Event::Returned { tokens } => {
            texts.with("tell-returned", [("tokens", words.tokens(tokens).into()), ("count", tokens.count().into())])
        }
        Event::Ignored { pawn } => words.of_pawn("tell-ignored", *pawn),
        Event::Proposed { pawn, partner, offered, asked } => words.proposed(*pawn, *partner, offered, asked),
        Event::Traded { pawn, partner } => {
            texts.with("tell-traded", [("who", words.who(*pawn).into()), ("partner", words.who(*partner).into())])
        }
        Event::Declined { partner } => words.of_pawn("tell-declined", *partner),
        Event::Cancelled { pawn } => words.of_pawn("tell-cancelled", *pawn),
        Event::Gave { from, to, token } => words.gave(*from, *to, *token),
        Event::Attacked { attacker, defender, attacker_armour, defender_armour } => {
            words.attacked(*attacker, *defender, [*attacker_armour, *defender_armour])
        }
        Event::Looted { winner, loser, token } => words.looted(*winner, *loser, *token),
        Event::LaidHall { pawn, hall, cell, rotation } => words.laid_hall(*pawn, *hall, *cell, *rotation),
        Event::NoHall { pawn } => words.of_pawn("tell-no-hall", *pawn),
        Event::LaidToken { pawn, token, cell, rotation } => words.laid_token(*pawn, *token, *cell, *rotation),
        Event::Closed => texts.text("tell-closed"),
        Event::Pressed { pawn } => words.of_pawn("tell-pressed", *pawn),
        Event::Failsafe { pawn } => words.of_pawn("tell-failsafe", *pawn),
        Event::StageTwo { pawn } => words.of_pawn("tell-stage-two", *pawn),
        Event::Opened => texts.text("tell-opened"),
        Event::TilePassed { to } => words.of_pawn("tell-tile", *to),
        Event::Destroyed { pawn, cell } => words.at_cell("tell-destroyed", *pawn, *cell),
        Event::Lapsed { pawn } => words.of_pawn("tell-lapsed", *pawn),
        Event::Resigned { pawn } => words.of_pawn("tell-resigned", *pawn),
        Event::Collapsed => texts.text("tell-collapsed"),
    }
}

impl Words<'_> {
    /// A message about a pawn alone.
    fn of_pawn(&self, id: &str, pawn: Who) -> String {
        self.texts.with(id, [("who", self.who(pawn).into())])
    }

    /// A message about a pawn and a cell.
    fn at_cell(&self, id: &str, pawn: Who, cell: Cell) -> String {
        self.texts.with(id, [("who", self.who(pawn).into()), ("cell", cell.to_string().into())])
    }

    fn picked(&self, pawn: Who, card: Card) -> String {
        let name = self.content().card(card).name.get(self.texts.lang());
        self.texts.with("tell-picked", [("who", self.who(pawn).into()), ("card", name.into())])
    }

    fn drew(&self, seat: Seat, halls: u8, tokens: u8) -> String {
        let name = self.texts.seat(seat);
        self.texts.with("tell-drew", [("who", name.into()), ("halls", halls.into()), ("tokens", tokens.into())])
    }

    fn drew_faces(&self, halls: &[Hall], tokens: &[Token]) -> String {
        let halls = halls.iter().map(|hall| self.hall(*hall));
        let all: Vec<String> = halls.chain(tokens.iter().map(|token| self.token(*token))).collect();
        self.texts.with("tell-drew-faces", [("what", self.texts.list(&all).into())])
    }

    fn boosted(&self, pawn: Who, over: Cell, to: Cell) -> String {
        let cells = [("over", over.to_string().into()), ("cell", to.to_string().into())];
        let [over, to] = cells;
        self.texts.with("tell-boosted", [("who", self.who(pawn).into()), over, to])
    }

    fn fought(&self, pawn: Who, guard: Token, fight: Fight) -> String {
        let (who, guard) = (("who", self.who(pawn).into()), ("guard", self.token(guard).into()));
        match fight {
            Fight::Won { armour } => self.texts.with("tell-fight-won", [who, guard, ("armour", armour.into())]),
            Fight::Draw => self.texts.with("tell-fight-draw", [who, guard]),
            Fight::Lost => self.texts.with("tell-fight-lost", [who, guard]),
        }
    }

    fn proposed(&self, pawn: Who, partner: Who, offered: &Tokens, asked: &Tokens) -> String {
        self.texts.with(
            "tell-proposed",
            [
                ("who", self.who(pawn).into()),
                ("partner", self.who(partner).into()),
                ("offered", self.tokens(offered).into()),
                ("asked", self.tokens(asked).into()),
            ],
        )
    }

    fn gave(&self, from: Who, to: Who, token: Token) -> String {
        let (from, to) = (("from", self.who(from).into()), ("to", self.who(to).into()));
        self.texts.with("tell-gave", [from, to, ("token", self.token(token).into())])
    }

    fn attacked(&self, attacker: Who, defender: Who, [left, right]: [u8; 2]) -> String {
        self.texts.with(
            "tell-attacked",
            [
                ("attacker", self.who(attacker).into()),
                ("defender", self.who(defender).into()),
                ("left", left.into()),
                ("right", right.into()),
            ],
        )
    }

    fn looted(&self, winner: Who, loser: Who, token: Token) -> String {
        let (winner, loser) = (("winner", self.who(winner).into()), ("loser", self.who(loser).into()));
        self.texts.with("tell-looted", [winner, loser, ("token", self.token(token).into())])
    }

    fn laid_hall(&self, pawn: Who, hall: Hall, cell: Cell, rotation: Rotation) -> String {
        let edges = map::arrows(self.content().hall(hall).passages.rotated(rotation));
        let (who, what) = (("who", self.who(pawn).into()), ("what", self.hall(hall).into()));
        let (cell, edges) = (("cell", cell.to_string().into()), ("edges", edges.into()));
        self.texts.with("tell-laid-hall", [who, what, cell, edges])
    }

    fn laid_token(&self, pawn: Who, token: Token, cell: Cell, rotation: Rotation) -> String {
        let (who, what) = (("who", self.who(pawn).into()), ("what", self.token(token).into()));
        let cell = ("cell", cell.to_string().into());
        match self.content().kind(token) {
            TokenKind::Guard { protects, .. } => {
                let edges = map::arrows(protects.rotated(rotation));
                self.texts.with("tell-laid-guard", [who, what, cell, ("edges", edges.into())])
            }
            TokenKind::Trophy { .. } | TokenKind::Upgrade { .. } => {
                self.texts.with("tell-laid-token", [who, what, cell])
            }
        }
    }
}
