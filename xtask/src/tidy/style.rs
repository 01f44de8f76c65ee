//! Style sheets: those of the page know no game, and none has selectors that are
//! dear. Whatever counts or negates inside `:has(…)` makes the
//! browser look at the whole table again whenever anything comes or goes, which
//! costs up to ten milliseconds of every move. A class says the same for nothing.

use super::File;

const DEAR: [&str; 6] = ["nth-", "-child", ":not(", ":empty", "+", "~"];

pub(super) fn check(file: &File) -> Vec<String> {
    if !file.path.to_ascii_lowercase().ends_with(".css") {
        return Vec::new();
    }
    let complain = |(line, text): (usize, &str)| {
        let dear = asked(text).find(|it| DEAR.iter().any(|dear| it.contains(dear)))?;
        let path = &file.path;
        Some(format!(
            "{path}:{line}: `:has({dear})` is dear; use a class"
        ))
    };
    file.lines().filter_map(complain).collect()
}

/// The style sheets of the page know no game: neither `.g-` and its id, nor the
/// class of its table, which is the letters of its rules.
pub(super) fn games_named(files: &[File], file: &File, games: &[String]) -> Vec<String> {
    if !file.path.starts_with("crates/web/style") {
        return Vec::new();
    }
    let complain = |(n, line): (usize, &str)| {
        let game = games.iter().find(|game| {
            let letters = letters(files, game).map(|it| format!(".{it}"));
            let classes = letters.into_iter().chain([format!(".g-{game}")]);
            classes.into_iter().any(|class| has(line, &class))
        })?;
        let path = &file.path;
        Some(format!(
            "{path}:{n}: knows the game {game}; move it to games/{game}/page"
        ))
    };
    file.lines().filter_map(complain).collect()
}

/// What all clauses of a game begin with, in small letters.
fn letters(files: &[File], game: &str) -> Option<String> {
    let rules = format!("games/{game}/rulebook/");
    let mut rules = files.iter().filter(|file| file.path.starts_with(&rules));
    let clause = rules.find_map(|file| file.lines().find_map(|(_, it)| it.strip_prefix("r[")))?;
    let (letters, _) = clause.split_once('-')?;
    Some(letters.to_ascii_lowercase())
}

/// Whether a line has a class, and not one that begins alike.
fn has(line: &str, class: &str) -> bool {
    line.match_indices(class).any(|(at, _)| {
        let rest = &line[at + class.len()..];
        !rest.starts_with(|letter: char| letter.is_alphanumeric() || letter == '-')
    })
}

/// What stands inside each `:has(…)` of a line.
fn asked(text: &str) -> impl Iterator<Item = &str> {
    text.split(":has(").skip(1).map(|rest| {
        let mut depth = 1;
        let end = rest.find(|letter: char| {
            depth += match letter {
                '(' => 1,
                ')' => -1,
                _ => 0,
            };
            depth == 0
        });
        &rest[..end.unwrap_or(rest.len())]
    })
}

#[cfg(test)]
mod tests {
    use super::{super::file, check, games_named};

    #[test]
    fn counting_inside_has_is_dear() {
        let dear = file("a.css", ".a{}\n.seats:has(>:nth-child(4)) .b{}");
        let expected = ["a.css:2: `:has(>:nth-child(4))` is dear; use a class"];
        assert_eq!(check(&dear), expected);
        assert_eq!(check(&file("a.css", ".a:has(.b:not(.c)){}")).len(), 1);
    }

    #[test]
    fn classes_and_what_stands_outside_are_not() {
        let cheap = ".a:has(.b) .c:nth-child(2){}.d:not(:has(.e)){}.f+.g{}";
        assert_eq!(check(&file("a.css", cheap)), [""; 0]);
    }

    #[test]
    fn the_sheets_of_the_page_know_no_game() {
        let games = ["old-maid".to_owned()];
        let rules = file(
            "games/old-maid/rulebook/en/10.md",
            "# Rules\nr[OMD-1.a]\nA.",
        );
        let found = |path: &str, text: &str| {
            games_named(std::slice::from_ref(&rules), &file(path, text), &games).len()
        };
        assert_eq!(
            found("crates/web/style/a.css", ".g-old-maid{}\n.b .omd>i{}"),
            2
        );
        assert_eq!(found("crates/web/style/a.css", ".omdx{}.g-old-maids{}"), 0);
        assert_eq!(found("games/old-maid/page/shelf.css", ".g-old-maid{}"), 0);
    }
}
