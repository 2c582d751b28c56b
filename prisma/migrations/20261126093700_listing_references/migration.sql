-- The reference under which an owner keeps a listing, such as "AV-104". Imports find the listing by it.

-- step: the column, without writing a row
ALTER TABLE properties ADD COLUMN IF NOT EXISTS reference TEXT;

-- step: its length, for new rows
ALTER TABLE properties DROP CONSTRAINT IF EXISTS properties_reference_check;
ALTER TABLE properties ADD CONSTRAINT properties_reference_check CHECK (char_length(reference) BETWEEN 1 AND 60) NOT VALID;

-- step: its length, for all rows
ALTER TABLE properties VALIDATE CONSTRAINT properties_reference_check;

-- step: an interrupted build leaves an index that is not valid
DROP INDEX CONCURRENTLY IF EXISTS properties_owner_id_reference_key;

-- step: one listing of an owner for each reference, and deleted ones beside it
CREATE UNIQUE INDEX CONCURRENTLY properties_owner_id_reference_key
    ON properties (owner_id, reference, deleted_at) NULLS NOT DISTINCT WHERE reference IS NOT NULL;

-- step: the names of pictures in the file that a listing was imported from: the same names are not read again
CREATE TABLE IF NOT EXISTS imported_listings (
    property_id INTEGER NOT NULL PRIMARY KEY REFERENCES properties (id) ON DELETE CASCADE ON UPDATE CASCADE,
    picture_names TEXT[]
);

-- step: what an import changes
ALTER TABLE listing_imports
    ADD COLUMN IF NOT EXISTS changed INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN IF NOT EXISTS changes JSONB NOT NULL DEFAULT '[]';
