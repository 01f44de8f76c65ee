//! A table as zones with pieces in them.

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::{RuleId, Seat};

use crate::id::{PieceId, ZoneId};

/// A whole table, as one viewer sees it.
///
/// ```
/// use scene::{Face, Piece, PieceId, Scene, Shape, Zone, ZoneId};
///
/// let die = Piece::new(PieceId::new("die"), Face::Die { side: Some(4) }, "4", "a four");
/// let tray = Zone::new(ZoneId::new("tray"), Shape::Row, "Dice");
/// let tray = tray.with([die.meaning(vec!["roll".into()])]);
/// let scene = Scene::new(vec![tray], &["hold", "roll"]);
/// // What no piece lists stands beside the table.
/// assert_eq!(scene.actions, ["hold"]);
/// let (zone, piece) = scene.pieces().next().expect("the die");
/// assert_eq!((zone.title.as_str(), piece.label.as_str()), ("Dice", "a four"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Scene {
    /// In reading order.
    pub zones: Vec<Zone>,
    /// What the viewer may do that belongs to no piece, in notation: to pass.
    pub actions: Vec<String>,
}

/// A place on the table: a hand, a pile, the dice.
///
/// ```
/// use scene::{Piece, Shape, Zone, ZoneId};
/// use tabletop::Seat;
///
/// let ada = Seat::new(0);
/// let id = ZoneId::of("hand", ada);
/// let backs = (0..2).map(|n| Piece::back(&id, n, "a hidden card"));
/// let hand = Zone::new(id.clone(), Shape::Fan, "").owned_by(ada).with(backs);
/// assert_eq!(hand.pieces[1].id.to_string(), "hand.A/1");
/// // Of a deck only the top is drawn, but everybody knows how high it is.
/// let deck = Zone::new(ZoneId::new("deck"), Shape::Pile, "Deck").counting(40u16);
/// assert_eq!(deck.count, Some(40));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Zone {
    /// Its name for the whole game.
    pub id: ZoneId,
    /// Whose it is, if it is anybody's.
    pub owner: Option<Seat>,
    /// How its pieces lie.
    pub shape: Shape,
    /// Empty if the name of the owner says it all.
    pub title: String,
    /// In the order they lie.
    pub pieces: Vec<Piece>,
    /// How many there are of which only some are shown, such as a deck.
    pub count: Option<u16>,
}

/// How the pieces of a zone lie.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// On top of each other, the top one first.
    Pile,
    /// Side by side.
    Row,
    /// Held in a hand.
    Fan,
    /// One after the other, from the first to the last.
    Track,
    /// In rows and columns, row by row.
    Grid {
        /// How many pieces lie side by side.
        columns: u8,
    },
    /// Laid out before a player.
    Rack,
    /// What all know about a player.
    Plate,
    /// One under the other, in words.
    List,
}

/// One thing that lies in a zone.
///
/// ```
/// use scene::{Face, Piece, PieceId, moves};
/// use tabletop::RuleId;
///
/// const HIGHER: RuleId = RuleId::new("WAR-2.higher");
/// let card = |n: u8| Piece::new(PieceId::of("card", n), Face::Card(n.to_string()), n.to_string(), "a card");
/// let legal = ["play 7", "pass"];
/// // One of the two says what it is good for, the other why it is not.
/// let [seven, three] = [7, 3].map(|n| {
///     card(n)
///         .meaning(moves(&legal, |it| **it == format!("play {n}")))
///         .offering("can be played")
///         .locked_by(HIGHER, "Only a higher card may follow.")
/// });
/// assert_eq!((seven.offer.as_str(), seven.locked), ("can be played", None));
/// assert_eq!(three.locked.map(|it| it.rule), Some("WAR-2.higher".into()));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Piece {
    /// Unique in a scene.
    pub id: PieceId,
    /// What one sees of it.
    pub face: Face,
    /// Short, as printed on the piece: `4▲`. One of several lines is a drawing
    /// in letters of equal width, such as a piece of a map.
    pub short: String,
    /// In full, for screen readers: `4 red`.
    pub label: String,
    /// The piece of the same zone that it lies on, such as a space of a board.
    pub on: Option<PieceId>,
    /// What touching it can mean, in notation. A move that is listed by several
    /// pieces is made by touching all of them.
    pub moves: Vec<String>,
    /// Whether equal ones are used together: the first move is for one of them,
    /// the second for two, and so on.
    pub together: bool,
    /// What can be done with it now, in a few words: `can be played`. May be
    /// empty.
    pub offer: String,
    /// Why its owner cannot use it now.
    pub locked: Option<Locked>,
    /// What is special about it.
    pub marks: Vec<Mark>,
}

/// What one sees of a piece. Kinds are named as in the data of the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// A card face up.
    Card(String),
    /// A card face down.
    Back,
    /// A die.
    Die {
        /// Counted from 1; nothing before it is rolled.
        side: Option<u8>,
    },
    /// A heap of equal things, such as brains.
    Tokens {
        /// What they are.
        kind: String,
        /// How many there are.
        n: u16,
    },
    /// A player's pawn.
    Pawn(Seat),
    /// A player, on their own plate.
    Player(Seat),
    /// A drawing, by its name.
    Picture(String),
    /// Pieces lie on it, row by row.
    Board {
        /// How many spaces lie side by side.
        columns: u8,
    },
    /// One space of a board.
    Space {
        /// Where it cannot be left.
        walls: Vec<Wall>,
    },
    /// No thing at all, only words about the table.
    Note,
}

/// A side of a space that cannot be crossed.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wall {
    /// The upper side.
    Above,
    /// The right side.
    Right,
    /// The lower side.
    Below,
    /// The left side.
    Left,
}

/// Why a piece cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Locked {
    /// The reason, as a sentence for its owner.
    pub says: String,
    /// The same, short enough to stand on the piece. May be empty.
    pub short: String,
    /// The clause of the rulebook: `OMB-9.higher`.
    pub rule: String,
}

/// What is special about a piece.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// It lies face down for others, but the viewer has seen it.
    Known,
    /// What it is all about now.
    Chosen,
    /// It counts no longer.
    Spent,
}

impl Scene {
    /// Whatever is legal and listed by no piece is an action of its own. While
    /// nothing is asked of the viewer, nothing is in the way of a piece.
    /// ```
    /// use scene::{Face, Piece, PieceId, Scene, Shape, Zone, ZoneId};
    /// use tabletop::RuleId;
    ///
    /// const TURN: RuleId = RuleId::new("WAR-1.turn");
    /// let table = |legal: &[&str]| {
    ///     let card = Piece::new(PieceId::new("seven"), Face::Card("7".into()), "7", "a seven");
    ///     let card = card.locked_by(TURN, "Your opponent has to answer first.");
    ///     Scene::new(vec![Zone::new(ZoneId::new("hand"), Shape::Fan, "Hand").with([card])], legal)
    /// };
    /// let seven = PieceId::new("seven");
    /// let is_locked = |scene: &Scene| scene.piece(&seven).is_some_and(|it| it.locked.is_some());
    /// // Whoever may pass is told why not to play; whoever watches is told nothing.
    /// assert!(is_locked(&table(&["pass"])));
    /// assert!(!is_locked(&table(&[])));
    /// ```
    pub fn new<A: fmt::Display>(mut zones: Vec<Zone>, legal: &[A]) -> Scene {
        if legal.is_empty() {
            let pieces = zones.iter_mut().flat_map(|zone| &mut zone.pieces);
            pieces.for_each(|piece| piece.locked = None);
        }
        let is_listed = |action: &String| {
            let mut pieces = zones.iter().flat_map(|zone| &zone.pieces);
            pieces.any(|piece| piece.moves.contains(action))
        };
        let actions = legal.iter().map(ToString::to_string);
        Scene {
            actions: actions.filter(|it| !is_listed(it)).collect(),
            zones,
        }
    }

    /// The zone of that name.
    pub fn zone(&self, id: &ZoneId) -> Option<&Zone> {
        self.zones.iter().find(|zone| zone.id == *id)
    }

    /// The piece of that name.
    pub fn piece(&self, id: &PieceId) -> Option<&Piece> {
        let mut pieces = self.pieces().map(|(_, piece)| piece);
        pieces.find(|piece| piece.id == *id)
    }

    /// Every piece with the zone it lies in.
    pub fn pieces(&self) -> impl Iterator<Item = (&Zone, &Piece)> {
        let zones = self.zones.iter();
        zones.flat_map(|zone| zone.pieces.iter().map(move |piece| (zone, piece)))
    }
}

impl Zone {
    /// An empty zone of nobody.
    pub fn new(id: ZoneId, shape: Shape, title: impl Into<String>) -> Zone {
        Zone {
            id,
            owner: None,
            shape,
            title: title.into(),
            pieces: Vec::new(),
            count: None,
        }
    }

    /// Says whose it is.
    #[must_use]
    pub fn owned_by(self, seat: Seat) -> Zone {
        Zone {
            owner: Some(seat),
            ..self
        }
    }

    /// Says what lies in it.
    #[must_use]
    pub fn with(self, pieces: impl IntoIterator<Item = Piece>) -> Zone {
        Zone {
            pieces: pieces.into_iter().collect(),
            ..self
        }
    }

    /// Says how many there are, seen or not.
    #[must_use]
    pub fn counting(self, n: impl Into<u16>) -> Zone {
        Zone {
            count: Some(n.into()),
            ..self
        }
    }
}

impl Piece {
    /// A piece that means nothing yet.
    pub fn new(
        id: PieceId,
        face: Face,
        short: impl Into<String>,
        label: impl Into<String>,
    ) -> Piece {
        Piece {
            id,
            face,
            short: short.into(),
            label: label.into(),
            on: None,
            moves: Vec::new(),
            together: false,
            offer: String::new(),
            locked: None,
            marks: Vec::new(),
        }
    }

    /// The `n`th card of a zone that the viewer cannot see.
    pub fn back(zone: &ZoneId, n: usize, label: impl Into<String>) -> Piece {
        Piece::new(zone.place(n), Face::Back, "?", label)
    }

    /// A player, to be chosen on their plate.
    pub fn player(seat: Seat, name: impl Into<String>) -> Piece {
        let id = PieceId::of("player", seat);
        Piece::new(id, Face::Player(seat), seat.to_string(), name)
    }

    /// Says which piece of the same zone it lies on.
    #[must_use]
    /// ```
    /// use scene::{Face, Piece, PieceId, Scene, Shape, Wall, Zone, ZoneId};
    /// use tabletop::Seat;
    ///
    /// let id = ZoneId::new("house");
    /// let (ada, space) = (Seat::new(0), id.place(0));
    /// // A client draws the pawn on its space, which cannot be left to the right.
    /// let walls = vec![Wall::Right];
    /// let hall = Piece::new(space.clone(), Face::Space { walls }, "", "the hall");
    /// let pawn = Piece::new(PieceId::of("pawn", ada), Face::Pawn(ada), "A", "Ada");
    /// let house = Zone::new(id, Shape::Grid { columns: 1 }, "House");
    /// let scene = Scene::new(vec![house.with([hall, pawn.lying_on(space.clone())])], &["wait"]);
    /// let (_, pawn) = scene.pieces().nth(1).expect("two pieces");
    /// assert_eq!(pawn.on.as_ref().and_then(|it| scene.piece(it)).map(|it| &it.id), Some(&space));
    /// ```
    pub fn lying_on(self, piece: PieceId) -> Piece {
        Piece {
            on: Some(piece),
            ..self
        }
    }

    /// Says which moves touching it can mean.
    #[must_use]
    pub fn meaning(self, moves: Vec<String>) -> Piece {
        Piece { moves, ..self }
    }

    /// Says that its moves are for one of its equals, for two, and so on.
    #[must_use]
    /// ```
    /// use scene::{Face, Piece, Scene, Shape, Zone, ZoneId};
    ///
    /// let id = ZoneId::new("hand");
    /// let legal = ["play 1", "play 2"];
    /// let cards = (0..2).map(|n| {
    ///     Piece::new(id.place(n), Face::Card("imp".into()), "imp", "an imp")
    ///         .meaning(legal.map(str::to_owned).to_vec())
    ///         .used_together()
    /// });
    /// let hand = Zone::new(id.clone(), Shape::Fan, "Hand").with(cards);
    /// let scene = Scene::new(vec![hand], &legal);
    /// // The first touch takes all of them, the second leaves one at home.
    /// let both = scene.touch(&[], &id.place(0));
    /// assert_eq!(scene.touched(&both).proposed.as_deref(), Some("play 2"));
    /// let one = scene.touch(&both, &id.place(1));
    /// assert_eq!(scene.touched(&one).proposed.as_deref(), Some("play 1"));
    /// ```
    pub fn used_together(self) -> Piece {
        Piece {
            together: true,
            ..self
        }
    }

    /// Says in a few words what it is good for, if it is.
    #[must_use]
    pub fn offering(self, words: &str) -> Piece {
        let offer = if self.moves.is_empty() { "" } else { words };
        Piece {
            offer: offer.to_owned(),
            ..self
        }
    }

    /// Says why it is of no use, unless it is.
    #[must_use]
    pub fn locked_by(self, rule: RuleId, says: impl Into<String>) -> Piece {
        let locked = self.moves.is_empty().then(|| Locked {
            says: says.into(),
            short: String::new(),
            rule: rule.to_string(),
        });
        Piece { locked, ..self }
    }

    /// Says the same on the piece itself, if it is of no use.
    #[must_use]
    pub fn locked_in_short(mut self, short: impl Into<String>) -> Piece {
        if let Some(locked) = &mut self.locked {
            locked.short = short.into();
        }
        self
    }

    /// Says what is special about it.
    #[must_use]
    pub fn marked(mut self, mark: Mark) -> Piece {
        self.marks.push(mark);
        self
    }
}

/// Those of the `legal` moves that touching a piece can mean.
/// ```
/// use pig::Action;
///
/// let legal = [Action::Roll, Action::Hold];
/// let of_the_die = scene::moves(&legal, |action| *action == Action::Roll);
/// assert_eq!(of_the_die, ["roll"]);
/// ```
pub fn moves<A: fmt::Display>(legal: &[A], is_meant: impl Fn(&A) -> bool) -> Vec<String> {
    let meant = legal.iter().filter(|action| is_meant(action));
    meant.map(ToString::to_string).collect()
}
