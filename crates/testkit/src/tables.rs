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

/// Holds `law` against so many games, and as many more as it takes until every
/// choice of every variant was played. If it fails, the panic says how to get to
/// the same table.
pub(crate) fn each<G: Present>(n_games: u64, mut law: impl FnMut(&mut Trial<G>)) {
    let variants = G::variants(Lang::En);
    let agreements = agreements(&variants);
    let seats = G::INFO.seats;
    let n_sizes = seats.clone().count();
    let n_least = most_choices(&variants) as u64;
    for seed in 0..n_games.max(n_least) {
        let (agreement, size) = table_of(seed as usize, agreements.len(), n_sizes);
        let options = options::<G>(&agreements[agreement]);
        let mut trial = Trial::open(seed, seats.start() + size, options);
        let looked = catch_unwind(AssertUnwindSafe(|| law(&mut trial)));
        if let Err(panic) = looked {
            let text = panic.downcast_ref::<String>().map(String::as_str);
            let why = text.or_else(|| panic.downcast_ref::<&str>().copied());
            panic!("{}\n{}", why.unwrap_or("a law is broken"), trial.script());
        }
    }
}

/// Which agreement is played by how many, in the order of games: all of either
/// come as soon as possible, and all pairs of them in the end.
fn table_of(nth: usize, n_agreements: usize, n_sizes: usize) -> (usize, usize) {
    // From here on they would go hand in hand as before.
    let lap = (1..=n_sizes)
        .map(|n| n * n_agreements)
        .find(|n| n % n_sizes == 0)
        .expect("at the latest when each has come with each");
    (nth % n_agreements, (nth + nth / lap) % n_sizes)
}

/// What was chosen, by the name of the option.
type Agreement = Vec<(&'static str, &'static str)>;

/// The usual game first, then games that differ in everything from the one
/// before, until every choice was there; then every unusual choice alone.
fn agreements(variants: &[Variant]) -> Vec<Agreement> {
    let mixed = (0..most_choices(variants)).map(|nth| {
        let choice = |it: &Variant| (it.key, it.choices[nth % it.choices.len()].value);
        variants.iter().map(choice).collect()
    });
    let alone = variants.iter().flat_map(|variant| {
        let unusual = variant.choices.iter().skip(1);
        unusual.map(|choice| vec![(variant.key, choice.value)])
    });
    mixed.chain(alone).collect()
}

/// So many games are played until every choice was there.
fn most_choices(variants: &[Variant]) -> usize {
    let counts = variants.iter().map(|it| it.choices.len());
    counts.max().unwrap_or(1)
}

fn options<G: Game>(agreement: &Agreement) -> G::Options {
    let mut options = serde_json::to_value(G::Options::default()).expect("options are plain data");
    for (key, value) in agreement {
        options[*key] = serde_json::from_str::<Json>(value).expect("choices are JSON");
    }
    serde_json::from_value(options).expect("a choice is an option")
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use scene::Choice;

    use super::*;

    fn variant(key: &'static str, values: &[&'static str]) -> Variant {
        let choice = |value: &&'static str| Choice {
            value,
            label: String::new(),
        };
        Variant {
            key,
            label: String::new(),
            choices: values.iter().map(choice).collect(),
        }
    }

    #[test]
    fn every_choice_is_made_in_as_few_games_as_a_variant_has_choices() {
        let variants = [
            variant("grid", &["6", "5", "4"]),
            variant("straight", &["false", "true"]),
        ];
        let all = agreements(&variants);
        assert_eq!(all[0], [("grid", "6"), ("straight", "false")], "usual");
        let first: BTreeSet<_> = all[..most_choices(&variants)].iter().flatten().collect();
        assert_eq!(first.len(), 5, "{first:?}");
        let alone = [("grid", "5"), ("grid", "4"), ("straight", "true")];
        assert_eq!(all[3..], alone.map(|it| vec![it]));
        assert_eq!(agreements(&[]), [vec![]]);
    }

    #[test]
    fn agreements_and_numbers_of_players_come_soon_and_all_pairs_of_them_later() {
        for (n_agreements, n_sizes) in [(1, 1), (1, 5), (4, 2), (5, 5), (6, 4), (29, 3)] {
            let tables = |n: usize| (0..n).map(|nth| table_of(nth, n_agreements, n_sizes));
            let agreements: BTreeSet<_> = tables(n_agreements).map(|it| it.0).collect();
            assert_eq!(agreements.len(), n_agreements);
            let sizes: BTreeSet<_> = tables(n_sizes).map(|it| it.1).collect();
            assert_eq!(sizes.len(), n_sizes);
            let pairs: BTreeSet<_> = tables(n_agreements * n_sizes).collect();
            assert_eq!(pairs.len(), n_agreements * n_sizes);
        }
    }
}
