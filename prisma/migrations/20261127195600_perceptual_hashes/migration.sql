-- Copies of a photograph that was scaled or encoded again have similar perceptual hashes. A home that its owner lists again is
-- recognised by them. `hash-pictures` computes those of pictures that are stored already.

-- step: columns of pictures
ALTER TABLE picture_files ADD COLUMN IF NOT EXISTS perceptual_hash bigint,
    ADD COLUMN IF NOT EXISTS perceptual_hash_at timestamptz(3);

-- step: an index that was cut short
DROP INDEX IF EXISTS picture_files_unhashed_idx;

-- step: pictures without a perceptual hash, the newest first
CREATE INDEX CONCURRENTLY picture_files_unhashed_idx ON picture_files (uploaded_at DESC) WHERE perceptual_hash_at IS NULL;

-- step: columns of former pictures
ALTER TABLE former_pictures ADD COLUMN IF NOT EXISTS perceptual_hash bigint,
    ADD COLUMN IF NOT EXISTS owner_id integer REFERENCES users (id) ON UPDATE CASCADE ON DELETE CASCADE;

-- step: the owners of former pictures
UPDATE former_pictures f SET owner_id = p.owner_id FROM properties p WHERE p.id = f.property_id AND f.owner_id IS NULL;
ALTER TABLE former_pictures ALTER COLUMN owner_id SET NOT NULL;
CREATE INDEX IF NOT EXISTS former_pictures_owner_id_idx ON former_pictures (owner_id);
