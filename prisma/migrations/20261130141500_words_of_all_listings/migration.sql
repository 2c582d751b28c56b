-- The index of words has all listings. Of two indexes with one condition Postgres uses only one, so it read all homes of a type, or all
-- with a word, to find those with both.

-- step: what an interrupted build may have left
DROP INDEX IF EXISTS new_properties_words_idx;
-- step: the words of all listings
CREATE INDEX CONCURRENTLY new_properties_words_idx ON properties USING gin (words);
-- step: instead of those that are listed
DROP INDEX IF EXISTS properties_words_idx;
ALTER INDEX IF EXISTS new_properties_words_idx RENAME TO properties_words_idx;
