//! Faces: a zombie for everybody, put together from parts.
//!
//! The parts are symbols of `static/art/avatar-parts.svg`, painted by custom
//! properties. Somebody who has not chosen a face gets the one of their name, so
//! it is the same on every device; bots of the house were drawn by hand.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::art;

pub const HEADS: [&str; 5] = ["egg", "block", "pear", "round", "long"];
pub const EYES: [&str; 8] = [
    "wild", "wide", "sleepy", "cross", "patch", "glasses", "mono", "lash",
];
pub const MOUTHS: [&str; 6] = ["grin", "crooked", "stitched", "tongue", "oh", "fang"];
/// The last is nothing at all.
pub const TOPS: [&str; 15] = [
    "brain", "mohawk", "mop", "bun", "combover", "cap", "paper", "cowboy", "top", "bow", "headset",
    "beanie", "curls", "horns", "",
];
/// The last is nothing at all.
pub const EXTRAS: [&str; 7] = ["scar", "bolts", "plaster", "freckle", "fly", "tash", ""];
/// With the shade of each.
pub const SKINS: [(&str, &str); 6] = [
    ("#9cc46a", "#7da34c"),
    ("#8cc3cb", "#669fa8"),
    ("#a9d6b4", "#83b592"),
    ("#c3b0de", "#9d87bf"),
    ("#dcc36f", "#b99e4b"),
    ("#b8c1c4", "#919c9f"),
];
pub const HAIR: [&str; 7] = [
    "#7b3a63", "#2b2430", "#5e3b24", "#d8452f", "#e0a83a", "#4b6b2f", "#e6e0d2",
];
pub const HATS: [&str; 6] = [
    "#d8452f", "#2f8f8a", "#ffc53d", "#4d4280", "#8a5a36", "#343a3f",
];
pub const SHIRTS: [&str; 7] = [
    "#4d4280", "#343a3f", "#8c2f5d", "#2f8f8a", "#c9402c", "#d39a1c", "#4b6b2f",
];
/// The disc behind a face.
pub const DISCS: [&str; 9] = [
    "#f3c6d3", "#ffd2b8", "#fbe6a2", "#ffd9e4", "#cfe0ea", "#f7d6a0", "#d9e8b8", "#d9c8ef",
    "#bfe3dd",
];

/// Bots that have a drawing of their own, with their discs.
const DRAWN: [(&str, &str); 8] = [
    ("Cobweb", "#d9c8ef"),
    ("Creak", "#ffd2b8"),
    ("Drizzle", "#ffd9e4"),
    ("Gravel", "#d9e8b8"),
    ("Lurch", "#cfe0ea"),
    ("Moss", "#fbe6a2"),
    ("Mothball", "#f7d6a0"),
    ("Shamble", "#bfe3dd"),
];

/// Which parts, counted in the lists above.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Face {
    pub skin: u8,
    pub head: u8,
    pub eyes: u8,
    pub mouth: u8,
    pub top: u8,
    pub extra: u8,
    pub hair: u8,
    pub hat: u8,
    pub shirt: u8,
    pub disc: u8,
}

impl Face {
    /// The face that goes with a name.
    pub fn of(name: &str) -> Face {
        // FNV-1a: the same everywhere and for ever.
        let hash = name.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Face::from_number(hash)
    }

    /// Some face for every number.
    pub fn from_number(mut number: u64) -> Face {
        // The low bits of a hash are the worst mixed.
        number ^= number >> 29;
        let mut pick = |n: usize| {
            let n = n as u64;
            let picked = number % n;
            number /= n;
            picked as u8
        };
        Face {
            skin: pick(SKINS.len()),
            head: pick(HEADS.len()),
            eyes: pick(EYES.len()),
            mouth: pick(MOUTHS.len()),
            top: pick(TOPS.len()),
            extra: pick(EXTRAS.len()),
            hair: pick(HAIR.len()),
            hat: pick(HATS.len()),
            shirt: pick(SHIRTS.len()),
            disc: pick(DISCS.len()),
        }
    }

    /// As it travels to other devices.
    pub fn parts(self) -> Vec<u8> {
        let Face {
            skin,
            head,
            eyes,
            mouth,
            top,
            extra,
            hair,
            hat,
            shirt,
            disc,
        } = self;
        vec![skin, head, eyes, mouth, top, extra, hair, hat, shirt, disc]
    }

    /// A face that has travelled; what is missing is the first of its kind.
    pub fn from_parts(parts: &[u8]) -> Face {
        let part = |n: usize| parts.get(n).copied().unwrap_or_default();
        Face {
            skin: part(0),
            head: part(1),
            eyes: part(2),
            mouth: part(3),
            top: part(4),
            extra: part(5),
            hair: part(6),
            hat: part(7),
            shirt: part(8),
            disc: part(9),
        }
    }

    pub fn skin(self) -> &'static str {
        SKINS[usize::from(self.skin) % SKINS.len()].0
    }

    pub fn disc(self) -> &'static str {
        at(&DISCS, self.disc)
    }

    /// The drawing alone, without a disc.
    pub fn drawing(self) -> impl IntoView + use<> {
        let (skin, shade) = SKINS[usize::from(self.skin) % SKINS.len()];
        let paints = format!(
            "--skin:{skin};--skin-2:{shade};--hair:{};--hat:{};--shirt:{}",
            at(&HAIR, self.hair),
            at(&HATS, self.hat),
            at(&SHIRTS, self.shirt),
        );
        let parts = [
            ("body", ""),
            ("head-", at(&HEADS, self.head)),
            ("eyes-", at(&EYES, self.eyes)),
            ("mouth-", at(&MOUTHS, self.mouth)),
            ("top-", at(&TOPS, self.top)),
            ("extra-", at(&EXTRAS, self.extra)),
        ];
        let sheet = art::file("avatar-parts.svg");
        let part = move |(kind, name): (&str, &str)| {
            let is_nothing = name.is_empty() && kind != "body";
            let href = format!("{sheet}#{kind}{name}");
            (!is_nothing).then(|| view! { <use href=href /> })
        };
        view! {
            <svg viewBox="0 0 100 100" style=paints aria-hidden="true">
                {parts.map(part).collect_view()}
            </svg>
        }
    }
}

/// Faces of another build may have more parts than this one knows.
fn at(parts: &[&'static str], index: u8) -> &'static str {
    parts[usize::from(index) % parts.len()]
}

fn drawn(name: &str) -> Option<&'static str> {
    let mut all = DRAWN.iter();
    all.find(|(bot, _)| *bot == name).map(|(_, disc)| *disc)
}

/// Somebody's face: the one they chose, or the one of their name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Portrait {
    face: Option<Face>,
    name: String,
}

impl Portrait {
    pub fn new(face: Option<Face>, name: &str) -> Portrait {
        Portrait {
            face,
            name: name.to_owned(),
        }
    }

    /// What is behind the face.
    pub fn hue(&self) -> &'static str {
        self.face.map_or_else(|| disc_of(&self.name), Face::disc)
    }

    pub fn drawing(&self) -> AnyView {
        match self.face {
            Some(face) => face.drawing().into_any(),
            None => of_name(&self.name),
        }
    }
}

/// What is behind the face of somebody of this name.
pub fn disc_of(name: &str) -> &'static str {
    drawn(name).unwrap_or_else(|| Face::of(name).disc())
}

/// The face of somebody of this name, without a disc.
pub fn of_name(name: &str) -> AnyView {
    match drawn(name) {
        Some(_) => {
            let file = format!("avatars/{}.svg", name.to_lowercase());
            art::picture(file).into_any()
        }
        None => Face::of(name).drawing().into_any(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_always_has_the_same_face() {
        assert_eq!(Face::of("Ada"), Face::of("Ada"));
        assert_ne!(Face::of("Ada"), Face::of("Adb"));
    }

    #[test]
    fn a_face_that_travels_stays_the_same() {
        let face = Face::of("Ada");
        assert_eq!(Face::from_parts(&face.parts()), face);
        assert_eq!(Face::from_parts(&[]), Face::default());
    }

    #[test]
    fn most_names_have_a_face_of_their_own() {
        let names = (0..200).map(|n| format!("Player {n}"));
        let mut faces: Vec<_> = names.map(|name| format!("{:?}", Face::of(&name))).collect();
        faces.sort();
        faces.dedup();
        assert!(190 < faces.len(), "{} of 200", faces.len());
    }
}
