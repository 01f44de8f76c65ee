//! Generated from `data/pictures.csv` and `data/questions.csv` by `cargo xtask data --update`.

use tabletop::Text;

use crate::{
    picture::{Drawn, Pictures},
    question::Meaning,
};

/// A question of the vocabulary.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Question {
    Living,
    Hat,
    Glasses,
    Moustache,
    Neckwear,
    Smiling,
    MouthOpen,
    EyesClosed,
    PinkCheeks,
    Holding,
    Several,
    Patterned,
    InAir,
    DarkBackground,
    Marks,
    SomeRed,
    SomeYellow,
    SomeBlue,
    SomeGreen,
    Animal,
    Person,
    Plant,
    Object,
    Food,
    Vehicle,
    Building,
    Bird,
    Bug,
    Sea,
    Child,
    Flower,
    Furniture,
    FruitOrVegetable,
    MostlyRed,
    MostlyOrange,
    MostlyYellow,
    MostlyGreen,
    MostlyBlue,
    MostlyPurple,
    MostlyPink,
    MostlyBrown,
    MostlyBlack,
    MostlyWhite,
    MostlyGrey,
    Striped,
    Spotted,
    Checked,
    Crown,
    Scarf,
    BowTie,
    Three,
    Sad,
    Surprised,
    Legs,
    FourLegs,
    Wings,
    Wheels,
    Leaves,
    Tail,
    Windows,
    BgStars,
    BgHearts,
    BgClouds,
    BgRaindrops,
    BgBubbles,
}

/// What the box shows, two pictures to a card.
pub const PICTURES: [Drawn; 100] = [
    Drawn {
        key: "cat",
        name: Text {
            en: "cat",
            fr: "chat",
        },
    },
    Drawn {
        key: "lion",
        name: Text {
            en: "lion",
            fr: "lion",
        },
    },
    Drawn {
        key: "dog",
        name: Text {
            en: "dog",
            fr: "chien",
        },
    },
    Drawn {
        key: "squirrel",
        name: Text {
            en: "squirrel",
            fr: "écureuil",
        },
    },
    Drawn {
        key: "rabbit",
        name: Text {
            en: "rabbit",
            fr: "lapin",
        },
    },
    Drawn {
        key: "horse",
        name: Text {
            en: "horse",
            fr: "cheval",
        },
    },
    Drawn {
        key: "mouse",
        name: Text {
            en: "mouse",
            fr: "souris",
        },
    },
    Drawn {
        key: "bear",
        name: Text {
            en: "bear",
            fr: "ours",
        },
    },
    Drawn {
        key: "elephant",
        name: Text {
            en: "elephant",
            fr: "éléphant",
        },
    },
    Drawn {
        key: "monkey",
        name: Text {
            en: "monkey",
            fr: "singe",
        },
    },
    Drawn {
        key: "zebra",
        name: Text {
            en: "zebra",
            fr: "zèbre",
        },
    },
    Drawn {
        key: "sheep",
        name: Text {
            en: "sheep",
            fr: "mouton",
        },
    },
    Drawn {
        key: "giraffe",
        name: Text {
            en: "giraffe",
            fr: "girafe",
        },
    },
    Drawn {
        key: "pig",
        name: Text {
            en: "pig",
            fr: "cochon",
        },
    },
    Drawn {
        key: "cow",
        name: Text {
            en: "cow",
            fr: "vache",
        },
    },
    Drawn {
        key: "dinosaur",
        name: Text {
            en: "dinosaur",
            fr: "dinosaure",
        },
    },
    Drawn {
        key: "fox",
        name: Text {
            en: "fox",
            fr: "renard",
        },
    },
    Drawn {
        key: "fish",
        name: Text {
            en: "fish",
            fr: "poisson",
        },
    },
    Drawn {
        key: "frog",
        name: Text {
            en: "frog",
            fr: "grenouille",
        },
    },
    Drawn {
        key: "witch",
        name: Text {
            en: "witch",
            fr: "sorcière",
        },
    },
    Drawn {
        key: "turtle",
        name: Text {
            en: "turtle",
            fr: "tortue",
        },
    },
    Drawn {
        key: "crocodile",
        name: Text {
            en: "crocodile",
            fr: "crocodile",
        },
    },
    Drawn {
        key: "snake",
        name: Text {
            en: "snake",
            fr: "serpent",
        },
    },
    Drawn {
        key: "whale",
        name: Text {
            en: "whale",
            fr: "baleine",
        },
    },
    Drawn {
        key: "shark",
        name: Text {
            en: "shark",
            fr: "requin",
        },
    },
    Drawn {
        key: "parrot",
        name: Text {
            en: "parrot",
            fr: "perroquet",
        },
    },
    Drawn {
        key: "crab",
        name: Text {
            en: "crab",
            fr: "crabe",
        },
    },
    Drawn {
        key: "penguin",
        name: Text {
            en: "penguin",
            fr: "pingouin",
        },
    },
    Drawn {
        key: "snail",
        name: Text {
            en: "snail",
            fr: "escargot",
        },
    },
    Drawn {
        key: "house",
        name: Text {
            en: "house",
            fr: "maison",
        },
    },
    Drawn {
        key: "bee",
        name: Text {
            en: "bee",
            fr: "abeille",
        },
    },
    Drawn {
        key: "butterfly",
        name: Text {
            en: "butterfly",
            fr: "papillon",
        },
    },
    Drawn {
        key: "ladybird",
        name: Text {
            en: "ladybird",
            fr: "coccinelle",
        },
    },
    Drawn {
        key: "spider",
        name: Text {
            en: "spider",
            fr: "araignée",
        },
    },
    Drawn {
        key: "owl",
        name: Text {
            en: "owl",
            fr: "hibou",
        },
    },
    Drawn {
        key: "duck",
        name: Text {
            en: "duck",
            fr: "canard",
        },
    },
    Drawn {
        key: "king",
        name: Text {
            en: "king",
            fr: "roi",
        },
    },
    Drawn {
        key: "mermaid",
        name: Text {
            en: "mermaid",
            fr: "sirène",
        },
    },
    Drawn {
        key: "pirate",
        name: Text {
            en: "pirate",
            fr: "pirate",
        },
    },
    Drawn {
        key: "firefighter",
        name: Text {
            en: "firefighter",
            fr: "pompier",
        },
    },
    Drawn {
        key: "cook",
        name: Text {
            en: "cook",
            fr: "cuisinier",
        },
    },
    Drawn {
        key: "ballerina",
        name: Text {
            en: "ballerina",
            fr: "danseuse",
        },
    },
    Drawn {
        key: "clown",
        name: Text {
            en: "clown",
            fr: "clown",
        },
    },
    Drawn {
        key: "girl",
        name: Text {
            en: "girl",
            fr: "fille",
        },
    },
    Drawn {
        key: "baby",
        name: Text {
            en: "baby",
            fr: "bébé",
        },
    },
    Drawn {
        key: "boy",
        name: Text {
            en: "boy",
            fr: "garçon",
        },
    },
    Drawn {
        key: "grandma",
        name: Text {
            en: "grandma",
            fr: "mamie",
        },
    },
    Drawn {
        key: "egg",
        name: Text {
            en: "egg",
            fr: "œuf",
        },
    },
    Drawn {
        key: "doctor",
        name: Text {
            en: "doctor",
            fr: "docteur",
        },
    },
    Drawn {
        key: "aeroplane",
        name: Text {
            en: "aeroplane",
            fr: "avion",
        },
    },
    Drawn {
        key: "superhero",
        name: Text {
            en: "superhero",
            fr: "super-héros",
        },
    },
    Drawn {
        key: "teddy-bear",
        name: Text {
            en: "teddy bear",
            fr: "ours en peluche",
        },
    },
    Drawn {
        key: "tree",
        name: Text {
            en: "tree",
            fr: "arbre",
        },
    },
    Drawn {
        key: "rose",
        name: Text {
            en: "rose",
            fr: "rose",
        },
    },
    Drawn {
        key: "fir-tree",
        name: Text {
            en: "fir tree",
            fr: "sapin",
        },
    },
    Drawn {
        key: "palm-tree",
        name: Text {
            en: "palm tree",
            fr: "palmier",
        },
    },
    Drawn {
        key: "cactus",
        name: Text {
            en: "cactus",
            fr: "cactus",
        },
    },
    Drawn {
        key: "alarm-clock",
        name: Text {
            en: "alarm clock",
            fr: "réveil",
        },
    },
    Drawn {
        key: "sunflower",
        name: Text {
            en: "sunflower",
            fr: "tournesol",
        },
    },
    Drawn {
        key: "tulip",
        name: Text {
            en: "tulip",
            fr: "tulipe",
        },
    },
    Drawn {
        key: "robot",
        name: Text {
            en: "robot",
            fr: "robot",
        },
    },
    Drawn {
        key: "suitcase",
        name: Text {
            en: "suitcase",
            fr: "valise",
        },
    },
    Drawn {
        key: "snowman",
        name: Text {
            en: "snowman",
            fr: "bonhomme de neige",
        },
    },
    Drawn {
        key: "ball",
        name: Text {
            en: "ball",
            fr: "balle",
        },
    },
    Drawn {
        key: "drum",
        name: Text {
            en: "drum",
            fr: "tambour",
        },
    },
    Drawn {
        key: "ice-cream",
        name: Text {
            en: "ice cream",
            fr: "glace",
        },
    },
    Drawn {
        key: "guitar",
        name: Text {
            en: "guitar",
            fr: "guitare",
        },
    },
    Drawn {
        key: "key",
        name: Text {
            en: "key",
            fr: "clé",
        },
    },
    Drawn {
        key: "lamp",
        name: Text {
            en: "lamp",
            fr: "lampe",
        },
    },
    Drawn {
        key: "apple",
        name: Text {
            en: "apple",
            fr: "pomme",
        },
    },
    Drawn {
        key: "chair",
        name: Text {
            en: "chair",
            fr: "chaise",
        },
    },
    Drawn {
        key: "book",
        name: Text {
            en: "book",
            fr: "livre",
        },
    },
    Drawn {
        key: "table",
        name: Text {
            en: "table",
            fr: "table",
        },
    },
    Drawn {
        key: "cheese",
        name: Text {
            en: "cheese",
            fr: "fromage",
        },
    },
    Drawn {
        key: "bed",
        name: Text {
            en: "bed",
            fr: "lit",
        },
    },
    Drawn {
        key: "umbrella",
        name: Text {
            en: "umbrella",
            fr: "parapluie",
        },
    },
    Drawn {
        key: "pencil",
        name: Text {
            en: "pencil",
            fr: "crayon",
        },
    },
    Drawn {
        key: "hot-air-balloon",
        name: Text {
            en: "hot-air balloon",
            fr: "montgolfière",
        },
    },
    Drawn {
        key: "teapot",
        name: Text {
            en: "teapot",
            fr: "théière",
        },
    },
    Drawn {
        key: "bell",
        name: Text {
            en: "bell",
            fr: "cloche",
        },
    },
    Drawn {
        key: "sock",
        name: Text {
            en: "sock",
            fr: "chaussette",
        },
    },
    Drawn {
        key: "tent",
        name: Text {
            en: "tent",
            fr: "tente",
        },
    },
    Drawn {
        key: "banana",
        name: Text {
            en: "banana",
            fr: "banane",
        },
    },
    Drawn {
        key: "lemon",
        name: Text {
            en: "lemon",
            fr: "citron",
        },
    },
    Drawn {
        key: "strawberry",
        name: Text {
            en: "strawberry",
            fr: "fraise",
        },
    },
    Drawn {
        key: "watermelon",
        name: Text {
            en: "watermelon",
            fr: "pastèque",
        },
    },
    Drawn {
        key: "carrot",
        name: Text {
            en: "carrot",
            fr: "carotte",
        },
    },
    Drawn {
        key: "pumpkin",
        name: Text {
            en: "pumpkin",
            fr: "citrouille",
        },
    },
    Drawn {
        key: "cake",
        name: Text {
            en: "cake",
            fr: "gâteau",
        },
    },
    Drawn {
        key: "igloo",
        name: Text {
            en: "igloo",
            fr: "igloo",
        },
    },
    Drawn {
        key: "doughnut",
        name: Text {
            en: "doughnut",
            fr: "beignet",
        },
    },
    Drawn {
        key: "rocket",
        name: Text {
            en: "rocket",
            fr: "fusée",
        },
    },
    Drawn {
        key: "car",
        name: Text {
            en: "car",
            fr: "voiture",
        },
    },
    Drawn {
        key: "bicycle",
        name: Text {
            en: "bicycle",
            fr: "vélo",
        },
    },
    Drawn {
        key: "bus",
        name: Text {
            en: "bus",
            fr: "bus",
        },
    },
    Drawn {
        key: "tractor",
        name: Text {
            en: "tractor",
            fr: "tracteur",
        },
    },
    Drawn {
        key: "train",
        name: Text {
            en: "train",
            fr: "train",
        },
    },
    Drawn {
        key: "boat",
        name: Text {
            en: "boat",
            fr: "bateau",
        },
    },
    Drawn {
        key: "castle",
        name: Text {
            en: "castle",
            fr: "château",
        },
    },
    Drawn {
        key: "lighthouse",
        name: Text {
            en: "lighthouse",
            fr: "phare",
        },
    },
];

/// What can be asked, and of which pictures it is true.
pub const QUESTIONS: [Meaning; 65] = [
    Meaning {
        question: Question::Living,
        key: "living",
        is_base: true,
        text: Text {
            en: "Is it living?",
            fr: "Est-ce vivant\u{202f}?",
        },
        true_of: Pictures(0x00000000000000000df57fffdfffffff),
    },
    Meaning {
        question: Question::Hat,
        key: "hat",
        is_base: true,
        text: Text {
            en: "Is there something on its head?",
            fr: "A-t-il quelque chose sur la tête\u{202f}?",
        },
        true_of: Pictures(0x00000003c4204336201c09f3500b0f1c),
    },
    Meaning {
        question: Question::Glasses,
        key: "glasses",
        is_base: true,
        text: Text {
            en: "Does it wear glasses?",
            fr: "Porte-t-il des lunettes\u{202f}?",
        },
        true_of: Pictures(0x00000000343c081970d402213b59d41c),
    },
    Meaning {
        question: Question::Moustache,
        key: "moustache",
        is_base: true,
        text: Text {
            en: "Does it have a moustache?",
            fr: "A-t-il une moustache\u{202f}?",
        },
        true_of: Pictures(0x000000007783254c418c8d004730532a),
    },
    Meaning {
        question: Question::Neckwear,
        key: "neckwear",
        is_base: true,
        text: Text {
            en: "Is there something round its neck?",
            fr: "A-t-il quelque chose autour du cou\u{202f}?",
        },
        true_of: Pictures(0x0000000d2102038b13e0004de0308674),
    },
    Meaning {
        question: Question::Smiling,
        key: "smiling",
        is_base: true,
        text: Text {
            en: "Is it smiling?",
            fr: "Est-ce qu'il sourit\u{202f}?",
        },
        true_of: Pictures(0x0000000c41ed703f28cd143cb1c4033d),
    },
    Meaning {
        question: Question::MouthOpen,
        key: "mouth_open",
        is_base: true,
        text: Text {
            en: "Is its mouth open?",
            fr: "A-t-il la bouche ouverte\u{202f}?",
        },
        true_of: Pictures(0x0000000ffe212cd41fc03314c1c335fc),
    },
    Meaning {
        question: Question::EyesClosed,
        key: "eyes_closed",
        is_base: true,
        text: Text {
            en: "Are its eyes closed?",
            fr: "A-t-il les yeux fermés\u{202f}?",
        },
        true_of: Pictures(0x000000079ccb3308904c5883d2edb00d),
    },
    Meaning {
        question: Question::PinkCheeks,
        key: "pink_cheeks",
        is_base: true,
        text: Text {
            en: "Does it have pink cheeks?",
            fr: "A-t-il les joues roses\u{202f}?",
        },
        true_of: Pictures(0x0000000030b8624e6341f890205328c5),
    },
    Meaning {
        question: Question::Holding,
        key: "holding",
        is_base: true,
        text: Text {
            en: "Is it holding something?",
            fr: "Tient-il quelque chose\u{202f}?",
        },
        true_of: Pictures(0x000000009780fd2101a040390c8f814f),
    },
    Meaning {
        question: Question::Several,
        key: "several",
        is_base: true,
        text: Text {
            en: "Is there more than one?",
            fr: "Y en a-t-il plus d'un\u{202f}?",
        },
        true_of: Pictures(0x00000000d08407bc0400f14c3cf4cc48),
    },
    Meaning {
        question: Question::Patterned,
        key: "patterned",
        is_base: true,
        text: Text {
            en: "Does it have a pattern?",
            fr: "A-t-il un motif\u{202f}?",
        },
        true_of: Pictures(0x000000010571fcc30200bd37f4625405),
    },
    Meaning {
        question: Question::InAir,
        key: "in_air",
        is_base: true,
        text: Text {
            en: "Is it up in the air?",
            fr: "Est-il en l'air\u{202f}?",
        },
        true_of: Pictures(0x000000003c903026100301e4821e40be),
    },
    Meaning {
        question: Question::DarkBackground,
        key: "dark_background",
        is_base: true,
        text: Text {
            en: "Is the background dark?",
            fr: "Le fond est-il sombre\u{202f}?",
        },
        true_of: Pictures(0x00000003ab1865b90b2b20061f793114),
    },
    Meaning {
        question: Question::Marks,
        key: "marks",
        is_base: true,
        text: Text {
            en: "Is there something in the background?",
            fr: "Y a-t-il quelque chose sur le fond\u{202f}?",
        },
        true_of: Pictures(0x0000000a300f8c8f3c6eed28d80a3d5f),
    },
    Meaning {
        question: Question::SomeRed,
        key: "some_red",
        is_base: true,
        text: Text {
            en: "Is there any red on it?",
            fr: "Y a-t-il du rouge dessus\u{202f}?",
        },
        true_of: Pictures(0x00000008a9b300f288c4c7fb6ec80140),
    },
    Meaning {
        question: Question::SomeYellow,
        key: "some_yellow",
        is_base: true,
        text: Text {
            en: "Is there any yellow on it?",
            fr: "Y a-t-il du jaune dessus\u{202f}?",
        },
        true_of: Pictures(0x00000006a81ed1cc059420bcf62d1683),
    },
    Meaning {
        question: Question::SomeBlue,
        key: "some_blue",
        is_base: true,
        text: Text {
            en: "Is there any blue on it?",
            fr: "Y a-t-il du bleu dessus\u{202f}?",
        },
        true_of: Pictures(0x0000000a7000b729b20134f183810740),
    },
    Meaning {
        question: Question::SomeGreen,
        key: "some_green",
        is_base: true,
        text: Text {
            en: "Is there any green on it?",
            fr: "Y a-t-il du vert dessus\u{202f}?",
        },
        true_of: Pictures(0x00000003c0f8a4203df0dc60403c0010),
    },
    Meaning {
        question: Question::Animal,
        key: "animal",
        is_base: false,
        text: Text {
            en: "Is it an animal?",
            fr: "Est-ce un animal\u{202f}?",
        },
        true_of: Pictures(0x00000000000000000000000fdff7ffff),
    },
    Meaning {
        question: Question::Person,
        key: "person",
        is_base: false,
        text: Text {
            en: "Is it a person?",
            fr: "Est-ce une personne\u{202f}?",
        },
        true_of: Pictures(0x000000000000000000057ff000080000),
    },
    Meaning {
        question: Question::Plant,
        key: "plant",
        is_base: false,
        text: Text {
            en: "Is it a plant?",
            fr: "Est-ce une plante\u{202f}?",
        },
        true_of: Pictures(0x00000000000000000df0000000000000),
    },
    Meaning {
        question: Question::Object,
        key: "object",
        is_base: false,
        text: Text {
            en: "Is it an object?",
            fr: "Est-ce un objet\u{202f}?",
        },
        true_of: Pictures(0x000000000001ddddf208000000000000),
    },
    Meaning {
        question: Question::Food,
        key: "food",
        is_base: false,
        text: Text {
            en: "Is it food?",
            fr: "Est-ce quelque chose à manger\u{202f}?",
        },
        true_of: Pictures(0x0000000005fc02220000800000000000),
    },
    Meaning {
        question: Question::Vehicle,
        key: "vehicle",
        is_base: false,
        text: Text {
            en: "Is it a vehicle?",
            fr: "Est-ce un véhicule\u{202f}?",
        },
        true_of: Pictures(0x00000003f80020000002000000000000),
    },
    Meaning {
        question: Question::Building,
        key: "building",
        is_base: false,
        text: Text {
            en: "Is it a building?",
            fr: "Est-ce un bâtiment\u{202f}?",
        },
        true_of: Pictures(0x0000000c020200000000000020000000),
    },
    Meaning {
        question: Question::Bird,
        key: "bird",
        is_base: false,
        text: Text {
            en: "Is it a bird?",
            fr: "Est-ce un oiseau\u{202f}?",
        },
        true_of: Pictures(0x00000000000000000000000c0a000000),
    },
    Meaning {
        question: Question::Bug,
        key: "bug",
        is_base: false,
        text: Text {
            en: "Is it a bug?",
            fr: "Est-ce une petite bête\u{202f}?",
        },
        true_of: Pictures(0x000000000000000000000003d0000000),
    },
    Meaning {
        question: Question::Sea,
        key: "sea",
        is_base: false,
        text: Text {
            en: "Is it a sea animal?",
            fr: "Est-ce un animal de la mer\u{202f}?",
        },
        true_of: Pictures(0x00000000000000000000000005820000),
    },
    Meaning {
        question: Question::Child,
        key: "child",
        is_base: false,
        text: Text {
            en: "Is it a child?",
            fr: "Est-ce un enfant\u{202f}?",
        },
        true_of: Pictures(0x00000000000000000000380000000000),
    },
    Meaning {
        question: Question::Flower,
        key: "flower",
        is_base: false,
        text: Text {
            en: "Is it a flower?",
            fr: "Est-ce une fleur\u{202f}?",
        },
        true_of: Pictures(0x00000000000000000c20000000000000),
    },
    Meaning {
        question: Question::Furniture,
        key: "furniture",
        is_base: false,
        text: Text {
            en: "Is it furniture?",
            fr: "Est-ce un meuble\u{202f}?",
        },
        true_of: Pictures(0x00000000000005400000000000000000),
    },
    Meaning {
        question: Question::FruitOrVegetable,
        key: "fruit_or_vegetable",
        is_base: false,
        text: Text {
            en: "Is it a fruit or a vegetable?",
            fr: "Est-ce un fruit ou un légume\u{202f}?",
        },
        true_of: Pictures(0x0000000000fc00200000000000000000),
    },
    Meaning {
        question: Question::MostlyRed,
        key: "mostly_red",
        is_base: false,
        text: Text {
            en: "Is it mostly red?",
            fr: "Est-il surtout rouge\u{202f}?",
        },
        true_of: Pictures(0x00000008083200300804001106400000),
    },
    Meaning {
        question: Question::MostlyOrange,
        key: "mostly_orange",
        is_base: false,
        text: Text {
            en: "Is it mostly orange?",
            fr: "Est-il surtout orange\u{202f}?",
        },
        true_of: Pictures(0x0000000000c042010000000000038008),
    },
    Meaning {
        question: Question::MostlyYellow,
        key: "mostly_yellow",
        is_base: false,
        text: Text {
            en: "Is it mostly yellow?",
            fr: "Est-il surtout jaune\u{202f}?",
        },
        true_of: Pictures(0x00000000200c81cc04000008f0001002),
    },
    Meaning {
        question: Question::MostlyGreen,
        key: "mostly_green",
        is_base: false,
        text: Text {
            en: "Is it mostly green?",
            fr: "Est-il surtout vert\u{202f}?",
        },
        true_of: Pictures(0x00000003c000240001d0dc00003c0000),
    },
    Meaning {
        question: Question::MostlyBlue,
        key: "mostly_blue",
        is_base: false,
        text: Text {
            en: "Is it mostly blue?",
            fr: "Est-il surtout bleu\u{202f}?",
        },
        true_of: Pictures(0x0000000000001000b00020e001800000),
    },
    Meaning {
        question: Question::MostlyPurple,
        key: "mostly_purple",
        is_base: false,
        text: Text {
            en: "Is it mostly purple?",
            fr: "Est-il surtout violet\u{202f}?",
        },
        true_of: Pictures(0x00000000100000000200000000000000),
    },
    Meaning {
        question: Question::MostlyPink,
        key: "mostly_pink",
        is_base: false,
        text: Text {
            en: "Is it mostly pink?",
            fr: "Est-il surtout rose\u{202f}?",
        },
        true_of: Pictures(0x00000000040008020028000000002000),
    },
    Meaning {
        question: Question::MostlyBrown,
        key: "mostly_brown",
        is_base: false,
        text: Text {
            en: "Is it mostly brown?",
            fr: "Est-il surtout marron\u{202f}?",
        },
        true_of: Pictures(0x000000000000000000000002000042c4),
    },
    Meaning {
        question: Question::MostlyBlack,
        key: "mostly_black",
        is_base: false,
        text: Text {
            en: "Is it mostly black?",
            fr: "Est-il surtout noir\u{202f}?",
        },
        true_of: Pictures(0x00000000000000000000000008000021),
    },
    Meaning {
        question: Question::MostlyWhite,
        key: "mostly_white",
        is_base: false,
        text: Text {
            en: "Is it mostly white?",
            fr: "Est-il surtout blanc\u{202f}?",
        },
        true_of: Pictures(0x00000000030100004001030400000c10),
    },
    Meaning {
        question: Question::MostlyGrey,
        key: "mostly_grey",
        is_base: false,
        text: Text {
            en: "Is it mostly grey?",
            fr: "Est-il surtout gris\u{202f}?",
        },
        true_of: Pictures(0x00000004000000000002000000000100),
    },
    Meaning {
        question: Question::Striped,
        key: "striped",
        is_base: false,
        text: Text {
            en: "Is it striped?",
            fr: "Est-il rayé\u{202f}?",
        },
        true_of: Pictures(0x000000010041fc0000003000f0200401),
    },
    Meaning {
        question: Question::Spotted,
        key: "spotted",
        is_base: false,
        text: Text {
            en: "Does it have spots?",
            fr: "A-t-il des taches ou des points\u{202f}?",
        },
        true_of: Pictures(0x00000000053000c00200803704425004),
    },
    Meaning {
        question: Question::Checked,
        key: "checked",
        is_base: false,
        text: Text {
            en: "Is it checked?",
            fr: "Est-il à carreaux\u{202f}?",
        },
        true_of: Pictures(0x000000000000000300000d0000000000),
    },
    Meaning {
        question: Question::Crown,
        key: "crown",
        is_base: false,
        text: Text {
            en: "Does it wear a crown?",
            fr: "Porte-t-il une couronne\u{202f}?",
        },
        true_of: Pictures(0x00000000000000040010001000000000),
    },
    Meaning {
        question: Question::Scarf,
        key: "scarf",
        is_base: false,
        text: Text {
            en: "Does it wear a scarf?",
            fr: "Porte-t-il une écharpe\u{202f}?",
        },
        true_of: Pictures(0x000000040002020b1020004540008470),
    },
    Meaning {
        question: Question::BowTie,
        key: "bow_tie",
        is_base: false,
        text: Text {
            en: "Does it wear a bow tie?",
            fr: "Porte-t-il un nœud papillon\u{202f}?",
        },
        true_of: Pictures(0x000000092100018003c00008a0300204),
    },
    Meaning {
        question: Question::Three,
        key: "three",
        is_base: false,
        text: Text {
            en: "Are there more than two?",
            fr: "Y en a-t-il plus de deux\u{202f}?",
        },
        true_of: Pictures(0x00000000400407300000704030f4cc48),
    },
    Meaning {
        question: Question::Sad,
        key: "sad",
        is_base: false,
        text: Text {
            en: "Is it sad?",
            fr: "Est-il triste\u{202f}?",
        },
        true_of: Pictures(0x0000000000128300c032c8c30e38c802),
    },
    Meaning {
        question: Question::Surprised,
        key: "surprised",
        is_base: false,
        text: Text {
            en: "Is it surprised?",
            fr: "Est-il surpris\u{202f}?",
        },
        true_of: Pictures(0x00000003be000cc017002300400334c0),
    },
    Meaning {
        question: Question::Legs,
        key: "legs",
        is_base: false,
        text: Text {
            en: "Does it have legs?",
            fr: "A-t-il des jambes ou des pattes\u{202f}?",
        },
        true_of: Pictures(0x0000000000000540120d7fdfce3dffff),
    },
    Meaning {
        question: Question::FourLegs,
        key: "four_legs",
        is_base: false,
        text: Text {
            en: "Does it have more than two legs?",
            fr: "A-t-il plus de deux pattes\u{202f}?",
        },
        true_of: Pictures(0x000000000000054000000003c435fdff),
    },
    Meaning {
        question: Question::Wings,
        key: "wings",
        is_base: false,
        text: Text {
            en: "Does it have wings?",
            fr: "A-t-il des ailes\u{202f}?",
        },
        true_of: Pictures(0x00000000000000000002000cca000000),
    },
    Meaning {
        question: Question::Wheels,
        key: "wheels",
        is_base: false,
        text: Text {
            en: "Does it have wheels?",
            fr: "A-t-il des roues\u{202f}?",
        },
        true_of: Pictures(0x00000001f00000000002000000000000),
    },
    Meaning {
        question: Question::Leaves,
        key: "leaves",
        is_base: false,
        text: Text {
            en: "Does it have leaves?",
            fr: "A-t-il des feuilles\u{202f}?",
        },
        true_of: Pictures(0x00000000005800200cb0000000000000),
    },
    Meaning {
        question: Question::Tail,
        key: "tail",
        is_base: false,
        text: Text {
            en: "Does it have an animal's tail?",
            fr: "A-t-il une queue, comme un animal\u{202f}?",
        },
        true_of: Pictures(0x00000000000000000000002803f3ff7f),
    },
    Meaning {
        question: Question::Windows,
        key: "windows",
        is_base: false,
        text: Text {
            en: "Does it have windows?",
            fr: "A-t-il des fenêtres\u{202f}?",
        },
        true_of: Pictures(0x0000000dd80000000002000020000000),
    },
    Meaning {
        question: Question::BgStars,
        key: "bg_stars",
        is_base: false,
        text: Text {
            en: "Are there stars in the background?",
            fr: "Y a-t-il des étoiles sur le fond\u{202f}?",
        },
        true_of: Pictures(0x0000000000000c002400012088000840),
    },
    Meaning {
        question: Question::BgHearts,
        key: "bg_hearts",
        is_base: false,
        text: Text {
            en: "Are there hearts in the background?",
            fr: "Y a-t-il des cœurs sur le fond\u{202f}?",
        },
        true_of: Pictures(0x0000000a100880000800440010020002),
    },
    Meaning {
        question: Question::BgClouds,
        key: "bg_clouds",
        is_base: false,
        text: Text {
            en: "Are there clouds in the background?",
            fr: "Y a-t-il des nuages sur le fond\u{202f}?",
        },
        true_of: Pictures(0x0000000000000084102400000008100c),
    },
    Meaning {
        question: Question::BgRaindrops,
        key: "bg_raindrops",
        is_base: false,
        text: Text {
            en: "Are there raindrops in the background?",
            fr: "Y a-t-il des gouttes de pluie sur le fond\u{202f}?",
        },
        true_of: Pictures(0x0000000000040003000a080040000010),
    },
    Meaning {
        question: Question::BgBubbles,
        key: "bg_bubbles",
        is_base: false,
        text: Text {
            en: "Are there bubbles in the background?",
            fr: "Y a-t-il des bulles sur le fond\u{202f}?",
        },
        true_of: Pictures(0x00000000200300080040a00800002501),
    },
];
