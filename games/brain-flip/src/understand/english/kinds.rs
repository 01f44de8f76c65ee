//! What it is, and how many there are.

use super::super::{
    manner::Manner::{Adjective, Count, Deed, Near, Noun, Whole},
    tongue::Entry,
};
use crate::question::Question as Q;

pub(super) const ENTRIES: &[Entry] = &[
    (Q::Living, Adjective, "living|alive"),
    (
        Q::Living,
        Noun,
        "living thing|things|being|beings|creature|creatures|organism",
    ),
    (Q::Living, Deed, "live|lives"),
    (Q::Living, Near, "dead|creature|creatures"),
    (Q::Animal, Noun, "animal|animals|beast|beasts"),
    (Q::Animal, Near, "mammal|mammals|pet|pets|reptile|creature"),
    (
        Q::Person,
        Noun,
        "person|people|persons|human|humans being|beings?; somebody|someone",
    ),
    (Q::Person, Adjective, "human"),
    (
        Q::Person,
        Near,
        "man|woman|men|women|lady|guy|character|boy|boys|girl|girls",
    ),
    (
        Q::GrownUp,
        Noun,
        "adult|adults|grownup|grownups; grown up|ups|person|man|woman",
    ),
    (Q::GrownUp, Adjective, "grown up; adult"),
    (
        Q::GrownUp,
        Near,
        "old|older|man|woman|men|women|lady|parent|grown",
    ),
    (Q::Child, Noun, "child|children|kid|kids"),
    (
        Q::Child,
        Near,
        "young|youngster|baby|babies|boy|boys|girl|girls|little|teenager",
    ),
    (Q::Plant, Noun, "plant|plants"),
    (Q::Plant, Near, "bush|grows|grow|growing"),
    (Q::Tree, Noun, "tree|trees"),
    (Q::Flower, Noun, "flower|flowers"),
    (
        Q::Flower,
        Near,
        "blossom|blossoms|blooming|petals|petal|bouquet",
    ),
    (Q::Object, Noun, "object|objects"),
    (
        Q::Object,
        Near,
        "thing|item|items|toy|toys|tool|tools|machine",
    ),
    (Q::Furniture, Noun, "furniture; piece|item|bit of furniture"),
    (Q::Furniture, Near, "sit|sits"),
    (
        Q::Food,
        Noun,
        "food|foods; THING good? to eat; THING that? ONE CAN eat; THING that CAN be eaten",
    ),
    (Q::Food, Adjective, "edible|eatable"),
    (Q::Food, Whole, "CAN ONE eat IT; CAN IT be eaten"),
    (
        Q::Food,
        Near,
        "eat|eats|eating|eaten|sweet|sweets|snack|tasty|dessert|drink|meal|delicious",
    ),
    (
        Q::FruitOrVegetable,
        Noun,
        "fruit|fruits or vegetable|vegetables|veg|veggie; vegetable|vegetables|veg or fruit|fruits; fruit|veg and veg|fruit",
    ),
    (
        Q::FruitOrVegetable,
        Near,
        "fruit|fruits|vegetable|vegetables|veg|veggie|juicy",
    ),
    (
        Q::Vehicle,
        Noun,
        "vehicle|vehicles; means|mode|form of transport|transportation; \
         THING that? ONE CAN drive in?; THING that? ONE CAN ride|travel in",
    ),
    (
        Q::Vehicle,
        Whole,
        "CAN ONE drive IT; CAN ONE travel|ride in IT",
    ),
    (
        Q::Vehicle,
        Near,
        "drive|drives|driven|ride|rides|travel|transport",
    ),
    (
        Q::Aircraft,
        Noun,
        "aircraft; flying vehicle|machine; vehicle|vehicles|machine that|which fly|flies",
    ),
    (Q::Aircraft, Near, "plane|fly|flies"),
    (
        Q::Building,
        Noun,
        "building|buildings; THING ONE CAN live in",
    ),
    (Q::Building, Near, "house|home|built"),
    (Q::Bird, Noun, "bird|birds"),
    (Q::Bird, Near, "feather|feathers"),
    (
        Q::Bug,
        Noun,
        "bug|bugs|minibeast|minibeasts; creepy crawly|crawlies",
    ),
    (Q::Insect, Noun, "insect|insects"),
    (
        Q::Sea,
        Noun,
        "sea|marine|ocean|aquatic animal|animals|creature|creatures|being|beast; \
         animal|animals|creature|creatures from|of|in sea|ocean; \
         animal|creature that|which live|lives in sea|ocean",
    ),
    (
        Q::Sea,
        Near,
        "swim|swims|swimming|water|underwater|sea|ocean|fish|fins",
    ),
    (Q::LivesInSea, Deed, "live|lives|living in|under sea|ocean"),
    (Q::LivesInSea, Near, "swim|swims|water|underwater|sea|ocean"),
    (
        Q::Several,
        Count,
        "more than one|1 of? IT?; several|multiple of? IT?; at least two|2 of? IT?; two|2 or more of? IT?",
    ),
    (
        Q::Several,
        Near,
        "many|group|plural|pair|couple|twins|lots|together",
    ),
    (
        Q::Alone,
        Count,
        "EXACTLY one|1 of? IT?; EXACTLY a? single one?",
    ),
    (Q::Alone, Adjective, "all? alone; by itself; on own"),
    (Q::Alone, Near, "single"),
    (
        Q::Two,
        Count,
        "EXACTLY? two|2 of? IT?; EXACTLY? two|2 of same",
    ),
    (Q::Two, Near, "pair|couple|twins|both"),
    (
        Q::Three,
        Count,
        "more than two|2 of? IT?; EXACTLY? three|3 of? IT?; at least three|3 of? IT?; three|3 or more of? IT?",
    ),
    (Q::Three, Near, "four|4|many|lots"),
];
