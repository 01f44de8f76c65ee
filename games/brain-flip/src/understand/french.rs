//! How questions are put in French. Accents are folded away first.

use super::Tongue;
use crate::question::Question as Q;

pub(super) const FRENCH: Tongue = Tongue {
    groups: &[
        ("PORTE", "porte|portent|porter|portant|mis|met"),
        ("TIENT", "tient|tiennent|tenir|tenant"),
        ("CHOSE", "chose|truc|machin|objet"),
        ("FOND", "fond|arriere"),
        ("SUR", "sur|dans|en|sous|a"),
        (
            "PLUTOT",
            "surtout|plutot|principalement|majoritairement|essentiellement|globalement",
        ),
        ("COULEUR", "couleur|teinte"),
        ("DU", "du|de|d"),
        ("LUI", "lui|elle|eux|elles|dessus|image|carte|dessin"),
        ("PEU", "peu|soupcon|touche|bout"),
        ("PATTES", "pattes|patte|jambes|jambe"),
        ("ROUGE", "rouge|rouges"),
        ("JAUNE", "jaune|jaunes"),
        ("BLEU", "bleu|bleue|bleus|bleues"),
        ("VERT", "vert|verte|verts|vertes"),
        ("VIOLET", "violet|violette|violets|violettes|mauve|mauves"),
        ("ROSE", "rose|roses"),
        ("MARRON", "marron|marrons|brun|brune|bruns|brunes"),
        ("NOIR", "noir|noire|noirs|noires"),
        ("BLANC", "blanc|blanche|blancs|blanches"),
        ("GRIS", "gris|grise|grises"),
        ("SOMBRE", "sombre|sombres|fonce|foncee|obscur"),
        ("CLAIR", "clair|claire|blanc|pale|lumineux"),
        ("MANGER", "manger|mange|mangent|bouffer"),
        ("OUVERT", "ouverte|ouvertes|ouvert|ouverts"),
        ("FERME", "ferme|fermee|fermes|fermees|clos"),
    ],
    phrases: PHRASES,
    padding: "est|sont|ce|c|s|que|qu|il|elle|ils|elles|on|l|la|le|les|un|une|des|du|de|d; \
        a|ont|avoir|aurait|auraient|t|y|en|ca|cela|ceci|cet|cette|ces|son|sa|ses|leur|leurs; \
        serait|soit|etre|peut|pourrait|se|possede|possedent|possederait|montre; \
        si|bien|donc|alors|vraiment|avec|au|aux|eh|hein|euh|maintenant|et|ici|voit|visible|visibles; \
        tu penses|pensais|songes|vois a|que|qu?; vous pensez|voyez a|que|qu?; penses|pensez|vois|voyez tu|vous a|que?; \
        je pense|crois|vois|devine que|qu|si?; dis|dites moi si|s?; on peut? voit|voir|trouve; peut on voir; \
        par hasard; image|carte|dessin secret|secrete; image|dessin d|de; \
        sorte|espece|genre|type de|d; s il te|vous plait; \
        sur|dans LUI; l air d|de? etre?",
    identity: "est|sont|serait ce|il|elle|ils|elles un|une|le|la|l|des; \
        c|ce|ca|cela est|serait|soit|sont un|une|le|la|l|des",
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

const PHRASES: &[(Q, &str)] = &[
    (
        Q::Living,
        "vivant|vivante|vivants; en vie; vit|vivent; etre|etres|chose|creature vivant|vivante|vivants; \
         ~mort|morte; ~creature",
    ),
    (
        Q::Hat,
        "PORTE? chapeau|chapeaux|couvre chef? sur? tete?; PORTE? quelque CHOSE sur tete|tetes; \
         PORTE? qqch sur tete; PORTE? truc sur tete; tete|tetes couverte|couvertes; \
         ~casquette|bonnet|casque|beret",
    ),
    (
        Q::Glasses,
        "PORTE? lunettes|binocles sur? nez|yeux?; PORTE? paire de lunettes; ~lunettes soleil; ~paire",
    ),
    (
        Q::Moustache,
        "PORTE? moustache|moustaches|bacchantes; moustachu|moustachue|moustachus; ~barbe|barbu",
    ),
    (
        Q::Neckwear,
        "PORTE? quelque CHOSE autour|au cou; PORTE? truc autour|au cou; \
         PORTE? echarpe ou noeud papillon; PORTE? noeud papillon ou echarpe; \
         ~cravate|collier|foulard; ~cou",
    ),
    (
        Q::Smiling,
        "sourit|sourient|sourire|sourires|souriant|souriante|souriants; \
         content|contente|contents|heureux|heureuse|joyeux|joyeuse; ~rit|rire|rigole|rient",
    ),
    (
        Q::MouthOpen,
        "bouche|bouches grande|grand? OUVERT; ouvre|ouvrent bouche; \
         ~bouche|bouches FERME",
    ),
    (
        Q::EyesClosed,
        "yeux|oeil FERME; ferme|ferment yeux; paupieres FERME; \
         ~yeux|oeil OUVERT; ~ouvre yeux; ~dort|dorment|endormi|endormie|reveille",
    ),
    (
        Q::PinkCheeks,
        "joue|joues ROSE; roses joues; ~joue|joues ROUGE; ~rougit|rougissent",
    ),
    (
        Q::Holding,
        "TIENT quelque CHOSE|qqch a|dans? main|mains|patte?; TIENT CHOSE|truc a|dans? main|mains?; \
         TIENT; a|ont quelque CHOSE a|dans main|mains|patte|pattes; \
         quelque CHOSE a|dans main|mains|patte|pattes; ~main|mains|bras",
    ),
    (
        Q::Several,
        "plus d|de un|une; plus d|de 1; plusieurs; au moins deux|2; deux|2 ou plus; \
         ~seul|seule|unique; ~un|une seul|seule; ~deux|2|couple|paire; ~beaucoup|groupe|nombreux",
    ),
    (
        Q::Three,
        "plus de deux|2; y? a? t? en a? t? exactement? trois|3; sont ils|elles? trois|3; \
         au moins trois|3; trois|3 ou plus; ~trois|3|quatre|4",
    ),
    (
        Q::Patterned,
        "motif|motifs dessus?; ~uni|unie|unis|uniforme",
    ),
    (
        Q::InAir,
        "en|dans air|airs; en|dans ciel; en plein? vol; est|sont il|elle|ils|elles|ce? vole|volent; ca vole; \
         flotte|flottent dans? air?; ombre|ombres dessous|sous lui?; au dessus sol; \
         ~vole|volent|voler; ~peut|peuvent voler; ~saute|sautent; ~sur|touche|par sol|terre",
    ),
    (
        Q::DarkBackground,
        "fond|arriere plan? SOMBRE; sur|devant fond|arriere plan? SOMBRE; \
         ~fond|arriere plan? CLAIR; ~fond noir|colore; ~sombre|nuit",
    ),
    (
        Q::Marks,
        "quelque CHOSE SUR fond; choses|trucs|dessins|marques|symboles|formes SUR fond; \
         quelque CHOSE SUR arriere plan; quelque CHOSE derriere lui|elle; fond decore; \
         ~fond vide|uni; ~fond|arriere plan?",
    ),
    (
        Q::SomeRed,
        "DU ROUGE SUR? LUI?; DU COULEUR rouge SUR? LUI; PEU de rouge; partie|partiellement rouge; \
        contient|comporte rouge; rouge dessus; rouge quelque part",
    ),
    (
        Q::SomeYellow,
        "DU JAUNE SUR? LUI?; DU COULEUR jaune SUR? LUI; PEU de jaune; partie|partiellement jaune; \
        contient|comporte jaune; jaune dessus; jaune quelque part",
    ),
    (
        Q::SomeBlue,
        "DU BLEU SUR? LUI?; DU COULEUR bleu|bleue SUR? LUI; PEU de bleu; partie|partiellement BLEU; \
        contient|comporte bleu; bleu dessus; bleu quelque part",
    ),
    (
        Q::SomeGreen,
        "DU VERT SUR? LUI?; DU COULEUR vert|verte SUR? LUI; PEU de vert; partie|partiellement VERT; \
        contient|comporte vert; vert dessus; vert quelque part",
    ),
    (
        Q::Animal,
        "animal|animaux|bete|betes|bestiole; ~mammifere|reptile|bestioles",
    ),
    (
        Q::Person,
        "personne|personnes|humain|humaine|humains|gens|quelqu un?; etre|etres humain|humains; \
         ~homme|femme|dame|monsieur|adulte; ~personnage",
    ),
    (
        Q::Plant,
        "plante|plantes|vegetal|vegetaux; ~arbre|arbres|pousse|poussent",
    ),
    (
        Q::Object,
        "objet|objets; ~chose|choses|truc|jouet|outil; ~a|ont t? il|elle|ils|elles? objet|objets",
    ),
    (
        Q::Food,
        "nourriture|comestible|comestibles|aliment|aliments; quelque? CHOSE? a manger; \
         quelque? CHOSE? qui se mange; quelque? CHOSE? qu on|tu|je|nous|vous peut|peux|pouvez manger; \
         ca|cela|on se|peut? le|la? mange|manger|mangent; se mange|mangent; peut on le|la? manger; \
         ~mange|mangent|manger; ~plat|repas|dessert",
    ),
    (
        Q::Vehicle,
        "vehicule|vehicules; moyen|moyens de transport|locomotion|deplacement; \
         ~conduire|conduit|roule|roulent|transport",
    ),
    (
        Q::Building,
        "batiment|batiments|construction|edifice|immeuble; ~maison|habite|habiter",
    ),
    (Q::Bird, "oiseau|oiseaux; ~volatile"),
    (Q::Bug, "petite|petites bete|betes; insecte|insectes"),
    (
        Q::Sea,
        "animal|animaux|bete|betes|creature|etre de|qui? vit|vivent|vivant? dans? mer|ocean; \
         animal|animaux|creature marin|marins|marine|aquatique; vit|vivent dans|sous|en mer|ocean; \
         bete marine; ~poisson|nage|nagent|mer|ocean|marin|marine; ~vit|vivent dans|sous eau; ~dans|sous eau",
    ),
    (
        Q::Child,
        "enfant|enfants|gosse|gamin|gamine; ~jeune|bebe|petit|petite",
    ),
    (Q::Flower, "fleur|fleurs; ~fleuri|fleurit"),
    (Q::Furniture, "meuble|meubles; ~mobilier|asseoir"),
    (
        Q::FruitOrVegetable,
        "fruit|fruits ou legume|legumes; legume|legumes ou fruit|fruits; \
         ~fruit|fruits|legume|legumes",
    ),
    (
        Q::MostlyRed,
        "PLUTOT? ROUGE PLUTOT?; COULEUR principale|dominante rouge; rouge COULEUR principale; DU? COULEUR rouge",
    ),
    (
        Q::MostlyOrange,
        "PLUTOT? orange|oranges PLUTOT?; COULEUR principale|dominante orange; DU? COULEUR orange; \
        ~une|l|des orange|oranges; ~DU orange",
    ),
    (
        Q::MostlyYellow,
        "PLUTOT? JAUNE PLUTOT?; COULEUR principale|dominante jaune; DU? COULEUR jaune",
    ),
    (
        Q::MostlyGreen,
        "PLUTOT? VERT PLUTOT?; COULEUR principale|dominante vert|verte; DU? COULEUR vert|verte",
    ),
    (
        Q::MostlyBlue,
        "PLUTOT? BLEU PLUTOT?; COULEUR principale|dominante bleu|bleue; DU? COULEUR bleu|bleue",
    ),
    (
        Q::MostlyPurple,
        "PLUTOT? VIOLET PLUTOT?; COULEUR principale|dominante VIOLET; DU? COULEUR VIOLET; \
        ~une violette; ~DU VIOLET",
    ),
    (
        Q::MostlyPink,
        "PLUTOT? ROSE PLUTOT?; COULEUR principale|dominante rose; DU? COULEUR rose; \
        ~une|la|des rose|roses; ~DU rose",
    ),
    (
        Q::MostlyBrown,
        "PLUTOT? MARRON PLUTOT?; COULEUR principale|dominante MARRON; DU? COULEUR MARRON; \
        ~un|des marron|marrons; ~DU MARRON",
    ),
    (
        Q::MostlyBlack,
        "PLUTOT? NOIR PLUTOT?; COULEUR principale|dominante NOIR; DU? COULEUR NOIR; ~DU noir",
    ),
    (
        Q::MostlyWhite,
        "PLUTOT? BLANC PLUTOT?; COULEUR principale|dominante BLANC; DU? COULEUR BLANC; ~DU blanc",
    ),
    (
        Q::MostlyGrey,
        "PLUTOT? GRIS PLUTOT?; COULEUR principale|dominante GRIS; DU? COULEUR GRIS; ~DU gris",
    ),
    (
        Q::Striped,
        "raye|rayee|rayes|rayees|rayure|rayures|zebre|zebree; a rayures|raies",
    ),
    (
        Q::Spotted,
        "tache|taches|tachete|tachetee|tachetes|pois|point|points; a pois; \
         taches ou points; points ou taches",
    ),
    (Q::Checked, "a carreaux; carreaux|quadrille|ecossais"),
    (
        Q::Crown,
        "PORTE? couronne|couronnes sur? tete?; couronne|couronnee",
    ),
    (Q::Scarf, "PORTE? echarpe|echarpes autour|au? cou?"),
    (
        Q::BowTie,
        "PORTE? noeud|noeuds papillon|papillons autour|au? cou?; ~noeud",
    ),
    (
        Q::Sad,
        "triste|tristes|malheureux|malheureuse; ~fache|pleure|boude",
    ),
    (
        Q::Surprised,
        "surpris|surprise|surprises|etonne|etonnee|etonnes; bouche ronde; ~choque|peur",
    ),
    (
        Q::Legs,
        "PATTES; jambes|pattes ou jambes|pattes; marche|marchent|tient|debout? sur pattes|jambes; \
         ~pied|pieds|marche|marchent|court; ~deux|2 PATTES",
    ),
    (
        Q::FourLegs,
        "plus de deux|2 PATTES; au moins trois|3|quatre|4 PATTES; trois|3|quatre|4 PATTES ou plus; \
         trois|3|quatre|4 ou plus PATTES; ~quatre|4|six|6|huit|8|trois|3 PATTES; ~quadrupede; \
         ~plusieurs|beaucoup PATTES; ~plus d|de une|trois|3|quatre|4|six|6 PATTES; ~au moins deux|2 PATTES",
    ),
    (Q::Wings, "aile|ailes|ailee"),
    (
        Q::Wheels,
        "roue|roues; roule sur roues; ~deux|2|quatre|4|trois|3 roues; ~plus de deux|2|trois|3|quatre|4 roues",
    ),
    (Q::Leaves, "feuille|feuilles; ~feuillage|feuillu"),
    (
        Q::Tail,
        "queue|queues; queue|queues comme? d? un? animal|animaux",
    ),
    (Q::Windows, "fenetre|fenetres; ~vitre|vitres|hublot"),
    (
        Q::BgStars,
        "etoile|etoiles SUR|derriere fond|lui|elle|arriere plan?; etoiles; fond etoile; ~etoile",
    ),
    (
        Q::BgHearts,
        "coeur|coeurs SUR|derriere fond|lui|elle|arriere plan?; coeurs; ~coeur",
    ),
    (
        Q::BgClouds,
        "nuage|nuages SUR|derriere fond|lui|elle|arriere plan?; nuages; fond|ciel nuageux; ~nuage|nuageux",
    ),
    (
        Q::BgRaindrops,
        "goutte|gouttes de? pluie? SUR|derriere fond|lui|elle|arriere plan?; gouttes; gouttes pluie; \
         pluie SUR fond; ~pluie|pleut|goutte",
    ),
    (
        Q::BgBubbles,
        "bulle|bulles SUR|derriere fond|lui|elle|arriere plan?; bulles; ~bulle",
    ),
];
