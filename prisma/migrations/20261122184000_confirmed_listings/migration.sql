-- Whether a listing is still to be had is asked of its owner now and then. Listings that are there count as confirmed by
-- this change, so that nobody is asked about all of them at once.
ALTER TABLE properties
    ADD COLUMN confirmed_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    ADD COLUMN confirmation_asked_at TIMESTAMPTZ(3),
    ADD COLUMN sunk_from TIMESTAMPTZ(3),
    ADD COLUMN rested_at TIMESTAMPTZ(3),
    -- Rest is a sixth reason not to be on the site.
    ALTER COLUMN listed_as SET EXPRESSION AS (
        CASE WHEN hidden_by_team_at IS NULL AND over_limit_at IS NULL AND owner_disabled_at IS NULL
            AND price_held_at IS NULL AND rested_at IS NULL AND deleted_at IS NULL
        THEN status END);

-- Listings by how long nobody has confirmed them; those of imports are never asked about.
CREATE INDEX properties_confirmed_at_idx ON properties (confirmed_at) WHERE import_key IS NULL AND listed_as IS NOT NULL;
