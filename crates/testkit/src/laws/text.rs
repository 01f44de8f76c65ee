//! Text: moves, views and events survive being written down.

use std::fmt::Debug;

use scene::Present;
use serde::{Serialize, de::DeserializeOwned};

use crate::tables::{actors, each, legal, viewers};

/// Holds the law against so many games.
///
/// ```
/// testkit::laws::text::<pig::Pig>(5);
/// ```
pub fn text<G: Present>(n_games: u64) {
    each::<G>(n_games, |trial| {
        loop {
            for viewer in viewers(trial.n_seats) {
                survives(&trial.game.view(viewer));
            }
            for seat in actors(&trial.game.turn()).iter() {
                for action in legal(&trial.game, seat) {
                    let written = action.to_string();
                    assert_eq!(
                        written.parse().ok(),
                        Some(action),
                        "the notation does not read back: {written}"
                    );
                    assert!(
                        written != "undo" && !written.contains(" : ") && !written.contains('\n'),
                        "records could not hold the move {written:?}"
                    );
                }
            }
            trial.events.iter().for_each(survives);
            if trial.step().is_none() {
                break;
            }
        }
    });
}

fn survives<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let json = serde_json::to_string(value).expect("views and events are plain data");
    let read: T = serde_json::from_str(&json)
        .unwrap_or_else(|error| panic!("the JSON does not read back ({error}): {json}"));
    assert_eq!(read, *value, "the JSON reads back differently: {json}");
}
