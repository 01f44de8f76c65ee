//! The rules in pictures: every example is played, and everything a panel names is
//! there.

use std::{collections::BTreeSet, fs, path::PathBuf};

use driver::{
    Tour,
    tour::{Both, Item, Panel, Shown, Word},
};
use erased::DynGame;
use scene::Face;
use tabletop::{Lang, rule};

/// A sentence or two, for a child of ten.
const MOST_WORDS: usize = 40;
/// The goal says a little more.
const GOAL_WORDS: usize = 50;
const STEPS: std::ops::RangeInclusive<usize> = 3..=6;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The games with a box, each with its tour.
fn tours() -> impl Iterator<Item = (&'static dyn DynGame, Tour)> {
    let with_a_box = registry::shelf().filter(|it| it.blurb(Lang::En).is_some());
    with_a_box.map(|listed| {
        let id = listed.info().id;
        let path = root().join("games").join(id).join("rulebook/tour.toml");
        let text = fs::read_to_string(path).unwrap_or_else(|_| panic!("{id} has no tour"));
        let tour = toml::from_str(&text).unwrap_or_else(|why| panic!("{id}: {why}"));
        (registry::find(id).expect("a game of the shelf"), tour)
    })
}

#[test]
fn every_panel_cites_clauses_that_exist() {
    for (game, tour) in tours() {
        let id = game.info().id;
        for panel in tour.panels() {
            assert!(!panel.clauses.is_empty(), "{id}: {}", panel.text.en);
            for clause in &panel.clauses {
                let is_there = rule::clause(game.rulebook(), clause).is_some();
                assert!(is_there, "{id}: there is no clause {clause}");
            }
        }
        assert!((3..=4).contains(&tour.setup.len()), "{id}: about three");
        assert!((4..=5).contains(&tour.turn.len()), "{id}: about four");
    }
}

#[test]
fn every_piece_and_every_drawing_exists() {
    let icons = fs::read_to_string(root().join("crates/web/static/art/icons.svg"));
    let icons = icons.expect("the icons are there");
    for (game, tour) in tours() {
        let id = game.info().id;
        let cards = game.cards(Lang::En);
        let is_printed = |face: &Face| cards.iter().any(|card| card.face == *face);
        for item in tour.panels().flat_map(|panel| &panel.picture) {
            let Item { pieces, icon, .. } = item;
            assert!(!is_empty(item), "{id}: an item shows nothing");
            let is_drawn = icon.is_empty() || icons.contains(&format!("id=\"{icon}\""));
            assert!(is_drawn, "{id}: there is no icon {icon}");
            for word in pieces {
                let there = match word.parse().unwrap_or_else(|why| panic!("{id}: {why}")) {
                    Word::Art(file) => is_art(&file),
                    Word::Piece { face, .. } => match face {
                        Face::Card(_) => is_printed(&face),
                        Face::Die { side } => side.is_none_or(|it| (1..=6).contains(&it)),
                        // What is no card is looked for in the browser.
                        _ => true,
                    },
                };
                assert!(there, "{id}: there is no {word}");
            }
        }
    }
}

fn is_empty(item: &Item) -> bool {
    let Item {
        pieces,
        icon,
        face,
        sign,
        note,
        lies: _,
    } = item;
    let words = [icon, face, sign, &note.en];
    pieces.is_empty() && words.iter().all(|it| it.is_empty())
}

/// Whether the page has this file.
fn is_art(file: &str) -> bool {
    let common = root().join("crates/web/static/art").join(file);
    let own = file.split_once('/').is_some_and(|(game, file)| {
        let page = root().join("games").join(game).join("page/art");
        page.join(file).is_file()
    });
    own || common.is_file()
}

#[test]
fn every_example_is_played_and_shows_what_lay_on_the_table() {
    for (game, tour) in tours() {
        let id = game.info().id;
        assert!(!tour.examples.is_empty(), "{id} has no example");
        for example in tour.examples {
            let title = example.title.en.clone();
            let shown = Shown::new(example, game).unwrap_or_else(|why| panic!("{title}: {why}"));
            let steps = &shown.example().steps;
            assert!(STEPS.contains(&steps.len()), "{title}: {}", steps.len());
            assert!(steps.is_sorted_by_key(|it| it.at), "{title}: it goes back");
            let players = &shown.playback().record().players;
            for (step, n) in steps.iter().zip(1..) {
                assert!(step.at <= shown.playback().n_moves(), "{title}, step {n}");
                assert!(shown.speaker(step).index() < players.len());
                for lang in [Lang::En, Lang::Fr] {
                    let groups = shown.groups(step, lang);
                    assert!(!groups.is_empty(), "{title}, step {n}: nothing to see");
                    for (group, name) in groups.iter().zip(&step.show) {
                        assert!(!group.is_empty(), "{title}, step {n}: there is no {name}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_tour_is_brief_in_both_languages() {
    for (game, tour) in tours() {
        let id = game.info().id;
        is_brief(&tour.goal.text, GOAL_WORDS, id);
        for Panel { title, text, .. } in tour.panels().skip(1) {
            is_brief(text, MOST_WORDS, id);
            assert_eq!(
                title.en.is_empty(),
                title.fr.is_empty(),
                "{id}: {}",
                title.en
            );
        }
        for example in &tour.examples {
            is_brief(&example.title, 6, id);
            for step in &example.steps {
                is_brief(&step.text, MOST_WORDS, id);
            }
        }
        let texts: BTreeSet<&str> = tour.panels().map(|it| it.text.en.as_str()).collect();
        assert_eq!(texts.len(), tour.panels().count(), "{id} repeats itself");
    }
}

fn is_brief(said: &Both, most: usize, where_: &str) {
    for text in [&said.en, &said.fr] {
        let n_words = text.split_whitespace().count();
        assert!(
            (1..=most).contains(&n_words),
            "{where_}: {n_words} words: {text}"
        );
        let n_stars = text.chars().filter(|it| *it == '*').count();
        assert_eq!(n_stars % 2, 0, "{where_}: bold does not end: {text}");
    }
    assert_ne!(said.en, said.fr, "{where_}: one language twice");
}
