//! The way to a first game with a coach, which is a piece of the program by itself.

use erased::Listing;
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

use super::{game::with_known, trouble::NotFound};
use crate::{art, browser, lang, pieces, settings::settings};

const DONE: &str = "done";

/// What shows the lesson of a game, by its id.
pub type Lessons = fn(String) -> AnyView;

/// How far somebody has come with a lesson on this device.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Progress {
    /// So many steps have been done.
    At(usize),
    Done,
}

impl Progress {
    pub fn of(game: &str) -> Progress {
        match browser::stored(&shelf(game)).as_deref() {
            Some(DONE) => Progress::Done,
            Some(n) => Progress::At(n.parse().unwrap_or(0)),
            None => Progress::At(0),
        }
    }

    pub fn keep(self, game: &str) {
        let text = match self {
            Progress::At(n) => n.to_string(),
            Progress::Done => DONE.to_owned(),
        };
        browser::store(&shelf(game), &text);
    }
}

fn shelf(game: &str) -> String {
    format!("brainery.lesson.{game}")
}

/// Whether a game has a lesson, as the page was bundled.
pub fn is_taught(game: &str) -> bool {
    browser::lessons().split(' ').any(|it| it == game)
}

/// Where somebody begins who has never learnt anything here.
pub fn first_lesson() -> Option<&'static dyn Listing> {
    let has_learnt = registry::shelf().any(|it| Progress::of(it.info().id) != Progress::At(0));
    if has_learnt { None } else { next_lesson() }
}

/// The first box on the shelf whose lesson has not been done.
pub fn next_lesson() -> Option<&'static dyn Listing> {
    let is_open = |id: &str| is_taught(id) && Progress::of(id) != Progress::Done;
    registry::shelf().find(|game| is_open(game.info().id))
}

/// The way to the lesson of a game; a quieter one for those who have had it.
#[component]
pub fn LearnLink(game: &'static str) -> impl IntoView {
    let lang = settings().lang;
    let says = move || match Progress::of(game) {
        Progress::At(0) => lang::lesson_learn(lang.get()),
        Progress::At(_) => lang::lesson_resume(lang.get()),
        Progress::Done => lang::lesson_once_more(lang.get()),
    };
    is_taught(game).then(|| {
        view! {
            <a
                class="btn quiet learn"
                class:fresh=Progress::of(game) != Progress::Done
                href=format!("/learn/{game}")
            >
                {art::icon("learn")} {says}
            </a>
        }
    })
}

#[component]
pub fn LearnPage() -> impl IntoView {
    let params = use_params_map();
    let id = Memo::new(move |_| params.read().get("game").unwrap_or_default());
    let here = move |show: Lessons| (move || show(id.get())).into_any();
    move || {
        if !is_taught(&id.get()) {
            return view! { <NotFound /> }.into_any();
        }
        with_known(pieces::watch_lessons(), here, || {
            view! { <NotFound /> }.into_any()
        })
        .into_any()
    }
}
