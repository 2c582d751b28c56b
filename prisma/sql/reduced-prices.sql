-- What a listing cost before, for people who wait for a price to fall.

-- Several reductions within 30 days count from the first price; one that rises again, or is asked for something else
-- (a month's rent instead of the whole), was not reduced.
CREATE OR REPLACE FUNCTION note_reduced_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF (NEW.status IN ('FOR_RENT', 'RENTED')) <> (OLD.status IN ('FOR_RENT', 'RENTED')) THEN
        NEW.reduced_from := NULL;
    ELSIF NEW.price < OLD.price THEN
        IF OLD.reduced_from IS NULL OR OLD.reduced_at < now() - interval '30 days' THEN
            NEW.reduced_from := OLD.price;
        END IF;
        NEW.reduced_at := now();
    ELSIF NEW.price > OLD.price THEN
        NEW.reduced_from := NULL;
    END IF;
    IF NEW.reduced_from IS NULL THEN
        NEW.reduced_at := NULL;
    END IF;
    RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER properties_price_reduced BEFORE UPDATE OF price, status ON properties
    FOR EACH ROW WHEN (NEW.price <> OLD.price OR NEW.status <> OLD.status) EXECUTE FUNCTION note_reduced_price();
