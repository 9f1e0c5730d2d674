//! How long it takes to fold a match back from its log.

use std::time::Instant;

use engine::{Dice, Seat, Seed, Settings};
use host::{Effects, Host, LoggedEntry, Player, TableSetup};
use protocol::{Message, Phase, Request, ResumePoint, VERSION};

use crate::Failure;

const SEATS: u8 = 4;

/// Prints, for each game, how long a whole match takes to come back.
pub(crate) fn print() -> Result<(), Failure> {
    for entry in games::GAMES {
        let log = play(*entry)?;
        let (actions, begun) = (log.len(), Instant::now());
        Host::restore(log)?;
        let ms = begun.elapsed().as_secs_f64() * 1000.0;
        let each = 1000.0 * ms / actions as f64;
        println!(
            "{:<32}{actions} entries in {ms:.0} ms, {each:.0} µs each",
            format!("folding {}:", entry.about().name)
        );
    }
    Ok(())
}

/// The log of a match that is played at random.
fn play(entry: &dyn games::GameHandle) -> Result<Vec<LoggedEntry>, Failure> {
    let setup = TableSetup::new("t", entry.about().name, Settings::new(entry.about().options, SEATS));
    let (mut host, opened) = Host::open(setup, Seed::from_number(1), 0)?;
    let mut log = opened.entries;
    let players: Vec<Player> = (0..SEATS).map(|index| Player::new(index.to_string())).collect();
    let mut dice = Dice::seeded(1);
    for (player, seat) in players.iter().zip((0..SEATS).map(Seat::new)) {
        let hello =
            Request::Hello { version: VERSION, table: "t".into(), seen: ResumePoint::default(), name: None, key: None };
        let sit = Request::Sit { seat: Some(seat), name: player.id().to_owned(), salt: Default::default(), bot: false };
        for request in [hello, sit, Request::Ready { seat, ready: true, salt: None }] {
            log.extend(host.handle(player, 1, request, 0).entries);
        }
    }
    let mut asked: Vec<Option<(u32, Vec<String>)>> = vec![None; usize::from(SEATS)];
    let mut next = host.wake(0);
    for player in &players {
        let hello =
            Request::Hello { version: VERSION, table: "t".into(), seen: ResumePoint::default(), name: None, key: None };
        next.messages.extend(host.handle(player, 1, hello, 0).messages);
    }
    while host.phase() == Phase::Playing {
        learn(&next, &mut asked);
        let open: Vec<usize> = (0..asked.len()).filter(|&seat| asked[seat].is_some()).collect();
        let index = *dice.pick(&open);
        let (question, menu) = asked[index].take().ok_or("nobody is asked")?;
        let play = Request::Play { seat: Seat::new(index as u8), question, action: dice.pick(&menu).clone() };
        next = host.handle(&players[index], u64::from(question), play, 0);
        log.append(&mut next.entries);
    }
    Ok(log)
}

/// Remembers who is asked what.
fn learn(effects: &Effects, asked: &mut [Option<(u32, Vec<String>)>]) {
    for (_, message) in &effects.messages {
        if let Message::Update(update) = message
            && let Some(seat) = update.viewer.seat()
        {
            asked[seat.index()] = (!update.menu.is_empty()).then(|| (update.question, update.menu.clone()));
        }
    }
}
