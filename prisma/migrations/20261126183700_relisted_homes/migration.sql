-- A home that its owner takes off the site and lists again goes on with its days and its history. `prisma/sql/relisted-homes.sql` fills
-- both tables.

-- step: column and tables
ALTER TABLE properties ADD COLUMN IF NOT EXISTS first_listed_at TIMESTAMPTZ(3);
CREATE TABLE IF NOT EXISTS former_pictures (
    property_id INTEGER NOT NULL REFERENCES properties (id) ON DELETE CASCADE ON UPDATE CASCADE,
    hash TEXT NOT NULL,
    ended_at TIMESTAMPTZ(3) NOT NULL,
    PRIMARY KEY (property_id, hash)
);
CREATE INDEX IF NOT EXISTS former_pictures_hash_idx ON former_pictures (hash);
CREATE TABLE IF NOT EXISTS relistings (
    later_id INTEGER PRIMARY KEY REFERENCES properties (id) ON DELETE CASCADE ON UPDATE CASCADE,
    earlier_id INTEGER NOT NULL UNIQUE REFERENCES properties (id) ON DELETE CASCADE ON UPDATE CASCADE,
    ended_at TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT relistings_order CHECK (earlier_id <> later_id)
);

-- step: listings that are paused
INSERT INTO former_pictures (property_id, hash, ended_at)
SELECT p.id, picture.hash, p.rested_at FROM properties p JOIN pictures picture ON picture.property_id = p.id
WHERE p.rested_at IS NOT NULL AND p.deleted_at IS NULL AND p.owner_disabled_at IS NULL
ON CONFLICT DO NOTHING;
