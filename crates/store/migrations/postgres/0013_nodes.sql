-- Servers that share a database. What one of them has taken (leases) is its own
-- as long as it is there.
CREATE TABLE nodes (
    id TEXT NOT NULL PRIMARY KEY,
    -- By the clock of the database, in milliseconds since 1970; 0 if it has left.
    until_at BIGINT NOT NULL
);

-- `until_at` of a lease: 0 if the table was let go.
CREATE INDEX leases_held ON leases (owner) WHERE until_at <> 0;
