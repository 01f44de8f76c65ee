//! What operators write into a file of settings.

pub(crate) fn run(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    // Either it is known what to do, or it is said what is wrong.
    if let Err(why) = brainery::examine_settings(&text) {
        assert!(why.len() > 10, "{why}");
    }
}
