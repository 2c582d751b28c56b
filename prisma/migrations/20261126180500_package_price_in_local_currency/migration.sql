-- step: add
ALTER TABLE packages ADD COLUMN IF NOT EXISTS local_price numeric(14, 2) CHECK (local_price > 0);
ALTER TABLE payments ADD COLUMN IF NOT EXISTS local_price numeric(14, 2);
ALTER TABLE payments DROP CONSTRAINT IF EXISTS payments_rate_check;
ALTER TABLE payments ADD CONSTRAINT payments_rate_check CHECK (
    (currency = 'USD') = (rate IS NULL AND local_price IS NULL) AND (rate IS NULL OR local_price IS NULL)
    AND (rate IS NULL) = (rate_id IS NULL) AND (rate IS NULL) = (rate_date IS NULL)) NOT VALID;
ALTER TABLE payments DROP CONSTRAINT IF EXISTS payments_local_price_check;
ALTER TABLE payments ADD CONSTRAINT payments_local_price_check CHECK (local_price > 0);

-- step: validate
ALTER TABLE payments VALIDATE CONSTRAINT payments_rate_check;
