//! Programs that break the protocol.

use serde_json::json;
use wire::Seated;

use super::{Bot, TestServer, wait_for};

/// Answers `$1` to every question.
const ALWAYS: &str = r#"while read -r line; do case "$line" in *decide*) echo "$1";; esac; done"#;

#[tokio::test]
async fn every_breach_is_named_and_the_seat_is_kept() {
    let server = TestServer::open();
    let exits = r#"while read -r line; do case "$line" in *decide*) exit 7;; esac; done"#;
    let long = r#"while read -r line; do case "$line" in
        *decide*) head -c 100000 /dev/zero | tr '\0' x;; esac; done"#;
    let odd = r#"while read -r line; do case "$line" in *decide*) printf '\377\n';; esac; done"#;
    for (program, argument, received, wrong) in [
        (ALWAYS, "hello", "hello", "this is not JSON: expected value"),
        (ALWAYS, "", "", "this is not JSON: EOF"),
        (ALWAYS, "{}", "{}", "missing field `move`"),
        (
            ALWAYS,
            r#"{"move":"fly"}"#,
            r#"{"move":"fly"}"#,
            "not among the legal moves",
        ),
        (
            ALWAYS,
            r#"{"move":null}"#,
            r#"{"move":null}"#,
            "it must move",
        ),
        (
            ALWAYS,
            r#"{"move":"roll","remark":"hi"}"#,
            r#"{"move":"roll","remark":"hi"}"#,
            "\"roll\" takes no remark",
        ),
        (exits, "", "nothing more", "it ended with exit status: 7"),
        (
            long,
            "",
            "a line of more than 65536 bytes",
            "lines are short",
        ),
        (odd, "", "a line that is not UTF-8", "lines are short"),
        ("exit 0", "", "nothing more", "it ended with exit status: 0"),
    ] {
        let ada = server.pig().await;
        let bot = server.play_for(&ada, &[], &["sh", "-c", program, "sh", argument]);
        bot.breaks(received, wrong);
        server.is_untouched(&ada).await;
    }
}

#[tokio::test]
async fn a_slow_program_ends_with_all_it_has_started() {
    let server = TestServer::open();
    let ada = server.pig().await;
    let slow = r#"while read -r line; do case "$line" in *decide*) sleep 600; :;; esac; done"#;
    let options = ["--time-limit", "300ms"];
    let bot = server.play_for(&ada, &options, &["sh", "-c", slow]);
    bot.breaks("nothing", "no answer within 300 ms; allow more with --time");
    server.is_untouched(&ada).await;
}

#[tokio::test]
async fn who_speaks_before_the_game_breaks_the_protocol() {
    let server = TestServer::open();
    for (program, received) in [
        (r#"echo '{"move":"roll"}'; cat"#, r#"{"move":"roll"}"#),
        (r"printf '\377\n'; cat", "a line that is not UTF-8"),
    ] {
        let ada = server.table("pig", &json!(["person", "person"])).await;
        let bot = server.play_for(&ada, &[], &["sh", "-c", program]);
        let complained = bot.breaks(received, "nothing was asked");
        assert!(complained.contains("before the game"), "{complained}");
    }
}

#[tokio::test]
async fn a_program_that_does_not_listen_breaks_the_protocol() {
    let server = TestServer::open();
    let ada = server.table("pig", &json!(["person", "person"])).await;
    let note = server.folder.path().join("deaf");
    let deaf = format!("exec <&-; echo >{}; sleep 600; :", note.display());
    let options = ["--time-limit", "300ms"];
    let bot = server.play_for(&ada, &options, &["sh", "-c", &deaf]);
    wait_for(&note);
    server.brainery.site.join(&ada.code, "Bert").await;
    bot.breaks("nothing", "closed its standard input");
    server.is_untouched(&ada).await;
}

impl Bot {
    /// Ends with a complaint about the program; what was said.
    fn breaks(self, received: &str, wrong: &str) -> String {
        let (code, said, complained) = self.end();
        assert_eq!((code, said.as_str()), (3, ""), "{complained}");
        let received = format!("\n  received: {received}\n");
        assert!(complained.contains(&received), "{complained}");
        assert!(complained.contains(wrong), "{complained}");
        assert!(complained.contains("\n  right:    "), "{complained}");
        assert!(complained.contains("\nThe seat is kept. "), "{complained}");
        complained
    }
}

impl TestServer {
    /// Nothing has happened at the table, and the seat is Ada's.
    async fn is_untouched(&self, ada: &Seated) {
        let mut page = self.brainery.site.sit(ada).await;
        let state = page.next_state().await;
        assert_eq!((state.n, state.seat), (0, Some(ada.seat)));
        page.leave().await;
    }
}
