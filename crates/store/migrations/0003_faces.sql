-- Which parts a person's face is put together from, as numbers; NULL for bots,
-- free seats, and people who did not say.
ALTER TABLE seats ADD COLUMN face TEXT;
