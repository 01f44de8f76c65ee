//! A game on disk, from the first move on, so that it can go on another day.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use driver::Fault;
use record::Record;
use tabletop::{Lang, Refusal, Seat};

use crate::session::{Session, Table, seat_of_person};

/// Why a saved game cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum CannotResume {
    #[error("cannot read {}: {error}", .file.display())]
    File { file: PathBuf, error: io::Error },
    #[error("{} cannot go on: {fault}", .file.display())]
    Fault { file: PathBuf, fault: Fault },
    #[error("{} cannot go on: it holds no key, so the next roll is unknown here", .0.display())]
    NoKey(PathBuf),
    #[error("{} does not say which seat was yours, add --seat A", .0.display())]
    NoSeat(PathBuf),
    #[error("{0}")]
    Refused(Refusal),
}

/// Who goes on, where a record leaves it open.
#[derive(Clone, Debug)]
pub struct Resume {
    /// `None` for the seat the record knows.
    pub seat: Option<Seat>,
    /// `None` for the usual level.
    pub bot: Option<String>,
    pub lang: Lang,
}

impl Resume {
    /// Reads a saved game, checks every roll of it, and sits down again.
    pub fn open(self, file: &Path) -> Result<Session, CannotResume> {
        let text = fs::read_to_string(file).map_err(|error| CannotResume::File {
            file: file.to_owned(),
            error,
        })?;
        let at_fault = |fault| CannotResume::Fault {
            file: file.to_owned(),
            fault,
        };
        driver::check(&text, registry::find).map_err(at_fault)?;
        let record: Record = text.parse().expect("it was read just now");
        let game = registry::find(&record.game).expect("it was checked just now");
        let seal = record.seal.clone();
        let seal = seal.ok_or_else(|| CannotResume::NoKey(file.to_owned()))?;
        let me = self.seat.or_else(|| seat_of_person(&seal));
        let me = me.filter(|seat| seat.index() < record.players.len());
        let me = me.ok_or_else(|| CannotResume::NoSeat(file.to_owned()))?;
        let table = Table {
            game,
            options: record.options.clone(),
            n_seats: record.players.len(),
            me,
            name: None,
            bot: self.bot.unwrap_or_else(|| erased::USUAL.name.to_owned()),
            lang: self.lang,
        };
        let mut session = Session::start_as(table, record.players.clone(), seal)
            .map_err(CannotResume::Refused)?;
        session.follow(&record).map_err(CannotResume::Refused)?;
        Ok(session)
    }
}

/// Writes the game down.
pub fn save(session: &Session, file: &Path) -> io::Result<()> {
    write(&session.record().to_string(), file)
}

/// Writes a file and the folder it lies in. A crash in between leaves the old file
/// whole.
pub(crate) fn write(text: &str, file: &Path) -> io::Result<()> {
    if let Some(folder) = file.parent().filter(|it| !it.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(".new");
    let new = file.with_file_name(name);
    fs::write(&new, text)?;
    fs::rename(&new, file)
}

/// Whether `file` holds something other than a record, which a game must not
/// overwrite.
pub fn is_precious(file: &Path) -> bool {
    match fs::read_to_string(file) {
        Ok(text) => !text.is_empty() && text.parse::<Record>().is_err(),
        Err(error) => error.kind() != io::ErrorKind::NotFound,
    }
}

/// Where a game goes if nobody said where: a name in `folder` that is free.
pub fn usual_file(session: &Session, folder: &Path) -> PathBuf {
    let game = session.game().info().id;
    let commitment = session.record().commitment.unwrap_or_default();
    let stem = format!("{game}-{}", &commitment[..commitment.len().min(8)]);
    let free = (1..).map(|n| match n {
        1 => folder.join(format!("{stem}.txt")),
        n => folder.join(format!("{stem}-{n}.txt")),
    });
    free.into_iter()
        .find(|file| !file.exists())
        .expect("some number is free")
}
