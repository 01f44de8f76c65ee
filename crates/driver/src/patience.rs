//! How long a person waits for bots, all of them together.

use std::time::Duration;

/// One move alone never takes longer.
const LONGEST_SEARCH: Duration = Duration::from_secs(1);
/// Searches that a bot is expected to need in a turn.
const MOVES_A_TURN: u32 = 4;

/// What is left of a person's patience, shared out among the moves that bots
/// search for. However many these are, together they take no more than that.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Patience {
    left: Duration,
    n_searches: u32,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience {
            left: Patience::WHOLE,
            n_searches: 0,
        }
    }
}

impl Patience {
    /// How long a person waits for all bots between two of their own moves.
    pub const WHOLE: Duration = Duration::from_secs(6);

    /// How long the next search may take at a table where so many bots search:
    /// an equal share for each that is expected, and once there are more than
    /// that, ever less.
    pub fn share(&self, n_bots: usize) -> Duration {
        let n_bots = n_bots.max(1) as u32;
        let n_expected = (MOVES_A_TURN * n_bots).saturating_sub(self.n_searches);
        (self.left / n_expected.max(n_bots + 1)).min(LONGEST_SEARCH)
    }

    /// A bot has searched for so long.
    pub fn spend(&mut self, took: Duration) {
        self.left = self.left.saturating_sub(took);
        self.n_searches += 1;
    }

    /// A person has moved, and waits anew.
    pub fn renew(&mut self) {
        *self = Patience::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What bots are allowed one after the other if each takes `part` of that.
    fn shares(n_bots: usize, n_moves: usize, part: u32) -> Vec<Duration> {
        let mut patience = Patience::default();
        let next = |_| {
            let share = patience.share(n_bots);
            patience.spend(share / part);
            share
        };
        (0..n_moves).map(next).collect()
    }

    #[test]
    fn all_bots_together_take_six_seconds_at_most_however_often_they_move() {
        for n_bots in 1..=6 {
            let all: Duration = shares(n_bots, 500, 1).iter().sum();
            assert!(all <= Patience::WHOLE, "{n_bots} bots take {all:?}");
            let usual = shares(n_bots, MOVES_A_TURN as usize * n_bots, 1);
            let most_of_it = Patience::WHOLE / 2;
            assert!(most_of_it < usual.iter().sum(), "{n_bots} bots: {usual:?}");
        }
    }

    #[test]
    fn expected_moves_have_equal_shares_and_later_ones_ever_smaller_ones() {
        let shares = shares(3, 20, 1);
        assert_eq!(shares[0], Patience::WHOLE / 12);
        assert!(
            shares[..8].windows(2).all(|it| it[0] == it[1]),
            "{shares:?}"
        );
        assert!(
            shares[9..].is_sorted_by(|more, less| more > less),
            "{shares:?}"
        );
        assert!(shares.iter().all(|it| !it.is_zero()), "{shares:?}");
    }

    #[test]
    fn what_one_leaves_over_is_for_the_others() {
        let shares = shares(2, 6, 2);
        assert!(
            shares[..5].is_sorted_by(|less, more| less < more),
            "{shares:?}"
        );
        assert_eq!(shares[5], LONGEST_SEARCH);
    }

    #[test]
    fn a_slow_bot_leaves_the_others_nothing_until_a_person_has_moved() {
        let mut patience = Patience::default();
        let first = patience.share(2);
        patience.spend(2 * Patience::WHOLE);
        assert_eq!(patience.share(2), Duration::ZERO);
        patience.renew();
        assert_eq!(patience.share(2), first);
    }
}
