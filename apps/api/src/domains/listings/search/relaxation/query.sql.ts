import { yearlyRentCurrencies } from '@africanscity/contracts/listings/periods-in-year';
import { preparedQuery } from '../../../../kernel/driver-sql.ts';
import { type Fragment, join, literal, sql, word } from '../../../../kernel/sql.ts';
import { inPlaces } from '../../places/places.sql.ts';
import { type AmountName, amounts, isAmount } from '../prices.sql.ts';
import type { PriceRange, Range } from '../query-parser/parsed-query.ts';
import type { ResolvedQuery } from './resolve-query.ts';
import { keywordsQuery } from './text-query.ts';

/** SQL of the conditions of a query on the listing `p`; empty for an unconstrained query. */
export function queryConditions(query: ResolvedQuery): Fragment[] {
  return [...baseConditions(query), ...rangeConditions(query)];
}

/** SQL of the conditions on status, kind, place and words, which have indexes. */
export function baseConditions(query: ResolvedQuery): Fragment[] {
  const { status, types, places, excludedPlaces, keywords } = query;
  return [
    status && sql`p.listed_as = ${word(status)}`,
    types && sql`p.type = ANY (${types}::text[])`,
    places && isPlaced(places, query),
    excludedPlaces && sql`(p.place_id IS NULL OR p.place_id <> ALL (${excludedPlaces}::int[]))`,
    keywords.length > 0 && sql`p.words @@ to_tsquery('english', ${keywordsQuery(keywords)}::text)`,
  ].filter((condition) => typeof condition === 'object' && condition !== null);
}

/** The columns of ranges, and their types. A listing that states no parking has none. */
export const rangeColumns = {
  rooms: { column: sql`p.num_room`, type: sql`int` },
  baths: { column: sql`p.num_bathroom`, type: sql`int` },
  garages: { column: sql`coalesce(p.num_garage, 0)`, type: sql`int` },
  toilets: { column: sql`p.num_toilet`, type: sql`int` },
  price: { column: amounts.price.dollars, type: sql`numeric` },
  moveIn: { column: amounts.moveIn.dollars, type: sql`numeric` },
  size: { column: sql`p.size_square_meters`, type: sql`numeric` },
  // Any number may be typed, so none is an integer.
  tankLitres: { column: sql`p.tank_litres`, type: sql`numeric` },
  solarKva: { column: sql`p.solar_kva`, type: sql`numeric` },
  powerHours: { column: sql`p.power_hours`, type: sql`numeric` },
  leaseYears: { column: sql`p.lease_years`, type: sql`numeric` },
  yearBuilt: { column: sql`p.year_built`, type: sql`numeric` },
  floor: { column: sql`p.floor`, type: sql`numeric` },
  storeys: { column: sql`p.storeys`, type: sql`numeric` },
} as const;
export const rangeNames = Object.keys(rangeColumns) as (keyof typeof rangeColumns)[];

/** SQL of the conditions on numbers and amenities. */
export function rangeConditions(query: ResolvedQuery): Fragment[] {
  const { amenities, excludedAmenities } = query;
  return [
    ...rangeNames.map((name) =>
      isAmount(name)
        ? amountWithin(name, query[name], name === 'price' && query.rentsAYear)
        : within(query[name], rangeColumns[name]),
    ),
    amenities.length > 0 && sql`p.amenities @> ${word(amenities)}::amenity[]`,
    excludedAmenities.length > 0 && sql`NOT p.amenities && ${word(excludedAmenities)}::amenity[]`,
  ].filter((condition) => typeof condition === 'object' && condition !== null);
}

function isPlaced(places: number[], { unplaced, unplacedIds }: ResolvedQuery): Fragment {
  const placed = inPlaces(places);
  if (!unplaced || unplacedIds?.length === 0) return placed;
  // By id, so that Postgres need not check the words of the listings that have a place, which are nearly all.
  if (unplacedIds) return sql`(${placed} OR p.id = ANY (${unplacedIds}::int[]))`;
  return sql`(${placed} OR (NOT p.place_known AND p.words @@ to_tsquery('english', ${unplaced}::text)))`;
}

/** SQL of what the price of the listing `p`, a month's rent, is multiplied by where rents are compared by the year. */
const monthsCompared = sql`CASE WHEN p.listed_as = 'FOR_RENT' AND p.currency = ANY (${word(yearlyRentCurrencies)}::text[]) THEN 12 ELSE 1 END`;

/** SQL of the dollars of the listing `p` that the price of a query is compared with. */
export function comparedDollars({ rentsAYear }: Pick<ResolvedQuery, 'rentsAYear'>): Fragment {
  return rentsAYear ? sql`(${amounts.price.dollars} * ${monthsCompared})` : amounts.price.dollars;
}

/** SQL of a range of amounts: those in its currency are compared as typed, others by their dollars. */
function amountWithin(name: AmountName, range: PriceRange = {}, rentsAYear = false): Fragment | null {
  const times = rentsAYear ? sql` * ${monthsCompared}` : sql``;
  const dollars = within(range, rangeColumns[name]);
  const asTyped =
    range.asked && within(range.asked, { column: sql`${amounts[name].yearly}${times}`, type: sql`bigint` });
  if (!range.asked || !asTyped || !dollars) return dollars;
  const currency = word(range.asked.currency);
  return sql`(p.currency = ${currency} AND ${asTyped} OR p.currency IS DISTINCT FROM ${currency} AND ${dollars})`;
}

function within(range: Range = {}, { column, type }: { column: Fragment; type: Fragment }): Fragment | null {
  const { min, max } = range;
  if (min !== undefined && min === max) return sql`${column} = ${min}::${type}`;
  const ends = [
    ...(min === undefined ? [] : [sql`${column} >= ${min}::${type}`]),
    ...(max === undefined ? [] : [sql`${column} <= ${max}::${type}`]),
  ];
  return ends.length ? join(ends, ' AND ') : null;
}

/** SQL of whether a column is in the range of a stored text. */
function inRange(column: Fragment, path: string[]): Fragment {
  const [min, max] = [sql`(s.wish #>> ${word([...path, 'min'])})`, sql`(s.wish #>> ${word([...path, 'max'])})`];
  return sql`${column} BETWEEN coalesce(${min}::numeric, 0) AND coalesce(${max}::numeric, 'infinity')`;
}

const ranges = rangeNames.map((name) => {
  const times = name === 'price' ? sql` * CASE WHEN s.wish ? 'rentsAYear' THEN ${monthsCompared} ELSE 1 END` : sql``;
  const plain = inRange(rangeColumns[name].column, [name]);
  const range = isAmount(name)
    ? sql`CASE WHEN p.currency = s.wish #>> ${word([name, 'asked', 'currency'])} THEN ${inRange(sql`${amounts[name].yearly}${times}`, [name, 'asked'])} ELSE ${plain} END`
    : plain;
  return sql`(NOT s.wish ? ${word(name)} OR ${range})`;
});

/** SQL of whether a listing `p` matches the stored text of a saved search `s`. */
export const matchesSavedText = sql`(s.text_query IS NULL OR p.words @@ to_tsquery('english', s.text_query))
        AND (s.wish IS NULL OR (
          (NOT s.wish ? 'status' OR p.listed_as::text = s.wish ->> 'status')
          AND (NOT s.wish ? 'types' OR s.wish -> 'types' ? p.type)
          AND (NOT s.wish ? 'places' OR s.wish -> 'places' @> to_jsonb(p.place_id)
            OR (NOT p.place_known AND p.words @@ to_tsquery('english', s.wish ->> 'unplaced')))
          AND NOT coalesce(s.wish -> 'notIn' @> to_jsonb(p.place_id), false)
          AND (NOT s.wish ? 'amenities' OR to_jsonb(p.amenities) @> (s.wish -> 'amenities'))
          AND NOT (s.wish ? 'withoutAmenities' AND p.amenities::text[] && ARRAY(
            SELECT jsonb_array_elements_text(s.wish -> 'withoutAmenities')))
          AND ${join(ranges, ' AND ')}))`;

/** Returns listings on the site without a known place that match a tsquery. */
export const findUnplaced = preparedQuery(
  { id: 'int4' },
  (words: string, most: number) => sql`
    SELECT id FROM properties WHERE listed_as IS NOT NULL AND NOT place_known
      AND words @@ (SELECT to_tsquery('english', ${words})) LIMIT ${literal(most)}`,
  ['', 1],
);
