//! The brain cards and the train cars of The Great Brain Robbery.

pub(super) mod brains;
pub(super) mod cars;

/// `BigHattie` for `big-hattie`.
fn variant(id: &str) -> String {
    let parts = id.split('-').map(|part| {
        let (first, rest) = part.split_at(1);
        first.to_uppercase() + rest
    });
    parts.collect()
}

/// Whether an id is words in lowercase joined by hyphens.
fn is_id(id: &str) -> bool {
    id.split('-')
        .all(|part| !part.is_empty() && part.chars().all(|letter| letter.is_ascii_lowercase()))
}
