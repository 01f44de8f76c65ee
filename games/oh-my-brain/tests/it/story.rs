//! What is read afterwards.

use expect_test::expect;
use oh_my_brain::{Animal, Event, OhMyBrain};
use tabletop::{BySeat, Seat, SeatSet};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

#[test]
fn the_goal_the_log_and_the_honours() {
    let dealt = |seat| Event::Dealt {
        seat,
        n_left: 0,
        cards: None,
    };
    let events = [
        Event::RoundBegan { starter: A },
        dealt(A),
        dealt(B),
        Event::Shared {
            seat: B,
            animal: Animal::Fox,
            to: A,
        },
        Event::Given {
            seat: B,
            to: A,
            card: None,
        },
        Event::GaveUp { seat: B },
        Event::RoundEnded {
            seat: A,
            lost: BySeat::new(2, |seat| if seat == B { 8 } else { 1 }),
        },
        Event::Ended {
            winners: SeatSet::one(A),
        },
    ];
    testkit::story::<OhMyBrain>(
        &events,
        &expect![[r#"
            Get rid of your cards and keep the most brains.
              _A new round: you will start._
              A A is dealt three cards.
              B B is dealt three cards.
              B B puts a fox (14) into your graveyard.
              B B puts a card into your graveyard.
              B B gives up: the horde is discarded and a brain is gone.
              A You’re out of cards, and the horde eats: B loses 8 brains.
              - You have the most brains and win!
            * Thickest skull | you lost only 1 brain.
            * Sly one | B gave away 2 cards.
            * Fullest graveyard | you were given 2 cards.
            A Round 1: you ran out of cards. It cost you 1 brain.
            = You got rid of your last card and kept the most brains.
            Débarrassez-vous de vos cartes et gardez le plus de cerveaux.
              _Nouvelle manche : vous commencez._
              A A reçoit trois cartes.
              B B reçoit trois cartes.
              B B place un renard (14) dans votre cimetière.
              B B place une carte dans votre cimetière.
              B B renonce : la horde est défaussée et un cerveau est perdu.
              A Vous n’avez plus une seule carte, et la horde se sert : B perd 8 cerveaux.
              - Vous avez le plus de cerveaux et gagnez !
            * Tête la plus dure | vous n’avez perdu qu’un cerveau.
            * Fin renard | B a refilé 2 cartes.
            * Cimetière le plus couru | vous avez reçu 2 cartes en cadeau.
            A Manche 1 : vous n’avez plus de cartes. Cela vous coûte 1 cerveau.
            = Vous avez posé votre dernière carte et gardé le plus de cerveaux.
        "#]],
    );
}
