-- The price of a listing as its owner asks it: an amount in minor units of any currency, and of a rent its period. `price` stays, in US
-- dollars: lists are ordered by it. Listings without an amount are priced in dollars.

-- step: columns, without writing a row
DO $$ BEGIN
    CREATE TYPE price_period AS ENUM ('year', 'semester', 'month', 'week', 'day');
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
ALTER TABLE properties
    ADD COLUMN IF NOT EXISTS amount BIGINT,
    ADD COLUMN IF NOT EXISTS currency TEXT,
    ADD COLUMN IF NOT EXISTS period price_period,
    ADD COLUMN IF NOT EXISTS rate DECIMAL(18, 6),
    ADD COLUMN IF NOT EXISTS rate_date DATE,
    ADD COLUMN IF NOT EXISTS reduced_amount BIGINT,
    ADD COLUMN IF NOT EXISTS per_bed BOOLEAN;
ALTER TABLE listing_changes
    ADD COLUMN IF NOT EXISTS amount_before BIGINT,
    ADD COLUMN IF NOT EXISTS amount BIGINT,
    ADD COLUMN IF NOT EXISTS currency TEXT,
    ADD COLUMN IF NOT EXISTS period price_period;

-- step: what each may hold, without reading a row
ALTER TABLE properties DROP CONSTRAINT IF EXISTS properties_amount_check;
ALTER TABLE properties DROP CONSTRAINT IF EXISTS properties_rate_check;
ALTER TABLE listing_changes DROP CONSTRAINT IF EXISTS listing_changes_amount_check;
ALTER TABLE properties
    ADD CONSTRAINT properties_amount_check CHECK ((amount IS NULL) = (currency IS NULL) AND (amount IS NOT NULL OR (period IS NULL AND reduced_amount IS NULL))
        AND amount BETWEEN 0 AND 999999999999999 AND reduced_amount BETWEEN 0 AND 999999999999999 AND currency ~ '^[A-Z]{3}$') NOT VALID,
    ADD CONSTRAINT properties_rate_check CHECK ((rate IS NULL) = (currency IS NULL OR currency = 'USD') AND (rate IS NULL) = (rate_date IS NULL)
        AND rate > 0 AND rate < 'NaN') NOT VALID;
ALTER TABLE listing_changes
    ADD CONSTRAINT listing_changes_amount_check CHECK ((amount IS NULL) = (currency IS NULL) AND (amount IS NULL) = (amount_before IS NULL)
        AND (amount IS NOT NULL OR period IS NULL) AND amount BETWEEN 0 AND 999999999999999 AND amount_before BETWEEN 0 AND 999999999999999
        AND currency ~ '^[A-Z]{3}$') NOT VALID;

-- step: validate
ALTER TABLE properties VALIDATE CONSTRAINT properties_amount_check, VALIDATE CONSTRAINT properties_rate_check;
ALTER TABLE listing_changes VALIDATE CONSTRAINT listing_changes_amount_check;
