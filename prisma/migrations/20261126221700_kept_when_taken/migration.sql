-- Homes that are sold or let: since when, whether the owner agrees that the page stays for a year, and until when it stays.

-- step: columns
ALTER TABLE properties
    ADD COLUMN IF NOT EXISTS taken_at TIMESTAMPTZ(3),
    ADD COLUMN IF NOT EXISTS kept_when_taken BOOLEAN,
    ADD COLUMN IF NOT EXISTS shown_until TIMESTAMPTZ(3);
ALTER TABLE properties DROP CONSTRAINT IF EXISTS properties_taken_check;
ALTER TABLE properties ADD CONSTRAINT properties_taken_check CHECK (
    (status IN ('SOLD', 'RENTED') OR (taken_at IS NULL AND kept_when_taken IS NULL)) AND (kept_when_taken IS NULL) = (shown_until IS NULL)) NOT VALID;

-- step: recorded days of homes that are sold or let
UPDATE properties p SET taken_at = c.changed_at FROM (
    SELECT DISTINCT ON (property_id) property_id, changed_at FROM listing_changes
    WHERE status IN ('SOLD', 'RENTED') AND status_before NOT IN ('SOLD', 'RENTED') ORDER BY property_id, id DESC) AS c
WHERE p.id = c.property_id AND p.status IN ('SOLD', 'RENTED') AND p.taken_at IS NULL;

-- step: validate
ALTER TABLE properties VALIDATE CONSTRAINT properties_taken_check;
