//! What a table promises everybody: quick players play it on to the end, again
//! and again, and how those games end is counted.
//!
//! The luck of an imagined game follows from the seed, the number of the game
//! and the number of the move. So two moves that are compared meet the same
//! dice, and a table and the one after it share what comes later: differences
//! are far surer than the numbers themselves.

use std::{cmp::Reverse, ops::Range};

use tabletop::{BySeat, Chance, Cx, Decision, Seat, Standings, Strategy, Turn, chance::Seeded};

/// A whole win. Any number of seats can share it evenly.
pub const WHOLE: u32 = 840;

/// What each seat got of the win in one imagined game, in parts of [`WHOLE`].
pub type Shares = BySeat<u32>;

/// After so many more moves an imagined game is given up, and everybody has won
/// alike.
const LONGEST: u32 = 3000;

/// How many games a choice is tried in at least before it is put aside.
const FEWEST: u32 = 2;

/// With few imagined games no more choices are tried than games, but so many.
const FEWEST_CHOICES: u32 = 8;

/// What luck is used for.
const FOR_DRAWS: u64 = 0;
const FOR_CHOICES: u64 = 1;
const FOR_GUESSES: u64 = 2;
const FOR_TRIES: u64 = 50;

/// Which imagined game, and after how many moves.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct At {
    /// Moves made before, in truth or imagined.
    pub n: u32,
    /// The number of the imagined game.
    pub nth: u32,
}

/// Imagines how games go on.
///
/// ```
/// use bots::imagine::{At, Imagine, WHOLE};
/// use pig::{Action, Pig};
/// use tabletop::Seat;
///
/// // Whoever holds now has won.
/// let pig: Pig = "goal 20; A 15, B 19; A has 6".parse()?;
/// let [ada, bea] = [0, 1].map(Seat::new);
/// let mut imagine = Imagine::<Pig>::new(1, 2);
/// let at = At { n: 0, nth: 0 };
/// let shares = imagine.play_on_after(pig, (ada, Action::Hold), at);
/// assert_eq!((shares[ada], shares[bea]), (WHOLE, 0));
/// // Equal seeds imagine equal games.
/// assert_eq!(imagine.play_on(pig, at), Imagine::<Pig>::new(1, 2).play_on(pig, at));
/// # Ok::<(), String>(())
/// ```
#[derive(Debug)]
pub struct Imagine<G: Strategy> {
    seed: u64,
    n_seats: usize,
    legal: Vec<G::Action>,
}

/// How what somebody does not see is filled in.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Guessing {
    /// By what players did.
    Believing,
    /// Evenly among all that is possible, whatever players did.
    Evenly,
}

/// What became of a decision in imagined games, from what was seen.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed<A> {
    /// What the quick player would have done, if it was waited for.
    pub usual: Option<A>,
    /// What did best in other games than those below.
    pub best: A,
    /// How games ended after the move that was made.
    pub of_played: Vec<Shares>,
    /// The same after the quick player's, or after keeping quiet.
    pub of_usual: Vec<Shares>,
    /// The same after the best.
    pub of_best: Vec<Shares>,
}

impl<G: Strategy> Imagine<G> {
    /// Equal seeds imagine equal games.
    pub fn new(seed: u64, n_seats: usize) -> Imagine<G> {
        Imagine {
            seed,
            n_seats,
            legal: Vec::new(),
        }
    }

    /// How a game ends that quick players play on.
    pub fn play_on(&mut self, mut table: G, mut at: At) -> Shares {
        for _ in 0..LONGEST {
            let seat = match table.turn() {
                Turn::Over(standings) => return shares(&standings),
                Turn::Waiting { must, .. } => must.first().expect("somebody is waited for"),
            };
            let action = self.usual(&table, seat, at);
            self.apply(&mut table, (seat, action), at);
            at.n += 1;
        }
        BySeat::new(self.n_seats, |_| WHOLE / self.n_seats as u32)
    }

    /// The same once somebody has moved.
    pub fn play_on_after(&mut self, mut table: G, choice: (Seat, G::Action), at: At) -> Shares {
        self.apply(&mut table, choice, at);
        let n = at.n + 1;
        self.play_on(table, At { n, ..at })
    }

    /// What the quick player does.
    pub fn usual(&mut self, table: &G, seat: Seat, at: At) -> G::Action {
        self.legal.clear();
        table.legal(seat, &mut self.legal);
        if let [only] = self.legal[..] {
            return only;
        }
        table.rollout_move(seat, &self.legal, &mut self.luck(FOR_CHOICES, at))
    }

    /// How `n_games` end of which somebody sees no more than this, after `n`
    /// moves.
    /// ```
    /// use bots::imagine::{Imagine, WHOLE};
    /// use pig::{Action, Pig};
    /// use tabletop::{Decision, Seat};
    ///
    /// let pig: Pig = "goal 20; A 19, B 0; A has 0".parse()?;
    /// let ada = Seat::new(0);
    /// let decision = Decision { seat: ada, view: &pig, memory: &(), legal: &[Action::Roll] };
    /// let games = Imagine::<Pig>::new(1, 2).seen(&decision, 0, 100);
    /// // Her chance in percent, as a client shows it.
    /// let chance = games.iter().map(|it| it[ada]).sum::<u32>() / WHOLE;
    /// assert!((60..=100).contains(&chance), "one point is missing: {chance}");
    /// # Ok::<(), String>(())
    /// ```
    pub fn seen(&mut self, decision: &Decision<'_, G>, n: u32, n_games: u32) -> Vec<Shares> {
        let games = (0..n_games).map(|nth| At { n, nth });
        let play = |at| {
            let table = self.guess(decision, at);
            self.play_on(table, at)
        };
        games.map(play).collect()
    }

    /// How games end after each of some choices, from what was seen: the same
    /// games for all of them.
    /// ```
    /// use bots::imagine::{Guessing, Imagine};
    /// use pig::{Action, Pig};
    /// use tabletop::{Decision, Seat};
    ///
    /// let pig: Pig = "goal 20; A 15, B 19; A has 6".parse()?;
    /// let ada = Seat::new(0);
    /// let legal = [Action::Roll, Action::Hold];
    /// let decision = Decision { seat: ada, view: &pig, memory: &(), legal: &legal };
    /// let ends = Imagine::<Pig>::new(1, 2).compare(
    ///     (&decision, Guessing::Believing),
    ///     &legal,
    ///     (0, 0..50),
    /// );
    /// let [rolling, holding] = [0, 1].map(|nth: usize| ends[nth].iter().map(|it| it[ada]).sum::<u32>());
    /// assert!(rolling < holding, "whoever holds now has won");
    /// # Ok::<(), String>(())
    /// ```
    pub fn compare(
        &mut self,
        (decision, guessing): (&Decision<'_, G>, Guessing),
        choices: &[G::Action],
        (n, games): (u32, Range<u32>),
    ) -> Vec<Vec<Shares>> {
        let mut ends = vec![Vec::with_capacity(games.len()); choices.len()];
        for nth in games {
            let at = At { n, nth };
            let table = match guessing {
                Guessing::Believing => self.guess(decision, at),
                Guessing::Evenly => {
                    let mut luck = self.luck(FOR_GUESSES + decision.seat.index() as u64, at);
                    G::determinize(decision.view, &mut luck)
                }
            };
            for (ends, choice) in ends.iter_mut().zip(choices) {
                ends.push(self.play_on_after(table, (decision.seat, *choice), at));
            }
        }
        ends
    }

    /// Compares a move with what the quick player would have done and with the
    /// best of the others, from what the player saw. The best is looked for in
    /// other games than it is judged by, so that luck does not flatter it.
    /// ```
    /// use bots::imagine::Imagine;
    /// use pig::{Action, Pig};
    /// use tabletop::{Decision, Seat};
    ///
    /// let pig: Pig = "goal 20; A 15, B 19; A has 6".parse()?;
    /// let legal = [Action::Roll, Action::Hold];
    /// let decision = Decision { seat: Seat::new(0), view: &pig, memory: &(), legal: &legal };
    /// let weighed = Imagine::<Pig>::new(1, 2).weigh(&decision, Action::Roll, (0, 50));
    /// assert_eq!(weighed.best, Action::Hold);
    /// # Ok::<(), String>(())
    /// ```
    pub fn weigh(
        &mut self,
        decision: &Decision<'_, G>,
        played: G::Action,
        (n, n_games): (u32, u32),
    ) -> Weighed<G::Action> {
        let seat = decision.seat;
        let first = At { n, nth: 0 };
        let table = self.guess(decision, first);
        let is_waited_for = table.turn().must().contains(seat);
        let usual = is_waited_for.then(|| self.usual(&table, seat, first));
        let best = match usual {
            Some(usual) => self.best(decision, usual, (n, n_games)),
            // Whether to interrupt is no question of the best way to do it.
            None => played,
        };
        let mut weighed = Weighed {
            usual,
            best,
            of_played: Vec::new(),
            of_usual: Vec::new(),
            of_best: Vec::new(),
        };
        for nth in 0..n_games {
            let at = At { n, nth };
            let table = self.guess(decision, at);
            let own = is_waited_for.then(|| self.usual(&table, seat, at));
            let of_usual = match own {
                Some(own) => self.play_on_after(table, (seat, own), at),
                None => self.play_on(table, at),
            };
            let of_played = if own == Some(played) {
                of_usual
            } else {
                self.play_on_after(table, (seat, played), at)
            };
            let of_best = match best {
                best if best == played => of_played,
                best if own == Some(best) => of_usual,
                best => self.play_on_after(table, (seat, best), at),
            };
            weighed.of_usual.push(of_usual);
            weighed.of_played.push(of_played);
            weighed.of_best.push(of_best);
        }
        weighed
    }

    /// Tries all choices, puts the worse half aside, tries the others again. Of
    /// equals, what the quick player does.
    fn best(
        &mut self,
        decision: &Decision<'_, G>,
        usual: G::Action,
        (n, n_games): (u32, u32),
    ) -> G::Action {
        let tried = self.tried(decision.legal, usual, (n, n_games));
        let mut left: Vec<_> = tried.into_iter().map(|it| (it, 0)).collect();
        let n_rounds = left.len().max(2).ilog2() + 1;
        let mut nth = n_games;
        while 1 < left.len() {
            let n_tries = (2 * n_games / n_rounds / left.len() as u32).max(FEWEST);
            for _ in 0..n_tries {
                let at = At { n, nth };
                nth += 1;
                let table = self.guess(decision, at);
                for (action, sum) in &mut left {
                    let shares = self.play_on_after(table, (decision.seat, *action), at);
                    *sum += shares[decision.seat];
                }
            }
            left.sort_by_key(|(action, sum)| (Reverse(*sum), *action != usual));
            left.truncate(left.len().div_ceil(2));
        }
        left.first().map_or(usual, |(best, _)| *best)
    }

    /// All choices, or where there are far more than imagined games some of them:
    /// a race should not take longer than what its winner is judged by.
    fn tried(
        &self,
        legal: &[G::Action],
        usual: G::Action,
        (n, n_games): (u32, u32),
    ) -> Vec<G::Action> {
        let mut tried = legal.to_vec();
        let most = n_games.max(FEWEST_CHOICES) as usize;
        if tried.len() <= most {
            return tried;
        }
        let mut luck = self.luck(FOR_TRIES, At { n, nth: 0 });
        for index in 0..most {
            let n_others = (tried.len() - index - 1) as u32;
            tried.swap(index, index + luck.draw(n_others) as usize);
        }
        tried.truncate(most);
        if !tried.contains(&usual) {
            tried.push(usual);
        }
        tried
    }

    fn guess(&self, decision: &Decision<'_, G>, at: At) -> G {
        let mut luck = self.luck(FOR_GUESSES + decision.seat.index() as u64, at);
        G::sample_belief(decision.view, decision.memory, &mut luck)
    }

    fn apply(&self, table: &mut G, (seat, action): (Seat, G::Action), at: At) {
        let mut luck = self.luck(FOR_DRAWS, at);
        table.apply(seat, action, &mut Cx::silent(&mut luck));
    }

    fn luck(&self, purpose: u64, at: At) -> Seeded {
        Seeded::derived(self.seed, &[purpose, at.nth.into(), at.n.into()])
    }
}

/// Who shares a win shares it evenly. There are games that nobody wins.
pub fn shares(standings: &Standings) -> Shares {
    let winners = standings.winners();
    let share = WHOLE.checked_div(winners.len() as u32).unwrap_or(0);
    let Standings(places) = standings;
    places.map(|seat, _| if winners.contains(seat) { share } else { 0 })
}

#[cfg(test)]
mod tests {
    use tabletop::Placing;

    use super::*;

    #[test]
    fn a_win_is_shared_evenly_and_may_be_nobodys() {
        let ended = |places: [u8; 3]| {
            let placing = |seat: Seat| Placing {
                place: places[seat.index()],
                points: 0,
            };
            let shares = shares(&Standings(BySeat::new(3, placing)));
            shares.as_slice().to_vec()
        };
        assert_eq!(ended([1, 2, 1]), [WHOLE / 2, 0, WHOLE / 2]);
        assert_eq!(ended([2, 2, 2]), [0, 0, 0]);
    }
}
