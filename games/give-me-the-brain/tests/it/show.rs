//! What people read.

use expect_test::{Expect, expect};
use give_me_the_brain::{GiveMeTheBrain, Job, Options, show};
use scene::{Locked, Present, Scene, Words};
use tabletop::{Cx, Game, Lang, Seat, Viewer, chance::Seeded};

const NAMES: [&str; 3] = ["Ada", "Bob", "Cleo"];

/// What A, B and an onlooker are asked in both languages, and A's labels.
#[track_caller]
fn asks(table: &str, expected: &Expect) {
    let table: GiveMeTheBrain = table.parse().expect("a table");
    let names = NAMES.map(str::to_owned);
    let mut out = String::new();
    for lang in Lang::ALL {
        let words = Words {
            lang,
            me: None,
            names: &names,
            remarks: &[],
        };
        for seat in [Some(Seat::new(0)), Some(Seat::new(1)), None] {
            let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
            let words = Words { me: seat, ..words };
            out += &GiveMeTheBrain::prompt(&table.view(viewer), &words);
            out += "\n";
        }
        let mut legal = Vec::new();
        let seat = Seat::new(0);
        table.legal(seat, &mut legal);
        for action in legal {
            let view = table.view(Viewer::Seat(seat));
            let label = GiveMeTheBrain::label(&view, action, &words);
            out += &["- ", &label, "\n"].concat();
        }
    }
    expected.assert_eq(&out);
}

#[test]
fn a_bid_is_labelled_with_what_it_would_do() {
    asks(
        "A 3 5 20; B 7; C 8; bids from C, A dropped, C 10",
        &expect![[r#"
            Bid for the Brain or pass. Cleo leads with 10.
            Ada may bid for the Brain.
            Ada may bid for the Brain.
            - Bid 3: will not win, but leaves your cards
            - Bid 5: will not win, but leaves your cards
            - Bid 20: the highest so far
            - Bid 3 → 31, because you dropped it: takes the Brain
            - Pass
            Enchérissez pour le Cerveau ou passez. Cleo mène avec 10.
            Ada peut enchérir pour le Cerveau.
            Ada peut enchérir pour le Cerveau.
            - Enchérir 3 : ne gagnera pas, mais c’est une carte de moins
            - Enchérir 5 : ne gagnera pas, mais c’est une carte de moins
            - Enchérir 20 : la plus haute pour l’instant
            - Enchérir 3 → 31, car c’est vous qui l’avez fait tomber : emporte le Cerveau
            - Passer
        "#]],
    );
}

#[test]
fn a_job_is_labelled_with_hands_and_odds() {
    asks(
        "A 1 hot-potato overtime inventory-day train-the-new-hire, table coffee-mug \
         walkie-talkie; B 7; C 8, table wet-floor-sign; brain A; A works",
        &expect![[r#"
            Your turn: do a Job or loaf. You have 2 hands.
            Ada to work.
            Ada to work.
            - Do Hot Potato (1 hand)
            - Do Train the New Hire (1 hand); skill 3: 3 or more, 4 in 6
            - Do Inventory Day (2 hands); skill 4: 4 or more, 3 in 6
            - Do Overtime (1 hand); skill 4: 4 or more, 3 in 6
            - Loaf: draw a card
            - Loaf: discard all your cards, draw that many plus one
            - Walkie-Talkie: look at the top card of the deck
            À vous : jouez une tâche ou tirez au flanc. Vous avez 2 mains.
            À Ada de jouer.
            À Ada de jouer.
            - Jouer Patate chaude (1 main)
            - Jouer Former le nouveau (1 main) ; jugeote 3 : 3 ou plus, 4 chances sur 6
            - Jouer Jour d’inventaire (2 mains) ; jugeote 4 : 4 ou plus, 3 chances sur 6
            - Jouer Heures sup (1 main) ; jugeote 4 : 4 ou plus, 3 chances sur 6
            - Tirer au flanc : piocher une carte
            - Tirer au flanc : défausser toutes vos cartes, en piocher autant plus une
            - Talkie-walkie : regarder la première carte de la pioche
        "#]],
    );
    asks(
        "A 1 train-the-new-hire, table rat-brain dog-brain; B 7; C 8; brain B; A works, used 1",
        &expect![[r#"
            Do another Job or stop. You have 1 hand left.
            Ada to work.
            Ada to work.
            - Do Train the New Hire (1 hand) with the Rat Brain; skill 3: 3 or more, 4 in 6
            - Do Train the New Hire (1 hand) with the Dog Brain; skill 3: 3 or more, 4 in 6
            - Call it a turn
            Jouez une autre tâche ou arrêtez. Il vous reste 1 main.
            À Ada de jouer.
            À Ada de jouer.
            - Jouer Former le nouveau (1 main) avec le Cerveau de rat ; jugeote 3 : 3 ou plus, 4 chances sur 6
            - Jouer Former le nouveau (1 main) avec le Cerveau de chien ; jugeote 3 : 3 ou plus, 4 chances sur 6
            - Finir le tour
        "#]],
    );
}

#[test]
fn an_instruction_is_asked_for_with_its_number() {
    asks(
        "A 1 2 5; B 7; C 8; brain A; A works, used 2, doing fix-the-shake-machine 1 with brain n 1",
        &expect![[r#"
            Fix the Shake Machine, step 1: Discard 3 cards. 2 to go.
            Ada has to choose for Fix the Shake Machine.
            Ada has to choose for Fix the Shake Machine.
            - Discard 1
            - Discard 2
            - Discard 5
            Réparer la machine à milkshakes, étape 1 : Défaussez 3 cartes. Encore 2.
            Ada doit choisir pour Réparer la machine à milkshakes.
            Ada doit choisir pour Réparer la machine à milkshakes.
            - Défausser 1
            - Défausser 2
            - Défausser 5
        "#]],
    );
    asks(
        "A 1 2 5 6; B 7 8 9; C 10; brain A; A works, used 2, doing fire-drill 1",
        &expect![[r#"
            Choose a card to pass to the right.
            Choose a card to pass to the right.
            Everybody chooses cards to pass on; still choosing: Ada, Bob, Cleo.
            - Pass on 1
            - Pass on 2
            - Pass on 5
            - Pass on 6
            Choisissez une carte à passer à droite.
            Choisissez une carte à passer à droite.
            Chacun choisit des cartes à passer ; on attend encore Ada, Bob, Cleo.
            - Passer 1
            - Passer 2
            - Passer 5
            - Passer 6
        "#]],
    );
    asks(
        "A 1 2, table walkie-talkie; B 7; C 10; top 12 A; brain A; A works, listening",
        &expect![[r#"
            On top of the deck: 12. Discard it or leave it?
            Ada is looking at the top card of the deck.
            Ada is looking at the top card of the deck.
            - Discard 12
            - Leave it on the deck
            Sur la pioche : 12. La défausser ou la laisser ?
            Ada regarde la première carte de la pioche.
            Ada regarde la première carte de la pioche.
            - Défausser 12
            - La laisser sur la pioche
        "#]],
    );
}

#[test]
fn the_scene_shows_what_the_viewer_knows() {
    let table: GiveMeTheBrain = "A 9 hot-potato; B 3 mop, table extra-hand; C 4; A saw B mop; \
                                 deck 5; top 6 A, 7 B; discards 12 overtime; brain B; \
                                 A works, used 1, doing sticky-fingers 3 chosen B skipped 2"
        .parse()
        .expect("a table");
    let names = NAMES.map(str::to_owned);
    let mut out = String::new();
    for lang in Lang::ALL {
        let words = Words {
            lang,
            me: None,
            names: &names,
            remarks: &[],
        };
        let view = table.view(Viewer::Seat(Seat::new(0)));
        for zone in GiveMeTheBrain::scene(&view, &[], &words).zones {
            out += &[&zone.title, "\n"].concat();
            for piece in zone.pieces {
                out += &["  ", &piece.short, " | ", &piece.label, "\n"].concat();
            }
        }
    }
    expect![[r#"
        The Brain: Bob
        Ada is doing Sticky Fingers
          1. Choose another player | 1. Choose another player
          2. Take a card of the chosen player at random (skipped) | 2. Take a card of the chosen player at random (skipped)
          3. Give a card to the chosen player ← | 3. Give a card to the chosen player ←
          4. You draw 1 card | 4. You draw 1 card

          Sticky Fingers ✋ | Sticky Fingers (1 hand): Choose another player: take 1 of their cards at random, then give them any 1 of yours. Then draw 1 card.
        Deck: 103 cards
          6 | on top of the deck: 6
          ? | on top of the deck: a card that others know

          A | Ada
        Ada: 2 cards
          9 | Bid 9
          Hot Potato ✋ | Hot Potato (1 hand): Whoever is holding the Brain passes it to their left neighbour. Then you draw 1 card.

          B | Bob
           | the Brain
        Bob: 2 cards
          Mop ✋ Object | Mop (1 hand): Lay this in front of another player: every turn it keeps one of their hands busy. When they loaf, it moves on to their left neighbour, with the same effect.
          ? | card face down
        In front of Bob
          Extra Hand ✋ Object | Extra Hand (1 hand): You have one more hand every turn, this one included.

          C | Cleo
        Cleo: 1 card
          ? | card face down
        Discards: 2 cards
          12 | 12
          Overtime | Overtime (1 hand, skill 4)
        Le Cerveau : Bob
        Ada s’occupe de : Doigts collants
          1. Choisissez un autre joueur | 1. Choisissez un autre joueur
          2. Prenez une carte au hasard au joueur choisi (sautée) | 2. Prenez une carte au hasard au joueur choisi (sautée)
          3. Donnez une carte au joueur choisi ← | 3. Donnez une carte au joueur choisi ←
          4. Vous piochez 1 carte | 4. Vous piochez 1 carte

          Doigts collants ✋ | Doigts collants (1 main) : Choisissez un autre joueur : prenez-lui 1 carte au hasard, puis donnez-lui 1 des vôtres, au choix. Puis piochez 1 carte.
        Pioche : 103 cartes
          6 | sur la pioche : 6
          ? | sur la pioche : une carte que d’autres connaissent

          A | Ada
        Ada : 2 cartes
          9 | Enchère 9
          Patate chaude ✋ | Patate chaude (1 main) : Qui tient le Cerveau le passe à son voisin de gauche. Puis vous piochez 1 carte.

          B | Bob
           | le Cerveau
        Bob : 2 cartes
          Serpillière ✋ Objet | Serpillière (1 main) : Posez-la devant un autre joueur. Elle occupe une main du joueur devant qui elle se trouve, à chaque tour. Quand il tire au flanc, elle passe à son voisin de gauche.
          ? | carte face cachée
        Devant Bob
          Main en rab ✋ Objet | Main en rab (1 main) : Vous avez une main de plus à chaque tour, dès celui-ci.

          C | Cleo
        Cleo : 1 carte
          ? | carte face cachée
        Défausse : 2 cartes
          12 | 12
          Heures sup | Heures sup (1 main, jugeote 4)
    "#]].assert_eq(&out);
}

/// Plays a random game and tells all of it to B.
fn story(lang: Lang, seed: u64) -> String {
    let names = NAMES.map(str::to_owned);
    let words = Words {
        lang,
        me: None,
        names: &names,
        remarks: &[],
    };
    let mut luck = Seeded::new(seed);
    let mut events = Vec::new();
    let mut cx = Cx::new(&mut luck, &mut events);
    let mut table = GiveMeTheBrain::setup(&Options::default(), 3, &mut cx).expect("a table");
    let mut legal = Vec::new();
    while let Some(seat) = table.turn().must().first() {
        legal.clear();
        table.legal(seat, &mut legal);
        let action = legal[events.len() % legal.len()];
        table.apply(seat, action, &mut Cx::new(&mut luck, &mut events));
    }
    let viewer = Viewer::Seat(Seat::new(1));
    let heard = events.iter().map(|event| event.seen_by(viewer));
    heard
        .map(|event| GiveMeTheBrain::tell(&event, &words) + "\n")
        .collect()
}

#[test]
fn a_whole_game_is_told_in_sentences() {
    for seed in 0..20 {
        for (lang, other) in [(Lang::En, Lang::Fr), (Lang::Fr, Lang::En)] {
            let story = story(lang, seed);
            for line in story.lines() {
                let is_whole = line.ends_with(['.', '!', '?', '”', '»']);
                assert!(is_whole, "{line:?} is no sentence");
                assert!(!line.contains(['{', '}']), "{line:?} has a hole");
            }
            assert_ne!(story, self::story(other, seed));
        }
    }
}

#[test]
fn every_job_has_a_name_a_text_and_a_thought_in_both_languages() {
    for job in Job::all() {
        for lang in Lang::ALL {
            assert!(!show::job_name(job, lang).is_empty());
            assert!(show::job_text(job, lang).ends_with('.'), "{job}");
            assert!(!show::job_flavour(job, lang).is_empty());
            for step in job.steps() {
                assert!(!show::step_words(*step, lang).is_empty());
            }
        }
        assert_ne!(
            show::job_text(job, Lang::En),
            show::job_text(job, Lang::Fr),
            "{job}"
        );
    }
}

#[test]
fn the_brain_falls_from_the_plate_to_the_floor_and_the_job_to_the_discards() {
    testkit::travels::<GiveMeTheBrain>(
        Viewer::Seat(Seat::new(1)),
        "A 1 overtime; B 7; C 8; brain A; A works",
        "A play overtime : 0",
        &expect![[r#"
            plate.A (the-brain) → floor (the-brain), Moved, Dropped
            hand.A (hand.A/1) → discards (card.overtime), TurnedOver, Carried
        "#]],
    );
}

fn seen_by_ada(table: &str) -> Scene {
    let table: GiveMeTheBrain = table.parse().expect("a table");
    let names = NAMES.map(str::to_owned);
    let me = Seat::new(0);
    let words = Words {
        lang: Lang::En,
        me: Some(me),
        names: &names,
        remarks: &[],
    };
    let mut legal = Vec::new();
    table.legal(me, &mut legal);
    GiveMeTheBrain::scene(&table.view(Viewer::Seat(me)), &legal, &words)
}

/// What is in the way of A's cards: the card, the clause, the sentence, and what
/// stands on it.
fn locks(table: &str) -> String {
    let scene = seen_by_ada(table);
    let locked = scene.pieces().filter_map(|(_, piece)| {
        let Locked { says, short, rule } = piece.locked.as_ref()?;
        Some([&piece.short, " ", rule, ": ", says, " (", short, ")\n"].concat())
    });
    locked.collect()
}

/// What touching each piece can mean.
fn meanings(table: &str) -> Vec<Vec<String>> {
    let scene = seen_by_ada(table);
    let moves = scene.pieces().map(|(_, piece)| piece.moves.clone());
    moves.filter(|it| !it.is_empty()).collect()
}

#[test]
fn both_numbers_of_a_bid_are_one_piece() {
    let dropped = "A 3 12; B 7; C 8; bids from C, A dropped, C 10";
    let expected = [vec!["bid 3 as 31", "bid 3"], vec!["bid 12"]];
    assert_eq!(meanings(dropped), expected);
}

#[test]
fn cards_come_before_loafing() {
    let at_work = "A hot-potato 7; B 8; C 9; brain B; A works";
    let expected = [vec!["play hot-potato"], vec!["loaf", "loaf afresh"]];
    assert_eq!(meanings(at_work), expected, "both ways are one piece");
}

#[test]
fn a_card_that_cannot_be_used_says_what_it_lacks() {
    let at_work = "A 7 hot-potato fire-drill overtime; B 8; C 9; brain B; A works, used 1";
    expect![[r#"
        7 GMB-9.work: You can bid only while the Brain is on the floor. (Nothing to bid for)
        Fire Drill ✋✋ GMB-10.cost: Needs 2 hands; you have 1 left. (Needs 2 hands)
        Overtime ✋ 4 GMB-15.needs: Needs the Brain; Bob has it. (Needs the Brain)
    "#]]
    .assert_eq(&locks(at_work));
    expect![[r#"
        Hot Potato ✋ GMB-4.floor: The Brain is on the floor: bid first. (After the bidding)
    "#]]
    .assert_eq(&locks("A 7 hot-potato; B 8; C 9; bids from A"));
}
