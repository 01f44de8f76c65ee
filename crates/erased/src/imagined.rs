//! A move looked into by imagined games, without the types of the game: the
//! coach asks for it once a game is over.

#[cfg(not(target_family = "wasm"))]
use std::ops::Range;

use bots::imagine::{At, Imagine};
pub use bots::imagine::{Guessing, Shares, WHOLE, Weighed, shares};
use scene::Present;
use tabletop::{Decision, Extras, Refusal, Seat, Strategy, Viewer};

use crate::{keep_for_bots, read_action, table::Table};

/// How thoroughly, and with which luck.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Effort {
    pub seed: u64,
    /// How many imagined games each number rests on.
    pub n_games: u32,
}

/// How imagined games ended that began at a table, one after the other.
#[derive(Clone, PartialEq, Debug)]
pub struct Imagined {
    /// From what was on the table in truth.
    pub truth: Vec<Shares>,
    /// From what each seat saw; empty where everybody sees everything.
    pub seen: Vec<Vec<Shares>>,
    /// After the move that was made, with luck of its own, and how it was chosen.
    pub played: Option<Chosen>,
}

/// Imagined games that choices are compared in. The page compares none.
#[cfg(not(target_family = "wasm"))]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trial {
    pub seed: u64,
    /// Their numbers: other numbers are other games.
    pub games: Range<u32>,
    pub guessing: Guessing,
}

/// A move that was made, in imagined games.
#[derive(Clone, PartialEq, Debug)]
pub struct Chosen {
    /// From what was on the table in truth.
    pub truth: Vec<Shares>,
    /// How many moves there were.
    pub n_choices: u32,
    /// From what the player saw; nothing if there was one choice.
    pub weighed: Option<Weighed<String>>,
}

impl<G: Strategy + Extras + Present> Table<G> {
    pub(crate) fn imagine(
        &self,
        effort: Effort,
        n: u32,
        played: Option<(Seat, &str)>,
    ) -> Result<Imagined, Refusal> {
        let Effort { seed, n_games } = effort;
        let mut imagine = Imagine::new(seed, self.memories.len());
        let games = || (0..n_games).map(|nth| At { n, nth });
        let truth = games().map(|at| imagine.play_on(self.game, at)).collect();
        let seen = if G::INFO.has_secrets {
            let seats = self.memories.seats();
            let see = |seat| self.seen_from(&mut imagine, seat, (n, n_games));
            seats.map(see).collect()
        } else {
            Vec::new()
        };
        let played = match played {
            None => None,
            Some((seat, action)) => {
                let action = read_action::<G>(action)?;
                let after = |at| imagine.play_on_after(self.game, (seat, action), at);
                Some(Chosen {
                    truth: games().map(after).collect(),
                    n_choices: self.typed_legal(seat).len() as u32,
                    weighed: self.weighed(&mut imagine, (seat, action), (n, n_games)),
                })
            }
        };
        Ok(Imagined {
            truth,
            seen,
            played,
        })
    }

    /// How games end after each of the choices, from what `seat` sees after `n`
    /// moves.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn imagine_choices(
        &self,
        (seat, n): (Seat, u32),
        choices: &[String],
        trial: &Trial,
    ) -> Result<Vec<Vec<Shares>>, Refusal> {
        let read = |text: &String| read_action::<G>(text);
        let choices = choices.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        let view = self.game.view(Viewer::Seat(seat));
        let decision: Decision<'_, G> = Decision {
            seat,
            view: &view,
            memory: &self.memories[seat],
            legal: &[],
        };
        let mut imagine = Imagine::new(trial.seed, self.memories.len());
        let games = trial.games.clone();
        Ok(imagine.compare((&decision, trial.guessing), &choices, (n, games)))
    }

    /// How one imagined game ends that begins here.
    pub(crate) fn imagine_once(&self, seed: u64, nth: u32) -> Shares {
        let mut imagine = Imagine::new(seed, self.memories.len());
        imagine.play_on(self.game, At { n: 0, nth })
    }

    fn seen_from(
        &self,
        imagine: &mut Imagine<G>,
        seat: Seat,
        (n, n_games): (u32, u32),
    ) -> Vec<Shares> {
        let decision = Decision {
            seat,
            view: &self.game.view(Viewer::Seat(seat)),
            memory: &self.memories[seat],
            legal: &[],
        };
        imagine.seen(&decision, n, n_games)
    }

    fn weighed(
        &self,
        imagine: &mut Imagine<G>,
        (seat, action): (Seat, G::Action),
        games: (u32, u32),
    ) -> Option<Weighed<String>> {
        let view = self.game.view(Viewer::Seat(seat));
        let mut legal = self.typed_legal(seat).to_vec();
        if legal.len() < 2 && self.game.turn().must().contains(seat) {
            return None;
        }
        keep_for_bots::<G>(&view, &mut legal);
        let decision = Decision {
            seat,
            view: &view,
            memory: &self.memories[seat],
            legal: &legal,
        };
        let Weighed {
            usual,
            best,
            of_played,
            of_usual,
            of_best,
        } = imagine.weigh(&decision, action, games);
        Some(Weighed {
            usual: usual.map(|it| it.to_string()),
            best: best.to_string(),
            of_played,
            of_usual,
            of_best,
        })
    }
}
