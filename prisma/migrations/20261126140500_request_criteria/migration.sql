-- Property requests with a status, a budget, types of the tree, places of the gazetteer, amenities, rooms and a moving date. Requests from
-- before have none of them.

-- step: columns, without writing a row
ALTER TABLE property_requests
    ADD COLUMN IF NOT EXISTS property_status property_status,
    ADD COLUMN IF NOT EXISTS budget_amount BIGINT,
    ADD COLUMN IF NOT EXISTS budget_currency TEXT,
    ADD COLUMN IF NOT EXISTS budget_period price_period,
    ADD COLUMN IF NOT EXISTS types TEXT[] DEFAULT ARRAY[]::TEXT[],
    ADD COLUMN IF NOT EXISTS places TEXT[] DEFAULT ARRAY[]::TEXT[],
    ADD COLUMN IF NOT EXISTS facts amenity[] DEFAULT ARRAY[]::amenity[],
    ADD COLUMN IF NOT EXISTS rooms SMALLINT,
    ADD COLUMN IF NOT EXISTS moving_date DATE;

-- step: what each may hold; requests are few
ALTER TABLE property_requests DROP CONSTRAINT IF EXISTS property_requests_status_check;
ALTER TABLE property_requests DROP CONSTRAINT IF EXISTS property_requests_budget_check;
ALTER TABLE property_requests DROP CONSTRAINT IF EXISTS property_requests_rooms_check;
ALTER TABLE property_requests
    ADD CONSTRAINT property_requests_status_check CHECK (property_status IN ('FOR_SALE', 'FOR_RENT')),
    ADD CONSTRAINT property_requests_budget_check CHECK ((budget_amount IS NULL) = (budget_currency IS NULL) AND (budget_amount IS NOT NULL OR budget_period IS NULL)
        AND (budget_period IS NULL OR property_status IS DISTINCT FROM 'FOR_SALE')
        AND budget_amount BETWEEN 1 AND 999999999999999 AND budget_currency ~ '^[A-Z]{3}$'),
    ADD CONSTRAINT property_requests_rooms_check CHECK (rooms BETWEEN 1 AND 1000);
