//! What is read afterwards.

use expect_test::expect;
use great_brain_robbery::{Brain, Dice, Event, Face, Robbery};
use tabletop::{Seat, SeatSet};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

#[test]
fn the_goal_the_log_and_the_honours() {
    let events = [
        Event::Round { n: 1 },
        Event::Turn { seat: A },
        Event::Rolled {
            seat: A,
            dice: Dice::of(&[3, 4]),
            steps: 7,
        },
        Event::ThrownToRun {
            seat: A,
            card: Brain::Ada,
        },
        Event::Opened {
            seat: A,
            face: Face::DayCoach,
            left: 2,
        },
        Event::Rolled {
            seat: B,
            dice: Dice::of(&[4, 4]),
            steps: 8,
        },
        Event::FightWon {
            seat: B,
            losers: SeatSet::one(A),
            by_tie: false,
            total: 9,
        },
        Event::Won {
            seat: A,
            brain: Brain::Ada,
        },
    ];
    testkit::story::<Robbery>(
        &events,
        &expect![[r#"
            Have the highest IQ in your head when the game ends.
              _Round 1._
              A? Your turn.
              A You roll 3 and 4: 7 steps.
              A You throw Ada for 2 more steps.
              A You open the Day Coach, 2 steps left.
              B B rolls 4 and 4: 8 steps.
              B B wins the fight with 9.
              A You have the best brain, Ada with IQ 122, and win!
            * Hardest fists | B won 1 fight.
            * Longest legs | you had 9 steps in one turn.
            * Nosiest nose | you opened 1 car.
            B Round 1: B won a fight.
            = You have Ada in your head: IQ 122.
            Finissez la partie avec le QI le plus élevé dans la tête.
              _Manche 1._
              A? À vous de jouer.
              A Vous lancez 3 et 4 : 7 pas.
              A Vous jetez Ada pour 2 pas de plus.
              A Vous ouvrez un wagon, Wagon de voyageurs, et avez encore 2 pas.
              B B lance 4 et 4 : 8 pas.
              B B gagne le combat avec 9.
              A Vous avez le meilleur cerveau, Ada avec un QI de 122, et gagnez !
            * Poings les plus durs | B a gagné 1 combat.
            * Jambes les plus longues | vous avez eu 9 pas en un tour.
            * Nez le plus curieux | vous avez ouvert 1 wagon.
            B Manche 1 : B a gagné un combat.
            = Vous avez Ada en tête : QI 122.
        "#]],
    );
}
