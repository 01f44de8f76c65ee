//! Every game there is. Adding one is adding a line.
//!
//! The page in the browser is several programs, each with some of the games
//! (docs/decisions/0008): a feature for each program says which this build can
//! play. The shelf shows all of them.

use erased::{DynGame, Erased, Listing};

/// Writes both lists from one line for each game, in the order of menus.
macro_rules! shelf {
    ($($program:literal => $game:ty,)*) => {
        /// What is on the menu.
        pub static SHELF: &[&dyn Listing] = &[$(&Erased::<$game>::new(),)*];

        /// What of it this build can play.
        pub static GAMES: &[&dyn DynGame] = &[
            $(#[cfg(feature = $program)] &Erased::<$game>::new(),)*
        ];
    };
}

shelf! {
    "first" => mmm_brains::MmmBrains,
    "first" => oh_my_brain::OhMyBrain,
    "first" => give_me_the_brain::GiveMeTheBrain,
    "second" => great_brain_robbery::Robbery,
    "second" => brain_flip::BrainFlip,
    // xtask new-game adds its line above this one.
}

/// Not on the menu, but playable by name: the worked example of the manual.
static EXAMPLES: &[&dyn DynGame] = &[&Erased::<pig::Pig>::new()];

/// Games and examples.
pub fn all() -> impl Iterator<Item = &'static dyn DynGame> {
    GAMES.iter().chain(EXAMPLES).copied()
}

/// Finds a game by the id on its identity card, if this build can play it.
pub fn find(id: &str) -> Option<&'static dyn DynGame> {
    all().find(|game| game.info().id == id)
}

/// Finds a game on the shelf, whether this build can play it or not.
pub fn listed(id: &str) -> Option<&'static dyn Listing> {
    SHELF.iter().copied().find(|game| game.info().id == id)
}

#[cfg(test)]
mod tests {
    use tabletop::{
        Lang, Seat, Turn, Viewer,
        chance::{Chance, Seeded},
    };

    #[test]
    fn every_game_plays_through_the_erased_door_with_every_bot() {
        for game in super::all() {
            let n_seats = *game.info().seats.start();
            for bot in game.bots() {
                let mut chance = Seeded::new(7);
                let opened = game
                    .start(&erased::Json::Null, n_seats, &mut chance)
                    .expect("the usual game opens");
                let mut table = opened.table;
                while let Turn::Waiting { must, .. } = table.turn() {
                    let seat = must.first().expect("somebody is waited for");
                    let seed = chance.draw(u32::MAX).into();
                    let action = table.choose(bot.name, seat, seed).expect("it is a bot");
                    table
                        .play(seat, &action, &mut chance)
                        .expect("bots play legal moves");
                }
            }
        }
    }

    #[test]
    fn what_a_game_offers_to_agree_on_it_accepts() {
        for game in super::all() {
            for lang in Lang::ALL {
                for variant in game.variants(lang) {
                    assert!(1 < variant.choices.len(), "{}: no choice", variant.key);
                    for choice in variant.choices {
                        let value: erased::Json = choice.value.parse().expect("a value is JSON");
                        let options = serde_json::json!({ variant.key: value });
                        let n_seats = *game.info().seats.start();
                        let opened = game.start(&options, n_seats, &mut Seeded::new(1));
                        opened.unwrap_or_else(|why| panic!("{options}: {why}"));
                    }
                }
            }
        }
    }

    #[test]
    fn every_game_speaks_both_languages() {
        for game in super::all() {
            let n_seats = *game.info().seats.start();
            let names: Vec<String> = (0..n_seats).map(|n| format!("Player {n}")).collect();
            for lang in Lang::ALL {
                let words = scene::Words {
                    lang,
                    names: &names,
                    remarks: &[],
                };
                let mut chance = Seeded::new(3);
                let opened = game
                    .start(&erased::Json::Null, n_seats, &mut chance)
                    .expect("the usual game opens");
                let mut table = opened.table;
                let mut told = opened.told;
                while let Some(seat) = table.turn().must().first() {
                    let view = table.view(Viewer::Seat(seat));
                    assert!(!game.scene(&view, &words).unwrap().zones.is_empty());
                    assert_ne!(
                        game.ask(&view, Some(seat), &words),
                        game.ask(&view, None, &words),
                        "the one who acts is addressed like everybody else"
                    );
                    for action in table.legal(seat) {
                        assert!(!game.label(&view, &action, &words).unwrap().is_empty());
                    }
                    for event in &told {
                        assert!(!game.tell(&event.judge, &words).unwrap().is_empty());
                    }
                    let legal = table.legal(seat);
                    let pick = chance.draw(legal.len() as u32 - 1) as usize;
                    told = table.play(seat, &legal[pick], &mut chance).unwrap();
                }
            }
            assert!(
                game.rulebook()
                    .iter()
                    .flat_map(|chapter| chapter.clauses)
                    .all(|clause| clause.text.en != clause.text.fr)
            );
        }
    }

    #[test]
    fn unknown_games_seats_and_bots_are_refused_with_what_would_be_right() {
        assert!(super::find("chess").is_none());
        let pig = super::find("pig").expect("the example is known");
        let null = erased::Json::Null;
        let refused = |n_seats| {
            let opened = pig.start(&null, n_seats, &mut Seeded::new(0));
            opened.expect_err("too few or too many").to_string()
        };
        assert_eq!(refused(1), "Pig is for 2 to 8 players, not 1");
        assert_eq!(refused(9), "Pig is for 2 to 8 players, not 9");
        let arena = pig.arena(&null, &["random", "deep-blue"]);
        assert_eq!(
            arena.expect_err("no such bot").to_string(),
            "unknown bot \"deep-blue\", pig has random"
        );
        let options = serde_json::json!({ "gaol": 20 });
        let opened = pig.start(&options, 2, &mut Seeded::new(0));
        assert_eq!(
            opened.expect_err("a misspelt option").to_string(),
            "unknown field `gaol`, expected `goal`"
        );
        let opened = pig.start(&null, 2, &mut Seeded::new(0)).unwrap();
        let mut table = opened.table;
        let played = table.play(Seat::new(0), "moo", &mut Seeded::new(0));
        assert_eq!(
            played.expect_err("no such move").to_string(),
            "\"moo\" is not a move, write roll or hold"
        );
    }
}
