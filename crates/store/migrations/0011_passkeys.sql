-- Passkeys: whoever has one is its player again, on whatever device.
CREATE TABLE passkeys (
    -- As its authenticator calls it.
    id BLOB NOT NULL PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id),
    -- A subject public key info (RFC 5280).
    public_key BLOB NOT NULL,
    -- How often it has signed, as far as it counts.
    n_signed INTEGER NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX passkeys_of ON passkeys (player);
