-- Imports fetch pictures from the addresses that rows name.

-- step: the pictures at addresses
CREATE TABLE IF NOT EXISTS remote_pictures (
    id SERIAL PRIMARY KEY,
    owner_id INTEGER REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
    address_hash TEXT NOT NULL CHECK (address_hash ~ '^[0-9a-f]{64}$'),
    hash TEXT NOT NULL REFERENCES picture_files (hash) ON DELETE RESTRICT ON UPDATE CASCADE,
    etag TEXT,
    last_modified TEXT,
    checked_at TIMESTAMPTZ(3) NOT NULL
);
-- An import of the team has no owner, which counts as one here.
CREATE UNIQUE INDEX IF NOT EXISTS remote_pictures_owner_id_address_hash_key
    ON remote_pictures (owner_id, address_hash) NULLS NOT DISTINCT;
CREATE INDEX IF NOT EXISTS remote_pictures_hash_idx ON remote_pictures (hash);

-- step: what listings were imported with, and the progress of imports
ALTER TABLE imported_listings ADD COLUMN IF NOT EXISTS picture_hashes TEXT[] DEFAULT ARRAY[]::TEXT[];
ALTER TABLE listing_imports
    ADD COLUMN IF NOT EXISTS pictures_total INTEGER NOT NULL DEFAULT 0 CHECK (pictures_total >= 0),
    ADD COLUMN IF NOT EXISTS pictures_done INTEGER NOT NULL DEFAULT 0 CHECK (pictures_done >= 0),
    ADD COLUMN IF NOT EXISTS pictures_to_fetch INTEGER NOT NULL DEFAULT 0 CHECK (pictures_to_fetch >= 0);
