//! What happened, as a sentence.

use scene::Words;

use super::{names, question_words, word_word};
use crate::{
    dispute::{Verdict, Vote},
    event::{Call, Event, Feat, Spot, Tiebreak},
    lang,
};

#[expect(clippy::too_many_lines, reason = "one sentence for each kind of event")]
pub(super) fn tell(event: &Event, words: &Words<'_>) -> String {
    let lang = words.lang;
    let name = |seat| words.who(seat);
    let word = |said| word_word(said, lang);
    match *event {
        Event::Dealt { .. } => lang::event_dealt(lang).to_owned(),
        Event::RoundBegan { master } => lang::event_round(lang, name(master)),
        Event::Chose { master, spot } => match spot {
            Some(Spot { cell, picture }) => lang::EventChose {
                master: name(master),
                picture: picture.in_sentence(lang),
                cell,
            }
            .say(lang),
            None => lang::event_chose_hidden(lang, name(master)),
        },
        Event::Turn { seat } => lang::event_turn(lang, name(seat)),
        Event::Asked { seat, asked, .. } => lang::EventAsked {
            player: name(seat),
            question: question_words(asked, words),
        }
        .say(lang),
        Event::Answered { master, said, .. } => lang::EventAnswered {
            master: name(master),
            word: word(said),
        }
        .say(lang),
        Event::Corrected {
            master,
            number,
            said,
        } => lang::EventCorrected {
            master: name(master),
            number,
            word: word(said),
        }
        .say(lang),
        Event::Declined { master, seat } => lang::EventDeclined {
            master: name(master),
            player: name(seat),
        }
        .say(lang),
        Event::Called { seat, spot, call } => {
            let Spot { cell, picture } = spot;
            let tell = match call {
                Call::Right => |lang, player, picture, cell| {
                    lang::EventCalledRight {
                        player,
                        picture,
                        cell,
                    }
                    .say(lang)
                },
                Call::Wrong => |lang, player, picture, cell| {
                    lang::EventCalledWrong {
                        player,
                        picture,
                        cell,
                    }
                    .say(lang)
                },
                Call::Misled => |lang, player, picture, cell| {
                    lang::EventCalledMisled {
                        player,
                        picture,
                        cell,
                    }
                    .say(lang)
                },
            };
            tell(lang, name(seat), picture.in_sentence(lang), cell)
        }
        Event::MistakeFound {
            master,
            number,
            asked,
            said,
        } => {
            let question = question_words(asked, words);
            lang::EventMistake {
                master: name(master),
                word: word(said),
                number,
                question,
            }
            .say(lang)
        }
        Event::Shown {
            spot: Spot { cell, picture },
        } => lang::EventShown {
            picture: picture.in_sentence(lang),
            cell,
        }
        .say(lang),
        Event::ReviewBegan => lang::event_review(lang).to_owned(),
        Event::Passed { seat } => lang::event_passed(lang, name(seat)),
        Event::Disputed { seat, number } => lang::EventDisputed {
            player: name(seat),
            number,
        }
        .say(lang),
        Event::Voted { seat, vote } => match vote {
            Vote::Uphold => lang::event_voted_uphold(lang, name(seat)),
            Vote::Reject => lang::event_voted_reject(lang, name(seat)),
            Vote::Abstain => lang::event_voted_abstain(lang, name(seat)),
        },
        Event::Decided { number, verdict } => match verdict {
            Verdict::Mistake => lang::event_decided_uphold(lang, number),
            Verdict::Right => lang::event_decided_reject(lang, number),
            Verdict::Void => lang::event_decided_void(lang, number),
        },
        Event::Scored { seat, feat } => match feat {
            Feat::Found => lang::event_scored_found(lang, name(seat)),
            Feat::Hid => lang::event_scored_hid(lang, name(seat)),
        },
        Event::Lost { seat, n: 0 } => lang::event_lost_nothing(lang, name(seat)),
        Event::Lost { seat, .. } => lang::event_lost(lang, name(seat)),
        Event::Ended { winners, tiebreak } => {
            let winner = names(winners, words);
            match (tiebreak, winners.len()) {
                (Some(Tiebreak::Answers), _) => lang::event_won_answers(lang, winner),
                (None, 1) => lang::event_won(lang, winner),
                (None, _) => lang::event_won_shared(lang, winner),
            }
        }
    }
}
