-- The words that a misspelt word may have meant. What a listing itself is found by is its stored column `words`.

CREATE OR REPLACE FUNCTION learn_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    -- Sorted, so that two writers who bring the same new words wait for each other in one order.
    new_words TEXT[] := ARRAY(
        SELECT name.word
        FROM (
            SELECT DISTINCT string_to_table(plain_words(concat_ws(' ', type, area, city, address, state_name)), ' ')
            FROM new_rows WHERE listed_as IS NOT NULL
        ) AS name(word)
        WHERE name.word ~ '^\D{3,30}$' AND NOT EXISTS (SELECT FROM search_vocabulary known WHERE known.word = name.word)
        ORDER BY name.word);
    new_word TEXT;
BEGIN
    IF new_words = '{}' THEN
        RETURN NULL;
    END IF;
    IF current_setting('transaction_isolation') = 'read committed' THEN
        INSERT INTO search_vocabulary SELECT unnest(new_words) ON CONFLICT DO NOTHING;
        RETURN NULL;
    END IF;
    -- A snapshot older than a word that another writer brought fails at it, though the word is there.
    FOREACH new_word IN ARRAY new_words LOOP
        BEGIN
            INSERT INTO search_vocabulary VALUES (new_word) ON CONFLICT DO NOTHING;
        EXCEPTION WHEN serialization_failure THEN
            NULL;
        END;
    END LOOP;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER properties_inserted_words AFTER INSERT ON properties
    REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION learn_search_words();
CREATE OR REPLACE TRIGGER properties_updated_words AFTER UPDATE ON properties
    REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION learn_search_words();
