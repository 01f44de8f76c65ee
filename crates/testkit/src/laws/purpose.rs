//! Purpose: a bot's moves make sense to a person. A weaker level plays worse
//! moves, but none that its own game calls pointless; a search may find a reason
//! for one that the game does not know, but seldom.

use std::collections::BTreeMap;

use bots::make_level;
use scene::Present;
use tabletop::{
    Asked, Bot, Budget, BySeat, Chance, Decision, Extras, Level, Policy, Seat, Strategy, Viewer,
};

use crate::tables::{Trial, each, legal};

/// Whoever searches thinks no longer than this: a game has many moves.
const N_ITERATIONS: u32 = 100;
/// So many moves of a search in a thousand may seem pointless.
const MOST_SEEMING: u32 = 50;

/// Lets every level play so many games among themselves; those that search take
/// their time, and play a tenth.
///
/// ```
/// testkit::laws::purpose::<jars::Jars>(1);
/// ```
pub fn purpose<G: Strategy + Extras + Present>(n_games: u64) {
    for (level, name) in G::LEVELS.into_iter().zip(bots::LEVELS) {
        let name = name.name;
        let searches = matches!(level.policy, Policy::Search(_));
        let n_games = if searches { n_games / 10 } else { n_games };
        let mut n_moves = 0;
        let mut seeming = BTreeMap::new();
        each::<G>(n_games, |trial| {
            let mut bot = || make_level(in_short(level), trial.chance.draw(u32::MAX).into());
            let mut bots: Vec<_> = (0..trial.n_seats).map(|_| bot()).collect();
            let mut memories = BySeat::new(trial.n_seats, |_| G::Memory::default());
            loop {
                G::remember_all(&mut memories, &trial.events);
                let Some((seat, action, pointless)) = next_move(trial, &mut bots, &memories) else {
                    break;
                };
                if let Some(why) = pointless {
                    assert!(
                        searches,
                        "{seat}, a {name}, plays {action}, which is pointless: {why}"
                    );
                    *seeming.entry(why).or_insert(0) += 1;
                }
                n_moves += 1;
                trial.apply(seat, action);
            }
        });
        let n_seeming: u32 = seeming.values().sum();
        assert!(
            1000 * n_seeming <= MOST_SEEMING * n_moves,
            "of {n_moves} moves of a {name} too many seem pointless: {seeming:?}"
        );
    }
}

fn in_short(level: Level) -> Level {
    let in_short = |policy| match policy {
        Policy::Search(budget) => {
            let n_iterations = budget.n_iterations.min(N_ITERATIONS);
            Policy::Search(Budget::iterations(n_iterations))
        }
        Policy::Random | Policy::Own(_) => policy,
    };
    Level {
        policy: in_short(level.policy),
        blunder: in_short(level.blunder),
        ..level
    }
}

/// Who moves next, how, and what is pointless about it; nothing when the game is
/// over.
fn next_move<G: Strategy + Extras>(
    trial: &Trial<G>,
    bots: &mut [Box<dyn Bot<G>>],
    memories: &BySeat<G::Memory>,
) -> Option<(Seat, G::Action, Option<&'static str>)> {
    trial.game.turn().asked().find_map(|(seat, asked)| {
        let view = trial.game.view(Viewer::Seat(seat));
        let mut legal = legal(&trial.game, seat);
        legal.retain(|action| !G::is_for_people(&view, *action));
        let decision = Decision {
            seat,
            view: &view,
            memory: &memories[seat],
            legal: &legal,
        };
        let bot = &mut bots[seat.index()];
        let action = match asked {
            Asked::WhetherToInterrupt => bot.interrupt(&decision)?,
            Asked::ToDecide => bot.choose(&decision),
        };
        Some((seat, action, G::pointless(&decision, action)))
    })
}
