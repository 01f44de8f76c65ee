//! `brainery lab replay`: a record told again.

use std::{ops::ControlFlow, path::PathBuf, process::ExitCode};

use anyhow::{Context, anyhow};
use lab::{Experiment, LabError, session::Worker};
use record::Record;
use serde_json::{Value as Json, json};
use tabletop::Lang;

use super::{
    keeping::{Keeping, was_interrupted},
    run::INTERRUPTED,
};
use crate::console::{self, Failure};

/// Tell the story of a record, step by step, with the final standings.
///
/// The moves are played again, so a record that breaks the rules is refused.
/// `brainery check` also compares its luck with the seal.
///
/// Examples:
///
///   brainery lab replay game.txt
///   brainery lab replay game.txt --lang fr
///   brainery lab replay - < game.txt
///   brainery lab replay games/*.txt --out stories
#[derive(Debug, clap::Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Args {
    /// The records: files, or `-` for standard input.
    #[arg(required = true)]
    records: Vec<PathBuf>,
    /// en or fr; without it, the language of the environment.
    #[arg(long)]
    lang: Option<Lang>,
    #[command(flatten)]
    keeping: Keeping,
}

/// Records to be told again.
struct Stories {
    texts: Vec<String>,
    records: Vec<(String, Record)>,
    lang: Lang,
}

/// A story line by line, or why there is none.
type Story = Result<Vec<String>, String>;

impl Experiment for Stories {
    type Unit = Story;

    fn command(&self) -> &'static str {
        "replay"
    }

    fn plan(&self) -> Json {
        json!({ "records": self.texts, "lang": self.lang.code() })
    }

    fn n_units(&self) -> u64 {
        self.records.len() as u64
    }

    fn worker(&self) -> Result<Worker<'_, Story>, LabError> {
        Ok(Box::new(|unit| {
            let (_, record) = &self.records[unit as usize];
            Ok(tui::story::story(record, self.lang).map_err(|fault| fault.to_string()))
        }))
    }
}

pub(super) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let mut stories = Stories {
        texts: Vec::new(),
        records: Vec::new(),
        lang: args.lang.unwrap_or_else(console::locale),
    };
    for path in &args.records {
        let file = path.display().to_string();
        let text = console::read(path)?;
        let record = text.parse::<Record>();
        let record = record.with_context(|| format!("cannot read {file}"))?;
        stories.records.push((file, record));
        stories.texts.push(text);
    }
    let mut told = Vec::new();
    args.keeping
        .run(&stories, ("records", None), |session| {
            session.run(&stories, |_, story: &Story| {
                told.push(story.clone());
                Ok(ControlFlow::Continue(()))
            })
        })
        .map_err(|error| Failure::Usage(error.to_string()))?;
    let (mut text, mut list) = (String::new(), Vec::new());
    let n_told = told.len() as u64;
    for ((file, _), story) in stories.records.iter().zip(told) {
        let story = story.map_err(|why| anyhow!("cannot replay {file}: {why}"))?;
        if 1 < stories.records.len() {
            let gap = if text.is_empty() { "" } else { "\n" };
            text.extend([gap, "== ", file.as_str(), " ==\n"]);
        }
        text += &(story.join("\n") + "\n");
        list.push(json!({ "record": file, "story": story }));
    }
    args.keeping.say(&list, &text)?;
    if was_interrupted(n_told, stories.n_units(), "records") {
        return Ok(ExitCode::from(INTERRUPTED));
    }
    Ok(ExitCode::SUCCESS)
}
