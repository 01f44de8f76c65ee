//! Who else plays: `exact` computes the best throws instead of guessing them.

mod plan;

use std::sync::OnceLock;

use tabletop::{Bot, BotInfo, Decision, Level, Mind, Seat, Text, game::ExactValue};

use crate::{
    action::Action,
    bots::plan::{N_RESULTS, Plan, Totals},
    dice::{Colour, Dice, DiceSet, HIGHEST_TOTAL},
    state::{MmmBrains, Phase, Throw},
};

pub(crate) const BOTS: &[BotInfo<MmmBrains>] = &[
    BotInfo {
        name: "hasty",
        about: Text {
            en: "lets the first throw stand and announces what serves it least",
            fr: "garde le premier lancer et annonce ce qui lui sert le moins",
        },
        make: |_| Box::new(Hasty),
    },
    BotInfo {
        name: "exact",
        about: Text {
            en: "computes every throw to the end of the turn; the strongest here",
            fr: "calcule chaque lancer jusqu’à la fin du tour\u{202f}; le plus fort ici",
        },
        make: |_| Box::new(Exact::default()),
    },
];

/// Luck is strong here, so that even random moves win now and then: weak levels
/// play badly on purpose. Found by playing level against level.
pub(crate) const LEVELS: [Level; 5] = [
    mixed(930),
    mixed(785),
    mixed(610),
    mixed(400),
    Level::own("exact", 0),
];

const fn mixed(blunders: u32) -> Level {
    Level::own("exact", blunders).with_folly(Mind::Own("hasty"))
}

#[derive(Debug)]
struct Hasty;

impl Bot<MmmBrains> for Hasty {
    fn choose(&mut self, decision: &Decision<'_, MmmBrains>) -> Action {
        match decision.view.throw {
            Throw::Awaited => Action::Throw,
            Throw::Showing { .. } => Action::Stop,
            Throw::Standing { dice } => {
                let least = announceable(dice).min_by_key(worth(decision.view, dice));
                Action::Announce(least.expect("something can be announced"))
            }
        }
    }
}

/// Plays each turn as if it were the last thing to decide, and computes that
/// exactly: phase 1 for the most points, phase 2 for the largest share of the
/// strength that remains.
#[derive(Debug, Default)]
struct Exact {
    /// The plan of the turn being played in phase 2, and the table it is for.
    turn: Option<(MmmBrains, Plan)>,
}

impl Bot<MmmBrains> for Exact {
    fn choose(&mut self, decision: &Decision<'_, MmmBrains>) -> Action {
        let table = decision.view;
        match table.throw {
            Throw::Awaited => Action::Throw,
            Throw::Showing { dice, n_left } => match self.plan(table).keep(dice, n_left) {
                DiceSet::ALL => Action::Stop,
                some => Action::Keep(some),
            },
            Throw::Standing { dice } => Action::Announce(announced(table, dice)),
        }
    }
}

impl Exact {
    fn plan(&mut self, table: &MmmBrains) -> &Plan {
        if table.phase == Phase::One {
            return for_points(table.middle);
        }
        // The dice change within a turn, the plan does not.
        let ready = MmmBrains {
            throw: Throw::Awaited,
            ..*table
        };
        if self
            .turn
            .as_ref()
            .is_none_or(|(planned, _)| *planned != ready)
        {
            let prospects = Prospects::of(table);
            self.turn = Some((ready, Plan::new(|totals| prospects.of_result(totals))));
        }
        let (_, plan) = self.turn.as_ref().expect("it was made just now");
        plan
    }
}

fn announced(table: &MmmBrains, dice: Dice) -> Colour {
    // Of equals the first: the order of colours is fixed.
    let best = announceable(dice).rev().max_by_key(worth(table, dice));
    best.expect("a colour is announced only when one has a total")
}

fn announceable(dice: Dice) -> impl DoubleEndedIterator<Item = Colour> {
    let colours = Colour::ALL.into_iter();
    colours.filter(move |colour| 0 < dice.total(*colour))
}

/// What announcing a colour is worth to the active player.
fn worth(table: &MmmBrains, dice: Dice) -> impl Fn(&Colour) -> u32 {
    let prospects = match table.phase {
        Phase::One => None,
        Phase::Two => Some(Prospects::of(table)),
    };
    move |colour| {
        let total = dice.total(*colour);
        prospects.as_ref().map_or(total.into(), |prospects| {
            prospects.paid[*colour as usize][usize::from(total)]
        })
    }
}

/// The plan for the most points from a middle that holds `middle`. There are
/// few such plans and they never change, so each is made once.
fn for_points(middle: u8) -> &'static Plan {
    static PLANS: [OnceLock<Plan>; HIGHEST_TOTAL as usize + 1] =
        [const { OnceLock::new() }; HIGHEST_TOTAL as usize + 1];
    let most = middle.min(HIGHEST_TOTAL);
    PLANS[usize::from(most)].get_or_init(|| {
        Plan::new(|totals| {
            let best = totals.into_iter().max().expect("there are colours");
            most.min(best).into()
        })
    })
}

/// What `brainery lab value` prints.
pub(crate) fn exact_values() -> Vec<ExactValue> {
    let n = u64::from(N_RESULTS);
    vec![ExactValue {
        key: "phase1_turn",
        about: "expected points of a best-played turn of phase 1 with a full middle",
        numerator: for_points(HIGHEST_TOTAL).value(),
        denominator: n * n * n,
    }]
}

/// How the active player stands after each payment, in phase 2.
struct Prospects {
    /// By colour and total.
    paid: [[u32; HIGHEST_TOTAL as usize + 1]; Colour::ALL.len()],
    /// After a result of five brains.
    unpaid: u32,
}

impl Prospects {
    fn of(table: &MmmBrains) -> Prospects {
        let mut paid = [[0; HIGHEST_TOTAL as usize + 1]; Colour::ALL.len()];
        for colour in Colour::ALL {
            let payer = table.payer(colour);
            for total in 1..=HIGHEST_TOTAL {
                let points = table.worth(colour, total);
                paid[colour as usize][usize::from(total)] = strength(table, payer, points);
            }
        }
        Prospects {
            paid,
            unpaid: strength(table, table.active, 0),
        }
    }

    /// The best that can be announced. A total of 0 is no choice, and its
    /// prospect of 0 never the best.
    fn of_result(&self, totals: Totals) -> u32 {
        if totals == [0; Colour::ALL.len()] {
            return self.unpaid;
        }
        let prospects = self.paid.iter().zip(totals);
        prospects
            .map(|(by_total, total)| by_total[usize::from(total)])
            .max()
            .expect("there are colours")
    }
}

/// The active player's share of everybody's strength once `payer` has paid.
/// Strength is brains squared: who has twice as many lasts far longer, so it
/// pays to hit whoever comes closest. Somebody always has a brain left.
fn strength(table: &MmmBrains, payer: Seat, points: u8) -> u32 {
    const WHOLE: u64 = 1 << 16;
    let squared = |seat: Seat| {
        let paid = if seat == payer { points } else { 0 };
        u64::from(table.brains[seat] - paid).pow(2)
    };
    let all: u64 = table.brains.seats().map(squared).sum();
    (WHOLE * squared(table.active) / all) as u32
}
