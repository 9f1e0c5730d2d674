//! Every address of the server that is not one of the page's files.

use serde_json::json;

use super::endpoint::{Endpoint, Refused, get, post};
use super::examples;
use super::schemas::{Count, SeatLetter};
use crate::rest::{BROWSERS_MAX, RecordFormat, TOKENS_MAX};

const TEXT: &str = "text/plain";
const LINES: &str = "application/x-ndjson";
/// The beginning of a review.
const REVIEW: &str = "{\"kind\":\"progress\",\"text\":\"Weighing step 8 of 40 …\"}\n";

/// Any request is served.
const ANYBODY: &[&str] = &[];
/// Only the player in person: no token may do it.
const IN_PERSON: &[&str] = &["cookie"];
/// The player in person, or a tool with a token.
const PLAYER: &[&str] = &["cookie", "token"];

pub(super) fn all() -> impl Iterator<Item = Endpoint> {
    operations().into_iter().chain(players()).chain(tokens()).chain(tables()).chain(records()).chain(streams())
}

fn operations() -> [Endpoint; 6] {
    [
        get("/healthz", "alive", "operations")
            .summary("Whether the process is alive")
            .security(ANYBODY)
            .text("It is", &[(TEXT, "alive\n")])
            .refused(&[]),
        get("/readyz", "ready", "operations")
            .summary("Whether what players do can be kept: something is written")
            .security(ANYBODY)
            .text("It can", &[(TEXT, "ready\n")])
            .refused(&[]),
        get("/metrics", "metrics", "operations")
            .summary(
                "Metrics for Prometheus, for programs on the server's own machine; others have a port of their own",
            )
            .security(ANYBODY)
            .text("The metrics", &[(TEXT, "escapade_sockets 3\n")])
            .refused(&[Refused::NotFound]),
        get("/api/openapi.json", "openapi", "operations")
            .summary("This description")
            .security(ANYBODY)
            .answer_object("This description", json!({ "openapi": "3.1.0" }))
            .refused(&[]),
        get("/api/announcement", "announcement", "operations")
            .summary("What whoever runs the server wants everybody to know, in one line; empty if there is nothing")
            .security(ANYBODY)
            .answer("200", "The announcement", examples::announcement())
            .refused(&[]),
        get("/api/games", "listGames", "games")
            .summary("Every game with its options")
            .security(ANYBODY)
            .answer_list("The games", 64, examples::game())
            .refused(&[]),
    ]
}

fn players() -> [Endpoint; 5] {
    use Refused::{BadRequest, NotAllowed, TooLong, TooSlow, Unauthorized};
    [
        get("/api/me", "me", "players")
            .summary("The player; a stranger becomes a guest and gets a cookie")
            .security(ANYBODY)
            .answer_with_cookie("The player", examples::me())
            .refused(&[NotAllowed]),
        post("/api/me", "rename", "players")
            .summary("Take another name")
            .security(IN_PERSON)
            .body(examples::new_name())
            .answer("200", "The player", examples::me())
            .refused(&[BadRequest, Unauthorized, NotAllowed, TooSlow, TooLong]),
        post("/api/me/recovery", "makeRecovery", "players")
            .summary("A secret that lets another device act for the player, too; used once, within an hour")
            .security(IN_PERSON)
            .answer("200", "The secret", examples::recovery_secret())
            .refused(&[Unauthorized, NotAllowed]),
        post("/api/recover", "recover", "players")
            .summary("Become the player of a recovery secret; if it says so, all other browsers of the player are signed out")
            .security(ANYBODY)
            .body(examples::recovery_secret())
            .answer_with_cookie("The player", examples::me())
            .refused(&[BadRequest, NotAllowed, TooSlow, TooLong]),
        get("/api/me/tables", "listOwnTables", "players")
            .summary("The tables where the player sits, and the seats that must decide")
            .security(PLAYER)
            .answer_list("The newest fifty", 50, examples::own_table())
            .refused(&[Unauthorized, NotAllowed]),
    ]
}

fn tokens() -> [Endpoint; 4] {
    use Refused::{BadRequest, NotAllowed, TooLong, TooSlow, Unauthorized};
    [
        post("/api/tokens", "makeToken", "players")
            .summary("A token for bots and tools, for a year unless fewer days are given")
            .security(IN_PERSON)
            .body(examples::new_token())
            .answer("200", "The token; it is shown once", examples::api_token())
            .refused(&[BadRequest, Unauthorized, NotAllowed, TooSlow, TooLong]),
        post("/api/tokens/forget", "forgetToken", "players")
            .summary("Revoke one of the player's tokens")
            .security(IN_PERSON)
            .body(examples::api_token())
            .empty("204", "It is revoked, and its connections are closed")
            .refused(&[BadRequest, Unauthorized, NotAllowed, TooSlow, TooLong]),
        get("/api/sessions", "listSessions", "players")
            .summary("The browsers and tokens that act for the player")
            .security(IN_PERSON)
            .answer_list("The newest first", BROWSERS_MAX + TOKENS_MAX, examples::session())
            .refused(&[Unauthorized, NotAllowed]),
        post("/api/sessions/forget", "forgetSession", "players")
            .summary("End one of them")
            .security(IN_PERSON)
            .body(examples::forget_session())
            .empty("204", "It has ended, and its connections are closed")
            .refused(&[BadRequest, Unauthorized, NotAllowed, TooSlow, TooLong]),
    ]
}

fn tables() -> [Endpoint; 4] {
    use Refused::{BadRequest, NotAllowed, NotFound, TooLong, TooSlow, Unauthorized};
    [
        get("/api/tables", "listTables", "tables")
            .summary("Open tables that wait for players")
            .security(ANYBODY)
            .answer_list("The newest hundred", 100, examples::listing())
            .refused(&[]),
        post("/api/tables", "openTable", "tables")
            .summary("Open a table")
            .security(PLAYER)
            .body(examples::open_table())
            .answer("201", "The table", examples::opened(Some("q7w8e9r2t3y4u5p6")))
            .refused(&[BadRequest, Unauthorized, NotAllowed, TooSlow, TooLong]),
        post("/api/match", "findMatch", "tables")
            .summary("A listed table of a game with a free seat; if there is none, one is opened")
            .security(PLAYER)
            .body(examples::find_match())
            .answer("200", "The table, where the player can sit", examples::found_match())
            .refused(&[BadRequest, Unauthorized, NotAllowed, TooSlow, TooLong]),
        get("/api/tables/{id}", "showTable", "tables")
            .summary("A table as everybody sees it")
            .security(ANYBODY)
            .table()
            .answer("200", "The table", examples::table_state())
            .refused(&[NotFound]),
    ]
}

fn records() -> [Endpoint; 5] {
    use Refused::{BadRequest, NotAllowed, NotFound, TooLong, TooSlow, Unauthorized, WrongPhase};
    [
        get("/api/tables/{id}/record", "record", "records")
            .summary("The record of a finished match, for escapade verify")
            .security(ANYBODY)
            .table()
            .query::<RecordFormat>("format", "The form of the record", "text")
            .text("The record", &[(TEXT, "escapade record 2\n"), (LINES, "{\"escapade\":2}\n")])
            .refused(&[BadRequest, NotAllowed, NotFound, WrongPhase]),
        get("/api/tables/{id}/replay", "replay", "records")
            .summary("A finished match at some moment, through anybody's eyes")
            .security(ANYBODY)
            .table()
            .query::<Count>("at", "How many actions had been taken; all, unless given", 2)
            .query::<SeatLetter>("seat", "Through whose eyes; a spectator's, unless given", "b")
            .query::<bool>("all", "Whether to show the views of all seats", true)
            .answer("200", "The view", examples::replay_moment())
            .refused(&[BadRequest, NotAllowed, NotFound, WrongPhase]),
        post("/api/tables/{id}/fork", "forkTable", "records")
            .summary("Go on from some moment of a finished match, against bots")
            .security(PLAYER)
            .table()
            .body(examples::fork_table())
            .answer("201", "The table", examples::opened(None))
            .refused(&[BadRequest, Unauthorized, NotAllowed, NotFound, WrongPhase, TooSlow, TooLong]),
        post("/api/tables/{id}/review", "reviewTable", "records")
            .summary(
                "The review of a finished match, for those who may see its record: a line of JSON for each step of the \
                 work, the overview, and each decision of the player, or of all people; a new review ends an older one",
            )
            .security(PLAYER)
            .table()
            .body(examples::review_table())
            .text("The review", &[(LINES, REVIEW)])
            .refused(&[BadRequest, Unauthorized, NotAllowed, NotFound, WrongPhase, TooSlow, TooLong]),
        post("/api/review", "reviewRecord", "records")
            .summary("The review of a record, such as that of a match which was played without the server")
            .security(PLAYER)
            .body(examples::review_record())
            .text("The review", &[(LINES, REVIEW)])
            .refused(&[BadRequest, Unauthorized, NotAllowed, WrongPhase, TooSlow, TooLong]),
    ]
}

fn streams() -> [Endpoint; 3] {
    use Refused::{BadRequest, NotAllowed, NotFound, Unauthorized};
    let turn = "{\"table\":\"k3v9q2x7mwpa\",\"game\":\"wcp\",\"seats\":[\"b\"]}\n";
    [
        get("/ws", "socket", "play")
            .summary("The socket for play: versioned JSON messages of the protocol")
            .security(PLAYER)
            .empty("101", "The socket is open; send hello first")
            .refused(&[BadRequest, Unauthorized, NotAllowed]),
        get("/api/tables/{id}/stream", "stream", "play")
            .summary("The messages for a spectator, one JSON message a line, until the client hangs up")
            .security(PLAYER)
            .table()
            .text("The stream", &[(LINES, "{\"table\":{}}\n")])
            .refused(&[Unauthorized, NotAllowed, NotFound]),
        get("/api/me/stream", "streamTurns", "players")
            .summary(
                "A line of JSON for each table that waits for the player, first for those that wait already, until \
                 the client hangs up; an empty line now and then",
            )
            .security(PLAYER)
            .text("The stream", &[(LINES, turn)])
            .refused(&[Unauthorized, NotAllowed]),
    ]
}
