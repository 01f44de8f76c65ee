//! One game in one seat: the table's questions to the program, its answers to
//! the table.
//!
//! While the program thinks, others may move. What it is told of that waits
//! until it has answered, so that question and answer alternate strictly.

use std::{future::Future, time::Duration};

use driver::Model;
use tabletop::{Standings, Turn};
use tokio::time::{Instant, sleep_until, timeout};
use wire::{Moved, Problem, ServerMessage, Snapshot, TableInfo};

use super::{
    lines::{Breach, Line, PROTOCOL, Question},
    program::{Deaf, Program, Said},
    server::{Heard, Server},
};

/// Why a game was left before its end.
#[derive(Debug)]
pub(super) enum End {
    /// The program broke the protocol.
    Program(Breach),
    /// The server could not be reached, or refused a move.
    Server(String),
    /// There is no such seat.
    Refused(String),
    /// Somebody stopped this command.
    Stopped,
}

/// A question the program has not answered yet.
#[derive(Debug)]
struct Asked {
    question: Question,
    until: Instant,
    /// The table asks something else by now: the answer will not matter.
    is_stale: bool,
}

/// What the program said last.
#[derive(Debug)]
struct Answered {
    n: u32,
    /// `None` if it kept quiet.
    action: Option<String>,
    /// The connection was lost since: the answer may not have arrived.
    is_unsure: bool,
}

#[derive(Debug)]
pub(super) struct Player<'a> {
    server: Server,
    program: &'a mut Program,
    time_limit: Duration,
    table: Option<TableInfo>,
    latest: Option<Snapshot>,
    /// The same, to be followed.
    model: Option<Model>,
    /// Lines that wait until the program has answered.
    news: Vec<Line>,
    is_greeted: bool,
    asked: Option<Asked>,
    answered: Option<Answered>,
}

impl Player<'_> {
    pub(super) fn new(server: Server, program: &mut Program, time_limit: Duration) -> Player<'_> {
        Player {
            server,
            program,
            time_limit,
            table: None,
            latest: None,
            model: None,
            news: Vec::new(),
            is_greeted: false,
            asked: None,
            answered: None,
        }
    }

    /// Plays until the game is over.
    pub(super) async fn play(
        mut self,
        stop: impl Future<Output = ()>,
    ) -> Result<(TableInfo, Standings), End> {
        tokio::pin!(stop);
        loop {
            if let Some(standings) = self.is_over() {
                return Ok(self.finish(standings).await);
            }
            self.ask().await?;
            let until = self.asked.as_ref().map(|asked| asked.until);
            tokio::select! {
                heard = self.server.next() => self.hear(heard)?,
                said = self.program.next() => self.take_answer(said).await?,
                () = passed(until) => return Err(self.too_slow()),
                () = &mut stop => return Err(End::Stopped),
            }
            self.repeat_if_unsure().await;
        }
    }

    /// A question that is still open does not matter any more then.
    fn is_over(&self) -> Option<Standings> {
        match self.latest.as_ref()?.turn {
            Turn::Over(standings) => self.table.is_some().then_some(standings),
            Turn::Waiting { .. } => None,
        }
    }

    /// The last word. The game is over: whether the program still listens does
    /// not matter any more.
    async fn finish(mut self, standings: Standings) -> (TableInfo, Standings) {
        let over = Line::Over {
            standings: standings.0.as_slice().to_vec(),
        };
        if self.tell_news().await.is_ok() {
            // It may have ended by itself.
            let _ = self.program.tell(&over).await;
        }
        let table = self.table.expect("the table is told before the game");
        (table, standings)
    }

    /// Tells the program what is new, and asks it if the table asks it.
    async fn ask(&mut self) -> Result<(), End> {
        if self.asked.is_some() {
            return Ok(());
        }
        if let Err(deaf) = self.tell_news().await {
            return Err(self.deaf(deaf).await);
        }
        let Some(state) = &self.latest else {
            return Ok(());
        };
        let is_answered = self.answered.as_ref().is_some_and(|it| it.n == state.n);
        let (Some(seat), false, false) = (state.seat, state.legal.is_empty(), is_answered) else {
            return Ok(());
        };
        let question = Question {
            n: state.n,
            must: state.turn.must().contains(seat),
            legal: state.legal.to_vec(),
            game: self.table.as_ref().and_then(|it| registry::find(&it.game)),
        };
        let (legal, words) = question.offers();
        let decide = Line::Decide {
            n: question.n,
            must: question.must,
            view: state.view.clone(),
            legal,
            words,
            ms: ms(self.time_limit),
        };
        let asked = Asked {
            question,
            until: Instant::now() + self.time_limit,
            is_stale: false,
        };
        self.asked = Some(asked);
        match self.program.tell(&decide).await {
            Ok(()) => Ok(()),
            Err(deaf) => Err(self.deaf(deaf).await),
        }
    }

    async fn tell_news(&mut self) -> Result<(), Deaf> {
        if let (false, Some(hello)) = (self.is_greeted, self.hello()) {
            self.is_greeted = true;
            self.program.tell(&hello).await?;
        }
        if self.is_greeted {
            for line in std::mem::take(&mut self.news) {
                self.program.tell(&line).await?;
            }
        }
        Ok(())
    }

    fn hello(&self) -> Option<Line> {
        let (table, state) = (self.table.as_ref()?, self.latest.as_ref()?);
        Some(Line::Hello {
            protocol: PROTOCOL,
            game: table.game.clone(),
            options: table.options.clone(),
            seat: state.seat?,
            players: table.seats.iter().map(|seat| seat.name.clone()).collect(),
            ms: ms(self.time_limit),
            seed: None,
        })
    }

    fn hear(&mut self, heard: Heard) -> Result<(), End> {
        match heard {
            Heard::Message(message) => match *message {
                ServerMessage::Table(table) => self.table = Some(table),
                ServerMessage::State(state) => self.see(state),
                ServerMessage::Moved(moved) => self.follow(moved),
                ServerMessage::Refused(problem) => return self.refused(&problem),
                // Programs play; they do not talk, vote or ask for more. Who is
                // removed finds the connection at its end.
                ServerMessage::Record { .. }
                | ServerMessage::Clock(_)
                | ServerMessage::Webhook(_)
                | ServerMessage::Orders { .. }
                | ServerMessage::Pong
                | ServerMessage::Removed
                | ServerMessage::Left { .. }
                | ServerMessage::Rematch(_)
                | ServerMessage::Seated(_)
                | ServerMessage::Chat { .. }
                | ServerMessage::Said(_)
                | ServerMessage::Watching { .. } => {}
            },
            Heard::Back => {
                // The table says anew where it stands.
                self.latest = None;
                if let Some(answered) = &mut self.answered {
                    answered.is_unsure = true;
                }
            }
            Heard::Lost(why) => return Err(End::Server(why)),
            Heard::Refused(why) if self.is_greeted => return Err(End::Server(why)),
            Heard::Refused(why) => return Err(End::Refused(why)),
        }
        Ok(())
    }

    /// Goes on from the last state; where something was missed, the table is asked
    /// for all of it.
    fn follow(&mut self, moved: Moved) {
        let game = self.table.as_ref().and_then(|it| registry::find(&it.game));
        let (Some(game), Some(model)) = (game, &self.model) else {
            return self.server.look();
        };
        let is_first = moved.n == 1;
        match model.follow(game, moved) {
            // To programs, what happened after move 0 is everything.
            Ok(_) if is_first => self.server.look(),
            Ok(model) => {
                let state = model.snapshot();
                self.model = Some(model);
                self.note(state);
            }
            Err(_) => self.server.look(),
        }
    }

    fn see(&mut self, state: Snapshot) {
        let game = self.table.as_ref().and_then(|it| registry::find(&it.game));
        // A game that this program does not have cannot be followed.
        self.model = game.and_then(|game| Model::read(game, state.clone()).ok());
        self.note(state);
    }

    fn note(&mut self, state: Snapshot) {
        if let Some(asked) = &mut self.asked {
            let is_same = asked.question.n <= state.n && asked.question.legal == *state.legal;
            asked.is_stale |= !is_same;
        }
        self.answered.take_if(|it| it.n != state.n);
        if state.since == 0 || !state.events.is_empty() {
            self.news.push(Line::Events {
                since: state.since,
                n: state.n,
                events: state.events.clone(),
            });
        }
        self.latest = Some(state);
    }

    /// A move that came too late is nobody's fault: the next question follows
    /// from the state that came before the refusal.
    fn refused(&mut self, problem: &Problem) -> Result<(), End> {
        if self.latest.is_none() {
            // The connection is about to end, and says why.
            return Ok(());
        }
        match &self.answered {
            Some(_) if !problem.is_late => Err(End::Server(format!(
                "the server refused the move: {}",
                problem.error
            ))),
            Some(_) | None => {
                self.answered = None;
                Ok(())
            }
        }
    }

    async fn take_answer(&mut self, said: Said) -> Result<(), End> {
        let Some(asked) = self.asked.take() else {
            return Err(self.unasked(said).await);
        };
        let line = match said {
            Said::Line(line) => line,
            Said::Unreadable(what) => {
                let wrong = "lines are short, in JSON and UTF-8";
                return Err(End::Program(asked.question.breach(&what, wrong)));
            }
            Said::Ended => {
                let ending = self.program.ending().await;
                let wrong = format!("{ending}, but the game goes on");
                return Err(End::Program(asked.question.breach("nothing more", &wrong)));
            }
        };
        let action = asked.question.read(&line).map_err(End::Program)?;
        if asked.is_stale {
            return Ok(());
        }
        // Others may have moved meanwhile. A move stands all the same, but
        // silence was only about what the program has seen.
        let asked_at = asked.question.n;
        let n = match (&action, &self.latest) {
            (Some(_), Some(state)) => state.n,
            (Some(_), None) | (None, _) => asked_at,
        };
        if let Some(action) = &action {
            self.server.play(n, action).await;
        }
        self.answered = Some(Answered {
            n,
            action,
            is_unsure: false,
        });
        Ok(())
    }

    /// Sends the last answer again if the table still waits for it after the
    /// connection was lost.
    async fn repeat_if_unsure(&mut self) {
        let n = self.latest.as_ref().map(|state| state.n);
        if let Some(answered) = &mut self.answered
            && answered.is_unsure
            && Some(answered.n) == n
            && let Some(action) = &answered.action
        {
            answered.is_unsure = false;
            self.server.play(answered.n, action).await;
        }
    }

    async fn unasked(&mut self, said: Said) -> End {
        let (received, wrong) = match said {
            Said::Line(line) => (
                super::lines::shortened(&line),
                "nothing was asked; every line on standard output is an answer".to_owned(),
            ),
            Said::Unreadable(what) => (what, "nothing was asked".to_owned()),
            Said::Ended => {
                let ending = self.program.ending().await;
                (
                    "nothing more".to_owned(),
                    format!("{ending}, but the game goes on"),
                )
            }
        };
        End::Program(Breach {
            when: self.not_asked(),
            received,
            wrong,
            right: "one line for each line of type decide, until the line of type over; \
                    notes go to standard error"
                .to_owned(),
        })
    }

    fn not_asked(&self) -> String {
        match &self.latest {
            Some(state) => format!("not asked, after move {}", state.n),
            None => "before the game".to_owned(),
        }
    }

    fn too_slow(&self) -> End {
        let asked = self.asked.as_ref().expect("only a question has a deadline");
        let wrong = format!(
            "no answer within {} ms; allow more with --time-limit",
            ms(self.time_limit)
        );
        End::Program(asked.question.breach("nothing", &wrong))
    }

    /// A program that does not hear has mostly ended: then what it said before
    /// tells more.
    async fn deaf(&mut self, deaf: Deaf) -> End {
        match deaf {
            Deaf::Stuck => self.not_listening("the program does not read its standard input"),
            Deaf::Closed => {
                let said = timeout(self.time_limit, self.program.next()).await;
                match said {
                    Ok(said) => match self.take_answer(said).await {
                        Err(end) => end,
                        Ok(()) => self.unasked(Said::Ended).await,
                    },
                    Err(_) => self.not_listening("the program closed its standard input"),
                }
            }
        }
    }

    fn not_listening(&self, wrong: &str) -> End {
        End::Program(Breach {
            when: self.not_asked(),
            received: "nothing".to_owned(),
            wrong: wrong.to_owned(),
            right: "read every line, also those of type events".to_owned(),
        })
    }
}

async fn passed(until: Option<Instant>) {
    match until {
        Some(until) => sleep_until(until).await,
        None => std::future::pending().await,
    }
}

fn ms(time: Duration) -> u64 {
    time.as_millis().try_into().unwrap_or(u64::MAX)
}
