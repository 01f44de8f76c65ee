-- How often the host has changed what is agreed on before the game, and for
-- which of these terms a person's salt was given.
ALTER TABLE tables ADD COLUMN terms INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN terms INTEGER NOT NULL DEFAULT 0;
-- Whose turn it was after so many lines of the log, as JSON: whoever asks about
-- a table that is put away need not play it again.
ALTER TABLE tables ADD COLUMN turn TEXT;
ALTER TABLE tables ADD COLUMN turn_n INTEGER NOT NULL DEFAULT 0;
-- Whether everybody finds it on the list of open tables.
ALTER TABLE tables ADD COLUMN is_public INTEGER NOT NULL DEFAULT 0;
