-- Feeds: files of listings that are imported again and again under one name. A listing that the full file of its feed no longer
-- contains is withdrawn after some days.
CREATE TABLE IF NOT EXISTS listing_feeds (
    id SERIAL PRIMARY KEY,
    owner_id INTEGER REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
    name TEXT NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
    grace_days SMALLINT NOT NULL DEFAULT 7 CHECK (grace_days BETWEEN 0 AND 90),
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX IF NOT EXISTS listing_feeds_owner_id_name_key ON listing_feeds (owner_id, name) NULLS NOT DISTINCT;

CREATE TABLE IF NOT EXISTS feed_listings (
    feed_id INTEGER NOT NULL REFERENCES listing_feeds (id) ON DELETE CASCADE ON UPDATE CASCADE,
    property_id INTEGER NOT NULL REFERENCES properties (id) ON DELETE CASCADE ON UPDATE CASCADE,
    gone_at TIMESTAMPTZ(3),
    withdrawn_at TIMESTAMPTZ(3),
    PRIMARY KEY (feed_id, property_id),
    CHECK (withdrawn_at IS NULL OR gone_at IS NOT NULL)
);
CREATE INDEX IF NOT EXISTS feed_listings_property_id_idx ON feed_listings (property_id);
CREATE INDEX IF NOT EXISTS feed_listings_gone_at_idx ON feed_listings (gone_at) WHERE gone_at IS NOT NULL AND withdrawn_at IS NULL;
