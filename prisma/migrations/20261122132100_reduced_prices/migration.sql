-- What a listing cost before its price was reduced.
ALTER TABLE properties
    ADD COLUMN reduced_from DECIMAL(14, 2),
    ADD COLUMN reduced_at TIMESTAMPTZ(3),
    ADD CONSTRAINT properties_reduced_from_check CHECK (
        (reduced_from IS NULL) = (reduced_at IS NULL) AND (reduced_from IS NULL OR reduced_from > price));
