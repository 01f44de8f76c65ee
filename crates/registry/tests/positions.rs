//! Tables at which the browser tests sit down: games against bots, played
//! until what a test is about has come up, so that no test waits for luck.
//!
//! `UPDATE_EXPECT=1 cargo test -p registry --test positions` looks for those
//! that are missing or no longer what they should be.

use std::{fs, path::PathBuf, sync::Arc};

use driver::Match;
use erased::Json;
use record::Record;
use serde_json::json;
use tabletop::{
    Seat, Turn, Viewer,
    sealed::{Seal, hex, key_from_hex},
};

const PERSON: Seat = Seat::new(0);
const PLAYERS: [&str; 8] = [
    "Ada", "Gravel", "Mothball", "Lurch", "Cobweb", "Shamble", "Moss", "Creak",
];
/// A level that does not search: it always plays the same.
const BOT: &str = "runner";
/// Jobs with a skill number that one hand does, and whose steps leave nothing
/// to choose.
const PLAIN_JOBS: [&str; 3] = ["lunch-rush", "dinner-rush", "breakfast-rush"];

const SPIDER: u64 = 8;

/// The game, how many play, and what the person finds at the table.
type Wanted = (&'static str, usize, fn(&Found<'_>) -> bool);

/// Each lies in `e2e/positions/` under its name.
const POSITIONS: &[(&str, Wanted)] = &[
    (
        "pig-roll",
        ("pig", 2, |it| {
            // The first move of a game is shown at once, together with the set-up.
            let has_begun = 0 < it.n_moves_of_mine();
            let rolled = it.after("roll").filter(|_| it.can_only("roll"));
            has_begun && rolled.is_some_and(|next| next.legal(PERSON).len() == 2)
        }),
    ),
    ("mmm-throw", ("mmm-brains", 3, |it| it.can_only("throw"))),
    (
        "mmm-keep",
        ("mmm-brains", 3, |it| {
            it.can("keep none") && it.n_moves_of_mine() == 1
        }),
    ),
    (
        "mmm-announce",
        ("mmm-brains", 3, |it| {
            it.can_only("announce ") && 1 < it.legal.len()
        }),
    ),
    (
        "mmm-pay",
        ("mmm-brains", 5, |it| {
            it.can_only("announce ") && 2 < it.legal.len() && it.has_payers() && it.is_anyone_out()
        }),
    ),
    (
        "mmm-pay-self",
        ("mmm-brains", 3, |it| {
            it.can_only("announce ") && it.view["phase"] == "two" && !it.has_payers()
        }),
    ),
    (
        "omb-pair",
        ("oh-my-brain", 3, |it| {
            let mut pairs = it.legal.iter().filter(|it| it.contains(" x"));
            let pair = pairs.next().filter(|it| it.ends_with(" x2"));
            pairs.next().is_none() && pair.is_some_and(|pair| !it.tells("rolled", pair))
        }),
    ),
    (
        "omb-locked",
        ("oh-my-brain", 2, |it| {
            it.can("give up") && it.can("play ") && it.has_too_low_a_card() && it.has_buried()
        }),
    ),
    ("omb-stuck", ("oh-my-brain", 2, |it| it.can_only("give up"))),
    (
        "omb-empty-horde",
        ("oh-my-brain", 2, |it| it.can_only("play ")),
    ),
    (
        "omb-piles",
        ("oh-my-brain", 2, |it| {
            it.can("give up") && it.view["table"]["discard"] != json!([])
        }),
    ),
    (
        "omb-five",
        ("oh-my-brain", 5, |it| it.can("give up") && it.can("play ")),
    ),
    (
        "omb-die",
        ("oh-my-brain", 2, |it| {
            it.legal.iter().any(|action| it.tells("rolled", action))
        }),
    ),
    (
        "omb-deal",
        ("oh-my-brain", 5, |it| {
            it.can_only("bury ") && it.step()["deal"]["n_left"] == 1
        }),
    ),
    (
        "omb-share",
        ("oh-my-brain", 5, |it| {
            it.can_only("share ") && it.last_move().starts_with("share ")
        }),
    ),
    (
        "omb-busy",
        ("oh-my-brain", 4, |it| {
            let horde = it.view["table"]["horde"]["cards"].as_array();
            let is_high = horde.is_some_and(|cards| 3 < cards.len());
            is_high && it.can("give up") && it.legal.iter().any(|it| it.ends_with(" x2"))
        }),
    ),
    (
        "omb-give",
        ("oh-my-brain", 4, |it| {
            it.can_only("give ") && !it.can("give up")
        }),
    ),
    ("omb-steal", ("oh-my-brain", 4, |it| it.can_only("steal "))),
    ("omb-swap", ("oh-my-brain", 4, |it| it.can_only("swap "))),
    ("omb-keep", ("oh-my-brain", 3, |it| it.can_only("keep "))),
    ("omb-take", ("oh-my-brain", 3, |it| it.can_only("take "))),
    (
        "omb-count",
        ("oh-my-brain", 4, |it| {
            it.step()["deal"]["n_left"] == 2 && 3 < it.n_moves_of_mine()
        }),
    ),
    (
        "gmb-floor",
        ("give-me-the-brain", 3, |it| {
            it.can("bid ") && it.holds(|card| !card.starts_with(char::is_numeric))
        }),
    ),
    (
        "gmb-needs",
        ("give-me-the-brain", 3, |it| {
            let is_elsewhere = it.view["table"]["brain"]["heldby"].as_u64() > Some(0);
            is_elsewhere && it.can("loaf") && it.holds(|card| PLAIN_JOBS.contains(&card))
        }),
    ),
    (
        "gmb-target",
        ("give-me-the-brain", 4, |it| it.can_only("choose ")),
    ),
    (
        "gmb-discards",
        ("give-me-the-brain", 3, |it| {
            it.can("loaf") && it.view["table"]["discards"] != json!([])
        }),
    ),
    (
        "gmb-roll",
        ("give-me-the-brain", 3, |it| {
            let rolls = |job: &&str| it.tells("rolled", &format!("play {job}"));
            it.view["table"]["held"][0].as_u64() > Some(2) && PLAIN_JOBS.iter().any(rolls)
        }),
    ),
    (
        "gbr-roll",
        ("great-brain-robbery", 3, |it| {
            it.can("roll") && it.n_moves_of_mine() == 0
        }),
    ),
    (
        "gbr-seven",
        ("great-brain-robbery", 7, |it| {
            it.can("stop ") && it.view["table"]["round"] == 2
        }),
    ),
    (
        "gbr-busy",
        ("great-brain-robbery", 7, |it| {
            let n_cars = it.view["table"]["train"].as_array().map(Vec::len);
            let has_a_brain = it.view["table"]["heads"][0] != Json::Null;
            it.can("stop ") && it.can("throw ") && has_a_brain && Some(6) <= n_cars
        }),
    ),
    (
        "gbr-fight",
        ("great-brain-robbery", 5, |it| {
            let fighters = it.view["table"]["step"]["fight"]["fighters"].as_u64();
            it.can("throw ") && it.can("pass") && Some(3) <= fighters.map(u64::count_ones)
        }),
    ),
    (
        "gbr-deal",
        ("great-brain-robbery", 4, |it| {
            it.can("give ") && 1 < it.legal.len()
        }),
    ),
    (
        "gbr-install",
        ("great-brain-robbery", 3, |it| {
            let held = it.view["table"]["held"][0].as_u64();
            it.can("install ") && it.legal.len() == 2 && held == Some(2)
        }),
    ),
    (
        "gbr-behind",
        ("great-brain-robbery", 3, |it| {
            it.can("stop ") && it.view["table"]["pawns"][0] == "behind"
        }),
    ),
    (
        "bfl-guesser",
        ("brain-flip", 2, |it| {
            it.can("ask ") && it.n_moves_of_mine() == 0
        }),
    ),
    ("mmm-last", ("mmm-brains", 3, |it| it.can_end())),
    ("omb-last", ("oh-my-brain", 4, |it| it.can_end())),
    (
        // The last word in a bidding in which somebody passed.
        "gmb-bids",
        ("give-me-the-brain", 4, |it| {
            let offers = it.view["table"]["phase"]["bidding"]["offers"].as_array();
            let passes = |it: &Json| *it == json!("passed");
            let bids = |it: &Json| it["bid"] != Json::Null;
            it.can("bid ")
                && offers.is_some_and(|it| {
                    it.iter().filter(|it| bids(it)).count() == 2 && it.iter().any(passes)
                })
        }),
    ),
    (
        "gmb-busy",
        ("give-me-the-brain", 8, |it| {
            it.can("loaf") && it.can("play ") && 11 <= it.n_kinds()
        }),
    ),
    (
        "gmb-fetch",
        ("give-me-the-brain", 4, |it| {
            it.can_only("take ") && 8 < it.legal.len()
        }),
    ),
    (
        "gmb-arrange",
        ("give-me-the-brain", 4, |it| {
            it.can_only("next ") && it.legal.len() == 3
        }),
    ),
    ("gmb-last", ("give-me-the-brain", 4, |it| it.can_end())),
    ("gbr-last", ("great-brain-robbery", 4, |it| it.can_end())),
    ("bfl-last", ("brain-flip", 3, |it| it.can_end())),
    (
        "bfl-master",
        ("brain-flip", 2, |it| {
            it.can("yes") && it.view["secret"] != Json::Null
        }),
    ),
];

/// The table as it stands before the person, who is asked.
struct Found<'a> {
    running: &'a Match,
    legal: Arc<[String]>,
    view: Json,
}

impl Found<'_> {
    fn can(&self, action: &str) -> bool {
        self.legal.iter().any(|it| it.starts_with(action))
    }

    fn can_only(&self, action: &str) -> bool {
        self.legal.iter().all(|it| it.starts_with(action))
    }

    fn n_moves_of_mine(&self) -> usize {
        let Record { moves, .. } = self.running.record();
        moves.iter().filter(|it| it.seat == PERSON).count()
    }

    /// What the table waits for.
    fn step(&self) -> &Json {
        &self.view["table"]["step"]
    }

    fn last_move(&self) -> String {
        let Record { moves, .. } = self.running.record();
        moves.last().map(|it| it.action.clone()).unwrap_or_default()
    }

    /// The game after a move, if it can be made.
    fn after(&self, action: &str) -> Option<Match> {
        let mut next = again(&self.running.record(), self.running.seal().clone())?;
        next.play(PERSON, action).ok()?;
        Some(next)
    }

    /// Whether the person can end the game now.
    fn can_end(&self) -> bool {
        let is_over = |next: Match| matches!(next.turn(), Turn::Over(_));
        self.legal
            .iter()
            .any(|action| self.after(action).is_some_and(is_over))
    }

    /// Whether a move would be followed by such an event.
    fn tells(&self, event: &str, action: &str) -> bool {
        self.after(action).is_some_and(|next| {
            let told = next.latest().json_for(Viewer::Judge);
            told.iter().any(|it| it[event] != Json::Null)
        })
    }

    /// Whether every colour that can be announced is that of an opponent.
    fn has_payers(&self) -> bool {
        let colours = self.view["colours"].as_array().into_iter().flatten();
        let of_others: Vec<_> = colours.skip(1).filter_map(Json::as_str).collect();
        let colour = |it: &String| {
            it.strip_prefix("announce ")
                .is_some_and(|it| of_others.contains(&it))
        };
        self.view["phase"] == "two" && self.legal.iter().any(colour)
    }

    fn is_anyone_out(&self) -> bool {
        let players = self.view["players"].as_array();
        players.is_some_and(|players| players.iter().any(|it| it["out"] != Json::Null))
    }

    fn holds(&self, is_wanted: impl Fn(&str) -> bool) -> bool {
        let cards = self.view["hands"][0].as_array();
        cards.is_some_and(|cards| cards.iter().any(|it| it.as_str().is_some_and(&is_wanted)))
    }

    /// How many different cards the person holds.
    fn n_kinds(&self) -> usize {
        let mut cards = self.view["hands"][0]
            .as_array()
            .cloned()
            .unwrap_or_default();
        cards.dedup();
        cards.len()
    }

    /// Whether a card of the hand is lower than the horde. On a spider cards
    /// have to be lower.
    fn has_too_low_a_card(&self) -> bool {
        let top = self.view["table"]["horde"]["top"]
            .as_u64()
            .filter(|top| *top != SPIDER);
        let hand = self.view["known"]["hands"][0].as_array();
        let is_too_low =
            |card: &Json| card.as_u64() < top && !self.legal.contains(&format!("play {card}"));
        hand.is_some_and(|hand| hand.iter().any(is_too_low))
    }

    fn has_buried(&self) -> bool {
        self.view["known"]["graveyards"][0] != json!([])
    }
}

/// Whether the person is asked, and finds what is wanted.
fn fits(running: &Match, (_, _, is_wanted): Wanted) -> bool {
    running.turn().must().contains(PERSON)
        && is_wanted(&Found {
            running,
            legal: running.legal(PERSON),
            view: running.view(Viewer::Seat(PERSON)),
        })
}

/// The first game that comes to it.
fn search(wanted: Wanted) -> Json {
    let (game, n_seats, _) = wanted;
    let game = registry::find(game).expect("the game is known");
    let players = PLAYERS[..n_seats].iter().map(|it| (*it).to_owned());
    let players: Vec<String> = players.collect();
    for n in 0_u64..2000 {
        let mut key = [0; 32];
        key[24..].copy_from_slice(&n.to_be_bytes());
        let salts = vec![String::new(); n_seats];
        let seal = Seal { key, salts };
        let mut running = Match::start(game, Json::Null, players.clone(), seal.clone())
            .expect("the usual game opens");
        // The person plays well or anyhow, so that odd things happen too.
        let person = ["random", BOT][n as usize % 2];
        while let Turn::Waiting { must, .. } = running.turn() {
            if fits(&running, wanted) {
                return json!({
                    "record": running.record().to_string(),
                    "key": hex(&seal.key),
                    "salts": seal.salts,
                    "bots": vec![BOT; n_seats - 1],
                });
            }
            let seat = must.first().expect("somebody is waited for");
            let bot = if seat == PERSON { person } else { BOT };
            let action = running.choose(bot, seat).expect("all play it");
            running.play(seat, &action).expect("bots play legal moves");
        }
    }
    panic!("it never came to that")
}

/// Plays again what the page would.
fn read(saved: &Json) -> Option<Match> {
    let record: Record = saved["record"].as_str()?.parse().ok()?;
    let seal = Seal {
        key: key_from_hex(saved["key"].as_str()?)?,
        salts: vec![String::new(); record.players.len()],
    };
    again(&record, seal)
}

fn again(record: &Record, seal: Seal) -> Option<Match> {
    let game = registry::find(&record.game)?;
    let (options, players) = (record.options.clone(), record.players.clone());
    let mut running = Match::start(game, options, players, seal).ok()?;
    for played in &record.moves {
        running.play_written(played).ok()?;
    }
    (running.record() == *record).then_some(running)
}

#[test]
fn every_position_of_the_browser_tests_is_what_it_should_be() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../e2e/positions");
    for (name, wanted) in POSITIONS {
        let path = folder.join(format!("{name}.json"));
        let is_found = || {
            let text = fs::read_to_string(&path).ok()?;
            let running = read(&serde_json::from_str(&text).ok()?)?;
            Some(fits(&running, *wanted))
        };
        if std::env::var_os("UPDATE_EXPECT").is_some() && is_found() != Some(true) {
            let text = serde_json::to_string_pretty(&search(*wanted)).expect("plain data");
            fs::write(&path, text + "\n").expect("it can be written");
        }
        assert_eq!(
            is_found(),
            Some(true),
            "{name} is not what it was; look for it again with UPDATE_EXPECT=1"
        );
    }
}
