//! Generated from `rulebook/` by `cargo xtask rules --update`.

use tabletop::{Chapter, Clause, RuleId, Text};

/// A shift is three to eight zombies strong.
pub const GMB_1_PLAYERS: RuleId = RuleId::new("GMB-1.players");

/// There are 112 cards: 82 Jobs and 30 Bids, numbered 1 to 30.
pub const GMB_1_CARDS: RuleId = RuleId::new("GMB-1.cards");

/// The Bids 1 to 4 carry a second number: 31.
pub const GMB_1_SECOND_NUMBER: RuleId = RuleId::new("GMB-1.second-number");

/// Everything is shuffled together, and everybody is dealt seven cards. What is left is the deck.
pub const GMB_1_DEAL: RuleId = RuleId::new("GMB-1.deal");

/// If somebody needs a card and the deck has run out, shuffle the discards: they are the new deck.
pub const GMB_2_RESHUFFLE: RuleId = RuleId::new("GMB-2.reshuffle");

/// Until then the discards stay where they are: some Jobs go rummaging in them.
pub const GMB_2_NOT_BEFORE: RuleId = RuleId::new("GMB-2.not-before");

/// The discards lie open and are in no particular order.
pub const GMB_2_DISCARDS: RuleId = RuleId::new("GMB-2.discards");

/// A Job that looks at more cards than the deck holds makes do with those.
pub const GMB_2_LOOKS: RuleId = RuleId::new("GMB-2.looks");

/// If deck and discards are both empty, drawing does nothing.
pub const GMB_2_NOTHING_LEFT: RuleId = RuleId::new("GMB-2.nothing-left");

/// There is one Brain for the whole staff, and it starts on the floor.
pub const GMB_3_FLOOR: RuleId = RuleId::new("GMB-3.floor");

/// So the shift opens with a bidding, and chance picks who speaks first.
pub const GMB_3_FIRST_BIDDER: RuleId = RuleId::new("GMB-3.first-bidder");

/// While the Brain is on the floor nobody works: first it is bid for.
pub const GMB_4_FLOOR: RuleId = RuleId::new("GMB-4.floor");

/// The player who dropped the Brain bids first, unless a card names somebody else.
pub const GMB_4_DROPPER_FIRST: RuleId = RuleId::new("GMB-4.dropper-first");

/// The bidding goes to the left and round the table once. There is no second try.
pub const GMB_4_ONCE_AROUND: RuleId = RuleId::new("GMB-4.once-around");

/// When it comes to you, play one Bid or pass. Passing with a Bid among your cards is fine.
pub const GMB_4_ONE_BID: RuleId = RuleId::new("GMB-4.one-bid");

/// Your Bid may be higher or lower than those before it. A low one is a polite way of getting rid of a card.
pub const GMB_4_ANY_NUMBER: RuleId = RuleId::new("GMB-4.any-number");

/// Bids are played face up.
pub const GMB_4_OPEN: RuleId = RuleId::new("GMB-4.open");

/// A player without a Bid passes like anybody else, and the table does not learn why.
pub const GMB_4_NO_BID: RuleId = RuleId::new("GMB-4.no-bid");

/// If you are the one who just dropped the Brain, a Bid of 1 to 4 can count 31.
pub const GMB_5_THIRTY_ONE: RuleId = RuleId::new("GMB-5.thirty-one");

/// You say which of its two numbers it is when you play it.
pub const GMB_5_SAYS: RuleId = RuleId::new("GMB-5.says");

/// The dropper is whoever held the Brain when it fell, no matter whose card made it fall.
pub const GMB_5_DROPPER: RuleId = RuleId::new("GMB-5.dropper");

/// In the bidding that opens the game nobody has dropped anything, so nobody has a 31.
pub const GMB_5_OPENING: RuleId = RuleId::new("GMB-5.opening");

/// A bidding without Bids changes nothing about who dropped the Brain.
pub const GMB_5_STILL: RuleId = RuleId::new("GMB-5.still");

/// The highest Bid picks up the Brain.
pub const GMB_6_HIGHEST: RuleId = RuleId::new("GMB-6.highest");

/// All the Bids are discarded, the losing ones too.
pub const GMB_6_DISCARDED: RuleId = RuleId::new("GMB-6.discarded");

/// Two Bids are never equal: every number is there once, and only one player can have dropped the Brain.
pub const GMB_6_NO_TIE: RuleId = RuleId::new("GMB-6.no-tie");

/// If nobody plays a Bid, everybody draws a card, in the order of the bidding.
pub const GMB_7_DRAW: RuleId = RuleId::new("GMB-7.draw");

/// Then the bidding starts again with the same player. The Brain is still lying there.
pub const GMB_7_AGAIN: RuleId = RuleId::new("GMB-7.again");

/// If nobody played a Bid and not one card could be drawn, the first in line takes the Brain.
pub const GMB_7_STUCK: RuleId = RuleId::new("GMB-7.stuck");

/// The next turn belongs to the player who has just picked up the Brain.
pub const GMB_8_PICKED_UP: RuleId = RuleId::new("GMB-8.picked-up");

/// From there the turn goes to the left until the Brain is dropped again.
pub const GMB_8_LEFT: RuleId = RuleId::new("GMB-8.left");

/// When a card takes or passes the Brain, whose turn comes next stays the same.
pub const GMB_8_ORDER_STAYS: RuleId = RuleId::new("GMB-8.order-stays");

/// On your turn you do at least one Job, or you loaf.
pub const GMB_9_WORK: RuleId = RuleId::new("GMB-9.work");

/// After any Job you may call it a turn.
pub const GMB_9_STOP: RuleId = RuleId::new("GMB-9.stop");

/// Using a card that lies on the table is no Job.
pub const GMB_9_TABLE_CARD: RuleId = RuleId::new("GMB-9.table-card");

/// You may use it before, between or after your Jobs, or before you loaf.
pub const GMB_9_ANY_TIME: RuleId = RuleId::new("GMB-9.any-time");

/// A Job takes one hand or two, as it says (✋). These hands are what you work with; they have nothing to do with your cards.
pub const GMB_10_COST: RuleId = RuleId::new("GMB-10.cost");

/// Two hands a turn are yours: enough for a single two-handed Job or for two one-handed ones.
pub const GMB_10_TWO: RuleId = RuleId::new("GMB-10.two");

/// An Extra Hand in front of you makes it three.
pub const GMB_10_THREE: RuleId = RuleId::new("GMB-10.three");

/// Both Extra Hands make it four.
pub const GMB_10_FOUR: RuleId = RuleId::new("GMB-10.four");

/// The Mop in front of you keeps one of your hands busy.
pub const GMB_10_MOP: RuleId = RuleId::new("GMB-10.mop");

/// Hands are counted at the moment you play a Job.
pub const GMB_10_COUNTED: RuleId = RuleId::new("GMB-10.counted");

/// A hand once used stays used until your turn is over, whatever comes or goes.
pub const GMB_10_USED: RuleId = RuleId::new("GMB-10.used");

/// Loafing, the short way: draw a card.
pub const GMB_11_DRAW: RuleId = RuleId::new("GMB-11.draw");

/// Loafing, the long way: discard all your cards and draw one more than you discarded.
pub const GMB_11_FRESH: RuleId = RuleId::new("GMB-11.fresh");

/// Once you have done a Job, loafing is out for this turn.
pub const GMB_11_NOT_AFTER: RuleId = RuleId::new("GMB-11.not-after");

/// A Job is laid out, and its instructions are followed from first to last.
pub const GMB_12_IN_ORDER: RuleId = RuleId::new("GMB-12.in-order");

/// Only then does it go to the discards, or stay on the table if that is its kind.
pub const GMB_12_LEAVES: RuleId = RuleId::new("GMB-12.leaves");

/// Until it does, it lies in no pile: a Job cannot fetch itself.
pub const GMB_12_NO_PILE: RuleId = RuleId::new("GMB-12.no-pile");

/// A Job played by another Job is completed first, with its win check and its roll; then the outer one goes on.
pub const GMB_12_INNER: RuleId = RuleId::new("GMB-12.inner");

/// An instruction that cannot be followed is skipped, and the next one is tried.
pub const GMB_13_SKIP: RuleId = RuleId::new("GMB-13.skip");

/// A choice with a single possible answer is made for you.
pub const GMB_13_ONE_ANSWER: RuleId = RuleId::new("GMB-13.one-answer");

/// Two copies of the same card count as one answer.
pub const GMB_13_COPIES: RuleId = RuleId::new("GMB-13.copies");

/// When several players draw, the card says in which order. The top of the deck may be known, so it matters.
pub const GMB_14_ORDER: RuleId = RuleId::new("GMB-14.order");

/// Cards that are turned over go from the deck to the discards, one after the other, for all to see.
pub const GMB_14_TURN_OVER: RuleId = RuleId::new("GMB-14.turn-over");

/// Turning over stops when the deck runs out for the second time.
pub const GMB_14_SECOND_TIME: RuleId = RuleId::new("GMB-14.second-time");

/// A skill number on a Job means brainwork: only the holder of the Brain can play it.
pub const GMB_15_NEEDS: RuleId = RuleId::new("GMB-15.needs");

/// A substitute will do if its text says so, and only while you are not holding the Brain.
pub const GMB_15_SUBSTITUTE: RuleId = RuleId::new("GMB-15.substitute");

/// If two substitutes would do, you name the one you use.
pub const GMB_15_NAMES_ONE: RuleId = RuleId::new("GMB-15.names-one");

/// When the instructions of such a Job are done, roll the die.
pub const GMB_16_ROLL: RuleId = RuleId::new("GMB-16.roll");

/// With the skill number or more you keep the Brain, and your turn goes on.
pub const GMB_16_KEEP: RuleId = RuleId::new("GMB-16.keep");

/// With less you drop it: your turn ends on the spot, and the bidding begins.
pub const GMB_16_DROP: RuleId = RuleId::new("GMB-16.drop");

/// Bonuses are added to the roll and penalties taken off it.
pub const GMB_16_BONUS: RuleId = RuleId::new("GMB-16.bonus");

/// What the Job was played with is what is at stake: the Brain, or the substitute.
pub const GMB_16_PLAYED_WITH: RuleId = RuleId::new("GMB-16.played-with");

/// If the Brain has left you by the time the roll is due, there is no roll.
pub const GMB_17_BRAIN_GONE: RuleId = RuleId::new("GMB-17.brain-gone");

/// The same holds for a substitute that is no longer in front of you.
pub const GMB_17_SUBSTITUTE_GONE: RuleId = RuleId::new("GMB-17.substitute-gone");

/// When a card makes somebody drop the Brain, the rest of its instructions and the win check still come first.
pub const GMB_18_FINISH: RuleId = RuleId::new("GMB-18.finish");

/// Then the turn that is going on ends, whoever’s it is.
pub const GMB_18_TURN_ENDS: RuleId = RuleId::new("GMB-18.turn-ends");

/// Then comes the bidding, opened by the player the card names.
pub const GMB_18_BIDDING: RuleId = RuleId::new("GMB-18.bidding");

/// Eight Jobs are Objects. Once played they stay on the table, in front of their player.
pub const GMB_19_OBJECTS: RuleId = RuleId::new("GMB-19.objects");

/// The Mop is the exception: it lies in front of the player it was played on.
pub const GMB_19_MOP: RuleId = RuleId::new("GMB-19.mop");

/// An Object works on the table only, never among your cards.
pub const GMB_19_ON_TABLE: RuleId = RuleId::new("GMB-19.on-table");

/// "You" on a card on the table means the player it lies in front of.
pub const GMB_19_YOU: RuleId = RuleId::new("GMB-19.you");

/// Three other Jobs linger until what they wait for has happened; then they are discarded.
pub const GMB_20_LINGER: RuleId = RuleId::new("GMB-20.linger");

/// Lingering Jobs are not Objects, however long they lie around.
pub const GMB_20_NO_OBJECTS: RuleId = RuleId::new("GMB-20.no-objects");

/// Nothing that is done to Objects can touch them.
pub const GMB_20_UNTOUCHED: RuleId = RuleId::new("GMB-20.untouched");

/// What lies on the table is not among your cards: you can win with it in front of you.
pub const GMB_21_NOT_YOURS: RuleId = RuleId::new("GMB-21.not-yours");

/// Get rid of your last card and you win. Everybody else stays for the late shift.
pub const GMB_22_EMPTY: RuleId = RuleId::new("GMB-22.empty");

/// Instructions are finished first: discard everything, draw four, and you are still at work.
pub const GMB_22_FINISH_FIRST: RuleId = RuleId::new("GMB-22.finish-first");

/// Being without cards for a moment in between is not enough.
pub const GMB_22_MOMENT: RuleId = RuleId::new("GMB-22.moment");

/// Winning is checked when a Job’s instructions are done, before its roll.
pub const GMB_23_AFTER_JOB: RuleId = RuleId::new("GMB-23.after-job");

/// It is checked after every Bid too: if the Bid was your last card you win at once, high or low.
pub const GMB_23_AFTER_BID: RuleId = RuleId::new("GMB-23.after-bid");

/// Everybody is checked, whosever turn it is.
pub const GMB_23_EVERYBODY: RuleId = RuleId::new("GMB-23.everybody");

/// If several have run out of cards together, the player whose turn it is comes first, then the others to the left.
pub const GMB_23_ORDER: RuleId = RuleId::new("GMB-23.order");

/// Nobody ever wins by loafing: it always leaves you with a card.
pub const GMB_23_LOAFING: RuleId = RuleId::new("GMB-23.loafing");

/// Your cards are your secret.
pub const GMB_24_SECRET: RuleId = RuleId::new("GMB-24.secret");

/// How many cards each player has is known to all.
pub const GMB_24_NUMBERS: RuleId = RuleId::new("GMB-24.numbers");

/// Bids, discards, cards that are turned over or fetched from the discards, and all that lies on the table are open.
pub const GMB_24_OPEN: RuleId = RuleId::new("GMB-24.open");

/// When a card lets you look at something, nobody else sees it.
pub const GMB_24_LOOK: RuleId = RuleId::new("GMB-24.look");

/// A card that is given is known to the giver and to the receiver.
pub const GMB_24_GIVEN: RuleId = RuleId::new("GMB-24.given");

/// When all of a player’s cards change owner, what was known of them goes along, and the old owner remembers each one.
pub const GMB_24_MOVED: RuleId = RuleId::new("GMB-24.moved");

/// When a card leaves a player unseen, those who did not see it forget what they knew of that player’s cards.
pub const GMB_24_FORGOTTEN: RuleId = RuleId::new("GMB-24.forgotten");

/// After 100 turns for each player the game is over, and the next turn does not start.
pub const GMB_25_HUNDRED: RuleId = RuleId::new("GMB-25.hundred");

/// Then the fewest cards win.
pub const GMB_25_FEWEST: RuleId = RuleId::new("GMB-25.fewest");

/// Among equals the one whose turn would come first wins.
pub const GMB_25_TIE: RuleId = RuleId::new("GMB-25.tie");

/// Overtime adds up: two of them are two more turns.
pub const GMB_26_ADD_UP: RuleId = RuleId::new("GMB-26.add-up");

/// All of it is lost when the Brain is dropped first.
pub const GMB_26_LOST: RuleId = RuleId::new("GMB-26.lost");

/// It is kept when merely a Rat Brain or a Dog Brain has failed.
pub const GMB_26_KEPT: RuleId = RuleId::new("GMB-26.kept");

/// Improvise is no offer: if you can play a Job, you must.
pub const GMB_27_MUST: RuleId = RuleId::new("GMB-27.must");

/// It can be any Job, Objects and lingering ones included.
pub const GMB_27_ANY_JOB: RuleId = RuleId::new("GMB-27.any-job");

/// The improvised Job’s roll comes before the one for Improvise.
pub const GMB_27_INNER_ROLL: RuleId = RuleId::new("GMB-27.inner-roll");

/// If the improvised Job drops the Brain or ends the turn, Improvise goes no further.
pub const GMB_27_ENDS_ALL: RuleId = RuleId::new("GMB-27.ends-all");

/// No Secret Menu can pick another one.
pub const GMB_27_MENU_MENU: RuleId = RuleId::new("GMB-27.menu-menu");

/// The Job that a Secret Menu follows stays in the discards. It can be fetched from there or shuffled into the deck in the meantime.
pub const GMB_27_MENU_MEANWHILE: RuleId = RuleId::new("GMB-27.menu-meanwhile");

/// A player who hides in the Washroom can be chosen all the same.
pub const GMB_28_CHOSEN: RuleId = RuleId::new("GMB-28.chosen");

/// Drawing, being given cards and swapping cards are skipped for that player.
pub const GMB_28_SKIPPED: RuleId = RuleId::new("GMB-28.skipped");

/// Whatever else the instruction says is done.
pub const GMB_28_REST: RuleId = RuleId::new("GMB-28.rest");

/// Cards that are passed around go past that player, who passes none.
pub const GMB_28_PASSED_AROUND: RuleId = RuleId::new("GMB-28.passed-around");

/// A bidding without Bids is not a Job: the hiding player draws like the others.
pub const GMB_28_NO_BIDS: RuleId = RuleId::new("GMB-28.no-bids");

/// A turn skipped for being Out to Lunch never starts, so it does not end a stay in the Washroom.
pub const GMB_29_NOT_STARTED: RuleId = RuleId::new("GMB-29.not-started");

/// If that turn was won by bidding, the Brain stays with the player at lunch, and the next player to the left has a turn.
pub const GMB_29_BRAIN_STAYS: RuleId = RuleId::new("GMB-29.brain-stays");

/// The Wet Floor Sign goes away when the Brain is really dropped.
pub const GMB_30_DROP: RuleId = RuleId::new("GMB-30.drop");

/// A drop that the Piece of String prevents does not count.
pub const GMB_30_STRING: RuleId = RuleId::new("GMB-30.string");

/// The failure of a substitute does not count either.
pub const GMB_30_SUBSTITUTE: RuleId = RuleId::new("GMB-30.substitute");

/// The roll that drops the Brain still suffers from the Sign.
pub const GMB_30_MINUS: RuleId = RuleId::new("GMB-30.minus");

/// Who was saved by the String has dropped nothing and is no dropper.
pub const GMB_30_NO_DROPPER: RuleId = RuleId::new("GMB-30.no-dropper");

/// When a card counts your cards, the Job you have laid out is not among them.
pub const GMB_31_LAID_OUT: RuleId = RuleId::new("GMB-31.laid-out");

/// A swap, or cards passed around, can leave another player without cards. That player wins, charity or not.
pub const GMB_31_GIFT_WINS: RuleId = RuleId::new("GMB-31.gift-wins");

/// Today’s Special does nothing while there are no discards.
pub const GMB_31_SPECIAL_NOTHING: RuleId = RuleId::new("GMB-31.special-nothing");

/// If the neighbour is hiding in the Washroom, the card stays on top of the deck, and everybody knows it.
pub const GMB_31_SPECIAL_HIDDEN: RuleId = RuleId::new("GMB-31.special-hidden");

/// A Secret Menu that follows the instructions of Read the Manual adds the 2 to its own roll already.
pub const GMB_31_MANUAL_MENU: RuleId = RuleId::new("GMB-31.manual-menu");

/// The Manual is forgotten when the turn ends.
pub const GMB_31_MANUAL_ENDS: RuleId = RuleId::new("GMB-31.manual-ends");

/// Sticky Fingers may give back the very card that was taken.
pub const GMB_31_FINGERS: RuleId = RuleId::new("GMB-31.fingers");

/// A third player is neither you nor the one you chose.
pub const GMB_31_THIRD: RuleId = RuleId::new("GMB-31.third");

/// The whole rulebook, in reading order.
pub static RULEBOOK: &[Chapter] = &[
    Chapter {
        title: Text {
            en: "The shift begins",
            fr: "Le service commence",
        },
        clauses: &[
            Clause {
                id: GMB_1_PLAYERS,
                text: Text {
                    en: "A shift is three to eight zombies strong.",
                    fr: "Une équipe compte de trois à huit zombies.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_1_CARDS,
                text: Text {
                    en: "There are 112 cards: 82 Jobs and 30 Bids, numbered 1 to 30.",
                    fr: "Il y a 112 cartes\u{202f}: 82 tâches et 30 enchères, numérotées de 1 à 30.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_1_SECOND_NUMBER,
                text: Text {
                    en: "The Bids 1 to 4 carry a second number: 31.",
                    fr: "Les enchères 1 à 4 portent un second nombre\u{202f}: 31.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_1_DEAL,
                text: Text {
                    en: "Everything is shuffled together, and everybody is dealt seven cards. What is left is the deck.",
                    fr: "On mélange le tout et on distribue sept cartes à chacun. Ce qui reste est la pioche.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_2_RESHUFFLE,
                text: Text {
                    en: "If somebody needs a card and the deck has run out, shuffle the discards: they are the new deck.",
                    fr: "Quand il faut une carte et que la pioche est vide, la défausse est mélangée et devient la pioche.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_2_NOT_BEFORE,
                text: Text {
                    en: "Until then the discards stay where they are: some Jobs go rummaging in them.",
                    fr: "Jusque-là, la défausse ne bouge pas\u{202f}: certaines tâches viennent y fouiller.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_2_DISCARDS,
                text: Text {
                    en: "The discards lie open and are in no particular order.",
                    fr: "La défausse est visible de tous et n’a pas d’ordre particulier.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_2_LOOKS,
                text: Text {
                    en: "A Job that looks at more cards than the deck holds makes do with those.",
                    fr: "Une tâche qui regarde plus de cartes qu’il n’y en a dans la pioche se contente de celles-là.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_2_NOTHING_LEFT,
                text: Text {
                    en: "If deck and discards are both empty, drawing does nothing.",
                    fr: "Si la pioche et la défausse sont vides toutes les deux, piocher ne fait rien.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_3_FLOOR,
                text: Text {
                    en: "There is one Brain for the whole staff, and it starts on the floor.",
                    fr: "Il n’y a qu’un Cerveau pour tout le personnel, et il commence par terre.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_3_FIRST_BIDDER,
                text: Text {
                    en: "So the shift opens with a bidding, and chance picks who speaks first.",
                    fr: "Le service s’ouvre donc par des enchères, et le sort désigne qui parle en premier.",
                },
                is_ruling: false,
            },
        ],
    },
    Chapter {
        title: Text {
            en: "Bidding for the Brain",
            fr: "Les enchères",
        },
        clauses: &[
            Clause {
                id: GMB_4_FLOOR,
                text: Text {
                    en: "While the Brain is on the floor nobody works: first it is bid for.",
                    fr: "Tant que le Cerveau est par terre, personne ne travaille\u{202f}: on commence par se le disputer aux enchères.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_4_DROPPER_FIRST,
                text: Text {
                    en: "The player who dropped the Brain bids first, unless a card names somebody else.",
                    fr: "Qui a fait tomber le Cerveau parle en premier, sauf si une carte désigne quelqu’un d’autre.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_4_ONCE_AROUND,
                text: Text {
                    en: "The bidding goes to the left and round the table once. There is no second try.",
                    fr: "On tourne vers la gauche et on ne fait qu’un tour de table. Il n’y a pas de deuxième essai.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_4_ONE_BID,
                text: Text {
                    en: "When it comes to you, play one Bid or pass. Passing with a Bid among your cards is fine.",
                    fr: "Quand vient votre tour de parler, jouez une enchère ou passez. On a le droit de passer avec une enchère parmi ses cartes.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_4_ANY_NUMBER,
                text: Text {
                    en: "Your Bid may be higher or lower than those before it. A low one is a polite way of getting rid of a card.",
                    fr: "Votre enchère peut dépasser les précédentes ou rester en dessous. Une petite enchère est une façon polie de se débarrasser d’une carte.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_4_OPEN,
                text: Text {
                    en: "Bids are played face up.",
                    fr: "Les enchères se jouent face visible.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_4_NO_BID,
                text: Text {
                    en: "A player without a Bid passes like anybody else, and the table does not learn why.",
                    fr: "Qui n’a pas d’enchère passe comme tout le monde, et la table ne sait pas pourquoi.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_5_THIRTY_ONE,
                text: Text {
                    en: "If you are the one who just dropped the Brain, a Bid of 1 to 4 can count 31.",
                    fr: "Si c’est vous qui venez de faire tomber le Cerveau, une enchère de 1 à 4 peut valoir 31.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_5_SAYS,
                text: Text {
                    en: "You say which of its two numbers it is when you play it.",
                    fr: "Vous dites lequel de ses deux nombres elle vaut en la jouant.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_5_DROPPER,
                text: Text {
                    en: "The dropper is whoever held the Brain when it fell, no matter whose card made it fall.",
                    fr: "Le maladroit est celui qui tenait le Cerveau au moment de la chute, peu importe de qui vient la carte qui l’a provoquée.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_5_OPENING,
                text: Text {
                    en: "In the bidding that opens the game nobody has dropped anything, so nobody has a 31.",
                    fr: "Aux enchères qui ouvrent la partie, personne n’a rien fait tomber\u{202f}: personne n’a donc de 31.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_5_STILL,
                text: Text {
                    en: "A bidding without Bids changes nothing about who dropped the Brain.",
                    fr: "Après des enchères où personne n’a misé, le maladroit reste le maladroit.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_6_HIGHEST,
                text: Text {
                    en: "The highest Bid picks up the Brain.",
                    fr: "L’enchère la plus haute ramasse le Cerveau.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_6_DISCARDED,
                text: Text {
                    en: "All the Bids are discarded, the losing ones too.",
                    fr: "Toutes les enchères vont à la défausse, les perdantes aussi.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_6_NO_TIE,
                text: Text {
                    en: "Two Bids are never equal: every number is there once, and only one player can have dropped the Brain.",
                    fr: "Deux enchères ne sont jamais égales\u{202f}: chaque nombre n’existe qu’une fois, et un seul joueur peut avoir fait tomber le Cerveau.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_7_DRAW,
                text: Text {
                    en: "If nobody plays a Bid, everybody draws a card, in the order of the bidding.",
                    fr: "Si personne ne joue d’enchère, chacun pioche une carte, dans l’ordre des enchères.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_7_AGAIN,
                text: Text {
                    en: "Then the bidding starts again with the same player. The Brain is still lying there.",
                    fr: "Puis on recommence à partir du même joueur. Le Cerveau, lui, n’a pas bougé.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_7_STUCK,
                text: Text {
                    en: "If nobody played a Bid and not one card could be drawn, the first in line takes the Brain.",
                    fr: "Si personne n’a joué d’enchère et qu’aucune carte n’a pu être piochée, le premier à parler prend le Cerveau.",
                },
                is_ruling: true,
            },
        ],
    },
    Chapter {
        title: Text {
            en: "A turn at work",
            fr: "Un tour de travail",
        },
        clauses: &[
            Clause {
                id: GMB_8_PICKED_UP,
                text: Text {
                    en: "The next turn belongs to the player who has just picked up the Brain.",
                    fr: "Qui ramasse le Cerveau joue le tour suivant.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_8_LEFT,
                text: Text {
                    en: "From there the turn goes to the left until the Brain is dropped again.",
                    fr: "De là, on joue vers la gauche, jusqu’à la prochaine chute du Cerveau.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_8_ORDER_STAYS,
                text: Text {
                    en: "When a card takes or passes the Brain, whose turn comes next stays the same.",
                    fr: "Quand une carte prend ou passe le Cerveau, l’ordre des tours ne change pas.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_9_WORK,
                text: Text {
                    en: "On your turn you do at least one Job, or you loaf.",
                    fr: "À votre tour, vous faites au moins une tâche, ou vous tirez au flanc.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_9_STOP,
                text: Text {
                    en: "After any Job you may call it a turn.",
                    fr: "Après n’importe quelle tâche, vous pouvez vous arrêter là.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_9_TABLE_CARD,
                text: Text {
                    en: "Using a card that lies on the table is no Job.",
                    fr: "Se servir d’une carte posée sur la table n’est pas une tâche.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_9_ANY_TIME,
                text: Text {
                    en: "You may use it before, between or after your Jobs, or before you loaf.",
                    fr: "On peut s’en servir avant, entre ou après les tâches, ou avant de tirer au flanc.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_10_COST,
                text: Text {
                    en: "A Job takes one hand or two, as it says (✋). These hands are what you work with; they have nothing to do with your cards.",
                    fr: "Une tâche demande une ou deux mains, comme elle l’indique (✋). Ces mains sont celles qui travaillent\u{202f}; elles n’ont rien à voir avec vos cartes.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_10_TWO,
                text: Text {
                    en: "Two hands a turn are yours: enough for a single two-handed Job or for two one-handed ones.",
                    fr: "Vous avez deux mains par tour\u{202f}: une tâche à deux mains, ou jusqu’à deux tâches à une main.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_10_THREE,
                text: Text {
                    en: "An Extra Hand in front of you makes it three.",
                    fr: "Avec une Main en rab devant vous, cela fait trois.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_10_FOUR,
                text: Text {
                    en: "Both Extra Hands make it four.",
                    fr: "Avec les deux Mains en rab, cela fait quatre.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_10_MOP,
                text: Text {
                    en: "The Mop in front of you keeps one of your hands busy.",
                    fr: "La Serpillière posée devant vous occupe une de vos mains.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_10_COUNTED,
                text: Text {
                    en: "Hands are counted at the moment you play a Job.",
                    fr: "On compte les mains au moment où vous jouez une tâche.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_10_USED,
                text: Text {
                    en: "A hand once used stays used until your turn is over, whatever comes or goes.",
                    fr: "Une main utilisée le reste jusqu’à la fin de votre tour, quoi qu’il arrive sur la table ou en parte.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_11_DRAW,
                text: Text {
                    en: "Loafing, the short way: draw a card.",
                    fr: "Tirer au flanc, version courte\u{202f}: piochez une carte.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_11_FRESH,
                text: Text {
                    en: "Loafing, the long way: discard all your cards and draw one more than you discarded.",
                    fr: "Tirer au flanc, version longue\u{202f}: défaussez toutes vos cartes et piochez-en une de plus que vous n’en avez défaussé.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_11_NOT_AFTER,
                text: Text {
                    en: "Once you have done a Job, loafing is out for this turn.",
                    fr: "On ne tire pas au flanc après une tâche.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_12_IN_ORDER,
                text: Text {
                    en: "A Job is laid out, and its instructions are followed from first to last.",
                    fr: "Une tâche est étalée sur la table, et ses instructions sont suivies de la première à la dernière.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_12_LEAVES,
                text: Text {
                    en: "Only then does it go to the discards, or stay on the table if that is its kind.",
                    fr: "Alors seulement, elle part à la défausse, ou reste sur la table si c’est dans sa nature.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_12_NO_PILE,
                text: Text {
                    en: "Until it does, it lies in no pile: a Job cannot fetch itself.",
                    fr: "D’ici là, elle n’est dans aucune pile\u{202f}: une tâche ne peut pas se récupérer elle-même.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_12_INNER,
                text: Text {
                    en: "A Job played by another Job is completed first, with its win check and its roll; then the outer one goes on.",
                    fr: "Une tâche jouée par une autre est d’abord terminée, avec sa vérification de victoire et son jet\u{202f}; puis l’autre reprend.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_13_SKIP,
                text: Text {
                    en: "An instruction that cannot be followed is skipped, and the next one is tried.",
                    fr: "Une instruction impossible à suivre est sautée, et on essaie la suivante.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_13_ONE_ANSWER,
                text: Text {
                    en: "A choice with a single possible answer is made for you.",
                    fr: "Un choix qui n’a qu’une réponse possible est fait pour vous.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_13_COPIES,
                text: Text {
                    en: "Two copies of the same card count as one answer.",
                    fr: "Deux exemplaires d’une même carte comptent comme une seule réponse.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_14_ORDER,
                text: Text {
                    en: "When several players draw, the card says in which order. The top of the deck may be known, so it matters.",
                    fr: "Quand plusieurs joueurs piochent, la carte dit dans quel ordre. Le dessus de la pioche est parfois connu, cela compte donc.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_14_TURN_OVER,
                text: Text {
                    en: "Cards that are turned over go from the deck to the discards, one after the other, for all to see.",
                    fr: "Les cartes qu’on retourne passent de la pioche à la défausse, l’une après l’autre, sous les yeux de tous.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_14_SECOND_TIME,
                text: Text {
                    en: "Turning over stops when the deck runs out for the second time.",
                    fr: "On cesse de retourner quand la pioche s’épuise pour la deuxième fois.",
                },
                is_ruling: true,
            },
        ],
    },
    Chapter {
        title: Text {
            en: "Jobs that take a Brain",
            fr: "Les tâches qui demandent un Cerveau",
        },
        clauses: &[
            Clause {
                id: GMB_15_NEEDS,
                text: Text {
                    en: "A skill number on a Job means brainwork: only the holder of the Brain can play it.",
                    fr: "Une tâche qui porte un nombre de jugeote demande le Cerveau\u{202f}: on ne peut la jouer qu’en le tenant.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_15_SUBSTITUTE,
                text: Text {
                    en: "A substitute will do if its text says so, and only while you are not holding the Brain.",
                    fr: "Un remplaçant fait l’affaire si son texte le dit, et seulement tant que vous ne tenez pas le Cerveau.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_15_NAMES_ONE,
                text: Text {
                    en: "If two substitutes would do, you name the one you use.",
                    fr: "Si deux remplaçants conviennent, vous dites lequel vous utilisez.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_16_ROLL,
                text: Text {
                    en: "When the instructions of such a Job are done, roll the die.",
                    fr: "Une fois suivies les instructions d’une telle tâche, lancez le dé.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_16_KEEP,
                text: Text {
                    en: "With the skill number or more you keep the Brain, and your turn goes on.",
                    fr: "Avec le nombre de jugeote ou plus, vous gardez le Cerveau et votre tour continue.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_16_DROP,
                text: Text {
                    en: "With less you drop it: your turn ends on the spot, and the bidding begins.",
                    fr: "Avec moins, vous le faites tomber\u{202f}: votre tour s’arrête net, et les enchères commencent.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_16_BONUS,
                text: Text {
                    en: "Bonuses are added to the roll and penalties taken off it.",
                    fr: "Les bonus s’ajoutent au jet, les malus s’en retranchent.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_16_PLAYED_WITH,
                text: Text {
                    en: "What the Job was played with is what is at stake: the Brain, or the substitute.",
                    fr: "Ce avec quoi la tâche a été jouée est ce qu’on risque\u{202f}: le Cerveau, ou le remplaçant.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_17_BRAIN_GONE,
                text: Text {
                    en: "If the Brain has left you by the time the roll is due, there is no roll.",
                    fr: "Si le Cerveau vous a quitté au moment de lancer le dé, il n’y a pas de jet.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_17_SUBSTITUTE_GONE,
                text: Text {
                    en: "The same holds for a substitute that is no longer in front of you.",
                    fr: "Il en va de même d’un remplaçant qui n’est plus devant vous.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_18_FINISH,
                text: Text {
                    en: "When a card makes somebody drop the Brain, the rest of its instructions and the win check still come first.",
                    fr: "Quand une carte fait tomber le Cerveau de quelqu’un, le reste de ses instructions et la vérification de victoire passent d’abord.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_18_TURN_ENDS,
                text: Text {
                    en: "Then the turn that is going on ends, whoever’s it is.",
                    fr: "Ensuite, le tour en cours s’arrête, à qui qu’il soit.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_18_BIDDING,
                text: Text {
                    en: "Then comes the bidding, opened by the player the card names.",
                    fr: "Viennent alors les enchères, ouvertes par le joueur que la carte désigne.",
                },
                is_ruling: true,
            },
        ],
    },
    Chapter {
        title: Text {
            en: "Cards that stay on the table",
            fr: "Les cartes qui restent sur la table",
        },
        clauses: &[
            Clause {
                id: GMB_19_OBJECTS,
                text: Text {
                    en: "Eight Jobs are Objects. Once played they stay on the table, in front of their player.",
                    fr: "Huit tâches sont des Objets\u{202f}: elles restent devant le joueur qui les a jouées.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_19_MOP,
                text: Text {
                    en: "The Mop is the exception: it lies in front of the player it was played on.",
                    fr: "La Serpillière fait exception\u{202f}: elle est posée devant le joueur visé.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_19_ON_TABLE,
                text: Text {
                    en: "An Object works on the table only, never among your cards.",
                    fr: "Un Objet ne sert que sur la table, jamais parmi vos cartes.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_19_YOU,
                text: Text {
                    en: "\"You\" on a card on the table means the player it lies in front of.",
                    fr: "«\u{202f}Vous\u{202f}», sur une carte posée sur la table, c’est le joueur devant qui elle se trouve.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_20_LINGER,
                text: Text {
                    en: "Three other Jobs linger until what they wait for has happened; then they are discarded.",
                    fr: "Trois autres tâches s’attardent jusqu’à ce qu’arrive ce qu’elles attendent\u{202f}; puis elles sont défaussées.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_20_NO_OBJECTS,
                text: Text {
                    en: "Lingering Jobs are not Objects, however long they lie around.",
                    fr: "Les tâches qui s’attardent ne sont pas des Objets, aussi longtemps qu’elles traînent.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_20_UNTOUCHED,
                text: Text {
                    en: "Nothing that is done to Objects can touch them.",
                    fr: "Rien de ce qui vise les Objets ne peut les toucher.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_21_NOT_YOURS,
                text: Text {
                    en: "What lies on the table is not among your cards: you can win with it in front of you.",
                    fr: "Ce qui est sur la table ne fait pas partie de vos cartes\u{202f}: on peut gagner avec cela devant soi.",
                },
                is_ruling: false,
            },
        ],
    },
    Chapter {
        title: Text {
            en: "Going home",
            fr: "Rentrer chez soi",
        },
        clauses: &[
            Clause {
                id: GMB_22_EMPTY,
                text: Text {
                    en: "Get rid of your last card and you win. Everybody else stays for the late shift.",
                    fr: "Débarrassez-vous de votre dernière carte et vous gagnez. Les autres feront la fermeture.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_22_FINISH_FIRST,
                text: Text {
                    en: "Instructions are finished first: discard everything, draw four, and you are still at work.",
                    fr: "On termine d’abord les instructions\u{202f}: si vous défaussez tout pour piocher quatre cartes, vous êtes toujours au travail.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_22_MOMENT,
                text: Text {
                    en: "Being without cards for a moment in between is not enough.",
                    fr: "Être sans cartes un instant, entre deux instructions, ne suffit pas.",
                },
                is_ruling: false,
            },
            Clause {
                id: GMB_23_AFTER_JOB,
                text: Text {
                    en: "Winning is checked when a Job’s instructions are done, before its roll.",
                    fr: "La victoire se vérifie quand les instructions d’une tâche sont finies, avant son jet.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_23_AFTER_BID,
                text: Text {
                    en: "It is checked after every Bid too: if the Bid was your last card you win at once, high or low.",
                    fr: "Elle se vérifie aussi après chaque enchère\u{202f}: si c’était votre dernière carte, vous gagnez aussitôt, qu’elle soit haute ou basse.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_23_EVERYBODY,
                text: Text {
                    en: "Everybody is checked, whosever turn it is.",
                    fr: "On vérifie tout le monde, quel que soit le joueur dont c’est le tour.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_23_ORDER,
                text: Text {
                    en: "If several have run out of cards together, the player whose turn it is comes first, then the others to the left.",
                    fr: "Si plusieurs se retrouvent sans cartes ensemble, celui dont c’est le tour passe d’abord, puis les autres vers la gauche.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_23_LOAFING,
                text: Text {
                    en: "Nobody ever wins by loafing: it always leaves you with a card.",
                    fr: "On ne gagne jamais en tirant au flanc\u{202f}: il vous reste toujours une carte.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_24_SECRET,
                text: Text {
                    en: "Your cards are your secret.",
                    fr: "Vos cartes sont votre secret.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_24_NUMBERS,
                text: Text {
                    en: "How many cards each player has is known to all.",
                    fr: "Le nombre de cartes de chacun est connu de tous.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_24_OPEN,
                text: Text {
                    en: "Bids, discards, cards that are turned over or fetched from the discards, and all that lies on the table are open.",
                    fr: "Les enchères, la défausse, les cartes retournées ou reprises dans la défausse et tout ce qui est sur la table sont visibles de tous.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_24_LOOK,
                text: Text {
                    en: "When a card lets you look at something, nobody else sees it.",
                    fr: "Ce qu’une carte vous laisse regarder, vous seul le voyez.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_24_GIVEN,
                text: Text {
                    en: "A card that is given is known to the giver and to the receiver.",
                    fr: "Une carte donnée est connue de celui qui la donne et de celui qui la reçoit.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_24_MOVED,
                text: Text {
                    en: "When all of a player’s cards change owner, what was known of them goes along, and the old owner remembers each one.",
                    fr: "Quand toutes les cartes d’un joueur changent de propriétaire, ce qu’on en savait les suit, et l’ancien propriétaire se souvient de chacune.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_24_FORGOTTEN,
                text: Text {
                    en: "When a card leaves a player unseen, those who did not see it forget what they knew of that player’s cards.",
                    fr: "Quand une carte quitte un joueur sans qu’on la voie, ceux qui ne l’ont pas vue oublient ce qu’ils savaient des cartes de ce joueur.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_25_HUNDRED,
                text: Text {
                    en: "After 100 turns for each player the game is over, and the next turn does not start.",
                    fr: "Une partie qui a vu 100 tours par joueur est finie avant que le tour suivant commence.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_25_FEWEST,
                text: Text {
                    en: "Then the fewest cards win.",
                    fr: "Alors, le plus petit nombre de cartes l’emporte.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_25_TIE,
                text: Text {
                    en: "Among equals the one whose turn would come first wins.",
                    fr: "À égalité, c’est celui dont le tour viendrait en premier.",
                },
                is_ruling: true,
            },
        ],
    },
    Chapter {
        title: Text {
            en: "Questions about single cards",
            fr: "Questions sur quelques cartes",
        },
        clauses: &[
            Clause {
                id: GMB_26_ADD_UP,
                text: Text {
                    en: "Overtime adds up: two of them are two more turns.",
                    fr: "Les Heures sup s’additionnent\u{202f}: deux fois Heures sup, deux tours de plus.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_26_LOST,
                text: Text {
                    en: "All of it is lost when the Brain is dropped first.",
                    fr: "Tout est perdu si le Cerveau tombe avant.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_26_KEPT,
                text: Text {
                    en: "It is kept when merely a Rat Brain or a Dog Brain has failed.",
                    fr: "Rien n’est perdu quand seul un Cerveau de rat ou un Cerveau de chien a échoué.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_27_MUST,
                text: Text {
                    en: "Improvise is no offer: if you can play a Job, you must.",
                    fr: "Improvisation n’est pas une proposition\u{202f}: si vous pouvez jouer une tâche, vous le devez.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_27_ANY_JOB,
                text: Text {
                    en: "It can be any Job, Objects and lingering ones included.",
                    fr: "Ce peut être n’importe quelle tâche, y compris un Objet ou une tâche qui s’attarde.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_27_INNER_ROLL,
                text: Text {
                    en: "The improvised Job’s roll comes before the one for Improvise.",
                    fr: "Le jet de la tâche improvisée vient avant celui d’Improvisation.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_27_ENDS_ALL,
                text: Text {
                    en: "If the improvised Job drops the Brain or ends the turn, Improvise goes no further.",
                    fr: "Si la tâche improvisée fait tomber le Cerveau ou met fin au tour, Improvisation s’arrête là.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_27_MENU_MENU,
                text: Text {
                    en: "No Secret Menu can pick another one.",
                    fr: "Un Menu secret ne peut pas choisir un Menu secret.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_27_MENU_MEANWHILE,
                text: Text {
                    en: "The Job that a Secret Menu follows stays in the discards. It can be fetched from there or shuffled into the deck in the meantime.",
                    fr: "La tâche que suit un Menu secret reste dans la défausse. Entre-temps, on peut l’y reprendre ou la mélanger à la pioche.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_28_CHOSEN,
                text: Text {
                    en: "A player who hides in the Washroom can be chosen all the same.",
                    fr: "Qui est Caché aux toilettes peut quand même être choisi.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_28_SKIPPED,
                text: Text {
                    en: "Drawing, being given cards and swapping cards are skipped for that player.",
                    fr: "Piocher, recevoir des cartes et échanger ses cartes sont sautés pour ce joueur.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_28_REST,
                text: Text {
                    en: "Whatever else the instruction says is done.",
                    fr: "Le reste de l’instruction a lieu.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_28_PASSED_AROUND,
                text: Text {
                    en: "Cards that are passed around go past that player, who passes none.",
                    fr: "Les cartes qu’on fait passer sautent ce joueur, qui n’en passe aucune.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_28_NO_BIDS,
                text: Text {
                    en: "A bidding without Bids is not a Job: the hiding player draws like the others.",
                    fr: "Des enchères où personne n’a misé ne sont pas une tâche\u{202f}: le joueur caché pioche comme les autres.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_29_NOT_STARTED,
                text: Text {
                    en: "A turn skipped for being Out to Lunch never starts, so it does not end a stay in the Washroom.",
                    fr: "Un tour sauté pour cause de Pause déjeuner ne commence jamais\u{202f}: il ne met donc pas fin à un séjour aux toilettes.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_29_BRAIN_STAYS,
                text: Text {
                    en: "If that turn was won by bidding, the Brain stays with the player at lunch, and the next player to the left has a turn.",
                    fr: "Si ce tour avait été gagné aux enchères, le Cerveau reste au joueur en pause, et c’est au suivant à gauche.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_30_DROP,
                text: Text {
                    en: "The Wet Floor Sign goes away when the Brain is really dropped.",
                    fr: "Sol mouillé s’en va quand le Cerveau tombe pour de bon.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_30_STRING,
                text: Text {
                    en: "A drop that the Piece of String prevents does not count.",
                    fr: "Une chute évitée par le Bout de ficelle ne compte pas.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_30_SUBSTITUTE,
                text: Text {
                    en: "The failure of a substitute does not count either.",
                    fr: "L’échec d’un remplaçant ne compte pas non plus.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_30_MINUS,
                text: Text {
                    en: "The roll that drops the Brain still suffers from the Sign.",
                    fr: "Le jet qui fait tomber le Cerveau subit encore le malus.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_30_NO_DROPPER,
                text: Text {
                    en: "Who was saved by the String has dropped nothing and is no dropper.",
                    fr: "Qui est sauvé par la ficelle n’a rien fait tomber\u{202f}: il n’est pas le maladroit.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_31_LAID_OUT,
                text: Text {
                    en: "When a card counts your cards, the Job you have laid out is not among them.",
                    fr: "Quand une carte compte vos cartes, la tâche étalée n’en fait pas partie.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_31_GIFT_WINS,
                text: Text {
                    en: "A swap, or cards passed around, can leave another player without cards. That player wins, charity or not.",
                    fr: "Un échange, ou des cartes qu’on fait passer, peut laisser un autre joueur sans cartes. C’est lui qui gagne, charité ou non.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_31_SPECIAL_NOTHING,
                text: Text {
                    en: "Today’s Special does nothing while there are no discards.",
                    fr: "Plat du jour ne fait rien quand la défausse est vide.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_31_SPECIAL_HIDDEN,
                text: Text {
                    en: "If the neighbour is hiding in the Washroom, the card stays on top of the deck, and everybody knows it.",
                    fr: "Si le voisin est caché aux toilettes, la carte reste sur la pioche, connue de tous.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_31_MANUAL_MENU,
                text: Text {
                    en: "A Secret Menu that follows the instructions of Read the Manual adds the 2 to its own roll already.",
                    fr: "Un Menu secret qui suit les instructions de Lire la notice ajoute déjà les 2 à son propre jet.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_31_MANUAL_ENDS,
                text: Text {
                    en: "The Manual is forgotten when the turn ends.",
                    fr: "La notice est oubliée à la fin du tour.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_31_FINGERS,
                text: Text {
                    en: "Sticky Fingers may give back the very card that was taken.",
                    fr: "Avec Doigts collants, on peut rendre la carte même qu’on vient de prendre.",
                },
                is_ruling: true,
            },
            Clause {
                id: GMB_31_THIRD,
                text: Text {
                    en: "A third player is neither you nor the one you chose.",
                    fr: "Un troisième joueur, ce n’est ni vous ni celui que vous avez choisi.",
                },
                is_ruling: true,
            },
        ],
    },
];
