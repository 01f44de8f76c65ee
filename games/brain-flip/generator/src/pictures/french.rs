//! A picture in a French sentence that names every feature.

use super::{
    nouns::{Gender, Noun},
    table::{
        Background, Class, Colour, Eyes, Hat, Held, Kind, Limb, Marks, Mouth, Neck, Pattern,
        Picture,
    },
};
use Gender::{Feminine, Masculine};

pub(super) fn describe(picture: &Picture, noun: &Noun) -> String {
    let mut clauses = vec![subject(picture, noun)];
    clauses.extend(worn(picture));
    clauses.push(mouth(picture.mouth).to_owned());
    clauses.push(match picture.eyes {
        Eyes::Open => "yeux ouverts".to_owned(),
        Eyes::Closed => "yeux fermés".to_owned(),
    });
    if picture.pink_cheeks {
        clauses.push("joues roses".to_owned());
    }
    if let Some(it) = picture.held {
        clauses.push(format!("tenant {}", coloured(held(it.thing), it.colour)));
    }
    if picture.in_air {
        clauses.push("en l'air".to_owned());
    }
    let background = background(picture.background);
    let marks = picture
        .marks
        .map(|it| format!(" avec des {}", marks(it)))
        .unwrap_or_default();
    let clauses = clauses.join(", ");
    format!("{clauses}\u{202f}; fond {background}{marks}.")
}

/// What it is and has: `Trois écureuils orange identiques avec du blanc,
/// quatre pattes et une queue`.
fn subject(picture: &Picture, noun: &Noun) -> String {
    let (article, name) = match (picture.count, noun.gender) {
        (1, Masculine) => ("Un", &picture.name_fr),
        (1, Feminine) => ("Une", &picture.name_fr),
        (2, _) => ("Deux", &noun.plural_fr),
        _ => ("Trois", &noun.plural_fr),
    };
    let is_plural = picture.count != 1;
    let identical = if is_plural { " identiques" } else { "" };
    let named = match picture.class {
        Class::Person => {
            let dressed = agreed("habillé", noun.gender, is_plural);
            let main = singular(picture.main, Masculine);
            format!("{name}{identical} {dressed} de {main}")
        }
        Class::Animal
        | Class::Plant
        | Class::Object
        | Class::Food
        | Class::Vehicle
        | Class::Building
            if is_plural =>
        {
            format!("{name} {}{identical}", plural(picture.main, noun.gender))
        }
        Class::Animal
        | Class::Plant
        | Class::Object
        | Class::Food
        | Class::Vehicle
        | Class::Building => format!("{name} {}", singular(picture.main, noun.gender)),
    };
    let (pattern, rest) = pattern(picture);
    let mut has: Vec<String> = rest
        .iter()
        .map(|it| format!("{}{}", some(*it), singular(*it, Masculine)))
        .collect();
    has.extend(body(picture));
    match has.as_slice() {
        [] => format!("{article} {named}{pattern}"),
        has => format!("{article} {named}{pattern} avec {}", and(has)),
    }
}

/// The pattern in its colour, and the colours that are left.
fn pattern(picture: &Picture) -> (String, &[Colour]) {
    let (pattern, gender) = match picture.pattern {
        Pattern::Plain => return (String::new(), &picture.seconds),
        Pattern::Striped => ("rayures", Feminine),
        Pattern::Spotted => ("pois", Masculine),
        Pattern::Checked => ("carreaux", Masculine),
    };
    match picture.seconds.as_slice() {
        [] => (format!(" à {pattern}"), &[]),
        [colour, rest @ ..] => (format!(" à {pattern} {}", plural(*colour, gender)), rest),
    }
}

fn some(colour: Colour) -> &'static str {
    match colour {
        // The only one that begins with a vowel.
        Colour::Orange => "de l'",
        Colour::Red
        | Colour::Yellow
        | Colour::Green
        | Colour::Blue
        | Colour::Purple
        | Colour::Pink
        | Colour::Brown
        | Colour::Black
        | Colour::White
        | Colour::Grey => "du ",
    }
}

/// Legs and limbs, and the moustache.
fn body(picture: &Picture) -> Vec<String> {
    let legs = match picture.class {
        Class::Person => "jambes",
        // Robot and teddy bear stand upright.
        Class::Object if picture.kind == Kind::Toy => "jambes",
        Class::Animal
        | Class::Plant
        | Class::Object
        | Class::Food
        | Class::Vehicle
        | Class::Building => "pattes",
    };
    let mut body = Vec::new();
    body.extend(match picture.legs {
        0 => None,
        2 => Some(format!("deux {legs}")),
        4 => Some(format!("quatre {legs}")),
        6 => Some(format!("six {legs}")),
        _ => Some(format!("huit {legs}")),
    });
    body.extend(picture.limbs.iter().map(|it| match it {
        Limb::Tail => "une queue".to_owned(),
        Limb::Wings => "des ailes".to_owned(),
        Limb::Wheels => "des roues".to_owned(),
        Limb::Windows => "des fenêtres".to_owned(),
        Limb::Leaves => "des feuilles".to_owned(),
    }));
    if picture.moustache {
        body.push("une moustache".to_owned());
    }
    body
}

fn worn(picture: &Picture) -> Option<String> {
    let mut worn = Vec::new();
    worn.extend(picture.hat.map(|it| coloured(hat(it.thing), it.colour)));
    worn.extend(picture.neck.map(|it| coloured(neck(it.thing), it.colour)));
    if picture.glasses {
        worn.push("des lunettes".to_owned());
    }
    (!worn.is_empty()).then(|| format!("portant {}", and(&worn)))
}

fn hat(hat: Hat) -> (&'static str, Gender) {
    match hat {
        Hat::Cap => ("casquette", Feminine),
        Hat::Straw => ("chapeau de paille", Masculine),
        Hat::Top => ("chapeau haut de forme", Masculine),
        Hat::Party => ("chapeau de fête", Masculine),
        Hat::Witchs => ("chapeau de sorcière", Masculine),
        Hat::Crown => ("couronne", Feminine),
        Hat::Pirate => ("chapeau de pirate", Masculine),
        Hat::Helmet => ("casque", Masculine),
        Hat::Cooks => ("toque de cuisinier", Feminine),
    }
}

fn neck(neck: Neck) -> (&'static str, Gender) {
    match neck {
        Neck::Scarf => ("écharpe", Feminine),
        Neck::BowTie => ("nœud papillon", Masculine),
    }
}

fn held(held: Held) -> (&'static str, Gender) {
    match held {
        Held::Trumpet => ("trompette", Feminine),
        Held::MagnifyingGlass => ("loupe", Feminine),
        Held::Spoon => ("cuillère", Feminine),
        Held::Flag => ("drapeau", Masculine),
        Held::Hammer => ("marteau", Masculine),
        Held::Paintbrush => ("pinceau", Masculine),
    }
}

fn mouth(mouth: Mouth) -> &'static str {
    match mouth {
        Mouth::Smile => "sourire, bouche fermée",
        Mouth::Laugh => "grand sourire, bouche ouverte",
        Mouth::Frown => "l'air triste, bouche fermée",
        Mouth::Round => "l'air surpris, bouche ouverte",
    }
}

fn background(background: Background) -> &'static str {
    match background {
        Background::White => "blanc",
        Background::LightYellow => "jaune clair",
        Background::LightPink => "rose clair",
        Background::DarkBlue => "bleu sombre",
        Background::DarkPurple => "violet sombre",
        Background::DarkGreen => "vert sombre",
    }
}

fn marks(marks: Marks) -> &'static str {
    match marks {
        Marks::Stars => "étoiles",
        Marks::Hearts => "cœurs",
        Marks::Clouds => "nuages",
        Marks::Raindrops => "gouttes de pluie",
        Marks::Bubbles => "bulles",
    }
}

fn coloured((thing, gender): (&str, Gender), colour: Colour) -> String {
    let article = match gender {
        Masculine => "un",
        Feminine => "une",
    };
    format!("{article} {thing} {}", singular(colour, gender))
}

fn singular(colour: Colour, gender: Gender) -> &'static str {
    match (colour, gender) {
        (Colour::Red, _) => "rouge",
        (Colour::Orange, _) => "orange",
        (Colour::Yellow, _) => "jaune",
        (Colour::Green, Masculine) => "vert",
        (Colour::Green, Feminine) => "verte",
        (Colour::Blue, Masculine) => "bleu",
        (Colour::Blue, Feminine) => "bleue",
        (Colour::Purple, Masculine) => "violet",
        (Colour::Purple, Feminine) => "violette",
        (Colour::Pink, _) => "rose",
        (Colour::Brown, _) => "marron",
        (Colour::Black, Masculine) => "noir",
        (Colour::Black, Feminine) => "noire",
        (Colour::White, Masculine) => "blanc",
        (Colour::White, Feminine) => "blanche",
        (Colour::Grey, Masculine) => "gris",
        (Colour::Grey, Feminine) => "grise",
    }
}

fn plural(colour: Colour, gender: Gender) -> String {
    let one = singular(colour, gender);
    match (colour, gender) {
        // Named after a fruit or a nut, or already ending in s.
        (Colour::Orange | Colour::Brown, _) | (Colour::Grey, Masculine) => one.to_owned(),
        (
            Colour::Red
            | Colour::Yellow
            | Colour::Green
            | Colour::Blue
            | Colour::Purple
            | Colour::Pink
            | Colour::Black
            | Colour::White,
            _,
        )
        | (Colour::Grey, Feminine) => format!("{one}s"),
    }
}

fn agreed(word: &str, gender: Gender, is_plural: bool) -> String {
    let feminine = match gender {
        Masculine => "",
        Feminine => "e",
    };
    let plural = if is_plural { "s" } else { "" };
    format!("{word}{feminine}{plural}")
}

/// `a`, `a et b`, `a, b et c`.
fn and(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} et {last}", first.join(", ")),
    }
}
