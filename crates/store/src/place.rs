//! Where a database is: a file, or a server of `PostgreSQL`.

use std::{
    fmt,
    path::{Path, PathBuf},
    str::FromStr,
};

use sqlx::postgres::PgConnectOptions;

/// How an address of `PostgreSQL` begins.
const SCHEMES: [&str; 2] = ["postgres://", "postgresql://"];

/// Where a database is.
#[derive(Clone)]
pub enum Place {
    File(PathBuf),
    Postgres(Box<PgConnectOptions>),
}

impl Place {
    pub(crate) fn file(&self) -> Option<&Path> {
        match self {
            Place::File(path) => Some(path),
            Place::Postgres(_) => None,
        }
    }
}

impl FromStr for Place {
    type Err = String;

    /// What begins like an address is none of a file.
    fn from_str(address: &str) -> Result<Place, String> {
        if !SCHEMES.iter().any(|scheme| address.starts_with(scheme)) {
            return if address.contains("://") {
                Err("it is neither a file nor postgres://USER@HOST:PORT/DATABASE".to_owned())
            } else {
                Ok(Place::File(address.into()))
            };
        }
        let options = PgConnectOptions::from_str(address).map_err(|error| {
            format!("{error}; it has the form postgres://USER@HOST:PORT/DATABASE")
        })?;
        if options.get_database().is_none_or(str::is_empty) {
            return Err("it names no database: postgres://USER@HOST:PORT/DATABASE".to_owned());
        }
        Ok(Place::Postgres(Box::new(options)))
    }
}

impl From<&Path> for Place {
    fn from(path: &Path) -> Place {
        Place::File(path.to_owned())
    }
}

impl From<&PathBuf> for Place {
    fn from(path: &PathBuf) -> Place {
        Place::File(path.clone())
    }
}

impl From<&Place> for Place {
    fn from(place: &Place) -> Place {
        place.clone()
    }
}

impl fmt::Display for Place {
    /// Without a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::File(path) => path.display().fmt(f),
            Place::Postgres(options) => {
                let (user, port) = (options.get_username(), options.get_port());
                write!(f, "postgres://{user}@")?;
                match options.get_socket() {
                    Some(folder) => write!(f, "{}", folder.display())?,
                    None => f.write_str(options.get_host())?,
                }
                write!(f, ":{port}/{}", options.get_database().unwrap_or(user))
            }
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        let place: Place = "postgres://ada:secret@db.example:5433/games"
            .parse()
            .unwrap();
        assert_eq!(place.to_string(), "postgres://ada@db.example:5433/games");
        assert_eq!(format!("{place:?}"), place.to_string());
        let place: Place = "postgres://ada@localhost/games?host=/run/postgresql"
            .parse()
            .unwrap();
        assert_eq!(
            place.to_string(),
            "postgres://ada@/run/postgresql:5432/games"
        );
    }

    #[test]
    fn what_is_no_address_is_refused_with_the_form_of_one() {
        for wrong in ["mysql://localhost/games", "postgres://localhost"] {
            let why = Place::from_str(wrong).unwrap_err();
            assert!(why.contains("postgres://"), "{wrong}: {why}");
        }
        let file = Place::from_str("postgres.sqlite").unwrap();
        assert_eq!(file.to_string(), "postgres.sqlite");
    }
}
