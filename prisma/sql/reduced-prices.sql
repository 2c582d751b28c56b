-- What a listing cost before, for people who wait for a price to fall.

-- Returns in dollars what a listing cost before a change. Amounts of one currency and period are compared at the present rate, so that a
-- change of the rate alone changes no price.
CREATE OR REPLACE FUNCTION price_before(
    before NUMERIC, amount_before BIGINT, currency_before TEXT, period_before price_period,
    price NUMERIC, amount BIGINT, currency TEXT, period price_period) RETURNS NUMERIC LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN currency = currency_before AND period IS NOT DISTINCT FROM period_before AND amount > 0
        THEN round(price * amount_before / amount, 2) ELSE before END
$$;

-- Returns whether two prices are asked in one currency, for one period, and both by the bed or both not: only such prices can be
-- compared. A price without a currency is in dollars, and its rent is a month's.
CREATE OR REPLACE FUNCTION same_terms(
    currency_before TEXT, period_before price_period, per_bed_before BOOLEAN,
    currency TEXT, period price_period, per_bed BOOLEAN) RETURNS BOOLEAN LANGUAGE sql IMMUTABLE AS $$
    SELECT coalesce(currency_before, 'USD') = coalesce(currency, 'USD')
        AND coalesce(period_before, 'month') = coalesce(period, 'month')
        AND coalesce(per_bed_before, FALSE) = coalesce(per_bed, FALSE)
$$;

-- Several reductions within 30 days count from the first price; one that rises again, or is asked for something else
-- (a month's rent instead of the whole, another currency, each bed instead of the home), was not reduced.
CREATE OR REPLACE FUNCTION note_reduced_price() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    before NUMERIC := price_before(OLD.price, OLD.amount, OLD.currency, OLD.period, NEW.price, NEW.amount, NEW.currency, NEW.period);
    amount_before BIGINT := OLD.amount;
    earlier RECORD;
BEGIN
    IF (NEW.status IN ('FOR_RENT', 'RENTED')) <> (OLD.status IN ('FOR_RENT', 'RENTED'))
        OR NOT same_terms(OLD.currency, OLD.period, OLD.per_bed, NEW.currency, NEW.period, NEW.per_bed) THEN
        NEW.reduced_from := NULL;
        NEW.reduced_amount := NULL;
    ELSIF NEW.price < before THEN
        IF OLD.reduced_from IS NULL OR OLD.reduced_at < now() - interval '30 days' THEN
            -- A higher price of less than an hour was a mistake, so the price before it counts.
            SELECT c.amount_before AS amount, price_before(c.price_before, c.amount_before, c.currency_before, c.period_before,
                NEW.price, NEW.amount, NEW.currency, NEW.period) AS price INTO earlier
            FROM listing_changes c
            WHERE c.property_id = OLD.id AND c.changed_at > now() - interval '1 hour'
                AND same_terms(c.currency_before, c.period_before, c.per_bed_before, NEW.currency, NEW.period, NEW.per_bed)
            ORDER BY c.id LIMIT 1;
            IF earlier.price < before THEN
                before := earlier.price;
                amount_before := earlier.amount;
            END IF;
            NEW.reduced_from := before;
            NEW.reduced_amount := amount_before;
        END IF;
        NEW.reduced_at := now();
    ELSIF NEW.price > before THEN
        NEW.reduced_from := NULL;
        NEW.reduced_amount := NULL;
    END IF;
    IF NEW.amount IS NULL THEN
        NEW.reduced_amount := NULL;
    ELSIF NEW.reduced_amount IS NOT NULL AND NEW.amount > 0 THEN
        NEW.reduced_from := round(NEW.price * NEW.reduced_amount / NEW.amount, 2);
    END IF;
    -- A reduction that rounds to no cent is none, and 0 is a missing price.
    IF NEW.reduced_from IS NULL OR NEW.reduced_from <= NEW.price OR NEW.price = 0 THEN
        NEW.reduced_from := NULL;
        NEW.reduced_at := NULL;
        NEW.reduced_amount := NULL;
    END IF;
    RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER properties_price_reduced BEFORE UPDATE OF price, currency, period, per_bed, status ON properties
    FOR EACH ROW WHEN (NEW.price <> OLD.price OR NEW.status <> OLD.status
        OR (NEW.currency, NEW.period, NEW.per_bed) IS DISTINCT FROM (OLD.currency, OLD.period, OLD.per_bed))
    EXECUTE FUNCTION note_reduced_price();
