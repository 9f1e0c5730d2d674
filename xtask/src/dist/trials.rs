//! Every artefact is started once from its package.

use std::fs::{self, File};
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use super::Dist;
use super::binary::{boot_script, is_release_name};
use super::image::{USER, unpack_image};
use super::tools::{Running, array, find_program, fresh_folder, get, is_root, output, string};
use crate::sources::read;

/// How long a server may take to answer its first request.
const READY_LIMIT: Duration = Duration::from_secs(30);

impl Dist {
    /// Prints one line about an artefact: its name, its size, and how its trial went.
    pub(super) fn report(&self, path: &Path, size_max: u64, trial: impl FnOnce() -> Result<String>) -> Result<()> {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let size = fs::metadata(path)?.len();
        let result = trial().with_context(|| format!("{name} does not work"))?;
        println!("   {name:<34} {:>7.2} MB  {result}", size as f64 / 1e6);
        ensure!(self.is_given || size <= size_max, "{name} has {size} bytes, more than {size_max}");
        Ok(())
    }

    /// In an empty folder, with an empty environment.
    pub(super) fn try_binary(&self, binary: &Path) -> Result<String> {
        let folder = self.work.join("try-binary");
        fresh_folder(&folder)?;
        let mut command = Command::new(binary);
        command.arg("serve").env_clear().current_dir(&folder);
        let linked = if self.is_static { "static" } else { "not static" };
        Ok(format!("{linked}, {}", self.try_server(command, &folder)?))
    }

    pub(super) fn try_deb(&self, deb: &Path) -> Result<String> {
        let Some(dpkg) = find_program("dpkg-deb") else { return Ok("not started: dpkg-deb is missing".to_owned()) };
        let folder = self.work.join("try-deb");
        fresh_folder(&folder)?;
        output(Command::new(&dpkg).arg("-x").arg(deb).arg(&folder))?;
        let fields = ["Package", "Version", "Architecture", "Depends"];
        let fields = output(Command::new(&dpkg).arg("-f").arg(deb).args(fields))?;
        let expected = format!("Package: escapade\nVersion: {}-1\nArchitecture: amd64\n", self.version);
        ensure!(fields == expected, "control fields are\n{fields}instead of\n{expected}");
        let binary = folder.join("usr/bin/escapade");
        let manual = folder.join("usr/share/man/man1");
        // Debian keeps manual pages compressed.
        let has_manual = ["escapade.1", "escapade.1.gz"].iter().any(|name| manual.join(name).exists());
        ensure!(has_manual, "the package has no manual page");
        let unit = self.verify_unit(&folder, &binary)?;
        let mut command = Command::new(&binary);
        command.arg("serve").env_clear().current_dir(&folder);
        command.arg("--config").arg(folder.join("etc/escapade/escapade.toml"));
        Ok(format!("{}, {unit}", self.try_server(command, &folder)?))
    }

    /// Lets systemd check the unit of the unpacked package. The check wants to find the program where the unit says.
    fn verify_unit(&self, package: &Path, binary: &Path) -> Result<&'static str> {
        let folders = ["usr/lib/systemd/system", "lib/systemd/system"].map(|folder| package.join(folder));
        let unit = folders.iter().map(|folder| folder.join("escapade.service")).find(|unit| unit.exists());
        let text = read(&unit.context("the package has no unit")?)?;
        let Some(analyze) = find_program("systemd-analyze") else { return Ok("unit not verified: no systemd here") };
        let start = format!("ExecStart={} serve", binary.display());
        let moved = text.replace("ExecStart=/usr/bin/escapade serve", &start);
        ensure!(moved != text, "the unit does not start /usr/bin/escapade");
        let copy = self.work.join("escapade.service");
        fs::write(&copy, moved)?;
        output(Command::new(analyze).args(["verify", "--man=no"]).arg(&copy))?;
        Ok("unit verified")
    }

    /// In the root that the archive describes, as its user, with its environment and its command.
    pub(super) fn try_image(&self, archive: &Path) -> Result<String> {
        let folder = self.work.join("try-image");
        let config = unpack_image(archive, &folder)?;
        let program = string(&config["Entrypoint"][0])?;
        ensure!(folder.join("root").join(&program[1..]).exists(), "there is no {program} in the image");
        if !self.is_static {
            return Ok("not started: the binary is not static".to_owned());
        }
        let Some((chroot, user)) = chroot(&folder.join("root"), program)? else {
            return Ok("not started: chroot is not allowed here".to_owned());
        };
        let mut command = Command::new(&chroot[0]);
        command.args(&chroot[1..]).arg(program).env_clear();
        for word in array(&config["Cmd"])? {
            command.arg(string(word)?);
        }
        for variable in array(&config["Env"])? {
            command.envs(string(variable)?.split_once('='));
        }
        Ok(format!("{} as {user}", self.try_server(command, &folder)?))
    }

    pub(super) fn count_crates(&self) -> Result<String> {
        let sbom: Value = serde_json::from_str(&read(&self.artefact(".cdx.json"))?)?;
        let components = array(&sbom["components"])?;
        let linked = components.iter().filter(|component| component["scope"] == "required").count();
        Ok(format!("{linked} crates in the binary, {} in the compiler", components.len() - linked))
    }

    pub(super) fn check_checksums(&self) -> Result<String> {
        output(Command::new("sha256sum").args(["-c", "--strict", "SHA256SUMS"]).current_dir(&self.folder))?;
        Ok("all match".to_owned())
    }

    /// Starts a server on a free port of this machine, visits its page, and stops it with SIGTERM.
    fn try_server(&self, mut command: Command, folder: &Path) -> Result<String> {
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let log = folder.with_extension("log");
        let file = File::create(&log)?;
        command.arg("--listen").arg(address.to_string());
        command.stdin(Stdio::null()).stdout(file.try_clone()?).stderr(file);
        let start = Instant::now();
        let mut server = Running::spawn(&mut command)?;
        let visited = self.visit(&mut server, address).map(|()| start.elapsed());
        let stopped = visited.and_then(|ready| server.stop().map(|()| ready));
        let ready = stopped.with_context(|| format!("its log:\n{}", read(&log).unwrap_or_default()))?;
        Ok(format!("page and /readyz after {:.2} s", ready.as_secs_f64()))
    }

    /// Waits until the server is ready; then its page and the page's first script must be there.
    fn visit(&self, server: &mut Running, address: SocketAddr) -> Result<()> {
        let deadline = Instant::now() + READY_LIMIT;
        while !get(address, "/readyz").is_ok_and(|reply| reply.starts_with("HTTP/1.1 200 ")) {
            if let Some(status) = server.0.try_wait()? {
                bail!("the server ended before it was ready: {status}");
            }
            ensure!(Instant::now() < deadline, "GET /readyz does not answer 200 after {READY_LIMIT:?}");
            sleep(Duration::from_millis(10));
        }
        let page = get(address, "/")?;
        ensure!(page.starts_with("HTTP/1.1 200 "), "GET / answers {page}");
        let script = boot_script(&page).context("GET / does not answer with the page")?;
        ensure!(self.is_given || is_release_name(script), "the page is not a release page: it loads {script}");
        let reply = get(address, script)?;
        ensure!(reply.starts_with("HTTP/1.1 200 "), "GET {script} answers {reply}");
        Ok(())
    }
}

/// The words that run a program with another root folder, and the user that it runs as. None if it is not allowed.
fn chroot(root: &Path, program: &str) -> Result<Option<(Vec<PathBuf>, &'static str)>> {
    let Some(chroot) = find_program("chroot") else { return Ok(None) };
    let way = match (is_root()?, find_program("unshare")) {
        (true, _) => (vec![chroot, format!("--userspec={USER}:{USER}").into(), root.to_path_buf()], "the image's user"),
        // Everyone is root in a user namespace of their own, and no other user exists there.
        (false, Some(unshare)) => (vec![unshare, "-r".into(), chroot, root.to_path_buf()], "root of a user namespace"),
        (false, None) => return Ok(None),
    };
    let mut attempt = Command::new(&way.0[0]);
    attempt.args(&way.0[1..]).arg(program).arg("--version").stderr(Stdio::null());
    Ok(output(&mut attempt).is_ok().then_some(way))
}
