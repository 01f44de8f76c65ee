//! Reading a table back.

use std::str::FromStr;

use tabletop::{BySeat, Game, Seat, SeatSet};

use crate::{
    dispute::{Review, Vote, Votes},
    grid::{Cell, Grid},
    log::{Counted, Log, MAX_LIMIT},
    question::{Asked, Remark},
    state::BrainFlip,
    table::{Agreed, Answers, LastAnswer, Step, Table},
};

impl FromStr for BrainFlip {
    type Err = String;

    fn from_str(text: &str) -> Result<BrainFlip, String> {
        let parts: Vec<&str> = text.split("; ").collect();
        let [points, agreed, grid, rest @ .., step] = &parts[..] else {
            return Err(format!(
                "{text:?} is no table, write `A 0, B 0; flipped 4; grid cat frog / king rose; A \
                 chooses`"
            ));
        };
        let mut said = Said::default();
        for part in rest {
            said.read(part)?;
        }
        let points = read_points(points)?;
        let log = Log::try_from(said.counted.clone())?;
        let (step, chooser) = read_step(step, &mut said)?;
        let master = said.secret.map(|(master, _)| master).or(chooser);
        let master = master.ok_or("nobody hides a picture, write `A hides a1`")?;
        let answers = said.answers.map(TryInto::try_into).transpose()?;
        let mut table = Table {
            agreed: agreed.parse()?,
            points,
            answers: answers.unwrap_or_else(|| log.answers(points.len())),
            first: said.first.unwrap_or(master),
            master,
            grid: read_grid(grid)?,
            still_in: SeatSet::EMPTY,
            log,
            last_answer: said
                .last_answer
                .unwrap_or_else(|| LastAnswer::usual(&log, step)),
            next_remark: said.next_remark,
            step,
        };
        let secret = said.secret.map(|(_, cell)| cell);
        table.still_in = still_in(&table, secret);
        Ok(BrainFlip { table, secret })
    }
}

/// Whoever pointed at another picture is out.
fn still_in(table: &Table, secret: Option<Cell>) -> SeatSet {
    let calls = table.log.iter().filter_map(|(_, counted)| match counted {
        Counted::Call { seat, cell } if Some(cell) != secret => Some(seat),
        Counted::Call { .. } | Counted::Question { .. } => None,
    });
    calls.fold(table.guessers(), SeatSet::without)
}

/// The parts in the middle.
#[derive(Default)]
struct Said {
    first: Option<Seat>,
    secret: Option<(Seat, Cell)>,
    counted: Vec<Counted>,
    /// Free questions are numbered as they are read.
    next_remark: Remark,
    review: Review,
    answers: Option<Vec<u16>>,
    last_answer: Option<LastAnswer>,
}

impl Said {
    fn read(&mut self, part: &str) -> Result<(), String> {
        let words: Vec<&str> = part.split(' ').collect();
        match words[..] {
            [seat, "first"] => self.first = Some(seat.parse()?),
            [seat, "hides", cell] => self.secret = Some((seat.parse()?, cell.parse()?)),
            [seat, "asked", asked, said] => {
                let asked = self.read_asked(asked.trim_end_matches(':'))?;
                self.counted.push(Counted::Question {
                    seat: seat.parse()?,
                    asked,
                    said: said.parse()?,
                });
            }
            [seat, "called", cell] => self.counted.push(Counted::Call {
                seat: seat.parse()?,
                cell: cell.parse()?,
            }),
            ["answers", ref numbers @ ..] => {
                let numbers = numbers.iter().map(|it| it.parse());
                let numbers = numbers.collect::<Result<_, _>>();
                let wrong = |_| format!("{part:?} should read `answers 9 11`");
                self.answers = Some(numbers.map_err(wrong)?);
            }
            ["fresh"] => self.last_answer = Some(LastAnswer::Fresh),
            ["corrected"] => self.last_answer = Some(LastAnswer::Corrected),
            ["settled"] => self.last_answer = Some(LastAnswer::Settled),
            ["remark", number] => self.next_remark = read_remark(number)?,
            ["passed", ref seats @ ..] => {
                for seat in seats {
                    self.review.passed = self.review.passed.with(seat.parse()?);
                }
            }
            ["disputed", ref numbers @ ..] => {
                for number in numbers {
                    self.review.disputed |= 1 << read_number(number)?;
                }
            }
            _ => {
                return Err(format!(
                    "{part:?} does not say `A hides a1`, `B asked hat: yes`, `B called a1`, `A \
                     first`, `answers 0 1`, `corrected`, `settled`, `passed B` or `disputed 1`"
                ));
            }
        }
        Ok(())
    }

    fn read_asked(&mut self, text: &str) -> Result<Asked, String> {
        let remark = match (text, text.strip_prefix("free#")) {
            ("free", _) => self.next_remark,
            (_, Some(number)) => read_remark(number)?,
            (key, None) => return key.parse().map(Asked::Known),
        };
        self.next_remark = remark.next();
        Ok(Asked::Free(remark))
    }
}

fn read_remark(text: &str) -> Result<Remark, String> {
    let number = text.parse().map(Remark);
    number.map_err(|_| format!("{text:?} is not the number of a remark"))
}

fn read_points(text: &str) -> Result<BySeat<u8>, String> {
    let wrong = || format!("{text:?} does not give points in order, as `A 0, B 2` does");
    let parts: Vec<&str> = text.split(", ").collect();
    if !BrainFlip::INFO.seats.contains(&parts.len()) {
        return Err(format!("{text:?}: two to six play"));
    }
    let mut points = Vec::new();
    for (n, part) in parts.into_iter().enumerate() {
        let (seat, n_points) = part.split_once(' ').ok_or_else(wrong)?;
        if seat.parse() != Ok(Seat::new(n)) {
            return Err(wrong());
        }
        points.push(n_points.parse().map_err(|_| wrong())?);
    }
    Ok(points.try_into()?)
}

impl FromStr for Agreed {
    type Err = String;

    fn from_str(text: &str) -> Result<Agreed, String> {
        let mut parts = text.split(", ");
        let first = parts.next().unwrap_or_default();
        let (answers, limit) = match first.split_once(' ') {
            Some(("flipped", limit)) => (Answers::Flipped, limit),
            Some(("straight", limit)) => (Answers::Straight, limit),
            Some(_) | None => {
                return Err(format!(
                    "{first:?} should read `flipped 10` or `straight 6`"
                ));
            }
        };
        let mut agreed = Agreed {
            answers,
            limit: read_number(limit)?,
            new_grid: false,
            full_circle: false,
        };
        for part in parts {
            match part {
                "new grid" => agreed.new_grid = true,
                "full circle" => agreed.full_circle = true,
                _ => return Err(format!("{part:?} is neither `new grid` nor `full circle`")),
            }
        }
        Ok(agreed)
    }
}

fn read_grid(text: &str) -> Result<Grid, String> {
    let pictures = text.strip_prefix("grid ");
    pictures
        .ok_or_else(|| format!("{text:?} should read `grid cat frog / king rose`"))?
        .parse()
}

fn read_number(text: &str) -> Result<u8, String> {
    let number = text.parse().ok().filter(|it| (1..=MAX_LIMIT).contains(it));
    number.ok_or_else(|| format!("{text:?} is no number from 1 to {MAX_LIMIT}"))
}

/// What the table waits for, and who is Brain Master if that says so.
fn read_step(text: &str, said: &mut Said) -> Result<(Step, Option<Seat>), String> {
    let review = said.review;
    let wrong = || format!("{text:?} does not say what the table waits for, as `B asks` does");
    if let Some(votes) = text.strip_prefix("vote on ") {
        return Ok((read_vote(votes, review).ok_or_else(wrong)?, None));
    }
    let words: Vec<&str> = text.split(' ').collect();
    match words[..] {
        [master, "chooses"] => Ok((Step::Choose, Some(master.parse()?))),
        [seat, "asks"] => Ok((
            Step::Ask {
                seat: seat.parse()?,
            },
            None,
        )),
        [master, "answers", seat, asked] => {
            let seat = seat.trim_end_matches(':').parse()?;
            let asked = said.read_asked(asked)?;
            Ok((Step::Answer { seat, asked }, Some(master.parse()?)))
        }
        ["review"] => Ok((Step::Review(review), None)),
        ["over"] => Ok((Step::Over, None)),
        _ => Err(wrong()),
    }
}

/// `3: B upholds, C rejects`.
fn read_vote(text: &str, review: Review) -> Option<Step> {
    let (number, votes) = text.split_once(": ")?;
    let mut all = Votes::default();
    for vote in votes.split(", ") {
        let (seat, vote) = vote.split_once(' ')?;
        let vote = match vote {
            "upholds" => Vote::Uphold,
            "rejects" => Vote::Reject,
            "abstains" => Vote::Abstain,
            _ => return None,
        };
        all = all.with(seat.parse().ok()?, vote);
    }
    Some(Step::Vote {
        review,
        number: read_number(number).ok()?,
        votes: all,
    })
}
