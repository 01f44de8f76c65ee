//! What people read.

use brain_flip::{BrainFlip, Event, Spot, Topic, show};
use expect_test::{Expect, expect};
use scene::{Present, Words};
use tabletop::{Game, Lang, Seat, SeatSet, Viewer};

const NAMES: [&str; 4] = ["Ada", "Bob", "Cleo", "Dan"];

fn read(table: &str) -> BrainFlip {
    table.parse().expect("a table")
}

/// What every seat and an onlooker are asked in both languages.
#[track_caller]
fn asks(table: &str, expected: &Expect) {
    let game = read(table);
    let names = NAMES.map(str::to_owned);
    let mut out = String::new();
    for lang in Lang::ALL {
        let words = Words {
            lang,
            me: None,
            names: &names,
            remarks: &[],
        };
        let seats = (0..game.table.n_seats()).map(|it| Some(Seat::new(it)));
        for seat in seats.chain([None]) {
            let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
            let words = Words { me: seat, ..words };
            out += &BrainFlip::prompt(&game.view(viewer), &words);
            out += "\n";
        }
    }
    expected.assert_eq(&out);
}

#[test]
fn the_one_who_asks_is_told_how_many_are_left_and_others_that_they_may_call() {
    asks(
        "A 0, B 0, C 0, D 0; flipped 5; grid cat frog / king rose; A hides b1; C called a1; \
         D asked hat: no; B asks",
        &expect![[r#"
            Bob is asking. Did you say the wrong word? Correct it now.
            Ask Ada a question or point at a picture: 3 left.
            Bob is asking. 3 questions and calls are left.
            Bob is asking, 3 tries are left. Got it? Then point.
            Bob is asking. 3 questions and calls are left.
            C’est à Bob. Vous avez dit le mauvais mot ? Corrigez-le.
            Posez une question à Ada ou montrez une image : il en reste 3.
            C’est à Bob de demander. Il reste 3 questions et essais.
            C’est à Bob, encore 3 essais. Vous savez ? Montrez.
            C’est à Bob de demander. Il reste 3 questions et essais.
        "#]],
    );
}

#[test]
fn the_brain_master_is_never_told_which_word_is_right() {
    asks(
        "A 0, B 0; flipped 1; grid cat frog / king rose; A hides b1; A answers B: hat",
        &expect![[r#"
            Answer Bob with the opposite of the truth.
            You ask: Is it wearing something on its head? Ada is thinking.
            Bob asks: Is it wearing something on its head? Ada is thinking.
            Répondez à Bob le contraire de la vérité.
            Vous demandez : Porte-t-il quelque chose sur la tête ? Ada réfléchit.
            Bob demande : Porte-t-il quelque chose sur la tête ? Ada réfléchit.
        "#]],
    );
    asks(
        "A 0, B 0; straight 3; grid cat frog / king rose; A hides a1; A answers B: free",
        &expect![[r#"
            Answer Bob with the truth.
            You ask: (a free question) Ada is thinking. Got it? Then point.
            Bob asks: (a free question) Ada is thinking.
            Répondez la vérité à Bob.
            Vous demandez : (question libre) Ada réfléchit. Vous savez ? Montrez.
            Bob demande : (question libre) Ada réfléchit.
        "#]],
    );
}

#[test]
fn guessers_review_and_vote() {
    let table = "A 0, B 0, C 0; flipped 1; grid cat frog / king rose; A hides b1; \
                 B asked free: yes; ";
    asks(
        &format!("{table}passed C; review"),
        &expect![[r#"
            Nobody found it. Still looking through the answers: Bob.
            Nobody found it. Was an answer wrong? Dispute it, or pass.
            Nobody found it. Still looking through the answers: Bob.
            Nobody found it. Still looking through the answers: Bob.
            Personne n’a trouvé. On relit les réponses, et on attend encore Bob.
            Personne n’a trouvé. Une réponse fausse ? Contestez-la, ou passez.
            Personne n’a trouvé. On relit les réponses, et on attend encore Bob.
            Personne n’a trouvé. On relit les réponses, et on attend encore Bob.
        "#]],
    );
    asks(
        &format!("{table}vote on 1: B upholds"),
        &expect![[r#"
            Answer 1 is disputed. Still voting: Cleo.
            Answer 1 is disputed. Still voting: Cleo.
            Was answer 1 a mistake?
            Answer 1 is disputed. Still voting: Cleo.
            La réponse 1 est contestée. On attend encore le vote de Cleo.
            La réponse 1 est contestée. On attend encore le vote de Cleo.
            La réponse 1 était-elle une erreur ?
            La réponse 1 est contestée. On attend encore le vote de Cleo.
        "#]],
    );
}

#[test]
fn a_brain_master_is_asked_if_nobody_else_can_tell() {
    asks(
        "A 0, B 0; flipped 1; grid cat frog / king rose; A hides b1; B asked free: yes; \
         vote on 1: B upholds",
        &expect![[r#"
            Answer 1 is disputed, and nobody else can tell. A mistake?
            Answer 1 is disputed. Still voting: Ada.
            Answer 1 is disputed. Still voting: Ada.
            Réponse 1 contestée : à vous d’en juger. Une erreur ?
            La réponse 1 est contestée. On attend encore le vote d’Ada.
            La réponse 1 est contestée. On attend encore le vote d’Ada.
        "#]],
    );
}

#[test]
fn equal_points_of_two_are_decided_by_answers_and_everybody_is_told() {
    let game = read(
        "A 3, B 3; flipped 4, full circle; grid cat frog / king rose; answers 15 17; A hides b1; \
         over",
    );
    let names = NAMES.map(str::to_owned);
    let mut out = String::new();
    for lang in Lang::ALL {
        let words = Words {
            lang,
            me: None,
            names: &names,
            remarks: &[],
        };
        let view = game.view(Viewer::Public);
        out += &BrainFlip::prompt(&view, &words);
        let ended = Event::Ended {
            winners: SeatSet::one(Seat::new(0)),
            tiebreak: game.table.tiebreak(),
        };
        out += &["\n", &BrainFlip::tell(&ended, &words), "\n"].concat();
        for zone in BrainFlip::scene(&view, &[], &words)
            .zones
            .iter()
            .rev()
            .take(2)
        {
            out += &[&zone.title, "\n"].concat();
        }
    }
    expect![[r#"
        The game is over: Ada wins with fewer answers.
        Ada wins: equal points, but fewer answers!
        Bob: 3 points, 17 answers used
        Ada: 3 points, 15 answers used, Brain Master
        La partie est finie : Ada gagne avec moins de réponses.
        Ada gagne : égalité de points, mais moins de réponses !
        Bob : 3 points, 17 réponses utilisées
        Ada : 3 points, 15 réponses utilisées, Maître à penser
    "#]]
    .assert_eq(&out);
}

#[test]
fn the_picture_is_named_with_its_article() {
    let names = NAMES.map(str::to_owned);
    let words = Words {
        lang: Lang::Fr,
        me: None,
        names: &names,
        remarks: &[],
    };
    let said = ["cat", "mouse", "egg", "owl"].map(|picture| {
        let spot = Spot {
            cell: "b2".parse().expect("a place"),
            picture: picture.parse().expect("a picture"),
        };
        BrainFlip::tell(&Event::Shown { spot }, &words)
    });
    expect![
        "C’était le chat (b2). C’était la souris (b2). C’était l’œuf (b2). C’était le hibou (b2)."
    ]
    .assert_eq(&said.join(" "));
}

#[test]
fn the_scene_has_the_grid_as_words_and_everything_counted() {
    let game = read(
        "A 1, B 2, C 0; flipped 4; grid cat frog / king hot-air-balloon; A hides b1; \
         B asked hat: no; C called a1; A answers B: living",
    );
    let names = NAMES.map(str::to_owned);
    let mut out = String::new();
    for (lang, seat) in [(Lang::En, 0), (Lang::Fr, 1)] {
        let words = Words {
            lang,
            me: None,
            names: &names,
            remarks: &[],
        };
        let view = game.view(Viewer::Seat(Seat::new(seat)));
        for zone in BrainFlip::scene(&view, &[], &words).zones {
            let pieces = zone.pieces.iter();
            let pieces = pieces.filter(|it| !matches!(it.face, scene::Face::Player(_)));
            let pieces: Vec<_> = pieces.map(|it| it.label.as_str()).collect();
            out += &[&zone.title, " | ", &pieces.join(" | "), "\n"].concat();
        }
    }
    expect![[r#"
        Ada is Brain Master, yes means no: 3 of 4 used | 1. Bob: Is it wearing something on its head? NO | 2. Cleo pointed at a1 | Bob: Is it living? …
        Your picture, b1 | A king in red clothes with yellow spots and two legs, wearing a yellow crown, laughing with an open mouth, eyes open, pink cheeks, holding a blue hammer; white background.
        Pictures | a1 cat (wrongly pointed at) | a2 frog | b1 king (the secret picture) | b2 hot-air balloon
        Ada: 1 point, Brain Master | 
        Bob: 2 points | 
        Cleo: 0 points, out in this round | 
        Ada est Maître à penser, oui veut dire non : 3 sur 4 | 1. Bob : Porte-t-il quelque chose sur la tête ? NON | 2. Cleo a montré a1 | Bob : Est-ce vivant ? …
        Images | a1 chat (montrée à tort) | a2 grenouille | b1 roi | b2 montgolfière
        Ada : 1 point, Maître à penser | 
        Bob : 2 points | 
        Cleo : 0 point, hors jeu pour cette manche | 
    "#]].assert_eq(&out);
}

#[test]
fn a_move_describes_the_picture_for_those_who_cannot_see_it() {
    let game =
        read("A 0, B 0; flipped 4; grid cat frog / king rose; A hides b1; B asked hat: no; B asks");
    let names = NAMES.map(str::to_owned);
    let mut out = String::new();
    for lang in Lang::ALL {
        let words = Words {
            lang,
            me: None,
            names: &names,
            remarks: &[],
        };
        let view = game.view(Viewer::Seat(Seat::new(1)));
        for action in [
            "ask pink_cheeks",
            "ask free",
            "point a1",
            "correct",
            "decline",
            "yes",
        ] {
            let action = action.parse().expect("a move");
            out += &BrainFlip::label(&view, action, &words);
            out += "\n";
            if let Some(explained) = BrainFlip::explain(&view, action, &words) {
                out += &["  ", &explained, "\n"].concat();
            }
        }
    }
    expect![[r#"
        Does it have pink cheeks?
          YES will mean no, and NO will mean yes.
        Ask a question of your own, which only a person can answer
          YES will mean no, and NO will mean yes.
        Got it! Point at a1: cat
          A black cat with white stripes, four legs and a tail, smiling with a closed mouth, eyes closed, pink cheeks, holding a yellow trumpet; light pink background with bubbles.
        Oops: say YES instead
        Hand the question back: it does not count
        Say YES
          YES tells the others that it is not so.
        A-t-il les joues roses ?
          OUI voudra dire non, et NON voudra dire oui.
        Poser une question libre, à laquelle seul un humain peut répondre
          OUI voudra dire non, et NON voudra dire oui.
        Je sais ! Montrer a1 : chat
          Un chat noir à rayures blanches avec quatre pattes et une queue, sourire, bouche fermée, yeux fermés, joues roses, tenant une trompette jaune ; fond rose clair avec des bulles.
        Oups : dire OUI, finalement
        Rendre la question : elle ne compte pas
        Dire OUI
          OUI dit aux autres que ce n’est pas le cas.
    "#]]
    .assert_eq(&out);
}

#[test]
fn every_question_stands_on_one_shelf_of_the_builder() {
    let n: usize = Topic::ALL.iter().map(|it| it.questions().count()).sum();
    assert_eq!(n, 96);
    let titles = Topic::ALL.map(|topic| show::topic_words(topic, Lang::Fr));
    expect!["Ce que c’est, Porté et tenu, Visage, Corps et nombre, Couleurs et motifs, Fond"]
        .assert_eq(&titles.join(", "));
}

#[test]
fn a_free_question_is_shown_in_the_words_it_was_typed_in() {
    let game = read(
        "A 0, B 0, C 0; flipped 6; grid cat frog / king rose; A hides a2; B asked free#1: yes; \
         C asked free: no; A answers B: free",
    );
    let names = NAMES.map(str::to_owned);
    let remarks = ["Is it odd?", "Is it cute?", "", "Est-il drôle ?"]
        .map(|it| (!it.is_empty()).then(|| it.to_owned()));
    let words = Words {
        lang: Lang::En,
        me: None,
        names: &names,
        remarks: &remarks,
    };
    let view = game.view(Viewer::Seat(Seat::new(0)));
    let me = Some(Seat::new(0));
    let mut out = BrainFlip::prompt(&view, &Words { me, ..words });
    for piece in &BrainFlip::scene(&view, &[], &words).zones[0].pieces {
        out += &["\n", &piece.label].concat();
    }
    expect![[r#"
        Answer Bob with the opposite of the truth.
        1. Bob: Is it cute? YES
        2. Cleo: (a free question) NO
        Bob: Est-il drôle ? …"#]]
    .assert_eq(&out);
}

/// What typed words come to for Bob, who asks, in both languages.
#[track_caller]
fn suggests(typed: &str, expected: &Expect) {
    let game = read("A 0, B 0; flipped 4; grid cat frog / king tree; A hides b1; B asks");
    let names = NAMES.map(str::to_owned);
    let mut out = String::new();
    for lang in Lang::ALL {
        let words = Words {
            lang,
            me: None,
            names: &names,
            remarks: &[],
        };
        let view = game.view(Viewer::Seat(Seat::new(1)));
        let suggestion = BrainFlip::suggest(&view, typed, &words).expect("Bob asks");
        out += &suggestion.says;
        for action in suggestion.actions {
            let label = BrainFlip::label(&view, action, &words);
            let (short, _) = label.split_once(',').unwrap_or((&label, ""));
            out += &["\n  ", &action.to_string(), ": ", short].concat();
        }
        out += "\n";
        let others = [Viewer::Seat(Seat::new(0)), Viewer::Public];
        for other in others.map(|viewer| game.view(viewer)) {
            assert_eq!(BrainFlip::suggest(&other, typed, &words), None);
        }
    }
    expected.assert_eq(&out);
}

#[test]
fn a_typed_question_is_shown_back_with_or_without_a_leading_word() {
    suggests(
        "est-ce qu'il a un chapeau ?",
        &expect![[r#"
        Understood. Is this what you want to ask?
          ask hat: Is it wearing something on its head?
        Compris. Est-ce bien ce que vous voulez demander ?
          ask hat: Porte-t-il quelque chose sur la tête ?
    "#]],
    );
    suggests(
        "ask is it red?",
        &expect![[r#"
        Understood. Is this what you want to ask?
          ask mostly_red: Is it mostly red?
        Compris. Est-ce bien ce que vous voulez demander ?
          ask mostly_red: Est-il surtout rouge ?
    "#]],
    );
    suggests(
        "Is it cute?",
        &expect![[r#"
            The vocabulary cannot say that; only a person could judge it. To ask it all the same, write: ask free # Is it cute?
            Le vocabulaire ne sait pas le dire ; seule une personne pourrait en juger. Pour le demander quand même, écrivez : ask free # Is it cute?
        "#]],
    );
    suggests(
        "has it no hat",
        &expect![[r#"
        Did you mean one of these?
          ask hat: Is it wearing something on its head?
        Vouliez-vous dire ceci ?
          ask hat: Porte-t-il quelque chose sur la tête ?
    "#]],
    );
}

#[test]
fn whoever_names_a_picture_is_offered_to_point_at_it() {
    suggests(
        "Is it a cat?",
        &expect![[r#"
            Did you mean one of these?
              point a1: Got it! Point at a1: cat
            Vouliez-vous dire ceci ?
              point a1: Je sais ! Montrer a1 : chat
        "#]],
    );
    suggests(
        "c'est un arbre ?",
        &expect![[r#"
            Did you mean one of these?
              ask tree: Is it a kind of tree?
              point b2: Got it! Point at b2: tree
            Vouliez-vous dire ceci ?
              ask tree: Est-ce une sorte d’arbre ?
              point b2: Je sais ! Montrer b2 : arbre
        "#]],
    );
    // It does not lie on the table.
    suggests(
        "is it a dog?",
        &expect![[r#"
            The vocabulary cannot say that; only a person could judge it. To ask it all the same, write: ask free # is it a dog?
            Le vocabulaire ne sait pas le dire ; seule une personne pourrait en juger. Pour le demander quand même, écrivez : ask free # is it a dog?
        "#]],
    );
}

#[test]
fn the_brain_master_reads_all_that_is_to_be_seen_on_the_picture() {
    let game = read("A 0, B 0; flipped 4; grid cat frog / king tree; A hides b1; B asks");
    let words = Words {
        lang: Lang::En,
        me: None,
        names: &NAMES.map(str::to_owned),
        remarks: &[],
    };
    let own = |viewer| {
        let scene = BrainFlip::scene(&game.view(viewer), &[], &words);
        let zone = scene
            .zones
            .into_iter()
            .find(|zone| zone.title.starts_with("Your picture"));
        zone.map(|zone| format!("{}: {}", zone.title, zone.pieces[0].label))
    };
    expect!["Your picture, b1: A king in red clothes with yellow spots and two legs, wearing a yellow crown, laughing with an open mouth, eyes open, pink cheeks, holding a blue hammer; white background."].assert_eq(&own(Viewer::Seat(Seat::new(0))).expect("Ada is Brain Master"));
    assert_eq!(own(Viewer::Seat(Seat::new(1))), None);
    assert_eq!(own(Viewer::Public), None);
}
