-- Imports of owners, feeds in the browser and from an address, and the meaning that users give to names of columns.
ALTER TABLE listing_imports
    ADD COLUMN owner_id INTEGER REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
    ADD COLUMN columns JSONB NOT NULL DEFAULT '[]',
    ADD COLUMN feed_name TEXT CHECK (char_length(feed_name) BETWEEN 1 AND 60),
    ADD COLUMN feed_is_full BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN grace_days SMALLINT NOT NULL DEFAULT 7 CHECK (grace_days BETWEEN 0 AND 90),
    ADD COLUMN withdraw_many BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN gone INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN gone_listings JSONB NOT NULL DEFAULT '[]',
    ADD COLUMN kept TEXT,
    ADD COLUMN is_scheduled BOOLEAN NOT NULL DEFAULT false;
CREATE INDEX listing_imports_owner_id_idx ON listing_imports (owner_id);

ALTER TABLE listing_feeds
    ADD COLUMN is_full BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN address TEXT CHECK (char_length(address) BETWEEN 8 AND 2000),
    ADD COLUMN etag TEXT,
    ADD COLUMN last_modified TEXT,
    ADD COLUMN content_hash TEXT,
    ADD COLUMN fetched_at TIMESTAMPTZ(3),
    ADD COLUMN failure TEXT;

CREATE TABLE import_column_choices (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
    column_key TEXT NOT NULL CHECK (char_length(column_key) BETWEEN 1 AND 200),
    meaning TEXT,
    PRIMARY KEY (user_id, column_key)
);
