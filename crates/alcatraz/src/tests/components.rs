//! What is printed is what the content has.

use draw::{Form, GameArt};
use engine::{Dice, Game, Settings, Viewer};
use scene::{Lang, Texts};

use crate::Alcatraz;
use crate::state::{Blackmail, Item, Room, TASKS};

#[test]
fn rooms_cards_and_tokens_are_printed_as_often_as_the_content_says() {
    let options = Alcatraz::options(&Settings::new(Alcatraz::ABOUT.options, 4)).unwrap();
    let view = Alcatraz::view(&Alcatraz::setup(&options, &mut Dice::seeded(1)), Viewer::Spectator);
    let texts = Texts::of::<Alcatraz>(Lang::EN, vec!["ana".to_owned(); 4]);
    let all = Alcatraz::components(&options, &view, &texts);
    let count = |form: Form| -> u16 { all.iter().filter(|one| one.form == form).map(|one| one.count).sum() };
    assert_eq!(usize::from(count(Form::RoomTile)), Room::COUNT);
    assert_eq!(usize::from(count(Form::Card)), TASKS);
    assert_eq!(usize::from(count(Form::WideCard)), Blackmail::COUNT);
    assert_eq!(count(Form::Token), 20, "guards");
    assert_eq!((count(Form::Sheet), count(Form::Pawn)), (4, 4));
    let tokens = |item: Item| all.iter().find(|one| one.id == format!("item:{item}")).unwrap().count;
    assert_eq!(Item::ALL.map(tokens), [5, 5, 5, 5, 5, 1]);
    assert!(all.iter().filter(|one| one.form == Form::RoomTile).all(|one| one.back.is_some()), "both sides");
}
