//! A picture in an English sentence that names every feature.

use super::{
    nouns::Noun,
    table::{Class, Limb, Mouth, Pattern, Picture},
};

pub(super) fn describe(picture: &Picture, noun: &Noun) -> String {
    let mut clauses = vec![subject(picture, noun)];
    clauses.extend(worn(picture));
    clauses.push(mouth(picture.mouth).to_owned());
    clauses.push(format!("eyes {}", picture.eyes.word()));
    if picture.pink_cheeks {
        clauses.push("pink cheeks".to_owned());
    }
    if let Some(held) = picture.held {
        let thing = format!("{} {}", held.colour.word(), held.thing.word());
        clauses.push(format!("holding {}", with_article(&thing)));
    }
    if picture.in_air {
        clauses.push("up in the air".to_owned());
    }
    let background = picture.background.word();
    let marks = picture
        .marks
        .map(|it| format!(" with {}", it.word()))
        .unwrap_or_default();
    let clauses = clauses.join(", ");
    format!("{clauses}; {background} background{marks}.")
}

/// What it is and has: `Three identical orange squirrels with some white,
/// four legs and a tail`.
fn subject(picture: &Picture, noun: &Noun) -> String {
    let main = picture.main.word();
    let identical = if picture.count == 1 { "" } else { "identical " };
    let name = match picture.count {
        1 => picture.name_en.as_str(),
        _ => noun.plural_en.as_str(),
    };
    let named = match picture.class {
        Class::Person => format!("{identical}{name} in {main} clothes"),
        Class::Animal
        | Class::Plant
        | Class::Object
        | Class::Food
        | Class::Vehicle
        | Class::Building => format!("{identical}{main} {name}"),
    };
    let counted = match picture.count {
        1 => with_article(&named),
        2 => format!("two {named}"),
        _ => format!("three {named}"),
    };
    let mut letters = counted.chars();
    let first = letters.next().map(|it| it.to_ascii_uppercase());
    let counted: String = first.into_iter().chain(letters).collect();
    match has(picture).as_slice() {
        [] => counted,
        has => format!("{counted} with {}", and(has)),
    }
}

/// The colours and pattern, legs and limbs, and the moustache.
fn has(picture: &Picture) -> Vec<String> {
    let pattern = match picture.pattern {
        Pattern::Plain => None,
        Pattern::Striped => Some("stripes"),
        Pattern::Spotted => Some("spots"),
        Pattern::Checked => Some("checks"),
    };
    let mut has = Vec::new();
    let mut seconds = picture.seconds.iter().map(|it| it.word());
    if let Some(pattern) = pattern {
        has.extend(seconds.next().map(|colour| format!("{colour} {pattern}")));
    }
    has.extend(seconds.map(|colour| format!("some {colour}")));
    has.extend(match picture.legs {
        0 => None,
        2 => Some("two legs".to_owned()),
        4 => Some("four legs".to_owned()),
        6 => Some("six legs".to_owned()),
        _ => Some("eight legs".to_owned()),
    });
    has.extend(picture.limbs.iter().map(|it| match it {
        Limb::Tail => "a tail".to_owned(),
        Limb::Wings => "wings".to_owned(),
        Limb::Wheels => "wheels".to_owned(),
        Limb::Windows => "windows".to_owned(),
        Limb::Leaves => "leaves".to_owned(),
    }));
    if picture.moustache {
        has.push("a moustache".to_owned());
    }
    has
}

fn worn(picture: &Picture) -> Option<String> {
    let hat = picture.hat.map(|it| (it.colour, it.thing.word()));
    let neck = picture.neck.map(|it| (it.colour, it.thing.word()));
    let mut worn: Vec<String> = [hat, neck]
        .into_iter()
        .flatten()
        .map(|(colour, thing)| with_article(&format!("{} {thing}", colour.word())))
        .collect();
    if picture.glasses {
        worn.push("glasses".to_owned());
    }
    (!worn.is_empty()).then(|| format!("wearing {}", and(&worn)))
}

fn mouth(mouth: Mouth) -> &'static str {
    match mouth {
        Mouth::Smile => "smiling with a closed mouth",
        Mouth::Laugh => "laughing with an open mouth",
        Mouth::Frown => "sad with a closed mouth",
        Mouth::Round => "surprised with an open mouth",
    }
}

fn with_article(words: &str) -> String {
    let article = if words.starts_with(['a', 'e', 'i', 'o', 'u']) {
        "an"
    } else {
        "a"
    };
    format!("{article} {words}")
}

/// `a`, `a and b`, `a, b and c`.
fn and(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
