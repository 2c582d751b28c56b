-- How many listings each filter has, to the one: what is folded and what is not yet, added up. Everybody who reads
-- totals reads them here: listing_totals alone lags behind, and listing_changes alone says nothing. Filters without
-- listings have no row. `scope` and `level` are those of listing_totals.
CREATE VIEW "listing_counts" AS
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
