-- The scheduled job "reparse-listings" reads the sizes of existing listings again, in batches.
CREATE TABLE listing_reparses (
    version INTEGER NOT NULL,
    after_id INTEGER NOT NULL DEFAULT 0,
    finished_at TIMESTAMPTZ(3),

    CONSTRAINT listing_reparses_pkey PRIMARY KEY (version)
);
