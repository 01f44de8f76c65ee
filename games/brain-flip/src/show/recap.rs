//! How it was won, round by round.

use scene::{Recap, Round, Words};
use tabletop::SeatSet;

use crate::{
    event::{Event, Feat, Tiebreak},
    lang,
    picture::Picture,
};

pub(super) fn recap(events: &[Event], words: &Words<'_>) -> Recap {
    let lang = words.lang;
    let mut recap = Recap::default();
    let mut n = 0u32;
    let mut shown: Option<Picture> = None;
    let mut last = None;
    for event in events {
        if let Event::RoundBegan { .. } = *event {
            n += 1;
        } else if let Event::Shown { spot } = *event {
            shown = Some(spot.picture);
        } else if let (&Event::Scored { seat, feat }, Some(picture)) = (event, shown) {
            let player = words.who(seat);
            let picture = picture.in_sentence(lang);
            last = Some((seat, feat, picture));
            let says = match feat {
                Feat::Found => lang::RecapRoundFound { n, player, picture }.say(lang),
                Feat::Hid => lang::RecapRoundHid { n, player, picture }.say(lang),
            };
            recap.rounds.push(Round { seat, says });
        } else if let Event::Lost { seat, .. } = *event {
            let player = words.who(seat);
            let says = lang::RecapRoundMistake { n, player }.say(lang);
            recap.rounds.push(Round { seat, says });
        } else if let Event::Ended { winners, tiebreak } = *event {
            recap.how = match (tiebreak, last) {
                (Some(Tiebreak::Answers), _) => lang::recap_answers(lang).to_owned(),
                (None, Some((seat, feat, picture))) if winners == SeatSet::one(seat) => {
                    let player = words.who(seat);
                    match feat {
                        Feat::Found => lang::RecapFound { player, picture }.say(lang),
                        Feat::Hid => lang::RecapHid { picture, player }.say(lang),
                    }
                }
                (None, _) => match winners.first() {
                    Some(seat) if winners.len() == 1 => lang::recap_points(lang, words.who(seat)),
                    Some(_) | None => lang::recap_shared(lang).to_owned(),
                },
            };
        }
    }
    recap
}
