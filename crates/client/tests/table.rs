//! Whole matches at tables in the page: by touching alone, shared, saved, in two languages.

mod common;

use bots::{BotAnswer, BotQuestion, BudgetKind, Decision, Level, Purpose};
use client::{ClientEvent, ClientState, Local, LocalPlayer, PickStep, Picking, Presenter, ScreenState};
use common::{NAMES, Page, all_games, setup};
use engine::{Dice, Record, Seat, Seats, UndoRefusal, Viewer};
use protocol::{ChatRoom, Fault, Phrase, Request, Say};
use scene::{Lang, Pick, Placement};

#[test]
fn every_game_is_played_by_touching_alone() {
    for game in all_games() {
        let mut page = Page::open(setup(game, 1), 3);
        page.play_to_the_end(|_| ());
        let screen = page.screen();
        assert!(screen.presentation.choices.is_empty() && !screen.log.is_empty(), "{game}");
        assert!(matches!(screen.ending.len(), 2..=4), "{game}: {:?}", screen.ending);
        let texts = screen.ending.iter().chain(screen.log.iter().map(|line| &line.text));
        texts.for_each(|text| assert!(!text.contains('⟦') && text != "…", "{game}: {text}"));
        let record = page.local.record().unwrap().to_string();
        let record: Record = record.parse().unwrap();
        games::find(game).unwrap().verify(&record, None).unwrap();
    }
}

#[test]
fn nothing_of_another_seat_is_ever_shown() {
    for game in all_games() {
        let people = usize::from(*games::find(game).unwrap().about().seats.start());
        let mut page = Page::open(setup(game, people), 5);
        let (mut hand_overs, mut last) = (0, None);
        page.play_to_the_end(|page| match page.show() {
            ScreenState::PassScreen(seat) => {
                hand_overs += 1;
                assert_ne!(last, Some(seat), "the holder keeps the screen");
                assert_eq!(page.client_state.viewer(), None);
                assert_eq!(page.client_state.question(), None, "no question before the player has the screen");
            }
            ScreenState::Table(screen) => {
                let seat = screen.viewer.seat().expect("people sit");
                assert!(screen.presentation.deciders.contains(seat), "the decider has the screen");
                last = Some(seat);
                for area in screen.presentation.scene.areas.iter().filter(|area| area.place == Placement::Own) {
                    assert!(area.owner.is_none_or(|owner| owner == seat), "{game}: {area:?} is shown to {seat}");
                }
                // The screen is made from the view of this seat alone.
                let own = page.client_state.viewer().unwrap();
                assert_eq!(own, Viewer::Seat(seat));
            }
            other => panic!("{other:?}"),
        });
        assert!(hand_overs >= people, "{game}: {hand_overs} hand-overs");
    }
}

#[test]
fn a_player_who_asked_for_the_screen_keeps_it_until_it_is_passed_on() {
    let mut page = Page::open(setup("sample", 2), 5);
    page.client_state.take_screen();
    let holder = page.screen().viewer.seat().unwrap();
    let other = Seats::all(2).without(holder).first().unwrap();
    page.client_state.pass_screen_to(other);
    assert_eq!(page.show(), ScreenState::PassScreen(other));
    page.client_state.take_screen();
    assert_eq!(page.screen().viewer, Viewer::Seat(other));
    page.client_state.pass_screen_to(Seat::new(5));
    assert_eq!(page.screen().viewer, Viewer::Seat(other), "a seat that is not ours gets no screen");
    page.client_state.pass_screen_to(holder);
    assert_eq!(page.show(), ScreenState::PassScreen(holder));
    page.client_state.take_screen();
    assert_eq!(page.screen().viewer, Viewer::Seat(holder));
}

#[test]
fn a_saved_table_goes_on_where_it_was() {
    for game in all_games() {
        let mut page = Page::open(setup(game, 1), 7);
        page.settle();
        let mut touches = 0;
        while page.client_state.ending().is_none() {
            page.touch_something();
            touches += 1;
            if touches % 9 == 0 {
                // Bots that were thinking when the table was saved are asked again.
                let before = page.screen();
                assert!(page.local.is_changed());
                let saved = page.local.save();
                assert!(!page.local.is_changed());
                page = Page::at(Local::restore(&saved, page.now).unwrap(), page.now);
                let after = page.screen();
                assert!(
                    after.presentation == before.presentation && after.log == before.log,
                    "{game}: after {touches} touches"
                );
            }
            page.settle();
        }
        assert!(page.local.record().is_some());
    }
}

#[test]
fn a_broken_save_says_where() {
    let mut page = Page::open(setup("sample", 1), 7);
    let saved = page.local.save();
    let broken = saved.replacen("\"ready\":true", "\"ready\":maybe", 1);
    assert_ne!(saved, broken);
    let fault = Local::restore(&broken, 0).err().unwrap().to_string();
    assert!(fault.starts_with("line 2 of the saved table: expected"), "{fault}");
    assert!(Local::restore("", 0).is_err());
}

#[test]
fn another_language_describes_everything_again() {
    let mut page = Page::open(setup("luiswile", 1), 2);
    page.settle();
    for _ in 0..12 {
        page.touch_something();
        page.settle();
    }
    let english = page.screen();
    page.presenter.set_lang(Lang::named("pl"));
    let polish = page.screen();
    assert_eq!(english.log.len(), polish.log.len());
    let same = english.log.iter().zip(&polish.log).filter(|(english, polish)| english.text == polish.text).count();
    assert!(same * 10 < english.log.len(), "{same} of {} lines were not translated", english.log.len());
    assert_ne!(english.presentation.question, polish.presentation.question);
    assert!(Presenter::new(Lang::named("pl")).show(&page.client_state) == ScreenState::Table(Box::new(polish)));
    page.presenter.set_lang(Lang::EN);
    assert!(page.screen() == english);
}

#[test]
fn every_choice_can_be_reached_by_touching() {
    for game in all_games() {
        let mut page = Page::open(setup(game, 1), 11);
        let mut seen = 0;
        page.play_to_the_end(|page| {
            let screen = page.screen();
            for choice in &screen.presentation.choices {
                let mut picking = screen.picking();
                let action = reach(&mut picking, &choice.picks);
                assert_eq!(action.as_deref(), Some(choice.action.as_str()), "{game}: {choice:?}");
                let found = picking.find(&choice.action);
                assert_eq!(found.first().map(|found| &found.action), Some(&choice.action));
                seen += 1;
            }
        });
        assert!(seen > 10, "{game}: only {seen} choices were seen");
    }
}

/// Touches the picks of a choice in order, until it is clear.
fn reach(picking: &mut Picking, picks: &[Pick]) -> Option<String> {
    loop {
        let Some(next) = picks.get(picking.path().len()) else {
            return picking.confirm().map(str::to_owned);
        };
        match picking.touch(next) {
            PickStep::More => {}
            PickStep::Play(action) => return Some(action),
            PickStep::Confirm(choice) => return Some(choice.action),
            PickStep::Refused => return None,
        }
    }
}

#[test]
fn every_refusal_has_a_reason() {
    for game in all_games() {
        let mut page = Page::open(setup(game, 1), 13);
        let mut clauses = std::collections::BTreeSet::new();
        let mut steps = 0;
        page.play_to_the_end(|page| {
            steps += 1;
            if steps % 5 != 1 {
                return;
            }
            let screen = page.screen();
            for area in &screen.presentation.scene.areas {
                for id in std::iter::once(&area.id).chain(area.pieces.iter().map(|piece| &piece.id)) {
                    let why = page.presenter.explain_touch(&page.client_state, id);
                    assert!(!why.text.is_empty() && !why.text.contains('⟦'), "{game}: {id}: {why:?}");
                    clauses.extend(why.clause);
                }
            }
            let choice = &screen.presentation.choices[0];
            let explained = page.presenter.explain_action(&page.client_state, &choice.action).unwrap();
            assert!(explained.text.contains(&choice.label));
            let fault = page.presenter.explain_action(&page.client_state, "dance a jig").unwrap_err();
            assert_eq!((fault.column, fault.word.as_str()), (1, "dance"));
        });
        assert!(!clauses.is_empty(), "{game}: no refusal cited a clause");
        let id = page.screen().presentation.scene.areas[0].id.clone();
        assert_eq!(page.presenter.explain_touch(&page.client_state, &id).text, "The match is over.");
    }
}

#[test]
fn a_bot_gives_advice_that_can_be_taken() {
    let mut explained = 0;
    for game in all_games() {
        let mut page = Page::open(setup(game, 1), 17);
        page.settle();
        assert_eq!(page.client_state.hint(Level::Easy).is_some(), page.client_state.question().is_some());
        let question = page.client_state.hint(Level::Normal).unwrap();
        let answer = games::answer(&question, BudgetKind::Counted);
        let sentence = page.presenter.advice(&page.client_state, &answer).unwrap();
        let screen = page.screen();
        let choice = screen.presentation.choices.iter().find(|choice| choice.action == answer.decision.action).unwrap();
        assert!(sentence.starts_with(&choice.label), "{game}: {sentence}");
        // Who only plays does not explain itself; the choice is the same.
        let played = games::answer(&BotQuestion { purpose: Purpose::Play, ..question.clone() }, BudgetKind::Counted);
        let silent = question.answer(Decision { reasons: Vec::new(), ..answer.decision.clone() });
        assert_eq!(played.decision, silent.decision, "{game}");
        let reason = sentence.strip_prefix(&page.presenter.advice(&page.client_state, &silent).unwrap()).unwrap();
        assert_eq!(reason.is_empty(), answer.decision.reasons.is_empty(), "{game}: {sentence}");
        explained += u32::from(!reason.is_empty());
        page.play(&answer.decision.action);
        assert_eq!(
            page.presenter.advice(&page.client_state, &answer),
            None,
            "advice about an old question is no advice"
        );
    }
    assert!(explained > 0, "no advice says why");
}

#[test]
fn a_worker_answers_bot_questions_as_json() {
    let mut page = Page::open(setup("sample", 0), 19);
    let question = page.local.bot_questions().remove(0);
    let sent = BotQuestion::from_json(&question.to_json()).unwrap();
    assert_eq!(sent.game, "sample");
    let answer = BotAnswer::from_json(&games::answer(&sent, BudgetKind::Timed).to_json()).unwrap();
    assert_eq!(answer, games::answer(&question, BudgetKind::Counted), "an easy bot counts anyway");
    assert_eq!(BotQuestion::from_json("nonsense"), None);
    let events = page.local.bot_answered(&mut page.client_state, &answer, 2000);
    assert!(events.contains(&ClientEvent::Update(Viewer::Spectator)), "{events:?}");
}

#[test]
fn somebody_can_watch_bots_and_talk() {
    let mut page = Page::open(setup("sample", 0), 19);
    assert_eq!(page.screen().viewer, Viewer::Spectator);
    page.client_state = page.client_state.clone().with_name(Some("eve".to_owned()));
    page.client_state.connected();
    page.local.serve(&mut page.client_state, 1000);
    page.client_state.request(Request::Chat { room: ChatRoom::Spectators, say: Say::Phrase(Phrase::Hello) });
    let events = page.local.serve(&mut page.client_state, 1000);
    assert!(
        matches!(
            &events[..],
            [ClientEvent::Done(_), ClientEvent::Chat(_)] | [ClientEvent::Chat(_), ClientEvent::Done(_)]
        ),
        "{events:?}"
    );
    assert_eq!(page.client_state.chat().len(), 1);
    page.settle();
    assert!(page.client_state.ending().is_some());
}

#[test]
fn an_action_can_be_taken_back_and_a_match_played_again() {
    let mut page = Page::open(setup("sample", 2), 23);
    page.client_state.take_screen();
    let before = page.screen();
    let seat = before.viewer.seat().unwrap();
    let action = before.presentation.choices[0].action.clone();
    page.play(&action);
    page.client_state.request(Request::Undo { seat });
    let events = page.local.serve(&mut page.client_state, page.now);
    assert!(matches!(events[0], ClientEvent::Done(Request::Undo { .. })), "{events:?}");
    page.client_state.pass_screen_to(seat);
    page.client_state.take_screen();
    assert_eq!(page.screen().presentation.choices, before.presentation.choices);
    let again = page.local.rematch_setup("t2");
    assert_eq!(
        again.players,
        NAMES[..2].iter().map(|name| LocalPlayer::Person((*name).to_owned())).collect::<Vec<_>>()
    );
}

#[test]
fn people_with_bad_names_are_told_so() {
    let mut bad = setup("sample", 1);
    bad.players[0] = LocalPlayer::Person("ana # ben".to_owned());
    let fault = Local::open(bad, engine::Seed::from_number(1), 0).err().unwrap();
    assert_eq!(fault.to_string(), "a name may not contain #");
}

#[test]
fn a_client_without_messages_shows_nothing() {
    let client_state = ClientState::new("t", 0);
    assert_eq!(Presenter::new(Lang::EN).show(&client_state), ScreenState::Nothing);
    let mut chance = Dice::seeded(1);
    assert_eq!(client_state.time_left(Seat::new(chance.below(2) as u8), 0), None);
}

#[test]
fn every_thing_has_details() {
    for game in all_games() {
        let page = &mut Page::open(setup(game, 1), 3);
        page.settle();
        let screen = page.screen();
        for area in &screen.presentation.scene.areas {
            let about_area = screen.details(&area.id).unwrap().join("\n");
            for text in [&area.title].into_iter().chain(&area.notes).chain(area.badges.iter().map(|badge| &badge.name))
            {
                assert!(about_area.contains(text), "{game}: {text} is missing in {about_area}");
            }
            for piece in &area.pieces {
                assert!(about_area.contains(&piece.name), "{game}: {} is missing in {about_area}", piece.name);
                let about_piece = screen.details(&piece.id).unwrap();
                assert!(about_piece[0].starts_with(&piece.name), "{game}: {about_piece:?}");
            }
            assert!(!about_area.is_empty() && !about_area.contains('⟦'), "{game}: {about_area}");
        }
        assert_eq!(screen.details("nothing:such"), None);
    }
}

#[test]
fn picks_have_names() {
    let mut page = Page::open(setup("luiswile", 1), 3);
    page.settle();
    let mut picking = page.screen().picking();
    let before = picking.path_labels().len();
    let target = picking.targets().into_iter().find(|target| target.choices > 1).expect("some touch leads on");
    picking.touch(&target.pick);
    assert_eq!(picking.path_labels()[before], target.label);
    picking.back();
    assert_eq!(picking.path_labels().len(), before);
}

#[test]
fn a_refused_undo_is_explained_in_the_readers_language() {
    let mut page = Page::open(setup("sample", 1), 3);
    let fault = Fault::from(UndoRefusal::Dice);
    let mut text = |fault: &Fault, lang| {
        page.presenter.set_lang(lang);
        page.presenter.explain_fault(&page.client_state, fault).text
    };
    assert_eq!(text(&fault, Lang::EN), "Chance has decided something since; that cannot be taken back.");
    assert!(text(&fault, Lang::named("pl")).starts_with("Od tamtej chwili zdecydował los"));
    let reworded = Fault { text: "no".to_owned(), ..fault.clone() };
    assert_eq!(text(&reworded, Lang::EN), text(&fault, Lang::EN), "the host's words do not matter");
    let older = Fault { undo: None, ..fault };
    assert_eq!(text(&older, Lang::named("pl")), "Tego nie można cofnąć.", "an older host names no reason");
}
