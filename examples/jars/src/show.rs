//! What people see and read.

use scene::{Piece, Present, Scene, Words, Zone};
use tabletop::{Chapter, Lang, Seat};

use crate::{
    lang,
    rulebook::RULEBOOK,
    shelf::Jar,
    state::{Action, Event, Jars, Step},
    view::{Seen, View},
};

impl Present for Jars {
    const RULEBOOK: &'static [Chapter] = RULEBOOK;

    fn scene(view: &View, words: &Words<'_>) -> Scene {
        let call = match view.step {
            Step::Raise { call, .. } => Some(Zone {
                title: lang::zone_call(
                    words.lang,
                    jars(call.n, words.lang),
                    words.name(call.caller),
                ),
                owner: Some(call.caller),
                pieces: Vec::new(),
            }),
            Step::First | Step::Shelve | Step::Open { .. } | Step::Over { .. } => None,
        };
        let shelves = view
            .n_held
            .seats()
            .flat_map(|seat| zones(view, seat, words));
        Scene {
            zones: call.into_iter().chain(shelves).collect(),
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

fn zones(view: &View, seat: Seat, words: &Words<'_>) -> [Zone; 2] {
    let lang = words.lang;
    let hand = lang::zone_hand(
        lang,
        words.name(seat),
        view.points[seat],
        jars(view.n_held[seat], lang),
    );
    let piece = |seen| match seen {
        Seen::Closed => Piece {
            face: "?".to_owned(),
            label: lang::word_hidden(lang).to_owned(),
        },
        Seen::Known(jar) => Piece {
            face: match jar {
                Jar::Fresh => "F".to_owned(),
                Jar::Rotten => "R".to_owned(),
            },
            label: jar_words(jar, lang).to_owned(),
        },
    };
    [
        Zone {
            title: hand,
            owner: Some(seat),
            pieces: Vec::new(),
        },
        Zone {
            title: lang::zone_shelf(lang, words.name(seat)),
            owner: Some(seat),
            // The top first: it is the next to be opened.
            pieces: view.shelves[seat].iter().rev().map(piece).collect(),
        },
    ]
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
