//! Information-set Monte Carlo tree search.
//!
//! Again and again the bot guesses a table that fits what it has seen, walks
//! down one tree and plays to the end. A situation in the tree is what the
//! player who decides there sees, so tables that this player cannot tell apart
//! share it, nobody in the tree knows too much, and what was thought before the
//! last move is found again after it.

use std::{fmt, time::Duration};

use tabletop::{Bot, Budget, Decision, Strategy, chance::Seeded};
use web_time::Instant;

use crate::thread::SearchThread;

/// A bot that searches.
///
/// ```
/// use bots::Search;
/// use pig::{Action, Pig};
/// use tabletop::{Bot, Budget, Decision, Game, Seat, Viewer};
///
/// // Whoever holds now has won.
/// let pig: Pig = "goal 20; A 15, B 19; A has 6".parse()?;
/// let seat = Seat::new(0);
/// let view = pig.view(Viewer::Seat(seat));
/// let legal = [Action::Roll, Action::Hold];
/// let decision = Decision { seat, view: &view, memory: &(), legal: &legal };
/// let mut search = Search::<Pig>::new(Budget::iterations(200), 1);
/// assert_eq!(search.choose(&decision), Action::Hold);
/// assert!(0 < search.n_remembered(&decision));
/// # Ok::<(), String>(())
/// ```
pub struct Search<G: Strategy> {
    budget: Budget,
    /// How long whoever asks can wait.
    patience: Duration,
    /// As many as there are threads.
    threads: Vec<SearchThread<G>>,
}

/// How a search goes about it.
///
/// ```
/// use bots::{Search, SearchConfig};
/// use pig::Pig;
/// use tabletop::{Bot, Budget};
///
/// // A search that takes every guess for equally likely needs no memory.
/// let config = SearchConfig { uses_beliefs: false, ..SearchConfig::default() };
/// let search = Search::<Pig>::with(config, Budget::milliseconds(50), 1);
/// assert!(!search.uses_memory());
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct SearchConfig {
    /// Several trains of thought side by side, each with the whole budget; the
    /// move that was tried most in all of them is made. A browser has one
    /// thread, where they think one after the other.
    pub n_threads: usize,
    /// Whether guesses are weighed by what players did.
    pub uses_beliefs: bool,
}

impl Default for SearchConfig {
    fn default() -> SearchConfig {
        SearchConfig {
            n_threads: 1,
            uses_beliefs: true,
        }
    }
}

/// The clock is looked at once in so many iterations.
const ITERATIONS_A_LOOK: u32 = 16;

impl<G: Strategy> fmt::Debug for Search<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Search")
            .field("budget", &self.budget)
            .field("n_threads", &self.threads.len())
            .finish_non_exhaustive()
    }
}

impl<G: Strategy> Bot<G> for Search<G> {
    fn choose(&mut self, decision: &Decision<'_, G>) -> G::Action {
        if let [only] = decision.legal {
            return *only;
        }
        self.think(decision);
        self.most_tried(decision)
    }

    fn uses_memory(&self) -> bool {
        self.threads.iter().any(SearchThread::uses_beliefs)
    }

    fn hurry(&mut self, within: Duration) {
        self.patience = within;
    }
}

impl<G: Strategy> Search<G> {
    /// One train of thought, with beliefs.
    pub fn new(budget: Budget, seed: u64) -> Search<G> {
        Search::with(SearchConfig::default(), budget, seed)
    }

    /// A search of any kind.
    pub fn with(config: SearchConfig, budget: Budget, seed: u64) -> Search<G> {
        let SearchConfig {
            n_threads,
            uses_beliefs,
        } = config;
        let chance = |thread| Seeded::derived(seed, &[thread]);
        Search {
            budget,
            patience: Duration::MAX,
            threads: (0..n_threads.max(1) as u64)
                .map(|thread| SearchThread::new(uses_beliefs, chance(thread)))
                .collect(),
        }
    }

    /// Thinks about a decision, and says for how many iterations.
    /// Whoever has time thinks on before they are asked, and remembers it then.
    ///
    /// ```
    /// use bots::Search;
    /// use pig::{Action, Pig};
    /// use tabletop::{Bot, Budget, Decision, Seat};
    ///
    /// let pig: Pig = "goal 20; A 15, B 19; A has 6".parse()?;
    /// let legal = [Action::Roll, Action::Hold];
    /// let decision = Decision { seat: Seat::new(0), view: &pig, memory: &(), legal: &legal };
    /// let mut search = Search::<Pig>::new(Budget::iterations(100), 1);
    /// assert_eq!(search.think(&decision), 100);
    /// let n_remembered = search.n_remembered(&decision);
    /// assert_ne!(n_remembered, 0);
    /// assert_eq!(search.choose(&decision), Action::Hold);
    /// assert!(n_remembered < search.n_remembered(&decision));
    /// // For another table.
    /// search.forget();
    /// assert_eq!(search.n_remembered(&decision), 0);
    /// # Ok::<(), String>(())
    /// ```
    pub fn think(&mut self, decision: &Decision<'_, G>) -> u32 {
        let most = Limit {
            n_iterations: self.budget.n_iterations,
            time: self.budget.time().min(self.patience),
        };
        match &mut self.threads[..] {
            [thread] => run(thread, most, decision),
            #[cfg(target_family = "wasm")]
            threads => {
                let all = threads.iter_mut();
                all.map(|thread| run(thread, most, decision)).sum()
            }
            #[cfg(not(target_family = "wasm"))]
            threads => std::thread::scope(|scope| {
                let all: Vec<_> = threads
                    .iter_mut()
                    .map(|thread| scope.spawn(move || run(thread, most, decision)))
                    .collect();
                let counts = all.into_iter().map(std::thread::ScopedJoinHandle::join);
                counts.map(|n| n.expect("a search ends")).sum()
            }),
        }
    }

    /// Forgets what was thought before, but keeps the room for it.
    pub fn forget(&mut self) {
        self.threads.iter_mut().for_each(SearchThread::forget);
    }

    /// Takes up the luck of a new seed.
    pub fn reseed(&mut self, seed: u64) {
        for (nth, thread) in (0..).zip(&mut self.threads) {
            thread.reseed(Seeded::derived(seed, &[nth]));
        }
    }

    /// How often it has been at this decision.
    pub fn n_remembered(&self, decision: &Decision<'_, G>) -> u32 {
        let moves = decision.legal.iter().copied();
        moves.map(|action| self.tried(decision, action).0).sum()
    }

    fn most_tried(&self, decision: &Decision<'_, G>) -> G::Action {
        let moves = decision.legal.iter().copied();
        let rated = moves.map(|action| (action, self.tried(decision, action)));
        // Of equals the first: the order of moves is fixed.
        let best = rated
            .rev()
            .max_by(|(_, (n, reward)), (_, (m, other))| n.cmp(m).then(reward.total_cmp(other)));
        best.expect("there is something to choose from").0
    }

    /// How often a move was tried, and what it brought.
    fn tried(&self, decision: &Decision<'_, G>, action: G::Action) -> (u32, f32) {
        let all = self.threads.iter().map(|it| it.tried(decision, action));
        all.fold((0, 0.0), |(n, reward), (more, also)| {
            (n + more, reward + also)
        })
    }
}

#[derive(Copy, Clone)]
struct Limit {
    n_iterations: u32,
    time: Duration,
}

fn run<G: Strategy>(thread: &mut SearchThread<G>, most: Limit, decision: &Decision<'_, G>) -> u32 {
    thread.make_room();
    let started = Instant::now();
    let mut n_iterations = 0;
    while n_iterations < most.n_iterations {
        let n = ITERATIONS_A_LOOK.min(most.n_iterations - n_iterations);
        for _ in 0..n {
            thread.iterate(decision);
        }
        n_iterations += n;
        if most.time <= started.elapsed() {
            break;
        }
    }
    n_iterations
}

#[cfg(test)]
mod tests {
    use brain_flip::{BrainFlip, Options};
    use tabletop::{Cx, Game, Viewer};

    use super::*;

    #[test]
    fn of_many_choices_few_are_tried_at_first_and_more_and_more_later() {
        let mut chance = Seeded::new(1);
        let mut cx = Cx::silent(&mut chance);
        let mut game = BrainFlip::setup(&Options::default(), 2, &mut cx).expect("it opens");
        // The first to guess can ask or point at anything.
        let mut legal = Vec::new();
        let seat = loop {
            let seat = game.turn().must().first().expect("somebody is waited for");
            legal.clear();
            game.legal(seat, &mut legal);
            if 100 < legal.len() {
                break seat;
            }
            let action = game.rollout_move(seat, &legal, &mut chance);
            game.apply(seat, action, &mut Cx::silent(&mut chance));
        };
        let decision = Decision {
            seat,
            view: &game.view(Viewer::Seat(seat)),
            memory: &(),
            legal: &legal,
        };
        let n_tried = |n_iterations| {
            let mut search = Search::<BrainFlip>::new(Budget::iterations(n_iterations), 1);
            search.think(&decision);
            let tried = legal
                .iter()
                .filter(|it| 0 < search.tried(&decision, **it).0);
            tried.count()
        };
        let few_to_all = [30, 100, 300, 1000].map(n_tried);
        assert!(few_to_all.is_sorted_by(|n, m| n < m), "{few_to_all:?}");
        assert!(4 * few_to_all[1] < legal.len(), "{few_to_all:?}");
        assert_eq!(few_to_all[3], legal.len());
    }
}
