-- The amenities of a listing, a fixed vocabulary: that of listings/amenities.ts of the contracts. The server reads them from the
-- description when a listing is saved or imported; the job "reparse-listings" reads those of listings that are there.

-- step: the vocabulary
DO $$
BEGIN
    CREATE TYPE amenity AS ENUM (
        'running_water',
    'borehole',
    'water_tank',
    'electricity',
    'prepaid_meter',
    'generator',
    'inverter',
    'solar_power',
    'security',
    'cctv',
    'alarm',
    'electric_fence',
    'boundary_wall',
    'gated_community',
    'furnished',
    'semi_furnished',
    'unfurnished',
    'serviced',
    'air_conditioning',
    'internet',
    'fitted_kitchen',
    'built_in_wardrobes',
    'ensuite',
    'lift',
    'fireplace',
    'tiled_floors',
    'study',
    'storage',
    'laundry_room',
    'home_cinema',
    'staff_quarters',
    'swimming_pool',
    'gym',
    'garden',
    'balcony',
    'roof_terrace',
    'sea_view',
    'thatched_roof',
    'corner_plot',
    'tarred_road',
    'pets_allowed',
    'title_deed'
);
EXCEPTION WHEN duplicate_object THEN
    NULL;
END $$;

-- step: the column, without writing a row
ALTER TABLE properties ADD COLUMN IF NOT EXISTS amenities amenity[] DEFAULT ARRAY[]::amenity[];
ALTER TABLE properties DROP CONSTRAINT IF EXISTS properties_amenities_check;
ALTER TABLE properties ADD CONSTRAINT properties_amenities_check
    CHECK (amenities IS NOT NULL AND array_position(amenities, NULL) IS NULL) NOT VALID;

-- step: validate
ALTER TABLE properties VALIDATE CONSTRAINT properties_amenities_check;

-- step: what an interrupted build may have left
DROP INDEX IF EXISTS properties_amenities_idx, new_properties_listed_type_city_price_idx,
    new_properties_listed_place_type_ranked_at_idx, new_properties_drawn_idx, new_properties_large_idx;

-- step: amenities that few have
CREATE INDEX CONCURRENTLY properties_amenities_idx ON properties USING gin (amenities) WHERE listed_as IS NOT NULL;
-- step: narrowed lists
CREATE INDEX CONCURRENTLY new_properties_listed_type_city_price_idx ON properties (listed_as, type, city, price, id)
    INCLUDE (ranked_at, created_at, num_room, num_bathroom, num_garage, pictured, latitude, longitude, place_id, country,
        size_square_meters, amenities);
-- step: places
CREATE INDEX CONCURRENTLY new_properties_listed_place_type_ranked_at_idx ON properties (listed_as, place_id, type, ranked_at, id)
    INCLUDE (created_at, price, city, num_room, num_bathroom, num_garage, pictured, latitude, longitude, amenities);
-- step: the sample
CREATE INDEX CONCURRENTLY new_properties_drawn_idx ON properties ((id::bigint * 2654435761 & 4294967295))
    INCLUDE (id, listed_as, type, city, price, created_at, num_room, num_bathroom, num_garage, num_toilet, pictured, latitude,
        longitude, place_id, place_known, country, size_square_meters, amenities)
    WHERE (id::bigint * 2654435761 & 4294967295) < 67108864;
-- step: large ones
CREATE INDEX CONCURRENTLY new_properties_large_idx ON properties (listed_as, num_room)
    INCLUDE (id, type, city, price, ranked_at, created_at, num_bathroom, num_garage, num_toilet, pictured, latitude, longitude,
        place_id, place_known, country, size_square_meters, amenities)
    WHERE num_room > 6 OR num_bathroom > 6 OR num_garage > 6;

-- step: the switch
-- The words that a listing is found by: type, area and city (A), address and company (B), description (D). Its bedrooms, status
-- and country are words too ('3bed', 'zzrent', 'zzng'). A migration that changes the function updates the column.
CREATE OR REPLACE FUNCTION index_listing_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.words := setweight(to_tsvector('pg_catalog.english', plain_words(NEW.type || ' ' || NEW.area || ' ' || NEW.city)), 'A')
        || setweight(to_tsvector('pg_catalog.english',
            plain_words(NEW.address || ' ' || coalesce(NEW.state_name, '')) || coalesce(' ' || NEW.num_room || 'bed', '')
            || coalesce(' zz' || lower(NEW.country), '')
            || CASE NEW.status WHEN 'FOR_SALE' THEN ' zzsale' WHEN 'FOR_RENT' THEN ' zzrent' ELSE '' END), 'B')
        || setweight(to_tsvector('pg_catalog.english', plain_words(left(NEW.description, 4000))), 'D');
    RETURN NEW;
END $$;

-- Drops the indexes that carry it, too.
ALTER TABLE properties DROP COLUMN facts;
DROP FUNCTION facts_told(TSVECTOR);
ALTER INDEX new_properties_listed_type_city_price_idx RENAME TO properties_listed_type_city_price_idx;
ALTER INDEX new_properties_listed_place_type_ranked_at_idx RENAME TO properties_listed_place_type_ranked_at_idx;
ALTER INDEX new_properties_drawn_idx RENAME TO properties_drawn_idx;
ALTER INDEX new_properties_large_idx RENAME TO properties_large_idx;
