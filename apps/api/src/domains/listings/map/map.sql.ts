import type { Bounds } from '@africanscity/contracts/listings/area-readings';
import type { PlaceKind } from '@africanscity/db/generated/enums';
import { plannedQuery } from '../../../kernel/driver-sql.ts';
import { type Fragment, sql } from '../../../kernel/sql.ts';

interface Grid {
  /** Degrees of the sides of a cell. */
  side: number;
  /** The western end of the map. */
  west: number;
  /** Names are those of places of this kind, or wider; and a step nearer, of the other. */
  kind: PlaceKind;
  nearerKind: PlaceKind;
}

/** Counts the listings `p` that meet a condition by the cells of a grid, the cell with the most first. */
export const findCells = plannedQuery(
  {
    row: 'float8',
    col: 'float8',
    listings: 'int4',
    id: 'int4',
    latitude: 'float8',
    longitude: 'float8',
    south: 'float8',
    north: 'float8',
    west: 'float8',
    east: 'float8',
    city: 'text',
    located: 'listing_located?',
    status: 'property_status?',
    price: 'float8?',
    amount: 'float8?',
    currency: 'text?',
    period: 'price_period?',
    perBed: 'bool?',
    type: 'text?',
    area: 'text?',
    within: 'text[]',
    shown: 'int4',
  },
  (where: Fragment, { side, west, kind, nearerKind }: Grid) => sql`
    WITH found AS (
      -- Listings without a pin are at the centre of their place: of thousands, some hundreds of positions are left.
      SELECT p.city, p.place_id, p.latitude,
        -- Across the 180th meridian longitudes go on, so that a cell's middle and box make sense.
        CASE WHEN p.longitude < ${west}::float8 THEN p.longitude + 360 ELSE p.longitude END AS longitude,
        count(*) AS listings, min(p.id) AS id
      FROM properties p WHERE ${where} GROUP BY p.city, p.place_id, p.latitude, p.longitude
    ), lying AS MATERIALIZED (
      SELECT floor(latitude / ${side}::float8) AS row, floor(longitude / ${side}::float8) AS col, place_id, city,
        sum(listings) AS listings, min(id) AS id, sum(latitude * listings) AS latitudes, sum(longitude * listings) AS longitudes,
        min(latitude) AS south, max(latitude) AS north, min(longitude) AS west, max(longitude) AS east
      FROM found GROUP BY 1, 2, 3, 4
    ), cells AS (
      SELECT row, col, sum(listings)::int AS listings, min(id) AS id,
        sum(latitudes) / sum(listings)::float8 AS latitude, sum(longitudes) / sum(listings)::float8 AS longitude,
        min(south) AS south, max(north) AS north, min(west) AS west, max(east) AS east
      FROM lying GROUP BY 1, 2
    ), cities AS (
      SELECT row, col, CASE WHEN count(DISTINCT city) = 1 THEN min(city) ELSE '' END AS city FROM lying GROUP BY row, col
    ), holding AS (
      SELECT lying.row, lying.col, above.id, sum(lying.listings) AS listings
      FROM lying JOIN places lies ON lies.id = lying.place_id CROSS JOIN LATERAL unnest(lies.path) AS above(id) GROUP BY 1, 2, 3
    ), shared AS MATERIALIZED (
      -- The places that hold every listing of a cell, the widest first, and how many of them are wide enough for the zoom.
      SELECT row, col, array_agg(places.name ORDER BY cardinality(places.path)) AS within,
        (count(*) FILTER (WHERE places.kind <= ${kind}::place_kind))::int AS shown
      FROM holding JOIN cells USING (row, col) JOIN places ON places.id = holding.id
      WHERE holding.listings = cells.listings AND places.kind <= ${nearerKind}::place_kind GROUP BY row, col
    )
    SELECT cells.*, cities.city, p.located, p.status, p.price::float8 AS price, p.amount::float8 AS amount, p.currency, p.period, p.per_bed AS "perBed", p.type, p.area,
      coalesce(shared.within, '{}') AS within, coalesce(shared.shown, 0) AS shown
    FROM cells JOIN cities USING (row, col) LEFT JOIN shared USING (row, col) LEFT JOIN properties p ON cells.listings = 1 AND p.id = cells.id
    ORDER BY cells.listings DESC, cells.id`,
  [sql`true`, { side: 1, west: 0, kind: 'city', nearerKind: 'area' }],
);

interface InBounds {
  bounds: Bounds;
  kinds: PlaceKind[];
  most: number;
}

/** Returns confirmed places in a rectangle, those with the most open listings first. */
export const findPlacesInBounds = plannedQuery(
  { kind: 'place_kind', name: 'text', latitude: 'float8!', longitude: 'float8!' },
  ({ bounds: { south, west, north, east }, kinds, most }: InBounds) => sql`
    WITH inside AS (
      SELECT id, kind, name, latitude, longitude FROM places
      WHERE confirmed_at IS NOT NULL AND kind = ANY (${kinds}::place_kind[]) AND latitude BETWEEN ${south}::float8 AND ${north}::float8
        AND CASE WHEN ${west}::float8 <= ${east}::float8 THEN longitude BETWEEN ${west}::float8 AND ${east}::float8
          ELSE longitude >= ${west}::float8 OR longitude <= ${east}::float8 END
    ), counted AS (
      SELECT above.id, sum(total.listings) AS listings
      FROM place_listings total JOIN places lies ON lies.id = total.place_id JOIN inside above ON above.id = ANY (lies.path)
      WHERE total.status IN ('FOR_SALE', 'FOR_RENT') GROUP BY 1
    )
    SELECT kind, name, latitude, longitude FROM inside LEFT JOIN counted USING (id)
    ORDER BY coalesce(listings, 0) DESC, kind, id LIMIT ${most}`,
  [{ bounds: { south: 0, west: 0, north: 1, east: 1 }, kinds: ['city'], most: 1 }],
);
