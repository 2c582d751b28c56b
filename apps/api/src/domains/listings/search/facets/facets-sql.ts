import {
  type FilterGroup,
  type FilterName,
  listingFilterNames,
  listingFilters,
  namesIn,
} from '@africanscity/contracts/listings/filters';
import type { NamedCondition } from '../filter-conditions.ts';
import { bandEdges, sqlOf } from '../filters.ts';
import { allListings, type ListingSource } from '../text/text-source.ts';

/** A line of what `facetsSql` answers. */
export interface Tally {
  facet: FilterGroup | 'total' | 'more';
  value: string;
  count: number;
  atEdge: number;
}

/** Types and cities beyond these are not named. */
const mostNames = 300;

/** What listings are counted by, of each facet that is. */
const facets = listingFilterNames.flatMap((name) => {
  const { facet } = sqlOf(name);
  return facet ? [{ group: groupOf(name), ...facet }] : [];
});
const fewValues = facets.filter(({ values }) => values === 'few');
const names = facets.filter(({ values }) => values === 'names');
const atEdge = `p.price = ANY (${bandEdges})`;

/**
 * Counts all facets in one statement. Parameter 1 holds the edges of the price bands, those of the conditions follow.
 * Facets of few values are counted together in one pass, unless they are part of the filter: each of those is counted
 * without its own conditions. What a text and an area find is gathered once for all.
 */
export function facetsSql(named: NamedCondition[], text: ListingSource): string {
  const gathered = named.filter(({ name }) => isGathered(groupOf(name)));
  const rest = named.filter(({ name }) => !isGathered(groupOf(name)));
  const inForce = new Set(rest.map(({ name }) => groupOf(name)));
  const isText = text !== allListings;
  const source = gathered.length || isText ? 'gathered p' : 'properties p';
  const all = `FROM ${source} WHERE ${joined(rest)}`;
  const without = (facet: FilterGroup) =>
    `FROM ${source} WHERE ${joined(rest.filter(({ name }) => groupOf(name) !== facet))}`;

  const together = fewValues.filter(({ group }) => !inForce.has(group));
  const alone = fewValues.filter(({ group }) => inForce.has(group));
  const few = together.map(({ group, by }) => `${by} AS ${group}, `).join('');
  return `WITH ${text.ctes}${gathered.length || isText ? `gathered AS MATERIALIZED (${gatheredSql(gathered, text)}), ` : ''}
    together AS MATERIALIZED (SELECT ${few}${atEdge} AS at_edge, count(*) AS listings ${all} GROUP BY ${places(together.length + 1)})
    SELECT 'total' AS facet, '' AS value, coalesce(sum(listings), 0)::int AS count, 0 AS "atEdge" FROM together
    UNION ALL SELECT 'more', (${text.hasMore})::text, 0, 0
    ${together.map(({ group }) => `UNION ALL SELECT '${group}', ${group}::text, sum(listings)::int, coalesce(sum(listings) FILTER (WHERE at_edge), 0)::int FROM together GROUP BY 2`).join('\n')}
    ${alone.map(({ group, by }) => `UNION ALL SELECT '${group}', (${by})::text, count(*)::int, (count(*) FILTER (WHERE ${atEdge}))::int ${without(group)} GROUP BY 2`).join('\n')}
    ${names.map(({ group, by }) => `UNION ALL (SELECT '${group}', ${by}, count(*)::int, 0 ${without(group)} GROUP BY 2 ORDER BY 3 DESC, 2 LIMIT ${mostNames})`).join('\n')}`;
}

/** For each facet in force, what there would be without it: a column each. Parameters as above, but for the first. */
export function withoutSql(named: NamedCondition[], text: ListingSource, inForce: FilterGroup[]): string {
  const columns = inForce.map((facet) => {
    const rest = named.filter(({ name }) => groupOf(name) !== facet);
    const absent = namesIn(facet)
      .map((name) => sqlOf(name).absent)
      .filter((sql) => sql !== undefined);
    return `(SELECT count(*) FROM ${facet === 'text' ? 'properties p' : text.from} WHERE ${[joined(rest), ...absent].join(' AND ')})::int AS ${facet}`;
  });
  // Names of queries end with a comma.
  return `WITH ${text.ctes} once AS (SELECT) SELECT ${columns.join(', ')}`;
}

function isGathered(facet: FilterGroup): boolean {
  return facet === 'area';
}

const columns = [
  ...new Set(listingFilterNames.map((name) => sqlOf(name).column).filter((column) => column !== undefined)),
];

function gatheredSql(conditions: NamedCondition[], text: ListingSource): string {
  return `SELECT ${columns.map((column) => `p.${column}`).join(', ')} FROM ${text.from} WHERE ${joined(conditions)}`;
}

function groupOf(name: FilterName): FilterGroup {
  return listingFilters[name].group;
}

function joined(conditions: NamedCondition[]): string {
  return ['p.listed_as IS NOT NULL', ...conditions.map(({ sql }) => sql)].join(' AND ');
}

function places(count: number): string {
  return Array.from({ length: count }, (_, at) => at + 1).join(', ');
}
