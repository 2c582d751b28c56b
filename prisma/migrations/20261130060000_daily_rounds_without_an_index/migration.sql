-- The daily round over unconfirmed listings reads the table once.
DROP INDEX IF EXISTS properties_confirmed_at_id_idx;
