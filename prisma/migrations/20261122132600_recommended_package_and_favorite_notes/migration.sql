-- The package that the company recommends: at most one.
ALTER TABLE packages ADD COLUMN recommended BOOLEAN NOT NULL DEFAULT false;
CREATE UNIQUE INDEX packages_recommended_key ON packages (recommended) WHERE recommended;

-- What somebody notes about a favorite, and what it cost when it became one.
ALTER TABLE favorites
    ADD COLUMN note TEXT NOT NULL DEFAULT '',
    ADD COLUMN price DECIMAL(14, 2),
    ADD CONSTRAINT favorites_note_length CHECK (char_length(note) <= 500),
    ADD CONSTRAINT favorites_price_range CHECK (price >= 0);
UPDATE favorites SET price = properties.price FROM properties WHERE properties.id = favorites.property_id;
