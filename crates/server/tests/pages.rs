//! Which addresses show the page, and what stands where nothing is.

mod common;

use common::{Answer, Running, folder, http};
use server::Config;

/// What browsers say when somebody follows a link.
const BROWSER: (&str, &str) = ("accept", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8");

fn is_page(answer: &Answer) -> bool {
    answer.head.contains("content-type: text/html") && answer.body.contains("<html")
}

#[tokio::test(flavor = "multi_thread")]
async fn browsers_get_the_page_wherever_they_go() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    for path in ["/", "/t/k3x", "/play/k3x", "/replay/k3x", "/rules/wcp"] {
        let answer = http(server.address, &format!("GET {path}"), &[BROWSER], "").await;
        assert!(answer.status == 200 && is_page(&answer), "{path}: {}", answer.head);
    }
    for path in ["/nowhere", "/nowhere/at/all", "/t/k3x/more"] {
        let answer = http(server.address, &format!("GET {path}"), &[BROWSER], "").await;
        assert!(answer.status == 404 && is_page(&answer), "{path}: {}", answer.head);
        assert!(answer.head.contains("content-security-policy: default-src 'self'"), "{path}: {}", answer.head);
    }
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn tools_get_a_fault_where_nothing_is() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let anything = ("accept", "*/*");
    for (head, accept) in [
        ("GET /nowhere/at/all", None),
        ("GET /nowhere/at/all", Some(anything)),
        ("POST /nowhere/at/all", Some(BROWSER)),
        ("GET /assets/nothing.js", Some(anything)),
        ("GET /assets/%ff", Some(anything)),
        ("GET /api/nowhere", Some(BROWSER)),
    ] {
        let answer = http(server.address, head, accept.as_slice(), "").await;
        assert_eq!((answer.status, answer.json()["code"].as_str()), (404, Some("no-table")), "{head} {accept:?}");
    }
    // A table that is not there is a fault for everybody: it is the page that asks.
    assert_eq!(http(server.address, "GET /api/tables/nowhere", &[BROWSER], "").await.json()["code"], "no-table");
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}
