//! Tables in one line, for tests and bug reports:
//!
//! ```text
//! A 3 12 hot-potato, table mop; B 7; C 8 9; deck 5 6; discards rest; brain B; A works
//! ```
//!
//! One part for each player: the cards, then what lies on the `table` in front
//! and what is set `aside` to be passed on. Then the piles `deck` and
//! `discards`. Cards that are not named are where it says `rest`, in the
//! discards or with a player, and in the deck if it is nowhere said. `top 9 A, 10 all` are the uppermost cards of the deck with
//! those who know them. Then what single players know of others: `B saw A 3`,
//! or `all saw A 3` if onlookers do too; `turns 17` if that many have begun; and
//! where the Brain is, unless on the floor.
//!
//! Last what the table waits for: `bids from B, C dropped, B 7, C 3 as 31`, or
//! `A works`, with `used 1`, `manual 2`, `overtime 1`, `listening` or `listened`
//! if it is so, and the jobs laid out: `doing wipe-the-tables 2`, the number of
//! the instruction, with `with brain`, `followed`, `on table`, `had 5` (cards),
//! `n 1`, `chosen B`, `third C` and `skipped 1` as needed. A finished game reads `A won 12`,
//! `A won hot-potato`, `A won by hot-potato of others` or `A won with fewest`,
//! after `laid` cards that were left lying.

mod read;

use std::fmt;

use tabletop::{Seat, Viewer};

use crate::{
    bidding::{Bidding, Offer},
    card::THIRTY_ONE,
    faces::Faces,
    hands::Witnesses,
    job::With,
    state::GiveMeTheBrain,
    table::{Brain, How, Phase},
    work::{Origin, Underway, WalkieTalkie, Work},
};

impl fmt::Display for GiveMeTheBrain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let table = &self.table;
        for seat in table.seats() {
            self.fmt_player(seat, f)?;
        }
        fmt_cards(f, "discards", table.discards, "; ")?;
        let mut before = "top ";
        for (face, by) in self.deck.top().zip(table.seen_top.iter()) {
            write!(f, "{before}{face} ")?;
            match by {
                Witnesses::All => f.write_str("all")?,
                Witnesses::Only(seats) => seats.iter().try_for_each(|it| write!(f, "{it}"))?,
            }
            before = ", ";
        }
        if before == ", " {
            f.write_str("; ")?;
        }
        self.fmt_knowledge(f)?;
        if 0 < table.n_turns {
            write!(f, "turns {}; ", table.n_turns)?;
        }
        if let Brain::HeldBy(seat) = table.brain {
            write!(f, "brain {seat}; ")?;
        }
        self.fmt_phase(f)
    }
}

impl GiveMeTheBrain {
    fn fmt_player(&self, seat: Seat, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hand = self.hands.held(seat);
        fmt_cards(f, &seat.to_string(), hand.into(), "")?;
        if hand.is_empty() {
            write!(f, "{seat}")?;
        }
        fmt_cards(f, ", table", self.table.before[seat], "")?;
        fmt_cards(f, ", aside", (hand & self.set_aside).into(), "")?;
        f.write_str("; ")
    }

    fn fmt_knowledge(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let open = self.hands.known_to(Viewer::Public);
        for owner in self.table.seats() {
            let hand = self.hands.held(owner);
            fmt_cards(f, &format!("all saw {owner}"), (hand & open).into(), "; ")?;
            for seat in self.table.others(owner) {
                let known = self.hands.known_to(Viewer::Seat(seat)) & hand;
                fmt_cards(
                    f,
                    &format!("{seat} saw {owner}"),
                    (known - open).into(),
                    "; ",
                )?;
            }
        }
        Ok(())
    }

    fn fmt_phase(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.table.phase {
            Phase::Bidding(bidding) => fmt_bidding(bidding, f),
            Phase::Work(work) => fmt_work(work, f),
            Phase::Over(win) => {
                fmt_cards(f, "laid", self.table.laid_out, "; ")?;
                write!(f, "{} won ", win.seat)?;
                match win.how {
                    How::Job(job) => write!(f, "{job}"),
                    How::OthersJob(job) => write!(f, "by {job} of others"),
                    How::Bid(bid) => write!(f, "{bid}"),
                    How::FewestCards => f.write_str("with fewest"),
                }
            }
        }
    }
}

/// Nothing if there are no cards.
fn fmt_cards(f: &mut fmt::Formatter<'_>, place: &str, cards: Faces, after: &str) -> fmt::Result {
    if cards.is_empty() {
        return Ok(());
    }
    write!(f, "{place} {cards}{after}")
}

fn fmt_bidding(bidding: &Bidding, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "bids from {}", bidding.first)?;
    if let Some(dropper) = bidding.dropper {
        write!(f, ", {dropper} dropped")?;
    }
    for seat in bidding.order() {
        match bidding.offers[seat] {
            Offer::Awaited => (),
            Offer::Passed => write!(f, ", {seat} passed")?,
            Offer::Bid {
                bid,
                counts: THIRTY_ONE,
            } => write!(f, ", {seat} {bid} as 31")?,
            Offer::Bid { bid, .. } => write!(f, ", {seat} {bid}")?,
        }
    }
    Ok(())
}

fn fmt_work(work: &Work, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "{} works", work.active)?;
    let numbers = [
        ("used", work.hands_used),
        ("manual", work.manual),
        ("overtime", work.overtime),
    ];
    for (what, n) in numbers.into_iter().filter(|(_, n)| 0 < *n) {
        write!(f, ", {what} {n}")?;
    }
    f.write_str(match work.walkie_talkie {
        WalkieTalkie::Unused => "",
        WalkieTalkie::Listening => ", listening",
        WalkieTalkie::Used => ", listened",
    })?;
    work.jobs.iter().try_for_each(|job| fmt_job(job, f))
}

fn fmt_job(underway: &Underway, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, ", doing {} {}", underway.job, underway.step + 1)?;
    match underway.with {
        With::Hands => (),
        With::Brain => f.write_str(" with brain")?,
        With::Substitute(it) => write!(f, " with {it}")?,
    }
    f.write_str(match underway.origin {
        Origin::LaidOut => "",
        Origin::OnTable => " on table",
        Origin::Discards => " followed",
    })?;
    write!(f, " had {}", underway.had)?;
    if 0 < underway.count {
        write!(f, " n {}", underway.count)?;
    }
    if let Some(seat) = underway.chosen {
        write!(f, " chosen {seat}")?;
    }
    if let Some(seat) = underway.third {
        write!(f, " third {seat}")?;
    }
    (0..underway.job.steps().len() as u8)
        .filter(|step| underway.is_skipped(*step))
        .try_for_each(|step| write!(f, " skipped {}", step + 1))
}
