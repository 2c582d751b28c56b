-- The words that a listing is found by are kept by one trigger, for new rows and for changed ones.

-- step: the function and its trigger, without reading a row
-- Type, area and city (A), address and company (B), description (D). Bedrooms, status and country are words too ('3bed', 'zzrent',
-- 'zzng'). A migration that changes the words updates the column.
CREATE OR REPLACE FUNCTION index_listing_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'UPDATE' AND
        (NEW.type, NEW.area, NEW.city, NEW.address, NEW.state_name, NEW.num_room, NEW.country, NEW.status, NEW.description)
        IS NOT DISTINCT FROM
        (OLD.type, OLD.area, OLD.city, OLD.address, OLD.state_name, OLD.num_room, OLD.country, OLD.status, OLD.description)
    THEN
        RETURN NEW;
    END IF;
    NEW.words := setweight(to_tsvector('pg_catalog.english', plain_words(NEW.type || ' ' || NEW.area || ' ' || NEW.city)), 'A')
        || setweight(to_tsvector('pg_catalog.english',
            plain_words(NEW.address || ' ' || coalesce(NEW.state_name, '')) || coalesce(' ' || NEW.num_room || 'bed', '')
            || coalesce(' zz' || lower(NEW.country), '')
            || CASE NEW.status WHEN 'FOR_SALE' THEN ' zzsale' WHEN 'FOR_RENT' THEN ' zzrent' ELSE '' END), 'B')
        || setweight(to_tsvector('pg_catalog.english', plain_words(left(NEW.description, 4000))), 'D');
    RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER properties_words
    BEFORE INSERT OR UPDATE OF type, area, city, address, state_name, num_room, country, status, description ON properties
    FOR EACH ROW EXECUTE FUNCTION index_listing_text();
DROP TRIGGER IF EXISTS properties_text_inserted ON properties;
DROP TRIGGER IF EXISTS properties_text_updated ON properties;
