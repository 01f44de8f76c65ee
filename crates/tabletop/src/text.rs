//! The two languages players read.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// A language a player reads.
///
/// ```
/// # use tabletop::{Lang, de};
/// assert_eq!(Lang::from_locale("fr_CA.UTF-8"), Lang::Fr);
/// assert!(Lang::Fr.is_one(0) && !Lang::En.is_one(0));
/// assert_eq!((de(&"Bea"), de(&"Ada")), ("de Bea".into(), "d’Ada".into()));
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// Both of them.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    /// The two-letter code used in files and pages.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }

    /// Whether `n` things take the singular: French says "0 point".
    pub const fn is_one(self, n: u32) -> bool {
        match self {
            Lang::En => n == 1,
            Lang::Fr => n < 2,
        }
    }

    /// Reads what browsers and environments say: `fr`, `fr-CA`, `fr_FR.UTF-8`.
    /// Anything that is not French is English.
    pub fn from_locale(locale: &str) -> Lang {
        match locale.get(..2) {
            Some(code) if code.eq_ignore_ascii_case("fr") => Lang::Fr,
            _ => Lang::En,
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = String;

    fn from_str(text: &str) -> Result<Lang, String> {
        Lang::ALL
            .into_iter()
            .find(|lang| lang.code() == text)
            .ok_or_else(|| format!("unknown language {text:?}, use en or fr"))
    }
}

/// French `de` before a name: `de Bea`, `d’Ada`.
pub fn de(name: &dyn fmt::Display) -> String {
    let name = name.to_string();
    let first = name.chars().flat_map(char::to_lowercase).next();
    if first.is_some_and(|letter| "aàâäeéèêëiîïoôöœuùûü".contains(letter)) {
        return format!("d’{name}");
    }
    format!("de {name}")
}

/// The same sentence in both languages.
///
/// ```
/// # use tabletop::{Lang, Text};
/// let both = Text { en: "Roll", fr: "Lancer" };
/// assert_eq!(both.get(Lang::Fr), "Lancer");
/// let begun = Text { en: "Hold", fr: "" };
/// assert_eq!(begun.get(Lang::Fr), "Hold");
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Text {
    /// In English.
    pub en: &'static str,
    /// Empty as long as nobody has translated it: then English is read.
    pub fr: &'static str,
}

impl Text {
    /// As a reader of that language reads it.
    pub const fn get(self, lang: Lang) -> &'static str {
        match lang {
            Lang::Fr if !self.fr.is_empty() => self.fr,
            Lang::En | Lang::Fr => self.en,
        }
    }
}
