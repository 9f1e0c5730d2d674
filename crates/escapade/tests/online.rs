//! Tables of a server in the terminal: on the full screen in a pseudo-terminal, line by line over a pipe, and behind https.
#![cfg(unix)]
#![allow(clippy::unwrap_used)]

mod pty;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use pty::{PseudoTerminal, SCREENS, TerminalKind};

/// A server that can be killed and started again at the same address.
struct TestServer {
    folder: PathBuf,
    address: String,
    child: Child,
}

impl TestServer {
    fn start(name: &str) -> TestServer {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("online-{name}"));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        // The port is free again as soon as the listener is gone.
        let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
        let child = TestServer::spawn(&folder, &address);
        let server = TestServer { folder, address, child };
        server.wait();
        server
    }

    fn spawn(folder: &Path, address: &str) -> Child {
        let mut command = Command::new(env!("CARGO_BIN_EXE_escapade"));
        command.args(["serve", "--listen", address, "--data"]).arg(folder.join("data"));
        command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
    }

    /// Waits until it listens.
    fn wait(&self) {
        let until = Instant::now() + Duration::from_secs(60);
        while TcpStream::connect(&self.address).is_err() {
            assert!(Instant::now() < until, "the server does not listen");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Kills it, and starts it again after something was done meanwhile.
    fn restart(&mut self, meanwhile: impl FnOnce(&TestServer)) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        meanwhile(self);
        self.child = TestServer::spawn(&self.folder, &self.address);
        self.wait();
    }

    /// A request of a guest; the answer with its head.
    fn request(&self, method: &str, path: &str, cookie: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let (host, length) = (&self.address, body.len());
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\nconnection: close\r\n\
            cookie: {cookie}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).unwrap();
        stream.write_all(body.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    fn guest(&self) -> String {
        let answer = self.request("GET", "/api/me", "", "");
        let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("guests get a cookie");
        cookie.split(';').next().unwrap().to_owned()
    }

    /// Opens a table. Gives its id.
    fn open(&self, game: &str, more: &str) -> String {
        let body = format!("{{\"game\":\"{game}\"{more}}}");
        let answer = self.request("POST", "/api/tables", &self.guest(), &body);
        let (_, rest) = answer.split_once("\"table\":\"").unwrap_or_else(|| panic!("{answer}"));
        rest.split('"').next().unwrap().to_owned()
    }

    fn link(&self, table: &str) -> String {
        format!("http://{}/t/{table}", self.address)
    }

    fn state(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// The command in lines, with its output as it comes.
    fn lines(&self, arguments: &[&str], person: &str) -> LineCommand {
        let mut command = Command::new(env!("CARGO_BIN_EXE_escapade"));
        command.args(arguments).env("XDG_STATE_HOME", self.state(person)).env("LC_ALL", "C");
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let said = Arc::new(Mutex::new(String::new()));
        let mut out = child.stdout.take().unwrap();
        let shared = said.clone();
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = out.read(&mut bytes) {
                shared.lock().unwrap().push_str(&String::from_utf8_lossy(&bytes[..count]));
            }
        });
        LineCommand { input: child.stdin.take(), child, said, read: 0 }
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The command in lines.
struct LineCommand {
    child: Child,
    input: Option<ChildStdin>,
    said: Arc<Mutex<String>>,
    /// How much of it was waited for.
    read: usize,
}

impl LineCommand {
    fn type_line(&mut self, line: &str) {
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
    }

    /// Waits until one of these texts comes after those that came before. Gives all that was said until then.
    fn wait_for(&mut self, texts: &[&str]) -> String {
        let until = Instant::now() + Duration::from_secs(60);
        loop {
            let said = self.said.lock().unwrap().clone();
            let new = &said[self.read..];
            if let Some(end) = texts.iter().filter_map(|text| Some(new.find(text)? + text.len())).min() {
                let found = new[..end].to_owned();
                self.read += end;
                return found;
            }
            assert!(Instant::now() < until, "none of {texts:?} in\n{said}");
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Makes the first choice until the match is over.
    fn play_to_the_end(&mut self) {
        while self.wait_for(&["A number, an action, or \"help\": ", "The match is over."]).ends_with("\": ") {
            self.type_line("1");
        }
    }

    fn wait(mut self) -> (bool, String, String) {
        drop(self.input.take());
        let mut errors = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
        let is_well = self.child.wait().unwrap().success();
        std::thread::sleep(Duration::from_millis(50));
        let said = self.said.lock().unwrap().clone();
        (is_well, said, errors)
    }
}

#[test]
fn a_match_is_played_on_the_screen_through_a_restart_of_server_and_command() {
    let mut server = TestServer::start("screen");
    let table = server.open("sample", ",\"open\":true");
    let state = server.state("ana");
    let variables = [("XDG_STATE_HOME", state.to_str().unwrap()), ("ESCAPADE_PACE", "instant")];
    let link = server.link(&table);
    let mut terminal = PseudoTerminal::start(&["join", &link, "--name", "ana"], (80, 24), &variables);
    terminal.wait_for(&["A ana"]);
    terminal.press("b");
    terminal.wait_for(&["bot, normal"]);
    terminal.press("\r");
    terminal.wait_for(&["Which card do you bid?"]);
    terminal.press("1");
    server.restart(|_| ());
    terminal.wait_until("the connection", |terminal| !terminal.text().contains("OFFLINE"));
    terminal.wait_for(&["Which card do you bid?", "The match is over"]);
    // The command is left and started again: it is the same guest, and still knows what was promised of the dice.
    terminal.press("\x03");
    assert!(terminal.child.wait().unwrap().success());
    let mut terminal = PseudoTerminal::start(&["join", &link], (80, 24), &variables);
    terminal.wait_for(&["Which card do you bid?", "The match is over"]);
    terminal.play_to_the_end();
    terminal.wait_for(&["The dice were fair"]);
    terminal.press("q\r");
    assert!(terminal.child.wait().unwrap().success());
}

/// Three people play a match at a server, each at another size and with other colours.
fn play_online(server: &TestServer, game: &str) {
    let table = server.open(game, ",\"seats\":3");
    let link = server.link(&table);
    let sit = |(name, screen): (&str, TerminalKind)| {
        let (size, colours) = screen;
        let state = server.state(&format!("{game}-{name}"));
        let variables = [("XDG_STATE_HOME", state.to_str().unwrap()), ("ESCAPADE_PACE", "instant"), colours];
        let terminal = PseudoTerminal::start(&["join", &link, "--name", name], size, &variables);
        terminal.wait_for(&[&format!("{name}*")]);
        terminal
    };
    let mut terminals: Vec<PseudoTerminal> = ["ana", "ben", "cyd"].into_iter().zip(SCREENS).map(sit).collect();
    terminals.iter_mut().for_each(|terminal| terminal.press("\r"));
    terminals.iter().for_each(|terminal| _ = terminal.wait_for(&["u Undo"]));
    std::thread::scope(|scope| {
        for terminal in &mut terminals {
            scope.spawn(|| terminal.press_anything_to_the_end());
        }
    });
    for (mut terminal, (_, colours)) in terminals.into_iter().zip(SCREENS) {
        terminal.wait_for(&["The dice were fair"]);
        terminal.press("q\r");
        let (is_content, written) = terminal.end();
        assert!(is_content, "{game}");
        assert_eq!(written.contains("38;2;"), colours == ("COLORTERM", "truecolor"), "{game}");
        let has_colours = written.contains("[38;5;") || written.contains("38;2;");
        assert_eq!(has_colours, colours.0 != "NO_COLOR", "{game}");
    }
}

#[test]
fn a_match_is_played_online_by_keys_at_all_sizes_and_colours() {
    play_online(&TestServer::start("games"), QUICKEST);
}

/// The same for all games: `cargo xtask test long`.
mod long {
    use super::{TestServer, play_online};

    #[test]
    fn a_match_of_each_game_is_played_online_by_keys_at_all_sizes_and_colours() {
        let server = TestServer::start("long-games");
        games::LIST.iter().for_each(|listed| play_online(&server, listed.about.name));
    }
}

/// The game of which a match takes the least time.
const QUICKEST: &str = "wcp";

#[test]
fn a_match_is_played_and_watched_in_lines_over_pipes() {
    let server = TestServer::start("lines");
    let table = server.open("sample", "");
    let link = server.link(&table);
    let record = server.folder.join("match.record");
    let mut ana = server.lines(&["join", &link, "--name", "ana", "--record", record.to_str().unwrap()], "ana");
    ana.wait_for(&["A ana · you · not ready yet"]);
    let mut ben = server.lines(&["join", &link, "--plain"], "ben");
    ben.wait_for(&["sit NAME: sit down"]);
    ben.type_line("sit ben");
    ben.wait_for(&["B ben · you"]);
    let mut eve = server.lines(&["watch", &link, "--name", "eve"], "eve");
    eve.wait_for(&["say TEXT: chat"]);
    ben.type_line("say good luck");
    ana.wait_for(&["ben: good luck"]);
    let mut fay = server.lines(&["join", &link, "--name", "fay"], "fay");
    fay.wait_for(&["All seats are taken"]);
    fay.type_line("quit");
    assert!(fay.wait().0);
    ana.type_line("ready");
    ben.type_line("ready");
    ana.wait_for(&["A number, an action, or \"help\": "]);
    ana.type_line("players");
    ana.wait_for(&["B ben"]);
    ana.wait_for(&["\": "]);
    ana.type_line("1");
    let both = [ana, ben].map(|mut person| {
        std::thread::spawn(move || {
            if !person.said.lock().unwrap().contains("The match is over.") {
                person.play_to_the_end();
            }
            person.wait()
        })
    });
    for person in both {
        let (is_well, said, errors) = person.join().unwrap();
        assert!(is_well, "{errors}\n{said}");
        assert!(said.contains("The dice were fair"), "{said}");
        assert!(!said.contains('\x1b'), "a pipe gets plain text");
    }
    let (is_well, said, errors) = eve.wait();
    assert!(is_well, "{errors}\n{said}");
    assert!(said.contains("The match is over.") && said.contains("The dice were fair"), "{said}");
    // Who comes when it is over has heard no promise.
    let (is_well, said, errors) = server.lines(&["watch", &link], "dan").wait();
    assert!(is_well && said.contains("Whether the dice were fair cannot be told"), "{errors}\n{said}");
    let verified = Command::new(env!("CARGO_BIN_EXE_escapade")).arg("verify").arg(&record).output().unwrap();
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
}

#[test]
fn wrong_links_and_forgotten_guests_get_a_sentence() {
    let mut server = TestServer::start("wrong");
    let (is_well, _, errors) = server.lines(&["join", &server.link("nothing")], "ana").wait();
    assert!(!is_well && errors.contains("There is no such table") && errors.contains("Check the link"), "{errors}");
    // The server forgets everybody: the guest that was kept is replaced, once.
    let folder = server.state("ana").join("escapade");
    let kept = || {
        let files = std::fs::read_dir(&folder).unwrap().flatten();
        let guest = files.map(|entry| entry.path()).find(|path| path.extension().is_some_and(|end| end == "guest"));
        std::fs::read_to_string(guest.expect("the guest is kept")).unwrap()
    };
    let before = kept();
    server.restart(|server| std::fs::remove_dir_all(server.folder.join("data")).unwrap());
    let table = server.open("sample", "");
    let mut ana = server.lines(&["join", &server.link(&table), "--name", "ana"], "ana");
    ana.wait_for(&["A ana · you"]);
    let after = kept();
    assert_ne!(before, after);
    ana.type_line("quit");
    assert!(ana.wait().0);
    let mut ana = server.lines(&["join", &server.link(&table)], "ana");
    ana.wait_for(&["A ana · you"]);
    assert_eq!(after, kept(), "a guest who is known stays the same");
    // While somebody is there, the server forgets them: that is said, and nothing is tried again.
    server.restart(|server| std::fs::remove_dir_all(server.folder.join("data")).unwrap());
    ana.wait_for(&["We try again"]);
    let (is_well, _, errors) = ana.wait_for_end();
    assert!(!is_well && errors.contains("does not know this computer"), "{errors}");
    let (is_well, _, errors) = server.lines(&["join", "ftp://localhost/t/abc"], "ana").wait();
    assert!(!is_well && errors.contains("neither http nor https"), "{errors}");
}

impl LineCommand {
    /// Waits for the end while the input stays open.
    fn wait_for_end(mut self) -> (bool, String, String) {
        let input = self.input.take();
        let result = self.wait();
        drop(input);
        result
    }
}

#[test]
fn open_tables_are_listed_as_in_the_lobby() {
    let server = TestServer::start("lobby");
    let address = format!("http://{}", server.address);
    let listed = |arguments: &[&str]| {
        let all: Vec<&str> = ["tables", &address].iter().chain(arguments).copied().collect();
        let (is_well, said, errors) = server.lines(&all, "ana").wait();
        assert!(is_well, "{errors}");
        said
    };
    assert!(listed(&[]).contains("Nobody waits at an open table"), "{}", listed(&[]));
    let clock =
        ",\"open\":true,\"seats\":4,\"clock\":{\"decision\":{\"seconds\":60}},\"options\":{\"sides\":\"copper\"}";
    let table = server.open("alcatraz", clock);
    let mut ana = server.lines(&["join", &server.link(&table), "--name", "ana"], "ana");
    ana.wait_for(&["A ana · you"]);
    let said = listed(&[]);
    let link = server.link(&table);
    for fact in [
        "Alcatraz: The Scapegoat",
        &link,
        "1 of 4 seats taken",
        "1 minute for each decision",
        "A ana",
        "Rules, version",
    ] {
        assert!(said.contains(fact), "{fact}:\n{said}");
    }
    assert!(said.to_lowercase().contains("copper"), "{said}");
    assert!(listed(&["--lang", "pl"]).contains("zajęte miejsca: 1 z 4"), "{}", listed(&["--lang", "pl"]));
    let json: serde_json::Value = serde_json::from_str(&listed(&["--json"])).unwrap();
    assert_eq!(json[0]["table"], table.as_str());
    ana.type_line("quit");
    assert!(ana.wait().0);
}

/// Passes bytes between a client with encryption and a server without, as a proxy does. Gives its port.
fn https_proxy(server: String) -> u16 {
    use tokio_rustls::rustls::ServerConfig;
    use tokio_rustls::rustls::crypto::ring;
    use tokio_rustls::rustls::pki_types::pem::PemObject;
    use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
    let (port, opened) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let certificate = CertificateDer::from_pem_file(tls_file("localhost.pem")).unwrap();
            let key = PrivateKeyDer::from_pem_file(tls_file("localhost-key.pem")).unwrap();
            let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
                .with_safe_default_protocol_versions()
                .unwrap()
                .with_no_client_auth()
                .with_single_cert(vec![certificate], key)
                .unwrap();
            let acceptor = tokio_rustls::TlsAcceptor::from(Arc::new(config));
            let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
            port.send(listener.local_addr().unwrap().port()).unwrap();
            let local = tokio::task::LocalSet::new();
            local
                .run_until(async {
                    while let Ok((stream, _)) = listener.accept().await {
                        let (acceptor, server) = (acceptor.clone(), server.clone());
                        tokio::task::spawn_local(async move {
                            // Whoever does not trust the certificate breaks off.
                            let Ok(mut client) = acceptor.accept(stream).await else { return };
                            let mut upstream = tokio::net::TcpStream::connect(server).await.unwrap();
                            let _ = tokio::io::copy_bidirectional(&mut client, &mut upstream).await;
                        });
                    }
                })
                .await;
        });
    });
    opened.recv().unwrap()
}

fn tls_file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tls").join(name)
}

#[test]
fn tables_behind_https_are_joined_if_the_certificate_is_trusted() {
    let server = TestServer::start("https");
    let table = server.open("sample", "");
    let port = https_proxy(server.address.clone());
    let link = format!("https://localhost:{port}/t/{table}");
    let join = |trusted: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_escapade"));
        command.args(["join", &link]).env("XDG_STATE_HOME", server.state("ana")).env("LC_ALL", "C");
        command.env("SSL_CERT_FILE", tls_file(trusted)).env_remove("SSL_CERT_DIR");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
    };
    let mut ana = join("localhost.pem");
    let mut lines = BufReader::new(ana.stdout.take().unwrap()).lines();
    // The seats come over the socket, so both the request and the socket were encrypted.
    let seats = lines.by_ref().map_while(Result::ok).take(3).collect::<Vec<_>>().join("\n");
    assert!(seats.contains("A free"), "{seats}");
    writeln!(ana.stdin.as_mut().unwrap(), "quit").unwrap();
    assert!(ana.wait().unwrap().success());
    let stranger = join("other.pem").wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&stranger.stderr).into_owned();
    assert!(!stranger.status.success() && said.contains("cannot be reached"), "{said}");
}
