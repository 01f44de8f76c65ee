//! Generated from `rulebook/` by `cargo xtask rules --update`.

use tabletop::{Chapter, Clause, RuleId, Text};

/// Three, four or five zombies can sit down to eat.
pub const MMB_1_PLAYERS: RuleId = RuleId::new("MMB-1.players");

/// The box holds fifty brains: 25 white ones worth 1 point and 25 red ones worth 5.
pub const MMB_1_BRAINS: RuleId = RuleId::new("MMB-1.brains");

/// There are five dice. Each carries the numbers 1 to 5, every one in a different colour, and a brain; across the whole set no number comes twice in the same colour.
pub const MMB_2_DICE: RuleId = RuleId::new("MMB-2.dice");

/// Heap the brains up in the middle. Three players leave ten red ones in the box and play for 100 points, four leave five and play for 125, five play for all 150.
pub const MMB_3_MIDDLE: RuleId = RuleId::new("MMB-3.middle");

/// Everybody has one of the five colours (red, yellow, green, blue, black), and nobody shares. A colour without a player stands for nobody.
pub const MMB_4_COLOURS: RuleId = RuleId::new("MMB-4.colours");

/// Chance decides who begins; after that the turn goes round to the left.
pub const MMB_4_FIRST_PLAYER: RuleId = RuleId::new("MMB-4.first-player");

/// A turn opens with all five dice in the air.
pub const MMB_5_ALL_FIVE: RuleId = RuleId::new("MMB-5.all-five");

/// After the first and after the second throw, keep as many dice as you like, even none, and throw the rest again.
pub const MMB_5_KEEP: RuleId = RuleId::new("MMB-5.keep");

/// A die you kept after the first throw is not locked: you may throw it again after the second.
pub const MMB_5_KEPT_BEFORE: RuleId = RuleId::new("MMB-5.kept-before");

/// Keep all five and the throwing is over.
pub const MMB_5_STOP: RuleId = RuleId::new("MMB-5.stop");

/// Whatever the third throw brings stands.
pub const MMB_5_STANDS: RuleId = RuleId::new("MMB-5.stands");

/// For each colour, add up the numbers that show in it: that is the total of the colour.
pub const MMB_6_TOTAL: RuleId = RuleId::new("MMB-6.total");

/// Two, three or four brains among the dice multiply every total by two, three or four. A lone brain, or none, changes nothing.
pub const MMB_6_MULTIPLY: RuleId = RuleId::new("MMB-6.multiply");

/// What colour a brain has does not matter for totals. It tells you which die it is: the brain wears the colour of that die’s 5.
pub const MMB_6_BRAIN_COLOUR: RuleId = RuleId::new("MMB-6.brain-colour");

/// Five brains leave no numbers, so every total is 0.
pub const MMB_6_FIVE_BRAINS: RuleId = RuleId::new("MMB-6.five-brains");

/// Nothing beats 27: a 4 and a 5 of one colour next to three brains.
pub const MMB_7_HIGHEST: RuleId = RuleId::new("MMB-7.highest");

/// Announce a colour whose total is more than 0 and take that many points from the middle.
pub const MMB_8_ANNOUNCE: RuleId = RuleId::new("MMB-8.announce");

/// You will usually want your best total, but a smaller one may be announced.
pub const MMB_8_SMALLER: RuleId = RuleId::new("MMB-8.smaller");

/// Five brains take nothing, and the turn passes.
pub const MMB_8_NOTHING: RuleId = RuleId::new("MMB-8.nothing");

/// Red and white brains can be changed for each other at any time; only points count.
pub const MMB_9_CHANGE: RuleId = RuleId::new("MMB-9.change");

/// The table shows each pile as red and white brains and never uses more of either than are in play. Whatever the piles, there is always such a split.
pub const MMB_9_TOKENS: RuleId = RuleId::new("MMB-9.tokens");

/// When the middle holds less than your total, you take what is left.
pub const MMB_10_WHAT_IS_LEFT: RuleId = RuleId::new("MMB-10.what-is-left");

/// Once the middle is empty the feast is over, and phase 2 begins with the next turn.
pub const MMB_10_PHASE_TWO: RuleId = RuleId::new("MMB-10.phase-two");

/// That also holds when the last brains were taken to the point.
pub const MMB_10_EXACTLY: RuleId = RuleId::new("MMB-10.exactly");

/// Who has no brains when phase 2 begins is out on the spot.
pub const MMB_11_OUT_AT_ONCE: RuleId = RuleId::new("MMB-11.out-at-once");

/// If only one player has brains at that moment, the game is already won.
pub const MMB_11_SOLE_OWNER: RuleId = RuleId::new("MMB-11.sole-owner");

/// Throw as before, then choose any colour whose total is more than 0. It need not be the best.
pub const MMB_12_POSITIVE: RuleId = RuleId::new("MMB-12.positive");

/// If the colour belongs to an opponent who is still in, that opponent pays the total into the middle.
pub const MMB_12_OPPONENT_PAYS: RuleId = RuleId::new("MMB-12.opponent-pays");

/// If it does not (it is your own, nobody’s, or that of a player who is out), you pay. You may choose so even when another colour would do.
pub const MMB_12_SELF_PAYS: RuleId = RuleId::new("MMB-12.self-pays");

/// Five brains give no total, so nobody pays.
pub const MMB_13_NOBODY_PAYS: RuleId = RuleId::new("MMB-13.nobody-pays");

/// Who has too few brains pays all of them.
pub const MMB_14_PAYS_ALL: RuleId = RuleId::new("MMB-14.pays-all");

/// A player without brains is out, and the colour stands for nobody from then on.
pub const MMB_14_OUT: RuleId = RuleId::new("MMB-14.out");

/// You can put yourself out.
pub const MMB_14_SELF_OUT: RuleId = RuleId::new("MMB-14.self-out");

/// Brains that have been paid stay in the middle for good.
pub const MMB_15_NEVER_BACK: RuleId = RuleId::new("MMB-15.never-back");

/// The last player with brains wins.
pub const MMB_15_LAST_WINS: RuleId = RuleId::new("MMB-15.last-wins");

/// The others are placed by how long they lasted; who goes out together shares a place.
pub const MMB_15_PLACES: RuleId = RuleId::new("MMB-15.places");

/// Nothing is hidden: dice, piles and middle lie open to all.
pub const MMB_16_OPEN: RuleId = RuleId::new("MMB-16.open");

/// The dice treat single colours alike but not pairs of colours, so a colour is always called by its name.
pub const MMB_17_NAMED: RuleId = RuleId::new("MMB-17.named");

/// The whole rulebook, in reading order.
pub static RULEBOOK: &[Chapter] = &[
    Chapter {
        title: Text {
            en: "Set-up",
            fr: "Mise en place",
        },
        clauses: &[
            Clause {
                id: MMB_1_PLAYERS,
                text: Text {
                    en: "Three, four or five zombies can sit down to eat.",
                    fr: "De trois à cinq zombies peuvent se mettre à table.",
                },
                is_ruling: false,
            },
            Clause {
                id: MMB_1_BRAINS,
                text: Text {
                    en: "The box holds fifty brains: 25 white ones worth 1 point and 25 red ones worth 5.",
                    fr: "La boîte contient cinquante cerveaux\u{202f}: 25 blancs valant 1 point et 25 rouges valant 5.",
                },
                is_ruling: false,
            },
            Clause {
                id: MMB_2_DICE,
                text: Text {
                    en: "There are five dice. Each carries the numbers 1 to 5, every one in a different colour, and a brain; across the whole set no number comes twice in the same colour.",
                    fr: "Il y a cinq dés. Chacun porte les nombres 1 à 5, tous de couleurs différentes, et un cerveau\u{202f}; sur l’ensemble des dés, aucun nombre ne revient deux fois dans la même couleur.",
                },
                is_ruling: false,
            },
            Clause {
                id: MMB_3_MIDDLE,
                text: Text {
                    en: "Heap the brains up in the middle. Three players leave ten red ones in the box and play for 100 points, four leave five and play for 125, five play for all 150.",
                    fr: "Entassez les cerveaux au milieu. À trois joueurs, dix rouges restent dans la boîte et l’on joue pour 100 points\u{202f}; à quatre, cinq y restent et l’on joue pour 125\u{202f}; à cinq, on joue pour les 150.",
                },
                is_ruling: false,
            },
            Clause {
                id: MMB_4_COLOURS,
                text: Text {
                    en: "Everybody has one of the five colours (red, yellow, green, blue, black), and nobody shares. A colour without a player stands for nobody.",
                    fr: "Chacun a l’une des cinq couleurs (rouge, jaune, vert, bleu, noir), sans partage. Une couleur sans joueur ne représente personne.",
                },
                is_ruling: false,
            },
            Clause {
                id: MMB_4_FIRST_PLAYER,
                text: Text {
                    en: "Chance decides who begins; after that the turn goes round to the left.",
                    fr: "Le sort désigne qui commence\u{202f}; ensuite, le tour passe à gauche.",
                },
                is_ruling: true,
            },
        ],
    },
    Chapter {
        title: Text {
            en: "A throw",
            fr: "Un lancer",
        },
        clauses: &[
            Clause {
                id: MMB_5_ALL_FIVE,
                text: Text {
                    en: "A turn opens with all five dice in the air.",
                    fr: "Un tour commence en lançant les cinq dés.",
                },
                is_ruling: false,
            },
            Clause {
                id: MMB_5_KEEP,
                text: Text {
                    en: "After the first and after the second throw, keep as many dice as you like, even none, and throw the rest again.",
                    fr: "Après le premier et après le deuxième lancer, gardez autant de dés que vous voulez, même aucun, et relancez les autres.",
                },
                is_ruling: false,
            },
            Clause {
                id: MMB_5_KEPT_BEFORE,
                text: Text {
                    en: "A die you kept after the first throw is not locked: you may throw it again after the second.",
                    fr: "Un dé gardé après le premier lancer n’est pas bloqué\u{202f}: vous pouvez le relancer après le deuxième.",
                },
                is_ruling: false,
            },
            Clause {
                id: MMB_5_STOP,
                text: Text {
                    en: "Keep all five and the throwing is over.",
                    fr: "Gardez les cinq dés et les lancers s’arrêtent là.",
                },
                is_ruling: false,
            },
            Clause {
                id: MMB_5_STANDS,
                text: Text {
                    en: "Whatever the third throw brings stands.",
                    fr: "Le résultat du troisième lancer est définitif.",
                },
                is_ruling: false,
            },
            Clause {
                id: MMB_6_TOTAL,
                text: Text {
                    en: "For each colour, add up the numbers that show in it: that is the total of the colour.",
                    fr: "Pour chaque couleur, additionnez les nombres visibles de cette couleur\u{202f}: c’est le total de la couleur.",
                },
                is_ruling: false,
            },
            Clause {
                id: MMB_6_MULTIPLY,
                text: Text {
                    en: "Two, three or four brains among the dice multiply every total by two, three or four. A lone brain, or none, changes nothing.",
                    fr: "Deux, trois ou quatre cerveaux parmi les dés multiplient chaque total par deux, trois ou quatre. Un seul cerveau, ou aucun, ne change rien.",
                },
                is_ruling: false,
            },
            Clause {
                id: MMB_6_BRAIN_COLOUR,
                text: Text {
                    en: "What colour a brain has does not matter for totals. It tells you which die it is: the brain wears the colour of that die’s 5.",
                    fr: "La couleur d’un cerveau ne compte pas dans les totaux. Elle indique de quel dé il s’agit\u{202f}: le cerveau a la couleur du 5 de ce dé.",
                },
                is_ruling: false,
            },
            Clause {
                id: MMB_6_FIVE_BRAINS,
                text: Text {
                    en: "Five brains leave no numbers, so every total is 0.",
                    fr: "Cinq cerveaux ne laissent aucun nombre\u{202f}: chaque total vaut 0.",
                },
                is_ruling: false,
            },
            Clause {
                id: MMB_7_HIGHEST,
                text: Text {
                    en: "Nothing beats 27: a 4 and a 5 of one colour next to three brains.",
                    fr: "Rien ne dépasse 27\u{202f}: un 4 et un 5 d’une même couleur à côté de trois cerveaux.",
                },
                is_ruling: false,
            },
        ],
    },
    Chapter {
        title: Text {
            en: "Phase 1: the feast",
            fr: "Phase 1\u{202f}: le festin",
        },
        clauses: &[
            Clause {
                id: MMB_8_ANNOUNCE,
                text: Text {
                    en: "Announce a colour whose total is more than 0 and take that many points from the middle.",
                    fr: "Annoncez une couleur dont le total dépasse 0 et prenez autant de points au milieu.",
                },
                is_ruling: false,
            },
            Clause {
                id: MMB_8_SMALLER,
                text: Text {
                    en: "You will usually want your best total, but a smaller one may be announced.",
                    fr: "On choisit d’ordinaire son meilleur total, mais on peut en annoncer un plus petit.",
                },
                is_ruling: true,
            },
            Clause {
                id: MMB_8_NOTHING,
                text: Text {
                    en: "Five brains take nothing, and the turn passes.",
                    fr: "Cinq cerveaux ne rapportent rien, et le tour passe.",
                },
                is_ruling: true,
            },
            Clause {
                id: MMB_9_CHANGE,
                text: Text {
                    en: "Red and white brains can be changed for each other at any time; only points count.",
                    fr: "Les cerveaux rouges et blancs s’échangent librement\u{202f}; seuls les points comptent.",
                },
                is_ruling: false,
            },
            Clause {
                id: MMB_9_TOKENS,
                text: Text {
                    en: "The table shows each pile as red and white brains and never uses more of either than are in play. Whatever the piles, there is always such a split.",
                    fr: "La table montre chaque tas en cerveaux rouges et blancs, sans jamais en utiliser plus qu’il n’y en a en jeu. Quels que soient les tas, un tel partage existe toujours.",
                },
                is_ruling: true,
            },
            Clause {
                id: MMB_10_WHAT_IS_LEFT,
                text: Text {
                    en: "When the middle holds less than your total, you take what is left.",
                    fr: "Quand le milieu contient moins que votre total, vous prenez ce qui reste.",
                },
                is_ruling: false,
            },
            Clause {
                id: MMB_10_PHASE_TWO,
                text: Text {
                    en: "Once the middle is empty the feast is over, and phase 2 begins with the next turn.",
                    fr: "Dès que le milieu est vide, le festin est fini et la phase 2 commence au tour suivant.",
                },
                is_ruling: false,
            },
            Clause {
                id: MMB_10_EXACTLY,
                text: Text {
                    en: "That also holds when the last brains were taken to the point.",
                    fr: "Cela vaut aussi quand les derniers cerveaux ont été pris au point près.",
                },
                is_ruling: true,
            },
        ],
    },
    Chapter {
        title: Text {
            en: "Phase 2: the famine",
            fr: "Phase 2\u{202f}: la disette",
        },
        clauses: &[
            Clause {
                id: MMB_11_OUT_AT_ONCE,
                text: Text {
                    en: "Who has no brains when phase 2 begins is out on the spot.",
                    fr: "Qui n’a aucun cerveau au début de la phase 2 est éliminé sur-le-champ.",
                },
                is_ruling: false,
            },
            Clause {
                id: MMB_11_SOLE_OWNER,
                text: Text {
                    en: "If only one player has brains at that moment, the game is already won.",
                    fr: "Si un seul joueur possède des cerveaux à ce moment, la partie est déjà gagnée.",
                },
                is_ruling: false,
            },
            Clause {
                id: MMB_12_POSITIVE,
                text: Text {
                    en: "Throw as before, then choose any colour whose total is more than 0. It need not be the best.",
                    fr: "Lancez comme avant, puis choisissez une couleur dont le total dépasse 0. Ce n’est pas forcément la meilleure.",
                },
                is_ruling: false,
            },
            Clause {
                id: MMB_12_OPPONENT_PAYS,
                text: Text {
                    en: "If the colour belongs to an opponent who is still in, that opponent pays the total into the middle.",
                    fr: "Si la couleur est celle d’un adversaire encore en jeu, cet adversaire paie le total au milieu.",
                },
                is_ruling: false,
            },
            Clause {
                id: MMB_12_SELF_PAYS,
                text: Text {
                    en: "If it does not (it is your own, nobody’s, or that of a player who is out), you pay. You may choose so even when another colour would do.",
                    fr: "Sinon (c’est la vôtre, celle de personne ou celle d’un joueur éliminé), c’est vous qui payez. Vous pouvez faire ce choix même si une autre couleur convenait.",
                },
                is_ruling: false,
            },
            Clause {
                id: MMB_13_NOBODY_PAYS,
                text: Text {
                    en: "Five brains give no total, so nobody pays.",
                    fr: "Cinq cerveaux ne donnent aucun total\u{202f}: personne ne paie.",
                },
                is_ruling: true,
            },
            Clause {
                id: MMB_14_PAYS_ALL,
                text: Text {
                    en: "Who has too few brains pays all of them.",
                    fr: "Qui n’a pas assez de cerveaux les paie tous.",
                },
                is_ruling: false,
            },
            Clause {
                id: MMB_14_OUT,
                text: Text {
                    en: "A player without brains is out, and the colour stands for nobody from then on.",
                    fr: "Un joueur sans cerveau est éliminé, et sa couleur ne représente plus personne.",
                },
                is_ruling: false,
            },
            Clause {
                id: MMB_14_SELF_OUT,
                text: Text {
                    en: "You can put yourself out.",
                    fr: "On peut s’éliminer soi-même.",
                },
                is_ruling: false,
            },
            Clause {
                id: MMB_15_NEVER_BACK,
                text: Text {
                    en: "Brains that have been paid stay in the middle for good.",
                    fr: "Les cerveaux payés restent au milieu pour toujours.",
                },
                is_ruling: false,
            },
            Clause {
                id: MMB_15_LAST_WINS,
                text: Text {
                    en: "The last player with brains wins.",
                    fr: "Le dernier joueur à avoir des cerveaux gagne.",
                },
                is_ruling: false,
            },
            Clause {
                id: MMB_15_PLACES,
                text: Text {
                    en: "The others are placed by how long they lasted; who goes out together shares a place.",
                    fr: "Les autres sont classés selon leur endurance\u{202f}; qui est éliminé en même temps partage sa place.",
                },
                is_ruling: true,
            },
        ],
    },
    Chapter {
        title: Text {
            en: "At the table",
            fr: "Autour de la table",
        },
        clauses: &[
            Clause {
                id: MMB_16_OPEN,
                text: Text {
                    en: "Nothing is hidden: dice, piles and middle lie open to all.",
                    fr: "Rien n’est caché\u{202f}: dés, tas et milieu sont visibles de tous.",
                },
                is_ruling: true,
            },
            Clause {
                id: MMB_17_NAMED,
                text: Text {
                    en: "The dice treat single colours alike but not pairs of colours, so a colour is always called by its name.",
                    fr: "Les dés traitent les couleurs seules à égalité, mais pas les paires de couleurs\u{202f}: une couleur est donc toujours appelée par son nom.",
                },
                is_ruling: true,
            },
        ],
    },
];
