//! What is printed is what the content has.

use draw::GameArt;
use engine::{Dice, Game, Settings, Viewer};
use scene::{Lang, Texts};

use crate::Luiswile;
use crate::content::OWN;

#[test]
fn every_card_of_the_content_is_printed_once() {
    let options = Luiswile::options(&Settings::new(Luiswile::ABOUT.options, 3)).unwrap();
    let view = Luiswile::view(&Luiswile::setup(&options, &mut Dice::seeded(1)), Viewer::Spectator);
    let texts = Texts::of::<Luiswile>(Lang::EN, vec!["ana".to_owned(); 3]);
    let all = Luiswile::components(&options, &view, &texts);
    let count = |kind: &str| all.iter().filter(|one| one.id.split(':').next() == Some(kind) && one.count == 1).count();
    assert_eq!(count("card"), OWN.prisoners.len());
    assert_eq!(count("event"), OWN.event_cards.len());
    assert_eq!(count("patrol"), OWN.patrols.len());
    assert_eq!(count("punishment"), OWN.punishments.len());
    let blanks = all.iter().find(|one| one.id == "blank").unwrap();
    assert_eq!(blanks.count, u16::from(OWN.numbers.blanks) * 3);
}
