-- Each process holds the names and exchange rates that searches are parsed by, and reads them again when this version differs.

CREATE OR REPLACE FUNCTION search_names_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM nextval('search_names_version');
    RETURN NULL;
END $$;

DO $$
DECLARE
    named TEXT;
BEGIN
    FOREACH named IN ARRAY ARRAY['places', 'place_names', 'property_types', 'search_vocabulary', 'exchange_rates'] LOOP
        EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
            FOR EACH STATEMENT EXECUTE FUNCTION search_names_changed()', named || '_named', named);
    END LOOP;
END $$;
