//! What is printed is what the content has.

use draw::{Form, GameArt};
use engine::{Dice, Game, Settings, Viewer};
use scene::{Lang, Texts};

use crate::Blackgate;
use crate::content::{Ability, Background, OWN};

#[test]
fn every_card_is_printed_as_often_as_the_content_says() {
    let options = Blackgate::options(&Settings::new(Blackgate::ABOUT.options, 6)).unwrap();
    let view = Blackgate::view(&Blackgate::setup(&options, &mut Dice::seeded(1)), Viewer::Spectator);
    let texts = Texts::of::<Blackgate>(Lang::EN, vec!["ana".to_owned(); 6]);
    let all = Blackgate::components(&options, &view, &texts);
    let count = |kind: &str| -> u16 {
        all.iter().filter(|one| one.id.split(':').next() == Some(kind)).map(|one| one.count).sum()
    };
    assert_eq!(count("card"), u16::from(OWN.deck.count()) + u16::from(OWN.piles.count()));
    assert_eq!(usize::from(count("gang-card")), Ability::COUNT);
    assert_eq!(usize::from(count("background")), Background::COUNT);
    assert_eq!(count("michel-card"), OWN.michel_deck.iter().map(|&count| u16::from(count)).sum::<u16>());
    assert_eq!((count("pawn"), count("gang"), count("recipe")), (6, 6, 5));
    assert!(all.iter().any(|one| one.form == Form::Board));
}
