//! `brainery serve`: the game server with the browser client inside.

mod read;

use std::{
    env, fs,
    io::{self, IsTerminal, Write},
    net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket},
    ops::RangeInclusive,
    path::PathBuf,
    sync::Arc,
    time::Duration,
};

use anyhow::{Context, bail};
use qrcode::{QrCode, render::unicode};
use server::{Cluster, Config, IpNet, Limits, Lobby, Page, Tls};
use store::{Claim, Place, Store};
use tokio::net::TcpListener;

#[cfg(debug_assertions)]
use self::read::read_key;
use self::read::{read_delay, read_host, read_network};
use crate::LogFormat;

/// Serve the games to browsers on this computer and in the same network.
///
/// Every setting can also stand in the environment (`--bot-delay` is
/// `BRAINERY_BOT_DELAY`) and in a file. Flags come before the environment, and
/// the environment before the file.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  brainery serve
  brainery serve --listen 127.0.0.1:7700      this computer only
  brainery serve --db /srv/brainery.sqlite --no-open
  brainery serve --db postgres://brainery@db.example/brainery
  brainery serve --print-config > brainery.toml
  brainery serve --config brainery.toml
  brainery serve --bot-delay 0                bots move at once
  brainery serve --stand-in-after 300         five minutes to come back
  brainery serve --host games.example --trusted-proxy 127.0.0.1 --no-open
                                              for the world, behind nginx or Caddy
  brainery serve --host games.example --tls-cert cert.pem --tls-key key.pem")]
#[expect(
    clippy::struct_excessive_bools,
    reason = "flags of a command line are just that"
)]
pub(crate) struct Args {
    /// Where to listen; port 0 takes any free one.
    #[arg(long, value_name = "ADDRESS", default_value = "0.0.0.0:7700")]
    listen: SocketAddr,
    /// The file that keeps all tables and moves. Made if it is missing; by
    /// default it lies in your data folder. Or a database of PostgreSQL, which
    /// must be there: postgres://USER@HOST:PORT/DATABASE.
    #[arg(long, alias = "database", value_name = "FILE", hide_env_values = true)]
    db: Option<Place>,
    /// Where NATS is, for several servers over one database of PostgreSQL: each
    /// of them is started with the same, like `HOST:4222`, and players may
    /// come to any; may be given more than once. With a file, or alone, there is
    /// no need for it.
    #[arg(
        long,
        value_name = "ADDRESS",
        value_delimiter = ',',
        hide_env_values = true
    )]
    nats: Vec<String>,
    /// How long bots take over a move, in milliseconds.
    #[arg(long, value_name = "MS-MS", default_value = "500-900", value_parser = read_delay)]
    bot_delay: RangeInclusive<u64>,
    /// How long people may be away before a bot plays for them, in seconds;
    /// they take their seat again when they come back.
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    stand_in_after: u64,
    /// How long a table that nobody looks at is kept in memory, in seconds.
    #[arg(long, value_name = "SECONDS", default_value_t = 15)]
    idle_after: u64,
    /// A name that this server is known by; may be given more than once. It
    /// always answers to `localhost` and to IP addresses, and to no other name:
    /// otherwise a page from anywhere could pretend to be its own.
    #[arg(long = "host", value_name = "NAME", value_parser = read_host)]
    hosts: Vec<String>,
    /// Where a proxy stands that says in `X-Forwarded-For` who asks: an address
    /// or a network, like 10.0.0.0/8; may be given more than once. Nobody else
    /// is believed: everybody can write that header.
    #[arg(long = "trusted-proxy", value_name = "NETWORK", value_parser = read_network)]
    trusted_proxies: Vec<IpNet>,
    /// Trust every proxy on this computer and in private networks.
    #[arg(long)]
    behind_proxy: bool,
    /// The certificate and those that lead to it, in PEM, for a server without
    /// a proxy. Read again when it changes.
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    tls_cert: Option<PathBuf>,
    /// The key of the certificate, in PEM.
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    tls_key: Option<PathBuf>,
    /// Tell nothing to the outside: no push messages to devices, no webhooks of
    /// tables. These are the only requests that this server makes.
    #[arg(long)]
    no_notices: bool,
    /// A network of your own that push messages and webhooks may go to, beside
    /// the internet, also without TLS: an address or a network, like
    /// 192.168.1.0/24; may be given more than once.
    #[arg(long = "reach", value_name = "NETWORK", value_parser = read_network)]
    reach: Vec<IpNet>,
    /// When a table whose game has not started is forgotten, in hours.
    #[arg(long, value_name = "HOURS", default_value_t = 1)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=876_000))]
    forget_after: u64,
    /// When a game that nobody goes on with is forgotten, in days. Games that
    /// are over stay.
    #[arg(long, value_name = "DAYS", default_value_t = 90)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=36_500))]
    abandon_after: u64,
    /// Numbers for Prometheus at `/metrics` on this address. Whoever can reach
    /// it can read them; by default nobody can.
    #[arg(long, value_name = "ADDRESS")]
    metrics: Option<SocketAddr>,
    /// How lines of the log are written.
    #[arg(long, value_name = "FORMAT", value_enum, default_value = "text")]
    log_format: LogFormat,
    /// A page that `brainery-bundle` made, with games of your own, instead of
    /// the one inside this program.
    #[arg(long, value_name = "FOLDER")]
    page: Option<PathBuf>,
    /// Offer the worked example of the manual, too.
    #[arg(long)]
    examples: bool,
    /// No limits by network and connection: for `lab load` and closed networks.
    #[arg(long)]
    unlimited: bool,
    /// Do not open the page in a browser.
    #[arg(long)]
    no_open: bool,
    /// A file of settings, in TOML.
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Write all settings as they stand, in the form of such a file, and end.
    #[arg(long)]
    print_config: bool,
    /// The key of every table: for tests, and only in builds for them.
    #[cfg(debug_assertions)]
    #[arg(long, value_name = "HEX", hide = true, value_parser = read_key)]
    fixed_key: Option<[u8; 32]>,
    #[command(flatten)]
    limits: Limits,
}

impl Args {
    pub(crate) fn prints_config(&self) -> bool {
        self.print_config
    }

    fn trusted(&self) -> Vec<IpNet> {
        const PRIVATE: [&str; 6] = [
            "127.0.0.0/8",
            "::1/128",
            "10.0.0.0/8",
            "172.16.0.0/12",
            "192.168.0.0/16",
            "fc00::/7",
        ];
        let private = PRIVATE.iter().filter(|_| self.behind_proxy);
        let private = private.map(|it| it.parse().expect("they are networks"));
        self.trusted_proxies
            .iter()
            .copied()
            .chain(private)
            .collect()
    }

    pub(crate) fn log_format(&self) -> LogFormat {
        self.log_format
    }
}

#[tokio::main]
pub(crate) async fn run(args: &Args) -> anyhow::Result<()> {
    let listener = listen(args.listen, "listen").await?;
    let metrics = match args.metrics {
        Some(address) => Some(listen(address, "metrics").await?),
        None => None,
    };
    let db = place(args.db.as_ref())?;
    let cluster = match (&args.nats[..], &db) {
        ([], _) => None,
        (_, Place::File(_)) => bail!(
            "a file belongs to one server, and several need a database that all of them reach: \
             give one of PostgreSQL with --database postgres://USER@HOST/DATABASE, or leave out \
             --nats"
        ),
        (addresses, Place::Postgres(_)) => Some(Cluster::reach(addresses).await?),
    };
    let tls = match (&args.tls_cert, &args.tls_key) {
        (Some(cert), Some(key)) => Some(Arc::new(Tls::read(cert, key)?)),
        (None, _) | (_, None) => None,
    };
    let page = match &args.page {
        Some(folder) => Page::read(folder)
            .with_context(|| format!("cannot show the page of {}", folder.display()))?,
        None => Page::default(),
    };
    let _claim = match &db {
        Place::File(path) => Some(Claim::on(path)?),
        Place::Postgres(_) => None,
    };
    let store = Store::open(&db).await?;
    let address = listener.local_addr()?;
    let stop = told_to_stop();
    follow(tls.clone());
    let scheme = if tls.is_some() { "https" } else { "http" };
    // Whoever closes standard output does not want to know.
    drop(io::stdout().write_all(welcome(scheme, address, &db).as_bytes()));
    if !args.no_open && is_at_a_desktop() {
        // Without a browser, the address above will do.
        drop(open::that_detached(local_url(scheme, address)));
    }
    let config = Config {
        bot_delay: args.bot_delay.clone(),
        stand_in_after: Duration::from_secs(args.stand_in_after),
        idle_after: Duration::from_secs(args.idle_after),
        forget_after: Duration::from_hours(args.forget_after),
        abandon_after: Duration::from_hours(24 * args.abandon_after),
        limits: if args.unlimited {
            Limits::none()
        } else {
            args.limits.clone()
        },
        trusted_proxies: args.trusted(),
        tls,
        hosts: args.hosts.clone(),
        tells_outside: !args.no_notices,
        reach: args.reach.clone(),
        page,
        has_examples: args.examples,
        cluster,
        #[cfg(debug_assertions)]
        fixed_key: args.fixed_key,
        ..Config::default()
    };
    let lobby = Lobby::new(store, config);
    if let Some(listener) = metrics {
        let numbers = server::metrics::count()?;
        tracing::info!("numbers are at http://{}/metrics", listener.local_addr()?);
        tokio::spawn(server::metrics::serve(listener, lobby.clone(), numbers));
    }
    tracing::info!(%address, %db, "open");
    server::serve(listener, lobby, stop).await?;
    tracing::info!("closed");
    Ok(())
}

/// `flag` is the one that chooses the address.
async fn listen(address: SocketAddr, flag: &str) -> anyhow::Result<TcpListener> {
    match TcpListener::bind(address).await {
        Ok(listener) => Ok(listener),
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
            let next = SocketAddr::new(address.ip(), address.port().wrapping_add(1));
            bail!(
                "port {} is taken, perhaps by another brainery; stop it, or choose another port \
                 with --{flag} {next}",
                address.port()
            )
        }
        Err(error) => Err(error).with_context(|| {
            format!("cannot listen on {address}; choose another address with --{flag}")
        }),
    }
}

/// The database of a command that works on what a server keeps.
#[derive(Debug, clap::Args)]
pub(crate) struct DbFile {
    /// The file, or postgres://USER@HOST:PORT/DATABASE; by default what `brainery
    /// serve` uses.
    #[arg(long, alias = "database", value_name = "FILE", global = true)]
    #[arg(env = "BRAINERY_DB", hide_env_values = true)]
    db: Option<Place>,
}

impl DbFile {
    pub(crate) fn place(&self) -> anyhow::Result<Place> {
        place(self.db.as_ref())
    }
}

fn place(db: Option<&Place>) -> anyhow::Result<Place> {
    match db {
        Some(db) => Ok(db.clone()),
        None => Ok((&usual_db()?).into()),
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

fn welcome(scheme: &str, address: SocketAddr, db: &Place) -> String {
    let mut lines = vec![
        format!("Brainery is open at {}", local_url(scheme, address)),
        format!("Games are kept in {db}"),
    ];
    if let Some(lan) = lan_url(scheme, address) {
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

fn local_url(scheme: &str, address: SocketAddr) -> String {
    match address.ip() {
        ip if ip.is_unspecified() => format!("{scheme}://localhost:{}", address.port()),
        _ => format!("{scheme}://{address}"),
    }
}

/// How others reach us, if they can.
fn lan_url(scheme: &str, address: SocketAddr) -> Option<String> {
    if !address.ip().is_unspecified() {
        return None;
    }
    // Nothing is sent: connecting only picks the interface that leads out.
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    match socket.local_addr().ok()?.ip() {
        ip @ IpAddr::V4(_) if !ip.is_loopback() => {
            Some(format!("{scheme}://{ip}:{}", address.port()))
        }
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

/// Reads the certificate again when it changes and when the operator says so.
fn follow(tls: Option<Arc<Tls>>) {
    if let Some(tls) = tls.clone() {
        tokio::spawn(tls.follow());
    }
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        // Whoever closes the terminal of a server without a certificate wants
        // it to end.
        if tls.is_none() && io::stderr().is_terminal() {
            return;
        }
        tokio::spawn(async move {
            let Ok(mut hung_up) = signal(SignalKind::hangup()) else {
                return;
            };
            while hung_up.recv().await.is_some() {
                if let Some(tls) = &tls {
                    tls.read_again();
                }
            }
        });
    }
}
