//! Generated from `rulebook/` by `cargo xtask rules --update`.

use tabletop::{Chapter, Clause, RuleId, Text};

/// Two to five players sit down. The animals have already begun.
pub const OMB_1_PLAYERS: RuleId = RuleId::new("OMB-1.players");

/// Everybody starts the game with 9 brains; a new round brings no new ones.
pub const OMB_1_BRAINS: RuleId = RuleId::new("OMB-1.brains");

/// For every round, shuffle all 50 cards.
pub const OMB_2_SHUFFLE: RuleId = RuleId::new("OMB-2.shuffle");

/// Three times, everybody is dealt three cards, keeps two in hand and buries one in their graveyard. That makes a hand of six and a graveyard of three.
pub const OMB_2_THREE_TIMES: RuleId = RuleId::new("OMB-2.three-times");

/// All choose at the same time and in secret. The next three come when everybody has chosen.
pub const OMB_2_SECRET: RuleId = RuleId::new("OMB-2.secret");

/// What is left is the reserve, face down. The horde and the discard pile are still empty.
pub const OMB_3_RESERVE: RuleId = RuleId::new("OMB-3.reserve");

/// Chance picks who starts the first round.
pub const OMB_4_FIRST_ROUND: RuleId = RuleId::new("OMB-4.first-round");

/// Later rounds are started by whoever has the fewest brains.
pub const OMB_4_FEWEST: RuleId = RuleId::new("OMB-4.fewest");

/// If several have equally few, chance picks one of them.
pub const OMB_4_TIE: RuleId = RuleId::new("OMB-4.tie");

/// On your turn, play one card from your hand onto the horde, or several of the same value at once.
pub const OMB_5_ONE_VALUE: RuleId = RuleId::new("OMB-5.one-value");

/// The value must be strictly higher than the top of the horde.
pub const OMB_5_HIGHER: RuleId = RuleId::new("OMB-5.higher");

/// An empty horde takes anything.
pub const OMB_5_EMPTY: RuleId = RuleId::new("OMB-5.empty");

/// Of several equal cards, one stays on the horde. You put each of the others into an opponent’s graveyard, shared out as you like. Presents are presents.
pub const OMB_6_ONE_STAYS: RuleId = RuleId::new("OMB-6.one-stays");

/// Everybody sees where they go.
pub const OMB_6_SEEN: RuleId = RuleId::new("OMB-6.seen");

/// This comes before a die is rolled or the horde is swept away.
pub const OMB_6_BEFORE: RuleId = RuleId::new("OMB-6.before");

/// If you cannot or do not want to play, you give up: the horde goes to the discard pile.
pub const OMB_7_GIVE_UP: RuleId = RuleId::new("OMB-7.give-up");

/// Giving up costs a brain.
pub const OMB_7_BRAIN: RuleId = RuleId::new("OMB-7.brain");

/// If it was your last, the game ends on the spot.
pub const OMB_7_LAST_BRAIN: RuleId = RuleId::new("OMB-7.last-brain");

/// Draw two cards from the reserve, keep one in hand and bury the other in your graveyard.
pub const OMB_7_DRAW: RuleId = RuleId::new("OMB-7.draw");

/// Then take your turn as usual and start a new horde.
pub const OMB_7_PLAYS_ON: RuleId = RuleId::new("OMB-7.plays-on");

/// If there is only one card to be had, it goes to your hand.
pub const OMB_7_TOO_FEW: RuleId = RuleId::new("OMB-7.too-few");

/// Nobody gives up on an empty horde: there is nothing to run away from.
pub const OMB_7_NOT_ON_EMPTY: RuleId = RuleId::new("OMB-7.not-on-empty");

/// When a card is needed and the reserve is empty, the discard pile is shuffled and becomes the reserve.
pub const OMB_8_SHUFFLE: RuleId = RuleId::new("OMB-8.shuffle");

/// The horde on the table is never shuffled in. One that was just discarded by giving up is, so there is always a card to draw then.
pub const OMB_8_HORDE_STAYS: RuleId = RuleId::new("OMB-8.horde-stays");

/// At the end of your turn, if you hold fewer than three cards, take cards of your choice from your graveyard until you hold three.
pub const OMB_9_REFILL: RuleId = RuleId::new("OMB-9.refill");

/// If the graveyard holds too few, take what there is. With three cards or more, take nothing.
pub const OMB_9_WHAT_THERE_IS: RuleId = RuleId::new("OMB-9.what-there-is");

/// Nobody gets to forget this here.
pub const OMB_9_NEVER_FORGOTTEN: RuleId = RuleId::new("OMB-9.never-forgotten");

/// Then it is the next player’s turn, to the left.
pub const OMB_10_LEFT: RuleId = RuleId::new("OMB-10.left");

/// 0, the mosquito, may always be played, whatever lies on top. It always finds a way in.
pub const OMB_11_MOSQUITO: RuleId = RuleId::new("OMB-11.mosquito");

/// 8, the spider: the next player must play a value strictly below 8.
pub const OMB_12_SPIDER: RuleId = RuleId::new("OMB-12.spider");

/// The spider binds only the next play. From that card on the horde climbs as usual.
pub const OMB_12_ONCE: RuleId = RuleId::new("OMB-12.once");

/// If the next player gives up, the spider leaves with the horde.
pub const OMB_12_GONE: RuleId = RuleId::new("OMB-12.gone");

/// 11, the mouse, sends the whole horde to the discard pile, itself included.
pub const OMB_13_MOUSE: RuleId = RuleId::new("OMB-13.mouse");

/// Then fill your hand up to three and play another turn.
pub const OMB_13_AGAIN: RuleId = RuleId::new("OMB-13.again");

/// If you have no card left then, in hand or graveyard, the round ends.
pub const OMB_13_NOTHING_LEFT: RuleId = RuleId::new("OMB-13.nothing-left");

/// Several equal special animals played at once use their power once.
pub const OMB_14_ONCE: RuleId = RuleId::new("OMB-14.once");

/// After playing a card with the die on it, roll the die and do what it shows, if it can be done.
pub const OMB_15_ROLL: RuleId = RuleId::new("OMB-15.roll");

/// Several equal ones are one roll.
pub const OMB_15_ONE_ROLL: RuleId = RuleId::new("OMB-15.one-roll");

/// Only then fill up your hand; and then the turn ends.
pub const OMB_15_ORDER: RuleId = RuleId::new("OMB-15.order");

/// GIVE: put a card from your hand into an opponent’s graveyard.
pub const OMB_16_GIVE: RuleId = RuleId::new("OMB-16.give");

/// With an empty hand there is nothing to give.
pub const OMB_16_EMPTY_HAND: RuleId = RuleId::new("OMB-16.empty-hand");

/// SWARM: starting with you and going round to the left, everybody adds a card from the reserve to their graveyard.
pub const OMB_17_SWARM: RuleId = RuleId::new("OMB-17.swarm");

/// It ends early when there are no more cards, even after shuffling the discard pile.
pub const OMB_17_CARDS_LAST: RuleId = RuleId::new("OMB-17.cards-last");

/// STEAL: take a brain from an opponent of your choice. You must.
pub const OMB_18_STEAL: RuleId = RuleId::new("OMB-18.steal");

/// If it was the opponent’s last, the game ends at once.
pub const OMB_18_LAST_BRAIN: RuleId = RuleId::new("OMB-18.last-brain");

/// GAIN: take a brain from the supply.
pub const OMB_18_GAIN: RuleId = RuleId::new("OMB-18.gain");

/// SWAP: exchange your hand with an opponent’s hand, or your graveyard with an opponent’s graveyard. You must do one of the two.
pub const OMB_19_SWAP: RuleId = RuleId::new("OMB-19.swap");

/// An opponent’s empty graveyard cannot be had in exchange.
pub const OMB_19_EMPTY_GRAVEYARD: RuleId = RuleId::new("OMB-19.empty-graveyard");

/// Empty hands can be exchanged, so a swap is always possible.
pub const OMB_19_EMPTY_HAND: RuleId = RuleId::new("OMB-19.empty-hand");

/// AGAIN: play again, without filling up your hand first.
pub const OMB_19_AGAIN: RuleId = RuleId::new("OMB-19.again");

/// If you cannot or do not want to, you give up, even with no card at all. Oops.
pub const OMB_19_AGAIN_EMPTY: RuleId = RuleId::new("OMB-19.again-empty");

/// The round ends when a player has no card left at the end of their turn, neither in hand nor in the graveyard, and after whatever the die brings.
pub const OMB_20_ROUND_ENDS: RuleId = RuleId::new("OMB-20.round-ends");

/// An opponent who is emptied in between does not end it.
pub const OMB_20_OWN_TURN: RuleId = RuleId::new("OMB-20.own-turn");

/// Every opponent loses a brain at once for each card in hand and graveyard. The animals say thank you.
pub const OMB_20_EATEN: RuleId = RuleId::new("OMB-20.eaten");

/// Who has too few brains loses all of them.
pub const OMB_20_ALL: RuleId = RuleId::new("OMB-20.all");

/// Who begins a turn with an empty hand fills it up from the graveyard first.
pub const OMB_21_REFILL_FIRST: RuleId = RuleId::new("OMB-21.refill-first");

/// Who begins a turn without any card, after an exchange, ends the round at once.
pub const OMB_21_NOTHING: RuleId = RuleId::new("OMB-21.nothing");

/// The game ends at once when somebody loses the last brain.
pub const OMB_22_LAST_BRAIN: RuleId = RuleId::new("OMB-22.last-brain");

/// If that happens in the middle of a round, the cards are not counted.
pub const OMB_22_MID_ROUND: RuleId = RuleId::new("OMB-22.mid-round");

/// Most brains win, whoever ended the round.
pub const OMB_22_MOST: RuleId = RuleId::new("OMB-22.most");

/// Equally many is a shared win.
pub const OMB_22_SHARED: RuleId = RuleId::new("OMB-22.shared");

/// Hands and graveyards are known to their owner alone.
pub const OMB_23_OWN: RuleId = RuleId::new("OMB-23.own");

/// How many cards they hold is known to all, and so are the horde and the discard pile.
pub const OMB_23_NUMBERS: RuleId = RuleId::new("OMB-23.numbers");

/// What was put into a graveyard openly is known to all.
pub const OMB_23_OPEN: RuleId = RuleId::new("OMB-23.open");

/// When the owner takes a card from the graveyard, the others no longer know anything of it.
pub const OMB_23_TAKEN: RuleId = RuleId::new("OMB-23.taken");

/// A card given by the die is known to giver and receiver.
pub const OMB_23_GIVEN: RuleId = RuleId::new("OMB-23.given");

/// Who knew something of the giver’s hand and did not see the card forgets it.
pub const OMB_23_HAND: RuleId = RuleId::new("OMB-23.hand");

/// An exchange carries all this along, and the former owner remembers every card.
pub const OMB_23_SWAPPED: RuleId = RuleId::new("OMB-23.swapped");

/// What has been shuffled into the reserve is forgotten.
pub const OMB_23_SHUFFLED: RuleId = RuleId::new("OMB-23.shuffled");

/// There are 56 brains in all.
pub const OMB_24_SUPPLY: RuleId = RuleId::new("OMB-24.supply");

/// Lost brains go back to the supply and can be gained again.
pub const OMB_24_BACK: RuleId = RuleId::new("OMB-24.back");

/// An empty supply gives nothing.
pub const OMB_24_EMPTY: RuleId = RuleId::new("OMB-24.empty");

/// The whole rulebook, in reading order.
pub static RULEBOOK: &[Chapter] = &[
    Chapter {
        title: Text {
            en: "The deal",
            fr: "La donne",
        },
        clauses: &[
            Clause {
                id: OMB_1_PLAYERS,
                text: Text {
                    en: "Two to five players sit down. The animals have already begun.",
                    fr: "On joue de deux à cinq. Les animaux, eux, ont déjà commencé.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_1_BRAINS,
                text: Text {
                    en: "Everybody starts the game with 9 brains; a new round brings no new ones.",
                    fr: "Chacun commence la partie avec 9 cerveaux\u{202f}; une nouvelle manche n’en apporte pas d’autres.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_2_SHUFFLE,
                text: Text {
                    en: "For every round, shuffle all 50 cards.",
                    fr: "Au début de chaque manche, mélangez les 50 cartes.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_2_THREE_TIMES,
                text: Text {
                    en: "Three times, everybody is dealt three cards, keeps two in hand and buries one in their graveyard. That makes a hand of six and a graveyard of three.",
                    fr: "À trois reprises, chacun reçoit trois cartes, en garde deux en main et en enterre une dans son cimetière. Cela fait une main de six et un cimetière de trois.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_2_SECRET,
                text: Text {
                    en: "All choose at the same time and in secret. The next three come when everybody has chosen.",
                    fr: "Tous choisissent en même temps et en secret. Les trois suivantes arrivent quand chacun a choisi.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_3_RESERVE,
                text: Text {
                    en: "What is left is the reserve, face down. The horde and the discard pile are still empty.",
                    fr: "Ce qui reste forme la réserve, face cachée. La horde et la défausse sont encore vides.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_4_FIRST_ROUND,
                text: Text {
                    en: "Chance picks who starts the first round.",
                    fr: "Le sort désigne qui entame la première manche.",
                },
                is_ruling: true,
            },
            Clause {
                id: OMB_4_FEWEST,
                text: Text {
                    en: "Later rounds are started by whoever has the fewest brains.",
                    fr: "Les manches suivantes sont entamées par celui qui a le moins de cerveaux.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_4_TIE,
                text: Text {
                    en: "If several have equally few, chance picks one of them.",
                    fr: "Si plusieurs en ont aussi peu, le sort tranche entre eux.",
                },
                is_ruling: true,
            },
        ],
    },
    Chapter {
        title: Text {
            en: "A turn",
            fr: "Un tour",
        },
        clauses: &[
            Clause {
                id: OMB_5_ONE_VALUE,
                text: Text {
                    en: "On your turn, play one card from your hand onto the horde, or several of the same value at once.",
                    fr: "À votre tour, posez sur la horde une carte de votre main, ou plusieurs de même valeur à la fois.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_5_HIGHER,
                text: Text {
                    en: "The value must be strictly higher than the top of the horde.",
                    fr: "La valeur doit dépasser strictement celle du dessus de la horde.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_5_EMPTY,
                text: Text {
                    en: "An empty horde takes anything.",
                    fr: "Une horde vide accepte tout.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_6_ONE_STAYS,
                text: Text {
                    en: "Of several equal cards, one stays on the horde. You put each of the others into an opponent’s graveyard, shared out as you like. Presents are presents.",
                    fr: "De plusieurs cartes égales, une seule reste sur la horde. Vous placez chacune des autres dans le cimetière d’un adversaire, à répartir comme il vous plaît. Un cadeau est un cadeau.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_6_SEEN,
                text: Text {
                    en: "Everybody sees where they go.",
                    fr: "Tout le monde voit où elles vont.",
                },
                is_ruling: true,
            },
            Clause {
                id: OMB_6_BEFORE,
                text: Text {
                    en: "This comes before a die is rolled or the horde is swept away.",
                    fr: "Cela se fait avant de lancer le dé ou de balayer la horde.",
                },
                is_ruling: true,
            },
            Clause {
                id: OMB_7_GIVE_UP,
                text: Text {
                    en: "If you cannot or do not want to play, you give up: the horde goes to the discard pile.",
                    fr: "Si vous ne pouvez pas ou ne voulez pas jouer, vous renoncez\u{202f}: la horde part à la défausse.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_7_BRAIN,
                text: Text {
                    en: "Giving up costs a brain.",
                    fr: "Renoncer coûte un cerveau.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_7_LAST_BRAIN,
                text: Text {
                    en: "If it was your last, the game ends on the spot.",
                    fr: "Si c’était votre dernier, la partie s’arrête sur-le-champ.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_7_DRAW,
                text: Text {
                    en: "Draw two cards from the reserve, keep one in hand and bury the other in your graveyard.",
                    fr: "Piochez deux cartes de la réserve, gardez-en une en main et enterrez l’autre dans votre cimetière.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_7_PLAYS_ON,
                text: Text {
                    en: "Then take your turn as usual and start a new horde.",
                    fr: "Jouez ensuite votre tour normalement et entamez une nouvelle horde.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_7_TOO_FEW,
                text: Text {
                    en: "If there is only one card to be had, it goes to your hand.",
                    fr: "S’il n’y a qu’une seule carte à prendre, elle va dans votre main.",
                },
                is_ruling: true,
            },
            Clause {
                id: OMB_7_NOT_ON_EMPTY,
                text: Text {
                    en: "Nobody gives up on an empty horde: there is nothing to run away from.",
                    fr: "On ne renonce pas devant une horde vide\u{202f}: il n’y a rien à fuir.",
                },
                is_ruling: true,
            },
            Clause {
                id: OMB_8_SHUFFLE,
                text: Text {
                    en: "When a card is needed and the reserve is empty, the discard pile is shuffled and becomes the reserve.",
                    fr: "Quand il faut une carte et que la réserve est vide, la défausse est mélangée et devient la réserve.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_8_HORDE_STAYS,
                text: Text {
                    en: "The horde on the table is never shuffled in. One that was just discarded by giving up is, so there is always a card to draw then.",
                    fr: "La horde sur la table n’est jamais mélangée avec. Celle qu’on vient de défausser en renonçant l’est\u{202f}: il y a donc toujours une carte à piocher.",
                },
                is_ruling: true,
            },
            Clause {
                id: OMB_9_REFILL,
                text: Text {
                    en: "At the end of your turn, if you hold fewer than three cards, take cards of your choice from your graveyard until you hold three.",
                    fr: "À la fin de votre tour, si vous avez moins de trois cartes en main, prenez-en dans votre cimetière, à votre choix, jusqu’à en avoir trois.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_9_WHAT_THERE_IS,
                text: Text {
                    en: "If the graveyard holds too few, take what there is. With three cards or more, take nothing.",
                    fr: "Si le cimetière n’en contient pas assez, prenez ce qu’il y a. Avec trois cartes ou plus, ne prenez rien.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_9_NEVER_FORGOTTEN,
                text: Text {
                    en: "Nobody gets to forget this here.",
                    fr: "Ici, personne ne peut l’oublier.",
                },
                is_ruling: true,
            },
            Clause {
                id: OMB_10_LEFT,
                text: Text {
                    en: "Then it is the next player’s turn, to the left.",
                    fr: "C’est ensuite au joueur de gauche.",
                },
                is_ruling: false,
            },
        ],
    },
    Chapter {
        title: Text {
            en: "Special animals",
            fr: "Animaux spéciaux",
        },
        clauses: &[
            Clause {
                id: OMB_11_MOSQUITO,
                text: Text {
                    en: "0, the mosquito, may always be played, whatever lies on top. It always finds a way in.",
                    fr: "Le 0, le moustique, peut toujours être joué, quoi qu’il y ait sur le dessus. Il trouve toujours un passage.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_12_SPIDER,
                text: Text {
                    en: "8, the spider: the next player must play a value strictly below 8.",
                    fr: "Le 8, l’araignée\u{202f}: le joueur suivant doit jouer une valeur strictement inférieure à 8.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_12_ONCE,
                text: Text {
                    en: "The spider binds only the next play. From that card on the horde climbs as usual.",
                    fr: "L’araignée ne lie que le coup suivant. À partir de cette carte, la horde monte comme d’habitude.",
                },
                is_ruling: true,
            },
            Clause {
                id: OMB_12_GONE,
                text: Text {
                    en: "If the next player gives up, the spider leaves with the horde.",
                    fr: "Si le joueur suivant renonce, l’araignée s’en va avec la horde.",
                },
                is_ruling: true,
            },
            Clause {
                id: OMB_13_MOUSE,
                text: Text {
                    en: "11, the mouse, sends the whole horde to the discard pile, itself included.",
                    fr: "Le 11, la souris, envoie toute la horde à la défausse, elle comprise.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_13_AGAIN,
                text: Text {
                    en: "Then fill your hand up to three and play another turn.",
                    fr: "Complétez ensuite votre main à trois cartes et jouez un nouveau tour.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_13_NOTHING_LEFT,
                text: Text {
                    en: "If you have no card left then, in hand or graveyard, the round ends.",
                    fr: "S’il ne vous reste alors aucune carte, ni en main ni au cimetière, la manche s’achève.",
                },
                is_ruling: true,
            },
            Clause {
                id: OMB_14_ONCE,
                text: Text {
                    en: "Several equal special animals played at once use their power once.",
                    fr: "Plusieurs animaux spéciaux égaux joués ensemble n’usent de leur pouvoir qu’une fois.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_15_ROLL,
                text: Text {
                    en: "After playing a card with the die on it, roll the die and do what it shows, if it can be done.",
                    fr: "Après avoir joué une carte marquée du dé, lancez le dé et appliquez le résultat, s’il est applicable.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_15_ONE_ROLL,
                text: Text {
                    en: "Several equal ones are one roll.",
                    fr: "Plusieurs cartes égales ne donnent qu’un lancer.",
                },
                is_ruling: true,
            },
            Clause {
                id: OMB_15_ORDER,
                text: Text {
                    en: "Only then fill up your hand; and then the turn ends.",
                    fr: "Ce n’est qu’après que vous complétez votre main\u{202f}; puis le tour prend fin.",
                },
                is_ruling: false,
            },
        ],
    },
    Chapter {
        title: Text {
            en: "The die",
            fr: "Le dé",
        },
        clauses: &[
            Clause {
                id: OMB_16_GIVE,
                text: Text {
                    en: "GIVE: put a card from your hand into an opponent’s graveyard.",
                    fr: "DONNER\u{202f}: placez une carte de votre main dans le cimetière d’un adversaire.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_16_EMPTY_HAND,
                text: Text {
                    en: "With an empty hand there is nothing to give.",
                    fr: "La main vide, il n’y a rien à donner.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_17_SWARM,
                text: Text {
                    en: "SWARM: starting with you and going round to the left, everybody adds a card from the reserve to their graveyard.",
                    fr: "ESSAIM\u{202f}: en commençant par vous et en tournant vers la gauche, chacun ajoute à son cimetière une carte de la réserve.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_17_CARDS_LAST,
                text: Text {
                    en: "It ends early when there are no more cards, even after shuffling the discard pile.",
                    fr: "L’essaim s’arrête avant s’il n’y a plus de cartes, même en mélangeant la défausse.",
                },
                is_ruling: true,
            },
            Clause {
                id: OMB_18_STEAL,
                text: Text {
                    en: "STEAL: take a brain from an opponent of your choice. You must.",
                    fr: "VOLER\u{202f}: prenez un cerveau à l’adversaire de votre choix. C’est obligatoire.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_18_LAST_BRAIN,
                text: Text {
                    en: "If it was the opponent’s last, the game ends at once.",
                    fr: "Si c’était son dernier, la partie s’arrête aussitôt.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_18_GAIN,
                text: Text {
                    en: "GAIN: take a brain from the supply.",
                    fr: "GAGNER\u{202f}: prenez un cerveau de la boîte.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_19_SWAP,
                text: Text {
                    en: "SWAP: exchange your hand with an opponent’s hand, or your graveyard with an opponent’s graveyard. You must do one of the two.",
                    fr: "ÉCHANGER\u{202f}: échangez votre main avec celle d’un adversaire, ou votre cimetière avec celui d’un adversaire. L’un des deux est obligatoire.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_19_EMPTY_GRAVEYARD,
                text: Text {
                    en: "An opponent’s empty graveyard cannot be had in exchange.",
                    fr: "On ne peut pas obtenir en échange le cimetière vide d’un adversaire.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_19_EMPTY_HAND,
                text: Text {
                    en: "Empty hands can be exchanged, so a swap is always possible.",
                    fr: "Une main vide s’échange aussi\u{202f}: un échange est donc toujours possible.",
                },
                is_ruling: true,
            },
            Clause {
                id: OMB_19_AGAIN,
                text: Text {
                    en: "AGAIN: play again, without filling up your hand first.",
                    fr: "REJOUER\u{202f}: jouez encore, sans compléter votre main avant.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_19_AGAIN_EMPTY,
                text: Text {
                    en: "If you cannot or do not want to, you give up, even with no card at all. Oops.",
                    fr: "Si vous ne pouvez pas ou ne voulez pas, vous renoncez, même sans la moindre carte. Oups.",
                },
                is_ruling: false,
            },
        ],
    },
    Chapter {
        title: Text {
            en: "The end",
            fr: "La fin",
        },
        clauses: &[
            Clause {
                id: OMB_20_ROUND_ENDS,
                text: Text {
                    en: "The round ends when a player has no card left at the end of their turn, neither in hand nor in the graveyard, and after whatever the die brings.",
                    fr: "La manche s’achève quand un joueur n’a plus de carte à la fin de son tour, ni en main ni au cimetière, et après ce que le dé apporte.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_20_OWN_TURN,
                text: Text {
                    en: "An opponent who is emptied in between does not end it.",
                    fr: "Un adversaire vidé entre-temps n’y met pas fin.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_20_EATEN,
                text: Text {
                    en: "Every opponent loses a brain at once for each card in hand and graveyard. The animals say thank you.",
                    fr: "Chaque adversaire perd aussitôt un cerveau par carte en main et au cimetière. Les animaux remercient.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_20_ALL,
                text: Text {
                    en: "Who has too few brains loses all of them.",
                    fr: "Qui n’en a pas assez les perd tous.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_21_REFILL_FIRST,
                text: Text {
                    en: "Who begins a turn with an empty hand fills it up from the graveyard first.",
                    fr: "Qui commence un tour la main vide la complète d’abord depuis son cimetière.",
                },
                is_ruling: true,
            },
            Clause {
                id: OMB_21_NOTHING,
                text: Text {
                    en: "Who begins a turn without any card, after an exchange, ends the round at once.",
                    fr: "Qui commence un tour sans aucune carte, après un échange, met aussitôt fin à la manche.",
                },
                is_ruling: true,
            },
            Clause {
                id: OMB_22_LAST_BRAIN,
                text: Text {
                    en: "The game ends at once when somebody loses the last brain.",
                    fr: "La partie s’arrête dès que quelqu’un perd son dernier cerveau.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_22_MID_ROUND,
                text: Text {
                    en: "If that happens in the middle of a round, the cards are not counted.",
                    fr: "Si cela arrive au milieu d’une manche, on ne compte pas les cartes.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_22_MOST,
                text: Text {
                    en: "Most brains win, whoever ended the round.",
                    fr: "Le plus grand nombre de cerveaux l’emporte, peu importe qui a fini la manche.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_22_SHARED,
                text: Text {
                    en: "Equally many is a shared win.",
                    fr: "À égalité, la victoire est partagée.",
                },
                is_ruling: false,
            },
        ],
    },
    Chapter {
        title: Text {
            en: "Secrets",
            fr: "Secrets",
        },
        clauses: &[
            Clause {
                id: OMB_23_OWN,
                text: Text {
                    en: "Hands and graveyards are known to their owner alone.",
                    fr: "Mains et cimetières ne sont connus que de leur propriétaire.",
                },
                is_ruling: false,
            },
            Clause {
                id: OMB_23_NUMBERS,
                text: Text {
                    en: "How many cards they hold is known to all, and so are the horde and the discard pile.",
                    fr: "Le nombre de leurs cartes est connu de tous, de même que la horde et la défausse.",
                },
                is_ruling: true,
            },
            Clause {
                id: OMB_23_OPEN,
                text: Text {
                    en: "What was put into a graveyard openly is known to all.",
                    fr: "Ce qu’on a placé ouvertement dans un cimetière est connu de tous.",
                },
                is_ruling: true,
            },
            Clause {
                id: OMB_23_TAKEN,
                text: Text {
                    en: "When the owner takes a card from the graveyard, the others no longer know anything of it.",
                    fr: "Quand le propriétaire prend une carte dans son cimetière, les autres n’en savent plus rien.",
                },
                is_ruling: true,
            },
            Clause {
                id: OMB_23_GIVEN,
                text: Text {
                    en: "A card given by the die is known to giver and receiver.",
                    fr: "Une carte donnée par le dé est connue de celui qui la donne et de celui qui la reçoit.",
                },
                is_ruling: true,
            },
            Clause {
                id: OMB_23_HAND,
                text: Text {
                    en: "Who knew something of the giver’s hand and did not see the card forgets it.",
                    fr: "Qui savait quelque chose de la main du donneur sans avoir vu la carte l’oublie.",
                },
                is_ruling: true,
            },
            Clause {
                id: OMB_23_SWAPPED,
                text: Text {
                    en: "An exchange carries all this along, and the former owner remembers every card.",
                    fr: "Un échange emporte tout cela, et l’ancien propriétaire se souvient de chaque carte.",
                },
                is_ruling: true,
            },
            Clause {
                id: OMB_23_SHUFFLED,
                text: Text {
                    en: "What has been shuffled into the reserve is forgotten.",
                    fr: "Ce qui a été mélangé dans la réserve est oublié.",
                },
                is_ruling: true,
            },
            Clause {
                id: OMB_24_SUPPLY,
                text: Text {
                    en: "There are 56 brains in all.",
                    fr: "Il y a 56 cerveaux en tout.",
                },
                is_ruling: true,
            },
            Clause {
                id: OMB_24_BACK,
                text: Text {
                    en: "Lost brains go back to the supply and can be gained again.",
                    fr: "Les cerveaux perdus retournent dans la boîte et peuvent être regagnés.",
                },
                is_ruling: true,
            },
            Clause {
                id: OMB_24_EMPTY,
                text: Text {
                    en: "An empty supply gives nothing.",
                    fr: "Une boîte vide ne donne rien.",
                },
                is_ruling: true,
            },
        ],
    },
];
