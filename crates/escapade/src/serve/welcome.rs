//! The text that a server prints when it listens: its address, how other devices reach it, and what to try first.

use std::fmt::Write;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

use qrcode::render::unicode::Dense1x2;
use qrcode::{EcLevel, QrCode};

/// The lines to print. Programs read the first one, so it never changes.
pub(super) fn text(address: SocketAddr, public_url: Option<&str>, is_coloured: bool) -> String {
    let shown = public_url.map_or_else(|| format!("http://{address}"), str::to_owned);
    let mut text = format!("Escapade is at {shown}\n");
    if !address.ip().is_loopback() {
        text += &for_other_devices(&shown, public_url.map(str::to_owned).or_else(|| shared_url(address)), is_coloured);
    }
    let game = games::LIST.first().map_or("", |listed| listed.about.name);
    let local = local_url(address, public_url);
    // Writing into a String cannot fail.
    let _ = writeln!(text, "Open {local} in a browser, choose a game, and play alone or invite friends by a link.");
    let _ = writeln!(text, "To play in a terminal: escapade play {game}");
    text + "Ctrl-C stops the server; tables are kept and go on after the next start.\n"
}

/// How other devices reach the server, if they can: the address, unless it was shown already, and a code to scan.
fn for_other_devices(shown: &str, shared: Option<String>, is_coloured: bool) -> String {
    let Some(shared) = shared else {
        return "No network was found, so only this device can reach it.\n".to_owned();
    };
    let line = if shared == shown { String::new() } else { format!("Other devices in this network: {shared}\n") };
    line + &qr_code(&shared, is_coloured).unwrap_or_default()
}

/// The address for a browser on this machine.
pub(super) fn local_url(address: SocketAddr, public_url: Option<&str>) -> String {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    public_url.map_or_else(|| format!("http://{}", SocketAddr::new(ip, address.port())), str::to_owned)
}

/// The address for other devices in the same network.
fn shared_url(address: SocketAddr) -> Option<String> {
    let ip = if address.ip().is_unspecified() { outbound_ip(address.is_ipv6())? } else { address.ip() };
    Some(format!("http://{}", SocketAddr::new(ip, address.port())))
}

/// The address of this machine in the network that leads outside.
fn outbound_ip(may_be_ipv6: bool) -> Option<IpAddr> {
    // A server on `[::]` answers to IPv4 addresses, too; they are shorter, and every home network has them.
    let targets: &[(&str, &str)] = &[("0.0.0.0:0", "192.0.2.1:9"), ("[::]:0", "[2001:db8::1]:9")];
    targets[..1 + usize::from(may_be_ipv6)].iter().find_map(|(from, to)| {
        // Connecting a UDP socket chooses a route and sends no packet. The targets are reserved for documentation.
        let socket = UdpSocket::bind(from).ok()?;
        socket.connect(to).ok()?;
        let ip = socket.local_addr().ok()?.ip();
        (!ip.is_loopback() && !ip.is_unspecified()).then_some(ip)
    })
}

/// The text as a QR code of half blocks; none if it is too long for one.
fn qr_code(text: &str, is_coloured: bool) -> Option<String> {
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    // Light modules are drawn as blocks, which is right in a terminal with light letters on a dark ground. Fixed
    // colours make it right in every terminal.
    let blocks = code.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build();
    let (start, end) = if is_coloured { ("\x1b[38;5;231;48;5;16m", "\x1b[0m") } else { ("", "") };
    Some(blocks.lines().map(|line| format!("{start}{line}{end}\n")).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> SocketAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn a_server_for_this_device_only_shows_no_code() {
        let text = text(address("127.0.0.1:8080"), None, false);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 4, "{text}");
        assert_eq!(lines[0], "Escapade is at http://127.0.0.1:8080");
        assert!(lines[1].starts_with("Open http://127.0.0.1:8080 in a browser"), "{text}");
        assert_eq!(lines[2], "To play in a terminal: escapade play alcatraz");
        assert!(lines[3].starts_with("Ctrl-C stops the server"));
    }

    #[test]
    fn other_devices_get_an_address_and_a_code() {
        let own = text(address("192.168.7.5:8080"), None, false);
        assert!(own.starts_with("Escapade is at http://192.168.7.5:8080\n█"), "{own}");
        let public = text(address("0.0.0.0:80"), Some("https://play.example"), false);
        assert!(public.starts_with("Escapade is at https://play.example\n█"), "{public}");
        assert_eq!(shared_url(address("[fd00::5]:80")).as_deref(), Some("http://[fd00::5]:80"));
        let all = text(address("0.0.0.0:8080"), None, false);
        assert!(all.starts_with("Escapade is at http://0.0.0.0:8080\n"), "{all}");
        assert!(all.contains("Open http://127.0.0.1:8080 in a browser"), "{all}");
        match shared_url(address("0.0.0.0:8080")) {
            Some(url) => assert!(all.contains(&format!("Other devices in this network: {url}\n█")), "{all}"),
            None => assert!(all.contains("No network was found"), "{all}"),
        }
    }

    #[test]
    fn the_code_has_every_module_in_its_place() {
        let url = "http://192.168.7.5:8080";
        let code = QrCode::with_error_correction_level(url, EcLevel::L).expect("it is short");
        let text = qr_code(url, false).expect("it is short");
        let lines: Vec<Vec<char>> = text.lines().map(|line| line.chars().collect()).collect();
        let is_light = |x: usize, y: usize| match lines[y / 2][x] {
            '█' => true,
            '▀' => y.is_multiple_of(2),
            '▄' => !y.is_multiple_of(2),
            _ => false,
        };
        let (width, quiet) = (code.width(), 4);
        assert!(lines.iter().all(|line| line.len() == width + 2 * quiet));
        for (at, module) in code.to_colors().into_iter().enumerate() {
            assert_eq!(is_light(at % width + quiet, at / width + quiet), module == qrcode::Color::Light);
        }
        for side in 0..width + 2 * quiet {
            assert!((0..quiet).all(|edge| is_light(side, edge) && is_light(edge, side)), "a quiet zone at {side}");
        }
        let coloured = qr_code(url, true).expect("it is short");
        assert!(coloured.lines().all(|line| line.starts_with("\x1b[") && line.ends_with("\x1b[0m")));
    }
}
