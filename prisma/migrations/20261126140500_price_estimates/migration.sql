-- The coefficients of the prices of homes, and how well the estimates of each city hold. A job fills both tables every day.
CREATE TABLE IF NOT EXISTS price_coefficients (
    feature TEXT PRIMARY KEY,
    weight DOUBLE PRECISION NOT NULL
);
CREATE TABLE IF NOT EXISTS estimate_calibrations (
    place_id INTEGER PRIMARY KEY REFERENCES places (id) ON DELETE CASCADE ON UPDATE CASCADE,
    homes INTEGER NOT NULL,
    measured INTEGER NOT NULL,
    covered INTEGER NOT NULL,
    low DOUBLE PRECISION NOT NULL,
    high DOUBLE PRECISION NOT NULL,
    error DOUBLE PRECISION NOT NULL,
    calculated_at TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT estimate_calibrations_covered CHECK (covered BETWEEN 0 AND measured),
    CONSTRAINT estimate_calibrations_around_estimate CHECK (low <= 0 AND high >= 0)
);
