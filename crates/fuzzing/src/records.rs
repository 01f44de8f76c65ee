//! Records, as somebody may have written or changed them.

use record::Record;

pub(crate) fn run(bytes: &[u8]) {
    let text = &String::from_utf8_lossy(bytes);
    let found = driver::check(text, registry::find);
    let Ok(record) = text.parse::<Record>() else {
        assert!(found.is_err());
        return;
    };
    // A record may have spaces where we write none. What we write is read as
    // we wrote it, and is as honest.
    let tidy = record.to_string();
    let again = tidy.parse::<Record>();
    let again = again.unwrap_or_else(|why| panic!("{why} of\n{tidy}"));
    assert_eq!(again.to_string(), tidy);
    assert_eq!(
        driver::check(&tidy, registry::find),
        found,
        "written as\n{tidy}"
    );
}
