//! What people read: the table, the questions, the choices and what happened.

pub(crate) mod map;

use engine::{Pool, Seat};
use scene::{Section, Texts};

use crate::action::{Action, Event, Fight, Who};
use crate::board::{Cell, Dir, Edges, Turn};
use crate::content::{Content, Face, Hall, Token, Tokens};
use crate::rules::moving::guard_fight;
use crate::state::{Draft, FAILSAFE_ROUNDS, Options, Pawn, Place, Stage, Vehicle, entrance};
use crate::view::{StepView, View};

/// The words of a table and the names of its content.
struct Speaker<'a> {
    options: &'a Options,
    texts: &'a Texts,
}

impl Speaker<'_> {
    fn content(&self) -> &'static Content {
        self.options.content()
    }

    /// A pawn by its owner's name and its own sign on the map.
    fn pawn(&self, who: Who) -> String {
        format!("{} ({})", self.texts.seat(who.seat), who.pawn)
    }

    /// A pawn by its owner's name, and by its own sign if that is not enough.
    fn who(&self, who: Who) -> String {
        if self.options.has_teams() { self.pawn(who) } else { self.texts.seat(who.seat).to_owned() }
    }

    fn hall(&self, hall: Hall) -> String {
        self.content().hall(hall).name.get(self.texts.lang()).to_owned()
    }

    /// A token with what it shows.
    fn token(&self, token: Token) -> String {
        let row = self.content().token(token);
        let name = row.name.get(self.texts.lang());
        match row.face {
            Face::Trophy { value } => format!("{name} ★{value}"),
            Face::Upgrade { raises, by } => format!("{name} {}+{by}", map::sign(raises)),
            Face::Guard { fire, armour, .. } => format!("{name} ▲{fire}■{armour}"),
        }
    }

    /// Tokens, each kind once, with how many there are.
    fn tokens(&self, tokens: &Tokens) -> String {
        let names: Vec<String> = tokens.kinds().map(|token| times(tokens.of(token), self.token(token))).collect();
        self.texts.list(&names)
    }

    fn dir(&self, dir: Dir) -> String {
        self.texts.text(&format!("dir-{dir}"))
    }
}

fn times(count: u8, name: String) -> String {
    if count == 1 { name } else { format!("{count}× {name}") }
}

fn who(view: &View, pawn: Pawn) -> Who {
    Who { pawn, seat: view.owner(pawn) }
}

pub(crate) fn outline(options: &Options, view: &View, texts: &Texts) -> Vec<Section> {
    let speaker = Speaker { options, texts };
    let mut sections = vec![
        Section::new(texts.text("section-stage"), stage(&speaker, view)),
        Section::new(texts.text("section-board"), map::lines(options.content(), view, texts)),
        Section::new(
            texts.text("section-vehicles"),
            view.vehicles.iter().map(|(pawn, vehicle)| vehicle_line(&speaker, view, pawn, vehicle)),
        ),
        Section::new(texts.text("section-hands"), hands(view, texts)),
    ];
    if let Some(hand) = &view.hand {
        let halls = hand.halls.kinds().map(|hall| {
            let passages = map::arrows(options.content().hall(hall).passages);
            format!("{hall} {} {passages}", times(hand.halls.of(hall), speaker.hall(hall)))
        });
        let tokens = hand.tokens.kinds().map(|token| {
            let arrows = match options.content().face(token) {
                Face::Guard { protects, .. } => format!(" {}", map::arrows(protects)),
                Face::Trophy { .. } | Face::Upgrade { .. } => String::new(),
            };
            format!("{token} {}{arrows}", times(hand.tokens.of(token), speaker.token(token)))
        });
        sections.push(Section::new(texts.text("section-own-hand"), halls.chain(tokens)));
    }
    sections
}

fn stage(speaker: &Speaker<'_>, view: &View) -> Vec<String> {
    let texts = speaker.texts;
    let pawns = view.vehicles.len();
    let stage = match view.stage {
        Stage::Looting { .. } => texts.text("stage-looting"),
        Stage::Closed { turns } => texts.with("stage-closed", [("turns", (FAILSAFE_ROUNDS * pawns - turns).into())]),
        Stage::Pressed { presser } => texts.with("stage-pressed", [("who", speaker.who(who(view, presser)).into())]),
        Stage::Opening => texts.text("stage-opening"),
        Stage::Fleeing { holder, .. } => {
            let turns = (holder.number() + pawns - view.turn.number()) % pawns;
            texts.with("stage-fleeing", [("who", speaker.who(who(view, holder)).into()), ("turns", turns.into())])
        }
    };
    let turn = texts.with("stage-turn", [("who", speaker.who(who(view, view.turn)).into())]);
    let stacks = texts.with("stage-stacks", [("halls", view.stack.halls.into()), ("tokens", view.stack.tokens.into())]);
    vec![stage, turn, stacks]
}

fn vehicle_line(speaker: &Speaker<'_>, view: &View, pawn: Pawn, vehicle: &Vehicle) -> String {
    let (texts, content) = (speaker.texts, speaker.content());
    let place = match vehicle.place {
        Place::Outside => {
            let entrance = map::entrance_name(entrance(view.board.active(), pawn));
            texts.with("place-outside", [("entrance", entrance.into())])
        }
        Place::Inside(cell) if view.is_trapped(pawn) => {
            texts.with("place-trapped", [("cell", cell.to_string().into())])
        }
        Place::Inside(cell) => texts.with("place-inside", [("cell", cell.to_string().into())]),
        Place::Left(number) => texts.with("place-left", [("number", number.into())]),
        Place::Lost => texts.text("place-lost"),
        Place::Resigned => texts.text("place-resigned"),
    };
    let pawn = speaker.pawn(who(view, pawn));
    let Some(card) = vehicle.card else {
        return texts.with("vehicle-none", [("who", pawn.into()), ("place", place.into())]);
    };
    let name = content.card(card).name.get(texts.lang());
    let values = format!("▲{} ■{} ●{}", vehicle.fire(content), vehicle.armour, vehicle.boosters);
    texts.with(
        "vehicle-line",
        [
            ("who", pawn.into()),
            ("card", name.into()),
            ("values", values.into()),
            ("worth", vehicle.worth(content).into()),
            ("goods", speaker.tokens(&vehicle.goods).into()),
            ("place", place.into()),
        ],
    )
}

fn hands(view: &View, texts: &Texts) -> Vec<String> {
    let line = |(seat, size): (Seat, &crate::HandSize)| {
        let name = texts.seat(seat);
        texts.with("hand-line", [("who", name.into()), ("halls", size.halls.into()), ("tokens", size.tokens.into())])
    };
    view.hand_sizes.iter().map(line).collect()
}

pub(crate) fn question(options: &Options, view: &View, texts: &Texts) -> String {
    let speaker = Speaker { options, texts };
    let pawn = |pawn| speaker.who(who(view, pawn));
    match &view.step {
        StepView::Pick(of) => texts.with("ask-pick", [("who", pawn(*of).into())]),
        StepView::Resign => texts.with("ask-resign", [("who", pawn(view.turn).into())]),
        StepView::Move => texts.with("ask-move", [("who", pawn(view.turn).into())]),
        StepView::Encounter => texts.with("ask-encounter", [("who", pawn(view.turn).into())]),
        StepView::Propose(terms) => texts.with(
            "ask-propose",
            [
                ("partner", pawn(terms.partner).into()),
                ("offered", speaker.tokens(&terms.offered).into()),
                ("asked", speaker.tokens(&terms.asked).into()),
                ("left", terms.proposals_left.into()),
            ],
        ),
        StepView::Answer(terms) => texts.with(
            "ask-answer",
            [
                ("who", pawn(view.turn).into()),
                ("offered", speaker.tokens(&terms.offered).into()),
                ("asked", speaker.tokens(&terms.asked).into()),
            ],
        ),
        StepView::Give(gift) => texts.with("ask-give", [("partner", pawn(gift.partner).into())]),
        StepView::Loot { loser, .. } => texts.with("ask-loot", [("loser", pawn(*loser).into())]),
        StepView::LayHall(draft) => match draft {
            None | Some(Draft::Which) => texts.text("ask-hall"),
            Some(Draft::Where(hall)) => texts.with("ask-where", [("what", speaker.hall(*hall).into())]),
            Some(Draft::Turned(hall, cell)) => {
                texts.with("ask-turn", [("what", speaker.hall(*hall).into()), ("cell", cell.to_string().into())])
            }
        },
        StepView::LayToken(draft) => match draft {
            None | Some(Draft::Which) => texts.text("ask-token"),
            Some(Draft::Where(token)) => texts.with("ask-where", [("what", speaker.token(*token).into())]),
            Some(Draft::Turned(token, cell)) => {
                texts.with("ask-turn", [("what", speaker.token(*token).into()), ("cell", cell.to_string().into())])
            }
        },
        StepView::Destroy => texts.text("ask-destroy"),
        StepView::Over(_) => texts.text("ask-over"),
    }
}

pub(crate) fn label(options: &Options, view: &View, action: Action, texts: &Texts) -> String {
    let speaker = Speaker { options, texts };
    let pawn = |pawn| speaker.who(who(view, pawn));
    let token = |token| speaker.token(token);
    match action {
        Action::Pick(card) => {
            let row = options.content().card(card);
            format!("{} ▲{} ■{} ●{}", row.name.get(texts.lang()), row.fire, row.armour, row.boosters)
        }
        Action::GoOn => texts.text("do-go-on"),
        Action::Resign => texts.text("do-resign"),
        Action::Move(dir) => step_label(&speaker, view, &[dir]),
        Action::Boost(first, second) => step_label(&speaker, view, &[first, second]),
        Action::DriveOff => texts.text("do-drive-off"),
        Action::Press => texts.text("do-press"),
        Action::Ignore => texts.text("do-ignore"),
        Action::Trade(with) => texts.with("do-trade", [("who", pawn(with).into())]),
        Action::Attack(defender) => texts.with("do-attack", [("who", pawn(defender).into())]),
        Action::Give(to) => texts.with("do-give", [("who", pawn(to).into())]),
        Action::Offer(offered) => texts.with("do-offer", [("token", token(offered).into())]),
        Action::Ask(asked) => texts.with("do-ask", [("token", token(asked).into())]),
        Action::Propose => texts.text("do-propose"),
        Action::Cancel => texts.text("do-cancel"),
        Action::Accept => texts.text("do-accept"),
        Action::Decline => texts.text("do-decline"),
        Action::HandOver(given) => texts.with("do-hand", [("token", token(given).into())]),
        Action::Take(taken) => texts.with("do-take", [("token", token(taken).into())]),
        Action::Done => texts.text("do-done"),
        Action::Loot(looted) => texts.with("do-loot", [("token", token(looted).into())]),
        Action::LayHall(hall) => {
            let passages = map::arrows(options.content().hall(hall).passages);
            format!("{} {passages}", speaker.hall(hall))
        }
        Action::LayToken(laid) => token(laid),
        Action::On(cell) | Action::Destroy(cell) => {
            let lies = view.board.token(cell).map(|laid| format!(": {}", token(laid.token))).unwrap_or_default();
            format!("{cell}{lies}")
        }
        Action::Turn(turn) => turn_label(&speaker, view, turn),
    }
}

/// Where a move leads and what will happen there.
fn step_label(speaker: &Speaker<'_>, view: &View, dirs: &[Dir]) -> String {
    let texts = speaker.texts;
    let mut at = match view.vehicles[view.turn].place {
        Place::Inside(cell) => Some(cell),
        Place::Outside | Place::Left(_) | Place::Lost | Place::Resigned => None,
    };
    let mut last = Dir::East;
    for &dir in dirs {
        let from_outside = || Cell::corner(entrance(view.board.active(), view.turn));
        let Some(next) = at.map_or_else(|| Some(from_outside()), |cell| cell.neighbour(dir)) else {
            let over = at.map(|cell| cell.to_string()).unwrap_or_default();
            return texts.with("do-leave", [("exit", map::entrance_name(dir).into()), ("cell", over.into())]);
        };
        (at, last) = (Some(next), dir);
    }
    let Some(cell) = at else { return speaker.dir(last) };
    let way: Vec<String> = dirs.iter().map(|&dir| speaker.dir(dir)).collect();
    let way = [("way", way.join(", ").into()), ("cell", cell.to_string().into())];
    let step = texts.with(if dirs.len() == 1 { "do-move" } else { "do-boost" }, way);
    match prospect(speaker, view, cell, last) {
        Some(prospect) => texts.with("do-move-and", [("move", step.into()), ("prospect", prospect.into())]),
        None => step,
    }
}

/// What awaits the pawn on turn in a hall.
fn prospect(speaker: &Speaker<'_>, view: &View, cell: Cell, dir: Dir) -> Option<String> {
    let (texts, content) = (speaker.texts, speaker.content());
    let Some(laid) = view.board.token(cell) else {
        let others: Vec<String> = view
            .vehicles
            .iter()
            .filter(|&(pawn, vehicle)| pawn != view.turn && vehicle.cell() == Some(cell))
            .map(|(pawn, _)| speaker.who(who(view, pawn)))
            .collect();
        return (!others.is_empty()).then(|| texts.with("prospect-meet", [("who", texts.list(&others).into())]));
    };
    let vehicle = &view.vehicles[view.turn];
    let token = speaker.token(laid.token);
    Some(match content.face(laid.token) {
        Face::Trophy { .. } | Face::Upgrade { .. } => texts.with("prospect-take", [("token", token.into())]),
        Face::Guard { fire, armour, protects, .. } if protects.turned(laid.turn).contains(dir.opposite()) => {
            match guard_fight(vehicle.fire(content), vehicle.armour, fire, armour) {
                Fight::Won { armour } => {
                    texts.with("prospect-win", [("token", token.into()), ("armour", armour.into())])
                }
                Fight::Draw => texts.with("prospect-draw", [("token", token.into())]),
                Fight::Lost => texts.with("prospect-lose", [("token", token.into())]),
            }
        }
        Face::Guard { .. } => texts.with("prospect-capture", [("token", token.into())]),
    })
}

/// How a hall or guard looks when turned.
fn turn_label(speaker: &Speaker<'_>, view: &View, turn: Turn) -> String {
    let edges = match &view.step {
        StepView::LayHall(Some(Draft::Turned(hall, _))) => speaker.content().hall(*hall).passages,
        StepView::LayToken(Some(Draft::Turned(token, _))) => match speaker.content().face(*token) {
            Face::Guard { protects, .. } => protects,
            Face::Trophy { .. } | Face::Upgrade { .. } => Edges::NONE,
        },
        _ => Edges::NONE,
    };
    let edges = map::arrows(edges.turned(turn));
    speaker.texts.with("do-turn", [("sixths", turn.sixths().into()), ("edges", edges.into())])
}

pub(crate) fn describe_event(options: &Options, event: &Event, texts: &Texts) -> String {
    let speaker = Speaker { options, texts };
    let who = |who: &Who| speaker.who(*who);
    let token = |token: &Token| speaker.token(*token);
    match event {
        Event::Picked { pawn, card } => {
            let name = options.content().card(*card).name.get(texts.lang());
            texts.with("tell-picked", [("who", who(pawn).into()), ("card", name.into())])
        }
        Event::Drew { seat, halls, tokens } => texts.with(
            "tell-drew",
            [("who", texts.seat(*seat).into()), ("halls", (*halls).into()), ("tokens", (*tokens).into())],
        ),
        Event::DrewFaces { halls, tokens } => {
            let halls = halls.iter().map(|hall| speaker.hall(*hall));
            let all: Vec<String> = halls.chain(tokens.iter().map(token)).collect();
            texts.with("tell-drew-faces", [("what", texts.list(&all).into())])
        }
        Event::Moved { pawn, to } => {
            texts.with("tell-moved", [("who", who(pawn).into()), ("cell", to.to_string().into())])
        }
        Event::Boosted { pawn, over, to } => texts.with(
            "tell-boosted",
            [("who", who(pawn).into()), ("over", over.to_string().into()), ("cell", to.to_string().into())],
        ),
        Event::Stuck { pawn } => texts.with("tell-stuck", [("who", who(pawn).into())]),
        Event::Left { pawn, number } => {
            texts.with("tell-left", [("who", who(pawn).into()), ("number", (*number).into())])
        }
        Event::Lost { pawn } => texts.with("tell-lost", [("who", who(pawn).into())]),
        Event::BackOutside { pawn } => texts.with("tell-back-outside", [("who", who(pawn).into())]),
        Event::Took { pawn, token: taken } => {
            texts.with("tell-took", [("who", who(pawn).into()), ("token", token(taken).into())])
        }
        Event::Captured { pawn, guard } => {
            texts.with("tell-captured", [("who", who(pawn).into()), ("guard", token(guard).into())])
        }
        Event::Fought { pawn, guard, fight } => {
            let (who, guard) = (who(pawn), token(guard));
            match fight {
                Fight::Won { armour } => texts.with(
                    "tell-fight-won",
                    [("who", who.into()), ("guard", guard.into()), ("armour", (*armour).into())],
                ),
                Fight::Draw => texts.with("tell-fight-draw", [("who", who.into()), ("guard", guard.into())]),
                Fight::Lost => texts.with("tell-fight-lost", [("who", who.into()), ("guard", guard.into())]),
            }
        }
        Event::Returned { tokens } => {
            texts.with("tell-returned", [("tokens", speaker.tokens(tokens).into()), ("count", tokens.count().into())])
        }
        Event::Ignored { pawn } => texts.with("tell-ignored", [("who", who(pawn).into())]),
        Event::Proposed { .. }
        | Event::Traded { .. }
        | Event::Declined { .. }
        | Event::Cancelled { .. }
        | Event::Gave { .. }
        | Event::Attacked { .. }
        | Event::Looted { .. } => tell_meeting(&speaker, event),
        Event::LaidHall { .. } | Event::NoHall { .. } | Event::LaidToken { .. } => tell_laid(&speaker, event),
        Event::Closed => texts.text("tell-closed"),
        Event::Pressed { pawn } => texts.with("tell-pressed", [("who", who(pawn).into())]),
        Event::Failsafe { pawn } => texts.with("tell-failsafe", [("who", who(pawn).into())]),
        Event::StageTwo { pawn } => texts.with("tell-stage-two", [("who", who(pawn).into())]),
        Event::Opened => texts.text("tell-opened"),
        Event::TilePassed { to } => texts.with("tell-tile", [("who", who(to).into())]),
        Event::Destroyed { pawn, cell: at } => {
            texts.with("tell-destroyed", [("who", who(pawn).into()), ("cell", at.to_string().into())])
        }
        Event::Lapsed { pawn } => texts.with("tell-lapsed", [("who", who(pawn).into())]),
        Event::Resigned { pawn } => texts.with("tell-resigned", [("who", who(pawn).into())]),
        Event::Collapsed => texts.text("tell-collapsed"),
    }
}

/// What happened between two pawns.
fn tell_meeting(speaker: &Speaker<'_>, event: &Event) -> String {
    let texts = speaker.texts;
    let who = |who: &Who| speaker.who(*who);
    match event {
        Event::Proposed { pawn, partner, offered, asked } => texts.with(
            "tell-proposed",
            [
                ("who", who(pawn).into()),
                ("partner", who(partner).into()),
                ("offered", speaker.tokens(offered).into()),
                ("asked", speaker.tokens(asked).into()),
            ],
        ),
        Event::Traded { pawn, partner } => {
            texts.with("tell-traded", [("who", who(pawn).into()), ("partner", who(partner).into())])
        }
        Event::Declined { partner } => texts.with("tell-declined", [("who", who(partner).into())]),
        Event::Cancelled { pawn } => texts.with("tell-cancelled", [("who", who(pawn).into())]),
        Event::Gave { from, to, token } => texts.with(
            "tell-gave",
            [("from", who(from).into()), ("to", who(to).into()), ("token", speaker.token(*token).into())],
        ),
        Event::Attacked { attacker, defender, attacker_armour, defender_armour } => texts.with(
            "tell-attacked",
            [
                ("attacker", who(attacker).into()),
                ("defender", who(defender).into()),
                ("left", (*attacker_armour).into()),
                ("right", (*defender_armour).into()),
            ],
        ),
        Event::Looted { winner, loser, token } => texts.with(
            "tell-looted",
            [("winner", who(winner).into()), ("loser", who(loser).into()), ("token", speaker.token(*token).into())],
        ),
        _ => unreachable!("only meetings are told here"),
    }
}

/// What was laid.
fn tell_laid(speaker: &Speaker<'_>, event: &Event) -> String {
    let texts = speaker.texts;
    let laid = |id: &str, pawn: &Who, what: String, cell: &Cell, edges: String| {
        let at = cell.to_string();
        let who = speaker.who(*pawn);
        texts.with(id, [("who", who.into()), ("what", what.into()), ("cell", at.into()), ("edges", edges.into())])
    };
    match event {
        Event::LaidHall { pawn, hall, cell, turn } => {
            let passages = speaker.content().hall(*hall).passages.turned(*turn);
            laid("tell-laid-hall", pawn, speaker.hall(*hall), cell, map::arrows(passages))
        }
        Event::LaidToken { pawn, token, cell, turn } => match speaker.content().face(*token) {
            Face::Guard { protects, .. } => {
                laid("tell-laid-guard", pawn, speaker.token(*token), cell, map::arrows(protects.turned(*turn)))
            }
            Face::Trophy { .. } | Face::Upgrade { .. } => {
                let (who, at) = (speaker.who(*pawn), cell.to_string());
                let what = speaker.token(*token);
                texts.with("tell-laid-token", [("who", who.into()), ("what", what.into()), ("cell", at.into())])
            }
        },
        Event::NoHall { pawn } => texts.with("tell-no-hall", [("who", speaker.who(*pawn).into())]),
        _ => unreachable!("only laying is told here"),
    }
}
