# The server with the page inside: docs/releasing.md says how to run it.

# The toolchain of rust-toolchain.toml; the image has a C compiler for SQLite, but
# no make, which jemalloc is built with.
FROM rust:1.95.0-slim-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends make \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /src
# A layer of its own: it changes less often than the code.
COPY rust-toolchain.toml .
RUN rustup target add wasm32-unknown-unknown
COPY . .
RUN cargo xtask wasm
RUN cargo build --release --locked -p brainery

FROM debian:bookworm-slim
RUN useradd --uid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin brainery \
    && install -d -o brainery -g brainery -m 700 /data
COPY --from=build /src/target/release/brainery /usr/local/bin/brainery
COPY LICENSE-MIT LICENSE-APACHE /usr/share/doc/brainery/
USER brainery
WORKDIR /data
VOLUME /data
EXPOSE 7700
# Ready, not only alive: it can write its moves. A shell has no HTTP, and the
# image no curl: bash opens the connection.
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["bash", "-c", \
    "exec 3<>/dev/tcp/127.0.0.1/7700 && printf 'GET /readyz HTTP/1.0\\r\\nHost: localhost\\r\\n\\r\\n' >&3 && grep -q '^ready' <&3"]
STOPSIGNAL SIGTERM
# Whoever runs it may add any option of `brainery serve` but these three.
ENTRYPOINT ["brainery", "serve", "--listen", "0.0.0.0:7700", "--db", "/data/brainery.sqlite", "--no-open"]
