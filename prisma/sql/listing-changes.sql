-- What follows from a statement that changes listings: their counts, what saved searches are matched with, what the rules of
-- moderation look at again, the words that a misspelt word may have meant, and the events of webhooks.

-- The words of names that the vocabulary lacks, in one order, so that two writers who bring the same never wait in a circle.
-- Of one text, so that Postgres makes no plan of its own for each number of names.
CREATE OR REPLACE FUNCTION unknown_words(names TEXT[]) RETURNS TEXT[] LANGUAGE plpgsql STABLE AS $$
BEGIN
    RETURN ARRAY(
        SELECT DISTINCT name.word FROM string_to_table(plain_words(array_to_string(names, ' ')), ' ') AS name(word)
        WHERE name.word ~ '^\D{3,30}$' AND NOT EXISTS (SELECT FROM search_vocabulary known WHERE known.word = name.word)
        ORDER BY name.word);
END $$;

-- Counts are changed after all that only reads, as other writers of the same count wait until the transaction ends. Words are
-- inserted only where there are some: the statement alone would tell every process to read the vocabulary again.
CREATE OR REPLACE FUNCTION listings_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    unknown TEXT[] := unknown_words(ARRAY(
        -- Each name once: of a thousand rows of an import, most share theirs with others.
        SELECT DISTINCT name FROM new_rows, unnest(ARRAY[type, area, city, address, state_name]) AS name WHERE listed_as IS NOT NULL));
BEGIN
    -- The statement's time, not the transaction's: a long import must not seem older than it is.
    INSERT INTO listing_arrivals (property_id, listed_at)
    SELECT id, clock_timestamp() FROM new_rows WHERE listed_as IS NOT NULL AND EXISTS (SELECT FROM saved_searches);
    INSERT INTO listing_checks (property_id) SELECT id FROM new_rows ON CONFLICT DO NOTHING;
    IF EXISTS (SELECT FROM webhooks WHERE off_since IS NULL) THEN
        PERFORM queue_webhooks('listing_changed', array_agg(agency_id), array_agg(id), array_agg('created'::webhook_change))
        FROM new_rows WHERE agency_id IS NOT NULL;
    END IF;
    -- In one order, so that two writers of the same counts wait for each other and never in a circle.
    INSERT INTO listing_counts AS c (listed_as, type, city, listings)
    SELECT listed_as, type, city, count(*) FROM new_rows WHERE listed_as IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (listed_as, type, city) DO UPDATE SET listings = c.listings + excluded.listings;
    IF unknown <> '{}' THEN
        INSERT INTO search_vocabulary SELECT unnest(unknown) ON CONFLICT DO NOTHING;
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION listings_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    unknown TEXT[] := unknown_words(ARRAY(
        SELECT DISTINCT name
        FROM new_rows n JOIN old_rows o USING (id), unnest(ARRAY[n.type, n.area, n.city, n.address, n.state_name]) AS name
        WHERE n.listed_as IS NOT NULL AND (n.listed_as, n.type, n.area, n.city, n.address, n.state_name)
            IS DISTINCT FROM (o.listed_as, o.type, o.area, o.city, o.address, o.state_name)));
BEGIN
    -- What comes into sight, becomes cheaper or gets its first picture may match searches that it did not match before.
    INSERT INTO listing_arrivals (property_id, listed_at)
    SELECT n.id, clock_timestamp() FROM new_rows n JOIN old_rows o USING (id)
    WHERE n.listed_as IS NOT NULL AND EXISTS (SELECT FROM saved_searches) AND (
        n.listed_as IS DISTINCT FROM o.listed_as
        OR n.price < price_before(o.price, o.amount, o.currency, o.period, n.price, n.amount, n.currency, n.period)
        OR (n.cover_hash IS NOT NULL AND o.cover_hash IS NULL));
    -- A price that follows the exchange rate is the same price.
    INSERT INTO listing_changes (property_id, changed_at, price_before, price, status_before, status,
        amount_before, currency_before, period_before, per_bed_before, amount, currency, period, per_bed)
    SELECT n.id, clock_timestamp(), asked.before, n.price, o.status, n.status,
        o.amount, o.currency, o.period, o.per_bed, n.amount, n.currency, n.period, n.per_bed
    FROM new_rows n JOIN old_rows o USING (id), LATERAL (
        SELECT price_before(o.price, o.amount, o.currency, o.period, n.price, n.amount, n.currency, n.period) AS before,
            same_terms(o.currency, o.period, o.per_bed, n.currency, n.period, n.per_bed) AS same) AS asked
    WHERE (n.price, n.status) IS DISTINCT FROM (asked.before, o.status) OR NOT asked.same ORDER BY n.id;
    INSERT INTO listing_checks (property_id)
    SELECT n.id FROM new_rows n JOIN old_rows o USING (id)
    WHERE (n.price, n.description, n.type, n.city, n.status) IS DISTINCT FROM (
        price_before(o.price, o.amount, o.currency, o.period, n.price, n.amount, n.currency, n.period), o.description, o.type, o.city, o.status)
    ON CONFLICT DO NOTHING;
    -- A listing that changes its company is withdrawn for the former company and created for the new one.
    IF EXISTS (SELECT FROM webhooks WHERE off_since IS NULL) THEN
        PERFORM queue_webhooks('listing_changed', array_agg(company), array_agg(subject), array_agg(kind))
        FROM (
            SELECT o.agency_id AS company, o.id AS subject, 'withdrawn'::webhook_change AS kind
            FROM old_rows o JOIN new_rows n USING (id)
            WHERE o.agency_id IS NOT NULL AND n.agency_id IS DISTINCT FROM o.agency_id
            UNION ALL
            SELECT n.agency_id, n.id, (CASE
                WHEN n.agency_id IS DISTINCT FROM o.agency_id THEN 'created'
                WHEN n.listed_as IS NULL AND o.listed_as IS NOT NULL THEN 'withdrawn'
                ELSE 'changed' END)::webhook_change
            FROM old_rows o JOIN new_rows n USING (id)
            WHERE n.agency_id IS NOT NULL AND (n.agency_id, n.version, n.listed_as, n.status, n.deleted_at IS NULL)
                IS DISTINCT FROM (o.agency_id, o.version, o.listed_as, o.status, o.deleted_at IS NULL)) AS happened;
    END IF;
    INSERT INTO listing_counts AS c (listed_as, type, city, listings)
    SELECT listed_as, type, city, sum(change) FROM (
        SELECT listed_as, type, city, 1 AS change FROM new_rows WHERE listed_as IS NOT NULL
        UNION ALL
        SELECT listed_as, type, city, -1 FROM old_rows WHERE listed_as IS NOT NULL) AS sides
    GROUP BY 1, 2, 3 HAVING sum(change) <> 0 ORDER BY 1, 2, 3
    ON CONFLICT (listed_as, type, city) DO UPDATE SET listings = c.listings + excluded.listings;
    IF unknown <> '{}' THEN
        INSERT INTO search_vocabulary SELECT unnest(unknown) ON CONFLICT DO NOTHING;
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION listings_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO listing_counts AS c (listed_as, type, city, listings)
    SELECT listed_as, type, city, -count(*) FROM old_rows WHERE listed_as IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (listed_as, type, city) DO UPDATE SET listings = c.listings + excluded.listings;
    RETURN NULL;
END $$;

-- Triggers of earlier versions, whose work these functions do now.
DROP TRIGGER IF EXISTS properties_inserted_for_webhooks ON properties;
DROP TRIGGER IF EXISTS properties_updated_for_webhooks ON properties;
DROP FUNCTION IF EXISTS queue_inserted_listings(), queue_updated_listings();

CREATE OR REPLACE TRIGGER properties_inserted AFTER INSERT ON properties
    REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION listings_inserted();
CREATE OR REPLACE TRIGGER properties_updated AFTER UPDATE ON properties
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION listings_updated();
CREATE OR REPLACE TRIGGER properties_deleted AFTER DELETE ON properties
    REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION listings_deleted();

-- New pictures are looked at again too.
CREATE OR REPLACE FUNCTION queue_listing_checks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO listing_checks (property_id) SELECT DISTINCT property_id FROM new_rows ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER pictures_inserted_to_check AFTER INSERT ON pictures
    REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_listing_checks();

-- Whenever this file changes, listings are counted anew; meanwhile nobody writes them.
LOCK TABLE properties IN SHARE ROW EXCLUSIVE MODE;
DELETE FROM listing_counts;
INSERT INTO listing_counts (listed_as, type, city, listings)
SELECT listed_as, type, city, count(*) FROM properties WHERE listed_as IS NOT NULL GROUP BY 1, 2, 3;
