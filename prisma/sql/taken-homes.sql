-- Keeps the time since which a home is sold or let. It is unknown for a listing that begins so. One that is offered again starts anew,
-- with the question whether its page stays, too.
CREATE OR REPLACE FUNCTION note_taken_home() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.status NOT IN ('SOLD', 'RENTED') THEN
        NEW.taken_at := NULL;
        NEW.kept_when_taken := NULL;
        NEW.shown_until := NULL;
    ELSIF OLD.status NOT IN ('SOLD', 'RENTED') THEN
        NEW.taken_at := clock_timestamp();
    END IF;
    RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER properties_taken BEFORE UPDATE OF status ON properties
    FOR EACH ROW WHEN (NEW.status <> OLD.status) EXECUTE FUNCTION note_taken_home();
