//! Going on at another device: a link that is made in the settings of one, and opened at the other.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::rest::RecoverySecret;

use crate::page::Page;
use crate::table::QrCode;
use crate::{api, browser, saved_tables};

/// The link to another device, in the settings. It is made when the reader asks for it, since whoever has it plays as they
/// do.
#[component]
pub(crate) fn MakeDeviceLink() -> impl IntoView {
    let page = Page::get();
    let link = RwSignal::new(String::new());
    let copied = RwSignal::new(false);
    let make = move |_| {
        spawn_local(async move {
            match api::device_link().await {
                Ok(RecoverySecret { secret, .. }) => {
                    let origin = browser::window().location().origin().unwrap_or_default();
                    link.set(format!("{origin}/device#{secret}"));
                }
                Err(trouble) => page.show_toast(page.trouble(&trouble), None),
            }
        });
    };
    // Where the page may not copy, the reader copies what is selected.
    let copy = move |_| match browser::copy(&link.get_untracked()) {
        true => copied.set(true),
        false => browser::select_text("device-link"),
    };
    let made = move || {
        let text = Some(link.get()).filter(|link| !link.is_empty())?;
        Some(view! {
            <p class="soft">{page.text("device-line")}</p>
            <div class="invite">
                <input type="text" id="device-link" readonly aria-label=page.text("device-title") value=text.clone()/>
                <button type="button" data-do="copy-device" on:click=copy>
                    {move || page.text(if copied.get() { "copied" } else { "copy" })}
                </button>
            </div>
            <QrCode link=text/>
        })
    };
    view! {
        <details data-devices>
            <summary>{move || page.text("device-title")}</summary>
            <Show when=move || link.with(String::is_empty)>
                <button type="button" data-do="make-device" on:click=make>{move || page.text("device-make")}</button>
            </Show>
            {made}
        </details>
    }
}

/// The page that such a link opens. Only a touch takes the account over: a program that looks at links must not use it up.
#[component]
pub(crate) fn DevicePage() -> impl IntoView {
    let page = Page::get();
    let secret = browser::window().location().hash().unwrap_or_default().trim_start_matches('#').to_owned();
    // The address must not be what somebody shares or keeps by mistake.
    page.replace_address("/device");
    let is_used = RwSignal::new(secret.is_empty());
    let name = page.settled_name.get_untracked();
    let has_tables = saved_tables::all().iter().any(|saved| !saved.is_local);
    let leaves = (!name.is_empty() && has_tables).then(
        || view! { <p class="soft">{move || page.text_with("device-leaves", [("name", name.as_str().into())])}</p> },
    );
    let take = StoredValue::new(secret);
    let go_on = move |_| {
        spawn_local(async move {
            match api::use_device_link(&take.get_value()).await {
                Ok(me) => {
                    page.name.set(me.name.clone());
                    page.settled_name.set(me.name);
                    page.navigate("/");
                }
                Err(api::Trouble::Refused(_)) => is_used.set(true),
                Err(trouble) => page.show_toast(page.trouble(&trouble), None),
            }
        });
    };
    let button = move || match is_used.get() {
        true => view! { <p class="warn" role="alert" data-used>{page.text("device-used")}</p> }.into_any(),
        false => view! {
            <button class="main" data-do="go-on-here" on:click=go_on>{page.text("device-here")}</button>
        }
        .into_any(),
    };
    view! {
        <main class="page" data-page="device">
            <h1 id="title" tabindex="-1">{move || page.text("device-here-title")}</h1>
            <p>{move || page.text("device-here-line")}</p>
            {leaves}
            {button}
        </main>
    }
}
