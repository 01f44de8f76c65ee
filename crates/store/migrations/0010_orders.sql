-- What a player wants done whenever the game asks: names of its standing orders,
-- with spaces between them.
ALTER TABLE seats ADD COLUMN orders TEXT NOT NULL DEFAULT '';
