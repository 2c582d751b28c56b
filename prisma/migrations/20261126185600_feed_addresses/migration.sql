-- Feeds that are fetched from their address on a schedule, and the owner of rows that name none.
ALTER TABLE listing_feeds
    ADD COLUMN user_id INTEGER REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
    ADD COLUMN for_id INTEGER REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
    ADD COLUMN every_hours SMALLINT NOT NULL DEFAULT 24 CHECK (every_hours IN (3, 6, 12, 24)),
    ADD COLUMN is_paused BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN is_confirmed BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN without_missing BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN next_fetch_at TIMESTAMPTZ(3),
    ADD COLUMN fetching_since TIMESTAMPTZ(3),
    ADD COLUMN failed_at TIMESTAMPTZ(3),
    ADD COLUMN failures INTEGER NOT NULL DEFAULT 0 CHECK (failures >= 0),
    ADD COLUMN told_at TIMESTAMPTZ(3),
    ADD COLUMN asked_at TIMESTAMPTZ(3),
    ADD COLUMN reported_hash TEXT;
CREATE INDEX listing_feeds_user_id_idx ON listing_feeds (user_id);
CREATE INDEX listing_feeds_for_id_idx ON listing_feeds (for_id);

ALTER TABLE listing_imports
    ADD COLUMN feed_id INTEGER REFERENCES listing_feeds (id) ON DELETE SET NULL ON UPDATE CASCADE,
    ADD COLUMN for_id INTEGER REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
    ADD COLUMN is_attended BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN etag TEXT,
    ADD COLUMN last_modified TEXT,
    ADD COLUMN content_hash TEXT;
CREATE INDEX listing_imports_feed_id_idx ON listing_imports (feed_id);
CREATE INDEX listing_imports_for_id_idx ON listing_imports (for_id);
