-- How the luck is sealed: 1 was bound to the salts alone, 2 is bound to the
-- header of the record. The log of one cannot be played under the other.
ALTER TABLE tables ADD COLUMN seal INTEGER NOT NULL DEFAULT 1;
