-- Who plays here, without a name: a device makes itself a key, and all that is
-- kept of it is its hash. Ids are drawn at random and told to nobody.
CREATE TABLE players (
    id TEXT NOT NULL PRIMARY KEY,
    -- Who that is by now: itself, or the player its devices were linked to.
    is_now TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    -- Whether games may count for ratings.
    wants_rating INTEGER NOT NULL DEFAULT 0,
    -- Since when an operator lets it do nothing; NULL if it may.
    blocked_at INTEGER
) STRICT;
CREATE INDEX linked ON players (is_now);

CREATE TABLE player_keys (
    -- SHA-256 of the key of a device.
    hash BLOB NOT NULL PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id)
) STRICT;
CREATE INDEX keys_of ON player_keys (player);

-- Whose seat it is; NULL for bots, free seats, and those who did not say.
ALTER TABLE seats ADD COLUMN player TEXT;
-- Whether they wanted a rating when they sat down.
ALTER TABLE seats ADD COLUMN wants_rating INTEGER NOT NULL DEFAULT 0;
CREATE INDEX seats_of ON seats (player) WHERE player IS NOT NULL;

-- How games ended, a row for each seat, for players to look back at. It stays
-- when the table is pruned. Written with the last line of the log.
CREATE TABLE results (
    code TEXT NOT NULL,
    ended_at INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    began_at INTEGER NOT NULL,
    player TEXT,
    bot TEXT,
    name TEXT NOT NULL,
    face TEXT,
    -- 1 is best.
    place INTEGER NOT NULL,
    -- The rating before and after, if the game counted for one.
    rating_before REAL,
    rating_after REAL,
    PRIMARY KEY (code, ended_at, seat)
) STRICT;
CREATE INDEX results_of ON results (player, ended_at) WHERE player IS NOT NULL;

-- How well somebody plays a game: Glicko-2.
CREATE TABLE ratings (
    player TEXT NOT NULL REFERENCES players (id),
    game TEXT NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    n_games INTEGER NOT NULL,
    PRIMARY KEY (player, game)
) STRICT;

-- The record of a game that is over without the name of somebody who wanted to
-- be forgotten, and without the seal that this name was part of.
ALTER TABLE tables ADD COLUMN record TEXT;

-- When an operator closed it; NULL if nobody did.
ALTER TABLE tables ADD COLUMN closed_at INTEGER;

-- What operators did.
CREATE TABLE deeds (
    n INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    what TEXT NOT NULL
) STRICT;
