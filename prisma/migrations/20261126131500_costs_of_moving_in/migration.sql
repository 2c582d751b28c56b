-- The costs of moving into a rented home, as their owner states them, and what they come to.

-- step: columns, without writing a row
ALTER TABLE properties
    ADD COLUMN IF NOT EXISTS rent_in_advance TEXT,
    ADD COLUMN IF NOT EXISTS deposit TEXT,
    ADD COLUMN IF NOT EXISTS caution_fee TEXT,
    ADD COLUMN IF NOT EXISTS agency_fee TEXT,
    ADD COLUMN IF NOT EXISTS legal_fee TEXT,
    ADD COLUMN IF NOT EXISTS service_charge TEXT,
    ADD COLUMN IF NOT EXISTS viewing_fee TEXT,
    ADD COLUMN IF NOT EXISTS move_in BIGINT,
    ADD COLUMN IF NOT EXISTS move_in_dollars DECIMAL(14, 2);

-- step: what each may hold, without reading a row
ALTER TABLE properties DROP CONSTRAINT IF EXISTS properties_costs_check, DROP CONSTRAINT IF EXISTS properties_move_in_check;
ALTER TABLE properties
    ADD CONSTRAINT properties_costs_check CHECK (
        rent_in_advance ~ '^(\d{1,2}(\.\d{1,2})? months?)$' AND
        deposit ~ '^(\d{1,12}(\.\d{1,3})?|\d{1,3}(\.\d{1,2})?%|\d{1,2}(\.\d{1,2})? months?)$' AND
        caution_fee ~ '^(\d{1,12}(\.\d{1,3})?|\d{1,3}(\.\d{1,2})?%|\d{1,2}(\.\d{1,2})? months?)$' AND
        agency_fee ~ '^(\d{1,12}(\.\d{1,3})?|\d{1,3}(\.\d{1,2})?%|\d{1,2}(\.\d{1,2})? months?)$' AND
        legal_fee ~ '^(\d{1,12}(\.\d{1,3})?|\d{1,3}(\.\d{1,2})?%|\d{1,2}(\.\d{1,2})? months?)$' AND
        service_charge ~ '^(\d{1,12}(\.\d{1,3})?|\d{1,3}(\.\d{1,2})?%)$' AND
        viewing_fee ~ '^(\d{1,12}(\.\d{1,3})?|\d{1,3}(\.\d{1,2})?%)$') NOT VALID,
    ADD CONSTRAINT properties_move_in_check CHECK ((move_in IS NULL) = (move_in_dollars IS NULL)
        AND move_in BETWEEN 0 AND 999999999999999 AND move_in_dollars >= 0 AND move_in_dollars < 'NaN') NOT VALID;

-- step: validate
ALTER TABLE properties VALIDATE CONSTRAINT properties_costs_check, VALIDATE CONSTRAINT properties_move_in_check;
