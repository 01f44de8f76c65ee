//! Whether everything can be reached on a small screen and a large one is used.

use tabletop::{Chance, chance::Seeded};

use super::*;
use crate::shown;

/// Letters alone: how lines are broken does not matter.
fn letters(text: &str) -> String {
    text.chars().filter(|it| !it.is_whitespace()).collect()
}

/// The rows of the choices from the lit one on, without borders.
fn from_lit(screen: &str) -> String {
    const COLUMNS: usize = 44;
    let rows = screen.lines().map(|row| {
        let row: String = row.chars().take(COLUMNS).collect();
        row.trim_matches(['│', ' ']).to_owned()
    });
    let rows: Vec<String> = rows.skip_while(|row| !row.starts_with('›')).collect();
    letters(&rows.join(" ")).replace('│', "")
}

/// Goes through all choices with the arrow keys.
fn assert_all_choices_are_seen(app: &mut App<'_>) {
    app.press(KeyEvent::from(KeyCode::Home));
    for n in 0..app.n_choices() {
        let screen = shown(app, 80, 24);
        let (number, label) = {
            let shown = app.shown();
            (shown[n].0, shown[n].1.label.clone())
        };
        let wanted = letters(&format!("›{number}{label}"));
        assert!(
            from_lit(&screen).starts_with(&wanted),
            "{wanted} is not whole:\n{screen}"
        );
        press(app, "↓");
    }
}

/// Scrolls through the table and sees every face of every piece.
fn assert_all_pieces_are_seen(app: &mut App<'_>) {
    press(app, "\t");
    let mut seen = String::new();
    let mut last = String::new();
    let mut n_screens = 0;
    loop {
        let screen = shown(app, 80, 24);
        if screen == last {
            break;
        }
        for row in screen.lines() {
            seen += &letters(row);
            seen.push('\n');
        }
        if n_screens == 1 {
            assert!(last.contains("▼") && screen.contains("▲"), "{last}{screen}");
        }
        n_screens += 1;
        last = screen;
        press(app, "⇟");
    }
    let lang = app.session().lang();
    for zone in shown::titled(app.session().scene().zones) {
        for piece in shown::pieces(&zone, lang) {
            let label: String = letters(&piece.label).chars().take(20).collect();
            let is_drawn = |line: &str| seen.contains(&letters(line));
            let is_seen = seen.contains(&label) || piece.short.lines().all(is_drawn);
            assert!(is_seen, "no {} in\n{seen}", piece.short);
        }
    }
    press(app, "\t\t");
}

#[test]
fn everything_can_be_reached_at_eighty_by_twenty_four() {
    for game in registry::all() {
        for (lang, seed) in [(Lang::En, 1), (Lang::Fr, 2)] {
            let mut session = session_with(game.info().id, "random", lang, seed);
            let mut chance = Seeded::new(seed);
            let mut app = App::new(&mut session, false);
            for n in 0..14 {
                wait_for_me(&mut app);
                let n_choices = app.n_choices();
                if n_choices == 0 {
                    break;
                }
                if n % 3 == 1 {
                    // What is said must not hide what can be chosen.
                    press(&mut app, ":xyzzy plugh\n");
                }
                assert_all_choices_are_seen(&mut app);
                assert_all_pieces_are_seen(&mut app);
                app.lit = chance.draw(n_choices as u32 - 1) as usize;
                app.play_lit();
            }
        }
    }
}

#[test]
fn the_lit_choice_is_explained() {
    let mut session = session("give-me-the-brain", Lang::En);
    let mut app = App::new(&mut session, true);
    wait_for_me(&mut app);
    let explanation = app.explanation().expect("a bid is explained");
    let screen = shown(&mut app, 80, 24);
    assert!(
        letters(&screen).contains(&letters(&explanation)),
        "{screen}"
    );
}

#[test]
fn rules_and_cards_are_searched_on_the_screen() {
    let mut session = session("give-me-the-brain", Lang::En);
    let mut app = App::new(&mut session, true);
    press(&mut app, "r/hot pot");
    let screen = shown(&mut app, 80, 24);
    assert!(screen.contains("Search: hot pot_"), "{screen}");
    assert!(screen.contains("3× Hot Potato (1 hand): "), "{screen}");
    assert!(!screen.contains("Sticky"), "{screen}");
    press(&mut app, "\n\x1b");
    let screen = shown(&mut app, 80, 24);
    assert!(screen.contains("GMB-1.players"), "{screen}");
    assert!(screen.contains("▼"), "{screen}");
    press(&mut app, "\x1b");
    assert_eq!(app.page, Page::Table);
}

#[test]
fn a_large_screen_is_used() {
    let mut session = session("give-me-the-brain", Lang::En);
    let mut app = App::new(&mut session, true);
    wait_for_me(&mut app);
    let screen = shown(&mut app, 160, 48);
    let scene = app.session().scene();
    let mine = scene
        .zones
        .iter()
        .find(|zone| zone.owner == Some(Seat::new(0)) && !zone.title.is_empty());
    // Every card says what it does.
    for piece in &mine.expect("I have cards").pieces {
        let start: String = piece.label.chars().take(30).collect();
        assert!(screen.contains(&start), "{}: {screen}", piece.label);
    }
    // The log has a column of its own, from top to bottom.
    let rows: Vec<&str> = screen.lines().collect();
    for row in [rows[1], rows[46]] {
        assert!(row.ends_with(['┐', '┘']), "{screen}");
    }
}
