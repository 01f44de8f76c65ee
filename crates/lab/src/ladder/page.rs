//! A ladder as one page of HTML that needs nothing else: no scripts, no
//! outside resources.

use super::{
    chart,
    standing::{PairStanding, Standing, Step, percent},
};
use crate::report::counted;

pub(crate) const STYLE: &str = include_str!("../page.css");

/// How strongly a cell is coloured at most, in percent: text stays readable.
const DEEPEST_TINT: f64 = 45.0;

/// The whole page.
pub fn html(standing: &Standing) -> String {
    let title = format!("The ladder of {}", escaped(standing.title));
    format!(
        r#"<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>{title}</title>
<style>
{STYLE}</style>
</head>
<body>
<main>
<h1>{title}</h1>
{}{}{}{}{}</main>
</body>
</html>
"#,
        introduction(standing),
        ratings(standing),
        steps(standing),
        pairs(standing),
        method(standing),
    )
}

/// Text that HTML shows as it is.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

fn introduction(standing: &Standing) -> String {
    let n_played: u64 = standing.pairs.iter().map(|pair| pair.games).sum();
    let so_far = if standing.is_whole() {
        ""
    } else {
        "<p class=\"unclear\">The run was interrupted: these are its first games.</p>\n"
    };
    format!(
        "<p class=\"lede\">Every bot against every other at a table of {}: who ranks ahead of \
         whom, how often, and how sure is that?</p>\n{so_far}\
         <dl class=\"facts\">\n{}{}{}{}{}</dl>\n",
        standing.players,
        fact("Bots", &standing.bots.len().to_string()),
        fact("Seats", &standing.players.to_string()),
        fact("Games a pair", &standing.games.to_string()),
        fact("Games in all", &n_played.to_string()),
        fact("Seed", &standing.seed.to_string()),
    )
}

fn fact(name: &str, value: &str) -> String {
    format!("<div><dt>{name}</dt><dd>{value}</dd></div>\n")
}

fn ratings(standing: &Standing) -> String {
    format!(
        "<section>\n<h2>Ratings</h2>\n{}\
         <p class=\"note\">A point is a bot's rating, its whiskers the 95 % interval. The mean of \
         all bots is 1500, and 400 points more are about ten wins to one loss.</p>\n</section>\n",
        chart::svg(&standing.bots)
    )
}

fn steps(standing: &Standing) -> String {
    let row = |pair: &PairStanding| {
        let verdict = match pair.step {
            Step::Clear => "<span class=\"clear\">clear</span>",
            Step::Unclear => "<span class=\"unclear\">not clearly above 65 %</span>",
            Step::Apart => return String::new(),
        };
        format!(
            "<tr><td>{} over {}</td><td>{}</td><td>{}</td><td>{verdict}</td></tr>\n",
            escaped(&pair.upper),
            escaped(&pair.lower),
            pair.share_text(),
            pair.interval_text()
        )
    };
    let rows: String = standing.pairs.iter().map(row).collect();
    format!(
        "<section>\n<h2>Steps</h2>\n<p>{}</p>\n\
         <div class=\"wide\" tabindex=\"0\" role=\"group\" aria-label=\"Table of steps\">\n\
         <table class=\"steps\">\n<thead><tr><th scope=\"col\">Step</th>\
         <th scope=\"col\">Ahead</th><th scope=\"col\">95 % interval</th>\
         <th scope=\"col\">Verdict</th></tr></thead>\n\
         <tbody>\n{rows}</tbody>\n</table>\n</div>\n</section>\n",
        standing.verdict()
    )
}

/// Every bot against every other, the strongest first.
fn pairs(standing: &Standing) -> String {
    let names: Vec<&str> = standing
        .bots
        .iter()
        .rev()
        .map(|it| it.bot.as_str())
        .collect();
    let head = |name: &&str| format!("<th scope=\"col\">{}</th>", escaped(name));
    let heads: String = names.iter().map(head).collect();
    let row = |bot: &&str| {
        let cells: String = names
            .iter()
            .map(|other| cell(standing, bot, other))
            .collect();
        format!("<tr><th scope=\"row\">{}</th>{cells}</tr>\n", escaped(bot))
    };
    let rows: String = names.iter().map(row).collect();
    format!(
        "<section>\n<h2>All pairs</h2>\n\
         <div class=\"wide\" tabindex=\"0\" role=\"group\" aria-label=\"Table of all pairs\">\n\
         <table>\n<caption>How often the bot of the row ranks ahead of the bot of the column, \
         with the 95 % interval below.</caption>\n\
         <thead><tr><th scope=\"col\">Ahead of</th>{heads}</tr></thead>\n\
         <tbody>\n{rows}</tbody>\n</table>\n</div>\n</section>\n"
    )
}

fn cell(standing: &Standing, bot: &str, other: &str) -> String {
    let mut pairs = standing.pairs.iter();
    let as_upper = pairs
        .clone()
        .find(|it| it.upper == bot && it.lower == other);
    let as_lower = pairs.find(|it| it.lower == bot && it.upper == other);
    let (ahead, [lo, hi]) = match (as_upper, as_lower) {
        (Some(pair), _) => (pair.ahead, pair.ci95),
        (None, Some(pair)) => {
            let [lo, hi] = pair.ci95;
            (pair.ahead.map(|share| 1.0 - share), [1.0 - hi, 1.0 - lo])
        }
        (None, None) => return "<td class=\"self\"></td>".to_owned(),
    };
    let Some(share) = ahead else {
        return "<td>not yet</td>".to_owned();
    };
    let side = if share < 0.5 { "behind" } else { "ahead" };
    let tint = (2.0 * (share - 0.5)).abs() * DEEPEST_TINT;
    format!(
        "<td class=\"{side}\" style=\"--tint: {tint:.0}%\">{}<small>{:.1} to {:.1}</small></td>",
        percent(share),
        100.0 * lo,
        100.0 * hi
    )
}

fn method(standing: &Standing) -> String {
    format!(
        "<section>\n<h2>How this was measured</h2>\n\
         <p>The share of a pair is the chance that a seat of the one ranks ahead of a seat of the \
         other, a tie counting half; at a table of two it is the share of wins. {}, \
         and every seating is played in turn ({} a pair). Intervals are \
         Wilson’s at 95 %. A step is clear if even the low end of its interval is above 65 %.</p>\n\
         <p>Ratings are Glicko’s with all games weighing the same, whatever their order.</p>\n\
         <p>The same numbers, on any number of threads:</p>\n\
         <pre><code>{}</code></pre>\n</section>\n",
        standing.seating_text(),
        counted(standing.games, "game"),
        escaped(&standing.command())
    )
}

/// The names of all elements, in order; every one must be closed where it
/// belongs.
#[cfg(test)]
pub(crate) fn elements(page: &str) -> Vec<&str> {
    let (mut open, mut all) = (Vec::new(), Vec::new());
    let body = page.strip_prefix("<!doctype html>").expect("it is HTML");
    for tag in body.split('<').skip(1) {
        let (tag, text) = tag.split_once('>').expect("every tag ends");
        assert!(!text.contains('>'), "{text} is not escaped");
        let name = tag.split([' ', '\n']).next().unwrap();
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        match name.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop(), Some(name), "</{name}>"),
            None if tag.ends_with('/') => all.push(name),
            None => {
                all.push(name);
                open.push(name);
            }
        }
    }
    assert_eq!(open, [""; 0]);
    all
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use erased::Json;

    use super::*;
    use crate::{
        Session,
        ladder::{Ladder, duel::Company},
    };

    fn page(stop: bool) -> String {
        let ladder = Ladder {
            game: registry::find("brain-flip").expect("the game is known"),
            options: Json::Null,
            bots: ["random", "dozy", "sharp"].map(str::to_owned).to_vec(),
            n_seats: 2,
            company: Company::Mixed,
            n_games: 40,
            seed: 1,
            decisions: false,
            outsiders: None,
        };
        let standing = ladder.run(&mut Session::new(2, &AtomicBool::new(stop)));
        html(&standing.expect("the ladder is sound"))
    }

    #[test]
    fn the_page_is_well_formed_and_needs_nothing_else() {
        let page = page(false);
        let elements = elements(&page);
        let n = |name| elements.iter().filter(|it| **it == name).count();
        assert_eq!((n("html"), n("h1"), n("svg"), n("table")), (1, 1, 1, 2));
        assert_eq!((n("script"), n("link"), n("img")), (0, 0, 0));
        for outside in ["http:", "https:", "url(", "@import", "src="] {
            assert!(!page.contains(outside), "{outside}");
        }
        assert!(page.contains("prefers-color-scheme: dark"));
    }

    #[test]
    fn every_pair_is_there_both_ways_and_the_command_too() {
        let page = page(false);
        assert_eq!(page.matches("<td class=\"ahead\"").count(), 3);
        assert_eq!(page.matches("<td class=\"behind\"").count(), 3);
        assert_eq!(page.matches("<td class=\"self\"").count(), 3);
        assert!(page.contains("<td>dozy over random</td><td>100.00 %</td>"));
        assert!(page.contains(
            "brainery lab ladder brain-flip --bots random,dozy,sharp --games 40 --players 2 --seed 1"
        ));
        assert!(!page.contains("interrupted"));
    }

    #[test]
    fn the_chart_says_in_words_what_it_shows() {
        let page = page(false);
        let (_, svg) = page.split_once("<svg ").expect("there is a chart");
        let (head, _) = svg.split_once("</desc>").expect("it is described");
        assert!(head.contains("role=\"img\""), "{head}");
        assert!(head.contains("aria-labelledby=\"chart-title chart-desc\""));
        assert!(head.contains("sharp ") && head.contains(" to "), "{head}");
    }

    #[test]
    fn text_cannot_break_the_page() {
        assert_eq!(escaped("<b>&\""), "&lt;b&gt;&amp;&quot;");
    }

    #[test]
    fn a_run_stopped_at_once_still_makes_a_page() {
        let page = page(true);
        elements(&page);
        assert!(page.contains("interrupted"));
        assert_eq!(page.matches("<td>not yet</td>").count(), 6 + 2);
    }
}
