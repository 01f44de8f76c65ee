//! Who else plays: `exact` computes the best throws instead of guessing them,
//! `forgetful` and `fond` go by the biggest number and the dearest colour.

mod exact_values;
mod plan;
mod pointless;
mod quick;

use std::sync::OnceLock;

use tabletop::{Bot, BotInfo, Decision, Level, Policy, Seat, Text, extras::Worth};

pub(crate) use self::{exact_values::exact_values, pointless::pointless, quick::quick};
use crate::{
    action::Action,
    bots::plan::{Plan, Totals},
    dice::{Colour, Dice, DiceSet, HIGHEST_TOTAL, N_DICE, Side},
    state::{MmmBrains, Phase, Throw},
};

pub(crate) const BOTS: &[BotInfo<MmmBrains>] = &[
    BotInfo {
        name: "fond",
        about: Text {
            en: "likes its own colour best, even in the famine, where that costs its own brains",
            fr: "préfère sa couleur, même pendant la famine, où elle lui coûte ses propres cerveaux",
        },
        make: |_| {
            Box::new(Simple {
                likes: Liking::OwnColour,
            })
        },
    },
    BotInfo {
        name: "forgetful",
        about: Text {
            en: "wants the biggest total and forgets that a colour without a player costs itself",
            fr: "veut le plus grand total et oublie qu’une couleur sans joueur lui coûte à lui-même",
        },
        make: |_| {
            Box::new(Simple {
                likes: Liking::OtherColours,
            })
        },
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

/// Luck is strong here: only who misunderstands the famine is really weak, and
/// that the usual opponent does not. Found by playing level against level.
pub(crate) const LEVELS: [Level; 5] = [
    Level::own("fond", 0),
    Level::own("forgetful", 680).with_blunder(Policy::Own("fond")),
    Level::own("forgetful", 0),
    Level::own("exact", 650).with_blunder(Policy::Own("forgetful")),
    Level::own("exact", 0),
];

/// Measured by `brainery lab ladder mmm-brains --players 4 --games 4000 --seed 64`.
pub(crate) const RATINGS: [u16; 5] = [1234, 1361, 1500, 1578, 1638];

/// Keeps the numbers of the colour it likes best and throws everything else for
/// as long as it may. Who forgets things has no use for brains, and who is fond
/// of its colour only in the famine, where they cost it more.
#[derive(Debug)]
struct Simple {
    likes: Liking,
}

/// Who likes its own colour best is soon content in the feast.
const CONTENT: u8 = 6;

/// What a simple player goes by in the famine. In the feast the biggest total
/// is the best for everybody.
#[derive(Copy, Clone, Debug)]
enum Liking {
    OwnColour,
    OtherColours,
}

impl Bot<MmmBrains> for Simple {
    fn choose(&mut self, decision: &Decision<'_, MmmBrains>) -> Action {
        let table = decision.view;
        match table.throw {
            Throw::Awaited => Action::Throw,
            Throw::Showing { dice, .. } => match self.kept(table, dice) {
                DiceSet::ALL => Action::Stop,
                some => Action::Keep(some),
            },
            Throw::Standing { dice } => {
                let liked = self.liked(table, dice);
                Action::Announce(liked.expect("something can be announced"))
            }
        }
    }
}

impl Simple {
    fn kept(&self, table: &MmmBrains, dice: Dice) -> DiceSet {
        let liked = self.liked(table, dice);
        let keeps_brains = match (table.phase, self.likes) {
            (Phase::One, Liking::OwnColour) if CONTENT <= dice.best_total() => {
                return DiceSet::ALL;
            }
            (Phase::Two, Liking::OwnColour) => true,
            (Phase::One, _) | (Phase::Two, Liking::OtherColours) => false,
        };
        let is_kept = |die: &usize| match dice.0[*die] {
            Side::BRAIN => keeps_brains,
            _ => liked == Some(dice.colour(*die)),
        };
        (0..N_DICE)
            .filter(is_kept)
            .fold(DiceSet::NONE, DiceSet::with)
    }

    /// Nothing if the dice show nothing but brains.
    fn liked(&self, table: &MmmBrains, dice: Dice) -> Option<Colour> {
        let own = table.colours[table.active];
        let is_liked = |colour: Colour| match (table.phase, self.likes) {
            (Phase::One, _) => true,
            (Phase::Two, Liking::OwnColour) => colour == own,
            (Phase::Two, Liking::OtherColours) => colour != own,
        };
        let totals = dice.totals();
        // Of equals the first: the order of colours is fixed.
        announceable(dice)
            .rev()
            .max_by_key(|colour| (is_liked(*colour), totals[*colour as usize]))
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
            let evaluate = Prospects::of(table);
            self.turn = Some((ready, Plan::new(|totals| evaluate.of_result(totals))));
        }
        let (_, plan) = self.turn.as_ref().expect("it was made just now");
        plan
    }
}

pub(crate) fn announced(table: &MmmBrains, dice: Dice) -> Colour {
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
    let evaluate = match table.phase {
        Phase::One => None,
        Phase::Two => Some(Prospects::of(table)),
    };
    move |colour| {
        let total = dice.total(*colour);
        evaluate.as_ref().map_or(total.into(), |evaluate| {
            evaluate.paid[*colour as usize][usize::from(total)]
        })
    }
}

/// What a turn of phase 1 brings if these dice are kept now, on average and
/// played best: so many points over so many.
pub(crate) fn of_keeping(table: &MmmBrains, dice: Dice, kept: DiceSet, n_left: u8) -> (u64, u64) {
    for_points(table.middle).of_keeping(dice, kept, n_left)
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

/// What a move of phase 1 brings in points of this turn, if it is played on for
/// as many as can be had. Nothing else is to be had there.
pub(crate) fn exact_worth(table: &MmmBrains, action: Action) -> Option<Worth> {
    let Throw::Showing { dice, n_left } = table.throw else {
        return None;
    };
    let kept = match action {
        Action::Keep(kept) => kept,
        Action::Stop => DiceSet::ALL,
        Action::Throw | Action::Announce(_) => return None,
    };
    if table.phase == Phase::Two {
        return None;
    }
    let (numerator, denominator) = for_points(table.middle).of_keeping(dice, kept, n_left);
    Some(Worth {
        numerator,
        denominator,
        unit: Text {
            en: "brains",
            fr: "cerveaux",
        },
    })
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
        let evaluate = self.paid.iter().zip(totals);
        evaluate
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
