-- The words of a listing: what and where it is (A), how it is known (B), what is said of it (D). Its bedrooms, status
-- and country are words too ('3bed', 'zzrent', 'zzng'), so that one index answers "3 bedroom flat to let in Kenya".
ALTER TABLE "properties"
    ADD COLUMN "words" TSVECTOR GENERATED ALWAYS AS (
        setweight(to_tsvector('pg_catalog.english', plain_words("type" || ' ' || "area" || ' ' || "city")), 'A')
        || setweight(to_tsvector('pg_catalog.english',
            plain_words("address" || ' ' || coalesce("state_name", '')) || ' ' || "num_room" || 'bed'
            || coalesce(' zz' || lower("country"), '')
            || CASE "status" WHEN 'FOR_SALE' THEN ' zzsale' WHEN 'FOR_RENT' THEN ' zzrent' ELSE '' END), 'B')
        || setweight(to_tsvector('pg_catalog.english', plain_words(left("description", 4000))), 'D')) STORED,
    ADD COLUMN "pictured" BOOLEAN GENERATED ALWAYS AS ("cover_hash" IS NOT NULL) STORED;

CREATE INDEX "properties_words_idx" ON "properties" USING GIN ("words") WHERE "listed_as" IS NOT NULL;

-- The index of the narrowest lists also carries what the other filters ask for, so that they are answered and counted
-- from it alone.
DROP INDEX "properties_listed_type_city_price_idx";
CREATE INDEX "properties_listed_type_city_price_idx" ON "properties"("listed_as", "type", "city", "price", "id")
    INCLUDE ("created_at", "num_room", "num_bathroom", "num_garage", "pictured", "latitude", "longitude");

-- Words that name types, places and agencies: what a misspelt word may have meant. Words stay when their listings go.
CREATE TABLE "search_vocabulary" ("word" TEXT PRIMARY KEY);
CREATE INDEX "search_vocabulary_word_idx" ON "search_vocabulary" USING GIST ("word" gist_trgm_ops);

CREATE FUNCTION "learn_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    -- Sorted, so that two writers who bring the same new words wait for each other in one order.
    INSERT INTO search_vocabulary
    SELECT DISTINCT name.word
    FROM new_rows, string_to_table(
        plain_words(concat_ws(' ', type, area, city, address, state_name)), ' ') AS name(word)
    WHERE listed_as IS NOT NULL AND name.word ~ '^\D{3,30}$' AND NOT EXISTS (SELECT FROM search_vocabulary known WHERE known.word = name.word)
    ORDER BY name.word
    ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;

CREATE TRIGGER "properties_inserted_words" AFTER INSERT ON "properties"
    REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION learn_search_words();
CREATE TRIGGER "properties_updated_words" AFTER UPDATE ON "properties"
    REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION learn_search_words();

INSERT INTO search_vocabulary
SELECT DISTINCT name.word
FROM properties, string_to_table(plain_words(concat_ws(' ', type, area, city, address, state_name)), ' ') AS name(word)
WHERE listed_as IS NOT NULL AND name.word ~ '^\D{3,30}$';
