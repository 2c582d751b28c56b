-- Two listings that differ in the costs of moving in, or in the amount that is asked, are no identical adverts. A trigger keeps the digest
-- from now on: another expression of a generated column would write the whole table and its indexes anew under a lock.

-- step: the trigger takes the place of the expression
ALTER TABLE properties ALTER COLUMN alike_digest DROP EXPRESSION IF EXISTS;
CREATE OR REPLACE FUNCTION alike_digest_of(p properties) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
    SELECT md5(
        p.type || chr(31) || p.address || chr(31) || p.area || chr(31) || p.city || chr(31) || coalesce(p.country, '') || chr(31)
        || coalesce(p.state_name, '') || chr(31) || coalesce(p.size, '') || chr(31) || p.price::text || chr(31) || p.description || chr(31)
        || coalesce(p.num_room::text, '') || chr(31) || coalesce(p.num_bathroom::text, '') || chr(31)
        || coalesce(p.num_toilet::text, '') || chr(31) || coalesce(p.num_garage::text, '')
        || CASE WHEN num_nonnulls(p.currency, p.per_bed, p.rent_in_advance, p.deposit, p.caution_fee, p.agency_fee, p.legal_fee,
            p.service_charge, p.viewing_fee) = 0 THEN ''
        ELSE chr(30) || coalesce(p.currency, '') || chr(31) || coalesce(p.amount::text, '') || chr(31) || coalesce(p.period::text, '')
            || chr(31) || coalesce(p.per_bed::text, '') || chr(31) || coalesce(p.rent_in_advance, '') || chr(31) || coalesce(p.deposit, '')
            || chr(31) || coalesce(p.caution_fee, '') || chr(31) || coalesce(p.agency_fee, '') || chr(31) || coalesce(p.legal_fee, '')
            || chr(31) || coalesce(p.service_charge, '') || chr(31) || coalesce(p.viewing_fee, '') END)::uuid
$$;

CREATE OR REPLACE FUNCTION set_alike_digest() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.alike_digest := alike_digest_of(NEW);
    RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER properties_alike BEFORE INSERT OR UPDATE OF type, address, area, city, country, state_name, size, price, description,
    num_room, num_bathroom, num_toilet, num_garage, currency, amount, period, per_bed, rent_in_advance, deposit, caution_fee, agency_fee,
    legal_fee, service_charge, viewing_fee, alike_digest ON properties
    FOR EACH ROW EXECUTE FUNCTION set_alike_digest();

-- step: listings with an amount or a cost; the digests of the others stay
DO $$
DECLARE
    first INTEGER := 0;
    batch INTEGER[];
BEGIN
    LOOP
        SELECT array_agg(id ORDER BY id) INTO batch FROM (
            SELECT id FROM properties
            WHERE id > first AND num_nonnulls(currency, per_bed, rent_in_advance, deposit, caution_fee, agency_fee, legal_fee,
                service_charge, viewing_fee) > 0
            ORDER BY id LIMIT 1000) AS next;
        EXIT WHEN batch IS NULL;
        UPDATE properties p SET alike_digest = alike_digest_of(p) WHERE id = ANY (batch) AND alike_digest <> alike_digest_of(p);
        COMMIT;
        first := batch[cardinality(batch)];
    END LOOP;
END $$;
