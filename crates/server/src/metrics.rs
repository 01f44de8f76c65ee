//! Numbers for the operator, as Prometheus reads them, on an address of their
//! own.

use std::{io, time::Duration};

use axum::{Router, http::header, response::IntoResponse, routing::get};
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};
use tokio::{net::TcpListener, time::sleep};

use crate::Lobby;

const COMMIT_SECONDS: [f64; 12] = [
    0.000_5, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.125, 0.25, 1.0, 5.0,
];
const BATCH_MOVES: [f64; 8] = [1.0, 2.0, 4.0, 8.0, 16.0, 64.0, 256.0, 1024.0];

/// Until it is summed up, every single number is kept, and perhaps nobody ever
/// asks.
const SUM_UP_EVERY: Duration = Duration::from_secs(5);

/// Begins to count, once in the life of a program.
pub fn count() -> Result<PrometheusHandle, BuildError> {
    let named = |name: &str| Matcher::Full(name.to_owned());
    let numbers = PrometheusBuilder::new()
        .set_buckets_for_metric(named("brainery_commit_seconds"), &COMMIT_SECONDS)?
        .set_buckets_for_metric(named("brainery_batch_moves"), &BATCH_MOVES)?
        .install_recorder()?;
    describe();
    // An alert cannot be made of what is not there yet.
    metrics::counter!("brainery_moves_total").absolute(0);
    metrics::gauge!("brainery_bots_waiting").set(0);
    Ok(numbers)
}

/// Answers at `/metrics` for ever.
pub async fn serve(
    listener: TcpListener,
    lobby: Lobby,
    numbers: PrometheusHandle,
) -> io::Result<()> {
    tokio::spawn(sum_up(numbers.clone()));
    let answer = async move || {
        look(&lobby).await;
        numbers.run_upkeep();
        let content_type = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
        (content_type, numbers.render()).into_response()
    };
    axum::serve(listener, Router::new().route("/metrics", get(answer))).await
}

async fn sum_up(numbers: PrometheusHandle) {
    loop {
        sleep(SUM_UP_EVERY).await;
        numbers.run_upkeep();
    }
}

fn describe() {
    use metrics::{describe_counter, describe_gauge, describe_histogram};
    describe_gauge!("brainery_tables", "Tables that are open.");
    describe_gauge!("brainery_sockets", "Connections of players and onlookers.");
    describe_gauge!(
        "brainery_bots_waiting",
        "Bots that wait for a core to think on."
    );
    describe_gauge!("brainery_ready", "1 if moves can be written.");
    describe_gauge!(
        "brainery_nodes",
        "Servers over this database, as far as this one hears."
    );
    describe_gauge!(
        "brainery_tunnels",
        "Requests and sockets that are carried to other servers, or from them."
    );
    describe_gauge!("brainery_nats_connected", "1 if NATS can be reached.");
    describe_gauge!(
        "brainery_present",
        "1 if this server may have tables, because it could say so in time."
    );
    describe_counter!(
        "brainery_carried_total",
        "Requests that were carried to other servers."
    );
    describe_gauge!("brainery_memory_bytes", "Memory of the program.");
    describe_counter!("brainery_moves_total", "Moves that were written down.");
    describe_counter!(
        "brainery_refusals_total",
        "Requests and messages refused, by kind."
    );
    describe_counter!(
        "brainery_store_errors_total",
        "Writes that failed, by kind."
    );
    describe_histogram!(
        "brainery_commit_seconds",
        "From a move to its being on the disk."
    );
    describe_histogram!("brainery_batch_moves", "Moves that were written together.");
}

/// What is found out only when somebody asks.
async fn look(lobby: &Lobby) {
    let state = lobby.state();
    metrics::gauge!("brainery_tables").set(float(state.n_tables()));
    metrics::gauge!("brainery_sockets").set(float(state.n_sockets()));
    let is_ready = state.ready().await.is_ok();
    metrics::gauge!("brainery_ready").set(u32::from(is_ready));
    if let Some(cluster) = &state.config.cluster {
        metrics::gauge!("brainery_nodes").set(float(cluster.n_others() + 1));
        metrics::gauge!("brainery_tunnels").set(float(cluster.n_tunnels()));
        let is_connected = u32::from(cluster.is_connected());
        metrics::gauge!("brainery_nats_connected").set(is_connected);
        let is_present = u32::from(cluster.name().is_some());
        metrics::gauge!("brainery_present").set(is_present);
    }
    if let Some(bytes) = memory() {
        metrics::gauge!("brainery_memory_bytes").set(float(bytes));
    }
}

/// Where the system tells.
fn memory() -> Option<usize> {
    const PAGE: usize = 4096;
    let pages = std::fs::read_to_string("/proc/self/statm").ok()?;
    let resident: usize = pages.split_whitespace().nth(1)?.parse().ok()?;
    Some(resident * PAGE)
}

#[expect(
    clippy::cast_precision_loss,
    reason = "nobody has as many tables as a float has digits"
)]
fn float(number: usize) -> f64 {
    number as f64
}
