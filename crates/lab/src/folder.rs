//! A folder that an experiment is kept in: what it is, and what came of each
//! unit, as lines that are only ever added to.
//!
//! `manifest.json` says what the units follow from; `chunks/000001.jsonl` and so
//! on hold one line for each unit, in order within a chunk. Every process that
//! works in the folder begins a chunk of its own, so that a line torn by a crash
//! stays the last one of its chunk: it is not counted, and its unit is done
//! again. Everything else in the folder is made from these and can be made anew.

use std::{
    fs::{self, File, TryLockError},
    io::{self, BufRead, BufReader, BufWriter, Write},
    ops::Range,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use erased::Json;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::value::RawValue;

use crate::{session::Experiment, tournament::LabError};

/// How folders are laid out.
const FORMAT: u32 = 1;

/// The version of the program, which units follow from too.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// How long units may wait to be written.
const PATIENCE: Duration = Duration::from_millis(500);

const MANIFEST: &str = "manifest.json";
const CHUNKS: &str = "chunks";
const LOCK: &str = "lock";

/// What a folder holds.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    pub format: u32,
    pub version: String,
    pub command: String,
    /// Everything that units follow from besides their numbers.
    pub plan: Json,
    /// How many units were asked for last.
    pub units: u64,
    /// What was typed behind `brainery lab`, without where and how fast.
    pub args: Vec<String>,
}

impl Manifest {
    pub fn of(experiment: &impl Experiment, args: Vec<String>) -> Manifest {
        Manifest {
            format: FORMAT,
            version: VERSION.to_owned(),
            command: experiment.command().to_owned(),
            plan: experiment.plan(),
            units: experiment.n_units(),
            args,
        }
    }

    /// Why a folder with this manifest cannot take units of another.
    fn differs_from(&self, asked: &Manifest) -> Option<String> {
        let differing = |what: &str, held: &str, asked: &str| {
            (held != asked).then(|| format!("holds units of {what} {held}, not {asked}"))
        };
        let text = |it: Option<&Json>| it.map_or_else(|| "none".to_owned(), Json::to_string);
        let plans = self.plan.as_object().zip(asked.plan.as_object());
        let keys = plans.into_iter().flat_map(|(held, asked)| {
            let keys = held.keys().chain(asked.keys());
            keys.map(|key| (key, text(held.get(key)), text(asked.get(key))))
        });
        differing("the command", &self.command, &asked.command)
            .or_else(|| differing("version", &self.version, &asked.version))
            .or_else(|| {
                let mut keys = keys;
                keys.find_map(|(key, held, asked)| differing(key, &held, &asked))
            })
    }
}

/// A folder that nobody else works in meanwhile.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    manifest: Manifest,
    /// Held as long as the folder is open, and given back however we end.
    _lock: File,
    chunk: Option<Chunk>,
}

/// The lines that this process adds.
#[derive(Debug)]
struct Chunk {
    file: BufWriter<File>,
    flushed: Instant,
}

#[derive(Serialize)]
struct LineOut<'a, U> {
    unit: u64,
    came: &'a U,
}

/// What came of a unit, not read yet.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    pub unit: u64,
    came: Box<RawValue>,
}

impl Line {
    pub(crate) fn read<U: DeserializeOwned>(&self) -> Result<U, LabError> {
        serde_json::from_str(self.came.get()).map_err(|error| {
            LabError::Folder(format!(
                "unit {} is none of this command: {error}",
                self.unit
            ))
        })
    }
}

impl Folder {
    /// Opens a folder for units of a manifest, or makes it.
    pub fn open(path: &Path, asked: Manifest) -> Result<Folder, LabError> {
        let wrong = |why: String| LabError::Folder(format!("{} {why}", path.display()));
        let cannot = |error: io::Error| wrong(format!("cannot be used: {error}"));
        fs::create_dir_all(path).map_err(cannot)?;
        let lock = File::create(path.join(LOCK)).map_err(cannot)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(wrong("is in use by another process".to_owned()));
            }
            Err(TryLockError::Error(error)) => return Err(cannot(error)),
        }
        if let Some(held) = Folder::manifest_in(path)? {
            if let Some(why) = held.differs_from(&asked) {
                return Err(wrong(format!("{why}: name another folder")));
            }
        } else {
            let ours = [LOCK, "manifest.json.new"];
            let mut entries = fs::read_dir(path).map_err(cannot)?.flatten();
            if entries.any(|it| !ours.iter().any(|name| *it.file_name() == **name)) {
                let why = "is not empty and no folder of the lab: name another";
                return Err(wrong(why.to_owned()));
            }
        }
        fs::create_dir_all(path.join(CHUNKS)).map_err(cannot)?;
        let folder = Folder {
            path: path.to_owned(),
            manifest: asked,
            _lock: lock,
            chunk: None,
        };
        let manifest = serde_json::to_string_pretty(&folder.manifest).map_err(io::Error::from)?;
        folder.write(MANIFEST, &(manifest + "\n"))?;
        Ok(folder)
    }

    /// What a folder holds, if it is one of the lab.
    pub fn manifest_in(path: &Path) -> Result<Option<Manifest>, LabError> {
        let file = path.join(MANIFEST);
        let text = match fs::read_to_string(&file) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error.into()),
        };
        let manifest: Manifest = serde_json::from_str(&text).map_err(|error| {
            LabError::Folder(format!("{} cannot be read: {error}", file.display()))
        })?;
        if manifest.format != FORMAT {
            return Err(LabError::Folder(format!(
                "{} is of format {}, this program reads {FORMAT}",
                file.display(),
                manifest.format
            )));
        }
        Ok(Some(manifest))
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn manifest(&self) -> &Manifest {
        &self.manifest
    }

    /// Writes a file of the folder, all of it or nothing.
    pub fn write(&self, name: &str, text: &str) -> Result<(), LabError> {
        let file = self.path.join(name);
        let new = self.path.join(format!("{name}.new"));
        fs::write(&new, text)?;
        Ok(fs::rename(&new, &file)?)
    }

    /// The units of a range that were done, in order.
    pub fn kept(&self, wanted: &Range<u64>) -> Result<Kept, LabError> {
        Kept::in_folder(&self.path, wanted)
    }

    /// The units of a range that are still to be done.
    pub fn missing(&self, wanted: &Range<u64>) -> Result<Vec<Range<u64>>, LabError> {
        let (mut missing, mut next) = (Vec::new(), wanted.start);
        for line in self.kept(wanted)? {
            let unit = line?.unit;
            if next < unit {
                missing.push(next..unit);
            }
            next = unit + 1;
        }
        if next < wanted.end {
            missing.push(next..wanted.end);
        }
        Ok(missing)
    }

    /// Adds what came of a unit. It is on its way to the disk within half a
    /// second, if units go on coming.
    pub fn append(&mut self, unit: u64, came: &impl Serialize) -> io::Result<()> {
        let chunk = match &mut self.chunk {
            Some(chunk) => chunk,
            None => self.chunk.insert(Chunk::begin(&self.path)?),
        };
        serde_json::to_writer(&mut chunk.file, &LineOut { unit, came })?;
        chunk.file.write_all(b"\n")?;
        if PATIENCE <= chunk.flushed.elapsed() {
            chunk.file.flush()?;
            chunk.flushed = Instant::now();
        }
        Ok(())
    }

    /// Brings everything to the disk.
    pub fn flush(&mut self) -> io::Result<()> {
        if let Some(chunk) = &mut self.chunk {
            chunk.file.flush()?;
            chunk.file.get_ref().sync_data()?;
        }
        Ok(())
    }

    /// Adds all units of another folder that are missing here, and says how
    /// many. Units that both have must be the same.
    pub fn take_from(&mut self, other: &Path) -> Result<u64, LabError> {
        let wrong = |why: String| LabError::Folder(format!("{} {why}", other.display()));
        let held = Folder::manifest_in(other)?;
        let held = held.ok_or_else(|| wrong("is no folder of the lab".to_owned()))?;
        if let Some(why) = held.differs_from(&self.manifest) {
            return Err(wrong(why));
        }
        let everything = 0..u64::MAX;
        let mut here = self.kept(&everything)?.peekable();
        let mut n_taken = 0;
        for line in Kept::in_folder(other, &everything)? {
            let line = line?;
            while here
                .next_if(|it| it.as_ref().is_ok_and(|it| it.unit < line.unit))
                .is_some()
            {}
            let same = here.next_if(|it| it.as_ref().is_ok_and(|it| it.unit == line.unit));
            match same.transpose()? {
                None => {
                    self.append(line.unit, &line.came)?;
                    n_taken += 1;
                }
                Some(known) if known.came.get() == line.came.get() => {}
                Some(_) => {
                    return Err(wrong(format!(
                        "has another outcome of unit {} than the folders before: somebody's \
                         program or file is not what it says",
                        line.unit
                    )));
                }
            }
        }
        self.flush()?;
        // The next folder is compared with what came from this one, too.
        self.chunk = None;
        Ok(n_taken)
    }
}

impl Chunk {
    /// Behind all there are.
    fn begin(folder: &Path) -> io::Result<Chunk> {
        let chunks = chunks_in(folder)?;
        let last = chunks
            .last()
            .and_then(|it| it.file_stem()?.to_str()?.parse().ok());
        let number = last.unwrap_or(0) + 1;
        let path = folder.join(CHUNKS).join(format!("{number:06}.jsonl"));
        Ok(Chunk {
            file: BufWriter::new(File::create_new(path)?),
            flushed: Instant::now(),
        })
    }
}

/// In order of their numbers.
fn chunks_in(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut chunks = Vec::new();
    for entry in fs::read_dir(folder.join(CHUNKS))? {
        let path = entry?.path();
        if path.extension().is_some_and(|it| it == "jsonl") {
            chunks.push(path);
        }
    }
    chunks.sort();
    Ok(chunks)
}

/// What was kept, in order of units. Chunks are read side by side, so that
/// memory is needed for one line of each.
#[derive(Debug, Default)]
pub struct Kept {
    chunks: Vec<Lines>,
    wanted: Range<u64>,
    /// The one to be had next.
    next: Option<Line>,
}

/// The whole lines of a chunk.
#[derive(Debug)]
struct Lines {
    file: BufReader<File>,
    next: Option<Line>,
}

impl Kept {
    fn in_folder(folder: &Path, wanted: &Range<u64>) -> Result<Kept, LabError> {
        let mut chunks = Vec::new();
        for path in chunks_in(folder)? {
            let mut lines = Lines {
                file: BufReader::new(File::open(path)?),
                next: None,
            };
            lines.advance()?;
            chunks.push(lines);
        }
        Ok(Kept {
            chunks,
            wanted: wanted.clone(),
            next: None,
        })
    }

    /// The next unit, if it comes before another.
    pub(crate) fn next_before(&mut self, unit: u64) -> Result<Option<Line>, LabError> {
        if self.next.is_none() {
            self.next = self.take()?;
        }
        Ok(self.next.take_if(|it| it.unit < unit))
    }

    /// The smallest of all; of equals the first.
    fn take(&mut self) -> Result<Option<Line>, LabError> {
        loop {
            let units = self.chunks.iter().filter_map(|it| it.next.as_ref());
            let Some(least) = units.map(|it| it.unit).min() else {
                return Ok(None);
            };
            let mut found = None;
            for chunk in &mut self.chunks {
                if let Some(line) = chunk.next.take_if(|it| it.unit == least) {
                    chunk.advance_behind(line.unit)?;
                    found.get_or_insert(line);
                }
            }
            if self.wanted.contains(&least) {
                return Ok(found);
            }
        }
    }
}

impl Iterator for Kept {
    type Item = Result<Line, LabError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.next_before(u64::MAX).transpose()
    }
}

impl Lines {
    fn advance(&mut self) -> io::Result<()> {
        let mut text = String::new();
        let read = self.file.read_line(&mut text);
        // What is torn or not text ends the chunk: those units are done again.
        self.next = match read {
            Ok(_) if text.ends_with('\n') => serde_json::from_str(&text).ok(),
            Ok(_) => None,
            Err(error) if error.kind() == io::ErrorKind::InvalidData => None,
            Err(error) => return Err(error),
        };
        Ok(())
    }

    /// The same, where units must go up.
    fn advance_behind(&mut self, unit: u64) -> io::Result<()> {
        self.advance()?;
        self.next.take_if(|it| it.unit <= unit);
        Ok(())
    }
}
