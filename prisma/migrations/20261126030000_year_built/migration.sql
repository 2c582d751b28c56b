-- The year in which a building was finished, or will be. The form takes years up to the next; the check is a bound for all time.

-- step: columns, without writing a row
ALTER TABLE properties ADD COLUMN IF NOT EXISTS year_built SMALLINT;
ALTER TABLE properties DROP CONSTRAINT IF EXISTS properties_year_built_check;
ALTER TABLE properties ADD CONSTRAINT properties_year_built_check CHECK (year_built BETWEEN 1800 AND 2200) NOT VALID;
ALTER TABLE saved_searches ADD COLUMN IF NOT EXISTS year_built_min SMALLINT;

-- step: validate
ALTER TABLE properties VALIDATE CONSTRAINT properties_year_built_check;

-- step: saved searches are few
ALTER TABLE saved_searches DROP CONSTRAINT IF EXISTS saved_searches_year_built_min_check;
ALTER TABLE saved_searches ADD CONSTRAINT saved_searches_year_built_min_check CHECK (year_built_min BETWEEN 1800 AND 2200);
