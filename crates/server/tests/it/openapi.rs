//! What the server says about itself is true: every route is in the document,
//! and whatever is sent, the answer is one that the document tells of.

use serde_json::{Value as Json, json};
use tabletop::{Chance, chance::Seeded};

use super::{client::Site, server::TestServer};

async fn document(site: &Site) -> Json {
    site.get("/api/openapi.json").await.json().await.unwrap()
}

/// Follows `$ref`.
fn resolve<'a>(document: &'a Json, schema: &'a Json) -> &'a Json {
    match schema["$ref"].as_str() {
        Some(name) => document.pointer(name.trim_start_matches('#')).unwrap(),
        None => schema,
    }
}

/// What of a value is not as the schema says. Schemas are closed here: a field
/// that is not in one is a fault.
fn faults(document: &Json, schema: &Json, value: &Json) -> Vec<String> {
    let schema = resolve(document, schema);
    let choices = ["oneOf", "anyOf"]
        .into_iter()
        .find_map(|it| schema[it].as_array());
    if let Some(choices) = choices {
        let fits = |choice: &Json| faults(document, choice, value).is_empty();
        let is_fine = choices.iter().any(fits);
        return if is_fine {
            Vec::new()
        } else {
            vec![format!("{value} is none of {schema}")]
        };
    }
    let types = match &schema["type"] {
        Json::Array(types) => types.iter().filter_map(Json::as_str).collect(),
        Json::String(one) => vec![one.as_str()],
        // Anything goes.
        _ => return Vec::new(),
    };
    let kind = match value {
        Json::Null => "null",
        Json::Bool(_) => "boolean",
        Json::Number(_) => "integer",
        Json::String(_) => "string",
        Json::Array(_) => "array",
        Json::Object(_) => "object",
    };
    if !types.contains(&kind) {
        return vec![format!("{value} is not {types:?}")];
    }
    if schema["enum"]
        .as_array()
        .is_some_and(|it| !it.contains(value))
    {
        return vec![format!("{value} is not in {schema}")];
    }
    match value {
        Json::Array(items) => {
            let each = items
                .iter()
                .flat_map(|it| faults(document, &schema["items"], it));
            each.collect()
        }
        Json::Object(fields) if schema["properties"].is_object() => {
            let required = schema["required"].as_array().into_iter().flatten();
            let missing = required
                .filter_map(Json::as_str)
                .filter(|name| !fields.contains_key(*name))
                .map(|name| format!("{name} is missing"));
            let wrong = fields
                .iter()
                .flat_map(|(name, it)| match &schema["properties"][name] {
                    Json::Null => vec![format!("{name} is not in the document")],
                    schema => faults(document, schema, it),
                });
            missing.chain(wrong).collect()
        }
        _ => Vec::new(),
    }
}

/// The answer is one that the document tells of.
async fn check(document: &Json, operation: &Json, response: reqwest::Response) -> u16 {
    let status = response.status().as_u16();
    let responses = &operation["responses"];
    let class = format!("{}XX", status / 100);
    let exact = &responses[status.to_string()];
    let told = if exact.is_null() {
        &responses[&class]
    } else {
        exact
    };
    assert!(!told.is_null(), "{status} is not in {operation}");
    let body = response.text().await.unwrap();
    let schema = &told["content"]["application/json"]["schema"];
    if !schema.is_null() {
        let value = serde_json::from_str(&body).unwrap_or_else(|_| panic!("{status}: {body}"));
        assert_eq!(
            faults(document, schema, &value),
            Vec::<String>::new(),
            "{status}: {body}"
        );
    }
    status
}

#[tokio::test]
async fn every_route_is_documented_and_every_documented_one_is_there() {
    // Whoever adds one past the document would have to write this.
    assert!(!include_str!("../../src/api.rs").contains(".route("));
    let server = TestServer::open().await;
    let document = document(&server).await;
    assert!(document["openapi"].as_str().unwrap().starts_with("3.1"));
    let paths = document["paths"].as_object().unwrap();
    let all: Vec<&str> = paths.keys().map(String::as_str).collect();
    let known = [
        "/api/games",
        "/api/openapi.json",
        "/api/tables",
        "/api/tables/{code}",
        "/api/tables/{code}/join",
        "/api/tables/{code}/record",
        "/api/tables/{code}/ws",
        "/healthz",
        "/readyz",
    ];
    for path in known {
        assert!(all.contains(&path), "{path} is not in {all:?}");
    }
    let ada = server.open(json!(["person", "person"]), "Ada").await;
    for (path, operations) in paths {
        for (method, operation) in operations.as_object().unwrap() {
            let method = method.to_uppercase().parse().unwrap();
            let url = format!("{}{}", server.0, path.replace("{code}", &ada.code));
            let request = reqwest::Client::new().request(method, url);
            let response = request.send().await.unwrap();
            assert!(![404, 405].contains(&response.status().as_u16()), "{path}");
            check(&document, operation, response).await;
        }
    }
}

/// A value that a schema allows.
fn make(document: &Json, schema: &Json, luck: &mut Seeded) -> Json {
    let schema = resolve(document, schema);
    if let Some(choices) = schema["oneOf"].as_array() {
        let choice = luck.draw(choices.len() as u32 - 1) as usize;
        return make(document, &choices[choice], luck);
    }
    if let Some(words) = schema["enum"].as_array() {
        return words[luck.draw(words.len() as u32 - 1) as usize].clone();
    }
    let kind = match &schema["type"] {
        Json::Array(kinds) => kinds[luck.draw(kinds.len() as u32 - 1) as usize].as_str(),
        kind => kind.as_str(),
    };
    match kind {
        Some("object") => {
            let required = schema["required"].as_array().cloned().unwrap_or_default();
            let fields = schema["properties"].as_object().into_iter().flatten();
            let chosen: Vec<_> = fields
                .filter(|(name, _)| required.contains(&json!(name)) || luck.draw(1) == 0)
                .collect();
            let field = |(name, schema): (&String, &Json)| (name.clone(), schema.clone());
            let chosen: Vec<_> = chosen.into_iter().map(field).collect();
            let made = chosen
                .iter()
                .map(|(name, schema)| (name.clone(), make(document, schema, luck)));
            Json::Object(made.collect())
        }
        Some("array") => {
            let n = luck.draw(6);
            (0..n)
                .map(|_| make(document, &schema["items"], luck))
                .collect()
        }
        Some("string") => {
            // Now and then a table can be opened.
            let words = [
                "pig", "pig", "pig", "pig", "random", "random", "random", "Ada", "", "\u{202e}",
                "🧠🧠",
            ];
            json!(words[luck.draw(words.len() as u32 - 1) as usize])
        }
        Some("integer") => json!(luck.draw(300)),
        Some("boolean") => json!(luck.draw(1) == 1),
        _ => Json::Null,
    }
}

/// Something is left out, doubled or put in the place of something else.
fn spoil(text: &str, luck: &mut Seeded) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=luck.draw(2) {
        if letters.is_empty() {
            break;
        }
        let at = luck.draw(letters.len() as u32 - 1) as usize;
        match luck.draw(2) {
            0 => drop(letters.remove(at)),
            1 => letters.insert(at, letters[at]),
            _ => letters[at] = ['{', '"', '9', 'x', '[', '\0'][luck.draw(5) as usize],
        }
    }
    letters.into_iter().collect()
}

#[tokio::test]
async fn whatever_is_sent_the_answer_is_one_that_the_document_tells_of() {
    let server = TestServer::with(server::Config {
        limits: server::Limits::none(),
        ..server::Config::default()
    })
    .await;
    let document = document(&server).await;
    let luck = &mut Seeded::new(16);
    let client = reqwest::Client::new();
    let mut statuses = std::collections::BTreeMap::<u16, u32>::new();
    let ada = server.open(json!(["person", "person"]), "Ada").await;
    for _ in 0..150 {
        for (path, operations) in document["paths"].as_object().unwrap() {
            for (method, operation) in operations.as_object().unwrap() {
                let code = [ada.code.as_str(), "BBBB", "%00", "ÅÅÅÅ", "x"][luck.draw(4) as usize];
                let url = format!("{}{}", server.0, path.replace("{code}", code));
                let method = method.to_uppercase().parse().unwrap();
                let mut request = client.request(method, url);
                let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
                if !schema.is_null() {
                    let mut body = make(&document, schema, luck).to_string();
                    if luck.draw(1) == 0 {
                        body = spoil(&body, luck);
                    }
                    let kind = ["application/json", "text/plain"][usize::from(luck.draw(9) == 0)];
                    request = request.header("content-type", kind).body(body);
                }
                let status = check(&document, operation, request.send().await.unwrap()).await;
                assert_ne!(status, 500, "{path}");
                *statuses.entry(status).or_default() += 1;
            }
        }
    }
    for wanted in [200, 201, 400, 404, 409, 415, 422] {
        assert!(
            statuses.contains_key(&wanted),
            "no {wanted} in {statuses:?}"
        );
    }
}
