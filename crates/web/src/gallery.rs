//! The many pictures of a game, fetched once when its table is opened.
//!
//! They are not part of the program, so that the first visit stays light. The
//! service worker keeps them for play without a network.

use std::{cell::RefCell, collections::BTreeMap};

use leptos::{prelude::*, task::spawn_local};

use crate::session::online::{self, Failure};

/// How long to wait before the next try, in milliseconds.
const WAIT: u32 = 4000;

type Pictures = BTreeMap<String, String>;

/// Outlives the table that asks first.
type Shelf = ArcRwSignal<Option<Pictures>>;

thread_local! {
    /// Galleries fetched or on their way, for as long as the page is open.
    static OPEN: RefCell<BTreeMap<&'static str, Shelf>> = const { RefCell::new(BTreeMap::new()) };
}

/// The pictures of one game. Copies share everything.
#[derive(Copy, Clone, Debug)]
pub struct Gallery(RwSignal<Option<Pictures>>);

/// The pictures of `game`, by the names of their files.
pub fn open(game: &'static str) -> Gallery {
    OPEN.with_borrow_mut(|galleries| {
        let shelf = galleries.entry(game).or_insert_with(|| {
            let shelf = Shelf::new(None);
            spawn_local(fetch(game, shelf.clone()));
            shelf
        });
        Gallery(shelf.clone().into())
    })
}

async fn fetch(game: &'static str, pictures: Shelf) {
    let path = format!("/art/{game}.json");
    loop {
        match online::get_of_this_build::<Pictures>(&path).await {
            Ok(fetched) => return pictures.set(Some(fetched)),
            Err(Failure::Unreachable | Failure::Busy(_)) => online::pause(WAIT).await,
            // The table is played without pictures; names stand beside them.
            Err(Failure::Missing | Failure::Broken | Failure::Refused(_)) => return,
        }
    }
}

impl Gallery {
    /// A picture beside words that say the same; an empty place until it is
    /// there.
    pub fn picture(self, name: impl Into<String>) -> impl IntoView {
        self.draw(name.into(), None)
    }

    /// A picture that is in the page already. `place` tells its ids apart.
    pub fn copy(self, name: impl Into<String>, place: &'static str) -> impl IntoView {
        self.draw(name.into(), Some(place))
    }

    /// A picture that may be in the page many times: a document of its own, whose
    /// ids count nowhere else.
    pub fn apart(self, name: impl Into<String>) -> impl IntoView {
        let name = name.into();
        let drawing = move || {
            let Gallery(pictures) = self;
            let drawing = pictures.with(|it| it.as_ref()?.get(&name).cloned())?;
            let drawing = js_sys::encode_uri_component(&drawing);
            Some(format!("data:image/svg+xml,{drawing}"))
        };
        view! { <img src=drawing alt="" draggable="false" /> }
    }

    fn draw(self, name: String, place: Option<&'static str>) -> impl IntoView {
        let drawing = move || {
            let Gallery(pictures) = self;
            let drawing = pictures.with(|it| it.as_ref()?.get(&name).cloned())?;
            Some(match place {
                None => drawing,
                Some(place) => with_own_ids(&drawing, place),
            })
        };
        view! {
            <span class="picture" aria-hidden="true" inner_html=move || drawing().unwrap_or_default()></span>
        }
    }
}

/// Ids count in the whole page, so a copy has others.
fn with_own_ids(drawing: &str, place: &str) -> String {
    ["id=\"", "href=\"#", "url(#"]
        .iter()
        .fold(drawing.to_owned(), |drawing, before| {
            drawing.replace(before, &format!("{before}{place}-"))
        })
}
