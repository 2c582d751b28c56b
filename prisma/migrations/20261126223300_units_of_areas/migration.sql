-- Owners state areas in their own unit, and lists are filtered by areas and by the price of a bed.

-- step: the units, which are unknown for all areas so far: they were in square metres
DO $$ BEGIN
    CREATE TYPE area_unit AS ENUM ('metres', 'feet', 'acres', 'hectares');
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
ALTER TABLE properties
    ADD COLUMN IF NOT EXISTS plot_area_unit area_unit,
    ADD COLUMN IF NOT EXISTS floor_area_unit area_unit;

-- step: saved searches are few
ALTER TABLE saved_searches
    ADD COLUMN IF NOT EXISTS plot_area_min DECIMAL(12, 2),
    ADD COLUMN IF NOT EXISTS floor_area_min DECIMAL(12, 2),
    ADD COLUMN IF NOT EXISTS bed_price_max DECIMAL(14, 2);
ALTER TABLE saved_searches DROP CONSTRAINT IF EXISTS saved_searches_plot_area_min_check;
ALTER TABLE saved_searches DROP CONSTRAINT IF EXISTS saved_searches_floor_area_min_check;
ALTER TABLE saved_searches DROP CONSTRAINT IF EXISTS saved_searches_bed_price_max_check;
ALTER TABLE saved_searches
    ADD CONSTRAINT saved_searches_plot_area_min_check CHECK (plot_area_min >= 0 AND plot_area_min < 'NaN'),
    ADD CONSTRAINT saved_searches_floor_area_min_check CHECK (floor_area_min >= 0 AND floor_area_min < 'NaN'),
    ADD CONSTRAINT saved_searches_bed_price_max_check CHECK (bed_price_max >= 0 AND bed_price_max < 'NaN');
