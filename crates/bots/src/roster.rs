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
    /// Stable, lowercase, used in records and commands.
    pub name: &'static str,
    /// One line about it.
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

/// A bot as its name describes it. Names are read here and nowhere else.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct BotSpec {
    policy: SpecPolicy,
    /// In thousandths, and what they are made with.
    blunders: Option<(u32, SpecPolicy)>,
}

/// A [`Policy`], or a search in a way that no level has.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum SpecPolicy {
    Level(Level),
    Search(SearchConfig, Budget),
}

impl BotSpec {
    /// Reads the name of a bot that plays `G`.
    ///
    /// ```
    /// # use bots::BotSpec;
    /// # use pig::Pig;
    /// let timed = BotSpec::read::<Pig>("search-50ms~100").expect("it is a bot");
    /// assert!(timed.searches() && timed.is_timed());
    /// assert_eq!(BotSpec::read::<Pig>("deep-blue"), None);
    /// ```
    pub fn read<G: Strategy>(name: &str) -> Option<BotSpec> {
        let Some((name, blunders)) = name.split_once('~') else {
            let policy = read_policy::<G>(name)?;
            return Some(BotSpec {
                policy,
                blunders: None,
            });
        };
        let (blunders, blunder) = blunders.split_once('~').unwrap_or((blunders, "random"));
        let blunders = blunders.parse().ok().filter(|it| *it <= 1000)?;
        Some(BotSpec {
            policy: read_policy::<G>(name)?,
            blunders: Some((blunders, read_policy::<G>(blunder)?)),
        })
    }

    /// Whether the bot searches: it takes its time, and plays better if it is
    /// kept from move to move.
    pub fn searches(&self) -> bool {
        match self.policy {
            SpecPolicy::Level(level) => matches!(level.policy, Policy::Search(_)),
            SpecPolicy::Search(..) => true,
        }
    }

    /// Whether it thinks by the clock, so that how strong it is depends on the
    /// machine and on what else it does.
    /// A test, or a table that must play the same game again, wants none that is.
    ///
    /// ```
    /// # use bots::BotSpec;
    /// # use pig::Pig;
    /// let [counted, timed] = ["search-500", "search-50ms"]
    ///     .map(|name| BotSpec::read::<Pig>(name).expect("a search of any size"));
    /// assert!(!counted.is_timed() && timed.is_timed());
    /// ```
    pub fn is_timed(&self) -> bool {
        let blunder = self.blunders.map(|(_, blunder)| blunder);
        let mut policies = std::iter::once(self.policy).chain(blunder);
        policies.any(|policy| match policy {
            SpecPolicy::Level(_) => false,
            SpecPolicy::Search(_, budget) => budget.milliseconds != u32::MAX,
        })
    }

    /// Equal seeds make equal players, as long as time does not cut their
    /// thoughts short.
    /// ```
    /// use bots::BotSpec;
    /// use pig::{Action, Pig};
    /// use tabletop::{Decision, Seat};
    ///
    /// let pig: Pig = "goal 20; A 15, B 19; A has 6".parse()?;
    /// let legal = [Action::Roll, Action::Hold];
    /// let decision = Decision { seat: Seat::new(0), view: &pig, memory: &(), legal: &legal };
    /// // Read once what players chose, and make one for each seat.
    /// let spec = BotSpec::read::<Pig>("search-200~250").expect("it blunders every fourth time");
    /// let game = |seed| {
    ///     let mut bot = spec.make::<Pig>(seed);
    ///     [(); 20].map(|()| bot.choose(&decision))
    /// };
    /// assert_eq!(game(1), game(1));
    /// assert!(game(1).contains(&Action::Roll), "a blunder: whoever holds has won");
    /// # Ok::<(), String>(())
    /// ```
    pub fn make<G: Strategy>(&self, seed: u64) -> Box<dyn Bot<G>> {
        let make = |policy| match policy {
            SpecPolicy::Level(level) => make_level(level, seed),
            SpecPolicy::Search(config, budget) => Box::new(Search::with(config, budget, seed)),
        };
        let policy = make(self.policy);
        match self.blunders {
            None => policy,
            Some((blunders, blunder)) => Box::new(Blundering {
                policy,
                blunders,
                blunder: make(blunder),
                chance: Seeded::derived(seed, &[1]),
            }),
        }
    }
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
    BotSpec::read::<G>(name).map(|spec| spec.make(seed))
}

/// A bot as strong as this.
///
/// ```
/// use pig::{Action, Pig};
/// use tabletop::{Decision, Game, Level, Seat, Viewer};
///
/// let pig: Pig = "goal 20; A 15, B 19; A has 6".parse()?;
/// let seat = Seat::new(0);
/// let view = pig.view(Viewer::Seat(seat));
/// let legal = [Action::Roll, Action::Hold];
/// let decision = Decision { seat, view: &view, memory: &(), legal: &legal };
/// let mut bot = bots::make_level::<Pig>(Level::search(200, 0), 1);
/// assert_eq!(bot.choose(&decision), Action::Hold);
/// # Ok::<(), String>(())
/// ```
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

/// A name without blunders.
fn read_policy<G: Strategy>(name: &str) -> Option<SpecPolicy> {
    let level = LEVELS.iter().position(|level| level.name == name);
    let own = G::BOTS.iter().find(|bot: &&BotInfo<G>| bot.name == name);
    match (level, own) {
        (Some(level), _) => Some(SpecPolicy::Level(G::LEVELS[level])),
        (None, Some(bot)) => Some(SpecPolicy::Level(Level::own(bot.name, 0))),
        (None, None) if name == "random" => Some(SpecPolicy::Level(Level::new(Policy::Random, 0))),
        (None, None) => read_search(name.strip_prefix("search-")?),
    }
}

/// `5000`, `1000ms`, `1000msx2`, `5000u`.
fn read_search(size: &str) -> Option<SpecPolicy> {
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
    is_sound.then_some(SpecPolicy::Search(config, budget))
}
