//! What an event is, apart from what it says: for whoever carries it on without
//! knowing its game.

use crate::extras::Note;

/// What an event is. A game says it in one place, so that undo, the page and the
/// lab cannot disagree about what happened.
///
/// ```
/// use tabletop::{Beat, EventInfo, Seat, extras::Note};
///
/// let swapped = EventInfo::new(Beat::Move).revealing();
/// assert!(swapped.reveals && swapped.is_news);
///
/// let turn = EventInfo::new(Beat::None).no_news();
/// let turn = turn.counted(Note::to("turn", Seat::new(0)));
/// assert_eq!(turn.notes.len(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventInfo {
    /// Whether it shows somebody something new that no draw of its move accounts
    /// for, such as the cards of an exchanged hand. Such a move cannot be taken
    /// back.
    pub reveals: bool,
    /// Whether the table does not show it by itself, so that it is worth a line.
    pub is_news: bool,
    /// How long one looks at it.
    pub beat: Beat,
    /// What one hears of it, beyond things that move.
    pub cue: Option<Cue>,
    /// What the lab counts it as; most events it does not count.
    pub notes: Vec<Note>,
}

impl EventInfo {
    /// News that reveal nothing and are not counted.
    pub const fn new(beat: Beat) -> EventInfo {
        EventInfo {
            reveals: false,
            is_news: true,
            beat,
            cue: None,
            notes: Vec::new(),
        }
    }

    /// It shows somebody something new.
    #[must_use]
    pub fn revealing(self) -> EventInfo {
        self.revealing_if(true)
    }

    /// It shows somebody something new, but not always.
    #[must_use]
    pub fn revealing_if(self, reveals: bool) -> EventInfo {
        EventInfo { reveals, ..self }
    }

    /// The table shows it by itself.
    #[must_use]
    pub fn no_news(self) -> EventInfo {
        EventInfo {
            is_news: false,
            ..self
        }
    }

    /// It is heard.
    #[must_use]
    pub fn heard_as(self, cue: Cue) -> EventInfo {
        let cue = Some(cue);
        EventInfo { cue, ..self }
    }

    /// The lab counts it.
    #[must_use]
    pub fn counted(mut self, note: Note) -> EventInfo {
        self.notes.push(note);
        self
    }
}

/// How long one looks at an event. How many milliseconds that is, is a matter of
/// whoever shows it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Beat {
    /// There is nothing to look at, or everybody does it at once.
    None,
    /// A piece goes to another place, or is turned.
    Move,
    /// Something is walked, counted or answered.
    Count,
    /// Dice are thrown, and stay on the table to be chosen from.
    Throw,
    /// A die is rolled, and read before the game goes on.
    Roll,
    /// Something big goes, or somebody wins a fight.
    Blow,
    /// Somebody was right or wrong, and everybody hears it.
    Verdict,
    /// Everything is laid open.
    Finale,
}

/// What one hears of an event, beyond cards and dice that move.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Cue {
    /// A bell: a new round or phase.
    Bell,
    /// The whistle of a steam engine, where that is the bell.
    Whistle,
    /// Something soft and wet is taken, or lands: a brain.
    Squelch,
}

impl Beat {
    /// Whether dice tumble in it: until they lie still, nobody sees what they
    /// bring.
    pub const fn has_dice(self) -> bool {
        match self {
            Beat::Throw | Beat::Roll => true,
            Beat::None | Beat::Move | Beat::Count | Beat::Blow | Beat::Verdict | Beat::Finale => {
                false
            }
        }
    }
}
