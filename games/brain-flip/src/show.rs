//! What people see and read.

mod about;
mod awards;
mod orders;
mod reason;
mod recap;
mod scene;
mod suggest;
mod tell;
mod variants;

use ::scene::{
    About, Award, Blurb, Card, Effort, Motion, Present, Recap, Scene, StandingOrder, Suggestion,
    Unit, Variant, Words,
};
use tabletop::{Chapter, Lang, Seat, SeatSet};

use crate::{
    action::Action,
    dispute::Vote,
    event::{Event, Tiebreak},
    grid::Cell,
    lang,
    log::Counted,
    picture::Picture,
    question::{Asked, Remark, Topic},
    rulebook::RULEBOOK,
    rules::Prompt,
    state::BrainFlip,
    table::{Answers, Word},
    view::View,
};

impl Present for BrainFlip {
    const RULEBOOK: &'static [Chapter] = RULEBOOK;
    const UNIT: Option<Unit> = Some(Unit::Points);
    const ORDERS: &'static [StandingOrder<Self>] = orders::ORDERS;
    #[cfg(not(target_family = "wasm"))]
    const PUZZLES: &'static str = include_str!("../puzzles/puzzles.toml");

    fn goal(lang: Lang) -> &'static str {
        lang::goal(lang)
    }

    fn scene(view: &View, legal: &[Action], words: &Words<'_>) -> Scene {
        scene::scene(view, legal, words)
    }

    fn motions(event: &Event) -> Vec<Motion> {
        scene::motions(event)
    }

    fn tell(event: &Event, words: &Words<'_>) -> String {
        tell::tell(event, words)
    }

    fn about(event: &Event) -> About {
        about::about(event)
    }

    fn awards(events: &[Event], words: &Words<'_>) -> Vec<Award> {
        awards::awards(events, words)
    }

    fn recap(events: &[Event], words: &Words<'_>) -> Recap {
        recap::recap(events, words)
    }

    fn aside(event: &Event) -> Option<String> {
        if let Event::Dealt { grid } = event {
            return Some(grid.to_string());
        }
        None
    }

    fn prompt(view: &View, words: &Words<'_>) -> String {
        let viewer = words.me;
        let lang = words.lang;
        let is_awaited = |awaited: SeatSet| viewer.is_some_and(|seat| awaited.contains(seat));
        let prompt = view.prompt();
        match prompt {
            Prompt::Choose { master } if viewer == Some(master) => {
                lang::ask_choose_you(lang).to_owned()
            }
            Prompt::Choose { master } => lang::ask_choose_other(lang, words.name(master)),
            Prompt::Ask { .. } => ask_asker(prompt, viewer, words),
            Prompt::Answer { .. } => ask_master(prompt, viewer, words),
            Prompt::Review { awaited } if is_awaited(awaited) => {
                lang::ask_review_you(lang).to_owned()
            }
            Prompt::Review { awaited } => lang::ask_review_other(lang, names(awaited, words)),
            Prompt::Vote {
                number,
                master,
                awaited,
            } => match viewer {
                Some(viewer) if is_awaited(awaited) && viewer == master => {
                    lang::ask_vote_master(lang, number)
                }
                Some(_) if is_awaited(awaited) => lang::ask_vote_you(lang, number),
                Some(_) | None => lang::AskVoteOther {
                    number,
                    players: names(awaited, words),
                }
                .say(lang),
            },
            Prompt::Over { winners, tiebreak } => {
                let winner = names(winners, words);
                match (tiebreak, winners.len()) {
                    (Some(Tiebreak::Answers), _) => lang::ask_won_answers(lang, winner),
                    (None, 1) => lang::ask_won(lang, winner),
                    (None, _) => lang::ask_shared(lang, winner),
                }
            }
        }
    }

    fn label(view: &View, action: Action, words: &Words<'_>) -> String {
        let lang = words.lang;
        let named = |cell: Cell| {
            let picture = view.table.grid.at(cell);
            picture.map_or("", |picture| picture.name(lang))
        };
        match action {
            Action::Choose(cell) => lang::ActionChoose {
                cell,
                picture: named(cell),
            }
            .say(lang),
            Action::Ask(question) => lang::action_ask(lang, question.text(lang)),
            Action::AskFree => lang::action_ask_free(lang).to_owned(),
            Action::Point(cell) => lang::ActionPoint {
                cell,
                picture: named(cell),
            }
            .say(lang),
            Action::Say(word) => lang::action_say(lang, word_word(word, lang)),
            Action::Decline => lang::action_decline(lang).to_owned(),
            Action::Correct => {
                let said = view.table.correctable().map(|(_, _, said)| said.other());
                let word = said.map_or("", |word| word_word(word, lang));
                lang::action_correct(lang, word)
            }
            Action::Dispute(number) => {
                let word = match view.table.log.get(number) {
                    Some(Counted::Question { said, .. }) => word_word(said, lang),
                    Some(Counted::Call { .. }) | None => "",
                };
                lang::ActionDispute { number, word }.say(lang)
            }
            Action::Vote(Vote::Uphold) => lang::action_uphold(lang).to_owned(),
            Action::Vote(Vote::Reject) => lang::action_reject(lang).to_owned(),
            Action::Vote(Vote::Abstain) => lang::action_abstain(lang).to_owned(),
            Action::Pass => lang::action_pass(lang).to_owned(),
        }
    }

    fn explain(view: &View, action: Action, words: &Words<'_>) -> Option<String> {
        let lang = words.lang;
        let described = |cell: Cell| view.table.grid.at(cell).map(|it| it.alt(lang));
        let said = match (view.table.agreed.answers, action) {
            (_, Action::Choose(cell) | Action::Point(cell)) => described(cell)?,
            (Answers::Flipped, Action::Ask(_) | Action::AskFree) => lang::explain_ask_flipped(lang),
            (Answers::Flipped, Action::Say(Word::Yes)) => lang::explain_yes_flipped(lang),
            (Answers::Flipped, Action::Say(Word::No)) => lang::explain_no_flipped(lang),
            (Answers::Flipped | Answers::Straight, _) => return None,
        };
        Some(said.to_owned())
    }

    fn reason(view: &View, _seat: Seat, action: Action, words: &Words<'_>) -> Option<String> {
        reason::reason(view, action, words)
    }

    fn made(event: &Event) -> Option<(Seat, Action)> {
        reason::made(event)
    }

    fn blurb(lang: Lang) -> Option<Blurb> {
        Some(Blurb {
            pitch: lang::box_pitch(lang),
            minutes: 15,
            effort: Effort::Easy,
            n_players: 3,
        })
    }

    fn result(points: i32, lang: Lang) -> String {
        lang::result_points(lang, points.unsigned_abs())
    }

    fn cards(lang: Lang) -> Vec<Card> {
        let card = |picture: Picture| Card {
            face: scene::picture_face(picture),
            name: picture.name(lang).to_owned(),
            copies: 1,
            text: picture.alt(lang).to_owned(),
        };
        Picture::all().map(card).collect()
    }

    fn suggest(view: &View, typed: &str, words: &Words<'_>) -> Option<Suggestion<Action>> {
        suggest::suggest(view, typed, words)
    }

    fn variants(lang: Lang) -> Vec<Variant> {
        variants::variants(lang)
    }
}

fn ask_asker(prompt: Prompt, viewer: Option<Seat>, words: &Words<'_>) -> String {
    let Prompt::Ask {
        seat,
        master,
        n_left,
        callers,
        oops,
    } = prompt
    else {
        unreachable!("somebody asks")
    };
    let (lang, n) = (words.lang, u32::from(n_left));
    match viewer {
        Some(viewer) if viewer == seat => lang::AskAskYou {
            master: words.name(master),
            n,
        }
        .say(lang),
        Some(viewer) if viewer == master && oops.is_some() => {
            lang::ask_ask_master(lang, words.name(seat))
        }
        Some(viewer) if callers.contains(viewer) => lang::AskAskCaller {
            player: words.name(seat),
            n,
        }
        .say(lang),
        Some(_) | None => lang::AskAskOther {
            player: words.name(seat),
            n,
        }
        .say(lang),
    }
}

fn ask_master(prompt: Prompt, viewer: Option<Seat>, words: &Words<'_>) -> String {
    let Prompt::Answer {
        master,
        seat,
        asked,
        answers,
        callers,
    } = prompt
    else {
        unreachable!("the Brain Master answers")
    };
    let lang = words.lang;
    let (player, question) = (words.who(seat), question_words(asked, words));
    match (viewer, answers) {
        (Some(viewer), Answers::Flipped) if viewer == master => {
            lang::ask_answer_flipped(lang, player)
        }
        (Some(viewer), Answers::Straight) if viewer == master => {
            lang::ask_answer_straight(lang, player)
        }
        (Some(viewer), _) if callers.contains(viewer) => lang::AskAnswerCaller {
            player,
            question,
            master: words.name(master),
        }
        .say(lang),
        (Some(_) | None, _) => lang::AskAnswerOther {
            player,
            question,
            master: words.name(master),
        }
        .say(lang),
    }
}

/// The question in the reader's language, or as somebody typed it.
pub fn question_words<'a>(asked: Asked, words: &Words<'a>) -> &'a str {
    match asked {
        Asked::Known(question) => question.text(words.lang),
        Asked::Free(Remark(number)) => {
            let remark = words.remarks.get(usize::from(number));
            let remark = remark.and_then(Option::as_deref);
            remark.unwrap_or(lang::question_free(words.lang))
        }
    }
}

/// What a shelf of the question builder is called.
pub fn topic_words(topic: Topic, lang: Lang) -> &'static str {
    match topic {
        Topic::Kind => lang::topic_kind(lang),
        Topic::Things => lang::topic_things(lang),
        Topic::Face => lang::topic_face(lang),
        Topic::Body => lang::topic_body(lang),
        Topic::Colours => lang::topic_colours(lang),
        Topic::Background => lang::topic_background(lang),
    }
}

/// `YES` or `NO`.
pub fn word_word(word: Word, lang: Lang) -> &'static str {
    match word {
        Word::Yes => lang::word_yes(lang),
        Word::No => lang::word_no(lang),
    }
}

fn names(seats: SeatSet, words: &Words<'_>) -> String {
    let names: Vec<_> = seats.iter().map(|seat| words.name(seat)).collect();
    names.join(", ")
}
