-- A price beyond belief keeps a listing off the site until an administrator confirms it, as a fifth reason beside the
-- four that there are.
ALTER TABLE properties
    ADD COLUMN price_held_at TIMESTAMPTZ(3),
    ADD COLUMN usual_price DECIMAL(14, 2),
    ADD COLUMN confirmed_price DECIMAL(14, 2),
    -- What a listing shows, but for its status, its pictures and who lists it.
    ADD COLUMN alike_digest UUID NOT NULL GENERATED ALWAYS AS (md5(
        type || chr(31) || address || chr(31) || area || chr(31) || city || chr(31) || coalesce(country, '') || chr(31)
        || coalesce(state_name, '') || chr(31) || coalesce(size, '') || chr(31) || price::text || chr(31) || description || chr(31)
        || coalesce(num_room::text, '') || chr(31) || coalesce(num_bathroom::text, '') || chr(31)
        || coalesce(num_toilet::text, '') || chr(31) || coalesce(num_garage::text, ''))::uuid) STORED,
    ADD CONSTRAINT properties_price_held_known CHECK ((price_held_at IS NULL) = (usual_price IS NULL)),
    ALTER COLUMN listed_as SET EXPRESSION AS (
        CASE WHEN hidden_by_team_at IS NULL AND over_limit_at IS NULL AND owner_disabled_at IS NULL
            AND price_held_at IS NULL AND deleted_at IS NULL
        THEN status END);

-- Prices that an administrator looked at and kept are confirmed.
UPDATE properties SET confirmed_price = price
FROM listing_suspicions s
WHERE s.property_id = properties.id AND s.rule = 'price' AND s.outcome = 'dismissed' AND s.evidence = price::text;

-- Prices that look wrong are looked at again, as some of them are now held.
INSERT INTO listing_checks (property_id)
SELECT property_id FROM listing_suspicions WHERE rule = 'price' AND handled_at IS NULL
ON CONFLICT DO NOTHING;
