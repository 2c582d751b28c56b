-- Who deleted a listing, instead of a reason that is null for its owner and '' for an administrator who gave none.

-- step: the column
DO $$
BEGIN
    IF to_regtype('deleted_by') IS NULL THEN
        CREATE TYPE deleted_by AS ENUM ('owner', 'team');
    END IF;
END $$;
ALTER TABLE properties ADD COLUMN IF NOT EXISTS deleted_by deleted_by;

-- step: listings that are deleted already
DO $$
DECLARE
    first INTEGER := 0;
    batch INTEGER[];
BEGIN
    LOOP
        SELECT array_agg(id ORDER BY id) INTO batch FROM (
            SELECT id FROM properties WHERE id > first AND deleted_at IS NOT NULL AND deleted_by IS NULL ORDER BY id LIMIT 1000) AS next;
        EXIT WHEN batch IS NULL;
        UPDATE properties SET deleted_by = CASE WHEN deleted_reason IS NULL THEN 'owner' ELSE 'team' END::deleted_by,
            deleted_reason = nullif(deleted_reason, '')
        WHERE id = ANY (batch) AND deleted_at IS NOT NULL AND deleted_by IS NULL;
        COMMIT;
        first := batch[cardinality(batch)];
    END LOOP;
END $$;

-- step: a reason is the team's, and one of words
ALTER TABLE properties DROP CONSTRAINT IF EXISTS properties_deleted_by;
ALTER TABLE properties ADD CONSTRAINT properties_deleted_by CHECK (
    (deleted_by IS NULL OR deleted_at IS NOT NULL)
    AND (deleted_reason IS NULL OR deleted_by IS NOT DISTINCT FROM 'team' AND deleted_reason <> '')) NOT VALID;

-- step: the same of existing listings
ALTER TABLE properties VALIDATE CONSTRAINT properties_deleted_by;
