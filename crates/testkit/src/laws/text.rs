//! Text: moves, views and events survive being written down.

use std::fmt::Debug;

use serde::{Serialize, de::DeserializeOwned};
use tabletop::{Cx, Game, chance::Seeded};

use crate::tables::{actors, any_move, legal, n_seats, open, viewers};

pub fn text<G: Game>(n_games: u64) {
    for seed in 0..n_games {
        let n_seats = n_seats::<G>(seed);
        let mut chance = Seeded::new(seed);
        let mut game: G = open(n_seats, &mut chance);
        loop {
            for viewer in viewers(n_seats) {
                survives(&game.view(viewer));
            }
            for seat in actors(&game.turn()).iter() {
                for action in legal(&game, seat) {
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
            let Some((seat, action)) = any_move(&game, &mut chance) else {
                break;
            };
            let mut events = Vec::new();
            game.apply(seat, action, &mut Cx::new(&mut chance, &mut events));
            for event in &events {
                survives(event);
            }
        }
    }
}

fn survives<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let json = serde_json::to_string(value).expect("views and events are plain data");
    let read: T = serde_json::from_str(&json)
        .unwrap_or_else(|error| panic!("the JSON does not read back ({error}): {json}"));
    assert_eq!(read, *value, "the JSON reads back differently: {json}");
}
