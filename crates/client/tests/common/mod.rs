//! A page without a screen, for tests: a client and a presenter at a table in the page, touched at random.

use bots::BudgetKind;
use bots::Level;
use client::{ClientState, Local, LocalPlayer, LocalSetup, PickStep, Presenter, Screen, ScreenState};
use engine::{Dice, Seed};
use scene::Lang;

/// Every game that is listed, and the sample.
#[allow(dead_code)]
pub(crate) fn all_games() -> impl Iterator<Item = &'static str> {
    games::GAMES.iter().map(|entry| entry.about().name).chain(["sample"])
}

pub(crate) const NAMES: [&str; 6] = ["ana", "ben", "cyd", "dan", "eve", "fay"];

/// A setup for a game with its fewest seats: people first, then easy bots.
#[allow(dead_code)]
pub(crate) fn setup(game: &str, people: usize) -> LocalSetup {
    let entry = games::find(game).expect("all is well in this test");
    let seats = usize::from(*entry.about().seats.start());
    let player = |index: usize| match index < people {
        true => LocalPlayer::Person(NAMES[index].to_owned()),
        false => LocalPlayer::Bot(Level::Easy),
    };
    let settings = entry.about().settings(seats as u8, []).expect("all is well in this test");
    LocalSetup { table: "t".to_owned(), game: game.to_owned(), settings, players: (0..seats).map(player).collect() }
}

/// A client at a table in the page.
pub(crate) struct Page {
    pub(crate) local: Local,
    pub(crate) client_state: ClientState,
    pub(crate) presenter: Presenter,
    pub(crate) now: u64,
    chance: Dice,
}

#[allow(dead_code)]
impl Page {
    pub(crate) fn open(setup: LocalSetup, seed: u64) -> Page {
        Page::at(Local::open(setup, Seed::from_number(seed), 1000).expect("all is well in this test"), seed)
    }

    pub(crate) fn at(local: Local, seed: u64) -> Page {
        let client_state = ClientState::new(local.table(), 1000);
        let mut page = Page {
            local,
            client_state,
            presenter: Presenter::new(Lang::EN),
            now: 1000,
            chance: Dice::seeded(seed + 1),
        };
        page.client_state.connected();
        page.local.serve(&mut page.client_state, page.now);
        page
    }

    pub(crate) fn show(&mut self) -> ScreenState {
        self.presenter.show(&self.client_state)
    }

    pub(crate) fn screen(&mut self) -> Screen {
        match self.show() {
            ScreenState::Table(screen) => *screen,
            other => panic!("expected a table, not {other:?}"),
        }
    }

    /// Lets bots answer and time pass, until a person must do something or the match is over.
    pub(crate) fn settle(&mut self) {
        loop {
            let questions = self.local.bot_questions();
            if questions.is_empty() {
                break;
            }
            for question in questions {
                self.now += 10;
                self.local.bot_answered(
                    &mut self.client_state,
                    &games::answer(&question, BudgetKind::Counted),
                    self.now,
                );
            }
        }
    }

    /// Picks a choice by touching at random, and plays it.
    pub(crate) fn touch_something(&mut self) {
        let screen = self.screen();
        let mut picking = screen.picking();
        let action = loop {
            let targets = picking.targets();
            assert!(!targets.is_empty(), "nothing can be touched: {:?}", screen.presentation.question);
            // Now and then plays the choice that needs no more picks, or steps back.
            if let Some(action) = picking.complete_choice().map(|choice| choice.action.clone())
                && self.chance.below(targets.len() as u32 + 1) == 0
            {
                break action;
            }
            if self.chance.below(20) == 0 {
                picking.back();
                continue;
            }
            match picking.touch(&self.chance.pick(&targets).pick.clone()) {
                PickStep::More => {}
                PickStep::Play(action) => break action,
                PickStep::Confirm(choice) => {
                    assert_eq!(picking.confirm(), Some(choice.action.as_str()));
                    break choice.action;
                }
                PickStep::Refused => panic!("a target can be touched"),
            }
        };
        self.play(&action);
    }

    pub(crate) fn play(&mut self, action: &str) {
        self.now += 100;
        self.client_state.play(action);
        let events = self.local.serve(&mut self.client_state, self.now);
        let refused = events
            .iter()
            .find(|event| matches!(event, client::ClientEvent::Refused(..) | client::ClientEvent::Fault(_)));
        assert!(refused.is_none(), "`{action}`: {refused:?}");
    }

    /// Plays the match to its end; `look` is called before each touch.
    pub(crate) fn play_to_the_end(&mut self, mut look: impl FnMut(&mut Page)) {
        self.settle();
        while self.client_state.ending().is_none() {
            look(self);
            match self.show() {
                ScreenState::PassScreen(_) => self.client_state.take_screen(),
                ScreenState::Table(_) => self.touch_something(),
                other => panic!("expected a table, not {other:?}"),
            }
            self.settle();
        }
    }
}
