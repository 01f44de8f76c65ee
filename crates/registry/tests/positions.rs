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
const PLAYERS: [&str; 7] = [
    "Ada", "Gravel", "Mothball", "Lurch", "Cobweb", "Shamble", "Moss",
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
            let rolled = it.after("roll").filter(|_| it.can_only("roll"));
            rolled.is_some_and(|next| next.legal(PERSON).len() == 2)
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
            it.can("give up") && it.view["discard"] != json!([])
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
        "gmb-floor",
        ("give-me-the-brain", 3, |it| {
            it.can("bid ") && it.holds(|card| !card.starts_with(char::is_numeric))
        }),
    ),
    (
        "gmb-needs",
        ("give-me-the-brain", 3, |it| {
            let is_elsewhere = it.view["brain"]["heldby"].as_u64() > Some(0);
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
            it.can("loaf") && it.view["discards"] != json!([])
        }),
    ),
    (
        "gmb-roll",
        ("give-me-the-brain", 3, |it| {
            let rolls = |job: &&str| it.tells("rolled", &format!("play {job}"));
            it.view["hands"][0]["n"].as_u64() > Some(2) && PLAIN_JOBS.iter().any(rolls)
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

    /// The game after a move, if it can be made.
    fn after(&self, action: &str) -> Option<Match> {
        let mut next = again(&self.running.record(), self.running.seal().clone())?;
        next.play(PERSON, action).ok()?;
        Some(next)
    }

    /// Whether a move would be followed by such an event.
    fn tells(&self, event: &str, action: &str) -> bool {
        self.after(action).is_some_and(|next| {
            let told = next.events_at(next.n_moves()).json_for(Viewer::Judge);
            told.iter().any(|it| it[event] != Json::Null)
        })
    }

    fn holds(&self, is_wanted: impl Fn(&str) -> bool) -> bool {
        let cards = self.view["hands"][0]["known"].as_array();
        cards.is_some_and(|cards| cards.iter().any(|it| it.as_str().is_some_and(&is_wanted)))
    }

    /// Whether a card of the hand is lower than the horde. On a spider cards
    /// have to be lower.
    fn has_too_low_a_card(&self) -> bool {
        let top = self.view["horde"]["top"]
            .as_u64()
            .filter(|top| *top != SPIDER);
        let hand = self.view["hands"][0]["known"].as_array();
        let is_too_low =
            |card: &Json| card.as_u64() < top && !self.legal.contains(&format!("play {card}"));
        hand.is_some_and(|hand| hand.iter().any(is_too_low))
    }

    fn has_buried(&self) -> bool {
        self.view["graveyards"][0]["known"] != json!([])
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
