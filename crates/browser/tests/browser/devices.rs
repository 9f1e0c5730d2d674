//! Names that are asked for, people who go on at another device, and languages in the address.

use anyhow::Result;
use browser::{Axe, Chromium, Device, Person, Site};

/// Waits until a toast says something, and gives it.
async fn toast(person: &Person) -> Result<String> {
    person.wait("[data-snack]").await?;
    person.text("[data-snack] p").await
}

#[tokio::test(flavor = "multi_thread")]
async fn who_opens_a_table_is_asked_for_a_name_once() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let ana = chromium.person(&site, Device::DESKTOP).await?;
    ana.click("[data-game=wcp] [data-do=online]").await?;
    ana.click("#online [data-do=begin]").await?;
    ana.wait(".gather .come-in [name=name]").await?;
    assert!(!ana.has("[data-do=stand]").await?, "nobody sits there as a guest");
    assert!(ana.has("#invite").await?, "others can be invited already");
    // A name that cannot be used is explained in words for people, wherever it was written.
    ana.write(".gather [name=name]", "a#").await?;
    ana.click("[data-do=sit-down]").await?;
    let said = toast(&ana).await?;
    assert!(said.contains("24"), "{said}");
    ana.write(".gather [name=name]", "ana").await?;
    ana.click("[data-do=sit-down]").await?;
    ana.wait("[data-seat-row=a] [data-do=stand]").await?;
    // The next table knows it.
    ana.go("/").await?;
    ana.click("[data-game=wcp] [data-do=online]").await?;
    ana.click("#online [data-do=begin]").await?;
    ana.wait("[data-seat-row=a] [data-do=stand]").await?;
    ana.close_after_refusal().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_goes_on_at_another_device() -> Result<()> {
    let (site, chromium, axe) = (Site::start().await?, Chromium::start()?, Axe::load()?);
    let ana = chromium.person(&site, Device::DESKTOP).await?;
    ana.click("[data-game=wcp] [data-do=online]").await?;
    ana.write("#online [name=name]", "ana").await?;
    ana.click("#online [data-do=begin]").await?;
    ana.wait("[data-seat-row=a] [data-do=stand]").await?;
    let table = ana.run("return location.pathname;", vec![]).await?.as_str().unwrap_or_default().to_owned();
    let ben = chromium.person(&site, Device::DESKTOP).await?;
    ben.go(&table).await?;
    ben.write(".gather [name=name]", "ben").await?;
    ben.click("[data-do=sit-down]").await?;
    ana.wait("[data-seat-row=b] [data-do=remove]").await?;
    assert!(!ben.has("[data-do=remove]").await?, "only the host removes others");

    ana.click("#menu").await?;
    ana.click("[data-devices] summary").await?;
    ana.click("[data-do=make-device]").await?;
    ana.wait("#device-link").await?;
    ana.wait("#settings [data-qr] path[d]:not([d=''])").await?;
    axe.check(&ana, "the link to another device").await?;
    let link = ana.value("#device-link").await?;
    let phone = chromium.new_visitor(&site, Device::PHONE).await?;
    phone.go(&link).await?;
    phone.wait("[data-page=device] [data-do=go-on-here]").await?;
    axe.check(&phone, "the page that the link opens").await?;
    let address = phone.run("return location.href;", vec![]).await?;
    assert!(!address.as_str().unwrap_or_default().contains('#'), "{address}: nobody shares it by mistake");
    phone.click("[data-do=go-on-here]").await?;
    phone.wait("[data-page=home]").await?;
    phone.go(&table).await?;
    phone.wait("[data-seat-row=a] [data-do=stand]").await?;
    // It is the host there, too, and still here.
    phone.click("[data-seat-row=b] [data-do=remove]").await?;
    ana.click("#settings .ends .main").await?;
    ana.wait("[data-seat-row=b] [data-do=bot]").await?;
    assert!(!ana.has("#offline").await?, "the first device stays signed in");
    // The link works once.
    let eve = chromium.new_visitor(&site, Device::PHONE).await?;
    eve.go(&link).await?;
    eve.click("[data-do=go-on-here]").await?;
    eve.wait("[data-used]").await?;
    tokio::try_join!(ana.close(), ben.close(), phone.close(), eve.close_after_refusal())?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_language_that_is_chosen_is_in_the_address() -> Result<()> {
    let (site, chromium) = (Site::start().await?, Chromium::start()?);
    let ana = chromium.person(&site, Device::DESKTOP).await?;
    ana.go("/rules/wcp").await?;
    ana.choose("#lang", "de").await?;
    ana.wait("html[lang=de]").await?;
    let address = ana.run("return location.pathname + location.search;", vec![]).await?;
    assert_eq!(address, "/rules/wcp?lang=de");
    let ben = chromium.person(&site, Device::DESKTOP).await?;
    ben.go("/rules/wcp?lang=de").await?;
    ben.wait("html[lang=de]").await?;
    // What search engines read, before any program runs.
    let html = "return (async () => { const of = async (path) => {
            const page = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html');
            const links = [...page.querySelectorAll('link[hreflang]')].map((link) => link.hreflang);
            return [page.documentElement.lang, links.includes('x-default'), links.includes('de'), page.title];
        };
        return [await of('/?lang=de'), await of('/?lang=ja')]; })();";
    let read = ben.run(html, vec![]).await?;
    assert_eq!((&read[0][0], &read[0][1], &read[0][2]), (&"de".into(), &true.into(), &true.into()), "{read}");
    assert_eq!(read[1][0], "ja");
    assert!(read[0][3] != read[1][3], "the title is in the language, too: {read}");
    tokio::try_join!(ana.close(), ben.close())?;
    Ok(())
}
