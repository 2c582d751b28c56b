-- Lists are ordered by ranked_at. created_at becomes the day on which a listing was made, for demoted listings too.
-- Every step can be repeated, and none locks the table for longer than a moment.

-- step: the columns, and the trigger that fills in ranked_at for rows that are written from now on
ALTER TABLE properties
    ADD COLUMN IF NOT EXISTS ranked_at TIMESTAMPTZ(3),
    ADD COLUMN IF NOT EXISTS demoted_at TIMESTAMPTZ(3);
ALTER TABLE properties ALTER COLUMN ranked_at SET DEFAULT CURRENT_TIMESTAMP;
CREATE OR REPLACE FUNCTION rank_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.ranked_at := CASE WHEN NEW.demoted_at IS NULL THEN NEW.created_at
        ELSE (NEW.created_at AT TIME ZONE 'UTC' - interval '10 years') AT TIME ZONE 'UTC' END;
    RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER properties_ranked BEFORE INSERT OR UPDATE OF created_at, demoted_at, ranked_at ON properties
    FOR EACH ROW EXECUTE FUNCTION rank_listing();

-- step: existing listings keep their place: until now, created_at was what lists are ordered by
DO $$
DECLARE
    first INTEGER := 0;
    batch INTEGER[];
BEGIN
    LOOP
        SELECT array_agg(id ORDER BY id) INTO batch FROM (
            SELECT id FROM properties WHERE id > first ORDER BY id LIMIT 1000) AS next;
        EXIT WHEN batch IS NULL;
        UPDATE properties SET ranked_at = created_at WHERE id = ANY (batch) AND ranked_at IS NULL;
        COMMIT;
        first := batch[cardinality(batch)];
    END LOOP;
END $$;

-- step: a check that is not validated locks nobody out, and lets NOT NULL be set without reading the table
ALTER TABLE properties DROP CONSTRAINT IF EXISTS properties_ranked;
ALTER TABLE properties ADD CONSTRAINT properties_ranked CHECK (ranked_at IS NOT NULL) NOT VALID;

-- step: validate
ALTER TABLE properties VALIDATE CONSTRAINT properties_ranked;

-- step: not null
ALTER TABLE properties ALTER COLUMN ranked_at SET NOT NULL;
ALTER TABLE properties DROP CONSTRAINT properties_ranked;

-- step: what an interrupted build may have left
DROP INDEX IF EXISTS properties_owner_id_ranked_at_id_idx, properties_agency_id_ranked_at_id_idx,
    properties_listed_ranked_at_idx, properties_listed_type_ranked_at_idx, properties_listed_city_ranked_at_idx,
    properties_listed_type_city_ranked_at_idx, properties_listed_place_type_ranked_at_idx,
    new_properties_listed_created_at_idx, new_properties_listed_type_city_price_idx, new_properties_large_idx;

-- step: owners
CREATE INDEX CONCURRENTLY properties_owner_id_ranked_at_id_idx ON properties (owner_id, ranked_at DESC, id DESC);
-- step: agencies
CREATE INDEX CONCURRENTLY properties_agency_id_ranked_at_id_idx ON properties (agency_id, ranked_at DESC, id DESC)
    WHERE agency_id IS NOT NULL;
-- step: all
CREATE INDEX CONCURRENTLY properties_listed_ranked_at_idx ON properties (listed_as, ranked_at, id);
-- step: types
CREATE INDEX CONCURRENTLY properties_listed_type_ranked_at_idx ON properties (listed_as, type, ranked_at, id);
-- step: cities
CREATE INDEX CONCURRENTLY properties_listed_city_ranked_at_idx ON properties (listed_as, city, ranked_at, id);
-- step: types in cities
CREATE INDEX CONCURRENTLY properties_listed_type_city_ranked_at_idx ON properties (listed_as, type, city, ranked_at, id);
-- step: places
CREATE INDEX CONCURRENTLY properties_listed_place_type_ranked_at_idx ON properties (listed_as, place_id, type, ranked_at, id)
    INCLUDE (created_at, price, city, num_room, num_bathroom, num_garage, pictured, latitude, longitude, facts);
-- step: the oldest first, within a type or city too, and what was made or hidden lately
CREATE INDEX CONCURRENTLY new_properties_listed_created_at_idx ON properties (listed_as, created_at, id)
    INCLUDE (type, city, deleted_at);
-- step: narrowed lists in both orders by age
CREATE INDEX CONCURRENTLY new_properties_listed_type_city_price_idx ON properties (listed_as, type, city, price, id)
    INCLUDE (ranked_at, created_at, num_room, num_bathroom, num_garage, pictured, latitude, longitude, place_id, country,
        size_square_meters, facts);
-- step: large ones in both orders by age
CREATE INDEX CONCURRENTLY new_properties_large_idx ON properties (listed_as, num_room)
    INCLUDE (id, type, city, price, ranked_at, created_at, num_bathroom, num_garage, num_toilet, pictured, latitude, longitude,
        place_id, place_known, country, size_square_meters, facts)
    WHERE num_room > 6 OR num_bathroom > 6 OR num_garage > 6;

-- step: demoted listings get their dates back; as their places stay the same, the counters must not hear of it. Other writes wait
-- for a batch, which therefore is small
DO $$
DECLARE
    first INTEGER := 0;
    batch INTEGER[];
BEGIN
    LOOP
        SELECT array_agg(id ORDER BY id) INTO batch FROM (
            SELECT id FROM properties WHERE id > first AND sunk_from IS NOT NULL ORDER BY id LIMIT 250) AS next;
        EXIT WHEN batch IS NULL;
        ALTER TABLE properties DISABLE TRIGGER properties_updated;
        -- When they were demoted was not kept: the first day on which the usual settings allow it.
        UPDATE properties SET created_at = sunk_from, sunk_from = NULL,
            demoted_at = least(now(), greatest(confirmed_at + interval '75 days', confirmation_asked_at + interval '15 days'))
        WHERE id = ANY (batch) AND sunk_from IS NOT NULL;
        ALTER TABLE properties ENABLE TRIGGER properties_updated;
        COMMIT;
        first := batch[cardinality(batch)];
    END LOOP;
END $$;

-- step: the switch, with the counters, whose key was the same
DROP INDEX properties_owner_id_created_at_id_idx, properties_agency_id_created_at_id_idx, properties_listed_created_at_idx,
    properties_listed_type_created_at_idx, properties_listed_city_created_at_idx, properties_listed_type_city_created_at_idx,
    properties_listed_place_type_created_at_idx, properties_listed_type_city_price_idx, properties_large_idx,
    properties_hidden_idx;
ALTER INDEX new_properties_listed_created_at_idx RENAME TO properties_listed_created_at_idx;
ALTER INDEX new_properties_listed_type_city_price_idx RENAME TO properties_listed_type_city_price_idx;
ALTER INDEX new_properties_large_idx RENAME TO properties_large_idx;
ALTER TABLE properties DROP COLUMN sunk_from;
ALTER TABLE listing_changes RENAME COLUMN created_at TO ranked_at;
ALTER TABLE listing_mark_changes RENAME COLUMN created_at TO ranked_at;
ALTER TABLE listing_created_at_marks RENAME TO listing_ranked_at_marks;
ALTER TABLE listing_ranked_at_marks RENAME COLUMN created_at TO ranked_at;
ALTER TABLE listing_ranked_at_marks RENAME CONSTRAINT listing_created_at_marks_pkey TO listing_ranked_at_marks_pkey;
ALTER TABLE listing_ranked_at_marks
    RENAME CONSTRAINT listing_created_at_marks_scope_level_type_city_created_at_i_key TO listing_ranked_at_marks_key;
