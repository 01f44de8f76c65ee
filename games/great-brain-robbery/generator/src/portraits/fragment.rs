//! A part as text: short, painted, and nothing in it that could do harm in a page.

const ELEMENTS: [&str; 5] = ["path", "circle", "ellipse", "rect", "g"];

/// An id would clash with that of another picture in the same page, and the
/// rest reaches out of the picture.
const FORBIDDEN: [&str; 6] = [" id=", " class=", " style=", " on", "href", "url("];

/// The fragment without what only helps to edit it.
pub(super) fn minified(fragment: &str) -> String {
    fragment.lines().map(str::trim).collect()
}

/// What is wrong with a minified fragment.
pub(super) fn wrong(fragment: &str) -> impl Iterator<Item = String> {
    let mut complaints = Vec::new();
    let mut depth = 0_i32;
    for tag in fragment.split('<').skip(1) {
        let name: String = tag.chars().take_while(char::is_ascii_alphabetic).collect();
        match tag.strip_prefix('/') {
            Some("g>") => depth -= 1,
            Some(end) => complaints.push(format!("</{end} ends nothing")),
            None if !ELEMENTS.contains(&name.as_str()) => {
                complaints.push(format!("<{name}> is not one of {}", ELEMENTS.join(", ")));
            }
            None if name == "g" && tag.ends_with('>') => depth += 1,
            None if tag.ends_with("/>") => (),
            None => complaints.push(format!("<{tag} should end with />")),
        }
    }
    if depth != 0 || !fragment.starts_with('<') {
        complaints.push("should be whole elements".to_owned());
    }
    let harmful = FORBIDDEN.iter().filter(|it| fragment.contains(**it));
    complaints.extend(harmful.map(|it| format!("should do without `{}`", it.trim())));
    complaints.into_iter()
}

/// The colours named in braces.
pub(super) fn colours(fragment: &str) -> impl Iterator<Item = &str> {
    fragment
        .split('{')
        .skip(1)
        .filter_map(|rest| Some(rest.split_once('}')?.0))
}

/// Puts a colour wherever one is named.
pub(super) fn painted<'a>(
    fragment: &str,
    paint: impl Fn(&str) -> Result<&'a String, String>,
) -> Result<String, String> {
    let mut pieces = fragment.split('{');
    let mut out = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (name, rest) = piece
            .split_once('}')
            .ok_or_else(|| format!("{{{piece} has no closing brace"))?;
        out += paint(name)?;
        out += rest;
    }
    Ok(out)
}
