//! The examples in `docs/formats.md` are what the programs read and write.

use serde_json::Value as Json;

const FORMATS: &str = include_str!("../../../../docs/formats.md");

fn examples(language: &str) -> Vec<&'static str> {
    let fence = format!("```{language}\n");
    FORMATS
        .split(fence.as_str())
        .skip(1)
        .map(|rest| rest.split("```").next().unwrap())
        .collect()
}

#[test]
fn the_record_in_the_manual_is_honest() {
    let [record] = examples("text")[..] else {
        panic!("there is one record in the manual");
    };
    let report = driver::check(record, registry::find).unwrap();
    assert!(report.is_proof());
    assert_eq!((report.n_moves, report.n_draws), (14, 11));
}

#[test]
fn every_message_in_the_manual_can_be_read() {
    let mut seen = Vec::new();
    for example in examples("json") {
        let json: Json = serde_json::from_str(example).unwrap();
        let Some(kind) = json["type"].as_str() else {
            continue;
        };
        seen.push(kind.to_owned());
        let to_server = serde_json::from_value::<wire::ClientMessage>(json.clone());
        let from_server = serde_json::from_value::<wire::ServerMessage>(json.clone());
        let written = match (to_server, from_server) {
            (Ok(message), Err(_)) => serde_json::to_value(message),
            (Err(_), Ok(message)) => serde_json::to_value(message),
            both => panic!("{example} is read as {both:?}"),
        };
        assert_eq!(written.unwrap(), json);
    }
    seen.sort();
    seen.dedup();
    let all = [
        "again", "back", "chat", "clock", "emote", "fill", "leave", "left", "lobby", "lock",
        "look", "moved", "order", "orders", "ping", "play", "pong", "propose", "record", "refused",
        "rematch", "remove", "removed", "resume", "said", "seated", "sit", "state", "table",
        "time", "undo", "vote", "watch", "watching", "webhook",
    ];
    assert_eq!(seen, all);
}

#[test]
fn the_requests_in_the_manual_can_be_read() {
    let examples = examples("json");
    let n_read = |is_read: fn(&str) -> bool| examples.iter().filter(|it| is_read(it)).count();
    assert_eq!(
        n_read(|it| serde_json::from_str::<wire::NewTable>(it).is_ok()),
        1
    );
    assert_eq!(
        n_read(|it| serde_json::from_str::<wire::Join>(it).is_ok()),
        1
    );
    // Also in the message of that name, or in one like it.
    assert_eq!(
        n_read(|it| serde_json::from_str::<wire::Seated>(it).is_ok()),
        2
    );
    assert_eq!(
        n_read(|it| serde_json::from_str::<wire::TableInfo>(it).is_ok()),
        3
    );
}
