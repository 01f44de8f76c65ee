//! Selectors that are dear: whatever counts or negates inside `:has(…)` makes the
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
    use super::{super::file, check};

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
}
