//! The screen, drawn on a terminal of memory.

#![allow(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]

use std::time::Duration;

use erased::Json;
use expect_test::{Expect, expect};
use ratatui::{
    Terminal,
    backend::TestBackend,
    buffer::Cell,
    crossterm::event::{KeyCode, KeyEvent},
    style::Color,
};
use tabletop::{Lang, Seat};

use super::{
    app::{App, Page},
    draw,
};
use crate::{
    Left, lang,
    session::{Session, Table, Whose, seal},
};

mod replay;
mod room;

fn session(game: &str, lang: Lang) -> Session {
    let mut bots = registry::find(game).expect("the game is known").bots();
    bots.retain(|bot| bot.level.is_none());
    let bot = bots.last().expect("there is a bot").name;
    session_with(game, bot, lang, 5)
}

fn session_with(game: &str, bot: &str, lang: Lang, seed: u64) -> Session {
    let game = registry::find(game).expect("the game is known");
    let table = Table {
        game,
        options: Json::Null,
        n_seats: *game.info().seats.start(),
        me: Seat::new(0),
        name: None,
        bot: bot.to_owned(),
        lang,
    };
    let seal = seal(&table, Some(seed)).expect("a seed is enough");
    Session::start(table, seal).expect("the usual game opens")
}

fn wait_for_me(app: &mut App<'_>) {
    while app.wake_bot() {
        assert!(app.let_act(Duration::MAX), "bots decide in the end");
    }
}

fn drawn(app: &mut App<'_>, width: u16, height: u16) -> Terminal<TestBackend> {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| draw::draw(app, frame)).unwrap();
    terminal
}

fn shown(app: &mut App<'_>, width: u16, height: u16) -> String {
    let terminal = drawn(app, width, height);
    let buffer = terminal.backend().buffer();
    let rows = buffer.content.chunks(width.into());
    let rows = rows.map(|row| row.iter().map(Cell::symbol).collect::<String>());
    rows.map(|row| row.trim_end().to_owned() + "\n").collect()
}

fn check(app: &mut App<'_>, expected: &Expect) {
    expected.assert_eq(&shown(app, 80, 24));
}

fn press(app: &mut App<'_>, keys: &str) -> Option<Left> {
    let keys = keys.chars().map(|key| match key {
        '\n' => KeyCode::Enter,
        '\x1b' => KeyCode::Esc,
        '↓' => KeyCode::Down,
        '\t' => KeyCode::Tab,
        '⇟' => KeyCode::PageDown,
        key => KeyCode::Char(key),
    });
    let mut left = None;
    for key in keys {
        left = app.press(KeyEvent::from(key));
    }
    left
}

#[test]
fn a_table_fits_eighty_by_twenty_four() {
    let mut session = session("mmm-brains", Lang::En);
    let mut app = App::new(&mut session, true);
    wait_for_me(&mut app);
    press(&mut app, "\n13");
    check(
        &mut app,
        &expect![[r#"
             Mmm... Brains! · 5 moves · your turn
            ┌Middle: 88 left to take┐╔You, red ▲: 0╗┌Bea, yellow ★: 0┐┌Cyd, green ●: 12┐
            │5×13  1×23             │║5×0  1×0     ║│5×0  1×0        ││5×2  1×2        │
            └───────────────────────┘╚═════════════╝└────────────────┘└────────────────┘
            ╔Dice══════════════╗╔Totals═════╗
            ║4✚  *★  *●  5■  4★║║★8  ■10  ✚8║
            ╚══════════════════╝╚═══════════╝
            Keep what you like, throw the rest (2 throws┌Log───────────────────────▲ 1 more┐
            left).                                      │Cyd throws black 4, green 4, red  │
            ┌▸Choices─────────────────────────▲ 10 more┐│  1, blue brain, yellow 4.        │
            │  11 Keep yellow brain, blue 5; throw 3   ││Cyd keeps black 4, blue brain and │
            │     dice                                 ││  has black 4, green 4, black 2,  │
            │  12 Keep black 4, yellow brain, blue 5;  ││  blue brain, black brain.        │
            │     throw 2 dice                         ││Cyd keeps black 4, black 2, blue  │
            │› 13 Keep green brain, blue 5; throw 3    ││  brain, black brain and has black│
            │     dice                                 ││  4, yellow 5, black 2, blue      │
            │  14 Keep black 4, green brain, blue 5;   ││  brain, black brain.             │
            │     throw 2 dice                         ││Cyd takes 12 points for black.    │
            │  15 Keep yellow brain, green brain, blue ││Your turn to roll.                │
            │     5; throw 2 dice                      ││You throw black 4, yellow brain,  │
            │  16 Keep black 4, yellow brain, green    ││  green brain, blue 5, yellow 4.  │
            └keep 3 4─────────────────────────▼ 16 more┘└──────────────────────────────────┘
            1 brain kept: no total is multiplied yet.
            ↑↓ 1-9 · Enter play · Tab box · / filter · : type · u undo · r rules · ? · q
        "#]],
    );
}

#[test]
fn the_same_in_french() {
    let mut session = session("pig", Lang::Fr);
    let mut app = App::new(&mut session, true);
    press(&mut app, "\n");
    check(
        &mut app,
        &expect![[r#"
             Pig · 1 coup · à vous
            ╔════════════════╗┌───────────────┐╔Total du tour╗
            ║Vous : 0 sur 100║│Bea : 0 sur 100│║⚄  5         ║
            ╚════════════════╝└───────────────┘╚═════════════╝
            Lancez le dé, ou gardez vos points.         ┌Journal───────────────────────────┐
            ┌▸Choix────────────────────────────────────┐│Vous faites 5.                    │
            │› 1 Lancer                                ││                                  │
            │  2 Garder 5                              ││                                  │
            │                                          ││                                  │
            │                                          ││                                  │
            │                                          ││                                  │
            │                                          ││                                  │
            │                                          ││                                  │
            │                                          ││                                  │
            │                                          ││                                  │
            │                                          ││                                  │
            │                                          ││                                  │
            │                                          ││                                  │
            │                                          ││                                  │
            │                                          ││                                  │
            │                                          ││                                  │
            │                                          ││                                  │
            └roll──────────────────────────────────────┘└──────────────────────────────────┘
            ↑↓ · Entrée jouer · Tab cadre · / filtre · : mots · u annuler · r règles · ? · q
        "#]],
    );
}

#[test]
fn no_screen_is_too_small() {
    let mut session = session("mmm-brains", Lang::En);
    let mut app = App::new(&mut session, true);
    wait_for_me(&mut app);
    press(&mut app, "\n:moo\n");
    for page in [Page::Table, Page::Rules, Page::Help, Page::Quitting] {
        app.page = page;
        for width in [1, 2, 3, 5, 20, 59, 60, 80, 300] {
            for height in [1, 2, 3, 5, 9, 10, 12, 24, 100] {
                shown(&mut app, width, height);
            }
        }
    }
    app.page = Page::Table;
    assert!(shown(&mut app, 20, 5).contains('›'), "a choice is visible");
}

#[test]
fn the_filter_narrows_and_numbers_stay() {
    let mut session = session("mmm-brains", Lang::En);
    let mut app = App::new(&mut session, false);
    wait_for_me(&mut app);
    press(&mut app, "\n/throw 1 die\n↓");
    let screen = shown(&mut app, 80, 24);
    assert!(screen.contains("/throw 1 die (5 of 32)"), "{screen}");
    assert!(screen.contains("› 24 Keep"), "{screen}");
    let before = app.session().n_moves();
    press(&mut app, "\x1b32\n");
    assert_eq!(app.session().n_moves(), before + 1, "choice 32 is to stop");
    press(&mut app, "u");
    assert_eq!(app.session().n_moves(), before);
    assert_eq!(app.notice.as_deref(), Some(lang::undo_done(Lang::En)));
    press(&mut app, "/zzz\n\n");
    assert!(shown(&mut app, 80, 24).contains("No choice contains “zzz”."));
}

#[test]
fn a_typed_move_is_refused_with_its_rule() {
    let mut session = session("pig", Lang::Fr);
    let mut app = App::new(&mut session, true);
    press(&mut app, ":hold\n");
    let notice = app.notice.clone().expect("it is refused");
    assert!(notice.starts_with("Interdit\u{202f}: "), "{notice}");
    assert!(notice.ends_with("(règle PIG-3.not-empty)"), "{notice}");
    press(&mut app, ": roll \n");
    assert_eq!(app.session().n_moves(), 1);
}

#[test]
fn leaving_asks_once() {
    let mut session = session("pig", Lang::En);
    let mut app = App::new(&mut session, true);
    assert_eq!(press(&mut app, "qn"), None);
    assert_eq!(app.page, Page::Table);
    assert_eq!(press(&mut app, "qy"), Some(Left::Early));
}

#[test]
fn colours_go_with_shapes_and_can_be_switched_off() {
    for has_colours in [true, false] {
        let mut session = session("mmm-brains", Lang::En);
        let mut app = App::new(&mut session, has_colours);
        wait_for_me(&mut app);
        let terminal = drawn(&mut app, 80, 24);
        let cells = &terminal.backend().buffer().content;
        let is_coloured = cells.iter().any(|cell| cell.fg != Color::Reset);
        assert_eq!(is_coloured, has_colours);
    }
}

#[test]
fn the_keys_fit_eighty_columns_in_both_languages() {
    for lang in Lang::ALL {
        assert!(lang::screen_keys(lang).chars().count() <= 80);
    }
}

/// Ada has rolled and held, and Bea thinks for ten minutes about what to do
/// with her first roll.
fn thoughtful(lang: Lang) -> Session {
    let mut session = session_with("pig", "search-600000ms", lang, 5);
    for action in ["roll", "hold"] {
        session.play(action).expect("it is legal");
    }
    assert!(session.wake_bot(false));
    assert!(session.let_act(Duration::MAX), "there is nothing to choose");
    session
}

#[test]
fn who_thinks_is_said_only_if_it_takes_a_while() {
    for (lang, said) in [
        (Lang::En, "Bea is thinking …"),
        (Lang::Fr, "Bea réfléchit…"),
    ] {
        let mut session = thoughtful(lang);
        let mut app = App::new(&mut session, true);
        assert!(app.wake_bot() && !app.let_act(Duration::from_millis(1)));
        assert!(!shown(&mut app, 80, 24).contains(said));
        app.waits_visibly = true;
        let screen = shown(&mut app, 80, 24);
        assert!(screen.contains(said), "{screen}");
    }
}

#[test]
fn keys_are_answered_while_a_bot_thinks() {
    let mut session = thoughtful(Lang::En);
    let mut app = App::new(&mut session, true);
    assert!(app.wake_bot());
    press(&mut app, "?");
    assert_eq!(app.page, Page::Help);
    press(&mut app, "\x1bu");
    let barrier = lang::undo_another_acted(Lang::En);
    assert_eq!(app.notice.as_deref(), Some(barrier));
    assert_eq!(press(&mut app, "qy"), Some(Left::Early));
    assert_eq!(app.session().n_moves(), 3);
}

#[test]
fn a_move_taken_back_makes_the_bots_thought_void() {
    let mut session = session_with("pig", "random", Lang::En, 5);
    for action in ["roll", "hold"] {
        session.play(action).expect("it is legal");
    }
    assert!(session.wake_bot(false), "Bea is to roll");
    session.undo().expect("nothing was shown");
    assert!(!session.let_act(Duration::from_millis(100)));
    assert!(!session.wake_bot(false), "it is my turn again");
    session.play("hold").expect("it is legal");
    assert!(session.wake_bot(false) && session.let_act(Duration::MAX));
    assert_eq!(session.n_moves(), 3);
}

#[test]
fn a_brain_master_corrects_a_slip_before_i_ask_again() {
    let corrects = |seed| {
        let mut session = session_with("brain-flip", "dozy", Lang::En, seed);
        for _ in 0..300 {
            while session.wake_bot(true) {
                let is_mine = matches!(session.whose(), Whose::Mine);
                assert!(session.let_act(Duration::MAX), "bots decide in the end");
                let record = session.record();
                let last = record.moves.last().expect("a bot has moved");
                if is_mine {
                    assert_eq!(last.action, "correct");
                    return true;
                }
            }
            let Some(choice) = session.choices().into_iter().next() else {
                return false;
            };
            session.play(&choice.notation).expect("it is legal");
        }
        false
    };
    assert!((0..20).any(corrects));
}

#[test]
fn a_typed_question_leaves_only_what_it_may_mean_until_escape() {
    let guesses = |seed: &u64| {
        let session = session_with("brain-flip", "greedy", Lang::Fr, *seed);
        matches!(session.whose(), Whose::Bots { .. })
    };
    let seed = (0..20)
        .find(guesses)
        .expect("somebody else is Brain Master");
    let mut session = session_with("brain-flip", "greedy", Lang::Fr, seed);
    let mut app = App::new(&mut session, true);
    wait_for_me(&mut app);
    let n_all = app.shown().len();
    press(&mut app, ":est-ce que c'est rouge ?\n");
    let notations = |app: &App<'_>| -> Vec<String> {
        let shown = app.shown().into_iter();
        shown.map(|(_, choice)| choice.notation.clone()).collect()
    };
    assert_eq!(notations(&app), ["ask mostly_red"]);
    assert!(shown(&mut app, 80, 24).contains("Compris."));
    press(&mut app, "\x1b");
    assert_eq!(app.shown().len(), n_all);
    press(&mut app, ":y a-t-il peu de rouge ?\n");
    assert_eq!(notations(&app), ["ask some_red", "ask mostly_red"]);
    press(&mut app, "\n");
    let log = app.session().log().concat().join("\n");
    assert!(log.contains("Y a-t-il du rouge dessus"), "{log}");
}
