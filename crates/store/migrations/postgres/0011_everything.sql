-- All that there was when PostgreSQL came, by the names and with the types that
-- SQLite has for it: whole numbers of one size, also for yes and no, so that one
-- statement serves both. What a column is for stands beside the migrations of
-- SQLite.

CREATE TABLE tables (
    code TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    rules_version BIGINT NOT NULL,
    options TEXT NOT NULL,
    key BYTEA NOT NULL,
    setup TEXT,
    created_at BIGINT NOT NULL,
    seal BIGINT NOT NULL DEFAULT 1,
    host BIGINT,
    is_locked BIGINT NOT NULL DEFAULT 0,
    is_kept BIGINT NOT NULL DEFAULT 0,
    seen_at BIGINT NOT NULL DEFAULT 0,
    terms BIGINT NOT NULL DEFAULT 0,
    turn TEXT,
    turn_n BIGINT NOT NULL DEFAULT 0,
    is_public BIGINT NOT NULL DEFAULT 0,
    clock TEXT NOT NULL DEFAULT 'off',
    left_text TEXT,
    left_n BIGINT NOT NULL DEFAULT 0,
    left_since BIGINT,
    due_at BIGINT,
    record TEXT,
    closed_at BIGINT,
    webhook TEXT
);
CREATE INDEX waiting ON tables (created_at) WHERE setup IS NULL;
CREATE INDEX going_on ON tables (created_at) WHERE setup IS NOT NULL AND is_kept = 0;
CREATE INDEX due ON tables (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE seats (
    code TEXT NOT NULL REFERENCES tables (code),
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('person', 'bot')),
    bot TEXT,
    name TEXT,
    salt TEXT NOT NULL,
    token_hash BYTEA,
    face TEXT,
    terms BIGINT NOT NULL DEFAULT 0,
    player TEXT,
    wants_rating BIGINT NOT NULL DEFAULT 0,
    orders TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (code, seat)
);
CREATE INDEX seats_of ON seats (player) WHERE player IS NOT NULL;

-- Append-only. The primary key is the fence: of two writers of move n, one fails.
CREATE TABLE moves (
    code TEXT NOT NULL REFERENCES tables (code),
    n BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    action TEXT NOT NULL,
    draws TEXT NOT NULL,
    at BIGINT NOT NULL,
    clock TEXT,
    PRIMARY KEY (code, n)
);

CREATE TABLE uptime (
    began_at BIGINT NOT NULL PRIMARY KEY,
    until_at BIGINT NOT NULL
);

CREATE TABLE players (
    id TEXT NOT NULL PRIMARY KEY,
    is_now TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    wants_rating BIGINT NOT NULL DEFAULT 0,
    blocked_at BIGINT
);
CREATE INDEX linked ON players (is_now);

CREATE TABLE player_keys (
    hash BYTEA NOT NULL PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id)
);
CREATE INDEX keys_of ON player_keys (player);

CREATE TABLE results (
    code TEXT NOT NULL,
    ended_at BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    game TEXT NOT NULL,
    began_at BIGINT NOT NULL,
    player TEXT,
    bot TEXT,
    name TEXT NOT NULL,
    face TEXT,
    place BIGINT NOT NULL,
    rating_before DOUBLE PRECISION,
    rating_after DOUBLE PRECISION,
    PRIMARY KEY (code, ended_at, seat)
);
CREATE INDEX results_of ON results (player, ended_at) WHERE player IS NOT NULL;

CREATE TABLE ratings (
    player TEXT NOT NULL REFERENCES players (id),
    game TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    n_games BIGINT NOT NULL,
    PRIMARY KEY (player, game)
);

CREATE TABLE deeds (
    n BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    what TEXT NOT NULL
);

CREATE TABLE server_keys (
    name TEXT NOT NULL PRIMARY KEY,
    key BYTEA NOT NULL
);

CREATE TABLE subscriptions (
    endpoint TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id),
    p256dh BYTEA NOT NULL,
    auth BYTEA NOT NULL,
    says TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX subscriptions_of ON subscriptions (player);

CREATE TABLE passkeys (
    id BYTEA NOT NULL PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id),
    public_key BYTEA NOT NULL,
    n_signed BIGINT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX passkeys_of ON passkeys (player);

-- Means nothing: written to find out whether anything can be written.
CREATE TABLE pulse (
    one BIGINT NOT NULL PRIMARY KEY,
    beats BIGINT NOT NULL
);

-- The items of a list, by the name and in the columns that SQLite has for it.
CREATE FUNCTION json_each(list TEXT) RETURNS TABLE (key BIGINT, value TEXT)
LANGUAGE sql IMMUTABLE AS $$
    SELECT n - 1, item
    FROM jsonb_array_elements_text(list::jsonb) WITH ORDINALITY AS items (item, n)
$$;
