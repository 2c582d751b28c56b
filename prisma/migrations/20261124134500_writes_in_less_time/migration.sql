-- What totals hold of changes and marks do not yet: totals, which every page shows, are folded often, and marks, which deep
-- pages alone start at, in larger batches. Columns are those of listing_changes, which rows come from.
CREATE TABLE listing_mark_changes (
    listed_as property_status NOT NULL,
    type TEXT NOT NULL,
    city TEXT NOT NULL,
    price DECIMAL(14, 2) NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL,
    id INTEGER NOT NULL,
    change SMALLINT NOT NULL
) WITH (autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_scale_factor = 0);

-- What a place lies in, repeated with each of its names, so that one index tells the area of a city from its namesakes. A
-- trigger keeps it.
ALTER TABLE place_names ADD COLUMN path INTEGER[] DEFAULT ARRAY[]::integer[];
UPDATE place_names SET path = places.path || CASE within_id WHEN 0 THEN '{}' ELSE ARRAY[within_id] END FROM places WHERE places.id = place_id;
DROP INDEX place_names_name_idx;
CREATE INDEX place_names_name_idx ON place_names (name) INCLUDE (place_id, within_id, path);

-- The same text without its white space, in a fifth of the time that a pattern takes.
DROP INDEX properties_text_digest;
CREATE INDEX properties_text_digest ON properties
    (md5(lower(replace(replace(replace(replace(description, ' ', ''), E'\n', ''), E'\r', ''), E'\t', ''))))
    WHERE import_key IS NULL AND deleted_at IS NULL;
