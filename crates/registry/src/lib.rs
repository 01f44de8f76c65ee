//! Every game there is. Adding one is adding a line.
//!
//! The page in the browser is several programs, each with some of the games
//! (docs/decisions/0010): a feature for each program says which this build can
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

/// Not on the menu, but playable by name: the worked examples of the manual.
/// The page loads one of them at most.
static EXAMPLES: &[&dyn DynGame] = &[
    &Erased::<pig::Pig>::new(),
    #[cfg(not(target_family = "wasm"))]
    &Erased::<jars::Jars>::new(),
];

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
    use std::time::Duration;

    use erased::DynDecision;
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
                let mut bot = game.bot(bot.name, 3).expect("it is a bot");
                let soon = Some(Duration::from_millis(1));
                while let Turn::Waiting { must, .. } = table.turn() {
                    let seat = must.first().expect("somebody is waited for");
                    let view = table.view(Viewer::Seat(seat));
                    let decision = DynDecision {
                        seat,
                        view: &view,
                        memory: &table.memory(seat),
                        legal: &table.legal(seat),
                    };
                    let action = bot.choose(&decision, soon);
                    table
                        .play(seat, &action.expect("it decides"), &mut chance)
                        .expect("bots play legal moves");
                }
            }
        }
    }

    #[test]
    fn levels_have_names_in_both_languages_and_one_is_the_usual() {
        for game in super::all() {
            let bots = game.bots();
            let levels = bots.iter().filter_map(|bot| bot.level);
            let titles: Vec<_> = levels.map(|title| (title.en, title.fr)).collect();
            assert_eq!(titles.len(), 5);
            assert!(titles.contains(&(erased::USUAL.title.en, erased::USUAL.title.fr)));
            for bot in bots {
                assert_ne!(bot.about.en, bot.about.fr);
            }
        }
    }

    #[test]
    fn a_bot_says_oops_through_the_erased_door() {
        let game = super::find("brain-flip").expect("it is here");
        let is_heard = |seed: u64| {
            let mut chance = Seeded::new(seed);
            let opened = game.start(&erased::Json::Null, 3, &mut chance);
            let mut table = opened.expect("the usual game opens").table;
            let mut bot = game.bot("dozy", seed).expect("it is a bot");
            while let Turn::Waiting { must, may } = table.turn() {
                for seat in may.iter() {
                    let oops = bot.interrupt(&DynDecision {
                        seat,
                        view: &table.view(Viewer::Seat(seat)),
                        memory: &table.memory(seat),
                        legal: &table.legal(seat),
                    });
                    if let Some(oops) = oops.expect("it is asked well") {
                        return table.play(seat, &oops, &mut chance).is_ok();
                    }
                }
                let seat = must.first().expect("somebody is waited for");
                let decision = DynDecision {
                    seat,
                    view: &table.view(Viewer::Seat(seat)),
                    memory: &table.memory(seat),
                    legal: &table.legal(seat),
                };
                let action = bot.choose(&decision, None);
                let action = action.expect("it decides");
                table.play(seat, &action, &mut chance).expect("it is legal");
            }
            false
        };
        assert!((0..10).any(is_heard));
    }

    #[test]
    fn a_bot_that_is_told_nonsense_refuses() {
        let pig = super::find("pig").expect("the example is known");
        let mut bot = pig.bot("runner", 1).expect("it is a bot");
        let mut told = |view, legal: &[String]| {
            let decision = DynDecision {
                seat: Seat::new(0),
                view,
                memory: &erased::Json::Null,
                legal,
            };
            let chosen = bot.choose(&decision, None);
            chosen.expect_err("it is nonsense").to_string()
        };
        let opened = pig.start(&erased::Json::Null, 2, &mut Seeded::new(0));
        let view = opened.unwrap().table.view(Viewer::Seat(Seat::new(0)));
        assert_eq!(
            told(&view, &["moo".to_owned()]),
            "\"moo\" is not a move, write roll or hold"
        );
        assert_eq!(told(&view, &[]), "it is not your turn");
        assert!(told(&erased::Json::Null, &["roll".to_owned()]).contains("null"));
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
                    me: None,
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
                        game.prompt(
                            &view,
                            &scene::Words {
                                me: Some(seat),
                                ..words
                            }
                        ),
                        game.prompt(&view, &words),
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
            "unknown bot \"deep-blue\", pig has random, shambler, walker, runner, ghoul, mastermind"
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
