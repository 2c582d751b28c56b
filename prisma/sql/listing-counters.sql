-- The exact totals of every filter and the marks of big results: who writes them, and how they are read. The tables
-- are told where they are made.

-- Divides the stretch after a mark into equal stretches of 1,024 listings or little more. A first mark,
-- lower than every listing, may not exist yet. Callers hold the fold's lock.
CREATE OR REPLACE FUNCTION divide_listing_marks(
    "sort" TEXT, "scope" TEXT, "level" SMALLINT, "type" TEXT, "city" TEXT, "from_key" TEXT, "from_id" INTEGER
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    marks TEXT := format('listing_%s_marks', sort);
    filter TEXT := format('scope = %L AND level = %s AND type = %L AND city = %L', scope, level, type, city);
    stretch TEXT := format('(%I, id) >= (%L, %s)', sort, from_key, from_id)
        || CASE scope WHEN 'OPEN' THEN ' AND listed_as IN (''FOR_SALE'', ''FOR_RENT'')' ELSE format(' AND listed_as = %L', scope) END
        || CASE WHEN level & 1 = 1 THEN format(' AND type = %L', type) ELSE '' END
        || CASE WHEN level & 2 = 2 THEN format(' AND city = %L', city) ELSE '' END;
    next_mark RECORD;
BEGIN
    EXECUTE format('SELECT %1$I::text AS key, id FROM %2$I WHERE %3$s AND (%1$I, id) > (%4$L, %5$s) ORDER BY %1$I, id LIMIT 1',
        sort, marks, filter, from_key, from_id) INTO next_mark;
    IF next_mark.id IS NOT NULL THEN
        stretch := stretch || format(' AND (%I, id) < (%L, %s)', sort, next_mark.key, next_mark.id);
    END IF;
    -- Marks count what is folded: what the table shows, without the changes that are still to come.
    -- Both are read by one statement, hence as of one moment.
    EXECUTE format($sql$
        WITH listed AS (
            SELECT %1$I AS key, id, 1 AS shown, 1 AS folded FROM properties WHERE %2$s
            UNION ALL
            SELECT %1$I, id, 0, -change FROM listing_changes WHERE %2$s
            UNION ALL
            SELECT %1$I, id, 0, -change FROM listing_mark_changes WHERE %2$s
        ), numbered AS (
            SELECT key, id, folded, greatest(sum(shown) OVER (ORDER BY key, id) - 1, 0) AS place, sum(shown) OVER () AS all_shown FROM listed
        ), placed AS (
            SELECT key, id, folded, place * greatest(all_shown / 1024, 1) / greatest(all_shown, 1) AS piece FROM numbered
        ), pieces AS (
            SELECT DISTINCT ON (piece) piece, key, id, sum(folded) OVER (PARTITION BY piece) AS folded
            FROM placed ORDER BY piece, key, id
        )
        INSERT INTO %3$I AS marks (scope, level, type, city, %1$I, id, listings)
        SELECT %4$L, %5$s, %6$L, %7$L, CASE WHEN piece = 0 THEN %8$L ELSE key END, CASE WHEN piece = 0 THEN %9$s ELSE id END, folded
        FROM pieces
        ON CONFLICT (scope, level, type, city, %1$I, id) DO UPDATE SET listings = excluded.listings
        $sql$, sort, stretch, marks, scope, level, type, city, from_key, from_id);
END $$;

-- Moves the changes into the totals, and once more than 1,024 wait for the marks, those into the marks. One transaction at a
-- time does; the others leave theirs for the next. As only the holder of the lock touches those rows, nobody waits and
-- nothing deadlocks.
CREATE OR REPLACE FUNCTION fold_listing_changes() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    -- A snapshot older than the lock could meet rows that changed since; such transactions only append.
    IF current_setting('transaction_isolation') <> 'read committed' OR NOT pg_try_advisory_xact_lock(7203420) THEN
        RETURN;
    END IF;
    WITH folded AS (
        DELETE FROM listing_changes RETURNING *
    ), left_to_marks AS (
        INSERT INTO listing_mark_changes SELECT * FROM folded
    ), counted AS (
        SELECT listed_as, type, city, sum(change) AS change FROM folded GROUP BY 1, 2, 3
    )
    INSERT INTO listing_totals AS t (scope, level, type, city, listings)
    SELECT scope, level, CASE WHEN level & 1 = 1 THEN type ELSE '' END, CASE WHEN level & 2 = 2 THEN city ELSE '' END, sum(change)
    FROM counted,
        LATERAL (SELECT listed_as::text UNION ALL SELECT 'OPEN' WHERE listed_as IN ('FOR_SALE', 'FOR_RENT')) AS scopes(scope),
        generate_series(0, 3) AS levels(level)
    GROUP BY 1, 2, 3, 4
    ON CONFLICT (scope, level, type, city) DO UPDATE SET listings = t.listings + excluded.listings;
    IF EXISTS (SELECT FROM listing_mark_changes OFFSET 1024) THEN
        PERFORM fold_mark_changes();
    END IF;
END $$;

-- Moves what waits for the marks into them, and makes the marks of results that became big. Changes and marks are sorted
-- together, so that each mark is looked at once, however many changes there are. Callers hold the fold's lock.
CREATE OR REPLACE FUNCTION fold_mark_changes() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    grown RECORD;
BEGIN
    FOR grown IN
        WITH folded AS (
            DELETE FROM listing_mark_changes RETURNING *
        ), told AS (
            SELECT t.ctid AS result, t.scope, t.level, t.type, t.city, t.listings, t.marked, f.price, f.ranked_at, f.id, f.change
            FROM folded f,
                LATERAL (SELECT listed_as::text UNION ALL SELECT 'OPEN' WHERE listed_as IN ('FOR_SALE', 'FOR_RENT')) AS scopes(scope),
                generate_series(0, 3) AS levels(level)
                JOIN listing_totals t ON t.level = levels.level AND (t.marked OR t.listings > 2048)
            WHERE t.scope = scopes.scope
                AND t.type = CASE WHEN levels.level & 1 = 1 THEN f.type ELSE '' END
                AND t.city = CASE WHEN levels.level & 2 = 2 THEN f.city ELSE '' END
        ), results AS (
            SELECT result, scope, level, type, city, marked, min(price) AS first_price, min(ranked_at) AS first_ranked_at
            FROM told GROUP BY 1, 2, 3, 4, 5, 6
        ), price_marks AS (
            UPDATE listing_price_marks AS m SET listings = m.listings + moved.change
            FROM (
                SELECT max(mark) AS mark, sum(change) AS change
                FROM (
                    SELECT result, mark, change, count(mark) OVER (PARTITION BY result ORDER BY price, id, mark) AS stretch
                    FROM (
                        SELECT result, price, id, NULL AS mark, change FROM told WHERE marked
                        UNION ALL
                        SELECT r.result, m.price, m.id, m.mark, 0
                        FROM results r, LATERAL (
                            SELECT price, id, mark FROM listing_price_marks p
                            WHERE p.scope = r.scope AND p.level = r.level AND p.type = r.type AND p.city = r.city AND p.price >= (
                                SELECT f.price FROM listing_price_marks f
                                WHERE f.scope = r.scope AND f.level = r.level AND f.type = r.type AND f.city = r.city
                                    AND (f.price, f.id) <= (r.first_price, 0)
                                ORDER BY f.price DESC, f.id DESC LIMIT 1)) AS m
                    ) AS sides) AS stretches
                GROUP BY result, stretch
                HAVING sum(change) <> 0) AS moved
            WHERE m.mark = moved.mark
            RETURNING m.*
        ), ranked_at_marks AS (
            UPDATE listing_ranked_at_marks AS m SET listings = m.listings + moved.change
            FROM (
                SELECT max(mark) AS mark, sum(change) AS change
                FROM (
                    SELECT result, mark, change, count(mark) OVER (PARTITION BY result ORDER BY ranked_at, id, mark) AS stretch
                    FROM (
                        SELECT result, ranked_at, id, NULL AS mark, change FROM told WHERE marked
                        UNION ALL
                        SELECT r.result, m.ranked_at, m.id, m.mark, 0
                        FROM results r, LATERAL (
                            SELECT ranked_at, id, mark FROM listing_ranked_at_marks p
                            WHERE p.scope = r.scope AND p.level = r.level AND p.type = r.type AND p.city = r.city AND p.ranked_at >= (
                                SELECT f.ranked_at FROM listing_ranked_at_marks f
                                WHERE f.scope = r.scope AND f.level = r.level AND f.type = r.type AND f.city = r.city
                                    AND (f.ranked_at, f.id) <= (r.first_ranked_at, 0)
                                ORDER BY f.ranked_at DESC, f.id DESC LIMIT 1)) AS m
                    ) AS sides) AS stretches
                GROUP BY result, stretch
                HAVING sum(change) <> 0) AS moved
            WHERE m.mark = moved.mark
            RETURNING m.*
        )
        SELECT sort, scope, level, type, city, from_key, 0 AS from_id, true AS is_new
        FROM results, (VALUES ('price', '0'), ('ranked_at', '-infinity')) AS sorts(sort, from_key)
        WHERE NOT marked
        UNION ALL SELECT 'price', scope, level, type, city, price::text, id, false FROM price_marks WHERE listings > 2048
        UNION ALL SELECT 'ranked_at', scope, level, type, city, ranked_at::text, id, false FROM ranked_at_marks WHERE listings > 2048
    LOOP
        IF grown.is_new THEN
            UPDATE listing_totals t SET marked = true
            WHERE t.scope = grown.scope AND t.level = grown.level AND t.type = grown.type AND t.city = grown.city AND NOT t.marked;
        END IF;
        PERFORM divide_listing_marks(grown.sort, grown.scope, grown.level::smallint, grown.type, grown.city, grown.from_key, grown.from_id);
    END LOOP;
END $$;

-- What a statement showed or took away, as rows of listing_changes.
CREATE OR REPLACE FUNCTION record_listing_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    changes BIGINT;
    due BOOLEAN := false;
BEGIN
    IF TG_OP = 'INSERT' THEN
        INSERT INTO listing_changes
        SELECT listed_as, type, city, price, ranked_at, id, 1 FROM new_rows WHERE listed_as IS NOT NULL;
    ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO listing_changes
        SELECT listed_as, type, city, price, ranked_at, id, -1 FROM old_rows WHERE listed_as IS NOT NULL;
    ELSE
        -- What stayed as it was cancels out.
        INSERT INTO listing_changes
        SELECT listed_as, type, city, price, ranked_at, id, sum(change) FROM (
            SELECT listed_as, type, city, price, ranked_at, id, 1 AS change FROM new_rows WHERE listed_as IS NOT NULL
            UNION ALL
            SELECT listed_as, type, city, price, ranked_at, id, -1 FROM old_rows WHERE listed_as IS NOT NULL) AS sides
        GROUP BY 1, 2, 3, 4, 5, 6
        HAVING sum(change) <> 0;
    END IF;
    GET DIAGNOSTICS changes = ROW_COUNT;
    -- Readers add up what is not folded, so a few changes may wait and be folded together. Changes are numbered, as to count
    -- those that wait is to pass all that were folded until the table is vacuumed: a sixth of what a save costs.
    WHILE changes > 0 AND NOT due LOOP
        due := nextval('listing_change_numbers') % 32 = 0;
        changes := changes - 1;
    END LOOP;
    IF due THEN
        PERFORM fold_listing_changes();
    END IF;
    RETURN NULL;
END $$;

-- No listings, nothing to count.
CREATE OR REPLACE FUNCTION forget_listing_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    TRUNCATE listing_changes, listing_mark_changes, listing_totals, listing_price_marks, listing_ranked_at_marks;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER properties_inserted AFTER INSERT ON properties
    REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_listing_changes();
CREATE OR REPLACE TRIGGER properties_updated AFTER UPDATE ON properties
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_listing_changes();
CREATE OR REPLACE TRIGGER properties_deleted AFTER DELETE ON properties
    REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_listing_changes();
CREATE OR REPLACE TRIGGER properties_truncated AFTER TRUNCATE ON properties
    FOR EACH STATEMENT EXECUTE FUNCTION forget_listing_counts();

-- How many listings each filter has, to the one: what is folded and what is not yet, added up. Everybody who reads
-- totals reads them here: listing_totals alone lags behind, and listing_changes alone says nothing. Filters without
-- listings have no row. `scope` and `level` are those of listing_totals.
CREATE OR REPLACE VIEW listing_counts AS
SELECT scope, level, type, city, sum(listings)::int AS listings
FROM (
    SELECT scope, level, type, city, listings FROM listing_totals
    UNION ALL
    SELECT scopes.scope, levels.level,
        CASE WHEN levels.level & 1 = 1 THEN type ELSE '' END,
        CASE WHEN levels.level & 2 = 2 THEN city ELSE '' END,
        change
    FROM listing_changes
        CROSS JOIN (VALUES (0::smallint), (1::smallint), (2::smallint), (3::smallint)) AS levels(level)
        CROSS JOIN LATERAL (VALUES (listed_as::text), (CASE WHEN listed_as IN ('FOR_SALE', 'FOR_RENT') THEN 'OPEN' END)) AS scopes(scope)
    WHERE scopes.scope IS NOT NULL
) AS counted
GROUP BY scope, level, type, city
HAVING sum(listings) > 0;
