//! What a table looks like, as plain data: any client can draw any game.
//!
//! A game implements [`Present`] from its views alone, so nothing drawn, said or
//! labelled can give a secret away.
//!
#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod id;
mod motion;
mod order;
mod story;
mod table;
mod touch;

use std::fmt;

use tabletop::{Chapter, Game, Lang, Seat};

pub use self::{
    id::{PieceId, ZoneId},
    motion::{Kind, Manner, Motion, Place, Travel, travels},
    order::StandingOrder,
    story::{About, Award, Line, Recap, Round, Tally, Unit},
    table::{Face, Locked, Mark, Piece, Scene, Shape, Wall, Zone, moves},
    touch::Touched,
};

/// How a game presents itself to people.
///
/// ```
/// use pig::{Action, Event, Options, Pig};
/// use scene::{Present, Words};
/// use tabletop::{Cx, Game, Lang, Seat, Viewer, chance::Scripted};
///
/// let ada = Seat::new(0);
/// let words = Words { lang: Lang::En, me: Some(ada), names: &[], remarks: &[] };
/// let pig = Pig::setup(&Options::default(), 2, &mut Cx::silent(&mut Scripted::new([])))?;
/// let view = pig.view(Viewer::Seat(ada));
/// let scene = Pig::scene(&view, &[Action::Roll], &words);
/// let die = scene.pieces().find(|(_, piece)| piece.moves == ["roll"]);
/// assert!(die.is_some(), "touching the die rolls it");
/// let held = Event::Held { seat: Seat::new(1), points: 7 };
/// assert_eq!(Pig::tell(&held, &words), "B holds 7.");
/// # Ok::<(), tabletop::Refusal>(())
/// ```
pub trait Present: Game {
    /// The rules in our own words.
    const RULEBOOK: &'static [Chapter];

    /// What a result is a number of, if few enough to be seen in a row.
    const UNIT: Option<Unit> = None;

    /// What players can say once for all, where the game asks often and most
    /// answers are obvious.
    const ORDERS: &'static [StandingOrder<Self>] = &[];

    /// Positions where the best move is better than it looks, as `brainery lab
    /// puzzles` writes them down; may be left out. The page fetches that file.
    const PUZZLES: &'static str = "";

    /// What one plays for, in one short line to *you*; may be left out.
    fn goal(_lang: Lang) -> &'static str {
        ""
    }

    /// The table as zones and pieces, to somebody who may do what is `legal`.
    fn scene(view: &Self::View, legal: &[Self::Action], words: &Words<'_>) -> Scene;

    /// Where things went, as far as two scenes alone cannot tell: a card drawn
    /// from the deck, a die rolled; and what else the sentence speaks of. A log
    /// shows small pictures of it and lights it up on the table.
    fn motions(_event: &Self::Event) -> Vec<Motion> {
        Vec::new()
    }

    /// One thing that happened, as a sentence.
    fn tell(event: &Self::Event, words: &Words<'_>) -> String;

    /// What that sentence is about, for a log.
    fn about(_event: &Self::Event) -> About {
        About::Fate
    }

    /// Up to three small honours at the end, from all that somebody was told.
    /// They speak of what everybody was told, and nobody gets one for nothing.
    fn awards(_events: &[Self::Event], _words: &Words<'_>) -> Vec<Award> {
        Vec::new()
    }

    /// How it ended and how it came to that, under the same conditions.
    fn recap(_events: &[Self::Event], _words: &Words<'_>) -> Recap {
        Recap::default()
    }

    /// What the judge's transcript adds to that sentence: a fact that players
    /// read off the table instead.
    fn aside(_event: &Self::Event) -> Option<String> {
        None
    }

    /// What the table waits for, as a sentence for the reader.
    fn prompt(view: &Self::View, words: &Words<'_>) -> String;

    /// What the button for `action` says.
    fn label(view: &Self::View, action: Self::Action, words: &Words<'_>) -> String;

    /// What the button for `action` would do, for somebody about to press it;
    /// nothing if the label says it all.
    fn explain(_view: &Self::View, _action: Self::Action, _words: &Words<'_>) -> Option<String> {
        None
    }

    /// Why `seat` might choose `action` at a table that looks like `view` to
    /// whoever asks: half a sentence that stands behind a colon, so that it
    /// begins small and has no full stop; see [`sentence`]. It speaks of the table
    /// and not of *me*, so that a bot, a hint and a coach can say it, and is made
    /// of what the asker may see: not even which card it was, if the move was made
    /// face down. Nothing where there is nothing special to say.
    fn reason(
        _view: &Self::View,
        _seat: Seat,
        _action: Self::Action,
        _words: &Words<'_>,
    ) -> Option<String> {
        None
    }

    /// The move that an event is about, and who made it, where what happens in a
    /// move begins with it; nothing if its reader was not told all of the move.
    fn made(_event: &Self::Event) -> Option<(Seat, Self::Action)> {
        None
    }

    /// A final result in what the game counts: `7 brains`, `IQ 122`.
    fn result(points: i32, lang: Lang) -> String;

    /// Every card of the game as the rulebook lists it.
    fn cards(_lang: Lang) -> Vec<Card> {
        Vec::new()
    }

    /// What somebody may have meant who typed something that is no move.
    fn suggest(
        _view: &Self::View,
        _typed: &str,
        _words: &Words<'_>,
    ) -> Option<Suggestion<Self::Action>> {
        None
    }

    /// What the players may agree on before the game.
    fn variants(_lang: Lang) -> Vec<Variant> {
        Vec::new()
    }

    /// What the back of the box says; examples have no box.
    fn blurb(_lang: Lang) -> Option<Blurb> {
        None
    }
}

/// Half a sentence as a whole one.
///
/// ```
/// assert_eq!(scene::sentence("it is the last card"), "It is the last card.");
/// ```
pub fn sentence(half: &str) -> String {
    let mut letters = half.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).chain(['.']).collect()
}

/// The back of the box.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Blurb {
    /// What it is about, in two sentences.
    pub pitch: &'static str,
    /// How long a game usually takes.
    pub minutes: u32,
    /// How much there is to learn.
    pub effort: Effort,
    /// How many make a good table; so many are seated at first.
    pub n_players: usize,
}

/// How much there is to learn before one can play.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Effort {
    /// Explained in a minute.
    Easy,
    /// Explained before the first game.
    Medium,
    /// Learnt by playing.
    Hard,
}

/// What the words of a player come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suggestion<A> {
    /// A sentence for whoever typed them.
    pub says: String,
    /// Moves to choose from.
    pub actions: Vec<A>,
}

/// One thing to agree on, a field of the game's options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variant {
    /// The name of the field.
    pub key: &'static str,
    /// The question, as players read it.
    pub label: String,
    /// The usual game first.
    pub choices: Vec<Choice>,
}

/// One way to agree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// As JSON: `true`, `4`, `null`.
    pub value: &'static str,
    /// The answer, as players read it.
    pub label: String,
}

/// A card of the rulebook's list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// What one sees of it on a table.
    pub face: Face,
    /// As printed.
    pub name: String,
    /// How many of it there are.
    pub copies: u32,
    /// What it says.
    pub text: String,
}

/// The reader's language, the names of the players and what they have said.
///
/// ```
/// use scene::Words;
/// use tabletop::{Lang, Seat};
///
/// let names = ["Ada".to_owned(), "Bea".to_owned()];
/// let [ada, bea] = [0, 1].map(Seat::new);
/// let words = Words { lang: Lang::En, me: Some(bea), names: &names, remarks: &[] };
/// assert_eq!(words.name(ada), "Ada");
/// // A sentence may speak to its reader.
/// assert!(words.who(bea).is_you);
/// // Whoever has no name is a letter.
/// assert_eq!(Words { names: &[], ..words }.name(ada), "A");
/// ```
#[derive(Copy, Clone, Debug)]
pub struct Words<'a> {
    /// Which language is read.
    pub lang: Lang,
    /// Where the reader sits, who is spoken to as *you*; `None` is an onlooker.
    pub me: Option<Seat>,
    /// In seat order.
    pub names: &'a [String],
    /// One for each move so far that takes a remark.
    pub remarks: &'a [Option<String>],
}

/// A player in a sentence: by name, or as the reader.
#[derive(Copy, Clone, Debug)]
pub struct Who<'a> {
    seat: Seat,
    name: Option<&'a str>,
    /// Whether it is the reader.
    pub is_you: bool,
}

impl fmt::Display for Who<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.name {
            Some(name) => f.write_str(name),
            None => self.seat.fmt(f),
        }
    }
}

impl<'a> Words<'a> {
    /// What a player is called.
    pub fn name(&self, seat: Seat) -> String {
        self.who(seat).to_string()
    }

    /// A player for a sentence that may speak to them.
    /// ```
    /// use scene::Words;
    /// use tabletop::{Lang, Seat};
    ///
    /// /// What a game does for each of its sentences, in each of its languages.
    /// fn rolled(words: &Words<'_>, seat: Seat) -> String {
    ///     match words.who(seat) {
    ///         who if who.is_you => "You roll.".to_owned(),
    ///         who => format!("{who} rolls."),
    ///     }
    /// }
    ///
    /// let [ada, bea] = [0, 1].map(Seat::new);
    /// let names = ["Ada".to_owned(), "Bea".to_owned()];
    /// let words = Words { lang: Lang::En, me: Some(ada), names: &names, remarks: &[] };
    /// assert_eq!([ada, bea].map(|it| rolled(&words, it)), ["You roll.", "Bea rolls."]);
    /// ```
    pub fn who(&self, seat: Seat) -> Who<'a> {
        Who {
            seat,
            name: self.names.get(seat.index()).map(String::as_str),
            is_you: self.me == Some(seat),
        }
    }

    /// What was said with the `n`th move that takes a remark, counted from 0.
    pub fn remark(&self, n: usize) -> Option<&str> {
        self.remarks.get(n)?.as_deref()
    }
}
