-- Lists are filtered by the facts that are numbers, without an index of their own.

-- step: saved searches are few
ALTER TABLE saved_searches
    ADD COLUMN IF NOT EXISTS tank_litres_min INTEGER,
    ADD COLUMN IF NOT EXISTS solar_kva_min DECIMAL(5, 1),
    ADD COLUMN IF NOT EXISTS power_hours_min SMALLINT,
    ADD COLUMN IF NOT EXISTS floor_min SMALLINT,
    ADD COLUMN IF NOT EXISTS floor_max SMALLINT,
    ADD COLUMN IF NOT EXISTS storeys_min SMALLINT,
    ADD COLUMN IF NOT EXISTS storeys_max SMALLINT,
    ADD COLUMN IF NOT EXISTS open_parking_min SMALLINT,
    ADD COLUMN IF NOT EXISTS lease_years_min SMALLINT;
ALTER TABLE saved_searches
    DROP CONSTRAINT IF EXISTS saved_searches_tank_litres_min_check,
    DROP CONSTRAINT IF EXISTS saved_searches_solar_kva_min_check,
    DROP CONSTRAINT IF EXISTS saved_searches_power_hours_min_check,
    DROP CONSTRAINT IF EXISTS saved_searches_floor_min_check,
    DROP CONSTRAINT IF EXISTS saved_searches_floor_max_check,
    DROP CONSTRAINT IF EXISTS saved_searches_storeys_min_check,
    DROP CONSTRAINT IF EXISTS saved_searches_storeys_max_check,
    DROP CONSTRAINT IF EXISTS saved_searches_open_parking_min_check,
    DROP CONSTRAINT IF EXISTS saved_searches_lease_years_min_check;
ALTER TABLE saved_searches
    ADD CONSTRAINT saved_searches_tank_litres_min_check CHECK (tank_litres_min BETWEEN 1 AND 1000000),
    ADD CONSTRAINT saved_searches_solar_kva_min_check CHECK (solar_kva_min BETWEEN 0.1 AND 1000),
    ADD CONSTRAINT saved_searches_power_hours_min_check CHECK (power_hours_min BETWEEN 1 AND 24),
    ADD CONSTRAINT saved_searches_floor_min_check CHECK (floor_min BETWEEN -5 AND 200),
    ADD CONSTRAINT saved_searches_floor_max_check CHECK (floor_max BETWEEN -5 AND 200),
    ADD CONSTRAINT saved_searches_storeys_min_check CHECK (storeys_min BETWEEN 1 AND 200),
    ADD CONSTRAINT saved_searches_storeys_max_check CHECK (storeys_max BETWEEN 1 AND 200),
    ADD CONSTRAINT saved_searches_open_parking_min_check CHECK (open_parking_min BETWEEN 1 AND 1000),
    ADD CONSTRAINT saved_searches_lease_years_min_check CHECK (lease_years_min BETWEEN 1 AND 999);
