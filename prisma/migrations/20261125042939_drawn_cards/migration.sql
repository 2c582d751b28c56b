-- Drawn pictures of listings that are stored, so that the store stays within its size: the least recently used go first.
-- Those that were stored before are in no row; the nightly sweep deletes them unless they are used until then.
CREATE TABLE drawn_cards (
    key TEXT NOT NULL,
    byte_size INTEGER NOT NULL,
    used_at TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT drawn_cards_pkey PRIMARY KEY (key),
    CONSTRAINT drawn_cards_byte_size CHECK (byte_size > 0)
);
