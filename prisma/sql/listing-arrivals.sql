-- Which listings saved searches are matched with.

-- Listings that come into sight, become cheaper or get their first picture may match searches that they did
-- not match before. Only appended to, so that writers never wait for one another or for the matching.
CREATE OR REPLACE FUNCTION record_listing_arrivals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (SELECT FROM saved_searches) THEN
        RETURN NULL;
    END IF;
    -- The statement's time, not the transaction's: a long import must not seem older than it is.
    IF TG_OP = 'INSERT' THEN
        INSERT INTO listing_arrivals (property_id, listed_at)
        SELECT id, clock_timestamp() FROM new_rows WHERE listed_as IS NOT NULL;
    ELSE
        INSERT INTO listing_arrivals (property_id, listed_at)
        SELECT n.id, clock_timestamp() FROM new_rows n JOIN old_rows o USING (id)
        WHERE n.listed_as IS NOT NULL AND (
            n.listed_as IS DISTINCT FROM o.listed_as
            OR n.price < o.price
            OR (n.cover_hash IS NOT NULL AND o.cover_hash IS NULL));
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER properties_arrived AFTER INSERT ON properties
    REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_listing_arrivals();
CREATE OR REPLACE TRIGGER properties_changed AFTER UPDATE ON properties
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_listing_arrivals();
