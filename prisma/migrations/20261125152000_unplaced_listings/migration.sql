-- Listings that are in no place yet are found by their words as well as by the job that makes places: one small index for both.

-- step: what an interrupted build may have left
DROP INDEX IF EXISTS new_properties_unplaced_idx;
-- step: those in no place yet, few or none
CREATE INDEX CONCURRENTLY new_properties_unplaced_idx ON properties (id) WHERE NOT place_known;
-- step: the switch
DROP INDEX properties_unplaced_idx;
ALTER INDEX new_properties_unplaced_idx RENAME TO properties_unplaced_idx;
