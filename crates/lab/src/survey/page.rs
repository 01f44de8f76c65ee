//! A portrait as one page of HTML that needs nothing else: no scripts, no
//! outside resources, its letters inside.

use std::fmt::Write;

use base64::{Engine, engine::general_purpose::STANDARD};
use tabletop::Lang;

use super::{Parts, Portrait, charts};
use crate::{
    ladder::{
        chart,
        page::{STYLE, escaped},
    },
    lang,
};

const LETTERS: [(&str, &str, &[u8]); 2] = [
    (
        "Lilita One",
        "400",
        include_bytes!("../../../web/static/fonts/lilita-one-latin-400-normal.woff2"),
    ),
    (
        "Baloo 2",
        "400 800",
        include_bytes!("../../../web/static/fonts/baloo-2-latin-wght-normal.woff2"),
    ),
];

/// The whole page.
pub fn html(portrait: &Portrait, lang: Lang) -> String {
    let title = escaped(&lang::page_title(lang, portrait.title));
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\" />\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n\
         <title>{title}</title>\n<style>\n{}{STYLE}</style>\n</head>\n<body>\n<main>\n\
         <h1>{title}</h1>\n{}<div class=\"sides\">\n{}{}{}{}{}{}</div>\n{}{}</main>\n</body>\n</html>\n",
        lang.code(),
        letters(),
        introduction(portrait, lang),
        length(portrait, lang),
        order(portrait, lang),
        hands(portrait, lang),
        luck(portrait, lang),
        wins(portrait, lang),
        cards(portrait, lang),
        ladder(portrait, lang),
        again(portrait, lang),
    )
}

fn letters() -> String {
    let face = |(name, weight, bytes): &(&str, &str, &[u8])| {
        format!(
            "@font-face {{ font-family: \"{name}\"; font-weight: {weight}; \
             src: url(data:font/woff2;base64,{}) format(\"woff2\"); }}\n",
            STANDARD.encode(bytes)
        )
    };
    LETTERS.iter().map(face).collect()
}

fn introduction(portrait: &Portrait, lang: Lang) -> String {
    let lede = lang::PageLede {
        games: portrait.games,
        seats: portrait.seats.len(),
        bots: unlike(&portrait.seats),
    };
    let interrupted = if portrait.is_whole() {
        String::new()
    } else {
        format!(
            "<p class=\"unclear\">{}</p>\n",
            lang::page_interrupted(lang)
        )
    };
    format!(
        "<p class=\"lede\">{}</p>\n{interrupted}",
        escaped(&lede.say(lang))
    )
}

/// Names that differ, each once.
fn unlike(names: &[String]) -> String {
    let mut unlike: Vec<&str> = Vec::new();
    for name in names {
        if !unlike.contains(&name.as_str()) {
            unlike.push(name);
        }
    }
    unlike.join(", ")
}

fn section(title: &str, note: &str, body: &str) -> String {
    format!(
        "<section>\n<h2>{}</h2>\n<p class=\"note\">{}</p>\n{body}</section>\n",
        escaped(title),
        escaped(note)
    )
}

fn length(portrait: &Portrait, lang: Lang) -> String {
    let (p50, p95) = (portrait.length.p50, portrait.length.p95);
    section(
        lang::length_title(lang),
        &lang::LengthNote { p50, p95 }.say(lang),
        &charts::length(&portrait.length, &lang::LengthAlt { p50, p95 }.say(lang)),
    )
}

fn order(portrait: &Portrait, lang: Lang) -> String {
    let name = |nth: usize| match nth {
        0 => lang::order_first(lang).to_owned(),
        1 => lang::order_second(lang).to_owned(),
        2 => lang::order_third(lang).to_owned(),
        _ => lang::order_nth(lang, nth + 1),
    };
    let rows = portrait.order.iter().enumerate();
    let rows: Vec<_> = rows.map(|(nth, it)| (name(nth), *it)).collect();
    let said = rows.iter().map(|(name, it)| {
        let percent = lang::page_percent(lang, charts::percent(it.share));
        format!("{name} {percent}")
    });
    let list = said.collect::<Vec<_>>().join(", ");
    section(
        lang::order_title(lang),
        lang::order_note(lang),
        &charts::shares(&rows, portrait.even(), &lang::order_alt(lang, list)),
    )
}

/// Nothing where nobody holds anything.
fn hands(portrait: &Portrait, lang: Lang) -> String {
    let held = &portrait.hands;
    let all = held.winners.iter().chain(&held.others);
    if all.copied().fold(0.0, f64::max) <= 0.0 {
        return String::new();
    }
    let end = |held: &[f64], is_last: bool| {
        let held = if is_last { held.last() } else { held.first() };
        format!("{:.0}", held.copied().unwrap_or(0.0))
    };
    let alt = lang::HandsAlt {
        a: end(&held.winners, false),
        b: end(&held.winners, true),
        c: end(&held.others, false),
        d: end(&held.others, true),
    };
    let names = [lang::hands_winners(lang), lang::hands_others(lang)];
    let ends = [lang::hands_start(lang), lang::hands_end(lang)];
    section(
        lang::hands_title(lang),
        lang::hands_note(lang),
        &charts::hands(held, names, ends, &alt.say(lang)),
    )
}

fn wins(portrait: &Portrait, lang: Lang) -> String {
    let (title, note) = (lang::wins_title(lang), lang::wins_note(lang));
    telling(portrait, false, (title, note, lang::wins_none(lang)), lang)
}

fn cards(portrait: &Portrait, lang: Lang) -> String {
    let has_cards = portrait.notes.iter().any(|it| it.note.contains(": "));
    if !has_cards {
        return String::new();
    }
    let (title, note) = (lang::cards_title(lang), lang::cards_note(lang));
    telling(portrait, true, (title, note, lang::cards_none(lang)), lang)
}

fn telling(
    portrait: &Portrait,
    is_card: bool,
    (title, note, none): (&str, &str, &str),
    lang: Lang,
) -> String {
    let rows = portrait.telling(is_card);
    if rows.is_empty() {
        return section(title, note, &format!("<p>{}</p>\n", escaped(none)));
    }
    let said = rows.iter().map(|it| {
        let rate = it.win_rate.unwrap_or_default();
        format!(
            "{} {}",
            it.note,
            lang::page_percent(lang, charts::percent(rate))
        )
    });
    let alt = lang::wins_alt(lang, said.collect::<Vec<_>>().join(", "));
    section(title, note, &charts::telling(&rows, portrait.even(), &alt))
}

fn luck(portrait: &Portrait, lang: Lang) -> String {
    let Parts {
        deal,
        draws,
        unseen,
        own,
        others,
    } = portrait.luck;
    let sum = deal + draws + unseen + own + others;
    if portrait.looked == 0 || sum <= 0.0 {
        return String::new();
    }
    let parts = [
        ("luck", lang::luck_deal(lang), deal),
        ("luck", lang::luck_draws(lang), draws),
        ("luck", lang::luck_unseen(lang), unseen),
        ("one", lang::luck_own(lang), own),
        ("other", lang::luck_others(lang), others),
    ];
    let parts: Vec<_> = parts
        .into_iter()
        .filter(|(_, _, part)| 0.05 < *part)
        .collect();
    let said = parts
        .iter()
        .map(|(_, name, part)| format!("{name} {part:.0}"));
    let alt = lang::luck_alt(lang, said.collect::<Vec<_>>().join(", "));
    let players = portrait.ladder.bots.iter().map(|it| it.bot.clone());
    let note = lang::LuckNote {
        games: portrait.looked,
        bots: unlike(&players.collect::<Vec<_>>()),
    };
    let luck = (100.0 * (deal + draws + unseen) / sum).round();
    let verdict = lang::LuckVerdict {
        luck: format!("{luck:.0}"),
        skill: format!("{:.0}", 100.0 - luck),
    };
    let mut body = String::new();
    let _ = writeln!(
        body,
        "<p class=\"verdict\">{}</p>",
        escaped(&verdict.say(lang))
    );
    body += &charts::band(&parts, &alt);
    section(lang::luck_title(lang), &note.say(lang), &body)
}

fn ladder(portrait: &Portrait, lang: Lang) -> String {
    if portrait.ladder.games == 0 {
        return String::new();
    }
    section(
        lang::ladder_title(lang),
        &lang::ladder_note(lang, portrait.ladder.games),
        &chart::svg(&portrait.ladder.bots),
    )
}

fn again(portrait: &Portrait, lang: Lang) -> String {
    let command = escaped(portrait.command());
    let again = escaped(lang::page_again(lang));
    format!("<section>\n<p>{again}</p>\n<pre><code>{command}</code></pre>\n</section>\n")
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use erased::Json;

    use super::*;
    use crate::{
        Ladder, Session, Tournament,
        ladder::{duel::Company, page::elements},
        survey::Survey,
    };

    fn portrait(game: &str, n_threads: usize) -> Portrait {
        let game = registry::find(game).expect("the game is known");
        let n_seats = *game.info().seats.start();
        let survey = Survey {
            games: Tournament {
                game,
                options: Json::Null,
                bots: vec!["random".to_owned(); n_seats],
                n_games: 60,
                seed: 1,
                decisions: false,
                outsiders: None,
            },
            n_looked: 1,
            n_imagined: 4,
            ladder: Ladder {
                game,
                options: Json::Null,
                bots: game
                    .bots()
                    .iter()
                    .take(2)
                    .map(|it| it.name.to_owned())
                    .collect(),
                n_seats,
                company: Company::Mixed,
                n_games: 10,
                seed: 1,
                decisions: false,
                outsiders: None,
            },
        };
        let portrait = survey.run(&mut Session::new(n_threads, &AtomicBool::new(false)));
        portrait.expect("it is sound")
    }

    #[test]
    fn every_game_has_a_page_that_needs_nothing_else_in_both_languages() {
        for game in registry::all() {
            let portrait = portrait(game.info().id, 2);
            for lang in Lang::ALL {
                let page = html(&portrait, lang);
                let elements = elements(&page);
                let n = |name| elements.iter().filter(|it| **it == name).count();
                assert_eq!(
                    (n("html"), n("h1"), n("script"), n("link"), n("img")),
                    (1, 1, 0, 0, 0)
                );
                assert!(3 <= n("svg"), "{}", game.info().id);
                assert_eq!(page.matches("role=\"img\"").count(), n("svg"));
                for outside in ["http:", "https:", "@import", "src="] {
                    assert!(!page.contains(outside), "{outside}");
                }
                let (_, body) = page.split_once("</style>").expect("it has a style");
                assert!(!body.contains("NaN") && !body.contains("=\"inf"), "{body}");
                assert!(page.contains("prefers-color-scheme: dark"));
            }
        }
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let page = |n_threads| html(&portrait("oh-my-brain", n_threads), Lang::En);
        assert_eq!(page(1), page(3));
    }
}
