import {
  type FilterGroup,
  type FilterName,
  listingFilterNames,
  listingFilters,
  namesIn,
} from '@africanscity/contracts/listings/filters';
import { plannedQuery } from '../../../../kernel/driver-sql.ts';
import { type Fragment, join, literal, name, sql, word } from '../../../../kernel/sql.ts';
import { areasFacet } from '../../places/places.sql.ts';
import type { NamedCondition } from '../filter-conditions.ts';
import { sqlOf } from '../filters.sql.ts';
import { storedCount } from '../listing-counts.sql.ts';
import { newestFirst } from '../pages.sql.ts';

interface Asked {
  named: NamedCondition[];
  /** Whether `listing_counts` has the total, and the facets of its columns. */
  counted: boolean;
  /** The number of the newest listings that are counted. */
  most: number;
  /** The price that the bands go by, and their thresholds. */
  bands: { price: Fragment; thresholds: string[] };
}

/** Maximum of types and of cities. */
const mostNames = 300;

/** The columns of each facet. */
const facets = listingFilterNames.flatMap((name) => {
  const { facet, counted = false } = sqlOf(name);
  return facet ? [{ name, group: groupOf(name), counted, ...facet }] : [];
});
type Facet = (typeof facets)[number];

const amenities = facets.find(({ values }) => values === 'amenities')!;

/** The columns that facets group by, each under the name of its facet's group. Types and kinds share one. */
const byOf = new Map(facets.map((facet) => [facet.group, facet.by] as const));
/** A small number for each group: numbers are compared in less time than names. */
const numberOf = (group: FilterGroup) => literal(1 + [...byOf.keys()].indexOf(group));

/** Whether `listing_counts` has the counts of a facet, for a filter whose total it has. */
export const isCountedBy = (group: FilterGroup) => facets.some((facet) => facet.group === group && facet.counted);

/**
 * Counts all facets in one statement. `matching` has the listings that meet all conditions, grouped in one pass. A facet that the
 * filter has conditions of is counted without these, so listings that miss nothing else are added: `missing` has them, by the
 * facet that each misses. A listing has many amenities, and a filter requires all that it names, so these are counted
 * one by one among the listings that meet all conditions. The facet `total` has the number of these. Of more than `most`
 * matching or missing listings the newest are counted; then `partial` has a row of that name.
 */
export const countFacetValues = plannedQuery({ facet: 'text', value: 'text', count: 'int4' }, facetsOf, [
  { named: [], counted: false, most: 1, bands: { price: sql`p.price`, thresholds: [] } },
]);

function facetsOf({ named, counted, most, bands }: Asked): Fragment {
  const columns = new Map(byOf).set('price', sql`width_bucket(${bands.price}, ${bands.thresholds}::numeric[])`);
  const groups = [...columns.keys()].filter((group) => !(counted && isCountedBy(group)));
  const widened = groups.filter((group) => isWidened(group, named));
  const columnsOf = (some: FilterGroup[]) => list(some.map((group) => sql`${columns.get(group)!} AS ${name(group)}`));
  const newest = sql`${newestFirst} LIMIT ${literal(most + 1)}`;
  const all = allOf(named.map(({ sql }) => sql));
  const sets = setsOf(groups).map((set) => sql`(${list(set.map((group) => name(group)))})`);
  const tables = [
    sql`matching AS MATERIALIZED (
      SELECT ${list(groups.map((group) => name(group)))}, count(*)::int AS listings
      FROM (SELECT ${columnsOf(groups)} FROM properties p WHERE ${all} ${newest}) AS newest
      GROUP BY GROUPING SETS (${list(sets)}))`,
  ];
  const total = counted ? storedCount(all) : sql`(SELECT sum(listings) FROM matching WHERE amenities IS NOT NULL)`;
  const partialIf = sql`HAVING sum(listings) > ${literal(most)}`;
  const rows = [
    sql`SELECT 'total' AS facet, '' AS value, coalesce(${total}, 0)::int AS count`,
    sql`SELECT 'partial', 'matching', 0 FROM matching WHERE amenities IS NOT NULL ${partialIf}`,
  ];
  if (widened.length > 0) {
    const { missesOne, missed } = conditionsOf(named, widened);
    const own = widened.map(
      (group) => sql`CASE missed WHEN ${numberOf(group)} THEN ${name(group)} END AS ${name(group)}`,
    );
    tables.push(sql`missing AS MATERIALIZED (
      SELECT missed, ${list(own)}, count(*)::int AS listings
      FROM (SELECT ${missed} AS missed, ${columnsOf(widened)} FROM properties p WHERE ${missesOne} ${newest}) AS newest
      GROUP BY ${list(['missed', ...widened].map((_, at) => literal(at + 1)))})`);
    rows.push(sql`SELECT 'partial', 'missing', 0 FROM missing ${partialIf}`);
  }
  for (const facet of facets) {
    const column = name(facet.group);
    const counts = sql`SELECT ${column}, listings FROM matching`;
    const more = sql`SELECT ${column}, listings FROM missing WHERE missed = ${numberOf(facet.group)}`;
    if (counted && facet.counted) rows.push(sumsOf(facet, storedCounts(facet, named)));
    else rows.push(sumsOf(facet, widened.includes(facet.group) ? sql`${counts} UNION ALL ${more}` : counts));
  }
  return sql`WITH ${list(tables)} ${join(rows, ' UNION ALL ')}`;
}

/** Whether a filter has conditions of a facet, which do not hold where the facet is counted. */
export function isWidened(group: FilterGroup, named: NamedCondition[]): boolean {
  return byOf.has(group) && group !== amenities.group && named.some((part) => groupOf(part.name) === group);
}

/** SQL of whether a listing misses the conditions of one facet only, and of the number of that facet. */
function conditionsOf(named: NamedCondition[], widened: FilterGroup[]): { missesOne: Fragment; missed: Fragment } {
  const asked = new Map(widened.map((group) => [group, named.filter((part) => groupOf(part.name) === group)]));
  const conditionOf = (group: FilterGroup) => allOf(asked.get(group)!.map(({ sql }) => sql));
  const fixed = named.filter((part) => !widened.includes(groupOf(part.name))).map(({ sql }) => sql);
  const allBut = widened.map((missed) => {
    const instead = asked.get(missed)!.flatMap(({ beside }) => beside ?? []);
    const others = widened.filter((group) => group !== missed).map(conditionOf);
    return sql`(${allOf([...others, ...instead])})`;
  });
  const cases = widened.map((group) => sql`WHEN (${conditionOf(group)}) IS NOT TRUE THEN ${numberOf(group)}`);
  return {
    missesOne: allOf([
      sql`p.listed_as IS NOT NULL`,
      ...fixed,
      sql`(${join(allBut, ' OR ')})`,
      sql`(${allOf(widened.map(conditionOf))}) IS NOT TRUE`,
    ]),
    missed: sql`CASE ${join(cases, ' ')} END`,
  };
}

/**
 * Returns the columns that listings are grouped by together: ten thousand have some hundred names, numbers and lists of amenities.
 * Places are by themselves, because a large site has thousands.
 */
function setsOf(groups: FilterGroup[]): FilterGroup[][] {
  const of = (...kinds: Facet['values'][]) =>
    groups.filter((group) => facets.some((facet) => facet.group === group && kinds.includes(facet.values)));
  return [of('names'), of('few', 'price'), of('places'), of('amenities')].filter((set) => set.length > 0);
}

/** SQL of the groups that `listing_counts` has of a facet. */
function storedCounts(facet: Facet, named: NamedCondition[]): Fragment {
  const others = named.filter((part) => groupOf(part.name) !== facet.group).map(({ sql }) => sql);
  return sql`SELECT ${facet.by} AS ${name(facet.group)}, listings FROM listing_counts p WHERE ${allOf(others)}`;
}

/** SQL of the rows of a facet, from groups of listings: its column and their number. */
function sumsOf(facet: Facet, groups: Fragment): Fragment {
  const column = name(facet.group);
  if (facet === amenities)
    return sql`SELECT ${word(facet.group)}, value::text, sum(listings)::int FROM (${groups}) AS own, unnest(${column}) AS value WHERE ${column} IS NOT NULL GROUP BY value`;
  const counts = sql`SELECT ${column} AS value, sum(listings)::int AS count FROM (${groups}) AS own
    WHERE ${column} IS NOT NULL GROUP BY 1 HAVING sum(listings) > 0`;
  if (facet.values === 'places') return sql`(${areasFacet(counts)})`;
  const each = sql`SELECT ${word(facet.group)}, value::text, count FROM (${counts}) AS own`;
  if (facet.values !== 'names') return each;
  const rows = facet.within
    ? sql`SELECT ${word(facet.name)}, wider, sum(count)::int FROM (${counts}) AS own JOIN ${name(facet.within)} ON name = value, unnest(path) AS wider GROUP BY 2`
    : each;
  return sql`(${rows} ORDER BY 3 DESC, 2 LIMIT ${literal(mostNames)})`;
}

/** Returns for each facet in force the number of listings without its conditions, `most` at most. */
export const countWithout = plannedQuery(
  { counts: 'int4[]' },
  (named: NamedCondition[], inForce: FilterGroup[], most: number) => {
    const counts = inForce.map((facet) => {
      const rest = named.filter((part) => groupOf(part.name) !== facet).map(({ sql }) => sql);
      const absent = namesIn(facet).flatMap((part) => sqlOf(part).absent ?? []);
      const where = allOf([sql`p.listed_as IS NOT NULL`, ...rest, ...absent]);
      return sql`(SELECT count(*) FROM (SELECT FROM properties p WHERE ${where} LIMIT ${literal(most)}) AS kept)::int`;
    });
    return sql`SELECT ARRAY[${list(counts)}] AS counts`;
  },
  [[], ['price'], 1],
);

function groupOf(name: FilterName): FilterGroup {
  return listingFilters[name].group;
}

function allOf(conditions: Fragment[]): Fragment {
  return conditions.length ? join(conditions, ' AND ') : sql`true`;
}

function list(fragments: Fragment[]): Fragment {
  return join(fragments, ', ');
}
