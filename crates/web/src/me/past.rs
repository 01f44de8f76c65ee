//! Games that are over, wherever they were played.

use leptos::{prelude::*, task::spawn_local};
use tabletop::Seat;
use wire::{Me, PlayedGame, PlayedGames};

use crate::session::{
    finished::{self, Finished},
    key,
    online::{self, Failure},
};

/// How many games the server is asked about before the page is shown whole.
const MOST_PAGES: usize = 10;

/// A game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Past {
    /// Where it can be looked at again, if it can.
    pub address: Option<String>,
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    pub at: u64,
    pub me: Seat,
    /// In seat order.
    pub seats: Vec<PastSeat>,
    pub is_online: bool,
    /// What it did to the rating, if it counted.
    pub rating: Option<[i32; 2]>,
}

/// Somebody at a game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PastSeat {
    /// Empty for whoever wanted to be forgotten.
    pub name: String,
    pub face: Option<Vec<u8>>,
    /// 1 is best.
    pub place: u8,
}

impl Past {
    pub fn place(&self) -> u8 {
        self.seats.get(self.me.index()).map_or(0, |it| it.place)
    }

    pub fn is_won(&self) -> bool {
        self.place() == 1
    }

    /// Everybody else.
    pub fn others(&self) -> impl Iterator<Item = &PastSeat> {
        let seats = self.seats.iter().enumerate();
        seats.filter_map(|(index, it)| (index != self.me.index()).then_some(it))
    }

    fn of_device(it: Finished, is_kept: bool) -> Past {
        let place = |index: usize| {
            // Games that ended before places were kept know who won.
            let won = it.winners.contains(&Seat::new(index));
            let kept = it.places.get(index).copied();
            kept.unwrap_or(if won { 1 } else { 2 })
        };
        let seat = |(index, name): (usize, &String)| PastSeat {
            name: name.clone(),
            face: None,
            place: place(index),
        };
        Past {
            address: is_kept.then(|| it.address()),
            at: it.at,
            me: it.me,
            seats: it.players.iter().enumerate().map(seat).collect(),
            is_online: false,
            rating: None,
            game: it.game,
        }
    }
}

impl From<PlayedGame> for Past {
    fn from(it: PlayedGame) -> Past {
        let seat = |it: wire::PlayedSeat| PastSeat {
            name: it.name,
            face: it.face,
            place: it.place,
        };
        Past {
            address: it.has_record.then(|| format!("/replay/{}", it.code)),
            game: it.game,
            at: it.ended_at,
            me: it.me,
            seats: it.seats.into_iter().map(seat).collect(),
            is_online: true,
            rating: it.rating,
        }
    }
}

/// Everything that is known, the latest game first.
#[derive(Copy, Clone, Debug)]
pub struct Archive {
    pub games: RwSignal<Vec<Past>>,
    pub me: RwSignal<Option<Me>>,
    pub is_offline: RwSignal<bool>,
}

impl Archive {
    /// Those of this device at once, those of the server as soon as it answers.
    pub fn open() -> Archive {
        let archive = Archive {
            games: RwSignal::new(of_device()),
            me: RwSignal::new(None),
            is_offline: RwSignal::new(false),
        };
        archive.ask();
        archive
    }

    pub fn ask(self) {
        if key::get().is_none() {
            return;
        }
        spawn_local(async move {
            match of_server().await {
                Ok((me, theirs)) => {
                    let mut games = of_device();
                    games.extend(theirs);
                    games.sort_by_key(|it| std::cmp::Reverse(it.at));
                    let _ = self.games.try_set(games);
                    let _ = self.me.try_set(Some(me));
                }
                // Nobody has sat down with this key yet.
                Err(Failure::Missing) => {}
                Err(
                    Failure::Unreachable | Failure::Broken | Failure::Busy(_) | Failure::Refused(_),
                ) => {
                    let _ = self.is_offline.try_set(true);
                }
            }
        });
    }
}

fn of_device() -> Vec<Past> {
    let kept: Vec<_> = finished::list().into_iter().map(|it| it.id).collect();
    let past = finished::past().into_iter().rev();
    past.map(|it| {
        let is_kept = kept.contains(&it.id);
        Past::of_device(it, is_kept)
    })
    .collect()
}

async fn of_server() -> Result<(Me, Vec<Past>), Failure> {
    let me: Me = online::get_as_me("/api/me").await?;
    let mut games = Vec::new();
    let mut path = "/api/me/games".to_owned();
    for _ in 0..MOST_PAGES {
        let some: PlayedGames = online::get_as_me(&path).await?;
        games.extend(some.games.into_iter().map(Past::from));
        let Some(next) = some.next else { break };
        path = format!("/api/me/games?before={next}");
    }
    Ok((me, games))
}
