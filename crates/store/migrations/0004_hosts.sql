-- Whose table it is: the seat of whoever joined first; NULL while nobody has.
-- Seats were given in order.
ALTER TABLE tables ADD COLUMN host INTEGER;
UPDATE tables SET host = (
    SELECT MIN(seat) FROM seats WHERE seats.code = tables.code AND token_hash IS NOT NULL
);
-- Whether the host lets nobody else in.
ALTER TABLE tables ADD COLUMN is_locked INTEGER NOT NULL DEFAULT 0;
-- Whether it stays whoever leaves it, because its game is over. Found out when
-- it has been idle for long.
ALTER TABLE tables ADD COLUMN is_kept INTEGER NOT NULL DEFAULT 0;
-- Tables that wait for players are few among many, and counted often.
CREATE INDEX waiting ON tables (created_at) WHERE setup IS NULL;
CREATE INDEX going_on ON tables (created_at) WHERE setup IS NOT NULL AND is_kept = 0;
