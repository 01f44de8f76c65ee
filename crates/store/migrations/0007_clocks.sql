-- How long people may take: off, relaxed, quick or days.
ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT 'off';
-- What was left to everybody when a line was written; NULL without a clock.
ALTER TABLE moves ADD COLUMN clock TEXT;
-- The same after so many lines, where it is known better than from the log: when
-- the game started, and when the table was put away. Since when it runs, in
-- milliseconds since 1970; NULL if it stands still.
ALTER TABLE tables ADD COLUMN left_text TEXT;
ALTER TABLE tables ADD COLUMN left_n INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN left_since INTEGER;
-- When a table that is put away has to be opened because somebody's time runs
-- out, at the earliest; 0 while it is open, NULL if it need not be.
ALTER TABLE tables ADD COLUMN due_at INTEGER;
CREATE INDEX due ON tables (due_at) WHERE due_at IS NOT NULL;
-- When the server was there, as long as somebody's time ran, in milliseconds
-- since 1970: nobody pays for the rest.
CREATE TABLE uptime (
    began_at INTEGER NOT NULL PRIMARY KEY,
    until_at INTEGER NOT NULL
) STRICT;
