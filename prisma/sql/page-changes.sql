-- Which transactions changed what pages show. A row is seen by others exactly when the changes themselves are, so whoever
-- looks for rows that an earlier snapshot did not see learns of every change, and of none too early.

-- One row a transaction; a statement that touched no row changed nothing.
CREATE OR REPLACE FUNCTION record_page_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    -- Nested, since what is not there may not even be named.
    IF TG_OP <> 'TRUNCATE' THEN
        IF NOT EXISTS (SELECT FROM touched) THEN
            RETURN NULL;
        END IF;
    END IF;
    INSERT INTO page_changes DEFAULT VALUES ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;

-- All tables that operations of rendered pages read, but for those that change only together with one of these:
-- apps/api/test/kept-pages.test.ts watches what they ask.
DO $$
DECLARE
    shown TEXT;
    old_trigger RECORD;
BEGIN
    FOR old_trigger IN SELECT tgname, tgrelid::regclass AS "table" FROM pg_trigger WHERE tgfoid = 'record_page_change'::regproc LOOP
        EXECUTE format('DROP TRIGGER %I ON %s', old_trigger.tgname, old_trigger."table");
    END LOOP;
    FOREACH shown IN ARRAY ARRAY[
        'agencies', 'agency_members', 'announcements', 'enquiries', 'enquiry_blocks', 'enquiry_entries',
        'exchange_rates', 'feedback', 'former_places', 'landing_pages', 'listing_reports', 'listing_suspicions', 'packages',
        'picture_files', 'picture_variants', 'pictures', 'place_listings', 'place_names', 'places', 'properties', 'property_types', 'settings', 'user_contacts',
        'users'
    ] LOOP
        EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS touched
            FOR EACH STATEMENT EXECUTE FUNCTION record_page_change()', shown || '_shown_inserted', shown);
        EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS touched
            FOR EACH STATEMENT EXECUTE FUNCTION record_page_change()', shown || '_shown_updated', shown);
        EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS touched
            FOR EACH STATEMENT EXECUTE FUNCTION record_page_change()', shown || '_shown_deleted', shown);
        EXECUTE format('CREATE TRIGGER %I AFTER TRUNCATE ON %I
            FOR EACH STATEMENT EXECUTE FUNCTION record_page_change()', shown || '_shown_truncated', shown);
    END LOOP;
END $$;
