//! What programs of others read and write, as a JSON schema of a game.
//!
//! The shapes come from the game's own types; real games of random moves show
//! them enough values to say what they are made of.

use std::collections::BTreeSet;

use erased::{DynEvents, DynGame, DynMatch, Json, Schemas, Seen};
use serde_json::json;
use tabletop::{Chance, Refusal, Seat, Viewer, chance::Seeded};

/// How many games are played at each size of the table.
const N_GAMES: u64 = 24;

/// Of a game only so many moves count: what is new comes early.
const LONGEST: usize = 400;

/// How many moves stand as examples.
const N_EXAMPLES: usize = 24;

/// The schema of a game: `view`, `event`, `options` and `move` among its
/// definitions, to be pointed at.
pub fn schema(game: &'static dyn DynGame) -> Result<Json, Refusal> {
    as_shown(game, N_GAMES)
}

/// The schema as so many games at each size of the table show it.
fn as_shown(game: &'static dyn DynGame, n_games: u64) -> Result<Json, Refusal> {
    let (mut seen, mut moves) = (Seen::default(), BTreeSet::new());
    for n_seats in game.info().seats {
        for seed in 0..n_games {
            play(game, (n_seats, seed), |table, events, legal| {
                moves.extend(legal.iter().cloned());
                for viewer in viewers(n_seats) {
                    seen.views.push(table.view(viewer));
                    seen.events.extend(events.json_for(viewer));
                }
            })?;
        }
    }
    let Schemas {
        options,
        view,
        event,
    } = game.schemas(&seen);
    // Some of each kind rather than the first of one.
    let step = moves.len().div_ceil(N_EXAMPLES).max(1);
    let examples: Vec<_> = moves.iter().step_by(step).collect();
    let info = game.info();
    Ok(json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": format!("urn:brainery:{}:{}", info.id, info.rules_version),
        "title": info.title,
        "description": "What a bot reads and writes: docs/bots.md says when. Point at #/$defs/view, \
                        #/$defs/event, #/$defs/move and #/$defs/options.",
        "$defs": {
            "view": view,
            "event": event,
            "options": options,
            "move": {
                "type": "string",
                "description": "In the notation of the game, one out of the legal moves.",
                "examples": examples,
            },
        },
    }))
}

/// Everybody who looks at a table.
pub fn viewers(n_seats: usize) -> impl Iterator<Item = Viewer> {
    let seats = (0..n_seats).map(Seat::new).map(Viewer::Seat);
    seats.chain([Viewer::Public, Viewer::Judge])
}

/// Plays a game of random moves, and shows every table with what led to it and
/// what may be done there.
pub fn play(
    game: &'static dyn DynGame,
    (n_seats, seed): (usize, u64),
    mut show: impl FnMut(&dyn DynMatch, &dyn DynEvents, &[String]),
) -> Result<(), Refusal> {
    let mut luck = Seeded::derived(seed, &[n_seats as u64]);
    let mut step = game.start(&Json::Null, n_seats, &mut luck)?;
    for _ in 0..LONGEST {
        let asked: Vec<Seat> = step.table.turn().asked().map(|(seat, _)| seat).collect();
        if asked.is_empty() {
            show(&*step.table, &*step.events, &[]);
            return Ok(());
        }
        // Also those who need not: interruptions are moves, too.
        let seat = asked[luck.draw(asked.len() as u32 - 1) as usize];
        let mut legal = step.table.legal(seat);
        show(&*step.table, &*step.events, &legal);
        legal.retain(|action| !game.takes_remark(action));
        let Some(last) = (legal.len() as u32).checked_sub(1) else {
            continue;
        };
        let action = &legal[luck.draw(last) as usize];
        step = step.table.play(seat, action, &mut luck)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether a value is as a schema says, as far as our schemas go.
    fn fits(schema: &Json, value: &Json) -> bool {
        let Some(schema) = schema.as_object() else {
            return schema == &json!(true);
        };
        schema
            .iter()
            .all(|(keyword, wanted)| match keyword.as_str() {
                "type" => match wanted.as_str().expect("types are named") {
                    "null" => value.is_null(),
                    "boolean" => value.is_boolean(),
                    "integer" => value.is_i64() || value.is_u64(),
                    "number" => value.is_number(),
                    "string" => value.is_string(),
                    "array" => value.is_array(),
                    "object" => value.is_object(),
                    other => panic!("{other} is no type"),
                },
                "minimum" => value.as_f64() >= wanted.as_f64(),
                "maximum" => value.as_f64() <= wanted.as_f64(),
                "minItems" => {
                    value.as_array().map(Vec::len) >= wanted.as_u64().map(|it| it as usize)
                }
                "maxItems" => {
                    value.as_array().map(Vec::len) <= wanted.as_u64().map(|it| it as usize)
                }
                "items" => value
                    .as_array()
                    .is_some_and(|all| all.iter().all(|it| fits(wanted, it))),
                "prefixItems" => {
                    let values = value.as_array().into_iter().flatten();
                    let wanted = wanted.as_array().expect("it is a list");
                    wanted
                        .iter()
                        .zip(values)
                        .all(|(wanted, it)| fits(wanted, it))
                }
                "enum" => wanted.as_array().is_some_and(|all| all.contains(value)),
                "anyOf" => wanted
                    .as_array()
                    .is_some_and(|all| all.iter().any(|it| fits(it, value))),
                "required" => {
                    let mut names = wanted.as_array().into_iter().flatten();
                    names.all(|name| value.get(name.as_str().expect("it is a name")).is_some())
                }
                "properties" => value.as_object().is_some_and(|fields| {
                    fields
                        .iter()
                        .all(|(name, it)| wanted.get(name).is_none_or(|wanted| fits(wanted, it)))
                }),
                "additionalProperties" => value.as_object().is_some_and(|fields| {
                    let known = schema.get("properties");
                    let is_known = |name: &String| known.is_some_and(|it| it.get(name).is_some());
                    let mut others = fields.iter().filter(|(name, _)| !is_known(name));
                    others.all(|(_, it)| wanted != &json!(false) && fits(wanted, it))
                }),
                other => panic!("{other} is no keyword of ours"),
            })
    }

    #[test]
    fn real_views_and_events_of_other_games_fit() {
        for game in registry::all() {
            // Fewer than are played for people: this must not take long.
            let schema = as_shown(game, 4).expect("the usual game opens");
            let [view, event] = ["view", "event"].map(|it| &schema["$defs"][it]);
            assert!(view.is_object() && event.is_object(), "{schema}");
            let n_seats = *game.info().seats.start();
            for seed in 1000..1002 {
                let played = play(game, (n_seats, seed), |table, events, _| {
                    for viewer in viewers(n_seats) {
                        let seen = table.view(viewer);
                        assert!(
                            fits(view, &seen),
                            "{}: {seen} is not {view}",
                            game.info().id
                        );
                        for told in events.json_for(viewer) {
                            assert!(fits(event, &told), "{told} is not {event}");
                        }
                    }
                });
                played.expect("random moves are legal");
            }
        }
    }

    #[test]
    fn what_is_no_view_does_not_fit() {
        let game = registry::find("pig").expect("the example is known");
        let schema = schema(game).expect("the usual game opens");
        let view = &schema["$defs"]["view"];
        let good = json!({
            "banked": [0, 0], "current": 0, "goal": 10, "rolled": null, "turn_total": 0,
        });
        assert!(fits(view, &good), "{view}");
        for (field, wrong) in [
            ("banked", json!(3)),
            ("goal", json!("ten")),
            ("extra", json!(1)),
        ] {
            let mut bad = good.clone();
            bad[field] = wrong;
            assert!(!fits(view, &bad), "{bad}");
        }
        assert_eq!(schema["$defs"]["move"]["examples"], json!(["hold", "roll"]));
    }
}
