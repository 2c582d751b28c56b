-- Pages are cached for some seconds, and follow changes without a record of them.
DROP FUNCTION IF EXISTS record_page_change() CASCADE;
DROP TABLE IF EXISTS page_changes;
