-- The index of lists by age holds the newest listings at its end and is read backwards. At its beginning, each new listing left
-- pages half empty: the index grew to twice the size, which every list, count and facet reads, and every save writes.

-- step: what an interrupted build may have left
DROP INDEX IF EXISTS new_properties_newest_idx;
-- step: the index with the newest at its end
CREATE INDEX CONCURRENTLY new_properties_newest_idx ON properties (ranked_at, id)
    INCLUDE (created_at, listed_as, type, city, place_id, price, num_room, num_bathroom, num_garage, num_toilet, pictured, latitude, longitude,
        size_square_meters, amenities, alike_digest)
    WHERE listed_as IS NOT NULL;
-- step: the switch
DROP INDEX IF EXISTS properties_newest_idx;
ALTER INDEX IF EXISTS new_properties_newest_idx RENAME TO properties_newest_idx;
