-- Prices of saved searches may be rents for a year, as people in Nigeria ask. Null, as before, is a month.

-- step: saved searches are few
ALTER TABLE saved_searches ADD COLUMN IF NOT EXISTS rent_period price_period;
