//! How it was won, round by round.

use scene::{Recap, Round, Words};
use tabletop::{BySeat, Seat, SeatSet};

use crate::{event::Event, lang};

pub(super) fn recap(events: &[Event], words: &Words<'_>) -> Recap {
    let lang = words.lang;
    let mut recap = Recap::default();
    let mut n = 0u32;
    // Whoever ran out of cards in this round, and whoever lost a brain last.
    let [mut out, mut loser] = [None; 2];
    for event in events {
        if let Event::RoundBegan { .. } = *event {
            n += 1;
            out = None;
        } else if let Event::GaveUp { seat } | Event::Stolen { from: seat, .. } = *event {
            loser = Some(seat);
        } else if let Event::RoundEnded { seat, lost } = *event {
            out = Some(seat);
            recap.rounds.push(Round {
                seat,
                says: round(n, seat, &lost, words),
            });
        } else if let Event::Ended { winners } = *event {
            if let (None, Some(seat)) = (out, loser) {
                let player = words.who(seat);
                recap.rounds.push(Round {
                    seat,
                    says: lang::RecapRoundLast { n, player }.say(lang),
                });
            }
            recap.how = how(winners, out, words);
        }
    }
    recap
}

/// Who ran out of cards, and what it cost the reader, or else all others.
fn round(n: u32, seat: Seat, lost: &BySeat<u8>, words: &Words<'_>) -> String {
    let lang = words.lang;
    let player = words.who(seat);
    let out = lang::RecapRoundOut { n, player }.say(lang);
    let all = lost.iter().map(|(_, n)| u32::from(*n)).sum();
    let cost = match (words.me.map_or(0, |me| lost[me]), all) {
        (0, 0) => return out,
        (0, all) => lang::recap_cost_others(lang, all),
        (mine, _) => lang::recap_cost_you(lang, mine.into()),
    };
    format!("{out} {cost}")
}

fn how(winners: SeatSet, out: Option<Seat>, words: &Words<'_>) -> String {
    let lang = words.lang;
    match winners.first() {
        Some(seat) if winners.len() == 1 && out == Some(seat) => {
            lang::recap_out(lang, words.who(seat))
        }
        Some(seat) if winners.len() == 1 => lang::recap_most(lang, words.who(seat)),
        Some(_) | None => lang::recap_shared(lang).to_owned(),
    }
}
