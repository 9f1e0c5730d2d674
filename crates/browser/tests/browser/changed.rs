//! Changed games: rows that a designer added by file are hosted, shown, played to the end by clicking, and verified.

use anyhow::{Context, Result};
use browser::{Chromium, Site, two_at_a_table};
use engine::Record;

/// Plays a match with this content. One of the words is on the table from the start, unless what they name comes later.
async fn play_changed(game: &str, content: &str, words: &[&str], comes_later: bool) -> Result<()> {
    let (site, chromium) = (Site::start_with(&[content]).await?, Chromium::start()?);
    let (mut ana, mut ben) = two_at_a_table(&chromium, &site, game).await?;
    let shown = "return arguments[0].some((word) => document.body.innerText.includes(word)
        || [...document.querySelectorAll('[aria-label]')].some((one) => one.ariaLabel.includes(word)));";
    let look = vec![serde_json::json!(words)];
    if !comes_later {
        ana.wait("[data-face=table] [data-board] [data-id]").await?;
        assert_eq!(ana.run(shown, look.clone()).await?, true, "{game}: none of {words:?} is on the table");
    }
    tokio::try_join!(ana.play_to_the_end(), ben.play_to_the_end())?;
    let fetch = "const done = arguments[0];
        fetch('/api/tables/' + location.pathname.split('/').pop() + '/record')
            .then((answer) => answer.text()).then(done);";
    let text = ana.run_async(fetch, vec![]).await?;
    let record: Record = text.as_str().context("a record")?.parse()?;
    let entry = games::find(game).context("a game")?;
    entry.verify(&record, None)?;
    assert!(record.to_string().contains(words[0]), "{game}: the record holds the content");
    tokio::try_join!(ana.close(), ben.close())?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vehicle_is_added_and_played() -> Result<()> {
    let content = include_str!("../../../wcp/content/wcp.toml").to_owned()
        + "\n[[vehicles]]\nid = \"v04-2\"\nname = \"Wasp\"\nfire = 3\narmour = 4\nboosters = 3\n";
    play_changed("wcp", &content, &["Wasp"], false).await
}

/// All tasks are new: two of each letter.
#[tokio::test(flavor = "multi_thread")]
async fn tasks_are_added_and_played() -> Result<()> {
    let own = include_str!("../../../alcatraz/content/alcatraz.toml");
    let (before, _) = own.split_once("[tasks]\n").context("tasks")?;
    let mut content = format!("{before}[tasks]\n");
    for letter in 'A'..='F' {
        for (number, name) in [(6, "Oil the Hinges"), (7, "Drug the Dogs")] {
            content +=
                &format!("{letter}{number} = {{ prisoners = 1, guards = 3, items = [\"key\"], name = \"{name}\" }}\n");
        }
    }
    play_changed("alcatraz", &content, &["Oil the Hinges", "Drug the Dogs"], false).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_gang_is_added_and_played() -> Result<()> {
    let content = include_str!("../../../blackgate/content/blackgate.toml").to_owned()
        + "\n[[gang]]\nid = \"crew-2\"\nname = \"Night Owls\"\naccessories = 1\naccepts = [\"ring\", \"cap\"]\n\
           cards = [\"lookouts\", \"deep-pockets\", \"spoon-masters\", \"cold-blood\"]\n";
    play_changed("blackgate", &content, &["Night Owls"], false).await
}

/// The only event before the final ones is new, so the first day has no other; and so is a prisoner.
#[tokio::test(flavor = "multi_thread")]
async fn an_event_and_a_prisoner_are_added_and_played() -> Result<()> {
    let own = include_str!("../../../luiswile/content/luiswile.toml").replacen("events = 20", "events = 1", 1);
    let is_event = |line: &str| line.starts_with("  { id = \"E") && !line.contains("final = true");
    let mut content = String::new();
    for line in own.lines().filter(|line| !is_event(line)) {
        content += line;
        content += "\n";
        content += match line {
            "event = [" => "  { id = \"E99\", title = \"Painters in the yard\", in = { ordinary = 2 } },\n",
            "prisoner = [" => {
                "  { number = \"0001\", name = \"Nowy Adam\", type = \"ordinary\", nat = \"PL\", shovel = 2, banknotes = 2, \
                 bulb = 2, cunning = 2, strength = 2, observation = 2 },\n"
            }
            _ => "",
        };
    }
    play_changed("luiswile", &content, &["Painters in the yard", "Nowy Adam"], true).await
}
