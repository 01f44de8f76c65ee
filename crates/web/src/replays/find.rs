//! Where a record comes from, and what can be wrong with it.

use std::sync::Arc;

use driver::{Fault, Playback, Witness};
use leptos::prelude::*;
use record::Record;
use tabletop::{Lang, Seat};
use wire::{SeatInfo, TableInfo};

use super::shelf::FileButton;
use crate::{
    browser,
    face::Face,
    lang,
    pages::{
        replay::Asked,
        trouble::{NoTable, NotLoaded, ToShelf, Trouble as Page},
    },
    pieces::{self, Known},
    session::{
        Origin, finished,
        online::{self, Failure},
        replay::seat_of,
        seat,
    },
    settings::settings,
};

/// A file that is longer is no replay.
pub const LONGEST: f64 = 2_000_000.0;

/// A record that has been played once.
#[derive(Clone, Debug)]
pub struct Found {
    pub playback: Arc<Playback>,
    pub origin: Origin,
    /// Where everybody finds it.
    pub address: Option<String>,
    /// Who sat there; nothing if only the record tells.
    pub seats: Option<Vec<SeatInfo>>,
    /// Where this device's player sat.
    pub me: Option<Seat>,
    /// What a server has told this device while it was played.
    pub kept: Option<Witness>,
}

/// Why there is nothing to look at.
#[derive(Clone, PartialEq, Debug)]
pub enum Trouble {
    /// This device does not keep it any more, or another one does.
    NotKept,
    NoTable(String),
    /// It goes on at this table.
    NotOver(String),
    NoServer,
    /// The game did not come.
    NotLoaded,
    /// No text at all, or far too much of it.
    NoText,
    Wrong(Fault),
}

impl From<Fault> for Trouble {
    fn from(fault: Fault) -> Trouble {
        Trouble::Wrong(fault)
    }
}

/// What is asked for, nothing if nothing is. Whoever played on this device is
/// shown with the face they have now.
pub async fn find(asked: Asked, mine: Face) -> Option<Result<Found, Trouble>> {
    match asked {
        Asked::Shelf => None,
        Asked::Device(id) => Some(of_device(&id, mine).await),
        Asked::Server(code) => Some(of_server(code).await),
    }
}

async fn of_device(id: &str, mine: Face) -> Result<Found, Trouble> {
    let (it, text) = finished::find(id).ok_or(Trouble::NotKept)?;
    let seats = it.players.iter().enumerate().map(|(index, name)| {
        let is_me = index == it.me.index();
        SeatInfo {
            face: is_me.then(|| mine.parts()),
            ..seat_of(name, !is_me)
        }
    });
    let seats = seats.collect();
    Ok(Found {
        playback: read(&text).await?,
        origin: Origin::Device,
        address: None,
        seats: Some(seats),
        me: Some(it.me),
        kept: None,
    })
}

async fn of_server(code: String) -> Result<Found, Trouble> {
    let path = format!("/api/tables/{code}");
    let failed = |failure: Failure, missing: Trouble| match failure {
        Failure::Unreachable | Failure::Broken | Failure::Busy(_) => Trouble::NoServer,
        Failure::Missing | Failure::Refused(_) => missing,
    };
    let table = online::get::<TableInfo>(&path).await;
    let table = table.map_err(|it| failed(it, Trouble::NoTable(code.clone())))?;
    let text = online::get_text(&format!("{path}/record")).await;
    let text = text.map_err(|it| failed(it, Trouble::NotOver(code.clone())))?;
    let kept = seat::kept(&code);
    let playback = read(&text).await?;
    let is_whole = table.seats.len() == playback.record().players.len();
    Ok(Found {
        playback,
        origin: Origin::Server,
        address: Some(format!("{}/replay/{code}", browser::origin())),
        seats: is_whole.then_some(table.seats),
        me: kept.as_ref().and_then(Witness::seat),
        kept,
    })
}

pub async fn of_file(text: String) -> Result<Found, Trouble> {
    Ok(Found {
        playback: read(&text).await?,
        origin: Origin::File,
        address: None,
        seats: None,
        me: None,
        kept: None,
    })
}

/// Loads the game of a record and plays it once.
async fn read(text: &str) -> Result<Arc<Playback>, Trouble> {
    let record: Record = text.parse().map_err(Fault::Unreadable)?;
    let piece = match pieces::load(&record.game).await {
        Known::Here(piece) => piece,
        Known::Missing => return Err(Fault::UnknownGame(record.game).into()),
        Known::NotYet | Known::Unreachable => return Err(Trouble::NotLoaded),
    };
    Ok(Arc::new(Playback::new(record, piece.game)?))
}

/// A clear word, and a way out.
pub fn page(trouble: Trouble, read: Callback<Result<String, Trouble>>) -> AnyView {
    let lang = settings().lang;
    match trouble {
        Trouble::NoTable(code) => view! { <NoTable code /> }.into_any(),
        Trouble::NotLoaded => view! { <NotLoaded /> }.into_any(),
        Trouble::NotOver(code) => view! {
            <Page paint=2 pic="mascot.svg">
                <h1 class="d">{move || lang::replay_not_over(lang.get())}</h1>
                <p role="alert">{move || lang::replay_not_over_about(lang.get())}</p>
                <div class="row">
                    <a class="btn go" href=format!("/table/{code}")>
                        {move || lang::replay_to_table(lang.get())}
                    </a>
                    <ToShelf />
                </div>
            </Page>
        }
        .into_any(),
        Trouble::NoServer => view! {
            <Page paint=2 pic="broken-till.svg">
                <h1 class="d">{move || lang::trouble_jammed(lang.get())}</h1>
                <p role="alert">{move || lang::trouble_jammed_about(lang.get())}</p>
                <div class="row">
                    <button type="button" class="btn go" on:click=|_| browser::reload()>
                        {move || lang::trouble_again(lang.get())}
                    </button>
                    <ToShelf />
                </div>
            </Page>
        }
        .into_any(),
        Trouble::NotKept | Trouble::NoText | Trouble::Wrong(_) => view! {
            <Page paint=1 pic="nobody.svg">
                <h1 class="d">{move || lang::replay_cannot(lang.get())}</h1>
                <p role="alert">{move || why(&trouble, lang.get())}</p>
                <div class="row">
                    <FileButton read />
                    <a class="btn quiet" href="/replay" rel="external">
                        {move || lang::replay_list(lang.get())}
                    </a>
                    <ToShelf />
                </div>
            </Page>
        }
        .into_any(),
    }
}

/// What is wrong, in the words of whoever brought it.
fn why(trouble: &Trouble, lang: Lang) -> String {
    let fault = match trouble {
        Trouble::Wrong(fault) => fault,
        Trouble::NotKept => return lang::replay_not_kept(lang).to_owned(),
        Trouble::NoText
        | Trouble::NoTable(_)
        | Trouble::NotOver(_)
        | Trouble::NoServer
        | Trouble::NotLoaded => return lang::replay_no_text(lang).to_owned(),
    };
    match fault {
        Fault::Unreadable(it) if it.line <= 1 => lang::replay_no_text(lang).to_owned(),
        Fault::Unreadable(it) => lang::replay_unreadable(lang, it.line),
        Fault::UnknownGame(game) => lang::replay_unknown(lang, game),
        Fault::OtherVersion { .. } => lang::replay_version(lang).to_owned(),
        Fault::NotOver => lang::replay_unfinished(lang).to_owned(),
        Fault::TooLong { n } => lang::replay_too_long(lang, n),
        Fault::Move { n, .. } | Fault::Draws { n } | Fault::Luck { n } => {
            lang::replay_broken(lang, n)
        }
        Fault::Setup(_) | Fault::Standings | Fault::Commitment => {
            lang::replay_forged(lang).to_owned()
        }
    }
}
