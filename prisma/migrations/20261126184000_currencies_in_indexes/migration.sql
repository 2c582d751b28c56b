-- The indexes of lists have the amount, currency and period of each listing. A price in another currency than dollars is compared with
-- these, and without them each count, facet and page by price read the listings themselves: twice to four times the work.

-- step: what an interrupted build may have left
DROP INDEX IF EXISTS new_properties_newest_idx, new_properties_cheapest_idx, new_properties_placed_idx, new_properties_typed_idx;
-- step: the index of every list by age
CREATE INDEX CONCURRENTLY new_properties_newest_idx ON properties (ranked_at, id)
    INCLUDE (created_at, listed_as, type, city, place_id, price, num_room, num_bathroom, num_garage, num_toilet, pictured, latitude, longitude,
        size_square_meters, amenities, alike_digest, amount, currency, period)
    WHERE listed_as IS NOT NULL;
-- step: its switch
DROP INDEX IF EXISTS properties_newest_idx;
ALTER INDEX IF EXISTS new_properties_newest_idx RENAME TO properties_newest_idx;
-- step: the index of every list by price
CREATE INDEX CONCURRENTLY new_properties_cheapest_idx ON properties (price, id)
    INCLUDE (created_at, ranked_at, listed_as, type, city, place_id, num_room, num_bathroom, num_garage, num_toilet, pictured, latitude, longitude,
        size_square_meters, amenities, alike_digest, amount, currency, period)
    WHERE listed_as IS NOT NULL;
-- step: its switch
DROP INDEX IF EXISTS properties_cheapest_idx;
ALTER INDEX IF EXISTS new_properties_cheapest_idx RENAME TO properties_cheapest_idx;
-- step: the index of lists within places
CREATE INDEX CONCURRENTLY new_properties_placed_idx ON properties (place_id, type, ranked_at DESC, id DESC)
    INCLUDE (created_at, listed_as, city, price, num_room, num_bathroom, num_garage, num_toilet, pictured, latitude, longitude, size_square_meters,
        amenities, alike_digest, amount, currency, period)
    WHERE listed_as IS NOT NULL;
-- step: its switch
DROP INDEX IF EXISTS properties_placed_idx;
ALTER INDEX IF EXISTS new_properties_placed_idx RENAME TO properties_placed_idx;
-- step: the index of lists of a type
CREATE INDEX CONCURRENTLY new_properties_typed_idx ON properties (type, city, ranked_at DESC, id DESC)
    INCLUDE (created_at, listed_as, place_id, price, num_room, num_bathroom, num_garage, num_toilet, pictured, latitude, longitude,
        size_square_meters, amenities, alike_digest, amount, currency, period)
    WHERE listed_as IS NOT NULL;
-- step: its switch
DROP INDEX IF EXISTS properties_typed_idx;
ALTER INDEX IF EXISTS new_properties_typed_idx RENAME TO properties_typed_idx;
