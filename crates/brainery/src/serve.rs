//! `brainery serve`: the game server with the browser client inside.

use std::{
    env, fs,
    io::{self, IsTerminal, Write},
    net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket},
    ops::RangeInclusive,
    path::{Path, PathBuf},
    time::Duration,
};

use anyhow::{Context, bail};
use qrcode::{QrCode, render::unicode};
use server::{Config, Lobby};
use store::{Claim, Store};
#[cfg(debug_assertions)]
use tabletop::sealed::key_from_hex;
use tokio::net::TcpListener;

/// Serve the games to browsers on this computer and in the same network.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  brainery serve
  brainery serve --listen 127.0.0.1:7700      this computer only
  brainery serve --db /srv/brainery.sqlite --no-open
  brainery serve --bot-delay 0                bots move at once
  brainery serve --stand-in-after 300         five minutes to come back
  brainery serve --host games.example --behind-proxy --no-open
                                              for the world, behind nginx or Caddy")]
pub(crate) struct Args {
    /// Where to listen; port 0 takes any free one.
    #[arg(long, value_name = "ADDRESS", default_value = "0.0.0.0:7700")]
    listen: SocketAddr,
    /// The file that keeps all tables and moves. Made if it is missing; by
    /// default it lies in your data folder.
    #[arg(long, value_name = "FILE")]
    db: Option<PathBuf>,
    /// How long bots take over a move, in milliseconds.
    #[arg(long, value_name = "MS-MS", default_value = "500-900", value_parser = read_delay)]
    bot_delay: RangeInclusive<u64>,
    /// How long people may be away before a bot plays for them, in seconds;
    /// they take their seat again when they come back.
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    stand_in_after: u64,
    /// A name that this server is known by; may be given more than once. It
    /// always answers to `localhost` and to IP addresses, and to no other name:
    /// otherwise a page from anywhere could pretend to be its own.
    #[arg(long = "host", value_name = "NAME", value_parser = read_host)]
    hosts: Vec<String>,
    /// A proxy stands in front and says in `X-Forwarded-For` who asks. Only
    /// say so if it does: everybody can write that header.
    #[arg(long)]
    behind_proxy: bool,
    /// When a table at which nobody has made a move is forgotten, in hours.
    #[arg(long, value_name = "HOURS", default_value_t = 24)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=876_000))]
    forget_after: u64,
    /// Offer the worked example of the manual, too.
    #[arg(long)]
    examples: bool,
    /// Do not open the page in a browser.
    #[arg(long)]
    no_open: bool,
    /// The key of every table: for tests, and only in builds for them.
    #[cfg(debug_assertions)]
    #[arg(long, value_name = "HEX", hide = true, value_parser = read_key)]
    fixed_key: Option<[u8; 32]>,
}

#[tokio::main]
pub(crate) async fn run(args: &Args) -> anyhow::Result<()> {
    let listener = listen(args.listen).await?;
    let db = match &args.db {
        Some(db) => db.clone(),
        None => usual_db()?,
    };
    let _claim = Claim::on(&db)?;
    let store = Store::open(&db).await?;
    let address = listener.local_addr()?;
    let stop = told_to_stop();
    // Whoever closes standard output does not want to know.
    drop(io::stdout().write_all(welcome(address, &db).as_bytes()));
    if !args.no_open && is_at_a_desktop() {
        // Without a browser, the address above will do.
        drop(open::that_detached(local_url(address)));
    }
    let config = Config {
        bot_delay: args.bot_delay.clone(),
        stand_in_after: Duration::from_secs(args.stand_in_after),
        forget_after: Duration::from_hours(args.forget_after),
        is_behind_proxy: args.behind_proxy,
        hosts: args.hosts.clone(),
        has_examples: args.examples,
        #[cfg(debug_assertions)]
        fixed_key: args.fixed_key,
        ..Config::default()
    };
    server::serve(listener, Lobby::new(store, config), stop).await?;
    Ok(())
}

async fn listen(address: SocketAddr) -> anyhow::Result<TcpListener> {
    match TcpListener::bind(address).await {
        Ok(listener) => Ok(listener),
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
            let next = SocketAddr::new(address.ip(), address.port().wrapping_add(1));
            bail!(
                "port {} is taken, perhaps by another brainery; stop it, or choose another port \
                 with --listen {next}",
                address.port()
            )
        }
        Err(error) => Err(error).with_context(|| {
            format!("cannot listen on {address}; choose another address with --listen")
        }),
    }
}

/// In the user's data folder, or here if there is none.
fn usual_db() -> anyhow::Result<PathBuf> {
    const FILE: &str = "brainery.sqlite";
    let Some(data) = dirs::data_dir() else {
        return Ok(PathBuf::from(FILE));
    };
    let folder = data.join("brainery");
    fs::create_dir_all(&folder).with_context(|| {
        format!(
            "cannot make the folder {}; choose a file elsewhere with --db",
            folder.display()
        )
    })?;
    Ok(folder.join(FILE))
}

fn welcome(address: SocketAddr, db: &Path) -> String {
    let mut lines = vec![
        format!("Brainery is open at {}", local_url(address)),
        format!("Games are kept in {}", db.display()),
    ];
    if let Some(lan) = lan_url(address) {
        if io::stdout().is_terminal()
            && let Ok(code) = QrCode::new(&lan)
        {
            // Terminals are mostly dark, and paper is light.
            let mut picture = code.render::<unicode::Dense1x2>();
            picture.dark_color(unicode::Dense1x2::Light);
            picture.light_color(unicode::Dense1x2::Dark);
            lines.push(picture.build());
        }
        lines.push(format!("Others in your network: {lan}"));
    }
    lines.join("\n") + "\n"
}

fn local_url(address: SocketAddr) -> String {
    match address.ip() {
        ip if ip.is_unspecified() => format!("http://localhost:{}", address.port()),
        _ => format!("http://{address}"),
    }
}

/// How others reach us, if they can.
fn lan_url(address: SocketAddr) -> Option<String> {
    if !address.ip().is_unspecified() {
        return None;
    }
    // Nothing is sent: connecting only picks the interface that leads out.
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    match socket.local_addr().ok()?.ip() {
        ip @ IpAddr::V4(_) if !ip.is_loopback() => Some(format!("http://{ip}:{}", address.port())),
        IpAddr::V4(_) | IpAddr::V6(_) => None,
    }
}

fn is_at_a_desktop() -> bool {
    let has_display = match env::consts::OS {
        "macos" | "windows" => true,
        _ => ["DISPLAY", "WAYLAND_DISPLAY"]
            .iter()
            .any(|name| env::var_os(name).is_some()),
    };
    has_display && io::stdout().is_terminal() && env::var_os("SSH_CONNECTION").is_none()
}

/// Resolves on Ctrl-C and when the system asks us to end. It listens from the
/// moment it is called, not only once it is awaited.
#[cfg(unix)]
pub(crate) fn told_to_stop() -> impl Future<Output = ()> + Send + 'static {
    use tokio::signal::unix::{SignalKind, signal};
    let [interrupted, terminated] =
        [SignalKind::interrupt(), SignalKind::terminate()].map(|kind| {
            let listener = signal(kind);
            async move {
                match listener {
                    Ok(mut listener) => drop(listener.recv().await),
                    Err(_) => std::future::pending().await,
                }
            }
        });
    async move {
        tokio::select! {
            () = interrupted => {}
            () = terminated => {}
        }
    }
}

/// Resolves on Ctrl-C.
#[cfg(not(unix))]
pub(crate) async fn told_to_stop() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

fn read_host(text: &str) -> Result<String, String> {
    let is_in_names = |it: u8| it.is_ascii_alphanumeric() || b"-._".contains(&it);
    if !text.is_empty() && text.bytes().all(is_in_names) {
        return Ok(text.to_owned());
    }
    Err(format!(
        "{text:?} is not the name of a host; write it without http:// and port, like games.example"
    ))
}

#[cfg(debug_assertions)]
fn read_key(text: &str) -> Result<[u8; 32], String> {
    key_from_hex(text).ok_or_else(|| format!("{text:?} is not a key; write 64 hexadecimal digits"))
}

fn read_delay(text: &str) -> Result<RangeInclusive<u64>, String> {
    let wrong = || format!("{text:?} is not a delay; write 500-900, or 0 for none");
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    let from: u64 = from.parse().map_err(|_| wrong())?;
    let to: u64 = to.parse().map_err(|_| wrong())?;
    if to < from || 60_000 < to {
        return Err(format!(
            "{text:?} is not a delay; the smaller number comes first, and bots take at most a \
             minute (60000)"
        ));
    }
    Ok(from..=to)
}
