//! What people write, made to be what it looks like: nothing that cannot be
//! seen, nothing that turns the text around it, one way to write each letter.

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{
    GeneralCategory, UnicodeEmoji, UnicodeGeneralCategory,
    emoji::{is_emoji_presentation_selector, is_zwj},
};
use unicode_security::skeleton;

/// More marks on one letter would be drawn over its neighbours.
const MOST_MARKS: usize = 3;

/// The text with single spaces and its letters composed; `None` if something
/// in it cannot be seen.
pub(crate) fn clean(text: &str) -> Option<String> {
    let composed: String = text.trim().nfc().collect();
    let words: Vec<_> = composed.split_whitespace().collect();
    is_plain(&composed).then(|| words.join(" "))
}

/// Whether everything in a text can be seen, each thing at its place.
pub(crate) fn is_plain(text: &str) -> bool {
    let (mut before, mut n_marks) = (None, MOST_MARKS);
    for it in text.chars() {
        n_marks = if is_mark(it) { n_marks + 1 } else { 0 };
        if MOST_MARKS < n_marks || is_hidden(it) && !belongs_to_emoji(it, before) {
            return false;
        }
        before = Some(it);
    }
    true
}

/// Whether a hurried reader would take one name for the other.
pub(crate) fn look_alike(one: &str, other: &str) -> bool {
    let look = |name: &str| skeleton(name).collect::<String>();
    // A small l looks like a capital I, but not like a small one.
    look(one).to_lowercase() == look(other).to_lowercase()
        || look(&one.to_lowercase()) == look(&other.to_lowercase())
}

fn is_mark(it: char) -> bool {
    matches!(
        it.general_category(),
        GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark
    )
}

fn is_hidden(it: char) -> bool {
    /// A picture of no dots.
    const BLANK_BRAILLE: char = '\u{2800}';
    let has_no_look = matches!(
        it.general_category(),
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
            | GeneralCategory::PrivateUse
            | GeneralCategory::Unassigned
    );
    // Letters that are blank, and signs that only change others.
    let leaves_no_trace = || skeleton(it.encode_utf8(&mut [0; 4])).next().is_none();
    has_no_look || it == BLANK_BRAILLE || leaves_no_trace()
}

/// Families and flags are several pictures and signs between them.
fn belongs_to_emoji(it: char, before: Option<char>) -> bool {
    let is_after = |is_right: fn(char) -> bool| before.is_some_and(is_right);
    if is_zwj(it) {
        return is_after(|it| {
            is_emoji_presentation_selector(it) || !it.is_ascii() && it.is_emoji_char()
        });
    }
    is_emoji_presentation_selector(it) && is_after(UnicodeEmoji::is_emoji_char)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_refused() {
        for wrong in [
            "A\nB",
            "A\0",
            "\u{202e}adA",
            "Ada\u{200b}",
            "Ada\u{ad}",
            "A\u{2060}da",
            "\u{3164}",
            "A\u{2066}da",
            "A\u{200d}da",
            "Ada\u{fe0f}",
            "A\u{e0041}da",
            "A\u{e000}",
            "\u{2800}",
            "A\u{34f}da",
            "\u{115f}",
            "A\u{2028}da",
            "\u{301}Ada",
            "A\u{306}\u{307}\u{308}\u{30a}\u{30b}",
        ] {
            assert_eq!(clean(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn what_can_be_seen_is_kept_in_one_form() {
        for (text, cleaned) in [
            (" Anne\u{a0}\u{2003} Marie ", "Anne Marie"),
            ("Zoe\u{308}", "Zo\u{eb}"),
            ("Жанна", "Жанна"),
            ("明子", "明子"),
            ("O’Neil-7", "O’Neil-7"),
            ("Nguyễn", "Nguyễn"),
            ("👩‍👩‍👧 ❤️ 🇫🇷", "👩‍👩‍👧 ❤️ 🇫🇷"),
            ("", ""),
        ] {
            assert_eq!(clean(text).as_deref(), Some(cleaned), "{text:?}");
        }
    }

    #[test]
    fn names_that_differ_only_on_paper_look_alike() {
        for (one, other) in [
            ("Ada", "ADA"),
            ("Ada", "Аdа"),
            ("Igor", "lgor"),
            ("igor", "IGOR"),
            ("Tom", "Torn"),
            ("Bob", "ВОВ"),
            ("Zo\u{eb}", "Zoe\u{308}"),
            ("❤️", "❤"),
        ] {
            assert!(look_alike(one, other), "{one} {other}");
        }
        assert!(!look_alike("Ada", "Adam"));
        assert!(!look_alike("Zoe", "Zoë"));
    }
}
