-- Which listings the rules of moderation look at again.

-- What the rules of moderation look at was written: they are applied later, by a job.
CREATE OR REPLACE FUNCTION queue_listing_checks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_TABLE_NAME = 'pictures' THEN
        INSERT INTO listing_checks (property_id) SELECT DISTINCT property_id FROM new_rows ON CONFLICT DO NOTHING;
    ELSIF TG_OP = 'INSERT' THEN
        INSERT INTO listing_checks (property_id) SELECT id FROM new_rows ON CONFLICT DO NOTHING;
    ELSE
        INSERT INTO listing_checks (property_id)
        SELECT n.id FROM new_rows n JOIN old_rows o USING (id)
        WHERE (n.price, n.description, n.type, n.city, n.status) IS DISTINCT FROM (o.price, o.description, o.type, o.city, o.status)
        ON CONFLICT DO NOTHING;
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER properties_inserted_to_check AFTER INSERT ON properties
    REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_listing_checks();
CREATE OR REPLACE TRIGGER properties_updated_to_check AFTER UPDATE ON properties
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_listing_checks();
CREATE OR REPLACE TRIGGER pictures_inserted_to_check AFTER INSERT ON pictures
    REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_listing_checks();
