//! A game that is over, on a terminal of memory.

use driver::Playback;
use ratatui::{
    Terminal,
    backend::TestBackend,
    crossterm::event::{KeyCode, KeyEvent},
};
use tabletop::{Lang, Seat, Viewer};

use super::super::replay::{Look, Watcher};

fn playback() -> Playback {
    let text = include_str!("../../../../../games/oh-my-brain/records/4-players.txt");
    Playback::read(text, registry::find).expect("it is a whole game")
}

fn watcher(playback: &Playback) -> Watcher<'_> {
    let look = Look {
        lang: Lang::En,
        has_colours: false,
        at: 0,
        eyes: Viewer::Seat(Seat::new(0)),
        pause: std::time::Duration::ZERO,
    };
    Watcher::new(playback, look)
}

fn press(watcher: &mut Watcher<'_>, code: KeyCode) -> bool {
    watcher.press(KeyEvent::from(code))
}

fn drawn(watcher: &mut Watcher<'_>) -> String {
    let mut terminal = Terminal::new(TestBackend::new(100, 36)).unwrap();
    terminal.draw(|frame| watcher.draw(frame)).unwrap();
    terminal.backend().to_string()
}

#[test]
fn keys_step_jump_and_stop_at_both_ends() {
    // One of several rounds.
    let text = include_str!("../../../../../games/great-brain-robbery/records/4-players.txt");
    let playback = Playback::read(text, registry::find).expect("it is a whole game");
    let mut it = watcher(&playback);
    press(&mut it, KeyCode::Left);
    assert_eq!(it.at, 0);
    press(&mut it, KeyCode::Right);
    press(&mut it, KeyCode::Right);
    assert_eq!(it.at, 2);
    press(&mut it, KeyCode::End);
    press(&mut it, KeyCode::Right);
    assert_eq!(it.at, playback.n_moves());
    press(&mut it, KeyCode::Home);
    press(&mut it, KeyCode::Char('r'));
    let parts = playback.parts();
    assert_eq!(it.at, parts[1]);
    press(&mut it, KeyCode::Char('r'));
    press(&mut it, KeyCode::Char('R'));
    assert_eq!(it.at, parts[1]);
    assert!(!press(&mut it, KeyCode::Char('x')));
    assert!(press(&mut it, KeyCode::Char('q')));
}

#[test]
fn it_plays_by_itself_to_the_last_move() {
    let playback = playback();
    let mut it = watcher(&playback);
    press(&mut it, KeyCode::End);
    press(&mut it, KeyCode::Left);
    press(&mut it, KeyCode::Char(' '));
    assert!(it.is_playing);
    it.play_on();
    assert_eq!((it.at, it.is_playing), (playback.n_moves(), false));
    // From the end it begins anew.
    press(&mut it, KeyCode::Char(' '));
    assert_eq!((it.at, it.is_playing), (0, true));
}

#[test]
fn other_eyes_see_other_cards() {
    let playback = playback();
    let mut it = watcher(&playback);
    for _ in 0..40 {
        press(&mut it, KeyCode::Right);
    }
    let mine = drawn(&mut it);
    assert!(mine.contains("move 40 of"), "{mine}");
    assert!(mine.contains("through the eyes of random"), "{mine}");
    press(&mut it, KeyCode::Char('e'));
    let others = drawn(&mut it);
    assert_ne!(mine, others);
    while it.eyes != Viewer::Judge {
        press(&mut it, KeyCode::Char('e'));
    }
    let all = drawn(&mut it);
    assert!(all.contains("all hands open"), "{all}");
    press(&mut it, KeyCode::Char('e'));
    assert_eq!(drawn(&mut it), mine);
}
