//! Where the table is: the server's address, or the link people share.

use std::{fmt, str::FromStr};

use reqwest::Url;

use crate::console::Failure;

/// A server, and the code of a table if the link named one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Address {
    /// Without a slash at the end.
    server: String,
    code: Option<String>,
}

impl FromStr for Address {
    type Err = String;

    fn from_str(text: &str) -> Result<Address, String> {
        let wrong = |why: &str| {
            format!(
                "{why}; write http://localhost:7700, or the table's link, such as http://localhost:7700/table/BCDF"
            )
        };
        let full = if text.contains("://") {
            text.to_owned()
        } else {
            format!("http://{text}")
        };
        let url = Url::parse(&full).map_err(|error| wrong(&error.to_string()))?;
        match url.scheme() {
            "http" => {}
            "https" => return Err(wrong("https is not spoken here")),
            other => return Err(wrong(&format!("{other:?} is no web address"))),
        }
        let path: Vec<&str> = url.path().split('/').filter(|it| !it.is_empty()).collect();
        let code = match path[..] {
            [] => None,
            ["table", code] => Some(read_code(code).map_err(|error| wrong(&error))?),
            _ => return Err(wrong(&format!("there is no table at {}", url.path()))),
        };
        Ok(Address {
            server: url.origin().ascii_serialization(),
            code,
        })
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.server)
    }
}

impl Address {
    /// The code of the table, from the link or from the command line.
    pub(super) fn code_or(&self, given: Option<&str>) -> Result<String, Failure> {
        match (&self.code, given) {
            (Some(link), Some(given)) if link != given => Err(Failure::Usage(format!(
                "the link is of table {link}, but --seat says {given}"
            ))),
            (Some(code), _) => Ok(code.clone()),
            (None, Some(code)) => Ok(code.to_owned()),
            (None, None) => Err(Failure::Usage(
                "which table? Give its code with --seat, or its link with --connect".to_owned(),
            )),
        }
    }

    pub(super) fn tables(&self) -> String {
        format!("{}/api/tables", self.server)
    }

    pub(super) fn table(&self, code: &str) -> String {
        format!("{}/api/tables/{code}", self.server)
    }

    pub(super) fn socket(&self, code: &str) -> String {
        let server = self.server.replacen("http", "ws", 1);
        format!("{server}/api/tables/{code}/ws")
    }
}

/// A table's code, as people type it.
pub(super) fn read_code(text: &str) -> Result<String, String> {
    let code = text.trim().to_ascii_uppercase();
    let is_code = (4..=8).contains(&code.len()) && code.bytes().all(|it| it.is_ascii_uppercase());
    is_code
        .then_some(code)
        .ok_or_else(|| format!("{text:?} is no code of a table, codes have four to eight letters"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<(String, Option<String>), String> {
        let address: Address = text.parse()?;
        Ok((address.server, address.code))
    }

    #[test]
    fn servers_and_links_are_understood() {
        let server = || "http://localhost:7700".to_owned();
        for text in [
            "http://localhost:7700",
            "localhost:7700",
            "http://localhost:7700/",
        ] {
            assert_eq!(read(text), Ok((server(), None)), "{text}");
        }
        let link = "http://localhost:7700/table/bcdf?lang=fr";
        assert_eq!(read(link), Ok((server(), Some("BCDF".to_owned()))));
    }

    #[test]
    fn other_addresses_are_refused_with_what_would_be_right() {
        for (text, why) in [
            ("https://localhost", "https is not spoken"),
            ("ftp://localhost", "no web address"),
            ("http://localhost/rules/pig", "no table at /rules/pig"),
            ("http://localhost/table/B", "four to eight letters"),
            ("http://", "empty host"),
        ] {
            let error = read(text).unwrap_err();
            assert!(error.contains(why), "{text}: {error}");
            assert!(
                error.contains("http://localhost:7700/table/BCDF"),
                "{error}"
            );
        }
    }

    #[test]
    fn the_code_comes_from_the_link_or_the_command_line() {
        let link: Address = "localhost/table/BCDF".parse().unwrap();
        let server: Address = "localhost".parse().unwrap();
        assert_eq!(link.code_or(None).ok(), Some("BCDF".to_owned()));
        assert_eq!(link.code_or(Some("BCDF")).ok(), Some("BCDF".to_owned()));
        assert!(link.code_or(Some("XXXX")).is_err());
        assert_eq!(server.code_or(Some("XXXX")).ok(), Some("XXXX".to_owned()));
        assert!(server.code_or(None).is_err());
        assert_eq!(link.socket("BCDF"), "ws://localhost/api/tables/BCDF/ws");
    }
}
