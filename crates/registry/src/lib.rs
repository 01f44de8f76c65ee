//! Every game there is. Adding one is adding a line; a program of somebody
//! else [brings](bring) its own along.

use std::sync::OnceLock;

use erased::{DynGame, Erased, Listing};

/// Hands all games to the macro `$make`, in the order of menus: the type of the
/// game, and the crate with its table in the page (`generic` shows any game). Examples
/// are not on the menu, but playable by name.
///
/// A macro, because the page makes a piece of its program of every line, which
/// is loaded when somebody plays that game.
#[macro_export]
macro_rules! shelf {
    ($make:ident) => {
        $make! {
            games {
                mmm_brains::MmmBrains => mmm_brains_page,
                oh_my_brain::OhMyBrain => oh_my_brain_page,
                give_me_the_brain::GiveMeTheBrain => give_me_the_brain_page,
                great_brain_robbery::Robbery => great_brain_robbery_page,
                brain_flip::BrainFlip => brain_flip_page,
                // xtask new-game adds its line above this one.
            }
            examples {
                pig::Pig => generic,
                jars::Jars => generic,
            }
        }
    };
}

macro_rules! lists {
    (
        games { $($game:ident::$Game:ident => $table:ident,)* }
        examples { $($example:ident::$Example:ident => $plain:ident,)* }
    ) => {
        #[doc(hidden)]
        pub use {$($game,)* $($example,)*};

        /// What is on the menu. Naming it does not link the rules.
        static SHELF: &[&dyn Listing] = &[$(&Erased::<$game::$Game>::new(),)*];

        /// The same, to be played.
        pub static GAMES: &[&dyn DynGame] = &[$(&Erased::<$game::$Game>::new(),)*];

        /// The worked examples of the manual.
        static EXAMPLES: &[&dyn DynGame] = &[$(&Erased::<$example::$Example>::new(),)*];
    };
}

shelf!(lists);

/// What the program of a page lists beside ours.
static LISTED: OnceLock<Vec<&'static dyn Listing>> = OnceLock::new();

/// What a program brought along.
static BROUGHT: OnceLock<Vec<&'static dyn DynGame>> = OnceLock::new();

/// Puts games on the menu behind ours, once and before anybody asks for it.
///
/// A list that is set once and not a value that is handed around: who reads a
/// game's name on a command line, in a record or in a request has nothing else
/// in its hands.
pub fn bring(games: &[&'static dyn DynGame]) {
    let mut ids: Vec<_> = all().chain(games.iter().copied()).map(id).collect();
    ids.sort_unstable();
    let twice = ids.windows(2).find(|pair| pair[0] == pair[1]);
    assert_eq!(twice, None, "two games have the same id");
    let is_first = BROUGHT.set(games.to_vec()).is_ok();
    assert!(is_first, "games are brought along once");
}

/// Puts games on the shelf of a page behind ours, once and before anybody looks
/// at it. The program of that page knows how to load them.
pub fn list(games: &[&'static dyn Listing]) {
    let is_first = LISTED.set(games.to_vec()).is_ok();
    assert!(is_first, "games are listed once");
}

/// What is on the menu, with what was brought along.
pub fn games() -> impl Iterator<Item = &'static dyn DynGame> {
    GAMES
        .iter()
        .chain(BROUGHT.get().into_iter().flatten())
        .copied()
}

/// Games and examples.
pub fn all() -> impl Iterator<Item = &'static dyn DynGame> {
    games().chain(EXAMPLES.iter().copied())
}

/// Finds a game by the id on its identity card.
pub fn find(id: &str) -> Option<&'static dyn DynGame> {
    all().find(|game| game.info().id == id)
}

fn id(game: &dyn DynGame) -> &'static str {
    game.info().id
}

/// The shelf of the page, with what its program lists.
pub fn shelf() -> impl Iterator<Item = &'static dyn Listing> {
    let more = LISTED.get().into_iter().flatten();
    SHELF.iter().chain(more).copied()
}

/// Finds a game on the shelf of the page, which has no others.
pub fn listed(id: &str) -> Option<&'static dyn Listing> {
    shelf().find(|game| game.info().id == id)
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
                    let played = table.play(seat, &action.expect("it decides"), &mut chance);
                    table = played.expect("bots play legal moves").table;
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
                let played = table.play(seat, &action, &mut chance);
                table = played.expect("it is legal").table;
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
                let mut events = opened.events;
                while let Some(seat) = table.turn().must().first() {
                    let seen = table.perspective(Viewer::Seat(seat));
                    let (legal, me) = (seen.legal(), Some(seat));
                    assert!(!seen.scene(&words).zones.is_empty());
                    assert_ne!(
                        seen.prompt(&scene::Words { me, ..words }),
                        seen.prompt(&words),
                        "the one who acts is addressed like everybody else"
                    );
                    for action in &legal {
                        assert!(!seen.label(action, &words).unwrap().is_empty());
                    }
                    for sentence in events.sentences(&words) {
                        assert!(!sentence.is_empty());
                    }
                    let pick = chance.draw(legal.len() as u32 - 1) as usize;
                    let step = table.play(seat, &legal[pick], &mut chance).unwrap();
                    (table, events) = (step.table, step.events);
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
    #[should_panic(expected = "two games have the same id")]
    fn nobody_brings_a_game_under_a_name_that_is_taken() {
        super::bring(&[erased::game::<pig::Pig>()]);
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
        let played = opened.table.play(Seat::new(0), "moo", &mut Seeded::new(0));
        assert_eq!(
            played.expect_err("no such move").to_string(),
            "\"moo\" is not a move, write roll or hold"
        );
    }
}
