//! Who there is, by name.
//!
//! Besides those on the roster, the lab can ask for a search of any size
//! (`search-5000` iterations, `search-1000ms`, `search-1000msx2` on two
//! threads, `search-5000u` without beliefs about what others hold) and for a weaker version of anybody (`greedy~250` leaves 250
//! decisions in a thousand to chance, `exact~250~forgetful` to somebody else).

use tabletop::{Bot, BotInfo, Budget, Level, Policy, Strategy, Text, chance::Seeded};

use crate::{
    LEVELS, Search,
    level::{Blundering, Random},
    search::SearchConfig,
};

/// A bot on offer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct BotLabel {
    pub name: &'static str,
    pub about: Text,
    /// What players call it, if it is one of the five levels.
    pub level: Option<Text>,
}

/// Every bot that plays `G`: random moves, the game's own, then the five
/// levels; each group weakest first.
///
/// ```
/// let names: Vec<_> = bots::roster::<pig::Pig>().map(|bot| bot.name).collect();
/// assert_eq!(names, ["random", "shambler", "walker", "runner", "ghoul", "mastermind"]);
/// ```
pub fn roster<G: Strategy>() -> impl Iterator<Item = BotLabel> {
    let random = BotLabel {
        name: "random",
        about: Text {
            en: "plays any legal move",
            fr: "joue n’importe quel coup permis",
        },
        level: None,
    };
    let own = G::BOTS.iter().map(|bot| BotLabel {
        name: bot.name,
        about: bot.about,
        level: None,
    });
    let levels = LEVELS.into_iter().map(|level| BotLabel {
        name: level.name,
        about: level.about,
        level: Some(level.title),
    });
    std::iter::once(random).chain(own).chain(levels)
}

/// The bot of this name. Equal seeds make equal players, as long as time does
/// not cut their thoughts short.
///
/// ```
/// # use pig::{Action, Options, Pig};
/// # use tabletop::{Cx, Decision, Game, Seat, Viewer, chance::Scripted};
/// let mut cx_luck = Scripted::new([]);
/// let pig = Pig::setup(&Options::default(), 2, &mut Cx::silent(&mut cx_luck))?;
/// let seat = Seat::new(0);
/// let mut bot = bots::make::<Pig>("search-100", 1).expect("a search of any size");
/// let action = bot.choose(&Decision {
///     seat,
///     view: &pig.view(Viewer::Seat(seat)),
///     memory: &(),
///     legal: &[Action::Roll],
/// });
/// assert_eq!(action, Action::Roll);
/// # Ok::<(), tabletop::Refusal>(())
/// ```
pub fn make<G: Strategy>(name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
    if let Some((name, blunders)) = name.split_once('~') {
        let (blunders, blunder) = blunders.split_once('~').unwrap_or((blunders, "random"));
        return Some(Box::new(Blundering {
            policy: make(name, seed)?,
            blunders: blunders.parse().ok().filter(|it| *it <= 1000)?,
            blunder: make(blunder, seed)?,
            chance: Seeded::derived(seed, &[1]),
        }));
    }
    let level = LEVELS.iter().position(|level| level.name == name);
    if let Some(level) = level {
        return Some(make_level(G::LEVELS[level], seed));
    }
    let own = |bot: &&BotInfo<G>| bot.name == name;
    match (name, G::BOTS.iter().find(own)) {
        ("random", _) => Some(make_policy(Policy::Random, seed)),
        (_, Some(bot)) => Some((bot.make)(seed)),
        (_, None) => make_search(name.strip_prefix("search-")?, seed),
    }
}

/// Whether a bot of this name thinks by the clock, so that how strong it is
/// depends on the machine and on what else it does.
pub fn is_timed(name: &str) -> bool {
    let mut parts = name.split('~').filter_map(|it| it.strip_prefix("search-"));
    parts.any(|size| size.contains("ms"))
}

/// A bot as strong as this.
pub fn make_level<G: Strategy>(level: Level, seed: u64) -> Box<dyn Bot<G>> {
    let Level {
        policy,
        blunders,
        blunder,
    } = level;
    let policy = make_policy(policy, seed);
    if blunders == 0 {
        return policy;
    }
    Box::new(Blundering {
        policy,
        blunders,
        blunder: make_policy(blunder, seed),
        chance: Seeded::derived(seed, &[1]),
    })
}

fn make_policy<G: Strategy>(policy: Policy, seed: u64) -> Box<dyn Bot<G>> {
    match policy {
        Policy::Random => Box::new(Random(Seeded::new(seed))),
        Policy::Search(budget) => Box::new(Search::new(budget, seed)),
        Policy::Own(name) => {
            let bot = G::BOTS.iter().find(|bot| bot.name == name);
            (bot.expect("levels name bots of their own game").make)(seed)
        }
    }
}

/// `5000`, `1000ms`, `1000msx2`, `5000u`.
fn make_search<G: Strategy>(size: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
    const MOST_THREADS: usize = 64;
    let (size, uses_beliefs) = match size.strip_suffix('u') {
        Some(size) => (size, false),
        None => (size, true),
    };
    let (size, n_threads) = match size.split_once('x') {
        Some((size, n_threads)) => (size, n_threads.parse().ok()?),
        None => (size, 1),
    };
    let budget = match size.strip_suffix("ms") {
        Some(milliseconds) => Budget::milliseconds(milliseconds.parse().ok()?),
        None => Budget::iterations(size.parse().ok()?),
    };
    let is_sound = (1..=MOST_THREADS).contains(&n_threads)
        && 0 < budget.n_iterations
        && 0 < budget.milliseconds;
    let config = SearchConfig {
        n_threads,
        uses_beliefs,
    };
    is_sound.then(|| Box::new(Search::with(config, budget, seed)) as Box<dyn Bot<G>>)
}
