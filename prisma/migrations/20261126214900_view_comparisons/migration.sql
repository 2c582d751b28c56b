-- How much more often complete listings are seen than others of the same country and offer. A job fills the table every night.
CREATE TABLE IF NOT EXISTS view_comparisons (
    country TEXT NOT NULL,
    rental BOOLEAN NOT NULL,
    part TEXT NOT NULL,
    listings_with INTEGER NOT NULL,
    listings_without INTEGER NOT NULL,
    ratio DOUBLE PRECISION NOT NULL,
    lowest DOUBLE PRECISION NOT NULL,
    calculated_at TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT view_comparisons_pkey PRIMARY KEY (country, rental, part),
    CONSTRAINT view_comparisons_positive CHECK (ratio > 0 AND lowest > 0 AND lowest <= ratio)
);
