//! What happened, as a sentence.

use scene::Words;

use super::{names, question_words, word_word};
use crate::{
    dispute::{Verdict, Vote},
    event::{Call, Event, Feat, Spot, Tiebreak},
    lang,
};

pub(super) fn tell(event: &Event, words: &Words<'_>) -> String {
    let lang = words.lang;
    let name = |seat| words.who(seat);
    let word = |said| word_word(said, lang);
    match *event {
        Event::Dealt { .. } => lang::event_dealt(lang).to_owned(),
        Event::RoundBegan { master } => lang::event_round(lang, name(master)),
        Event::Chose { master, spot } => match spot {
            Some(Spot { cell, picture }) => {
                lang::event_chose(lang, name(master), picture.in_sentence(lang), cell)
            }
            None => lang::event_chose_hidden(lang, name(master)),
        },
        Event::Turn { seat } => lang::event_turn(lang, name(seat)),
        Event::Asked { seat, asked, .. } => {
            lang::event_asked(lang, name(seat), question_words(asked, words))
        }
        Event::Answered { master, said, .. } => {
            lang::event_answered(lang, name(master), word(said))
        }
        Event::Corrected {
            master,
            number,
            said,
        } => lang::event_corrected(lang, name(master), number, word(said)),
        Event::Declined { master, seat } => lang::event_declined(lang, name(master), name(seat)),
        Event::Called { seat, spot, call } => {
            let Spot { cell, picture } = spot;
            let tell = match call {
                Call::Right => lang::event_called_right,
                Call::Wrong => lang::event_called_wrong,
                Call::Misled => lang::event_called_misled,
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
            lang::event_mistake(lang, name(master), word(said), number, question)
        }
        Event::Shown {
            spot: Spot { cell, picture },
        } => lang::event_shown(lang, picture.in_sentence(lang), cell),
        Event::ReviewBegan => lang::event_review(lang).to_owned(),
        Event::Passed { seat } => lang::event_passed(lang, name(seat)),
        Event::Disputed { seat, number } => lang::event_disputed(lang, name(seat), number),
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
