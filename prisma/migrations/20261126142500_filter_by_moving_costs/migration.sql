-- Saved searches keep what moving in may cost at most, in US dollars.

ALTER TABLE saved_searches ADD COLUMN IF NOT EXISTS move_in_max DECIMAL(14, 2);
ALTER TABLE saved_searches DROP CONSTRAINT IF EXISTS saved_searches_move_in_max_check;
ALTER TABLE saved_searches ADD CONSTRAINT saved_searches_move_in_max_check CHECK (move_in_max >= 0 AND move_in_max < 'NaN');
