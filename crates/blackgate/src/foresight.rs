//! What choices lead to: the numbers that a player watches.

use engine::{Change, Forecast, Foresee, GaugeKind, Reading, Seat, Set, sort_short_by};

use crate::Blackgate;
use crate::action::Action;
use crate::cards::{Cards, Kind, Kinds, TargetCard, Tool};
use crate::content::{Ability, Area, Background, GangCard, TargetBackground};
use crate::rules::dig_points;
use crate::state::{After, Ending, Mode, Options, Step, Team, areas};
use crate::view::{Own, View};

impl Foresee for Blackgate {
    fn gauges(options: &Options, view: &View) -> Vec<Reading> {
        let mut readings = tunnels(view);
        readings.extend(own_readings(options, view));
        if is_acting(&view.step) {
            readings.push(Reading::new("actions", GaugeKind::Means, view.turn.seat, view.turn.actions));
        }
        for (seat, player) in view.players.iter() {
            let is_robbed = robbed(&view.step) == Some(seat);
            readings.extend([
                Reading::new("cards", GaugeKind::Means, seat, player.cards),
                Reading::new("cigarettes", GaugeKind::Means, seat, player.cigarettes),
                Reading::new("beatings", GaugeKind::Risk, seat, player.beatings),
                Reading::new("robbery", GaugeKind::Risk, seat, is_robbed),
                Reading::new("solitary", GaugeKind::Risk, seat, player.area == Area::Solitary),
            ]);
        }
        readings
    }

    fn refine(options: &Options, view: &View, seat: Seat, action: Action, forecasts: &mut Vec<Forecast>) {
        let mut outlook = Refined { options, view, seat, forecasts };
        outlook.robberies(action);
        outlook.own_hand(action);
    }
}

/// The Tunnel points of each player, or of each team. A team's tunnel belongs to the viewer, or else to its first seat.
fn tunnels(view: &View) -> Vec<Reading> {
    let tunnel = |seat: Seat, points: u16| Reading::new("tunnel", GaugeKind::Goal, seat, points);
    match view.mode {
        Mode::Solo => view.players.iter().map(|(seat, player)| tunnel(seat, player.points.into())).collect(),
        Mode::Team => {
            let owner = |team: Team| view.viewer.seat().filter(|seat| Team::of(*seat) == team);
            Team::ALL.map(|team| tunnel(owner(team).unwrap_or(team.first_seat()), view.team_points(team))).into()
        }
    }
}

/// What only the viewer counts: the freedom, the Tools and Weapons in hand, the gang, the Background.
fn own_readings(options: &Options, view: &View) -> Vec<Reading> {
    let Some((seat, &Own { hand, .. })) = view.viewer.seat().zip(view.own.as_ref()) else { return Vec::new() };
    let player = &view.players[seat];
    vec![
        Reading::new("escape", GaugeKind::Goal, seat, has_won(view, seat)),
        Reading::new("tools", GaugeKind::Means, seat, tool_points(options, player.gang, hand)),
        Reading::new("weapons", GaugeKind::Means, seat, hand.among(Kinds::WEAPONS).count()),
        Reading::new("gang", GaugeKind::Goal, seat, player.gang.is_some()),
        Reading::new("background", GaugeKind::Vital, seat, player.background.is_none()),
    ]
}

fn has_won(view: &View, seat: Seat) -> bool {
    let Step::Over { ending: Ending::Tunnel(winner) | Ending::Lockdown(winner) } = view.step else { return false };
    winner == seat || view.mode == Mode::Team && Team::of(winner) == Team::of(seat)
}

/// The Tunnel points that the Tools of a hand are good for.
fn tool_points(options: &Options, gang: Option<GangCard>, hand: Cards) -> u8 {
    Tool::ALL.into_iter().map(|tool| hand.of(tool.kind()) * dig_points(&options.content, gang, tool)).sum()
}

/// Whether the actions that are left can still be used in this turn.
fn is_acting(step: &Step) -> bool {
    let is_ending = matches!(step, Step::MichelAsk | Step::MichelDestination { .. } | Step::Discard { .. });
    !is_ending && step.robbery().is_none_or(|robbery| robbery.after == After::Act)
}

/// Whom Michel(le) threatens.
fn robbed(step: &Step) -> Option<Seat> {
    match step {
        Step::MichelAnswer { robbery } | Step::MichelBlow { robbery } | Step::MichelLoss { robbery } => {
            Some(robbery.target)
        }
        _ => None,
    }
}

/// What trials found of an action, while it is corrected.
struct Refined<'a> {
    options: &'a Options,
    view: &'a View,
    seat: Seat,
    forecasts: &'a mut Vec<Forecast>,
}

impl Refined<'_> {
    fn own(&self, id: &str) -> Option<&Forecast> {
        self.forecasts.iter().find(|forecast| forecast.gauge.id == id && forecast.gauge.seat == self.seat)
    }

    /// Says how a number changes, whatever the trials found.
    fn set(&mut self, reading: Reading, change: Change) {
        let Reading { gauge, value } = reading;
        self.forecasts.retain(|forecast| forecast.gauge != gauge);
        if change != Change::Between(0, 0) {
            self.forecasts.push(Forecast { gauge, value, change });
        }
    }

    /// Says nothing of the viewer's own number.
    fn forget(&mut self, id: &str) {
        let seat = self.seat;
        self.forecasts.retain(|forecast| forecast.gauge.id != id || forecast.gauge.seat != seat);
    }

    /// Whether Michel(le) shows a Knife is chance: where a robbery may begin or end, both are possible.
    fn robberies(&mut self, action: Action) {
        for forecast in self.forecasts.iter_mut().filter(|forecast| forecast.gauge.id == "robbery") {
            match (forecast.value, forecast.change) {
                (0, _) => forecast.change = Change::Between(0, 1),
                (value, Change::Unknown) => forecast.change = Change::Between(-value, 0),
                (_, Change::Certain(_) | Change::Between(..)) => {}
            }
        }
        let reading = |seat: Seat, is_robbed: bool| Reading::new("robbery", GaugeKind::Risk, seat, is_robbed);
        let michel = self.view.michel.as_ref().map(|michel| michel.area);
        match (self.view.step, action) {
            (Step::MichelBlow { .. }, Action::Strike(_) | Action::Swing) => {
                self.set(reading(self.seat, true), Change::Between(-1, 0));
            }
            (Step::MichelDestination { .. }, Action::Go(area)) => self.robbery_in(Set::EMPTY.with(area)),
            (Step::MichelAsk, Action::Roll) => {
                let areas = areas(self.view.mode);
                let open = self.options.content.die.map(|die| michel.map_or(die, |area| die.without(area)).and(areas));
                // Where two areas are open the player is asked; where one is, Michel(le) goes there at once.
                self.robbery_in(open.into_iter().filter(|open| open.len() == 1).flat_map(|open| open.iter()).collect());
            }
            (_, Action::Go(area) | Action::Careful(area)) if michel == Some(area) => {
                self.set(reading(self.seat, false), Change::Between(0, 1));
            }
            (_, Action::Follow(mate)) if michel == Some(self.view.players[mate].area) => {
                self.set(reading(self.seat, false), Change::Between(0, 1));
            }
            _ => {}
        }
    }

    /// Whoever is in these areas may be robbed.
    fn robbery_in(&mut self, areas: Set<Area>) {
        for (seat, player) in self.view.players.iter() {
            if areas.contains(player.area) {
                self.set(Reading::new("robbery", GaugeKind::Risk, seat, false), Change::Between(0, 1));
            }
        }
    }

    /// Which cards come into a hand or leave it by chance: nobody can count on Tools or Weapons among them.
    fn own_hand(&mut self, action: Action) {
        if draws_at_random(self.view, action) {
            self.forget("tools");
            self.forget("weapons");
        }
        match (self.view.step, action) {
            (_, Action::Play(Kind::Riot)) => {
                for forecast in self.forecasts.iter_mut() {
                    if matches!(forecast.gauge.id, "tools" | "weapons") {
                        forecast.change = Change::Unknown;
                    }
                }
            }
            // Which card of the gang comes is open, and one of them makes Spoons worth more.
            (_, Action::Pay(_)) if self.own("tools").is_some_and(|tools| tools.change == Change::Unknown) => {
                self.forget("tools");
            }
            (_, Action::Pass) => self.lost_fight(),
            (Step::MichelBlow { .. }, Action::Strike(_) | Action::Swing | Action::Reveal) => {
                self.blades_may_return(action);
            }
            _ => {}
        }
    }

    /// A lost fight costs the Tool that was asked for, or cards at random.
    fn lost_fight(&mut self) {
        let Some(&Own { hand, .. }) = self.view.own.as_ref() else { return };
        let Some(&Forecast { change: Change::Certain(cards), .. }) = self.own("cards") else { return };
        let demanded = match self.view.step {
            Step::Blow { extortion, .. } if extortion.target == self.seat => Some(extortion.tool),
            Step::MichelBlow { robbery } => {
                let shown = self.options.content.michel_cards[robbery.first.index()].tools;
                Tool::ALL.into_iter().find(|tool| shown.contains(tool.kind()) && hand.has(tool.kind()))
            }
            _ => None,
        };
        let given = demanded.filter(|tool| hand.has(tool.kind()));
        let points = |tool: Tool| i32::from(dig_points(&self.options.content, self.view.players[self.seat].gang, tool));
        let lost = given.map_or(0, points);
        let at_random = usize::try_from(-cards).unwrap_or_default() - usize::from(given.is_some());
        let mut rest = hand;
        given.map(|tool| rest.take(tool.kind()));
        let mut worth: Vec<i32> = rest.among(Kinds::TOOLS).each().filter_map(Tool::of).map(points).collect();
        sort_short_by(&mut worth, |one, other| one > other);
        let most = lost + worth.iter().take(at_random).sum::<i32>();
        let weapons = hand.among(Kinds::WEAPONS).count();
        let reading = |id, kind, value| Reading::new(id, kind, self.seat, value);
        let tools =
            reading("tools", GaugeKind::Means, tool_points(self.options, self.view.players[self.seat].gang, hand));
        let weapons_lost = i32::from(weapons).min(at_random as i32);
        let weapons = reading("weapons", GaugeKind::Means, weapons);
        if at_random > 0 {
            self.set(tools, Change::Between(-most, -lost));
            self.set(weapons, Change::Between(-weapons_lost, 0));
        }
    }

    /// With Returning Blades the Weapons come back if Michel(le) shows no Knife.
    fn blades_may_return(&mut self, action: Action) {
        let player = &self.view.players[self.seat];
        let (Step::MichelBlow { robbery }, Some(Ability::ReturningBlades)) =
            (self.view.step, player.gang.map(GangCard::ability))
        else {
            return;
        };
        let laid = i32::from(robbery.laid.count());
        let change = match action {
            Action::Strike(_) => Change::Between(-1, laid),
            Action::Swing => Change::Between(0, laid),
            // Martial Artist and Street Fighter may draw as well.
            _ => Change::Unknown,
        };
        let weapons = self.view.own.as_ref().map_or(0, |own| own.hand.among(Kinds::WEAPONS).count());
        self.set(Reading::new("cards", GaugeKind::Means, self.seat, player.cards), change);
        if change != Change::Unknown {
            self.set(Reading::new("weapons", GaugeKind::Means, self.seat, weapons), change);
        }
    }
}

/// Whether an action brings the viewer cards that nobody knows before.
fn draws_at_random(view: &View, action: Action) -> bool {
    match action {
        Action::Search | Action::Draw | Action::Loot | Action::Play(Kind::CarePackage) => true,
        Action::Target(_) => matches!(
            view.step,
            Step::CardTarget { card: TargetCard::Shakedown }
                | Step::BackgroundTarget { background: TargetBackground::Pickpocket | TargetBackground::Hitman }
        ),
        Action::Reveal => view.own.as_ref().is_some_and(|own| {
            matches!(
                own.background,
                Background::Smuggler
                    | Background::CrookedDoctor
                    | Background::StreetFighter
                    | Background::MartialArtist
            )
        }),
        _ => false,
    }
}
