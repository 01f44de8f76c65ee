//! What is read afterwards.

use expect_test::expect;
use give_me_the_brain::{Bid, Event, GiveMeTheBrain, How, Job, Win, work::Fall};
use tabletop::Seat;

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

#[test]
fn the_goal_the_log_and_the_honours() {
    let bid = |seat, counts: u8| Event::Bid {
        seat,
        bid: Bid::try_from(counts).expect("a bid"),
        counts,
    };
    let drop = |dropper| Event::BrainDropped(Fall { dropper, first: A });
    let events = [
        Event::BiddingBegan {
            first: A,
            dropper: None,
        },
        bid(A, 7),
        bid(B, 30),
        Event::PickedUp { seat: B },
        Event::TurnBegan {
            seat: B,
            overtime: 0,
        },
        drop(B),
        drop(B),
        Event::JobDone {
            seat: A,
            job: Job::HotPotato,
            change: -1,
        },
        Event::Won(Win {
            seat: A,
            how: How::Job(Job::HotPotato),
        }),
    ];
    testkit::story::<GiveMeTheBrain>(
        &events,
        &expect![[r#"
            Be the first to get rid of all your cards.
              _The Brain is on the floor. You bid first._
              A You bid 7: “She said ’please’. Is that a topping?”
              B B bids 30: “NOW! GIVE IT HERE! EVERYTHING IS ON FIRE, AND SO AM I!”
              B B picks up the Brain.
              _B to work._
              B B drops the Brain!
              B B drops the Brain!
              A Hot Potato is done.
              A You go home: rid of the last card by Hot Potato!
            * Employee of the month | you did 1 job.
            * Butterfingers | B dropped the Brain 2 times.
            * Loudest voice | B bid 30 for the Brain.
            = You go home: rid of the last card by Hot Potato.
            Débarrassez-vous de toutes vos cartes avant les autres.
              _Le Cerveau est par terre. Vous enchérissez en premier._
              A Vous enchérissez 7 : « Elle a dit « s’il vous plaît ». C’est une garniture ? »
              B B enchérit 30 : « TOUT DE SUITE ! DONNEZ ! TOUT BRÛLE, ET MOI AUSSI ! »
              B B ramasse le Cerveau.
              _À B de jouer._
              B B fait tomber le Cerveau !
              B B fait tomber le Cerveau !
              A Patate chaude : c’est fait.
              A Vous rentrez à la maison : dernière carte partie avec Patate chaude !
            * Employé du mois | vous avez fini 1 tâche.
            * Mains de beurre | B a fait tomber le Cerveau 2 fois.
            * Voix la plus forte | B a enchéri 30 pour le Cerveau.
            = Vous rentrez à la maison : dernière carte partie avec Patate chaude.
        "#]],
    );
}
