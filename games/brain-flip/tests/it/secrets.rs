//! Nobody but the Brain Master knows the picture before it is shown.

use brain_flip::{BrainFlip, Event, Options, Step, rulebook as r};
use tabletop::{Chance, Cx, Game, Seat, Viewer, chance::Seeded, rule};

#[test]
fn only_the_brain_master_and_the_judge_hear_what_was_chosen() {
    rule::take();
    let mut game: BrainFlip = "A 0, B 0, C 0; flipped 4; grid cat frog / king rose; A chooses"
        .parse()
        .expect("a table");
    let mut events = Vec::new();
    let action = "choose b2".parse().expect("a move");
    let mut luck = Seeded::new(0);
    game.play(Seat::new(0), action, &mut Cx::new(&mut luck, &mut events))
        .expect("it is legal");
    let hears = |viewer| {
        let heard: Vec<String> = events
            .iter()
            .filter_map(|event| BrainFlip::redact(event, viewer))
            .map(|event| testkit::tell::<BrainFlip>(&event))
            .collect();
        (heard.join(" "), game.view(viewer).secret.is_some())
    };
    let told = (
        "A has chosen the rose at b2. It is B’s turn to ask.".to_owned(),
        true,
    );
    let untold = (
        "A has chosen a picture. It is B’s turn to ask.".to_owned(),
        false,
    );
    assert_eq!(hears(Viewer::Seat(Seat::new(0))), told);
    assert_eq!(hears(Viewer::Judge), told);
    assert_eq!(hears(Viewer::Seat(Seat::new(1))), untold);
    assert_eq!(hears(Viewer::Seat(Seat::new(2))), untold);
    assert_eq!(hears(Viewer::Public), untold);
    assert!(rule::take().contains(&r::BFL_3_CHOOSE));
}

/// Over whole random games: what guessers hear and see before the picture is
/// shown is the same whatever it is.
#[test]
fn nothing_a_guesser_is_told_names_the_secret_before_it_is_shown() {
    let mut n_looked = 0;
    for seed in 0..40 {
        let mut luck = Seeded::new(seed);
        let n_seats = 2 + (seed % 5) as usize;
        let mut game = BrainFlip::setup(&Options::default(), n_seats, &mut Cx::silent(&mut luck))
            .expect("a table");
        let mut legal = Vec::new();
        while let Some(seat) = game.turn().must().first() {
            legal.clear();
            game.legal(seat, &mut legal);
            let action = legal[luck.draw(legal.len() as u32 - 1) as usize];
            let mut events = Vec::new();
            game.apply(seat, action, &mut Cx::new(&mut luck, &mut events));
            let is_shown = match game.table.step {
                Step::Ask { .. } | Step::Answer { .. } => false,
                Step::Choose | Step::Review(_) | Step::Vote { .. } | Step::Over => true,
            };
            let was_shown = events.iter().any(|it| matches!(it, Event::Shown { .. }));
            if is_shown || was_shown {
                continue;
            }
            n_looked += 1;
            for viewer in game.table.guessers().iter().map(Viewer::Seat) {
                assert_eq!(game.view(viewer).secret, None);
                let leaks = |event: &Event| match event {
                    Event::Chose { spot, .. } => spot.is_some(),
                    _ => false,
                };
                let heard = events.iter().filter_map(|it| BrainFlip::redact(it, viewer));
                assert!(!heard.into_iter().any(|it| leaks(&it)));
            }
        }
    }
    assert!(1000 < n_looked, "{n_looked}");
}

#[test]
fn what_was_answered_or_called_cannot_be_taken_back() {
    let game: BrainFlip = "A 0, B 0; flipped 4; grid cat frog / king rose; A hides b1; B asks"
        .parse()
        .expect("a table");
    let reveals = |script: &[(usize, &str)]| {
        let mut game = game;
        let mut events = Vec::new();
        for (seat, action) in script {
            events.clear();
            let action = action.parse().expect("a move");
            let mut luck = Seeded::new(0);
            game.play(
                Seat::new(*seat),
                action,
                &mut Cx::new(&mut luck, &mut events),
            )
            .expect("it is legal");
        }
        events
            .iter()
            .any(|event| BrainFlip::event_info(event).reveals)
    };
    assert!(!reveals(&[(1, "ask hat")]));
    // No mistake comes to light, so the answer before it is right.
    assert!(reveals(&[(1, "ask hat"), (0, "no"), (1, "ask living")]));
    assert!(reveals(&[(1, "ask hat"), (0, "no"), (1, "ask free")]));
    let free = [(1, "ask free"), (0, "no"), (1, "ask living")];
    assert!(!reveals(&free), "nobody can tell whether it was right");
    let handed_back = [(1, "ask hat"), (0, "no"), (1, "ask free"), (0, "decline")];
    let known = [&handed_back[..], &[(1, "ask living")]].concat();
    assert!(!reveals(&known), "the answer was known to be right before");
    assert!(reveals(&[(1, "ask hat"), (0, "no")]));
    assert!(reveals(&[(1, "ask hat"), (0, "yes"), (0, "correct")]));
    assert!(reveals(&[(1, "ask hat"), (0, "yes"), (1, "ask hat")]));
    assert!(reveals(&[(1, "point a1")]));
}
