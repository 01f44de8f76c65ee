//! What it is, and how many there are.

use super::super::{
    manner::Manner::{Adjective, Count, Deed, Near, Noun, Whole},
    tongue::Entry,
};
use crate::question::Question as Q;

pub(super) const ENTRIES: &[Entry] = &[
    (
        Q::Living,
        Adjective,
        "vivant|vivante|vivants|vivantes; en vie",
    ),
    (
        Q::Living,
        Noun,
        "etre|etres|chose|creature vivant|vivante|vivants",
    ),
    (Q::Living, Deed, "vit|vivent"),
    (Q::Living, Near, "mort|morte|creature"),
    (Q::Animal, Noun, "animal|animaux|bestiole"),
    // Without its article it says "stupid".
    (Q::Animal, Noun, "une bete; des betes"),
    (Q::Animal, Near, "bete|betes|mammifere|reptile|bestioles"),
    (
        Q::Person,
        Noun,
        "humain|humaine|humains|gens; etre|etres humain|humains; quelqu un; etre humain",
    ),
    // Without its article it says "nobody".
    (Q::Person, Noun, "une personne; des personnes"),
    (
        Q::Person,
        Near,
        "personne|personnes|homme|femme|dame|monsieur|personnage|fille|garcon",
    ),
    (
        Q::GrownUp,
        Noun,
        "adulte|adultes; grande personne; grandes personnes",
    ),
    (
        Q::GrownUp,
        Near,
        "vieux|vieille|homme|femme|dame|monsieur|parent|age|agee",
    ),
    (
        Q::Child,
        Noun,
        "enfant|enfants|gosse|gosses|gamin|gamine|gamins",
    ),
    (
        Q::Child,
        Near,
        "jeune|bebe|bebes|petit|petite|fille|garcon|ado",
    ),
    (Q::Plant, Noun, "plante|plantes|vegetal|vegetaux"),
    (Q::Plant, Near, "pousse|poussent"),
    (Q::Tree, Noun, "arbre|arbres"),
    (Q::Flower, Noun, "fleur|fleurs"),
    (Q::Flower, Near, "fleuri|fleurit|petale|petales|bouquet"),
    (Q::Object, Noun, "objet|objets"),
    (
        Q::Object,
        Near,
        "chose|choses|truc|jouet|jouets|outil|outils|machine",
    ),
    (Q::Furniture, Noun, "meuble|meubles"),
    (Q::Furniture, Near, "mobilier|asseoir|assoit"),
    (
        Q::Food,
        Noun,
        "nourriture|aliment|aliments; quelque CHOSE a|de manger; \
         quelque CHOSE qui se mange; quelque CHOSE qu|que on|IL|tu|je|nous|vous peut|peux|pouvez manger; \
         CHOSE a manger; CHOSE qui se mange",
    ),
    (Q::Food, Adjective, "comestible|comestibles; a manger"),
    (
        Q::Food,
        Whole,
        "CE|IL se mange|mangent; se mange|mangent t? IL?; on|je|tu peut|peux le|la|les|en? manger; \
         peut|peux on|tu|je le|la|les|en? manger; CE peut se manger",
    ),
    (
        Q::Food,
        Near,
        "mange|mangent|manger|bouffe|plat|repas|dessert|bon|gout|boire",
    ),
    (
        Q::FruitOrVegetable,
        Noun,
        "fruit|fruits ou legume|legumes; legume|legumes ou fruit|fruits",
    ),
    (Q::FruitOrVegetable, Near, "fruit|fruits|legume|legumes"),
    (
        Q::Vehicle,
        Noun,
        "vehicule|vehicules; moyen|moyens de transport|locomotion|deplacement",
    ),
    (
        Q::Vehicle,
        Near,
        "conduire|conduit|roule|roulent|transport|deplacer|voyager",
    ),
    (
        Q::Aircraft,
        Noun,
        "vehicule|vehicules qui vole|volent; vehicule volant; engin|machine volant|volante; engin|machine qui vole",
    ),
    (Q::Aircraft, Near, "vole|volent|voler"),
    (Q::Building, Noun, "batiment|batiments|edifice|edifices"),
    (
        Q::Building,
        Near,
        "construction|immeuble|maison|habite|habiter",
    ),
    (Q::Bird, Noun, "oiseau|oiseaux"),
    (Q::Bird, Near, "volatile|plume|plumes"),
    (
        Q::Bug,
        Noun,
        "petite|petites bete|betes; petit|petite bestiole",
    ),
    (Q::Insect, Noun, "insecte|insectes"),
    (
        Q::Sea,
        Noun,
        "animal|animaux|bete|betes|creature|etre de|des mer|mers|ocean; animal|animaux|bete|creature qui vit|vivent dans mer|ocean; \
         animal|animaux|creature|bete marin|marins|marine|aquatique",
    ),
    (
        Q::Sea,
        Near,
        "poisson|nage|nagent|nager|mer|ocean|marin|marine|eau",
    ),
    (
        Q::LivesInSea,
        Deed,
        "vit|vivent t? IL? dans|sous|en mer|ocean",
    ),
    (Q::LivesInSea, Near, "nage|nagent|nager|mer|ocean|eau"),
    (
        Q::Several,
        Count,
        "plus d|de un|une|1; plusieurs; au moins deux|2; deux|2 ou plus",
    ),
    (Q::Several, Near, "beaucoup|groupe|nombreux|couple|paire"),
    (
        Q::Alone,
        Count,
        "un|une|1 seul|seule; SEULEMENT un|une|1; n? y? en? a? t? il? qu|que un|une|1 seul|seule?; il n y en a qu|que un|une|1 seul|seule?",
    ),
    (Q::Alone, Adjective, "tout|toute? seul|seule"),
    (Q::Alone, Near, "unique|seul|seule"),
    (Q::Two, Count, "SEULEMENT? deux|2"),
    (Q::Two, Near, "couple|paire|jumeaux"),
    (
        Q::Three,
        Count,
        "plus de deux|2; SEULEMENT? trois|3; au moins trois|3; trois|3 ou plus",
    ),
    (Q::Three, Near, "quatre|4|beaucoup"),
];
