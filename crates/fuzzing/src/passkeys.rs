//! What authenticators say, one thing a line: a new passkey, or what it has signed.

use server::strangers;

pub(crate) fn run(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut public_key = String::new();
    for line in text.lines() {
        if let Some(new) = strangers::new_passkey(line) {
            public_key = new;
        }
        // What is believed was signed: of another key nobody believes it.
        if strangers::used_passkey(line, &public_key) {
            let mut other = public_key.clone().into_bytes();
            let last = other.len() - 8;
            other[last] = if other[last] == b'A' { b'B' } else { b'A' };
            let other = String::from_utf8(other).expect("it is base64");
            assert!(!strangers::used_passkey(line, &other), "{line}");
        }
    }
}
