//! Replays line by line.

use std::io::{self, Write};

use crate::replay_player::ReplayPlayer;

/// Steps through a replay line by line. With a step, shows the table there and nothing else.
pub fn replay_lines(player: &mut ReplayPlayer, at: Option<usize>, out: &mut impl Write) -> io::Result<()> {
    if let Some(at) = at {
        player.go(at);
        return show_step(player, out);
    }
    let mut lines = io::stdin().lines();
    loop {
        show_step(player, out)?;
        write!(out, "[Enter, b, 0–{}, q] ", player.len())?;
        out.flush()?;
        let Some(line) = lines.next() else { return Ok(()) };
        let (step, last) = (player.step(), player.len());
        match line?.trim() {
            "q" => return Ok(()),
            "b" => player.go(step.saturating_sub(1)),
            "" if step == last => return Ok(()),
            "" => player.go(step + 1),
            number => player.go(number.parse().ok().filter(|&number| number <= last).unwrap_or(step)),
        }
    }
}

fn show_step(player: &mut ReplayPlayer, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{} / {}", player.step(), player.len())?;
    let names = player.screen().names.clone();
    if let Some(last) = player.last() {
        let name = names.get(last.seat.index()).map(String::as_str).unwrap_or_default();
        writeln!(out, "{name} {}", last.action)?;
        last.lines.iter().try_for_each(|line| writeln!(out, "  {}", line.text))?;
    }
    for section in &player.screen().outline {
        writeln!(out, "{}", section.title)?;
        section.lines.iter().try_for_each(|line| writeln!(out, "  {line}"))?;
    }
    player.screen().ending.iter().try_for_each(|line| writeln!(out, "{line}"))
}
