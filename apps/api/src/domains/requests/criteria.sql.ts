import { type Amenity, withWider } from '@africanscity/contracts/listings/amenities';
import type { PricePeriod } from '@africanscity/contracts/listings/asking-price';
import { periodsInYear } from '@africanscity/contracts/listings/periods-in-year';
import { columnOf } from '@africanscity/contracts/listings/field-row';
import { type FieldName, fieldNames, fieldOf } from '@africanscity/contracts/listings/fields';
import { amenitiesOfField } from '@africanscity/contracts/listings/stated-amenities';
import type { WantedStatus } from '@africanscity/contracts/requests/criteria';
import { inPlaces } from '../listings/places/places.sql.ts';
import { yearlyAmount } from '../listings/search/prices.sql.ts';
import type { WantedNumber } from './number-criteria.ts';
import type { ReadRequest } from './read-request.ts';
import { plannedQuery } from '../../kernel/driver-sql.ts';
import { type Fragment, join, literal, name, query, sql, word } from '../../kernel/sql.ts';

/** The highest price of a request. */
export interface Budget {
  /** Minor units. */
  amount: number;
  currency: string;
  /** Of a rent; null for a sale. */
  period: PricePeriod | null;
  /** US dollars, a month's of a rent; null without a rate of the currency. */
  dollars: number | null;
}

/** The optional fields of a request, as conditions on listings need them. */
export interface Criteria {
  status: WantedStatus;
  types: readonly string[];
  budget: Budget | null;
  facts: readonly Amenity[];
  rooms: number | null;
  numbers: readonly WantedNumber[];
}

/** SQL of the conditions of criteria on the listing `p`. What its owner leaves open denies nothing. */
export function criteriaConditions({ status, types, budget, facts, rooms, numbers }: Criteria): Fragment[] {
  return [
    sql`p.listed_as = ${word(status)}`,
    ...(types.length
      ? [sql`p.type = ANY (ARRAY(SELECT unnest(kinds_within(kind)) FROM unnest(${types}::text[]) AS kind))`]
      : []),
    ...(budget ? [withinBudget(budget)] : []),
    ...(rooms === null ? [] : [sql`coalesce(nullif(p.num_room, 0) >= ${rooms}::int, true)`]),
    ...numbers.map((number) => sql`coalesce(${hasNumber(number)}, true)`),
    ...facts.flatMap(notDenied),
  ];
}

/** The types of a category as regular expressions, and its rooms. */
export interface CategoryKinds {
  types: string;
  best: string;
  fewest: number;
  most: number;
}

/** SQL of whether a listing `p` is of a category. */
export function ofCategory({ types, best, fewest, most }: CategoryKinds): Fragment {
  return sql`p.type IN (SELECT name FROM property_types WHERE name ~* ${types}::text)
        AND (p.type ~* ${best}::text OR p.num_room BETWEEN ${fewest}::int AND ${most}::int)`;
}

/** SQL of whether the listing `p` has a number; null where its owner did not say. */
function hasNumber({ column, isMax, value }: WantedNumber): Fragment {
  return sql`${name(`p.${column}`)} ${isMax ? sql`<=` : sql`>=`} ${value}::numeric`;
}

/** The facts and numbers that listings come first for. */
type Preferences = Pick<Criteria, 'facts' | 'numbers'>;

/** SQL of the number of facts and numbers that the listing `p` is known to have. */
export function factsHad({ facts, numbers }: Preferences): Fragment {
  const ticks = facts.length
    ? [sql`(SELECT count(*)::int FROM unnest(p.amenities) AS had WHERE had = ANY (${word(facts)}::amenity[]))`]
    : [];
  return join([sql`0`, ...ticks, ...numbers.map((number) => sql`(${hasNumber(number)} IS TRUE)::int`)], ' + ');
}

/** Prices in the currency of the budget are compared exactly, others by their dollars. */
function withinBudget({ amount, currency, period, dollars }: Budget): Fragment {
  const ofAYear = amount * periodsInYear[period ?? 'month'];
  return sql`CASE WHEN p.currency = ${currency}::text AND (p.period IS NULL) = ${period === null}::boolean
    THEN ${yearlyAmount} <= ${ofAYear}::numeric ELSE p.price <= ${dollars}::numeric END`;
}

/** SQL of whether the owner of the listing `p` denies a fact: by "No", by the option that denies all, or by another choice. */
function notDenied(fact: Amenity): Fragment[] {
  return fieldNames.flatMap((field: FieldName): Fragment[] => {
    const row = fieldOf(field);
    if (!withWider(amenitiesOfField(row)).includes(fact)) return [];
    const column = name(`p.${columnOf(field)}`);
    if (row.type === 'boolean') return [sql`${column} IS NOT FALSE`];
    if (row.type === 'enum') return [sql`(${column} IS NULL OR ${word(fact)} = ANY (p.amenities))`];
    return row.type === 'set' && row.none ? [sql`coalesce(${word(row.none)} <> ALL (${column}), true)`] : [];
  });
}

/** SQL of the conditions of a request on the listing `p`, with what its texts say. Without types, `kind` has those of its category. */
export function requestedConditions(
  criteria: Criteria,
  { excluded, rent, rooms: { min, max } }: Pick<ReadRequest, 'excluded' | 'rent' | 'rooms'>,
  places: number[],
  kind: CategoryKinds | null,
): Fragment {
  const conditions = [
    ...criteriaConditions(criteria),
    inPlaces(places),
    sql`NOT p.place_id = ANY (${excluded}::int[])`,
    sql`p.price <= coalesce(${rent}::numeric, 'infinity')`,
    sql`coalesce(p.num_room BETWEEN ${min}::int AND ${max}::int, true)`,
    ...(kind ? [ofCategory(kind)] : []),
  ];
  return join(conditions, ' AND ');
}

/** Returns some listings that meet conditions, those with the most facts first, and the number of all, up to one more than `most`. */
export const findRequested = plannedQuery(
  { total: 'int4', id: 'int4?' },
  (where: Fragment, wanted: Preferences, { most, few }: { most: number; few: number }) => sql`
    WITH matching AS (
      SELECT p.id, p.ranked_at, ${factsHad(wanted)} AS had FROM properties p WHERE ${where}
      ORDER BY p.ranked_at DESC, p.id DESC LIMIT ${literal(most + 1)}
    )
    SELECT (SELECT count(*)::int FROM matching) AS total, best.id
    FROM (SELECT) AS once LEFT JOIN (
      SELECT * FROM matching ORDER BY had DESC, ranked_at DESC, id DESC LIMIT ${literal(few)}) AS best ON true
    ORDER BY best.had DESC, best.ranked_at DESC, best.id DESC`,
  [sql`true`, { facts: ['borehole'], numbers: [{ column: 'plot_area', isMax: false, value: 1 }] }, { most: 1, few: 1 }],
);

/** Returns the places of some slugs with the city or country that each is in, in the order of the slugs. */
export const findChosenPlaces = query(
  { value: 'text', name: 'text', within: 'text' },
  (slugs: readonly string[]) => sql`
    SELECT slug AS value, name, coalesce((SELECT above.name FROM places above
      WHERE above.id = ANY (place.path) AND above.id <> place.id AND above.kind <> 'area' ORDER BY cardinality(above.path) DESC LIMIT 1), '') AS within
    FROM places place WHERE id = ANY (places_of(${slugs}::text[])) ORDER BY array_position(${slugs}::text[], slug), id`,
);

/** Returns the slugs of places in the order of their ids. */
export const findSlugs = query(
  { slug: 'text' },
  (ids: readonly number[]) => sql`
    SELECT slug FROM places WHERE id = ANY (${ids}::int[]) ORDER BY array_position(${ids}::int[], id)`,
);

/** Returns all places in those of some slugs, and the places above them. */
export const findPlacesOfSlugs = plannedQuery(
  { areas: 'int4[]', above: 'int4[]' },
  (slugs: readonly string[]) => sql`
    SELECT places_within(places_of(${slugs}::text[])) AS areas,
      ARRAY(SELECT DISTINCT unnest(path[:cardinality(path) - 1]) FROM places WHERE id = ANY (places_of(${slugs}::text[]))) AS above`,
);
