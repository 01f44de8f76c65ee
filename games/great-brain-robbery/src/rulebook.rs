//! Generated from `rulebook/` by `cargo xtask rules --update`.

use tabletop::{Chapter, Clause, RuleId, Text};

/// Three to seven zombies rob the train.
pub const GBR_1_PLAYERS: RuleId = RuleId::new("GBR-1.players");

/// Shuffle the 64 brain cards and deal one to each player. The others are the deck.
pub const GBR_1_DEAL: RuleId = RuleId::new("GBR-1.deal");

/// When the deck is empty, the discards are shuffled and become the deck.
pub const GBR_1_RESHUFFLE: RuleId = RuleId::new("GBR-1.reshuffle");

/// The train starts with two cars: the Caboose at the back and a random car in front of it.
pub const GBR_2_TRAIN: RuleId = RuleId::new("GBR-2.train");

/// Every car but the Caboose has two faces, and chance picks the one that shows.
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

/// The check comes after the brake and before anything on your space.
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

/// That holds even if the attacker's own total is lower. Nobody said it was fair.
pub const GBR_18_OUTSIDER: RuleId = RuleId::new("GBR-18.outsider");

/// The winner takes the brains out of all the fighters' heads and deals them out again at will.
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

/// Their owners discard the cards in their hands.
pub const GBR_22_HAND: RuleId = RuleId::new("GBR-22.hand");

/// They keep their experience points and the brains in their heads.
pub const GBR_22_KEEP: RuleId = RuleId::new("GBR-22.keep");

/// Counters on a lost car are gone.
pub const GBR_22_COUNTERS: RuleId = RuleId::new("GBR-22.counters");

/// Nobody fights behind the train.
pub const GBR_23_NO_FIGHT: RuleId = RuleId::new("GBR-23.no-fight");

/// Nobody can walk there from the train.
pub const GBR_23_NO_ENTRY: RuleId = RuleId::new("GBR-23.no-entry");

/// Who starts a turn there must take at least one step, through the back of the last car.
pub const GBR_23_MUST_MOVE: RuleId = RuleId::new("GBR-23.must-move");

/// A lost Caboose goes back among the unused cars. Drawn again, it shows its other face: the Engine.
pub const GBR_24_CABOOSE: RuleId = RuleId::new("GBR-24.caboose");

/// Every other lost car is out of the game.
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

/// Lucky Find: for a find, draw two cards. It is still one point.
pub const GBR_27_LUCKY_FIND: RuleId = RuleId::new("GBR-27.lucky-find");

/// Three Hands: you may hold three cards.
pub const GBR_27_THREE_HANDS: RuleId = RuleId::new("GBR-27.three-hands");

/// Pickpocket: when you lose a fight, take a random card from the winner's hand.
pub const GBR_27_PICKPOCKET: RuleId = RuleId::new("GBR-27.pickpocket");

/// Law and Order: a tie for the highest total that you are part of is yours, as if you were the attacker.
pub const GBR_27_LAW_AND_ORDER: RuleId = RuleId::new("GBR-27.law-and-order");

/// Hard Lessons: a lost fight gives you two points.
pub const GBR_27_HARD_LESSONS: RuleId = RuleId::new("GBR-27.hard-lessons");

/// Sure-Footed: keep the cards in your hand when your car is lost.
pub const GBR_27_SURE_FOOTED: RuleId = RuleId::new("GBR-27.sure-footed");

/// Spoils: a fight you win gives you one point.
pub const GBR_27_SPOILS: RuleId = RuleId::new("GBR-27.spoils");

/// Turn the Cheek: when you are attacked, you may pay one point to stay out of the fight.
pub const GBR_27_TURN_THE_CHEEK: RuleId = RuleId::new("GBR-27.turn-the-cheek");

/// If that leaves the attacker without an opponent, there is no fight.
pub const GBR_27_NOBODY_LEFT: RuleId = RuleId::new("GBR-27.nobody-left");

/// Second Roll: once a turn you may roll your movement dice again; the new roll counts.
pub const GBR_27_REROLL: RuleId = RuleId::new("GBR-27.reroll");

/// Coupling Hook: once in a coupling check, anybody's, you may have a die rolled again.
pub const GBR_27_COUPLING: RuleId = RuleId::new("GBR-27.coupling");

/// Foresight: during your turn you see the top card of the deck.
pub const GBR_27_FORESIGHT: RuleId = RuleId::new("GBR-27.foresight");

/// Thrift: installing a brain costs you one point less, but never less than 1.
pub const GBR_27_THRIFT: RuleId = RuleId::new("GBR-27.thrift");

/// Recycled cars: a lost car goes back among the unused ones.
pub const GBR_28_RECYCLE: RuleId = RuleId::new("GBR-28.recycle");

/// Long train: two, three or four cars stand in front of the Caboose at the start.
pub const GBR_28_LONG_TRAIN: RuleId = RuleId::new("GBR-28.long-train");

/// Late Engine: for a number of rounds after the Caboose is lost, the Engine cannot be drawn.
pub const GBR_28_LATE_ENGINE: RuleId = RuleId::new("GBR-28.late-engine");

/// Free cheese: everybody starts with a Government Cheese in the head, with the compliments of the government.
pub const GBR_28_FREE_CHEESE: RuleId = RuleId::new("GBR-28.free-cheese");

/// Chance picks which one.
pub const GBR_28_ANY_CHEESE: RuleId = RuleId::new("GBR-28.any-cheese");

/// A game that has not ended after 100 rounds ends as if somebody had braked: the highest IQ in a head wins.
pub const GBR_29_HUNDRED: RuleId = RuleId::new("GBR-29.hundred");

/// At the end of each turn the hand limit holds for everybody: whoever is over it discards too, after a Pickpocket's work, say, or when Three Hands has gone to another head.
pub const GBR_30_EVERYBODY: RuleId = RuleId::new("GBR-30.everybody");

/// In a fight, cards are thrown one at a time.
pub const GBR_30_ONE_AT_A_TIME: RuleId = RuleId::new("GBR-30.one-at-a-time");

/// The winner of a fight fills the heads one by one, the own head first.
pub const GBR_30_OWN_FIRST: RuleId = RuleId::new("GBR-30.own-first");

/// The cards in your hand are your secret; how many there are is known to all.
pub const GBR_30_SECRET: RuleId = RuleId::new("GBR-30.secret");

/// Heads, points, and cards that are thrown, installed or discarded are open.
pub const GBR_30_OPEN: RuleId = RuleId::new("GBR-30.open");

/// A card taken by a Pickpocket is known to both players.
pub const GBR_30_PICKPOCKET: RuleId = RuleId::new("GBR-30.pickpocket");

/// The others, who did not see it, forget what they knew of that hand.
pub const GBR_30_FORGOTTEN: RuleId = RuleId::new("GBR-30.forgotten");

/// The whole rulebook, in reading order.
pub static RULEBOOK: &[Chapter] = &[
    Chapter {
        title: Text {
            en: "All aboard",
            fr: "All aboard",
        },
        clauses: &[
            Clause {
                id: GBR_1_PLAYERS,
                text: Text {
                    en: "Three to seven zombies rob the train.",
                    fr: "Three to seven zombies rob the train.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_1_DEAL,
                text: Text {
                    en: "Shuffle the 64 brain cards and deal one to each player. The others are the deck.",
                    fr: "Shuffle the 64 brain cards and deal one to each player. The others are the deck.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_1_RESHUFFLE,
                text: Text {
                    en: "When the deck is empty, the discards are shuffled and become the deck.",
                    fr: "When the deck is empty, the discards are shuffled and become the deck.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_2_TRAIN,
                text: Text {
                    en: "The train starts with two cars: the Caboose at the back and a random car in front of it.",
                    fr: "The train starts with two cars: the Caboose at the back and a random car in front of it.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_2_FACE,
                text: Text {
                    en: "Every car but the Caboose has two faces, and chance picks the one that shows.",
                    fr: "Every car but the Caboose has two faces, and chance picks the one that shows.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_2_COUNTERS,
                text: Text {
                    en: "Whenever a car is laid out, a counter goes on each of its brain icons.",
                    fr: "Whenever a car is laid out, a counter goes on each of its brain icons.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_3_FIRST,
                text: Text {
                    en: "Chance picks who goes first.",
                    fr: "Chance picks who goes first.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_3_LEFT,
                text: Text {
                    en: "Turns go round to the left.",
                    fr: "Turns go round to the left.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_3_START,
                text: Text {
                    en: "The pawns start on the Caboose: the first player on space 1, the second on space 2, and so on.",
                    fr: "The pawns start on the Caboose: the first player on space 1, the second on space 2, and so on.",
                },
                is_ruling: false,
            },
        ],
    },
    Chapter {
        title: Text {
            en: "A turn",
            fr: "A turn",
        },
        clauses: &[
            Clause {
                id: GBR_4_DISCARD,
                text: Text {
                    en: "First, throw away any cards you would rather not carry.",
                    fr: "First, throw away any cards you would rather not carry.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_5_DICE,
                text: Text {
                    en: "Then roll two dice: that is how far you can go.",
                    fr: "Then roll two dice: that is how far you can go.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_5_FEWER,
                text: Text {
                    en: "If there is no brain in your head, roll one die less for each card in your hand, down to none at all. Thinking and carrying is too much at once.",
                    fr: "If there is no brain in your head, roll one die less for each card in your hand, down to none at all. Thinking and carrying is too much at once.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_5_RUN,
                text: Text {
                    en: "If there is one, add its Run.",
                    fr: "If there is one, add its Run.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_6_UP_TO,
                text: Text {
                    en: "Walk any number of steps up to that sum. Staying where you are is allowed.",
                    fr: "Walk any number of steps up to that sum. Staying where you are is allowed.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_6_WALLS,
                text: Text {
                    en: "Steps go straight ahead, back or sideways, never diagonally and never through a wall.",
                    fr: "Steps go straight ahead, back or sideways, never diagonally and never through a wall.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_6_FREELY,
                text: Text {
                    en: "You may double back and walk past pawns and counters.",
                    fr: "You may double back and walk past pawns and counters.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_6_BACK,
                text: Text {
                    en: "Nobody steps off the back of the train.",
                    fr: "Nobody steps off the back of the train.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_6_THROW,
                text: Text {
                    en: "At any moment of the move you may throw cards from your hand: each adds its Run and is discarded. It costs nothing.",
                    fr: "At any moment of the move you may throw cards from your hand: each adds its Run and is discarded. It costs nothing.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_6_NO_DICE,
                text: Text {
                    en: "That works even if you rolled no dice.",
                    fr: "That works even if you rolled no dice.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_6A_QUIET,
                text: Text {
                    en: "Walking about inside the train shows nobody anything, so only where you stop is noted.",
                    fr: "Walking about inside the train shows nobody anything, so only where you stop is noted.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_6A_PARTS,
                text: Text {
                    en: "A move is made of throwing a card, opening a new car (you walk to the front and step off it) and, last of all, stopping on a space within reach.",
                    fr: "A move is made of throwing a card, opening a new car (you walk to the front and step off it) and, last of all, stopping on a space within reach.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_7_NEW_CAR,
                text: Text {
                    en: "Step off the front of the train and a random unused car is put there, with a random face.",
                    fr: "Step off the front of the train and a random unused car is put there, with a random face.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_7_COUNTERS,
                text: Text {
                    en: "Its counters are laid out before you go on.",
                    fr: "Its counters are laid out before you go on.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_7_ENTERS,
                text: Text {
                    en: "The step that opened it takes you through its door.",
                    fr: "The step that opened it takes you through its door.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_7_SEVERAL,
                text: Text {
                    en: "One move can open several cars.",
                    fr: "One move can open several cars.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_7_ENGINE,
                text: Text {
                    en: "Nothing goes in front of the Engine.",
                    fr: "Nothing goes in front of the Engine.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_7_CLOSED,
                text: Text {
                    en: "While there is no car left to draw, the front is closed.",
                    fr: "While there is no car left to draw, the front is closed.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_8_STOP,
                text: Text {
                    en: "Only the space where you stop matters. What you ran past, you ran past.",
                    fr: "Only the space where you stop matters. What you ran past, you ran past.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_9_BRAKE,
                text: Text {
                    en: "If you stopped on a brake, the train brakes at once, before anything else.",
                    fr: "If you stopped on a brake, the train brakes at once, before anything else.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_10_CHECK,
                text: Text {
                    en: "If you opened cars in this move, check the couplings: roll a die and compare it with the number of cars in the train.",
                    fr: "If you opened cars in this move, check the couplings: roll a die and compare it with the number of cars in the train.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_10_LOST,
                text: Text {
                    en: "If the die is lower, the last car is lost, and you roll again.",
                    fr: "If the die is lower, the last car is lost, and you roll again.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_10_HOLDS,
                text: Text {
                    en: "If it is equal or higher, the couplings hold and the check is over.",
                    fr: "If it is equal or higher, the couplings hold and the check is over.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_10_ONCE,
                text: Text {
                    en: "It is one check, however many cars you opened.",
                    fr: "It is one check, however many cars you opened.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_10_WHEN,
                text: Text {
                    en: "The check comes after the brake and before anything on your space.",
                    fr: "The check comes after the brake and before anything on your space.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_11_POINT,
                text: Text {
                    en: "A counter on your space becomes an experience point of yours.",
                    fr: "A counter on your space becomes an experience point of yours.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_11_CARD,
                text: Text {
                    en: "You draw a card for it.",
                    fr: "You draw a card for it.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_11_THIRD,
                text: Text {
                    en: "For the rest of the turn you may hold more cards than two.",
                    fr: "For the rest of the turn you may hold more cards than two.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_12_MAY,
                text: Text {
                    en: "If somebody else is on your space, you may start a fight. Or you may both pretend to read the newspaper.",
                    fr: "If somebody else is on your space, you may start a fight. Or you may both pretend to read the newspaper.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_12_FOUND,
                text: Text {
                    en: "Cards you found in this turn can be thrown in it.",
                    fr: "Cards you found in this turn can be thrown in it.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_13_PAY,
                text: Text {
                    en: "You may install a brain from your hand: pay its Cost in experience points.",
                    fr: "You may install a brain from your hand: pay its Cost in experience points.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_13_OLD,
                text: Text {
                    en: "The brain that was in your head is discarded.",
                    fr: "The brain that was in your head is discarded.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_13_OPEN,
                text: Text {
                    en: "The new one lies open in front of you.",
                    fr: "The new one lies open in front of you.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_13_ONCE,
                text: Text {
                    en: "One brain a turn.",
                    fr: "One brain a turn.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_14_TWO,
                text: Text {
                    en: "At the end of your turn, discard until you hold two cards at most. You only have two hands.",
                    fr: "At the end of your turn, discard until you hold two cards at most. You only have two hands.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_14_INSTALL_FIRST,
                text: Text {
                    en: "Installing comes before that.",
                    fr: "Installing comes before that.",
                },
                is_ruling: true,
            },
        ],
    },
    Chapter {
        title: Text {
            en: "Fighting",
            fr: "Fighting",
        },
        clauses: &[
            Clause {
                id: GBR_15_ATTACKER,
                text: Text {
                    en: "Only the player whose turn it is can start a fight. That is the attacker.",
                    fr: "Only the player whose turn it is can start a fight. That is the attacker.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_15_EVERYBODY,
                text: Text {
                    en: "Everybody on the space is in it, willing or not: one fight, all against all.",
                    fr: "Everybody on the space is in it, willing or not: one fight, all against all.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_16_DICE,
                text: Text {
                    en: "Each fighter rolls two dice.",
                    fr: "Each fighter rolls two dice.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_16_FEWER,
                text: Text {
                    en: "Without a brain in the head it is one die less for each card in hand.",
                    fr: "Without a brain in the head it is one die less for each card in hand.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_16_HIT,
                text: Text {
                    en: "Add the Hit of the brain in your head.",
                    fr: "Add the Hit of the brain in your head.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_17_THROW,
                text: Text {
                    en: "Then cards can be thrown from the hand: each adds its Hit and is discarded.",
                    fr: "Then cards can be thrown from the hand: each adds its Hit and is discarded.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_17_ROUND,
                text: Text {
                    en: "The attacker is asked first, then the others to the left: throw a card or pass, round after round.",
                    fr: "The attacker is asked first, then the others to the left: throw a card or pass, round after round.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_17_OVER,
                text: Text {
                    en: "The fight is over when all have passed in a row.",
                    fr: "The fight is over when all have passed in a row.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_18_HIGHEST,
                text: Text {
                    en: "The highest total wins.",
                    fr: "The highest total wins.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_18_TIE,
                text: Text {
                    en: "If several share the highest total, the attacker wins.",
                    fr: "If several share the highest total, the attacker wins.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_18_OUTSIDER,
                text: Text {
                    en: "That holds even if the attacker's own total is lower. Nobody said it was fair.",
                    fr: "That holds even if the attacker's own total is lower. Nobody said it was fair.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_19_TAKES,
                text: Text {
                    en: "The winner takes the brains out of all the fighters' heads and deals them out again at will.",
                    fr: "The winner takes the brains out of all the fighters' heads and deals them out again at will.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_19_ONE_EACH,
                text: Text {
                    en: "A head gets one brain at most; what is left over is discarded.",
                    fr: "A head gets one brain at most; what is left over is discarded.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_19_FREE,
                text: Text {
                    en: "Nothing is paid for this.",
                    fr: "Nothing is paid for this.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_19_HANDS,
                text: Text {
                    en: "Cards in hands are left alone.",
                    fr: "Cards in hands are left alone.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_20_POINT,
                text: Text {
                    en: "Every loser gets an experience point. It hurt, but it was instructive.",
                    fr: "Every loser gets an experience point. It hurt, but it was instructive.",
                },
                is_ruling: false,
            },
        ],
    },
    Chapter {
        title: Text {
            en: "The train falls apart",
            fr: "The train falls apart",
        },
        clauses: &[
            Clause {
                id: GBR_21_BRAKES,
                text: Text {
                    en: "The Engine has two brakes. Stop on one and the train loses its last car: exactly one, and no die is rolled.",
                    fr: "The Engine has two brakes. Stop on one and the train loses its last car: exactly one, and no die is rolled.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_21_STAYING,
                text: Text {
                    en: "Staying on a brake is stopping on it.",
                    fr: "Staying on a brake is stopping on it.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_21_END,
                text: Text {
                    en: "When the Engine is all that is left, the next brake ends the game on the spot: no find, no fight, no new brain.",
                    fr: "When the Engine is all that is left, the next brake ends the game on the spot: no find, no fight, no new brain.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_22_BEHIND,
                text: Text {
                    en: "Pawns on a lost car run along behind the train.",
                    fr: "Pawns on a lost car run along behind the train.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_22_HAND,
                text: Text {
                    en: "Their owners discard the cards in their hands.",
                    fr: "Their owners discard the cards in their hands.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_22_KEEP,
                text: Text {
                    en: "They keep their experience points and the brains in their heads.",
                    fr: "They keep their experience points and the brains in their heads.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_22_COUNTERS,
                text: Text {
                    en: "Counters on a lost car are gone.",
                    fr: "Counters on a lost car are gone.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_23_NO_FIGHT,
                text: Text {
                    en: "Nobody fights behind the train.",
                    fr: "Nobody fights behind the train.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_23_NO_ENTRY,
                text: Text {
                    en: "Nobody can walk there from the train.",
                    fr: "Nobody can walk there from the train.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_23_MUST_MOVE,
                text: Text {
                    en: "Who starts a turn there must take at least one step, through the back of the last car.",
                    fr: "Who starts a turn there must take at least one step, through the back of the last car.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_24_CABOOSE,
                text: Text {
                    en: "A lost Caboose goes back among the unused cars. Drawn again, it shows its other face: the Engine.",
                    fr: "A lost Caboose goes back among the unused cars. Drawn again, it shows its other face: the Engine.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_24_OTHERS,
                text: Text {
                    en: "Every other lost car is out of the game.",
                    fr: "Every other lost car is out of the game.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_25_ONE_CAR,
                text: Text {
                    en: "A train of one car cannot lose it.",
                    fr: "A train of one car cannot lose it.",
                },
                is_ruling: false,
            },
        ],
    },
    Chapter {
        title: Text {
            en: "The end of the line",
            fr: "The end of the line",
        },
        clauses: &[
            Clause {
                id: GBR_26_HIGHEST,
                text: Text {
                    en: "When the game ends, the highest IQ in a head wins.",
                    fr: "When the game ends, the highest IQ in a head wins.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_26_CHEESE,
                text: Text {
                    en: "Government Cheese has an IQ of 0 and never wins.",
                    fr: "Government Cheese has an IQ of 0 and never wins.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_26_EVERYONE_LOSES,
                text: Text {
                    en: "If 0 is the best there is, everyone loses.",
                    fr: "If 0 is the best there is, everyone loses.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_26_NO_TIE,
                text: Text {
                    en: "No two people have the same IQ, so there is no tie.",
                    fr: "No two people have the same IQ, so there is no tie.",
                },
                is_ruling: false,
            },
        ],
    },
    Chapter {
        title: Text {
            en: "What some brains can do",
            fr: "What some brains can do",
        },
        clauses: &[
            Clause {
                id: GBR_27_IN_HEAD,
                text: Text {
                    en: "Twelve brains have an ability. It works only while the brain is in your head.",
                    fr: "Twelve brains have an ability. It works only while the brain is in your head.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_27_LUCKY_FIND,
                text: Text {
                    en: "Lucky Find: for a find, draw two cards. It is still one point.",
                    fr: "Lucky Find: for a find, draw two cards. It is still one point.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_27_THREE_HANDS,
                text: Text {
                    en: "Three Hands: you may hold three cards.",
                    fr: "Three Hands: you may hold three cards.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_27_PICKPOCKET,
                text: Text {
                    en: "Pickpocket: when you lose a fight, take a random card from the winner's hand.",
                    fr: "Pickpocket: when you lose a fight, take a random card from the winner's hand.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_27_LAW_AND_ORDER,
                text: Text {
                    en: "Law and Order: a tie for the highest total that you are part of is yours, as if you were the attacker.",
                    fr: "Law and Order: a tie for the highest total that you are part of is yours, as if you were the attacker.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_27_HARD_LESSONS,
                text: Text {
                    en: "Hard Lessons: a lost fight gives you two points.",
                    fr: "Hard Lessons: a lost fight gives you two points.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_27_SURE_FOOTED,
                text: Text {
                    en: "Sure-Footed: keep the cards in your hand when your car is lost.",
                    fr: "Sure-Footed: keep the cards in your hand when your car is lost.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_27_SPOILS,
                text: Text {
                    en: "Spoils: a fight you win gives you one point.",
                    fr: "Spoils: a fight you win gives you one point.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_27_TURN_THE_CHEEK,
                text: Text {
                    en: "Turn the Cheek: when you are attacked, you may pay one point to stay out of the fight.",
                    fr: "Turn the Cheek: when you are attacked, you may pay one point to stay out of the fight.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_27_NOBODY_LEFT,
                text: Text {
                    en: "If that leaves the attacker without an opponent, there is no fight.",
                    fr: "If that leaves the attacker without an opponent, there is no fight.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_27_REROLL,
                text: Text {
                    en: "Second Roll: once a turn you may roll your movement dice again; the new roll counts.",
                    fr: "Second Roll: once a turn you may roll your movement dice again; the new roll counts.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_27_COUPLING,
                text: Text {
                    en: "Coupling Hook: once in a coupling check, anybody's, you may have a die rolled again.",
                    fr: "Coupling Hook: once in a coupling check, anybody's, you may have a die rolled again.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_27_FORESIGHT,
                text: Text {
                    en: "Foresight: during your turn you see the top card of the deck.",
                    fr: "Foresight: during your turn you see the top card of the deck.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_27_THRIFT,
                text: Text {
                    en: "Thrift: installing a brain costs you one point less, but never less than 1.",
                    fr: "Thrift: installing a brain costs you one point less, but never less than 1.",
                },
                is_ruling: true,
            },
        ],
    },
    Chapter {
        title: Text {
            en: "Variants",
            fr: "Variants",
        },
        clauses: &[
            Clause {
                id: GBR_28_RECYCLE,
                text: Text {
                    en: "Recycled cars: a lost car goes back among the unused ones.",
                    fr: "Recycled cars: a lost car goes back among the unused ones.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_28_LONG_TRAIN,
                text: Text {
                    en: "Long train: two, three or four cars stand in front of the Caboose at the start.",
                    fr: "Long train: two, three or four cars stand in front of the Caboose at the start.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_28_LATE_ENGINE,
                text: Text {
                    en: "Late Engine: for a number of rounds after the Caboose is lost, the Engine cannot be drawn.",
                    fr: "Late Engine: for a number of rounds after the Caboose is lost, the Engine cannot be drawn.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_28_FREE_CHEESE,
                text: Text {
                    en: "Free cheese: everybody starts with a Government Cheese in the head, with the compliments of the government.",
                    fr: "Free cheese: everybody starts with a Government Cheese in the head, with the compliments of the government.",
                },
                is_ruling: false,
            },
            Clause {
                id: GBR_28_ANY_CHEESE,
                text: Text {
                    en: "Chance picks which one.",
                    fr: "Chance picks which one.",
                },
                is_ruling: true,
            },
        ],
    },
    Chapter {
        title: Text {
            en: "At the table",
            fr: "At the table",
        },
        clauses: &[
            Clause {
                id: GBR_29_HUNDRED,
                text: Text {
                    en: "A game that has not ended after 100 rounds ends as if somebody had braked: the highest IQ in a head wins.",
                    fr: "A game that has not ended after 100 rounds ends as if somebody had braked: the highest IQ in a head wins.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_30_EVERYBODY,
                text: Text {
                    en: "At the end of each turn the hand limit holds for everybody: whoever is over it discards too, after a Pickpocket's work, say, or when Three Hands has gone to another head.",
                    fr: "At the end of each turn the hand limit holds for everybody: whoever is over it discards too, after a Pickpocket's work, say, or when Three Hands has gone to another head.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_30_ONE_AT_A_TIME,
                text: Text {
                    en: "In a fight, cards are thrown one at a time.",
                    fr: "In a fight, cards are thrown one at a time.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_30_OWN_FIRST,
                text: Text {
                    en: "The winner of a fight fills the heads one by one, the own head first.",
                    fr: "The winner of a fight fills the heads one by one, the own head first.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_30_SECRET,
                text: Text {
                    en: "The cards in your hand are your secret; how many there are is known to all.",
                    fr: "The cards in your hand are your secret; how many there are is known to all.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_30_OPEN,
                text: Text {
                    en: "Heads, points, and cards that are thrown, installed or discarded are open.",
                    fr: "Heads, points, and cards that are thrown, installed or discarded are open.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_30_PICKPOCKET,
                text: Text {
                    en: "A card taken by a Pickpocket is known to both players.",
                    fr: "A card taken by a Pickpocket is known to both players.",
                },
                is_ruling: true,
            },
            Clause {
                id: GBR_30_FORGOTTEN,
                text: Text {
                    en: "The others, who did not see it, forget what they knew of that hand.",
                    fr: "The others, who did not see it, forget what they knew of that hand.",
                },
                is_ruling: true,
            },
        ],
    },
];
