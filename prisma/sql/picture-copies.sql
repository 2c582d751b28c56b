-- Copies of one photograph, such as smaller ones or ones that were encoded again.

-- Returns whether two pictures are copies of one photograph: the same file, or perceptual hashes that differ in at most 8 of 64 bits.
-- Copies that are encoded again, halved or cropped by 2 percent differ in at most 8 bits, different photographs in 12 and more.
CREATE OR REPLACE FUNCTION is_same_picture(hash TEXT, perceptual_hash BIGINT, other TEXT, other_perceptual_hash BIGINT) RETURNS BOOLEAN
    LANGUAGE sql IMMUTABLE AS $$
    SELECT hash = other OR coalesce(bit_count((perceptual_hash # other_perceptual_hash)::bit(64)) <= 8, FALSE)
$$;

-- Returns the five bands of a perceptual hash, of 13 bits and 12, each with its number above them. The index picture_files_bands_idx has
-- them: change the bands together with it. Of hashes that differ in at most 8 bits, one band at least differs in one bit at most.
CREATE OR REPLACE FUNCTION picture_bands(perceptual_hash BIGINT) RETURNS INTEGER[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT ARRAY[
        (perceptual_hash & 8191)::int, 8192 + (perceptual_hash >> 13 & 8191)::int, 16384 + (perceptual_hash >> 26 & 8191)::int,
        24576 + (perceptual_hash >> 39 & 8191)::int, 32768 + (perceptual_hash >> 52 & 4095)::int]
$$;

-- Returns the bands that differ in one bit at most from those of a perceptual hash: 70 of them.
CREATE OR REPLACE FUNCTION nearby_picture_bands(perceptual_hash BIGINT) RETURNS INTEGER[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT array_agg(band # changed)
    FROM unnest(picture_bands(perceptual_hash)) AS band, unnest(ARRAY[0] || ARRAY(SELECT 1 << bit FROM generate_series(0, 12) AS bit)) AS changed
$$;
