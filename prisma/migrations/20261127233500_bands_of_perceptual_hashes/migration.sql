-- Copies of a photograph in listings of other owners are found by the bands of their perceptual hashes, without reading all pictures.

-- step: bands of a perceptual hash
CREATE OR REPLACE FUNCTION picture_bands(perceptual_hash BIGINT) RETURNS INTEGER[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT ARRAY[
        (perceptual_hash & 8191)::int, 8192 + (perceptual_hash >> 13 & 8191)::int, 16384 + (perceptual_hash >> 26 & 8191)::int,
        24576 + (perceptual_hash >> 39 & 8191)::int, 32768 + (perceptual_hash >> 52 & 4095)::int]
$$;

-- step: an index that was cut short
DROP INDEX IF EXISTS picture_files_bands_idx;

-- step: pictures by the bands of their perceptual hashes
CREATE INDEX CONCURRENTLY picture_files_bands_idx ON picture_files USING gin (picture_bands(perceptual_hash))
    WHERE perceptual_hash IS NOT NULL;

-- step: statistics of the bands
ANALYZE picture_files;
