-- The source of a rate that the server loaded: the host of its address, or the name of its file. Null for a rate that an
-- administrator set. A loaded rate that its source still gives is confirmed, so that it does not look old.
ALTER TABLE exchange_rates ADD COLUMN IF NOT EXISTS source TEXT;
ALTER TABLE exchange_rates ADD COLUMN IF NOT EXISTS confirmed_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
UPDATE exchange_rates SET confirmed_at = created_at;
