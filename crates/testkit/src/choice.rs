//! What a bot does where that is plain to see.

use tabletop::{Decision, Strategy, Viewer};

use crate::tables::legal;

/// The move of the bot of this name for whoever is waited for first; it
/// remembers nothing.
///
/// ```
/// # use pig::{Action, Pig};
/// let pig: Pig = "goal 20; A 15, B 19; A has 6".parse()?;
/// assert_eq!(testkit::choice("search-200", &pig), Action::Hold);
/// # Ok::<(), String>(())
/// ```
#[track_caller]
pub fn choice<G: Strategy>(bot: &str, game: &G) -> G::Action {
    game.assert_sound();
    let seat = game.turn().must().first().expect("somebody decides");
    let legal = legal(game, seat);
    let action = bots::make::<G>(bot, 0)
        .unwrap_or_else(|| panic!("there is no bot {bot:?}"))
        .choose(&Decision {
            seat,
            view: &game.view(Viewer::Seat(seat)),
            memory: &G::Memory::default(),
            legal: &legal,
        });
    assert!(
        legal.contains(&action),
        "{bot} plays {action}, which is not legal"
    );
    action
}
