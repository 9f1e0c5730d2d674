//! What is printed is what the content has.

use draw::{Component, Form, GameArt};
use engine::{Dice, Game, Settings, Viewer};
use scene::{Lang, Texts};

use crate::Wcp;
use crate::content::{HALLS, OWN, TOKENS};

#[test]
fn halls_tokens_and_vehicles_are_printed_as_often_as_the_content_says() {
    let options = Wcp::options(&Settings::new(Wcp::ABOUT.options, 6)).unwrap();
    let view = Wcp::view(&Wcp::setup(&options, &mut Dice::seeded(1)), Viewer::Spectator);
    let texts = Texts::of::<Wcp>(Lang::EN, vec!["ana".to_owned(); 6]);
    let all = Wcp::components(&options, &view, &texts);
    let count =
        |form: Form| -> u16 { all.iter().filter(|one: &&Component<Wcp>| one.form == form).map(|one| one.count).sum() };
    // The central hall, too.
    assert_eq!(count(Form::Hex), u16::from(HALLS) + 1);
    assert_eq!(count(Form::SquareToken), u16::from(TOKENS));
    assert_eq!(count(Form::WideCard), 10);
    assert_eq!(count(Form::Pawn), 6);
    for token in OWN.all_tokens.kinds() {
        let printed = all.iter().find(|one| one.id == format!("token:{token}")).unwrap();
        assert_eq!(printed.count, u16::from(OWN.all_tokens.of(token)), "{token}");
    }
}
