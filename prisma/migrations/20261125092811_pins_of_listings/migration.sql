-- The coordinates that the server reads from google_location, the countries there, and whether the listing names another.
-- pin_countries is null until the job "reparse-listings" has read an existing listing.
ALTER TABLE properties
    ADD COLUMN pin_latitude DOUBLE PRECISION,
    ADD COLUMN pin_longitude DOUBLE PRECISION,
    ADD COLUMN pin_countries TEXT[],
    ADD COLUMN pin_doubted BOOLEAN NOT NULL DEFAULT false,
    ADD CONSTRAINT properties_pin_check CHECK (
        num_nulls(pin_latitude, pin_longitude) IN (0, 2) AND (pin_latitude IS NULL OR pin_countries IS NOT NULL)
        AND pin_latitude BETWEEN -90 AND 90 AND pin_longitude BETWEEN -180 AND 180
    );

-- The server reads google_location now.
DROP FUNCTION IF EXISTS coordinates_in(TEXT);
