-- Which server a table is open at, for servers that share a database. The row
-- stays when the lease is over: a fence never goes back.
CREATE TABLE leases (
    code TEXT NOT NULL PRIMARY KEY,
    owner TEXT NOT NULL,
    -- Grows with every owner; who has an older one writes no more moves.
    fence BIGINT NOT NULL,
    -- By the clock of the database, in milliseconds since 1970.
    until_at BIGINT NOT NULL
);
