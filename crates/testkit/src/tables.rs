//! Random tables for the laws to look at.

use std::{
    fmt::Write,
    panic::{AssertUnwindSafe, catch_unwind},
};

use scene::{Present, Variant};
use serde_json::Value as Json;
use tabletop::{
    Chance, Cx, Game, Lang, Seat, SeatSet, Turn, Viewer,
    chance::{Recorded, Seeded},
};

/// Longest game the laws will sit through.
pub(crate) const MAX_MOVES: usize = 20_000;

/// One random game that a law looks at.
pub(crate) struct Trial<G: Game> {
    pub(crate) game: G,
    pub(crate) n_seats: usize,
    pub(crate) options: G::Options,
    /// Its luck, and whatever else a law leaves to chance.
    pub(crate) chance: Seeded,
    /// What the set-up or the last move told.
    pub(crate) events: Vec<G::Event>,
    pub(crate) setup: Vec<u32>,
    pub(crate) moves: Vec<Played<G>>,
    seed: u64,
}

/// A move and the luck it took.
pub(crate) struct Played<G: Game> {
    pub(crate) seat: Seat,
    pub(crate) action: G::Action,
    pub(crate) draws: Vec<u32>,
}

/// Holds `law` against so many games: every number of players and every variant
/// in turn. If it fails, the panic says how to get to the same table.
pub(crate) fn each<G: Present>(n_games: u64, mut law: impl FnMut(&mut Trial<G>)) {
    let all = every_options::<G>();
    let seats = G::INFO.seats;
    let n_sizes = (seats.end() - seats.start() + 1) as u64;
    for seed in 0..n_games {
        // Numbers of players and variants do not go hand in hand.
        let nth = (seed + seed / n_sizes) % all.len() as u64;
        let n_seats = seats.start() + (seed % n_sizes) as usize;
        let mut trial = Trial::open(seed, n_seats, all[nth as usize].clone());
        let looked = catch_unwind(AssertUnwindSafe(|| law(&mut trial)));
        if let Err(panic) = looked {
            let text = panic.downcast_ref::<String>().map(String::as_str);
            let why = text.or_else(|| panic.downcast_ref::<&str>().copied());
            panic!("{}\n{}", why.unwrap_or("a law is broken"), trial.script());
        }
    }
}

/// The usual options first, then each variant alone, then all together.
fn every_options<G: Present>() -> Vec<G::Options> {
    let usual = serde_json::to_value(G::Options::default()).expect("options are plain data");
    let with = |changes: &[(&str, &str)]| -> G::Options {
        let mut options = usual.clone();
        for (key, value) in changes {
            options[*key] = serde_json::from_str::<Json>(value).expect("choices are JSON");
        }
        serde_json::from_value(options).expect("a choice is an option")
    };
    let variants = G::variants(Lang::En);
    let chosen = |variant: &Variant| -> Vec<_> {
        let unusual = variant.choices.iter().skip(1);
        unusual.map(|choice| (variant.key, choice.value)).collect()
    };
    let all: Vec<_> = variants.iter().map(chosen).collect();
    let last: Vec<_> = all.iter().filter_map(|it| it.last().copied()).collect();
    let mut options = vec![G::Options::default()];
    options.extend(all.iter().flatten().map(|change| with(&[*change])));
    if 1 < last.len() {
        options.push(with(&last));
    }
    options
}

impl<G: Game> Trial<G> {
    fn open(seed: u64, n_seats: usize, options: G::Options) -> Trial<G> {
        let mut chance = Seeded::new(seed);
        let mut luck = Recorded::new(&mut chance);
        let mut events = Vec::new();
        let game = G::setup(&options, n_seats, &mut Cx::new(&mut luck, &mut events));
        let game = game.unwrap_or_else(|refusal| panic!("{options:?} cannot be played: {refusal}"));
        let setup = luck.draws;
        Trial {
            game,
            n_seats,
            options,
            chance,
            events,
            setup,
            moves: Vec::new(),
            seed,
        }
    }

    /// Any legal move of any seat that may act; nothing when the game is over.
    pub(crate) fn any_move(&mut self) -> Option<(Seat, G::Action)> {
        let actors: Vec<Seat> = actors(&self.game.turn()).iter().collect();
        let seat = pick(&actors, &mut self.chance)?;
        let action = pick(&legal(&self.game, seat), &mut self.chance)?;
        Some((seat, action))
    }

    pub(crate) fn apply(&mut self, seat: Seat, action: G::Action) {
        // Written down first, in case it fails.
        self.moves.push(Played {
            seat,
            action,
            draws: Vec::new(),
        });
        self.events.clear();
        let mut luck = Recorded::new(&mut self.chance);
        let mut cx = Cx::new(&mut luck, &mut self.events);
        self.game.apply(seat, action, &mut cx);
        let played = self.moves.last_mut().expect("it was just made");
        played.draws = luck.draws;
    }

    /// Plays any move; `None` when the game is over.
    pub(crate) fn step(&mut self) -> Option<(Seat, G::Action)> {
        let (seat, action) = self.any_move()?;
        self.apply(seat, action);
        Some((seat, action))
    }

    /// How this table came about, one move a line with its luck.
    fn script(&self) -> String {
        let with_luck = |what: &str, draws: &[u32]| {
            let draws: Vec<String> = draws.iter().map(u32::to_string).collect();
            if draws.is_empty() {
                return what.to_owned();
            }
            format!("{what} : {}", draws.join(" "))
        };
        let mut script = format!(
            "in {} with {} players, seed {}, {:?}:\n{}\n",
            G::INFO.id,
            self.n_seats,
            self.seed,
            self.options,
            with_luck("set-up", &self.setup)
        );
        for Played {
            seat,
            action,
            draws,
        } in &self.moves
        {
            let line = with_luck(&format!("{seat} {action}"), draws);
            writeln!(script, "{line}").expect("writing works");
        }
        script
    }
}

/// Seats that may act now, waited for or not.
pub(crate) fn actors(turn: &Turn) -> SeatSet {
    match *turn {
        Turn::Waiting { must, may } => must.iter().chain(may.iter()).collect(),
        Turn::Over(_) => SeatSet::EMPTY,
    }
}

pub(crate) fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal
}

pub(crate) fn pick<T: Copy>(choices: &[T], picker: &mut Seeded) -> Option<T> {
    if choices.is_empty() {
        return None;
    }
    Some(choices[picker.pick(choices.len())])
}

/// Every seat, an onlooker and the judge.
pub(crate) fn viewers(n_seats: usize) -> impl Iterator<Item = Viewer> {
    (0..n_seats)
        .map(|seat| Viewer::Seat(Seat::new(seat)))
        .chain([Viewer::Public, Viewer::Judge])
}
