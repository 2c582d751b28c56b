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
const byOf = new Map(facets.flatMap((facet) => (facet === amenities ? [] : [[facet.group, facet.by] as const])));
/** A small number for each group: numbers are compared in less time than names. */
const numberOf = (group: FilterGroup) => literal(1 + [...byOf.keys()].indexOf(group));
/** Groups of numbers from 0 to 7. One whole number holds them together, three bits for each, and the price band above them. */
const few = [...new Set(facets.flatMap(({ group, values }) => (values === 'few' ? group : [])))];
const unpacked = [
  ...few.map((group, at) => sql`few >> ${literal(3 * at)} & 7 AS ${name(group)}`),
  sql`few >> ${literal(3 * few.length)} AS price`,
];

function packed({ price, thresholds }: Asked['bands']): Fragment {
  const values = [...few.map((group) => byOf.get(group)!), sql`width_bucket(${price}, ${thresholds}::numeric[])`];
  return join(
    values.map((by, at) => sql`(${by} << ${literal(3 * at)})`),
    ' | ',
  );
}

/** Whether `listing_counts` has the counts of a facet, for a filter whose total it has. */
export const isCountedBy = (group: FilterGroup) => facets.some((facet) => facet.group === group && facet.counted);

/**
 * Counts all facets in one statement. A facet that is part of the filter is counted under all other conditions, so listings that
 * meet all conditions but those of one facet are read as well; `missed` is the number of that facet. Listings are grouped by
 * names, by numbers and by amenities in one pass, then these groups, some hundreds, by each facet alone, and each facet adds up
 * the listings that missed no other one. A listing has many amenities, and a filter requires all that it names: these are counted
 * one by one, among the listings that meet all conditions. The facet `total` has the number of listings, and `partial` has a row
 * if only some of the listings are counted.
 */
export const countFacetValues = plannedQuery({ facet: 'text', value: 'text', count: 'int4' }, facetsOf, [
  { named: [], counted: false, most: 1, bands: { price: sql`p.price`, thresholds: [] } },
]);

function facetsOf({ named, counted, most, bands }: Asked): Fragment {
  const isIn = (group: FilterGroup) => named.some((part) => groupOf(part.name) === group);
  const inForce = [...byOf.keys()].filter((group) => isIn(group) && !(counted && isCountedBy(group)));
  const names = [...byOf.keys()].filter(
    (group) => group !== 'price' && !few.includes(group) && !(counted && isCountedBy(group)),
  );
  const { all, allBut, missed } = conditionsOf(named, inForce);
  const tallies = facets.map((facet) => tallyOf(facet, named, counted));
  const total = counted
    ? storedCount(all)
    : sql`(SELECT sum(listings) FROM counted WHERE missed = 0 AND rooms IS NOT NULL)`;
  const nameColumns = list(names.map((group) => name(group)));
  const single: FilterGroup[] = [...names, 'price', ...few];
  return sql`
    WITH grouped AS MATERIALIZED (
      SELECT missed, ${nameColumns}, few, amenities, count(*)::int AS listings
      FROM (
        SELECT ${missed} AS missed, ${list(names.map((group) => sql`${byOf.get(group)!} AS ${name(group)}`))},
          ${packed(bands)} AS few, ${amenities.by}
        FROM properties p WHERE p.listed_as IS NOT NULL AND (${join(
          [all, ...allBut].map((condition) => sql`(${condition})`),
          ' OR ',
        )})
        ${newestFirst} LIMIT ${literal(most + 1)}) AS near
      GROUP BY GROUPING SETS ((missed, ${nameColumns}), (missed, few), (missed, amenities))
    ), counted AS MATERIALIZED (
      SELECT missed, ${list(single.map((group) => name(group)))}, sum(listings)::int AS listings
      FROM (SELECT missed, listings, ${nameColumns}, ${list(unpacked)} FROM grouped WHERE amenities IS NULL) AS valued
      GROUP BY GROUPING SETS (${list(single.map((group) => sql`(missed, ${name(group)})`))})
    )
    SELECT 'total' AS facet, '' AS value, coalesce(${total}, 0)::int AS count
    UNION ALL SELECT 'partial', '', 0 FROM counted WHERE rooms IS NOT NULL HAVING sum(listings) > ${literal(most)}
    UNION ALL ${join(tallies, ' UNION ALL ')}`;
}

/** SQL of all conditions, of all but those of each facet in force, and of the number of the facet that a listing misses. */
function conditionsOf(named: NamedCondition[], inForce: FilterGroup[]) {
  const fixed = named.filter((part) => !inForce.includes(groupOf(part.name))).map(({ sql }) => sql);
  const asked = new Map(inForce.map((group) => [group, named.filter((part) => groupOf(part.name) === group)]));
  const conditionOf = (group: FilterGroup) => allOf(asked.get(group)!.map(({ sql }) => sql));
  const allBut = inForce.map((missed) => {
    const instead = asked.get(missed)!.flatMap(({ beside }) => beside ?? []);
    return allOf([...fixed, ...inForce.filter((group) => group !== missed).map(conditionOf), ...instead]);
  });
  const cases = inForce.map((group) => sql`WHEN (${conditionOf(group)}) IS NOT TRUE THEN ${numberOf(group)}`);
  return {
    all: allOf([...fixed, ...inForce.map(conditionOf)]),
    allBut,
    missed: cases.length ? sql`CASE ${join(cases, ' ')} ELSE 0 END` : sql`0`,
  };
}

/** SQL of the rows of a facet. */
function tallyOf(facet: Facet, named: NamedCondition[], counted: boolean): Fragment {
  if (facet === amenities)
    return sql`SELECT ${word(facet.group)}, name::text, sum(listings)::int
  FROM grouped, unnest(amenities) AS name WHERE missed = 0 GROUP BY name`;
  if (counted && facet.counted) {
    const others = named.filter((part) => groupOf(part.name) !== facet.group).map(({ sql }) => sql);
    return sumsOf(facet, facet.by, sql`listing_counts p WHERE ${allOf(others)}`);
  }
  const column = name(facet.group);
  return sumsOf(facet, column, sql`counted WHERE missed IN (0, ${numberOf(facet.group)}) AND ${column} IS NOT NULL`);
}

/** SQL of the rows of a facet: the listings of groups, summed by a column of these. */
function sumsOf(facet: Facet, column: Fragment, groups: Fragment): Fragment {
  const counts = sql`SELECT ${column} AS value, sum(listings)::int AS count FROM ${groups} GROUP BY 1 HAVING sum(listings) > 0`;
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
