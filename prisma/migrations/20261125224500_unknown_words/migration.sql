-- unknown_words of sql/listing-changes.sql takes its place.
DROP FUNCTION IF EXISTS learn_words;
