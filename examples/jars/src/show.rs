//! What people see and read.

use scene::{Face, Motion, Piece, PieceId, Present, Scene, Shape, Words, Zone, ZoneId, moves};
use tabletop::{Chapter, Lang, Seat};

use crate::{
    lang,
    rulebook::RULEBOOK,
    shelf::{Jar, Stock},
    state::{Action, Event, Jars, Step},
    view::{Seen, View},
};

impl Present for Jars {
    const RULEBOOK: &'static [Chapter] = RULEBOOK;

    fn scene(view: &View, legal: &[Action], words: &Words<'_>) -> Scene {
        let call = match view.step {
            Step::Raise { call, .. } => {
                let title =
                    lang::zone_call(words.lang, jars(call.n, words.lang), words.name(call.caller));
                let zone = Zone::new(ZoneId::new("call"), Shape::Row, title);
                Some(zone.owned_by(call.caller))
            }
            Step::First | Step::Shelve | Step::Open { .. } | Step::Over { .. } => None,
        };
        let players = view.n_held.seats();
        let players = players.flat_map(|seat| zones(view, seat, legal, words));
        Scene::new(call.into_iter().chain(players).collect(), legal)
    }

    fn motions(event: &Event) -> Vec<Motion> {
        match *event {
            Event::Shelved { seat, .. } => vec![Motion::new(hand(seat), shelf(seat))],
            Event::Round { .. }
            | Event::Called { .. }
            | Event::Passed { .. }
            | Event::Opened { .. }
            | Event::Scored { .. }
            | Event::Lost { .. }
            | Event::Out { .. }
            | Event::Won { .. } => Vec::new(),
        }
    }

    fn tell(event: &Event, words: &Words<'_>) -> String {
        let lang = words.lang;
        let who = |seat| words.who(seat);
        match *event {
            Event::Round { starter } => lang::event_round(lang, who(starter)),
            Event::Shelved {
                seat,
                jar: Some(jar),
            } => lang::event_shelved(lang, who(seat), jar_words(jar, lang)),
            Event::Shelved { seat, jar: None } => lang::event_shelved_hidden(lang, who(seat)),
            Event::Called { seat, n } => lang::event_called(lang, who(seat), jars(n, lang)),
            Event::Passed { seat } => lang::event_passed(lang, who(seat)),
            Event::Opened { seat, owner, jar } if seat == owner => {
                lang::event_opened_own(lang, who(seat), jar_words(jar, lang))
            }
            Event::Opened { seat, owner, jar } => {
                lang::event_opened(lang, who(seat), who(owner), jar_words(jar, lang))
            }
            Event::Scored { seat } => lang::event_scored(lang, who(seat)),
            Event::Lost {
                seat,
                jar: Some(jar),
            } => lang::event_lost(lang, who(seat), jar_words(jar, lang)),
            Event::Lost { seat, jar: None } => lang::event_lost_hidden(lang, who(seat)),
            Event::Out { seat } => lang::event_out(lang, who(seat)),
            Event::Won { seat } => lang::event_won(lang, who(seat)),
        }
    }

    fn prompt(view: &View, words: &Words<'_>) -> String {
        let lang = words.lang;
        let is_me = |seat| words.me == Some(seat);
        let current = view.current;
        match view.step {
            Step::First if words.me.is_some_and(|it| view.without_a_jar().contains(it)) => {
                lang::ask_first_you(lang).to_owned()
            }
            Step::First => lang::ask_first_other(lang).to_owned(),
            Step::Shelve if is_me(current) => lang::ask_shelve_you(lang).to_owned(),
            Step::Shelve => lang::ask_shelve_other(lang, words.name(current)),
            Step::Raise { call, .. } if is_me(current) => {
                lang::ask_raise_you(lang, words.name(call.caller), jars(call.n, lang))
            }
            Step::Raise { call, .. } => {
                lang::ask_raise_other(lang, words.name(current), jars(call.n, lang))
            }
            Step::Open { caller, .. } if is_me(caller) => lang::ask_open_you(lang).to_owned(),
            Step::Open { caller, .. } => lang::ask_open_other(lang, words.name(caller)),
            Step::Over { winner } => lang::ask_over(lang, words.name(winner)),
        }
    }

    fn label(_: &View, action: Action, words: &Words<'_>) -> String {
        let lang = words.lang;
        match action {
            Action::Shelve(Jar::Fresh) => lang::action_fresh(lang).to_owned(),
            Action::Shelve(Jar::Rotten) => lang::action_rotten(lang).to_owned(),
            Action::Call(n) => lang::action_call(lang, jars(n, lang)),
            Action::Pass => lang::action_pass(lang).to_owned(),
            Action::Open(owner) => lang::action_open(lang, words.name(owner)),
        }
    }

    fn result(points: i32, lang: Lang) -> String {
        lang::result_points(lang, points.unsigned_abs())
    }
}

fn hand(seat: Seat) -> ZoneId {
    ZoneId::of("hand", seat)
}

fn shelf(seat: Seat) -> ZoneId {
    ZoneId::of("shelf", seat)
}

/// A hand, with the jars in it that the viewer may look at, and a shelf.
fn zones(view: &View, seat: Seat, legal: &[Action], words: &Words<'_>) -> [Zone; 2] {
    let lang = words.lang;
    let title = lang::zone_hand(
        lang,
        words.name(seat),
        view.points[seat],
        jars(view.n_held[seat], lang),
    );
    let is_own = words.me == Some(seat);
    let jar = |jar: Jar, n: u8| {
        let id = PieceId::of(&format!("jar.{}", letter(jar)), seat);
        let face = Face::Tokens {
            kind: letter(jar).to_owned(),
            n: n.into(),
        };
        let label = lang::piece_held(lang, n, jar_words(jar, lang));
        let shelves = |action: &Action| is_own && *action == Action::Shelve(jar);
        Piece::new(id, face, format!("{n} {}", letter(jar)), label).meaning(moves(legal, shelves))
    };
    let held = view.held(seat).map_or_else(Vec::new, |Stock { n_fresh, n_rotten }| {
        let both = [(Jar::Fresh, n_fresh), (Jar::Rotten, n_rotten)];
        let both = both.into_iter().filter(|(_, n)| 0 < *n);
        both.map(|(kind, n)| jar(kind, n)).collect()
    });
    let n_shelved = usize::from(view.shelves[seat].len());
    let on_shelf = |(nth, seen): (usize, Seen)| {
        // Counted from below: a jar keeps its place when another is put on top.
        let place = n_shelved - 1 - nth;
        let opens = |action: &Action| nth == first_closed(view, seat) && *action == Action::Open(seat);
        let piece = match seen {
            Seen::Closed => Piece::back(&shelf(seat), place, lang::word_hidden(lang)),
            Seen::Known(jar) => {
                let face = Face::Card(letter(jar).to_owned());
                let (id, label) = (shelf(seat).place(place), jar_words(jar, lang));
                Piece::new(id, face, letter(jar).to_uppercase(), label)
            }
        };
        piece.meaning(moves(legal, opens))
    };
    // The top first: it is the next to be opened.
    let shelved = view.shelves[seat].iter().rev().enumerate().map(on_shelf);
    [
        Zone::new(hand(seat), Shape::Fan, title)
            .owned_by(seat)
            .with(held)
            .counting(view.n_held[seat]),
        Zone::new(shelf(seat), Shape::Pile, lang::zone_shelf(lang, words.name(seat)))
            .owned_by(seat)
            .with(shelved),
    ]
}

/// Which jar of a shelf is opened next, counted from the top.
fn first_closed(view: &View, seat: Seat) -> usize {
    let mut jars = view.shelves[seat].iter().rev();
    jars.position(|seen| seen == Seen::Closed).unwrap_or(0)
}

fn letter(jar: Jar) -> &'static str {
    match jar {
        Jar::Fresh => "f",
        Jar::Rotten => "r",
    }
}

fn jars(n: u8, lang: Lang) -> String {
    lang::zone_jars(lang, n.into())
}

fn jar_words(jar: Jar, lang: Lang) -> &'static str {
    match jar {
        Jar::Fresh => lang::word_fresh(lang),
        Jar::Rotten => lang::word_rotten(lang),
    }
}
