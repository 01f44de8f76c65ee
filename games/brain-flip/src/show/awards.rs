//! Small honours at the end.

use scene::{Award, Tally, Words};
use tabletop::Seat;

use crate::{
    event::{Call, Event, Feat},
    lang,
    picture::Picture,
};

/// A picture that was found.
#[derive(Copy, Clone, Debug)]
struct Find {
    n_answers: u32,
    seat: Seat,
    picture: Picture,
}

pub(super) fn awards(events: &[Event], words: &Words<'_>) -> Vec<Award> {
    let lang = words.lang;
    let [mut fooled, mut pointed] = [Tally::default(); 2];
    let mut n_answers = 0;
    let mut quickest: Option<Find> = None;
    for event in events {
        match *event {
            Event::RoundBegan { .. } => n_answers = 0,
            Event::Answered { .. } => n_answers += 1,
            Event::Called { seat, spot, call } => match call {
                Call::Right => {
                    let find = Find {
                        n_answers,
                        seat,
                        picture: spot.picture,
                    };
                    let is_first = |it: Find| (it.n_answers, it.seat) <= (n_answers, seat);
                    quickest = quickest.filter(|it| is_first(*it)).or(Some(find));
                }
                Call::Wrong => pointed.add(seat, 1u8),
                Call::Misled => (),
            },
            Event::Scored { seat, feat } => match feat {
                Feat::Found => (),
                Feat::Hid => fooled.add(seat, 1u8),
            },
            Event::Dealt { .. }
            | Event::Chose { .. }
            | Event::Turn { .. }
            | Event::Asked { .. }
            | Event::Corrected { .. }
            | Event::Declined { .. }
            | Event::MistakeFound { .. }
            | Event::Shown { .. }
            | Event::ReviewBegan
            | Event::Passed { .. }
            | Event::Disputed { .. }
            | Event::Voted { .. }
            | Event::Decided { .. }
            | Event::Lost { .. }
            | Event::Ended { .. } => (),
        }
    }
    let all = [
        quickest.map(|find| find.award(words)),
        fooled.award(lang::award_mask(lang), |seat, n| {
            let player = words.who(seat);
            lang::AwardMaskFooled { player, n }.say(lang)
        }),
        pointed.award(lang::award_finger(lang), |seat, n| {
            let player = words.who(seat);
            lang::AwardFingerPointed { player, n }.say(lang)
        }),
    ];
    all.into_iter().flatten().collect()
}

impl Find {
    fn award(self, words: &Words<'_>) -> Award {
        let lang = words.lang;
        let (player, picture) = (words.who(self.seat), self.picture.in_sentence(lang));
        let says = match self.n_answers {
            0 => lang::AwardEyeGuessed { player, picture }.say(lang),
            n => lang::AwardEyeFound { player, picture, n }.say(lang),
        };
        Award {
            title: lang::award_eye(lang),
            says,
        }
    }
}
