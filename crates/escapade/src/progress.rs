//! Progress on standard error, if that is a terminal. Builds without the tools show none.

#[cfg(feature = "tools")]
use std::io::IsTerminal;
#[cfg(feature = "tools")]
use std::time::Duration;

#[cfg(feature = "tools")]
use indicatif::{ProgressBar, ProgressStyle};

/// A bar, or a sign that turns where the end is not known.
pub(crate) struct Progress {
    #[cfg(feature = "tools")]
    bar: ProgressBar,
}

/// A bar for so many things.
#[cfg_attr(not(feature = "tools"), expect(unused_variables, reason = "there is no bar"))]
pub(crate) fn bar(count: u64, things: &str) -> Progress {
    Progress {
        #[cfg(feature = "tools")]
        bar: {
            let template = format!("{{bar:40}} {{human_pos}} of {{human_len}} {things}, {{eta}} left");
            shown(ProgressBar::new(count), &template)
        },
    }
}

/// A count of things of which it is not known how many there are.
#[cfg_attr(not(feature = "tools"), expect(unused_variables, reason = "there is no bar"))]
pub(crate) fn count(things: &str) -> Progress {
    Progress {
        #[cfg(feature = "tools")]
        bar: shown(ProgressBar::new_spinner(), &format!("{{spinner}} {{human_pos}} {things}, {{elapsed}}")),
    }
}

/// A sign that turns beside a text while something goes on that has no steps.
#[cfg(feature = "tools")]
pub(crate) fn spinner(text: &str) -> Progress {
    let bar = shown(ProgressBar::new_spinner(), "{spinner} {msg}, {elapsed}").with_message(text.to_owned());
    if !bar.is_hidden() {
        bar.enable_steady_tick(Duration::from_millis(200));
    }
    Progress { bar }
}

#[cfg(feature = "tools")]
fn shown(bar: ProgressBar, template: &str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template(template).expect("the template is right");
    bar.with_style(style)
}

impl Progress {
    /// One more is done.
    pub(crate) fn step(&self) {
        self.advance(1);
    }

    /// So many more are done.
    #[cfg_attr(not(feature = "tools"), expect(unused_variables, reason = "there is no bar"))]
    pub(crate) fn advance(&self, count: u64) {
        #[cfg(feature = "tools")]
        self.bar.inc(count);
    }

    /// Prints something above it.
    pub(crate) fn suspend(&self, print: impl FnOnce()) {
        #[cfg(feature = "tools")]
        self.bar.suspend(print);
        #[cfg(not(feature = "tools"))]
        print();
    }

    /// Takes it away.
    pub(crate) fn clear(&self) {
        #[cfg(feature = "tools")]
        self.bar.finish_and_clear();
    }
}
