//! `kill -9` at every kind of prompt of every game: what was told is there.

use std::{collections::BTreeSet, path::Path};

use serde_json::json;
use tabletop::{Turn, chance::Seeded};
use tempfile::TempDir;
use wire::{Seated, Snapshot};

use super::serve::{Brainery, place};
use crate::client::{Client, Site, any_move};

/// Games are played until one is over or has this many moves.
const LONGEST: u32 = 250;

async fn sit(site: &Site, seats: &[Seated]) -> (Vec<Client>, Vec<Snapshot>) {
    let (mut pages, mut states) = (Vec::new(), Vec::new());
    for seated in seats {
        let mut page = site.sit(seated).await;
        states.push(page.next_state().await);
        pages.push(page);
    }
    (pages, states)
}

/// What is asked: the first words of everything that may be done.
fn kind(state: &Snapshot) -> BTreeSet<String> {
    let first = |action: &String| {
        action
            .split([' ', ':'])
            .next()
            .unwrap_or_default()
            .to_owned()
    };
    state.legal.iter().map(first).collect()
}

#[tokio::test]
async fn a_server_killed_at_any_prompt_of_any_game_loses_nothing_it_has_told() {
    let folder = TempDir::new().unwrap();
    loses_nothing(&folder.path().join("games.sqlite")).await;
}

pub(crate) async fn loses_nothing(db: &Path) {
    for game in registry::games() {
        let mut brainery = Brainery::serve(db);
        let info = game.info();
        let n_seats = *info.seats.start();
        let wanted = json!({ "game": info.id, "seats": vec!["person"; n_seats] });
        let mut seats = vec![brainery.site.open_any(&wanted, "Ada").await];
        for n in 1..n_seats {
            let code = seats[0].code.clone();
            seats.push(brainery.site.join(&code, &format!("Bert {n}")).await);
        }
        let (mut pages, mut states) = sit(&brainery.site, &seats).await;
        let (mut killed_at, mut luck) = (BTreeSet::new(), Seeded::new(7));
        while let Turn::Waiting { .. } = states[0].turn {
            let told = states[0].n;
            if LONGEST <= told {
                break;
            }
            let asked = states[0].turn.must().first().unwrap();
            let seat = asked.index();
            let action = any_move(game, &states[seat].legal, &mut luck);
            if killed_at.insert(kind(&states[seat])) {
                // Half of the time, with a move on its way.
                let is_on_its_way = killed_at.len() % 2 == 0;
                if is_on_its_way {
                    pages[seat].play(told, &action).await;
                }
                brainery.kill();
                brainery = Brainery::serve(db);
                let before = states;
                (pages, states) = sit(&brainery.site, &seats).await;
                let n = states[0].n;
                assert!(
                    told <= n && n <= told + u32::from(is_on_its_way),
                    "{}",
                    info.id
                );
                if n == told {
                    for (after, before) in states.iter().zip(&before) {
                        assert_eq!(after.view, before.view, "{}", info.id);
                        assert_eq!(after.legal, before.legal, "{}", info.id);
                    }
                }
                continue;
            }
            pages[seat].play(told, &action).await;
            for (page, state) in pages.iter_mut().zip(&mut states) {
                *state = page.state_after(told + 1).await;
            }
        }
        assert!(
            2 < killed_at.len(),
            "{} was killed at {killed_at:?} only",
            info.id
        );
        drop(brainery);
        let store = store::Store::open_existing(place(db)).await.unwrap();
        let table = store.table(&seats[0].code).await.unwrap().unwrap();
        let log = store.log(&seats[0].code).await.unwrap();
        assert_eq!(log.len(), states[0].n as usize, "{}", info.id);
        server::examine(&table, &log).unwrap();
    }
}
