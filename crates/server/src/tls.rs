//! TLS for those without a proxy. Certificate and key are read again when their
//! files change and when the operator says so; connections notice nothing.

use std::{
    fmt, fs, io,
    path::{Path, PathBuf},
    sync::{Arc, PoisonError, RwLock},
    time::{Duration, SystemTime},
};

use rustls::{
    ServerConfig,
    crypto::ring,
    pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject},
};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    time::{sleep, timeout},
};
use tokio_rustls::{TlsAcceptor, server::TlsStream};

/// How often the files are looked at.
const LOOK_EVERY: Duration = Duration::from_secs(2);

/// How long a greeting may take.
const GREET_WITHIN: Duration = Duration::from_secs(10);

/// A certificate and its key.
pub struct Tls {
    cert: PathBuf,
    key: PathBuf,
    config: RwLock<Arc<ServerConfig>>,
}

/// Why a certificate cannot be used.
#[derive(Debug)]
pub struct TlsError(String);

impl fmt::Display for TlsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for TlsError {}

impl fmt::Debug for Tls {
    /// The key stays out of logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tls")
            .field("cert", &self.cert)
            .finish_non_exhaustive()
    }
}

impl Tls {
    /// Reads both files, in PEM.
    pub fn read(cert: &Path, key: &Path) -> Result<Tls, TlsError> {
        Ok(Tls {
            config: RwLock::new(read(cert, key)?),
            cert: cert.to_owned(),
            key: key.to_owned(),
        })
    }

    /// Reads both files again. What cannot be used leaves the old ones.
    pub fn read_again(&self) {
        match read(&self.cert, &self.key) {
            Ok(config) => {
                *self.config.write().unwrap_or_else(PoisonError::into_inner) = config;
                tracing::info!("the certificate was read again");
            }
            Err(error) => tracing::error!("{error}; the old certificate stays"),
        }
    }

    /// Reads them again whenever they change, for ever.
    pub async fn follow(self: Arc<Tls>) {
        let mut seen = self.changed_at();
        loop {
            sleep(LOOK_EVERY).await;
            let now = self.changed_at();
            if now != seen {
                seen = now;
                self.read_again();
            }
        }
    }

    /// Greets a connection.
    pub(crate) async fn accept<S>(&self, connection: S) -> io::Result<TlsStream<S>>
    where
        S: AsyncRead + AsyncWrite + Unpin,
    {
        let config = Arc::clone(&self.config.read().unwrap_or_else(PoisonError::into_inner));
        let greeting = TlsAcceptor::from(config).accept(connection);
        timeout(GREET_WITHIN, greeting).await?
    }

    fn changed_at(&self) -> [Option<SystemTime>; 2] {
        let changed_at = |path: &PathBuf| fs::metadata(path).and_then(|it| it.modified()).ok();
        [changed_at(&self.cert), changed_at(&self.key)]
    }
}

fn read(cert: &Path, key: &Path) -> Result<Arc<ServerConfig>, TlsError> {
    let wrong = |path: &Path, what: &dyn fmt::Display, flag: &str| {
        TlsError(format!("cannot use {}: {what}; see {flag}", path.display()))
    };
    let in_cert = |what: &dyn fmt::Display| wrong(cert, what, "--tls-cert");
    let chain = CertificateDer::pem_file_iter(cert)
        .and_then(Iterator::collect::<Result<Vec<_>, _>>)
        .map_err(|error| in_cert(&error))?;
    let secret =
        PrivateKeyDer::from_pem_file(key).map_err(|error| wrong(key, &error, "--tls-key"))?;
    ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .and_then(|config| config.with_no_client_auth().with_single_cert(chain, secret))
        .map(Arc::new)
        .map_err(|error| in_cert(&error))
}
