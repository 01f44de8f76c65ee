//! Requests, and why they do not work.

use gloo_net::http::{Request, RequestBuilder};
use serde::{Serialize, de::DeserializeOwned};
use wire::Problem;

use crate::{browser, session::key};

/// Why a request did not work.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// The server could not be reached.
    Unreachable,
    Missing,
    /// The server is out of order.
    Broken,
    /// We, or others in our network, ask too often.
    Busy(Problem),
    Refused(Problem),
}

pub async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Failure> {
    let response = Request::get(path).send().await;
    read(response.map_err(|_| Failure::Unreachable)?).await
}

/// The same as the player of this device, if it has been one yet.
pub async fn get_as_me<T: DeserializeOwned>(path: &str) -> Result<T, Failure> {
    let response = key::with(Request::get(path)).send().await;
    read(response.map_err(|_| Failure::Unreachable)?).await
}

/// A text as it is.
pub async fn get_text(path: &str) -> Result<String, Failure> {
    let response = Request::get(path).send().await;
    read_text(response.map_err(|_| Failure::Unreachable)?).await
}

/// Whether there is anything at all.
pub async fn is_there(path: &str) -> bool {
    let response = Request::get(path).send().await;
    response.is_ok_and(|it| it.ok())
}

/// A file of the bundle, asked for letter by letter as `sw.js` keeps it.
pub async fn get_of_this_build<T: DeserializeOwned>(path: &str) -> Result<T, Failure> {
    // With `?v=…` in the path an `&` would be put behind it.
    let request = Request::get(path).query([("v", browser::build())]);
    let response = request.send().await;
    read(response.map_err(|_| Failure::Unreachable)?).await
}

pub async fn post<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, Failure> {
    send(Request::post(path), body).await
}

/// The same as the player of this device, if it has been one yet.
pub async fn post_as_me<T: DeserializeOwned>(
    path: &str,
    body: &impl Serialize,
) -> Result<T, Failure> {
    send(key::with(Request::post(path)), body).await
}

/// Has the server forget something of the player of this device.
pub async fn delete_as_me(path: &str) -> Result<(), Failure> {
    let response = key::with(Request::delete(path)).send().await;
    read_text(response.map_err(|_| Failure::Unreachable)?)
        .await
        .map(drop)
}

/// The same, where it has to be said what.
pub async fn delete_as_me_with(path: &str, body: &impl Serialize) -> Result<(), Failure> {
    let body = serde_json::to_string(body).expect("messages are plain data");
    let request = key::with(Request::delete(path))
        .header("content-type", "application/json")
        .body(body)
        .map_err(|_| Failure::Unreachable)?;
    let response = request.send().await;
    read_text(response.map_err(|_| Failure::Unreachable)?)
        .await
        .map(drop)
}

async fn send<T: DeserializeOwned>(
    request: RequestBuilder,
    body: &impl Serialize,
) -> Result<T, Failure> {
    let body = serde_json::to_string(body).expect("messages are plain data");
    let request = request
        .header("content-type", "application/json")
        .body(body)
        .map_err(|error| Failure::Refused(Problem::new(error.to_string())))?;
    read(request.send().await.map_err(|_| Failure::Unreachable)?).await
}

async fn read<T: DeserializeOwned>(response: gloo_net::http::Response) -> Result<T, Failure> {
    let text = read_text(response).await?;
    serde_json::from_str(&text).map_err(|error| Failure::Refused(Problem::new(error.to_string())))
}

async fn read_text(response: gloo_net::http::Response) -> Result<String, Failure> {
    let status = response.status();
    let text = response.text().await.map_err(|_| Failure::Unreachable)?;
    match status {
        404 => Err(Failure::Missing),
        // What a gateway says while the server is away.
        502..=504 => Err(Failure::Unreachable),
        500..=599 => Err(Failure::Broken),
        _ if response.ok() => Ok(text),
        _ => {
            let why = serde_json::from_str(&text).unwrap_or_else(|_| Problem::new(text));
            Err(match status {
                429 => Failure::Busy(why),
                _ => Failure::Refused(why),
            })
        }
    }
}
