//! Settings of `brainery serve` from the command line, the environment and a
//! file, in this order. The flags are the one list of them: a variable and a
//! key of the file are made from a flag's name.

use std::{
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
};

use clap::{
    Arg, ArgAction, ArgMatches, Args, Command, CommandFactory, FromArgMatches, error::ErrorKind,
    parser::ValueSource,
};
use toml::{Table, Value};

use crate::{Cli, serve};

/// How wide a comment is.
const WIDTH: usize = 78;

/// What was asked for, and where each setting comes from.
pub(crate) struct Asked {
    pub(crate) cli: Cli,
    matches: ArgMatches,
}

/// Reads the command line, the environment and, if there is one, the file.
pub(crate) fn read(args: Vec<OsString>) -> Result<Asked, clap::Error> {
    let mut matches = command().try_get_matches_from(&args)?;
    let file = served(&matches).and_then(|it| it.get_one::<PathBuf>("config"));
    if let (Some(file), Some(given)) = (file, served(&matches)) {
        let wrong = |kind, what: &str| {
            let what = what.trim_start_matches("error: ");
            clap::Error::raw(kind, format!("in {}: {what}\n", file.display()))
        };
        let mut all = args;
        let table = read_file(file).map_err(|what| wrong(ErrorKind::Io, &what))?;
        for (key, value) in table {
            let arg = setting(&key).map_err(|what| wrong(ErrorKind::UnknownArgument, &what))?;
            let flags =
                flags(&key, &value).map_err(|what| wrong(ErrorKind::InvalidValue, &what))?;
            match given.value_source(arg.get_id().as_str()) {
                Some(ValueSource::CommandLine | ValueSource::EnvVariable) => {}
                _ => all.extend(flags),
            }
        }
        matches = command()
            .try_get_matches_from(all)
            .map_err(|error| wrong(error.kind(), error.to_string().trim_end()))?;
    }
    let cli = Cli::from_arg_matches(&matches)?;
    Ok(Asked { cli, matches })
}

/// The command line, with a variable for every setting.
fn command() -> Command {
    let settings: Vec<_> = settings().map(|arg| arg.get_id().clone()).collect();
    let with_variable = |arg: Arg| match arg.get_long() {
        Some(long) if settings.contains(arg.get_id()) => {
            let name = long.to_uppercase().replace('-', "_");
            arg.env(format!("BRAINERY_{name}"))
        }
        Some(_) | None => arg,
    };
    Cli::command()
        .mut_args(with_variable)
        .mut_subcommand("serve", |serve| serve.mut_args(with_variable))
}

/// Everything that a file may set.
fn settings() -> impl Iterator<Item = Arg> {
    let flags = serve::Args::augment_args(Command::new("serve"));
    let flags: Vec<_> = flags.get_arguments().cloned().collect();
    let is_setting = |arg: &Arg| {
        !arg.is_hide_set() && !["config", "print_config"].contains(&arg.get_id().as_str())
    };
    flags.into_iter().filter(is_setting)
}

/// What `brainery serve` was given, with or without its name.
fn served(matches: &ArgMatches) -> Option<&ArgMatches> {
    match matches.subcommand() {
        None => Some(matches),
        Some(("serve", serve)) => Some(serve),
        Some(_) => None,
    }
}

/// Whether a server can be started with that text in its file of settings, and
/// what is wrong if it cannot.
#[doc(hidden)]
pub fn examine(text: &str) -> Result<(), String> {
    let mut all = vec![OsString::from("brainery"), OsString::from("serve")];
    for (key, value) in read_text(text)? {
        setting(&key)?;
        all.extend(flags(&key, &value)?);
    }
    let given = command().try_get_matches_from(all);
    let given = given.map_err(|error| error.to_string())?;
    Cli::from_arg_matches(&given).map_err(|error| error.to_string())?;
    Ok(())
}

fn read_file(path: &Path) -> Result<Table, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("it cannot be read: {error}"))?;
    read_text(&text)
}

fn read_text(text: &str) -> Result<Table, String> {
    text.parse()
        .map_err(|error: toml::de::Error| error.to_string())
}

/// The setting of that name.
fn setting(key: &str) -> Result<Arg, String> {
    let mut known: Vec<Arg> = settings().collect();
    let is_it = |arg: &Arg| arg.get_long() == Some(key);
    if let Some(at) = known.iter().position(is_it) {
        return Ok(known.swap_remove(at));
    }
    let names = known.iter().filter_map(Arg::get_long);
    let nearest =
        names.max_by(|a, b| strsim::jaro_winkler(key, a).total_cmp(&strsim::jaro_winkler(key, b)));
    Err(format!(
        "there is no setting {key:?}; did you mean {:?}? `brainery serve --print-config` writes \
         all of them",
        nearest.unwrap_or_default()
    ))
}

/// A setting as it would stand on the command line.
fn flags(key: &str, value: &Value) -> Result<Vec<OsString>, String> {
    let one = |value: String| vec![OsString::from(format!("--{key}={value}"))];
    match value {
        Value::String(text) => Ok(one(text.clone())),
        Value::Integer(number) => Ok(one(number.to_string())),
        Value::Boolean(true) => Ok(vec![OsString::from(format!("--{key}"))]),
        Value::Boolean(false) => Ok(Vec::new()),
        Value::Array(values) => {
            let each = values.iter().map(|value| flags(key, value));
            Ok(each.collect::<Result<Vec<_>, _>>()?.concat())
        }
        Value::Float(_) | Value::Datetime(_) | Value::Table(_) => Err(format!(
            "{key:?} is a text, a whole number, true, false or a list of them"
        )),
    }
}

impl Asked {
    /// Every setting as it stands, in the form of the file.
    pub(crate) fn in_full(&self) -> String {
        let given = served(&self.matches);
        let each = settings().map(|arg| {
            let key = arg.get_long().unwrap_or_default();
            let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
            let line = match given.and_then(|given| value(&arg, given)) {
                Some(value) => format!("{key} = {value}"),
                None => format!("# {key} ="),
            };
            format!("{}{line}\n", comment(&help))
        });
        each.collect::<Vec<_>>().join("\n")
    }
}

/// What a setting stands at; `None` if it is at nothing.
fn value(arg: &Arg, given: &ArgMatches) -> Option<Value> {
    let id = arg.get_id().as_str();
    if matches!(arg.get_action(), ArgAction::SetTrue) {
        return Some(Value::Boolean(given.get_flag(id)));
    }
    let mut values = given.get_raw(id)?.map(|value| {
        let text = value.to_string_lossy().into_owned();
        text.parse().map_or(Value::String(text), Value::Integer)
    });
    match arg.get_action() {
        ArgAction::Append => Some(Value::Array(values.collect())),
        _ => values.next(),
    }
}

/// Lines that begin with `#`.
fn comment(text: &str) -> String {
    let mut lines = vec![String::from("#")];
    for word in text.split_whitespace() {
        let last = lines.last_mut().expect("there is a first line");
        if WIDTH < last.len() + 1 + word.len() {
            lines.push(format!("# {word}"));
        } else {
            last.push(' ');
            last.push_str(word);
        }
    }
    lines.join("\n") + "\n"
}
