-- Counts of listings in one table instead of totals, changes that wait for them, and marks of deep pages; and one trigger for
-- each kind of statement that changes listings. `prisma/sql/listing-changes.sql` has these, and fills the table.
-- Four indexes that carry what filters ask for take the place of one for each combination of filters.

-- step: what an interrupted build may have left
DROP INDEX IF EXISTS properties_newest_idx, properties_oldest_idx, properties_cheapest_idx, properties_placed_idx, properties_typed_idx;

-- step: the newest first, with all that filters ask for, so that counts and facets are read from the index alone
CREATE INDEX CONCURRENTLY properties_newest_idx ON properties (ranked_at DESC, id DESC)
    INCLUDE (created_at, listed_as, type, city, place_id, price, num_room, num_bathroom, num_garage, num_toilet, pictured, latitude, longitude,
        size_square_meters, amenities, alike_digest)
    WHERE listed_as IS NOT NULL;
-- step: the oldest first, and what was made or hidden lately
CREATE INDEX CONCURRENTLY properties_oldest_idx ON properties (created_at, id) INCLUDE (listed_as, type, city, deleted_at);
-- step: the cheapest first
CREATE INDEX CONCURRENTLY properties_cheapest_idx ON properties (price, id)
    INCLUDE (created_at, ranked_at, listed_as, type, city, place_id, num_room, num_bathroom, num_garage, num_toilet, pictured, latitude, longitude,
        size_square_meters, amenities, alike_digest)
    WHERE listed_as IS NOT NULL;
-- step: within places
CREATE INDEX CONCURRENTLY properties_placed_idx ON properties (place_id, type, ranked_at DESC, id DESC)
    INCLUDE (created_at, listed_as, city, price, num_room, num_bathroom, num_garage, num_toilet, pictured, latitude, longitude, size_square_meters,
        amenities, alike_digest)
    WHERE listed_as IS NOT NULL;
-- step: of types, in cities too
CREATE INDEX CONCURRENTLY properties_typed_idx ON properties (type, city, ranked_at DESC, id DESC)
    INCLUDE (created_at, listed_as, place_id, price, num_room, num_bathroom, num_garage, num_toilet, pictured, latitude, longitude,
        size_square_meters, amenities, alike_digest)
    WHERE listed_as IS NOT NULL;

-- step: the indexes for each combination of filters, and those of the sample
DROP INDEX IF EXISTS properties_listed_price_idx, properties_listed_created_at_idx, properties_listed_ranked_at_idx,
    properties_listed_type_price_idx, properties_listed_type_ranked_at_idx, properties_listed_city_price_idx,
    properties_listed_city_ranked_at_idx, properties_listed_type_city_price_idx, properties_listed_type_city_ranked_at_idx,
    properties_listed_city_area_price_idx, properties_listed_place_type_ranked_at_idx, properties_drawn_idx,
    properties_drawn_words_idx, properties_large_idx, properties_unplaced_words_idx;

-- step: the switch of the counts
DROP TRIGGER IF EXISTS properties_inserted ON properties;
DROP TRIGGER IF EXISTS properties_updated ON properties;
DROP TRIGGER IF EXISTS properties_deleted ON properties;
DROP TRIGGER IF EXISTS properties_truncated ON properties;
DROP TRIGGER IF EXISTS properties_inserted_words ON properties;
DROP TRIGGER IF EXISTS properties_updated_words ON properties;
DROP TRIGGER IF EXISTS properties_arrived ON properties;
DROP TRIGGER IF EXISTS properties_changed ON properties;
DROP TRIGGER IF EXISTS properties_inserted_to_check ON properties;
DROP TRIGGER IF EXISTS properties_updated_to_check ON properties;
DROP FUNCTION IF EXISTS learn_search_words, record_listing_arrivals;
DROP FUNCTION IF EXISTS record_listing_changes, forget_listing_counts, fold_listing_changes, fold_mark_changes, divide_listing_marks;
DROP VIEW IF EXISTS listing_counts;
DROP TABLE listing_changes, listing_mark_changes, listing_totals, listing_price_marks, listing_ranked_at_marks;
DROP SEQUENCE IF EXISTS listing_change_numbers;
DELETE FROM applied_sql WHERE path IN
    ('sql/listing-counters.sql', 'sql/listing-arrivals.sql', 'sql/listing-checks.sql', 'sql/text-search.sql');

CREATE TABLE listing_counts (
    listed_as property_status NOT NULL,
    type TEXT NOT NULL,
    -- As owners wrote it, '' where they named none.
    city TEXT NOT NULL,
    listings INTEGER NOT NULL,
    PRIMARY KEY (listed_as, type, city)
);
