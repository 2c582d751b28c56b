-- Saved searches keep the filter of the days since a listing was listed.

ALTER TABLE saved_searches ADD COLUMN IF NOT EXISTS listed_days SMALLINT;
ALTER TABLE saved_searches DROP CONSTRAINT IF EXISTS saved_searches_listed_days_check;
ALTER TABLE saved_searches ADD CONSTRAINT saved_searches_listed_days_check CHECK (listed_days BETWEEN 1 AND 366);
