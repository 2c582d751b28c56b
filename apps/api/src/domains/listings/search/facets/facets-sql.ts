import {
  type FilterGroup,
  type FilterName,
  listingFilterNames,
  listingFilters,
  namesIn,
} from '@africanscity/contracts/listings/filters';
import type { NamedCondition } from '../filter-conditions.ts';
import { sqlOf } from '../filters.ts';
import { countedSql } from '../listing-counts.ts';
import { newestFirst } from '../order-key.ts';
import { areasSql } from '../../places/places.ts';
import { bandThresholds } from '../sql-filter.ts';
import type { Placeholder } from '../../core/sql-placeholder.ts';

/** A line of what `facetsSql` answers. `partial` has a line where only some of the listings are counted. */
export interface Tally {
  facet: FilterGroup | FilterName | 'total' | 'partial';
  value: string;
  count: number;
}

interface Asked {
  named: NamedCondition[];
  /** Whether `listing_counts` has the total, and the facets that go by its columns. */
  counted: boolean;
  /** The number of the newest listings that are counted. */
  most: number;
  placeholder: Placeholder;
}

/** Types and cities beyond these are not named. */
const mostNames = 300;

/** What listings are counted by, of each facet that is. */
const facets = listingFilterNames.flatMap((name) => {
  const { facet, counted = false } = sqlOf(name);
  return facet ? [{ name, group: groupOf(name), counted, ...facet }] : [];
});
type Facet = (typeof facets)[number];

const amenities = facets.find(({ values }) => values === 'amenities')!;

/** The columns that facets group by, each under the name of its facet's group. Types and kinds share one. */
const byOf = new Map(facets.flatMap((facet) => (facet === amenities ? [] : [[facet.group, facet.by] as const])));
/** By small numbers a group is compared in less time than by names. */
const numberOf = (group: FilterGroup) => 1 + [...byOf.keys()].indexOf(group);
/** Groups of numbers from 0 to 7. One whole number holds them together, three bits for each, and the price band above them. */
const few = [...new Set(facets.flatMap(({ group, values }) => (values === 'few' ? group : [])))];
const band = `width_bucket(p.price, ${bandThresholds})`;
const packed = [...few.map((group) => byOf.get(group)), band].map((by, at) => `(${by} << ${3 * at})`).join(' | ');
const unpacked = [...few.map((group, at) => `few >> ${3 * at} & 7 AS ${group}`), `few >> ${3 * few.length} AS price`];
/** Whether `listing_counts` has the counts of a facet, for a filter whose total it has. */
export const isCountedBy = (group: FilterGroup) => facets.some((facet) => facet.group === group && facet.counted);

/**
 * Counts all facets in one statement. Parameter 1 holds the thresholds of the price bands, those of the conditions follow. A facet
 * that is part of the filter is counted under all other conditions, so listings that meet all conditions but those of one facet
 * are read as well; `missed` is the number of that facet. Listings are grouped by names, by numbers and by amenities in one pass, then
 * these groups, some hundreds, by each facet alone, and each facet adds up what no other one missed. A listing has many amenities,
 * and a filter asks for all it names: these are counted one by one, among the listings that meet all conditions.
 */
export function facetsSql({ named, counted, most, placeholder }: Asked): string {
  const isIn = (group: FilterGroup) => named.some(({ name }) => groupOf(name) === group);
  const inForce = [...byOf.keys()].filter((group) => isIn(group) && !(counted && isCountedBy(group)));
  const fixed = named.filter(({ name }) => !inForce.includes(groupOf(name))).map(({ sql }) => sql);
  const asked = new Map(inForce.map((group) => [group, named.filter(({ name }) => groupOf(name) === group)]));
  const conditionOf = (group: FilterGroup) => joined(asked.get(group)!.map(({ sql }) => sql));
  const all = joined([...fixed, ...inForce.map(conditionOf)]);
  const allBut = inForce.map((missed) => {
    const instead = asked.get(missed)!.flatMap(({ beside }) => beside?.(placeholder) ?? []);
    return joined([...fixed, ...inForce.filter((group) => group !== missed).map(conditionOf), ...instead]);
  });
  const missed = inForce.map((group) => `WHEN (${conditionOf(group)}) IS NOT TRUE THEN ${numberOf(group)}`).join(' ');
  const names = [...byOf.keys()].filter(
    (group) => group !== 'price' && !few.includes(group) && !(counted && isCountedBy(group)),
  );
  const columns = names.map((group) => `${byOf.get(group)} AS ${group}`);
  const tallies = facets.map((facet) => {
    if (facet === amenities) return amenitiesSql;
    if (counted && facet.counted) {
      const where = joined(named.filter(({ name }) => groupOf(name) !== facet.group).map(({ sql }) => sql));
      return tallySql(facet, facet.by, `listing_counts p WHERE ${where}`);
    }
    const which = `missed IN (0, ${numberOf(facet.group)}) AND ${facet.group} IS NOT NULL`;
    return tallySql(facet, facet.group, `counted WHERE ${which}`);
  });
  const total = counted
    ? countedSql(all)
    : '(SELECT sum(listings) FROM counted WHERE missed = 0 AND rooms IS NOT NULL)';
  return `WITH grouped AS MATERIALIZED (
      SELECT missed, ${names.join(', ')}, few, amenities, count(*)::int AS listings
      FROM (
        SELECT ${missed ? `CASE ${missed} ELSE 0 END` : '0'} AS missed, ${columns.join(', ')}, ${packed} AS few, ${amenities.by}
        FROM properties p WHERE p.listed_as IS NOT NULL AND (${[all, ...allBut].map((sql) => `(${sql})`).join(' OR ')})
        ${newestFirst} LIMIT ${most + 1}) AS near
      GROUP BY GROUPING SETS ((missed, ${names.join(', ')}), (missed, few), (missed, amenities))
    ), counted AS MATERIALIZED (
      SELECT missed, ${[...names, 'price', ...few].join(', ')}, sum(listings)::int AS listings
      FROM (SELECT missed, listings, ${names.join(', ')}, ${unpacked.join(', ')} FROM grouped WHERE amenities IS NULL) AS valued
      GROUP BY GROUPING SETS (${[...names, 'price', ...few].map((group) => `(missed, ${group})`).join(', ')})
    )
    SELECT 'total' AS facet, '' AS value, coalesce(${total}, 0)::int AS count
    UNION ALL SELECT 'partial', '', 0 FROM counted WHERE rooms IS NOT NULL HAVING sum(listings) > ${most}
    UNION ALL ${tallies.join('\nUNION ALL ')}`;
}

const amenitiesSql = `SELECT '${amenities.group}', name::text, sum(listings)::int
  FROM grouped, unnest(amenities) AS name WHERE missed = 0 GROUP BY name`;

/** SQL of the lines of a facet: the listings of groups, summed by a column of these. */
function tallySql(facet: Facet, column: string, groups: string): string {
  const counts = `SELECT ${column} AS value, sum(listings)::int AS count FROM ${groups} GROUP BY 1 HAVING sum(listings) > 0`;
  if (facet.values === 'places') return `(${areasSql(counts)})`;
  if (facet.values !== 'names') return `SELECT '${facet.group}', value::text, count FROM (${counts}) AS own`;
  const lines = facet.within
    ? `SELECT '${facet.name}', wider, sum(count)::int FROM (${counts}) AS own JOIN ${facet.within} ON name = value, unnest(path) AS wider GROUP BY 2`
    : `SELECT '${facet.group}', value::text, count FROM (${counts}) AS own`;
  return `(${lines} ORDER BY 3 DESC, 2 LIMIT ${mostNames})`;
}

/** For each facet in force, what there would be without it, `most` at most: a column each. Parameters as above. */
export function withoutSql(named: NamedCondition[], inForce: FilterGroup[], most: number): string {
  const columns = inForce.map((facet) => {
    const rest = named.filter(({ name }) => groupOf(name) !== facet).map(({ sql }) => sql);
    const absent = namesIn(facet).flatMap((name) => sqlOf(name).absent ?? []);
    const where = joined(['p.listed_as IS NOT NULL', ...rest, ...absent]);
    return `(SELECT count(*) FROM (SELECT FROM properties p WHERE ${where} LIMIT ${most}) AS kept)::int AS ${facet}`;
  });
  return `SELECT ${columns.join(', ')}`;
}

function groupOf(name: FilterName): FilterGroup {
  return listingFilters[name].group;
}

function joined(conditions: string[]): string {
  return conditions.length ? conditions.join(' AND ') : 'true';
}
