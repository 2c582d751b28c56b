-- The changes of a listing's price and status, from now on: nothing is known of earlier ones. `prisma/sql/listing-changes.sql`
-- fills the table.
CREATE TABLE IF NOT EXISTS listing_changes (
    id SERIAL PRIMARY KEY,
    property_id INTEGER NOT NULL REFERENCES properties (id) ON DELETE CASCADE ON UPDATE CASCADE,
    changed_at TIMESTAMPTZ(3) NOT NULL,
    price_before DECIMAL(14, 2) NOT NULL,
    price DECIMAL(14, 2) NOT NULL,
    status_before property_status NOT NULL,
    status property_status NOT NULL
);
CREATE INDEX IF NOT EXISTS listing_changes_property_id_id_idx ON listing_changes (property_id, id);
