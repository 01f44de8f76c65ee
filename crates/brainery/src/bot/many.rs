//! Tables of its own: a program plays game after game, alone or against itself
//! and bots of the server.

use std::{process::ExitCode, time::Duration};

use erased::DynGame;
use futures_util::future::try_join_all;
use tabletop::{Seat, Standings};
use tokio::time::sleep;
use wire::{NewTable, Pace, SeatKind};

use super::{
    Args, INTERRUPTED,
    program::Program,
    say,
    seat::{End, Player},
    server::{self, Server},
};
use crate::{console::Failure, serve::told_to_stop};

/// How a seat is called that the program takes.
const ME: &str = "me";

/// How often and how long it is waited until a server that is asked too much
/// takes another table.
const N_TRIES: u32 = 5;
const A_WHILE: Duration = Duration::from_secs(4);

/// What came of all games for a seat.
#[derive(Copy, Clone, Default)]
struct Fared {
    wins: u32,
    places: u32,
}

pub(super) async fn run(args: &Args, game: &'static dyn DynGame) -> Result<ExitCode, Failure> {
    let seats: Vec<&str> = args.seats.iter().map(|it| it.trim()).collect();
    if !seats.contains(&ME) {
        let wrong = "no seat is the program's; write me where it sits: --seats me,walker";
        return Err(Failure::Usage(wrong.to_owned()));
    }
    let mut programs = Vec::new();
    for _ in seats.iter().filter(|it| **it == ME) {
        programs.push(Program::start(&args.program, args.time_limit)?);
    }
    let mut fared = vec![Fared::default(); seats.len()];
    let mut n_played = 0;
    let ended = tokio::select! {
        ended = play_all(args, game, &seats, &mut programs, |standings| {
            n_played += 1;
            count(&mut fared, standings);
        }) => ended,
        () = told_to_stop() => Ok(Err(End::Stopped)),
    };
    if matches!(ended, Ok(Ok(()))) {
        for program in &mut programs {
            program.dismiss().await;
        }
    }
    for program in &mut programs {
        program.kill().await;
    }
    if 0 < n_played {
        say(&table(&seats, &fared, n_played));
    }
    let Err(end) = ended? else {
        return Ok(ExitCode::SUCCESS);
    };
    let (complaint, code) = end.complaint();
    eprintln!("brainery: game {}: {complaint}", n_played + 1);
    if code == INTERRUPTED {
        eprintln!(
            "interrupted: these are the first {n_played} of {} games",
            args.games
        );
    }
    Ok(ExitCode::from(code))
}

async fn play_all(
    args: &Args,
    game: &'static dyn DynGame,
    seats: &[&str],
    programs: &mut [Program],
    mut over: impl FnMut(&Standings),
) -> anyhow::Result<Result<(), End>> {
    let kind = |seat: &&str| match *seat {
        ME => SeatKind::Person,
        bot => SeatKind::Bot(bot.to_owned()),
    };
    let wanted = NewTable {
        game: game.info().id.to_owned(),
        options: args.options.clone().unwrap_or_default(),
        seats: seats.iter().map(kind).collect(),
        clock: Pace::default(),
    };
    for _ in 0..args.games.get() {
        let code = open(args, &wanted).await?;
        let mut players = Vec::new();
        for (nth, program) in (1..).zip(&mut *programs) {
            // So that onlookers tell them apart.
            let name = match nth {
                1 => args.name.clone(),
                nth => format!("{} {nth}", args.name),
            };
            let seated = server::join(&args.connect, &code, &name).await?;
            let server = Server::connect(&args.connect, &code, &seated.token);
            let player = Player::new(server, program, args.time_limit);
            players.push(player.play(std::future::pending()));
        }
        match try_join_all(players).await {
            Ok(ended) => over(&ended.first().expect("the program sits somewhere").1),
            Err(end) => return Ok(Err(end)),
        }
    }
    Ok(Ok(()))
}

/// Opens a table, and waits where the server takes only so many at a time.
async fn open(args: &Args, wanted: &NewTable) -> anyhow::Result<String> {
    for _ in 1..N_TRIES {
        match server::open(&args.connect, wanted).await {
            Ok(table) => return Ok(table.code),
            Err(refused) if refused.to_string().contains("try again in") => sleep(A_WHILE).await,
            Err(refused) => return Err(refused),
        }
    }
    Ok(server::open(&args.connect, wanted).await?.code)
}

fn count(fared: &mut [Fared], standings: &Standings) {
    let winners = standings.winners();
    for ((seat, placing), fared) in standings.0.iter().zip(fared) {
        fared.wins += u32::from(winners.contains(seat));
        fared.places += u32::from(placing.place);
    }
}

fn table(seats: &[&str], fared: &[Fared], n_played: u32) -> String {
    let rows = (0..).map(Seat::new).zip(seats.iter().zip(fared));
    let rows: Vec<_> = rows
        .map(|(seat, (name, it))| {
            let mean = f64::from(it.places) / f64::from(n_played);
            format!("{seat}  {name}: {} first, mean place {mean:.2}\n", it.wins)
        })
        .collect();
    format!("Games played: {n_played}.\n{}", rows.concat())
}
