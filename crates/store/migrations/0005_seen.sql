-- When somebody was last at a table that nothing has happened at for a while, in
-- milliseconds since 1970: it is not pruned under their eyes.
ALTER TABLE tables ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
