//! Generated from the tables in `data/` by `cargo xtask data --update`.

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
    EyesOpen,
    MouthClosed,
    Alone,
    Two,
    TwoLegs,
    JustFourLegs,
    Beak,
    Cap,
    TopHat,
    PartyHat,
    Hammer,
    Spoon,
    Paintbrush,
    Flag,
    MagnifyingGlass,
    Trumpet,
    GrownUp,
    Tree,
    Insect,
    Aircraft,
    LivesInSea,
    SomeOrange,
    SomePurple,
    SomePink,
    LightBackground,
    BackgroundWhite,
    BackgroundYellow,
    BackgroundPink,
    BackgroundBlue,
    BackgroundPurple,
    BackgroundGreen,
}

/// What the box shows, two pictures to a card.
pub const PICTURES: [Drawn; 100] = [
    Drawn {
        key: "cat",
        name: Text {
            en: "cat",
            fr: "chat",
        },
        the_fr: "le chat",
        alt: Text {
            en: "A black cat with white stripes, four legs and a tail, smiling with a closed mouth, eyes closed, pink cheeks, holding a yellow trumpet; light pink background with bubbles.",
            fr: "Un chat noir à rayures blanches avec quatre pattes et une queue, sourire, bouche fermée, yeux fermés, joues roses, tenant une trompette jaune\u{202f}; fond rose clair avec des bulles.",
        },
    },
    Drawn {
        key: "lion",
        name: Text {
            en: "lion",
            fr: "lion",
        },
        the_fr: "le lion",
        alt: Text {
            en: "A yellow lion with some brown, four legs, a tail and a moustache, sad with a closed mouth, eyes open, holding a brown magnifying glass, up in the air; white background with hearts.",
            fr: "Un lion jaune avec du marron, quatre pattes, une queue et une moustache, l'air triste, bouche fermée, yeux ouverts, tenant une loupe marron, en l'air\u{202f}; fond blanc avec des cœurs.",
        },
    },
    Drawn {
        key: "dog",
        name: Text {
            en: "dog",
            fr: "chien",
        },
        the_fr: "le chien",
        alt: Text {
            en: "A brown dog with black spots, four legs and a tail, wearing a purple cap, a pink bow tie and glasses, laughing with an open mouth, eyes closed, pink cheeks, holding a brown magnifying glass, up in the air; dark purple background with clouds.",
            fr: "Un chien marron à pois noirs avec quatre pattes et une queue, portant une casquette violette, un nœud papillon rose et des lunettes, grand sourire, bouche ouverte, yeux fermés, joues roses, tenant une loupe marron, en l'air\u{202f}; fond violet sombre avec des nuages.",
        },
    },
    Drawn {
        key: "squirrel",
        name: Text {
            en: "squirrel",
            fr: "écureuil",
        },
        the_fr: "l’écureuil",
        alt: Text {
            en: "Three identical orange squirrels with some white, four legs, a tail and a moustache, wearing a brown straw hat and glasses, laughing with an open mouth, eyes closed, holding a grey spoon, up in the air; white background with clouds.",
            fr: "Trois écureuils orange identiques avec du blanc, quatre pattes, une queue et une moustache, portant un chapeau de paille marron et des lunettes, grand sourire, bouche ouverte, yeux fermés, tenant une cuillère grise, en l'air\u{202f}; fond blanc avec des nuages.",
        },
    },
    Drawn {
        key: "rabbit",
        name: Text {
            en: "rabbit",
            fr: "lapin",
        },
        the_fr: "le lapin",
        alt: Text {
            en: "A white rabbit with some pink, four legs and a tail, wearing a purple top hat, a green scarf and glasses, laughing with an open mouth, eyes open, up in the air; dark purple background with raindrops.",
            fr: "Un lapin blanc avec du rose, quatre pattes et une queue, portant un chapeau haut de forme violet, une écharpe verte et des lunettes, grand sourire, bouche ouverte, yeux ouverts, en l'air\u{202f}; fond violet sombre avec des gouttes de pluie.",
        },
    },
    Drawn {
        key: "horse",
        name: Text {
            en: "horse",
            fr: "cheval",
        },
        the_fr: "le cheval",
        alt: Text {
            en: "A black horse with some white, four legs, a tail and a moustache, wearing a pink scarf, laughing with an open mouth, eyes open, up in the air; white background.",
            fr: "Un cheval noir avec du blanc, quatre pattes, une queue et une moustache, portant une écharpe rose, grand sourire, bouche ouverte, yeux ouverts, en l'air\u{202f}; fond blanc.",
        },
    },
    Drawn {
        key: "mouse",
        name: Text {
            en: "mouse",
            fr: "souris",
        },
        the_fr: "la souris",
        alt: Text {
            en: "Three identical brown mice with some pink, four legs and a tail, wearing a blue scarf, surprised with an open mouth, eyes open, pink cheeks, holding a red flag; white background with stars.",
            fr: "Trois souris marron identiques avec du rose, quatre pattes et une queue, portant une écharpe bleue, l'air surpris, bouche ouverte, yeux ouverts, joues roses, tenant un drapeau rouge\u{202f}; fond blanc avec des étoiles.",
        },
    },
    Drawn {
        key: "bear",
        name: Text {
            en: "bear",
            fr: "ours",
        },
        the_fr: "l’ours",
        alt: Text {
            en: "A brown bear with some yellow and four legs, surprised with an open mouth, eyes open, pink cheeks, up in the air; light yellow background.",
            fr: "Un ours marron avec du jaune et quatre pattes, l'air surpris, bouche ouverte, yeux ouverts, joues roses, en l'air\u{202f}; fond jaune clair.",
        },
    },
    Drawn {
        key: "elephant",
        name: Text {
            en: "elephant",
            fr: "éléphant",
        },
        the_fr: "l’éléphant",
        alt: Text {
            en: "A grey elephant with four legs, a tail and a moustache, wearing a blue top hat, laughing with an open mouth, eyes open, holding a red hammer; dark green background with bubbles.",
            fr: "Un éléphant gris avec quatre pattes, une queue et une moustache, portant un chapeau haut de forme bleu, grand sourire, bouche ouverte, yeux ouverts, tenant un marteau rouge\u{202f}; fond vert sombre avec des bulles.",
        },
    },
    Drawn {
        key: "monkey",
        name: Text {
            en: "monkey",
            fr: "singe",
        },
        the_fr: "le singe",
        alt: Text {
            en: "A brown monkey with some yellow, two legs, a tail and a moustache, wearing a purple top hat and a blue bow tie, smiling with a closed mouth, eyes open; light yellow background.",
            fr: "Un singe marron avec du jaune, deux pattes, une queue et une moustache, portant un chapeau haut de forme violet et un nœud papillon bleu, sourire, bouche fermée, yeux ouverts\u{202f}; fond jaune clair.",
        },
    },
    Drawn {
        key: "zebra",
        name: Text {
            en: "zebra",
            fr: "zèbre",
        },
        the_fr: "le zèbre",
        alt: Text {
            en: "Three identical white zebras with black stripes, four legs and a tail, wearing a blue top hat, a yellow scarf and glasses, surprised with an open mouth, eyes open; light yellow background with bubbles.",
            fr: "Trois zèbres blancs identiques à rayures noires avec quatre pattes et une queue, portant un chapeau haut de forme bleu, une écharpe jaune et des lunettes, l'air surpris, bouche ouverte, yeux ouverts\u{202f}; fond jaune clair avec des bulles.",
        },
    },
    Drawn {
        key: "sheep",
        name: Text {
            en: "sheep",
            fr: "mouton",
        },
        the_fr: "le mouton",
        alt: Text {
            en: "Three identical white sheep with some black, four legs and a tail, wearing a purple cap, sad with a closed mouth, eyes open, pink cheeks; light pink background with stars.",
            fr: "Trois moutons blancs identiques avec du noir, quatre pattes et une queue, portant une casquette violette, l'air triste, bouche fermée, yeux ouverts, joues roses\u{202f}; fond rose clair avec des étoiles.",
        },
    },
    Drawn {
        key: "giraffe",
        name: Text {
            en: "giraffe",
            fr: "girafe",
        },
        the_fr: "la girafe",
        alt: Text {
            en: "A yellow giraffe with brown spots, four legs, a tail and a moustache, wearing glasses, surprised with an open mouth, eyes closed; dark blue background with clouds.",
            fr: "Une girafe jaune à pois marron avec quatre pattes, une queue et une moustache, portant des lunettes, l'air surpris, bouche ouverte, yeux fermés\u{202f}; fond bleu sombre avec des nuages.",
        },
    },
    Drawn {
        key: "pig",
        name: Text {
            en: "pig",
            fr: "cochon",
        },
        the_fr: "le cochon",
        alt: Text {
            en: "A pink pig with four legs and a tail, surprised with an open mouth, eyes closed, pink cheeks; dark purple background with bubbles.",
            fr: "Un cochon rose avec quatre pattes et une queue, l'air surpris, bouche ouverte, yeux fermés, joues roses\u{202f}; fond violet sombre avec des bulles.",
        },
    },
    Drawn {
        key: "cow",
        name: Text {
            en: "cow",
            fr: "vache",
        },
        the_fr: "la vache",
        alt: Text {
            en: "Three identical brown cows with white spots, some pink, four legs, a tail and a moustache, wearing glasses, sad with a closed mouth, eyes open, up in the air; light yellow background.",
            fr: "Trois vaches marron identiques à pois blancs avec du rose, quatre pattes, une queue et une moustache, portant des lunettes, l'air triste, bouche fermée, yeux ouverts, en l'air\u{202f}; fond jaune clair.",
        },
    },
    Drawn {
        key: "dinosaur",
        name: Text {
            en: "dinosaur",
            fr: "dinosaure",
        },
        the_fr: "le dinosaure",
        alt: Text {
            en: "Three identical orange dinosaurs with four legs and a tail, wearing a pink scarf and glasses, sad with a closed mouth, eyes closed, holding an orange flag; light yellow background.",
            fr: "Trois dinosaures orange identiques avec quatre pattes et une queue, portant une écharpe rose et des lunettes, l'air triste, bouche fermée, yeux fermés, tenant un drapeau orange\u{202f}; fond jaune clair.",
        },
    },
    Drawn {
        key: "fox",
        name: Text {
            en: "fox",
            fr: "renard",
        },
        the_fr: "le renard",
        alt: Text {
            en: "An orange fox with some white, four legs and a tail, wearing a blue top hat and glasses, surprised with an open mouth, eyes closed, pink cheeks, holding a yellow trumpet; dark blue background.",
            fr: "Un renard orange avec du blanc, quatre pattes et une queue, portant un chapeau haut de forme bleu et des lunettes, l'air surpris, bouche ouverte, yeux fermés, joues roses, tenant une trompette jaune\u{202f}; fond bleu sombre.",
        },
    },
    Drawn {
        key: "fish",
        name: Text {
            en: "fish",
            fr: "poisson",
        },
        the_fr: "le poisson",
        alt: Text {
            en: "An orange fish with white spots and a tail, wearing a pink cap, surprised with an open mouth, eyes open, pink cheeks, holding a grey spoon, up in the air; light yellow background with hearts.",
            fr: "Un poisson orange à pois blancs avec une queue, portant une casquette rose, l'air surpris, bouche ouverte, yeux ouverts, joues roses, tenant une cuillère grise, en l'air\u{202f}; fond jaune clair avec des cœurs.",
        },
    },
    Drawn {
        key: "frog",
        name: Text {
            en: "frog",
            fr: "grenouille",
        },
        the_fr: "la grenouille",
        alt: Text {
            en: "Three identical green frogs with some yellow and four legs, smiling with a closed mouth, eyes closed, holding a yellow paintbrush, up in the air; light yellow background.",
            fr: "Trois grenouilles vertes identiques avec du jaune et quatre pattes, sourire, bouche fermée, yeux fermés, tenant un pinceau jaune, en l'air\u{202f}; fond jaune clair.",
        },
    },
    Drawn {
        key: "witch",
        name: Text {
            en: "witch",
            fr: "sorcière",
        },
        the_fr: "la sorcière",
        alt: Text {
            en: "A witch in green clothes with some red and two legs, wearing a purple witch's hat and glasses, sad with a closed mouth, eyes closed, holding a yellow paintbrush, up in the air; dark blue background with clouds.",
            fr: "Une sorcière habillée de vert avec du rouge et deux jambes, portant un chapeau de sorcière violet et des lunettes, l'air triste, bouche fermée, yeux fermés, tenant un pinceau jaune, en l'air\u{202f}; fond bleu sombre avec des nuages.",
        },
    },
    Drawn {
        key: "turtle",
        name: Text {
            en: "turtle",
            fr: "tortue",
        },
        the_fr: "la tortue",
        alt: Text {
            en: "Three identical green turtles with some brown, four legs, a tail and a moustache, wearing a purple bow tie and glasses, sad with a closed mouth, eyes open, pink cheeks, up in the air; dark purple background.",
            fr: "Trois tortues vertes identiques avec du marron, quatre pattes, une queue et une moustache, portant un nœud papillon violet et des lunettes, l'air triste, bouche fermée, yeux ouverts, joues roses, en l'air\u{202f}; fond violet sombre.",
        },
    },
    Drawn {
        key: "crocodile",
        name: Text {
            en: "crocodile",
            fr: "crocodile",
        },
        the_fr: "le crocodile",
        alt: Text {
            en: "Three identical green crocodiles with yellow stripes, four legs, a tail and a moustache, wearing a yellow bow tie, sad with a closed mouth, eyes closed; dark blue background.",
            fr: "Trois crocodiles verts identiques à rayures jaunes avec quatre pattes, une queue et une moustache, portant un nœud papillon jaune, l'air triste, bouche fermée, yeux fermés\u{202f}; fond bleu sombre.",
        },
    },
    Drawn {
        key: "snake",
        name: Text {
            en: "snake",
            fr: "serpent",
        },
        the_fr: "le serpent",
        alt: Text {
            en: "Three identical red snakes with black spots and a tail, wearing glasses, laughing with an open mouth, eyes closed, pink cheeks; dark purple background.",
            fr: "Trois serpents rouges identiques à pois noirs avec une queue, portant des lunettes, grand sourire, bouche ouverte, yeux fermés, joues roses\u{202f}; fond violet sombre.",
        },
    },
    Drawn {
        key: "whale",
        name: Text {
            en: "whale",
            fr: "baleine",
        },
        the_fr: "la baleine",
        alt: Text {
            en: "Three identical blue whales with some white and a tail, laughing with an open mouth, eyes closed, holding a red paintbrush; light yellow background.",
            fr: "Trois baleines bleues identiques avec du blanc et une queue, grand sourire, bouche ouverte, yeux fermés, tenant un pinceau rouge\u{202f}; fond jaune clair.",
        },
    },
    Drawn {
        key: "shark",
        name: Text {
            en: "shark",
            fr: "requin",
        },
        the_fr: "le requin",
        alt: Text {
            en: "A blue shark with some white, a tail and a moustache, wearing glasses, laughing with an open mouth, eyes open; dark green background.",
            fr: "Un requin bleu avec du blanc, une queue et une moustache, portant des lunettes, grand sourire, bouche ouverte, yeux ouverts\u{202f}; fond vert sombre.",
        },
    },
    Drawn {
        key: "parrot",
        name: Text {
            en: "parrot",
            fr: "perroquet",
        },
        the_fr: "le perroquet",
        alt: Text {
            en: "A red parrot with some blue, some yellow, two legs, wings, a tail and a moustache, wearing glasses, sad with a closed mouth, eyes closed, up in the air; dark blue background.",
            fr: "Un perroquet rouge avec du bleu, du jaune, deux pattes, des ailes, une queue et une moustache, portant des lunettes, l'air triste, bouche fermée, yeux fermés, en l'air\u{202f}; fond bleu sombre.",
        },
    },
    Drawn {
        key: "crab",
        name: Text {
            en: "crab",
            fr: "crabe",
        },
        the_fr: "le crabe",
        alt: Text {
            en: "Two identical red crabs with yellow spots, eight legs and a moustache, sad with a closed mouth, eyes open, holding a grey spoon; dark blue background.",
            fr: "Deux crabes rouges identiques à pois jaunes avec huit pattes et une moustache, l'air triste, bouche fermée, yeux ouverts, tenant une cuillère grise\u{202f}; fond bleu sombre.",
        },
    },
    Drawn {
        key: "penguin",
        name: Text {
            en: "penguin",
            fr: "pingouin",
        },
        the_fr: "le pingouin",
        alt: Text {
            en: "Two identical black penguins with some white, some orange, two legs and wings, wearing glasses, sad with a closed mouth, eyes open, holding a red paintbrush; dark green background with stars.",
            fr: "Deux pingouins noirs identiques avec du blanc, de l'orange, deux pattes et des ailes, portant des lunettes, l'air triste, bouche fermée, yeux ouverts, tenant un pinceau rouge\u{202f}; fond vert sombre avec des étoiles.",
        },
    },
    Drawn {
        key: "snail",
        name: Text {
            en: "snail",
            fr: "escargot",
        },
        the_fr: "l’escargot",
        alt: Text {
            en: "Three identical yellow snails with orange stripes, wearing a purple cap and glasses, smiling with a closed mouth, eyes closed; dark purple background with hearts.",
            fr: "Trois escargots jaunes identiques à rayures orange, portant une casquette violette et des lunettes, sourire, bouche fermée, yeux fermés\u{202f}; fond violet sombre avec des cœurs.",
        },
    },
    Drawn {
        key: "house",
        name: Text {
            en: "house",
            fr: "maison",
        },
        the_fr: "la maison",
        alt: Text {
            en: "Three identical yellow houses with red stripes, some white and windows, wearing a purple bow tie and glasses, smiling with a closed mouth, eyes open, pink cheeks; light yellow background.",
            fr: "Trois maisons jaunes identiques à rayures rouges avec du blanc et des fenêtres, portant un nœud papillon violet et des lunettes, sourire, bouche fermée, yeux ouverts, joues roses\u{202f}; fond jaune clair.",
        },
    },
    Drawn {
        key: "bee",
        name: Text {
            en: "bee",
            fr: "abeille",
        },
        the_fr: "l’abeille",
        alt: Text {
            en: "A yellow bee with black stripes, some white, six legs, wings and a moustache, wearing a green party hat and a red scarf, surprised with an open mouth, eyes closed; white background with raindrops.",
            fr: "Une abeille jaune à rayures noires avec du blanc, six pattes, des ailes et une moustache, portant un chapeau de fête vert et une écharpe rouge, l'air surpris, bouche ouverte, yeux fermés\u{202f}; fond blanc avec des gouttes de pluie.",
        },
    },
    Drawn {
        key: "butterfly",
        name: Text {
            en: "butterfly",
            fr: "papillon",
        },
        the_fr: "le papillon",
        alt: Text {
            en: "A yellow butterfly with pink stripes, six legs and wings, wearing a blue bow tie, laughing with an open mouth, eyes closed, up in the air; light yellow background with stars.",
            fr: "Un papillon jaune à rayures roses avec six pattes et des ailes, portant un nœud papillon bleu, grand sourire, bouche ouverte, yeux fermés, en l'air\u{202f}; fond jaune clair avec des étoiles.",
        },
    },
    Drawn {
        key: "ladybird",
        name: Text {
            en: "ladybird",
            fr: "coccinelle",
        },
        the_fr: "la coccinelle",
        alt: Text {
            en: "A red ladybird with black spots and six legs, wearing a purple top hat, a pink scarf and glasses, sad with a closed mouth, eyes closed, holding a blue hammer; light pink background.",
            fr: "Une coccinelle rouge à pois noirs avec six pattes, portant un chapeau haut de forme violet, une écharpe rose et des lunettes, l'air triste, bouche fermée, yeux fermés, tenant un marteau bleu\u{202f}; fond rose clair.",
        },
    },
    Drawn {
        key: "spider",
        name: Text {
            en: "spider",
            fr: "araignée",
        },
        the_fr: "l’araignée",
        alt: Text {
            en: "A brown spider with red spots and eight legs, wearing a purple party hat, sad with a closed mouth, eyes closed; dark green background.",
            fr: "Une araignée marron à pois rouges avec huit pattes, portant un chapeau de fête violet, l'air triste, bouche fermée, yeux fermés\u{202f}; fond vert sombre.",
        },
    },
    Drawn {
        key: "owl",
        name: Text {
            en: "owl",
            fr: "hibou",
        },
        the_fr: "le hibou",
        alt: Text {
            en: "Two identical white owls with yellow spots, two legs and wings, wearing a yellow scarf, laughing with an open mouth, eyes open, up in the air; dark blue background.",
            fr: "Deux hiboux blancs identiques à pois jaunes avec deux pattes et des ailes, portant une écharpe jaune, grand sourire, bouche ouverte, yeux ouverts, en l'air\u{202f}; fond bleu sombre.",
        },
    },
    Drawn {
        key: "duck",
        name: Text {
            en: "duck",
            fr: "canard",
        },
        the_fr: "le canard",
        alt: Text {
            en: "Two identical yellow ducks with some orange, two legs, wings and a tail, wearing a red bow tie, smiling with a closed mouth, eyes open, holding a yellow paintbrush; light yellow background with bubbles.",
            fr: "Deux canards jaunes identiques avec de l'orange, deux pattes, des ailes et une queue, portant un nœud papillon rouge, sourire, bouche fermée, yeux ouverts, tenant un pinceau jaune\u{202f}; fond jaune clair avec des bulles.",
        },
    },
    Drawn {
        key: "king",
        name: Text {
            en: "king",
            fr: "roi",
        },
        the_fr: "le roi",
        alt: Text {
            en: "A king in red clothes with yellow spots and two legs, wearing a yellow crown, laughing with an open mouth, eyes open, pink cheeks, holding a blue hammer; white background.",
            fr: "Un roi habillé de rouge à pois jaunes avec deux jambes, portant une couronne jaune, grand sourire, bouche ouverte, yeux ouverts, joues roses, tenant un marteau bleu\u{202f}; fond blanc.",
        },
    },
    Drawn {
        key: "mermaid",
        name: Text {
            en: "mermaid",
            fr: "sirène",
        },
        the_fr: "la sirène",
        alt: Text {
            en: "A mermaid in blue clothes with red spots and a tail, wearing a yellow straw hat and glasses, smiling with a closed mouth, eyes open, holding a green paintbrush, up in the air; white background with stars.",
            fr: "Une sirène habillée de bleu à pois rouges avec une queue, portant un chapeau de paille jaune et des lunettes, sourire, bouche fermée, yeux ouverts, tenant un pinceau vert, en l'air\u{202f}; fond blanc avec des étoiles.",
        },
    },
    Drawn {
        key: "pirate",
        name: Text {
            en: "pirate",
            fr: "pirate",
        },
        the_fr: "le pirate",
        alt: Text {
            en: "Three identical pirates in blue clothes with some red, some white and two legs, wearing a black pirate hat and a green scarf, sad with a closed mouth, eyes open, up in the air; light pink background.",
            fr: "Trois pirates identiques habillés de bleu avec du rouge, du blanc et deux jambes, portant un chapeau de pirate noir et une écharpe verte, l'air triste, bouche fermée, yeux ouverts, en l'air\u{202f}; fond rose clair.",
        },
    },
    Drawn {
        key: "firefighter",
        name: Text {
            en: "firefighter",
            fr: "pompier",
        },
        the_fr: "le pompier",
        alt: Text {
            en: "A firefighter in blue clothes with some yellow and two legs, wearing a red helmet, sad with a closed mouth, eyes closed, pink cheeks, up in the air; light pink background.",
            fr: "Un pompier habillé de bleu avec du jaune et deux jambes, portant un casque rouge, l'air triste, bouche fermée, yeux fermés, joues roses, en l'air\u{202f}; fond rose clair.",
        },
    },
    Drawn {
        key: "cook",
        name: Text {
            en: "cook",
            fr: "cuisinier",
        },
        the_fr: "le cuisinier",
        alt: Text {
            en: "Two identical cooks in white clothes with red checks, two legs and a moustache, wearing a white cook's hat, surprised with an open mouth, eyes open, up in the air; light pink background with stars.",
            fr: "Deux cuisiniers identiques habillés de blanc à carreaux rouges avec deux jambes et une moustache, portant une toque de cuisinier blanche, l'air surpris, bouche ouverte, yeux ouverts, en l'air\u{202f}; fond rose clair avec des étoiles.",
        },
    },
    Drawn {
        key: "ballerina",
        name: Text {
            en: "ballerina",
            fr: "danseuse",
        },
        the_fr: "la danseuse",
        alt: Text {
            en: "A ballerina in white clothes with some red, some brown and two legs, wearing glasses, surprised with an open mouth, eyes open; light pink background.",
            fr: "Une danseuse habillée de blanc avec du rouge, du marron et deux jambes, portant des lunettes, l'air surpris, bouche ouverte, yeux ouverts\u{202f}; fond rose clair.",
        },
    },
    Drawn {
        key: "clown",
        name: Text {
            en: "clown",
            fr: "clown",
        },
        the_fr: "le clown",
        alt: Text {
            en: "A clown in green clothes with blue checks, some red, two legs and a moustache, smiling with a closed mouth, eyes open; light pink background with hearts.",
            fr: "Un clown habillé de vert à carreaux bleus avec du rouge, deux jambes et une moustache, sourire, bouche fermée, yeux ouverts\u{202f}; fond rose clair avec des cœurs.",
        },
    },
    Drawn {
        key: "girl",
        name: Text {
            en: "girl",
            fr: "fille",
        },
        the_fr: "la fille",
        alt: Text {
            en: "A girl in green clothes with brown checks, two legs and a moustache, wearing a green party hat, sad with a closed mouth, eyes closed, pink cheeks; white background with raindrops.",
            fr: "Une fille habillée de vert à carreaux marron avec deux jambes et une moustache, portant un chapeau de fête vert, l'air triste, bouche fermée, yeux fermés, joues roses\u{202f}; fond blanc avec des gouttes de pluie.",
        },
    },
    Drawn {
        key: "baby",
        name: Text {
            en: "baby",
            fr: "bébé",
        },
        the_fr: "le bébé",
        alt: Text {
            en: "Three identical babies in green clothes with blue stripes and two legs, laughing with an open mouth, eyes closed, pink cheeks; white background.",
            fr: "Trois bébés identiques habillés de vert à rayures bleues avec deux jambes, grand sourire, bouche ouverte, yeux fermés, joues roses\u{202f}; fond blanc.",
        },
    },
    Drawn {
        key: "boy",
        name: Text {
            en: "boy",
            fr: "garçon",
        },
        the_fr: "le garçon",
        alt: Text {
            en: "Three identical boys in blue clothes with yellow stripes and two legs, surprised with an open mouth, eyes open, pink cheeks; dark purple background with bubbles.",
            fr: "Trois garçons identiques habillés de bleu à rayures jaunes avec deux jambes, l'air surpris, bouche ouverte, yeux ouverts, joues roses\u{202f}; fond violet sombre avec des bulles.",
        },
    },
    Drawn {
        key: "grandma",
        name: Text {
            en: "grandma",
            fr: "mamie",
        },
        the_fr: "la mamie",
        alt: Text {
            en: "Three identical grandmas in green clothes with some red, some grey and two legs, sad with a closed mouth, eyes closed, pink cheeks, holding a brown hammer; light pink background with hearts.",
            fr: "Trois mamies identiques habillées de vert avec du rouge, du gris et deux jambes, l'air triste, bouche fermée, yeux fermés, joues roses, tenant un marteau marron\u{202f}; fond rose clair avec des cœurs.",
        },
    },
    Drawn {
        key: "egg",
        name: Text {
            en: "egg",
            fr: "œuf",
        },
        the_fr: "l’œuf",
        alt: Text {
            en: "Two identical green eggs with red spots and a moustache, sad with a closed mouth, eyes open, pink cheeks; light yellow background with bubbles.",
            fr: "Deux œufs verts identiques à pois rouges avec une moustache, l'air triste, bouche fermée, yeux ouverts, joues roses\u{202f}; fond jaune clair avec des bulles.",
        },
    },
    Drawn {
        key: "doctor",
        name: Text {
            en: "doctor",
            fr: "docteur",
        },
        the_fr: "le docteur",
        alt: Text {
            en: "A doctor in white clothes with some blue, some black and two legs, smiling with a closed mouth, eyes open, pink cheeks, up in the air; dark purple background.",
            fr: "Un docteur habillé de blanc avec du bleu, du noir et deux jambes, sourire, bouche fermée, yeux ouverts, joues roses, en l'air\u{202f}; fond violet sombre.",
        },
    },
    Drawn {
        key: "aeroplane",
        name: Text {
            en: "aeroplane",
            fr: "avion",
        },
        the_fr: "l’avion",
        alt: Text {
            en: "A grey aeroplane with some black, some white, wings, wheels and windows, sad with a closed mouth, eyes open, up in the air; dark blue background with raindrops.",
            fr: "Un avion gris avec du noir, du blanc, des ailes, des roues et des fenêtres, l'air triste, bouche fermée, yeux ouverts, en l'air\u{202f}; fond bleu sombre avec des gouttes de pluie.",
        },
    },
    Drawn {
        key: "superhero",
        name: Text {
            en: "superhero",
            fr: "super-héros",
        },
        the_fr: "le super-héros",
        alt: Text {
            en: "A superhero in red clothes with some yellow, two legs and a moustache, wearing a purple party hat and glasses, smiling with a closed mouth, eyes closed; light pink background with clouds.",
            fr: "Un super-héros habillé de rouge avec du jaune, deux jambes et une moustache, portant un chapeau de fête violet et des lunettes, sourire, bouche fermée, yeux fermés\u{202f}; fond rose clair avec des nuages.",
        },
    },
    Drawn {
        key: "teddy-bear",
        name: Text {
            en: "teddy bear",
            fr: "ours en peluche",
        },
        the_fr: "l’ours en peluche",
        alt: Text {
            en: "A pink teddy bear with some brown, two legs and a moustache, wearing a pink party hat, smiling with a closed mouth, eyes closed; dark blue background with raindrops.",
            fr: "Un ours en peluche rose avec du marron, deux jambes et une moustache, portant un chapeau de fête rose, sourire, bouche fermée, yeux fermés\u{202f}; fond bleu sombre avec des gouttes de pluie.",
        },
    },
    Drawn {
        key: "tree",
        name: Text {
            en: "tree",
            fr: "arbre",
        },
        the_fr: "l’arbre",
        alt: Text {
            en: "A green tree with some brown and leaves, wearing a yellow crown and glasses, sad with a closed mouth, eyes open; light pink background.",
            fr: "Un arbre vert avec du marron et des feuilles, portant une couronne jaune et des lunettes, l'air triste, bouche fermée, yeux ouverts\u{202f}; fond rose clair.",
        },
    },
    Drawn {
        key: "rose",
        name: Text {
            en: "rose",
            fr: "rose",
        },
        the_fr: "la rose",
        alt: Text {
            en: "A red rose with some green and leaves, wearing a purple scarf, sad with a closed mouth, eyes open, holding a brown hammer; dark blue background with clouds.",
            fr: "Une rose rouge avec du vert et des feuilles, portant une écharpe violette, l'air triste, bouche fermée, yeux ouverts, tenant un marteau marron\u{202f}; fond bleu sombre avec des nuages.",
        },
    },
    Drawn {
        key: "fir-tree",
        name: Text {
            en: "fir tree",
            fr: "sapin",
        },
        the_fr: "le sapin",
        alt: Text {
            en: "A green fir tree with some brown, wearing a red bow tie and glasses, laughing with an open mouth, eyes closed, pink cheeks; white background with bubbles.",
            fr: "Un sapin vert avec du marron, portant un nœud papillon rouge et des lunettes, grand sourire, bouche ouverte, yeux fermés, joues roses\u{202f}; fond blanc avec des bulles.",
        },
    },
    Drawn {
        key: "palm-tree",
        name: Text {
            en: "palm tree",
            fr: "palmier",
        },
        the_fr: "le palmier",
        alt: Text {
            en: "A green palm tree with some brown, leaves and a moustache, wearing a red bow tie and glasses, laughing with an open mouth, eyes open, holding a yellow flag; light yellow background.",
            fr: "Un palmier vert avec du marron, des feuilles et une moustache, portant un nœud papillon rouge et des lunettes, grand sourire, bouche ouverte, yeux ouverts, tenant un drapeau jaune\u{202f}; fond jaune clair.",
        },
    },
    Drawn {
        key: "cactus",
        name: Text {
            en: "cactus",
            fr: "cactus",
        },
        the_fr: "le cactus",
        alt: Text {
            en: "A green cactus with a moustache, wearing a purple bow tie, surprised with an open mouth, eyes open, pink cheeks, holding a yellow paintbrush; dark blue background.",
            fr: "Un cactus vert avec une moustache, portant un nœud papillon violet, l'air surpris, bouche ouverte, yeux ouverts, joues roses, tenant un pinceau jaune\u{202f}; fond bleu sombre.",
        },
    },
    Drawn {
        key: "alarm-clock",
        name: Text {
            en: "alarm clock",
            fr: "réveil",
        },
        the_fr: "le réveil",
        alt: Text {
            en: "A purple alarm clock with blue spots, some white and two legs, wearing a blue bow tie, surprised with an open mouth, eyes open, pink cheeks; dark purple background.",
            fr: "Un réveil violet à pois bleus avec du blanc et deux pattes, portant un nœud papillon bleu, l'air surpris, bouche ouverte, yeux ouverts, joues roses\u{202f}; fond violet sombre.",
        },
    },
    Drawn {
        key: "sunflower",
        name: Text {
            en: "sunflower",
            fr: "tournesol",
        },
        the_fr: "le tournesol",
        alt: Text {
            en: "Two identical yellow sunflowers with some green, some brown and leaves, surprised with an open mouth, eyes open; light pink background with stars.",
            fr: "Deux tournesols jaunes identiques avec du vert, du marron et des feuilles, l'air surpris, bouche ouverte, yeux ouverts\u{202f}; fond rose clair avec des étoiles.",
        },
    },
    Drawn {
        key: "tulip",
        name: Text {
            en: "tulip",
            fr: "tulipe",
        },
        the_fr: "la tulipe",
        alt: Text {
            en: "A pink tulip with some green and leaves, laughing with an open mouth, eyes open; dark blue background with hearts.",
            fr: "Une tulipe rose avec du vert et des feuilles, grand sourire, bouche ouverte, yeux ouverts\u{202f}; fond bleu sombre avec des cœurs.",
        },
    },
    Drawn {
        key: "robot",
        name: Text {
            en: "robot",
            fr: "robot",
        },
        the_fr: "le robot",
        alt: Text {
            en: "A blue robot with some green and two legs, wearing a purple scarf and glasses, surprised with an open mouth, eyes closed, up in the air; light yellow background with clouds.",
            fr: "Un robot bleu avec du vert et deux jambes, portant une écharpe violette et des lunettes, l'air surpris, bouche ouverte, yeux fermés, en l'air\u{202f}; fond jaune clair avec des nuages.",
        },
    },
    Drawn {
        key: "suitcase",
        name: Text {
            en: "suitcase",
            fr: "valise",
        },
        the_fr: "la valise",
        alt: Text {
            en: "A blue suitcase with some green, wearing a blue party hat and glasses, smiling with a closed mouth, eyes open, pink cheeks; light yellow background with stars.",
            fr: "Une valise bleue avec du vert, portant un chapeau de fête bleu et des lunettes, sourire, bouche fermée, yeux ouverts, joues roses\u{202f}; fond jaune clair avec des étoiles.",
        },
    },
    Drawn {
        key: "snowman",
        name: Text {
            en: "snowman",
            fr: "bonhomme de neige",
        },
        the_fr: "le bonhomme de neige",
        alt: Text {
            en: "A white snowman with some orange, some black and a moustache, wearing glasses, sad with a closed mouth, eyes open, pink cheeks; white background.",
            fr: "Un bonhomme de neige blanc avec de l'orange, du noir et une moustache, portant des lunettes, l'air triste, bouche fermée, yeux ouverts, joues roses\u{202f}; fond blanc.",
        },
    },
    Drawn {
        key: "ball",
        name: Text {
            en: "ball",
            fr: "balle",
        },
        the_fr: "la balle",
        alt: Text {
            en: "A blue ball with some red, sad with a closed mouth, eyes closed; light yellow background.",
            fr: "Une balle bleue avec du rouge, l'air triste, bouche fermée, yeux fermés\u{202f}; fond jaune clair.",
        },
    },
    Drawn {
        key: "drum",
        name: Text {
            en: "drum",
            fr: "tambour",
        },
        the_fr: "le tambour",
        alt: Text {
            en: "An orange drum with blue checks, wearing a blue scarf and glasses, smiling with a closed mouth, eyes open, holding an orange flag; dark green background with raindrops.",
            fr: "Un tambour orange à carreaux bleus, portant une écharpe bleue et des lunettes, sourire, bouche fermée, yeux ouverts, tenant un drapeau orange\u{202f}; fond vert sombre avec des gouttes de pluie.",
        },
    },
    Drawn {
        key: "ice-cream",
        name: Text {
            en: "ice cream",
            fr: "glace",
        },
        the_fr: "la glace",
        alt: Text {
            en: "A pink ice cream with brown checks and some red, wearing a red cap and a red scarf, smiling with a closed mouth, eyes open, pink cheeks, up in the air; light yellow background with raindrops.",
            fr: "Une glace rose à carreaux marron avec du rouge, portant une casquette rouge et une écharpe rouge, sourire, bouche fermée, yeux ouverts, joues roses, en l'air\u{202f}; fond jaune clair avec des gouttes de pluie.",
        },
    },
    Drawn {
        key: "guitar",
        name: Text {
            en: "guitar",
            fr: "guitare",
        },
        the_fr: "la guitare",
        alt: Text {
            en: "Two identical yellow guitars with some brown and a moustache, wearing a yellow crown, laughing with an open mouth, eyes open, pink cheeks, up in the air; light pink background with clouds.",
            fr: "Deux guitares jaunes identiques avec du marron et une moustache, portant une couronne jaune, grand sourire, bouche ouverte, yeux ouverts, joues roses, en l'air\u{202f}; fond rose clair avec des nuages.",
        },
    },
    Drawn {
        key: "key",
        name: Text {
            en: "key",
            fr: "clé",
        },
        the_fr: "la clé",
        alt: Text {
            en: "Two identical yellow keys with a moustache, wearing a blue scarf and glasses, smiling with a closed mouth, eyes closed, pink cheeks; dark green background with bubbles.",
            fr: "Deux clés jaunes identiques avec une moustache, portant une écharpe bleue et des lunettes, sourire, bouche fermée, yeux fermés, joues roses\u{202f}; fond vert sombre avec des bulles.",
        },
    },
    Drawn {
        key: "lamp",
        name: Text {
            en: "lamp",
            fr: "lampe",
        },
        the_fr: "la lampe",
        alt: Text {
            en: "Three identical red lamps with some white, wearing a purple top hat and glasses, laughing with an open mouth, eyes open; dark green background.",
            fr: "Trois lampes rouges identiques avec du blanc, portant un chapeau haut de forme violet et des lunettes, grand sourire, bouche ouverte, yeux ouverts\u{202f}; fond vert sombre.",
        },
    },
    Drawn {
        key: "apple",
        name: Text {
            en: "apple",
            fr: "pomme",
        },
        the_fr: "la pomme",
        alt: Text {
            en: "Three identical red apples with some green, some brown and leaves, wearing a blue top hat, smiling with a closed mouth, eyes open, holding a red hammer, up in the air; dark green background.",
            fr: "Trois pommes rouges identiques avec du vert, du marron et des feuilles, portant un chapeau haut de forme bleu, sourire, bouche fermée, yeux ouverts, tenant un marteau rouge, en l'air\u{202f}; fond vert sombre.",
        },
    },
    Drawn {
        key: "chair",
        name: Text {
            en: "chair",
            fr: "chaise",
        },
        the_fr: "la chaise",
        alt: Text {
            en: "A yellow chair with red spots, four legs and a moustache, surprised with an open mouth, eyes open, pink cheeks; white background.",
            fr: "Une chaise jaune à pois rouges avec quatre pattes et une moustache, l'air surpris, bouche ouverte, yeux ouverts, joues roses\u{202f}; fond blanc.",
        },
    },
    Drawn {
        key: "book",
        name: Text {
            en: "book",
            fr: "livre",
        },
        the_fr: "le livre",
        alt: Text {
            en: "Two identical yellow books with red spots and some white, wearing a purple bow tie, surprised with an open mouth, eyes open; dark blue background with clouds.",
            fr: "Deux livres jaunes identiques à pois rouges avec du blanc, portant un nœud papillon violet, l'air surpris, bouche ouverte, yeux ouverts\u{202f}; fond bleu sombre avec des nuages.",
        },
    },
    Drawn {
        key: "table",
        name: Text {
            en: "table",
            fr: "table",
        },
        the_fr: "la table",
        alt: Text {
            en: "Three identical yellow tables with some white, four legs and a moustache, wearing a blue cap and a yellow bow tie, sad with a closed mouth, eyes closed, holding a grey spoon; dark purple background.",
            fr: "Trois tables jaunes identiques avec du blanc, quatre pattes et une moustache, portant une casquette bleue et un nœud papillon jaune, l'air triste, bouche fermée, yeux fermés, tenant une cuillère grise\u{202f}; fond violet sombre.",
        },
    },
    Drawn {
        key: "cheese",
        name: Text {
            en: "cheese",
            fr: "fromage",
        },
        the_fr: "le fromage",
        alt: Text {
            en: "Three identical orange cheeses, wearing a brown straw hat and a blue scarf, sad with a closed mouth, eyes closed, pink cheeks; white background.",
            fr: "Trois fromages orange identiques, portant un chapeau de paille marron et une écharpe bleue, l'air triste, bouche fermée, yeux fermés, joues roses\u{202f}; fond blanc.",
        },
    },
    Drawn {
        key: "bed",
        name: Text {
            en: "bed",
            fr: "lit",
        },
        the_fr: "le lit",
        alt: Text {
            en: "Three identical green beds with blue stripes, some white, four legs and a moustache, surprised with an open mouth, eyes open, holding a brown magnifying glass; dark green background with stars.",
            fr: "Trois lits verts identiques à rayures bleues avec du blanc, quatre pattes et une moustache, l'air surpris, bouche ouverte, yeux ouverts, tenant une loupe marron\u{202f}; fond vert sombre avec des étoiles.",
        },
    },
    Drawn {
        key: "umbrella",
        name: Text {
            en: "umbrella",
            fr: "parapluie",
        },
        the_fr: "le parapluie",
        alt: Text {
            en: "A pink umbrella with white stripes, wearing glasses, surprised with an open mouth, eyes open, holding a brown magnifying glass; light pink background with stars.",
            fr: "Un parapluie rose à rayures blanches, portant des lunettes, l'air surpris, bouche ouverte, yeux ouverts, tenant une loupe marron\u{202f}; fond rose clair avec des étoiles.",
        },
    },
    Drawn {
        key: "pencil",
        name: Text {
            en: "pencil",
            fr: "crayon",
        },
        the_fr: "le crayon",
        alt: Text {
            en: "A blue pencil with brown stripes, smiling with a closed mouth, eyes closed, holding a yellow trumpet, up in the air; white background.",
            fr: "Un crayon bleu à rayures marron, sourire, bouche fermée, yeux fermés, tenant une trompette jaune, en l'air\u{202f}; fond blanc.",
        },
    },
    Drawn {
        key: "hot-air-balloon",
        name: Text {
            en: "hot-air balloon",
            fr: "montgolfière",
        },
        the_fr: "la montgolfière",
        alt: Text {
            en: "A green hot-air balloon with brown stripes and a moustache, laughing with an open mouth, eyes closed, pink cheeks, holding a blue paintbrush, up in the air; dark blue background.",
            fr: "Une montgolfière verte à rayures marron avec une moustache, grand sourire, bouche ouverte, yeux fermés, joues roses, tenant un pinceau bleu, en l'air\u{202f}; fond bleu sombre.",
        },
    },
    Drawn {
        key: "teapot",
        name: Text {
            en: "teapot",
            fr: "théière",
        },
        the_fr: "la théière",
        alt: Text {
            en: "An orange teapot with yellow stripes, wearing a brown straw hat, smiling with a closed mouth, eyes open, pink cheeks, holding a grey magnifying glass; dark green background.",
            fr: "Une théière orange à rayures jaunes, portant un chapeau de paille marron, sourire, bouche fermée, yeux ouverts, joues roses, tenant une loupe grise\u{202f}; fond vert sombre.",
        },
    },
    Drawn {
        key: "bell",
        name: Text {
            en: "bell",
            fr: "cloche",
        },
        the_fr: "la cloche",
        alt: Text {
            en: "A yellow bell with green stripes, sad with a closed mouth, eyes open, holding a blue paintbrush; light yellow background with hearts.",
            fr: "Une cloche jaune à rayures vertes, l'air triste, bouche fermée, yeux ouverts, tenant un pinceau bleu\u{202f}; fond jaune clair avec des cœurs.",
        },
    },
    Drawn {
        key: "sock",
        name: Text {
            en: "sock",
            fr: "chaussette",
        },
        the_fr: "la chaussette",
        alt: Text {
            en: "A white sock with red stripes and a moustache, laughing with an open mouth, eyes closed; white background with bubbles.",
            fr: "Une chaussette blanche à rayures rouges avec une moustache, grand sourire, bouche ouverte, yeux fermés\u{202f}; fond blanc avec des bulles.",
        },
    },
    Drawn {
        key: "tent",
        name: Text {
            en: "tent",
            fr: "tente",
        },
        the_fr: "la tente",
        alt: Text {
            en: "A red tent with some white and a moustache, wearing a yellow scarf, sad with a closed mouth, eyes closed; light yellow background with bubbles.",
            fr: "Une tente rouge avec du blanc et une moustache, portant une écharpe jaune, l'air triste, bouche fermée, yeux fermés\u{202f}; fond jaune clair avec des bulles.",
        },
    },
    Drawn {
        key: "banana",
        name: Text {
            en: "banana",
            fr: "banane",
        },
        the_fr: "la banane",
        alt: Text {
            en: "Three identical yellow bananas, wearing glasses, smiling with a closed mouth, eyes open; light yellow background with raindrops.",
            fr: "Trois bananes jaunes identiques, portant des lunettes, sourire, bouche fermée, yeux ouverts\u{202f}; fond jaune clair avec des gouttes de pluie.",
        },
    },
    Drawn {
        key: "lemon",
        name: Text {
            en: "lemon",
            fr: "citron",
        },
        the_fr: "le citron",
        alt: Text {
            en: "A yellow lemon with some green and leaves, wearing glasses, smiling with a closed mouth, eyes closed, pink cheeks; dark green background with hearts.",
            fr: "Un citron jaune avec du vert et des feuilles, portant des lunettes, sourire, bouche fermée, yeux fermés, joues roses\u{202f}; fond vert sombre avec des cœurs.",
        },
    },
    Drawn {
        key: "strawberry",
        name: Text {
            en: "strawberry",
            fr: "fraise",
        },
        the_fr: "la fraise",
        alt: Text {
            en: "A red strawberry with yellow spots, some green and leaves, wearing glasses, sad with a closed mouth, eyes open, pink cheeks, up in the air; dark green background.",
            fr: "Une fraise rouge à pois jaunes avec du vert et des feuilles, portant des lunettes, l'air triste, bouche fermée, yeux ouverts, joues roses, en l'air\u{202f}; fond vert sombre.",
        },
    },
    Drawn {
        key: "watermelon",
        name: Text {
            en: "watermelon",
            fr: "pastèque",
        },
        the_fr: "la pastèque",
        alt: Text {
            en: "A red watermelon with black spots and some green, wearing a purple top hat and glasses, laughing with an open mouth, eyes open, pink cheeks; light yellow background.",
            fr: "Une pastèque rouge à pois noirs avec du vert, portant un chapeau haut de forme violet et des lunettes, grand sourire, bouche ouverte, yeux ouverts, joues roses\u{202f}; fond jaune clair.",
        },
    },
    Drawn {
        key: "carrot",
        name: Text {
            en: "carrot",
            fr: "carotte",
        },
        the_fr: "la carotte",
        alt: Text {
            en: "An orange carrot with green stripes and leaves, smiling with a closed mouth, eyes closed; white background.",
            fr: "Une carotte orange à rayures vertes avec des feuilles, sourire, bouche fermée, yeux fermés\u{202f}; fond blanc.",
        },
    },
    Drawn {
        key: "pumpkin",
        name: Text {
            en: "pumpkin",
            fr: "citrouille",
        },
        the_fr: "la citrouille",
        alt: Text {
            en: "Two identical orange pumpkins with some green and a moustache, smiling with a closed mouth, eyes closed, pink cheeks, holding a red hammer, up in the air; white background.",
            fr: "Deux citrouilles orange identiques avec du vert et une moustache, sourire, bouche fermée, yeux fermés, joues roses, tenant un marteau rouge, en l'air\u{202f}; fond blanc.",
        },
    },
    Drawn {
        key: "cake",
        name: Text {
            en: "cake",
            fr: "gâteau",
        },
        the_fr: "le gâteau",
        alt: Text {
            en: "A white cake with red spots and a moustache, wearing a pink bow tie, smiling with a closed mouth, eyes open, holding a grey spoon; dark green background.",
            fr: "Un gâteau blanc à pois rouges avec une moustache, portant un nœud papillon rose, sourire, bouche fermée, yeux ouverts, tenant une cuillère grise\u{202f}; fond vert sombre.",
        },
    },
    Drawn {
        key: "igloo",
        name: Text {
            en: "igloo",
            fr: "igloo",
        },
        the_fr: "l’igloo",
        alt: Text {
            en: "A white igloo with a moustache, surprised with an open mouth, eyes open, holding a grey magnifying glass; dark blue background.",
            fr: "Un igloo blanc avec une moustache, l'air surpris, bouche ouverte, yeux ouverts, tenant une loupe grise\u{202f}; fond bleu sombre.",
        },
    },
    Drawn {
        key: "doughnut",
        name: Text {
            en: "doughnut",
            fr: "beignet",
        },
        the_fr: "le beignet",
        alt: Text {
            en: "A pink doughnut with brown spots and a moustache, wearing a brown straw hat and glasses, surprised with an open mouth, eyes closed, holding a grey spoon, up in the air; light pink background.",
            fr: "Un beignet rose à pois marron avec une moustache, portant un chapeau de paille marron et des lunettes, l'air surpris, bouche ouverte, yeux fermés, tenant une cuillère grise, en l'air\u{202f}; fond rose clair.",
        },
    },
    Drawn {
        key: "rocket",
        name: Text {
            en: "rocket",
            fr: "fusée",
        },
        the_fr: "la fusée",
        alt: Text {
            en: "A red rocket with some yellow, some white and windows, surprised with an open mouth, eyes closed, up in the air; dark blue background.",
            fr: "Une fusée rouge avec du jaune, du blanc et des fenêtres, l'air surpris, bouche ouverte, yeux fermés, en l'air\u{202f}; fond bleu sombre.",
        },
    },
    Drawn {
        key: "car",
        name: Text {
            en: "car",
            fr: "voiture",
        },
        the_fr: "la voiture",
        alt: Text {
            en: "Two identical purple cars with some black, some blue, wheels, windows and a moustache, wearing glasses, surprised with an open mouth, eyes closed, pink cheeks, holding a grey spoon, up in the air; light pink background with hearts.",
            fr: "Deux voitures violettes identiques avec du noir, du bleu, des roues, des fenêtres et une moustache, portant des lunettes, l'air surpris, bouche ouverte, yeux fermés, joues roses, tenant une cuillère grise, en l'air\u{202f}; fond rose clair avec des cœurs.",
        },
    },
    Drawn {
        key: "bicycle",
        name: Text {
            en: "bicycle",
            fr: "vélo",
        },
        the_fr: "le vélo",
        alt: Text {
            en: "A yellow bicycle with some black, some blue, wheels and a moustache, wearing a red bow tie and glasses, surprised with an open mouth, eyes open, pink cheeks, up in the air; dark blue background with bubbles.",
            fr: "Un vélo jaune avec du noir, du bleu, des roues et une moustache, portant un nœud papillon rouge et des lunettes, l'air surpris, bouche ouverte, yeux ouverts, joues roses, en l'air\u{202f}; fond bleu sombre avec des bulles.",
        },
    },
    Drawn {
        key: "bus",
        name: Text {
            en: "bus",
            fr: "bus",
        },
        the_fr: "le bus",
        alt: Text {
            en: "Three identical green buses with some black, some blue, wheels, windows and a moustache, wearing a brown straw hat, laughing with an open mouth, eyes open; white background.",
            fr: "Trois bus verts identiques avec du noir, du bleu, des roues, des fenêtres et une moustache, portant un chapeau de paille marron, grand sourire, bouche ouverte, yeux ouverts\u{202f}; fond blanc.",
        },
    },
    Drawn {
        key: "tractor",
        name: Text {
            en: "tractor",
            fr: "tracteur",
        },
        the_fr: "le tracteur",
        alt: Text {
            en: "Two identical green tractors with some black, some red, some white, wheels and windows, wearing a black top hat, surprised with an open mouth, eyes closed, holding a yellow paintbrush; dark blue background.",
            fr: "Deux tracteurs verts identiques avec du noir, du rouge, du blanc, des roues et des fenêtres, portant un chapeau haut de forme noir, l'air surpris, bouche ouverte, yeux fermés, tenant un pinceau jaune\u{202f}; fond bleu sombre.",
        },
    },
    Drawn {
        key: "train",
        name: Text {
            en: "train",
            fr: "train",
        },
        the_fr: "le train",
        alt: Text {
            en: "A green train with white stripes, some black, wheels and windows, wearing a green party hat and a green bow tie, surprised with an open mouth, eyes closed; dark purple background.",
            fr: "Un train vert à rayures blanches avec du noir, des roues et des fenêtres, portant un chapeau de fête vert et un nœud papillon vert, l'air surpris, bouche ouverte, yeux fermés\u{202f}; fond violet sombre.",
        },
    },
    Drawn {
        key: "boat",
        name: Text {
            en: "boat",
            fr: "bateau",
        },
        the_fr: "le bateau",
        alt: Text {
            en: "A green boat with some blue, wearing a yellow straw hat, surprised with an open mouth, eyes closed; dark green background with hearts.",
            fr: "Un bateau vert avec du bleu, portant un chapeau de paille jaune, l'air surpris, bouche ouverte, yeux fermés\u{202f}; fond vert sombre avec des cœurs.",
        },
    },
    Drawn {
        key: "castle",
        name: Text {
            en: "castle",
            fr: "château",
        },
        the_fr: "le château",
        alt: Text {
            en: "A grey castle with some yellow and windows, wearing a purple scarf, laughing with an open mouth, eyes closed; light pink background.",
            fr: "Un château gris avec du jaune et des fenêtres, portant une écharpe violette, grand sourire, bouche ouverte, yeux fermés\u{202f}; fond rose clair.",
        },
    },
    Drawn {
        key: "lighthouse",
        name: Text {
            en: "lighthouse",
            fr: "phare",
        },
        the_fr: "le phare",
        alt: Text {
            en: "A red lighthouse with some blue, some white and windows, wearing a blue bow tie, laughing with an open mouth, eyes open; white background with hearts.",
            fr: "Un phare rouge avec du bleu, du blanc et des fenêtres, portant un nœud papillon bleu, grand sourire, bouche ouverte, yeux ouverts\u{202f}; fond blanc avec des cœurs.",
        },
    },
];

/// What can be asked, and of which pictures it is true.
pub const QUESTIONS: [Meaning; 96] = [
    Meaning {
        question: Question::Living,
        key: "living",
        is_base: true,
        text: Text {
            en: "Is it living?",
            fr: "Est-ce vivant\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0000_0000_0df5_7fff_dfff_ffff),
    },
    Meaning {
        question: Question::Hat,
        key: "hat",
        is_base: true,
        text: Text {
            en: "Is it wearing something on its head?",
            fr: "Porte-t-il quelque chose sur la tête\u{202f}?",
        },
        true_of: Pictures(0x0000_0003_c420_4336_201c_09f3_500b_0f1c),
    },
    Meaning {
        question: Question::Glasses,
        key: "glasses",
        is_base: true,
        text: Text {
            en: "Does it wear glasses?",
            fr: "Porte-t-il des lunettes\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_343c_0819_70d4_0221_3b59_d41c),
    },
    Meaning {
        question: Question::Moustache,
        key: "moustache",
        is_base: true,
        text: Text {
            en: "Does it have a moustache?",
            fr: "A-t-il une moustache\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_7783_254c_418c_8d00_4730_532a),
    },
    Meaning {
        question: Question::Neckwear,
        key: "neckwear",
        is_base: true,
        text: Text {
            en: "Is there something round its neck?",
            fr: "A-t-il quelque chose autour du cou\u{202f}?",
        },
        true_of: Pictures(0x0000_000d_2102_038b_13e0_004d_e030_8674),
    },
    Meaning {
        question: Question::Smiling,
        key: "smiling",
        is_base: true,
        text: Text {
            en: "Is it smiling?",
            fr: "Est-ce qu'il sourit\u{202f}?",
        },
        true_of: Pictures(0x0000_000c_41ed_703f_28cd_143c_b1c4_033d),
    },
    Meaning {
        question: Question::MouthOpen,
        key: "mouth_open",
        is_base: true,
        text: Text {
            en: "Is its mouth open?",
            fr: "A-t-il la bouche ouverte\u{202f}?",
        },
        true_of: Pictures(0x0000_000f_fe21_2cd4_1fc0_3314_c1c3_35fc),
    },
    Meaning {
        question: Question::EyesClosed,
        key: "eyes_closed",
        is_base: true,
        text: Text {
            en: "Are its eyes closed?",
            fr: "A-t-il les yeux fermés\u{202f}?",
        },
        true_of: Pictures(0x0000_0007_9ccb_3308_904c_5883_d2ed_b00d),
    },
    Meaning {
        question: Question::PinkCheeks,
        key: "pink_cheeks",
        is_base: true,
        text: Text {
            en: "Does it have pink cheeks?",
            fr: "A-t-il les joues roses\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_30b8_624e_6341_f890_2053_28c5),
    },
    Meaning {
        question: Question::Holding,
        key: "holding",
        is_base: true,
        text: Text {
            en: "Is it holding something?",
            fr: "Tient-il quelque chose\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_9780_fd21_01a0_4039_0c8f_814f),
    },
    Meaning {
        question: Question::Several,
        key: "several",
        is_base: true,
        text: Text {
            en: "Is there more than one?",
            fr: "Y en a-t-il plus d'un\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_d084_07bc_0400_f14c_3cf4_cc48),
    },
    Meaning {
        question: Question::Patterned,
        key: "patterned",
        is_base: true,
        text: Text {
            en: "Does it have a pattern?",
            fr: "A-t-il un motif\u{202f}?",
        },
        true_of: Pictures(0x0000_0001_0571_fcc3_0200_bd37_f462_5405),
    },
    Meaning {
        question: Question::InAir,
        key: "in_air",
        is_base: true,
        text: Text {
            en: "Is it up in the air?",
            fr: "Est-il en l'air\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_3c90_3026_1003_01e4_821e_40be),
    },
    Meaning {
        question: Question::DarkBackground,
        key: "dark_background",
        is_base: true,
        text: Text {
            en: "Is the background dark?",
            fr: "Le fond est-il sombre\u{202f}?",
        },
        true_of: Pictures(0x0000_0003_ab18_65b9_0b2b_2006_1f79_3114),
    },
    Meaning {
        question: Question::Marks,
        key: "marks",
        is_base: true,
        text: Text {
            en: "Is there something in the background?",
            fr: "Y a-t-il quelque chose sur le fond\u{202f}?",
        },
        true_of: Pictures(0x0000_000a_300f_8c8f_3c6e_ed28_d80a_3d5f),
    },
    Meaning {
        question: Question::SomeRed,
        key: "some_red",
        is_base: true,
        text: Text {
            en: "Is there any red on it?",
            fr: "Y a-t-il du rouge dessus\u{202f}?",
        },
        true_of: Pictures(0x0000_0008_a9b3_00f2_80e4_c7fb_6ec8_0140),
    },
    Meaning {
        question: Question::SomeYellow,
        key: "some_yellow",
        is_base: true,
        text: Text {
            en: "Is there any yellow on it?",
            fr: "Y a-t-il du jaune dessus\u{202f}?",
        },
        true_of: Pictures(0x0000_0006_a81e_d1cc_0594_20bc_f62d_1683),
    },
    Meaning {
        question: Question::SomeBlue,
        key: "some_blue",
        is_base: true,
        text: Text {
            en: "Is there any blue on it?",
            fr: "Y a-t-il du bleu dessus\u{202f}?",
        },
        true_of: Pictures(0x0000_000a_7000_b729_b201_34f1_8381_0740),
    },
    Meaning {
        question: Question::SomeGreen,
        key: "some_green",
        is_base: true,
        text: Text {
            en: "Is there any green on it?",
            fr: "Y a-t-il du vert dessus\u{202f}?",
        },
        true_of: Pictures(0x0000_0003_c0f8_a420_3df0_dc60_403c_0010),
    },
    Meaning {
        question: Question::Animal,
        key: "animal",
        is_base: false,
        text: Text {
            en: "Is it an animal?",
            fr: "Est-ce un animal\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0000_0000_0000_000f_dff7_ffff),
    },
    Meaning {
        question: Question::Person,
        key: "person",
        is_base: false,
        text: Text {
            en: "Is it a person?",
            fr: "Est-ce une personne\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0000_0000_0005_7ff0_0008_0000),
    },
    Meaning {
        question: Question::Plant,
        key: "plant",
        is_base: false,
        text: Text {
            en: "Is it a plant?",
            fr: "Est-ce une plante\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0000_0000_0df0_0000_0000_0000),
    },
    Meaning {
        question: Question::Object,
        key: "object",
        is_base: false,
        text: Text {
            en: "Is it an object?",
            fr: "Est-ce un objet\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0001_dddd_f208_0000_0000_0000),
    },
    Meaning {
        question: Question::Food,
        key: "food",
        is_base: false,
        text: Text {
            en: "Is it food?",
            fr: "Est-ce quelque chose à manger\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_05fc_0222_0000_8000_0000_0000),
    },
    Meaning {
        question: Question::Vehicle,
        key: "vehicle",
        is_base: false,
        text: Text {
            en: "Is it a vehicle?",
            fr: "Est-ce un véhicule\u{202f}?",
        },
        true_of: Pictures(0x0000_0003_f800_2000_0002_0000_0000_0000),
    },
    Meaning {
        question: Question::Building,
        key: "building",
        is_base: false,
        text: Text {
            en: "Is it a building?",
            fr: "Est-ce un bâtiment\u{202f}?",
        },
        true_of: Pictures(0x0000_000c_0202_0000_0000_0000_2000_0000),
    },
    Meaning {
        question: Question::Bird,
        key: "bird",
        is_base: false,
        text: Text {
            en: "Is it a bird?",
            fr: "Est-ce un oiseau\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0000_0000_0000_000c_0a00_0000),
    },
    Meaning {
        question: Question::Bug,
        key: "bug",
        is_base: false,
        text: Text {
            en: "Is it a bug?",
            fr: "Est-ce une petite bête\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0000_0000_0000_0003_d000_0000),
    },
    Meaning {
        question: Question::Sea,
        key: "sea",
        is_base: false,
        text: Text {
            en: "Is it a sea animal?",
            fr: "Est-ce un animal de la mer\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0000_0000_0000_0000_0582_0000),
    },
    Meaning {
        question: Question::Child,
        key: "child",
        is_base: false,
        text: Text {
            en: "Is it a child?",
            fr: "Est-ce un enfant\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0000_0000_0000_3800_0000_0000),
    },
    Meaning {
        question: Question::Flower,
        key: "flower",
        is_base: false,
        text: Text {
            en: "Is it a flower?",
            fr: "Est-ce une fleur\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0000_0000_0c20_0000_0000_0000),
    },
    Meaning {
        question: Question::Furniture,
        key: "furniture",
        is_base: false,
        text: Text {
            en: "Is it furniture?",
            fr: "Est-ce un meuble\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0000_0540_0000_0000_0000_0000),
    },
    Meaning {
        question: Question::FruitOrVegetable,
        key: "fruit_or_vegetable",
        is_base: false,
        text: Text {
            en: "Is it a fruit or a vegetable?",
            fr: "Est-ce un fruit ou un légume\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_00fc_0020_0000_0000_0000_0000),
    },
    Meaning {
        question: Question::MostlyRed,
        key: "mostly_red",
        is_base: false,
        text: Text {
            en: "Is it mostly red?",
            fr: "Est-il surtout rouge\u{202f}?",
        },
        true_of: Pictures(0x0000_0008_0832_0030_0024_0011_0640_0000),
    },
    Meaning {
        question: Question::MostlyOrange,
        key: "mostly_orange",
        is_base: false,
        text: Text {
            en: "Is it mostly orange?",
            fr: "Est-il surtout orange\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_00c0_4201_0000_0000_0003_8008),
    },
    Meaning {
        question: Question::MostlyYellow,
        key: "mostly_yellow",
        is_base: false,
        text: Text {
            en: "Is it mostly yellow?",
            fr: "Est-il surtout jaune\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_200c_81cc_0400_0008_f000_1002),
    },
    Meaning {
        question: Question::MostlyGreen,
        key: "mostly_green",
        is_base: false,
        text: Text {
            en: "Is it mostly green?",
            fr: "Est-il surtout vert\u{202f}?",
        },
        true_of: Pictures(0x0000_0003_c000_2400_01d0_dc00_003c_0000),
    },
    Meaning {
        question: Question::MostlyBlue,
        key: "mostly_blue",
        is_base: false,
        text: Text {
            en: "Is it mostly blue?",
            fr: "Est-il surtout bleu\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0000_1000_b000_20e0_0180_0000),
    },
    Meaning {
        question: Question::MostlyPurple,
        key: "mostly_purple",
        is_base: false,
        text: Text {
            en: "Is it mostly purple?",
            fr: "Est-il surtout violet\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_1000_0000_0200_0000_0000_0000),
    },
    Meaning {
        question: Question::MostlyPink,
        key: "mostly_pink",
        is_base: false,
        text: Text {
            en: "Is it mostly pink?",
            fr: "Est-il surtout rose\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0400_0802_0808_0000_0000_2000),
    },
    Meaning {
        question: Question::MostlyBrown,
        key: "mostly_brown",
        is_base: false,
        text: Text {
            en: "Is it mostly brown?",
            fr: "Est-il surtout marron\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0000_0000_0000_0002_0000_42c4),
    },
    Meaning {
        question: Question::MostlyBlack,
        key: "mostly_black",
        is_base: false,
        text: Text {
            en: "Is it mostly black?",
            fr: "Est-il surtout noir\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0000_0000_0000_0000_0800_0021),
    },
    Meaning {
        question: Question::MostlyWhite,
        key: "mostly_white",
        is_base: false,
        text: Text {
            en: "Is it mostly white?",
            fr: "Est-il surtout blanc\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0301_0000_4001_0304_0000_0c10),
    },
    Meaning {
        question: Question::MostlyGrey,
        key: "mostly_grey",
        is_base: false,
        text: Text {
            en: "Is it mostly grey?",
            fr: "Est-il surtout gris\u{202f}?",
        },
        true_of: Pictures(0x0000_0004_0000_0000_0002_0000_0000_0100),
    },
    Meaning {
        question: Question::Striped,
        key: "striped",
        is_base: false,
        text: Text {
            en: "Is it striped?",
            fr: "Est-il rayé\u{202f}?",
        },
        true_of: Pictures(0x0000_0001_0041_fc00_0000_3000_f020_0401),
    },
    Meaning {
        question: Question::Spotted,
        key: "spotted",
        is_base: false,
        text: Text {
            en: "Does it have spots?",
            fr: "A-t-il des taches ou des points\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0530_00c0_0200_8037_0442_5004),
    },
    Meaning {
        question: Question::Checked,
        key: "checked",
        is_base: false,
        text: Text {
            en: "Is it checked?",
            fr: "Est-il à carreaux\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0000_0003_0000_0d00_0000_0000),
    },
    Meaning {
        question: Question::Crown,
        key: "crown",
        is_base: false,
        text: Text {
            en: "Does it wear a crown?",
            fr: "Porte-t-il une couronne\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0000_0004_0010_0010_0000_0000),
    },
    Meaning {
        question: Question::Scarf,
        key: "scarf",
        is_base: false,
        text: Text {
            en: "Does it wear a scarf?",
            fr: "Porte-t-il une écharpe\u{202f}?",
        },
        true_of: Pictures(0x0000_0004_0002_020b_1020_0045_4000_8470),
    },
    Meaning {
        question: Question::BowTie,
        key: "bow_tie",
        is_base: false,
        text: Text {
            en: "Does it wear a bow tie?",
            fr: "Porte-t-il un nœud papillon\u{202f}?",
        },
        true_of: Pictures(0x0000_0009_2100_0180_03c0_0008_a030_0204),
    },
    Meaning {
        question: Question::Three,
        key: "three",
        is_base: false,
        text: Text {
            en: "Are there more than two?",
            fr: "Y en a-t-il plus de deux\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_4004_0730_0000_7040_30f4_cc48),
    },
    Meaning {
        question: Question::Sad,
        key: "sad",
        is_base: false,
        text: Text {
            en: "Is it sad?",
            fr: "Est-il triste\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0012_8300_c032_c8c3_0e38_c802),
    },
    Meaning {
        question: Question::Surprised,
        key: "surprised",
        is_base: false,
        text: Text {
            en: "Is it surprised?",
            fr: "Est-il surpris\u{202f}?",
        },
        true_of: Pictures(0x0000_0003_be00_0cc0_1700_2300_4003_34c0),
    },
    Meaning {
        question: Question::Legs,
        key: "legs",
        is_base: false,
        text: Text {
            en: "Does it have legs?",
            fr: "A-t-il des jambes, des pattes ou des pieds\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0000_0540_120d_7fdf_ce3d_ffff),
    },
    Meaning {
        question: Question::FourLegs,
        key: "four_legs",
        is_base: false,
        text: Text {
            en: "Does it have more than two legs?",
            fr: "A-t-il plus de deux jambes, pattes ou pieds\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0000_0540_0000_0003_c435_fdff),
    },
    Meaning {
        question: Question::Wings,
        key: "wings",
        is_base: false,
        text: Text {
            en: "Does it have wings?",
            fr: "A-t-il des ailes\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0000_0000_0002_000c_ca00_0000),
    },
    Meaning {
        question: Question::Wheels,
        key: "wheels",
        is_base: false,
        text: Text {
            en: "Does it have wheels?",
            fr: "A-t-il des roues\u{202f}?",
        },
        true_of: Pictures(0x0000_0001_f000_0000_0002_0000_0000_0000),
    },
    Meaning {
        question: Question::Leaves,
        key: "leaves",
        is_base: false,
        text: Text {
            en: "Does it have leaves?",
            fr: "A-t-il des feuilles\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0058_0020_0cb0_0000_0000_0000),
    },
    Meaning {
        question: Question::Tail,
        key: "tail",
        is_base: false,
        text: Text {
            en: "Does it have an animal's tail?",
            fr: "A-t-il une queue, comme un animal\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0000_0000_0000_0028_03f3_ff7f),
    },
    Meaning {
        question: Question::Windows,
        key: "windows",
        is_base: false,
        text: Text {
            en: "Does it have windows?",
            fr: "A-t-il des fenêtres\u{202f}?",
        },
        true_of: Pictures(0x0000_000d_d800_0000_0002_0000_2000_0000),
    },
    Meaning {
        question: Question::BgStars,
        key: "bg_stars",
        is_base: false,
        text: Text {
            en: "Are there stars in the background?",
            fr: "Y a-t-il des étoiles sur le fond\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0000_0c00_2400_0120_8800_0840),
    },
    Meaning {
        question: Question::BgHearts,
        key: "bg_hearts",
        is_base: false,
        text: Text {
            en: "Are there hearts in the background?",
            fr: "Y a-t-il des cœurs sur le fond\u{202f}?",
        },
        true_of: Pictures(0x0000_000a_1008_8000_0800_4400_1002_0002),
    },
    Meaning {
        question: Question::BgClouds,
        key: "bg_clouds",
        is_base: false,
        text: Text {
            en: "Are there clouds in the background?",
            fr: "Y a-t-il des nuages sur le fond\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0000_0084_1024_0000_0008_100c),
    },
    Meaning {
        question: Question::BgRaindrops,
        key: "bg_raindrops",
        is_base: false,
        text: Text {
            en: "Are there raindrops in the background?",
            fr: "Y a-t-il des gouttes de pluie sur le fond\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0004_0003_000a_0800_4000_0010),
    },
    Meaning {
        question: Question::BgBubbles,
        key: "bg_bubbles",
        is_base: false,
        text: Text {
            en: "Are there bubbles in the background?",
            fr: "Y a-t-il des bulles sur le fond\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_2003_0008_0040_a008_0000_2501),
    },
    Meaning {
        question: Question::EyesOpen,
        key: "eyes_open",
        is_base: false,
        text: Text {
            en: "Are its eyes open?",
            fr: "A-t-il les yeux ouverts\u{202f}?",
        },
        true_of: Pictures(0x0000_0008_6334_ccf7_6fb3_a77c_2d12_4ff2),
    },
    Meaning {
        question: Question::MouthClosed,
        key: "mouth_closed",
        is_base: false,
        text: Text {
            en: "Is its mouth closed?",
            fr: "A-t-il la bouche fermée\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_01de_d32b_e03f_cceb_3e3c_ca03),
    },
    Meaning {
        question: Question::Alone,
        key: "alone",
        is_base: false,
        text: Text {
            en: "Is there only one?",
            fr: "Est-il tout seul\u{202f}?",
        },
        true_of: Pictures(0x0000_000f_2f7b_f843_fbff_0eb3_c30b_33b7),
    },
    Meaning {
        question: Question::Two,
        key: "two",
        is_base: false,
        text: Text {
            en: "Are there exactly two?",
            fr: "Y en a-t-il exactement deux\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_9080_008c_0400_810c_0c00_0000),
    },
    Meaning {
        question: Question::TwoLegs,
        key: "two_legs",
        is_base: false,
        text: Text {
            en: "Does it have exactly two legs?",
            fr: "A-t-il exactement deux jambes, pattes ou pieds\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0000_0000_120d_7fdc_0a08_0200),
    },
    Meaning {
        question: Question::JustFourLegs,
        key: "just_four_legs",
        is_base: false,
        text: Text {
            en: "Does it have exactly four legs?",
            fr: "A-t-il exactement quatre pattes ou pieds\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0000_0540_0000_0000_0035_fdff),
    },
    Meaning {
        question: Question::Beak,
        key: "beak",
        is_base: false,
        text: Text {
            en: "Does it have a beak?",
            fr: "A-t-il un bec\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0000_0000_0000_000c_0a00_0000),
    },
    Meaning {
        question: Question::Cap,
        key: "cap",
        is_base: false,
        text: Text {
            en: "Does it wear a cap?",
            fr: "Porte-t-il une casquette\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0000_0102_0000_0000_1002_0804),
    },
    Meaning {
        question: Question::TopHat,
        key: "top_hat",
        is_base: false,
        text: Text {
            en: "Does it wear a top hat?",
            fr: "Porte-t-il un haut-de-forme\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_8020_0030_0000_0001_0001_0710),
    },
    Meaning {
        question: Question::PartyHat,
        key: "party_hat",
        is_base: false,
        text: Text {
            en: "Does it wear a party hat?",
            fr: "Porte-t-il un chapeau de fête\u{202f}?",
        },
        true_of: Pictures(0x0000_0001_0000_0000_200c_0802_4000_0000),
    },
    Meaning {
        question: Question::Hammer,
        key: "hammer",
        is_base: false,
        text: Text {
            en: "Is it holding a hammer?",
            fr: "Tient-il un marteau\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0080_0020_0020_4011_0000_0100),
    },
    Meaning {
        question: Question::Spoon,
        key: "spoon",
        is_base: false,
        text: Text {
            en: "Is it holding a spoon?",
            fr: "Tient-il une cuillère\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_1500_0100_0000_0000_0402_0008),
    },
    Meaning {
        question: Question::Paintbrush,
        key: "paintbrush",
        is_base: false,
        text: Text {
            en: "Is it holding a paintbrush?",
            fr: "Tient-il un pinceau\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_8000_a000_0100_0028_088c_0000),
    },
    Meaning {
        question: Question::Flag,
        key: "flag",
        is_base: false,
        text: Text {
            en: "Is it holding a flag?",
            fr: "Tient-il un drapeau\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0000_0001_0080_0000_0000_8040),
    },
    Meaning {
        question: Question::MagnifyingGlass,
        key: "magnifying_glass",
        is_base: false,
        text: Text {
            en: "Is it holding a magnifying glass?",
            fr: "Tient-il une loupe\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0200_4c00_0000_0000_0000_0006),
    },
    Meaning {
        question: Question::Trumpet,
        key: "trumpet",
        is_base: false,
        text: Text {
            en: "Is it holding a trumpet?",
            fr: "Tient-il une trompette\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0000_1000_0000_0000_0001_0001),
    },
    Meaning {
        question: Question::GrownUp,
        key: "grown_up",
        is_base: false,
        text: Text {
            en: "Is it a grown-up?",
            fr: "Est-ce un adulte\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0000_0000_0005_47f0_0008_0000),
    },
    Meaning {
        question: Question::Tree,
        key: "tree",
        is_base: false,
        text: Text {
            en: "Is it a kind of tree?",
            fr: "Est-ce une sorte d’arbre\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0000_0000_00d0_0000_0000_0000),
    },
    Meaning {
        question: Question::Insect,
        key: "insect",
        is_base: false,
        text: Text {
            en: "Is it an insect?",
            fr: "Est-ce un insecte\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0000_0000_0000_0001_c000_0000),
    },
    Meaning {
        question: Question::Aircraft,
        key: "aircraft",
        is_base: false,
        text: Text {
            en: "Is it a vehicle that flies?",
            fr: "Est-ce un véhicule qui vole\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0800_2000_0002_0000_0000_0000),
    },
    Meaning {
        question: Question::LivesInSea,
        key: "lives_in_sea",
        is_base: false,
        text: Text {
            en: "Does it live in the sea?",
            fr: "Vit-il dans la mer\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0000_0000_0000_0020_0582_0000),
    },
    Meaning {
        question: Question::SomeOrange,
        key: "some_orange",
        is_base: false,
        text: Text {
            en: "Is there any orange on it?",
            fr: "Y a-t-il de l’orange dessus\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_00c0_4201_4000_0008_1803_8008),
    },
    Meaning {
        question: Question::SomePurple,
        key: "some_purple",
        is_base: false,
        text: Text {
            en: "Is there any purple on it?",
            fr: "Y a-t-il du violet dessus\u{202f}?",
        },
        true_of: Pictures(0x0000_0004_1020_0090_1324_0003_3018_0a14),
    },
    Meaning {
        question: Question::SomePink,
        key: "some_pink",
        is_base: false,
        text: Text {
            en: "Is there any pink on it?",
            fr: "Y a-t-il du rose dessus\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0500_0802_0808_0001_8002_e074),
    },
    Meaning {
        question: Question::LightBackground,
        key: "light_background",
        is_base: false,
        text: Text {
            en: "Is the background light?",
            fr: "Le fond est-il clair\u{202f}?",
        },
        true_of: Pictures(0x0000_000c_54e7_9a46_f4d4_dff9_e086_ceeb),
    },
    Meaning {
        question: Question::BackgroundWhite,
        key: "background_white",
        is_base: false,
        text: Text {
            en: "Is the background white?",
            fr: "Le fond est-il blanc\u{202f}?",
        },
        true_of: Pictures(0x0000_0008_40c1_1240_4040_1830_4000_006a),
    },
    Meaning {
        question: Question::BackgroundYellow,
        key: "background_yellow",
        is_base: false,
        text: Text {
            en: "Is the background yellow?",
            fr: "Le fond est-il jaune\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_0026_8002_b080_8008_a086_c680),
    },
    Meaning {
        question: Question::BackgroundPink,
        key: "background_pink",
        is_base: false,
        text: Text {
            en: "Is the background pink?",
            fr: "Le fond est-il rose\u{202f}?",
        },
        true_of: Pictures(0x0000_0004_1400_0804_0414_47c1_0000_0801),
    },
    Meaning {
        question: Question::BackgroundBlue,
        key: "background_blue",
        is_base: false,
        text: Text {
            en: "Is the background blue?",
            fr: "Le fond est-il bleu\u{202f}?",
        },
        true_of: Pictures(0x0000_0000_aa00_2080_092a_0004_0629_1000),
    },
    Meaning {
        question: Question::BackgroundPurple,
        key: "background_purple",
        is_base: false,
        text: Text {
            en: "Is the background purple?",
            fr: "Le fond est-il violet\u{202f}?",
        },
        true_of: Pictures(0x0000_0001_0000_0100_0201_2000_1050_2014),
    },
    Meaning {
        question: Question::BackgroundGreen,
        key: "background_green",
        is_base: false,
        text: Text {
            en: "Is the background green?",
            fr: "Le fond est-il vert\u{202f}?",
        },
        true_of: Pictures(0x0000_0002_0118_4439_0000_0002_0900_0100),
    },
];
