-- How many rooms there are can be unknown, which is not none. Counts that are there stay: nobody knows any more which of
-- the zeros were typed.
ALTER TABLE "properties"
    ALTER COLUMN "num_room" DROP NOT NULL, ALTER COLUMN "num_room" DROP DEFAULT,
    ALTER COLUMN "num_bathroom" DROP NOT NULL, ALTER COLUMN "num_bathroom" DROP DEFAULT,
    ALTER COLUMN "num_garage" DROP NOT NULL, ALTER COLUMN "num_garage" DROP DEFAULT,
    ALTER COLUMN "num_toilet" DROP NOT NULL, ALTER COLUMN "num_toilet" DROP DEFAULT;

-- The words of a listing stay without the word of its rooms.
ALTER TABLE "properties" ALTER COLUMN "words" SET EXPRESSION AS (
    setweight(to_tsvector('pg_catalog.english', plain_words("type" || ' ' || "area" || ' ' || "city")), 'A')
    || setweight(to_tsvector('pg_catalog.english',
        plain_words("address" || ' ' || coalesce("state_name", '')) || coalesce(' ' || "num_room" || 'bed', '')
        || coalesce(' zz' || lower("country"), '')
        || CASE "status" WHEN 'FOR_SALE' THEN ' zzsale' WHEN 'FOR_RENT' THEN ' zzrent' ELSE '' END), 'B')
    || setweight(to_tsvector('pg_catalog.english', plain_words(left("description", 4000))), 'D'));
