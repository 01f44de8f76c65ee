//! Where a result came from: a fair share, luck, and what everybody chose.
//!
//! Every imagined game gives one whole account, in which everything cancels but
//! the start and the result. So the parts add up exactly, and how much accounts
//! differ says how sure each part is.

use erased::imagined::{Shares, shares};
use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat, Turn};

use crate::{
    estimate::{Estimate, rounded},
    look::{Coach, Look, Played},
};

/// What a seat's result is made of, in thousandths of a win. The means of the
/// parts add up to it exactly.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Ledger {
    /// What the place at the table is worth before the deal.
    pub start: Estimate,
    /// What the deal brought.
    pub deal: Estimate,
    /// What dice and cards brought during the game.
    pub draws: Estimate,
    /// What lay hidden brought: moves were better or worse than their players
    /// could know.
    pub unseen: Estimate,
    /// What the own choices brought more than those of a quick player.
    pub own: Estimate,
    /// What the choices of the others brought.
    pub others: Estimate,
    /// 1000 for a win alone.
    pub result: i32,
}

/// A part of what a result is made of.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// What the place at the table is worth.
    Start,
    /// The deal.
    Deal,
    /// Dice and cards during the game.
    Draws,
    /// What lay hidden.
    Unseen,
    /// The choices of the others.
    Others,
    /// The own choices.
    Own,
}

/// What a move changed for each seat, in thousandths.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Step {
    /// Which move; 0 is the deal.
    pub n: u32,
    /// Through what was chosen.
    pub choice: BySeat<i32>,
    /// Through what lay hidden.
    pub unseen: BySeat<i32>,
    /// Through dice and cards.
    pub draws: BySeat<i32>,
    /// How far off that may be.
    pub reach: BySeat<i32>,
}

/// One imagined game's account of a part, seat by seat.
type Account = Vec<BySeat<i64>>;

/// Adds up a seat's parts and rounds only what they come to, so that rounding
/// loses nothing.
#[derive(Copy, Clone, Default)]
struct Rounding {
    sum: i64,
    rounded: i32,
}

/// The accounts of all seats, and what every move changed.
pub(crate) fn ledgers(coach: &Coach<'_>, looks: &[Look]) -> (Vec<Ledger>, Vec<Step>) {
    let n_seats = looks[0].chances.len();
    let start = widened(&coach.before_the_deal());
    let result = result(coach);
    let mut accounts = Accounts::new(start.len(), n_seats);
    let mut means = BySeat::new(n_seats, |_| Rounding::default());
    let starts = settle(&start, &mut means);
    accounts.start.clone_from(&start);
    let deal = minus(&widened(&looks[0].truth), &start);
    let dealt = settle(&deal, &mut means);
    accounts.deal.clone_from(&deal);
    let nothing = BySeat::new(n_seats, |_| 0);
    let mut steps = vec![Step {
        n: 0,
        choice: nothing,
        unseen: nothing,
        draws: dealt,
        reach: reaches(&deal),
    }];
    let mut sums = BySeat::new(n_seats, |seat| Ledger {
        start: mean(starts[seat]),
        deal: mean(dealt[seat]),
        result: result[seat],
        ..Ledger::default()
    });
    for (n, pair) in (1..).zip(looks.windows(2)) {
        let Some(played) = &pair[0].played else { break };
        let moved = Moved::new(&pair[0], played, &pair[1]);
        let choice = settle(&moved.choice, &mut means);
        let unseen = settle(&moved.unseen, &mut means);
        let draws = settle(&moved.draws, &mut means);
        for seat in sums.seats() {
            let ledger = &mut sums[seat];
            let chosen = if seat == played.seat {
                &mut ledger.own
            } else {
                &mut ledger.others
            };
            chosen.mean += choice[seat];
            ledger.unseen.mean += unseen[seat];
            ledger.draws.mean += draws[seat];
        }
        accounts.add(&moved, played.seat);
        steps.push(Step {
            n,
            choice,
            unseen,
            draws,
            reach: reaches(&moved.draws),
        });
    }
    let sums = sums.map(|seat, ledger| accounts.with_intervals(ledger, seat));
    (sums.into(), steps)
}

/// What came of the game in truth.
fn result(coach: &Coach<'_>) -> BySeat<i32> {
    let playback = coach.playback();
    match playback.table(playback.n_moves()).turn() {
        Turn::Over(standings) => shares(&standings).map(|_, it| rounded(i64::from(*it), 1)),
        Turn::Waiting { .. } => unreachable!("a playback is of a game that is over"),
    }
}

/// What one move changed, game by game.
struct Moved {
    choice: Account,
    unseen: Account,
    draws: Account,
}

impl Moved {
    fn new(before: &Look, played: &Played, after: &Look) -> Moved {
        let chosen = widened(&played.truth);
        let whole = minus(&chosen, &widened(&before.truth));
        let choice = if played.skill.is_empty() {
            let n_seats = before.chances.len();
            vec![BySeat::new(n_seats, |_| 0); whole.len()]
        } else {
            played.skill.clone()
        };
        Moved {
            unseen: minus(&whole, &choice),
            draws: minus(&widened(&after.truth), &chosen),
            choice,
        }
    }
}

/// Each part, added up for every imagined game.
struct Accounts {
    start: Account,
    deal: Account,
    draws: Account,
    unseen: Account,
    own: Account,
    others: Account,
}

impl Accounts {
    fn new(n_games: usize, n_seats: usize) -> Accounts {
        let empty = vec![BySeat::new(n_seats, |_| 0); n_games];
        Accounts {
            start: empty.clone(),
            deal: empty.clone(),
            draws: empty.clone(),
            unseen: empty.clone(),
            own: empty.clone(),
            others: empty,
        }
    }

    fn add(&mut self, moved: &Moved, mover: Seat) {
        add(&mut self.draws, &moved.draws, |_| true);
        add(&mut self.unseen, &moved.unseen, |_| true);
        add(&mut self.own, &moved.choice, |seat| seat == mover);
        add(&mut self.others, &moved.choice, |seat| seat != mover);
    }

    /// The means stay as they are: they are rounded so that they add up.
    fn with_intervals(&self, ledger: &Ledger, seat: Seat) -> Ledger {
        let of = |account: &Account, given: Estimate| Estimate {
            mean: given.mean,
            ci95: Estimate::of(account.iter().map(|it| it[seat])).ci95,
        };
        Ledger {
            start: of(&self.start, ledger.start),
            deal: of(&self.deal, ledger.deal),
            draws: of(&self.draws, ledger.draws),
            unseen: of(&self.unseen, ledger.unseen),
            own: of(&self.own, ledger.own),
            others: of(&self.others, ledger.others),
            result: ledger.result,
        }
    }
}

impl Ledger {
    /// All parts, in the order in which they add up.
    pub fn parts(&self) -> [Part; 6] {
        [
            Part::Start,
            Part::Deal,
            Part::Draws,
            Part::Unseen,
            Part::Others,
            Part::Own,
        ]
    }

    /// What one of them brought.
    pub fn part(&self, part: Part) -> Estimate {
        match part {
            Part::Start => self.start,
            Part::Deal => self.deal,
            Part::Draws => self.draws,
            Part::Unseen => self.unseen,
            Part::Others => self.others,
            Part::Own => self.own,
        }
    }

    /// Everything that nobody chose.
    pub fn luck(&self) -> i32 {
        self.deal.mean + self.draws.mean + self.unseen.mean
    }
}

fn mean(mean: i32) -> Estimate {
    Estimate { mean, ci95: [0; 2] }
}

/// How far off a part may be for each seat.
fn reaches(part: &[BySeat<i64>]) -> BySeat<i32> {
    BySeat::new(part[0].len(), |seat| {
        Estimate::of(part.iter().map(|it| it[seat])).reach()
    })
}

fn widened(games: &[Shares]) -> Account {
    let widen = |it: &Shares| it.map(|_, share| i64::from(*share));
    games.iter().map(widen).collect()
}

fn minus(more: &[BySeat<i64>], less: &[BySeat<i64>]) -> Account {
    let pairs = more.iter().zip(less);
    let minus = pairs.map(|(more, less)| more.map(|seat, it| it - less[seat]));
    minus.collect()
}

fn add(sum: &mut [BySeat<i64>], part: &[BySeat<i64>], is_meant: impl Fn(Seat) -> bool) {
    for (sum, part) in sum.iter_mut().zip(part) {
        for seat in part.seats().filter(|seat| is_meant(*seat)) {
            sum[seat] += part[seat];
        }
    }
}

/// The mean of a part for each seat: by how much the rounded sum of all parts so
/// far has changed.
fn settle(part: &[BySeat<i64>], means: &mut BySeat<Rounding>) -> BySeat<i32> {
    let n_games = part.len() as u32;
    BySeat::new(means.len(), |seat| {
        let Rounding {
            sum,
            rounded: before,
        } = &mut means[seat];
        *sum += part.iter().map(|it| it[seat]).sum::<i64>();
        let now = rounded(*sum, n_games);
        now - std::mem::replace(before, now)
    })
}
