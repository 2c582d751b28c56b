-- Keeps ranked_at, which lists are ordered by: when a listing was made, and ten years earlier while it is demoted. Refuses
-- another created_at: a listing is made once.
CREATE OR REPLACE FUNCTION rank_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'UPDATE' AND NEW.created_at <> OLD.created_at THEN
        RAISE EXCEPTION 'properties.created_at never changes; to move a listing in lists, set demoted_at'
            USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'properties_created_once';
    END IF;
    NEW.ranked_at := CASE WHEN NEW.demoted_at IS NULL THEN NEW.created_at
        ELSE (NEW.created_at AT TIME ZONE 'UTC' - interval '10 years') AT TIME ZONE 'UTC' END;
    RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER properties_ranked BEFORE INSERT OR UPDATE OF created_at, demoted_at, ranked_at ON properties
    FOR EACH ROW EXECUTE FUNCTION rank_listing();
