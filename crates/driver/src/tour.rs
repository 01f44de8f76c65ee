//! The rules of a game in pictures: what a game keeps in `rulebook/tour.toml`.
//!
//! A picture names pieces, and whoever draws the table draws them. An example is a
//! game written down: a step of it shows what lay on the table after a move.

use std::str::FromStr;

use erased::DynGame;
use scene::{Face, Piece, PieceId, Words};
use serde::{Deserialize, Serialize};
use tabletop::{Lang, Seat, Viewer};

use crate::{Fault, Playback};

/// Through whose eyes examples are seen: *you*.
pub const YOU: Seat = Seat::new(0);

/// From the goal to the end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tour {
    pub goal: Panel,
    pub setup: Vec<Panel>,
    pub turn: Vec<Panel>,
    pub examples: Vec<Example>,
    pub special: Chapter,
    pub end: Vec<Panel>,
}

/// Panels under a title of their own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    pub title: Both,
    pub panels: Vec<Panel>,
}

/// One picture with a sentence or two.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Panel {
    /// From left to right.
    pub picture: Vec<Item>,
    /// The clauses that say the same exactly.
    pub clauses: Vec<String>,
    /// May be empty where the picture is one of a sequence.
    #[serde(default)]
    pub title: Both,
    /// What is between two `*` is bold.
    pub text: Both,
}

/// One thing in a picture.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Item {
    /// Pieces that lie together, as [`Word`]s.
    #[serde(default)]
    pub pieces: Vec<String>,
    /// Something between pieces, by the name of its icon.
    #[serde(default)]
    pub icon: String,
    /// The face of somebody of this name.
    #[serde(default)]
    pub face: String,
    /// Large and the same in every language: `×3`.
    #[serde(default)]
    pub sign: String,
    /// Below the pieces, or on a slip of paper of its own.
    #[serde(default)]
    pub note: Both,
    #[serde(default)]
    pub lies: Lies,
}

/// How the pieces of an item lie.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lies {
    /// Side by side.
    #[default]
    Row,
    /// One over the other, askew.
    Fan,
    /// Leaning, half in the ground.
    Low,
}

/// The same in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Both {
    pub en: String,
    pub fr: String,
}

/// A few moves of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    pub title: Both,
    /// A game from the deal to the end.
    pub record: String,
    pub steps: Vec<Step>,
}

/// One moment of an example, and what is said about it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// How many moves have been made.
    pub at: u32,
    /// Pieces and zones of the scene by their names; of `zone:3` the first three.
    pub show: Vec<String>,
    /// Who speaks, counted from 0; otherwise whoever made the move.
    #[serde(default)]
    pub who: Option<Seat>,
    pub text: Both,
}

impl Both {
    pub fn get(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
        }
    }

    pub fn is_empty(&self) -> bool {
        self.en.is_empty()
    }
}

impl Tour {
    /// Every panel, in the order they are read.
    pub fn panels(&self) -> impl Iterator<Item = &Panel> {
        let Tour {
            goal,
            setup,
            turn,
            examples: _,
            special,
            end,
        } = self;
        let rest = setup.iter().chain(turn).chain(&special.panels).chain(end);
        std::iter::once(goal).chain(rest)
    }
}

/// What a piece of a picture is called: `7` is a card, `back` its back, `die 4` a die
/// and `die.2 4` the second of several, `picture cat`, `art brain.svg` a drawing that
/// is no piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Word {
    Piece { id: Option<PieceId>, face: Face },
    Art(String),
}

/// It names no piece.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is no piece")]
pub struct NoPiece(String);

impl FromStr for Word {
    type Err = NoPiece;

    fn from_str(text: &str) -> Result<Word, NoPiece> {
        let no_piece = || NoPiece(text.to_owned());
        let (id, face) = match text.split_once(' ') {
            None if text == "back" => (None, Face::Back),
            None if text == "die" => (None, Face::Die { side: None }),
            None if text.is_empty() => return Err(no_piece()),
            None => (None, Face::Card(text.to_owned())),
            Some(("art", file)) => return Ok(Word::Art(file.to_owned())),
            Some(("picture", name)) => (None, Face::Picture(name.to_owned())),
            Some((die, side)) if die.starts_with("die") => {
                let side = Some(side.parse().map_err(|_| no_piece())?);
                let id = (die != "die").then(|| PieceId::new(die));
                (id, Face::Die { side })
            }
            Some(_) => return Err(no_piece()),
        };
        Ok(Word::Piece { id, face })
    }
}

/// An example whose game has been played once.
#[derive(Debug)]
pub struct Shown {
    example: Example,
    playback: Playback,
}

impl Shown {
    pub fn new(example: Example, game: &'static dyn DynGame) -> Result<Shown, Fault> {
        let find = |id: &str| (id == game.info().id).then_some(game);
        let playback = Playback::read(&example.record, find)?;
        Ok(Shown { example, playback })
    }

    pub fn example(&self) -> &Example {
        &self.example
    }

    pub fn playback(&self) -> &Playback {
        &self.playback
    }

    /// Who speaks at a step.
    pub fn speaker(&self, step: &Step) -> Seat {
        step.who
            .or_else(|| self.playback.mover(step.at))
            .unwrap_or(YOU)
    }

    /// What a step shows, each name with its pieces.
    pub fn groups(&self, step: &Step, lang: Lang) -> Vec<Vec<Piece>> {
        let model = self.playback.model(step.at, Viewer::Seat(YOU), None);
        let scene = model.seen.scene(&Words {
            lang,
            me: Some(YOU),
            names: &self.playback.record().players,
            remarks: &model.remarks,
        });
        let group = |name: &String| {
            let (name, n) = match name.split_once(':') {
                Some((name, n)) => (name, n.parse().unwrap_or(0)),
                None => (name.as_str(), usize::MAX),
            };
            let zone = scene.zones.iter().find(|it| it.id.to_string() == name);
            if let Some(zone) = zone {
                return zone.pieces.iter().take(n).cloned().collect();
            }
            let named = |piece: &&Piece| piece.id.to_string() == name;
            let pieces = scene.pieces().map(|(_, piece)| piece);
            pieces.filter(named).cloned().collect()
        };
        step.show.iter().map(group).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_name_pieces() {
        let read = |text: &str| text.parse::<Word>();
        let die = |id: Option<&str>, side| Word::Piece {
            id: id.map(PieceId::new),
            face: Face::Die { side },
        };
        assert_eq!(read("die 4"), Ok(die(None, Some(4))));
        assert_eq!(read("die.2 6"), Ok(die(Some("die.2"), Some(6))));
        assert_eq!(read("die"), Ok(die(None, None)));
        let card = Word::Piece {
            id: None,
            face: Face::Card("hot-potato".to_owned()),
        };
        assert_eq!(read("hot-potato"), Ok(card));
        assert_eq!(read("art brain.svg"), Ok(Word::Art("brain.svg".to_owned())));
        for text in ["", "die six", "two words"] {
            assert!(read(text).is_err(), "{text:?}");
        }
    }
}
