//! The file itself: for its owner's eyes, and for one server at a time.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io,
    path::{Path, PathBuf},
};

use crate::{Place, StoreError};

/// What `SQLite` writes beside the file.
const BESIDE: [&str; 2] = ["-wal", "-shm"];

/// Held by the one server that uses a file. The system gives it back when the
/// server ends, however it ends.
#[derive(Debug)]
pub struct Claim {
    _lock: File,
}

impl Claim {
    /// Fails with [`StoreError::InUse`] if another server has the file.
    pub fn on(path: &Path) -> Result<Claim, StoreError> {
        let place = Place::from(path);
        let failed = |error| StoreError::open(&place, sqlx::Error::Io(error));
        make_private(path).map_err(failed)?;
        // Not the file itself: SQLite has its own locks on that.
        let name = fs::canonicalize(path).map_err(failed)?;
        let lock = open_private(&beside(&name, ".lock")).map_err(failed)?;
        match lock.try_lock() {
            Ok(()) => Ok(Claim { _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse { place }),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }
}

/// Makes the file if it is missing, and takes it and what lies beside it from
/// everybody but its owner. `SQLite` gives files it makes the same rights.
pub(crate) fn make_private(path: &Path) -> io::Result<()> {
    if !path.exists() {
        open_private(path)?;
    }
    take_from_others(path)?;
    for suffix in BESIDE {
        take_from_others(&beside(path, suffix))?;
    }
    Ok(())
}

/// Opens a file, or makes it. Not for a file that `SQLite` has open: closing
/// it here would end its locks.
pub(crate) fn open_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Whatever rights the file was made with, perhaps by an earlier release.
fn take_from_others(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    if path.is_file() {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(path)?.permissions().mode();
        if mode & 0o077 != 0 {
            fs::set_permissions(path, fs::Permissions::from_mode(mode & 0o700))?;
        }
    }
    Ok(())
}

pub(crate) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}
