//! Tables in one line, for tests and bug reports:
//!
//! ```text
//! train caboose day-coach(a4 c1); A 1:b2 head ada points 3 hand pepita; B behind; C 2:b4; A begins
//! ```
//!
//! First the train from back to front; in brackets the spaces that still have
//! a counter, no brackets if all have. Then one part for each player: place,
//! then `head`, `points` and `hand` if there is something to say. Then, if it
//! is not as at the start of a game, `round 4 from B` (who went first), `gone
//! day-coach` (cars out of the game), `recycle`, `late 2` (the variants),
//! `engine from 5` (the round), `discards ada`, `top ada seen by A B`, and what
//! single players know of others: `B saw ada`. Cards that are not named are in
//! the deck; with `deck ada hank` they are discards. Last what the table waits
//! for:
//!
//! - `A begins`
//! - `A moves 7`, with `dice 3 4`, `opened 1` and `reroll` where it matters
//! - `A checks 3, B decides` (the coupling die)
//! - `A meets`
//! - `A attacks, B decides`
//! - `A fights A B, dice A 3 4 B 1 2, thrown B 4, B decides, passed 1`
//! - `A ends, B deals ada hank to B A`
//! - `A installs`
//! - `A ends, B discards`
//! - `A over`

mod read;

use std::fmt;

use tabletop::{Seat, SeatSet};

use crate::{
    cards::Cards,
    dice::Dice,
    state::Robbery,
    table::{DealOut, Fight, Move, Step, Table},
    train::CarSet,
};

impl fmt::Display for Robbery {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let table = &self.table;
        write_train(table, f)?;
        for seat in table.seats() {
            write!(f, "; {seat} {}", table.pawns[seat])?;
            if let Some(head) = table.heads[seat] {
                write!(f, " head {head}")?;
            }
            if 0 < table.points[seat] {
                write!(f, " points {}", table.points[seat])?;
            }
            if !self.hands[seat].is_empty() {
                write!(f, " hand {}", self.hands[seat])?;
            }
        }
        write_history(table, f)?;
        if !table.discards.is_empty() {
            write!(f, "; discards {}", table.discards)?;
        }
        if let Some(top) = self.top {
            write!(f, "; top {top} seen by {}", letters(table.seen_top))?;
        }
        for seat in table.seats() {
            let known: Cards = table
                .seats()
                .filter(|owner| *owner != seat)
                .flat_map(|owner| self.known_to(seat, owner).iter())
                .collect();
            if !known.is_empty() {
                write!(f, "; {seat} saw {known}")?;
            }
        }
        f.write_str("; ")?;
        write_step(table, f)
    }
}

fn write_train(table: &Table, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str("train")?;
    for car in table.train.cars() {
        write!(f, " {}", car.face)?;
        if car.counters != car.face.brains() {
            let spaces: Vec<String> = car.counters.iter().map(|it| it.to_string()).collect();
            write!(f, "({})", spaces.join(" "))?;
        }
    }
    Ok(())
}

/// What has been agreed on and what has happened to the train.
fn write_history(table: &Table, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if (table.round, table.first) != (1, Seat::new(0)) {
        write!(f, "; round {} from {}", table.round, table.first)?;
    }
    let cars = table.train.cars().iter();
    let laid_out = cars.fold(CarSet::NONE, |cars, car| cars.with(car.face));
    let gone = CarSet::ALL.minus(table.unused).minus(laid_out);
    if !gone.is_empty() {
        f.write_str("; gone")?;
        gone.iter().try_for_each(|face| write!(f, " {face}"))?;
    }
    if table.variants.recycle {
        f.write_str("; recycle")?;
    }
    if 0 < table.variants.late_engine {
        write!(f, "; late {}", table.variants.late_engine)?;
    }
    if 0 < table.engine_in {
        write!(f, "; engine in {}", table.engine_in)?;
    }
    Ok(())
}

fn write_step(table: &Table, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let active = table.active;
    match table.step {
        Step::Begin => write!(f, "{active} begins"),
        Step::Move(going) => write_move(active, going, f),
        Step::Coupling { asked, die } => write!(f, "{active} checks {die}, {asked} decides"),
        Step::MayFight => write!(f, "{active} meets"),
        Step::MayStayOut { asked } => write!(f, "{active} attacks, {asked} decides"),
        Step::Fight(fight) => write_fight(active, &fight, f),
        Step::DealOut(DealOut {
            winner,
            brains,
            heads,
        }) => {
            let heads = letters(heads);
            write!(f, "{active} ends, {winner} deals {brains} to {heads}")
        }
        Step::Install => write!(f, "{active} installs"),
        Step::OverLimit { seat } => write!(f, "{active} ends, {seat} discards"),
        Step::Over => write!(f, "{active} over"),
    }
}

fn write_move(active: Seat, going: Move, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Move {
        dice,
        left,
        n_opened,
        may_reroll,
    } = going;
    write!(f, "{active} moves {left}")?;
    if dice != Dice::NONE {
        write!(f, " dice")?;
        dice.iter().try_for_each(|die| write!(f, " {die}"))?;
    }
    if 0 < n_opened {
        write!(f, " opened {n_opened}")?;
    }
    f.write_str(if may_reroll { " reroll" } else { "" })
}

fn write_fight(active: Seat, fight: &Fight, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Fight {
        fighters,
        dice,
        thrown,
        asked,
        n_passed,
    } = fight;
    write!(f, "{active} fights {}", letters(*fighters))?;
    f.write_str(", dice")?;
    for seat in fighters.iter() {
        write!(f, " {seat}")?;
        dice[seat].iter().try_for_each(|die| write!(f, " {die}"))?;
    }
    f.write_str(", thrown")?;
    for seat in fighters.iter() {
        write!(f, " {seat} {}", thrown[seat])?;
    }
    if let Some(asked) = asked {
        write!(f, ", {asked} decides")?;
    }
    write!(f, ", passed {n_passed}")
}

fn letters(seats: SeatSet) -> String {
    let letters: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    letters.join(" ")
}
