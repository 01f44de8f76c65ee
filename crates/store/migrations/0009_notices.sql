-- Keys of the server itself: made once, by name.
CREATE TABLE server_keys (
    name TEXT NOT NULL PRIMARY KEY,
    key BLOB NOT NULL
) STRICT;

-- Where devices want to hear that it is their player's turn: an address of
-- their browser's push service, and what to encrypt with.
CREATE TABLE subscriptions (
    endpoint TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id),
    -- A point of P-256, and 16 bytes that only the device knows.
    p256dh BLOB NOT NULL,
    auth BLOB NOT NULL,
    -- In the words of the device.
    says TEXT NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX subscriptions_of ON subscriptions (player);

-- Whom the host of a table has told besides, as JSON: where, in which words for
-- this server, and signed with what.
ALTER TABLE tables ADD COLUMN webhook TEXT;
