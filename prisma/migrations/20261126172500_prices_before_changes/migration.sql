-- Both prices of a change as they were asked, also where the currency or the period changed: such a change is no reduction.

-- step: columns
ALTER TABLE listing_changes
    ADD COLUMN IF NOT EXISTS currency_before TEXT,
    ADD COLUMN IF NOT EXISTS period_before price_period,
    ADD COLUMN IF NOT EXISTS per_bed_before BOOLEAN,
    ADD COLUMN IF NOT EXISTS per_bed BOOLEAN;
ALTER TABLE listing_changes DROP CONSTRAINT IF EXISTS listing_changes_amount_check;
ALTER TABLE listing_changes DROP CONSTRAINT IF EXISTS listing_changes_amount_before_check;
ALTER TABLE listing_changes
    ADD CONSTRAINT listing_changes_amount_check CHECK ((amount IS NULL) = (currency IS NULL)
        AND (amount IS NOT NULL OR period IS NULL) AND amount BETWEEN 0 AND 999999999999999 AND currency ~ '^[A-Z]{3}$') NOT VALID,
    -- A copy of the server before this migration leaves currency_before empty.
    ADD CONSTRAINT listing_changes_amount_before_check CHECK ((amount_before IS NOT NULL OR (currency_before IS NULL AND period_before IS NULL))
        AND amount_before BETWEEN 0 AND 999999999999999 AND currency_before ~ '^[A-Z]{3}$') NOT VALID;

-- step: earlier changes, which have amounts only where both prices are of one currency and period
UPDATE listing_changes SET currency_before = currency, period_before = period WHERE amount_before IS NOT NULL AND currency_before IS NULL;

-- step: validate
ALTER TABLE listing_changes VALIDATE CONSTRAINT listing_changes_amount_check, VALIDATE CONSTRAINT listing_changes_amount_before_check;
