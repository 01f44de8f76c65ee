//! One table of a game that is over, looked into by imagined games.

use driver::Playback;
use erased::imagined::{Chosen, Effort, Imagined, Shares, Weighed};
use tabletop::{BySeat, Seat, chance::Seeded};

use crate::{
    estimate::{Estimate, rounded},
    report::Decision,
};

/// Looks into a game that is over.
#[derive(Copy, Clone, Debug)]
pub struct Coach<'a> {
    playback: &'a Playback,
    effort: Effort,
}

/// What is found out about one table. Looks do not depend on each other, so they
/// can be taken in any order and side by side.
#[derive(Clone, PartialEq, Debug)]
pub struct Look {
    /// What each seat could hope for from what it knew, in thousandths.
    pub(crate) chances: BySeat<u32>,
    /// How imagined games ended that began here in truth.
    pub(crate) truth: Vec<Shares>,
    /// The move that was made here.
    pub(crate) played: Option<Played>,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Played {
    pub(crate) seat: Seat,
    /// How imagined games ended that began with it.
    pub(crate) truth: Vec<Shares>,
    /// What it brought more than the quick player's would have, from what was
    /// seen; nothing where there was no choice.
    pub(crate) skill: Vec<BySeat<i64>>,
    pub(crate) decision: Option<Decision>,
}

/// Dealing has luck of its own.
const FOR_DEALS: u64 = 100;

impl<'a> Coach<'a> {
    /// With so many imagined games for every number, and luck of this seed.
    pub fn new(playback: &'a Playback, n_games: u32, seed: u64) -> Coach<'a> {
        let n_games = n_games.max(2);
        Coach {
            playback,
            effort: Effort { seed, n_games },
        }
    }

    /// How many tables there are to look into: one before every move and the
    /// last.
    pub fn n_looks(&self) -> u32 {
        self.playback.n_moves() + 1
    }

    /// Looks into the table after `n` moves.
    pub fn look(&self, n: u32) -> Look {
        let moves = &self.playback.record().moves;
        let made = moves.get(n as usize);
        let made = made.map(|it| (it.seat, it.action.as_str()));
        let table = self.playback.table(n);
        let imagined = table.imagined(self.effort, n, made);
        let Imagined {
            truth,
            seen,
            played,
        } = imagined.expect("the moves of a playback were played");
        let n_seats = self.playback.record().players.len();
        let chances = BySeat::new(n_seats, |seat| {
            let games = seen.get(seat.index()).unwrap_or(&truth);
            let sum = games.iter().map(|it| i64::from(it[seat])).sum();
            rounded(sum, games.len() as u32).unsigned_abs()
        });
        Look {
            chances,
            truth,
            played: played
                .zip(made)
                .map(|(chosen, made)| Played::new(chosen, made, n)),
        }
    }

    /// How games end that are dealt anew, with the same options.
    pub(crate) fn before_the_deal(&self) -> Vec<Shares> {
        let record = self.playback.record();
        let Effort { seed, n_games } = self.effort;
        let deal = |nth: u32| {
            let mut luck = Seeded::derived(seed, &[FOR_DEALS, nth.into()]);
            let game = self.playback.game();
            let opened = game.start(&record.options, record.players.len(), &mut luck);
            let table = opened.expect("it was opened like that before").table;
            table.imagined_once(seed, nth)
        };
        (0..n_games).map(deal).collect()
    }

    pub(crate) fn effort(&self) -> Effort {
        self.effort
    }

    pub(crate) fn playback(&self) -> &'a Playback {
        self.playback
    }
}

impl Played {
    fn new(chosen: Chosen, (seat, action): (Seat, &str), n: u32) -> Played {
        let Chosen {
            truth,
            n_choices,
            weighed,
        } = chosen;
        let Some(weighed) = weighed else {
            return Played {
                seat,
                truth,
                skill: Vec::new(),
                decision: None,
            };
        };
        let Weighed {
            usual,
            best,
            of_played,
            of_usual,
            of_best,
        } = weighed;
        let skill: Vec<_> = difference(&of_played, &of_usual).collect();
        let own = |games: &[BySeat<i64>]| Estimate::of(games.iter().map(|it| it[seat]));
        let lost: Vec<_> = difference(&of_best, &of_played).collect();
        let cost = own(&lost);
        // What does no better where it is judged is not better.
        let better = (0 < cost.mean).then_some(best);
        let chance = own(&of_played.iter().map(widened).collect::<Vec<_>>());
        let decision = Decision {
            n: n + 1,
            seat,
            choices: n_choices,
            played: action.to_owned(),
            usual,
            cost: better.as_ref().map_or_else(Estimate::default, |_| cost),
            better,
            chance,
            skill: own(&skill),
        };
        Played {
            seat,
            truth,
            skill,
            decision: Some(decision),
        }
    }
}

/// What one brought more than the other, game by game.
pub(crate) fn difference<'a>(
    more: &'a [Shares],
    less: &'a [Shares],
) -> impl Iterator<Item = BySeat<i64>> {
    let pairs = more.iter().zip(less);
    pairs.map(|(more, less)| more.map(|seat, it| i64::from(*it) - i64::from(less[seat])))
}

fn widened(shares: &Shares) -> BySeat<i64> {
    shares.map(|_, it| i64::from(*it))
}
