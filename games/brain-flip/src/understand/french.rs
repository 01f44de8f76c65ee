//! How questions are put in French. Accents are folded away first.

mod kinds;
mod looks;

use tabletop::Lang;

use super::{
    manner::{Article as A, Frame as F, Manner as M},
    tongue::{Colour, Hue, Tongue},
};
use crate::question::Question as Q;

pub(super) static FRENCH: Tongue = Tongue {
    lang: Lang::Fr,
    groups: &[
        ("EST", "est|sont|etait|serait|seraient|soit"),
        ("IL", "il|elle|ils|elles"),
        ("CE", "ce|c|ca|cela|ceci"),
        ("LUI", "lui|elle|eux|elles"),
        ("IMAGE", "image|carte|dessin|photo"),
        ("CHOSE", "chose|truc|machin"),
        ("PORTE", "porte|portent|porter|portant"),
        ("TIENT", "tient|tiennent|tenir|tenant"),
        ("MAIN", "main|mains|patte|pattes"),
        ("TETE", "tete|tetes|crane"),
        ("COU", "cou|cous"),
        ("FOND", "fond|arriere|decor"),
        ("SUR", "sur|dans|en|a"),
        ("BOUCHE", "bouche|bouches"),
        ("YEUX", "yeux"),
        ("JOUES", "joues|joue|pommettes"),
        ("OUVERT", "ouverte|ouvertes|ouvert|ouverts"),
        ("FERME", "ferme|fermee|fermes|fermees|clos|close"),
        ("PATTES", "pattes|patte|jambes|jambe|pieds|pied"),
        ("SEULEMENT", "exactement|juste|seulement"),
        (
            "PLUTOT",
            "surtout|plutot|principalement|majoritairement|essentiellement|globalement",
        ),
        ("COULEUR", "couleur|teinte"),
        ("DOMINANTE", "principale|dominante"),
        ("SOMBRE", "sombre|sombres|fonce|foncee|obscur"),
    ],
    run_together: &[
        ("cest", "c est"),
        ("ya", "y a"),
        ("yen", "y en"),
        ("quil", "qu il"),
        ("quils", "qu ils"),
        ("quon", "qu on"),
        ("esque", "est ce que"),
        ("eske", "est ce que"),
        ("esce", "est ce"),
        ("dun", "d un"),
        ("dune", "d une"),
        ("lair", "l air"),
        ("qqch", "quelque chose"),
        ("qqchose", "quelque chose"),
    ],
    leads: "est ce que|qu; alors|donc|bon|eh|hein|euh|ben|dis|dites|et|ok; peut etre; \
        je|j pense|crois|vois|devine|imagine|parie que|qu|si?; dis|dites moi si|s; tu|vous penses|crois|pensez|croyez que|qu; \
        penses|crois tu que|qu; par hasard",
    adverbs: "vraiment|bien|aussi|actuellement|alors|donc; peut etre; par hasard",
    openings: &[
        (
            F::Is,
            "EST CE|IL; CE|IL EST|peut etre?; CE|IL peut|pourrait|doit etre; peut|pourrait CE|IL etre; c; \
             CE|IL EST t? IL|CE; tu|vous penses|pensais|songes|pensez a; penses|songes tu a; pensez vous a; on cherche; cherche t on; \
             s agit il d|de; il s agit d|de; \
             l|le|la|cette|ton|votre IMAGE secrete|secret? EST t? IL?; l|la IMAGE montre t? elle?",
        ),
        (
            F::Seems,
            "a|ont t? IL l air d|de? etre?; IL|CE a|ont l air d|de? etre?; semble|semblent t? IL; IL|CE semble|semblent etre?",
        ),
        (
            F::Has,
            "a|ont t? IL; at IL; IL|CE a|ont|aurait|auraient; possede|possedent t? IL; IL possede|possedent; \
             EST IL|CE avec; IL|CE EST avec; avec; l IMAGE a; l IMAGE a t elle",
        ),
        (
            F::There,
            "y a|aurait t? il?; y a ti; il y a|aurait; on|tu|je|j|vous voit|vois|voyez|apercoit|apercois; \
             voit on; vois|voyez tu|vous; peut on voir; on peut voir; y en a t? il?; il y en a; y en aurait il",
        ),
        (F::Does, "IL|CE"),
        (F::Copula, "EST"),
    ],
    articles: &[
        (A::A, "un|une"),
        (A::KindOf, "une|un sorte|espece|genre|type de|d"),
        (A::The, "le|la|les|l|son|sa|ses|leur|leurs|ce|cet|cette|ces"),
        (A::Any, "du; de l"),
        (A::Des, "des|de|d; de la"),
        (
            A::BitOf,
            "un petit? peu|soupcon de|d l|la?; une touche|pointe de|d l|la?; un bout de",
        ),
    ],
    trails: "hein|non|stp|svp|alors|donc|la|vraiment|deja; s il te|vous plait; ou pas|non du? tout?; par hasard; \
        sur|dans l|le|la|cette|ce IMAGE; quelque part; t? IL; d apres toi|vous; tu crois|penses",
    on_it: "dessus; sur LUI; la dessus; quelque part dessus; quelque part sur LUI",
    verbs: "PORTE|TIENT",
    entries: &[kinds::ENTRIES, looks::ENTRIES],
    colours: &[
        colour("rouge|rouges", Q::MostlyRed, Some(Q::SomeRed), None),
        colour("orange", Q::MostlyOrange, Some(Q::SomeOrange), None),
        colour(
            "jaune|jaunes",
            Q::MostlyYellow,
            Some(Q::SomeYellow),
            Some(Q::BackgroundYellow),
        ),
        colour(
            "vert|verte|verts|vertes",
            Q::MostlyGreen,
            Some(Q::SomeGreen),
            Some(Q::BackgroundGreen),
        ),
        colour(
            "bleu|bleue|bleus|bleues",
            Q::MostlyBlue,
            Some(Q::SomeBlue),
            Some(Q::BackgroundBlue),
        ),
        colour(
            "violet|violette|violets|violettes|mauve|mauves",
            Q::MostlyPurple,
            Some(Q::SomePurple),
            Some(Q::BackgroundPurple),
        ),
        colour(
            "rose|roses",
            Q::MostlyPink,
            Some(Q::SomePink),
            Some(Q::BackgroundPink),
        ),
        colour("marron|brun|brune|bruns|brunes", Q::MostlyBrown, None, None),
        colour("noir|noire|noirs|noires", Q::MostlyBlack, None, None),
        colour(
            "blanc|blanche|blancs|blanches",
            Q::MostlyWhite,
            None,
            Some(Q::BackgroundWhite),
        ),
        colour("gris|grise|grises", Q::MostlyGrey, None, None),
    ],
    of_colours: &[
        (Hue::Mostly, M::Tint, "PLUTOT? {} PLUTOT?; de? COULEUR {}"),
        (
            Hue::Mostly,
            M::Whole,
            "COULEUR DOMINANTE {}; {} COULEUR DOMINANTE",
        ),
        (Hue::Some, M::Tinge, "{1}"),
        (Hue::Some, M::Adjective, "partiellement {}; en partie {}"),
        (Hue::Background, M::Whole, "FOND plan? {}"),
        (Hue::Background, M::Adjective, "sur|devant FOND plan? {}"),
    ],
    fillers: &[
        "un", "une", "des", "du", "de", "d", "la", "le", "les", "l", "son", "sa", "ses", "leur",
        "leurs", "est", "sont", "t", "il", "elle", "ils", "elles", "bien",
    ],
    fold: |letter| match letter {
        'à' | 'â' | 'ä' => "a",
        'ç' => "c",
        'é' | 'è' | 'ê' | 'ë' => "e",
        'î' | 'ï' => "i",
        'ô' | 'ö' => "o",
        'ù' | 'û' | 'ü' => "u",
        'œ' => "oe",
        'æ' => "ae",
        _ => "",
    },
};

const fn colour(words: &'static str, mostly: Q, some: Option<Q>, background: Option<Q>) -> Colour {
    Colour {
        words,
        mostly,
        some,
        background,
    }
}
