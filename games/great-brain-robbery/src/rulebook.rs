//! Generated from `rulebook/` by `cargo xtask rules --update`.

use tabletop::{Chapter, Clause, RuleId, Text};

/// Three to seven zombies rob the train.
pub const GBR_1_PLAYERS: RuleId = RuleId::new("GBR-1.players");

/// Shuffle the 64 brain cards and deal one to each player. The others are the deck.
pub const GBR_1_DEAL: RuleId = RuleId::new("GBR-1.deal");

/// An empty deck is renewed from the discards, well shuffled.
pub const GBR_1_RESHUFFLE: RuleId = RuleId::new("GBR-1.reshuffle");

/// The train starts with two cars: the Caboose at the back and a random car in front of it.
pub const GBR_2_TRAIN: RuleId = RuleId::new("GBR-2.train");

/// Every car has two faces, and chance picks the one that shows; only the Caboose always starts as the Caboose.
pub const GBR_2_FACE: RuleId = RuleId::new("GBR-2.face");

/// Whenever a car is laid out, a counter goes on each of its brain icons.
pub const GBR_2_COUNTERS: RuleId = RuleId::new("GBR-2.counters");

/// Chance picks who goes first.
pub const GBR_3_FIRST: RuleId = RuleId::new("GBR-3.first");

/// Turns go round to the left.
pub const GBR_3_LEFT: RuleId = RuleId::new("GBR-3.left");

/// The pawns start on the Caboose: the first player on space 1, the second on space 2, and so on.
pub const GBR_3_START: RuleId = RuleId::new("GBR-3.start");

/// First, throw away any cards you would rather not carry.
pub const GBR_4_DISCARD: RuleId = RuleId::new("GBR-4.discard");

/// Then roll two dice: that is how far you can go.
pub const GBR_5_DICE: RuleId = RuleId::new("GBR-5.dice");

/// If there is no brain in your head, roll one die less for each card in your hand, down to none at all. Thinking and carrying is too much at once.
pub const GBR_5_FEWER: RuleId = RuleId::new("GBR-5.fewer");

/// If there is one, add its Run.
pub const GBR_5_RUN: RuleId = RuleId::new("GBR-5.run");

/// Walk any number of steps up to that sum. Staying where you are is allowed.
pub const GBR_6_UP_TO: RuleId = RuleId::new("GBR-6.up-to");

/// Steps go straight ahead, back or sideways, never diagonally and never through a wall.
pub const GBR_6_WALLS: RuleId = RuleId::new("GBR-6.walls");

/// You may double back and walk past pawns and counters.
pub const GBR_6_FREELY: RuleId = RuleId::new("GBR-6.freely");

/// Nobody steps off the back of the train.
pub const GBR_6_BACK: RuleId = RuleId::new("GBR-6.back");

/// At any moment of the move you may throw cards from your hand: each adds its Run and is discarded. It costs nothing.
pub const GBR_6_THROW: RuleId = RuleId::new("GBR-6.throw");

/// That works even if you rolled no dice.
pub const GBR_6_NO_DICE: RuleId = RuleId::new("GBR-6.no-dice");

/// Walking about inside the train shows nobody anything, so only where you stop is noted.
pub const GBR_6A_QUIET: RuleId = RuleId::new("GBR-6a.quiet");

/// A move is made of throwing a card, opening a new car (you walk to the front and step off it) and, last of all, stopping on a space within reach.
pub const GBR_6A_PARTS: RuleId = RuleId::new("GBR-6a.parts");

/// Step off the front of the train and a random unused car is put there, with a random face.
pub const GBR_7_NEW_CAR: RuleId = RuleId::new("GBR-7.new-car");

/// Its counters are laid out before you go on.
pub const GBR_7_COUNTERS: RuleId = RuleId::new("GBR-7.counters");

/// The step that opened it takes you through its door.
pub const GBR_7_ENTERS: RuleId = RuleId::new("GBR-7.enters");

/// One move can open several cars.
pub const GBR_7_SEVERAL: RuleId = RuleId::new("GBR-7.several");

/// Nothing goes in front of the Engine.
pub const GBR_7_ENGINE: RuleId = RuleId::new("GBR-7.engine");

/// While there is no car left to draw, the front is closed.
pub const GBR_7_CLOSED: RuleId = RuleId::new("GBR-7.closed");

/// Only the space where you stop matters. What you ran past, you ran past.
pub const GBR_8_STOP: RuleId = RuleId::new("GBR-8.stop");

/// If you stopped on a brake, the train brakes at once, before anything else.
pub const GBR_9_BRAKE: RuleId = RuleId::new("GBR-9.brake");

/// If you opened cars in this move, check the couplings: roll a die and compare it with the number of cars in the train.
pub const GBR_10_CHECK: RuleId = RuleId::new("GBR-10.check");

/// If the die is lower, the last car is lost, and you roll again.
pub const GBR_10_LOST: RuleId = RuleId::new("GBR-10.lost");

/// If it is equal or higher, the couplings hold and the check is over.
pub const GBR_10_HOLDS: RuleId = RuleId::new("GBR-10.holds");

/// It is one check, however many cars you opened.
pub const GBR_10_ONCE: RuleId = RuleId::new("GBR-10.once");

/// Brakes first, then this check, then whatever is on your space.
pub const GBR_10_WHEN: RuleId = RuleId::new("GBR-10.when");

/// A counter on your space becomes an experience point of yours.
pub const GBR_11_POINT: RuleId = RuleId::new("GBR-11.point");

/// You draw a card for it.
pub const GBR_11_CARD: RuleId = RuleId::new("GBR-11.card");

/// For the rest of the turn you may hold more cards than two.
pub const GBR_11_THIRD: RuleId = RuleId::new("GBR-11.third");

/// If somebody else is on your space, you may start a fight. Or you may both pretend to read the newspaper.
pub const GBR_12_MAY: RuleId = RuleId::new("GBR-12.may");

/// Cards you found in this turn can be thrown in it.
pub const GBR_12_FOUND: RuleId = RuleId::new("GBR-12.found");

/// You may install a brain from your hand: pay its Cost in experience points.
pub const GBR_13_PAY: RuleId = RuleId::new("GBR-13.pay");

/// The brain that was in your head is discarded.
pub const GBR_13_OLD: RuleId = RuleId::new("GBR-13.old");

/// The new one lies open in front of you.
pub const GBR_13_OPEN: RuleId = RuleId::new("GBR-13.open");

/// One brain a turn.
pub const GBR_13_ONCE: RuleId = RuleId::new("GBR-13.once");

/// At the end of your turn, discard until you hold two cards at most. You only have two hands.
pub const GBR_14_TWO: RuleId = RuleId::new("GBR-14.two");

/// Installing comes before that.
pub const GBR_14_INSTALL_FIRST: RuleId = RuleId::new("GBR-14.install-first");

/// Only the player whose turn it is can start a fight. That is the attacker.
pub const GBR_15_ATTACKER: RuleId = RuleId::new("GBR-15.attacker");

/// Everybody on the space is in it, willing or not: one fight, all against all.
pub const GBR_15_EVERYBODY: RuleId = RuleId::new("GBR-15.everybody");

/// Each fighter rolls two dice.
pub const GBR_16_DICE: RuleId = RuleId::new("GBR-16.dice");

/// Without a brain in the head it is one die less for each card in hand.
pub const GBR_16_FEWER: RuleId = RuleId::new("GBR-16.fewer");

/// Add the Hit of the brain in your head.
pub const GBR_16_HIT: RuleId = RuleId::new("GBR-16.hit");

/// Then cards can be thrown from the hand: each adds its Hit and is discarded.
pub const GBR_17_THROW: RuleId = RuleId::new("GBR-17.throw");

/// The attacker is asked first, then the others to the left: throw a card or pass, round after round.
pub const GBR_17_ROUND: RuleId = RuleId::new("GBR-17.round");

/// The fight is over when all have passed in a row.
pub const GBR_17_OVER: RuleId = RuleId::new("GBR-17.over");

/// The highest total wins.
pub const GBR_18_HIGHEST: RuleId = RuleId::new("GBR-18.highest");

/// If several share the highest total, the attacker wins.
pub const GBR_18_TIE: RuleId = RuleId::new("GBR-18.tie");

/// That holds even if the attacker’s own total is lower. Nobody said it was fair.
pub const GBR_18_OUTSIDER: RuleId = RuleId::new("GBR-18.outsider");

/// The winner takes the brains out of all the fighters’ heads and deals them out again at will.
pub const GBR_19_TAKES: RuleId = RuleId::new("GBR-19.takes");

/// A head gets one brain at most; what is left over is discarded.
pub const GBR_19_ONE_EACH: RuleId = RuleId::new("GBR-19.one-each");

/// Nothing is paid for this.
pub const GBR_19_FREE: RuleId = RuleId::new("GBR-19.free");

/// Cards in hands are left alone.
pub const GBR_19_HANDS: RuleId = RuleId::new("GBR-19.hands");

/// Every loser gets an experience point. It hurt, but it was instructive.
pub const GBR_20_POINT: RuleId = RuleId::new("GBR-20.point");

/// The Engine has two brakes. Stop on one and the train loses its last car: exactly one, and no die is rolled.
pub const GBR_21_BRAKES: RuleId = RuleId::new("GBR-21.brakes");

/// Staying on a brake is stopping on it.
pub const GBR_21_STAYING: RuleId = RuleId::new("GBR-21.staying");

/// When the Engine is all that is left, the next brake ends the game on the spot: no find, no fight, no new brain.
pub const GBR_21_END: RuleId = RuleId::new("GBR-21.end");

/// Pawns on a lost car run along behind the train.
pub const GBR_22_BEHIND: RuleId = RuleId::new("GBR-22.behind");

/// Running takes both hands: the cards in them are discarded.
pub const GBR_22_HAND: RuleId = RuleId::new("GBR-22.hand");

/// Experience points and the brain in the head are not lost.
pub const GBR_22_KEEP: RuleId = RuleId::new("GBR-22.keep");

/// Counters on a lost car are gone.
pub const GBR_22_COUNTERS: RuleId = RuleId::new("GBR-22.counters");

/// Nobody fights behind the train.
pub const GBR_23_NO_FIGHT: RuleId = RuleId::new("GBR-23.no-fight");

/// Nobody can walk there from the train.
pub const GBR_23_NO_ENTRY: RuleId = RuleId::new("GBR-23.no-entry");

/// Who starts a turn there must take at least one step, through the back of the last car.
pub const GBR_23_MUST_MOVE: RuleId = RuleId::new("GBR-23.must-move");

/// The Caboose alone comes back: once lost it joins the unused cars, and when it is drawn it shows its other face, the Engine.
pub const GBR_24_CABOOSE: RuleId = RuleId::new("GBR-24.caboose");

/// Any other car, once lost, stays lost.
pub const GBR_24_OTHERS: RuleId = RuleId::new("GBR-24.others");

/// A train of one car cannot lose it.
pub const GBR_25_ONE_CAR: RuleId = RuleId::new("GBR-25.one-car");

/// When the game ends, the highest IQ in a head wins.
pub const GBR_26_HIGHEST: RuleId = RuleId::new("GBR-26.highest");

/// Government Cheese has an IQ of 0 and never wins.
pub const GBR_26_CHEESE: RuleId = RuleId::new("GBR-26.cheese");

/// If 0 is the best there is, everyone loses.
pub const GBR_26_EVERYONE_LOSES: RuleId = RuleId::new("GBR-26.everyone-loses");

/// No two people have the same IQ, so there is no tie.
pub const GBR_26_NO_TIE: RuleId = RuleId::new("GBR-26.no-tie");

/// Twelve brains have an ability. It works only while the brain is in your head.
pub const GBR_27_IN_HEAD: RuleId = RuleId::new("GBR-27.in-head");

/// In a fight, what counts is the brain you fought with: rewards come first, then the brains are dealt out.
pub const GBR_27_IN_FIGHT: RuleId = RuleId::new("GBR-27.in-fight");

/// Lucky Find: for a find, draw two cards. It is still one point.
pub const GBR_27_LUCKY_FIND: RuleId = RuleId::new("GBR-27.lucky-find");

/// Three Hands: you may hold three cards.
pub const GBR_27_THREE_HANDS: RuleId = RuleId::new("GBR-27.three-hands");

/// Pickpocket: every fight you lose brings you a random card out of the winner’s hand.
pub const GBR_27_PICKPOCKET: RuleId = RuleId::new("GBR-27.pickpocket");

/// Law and Order: if you are among those who share the highest total, you win the fight in the attacker’s stead.
pub const GBR_27_LAW_AND_ORDER: RuleId = RuleId::new("GBR-27.law-and-order");

/// Hard Lessons: a lost fight gives you two points.
pub const GBR_27_HARD_LESSONS: RuleId = RuleId::new("GBR-27.hard-lessons");

/// Sure-Footed: keep the cards in your hand when your car is lost.
pub const GBR_27_SURE_FOOTED: RuleId = RuleId::new("GBR-27.sure-footed");

/// Spoils: a fight you win gives you one point.
pub const GBR_27_SPOILS: RuleId = RuleId::new("GBR-27.spoils");

/// Turn the Cheek: for one point you may keep out of a fight that somebody else starts.
pub const GBR_27_TURN_THE_CHEEK: RuleId = RuleId::new("GBR-27.turn-the-cheek");

/// If that leaves the attacker without an opponent, there is no fight.
pub const GBR_27_NOBODY_LEFT: RuleId = RuleId::new("GBR-27.nobody-left");

/// Second Roll: once a turn you may roll your movement dice again; the new roll counts. It comes before anything else in the move.
pub const GBR_27_REROLL: RuleId = RuleId::new("GBR-27.reroll");

/// Coupling Hook: in each coupling check, whoever’s, you may once ask for a die to be rolled again.
pub const GBR_27_COUPLING: RuleId = RuleId::new("GBR-27.coupling");

/// Foresight: during your turn you see the top card of the deck.
pub const GBR_27_FORESIGHT: RuleId = RuleId::new("GBR-27.foresight");

/// Thrift: installing a brain costs you one point less, but never less than 1.
pub const GBR_27_THRIFT: RuleId = RuleId::new("GBR-27.thrift");

/// Recycled cars: cars that are lost can be drawn again later.
pub const GBR_28_RECYCLE: RuleId = RuleId::new("GBR-28.recycle");

/// Long train: two, three or four cars stand in front of the Caboose at the start.
pub const GBR_28_LONG_TRAIN: RuleId = RuleId::new("GBR-28.long-train");

/// Late Engine: once the Caboose is lost, a set number of full rounds must pass before the Engine can be drawn.
pub const GBR_28_LATE_ENGINE: RuleId = RuleId::new("GBR-28.late-engine");

/// The rounds are counted from the next turn: everybody takes that many turns, and then the Engine can be drawn.
pub const GBR_28_LATE_COUNT: RuleId = RuleId::new("GBR-28.late-count");

/// Free cheese: everybody starts with a Government Cheese in the head, with the compliments of the government.
pub const GBR_28_FREE_CHEESE: RuleId = RuleId::new("GBR-28.free-cheese");

/// Chance picks which one.
pub const GBR_28_ANY_CHEESE: RuleId = RuleId::new("GBR-28.any-cheese");

/// A game that has not ended after 100 rounds ends as if somebody had braked: the highest IQ in a head wins.
pub const GBR_29_HUNDRED: RuleId = RuleId::new("GBR-29.hundred");

/// At the end of each turn the hand limit holds for everybody: whoever is over it discards too, after a Pickpocket’s work, say, or when Three Hands has gone to another head.
pub const GBR_30_EVERYBODY: RuleId = RuleId::new("GBR-30.everybody");

/// In a fight nobody throws two cards at once.
pub const GBR_30_ONE_AT_A_TIME: RuleId = RuleId::new("GBR-30.one-at-a-time");

/// The winner of a fight fills the heads one by one, the own head first, then the others to the left.
pub const GBR_30_OWN_FIRST: RuleId = RuleId::new("GBR-30.own-first");

/// The cards in your hand are your secret; how many there are is known to all.
pub const GBR_30_SECRET: RuleId = RuleId::new("GBR-30.secret");

/// Heads, points, and cards that are thrown, installed or discarded are open.
pub const GBR_30_OPEN: RuleId = RuleId::new("GBR-30.open");

/// Whoever has seen the top card of the deck knows whose hand it goes to.
pub const GBR_30_FORESEEN: RuleId = RuleId::new("GBR-30.foreseen");

/// A card taken by a Pickpocket is known to both players.
pub const GBR_30_PICKPOCKET: RuleId = RuleId::new("GBR-30.pickpocket");

/// The others, who did not see it, forget what they knew of that hand.
pub const GBR_30_FORGOTTEN: RuleId = RuleId::new("GBR-30.forgotten");

/// The whole rulebook, in reading order.
pub static RULEBOOK: &[Chapter] = &[
    Chapter {
        title: Text {
            en: "All aboard",
            fr: "En voiture",
        },
        clauses: &[
            Clause {
                id: GBR_1_PLAYERS,
                text: Text {
                    en: "Three to seven zombies rob the train.",
                    fr: "De trois à sept zombies attaquent le train.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_1_DEAL,
                text: Text {
                    en: "Shuffle the 64 brain cards and deal one to each player. The others are the deck.",
                    fr: "Mélangez les 64 cartes de cerveaux et donnez-en une à chacun. Les autres forment la pioche.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_1_RESHUFFLE,
                text: Text {
                    en: "An empty deck is renewed from the discards, well shuffled.",
                    fr: "Quand la pioche est vide, la défausse est mélangée et devient la pioche.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_2_TRAIN,
                text: Text {
                    en: "The train starts with two cars: the Caboose at the back and a random car in front of it.",
                    fr: "Le train commence avec deux wagons\u{202f}: le Fourgon de queue à l’arrière et, devant lui, un wagon au hasard.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_2_FACE,
                text: Text {
                    en: "Every car has two faces, and chance picks the one that shows; only the Caboose always starts as the Caboose.",
                    fr: "Chaque wagon a deux faces, et le sort choisit celle qui est visible\u{202f}; seul le Fourgon de queue commence toujours de ce côté.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_2_COUNTERS,
                text: Text {
                    en: "Whenever a car is laid out, a counter goes on each of its brain icons.",
                    fr: "Chaque fois qu’un wagon est posé, on met un jeton sur chacune de ses icônes de cerveau.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_3_FIRST,
                text: Text {
                    en: "Chance picks who goes first.",
                    fr: "Le sort désigne qui commence.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_3_LEFT,
                text: Text {
                    en: "Turns go round to the left.",
                    fr: "On joue vers la gauche.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_3_START,
                text: Text {
                    en: "The pawns start on the Caboose: the first player on space 1, the second on space 2, and so on.",
                    fr: "Les pions partent du Fourgon de queue\u{202f}: le premier joueur de la case 1, le deuxième de la case 2, et ainsi de suite.",
                },
                is_ruling: false,
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
                id: GBR_4_DISCARD,
                text: Text {
                    en: "First, throw away any cards you would rather not carry.",
                    fr: "D’abord, jetez les cartes que vous préférez ne pas porter.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_5_DICE,
                text: Text {
                    en: "Then roll two dice: that is how far you can go.",
                    fr: "Puis lancez deux dés\u{202f}: c’est la distance que vous pouvez parcourir.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_5_FEWER,
                text: Text {
                    en: "If there is no brain in your head, roll one die less for each card in your hand, down to none at all. Thinking and carrying is too much at once.",
                    fr: "Sans cerveau dans la tête, lancez un dé de moins par carte en main, jusqu’à aucun. Réfléchir et porter, c’est trop à la fois.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_5_RUN,
                text: Text {
                    en: "If there is one, add its Run.",
                    fr: "Si vous en avez un, ajoutez sa Course.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_6_UP_TO,
                text: Text {
                    en: "Walk any number of steps up to that sum. Staying where you are is allowed.",
                    fr: "Avancez d’autant de pas que vous voulez sans dépasser cette somme. On peut rester sur place.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_6_WALLS,
                text: Text {
                    en: "Steps go straight ahead, back or sideways, never diagonally and never through a wall.",
                    fr: "On marche tout droit, en arrière ou de côté, jamais en diagonale et jamais à travers un mur.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_6_FREELY,
                text: Text {
                    en: "You may double back and walk past pawns and counters.",
                    fr: "Vous pouvez revenir sur vos pas et passer devant les pions et les jetons.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_6_BACK,
                text: Text {
                    en: "Nobody steps off the back of the train.",
                    fr: "Personne ne descend par l’arrière du train.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_6_THROW,
                text: Text {
                    en: "At any moment of the move you may throw cards from your hand: each adds its Run and is discarded. It costs nothing.",
                    fr: "À tout moment du déplacement, vous pouvez jeter des cartes de votre main\u{202f}: chacune ajoute sa Course et part à la défausse. Cela ne coûte rien.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_6_NO_DICE,
                text: Text {
                    en: "That works even if you rolled no dice.",
                    fr: "Cela marche même si vous n’avez lancé aucun dé.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_6A_QUIET,
                text: Text {
                    en: "Walking about inside the train shows nobody anything, so only where you stop is noted.",
                    fr: "Se promener dans le train n’apprend rien à personne\u{202f}: on ne retient que la case où vous vous arrêtez.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_6A_PARTS,
                text: Text {
                    en: "A move is made of throwing a card, opening a new car (you walk to the front and step off it) and, last of all, stopping on a space within reach.",
                    fr: "Un déplacement se compose de cartes jetées, de wagons ouverts (on marche jusqu’à l’avant et on en sort) et, pour finir, d’un arrêt sur une case à portée.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_7_NEW_CAR,
                text: Text {
                    en: "Step off the front of the train and a random unused car is put there, with a random face.",
                    fr: "Sortez par l’avant du train, et un wagon inutilisé y est ajouté au hasard, d’une face au hasard.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_7_COUNTERS,
                text: Text {
                    en: "Its counters are laid out before you go on.",
                    fr: "Ses jetons sont posés avant que vous continuiez.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_7_ENTERS,
                text: Text {
                    en: "The step that opened it takes you through its door.",
                    fr: "Le pas qui l’a ouvert vous en fait passer la porte.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_7_SEVERAL,
                text: Text {
                    en: "One move can open several cars.",
                    fr: "Un même déplacement peut ouvrir plusieurs wagons.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_7_ENGINE,
                text: Text {
                    en: "Nothing goes in front of the Engine.",
                    fr: "Rien ne se met devant la Locomotive.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_7_CLOSED,
                text: Text {
                    en: "While there is no car left to draw, the front is closed.",
                    fr: "Tant qu’il ne reste aucun wagon à tirer, l’avant est fermé.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_8_STOP,
                text: Text {
                    en: "Only the space where you stop matters. What you ran past, you ran past.",
                    fr: "Seule compte la case où vous vous arrêtez. Ce que vous avez dépassé est dépassé.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_9_BRAKE,
                text: Text {
                    en: "If you stopped on a brake, the train brakes at once, before anything else.",
                    fr: "Si vous vous arrêtez sur un frein, le train freine aussitôt, avant toute autre chose.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_10_CHECK,
                text: Text {
                    en: "If you opened cars in this move, check the couplings: roll a die and compare it with the number of cars in the train.",
                    fr: "Si vous avez ouvert des wagons pendant ce déplacement, vérifiez les attelages\u{202f}: lancez un dé et comparez-le au nombre de wagons du train.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_10_LOST,
                text: Text {
                    en: "If the die is lower, the last car is lost, and you roll again.",
                    fr: "Si le dé est inférieur, le dernier wagon est perdu, et vous relancez.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_10_HOLDS,
                text: Text {
                    en: "If it is equal or higher, the couplings hold and the check is over.",
                    fr: "S’il est égal ou supérieur, les attelages tiennent et la vérification est finie.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_10_ONCE,
                text: Text {
                    en: "It is one check, however many cars you opened.",
                    fr: "Il n’y a qu’une vérification, quel que soit le nombre de wagons ouverts.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_10_WHEN,
                text: Text {
                    en: "Brakes first, then this check, then whatever is on your space.",
                    fr: "Elle vient après le frein et avant tout ce qui se passe sur votre case.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_11_POINT,
                text: Text {
                    en: "A counter on your space becomes an experience point of yours.",
                    fr: "Un jeton sur votre case devient un de vos points d’expérience.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_11_CARD,
                text: Text {
                    en: "You draw a card for it.",
                    fr: "Il vous fait piocher une carte.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_11_THIRD,
                text: Text {
                    en: "For the rest of the turn you may hold more cards than two.",
                    fr: "Jusqu’à la fin du tour, vous pouvez avoir plus de deux cartes en main.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_12_MAY,
                text: Text {
                    en: "If somebody else is on your space, you may start a fight. Or you may both pretend to read the newspaper.",
                    fr: "Si quelqu’un d’autre est sur votre case, vous pouvez engager un combat. Ou bien chacun fait semblant de lire son journal.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_12_FOUND,
                text: Text {
                    en: "Cards you found in this turn can be thrown in it.",
                    fr: "Les cartes trouvées pendant ce tour peuvent y être jetées.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_13_PAY,
                text: Text {
                    en: "You may install a brain from your hand: pay its Cost in experience points.",
                    fr: "Vous pouvez installer un cerveau de votre main\u{202f}: payez son Coût en points d’expérience.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_13_OLD,
                text: Text {
                    en: "The brain that was in your head is discarded.",
                    fr: "Le cerveau que vous aviez dans la tête est défaussé.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_13_OPEN,
                text: Text {
                    en: "The new one lies open in front of you.",
                    fr: "Le nouveau est posé face visible devant vous.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_13_ONCE,
                text: Text {
                    en: "One brain a turn.",
                    fr: "Un seul cerveau par tour.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_14_TWO,
                text: Text {
                    en: "At the end of your turn, discard until you hold two cards at most. You only have two hands.",
                    fr: "À la fin de votre tour, défaussez jusqu’à n’avoir que deux cartes en main. Vous n’avez que deux bras.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_14_INSTALL_FIRST,
                text: Text {
                    en: "Installing comes before that.",
                    fr: "On installe avant cela.",
                },
                is_ruling: true,
            },
        ],
    },
    Chapter {
        title: Text {
            en: "Fighting",
            fr: "Le combat",
        },
        clauses: &[
            Clause {
                id: GBR_15_ATTACKER,
                text: Text {
                    en: "Only the player whose turn it is can start a fight. That is the attacker.",
                    fr: "Seul le joueur dont c’est le tour peut engager un combat. C’est lui l’attaquant.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_15_EVERYBODY,
                text: Text {
                    en: "Everybody on the space is in it, willing or not: one fight, all against all.",
                    fr: "Tous ceux qui sont sur la case y prennent part, de gré ou de force\u{202f}: un seul combat, chacun contre tous.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_16_DICE,
                text: Text {
                    en: "Each fighter rolls two dice.",
                    fr: "Chaque combattant lance deux dés.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_16_FEWER,
                text: Text {
                    en: "Without a brain in the head it is one die less for each card in hand.",
                    fr: "Sans cerveau dans la tête, c’est un dé de moins par carte en main.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_16_HIT,
                text: Text {
                    en: "Add the Hit of the brain in your head.",
                    fr: "Ajoutez la Frappe du cerveau que vous avez dans la tête.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_17_THROW,
                text: Text {
                    en: "Then cards can be thrown from the hand: each adds its Hit and is discarded.",
                    fr: "Ensuite, on peut jeter des cartes de sa main\u{202f}: chacune ajoute sa Frappe et part à la défausse.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_17_ROUND,
                text: Text {
                    en: "The attacker is asked first, then the others to the left: throw a card or pass, round after round.",
                    fr: "On demande d’abord à l’attaquant, puis aux autres vers la gauche\u{202f}: jeter une carte ou passer, tour après tour.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_17_OVER,
                text: Text {
                    en: "The fight is over when all have passed in a row.",
                    fr: "Le combat est fini quand tous ont passé à la suite.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_18_HIGHEST,
                text: Text {
                    en: "The highest total wins.",
                    fr: "Le total le plus élevé l’emporte.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_18_TIE,
                text: Text {
                    en: "If several share the highest total, the attacker wins.",
                    fr: "Si plusieurs partagent le meilleur total, l’attaquant l’emporte.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_18_OUTSIDER,
                text: Text {
                    en: "That holds even if the attacker’s own total is lower. Nobody said it was fair.",
                    fr: "Cela vaut même si le total de l’attaquant est plus bas. Personne n’a parlé de justice.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_19_TAKES,
                text: Text {
                    en: "The winner takes the brains out of all the fighters’ heads and deals them out again at will.",
                    fr: "Le vainqueur prend les cerveaux dans la tête de tous les combattants et les répartit à sa guise.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_19_ONE_EACH,
                text: Text {
                    en: "A head gets one brain at most; what is left over is discarded.",
                    fr: "Une tête reçoit un cerveau au plus\u{202f}; ce qui reste est défaussé.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_19_FREE,
                text: Text {
                    en: "Nothing is paid for this.",
                    fr: "On ne paie rien pour cela.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_19_HANDS,
                text: Text {
                    en: "Cards in hands are left alone.",
                    fr: "On ne touche pas aux cartes en main.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_20_POINT,
                text: Text {
                    en: "Every loser gets an experience point. It hurt, but it was instructive.",
                    fr: "Chaque perdant reçoit un point d’expérience. C’était douloureux, mais instructif.",
                },
                is_ruling: false,
            },
        ],
    },
    Chapter {
        title: Text {
            en: "The train falls apart",
            fr: "Le train se défait",
        },
        clauses: &[
            Clause {
                id: GBR_21_BRAKES,
                text: Text {
                    en: "The Engine has two brakes. Stop on one and the train loses its last car: exactly one, and no die is rolled.",
                    fr: "La Locomotive a deux freins. Arrêtez-vous sur l’un d’eux et le train perd son dernier wagon\u{202f}: un seul, et sans lancer de dé.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_21_STAYING,
                text: Text {
                    en: "Staying on a brake is stopping on it.",
                    fr: "Rester sur un frein, c’est s’y arrêter.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_21_END,
                text: Text {
                    en: "When the Engine is all that is left, the next brake ends the game on the spot: no find, no fight, no new brain.",
                    fr: "Quand il ne reste que la Locomotive, le prochain coup de frein termine la partie sur-le-champ\u{202f}: ni trouvaille, ni combat, ni nouveau cerveau.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_22_BEHIND,
                text: Text {
                    en: "Pawns on a lost car run along behind the train.",
                    fr: "Les pions d’un wagon perdu courent derrière le train.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_22_HAND,
                text: Text {
                    en: "Running takes both hands: the cards in them are discarded.",
                    fr: "Leurs propriétaires défaussent les cartes de leur main.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_22_KEEP,
                text: Text {
                    en: "Experience points and the brain in the head are not lost.",
                    fr: "Ils gardent leurs points d’expérience et le cerveau qu’ils ont dans la tête.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_22_COUNTERS,
                text: Text {
                    en: "Counters on a lost car are gone.",
                    fr: "Les jetons d’un wagon perdu disparaissent.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_23_NO_FIGHT,
                text: Text {
                    en: "Nobody fights behind the train.",
                    fr: "On ne se bat pas derrière le train.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_23_NO_ENTRY,
                text: Text {
                    en: "Nobody can walk there from the train.",
                    fr: "On ne peut pas y aller en marchant depuis le train.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_23_MUST_MOVE,
                text: Text {
                    en: "Who starts a turn there must take at least one step, through the back of the last car.",
                    fr: "Qui y commence son tour doit faire au moins un pas, par l’arrière du dernier wagon.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_24_CABOOSE,
                text: Text {
                    en: "The Caboose alone comes back: once lost it joins the unused cars, and when it is drawn it shows its other face, the Engine.",
                    fr: "Un Fourgon de queue perdu retourne parmi les wagons inutilisés. Tiré de nouveau, il montre son autre face\u{202f}: la Locomotive.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_24_OTHERS,
                text: Text {
                    en: "Any other car, once lost, stays lost.",
                    fr: "Tout autre wagon perdu est retiré du jeu.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_25_ONE_CAR,
                text: Text {
                    en: "A train of one car cannot lose it.",
                    fr: "Un train d’un seul wagon ne peut pas le perdre.",
                },
                is_ruling: false,
            },
        ],
    },
    Chapter {
        title: Text {
            en: "The end of the line",
            fr: "Terminus",
        },
        clauses: &[
            Clause {
                id: GBR_26_HIGHEST,
                text: Text {
                    en: "When the game ends, the highest IQ in a head wins.",
                    fr: "À la fin de la partie, le QI le plus élevé dans une tête l’emporte.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_26_CHEESE,
                text: Text {
                    en: "Government Cheese has an IQ of 0 and never wins.",
                    fr: "Le fromage d’État a un QI de 0 et ne gagne jamais.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_26_EVERYONE_LOSES,
                text: Text {
                    en: "If 0 is the best there is, everyone loses.",
                    fr: "Si personne ne fait mieux que 0, tout le monde perd.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_26_NO_TIE,
                text: Text {
                    en: "No two people have the same IQ, so there is no tie.",
                    fr: "Deux personnes n’ont jamais le même QI\u{202f}: il n’y a donc pas d’égalité.",
                },
                is_ruling: false,
            },
        ],
    },
    Chapter {
        title: Text {
            en: "What some brains can do",
            fr: "Ce que savent faire certains cerveaux",
        },
        clauses: &[
            Clause {
                id: GBR_27_IN_HEAD,
                text: Text {
                    en: "Twelve brains have an ability. It works only while the brain is in your head.",
                    fr: "Douze cerveaux ont un talent. Il n’agit que tant que le cerveau est dans votre tête.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_27_IN_FIGHT,
                text: Text {
                    en: "In a fight, what counts is the brain you fought with: rewards come first, then the brains are dealt out.",
                    fr: "Dans un combat, c’est le cerveau avec lequel on s’est battu qui compte\u{202f}: d’abord les récompenses, ensuite la distribution des cerveaux.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_27_LUCKY_FIND,
                text: Text {
                    en: "Lucky Find: for a find, draw two cards. It is still one point.",
                    fr: "Bonne pioche\u{202f}: pour une trouvaille, piochez deux cartes. Cela reste un seul point.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_27_THREE_HANDS,
                text: Text {
                    en: "Three Hands: you may hold three cards.",
                    fr: "Trois mains\u{202f}: vous pouvez tenir trois cartes.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_27_PICKPOCKET,
                text: Text {
                    en: "Pickpocket: every fight you lose brings you a random card out of the winner’s hand.",
                    fr: "Pickpocket\u{202f}: quand vous perdez un combat, prenez une carte au hasard dans la main du vainqueur.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_27_LAW_AND_ORDER,
                text: Text {
                    en: "Law and Order: if you are among those who share the highest total, you win the fight in the attacker’s stead.",
                    fr: "La loi et l’ordre\u{202f}: une égalité au meilleur total dont vous faites partie est pour vous, comme si vous étiez l’attaquant.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_27_HARD_LESSONS,
                text: Text {
                    en: "Hard Lessons: a lost fight gives you two points.",
                    fr: "Dures leçons\u{202f}: un combat perdu vous rapporte deux points.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_27_SURE_FOOTED,
                text: Text {
                    en: "Sure-Footed: keep the cards in your hand when your car is lost.",
                    fr: "Pied sûr\u{202f}: gardez les cartes de votre main quand votre wagon est perdu.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_27_SPOILS,
                text: Text {
                    en: "Spoils: a fight you win gives you one point.",
                    fr: "Butin\u{202f}: un combat gagné vous rapporte un point.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_27_TURN_THE_CHEEK,
                text: Text {
                    en: "Turn the Cheek: for one point you may keep out of a fight that somebody else starts.",
                    fr: "L’autre joue\u{202f}: quand on vous attaque, vous pouvez payer un point pour rester hors du combat.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_27_NOBODY_LEFT,
                text: Text {
                    en: "If that leaves the attacker without an opponent, there is no fight.",
                    fr: "Si l’attaquant n’a alors plus d’adversaire, il n’y a pas de combat.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_27_REROLL,
                text: Text {
                    en: "Second Roll: once a turn you may roll your movement dice again; the new roll counts. It comes before anything else in the move.",
                    fr: "Deuxième lancer\u{202f}: une fois par tour, vous pouvez relancer vos dés de déplacement\u{202f}; le nouveau résultat compte. Cela se fait avant toute autre chose dans le déplacement.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_27_COUPLING,
                text: Text {
                    en: "Coupling Hook: in each coupling check, whoever’s, you may once ask for a die to be rolled again.",
                    fr: "Crochet d’attelage\u{202f}: une fois par vérification des attelages, la vôtre ou celle d’un autre, vous pouvez faire relancer un dé.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_27_FORESIGHT,
                text: Text {
                    en: "Foresight: during your turn you see the top card of the deck.",
                    fr: "Prescience\u{202f}: pendant votre tour, vous voyez la première carte de la pioche.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_27_THRIFT,
                text: Text {
                    en: "Thrift: installing a brain costs you one point less, but never less than 1.",
                    fr: "Économie\u{202f}: installer un cerveau vous coûte un point de moins, mais jamais moins de 1.",
                },
                is_ruling: true,
            },
        ],
    },
    Chapter {
        title: Text {
            en: "Variants",
            fr: "Variantes",
        },
        clauses: &[
            Clause {
                id: GBR_28_RECYCLE,
                text: Text {
                    en: "Recycled cars: cars that are lost can be drawn again later.",
                    fr: "Wagons recyclés\u{202f}: un wagon perdu retourne parmi les inutilisés.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_28_LONG_TRAIN,
                text: Text {
                    en: "Long train: two, three or four cars stand in front of the Caboose at the start.",
                    fr: "Long train\u{202f}: au départ, deux, trois ou quatre wagons précèdent le Fourgon de queue.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_28_LATE_ENGINE,
                text: Text {
                    en: "Late Engine: once the Caboose is lost, a set number of full rounds must pass before the Engine can be drawn.",
                    fr: "Locomotive en retard\u{202f}: pendant un certain nombre de manches entières après la perte du Fourgon de queue, la Locomotive ne peut pas être tirée.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_28_LATE_COUNT,
                text: Text {
                    en: "The rounds are counted from the next turn: everybody takes that many turns, and then the Engine can be drawn.",
                    fr: "On compte à partir du tour suivant\u{202f}: chacun joue ce nombre de tours, puis la Locomotive peut être tirée.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_28_FREE_CHEESE,
                text: Text {
                    en: "Free cheese: everybody starts with a Government Cheese in the head, with the compliments of the government.",
                    fr: "Fromage offert\u{202f}: chacun commence avec un fromage d’État dans la tête, avec les compliments de l’État.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_28_ANY_CHEESE,
                text: Text {
                    en: "Chance picks which one.",
                    fr: "Le sort choisit lequel.",
                },
                is_ruling: true,
            },
        ],
    },
    Chapter {
        title: Text {
            en: "At the table",
            fr: "À la table",
        },
        clauses: &[
            Clause {
                id: GBR_29_HUNDRED,
                text: Text {
                    en: "A game that has not ended after 100 rounds ends as if somebody had braked: the highest IQ in a head wins.",
                    fr: "Une partie qui n’est pas finie après 100 manches s’achève comme si quelqu’un avait freiné\u{202f}: le QI le plus élevé dans une tête l’emporte.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_30_EVERYBODY,
                text: Text {
                    en: "At the end of each turn the hand limit holds for everybody: whoever is over it discards too, after a Pickpocket’s work, say, or when Three Hands has gone to another head.",
                    fr: "À la fin de chaque tour, la limite de cartes en main vaut pour tous\u{202f}: qui la dépasse défausse aussi, par exemple après le passage d’un Pickpocket ou quand Trois mains a changé de tête.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_30_ONE_AT_A_TIME,
                text: Text {
                    en: "In a fight nobody throws two cards at once.",
                    fr: "Dans un combat, les cartes se jettent une par une.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_30_OWN_FIRST,
                text: Text {
                    en: "The winner of a fight fills the heads one by one, the own head first, then the others to the left.",
                    fr: "Le vainqueur d’un combat remplit les têtes une par une, en commençant par la sienne, puis vers la gauche.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_30_SECRET,
                text: Text {
                    en: "The cards in your hand are your secret; how many there are is known to all.",
                    fr: "Les cartes de votre main sont votre secret\u{202f}; leur nombre est connu de tous.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_30_OPEN,
                text: Text {
                    en: "Heads, points, and cards that are thrown, installed or discarded are open.",
                    fr: "Les têtes, les points et les cartes jetées, installées ou défaussées sont visibles de tous.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_30_FORESEEN,
                text: Text {
                    en: "Whoever has seen the top card of the deck knows whose hand it goes to.",
                    fr: "Qui a vu la première carte de la pioche sait dans quelle main elle va.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_30_PICKPOCKET,
                text: Text {
                    en: "A card taken by a Pickpocket is known to both players.",
                    fr: "Une carte prise par un Pickpocket est connue des deux joueurs.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_30_FORGOTTEN,
                text: Text {
                    en: "The others, who did not see it, forget what they knew of that hand.",
                    fr: "Les autres, qui ne l’ont pas vue, oublient ce qu’ils savaient de cette main.",
                },
                is_ruling: true,
            },
        ],
    },
];
