CREATE TABLE tables (
    code TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    -- JSON; null for the usual game.
    options TEXT NOT NULL,
    -- The secret behind the luck, 32 bytes.
    key BLOB NOT NULL,
    -- The draws of the set-up; NULL until the game starts.
    setup TEXT,
    -- Milliseconds since 1970.
    created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE seats (
    code TEXT NOT NULL REFERENCES tables (code),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('person', 'bot')),
    -- Which bot.
    bot TEXT,
    -- NULL while the seat is free.
    name TEXT,
    salt TEXT NOT NULL,
    -- SHA-256 of the token; NULL for bots and free seats.
    token_hash BLOB,
    PRIMARY KEY (code, seat)
) STRICT;

-- Append-only. The primary key is the fence: of two writers of move n, one fails.
CREATE TABLE moves (
    code TEXT NOT NULL REFERENCES tables (code),
    -- The line of the log, from 1. An undo is a line too.
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    draws TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (code, n)
) STRICT;
