-- Property requests ask for areas and other numbers of a listing. Requests from before have none.

-- step: columns, without writing a row
ALTER TABLE property_requests
    ADD COLUMN IF NOT EXISTS plot_area_min DECIMAL(12, 2),
    ADD COLUMN IF NOT EXISTS floor_area_min DECIMAL(12, 2),
    ADD COLUMN IF NOT EXISTS tank_litres_min INTEGER,
    ADD COLUMN IF NOT EXISTS solar_kva_min DECIMAL(5, 1),
    ADD COLUMN IF NOT EXISTS power_hours_min SMALLINT,
    ADD COLUMN IF NOT EXISTS open_parking_min SMALLINT,
    ADD COLUMN IF NOT EXISTS floor_min SMALLINT,
    ADD COLUMN IF NOT EXISTS floor_max SMALLINT,
    ADD COLUMN IF NOT EXISTS storeys_min SMALLINT,
    ADD COLUMN IF NOT EXISTS storeys_max SMALLINT,
    ADD COLUMN IF NOT EXISTS lease_years_min SMALLINT,
    ADD COLUMN IF NOT EXISTS year_built_min SMALLINT,
    ADD COLUMN IF NOT EXISTS plot_area_unit area_unit,
    ADD COLUMN IF NOT EXISTS floor_area_unit area_unit;

-- step: what each may hold; requests are few
ALTER TABLE property_requests
    DROP CONSTRAINT IF EXISTS property_requests_plot_area_min_check,
    DROP CONSTRAINT IF EXISTS property_requests_floor_area_min_check,
    DROP CONSTRAINT IF EXISTS property_requests_tank_litres_min_check,
    DROP CONSTRAINT IF EXISTS property_requests_solar_kva_min_check,
    DROP CONSTRAINT IF EXISTS property_requests_power_hours_min_check,
    DROP CONSTRAINT IF EXISTS property_requests_open_parking_min_check,
    DROP CONSTRAINT IF EXISTS property_requests_floor_min_check,
    DROP CONSTRAINT IF EXISTS property_requests_floor_max_check,
    DROP CONSTRAINT IF EXISTS property_requests_storeys_min_check,
    DROP CONSTRAINT IF EXISTS property_requests_storeys_max_check,
    DROP CONSTRAINT IF EXISTS property_requests_lease_years_min_check,
    DROP CONSTRAINT IF EXISTS property_requests_year_built_min_check;
ALTER TABLE property_requests
    ADD CONSTRAINT property_requests_plot_area_min_check CHECK (plot_area_min BETWEEN 0 AND 9999999999),
    ADD CONSTRAINT property_requests_floor_area_min_check CHECK (floor_area_min BETWEEN 0 AND 9999999999),
    ADD CONSTRAINT property_requests_tank_litres_min_check CHECK (tank_litres_min BETWEEN 1 AND 1000000),
    ADD CONSTRAINT property_requests_solar_kva_min_check CHECK (solar_kva_min BETWEEN 0.1 AND 1000),
    ADD CONSTRAINT property_requests_power_hours_min_check CHECK (power_hours_min BETWEEN 1 AND 24),
    ADD CONSTRAINT property_requests_open_parking_min_check CHECK (open_parking_min BETWEEN 1 AND 1000),
    ADD CONSTRAINT property_requests_floor_min_check CHECK (floor_min BETWEEN -5 AND 200),
    ADD CONSTRAINT property_requests_floor_max_check CHECK (floor_max BETWEEN -5 AND 200),
    ADD CONSTRAINT property_requests_storeys_min_check CHECK (storeys_min BETWEEN 1 AND 200),
    ADD CONSTRAINT property_requests_storeys_max_check CHECK (storeys_max BETWEEN 1 AND 200),
    ADD CONSTRAINT property_requests_lease_years_min_check CHECK (lease_years_min BETWEEN 1 AND 999),
    ADD CONSTRAINT property_requests_year_built_min_check CHECK (year_built_min BETWEEN 1800 AND 2200);
