//! Generated from `rulebook/` by `cargo xtask rules --update`.

use tabletop::{Chapter, Clause, RuleId, Text};

/// Two to six people play. One thinks of a picture, the others are after it.
pub const BFL_1_PLAYERS: RuleId = RuleId::new("BFL-1.players");

/// Shuffle the fifty cards, turn up either side of each as chance has it, and lay 36 of them in six rows of six.
pub const BFL_1_GRID: RuleId = RuleId::new("BFL-1.grid");

/// You can agree on a smaller square, from two rows of two to five rows of five, for young players and for learning.
pub const BFL_1_SMALLER: RuleId = RuleId::new("BFL-1.smaller");

/// Chance picks the first Brain Master.
pub const BFL_2_FIRST: RuleId = RuleId::new("BFL-2.first");

/// The grid lies as it lies until the game ends. Nobody moves a card, not even to think.
pub const BFL_2_STAYS: RuleId = RuleId::new("BFL-2.stays");

/// You can agree that every round gets a new grid.
pub const BFL_2_NEW_GRID: RuleId = RuleId::new("BFL-2.new-grid");

/// A picture that was chosen before may be chosen again.
pub const BFL_2_AGAIN: RuleId = RuleId::new("BFL-2.again");

/// The Brain Master picks one picture of the grid and keeps it secret.
pub const BFL_3_CHOOSE: RuleId = RuleId::new("BFL-3.choose");

/// The choice is made before the first question and cannot be changed afterwards.
pub const BFL_3_FIXED: RuleId = RuleId::new("BFL-3.fixed");

/// Beginning on the Brain Master’s left and going clockwise, each guesser asks one question that can be answered with yes or no.
pub const BFL_4_CLOCKWISE: RuleId = RuleId::new("BFL-4.clockwise");

/// The Brain Master says the opposite of the truth: yes means no, and no means yes.
pub const BFL_4_OPPOSITE: RuleId = RuleId::new("BFL-4.opposite");

/// Whoever has an idea calls "Got it!" and points at a picture. Every guesser who is still in may do so at any moment, on turn or not.
pub const BFL_5_CALL: RuleId = RuleId::new("BFL-5.call");

/// To a call the answer is always the truth.
pub const BFL_5_TRUTH: RuleId = RuleId::new("BFL-5.truth");

/// Calls are taken in the order in which they come, even while a question waits for its answer.
pub const BFL_5_ORDER: RuleId = RuleId::new("BFL-5.order");

/// A wrong call out of turn leaves the turn where it was.
pub const BFL_5_TURN_STAYS: RuleId = RuleId::new("BFL-5.turn-stays");

/// While the last question that counts waits for its answer, a call has no effect: there is nothing left to count it with.
pub const BFL_5_VOID: RuleId = RuleId::new("BFL-5.void");

/// A right call scores 1 point and ends the round.
pub const BFL_6_RIGHT: RuleId = RuleId::new("BFL-6.right");

/// Whoever calls wrongly is out: no point for that player in this round.
pub const BFL_6_WRONG: RuleId = RuleId::new("BFL-6.wrong");

/// Whoever is out asks no more and is passed over.
pub const BFL_6_SKIPPED: RuleId = RuleId::new("BFL-6.skipped");

/// Questions and calls are counted together, and there are 10 in all.
pub const BFL_7_TEN: RuleId = RuleId::new("BFL-7.ten");

/// When they are used up and nobody was right, the Brain Master scores 1 point.
pub const BFL_7_MASTER: RuleId = RuleId::new("BFL-7.master");

/// So it is when every guesser is out.
pub const BFL_7_ALL_OUT: RuleId = RuleId::new("BFL-7.all-out");

/// After the last of them nobody may guess any more.
pub const BFL_7_LAST: RuleId = RuleId::new("BFL-7.last");

/// After every round the next player clockwise becomes Brain Master.
pub const BFL_8_NEXT: RuleId = RuleId::new("BFL-8.next");

/// Whoever is first to have 3 points wins on the spot.
pub const BFL_8_THREE: RuleId = RuleId::new("BFL-8.three");

/// A Brain Master’s third point counts only once every dispute is decided.
pub const BFL_8_WAITS: RuleId = RuleId::new("BFL-8.waits");

/// You can agree to finish the circle: the game then ends when somebody has 3 points and everybody was Brain Master equally often.
pub const BFL_8_FULL_CIRCLE: RuleId = RuleId::new("BFL-8.full-circle");

/// Two players finish the circle unless they agree otherwise. Without it, whoever guesses first would be the first to have 3 points, even if the other guesses just as well.
pub const BFL_8_TWO: RuleId = RuleId::new("BFL-8.two");

/// The most points win then, and who has equally many shares the win.
pub const BFL_8_SHARED: RuleId = RuleId::new("BFL-8.shared");

/// Between two players with equally many points, whoever used fewer answers in the whole game wins. If these are equal too, they share the win.
pub const BFL_8_ANSWERS: RuleId = RuleId::new("BFL-8.answers");

/// You can agree to play it straight: the Brain Master then tells the truth.
pub const BFL_9_STRAIGHT: RuleId = RuleId::new("BFL-9.straight");

/// As that is easier, there are only 6 questions and calls.
pub const BFL_9_SIX: RuleId = RuleId::new("BFL-9.six");

/// On smaller grids there are fewer: for 5, 4, 3 and 2 rows it is 8, 7, 6 and 4, and when you play it straight 6, 5, 4 and 3. On the smallest of these a good asker hardly ever loses; they are for learning.
pub const BFL_10_LIMITS: RuleId = RuleId::new("BFL-10.limits");

/// Whoever opens the table can set another number, from 1 to 20.
pub const BFL_10_HOST: RuleId = RuleId::new("BFL-10.host");

/// Oops! Until the next question is asked, the Brain Master may take an answer back and say the other word. Nothing happens.
pub const BFL_11_CORRECT: RuleId = RuleId::new("BFL-11.correct");

/// Once the next question is asked, the answer stands.
pub const BFL_11_TOO_LATE: RuleId = RuleId::new("BFL-11.too-late");

/// It stands even if that question is handed back.
pub const BFL_11_HANDED_BACK: RuleId = RuleId::new("BFL-11.handed-back");

/// Each answer can be corrected once.
pub const BFL_11_ONCE: RuleId = RuleId::new("BFL-11.once");

/// A wrong answer that stands makes the picture impossible to find. It costs the Brain Master a point, nobody else scores, and the round is over.
pub const BFL_12_POINT: RuleId = RuleId::new("BFL-12.point");

/// Nobody falls below 0 points.
pub const BFL_12_ZERO: RuleId = RuleId::new("BFL-12.zero");

/// For questions of the vocabulary the truth is known: a wrong answer comes to light when the next question is asked. That question does not count.
pub const BFL_12_FOUND: RuleId = RuleId::new("BFL-12.found");

/// If a call is wrong because of a wrong answer, that is, if the picture pointed at fits what was said, the call brings the mistake to light and is not punished.
pub const BFL_12_MISLED: RuleId = RuleId::new("BFL-12.misled");

/// A right call scores, whatever was answered before.
pub const BFL_12_RIGHT_CALL: RuleId = RuleId::new("BFL-12.right-call");

/// A wrong answer that nobody relied on, because neither a question nor such a call came after it, has no consequence.
pub const BFL_12_HARMLESS: RuleId = RuleId::new("BFL-12.harmless");

/// Only people can judge the answers to free questions. If nobody found the picture, it is shown, and every guesser may dispute one of these answers or pass.
pub const BFL_12_DISPUTE: RuleId = RuleId::new("BFL-12.dispute");

/// All guessers vote, those who were out too; whoever disputes is of that opinion. If more of them call it a mistake than call it right, it was one.
pub const BFL_12_MAJORITY: RuleId = RuleId::new("BFL-12.majority");

/// Whoever cannot tell abstains and is not counted. Artificial players dispute nothing and always abstain.
pub const BFL_12_ABSTAIN: RuleId = RuleId::new("BFL-12.abstain");

/// As many against as for is not enough: the Brain Master keeps the point.
pub const BFL_12_TIE: RuleId = RuleId::new("BFL-12.tie");

/// If nobody but the one who disputes has an opinion, because there is no other guesser or all others abstain, the Brain Master says whether it was a mistake. If the two agree, it was one.
pub const BFL_12_ALONE: RuleId = RuleId::new("BFL-12.alone");

/// If they do not, the question is void and costs nobody anything: the round is over, and nobody scores.
pub const BFL_12_VOID: RuleId = RuleId::new("BFL-12.void");

/// An answer can be disputed once, and whoever has passed starts no more disputes.
pub const BFL_12_ONCE: RuleId = RuleId::new("BFL-12.once");

/// However it ends, the next player is the new Brain Master.
pub const BFL_12_NEXT_MASTER: RuleId = RuleId::new("BFL-12.next-master");

/// A question can be put together from the vocabulary: is it an animal, does it wear glasses, is there any red on it?
pub const BFL_13_VOCABULARY: RuleId = RuleId::new("BFL-13.vocabulary");

/// Or you type it, in English or French. If the vocabulary can express it, you are shown how it was understood, and you confirm it.
pub const BFL_13_TYPED: RuleId = RuleId::new("BFL-13.typed");

/// Any other question goes to the Brain Master as it stands.
pub const BFL_13_FREE: RuleId = RuleId::new("BFL-13.free");

/// A question of your own needs words: without them there is nothing to answer, and it cannot be asked.
pub const BFL_13_WORDS: RuleId = RuleId::new("BFL-13.words");

/// An artificial Brain Master always hands such a question back. It does not count, and whoever asked it asks another.
pub const BFL_13_DECLINED: RuleId = RuleId::new("BFL-13.declined");

/// Ask only about what can be seen on the card. Where it lies in the grid is none of that: a Brain Master hands such a question back.
pub const BFL_14_PLACE: RuleId = RuleId::new("BFL-14.place");

/// A hundred pictures, two to a card.
pub const BFL_15_PICTURES: RuleId = RuleId::new("BFL-15.pictures");

/// Everything has a face. Whatever is worn on the head counts as a hat, a crown too. Animals, people and growing plants are living; food, a snowman and a robot are not. A thing is an object if it is no food, vehicle or building. The colours are those of the thing itself, of what it wears and of what it holds; not those of the background, the glasses, the moustache, the eyes or the cheeks. What is up in the air has a shadow below it. The legs of a chair count as legs. Bees, butterflies and ladybirds are insects; spiders and snails are bugs only. The sea animals and the mermaid live in the sea.
pub const BFL_15_WORDS: RuleId = RuleId::new("BFL-15.words");

/// Nineteen questions of the vocabulary split any grid well: each is true of 30 to 60 of the hundred pictures, and none says much about another.
pub const BFL_16_BALANCED: RuleId = RuleId::new("BFL-16.balanced");

/// The whole rulebook, in reading order.
pub static RULEBOOK: &[Chapter] = &[
    Chapter {
        title: Text {
            en: "The grid",
            fr: "La grille",
        },
        clauses: &[
            Clause {
                id: BFL_1_PLAYERS,
                text: Text {
                    en: "Two to six people play. One thinks of a picture, the others are after it.",
                    fr: "On joue de deux à six. L’un pense à une image, les autres la traquent.",
                },
                is_ruling: false,
            },
            Clause {
                id: BFL_1_GRID,
                text: Text {
                    en: "Shuffle the fifty cards, turn up either side of each as chance has it, and lay 36 of them in six rows of six.",
                    fr: "Mélangez les cinquante cartes, retournez chacune du côté que veut le hasard, et posez-en 36 en six rangées de six.",
                },
                is_ruling: false,
            },
            Clause {
                id: BFL_1_SMALLER,
                text: Text {
                    en: "You can agree on a smaller square, from two rows of two to five rows of five, for young players and for learning.",
                    fr: "Vous pouvez convenir d’un carré plus petit, de deux rangées de deux à cinq rangées de cinq, pour les plus jeunes et pour apprendre.",
                },
                is_ruling: false,
            },
            Clause {
                id: BFL_2_FIRST,
                text: Text {
                    en: "Chance picks the first Brain Master.",
                    fr: "Le hasard désigne le premier Maître à penser.",
                },
                is_ruling: true,
            },
            Clause {
                id: BFL_2_STAYS,
                text: Text {
                    en: "The grid lies as it lies until the game ends. Nobody moves a card, not even to think.",
                    fr: "La grille reste telle quelle jusqu’à la fin de la partie. Personne ne déplace une carte, même pour réfléchir.",
                },
                is_ruling: true,
            },
            Clause {
                id: BFL_2_NEW_GRID,
                text: Text {
                    en: "You can agree that every round gets a new grid.",
                    fr: "Vous pouvez convenir d’une nouvelle grille à chaque manche.",
                },
                is_ruling: true,
            },
            Clause {
                id: BFL_2_AGAIN,
                text: Text {
                    en: "A picture that was chosen before may be chosen again.",
                    fr: "Une image déjà choisie peut l’être encore.",
                },
                is_ruling: true,
            },
        ],
    },
    Chapter {
        title: Text {
            en: "A round",
            fr: "Une manche",
        },
        clauses: &[
            Clause {
                id: BFL_3_CHOOSE,
                text: Text {
                    en: "The Brain Master picks one picture of the grid and keeps it secret.",
                    fr: "Le Maître à penser choisit une image de la grille et la garde pour lui.",
                },
                is_ruling: false,
            },
            Clause {
                id: BFL_3_FIXED,
                text: Text {
                    en: "The choice is made before the first question and cannot be changed afterwards.",
                    fr: "Le choix précède la première question et ne change plus ensuite.",
                },
                is_ruling: true,
            },
            Clause {
                id: BFL_4_CLOCKWISE,
                text: Text {
                    en: "Beginning on the Brain Master’s left and going clockwise, each guesser asks one question that can be answered with yes or no.",
                    fr: "À partir de la gauche du Maître à penser et dans le sens horaire, chacun pose une question à laquelle on répond par oui ou par non.",
                },
                is_ruling: false,
            },
            Clause {
                id: BFL_4_OPPOSITE,
                text: Text {
                    en: "The Brain Master says the opposite of the truth: yes means no, and no means yes.",
                    fr: "Le Maître à penser dit le contraire de la vérité\u{202f}: oui veut dire non, et non veut dire oui.",
                },
                is_ruling: false,
            },
            Clause {
                id: BFL_5_CALL,
                text: Text {
                    en: "Whoever has an idea calls \"Got it!\" and points at a picture. Every guesser who is still in may do so at any moment, on turn or not.",
                    fr: "Qui a une idée crie «\u{202f}Je sais\u{202f}!\u{202f}» et montre une image du doigt. Tous ceux qui sont encore en jeu peuvent le faire à tout moment, que ce soit leur tour ou non.",
                },
                is_ruling: false,
            },
            Clause {
                id: BFL_5_TRUTH,
                text: Text {
                    en: "To a call the answer is always the truth.",
                    fr: "À ce cri, la réponse est toujours la vérité.",
                },
                is_ruling: false,
            },
            Clause {
                id: BFL_5_ORDER,
                text: Text {
                    en: "Calls are taken in the order in which they come, even while a question waits for its answer.",
                    fr: "Les cris comptent dans l’ordre où ils arrivent, même quand une question attend sa réponse.",
                },
                is_ruling: true,
            },
            Clause {
                id: BFL_5_TURN_STAYS,
                text: Text {
                    en: "A wrong call out of turn leaves the turn where it was.",
                    fr: "Un cri malheureux hors de son tour ne change rien au tour de jeu.",
                },
                is_ruling: true,
            },
            Clause {
                id: BFL_5_VOID,
                text: Text {
                    en: "While the last question that counts waits for its answer, a call has no effect: there is nothing left to count it with.",
                    fr: "Tant que la dernière question permise attend sa réponse, un cri reste sans effet\u{202f}: il n’y a plus rien pour le compter.",
                },
                is_ruling: true,
            },
            Clause {
                id: BFL_6_RIGHT,
                text: Text {
                    en: "A right call scores 1 point and ends the round.",
                    fr: "Qui tombe juste marque 1 point, et la manche s’arrête.",
                },
                is_ruling: false,
            },
            Clause {
                id: BFL_6_WRONG,
                text: Text {
                    en: "Whoever calls wrongly is out: no point for that player in this round.",
                    fr: "Qui se trompe est éliminé\u{202f}: pas de point pour lui dans cette manche.",
                },
                is_ruling: false,
            },
            Clause {
                id: BFL_6_SKIPPED,
                text: Text {
                    en: "Whoever is out asks no more and is passed over.",
                    fr: "Un joueur éliminé ne pose plus de question et on passe son tour.",
                },
                is_ruling: true,
            },
            Clause {
                id: BFL_7_TEN,
                text: Text {
                    en: "Questions and calls are counted together, and there are 10 in all.",
                    fr: "Questions et essais se comptent ensemble\u{202f}: 10 en tout.",
                },
                is_ruling: false,
            },
            Clause {
                id: BFL_7_MASTER,
                text: Text {
                    en: "When they are used up and nobody was right, the Brain Master scores 1 point.",
                    fr: "Quand ils sont épuisés sans que personne ait trouvé, le Maître à penser marque 1 point.",
                },
                is_ruling: false,
            },
            Clause {
                id: BFL_7_ALL_OUT,
                text: Text {
                    en: "So it is when every guesser is out.",
                    fr: "Il en va de même quand tous les autres sont éliminés.",
                },
                is_ruling: true,
            },
            Clause {
                id: BFL_7_LAST,
                text: Text {
                    en: "After the last of them nobody may guess any more.",
                    fr: "Après le dernier, plus personne ne peut tenter sa chance.",
                },
                is_ruling: true,
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
                id: BFL_8_NEXT,
                text: Text {
                    en: "After every round the next player clockwise becomes Brain Master.",
                    fr: "Après chaque manche, le joueur suivant dans le sens horaire devient Maître à penser.",
                },
                is_ruling: false,
            },
            Clause {
                id: BFL_8_THREE,
                text: Text {
                    en: "Whoever is first to have 3 points wins on the spot.",
                    fr: "Le premier à 3 points gagne sur-le-champ.",
                },
                is_ruling: false,
            },
            Clause {
                id: BFL_8_WAITS,
                text: Text {
                    en: "A Brain Master’s third point counts only once every dispute is decided.",
                    fr: "Le troisième point d’un Maître à penser ne compte qu’une fois toute contestation tranchée.",
                },
                is_ruling: true,
            },
            Clause {
                id: BFL_8_FULL_CIRCLE,
                text: Text {
                    en: "You can agree to finish the circle: the game then ends when somebody has 3 points and everybody was Brain Master equally often.",
                    fr: "Vous pouvez convenir de finir le tour de table\u{202f}: la partie s’arrête alors quand quelqu’un a 3 points et que chacun a été Maître à penser aussi souvent que les autres.",
                },
                is_ruling: true,
            },
            Clause {
                id: BFL_8_TWO,
                text: Text {
                    en: "Two players finish the circle unless they agree otherwise. Without it, whoever guesses first would be the first to have 3 points, even if the other guesses just as well.",
                    fr: "À deux, on finit le tour de table, sauf si vous convenez du contraire. Sans cela, qui cherche en premier serait le premier à 3 points, même si l’autre cherche aussi bien.",
                },
                is_ruling: true,
            },
            Clause {
                id: BFL_8_SHARED,
                text: Text {
                    en: "The most points win then, and who has equally many shares the win.",
                    fr: "Le plus grand nombre de points l’emporte alors, et les ex æquo partagent la victoire.",
                },
                is_ruling: true,
            },
            Clause {
                id: BFL_8_ANSWERS,
                text: Text {
                    en: "Between two players with equally many points, whoever used fewer answers in the whole game wins. If these are equal too, they share the win.",
                    fr: "À deux et à égalité de points, la victoire va à qui a utilisé le moins de réponses dans toute la partie. S’il y a encore égalité, on la partage.",
                },
                is_ruling: true,
            },
        ],
    },
    Chapter {
        title: Text {
            en: "Play it straight",
            fr: "Sans inverser",
        },
        clauses: &[
            Clause {
                id: BFL_9_STRAIGHT,
                text: Text {
                    en: "You can agree to play it straight: the Brain Master then tells the truth.",
                    fr: "Vous pouvez convenir de ne pas inverser\u{202f}: le Maître à penser dit alors la vérité.",
                },
                is_ruling: false,
            },
            Clause {
                id: BFL_9_SIX,
                text: Text {
                    en: "As that is easier, there are only 6 questions and calls.",
                    fr: "Comme c’est plus facile, il n’y a que 6 questions et essais.",
                },
                is_ruling: false,
            },
            Clause {
                id: BFL_10_LIMITS,
                text: Text {
                    en: "On smaller grids there are fewer: for 5, 4, 3 and 2 rows it is 8, 7, 6 and 4, and when you play it straight 6, 5, 4 and 3. On the smallest of these a good asker hardly ever loses; they are for learning.",
                    fr: "Sur les petites grilles, il y en a moins\u{202f}: pour 5, 4, 3 et 2 rangées, ce sont 8, 7, 6 et 4, et sans inverser 6, 5, 4 et 3. Sur les plus petites, qui questionne bien ne perd presque jamais\u{202f}; elles servent à apprendre.",
                },
                is_ruling: true,
            },
            Clause {
                id: BFL_10_HOST,
                text: Text {
                    en: "Whoever opens the table can set another number, from 1 to 20.",
                    fr: "Qui ouvre la table peut fixer un autre nombre, de 1 à 20.",
                },
                is_ruling: true,
            },
        ],
    },
    Chapter {
        title: Text {
            en: "Mistakes",
            fr: "Les erreurs",
        },
        clauses: &[
            Clause {
                id: BFL_11_CORRECT,
                text: Text {
                    en: "Oops! Until the next question is asked, the Brain Master may take an answer back and say the other word. Nothing happens.",
                    fr: "Oups\u{202f}! Jusqu’à la question suivante, le Maître à penser peut reprendre sa réponse et dire l’autre mot. Cela ne coûte rien.",
                },
                is_ruling: false,
            },
            Clause {
                id: BFL_11_TOO_LATE,
                text: Text {
                    en: "Once the next question is asked, the answer stands.",
                    fr: "Une fois la question suivante posée, la réponse reste.",
                },
                is_ruling: false,
            },
            Clause {
                id: BFL_11_HANDED_BACK,
                text: Text {
                    en: "It stands even if that question is handed back.",
                    fr: "Elle reste même si cette question est rendue.",
                },
                is_ruling: true,
            },
            Clause {
                id: BFL_11_ONCE,
                text: Text {
                    en: "Each answer can be corrected once.",
                    fr: "Chaque réponse ne se corrige qu’une fois.",
                },
                is_ruling: true,
            },
            Clause {
                id: BFL_12_POINT,
                text: Text {
                    en: "A wrong answer that stands makes the picture impossible to find. It costs the Brain Master a point, nobody else scores, and the round is over.",
                    fr: "Une réponse fausse qui reste rend l’image introuvable. Elle coûte un point au Maître à penser, personne d’autre ne marque, et la manche s’arrête.",
                },
                is_ruling: false,
            },
            Clause {
                id: BFL_12_ZERO,
                text: Text {
                    en: "Nobody falls below 0 points.",
                    fr: "Personne ne descend au-dessous de 0 point.",
                },
                is_ruling: false,
            },
            Clause {
                id: BFL_12_FOUND,
                text: Text {
                    en: "For questions of the vocabulary the truth is known: a wrong answer comes to light when the next question is asked. That question does not count.",
                    fr: "Pour les questions du vocabulaire, on connaît la vérité\u{202f}: une réponse fausse se découvre quand la question suivante est posée. Cette question ne compte pas.",
                },
                is_ruling: true,
            },
            Clause {
                id: BFL_12_MISLED,
                text: Text {
                    en: "If a call is wrong because of a wrong answer, that is, if the picture pointed at fits what was said, the call brings the mistake to light and is not punished.",
                    fr: "Si un essai échoue à cause d’une réponse fausse, c’est-à-dire si l’image montrée convient à ce qui a été dit, l’essai découvre l’erreur et n’est pas puni.",
                },
                is_ruling: true,
            },
            Clause {
                id: BFL_12_RIGHT_CALL,
                text: Text {
                    en: "A right call scores, whatever was answered before.",
                    fr: "Qui tombe juste marque, quoi qu’on ait répondu auparavant.",
                },
                is_ruling: true,
            },
            Clause {
                id: BFL_12_HARMLESS,
                text: Text {
                    en: "A wrong answer that nobody relied on, because neither a question nor such a call came after it, has no consequence.",
                    fr: "Une réponse fausse à laquelle personne ne s’est fié, parce que ni question ni essai de ce genre ne l’a suivie, reste sans conséquence.",
                },
                is_ruling: true,
            },
            Clause {
                id: BFL_12_DISPUTE,
                text: Text {
                    en: "Only people can judge the answers to free questions. If nobody found the picture, it is shown, and every guesser may dispute one of these answers or pass.",
                    fr: "Seuls des humains peuvent juger les réponses aux questions libres. Si personne n’a trouvé l’image, on la montre, et chacun de ceux qui la cherchaient peut contester une de ces réponses ou passer.",
                },
                is_ruling: true,
            },
            Clause {
                id: BFL_12_MAJORITY,
                text: Text {
                    en: "All guessers vote, those who were out too; whoever disputes is of that opinion. If more of them call it a mistake than call it right, it was one.",
                    fr: "Tous ceux qui cherchaient votent, éliminés compris\u{202f}; qui conteste vote pour. S’ils sont plus nombreux à y voir une erreur que le contraire, c’en était une.",
                },
                is_ruling: true,
            },
            Clause {
                id: BFL_12_ABSTAIN,
                text: Text {
                    en: "Whoever cannot tell abstains and is not counted. Artificial players dispute nothing and always abstain.",
                    fr: "Qui ne peut pas en juger s’abstient et n’est pas compté. Les joueurs artificiels ne contestent rien et s’abstiennent toujours.",
                },
                is_ruling: true,
            },
            Clause {
                id: BFL_12_TIE,
                text: Text {
                    en: "As many against as for is not enough: the Brain Master keeps the point.",
                    fr: "Autant de voix pour que contre ne suffit pas\u{202f}: le Maître à penser garde son point.",
                },
                is_ruling: true,
            },
            Clause {
                id: BFL_12_ALONE,
                text: Text {
                    en: "If nobody but the one who disputes has an opinion, because there is no other guesser or all others abstain, the Brain Master says whether it was a mistake. If the two agree, it was one.",
                    fr: "Si personne n’a d’avis sauf celui qui conteste, parce qu’il cherchait seul ou que tous les autres s’abstiennent, le Maître à penser dit si c’était une erreur. Si les deux sont d’accord, c’en était une.",
                },
                is_ruling: true,
            },
            Clause {
                id: BFL_12_VOID,
                text: Text {
                    en: "If they do not, the question is void and costs nobody anything: the round is over, and nobody scores.",
                    fr: "Sinon, la question est nulle et ne coûte rien à personne\u{202f}: la manche s’arrête, et personne ne marque.",
                },
                is_ruling: true,
            },
            Clause {
                id: BFL_12_ONCE,
                text: Text {
                    en: "An answer can be disputed once, and whoever has passed starts no more disputes.",
                    fr: "Une réponse ne se conteste qu’une fois, et qui a passé ne conteste plus rien.",
                },
                is_ruling: true,
            },
            Clause {
                id: BFL_12_NEXT_MASTER,
                text: Text {
                    en: "However it ends, the next player is the new Brain Master.",
                    fr: "Quelle que soit l’issue, le joueur suivant est le nouveau Maître à penser.",
                },
                is_ruling: true,
            },
        ],
    },
    Chapter {
        title: Text {
            en: "What can be asked",
            fr: "Ce qu’on peut demander",
        },
        clauses: &[
            Clause {
                id: BFL_13_VOCABULARY,
                text: Text {
                    en: "A question can be put together from the vocabulary: is it an animal, does it wear glasses, is there any red on it?",
                    fr: "Une question peut se composer à partir du vocabulaire\u{202f}: est-ce un animal, porte-t-il des lunettes, y a-t-il du rouge dessus\u{202f}?",
                },
                is_ruling: true,
            },
            Clause {
                id: BFL_13_TYPED,
                text: Text {
                    en: "Or you type it, in English or French. If the vocabulary can express it, you are shown how it was understood, and you confirm it.",
                    fr: "Ou bien vous l’écrivez, en français ou en anglais. Si le vocabulaire sait l’exprimer, on vous montre comment elle a été comprise, et vous confirmez.",
                },
                is_ruling: true,
            },
            Clause {
                id: BFL_13_FREE,
                text: Text {
                    en: "Any other question goes to the Brain Master as it stands.",
                    fr: "Toute autre question parvient telle quelle au Maître à penser.",
                },
                is_ruling: true,
            },
            Clause {
                id: BFL_13_WORDS,
                text: Text {
                    en: "A question of your own needs words: without them there is nothing to answer, and it cannot be asked.",
                    fr: "Une question libre se pose avec des mots\u{202f}: sans eux, il n’y a rien à quoi répondre, et on ne peut pas la poser.",
                },
                is_ruling: true,
            },
            Clause {
                id: BFL_13_DECLINED,
                text: Text {
                    en: "An artificial Brain Master always hands such a question back. It does not count, and whoever asked it asks another.",
                    fr: "Un Maître à penser artificiel rend toujours une telle question. Elle ne compte pas, et qui l’a posée en pose une autre.",
                },
                is_ruling: true,
            },
            Clause {
                id: BFL_14_PLACE,
                text: Text {
                    en: "Ask only about what can be seen on the card. Where it lies in the grid is none of that: a Brain Master hands such a question back.",
                    fr: "Ne demandez que ce qui se voit sur la carte. Sa place dans la grille n’en fait pas partie\u{202f}: un Maître à penser rend une question de ce genre.",
                },
                is_ruling: true,
            },
        ],
    },
    Chapter {
        title: Text {
            en: "The pictures",
            fr: "Les images",
        },
        clauses: &[
            Clause {
                id: BFL_15_PICTURES,
                text: Text {
                    en: "A hundred pictures, two to a card.",
                    fr: "Cent images, deux par carte.",
                },
                is_ruling: false,
            },
            Clause {
                id: BFL_15_WORDS,
                text: Text {
                    en: "Everything has a face. Whatever is worn on the head counts as a hat, a crown too. Animals, people and growing plants are living; food, a snowman and a robot are not. A thing is an object if it is no food, vehicle or building. The colours are those of the thing itself, of what it wears and of what it holds; not those of the background, the glasses, the moustache, the eyes or the cheeks. What is up in the air has a shadow below it. The legs of a chair count as legs. Bees, butterflies and ladybirds are insects; spiders and snails are bugs only. The sea animals and the mermaid live in the sea.",
                    fr: "Tout a un visage. Ce qui se porte sur la tête compte comme un chapeau, une couronne aussi. Les animaux, les personnes et les plantes qui poussent sont vivants\u{202f}; la nourriture, un bonhomme de neige et un robot ne le sont pas. Un objet est une chose qui n’est ni nourriture, ni véhicule, ni bâtiment. Les couleurs sont celles de la chose elle-même, de ce qu’elle porte et de ce qu’elle tient\u{202f}; pas celles du fond, des lunettes, de la moustache, des yeux ou des joues. Ce qui est en l’air a une ombre au-dessous. Les pieds d’une chaise comptent comme des jambes. Abeilles, papillons et coccinelles sont des insectes\u{202f}; araignées et escargots ne sont que de petites bêtes. Les animaux de la mer et la sirène vivent dans la mer.",
                },
                is_ruling: true,
            },
            Clause {
                id: BFL_16_BALANCED,
                text: Text {
                    en: "Nineteen questions of the vocabulary split any grid well: each is true of 30 to 60 of the hundred pictures, and none says much about another.",
                    fr: "Dix-neuf questions du vocabulaire partagent bien n’importe quelle grille\u{202f}: chacune est vraie de 30 à 60 des cent images, et aucune n’en dit long sur une autre.",
                },
                is_ruling: true,
            },
        ],
    },
];
