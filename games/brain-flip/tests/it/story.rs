//! What is read afterwards.

use brain_flip::{Asked, BrainFlip, Call, Event, Feat, Question, Spot, Word};
use expect_test::expect;
use tabletop::{Seat, SeatSet};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

#[test]
fn the_goal_the_log_and_the_honours() {
    let question = Question::all().next().expect("there are questions");
    let answered = || Event::Answered {
        master: A,
        asked: Asked::Known(question),
        said: Word::Yes,
    };
    let spot = Spot {
        cell: "b3".parse().expect("a cell"),
        picture: "spider".parse().expect("a picture"),
    };
    let called = |seat, call| Event::Called { seat, spot, call };
    let events = [
        Event::RoundBegan { master: A },
        answered(),
        answered(),
        called(B, Call::Right),
        Event::RoundBegan { master: B },
        answered(),
        called(A, Call::Right),
        Event::RoundBegan { master: A },
        called(B, Call::Wrong),
        called(B, Call::Misled),
        Event::Shown { spot },
        Event::Scored {
            seat: A,
            feat: Feat::Hid,
        },
        Event::Ended {
            winners: SeatSet::one(A),
            tiebreak: None,
        },
    ];
    testkit::story::<BrainFlip>(
        &events,
        &expect![[r#"
            Score 3 points: find the others’ pictures and hide your own.
              _You are Brain Master now._
              A You: YES.
              A You: YES.
              B B: Got it! The spider at b3. That is it!
              _B is Brain Master now._
              A You: YES.
              A You: Got it! The spider at b3. That is it!
              _You are Brain Master now._
              B B: Got it! The spider at b3. That is not it, and B is out.
              B B: Got it! The spider at b3. That is not it, but B was misled and stays unpunished.
              - The picture was the spider at b3.
              A Nobody found it: you score a point.
              - A wins!
            * Quickest eye | you found the spider after 1 question.
            * Best poker face | you fooled everybody once.
            * Boldest finger | B called Got it! too soon, once.
            A Round 3: nobody found your spider.
            = Nobody found the spider that you had in mind.
            Marquez 3 points : trouvez les images des autres, cachez la vôtre.
              _Vous êtes maintenant Maître à penser._
              A Vous : OUI.
              A Vous : OUI.
              B B : « Je sais ! C’est l’araignée (b3). » Bien vu !
              _B est maintenant Maître à penser._
              A Vous : OUI.
              A Vous : « Je sais ! » En b3, l’araignée. C’est bien cela !
              _Vous êtes maintenant Maître à penser._
              B B : « Je sais ! C’est l’araignée (b3). » Perdu : B est hors jeu.
              B B : « Je sais ! C’est l’araignée (b3). » Ce n’est pas cela, mais une réponse fausse y menait : pas de punition.
              - C’était l’araignée (b3).
              A Personne n’a trouvé : vous marquez un point.
              - A gagne !
            * Œil le plus vif | vous avez trouvé l’araignée après 1 question.
            * Visage de marbre | vous avez trompé tout le monde une fois.
            * Doigt le plus téméraire | B a crié « Je sais ! » trop tôt, une fois.
            A Manche 3 : personne n’a trouvé l’araignée, votre image.
            = Personne n’a trouvé l’araignée que vous aviez en tête.
        "#]],
    );
}
