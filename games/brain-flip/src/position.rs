//! Tables in one line, for tests and bug reports:
//!
//! ```text
//! A 0, B 2, C 0; flipped 4; grid cat frog / king rose; A hides a2;
//! B asked hat: yes; C called b1; B asks
//! ```
//!
//! The parts: points; `flipped` or `straight` with the number of questions and
//! calls, `new grid` and `full circle` behind a comma if agreed on; the grid row
//! by row; who was Brain Master first, unless it is who is now; how many answers
//! everybody used (`answers 9 11`), unless they are those of this round; who hides
//! which picture; what was counted. Then `corrected` if the last answer was, or
//! `settled` if a question came after it that was handed back. Then, if answers are being disputed, who passed
//! (`passed B`) and what was disputed (`disputed 1 3`). Free questions are
//! numbered as they are read; `free#7` and, before the last part, `remark 8` say
//! so if others were asked before. Last what the table
//! waits for: `A chooses`, `B asks`, `A answers B: hat`, `review`,
//! `vote on 3: B upholds, C rejects, D abstains` or `over`.

mod read;

use std::fmt;

use crate::{
    dispute::{Review, Votes},
    log::{Counted, Log},
    question::{Asked, Remark},
    state::BrainFlip,
    table::{Agreed, Answers, LastAnswer, Step, Table},
};

impl fmt::Display for BrainFlip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let table = &self.table;
        for (n, (seat, points)) in table.points.iter().enumerate() {
            let comma = if n == 0 { "" } else { ", " };
            write!(f, "{comma}{seat} {points}")?;
        }
        write!(f, "; {}; grid {}; ", table.agreed, table.grid)?;
        if table.first != table.master {
            write!(f, "{} first; ", table.first)?;
        }
        if table.answers != table.log.answers(table.n_seats()) {
            f.write_str("answers")?;
            let mut answers = table.answers.as_slice().iter();
            answers.try_for_each(|n| write!(f, " {n}"))?;
            f.write_str("; ")?;
        }
        if let Some(cell) = self.secret {
            write!(f, "{} hides {cell}; ", table.master)?;
        }
        let mut next = Remark::default();
        for (_, counted) in table.log.iter() {
            match counted {
                Counted::Question { seat, asked, said } => {
                    write!(f, "{seat} asked {asked}")?;
                    if let Asked::Free(remark) = asked {
                        remark.fmt_unless(next, f)?;
                        next = remark.next();
                    }
                    write!(f, ": {said}; ")?;
                }
                Counted::Call { seat, cell } => write!(f, "{seat} called {cell}; ")?,
            }
        }
        let usual = LastAnswer::usual(&table.log, table.step);
        match table.last_answer {
            it if it == usual => (),
            LastAnswer::Fresh => f.write_str("fresh; ")?,
            LastAnswer::Corrected => f.write_str("corrected; ")?,
            LastAnswer::Settled => f.write_str("settled; ")?,
        }
        let before_step = match table.step {
            Step::Answer {
                asked: Asked::Free(remark),
                ..
            } => remark,
            Step::Choose
            | Step::Ask { .. }
            | Step::Answer { .. }
            | Step::Review(_)
            | Step::Vote { .. }
            | Step::Over => table.next_remark,
        };
        if before_step != next {
            write!(f, "remark {}; ", before_step.0)?;
        }
        table.fmt_step(f)
    }
}

impl LastAnswer {
    /// Unless something else is said.
    fn usual(log: &Log, step: Step) -> LastAnswer {
        match step {
            Step::Answer { .. } => LastAnswer::Settled,
            Step::Choose | Step::Ask { .. } | Step::Review(_) | Step::Vote { .. } | Step::Over => {
                log.last_answer()
                    .map_or(LastAnswer::Settled, |_| LastAnswer::Fresh)
            }
        }
    }
}

impl Remark {
    /// Says the number if it is not the one a reader would take.
    fn fmt_unless(self, next: Remark, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self == next {
            return Ok(());
        }
        write!(f, "#{}", self.0)
    }
}

impl fmt::Display for Agreed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Agreed {
            answers,
            limit,
            new_grid,
            full_circle,
        } = self;
        match answers {
            Answers::Flipped => write!(f, "flipped {limit}")?,
            Answers::Straight => write!(f, "straight {limit}")?,
        }
        if *new_grid {
            f.write_str(", new grid")?;
        }
        if *full_circle {
            f.write_str(", full circle")?;
        }
        Ok(())
    }
}

impl Table {
    fn fmt_step(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let master = self.master;
        match self.step {
            Step::Choose => write!(f, "{master} chooses"),
            Step::Ask { seat } => write!(f, "{seat} asks"),
            Step::Answer { seat, asked } => write!(f, "{master} answers {seat}: {asked}"),
            Step::Review(review) => {
                write!(f, "{review}")?;
                f.write_str("review")
            }
            Step::Vote {
                review,
                number,
                votes,
            } => {
                write!(f, "{review}")?;
                write!(f, "vote on {number}:")?;
                let Votes {
                    uphold,
                    reject,
                    abstain,
                } = votes;
                let all = [
                    (uphold, "upholds"),
                    (reject, "rejects"),
                    (abstain, "abstains"),
                ];
                let votes = all
                    .iter()
                    .flat_map(|(seats, vote)| seats.iter().map(move |seat| (seat, vote)));
                for (n, (seat, vote)) in votes.enumerate() {
                    let comma = if n == 0 { "" } else { "," };
                    write!(f, "{comma} {seat} {vote}")?;
                }
                Ok(())
            }
            Step::Over => f.write_str("over"),
        }
    }
}

impl fmt::Display for Review {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.passed.is_empty() {
            f.write_str("passed")?;
            self.passed.iter().try_for_each(|it| write!(f, " {it}"))?;
            f.write_str("; ")?;
        }
        if self.disputed != 0 {
            f.write_str("disputed")?;
            let mut numbers = (0..32).filter(|it| self.was_disputed(*it));
            numbers.try_for_each(|it| write!(f, " {it}"))?;
            f.write_str("; ")?;
        }
        Ok(())
    }
}
