-- What people ask first about a home, as its owner states it: water, power, title, security and the building. Null, or an empty array,
-- means that the owner did not say. Searches go by `amenities`, which holds what is stated and what the description names.

-- step: names of the vocabulary
ALTER TYPE amenity ADD VALUE IF NOT EXISTS 'certificate_of_occupancy';
ALTER TYPE amenity ADD VALUE IF NOT EXISTS 'governors_consent';
ALTER TYPE amenity ADD VALUE IF NOT EXISTS 'sectional_title';
ALTER TYPE amenity ADD VALUE IF NOT EXISTS 'leasehold';
ALTER TYPE amenity ADD VALUE IF NOT EXISTS 'cession';
ALTER TYPE amenity ADD VALUE IF NOT EXISTS 'communal_land';
ALTER TYPE amenity ADD VALUE IF NOT EXISTS 'serviced_stand';
ALTER TYPE amenity ADD VALUE IF NOT EXISTS 'survey_plan';
ALTER TYPE amenity ADD VALUE IF NOT EXISTS 'fibre';
ALTER TYPE amenity ADD VALUE IF NOT EXISTS 'mobile_internet';
ALTER TYPE amenity ADD VALUE IF NOT EXISTS 'municipal_sewer';
ALTER TYPE amenity ADD VALUE IF NOT EXISTS 'septic_tank';
ALTER TYPE amenity ADD VALUE IF NOT EXISTS 'pit_latrine';
ALTER TYPE amenity ADD VALUE IF NOT EXISTS 'gravel_road';
ALTER TYPE amenity ADD VALUE IF NOT EXISTS 'no_water';
ALTER TYPE amenity ADD VALUE IF NOT EXISTS 'no_power';
ALTER TYPE amenity ADD VALUE IF NOT EXISTS 'newly_built';
ALTER TYPE amenity ADD VALUE IF NOT EXISTS 'renovated';
ALTER TYPE amenity ADD VALUE IF NOT EXISTS 'good_condition';
ALTER TYPE amenity ADD VALUE IF NOT EXISTS 'needs_work';
ALTER TYPE amenity ADD VALUE IF NOT EXISTS 'under_construction';
ALTER TYPE amenity ADD VALUE IF NOT EXISTS 'rooms_let_singly';
ALTER TYPE amenity ADD VALUE IF NOT EXISTS 'near_campus';

-- step: columns, without writing a row
ALTER TABLE properties
    ADD COLUMN IF NOT EXISTS water amenity[] DEFAULT ARRAY[]::amenity[],
    ADD COLUMN IF NOT EXISTS power amenity[] DEFAULT ARRAY[]::amenity[],
    ADD COLUMN IF NOT EXISTS internet_access amenity[] DEFAULT ARRAY[]::amenity[],
    ADD COLUMN IF NOT EXISTS security amenity[] DEFAULT ARRAY[]::amenity[],
    ADD COLUMN IF NOT EXISTS sewage amenity,
    ADD COLUMN IF NOT EXISTS tenure amenity,
    ADD COLUMN IF NOT EXISTS road amenity,
    ADD COLUMN IF NOT EXISTS furnishing amenity,
    ADD COLUMN IF NOT EXISTS condition amenity,
    ADD COLUMN IF NOT EXISTS tank_litres INTEGER,
    ADD COLUMN IF NOT EXISTS power_hours SMALLINT,
    ADD COLUMN IF NOT EXISTS lease_years SMALLINT,
    ADD COLUMN IF NOT EXISTS floor SMALLINT,
    ADD COLUMN IF NOT EXISTS storeys SMALLINT,
    ADD COLUMN IF NOT EXISTS open_parking SMALLINT,
    ADD COLUMN IF NOT EXISTS beds SMALLINT,
    ADD COLUMN IF NOT EXISTS sharing SMALLINT,
    ADD COLUMN IF NOT EXISTS solar_kva DECIMAL(5, 1),
    ADD COLUMN IF NOT EXISTS plot_area DECIMAL(12, 2),
    ADD COLUMN IF NOT EXISTS floor_area DECIMAL(9, 2),
    ADD COLUMN IF NOT EXISTS serviced_stand BOOLEAN,
    ADD COLUMN IF NOT EXISTS survey_plan BOOLEAN,
    ADD COLUMN IF NOT EXISTS lift BOOLEAN,
    ADD COLUMN IF NOT EXISTS air_conditioning BOOLEAN,
    ADD COLUMN IF NOT EXISTS staff_quarters BOOLEAN,
    ADD COLUMN IF NOT EXISTS swimming_pool BOOLEAN,
    ADD COLUMN IF NOT EXISTS garden BOOLEAN,
    ADD COLUMN IF NOT EXISTS pets_allowed BOOLEAN,
    ADD COLUMN IF NOT EXISTS rooms_let_singly BOOLEAN,
    ADD COLUMN IF NOT EXISTS near_campus BOOLEAN;
ALTER TABLE saved_searches ADD COLUMN IF NOT EXISTS amenities amenity[] DEFAULT ARRAY[]::amenity[];

-- step: what each may hold, without reading a row
ALTER TABLE properties DROP CONSTRAINT IF EXISTS properties_water_check;
ALTER TABLE properties DROP CONSTRAINT IF EXISTS properties_power_check;
ALTER TABLE properties DROP CONSTRAINT IF EXISTS properties_internet_access_check;
ALTER TABLE properties DROP CONSTRAINT IF EXISTS properties_security_check;
ALTER TABLE properties DROP CONSTRAINT IF EXISTS properties_sewage_check;
ALTER TABLE properties DROP CONSTRAINT IF EXISTS properties_tenure_check;
ALTER TABLE properties DROP CONSTRAINT IF EXISTS properties_road_check;
ALTER TABLE properties DROP CONSTRAINT IF EXISTS properties_furnishing_check;
ALTER TABLE properties DROP CONSTRAINT IF EXISTS properties_condition_check;
ALTER TABLE properties DROP CONSTRAINT IF EXISTS properties_tank_litres_check;
ALTER TABLE properties DROP CONSTRAINT IF EXISTS properties_power_hours_check;
ALTER TABLE properties DROP CONSTRAINT IF EXISTS properties_lease_years_check;
ALTER TABLE properties DROP CONSTRAINT IF EXISTS properties_floor_check;
ALTER TABLE properties DROP CONSTRAINT IF EXISTS properties_storeys_check;
ALTER TABLE properties DROP CONSTRAINT IF EXISTS properties_open_parking_check;
ALTER TABLE properties DROP CONSTRAINT IF EXISTS properties_beds_check;
ALTER TABLE properties DROP CONSTRAINT IF EXISTS properties_sharing_check;
ALTER TABLE properties DROP CONSTRAINT IF EXISTS properties_solar_kva_check;
ALTER TABLE properties DROP CONSTRAINT IF EXISTS properties_plot_area_check;
ALTER TABLE properties DROP CONSTRAINT IF EXISTS properties_floor_area_check;
ALTER TABLE properties
    ADD CONSTRAINT properties_water_check CHECK (water IS NOT NULL AND water <@ ARRAY['running_water', 'borehole', 'water_tank', 'no_water']::amenity[]
        AND (water = ARRAY['no_water']::amenity[] OR NOT water @> ARRAY['no_water']::amenity[])) NOT VALID,
    ADD CONSTRAINT properties_power_check CHECK (power IS NOT NULL AND power <@ ARRAY['electricity', 'prepaid_meter', 'solar_power', 'inverter', 'generator', 'no_power']::amenity[]
        AND (power = ARRAY['no_power']::amenity[] OR NOT power @> ARRAY['no_power']::amenity[])) NOT VALID,
    ADD CONSTRAINT properties_internet_access_check CHECK (internet_access IS NOT NULL AND internet_access <@ ARRAY['fibre', 'mobile_internet']::amenity[]) NOT VALID,
    ADD CONSTRAINT properties_security_check CHECK (security IS NOT NULL AND security <@ ARRAY['boundary_wall', 'electric_fence', 'gated_community', 'security', 'cctv', 'alarm']::amenity[]) NOT VALID,
    ADD CONSTRAINT properties_sewage_check CHECK (sewage IN ('municipal_sewer', 'septic_tank', 'pit_latrine')) NOT VALID,
    ADD CONSTRAINT properties_tenure_check CHECK (tenure IN ('title_deed', 'certificate_of_occupancy', 'governors_consent', 'sectional_title', 'cession', 'communal_land', 'leasehold')) NOT VALID,
    ADD CONSTRAINT properties_road_check CHECK (road IN ('tarred_road', 'gravel_road')) NOT VALID,
    ADD CONSTRAINT properties_furnishing_check CHECK (furnishing IN ('furnished', 'semi_furnished', 'unfurnished')) NOT VALID,
    ADD CONSTRAINT properties_condition_check CHECK (condition IN ('newly_built', 'renovated', 'good_condition', 'needs_work', 'under_construction')) NOT VALID,
    ADD CONSTRAINT properties_tank_litres_check CHECK (tank_litres BETWEEN 1 AND 1000000) NOT VALID,
    ADD CONSTRAINT properties_power_hours_check CHECK (power_hours BETWEEN 0 AND 24) NOT VALID,
    ADD CONSTRAINT properties_lease_years_check CHECK (lease_years BETWEEN 1 AND 999) NOT VALID,
    ADD CONSTRAINT properties_floor_check CHECK (floor BETWEEN -5 AND 200) NOT VALID,
    ADD CONSTRAINT properties_storeys_check CHECK (storeys BETWEEN 1 AND 200) NOT VALID,
    ADD CONSTRAINT properties_open_parking_check CHECK (open_parking BETWEEN 0 AND 1000) NOT VALID,
    ADD CONSTRAINT properties_beds_check CHECK (beds BETWEEN 1 AND 1000) NOT VALID,
    ADD CONSTRAINT properties_sharing_check CHECK (sharing BETWEEN 1 AND 50) NOT VALID,
    ADD CONSTRAINT properties_solar_kva_check CHECK (solar_kva BETWEEN 0.1 AND 1000) NOT VALID,
    ADD CONSTRAINT properties_plot_area_check CHECK (plot_area BETWEEN 1 AND 1000000000) NOT VALID,
    ADD CONSTRAINT properties_floor_area_check CHECK (floor_area BETWEEN 1 AND 1000000) NOT VALID;

-- step: validate
ALTER TABLE properties
    VALIDATE CONSTRAINT properties_water_check,
    VALIDATE CONSTRAINT properties_power_check,
    VALIDATE CONSTRAINT properties_internet_access_check,
    VALIDATE CONSTRAINT properties_security_check,
    VALIDATE CONSTRAINT properties_sewage_check,
    VALIDATE CONSTRAINT properties_tenure_check,
    VALIDATE CONSTRAINT properties_road_check,
    VALIDATE CONSTRAINT properties_furnishing_check,
    VALIDATE CONSTRAINT properties_condition_check,
    VALIDATE CONSTRAINT properties_tank_litres_check,
    VALIDATE CONSTRAINT properties_power_hours_check,
    VALIDATE CONSTRAINT properties_lease_years_check,
    VALIDATE CONSTRAINT properties_floor_check,
    VALIDATE CONSTRAINT properties_storeys_check,
    VALIDATE CONSTRAINT properties_open_parking_check,
    VALIDATE CONSTRAINT properties_beds_check,
    VALIDATE CONSTRAINT properties_sharing_check,
    VALIDATE CONSTRAINT properties_solar_kva_check,
    VALIDATE CONSTRAINT properties_plot_area_check,
    VALIDATE CONSTRAINT properties_floor_area_check;

-- step: saved searches are few
ALTER TABLE saved_searches DROP CONSTRAINT IF EXISTS saved_searches_amenities_check;
ALTER TABLE saved_searches ADD CONSTRAINT saved_searches_amenities_check
    CHECK (amenities IS NOT NULL AND array_position(amenities, NULL) IS NULL);
