-- Homes that their owner takes off the site and lists again. `apps/api/src/domains/listings/README.md` says which listings are joined.

-- Returns the words of an address that tell one unit from another, in order: numbers, single letters, and words such as "ground".
CREATE OR REPLACE FUNCTION unit_words(address TEXT) RETURNS TEXT[] LANGUAGE sql STABLE AS $$
    SELECT coalesce(array_agg(word ORDER BY place), '{}')
    FROM string_to_table(plain_words(address), ' ') WITH ORDINALITY AS words(word, place)
    WHERE word ~ '\d' OR word ~ '^[b-z]$' OR word ~ '^(x{0,2}(i{1,3}|iv|v|vi{1,3}|ix)|a)$' OR word IN (
        'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'first', 'second', 'third', 'fourth', 'fifth',
        'ground', 'lower', 'upper', 'top', 'penthouse', 'basement', 'north', 'south', 'east', 'west', 'left', 'right', 'front', 'rear', 'back')
$$;

-- Returns the units that a text names: "flat 3", "block b", "floor second".
CREATE OR REPLACE FUNCTION named_units(text TEXT) RETURNS TABLE (kind TEXT, unit TEXT) LANGUAGE sql STABLE AS $$
    SELECT found[1], found[2] FROM regexp_matches(plain_words(text),
        '\m(flat|apartment|apt|unit|suite|block|plot|stand|erf|lot|villa|duplex|terrace|shop|office|room|door) (?:no |nr |number )?(\d+[a-z]?|[b-z])\M(?! (?:bed|bath|toilet|room|storey|floor|car|sq|square|m2|km|min|acre))',
        'g') AS found
    UNION
    SELECT 'floor', found[1] FROM regexp_matches(plain_words(text),
        '\mon (?:the )?(ground|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|top|\d+(?:st|nd|rd|th)) floor\M', 'g') AS found
$$;

-- Returns whether two texts name different units of one kind.
CREATE OR REPLACE FUNCTION names_other_unit(text TEXT, other TEXT) RETURNS BOOLEAN LANGUAGE sql STABLE AS $$
    WITH one AS (SELECT * FROM named_units(text)), two AS (SELECT * FROM named_units(other))
    SELECT EXISTS (
        SELECT FROM one WHERE kind IN (SELECT kind FROM two)
        GROUP BY kind HAVING NOT bool_or((kind, unit) IN (SELECT kind, two.unit FROM two)))
$$;

-- Returns whether a home is, or was, to rent.
CREATE OR REPLACE FUNCTION is_rental(status property_status, period price_period) RETURNS BOOLEAN LANGUAGE sql IMMUTABLE AS $$
    SELECT status IN ('FOR_RENT', 'RENTED') OR (status = 'UNDER_OFFER' AND period IS NOT NULL)
$$;

-- Returns for how long a withdrawn home is recognised when its owner lists it again.
CREATE OR REPLACE FUNCTION recognised_for(status property_status, period price_period) RETURNS INTERVAL LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN is_rental(status, period) THEN interval '3 months' ELSE interval '6 months' END
$$;

-- Returns whether the facts and places of two listings of an owner can be those of one home that was not sold or let in between. A
-- fact that one of them does not state says nothing; 0 of a count is not stated.
CREATE OR REPLACE FUNCTION is_same_home(earlier properties, later properties) RETURNS BOOLEAN LANGUAGE sql STABLE AS $$
    SELECT earlier.owner_id = later.owner_id AND earlier.id <> later.id AND earlier.type = later.type
        AND earlier.status NOT IN ('SOLD', 'RENTED') AND later.status NOT IN ('SOLD', 'RENTED')
        AND is_rental(earlier.status, earlier.period) = is_rental(later.status, later.period)
        AND coalesce(earlier.per_bed, FALSE) = coalesce(later.per_bed, FALSE)
        AND coalesce(earlier.country = later.country, TRUE)
        AND plain_words(earlier.city) = plain_words(later.city)
        AND (plain_words(earlier.area) = plain_words(later.area) OR '' IN (earlier.area, later.area))
        AND unit_words(earlier.address) = unit_words(later.address)
        AND similarity(plain_words(earlier.address), plain_words(later.address)) >= 0.3
        AND NOT EXISTS (
            SELECT FROM (VALUES (earlier.num_room, later.num_room), (earlier.num_bathroom, later.num_bathroom), (earlier.num_toilet, later.num_toilet),
                (earlier.storeys, later.storeys), (earlier.year_built, later.year_built), (earlier.beds, later.beds)) AS counts(one, other)
            WHERE one <> other AND 0 NOT IN (one, other))
        AND coalesce(earlier.floor = later.floor, TRUE)
        AND coalesce(earlier.size_square_meters = later.size_square_meters, TRUE)
        AND coalesce(earlier.floor_area = later.floor_area, TRUE)
        AND coalesce(earlier.plot_area = later.plot_area, TRUE)
        -- Two pins of one home are about 300 metres apart at most.
        AND NOT coalesce(earlier.located = 'EXACT' AND later.located = 'EXACT' AND greatest(
            abs(earlier.latitude - later.latitude), abs(earlier.longitude - later.longitude)) > 0.003, FALSE)
        AND NOT names_other_unit(earlier.address || ' ' || earlier.description, later.address || ' ' || later.description)
$$;

-- Returns whether an owner took a listing off the site, or left it paused. What the team deleted, and what belongs to a deleted or
-- disabled account, is not the start of another listing.
CREATE OR REPLACE FUNCTION is_withdrawn(
    deleted_at TIMESTAMPTZ, deleted_by deleted_by, rested_at TIMESTAMPTZ, owner_disabled_at TIMESTAMPTZ) RETURNS BOOLEAN
    LANGUAGE sql IMMUTABLE AS $$
    SELECT owner_disabled_at IS NULL AND CASE WHEN deleted_at IS NULL THEN rested_at IS NOT NULL ELSE deleted_by = 'owner' END
$$;

-- Keeps the digests and perceptual hashes of a withdrawn listing's pictures, and drops them when it is back. Then it is another listing again than the one
-- that went on with its history.
CREATE OR REPLACE FUNCTION note_withdrawn_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF is_withdrawn(NEW.deleted_at, NEW.deleted_by, NEW.rested_at, NEW.owner_disabled_at) THEN
        INSERT INTO former_pictures (property_id, hash, owner_id, ended_at, perceptual_hash)
        SELECT DISTINCT NEW.id, hash, NEW.owner_id, coalesce(NEW.deleted_at, NEW.rested_at), f.perceptual_hash
        FROM pictures JOIN picture_files f USING (hash) WHERE property_id = NEW.id
        ON CONFLICT DO NOTHING;
        RETURN NULL;
    END IF;
    DELETE FROM former_pictures WHERE property_id = NEW.id;
    IF NEW.deleted_at IS NULL AND NEW.owner_disabled_at IS NULL THEN
        WITH RECURSIVE later AS (
            SELECT p.id, NULL::timestamptz AS first_listed_at, p.created_at AS start
            FROM relistings r JOIN properties p ON p.id = r.later_id WHERE r.earlier_id = NEW.id
            UNION ALL
            SELECT r.later_id, later.start, later.start FROM relistings r JOIN later ON r.earlier_id = later.id
        ), parted AS (
            DELETE FROM relistings WHERE earlier_id = NEW.id
        )
        UPDATE properties p SET first_listed_at = later.first_listed_at FROM later WHERE p.id = later.id;
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER properties_withdrawn AFTER UPDATE OF deleted_at, deleted_by, rested_at, owner_disabled_at ON properties
    FOR EACH ROW WHEN (is_withdrawn(OLD.deleted_at, OLD.deleted_by, OLD.rested_at, OLD.owner_disabled_at)
        IS DISTINCT FROM is_withdrawn(NEW.deleted_at, NEW.deleted_by, NEW.rested_at, NEW.owner_disabled_at))
    EXECUTE FUNCTION note_withdrawn_listing();

-- Joins listings that get pictures with the withdrawn ones that they list again. Pictures that the owner or the agency used for a third
-- listing show no particular home; a copy counts in the same area only. More than half of the pictures must be the same, and two at
-- least if there were several.
CREATE OR REPLACE FUNCTION join_relisted_homes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (
        SELECT FROM new_rows n JOIN properties l ON l.id = n.property_id
            JOIN former_pictures f ON f.owner_id = l.owner_id AND f.property_id <> l.id) THEN
        RETURN NULL;
    END IF;
    WITH same_pictures AS MATERIALIZED (
        SELECT l.id AS later_id, f.property_id AS earlier_id, f.ended_at, p.hash, file.perceptual_hash, f.hash AS earlier_hash
        FROM (SELECT DISTINCT property_id FROM new_rows) AS n
        JOIN properties l ON l.id = n.property_id AND l.deleted_at IS NULL
        JOIN pictures p ON p.property_id = l.id
        JOIN picture_files file ON file.hash = p.hash
        JOIN former_pictures f ON f.owner_id = l.owner_id AND f.property_id <> l.id AND f.ended_at <= l.created_at
            AND is_same_picture(p.hash, file.perceptual_hash, f.hash, f.perceptual_hash)
    ), same_homes AS MATERIALIZED (
        SELECT later_id, earlier_id
        FROM (SELECT DISTINCT later_id, earlier_id, ended_at FROM same_pictures) AS s
        JOIN properties l ON l.id = s.later_id JOIN properties e ON e.id = s.earlier_id
        WHERE l.created_at < s.ended_at + recognised_for(e.status, e.period) AND is_same_home(e, l)
    ), used AS MATERIALIZED (
        SELECT s.later_id, s.earlier_id, pictures.hash, pictures.perceptual_hash
        FROM same_homes s JOIN properties l ON l.id = s.later_id
        JOIN properties third ON (third.owner_id = l.owner_id OR third.agency_id = l.agency_id)
            AND third.city = l.city AND third.area = l.area AND third.id NOT IN (s.later_id, s.earlier_id)
        CROSS JOIN LATERAL (
            SELECT hash, file.perceptual_hash FROM pictures JOIN picture_files file USING (hash) WHERE property_id = third.id
            UNION ALL SELECT hash, f.perceptual_hash FROM former_pictures f WHERE property_id = third.id
        ) AS pictures
        WHERE NOT EXISTS (SELECT FROM relistings r WHERE r.earlier_id = third.id)
    ), equal AS (
        SELECT later_id, earlier_id, ended_at, least(count(DISTINCT s.hash), count(DISTINCT earlier_hash)) AS pictures
        FROM same_pictures s JOIN same_homes USING (later_id, earlier_id) JOIN properties l ON l.id = later_id
        WHERE NOT EXISTS (
            SELECT FROM (SELECT property_id, hash FROM pictures UNION ALL SELECT property_id, hash FROM former_pictures) AS used
                JOIN properties third ON third.id = used.property_id
            WHERE used.hash = s.hash AND third.id NOT IN (earlier_id, later_id)
                AND (third.owner_id = l.owner_id OR third.agency_id = l.agency_id)
                AND NOT EXISTS (SELECT FROM relistings r WHERE r.earlier_id = third.id))
            AND NOT EXISTS (
                SELECT FROM used WHERE used.later_id = s.later_id AND used.earlier_id = s.earlier_id
                    AND is_same_picture(s.hash, s.perceptual_hash, used.hash, used.perceptual_hash))
        GROUP BY later_id, earlier_id, ended_at
    ), homes AS (
        SELECT DISTINCT ON (later_id) later_id, earlier_id, ended_at
        FROM equal CROSS JOIN LATERAL (
            SELECT (SELECT count(*) FROM former_pictures WHERE property_id = earlier_id) AS before,
                (SELECT count(DISTINCT hash) FROM pictures WHERE property_id = later_id) AS now) AS all_pictures
        WHERE pictures * 2 > least(before, now) AND (pictures >= 2 OR before = 1)
        ORDER BY later_id, ended_at DESC, earlier_id DESC
    ), joined AS (
        INSERT INTO relistings (later_id, earlier_id, ended_at) SELECT later_id, earlier_id, ended_at FROM homes
        ON CONFLICT DO NOTHING RETURNING later_id, earlier_id
    ), forgotten AS (
        DELETE FROM former_pictures WHERE property_id IN (SELECT earlier_id FROM joined)
    )
    UPDATE properties p SET first_listed_at = coalesce(e.first_listed_at, e.created_at)
    FROM joined JOIN properties e ON e.id = joined.earlier_id WHERE p.id = joined.later_id;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER pictures_inserted_of_relisted AFTER INSERT ON pictures
    REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION join_relisted_homes();
