//! How questions are put in English.

use super::Tongue;
use crate::question::Question as Q;

pub(super) const ENGLISH: Tongue = Tongue {
    groups: &[
        ("WEAR", "wear|wears|wearing|wore|worn|sport|sports|sporting"),
        ("HOLD", "hold|holds|holding|carry|carries|carrying"),
        ("THING", "something|anything|things|stuff"),
        ("ROUND", "round|around|about|on|at"),
        ("BACK", "background|backdrop|bg"),
        ("BEHIND", "in|on|behind|against|across|over"),
        ("IT", "it|him|her|them|this|that|they"),
        ("ONE", "you|we|i|one|people|someone|anyone|humans"),
        ("CAN", "can|could|may|might"),
        ("BIT", "some|any|bit|bits|little|touch|trace|part|parts"),
        ("HAS", "have|has|got|having"),
        (
            "MOST",
            "mostly|mainly|primarily|largely|predominantly|chiefly|basically|mostly",
        ),
        ("COLOUR", "colour|color|coloured|colored|colours|colors"),
        ("MAIN", "main|dominant|principal|primary|chief"),
        ("OPEN", "open|opened"),
        ("SHUT", "closed|shut"),
        ("LEGS", "legs|leg|paws"),
    ],
    phrases: PHRASES,
    padding: "is|are|was|be|it|its|s|re|they|he|she|his|her|their|him|them|this|that|these; \
        those|there|the|a|an|any|some|of|with|do|does|did|has|have|had|got|get|having; \
        can|could|would|might|may|see|seen; \
        one|please|maybe|perhaps|right|really|actually; \
        so|ok|okay|hey|well|hmm|um|now|then|if|whether|and|show|shows|showing|visible; \
        by any chance; do|can|could|would|d you|i|we see|say|tell|think|show me|us? that|of|about|if?; \
        are|re|is|m you|we|i thinking|looking|searching|hunting of|about|for; \
        i|we think|guess|wonder|suppose if|whether|that?; thing|one you|i are|am|re|m thinking|looking of|about|for; \
        secret picture|image|card; picture|image|card|drawing of; chosen|secret one; \
        kind|sort|type of; look|looks|looking like?; \
        in|on this|that? picture|card|image|drawing; on IT; to be seen",
    identity: "is|are|was it|this|that|they|these|he|she a|an|the|some; \
        it|this|that|they|these|he|she is|are|s|re a|an|the|some",
    fillers: &[
        "a", "an", "the", "its", "his", "her", "their", "any", "some", "of", "it", "is", "are",
        "s", "they",
    ],
    fold: |letter| match letter {
        'à' | 'â' | 'ä' => "a",
        'é' | 'è' | 'ê' | 'ë' => "e",
        'ï' | 'î' => "i",
        _ => "",
    },
};

const PHRASES: &[(Q, &str)] = &[
    (
        Q::Living,
        "living thing|things|being|beings|creature|creatures?; alive; live|lives; \
         ~dead; ~creature|creatures",
    ),
    (
        Q::Hat,
        "WEAR? hat|hats|headgear|headwear on? head?; WEAR? THING on|upon|atop head|heads; \
         head|heads covered; ~cap|caps|helmet|helmets|beanie|bonnet",
    ),
    (
        Q::Glasses,
        "WEAR? glasses|spectacles|specs|eyeglasses|eyewear on? nose|face|eyes?; ~sunglasses|goggles",
    ),
    (
        Q::Moustache,
        "WEAR? moustache|mustache|moustaches|mustaches; moustached|mustached|mustachioed; \
         ~beard|bearded|whiskers",
    ),
    (
        Q::Neckwear,
        "WEAR? THING ROUND neck|necks; WEAR? neckwear; WEAR? scarf|scarves or bow tie|ties; \
         WEAR? scarf or bowtie; WEAR? bow tie or scarf; WEAR? bowtie or scarf; \
         ~WEAR? tie|ties|necklace|collar|necktie",
    ),
    (
        Q::Smiling,
        "smile|smiles|smiling|smiley|grin|grins|grinning face|faces?; happy|cheerful|glad face|faces?; \
         ~laugh|laughs|laughing",
    ),
    (
        Q::MouthOpen,
        "mouth|mouths wide? OPEN; wide? open mouth|mouths; OPEN mouth|mouths; \
         ~mouth|mouths SHUT; ~SHUT mouth|mouths",
    ),
    (
        Q::EyesClosed,
        "eyes|eye SHUT; SHUT eyes|eye; close|closes|closing|shuts|shutting eyes; \
         ~eyes|eye OPEN; ~open eyes|eye; ~asleep|sleeping|sleep|sleeps|sleepy|awake",
    ),
    (
        Q::PinkCheeks,
        "HAS? pink|rosy cheeks|cheek; cheeks|cheek pink|rosy; pink|rosy cheeked; \
         ~red cheeks|cheek; ~cheeks red; ~blush|blushing|blushes",
    ),
    (
        Q::Holding,
        "HOLD THING|object|objects|item in? hand|hands|paw|paws?; THING in hand|hands|paw|paws; \
         HOLD; ~hands|hand|arms|paw",
    ),
    (
        Q::Several,
        "more than one|1 of? IT?; several|multiple of? IT?; at least two|2 of? IT?; two|2 or more of? IT?; \
         ~only|just|exactly one|1; ~alone|single; ~two|2|twins|pair|couple; ~many|group|plural",
    ),
    (
        Q::Three,
        "more than two|2 of? IT?; there exactly? three|3 of? IT?; exactly? three|3 of IT; at least three|3 of? IT?; \
         three|3 or more of? IT?; ~three|3|four|4",
    ),
    (
        Q::Patterned,
        "pattern|patterns|patterned; ~plain|uniform; ~plain COLOUR",
    ),
    (
        Q::InAir,
        "up? in air|sky; flying; floating|hovering|airborne around? in? air|sky?; \
         off|above ground|floor; shadow|shadows below|under|beneath|underneath IT?; \
         ~fly|flies; ~jump|jumping|jumps; ~on|touching|touches ground|floor",
    ),
    (
        Q::DarkBackground,
        "dark|darker BACK; BACK dark; in|on|against front? of? dark BACK; \
         ~light|bright|white|pale|black BACK; ~BACK light|bright|white|pale|black; ~dark|night",
    ),
    (
        Q::Marks,
        "THING|marks|shapes|symbols|decoration|decorations BEHIND BACK; THING behind IT; \
         marks; BACK decorated; ~BACK empty; ~empty BACK; ~BACK",
    ),
    (
        Q::SomeRed,
        "BIT red; there red; see red; HAS it? red; contain|contains|include|includes BIT? red; \
        red BEHIND IT|picture; red anywhere|somewhere on? IT?; partly|partially red",
    ),
    (
        Q::SomeYellow,
        "BIT yellow; there yellow; see yellow; HAS it? yellow; \
        contain|contains|include|includes BIT? yellow; yellow BEHIND IT|picture; \
        yellow anywhere|somewhere on? IT?; partly|partially yellow",
    ),
    (
        Q::SomeBlue,
        "BIT blue; there blue; see blue; HAS it? blue; \
        contain|contains|include|includes BIT? blue; blue BEHIND IT|picture; \
        blue anywhere|somewhere on? IT?; partly|partially blue",
    ),
    (
        Q::SomeGreen,
        "BIT green; there green; see green; HAS it? green; \
        contain|contains|include|includes BIT? green; green BEHIND IT|picture; \
        green anywhere|somewhere on? IT?; partly|partially green",
    ),
    (
        Q::Animal,
        "animal|animals|beast|beasts; ~mammal|mammals|pet|pets|reptile",
    ),
    (
        Q::Person,
        "person|people|persons|human|humans being|beings?; somebody|someone; \
         ~man|woman|men|women|lady|adult|grown up?; ~person s",
    ),
    (
        Q::Plant,
        "plant|plants; ~tree|trees|bush|grows|grow|growing",
    ),
    (
        Q::Object,
        "object|objects; ~thing|things|item|items|toy|toys|tool|tools",
    ),
    (
        Q::Food,
        "food|foods|edible|eatable; THING? good? to eat; THING? ONE CAN eat; \
         CAN ONE eat IT?; CAN IT be eaten; ~eat|eats|eating|eaten; ~sweet|sweets|snack",
    ),
    (
        Q::Vehicle,
        "vehicle|vehicles; means|mode|form of transport|transportation; \
         THING? ONE CAN drive|ride|travel in|on|with?; CAN ONE drive|ride|travel in|on|with? IT?; \
         ~drive|drives|travel|transport",
    ),
    (
        Q::Building,
        "building|buildings; THING? ONE CAN live in; ~house|home|built",
    ),
    (Q::Bird, "bird|birds"),
    (
        Q::Bug,
        "bug|bugs|insect|insects|minibeast; creepy crawly|crawlies",
    ),
    (
        Q::Sea,
        "sea|marine|ocean|aquatic animal|animals|creature|creatures|being|beast; \
         live|lives|living in|under sea|ocean; animal|animals|creature that|which? live|lives in sea|ocean; \
         animal|animals|creature|creatures from|of? sea|ocean; from sea|ocean; \
         ~fish|swim|swims|swimming; ~live|lives in|under water; ~in|under water; ~underwater|sea|ocean",
    ),
    (
        Q::Child,
        "child|children|kid|kids; ~young|youngster|baby|small",
    ),
    (Q::Flower, "flower|flowers; ~blossom|blooming"),
    (Q::Furniture, "furniture; piece|item|bit of furniture; ~sit"),
    (
        Q::FruitOrVegetable,
        "fruit|fruits or vegetable|vegetables|veg|veggie; vegetable|vegetables or fruit|fruits; \
         ~fruit|fruits|vegetable|vegetables|veg|veggie",
    ),
    (
        Q::MostlyRed,
        "MOST? red MOST?; MAIN COLOUR red; red MAIN COLOUR; red in? COLOUR; COLOUR red",
    ),
    (
        Q::MostlyOrange,
        "MOST? orange MOST?; MAIN COLOUR orange; orange MAIN COLOUR; orange in? COLOUR; \
        COLOUR orange; ~an|the orange; ~oranges; ~BIT orange; ~there orange; ~HAS orange; ~orange BEHIND IT",
    ),
    (
        Q::MostlyYellow,
        "MOST? yellow MOST?; MAIN COLOUR yellow; yellow MAIN COLOUR; yellow in? COLOUR; \
        COLOUR yellow",
    ),
    (
        Q::MostlyGreen,
        "MOST? green MOST?; MAIN COLOUR green; green MAIN COLOUR; green in? COLOUR; \
        COLOUR green",
    ),
    (
        Q::MostlyBlue,
        "MOST? blue MOST?; MAIN COLOUR blue; blue MAIN COLOUR; blue in? COLOUR; COLOUR blue",
    ),
    (
        Q::MostlyPurple,
        "MOST? purple|violet MOST?; MAIN COLOUR purple|violet; purple|violet MAIN COLOUR; \
        purple|violet in? COLOUR; COLOUR purple|violet; ~a violet; ~BIT purple|violet; ~there purple|violet; \
        ~HAS purple|violet; ~purple|violet BEHIND IT",
    ),
    (
        Q::MostlyPink,
        "MOST? pink MOST?; MAIN COLOUR pink; pink MAIN COLOUR; pink in? COLOUR; COLOUR pink; \
        ~BIT pink; ~there pink; ~HAS pink; ~pink BEHIND IT",
    ),
    (
        Q::MostlyBrown,
        "MOST? brown MOST?; MAIN COLOUR brown; brown MAIN COLOUR; brown in? COLOUR; \
        COLOUR brown; ~BIT brown; ~there brown; ~HAS brown; ~brown BEHIND IT",
    ),
    (
        Q::MostlyBlack,
        "MOST? black MOST?; MAIN COLOUR black; black MAIN COLOUR; black in? COLOUR; \
        COLOUR black; ~BIT black; ~there black; ~HAS black; ~black BEHIND IT",
    ),
    (
        Q::MostlyWhite,
        "MOST? white MOST?; MAIN COLOUR white; white MAIN COLOUR; white in? COLOUR; \
        COLOUR white; ~BIT white; ~there white; ~HAS white; ~white BEHIND IT",
    ),
    (
        Q::MostlyGrey,
        "MOST? grey|gray MOST?; MAIN COLOUR grey|gray; grey|gray MAIN COLOUR; \
        grey|gray in? COLOUR; COLOUR grey|gray; ~BIT grey|gray; ~there grey|gray; ~HAS grey|gray; \
        ~grey|gray BEHIND IT",
    ),
    (Q::Striped, "stripe|stripes|striped|stripy|stripey pattern?"),
    (
        Q::Spotted,
        "spot|spots|spotted|spotty|dot|dots|dotted|speckled|speckles pattern?; polka dots|dot|dotted; \
         spots|dots or spots|dots",
    ),
    (
        Q::Checked,
        "check|checks|checked|chequered|checkered|tartan|plaid pattern?",
    ),
    (Q::Crown, "WEAR? crown|crowns on? head?; crowned"),
    (Q::Scarf, "WEAR? scarf|scarves ROUND? neck?"),
    (
        Q::BowTie,
        "WEAR? bow tie|ties ROUND? neck?; WEAR? bowtie|bowties ROUND? neck?; ~bow|bows",
    ),
    (
        Q::Sad,
        "sad|unhappy|frowning|frown|frowns face|faces?; ~grumpy|angry|cross|crying",
    ),
    (
        Q::Surprised,
        "surprised|astonished|amazed|surprise face|faces?; round mouth|mouths; mouth|mouths round; ~shocked|scared",
    ),
    (
        Q::Legs,
        "LEGS; legs or paws; stand|stands|walk|walks|standing|walking on? LEGS; \
         ~feet|foot|walk|walks|walking|run|runs; ~two|2 LEGS|feet; ~one|1 LEGS",
    ),
    (
        Q::FourLegs,
        "more than two|2 LEGS; at least three|3|four|4 LEGS; three|3|four|4 LEGS or more; \
         three|3|four|4 or more LEGS; ~four|4|six|6|eight|8|three|3 LEGS|feet|legged; ~quadruped; \
         ~many|several|multiple LEGS; ~more than one|1|three|3|four|4|six|6 LEGS; ~at least two|2 LEGS; \
         ~more LEGS",
    ),
    (Q::Wings, "wing|wings|winged"),
    (
        Q::Wheels,
        "wheel|wheels|wheeled; run|runs|roll|rolls|drive|drives|move|moves|go|goes|travel|travels? on wheels; \
         ~two|2|four|4|three|3 wheels|wheeled; ~more than two|2|three|3|four|4|one|1 wheels",
    ),
    (Q::Leaves, "leaf|leaves|leafy"),
    (
        Q::Tail,
        "animal|animals s? tail|tails; tail|tails like? animal|animals?",
    ),
    (Q::Windows, "window|windows"),
    (
        Q::BgStars,
        "stars|star BEHIND BACK|IT; stars; starry BACK|sky?; BACK starry; ~star",
    ),
    (Q::BgHearts, "hearts|heart BEHIND BACK|IT; hearts; ~heart"),
    (
        Q::BgClouds,
        "clouds|cloud BEHIND BACK|IT; clouds; cloudy BACK|sky?; BACK cloudy; ~cloud",
    ),
    (
        Q::BgRaindrops,
        "raindrops|raindrop|drops|rain BEHIND BACK|IT; raindrops; rain drops BEHIND? BACK|IT?; \
         ~raining|rain|raindrop|drops|rainy",
    ),
    (
        Q::BgBubbles,
        "bubbles|bubble BEHIND BACK|IT; bubbles; ~bubble",
    ),
];
