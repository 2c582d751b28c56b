-- Listings that can be asked about, in the order in which the daily round reads them: what is sold, let or resting waits
-- for nothing, and of many that were listed in one moment each batch begins where the one before ended.
CREATE INDEX properties_confirmed_at_id_idx ON properties (confirmed_at, id)
    WHERE import_key IS NULL AND listed_as IN ('FOR_SALE', 'FOR_RENT');
DROP INDEX properties_confirmed_at_idx;
