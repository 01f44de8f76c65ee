//! What is to be seen on each picture, read from `data/pictures.csv`.

use std::str::FromStr;

/// One side of a card.
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a column of the table, and they do not exclude one another"
)]
#[derive(Clone, Debug)]
pub(super) struct Picture {
    pub id: usize,
    pub card: usize,
    pub side: Side,
    pub name_en: String,
    pub name_fr: String,
    pub class: Class,
    pub kind: Kind,
    pub main: Colour,
    pub seconds: Vec<Colour>,
    pub pattern: Pattern,
    pub count: usize,
    pub hat: Option<Coloured<Hat>>,
    pub glasses: bool,
    pub moustache: bool,
    pub neck: Option<Coloured<Neck>>,
    pub mouth: Mouth,
    pub eyes: Eyes,
    pub pink_cheeks: bool,
    pub held: Option<Coloured<Held>>,
    pub in_air: bool,
    pub background: Background,
    pub marks: Option<Marks>,
    pub legs: usize,
    pub limbs: Vec<Limb>,
}

/// A thing worn or held.
#[derive(Copy, Clone, Debug)]
pub(super) struct Coloured<T> {
    pub thing: T,
    pub colour: Colour,
}

/// An enum whose variants are words of the table.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, Debug)]
        pub(super) enum $name { $($variant),+ }

        impl $name {
            pub(super) const ALL: &[$name] = &[$($name::$variant),+];

            pub(super) fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }
        }

        impl FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, String> {
                let found = Self::ALL.iter().find(|it| it.word() == text);
                found.copied().ok_or_else(|| {
                    let words: Vec<&str> = Self::ALL.iter().map(|it| it.word()).collect();
                    format!("{text:?} should be one of {}", words.join(", "))
                })
            }
        }
    };
}

words!(Side { A = "A", B = "B" });
words!(Class {
    Animal = "animal",
    Person = "person",
    Plant = "plant",
    Object = "object",
    Food = "food",
    Vehicle = "vehicle",
    Building = "building",
});
words!(Kind {
    Mammal = "mammal",
    Bird = "bird",
    Bug = "bug",
    Sea = "sea",
    GrownUp = "grown-up",
    Child = "child",
    Tree = "tree",
    Flower = "flower",
    Furniture = "furniture",
    Household = "household",
    Instrument = "instrument",
    Toy = "toy",
    Clothes = "clothes",
    FruitOrVegetable = "fruit or vegetable",
    Sweet = "sweet",
    Road = "road",
    Rail = "rail",
    Air = "air",
    Water = "water",
    Building = "building",
    Other = "other",
});
words!(
    /// The colours that a picture, its clothes and what it holds can have.
    Colour {
        Red = "red",
        Orange = "orange",
        Yellow = "yellow",
        Green = "green",
        Blue = "blue",
        Purple = "purple",
        Pink = "pink",
        Brown = "brown",
        Black = "black",
        White = "white",
        Grey = "grey",
    }
);
words!(Pattern {
    Plain = "plain",
    Striped = "striped",
    Spotted = "spotted",
    Checked = "checked",
});
words!(Hat {
    Cap = "cap",
    Straw = "straw hat",
    Top = "top hat",
    Party = "party hat",
    Witchs = "witch's hat",
    Crown = "crown",
    Pirate = "pirate hat",
    Helmet = "helmet",
    Cooks = "cook's hat",
});
words!(Neck {
    Scarf = "scarf",
    BowTie = "bow tie",
});
words!(Mouth {
    Smile = "smile",
    Laugh = "laugh",
    Frown = "frown",
    Round = "round",
});
words!(Eyes {
    Open = "open",
    Closed = "closed",
});
words!(Held {
    Trumpet = "trumpet",
    MagnifyingGlass = "magnifying glass",
    Spoon = "spoon",
    Flag = "flag",
    Hammer = "hammer",
    Paintbrush = "paintbrush",
});
words!(Background {
    White = "white",
    LightYellow = "light yellow",
    LightPink = "light pink",
    DarkBlue = "dark blue",
    DarkPurple = "dark purple",
    DarkGreen = "dark green",
});
words!(Marks {
    Stars = "stars",
    Hearts = "hearts",
    Clouds = "clouds",
    Raindrops = "raindrops",
    Bubbles = "bubbles",
});
words!(
    /// What a picture has besides legs.
    Limb {
        Tail = "tail",
        Wings = "wings",
        Wheels = "wheels",
        Windows = "windows",
        Leaves = "leaves",
    }
);

impl Background {
    pub(super) fn is_dark(self) -> bool {
        match self {
            Background::White | Background::LightYellow | Background::LightPink => false,
            Background::DarkBlue | Background::DarkPurple | Background::DarkGreen => true,
        }
    }
}

impl Picture {
    /// The name of its file: `001-cat`.
    pub(super) fn stem(&self) -> String {
        format!("{:03}-{}", self.id, self.subject())
    }

    /// The name of the part that draws it: `alarm-clock`.
    pub(super) fn subject(&self) -> String {
        slug(&self.name_en)
    }

    /// Every colour of the thing, its clothes and what it holds.
    pub(super) fn colours(&self) -> Vec<Colour> {
        let mut colours = vec![self.main];
        colours.extend(&self.seconds);
        colours.extend(self.hat.map(|it| it.colour));
        colours.extend(self.neck.map(|it| it.colour));
        colours.extend(self.held.map(|it| it.colour));
        colours
    }
}

/// A name as a file is called: `witchs-hat`.
pub(super) fn slug(name: &str) -> String {
    name.replace(' ', "-").replace('\'', "")
}

/// All rows of the table, or what cannot be read.
pub(super) fn read(text: &str) -> Result<Vec<Picture>, Vec<String>> {
    let mut lines = text.lines();
    if lines.next() != Some(COLUMNS) {
        return Err(vec![format!("the columns should be {COLUMNS}")]);
    }
    let mut pictures = Vec::new();
    let mut complaints = Vec::new();
    for (n, line) in lines.enumerate() {
        match row(line) {
            Ok(picture) => pictures.push(picture),
            Err(complaint) => complaints.push(format!("line {}: {complaint}", n + 2)),
        }
    }
    if complaints.is_empty() {
        Ok(pictures)
    } else {
        Err(complaints)
    }
}

const COLUMNS: &str = "id,card,side,name_en,name_fr,class,kind,main_colour,second_colours,pattern,\
    count,hat,hat_colour,glasses,moustache,neck,neck_colour,mouth,eyes,pink_cheeks,held,\
    held_colour,in_air,background,marks,legs,parts";

fn row(line: &str) -> Result<Picture, String> {
    let cells: Vec<&str> = line.split(',').collect();
    let n = cells.len();
    let [
        id,
        card,
        side,
        name_en,
        name_fr,
        class,
        kind,
        main,
        seconds,
        pattern,
        count,
        hat,
        hat_colour,
        glasses,
        moustache,
        neck,
        neck_colour,
        mouth,
        eyes,
        pink_cheeks,
        held,
        held_colour,
        in_air,
        background,
        marks,
        legs,
        limbs,
    ] = *cells.as_slice()
    else {
        return Err(format!("27 cells are needed, not {n}"));
    };
    Ok(Picture {
        id: number(id)?,
        card: number(card)?,
        side: side.parse()?,
        name_en: name_en.to_owned(),
        name_fr: name_fr.to_owned(),
        class: class.parse()?,
        kind: kind.parse()?,
        main: main.parse()?,
        seconds: list(seconds)?,
        pattern: pattern.parse()?,
        count: number(count)?,
        hat: coloured(hat, hat_colour)?,
        glasses: flag(glasses)?,
        moustache: flag(moustache)?,
        neck: coloured(neck, neck_colour)?,
        mouth: mouth.parse()?,
        eyes: eyes.parse()?,
        pink_cheeks: flag(pink_cheeks)?,
        held: coloured(held, held_colour)?,
        in_air: flag(in_air)?,
        background: background.parse()?,
        marks: maybe(marks)?,
        legs: number(legs)?,
        limbs: list(limbs)?,
    })
}

fn number(cell: &str) -> Result<usize, String> {
    cell.parse().map_err(|_| format!("{cell:?} is no number"))
}

fn flag(cell: &str) -> Result<bool, String> {
    match cell {
        "0" => Ok(false),
        "1" => Ok(true),
        _ => Err(format!("{cell:?} should be 0 or 1")),
    }
}

fn maybe<T: FromStr<Err = String>>(cell: &str) -> Result<Option<T>, String> {
    match cell {
        "none" => Ok(None),
        word => word.parse().map(Some),
    }
}

fn list<T: FromStr<Err = String>>(cell: &str) -> Result<Vec<T>, String> {
    match cell {
        "none" => Ok(Vec::new()),
        words => words.split('+').map(str::parse).collect(),
    }
}

fn coloured<T: FromStr<Err = String>>(
    thing: &str,
    colour: &str,
) -> Result<Option<Coloured<T>>, String> {
    match (maybe(thing)?, maybe(colour)?) {
        (Some(thing), Some(colour)) => Ok(Some(Coloured { thing, colour })),
        (None, None) => Ok(None),
        (Some(_), None) | (None, Some(_)) => {
            Err(format!("{thing} and {colour}: a thing has a colour"))
        }
    }
}
