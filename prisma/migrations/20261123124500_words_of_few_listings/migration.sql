-- The words of listings whose place is not known yet, which who names a place finds by their words alone. Few are: beside
-- the places themselves nothing else is looked at.
CREATE INDEX properties_unplaced_words_idx ON properties USING gin (words) WHERE listed_as IS NOT NULL AND NOT place_known;

-- The words of the sample: whether so many listings have those of a search that the index of all words would take longer to
-- tell them than to meet them in the order of the list.
CREATE INDEX properties_drawn_words_idx ON properties USING gin (words)
    WHERE listed_as IS NOT NULL AND (id::bigint * 2654435761 & 4294967295) < 67108864;
