//! What is read afterwards.

use expect_test::expect;
use mmm_brains::{Colour, Dice, DiceSet, Event, MmmBrains, Side};
use tabletop::Seat;

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

#[test]
fn the_goal_the_log_and_the_honours() {
    let paid = |points| Event::Paid {
        seat: A,
        colour: Colour::Blue,
        payer: B,
        points,
    };
    let events = [
        Event::Turn { seat: A },
        Event::Thrown {
            seat: A,
            kept: DiceSet::NONE,
            dice: Dice([Side::BRAIN; 5]),
            n_left: 2,
        },
        Event::Nothing { seat: A },
        Event::Turn { seat: B },
        Event::Thrown {
            seat: B,
            kept: DiceSet::NONE.with(0).with(1).with(2).with(3),
            dice: Dice([Side::BRAIN; 5]),
            n_left: 0,
        },
        Event::Taken {
            seat: B,
            colour: Colour::Red,
            points: 12,
        },
        Event::PhaseTwo,
        paid(4),
        paid(5),
        Event::Won { seat: A },
    ];
    testkit::story::<MmmBrains>(
        &events,
        &expect![[r#"
            Gather brains, then be the last one who still has some.
              _Your turn to roll._
              A You throw red brain, yellow brain, green brain, blue brain, black brain.
              A Five brains! No colour has a total, and your turn is over.
              _B to roll._
              B B keeps red brain, yellow brain, green brain, blue brain and has red brain, yellow brain, green brain, blue brain, black brain.
              B B takes 12 points for red.
              _The middle is empty: phase 2 begins._
              A You choose blue: B pays 4 points.
              A You choose blue: B pays 5 points.
              A You win!
            * Biggest bite | B took 12 points at once.
            * Biggest heart | B paid 9 points.
            * Luckiest throw | you threw 5 brains at once.
            = Nobody but you has brains left.
            Amassez des cerveaux, puis gardez-en plus longtemps que les autres.
              _À vous de lancer._
              A Vous lancez cerveau rouge, cerveau jaune, cerveau vert, cerveau bleu, cerveau noir.
              A Cinq cerveaux ! Aucune couleur n’a de total, et votre tour est fini.
              _À B de lancer._
              B B garde cerveau rouge, cerveau jaune, cerveau vert, cerveau bleu et obtient cerveau rouge, cerveau jaune, cerveau vert, cerveau bleu, cerveau noir.
              B B prend 12 points pour le rouge.
              _Le milieu est vide : la phase 2 commence._
              A Vous choisissez le bleu : B paie 4 points.
              A Vous choisissez le bleu : B paie 5 points.
              A Vous gagnez !
            * Plus grosse bouchée | B a pris 12 points d’un coup.
            * Plus grand cœur | B a payé 9 points.
            * Lancer le plus chanceux | vous avez fait 5 cerveaux d’un coup.
            = Plus personne n’a de cerveaux, sauf vous.
        "#]],
    );
}
