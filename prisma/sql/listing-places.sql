-- Places and where they lie; where a listing is, by its pin and by the table places. Nothing else writes pin_doubted,
-- latitude, longitude, located, place_id, place_known and contradiction_id, but for merging two places, which moves listings
-- along.

-- The path of a place follows its parent's: whoever moves a place saves the parts of it again. A place that comes without
-- a name in addresses gets one that is free.
CREATE OR REPLACE FUNCTION trace_place() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    parent places := (SELECT places FROM places WHERE id = NEW.parent_id);
BEGIN
    NEW.path := coalesce(parent.path, '{}') || NEW.id;
    IF NEW.slug = '' THEN
        SELECT slug INTO NEW.slug
        FROM (SELECT replace(plain_words(NEW.name), ' ', '-') AS plain) AS named,
            unnest(ARRAY[plain, plain || '-' || parent.slug, plain || '-' || NEW.id]) WITH ORDINALITY AS free (slug, position)
        WHERE slug IS NOT NULL AND NOT EXISTS (SELECT FROM places taken WHERE taken.slug = free.slug)
        ORDER BY position LIMIT 1;
    END IF;
    RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER places_traced BEFORE INSERT OR UPDATE ON places
    FOR EACH ROW EXECUTE FUNCTION trace_place();

-- Each name of a place repeats what the place lies in, and what people say that it does.
CREATE OR REPLACE FUNCTION trace_place_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    -- Locked: whoever moves the place at this moment comes before, or finds this name.
    SELECT path || CASE WHEN NEW.within_id IS NULL THEN '{}' ELSE ARRAY[NEW.within_id] END INTO STRICT NEW.path
    FROM places WHERE id = NEW.place_id FOR SHARE;
    RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER place_names_traced BEFORE INSERT OR UPDATE ON place_names
    FOR EACH ROW EXECUTE FUNCTION trace_place_name();

CREATE OR REPLACE FUNCTION trace_names_of_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE place_names SET place_id = NEW.id WHERE place_id = NEW.id;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER places_moved AFTER UPDATE ON places
    FOR EACH ROW WHEN (NEW.path IS DISTINCT FROM OLD.path) EXECUTE FUNCTION trace_names_of_place();

-- Plain words that may name a place: '' for what has not two letters, such as "12" and "-", and for words for none.
CREATE OR REPLACE FUNCTION plain_place(value TEXT) RETURNS TEXT LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
    plain TEXT := plain_words(left(value, 120));
BEGIN
    IF plain !~ '[a-z\u00aa-\u1fff\u2c00-\ufffd].*[a-z\u00aa-\u1fff\u2c00-\ufffd]' OR plain IN ('n a', 'na', 'nil', 'null', 'none', 'other') THEN
        RETURN '';
    END IF;
    RETURN plain;
END $$;

-- The place of plain names: the area within its city, the area wherever it lies when its city is none that is known or is
-- called the same, then the city, which may be called by an area ("Chevron" in "Lekki"). Null country: any. `named` says
-- that it is the narrowest that the names ask for.
CREATE OR REPLACE FUNCTION find_place(plain_area TEXT, plain_city TEXT, in_country TEXT)
RETURNS TABLE (id INTEGER, kind place_kind, latitude DOUBLE PRECISION, longitude DOUBLE PRECISION, named BOOLEAN)
LANGUAGE sql STABLE AS $$
    -- Once, not once for each of its namesakes.
    WITH cities AS MATERIALIZED (SELECT array_agg(c.place_id) AS ids FROM place_names c WHERE c.name = plain_city)
    SELECT p.id, p.kind, p.latitude, p.longitude, p.name_rank < 5 AS named
    FROM (
        SELECT a.*, CASE
                WHEN (a.path || n.within_id) && (SELECT ids FROM cities) THEN 1
                WHEN n.within_id IS NOT NULL THEN NULL
                WHEN a.kind = 'city' THEN 2
                WHEN plain_city = '' THEN 2 END AS name_rank
        FROM place_names n JOIN places a ON a.id = n.place_id
        WHERE n.name = plain_area AND plain_area <> '' AND a.kind <> 'country'
        UNION ALL
        SELECT c.*, CASE plain_area WHEN '' THEN 3 ELSE 5 END + CASE c.kind WHEN 'city' THEN 0 ELSE 1 END
        FROM place_names n JOIN places c ON c.id = n.place_id
        WHERE n.name = plain_city AND n.within_id IS NULL AND plain_city <> '' AND c.kind <> 'country'
    ) AS p
    WHERE p.name_rank IS NOT NULL AND (in_country IS NULL OR p.country = in_country)
    ORDER BY p.name_rank, p.kind DESC, p.confirmed_at NULLS LAST, p.country, p.id
    LIMIT 1
$$;

-- The area nearest to coordinates, at most about ten kilometres away.
CREATE OR REPLACE FUNCTION nearest_area(lat DOUBLE PRECISION, lng DOUBLE PRECISION, in_country TEXT) RETURNS INTEGER
LANGUAGE sql STABLE AS $$
    SELECT p.id FROM places p
    WHERE p.kind = 'area' AND p.latitude BETWEEN lat - 0.09 AND lat + 0.09 AND p.longitude BETWEEN lng - 0.1 AND lng + 0.1
        AND (in_country IS NULL OR p.country = in_country)
    ORDER BY (p.latitude - lat) ^ 2 + ((p.longitude - lng) * cos(radians(lat))) ^ 2
    LIMIT 1
$$;

-- Whether a pin is far from the centre of a place, and near it once its numbers are swapped or have other signs.
CREATE OR REPLACE FUNCTION is_mirrored(lat DOUBLE PRECISION, lng DOUBLE PRECISION, place_lat DOUBLE PRECISION, place_lng DOUBLE PRECISION)
RETURNS BOOLEAN LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT coalesce(apart.given > 0.5 AND apart.mirrored < apart.given / 4, false)
    FROM (SELECT greatest(abs(lat - place_lat), abs(lng - place_lng)) AS given, least(
        greatest(abs(abs(lat) - abs(place_lat)), abs(abs(lng) - abs(place_lng))),
        greatest(abs(abs(lng) - abs(place_lat)), abs(abs(lat) - abs(place_lng)))) AS mirrored) AS apart
$$;

-- The only writer of these columns, whoever saves the listing.
CREATE OR REPLACE FUNCTION locate_listing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    given DOUBLE PRECISION[];
    plain_area TEXT := plain_place(NEW.area);
    plain_city TEXT := plain_place(NEW.city);
    place RECORD;
    centre RECORD;
    contradiction INTEGER;
    near INTEGER;
BEGIN
    IF NEW.google_location IS NULL THEN
        NEW.pin_latitude := NULL;
        NEW.pin_longitude := NULL;
        NEW.pin_countries := NULL;
    END IF;
    -- Nearly every listing names an area of a city that are both known: one look-up finds it, whatever namesakes it has.
    SELECT p.id, p.kind, p.latitude, p.longitude, true AS named INTO place
    FROM place_names n JOIN places p ON p.id = n.place_id
    WHERE n.name = plain_area AND plain_area <> '' AND p.kind <> 'country' AND (NEW.country IS NULL OR p.country = NEW.country)
        AND n.path && ARRAY(SELECT c.place_id FROM place_names c WHERE c.name = plain_city)
    ORDER BY p.kind DESC, p.confirmed_at NULLS LAST, p.country, p.id
    LIMIT 1;
    IF NOT FOUND THEN
        SELECT * INTO place FROM find_place(plain_area, plain_city, NEW.country);
        -- While an administrator is to say which place the area is, the country alone is certain, and it has no centre.
        SELECT d.id INTO contradiction FROM place_contradictions d
        WHERE d.name = plain_area AND d.parent_id = place.id AND NOT place.named AND d.decided_at IS NULL;
        IF FOUND THEN
            SELECT home.id, home.kind, NULL::float8 AS latitude, NULL::float8 AS longitude, false AS named INTO place
            FROM places city JOIN places home ON home.id = city.path[1] WHERE city.id = place.id;
        END IF;
    END IF;
    NEW.contradiction_id := contradiction;
    NEW.place_id := place.id;
    NEW.place_known := coalesce(place.named, plain_area = '' AND plain_city = '');
    -- A place without a centre of its own is as far as known where the city is.
    centre := place;
    IF place.latitude IS NULL AND contradiction IS NULL THEN
        SELECT * INTO centre FROM find_place('', plain_city, NEW.country);
    END IF;
    -- A pin on the high seas, in another country than the listing or its place, or mirrored, is no exact position.
    NEW.pin_doubted := NEW.pin_latitude IS NOT NULL AND (cardinality(NEW.pin_countries) = 0
        OR coalesce(coalesce(NEW.country, (SELECT country FROM places WHERE id = place.id)) <> ALL (NEW.pin_countries), false)
        OR is_mirrored(NEW.pin_latitude, NEW.pin_longitude, centre.latitude, centre.longitude));
    IF NEW.pin_latitude IS NOT NULL AND NOT NEW.pin_doubted THEN
        given := ARRAY[NEW.pin_latitude, NEW.pin_longitude];
    ELSIF TG_OP = 'UPDATE' AND NEW.pin_countries IS NULL AND OLD.pin_countries IS NULL AND OLD.located = 'EXACT'
        AND NEW.google_location = OLD.google_location THEN
        -- The job that reads existing pins has not come to this listing yet.
        given := ARRAY[OLD.latitude, OLD.longitude];
    END IF;
    IF given IS NOT NULL THEN
        NEW.latitude := given[1];
        NEW.longitude := given[2];
        NEW.located := 'EXACT';
        -- Coordinates name the area that the texts leave out.
        IF plain_area = '' THEN
            near := nearest_area(given[1], given[2], NEW.country);
            NEW.place_id := coalesce(near, NEW.place_id);
            NEW.place_known := NEW.place_known OR near IS NOT NULL;
        END IF;
        RETURN NEW;
    END IF;
    NEW.latitude := centre.latitude;
    NEW.longitude := centre.longitude;
    NEW.located := CASE
        WHEN centre.latitude IS NULL THEN NULL
        WHEN centre.kind = 'area' OR (centre.named AND plain_area NOT IN ('', plain_city)) THEN 'AREA'
        ELSE 'CITY' END::listing_located;
    RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER properties_located BEFORE INSERT OR UPDATE OF google_location, pin_latitude, pin_longitude, pin_countries, area, city, country ON properties
    FOR EACH ROW EXECUTE FUNCTION locate_listing();

-- Places that addresses mean: by the slugs they have, or had before they were merged into others.
CREATE OR REPLACE FUNCTION places_of(slugs TEXT[]) RETURNS INTEGER[] LANGUAGE sql STABLE AS $$
    SELECT coalesce(array_agg(id), '{}') FROM (
        SELECT id FROM places WHERE slug = ANY (slugs) UNION SELECT place_id FROM former_places WHERE slug = ANY (slugs)) AS meant
$$;

-- All that lies in places, themselves among them.
CREATE OR REPLACE FUNCTION places_within(ids INTEGER[]) RETURNS INTEGER[] LANGUAGE sql STABLE AS $$
    SELECT coalesce(array_agg(id), '{}') FROM places WHERE path && ids
$$;

-- The twelve areas whose centres are nearest to those of areas, within 8 kilometres, the nearest first. What lies in these
-- areas, and what they lie in, is not beside them. Cities and countries have no neighbours.
CREATE OR REPLACE FUNCTION places_beside(ids INTEGER[]) RETURNS TABLE (id INTEGER, kilometres DOUBLE PRECISION)
LANGUAGE sql STABLE AS $$
    SELECT near.id, min(apart.kilometres) AS kilometres
    FROM places here
        JOIN places near ON near.kind = 'area'
            AND near.latitude BETWEEN here.latitude - 0.08 AND here.latitude + 0.08
            AND near.longitude BETWEEN here.longitude - 0.1 AND here.longitude + 0.1
        CROSS JOIN LATERAL (SELECT 111.2 * sqrt((near.latitude - here.latitude) ^ 2
            + ((near.longitude - here.longitude) * cos(radians(here.latitude))) ^ 2) AS kilometres) AS apart
    WHERE here.id = ANY (ids) AND here.kind = 'area' AND apart.kilometres <= 8
        AND NOT near.path && ids AND NOT EXISTS (SELECT FROM places inner_one WHERE inner_one.id = ANY (ids) AND near.id = ANY (inner_one.path))
    GROUP BY near.id
    ORDER BY 2, 1
    LIMIT 12
$$;

-- Places, and those beside them if these are asked for.
CREATE OR REPLACE FUNCTION places_meant(slugs TEXT[], nearby BOOLEAN) RETURNS INTEGER[] LANGUAGE sql STABLE AS $$
    SELECT meant || CASE WHEN nearby THEN ARRAY(SELECT id FROM places_beside(meant)) ELSE '{}' END FROM places_of(slugs) AS meant
$$;

-- The cities that places lie in, or else their countries.
CREATE OR REPLACE FUNCTION cities_of(slugs TEXT[]) RETURNS INTEGER[] LANGUAGE sql STABLE AS $$
    SELECT coalesce(array_agg(coalesce(
        (SELECT city.id FROM places city WHERE city.id = ANY (place.path) AND city.kind = 'city' ORDER BY cardinality(city.path) LIMIT 1),
        place.path[1])), '{}')
    FROM places place WHERE place.id = ANY (places_of(slugs))
$$;

-- A saved search keeps the places that it means, so that an arriving listing is compared with numbers alone.
CREATE OR REPLACE FUNCTION find_searched_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.place_ids := CASE WHEN NEW.place IS NOT NULL THEN places_meant(string_to_array(NEW.place, ','), NEW.nearby) END;
    RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER saved_searches_placed BEFORE INSERT OR UPDATE OF place, nearby ON saved_searches
    FOR EACH ROW EXECUTE FUNCTION find_searched_places();
