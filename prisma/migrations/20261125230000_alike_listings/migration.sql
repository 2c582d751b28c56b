-- An index by which listings that show the same find each other, so that a page tells them apart without sorting all that match.
-- Two indexes of few listings become one: an index more would cost every save.

-- step: what an interrupted build may have left
DROP INDEX IF EXISTS properties_alike_idx, properties_featured_or_unplaced_idx;
-- step: listings that show the same, the newest first
CREATE INDEX CONCURRENTLY properties_alike_idx ON properties (alike_digest, ranked_at DESC, id DESC) WHERE listed_as IS NOT NULL;
-- step: the few that are featured or in no place yet
CREATE INDEX CONCURRENTLY properties_featured_or_unplaced_idx ON properties (id) INCLUDE (featured_until, place_known)
    WHERE featured_until IS NOT NULL OR NOT place_known;
-- step: the indexes of each
DROP INDEX IF EXISTS properties_featured_idx, properties_unplaced_idx;
