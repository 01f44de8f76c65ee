//! Ids of cards and cars, and what they are called in code.

/// `BigHattie` for `big-hattie`.
pub(crate) fn variant(id: &str) -> String {
    let parts = id.split('-').map(|part| {
        let (first, rest) = part.split_at(1);
        first.to_uppercase() + rest
    });
    parts.collect()
}

/// Whether an id is words in lowercase joined by hyphens.
pub(crate) fn is_id(id: &str) -> bool {
    id.split('-')
        .all(|part| !part.is_empty() && part.chars().all(|letter| letter.is_ascii_lowercase()))
}
