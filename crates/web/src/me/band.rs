//! The top of the page: a face, a name, and four tombstones with numbers.

use leptos::prelude::*;
use tabletop::Lang;

use super::{past::Archive, stats::Stats};
use crate::{art, lang, settings::settings};

/// How high the stones are, in percent; the highest is golden.
const HEIGHTS: [u8; 4] = [72, 100, 62, 50];

#[component]
pub fn Band(archive: Archive, stats: Memo<Stats>) -> impl IntoView {
    let settings = settings();
    let lang = settings.lang;
    let since = move || {
        let first_here = stats.with(|it| it.first_at);
        let first_there = archive.me.with(|it| it.as_ref().map(|it| it.since));
        let first = first_here.into_iter().chain(first_there).min();
        match first {
            Some(at) => lang::past_since(lang.get(), month(at, lang.get())),
            None => lang::past_fresh(lang.get()).to_owned(),
        }
    };
    let stones = move || {
        let (it, lang) = (stats.get(), lang.get());
        let texts = [
            lang::past_games(lang, it.n_games),
            lang::past_wins(lang, it.n_wins),
            lang::past_streak(lang, it.best_streak),
            lang::past_nights(lang, it.n_days),
        ];
        let stone = |(text, height): (String, u8)| {
            let (number, words) = text.split_once(' ').unwrap_or((&text, ""));
            view! {
                <li class:gold=height == 100 style=format!("--h:{}", f64::from(height) / 100.0)>
                    <b class="d">{number.to_owned()}</b>
                    " "
                    <span>{words.to_owned()}</span>
                </li>
            }
        };
        texts.into_iter().zip(HEIGHTS).map(stone).collect_view()
    };
    // Where one is at home: at the game that was played most, or the first.
    let scene = move || {
        let most = stats.with(|it| it.boxes.iter().max_by_key(|it| it.n_games).cloned());
        let home = most.and_then(|it| registry::listed(&it.game));
        let home = home.or_else(|| registry::shelf().next())?;
        let scene = art::file(art::of_game(home.info().id, "scene.svg"));
        Some(format!("background-image:url({scene})"))
    };
    view! {
        <div class="pband" style=scene>
            <div class="pme">
                <span class="big" aria-hidden="true">
                    {move || settings.face.get().drawing()}
                </span>
                <div>
                    <h1 class="d">{settings.name}</h1>
                    <p>{since}</p>
                </div>
            </div>
            <ol class="stones">{stones}</ol>
        </div>
    }
}

fn month(at: u64, lang: Lang) -> String {
    let options = js_sys::Object::new();
    for (name, value) in [("month", "long"), ("year", "numeric")] {
        // A plain object takes everything.
        let _ = js_sys::Reflect::set(&options, &name.into(), &value.into());
    }
    date(at, lang, &options)
}

/// A day as the reader writes it.
pub fn day(at: u64, lang: Lang) -> String {
    date(at, lang, &js_sys::Object::new())
}

fn date(at: u64, lang: Lang, options: &js_sys::Object) -> String {
    let since = std::time::Duration::from_millis(at).as_secs_f64() * 1000.0;
    let date = js_sys::Date::new(&since.into());
    String::from(date.to_locale_date_string(lang.code(), options))
}
