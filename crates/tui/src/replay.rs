//! A game that is over, in words: the whole story or the table at one move,
//! from any place.

use driver::Playback;
use scene::{Scene, Words};
use tabletop::{Lang, Seat, Turn, Viewer};

use crate::{lang, shown, story, words};

/// From which places one can look: every player's, an onlooker's, and, where
/// there are secrets, everybody's at once.
pub fn eyes(playback: &Playback) -> Vec<Viewer> {
    let seats = (0..playback.record().players.len()).map(|seat| Viewer::Seat(Seat::new(seat)));
    let has_secrets = playback.game().info().has_secrets;
    let others = [Some(Viewer::Public), has_secrets.then_some(Viewer::Judge)];
    seats.chain(others.into_iter().flatten()).collect()
}

/// The whole story as it was seen, and how it ended.
pub fn story(playback: &Playback, eyes: Viewer, lang: Lang) -> Vec<String> {
    let opening = lang::StoryOpening {
        game: playback.game().info().title,
        players: playback.record().players.join(", "),
    };
    let mut lines = vec![opening.say(lang)];
    for n in 0..=playback.n_moves() {
        lines.extend(sentences(playback, n, eyes, lang));
    }
    lines.push(String::new());
    lines.extend(ending(playback, eyes, lang));
    lines
}

/// The table after `n` moves as it was seen, and what led there.
pub fn position(playback: &Playback, n: u32, eyes: Viewer, lang: Lang) -> Vec<String> {
    let mut lines = vec![heading(playback, n, eyes, lang), String::new()];
    let zones = shown::titled(scene(playback, n, eyes, lang).zones);
    lines.extend(zones.iter().map(|zone| words::zone(zone, lang)));
    lines.push(String::new());
    lines.extend(sentences(playback, n, eyes, lang));
    if n == playback.n_moves() {
        lines.extend(ending(playback, eyes, lang));
    }
    lines
}

/// Which game, which move, whose eyes.
pub(crate) fn heading(playback: &Playback, n: u32, eyes: Viewer, lang: Lang) -> String {
    let place = lang::ReplayMove {
        n,
        of: playback.n_moves(),
    };
    let eyes = match eyes {
        Viewer::Seat(seat) => {
            let name = playback.record().players.get(seat.index());
            lang::replay_eyes_of(lang, name.map_or("", String::as_str))
        }
        Viewer::Public => lang::replay_eyes_nobody(lang).to_owned(),
        Viewer::Judge => lang::replay_eyes_all(lang).to_owned(),
    };
    let title = playback.game().info().title;
    format!("{title} · {} · {eyes}", place.say(lang))
}

pub(crate) fn scene(playback: &Playback, n: u32, eyes: Viewer, lang: Lang) -> Scene {
    // Of the story nothing is needed.
    let model = playback.model(n, eyes, Some(n));
    with_words(playback, n, eyes, lang, |words| model.seen.scene(words))
}

/// What happened with a move, as it was seen; the first line has its number.
pub(crate) fn sentences(playback: &Playback, n: u32, eyes: Viewer, lang: Lang) -> Vec<String> {
    with_words(playback, n, eyes, lang, |words| {
        let silent = match playback.mover(n) {
            Some(seat) => lang::replay_silent(lang, words.name(seat)),
            None => String::new(),
        };
        let sentences = playback.events(n).seen_by(eyes).sentences(words);
        let mut lines = Vec::new();
        story::step(n, &sentences, &silent, &mut lines);
        lines
    })
}

fn ending(playback: &Playback, eyes: Viewer, lang: Lang) -> Vec<String> {
    let n = playback.n_moves();
    let model = playback.model(n, eyes, Some(n));
    let standings = match model.turn {
        Turn::Over(standings) => standings,
        Turn::Waiting { .. } => return Vec::new(),
    };
    let mut lines = vec![lang::end_heading(lang).to_owned()];
    lines.extend(with_words(playback, n, eyes, lang, |it| {
        words::standings(playback.game(), &standings, it)
    }));
    lines
}

fn with_words<T>(
    playback: &Playback,
    n: u32,
    eyes: Viewer,
    lang: Lang,
    f: impl FnOnce(&Words<'_>) -> T,
) -> T {
    let model = playback.model(n, eyes, Some(n));
    f(&Words {
        lang,
        me: model.seat,
        names: &playback.record().players,
        remarks: &model.remarks,
    })
}
