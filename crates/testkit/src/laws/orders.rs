//! Standing orders: what a player can say once for all is a legal move whenever
//! it is made. It goes by the view of an onlooker, so whether it is legal must
//! not hang on what only its player holds.

use std::collections::BTreeSet;

use scene::Present;
use tabletop::{Lang, Viewer};

use crate::tables::{each, legal};

/// Holds the law against so many games and against `tables`, which are for what
/// never comes up by itself. Together they must be enough for every order to have
/// been carried out.
///
/// ```
/// testkit::laws::orders::<jars::Jars>(5, &[]);
/// ```
pub fn orders<G: Present>(n_games: u64, tables: &[G]) {
    let names: BTreeSet<_> = G::ORDERS.iter().map(|it| it.name).collect();
    assert_eq!(
        names.len(),
        G::ORDERS.len(),
        "orders have names of their own"
    );
    for order in G::ORDERS {
        for lang in Lang::ALL {
            assert!(
                (order.says)(lang).ends_with('.'),
                "{} is a sentence",
                order.name
            );
        }
    }
    let mut carried_out = BTreeSet::new();
    for table in tables {
        carry_out(table, &mut carried_out);
    }
    each::<G>(n_games, |trial| {
        loop {
            carry_out(&trial.game, &mut carried_out);
            let Some((seat, action)) = trial.any_move() else {
                break;
            };
            trial.apply(seat, action);
        }
    });
    assert_eq!(carried_out, names, "orders that are carried out");
}

/// Asks every order for everybody who is waited for, and notes which answered.
fn carry_out<G: Present>(game: &G, carried_out: &mut BTreeSet<&'static str>) {
    let seen = game.view(Viewer::Public);
    for seat in game.turn().must().iter() {
        for order in G::ORDERS {
            let Some(action) = (order.answer)(&seen, seat) else {
                continue;
            };
            assert!(
                legal(game, seat).contains(&action),
                "{} has {seat} do {action}, which is not legal",
                order.name
            );
            carried_out.insert(order.name);
        }
    }
}
