//! What program and table say to each other, one line of JSON each.
//! `docs/bots.md` shows every line.

use std::fmt;

use erased::{DynGame, Json, remark};
use serde::{Deserialize, Serialize};
use tabletop::{Placing, Seat};

pub(crate) const PROTOCOL: u32 = 1;

/// What the program reads.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(Deserialize), serde(deny_unknown_fields))]
#[serde(tag = "type", rename_all = "lowercase")]
pub(crate) enum Line {
    /// Once, before everything else.
    Hello {
        protocol: u32,
        game: String,
        /// `null` for the usual game.
        options: Json,
        seat: Seat,
        /// Names in seat order.
        players: Vec<String>,
        /// How long a decision may take.
        ms: u64,
        /// In the lab: luck for a program that wants some of its own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<u64>,
    },
    /// What the seat was told since move `since`; 0 is the whole story and
    /// replaces what was told before.
    Events {
        since: u32,
        n: u32,
        events: Vec<Json>,
    },
    /// The program must answer this line, and no other.
    Decide {
        /// How many moves stand.
        n: u32,
        /// Whether the table waits for this seat. If not, the seat may
        /// interrupt or keep quiet.
        must: bool,
        view: Json,
        legal: Vec<String>,
        /// Moves that the program may make too if it has words for them.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        words: Vec<String>,
        ms: u64,
    },
    /// The last line; in seat order.
    Over { standings: Vec<Placing> },
}

/// What the program writes.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Answer {
    /// Required, but may be `null`.
    #[serde(rename = "move", deserialize_with = "Option::deserialize")]
    action: Option<String>,
    #[serde(default)]
    remark: Option<String>,
}

/// What the program was asked.
#[derive(Clone, Debug)]
pub(crate) struct Question {
    pub(crate) n: u32,
    pub(crate) must: bool,
    pub(crate) legal: Vec<String>,
    /// Nothing if only the server knows the game.
    pub(crate) game: Option<&'static dyn DynGame>,
}

impl Question {
    /// Reads the answer: a move as it goes to the table, or `None` to keep
    /// quiet.
    pub(crate) fn read(&self, line: &str) -> Result<Option<String>, Breach> {
        let answer: Answer = serde_json::from_str(line).map_err(|error| {
            let what = match error.classify() {
                serde_json::error::Category::Data => "this is not an answer",
                _ => "this is not JSON",
            };
            self.breach(line, &format!("{what}: {error}"))
        })?;
        let Some(action) = answer.action else {
            if self.must {
                let wrong = "the table waits for this seat, so it must move";
                return Err(self.breach(line, wrong));
            }
            return Ok(None);
        };
        if !self.legal.contains(&action) {
            let wrong = format!("{action:?} is not among the legal moves");
            return Err(self.breach(line, &wrong));
        }
        let is_said = answer
            .remark
            .as_ref()
            .is_some_and(|it| !it.trim().is_empty());
        let wrong = match self.game.map(|game| game.takes_remark(&action)) {
            Some(true) if !is_said => Some(format!("{action:?} needs a remark")),
            Some(false) if answer.remark.is_some() => Some(format!("{action:?} takes no remark")),
            Some(_) | None => None,
        };
        match wrong {
            Some(wrong) => Err(self.breach(line, &wrong)),
            None => Ok(Some(remark::join(
                &action,
                &answer.remark.unwrap_or_default(),
            ))),
        }
    }

    /// What the program may do as it stands, and what it needs words for.
    pub(crate) fn offers(&self) -> (Vec<String>, Vec<String>) {
        let needs_words = |action: &String| self.game.is_some_and(|it| it.takes_remark(action));
        let (words, legal) = self.legal.iter().cloned().partition(needs_words);
        (legal, words)
    }

    pub(crate) fn breach(&self, received: &str, wrong: &str) -> Breach {
        Breach {
            when: format!("asked after move {}", self.n),
            received: shortened(received),
            wrong: wrong.to_owned(),
            right: self.right(),
        }
    }

    fn right(&self) -> String {
        const SHOWN: usize = 8;
        let answer = |action: &String| format!("{{\"move\":{}}}", Json::from(action.as_str()));
        let (legal, _) = self.offers();
        let mut answers: Vec<String> = legal.iter().take(SHOWN).map(answer).collect();
        if SHOWN < legal.len() {
            answers.push(format!("{} more", legal.len() - SHOWN));
        }
        if !self.must {
            answers.push("{\"move\":null}".to_owned());
        }
        format!("one line within the time, one of {}", answers.join(", "))
    }
}

/// How the program broke the protocol.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Breach {
    pub(crate) when: String,
    pub(crate) received: String,
    pub(crate) wrong: String,
    pub(crate) right: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Breach {
            when,
            received,
            wrong,
            right,
        } = self;
        write!(
            f,
            "the program broke the protocol, {when}\n  received: {received}\n  wrong:    {wrong}\n  \
             right:    {right}"
        )
    }
}

/// Enough of a line to recognise it.
pub(crate) fn shortened(line: &str) -> String {
    const LONGEST: usize = 200;
    if line.chars().count() <= LONGEST {
        return line.to_owned();
    }
    let start: String = line.chars().take(LONGEST).collect();
    format!("{start}… ({} bytes)", line.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANUAL: &str = include_str!("../../../../docs/bots.md");

    fn question(must: bool) -> Question {
        Question {
            n: 3,
            must,
            legal: vec!["roll".to_owned(), "hold".to_owned()],
            game: None,
        }
    }

    #[test]
    fn answers_are_moves_remarks_or_silence() {
        let read = |line| question(false).read(line).ok();
        assert_eq!(read(r#"{"move":"roll"}"#), Some(Some("roll".to_owned())));
        assert_eq!(read(r#" {"move": null} "#), Some(None));
        let remarked = r#"{"move":"hold","remark":"  so  there "}"#;
        assert_eq!(read(remarked), Some(Some("hold # so there".to_owned())));
    }

    #[test]
    fn everything_else_is_a_breach_that_says_what_was_wrong() {
        for (line, wrong) in [
            ("roll", "this is not JSON"),
            ("", "this is not JSON"),
            ("{}", "missing field `move`"),
            ("[]", "this is not an answer"),
            (r#"{"move":7}"#, "this is not an answer"),
            (r#"{"move":"roll","why":"luck"}"#, "unknown field `why`"),
            (r#"{"move":"fly"}"#, "\"fly\" is not among the legal moves"),
            (r#"{"move":null}"#, "it must move"),
        ] {
            let breach = question(true).read(line).unwrap_err();
            assert!(breach.wrong.contains(wrong), "{line}: {breach}");
            assert_eq!(breach.received, line);
            assert!(breach.right.contains(r#"{"move":"roll"}, {"move":"hold"}"#));
        }
        let pig = Question {
            game: registry::find("pig"),
            ..question(true)
        };
        let breach = pig.read(r#"{"move":"hold","remark":"so there"}"#);
        assert!(breach.unwrap_err().wrong.contains("takes no remark"));
        let flip = Question {
            legal: vec!["ask hat".to_owned(), "ask free".to_owned()],
            game: registry::find("brain-flip"),
            ..question(true)
        };
        assert_eq!(
            flip.offers(),
            (vec!["ask hat".to_owned()], vec!["ask free".to_owned()])
        );
        for line in [
            r#"{"move":"ask free"}"#,
            r#"{"move":"ask free","remark":" "}"#,
        ] {
            let breach = flip.read(line).unwrap_err();
            assert!(breach.wrong.contains("needs a remark"), "{breach}");
            assert!(!breach.right.contains("ask free"), "{breach}");
        }
        let said = flip.read(r#"{"move":"ask free","remark":"is it cute?"}"#);
        assert_eq!(said, Ok(Some("ask free # is it cute?".to_owned())));
        let long = "x".repeat(1000);
        let received = question(true).read(&long).unwrap_err().received;
        assert!(received.ends_with("x… (1000 bytes)"), "{received}");
    }

    #[test]
    fn every_line_of_the_manual_is_one() {
        let mut seen = Vec::new();
        for block in MANUAL.split("```text\n").skip(1) {
            let block = block.split("```").next().unwrap();
            let mut asked = None;
            for line in block.lines() {
                if let Some(answer) = line.strip_prefix("> ") {
                    let asked: Question = asked.take().expect("an answer follows a question");
                    asked.read(answer).unwrap();
                    seen.push("answer".to_owned());
                    continue;
                }
                let line = line.strip_prefix("< ").expect("lines go in or out");
                let read: Line = serde_json::from_str(line).expect(line);
                assert_eq!(serde_json::to_string(&read).unwrap(), line);
                if let Line::Decide {
                    n,
                    must,
                    legal,
                    words,
                    ..
                } = read
                {
                    asked = Some(Question {
                        n,
                        must,
                        legal: [legal, words].concat(),
                        game: None,
                    });
                }
                seen.push(line.split('"').nth(3).unwrap().to_owned());
            }
        }
        for kind in ["hello", "events", "decide", "answer", "over"] {
            assert!(seen.iter().any(|it| it == kind), "{kind} is not shown");
        }
    }
}
