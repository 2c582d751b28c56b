import {
  type FilterGroup,
  type FilterName,
  listingFilterNames,
  listingFilters,
  namesIn,
} from '@africanscity/contracts/listings/filters';
import type { CountedFacets } from '../counted/counts.ts';
import type { NamedCondition } from '../filter-conditions.ts';
import { sqlOf } from '../filters.ts';
import { bandEdges } from '../sql-filter.ts';
import { areasSql } from '../places.ts';
import { sample, tooMany, weightSql } from '../sample.ts';
import type { SampleLimits } from '../limits.ts';
import { allListings, type ListingSource } from '../text-source.ts';

/** A line of what `facetsSql` answers. */
export interface Tally {
  facet: FilterGroup | FilterName | 'total' | 'more' | 'estimated';
  value: string;
  count: number;
  atEdge: number;
}

/** Types and cities beyond these are not named. */
const mostNames = 300;

/** What listings are counted by, of each facet that is. */
const facets = listingFilterNames.flatMap((name) => {
  const { facet } = sqlOf(name);
  return facet ? [{ name, group: groupOf(name), ...facet }] : [];
});
const fewValues = facets.filter(({ values }) => values === 'few');
const names = facets.filter((facet) => facet.values === 'names');
const areas = facets.filter((facet) => facet.values === 'places');
/** What names are counted by, once where several facets go by the same. */
const countedNames = new Map(names.map(({ group, by }) => [group, by]));
const atEdge = `p.price = ANY (${bandEdges})`;

/** What facets are counted of. */
interface Counted {
  named: NamedCondition[];
  text: ListingSource;
  /** What is counted ahead; null where nothing is. */
  ahead: CountedFacets | null;
}

/**
 * Counts all facets in one statement. Parameter 1 holds the edges of the price bands, those of the conditions follow.
 * A facet that is part of the filter is counted among what matches without its own conditions, the others, together, among
 * all that match. Each of these sets is gathered once: the whole of it where it is small, otherwise a sample. What a text
 * finds is gathered once for all of them, and bounded by itself.
 */
export function facetsSql({ named, text, ahead }: Counted, limits: SampleLimits): string {
  const isText = !text.whole;
  const gathered = isText ? named.filter(({ name }) => isGathered(groupOf(name))) : [];
  const rest = named.filter((condition) => !gathered.includes(condition));
  const inForce = new Set(rest.map(({ name }) => groupOf(name)));

  const sets = new Map<string, string>();
  const groupsOf = new Map<string, Set<FilterGroup | ''>>([['matching', new Set(ahead ? [] : ['' as const])]]);
  const addSet = (name: string, conditions: string[], { from } = text) => {
    const where = joined(conditions);
    sets.set(name, isText ? wholeSetSql(name, where) : setSql(name, { from, where }, limits));
    return name;
  };
  const all = addSet(
    'matching',
    rest.map(({ sql }) => sql),
  );
  // What stands for a facet's own conditions where it is counted, such as the cities of the places that are chosen.
  const setOf = (group: FilterGroup, instead: string[] = []) => {
    const others = rest.filter(({ name }) => groupOf(name) !== group).map(({ sql }) => sql);
    const source = group === 'text' ? allListings : text;
    const set = inForce.has(group) ? addSet(`without_${group}`, [...others, ...instead], source) : all;
    groupsOf.set(set, (groupsOf.get(set) ?? new Set()).add(group));
    return set;
  };
  for (const { group } of fewValues) setOf(group);

  const aheadOf = (group: FilterGroup) =>
    ahead && (group === 'status' || group === 'type' || group === 'city') ? ahead[group] : null;

  const together = fewValues.filter(({ group }) => !inForce.has(group));
  const few = together.map(({ group, by }) => `${by} AS ${group}, `).join('');
  const namesCounted = [...countedNames].map(
    ([group, by]) =>
      `${group}_names AS MATERIALIZED (${aheadOf(group) ?? `SELECT ${by} AS value, sum(weight) AS listings FROM ${setOf(group)} p GROUP BY 1`})`,
  );
  const areaSets = areas.map((facet) => {
    const instead = rest.flatMap(({ name, sql }) => (groupOf(name) === facet.group ? [facet.instead(sql)] : []));
    return { ...facet, set: setOf(facet.group, instead) };
  });
  const tallies = [
    `SELECT 'total' AS facet, '' AS value, ${ahead?.total ?? `(SELECT ${summed('listings')} FROM together)`} AS count, 0 AS "atEdge"`,
    // With how many are told of those that are not counted one by one.
    `SELECT 'more', (${text.hasMore})::text, ${text.total('0')}, 0`,
    ...together.map(
      ({ group }) =>
        `SELECT '${group}', ${group}::text, ${summed('listings')}, ${summed('listings', 'at_edge')} FROM together GROUP BY 2`,
    ),
    ...fewValues
      .filter(({ group }) => inForce.has(group))
      .map(
        ({ group, by }) =>
          `SELECT '${group}', (${by})::text, ${summed('weight')}, ${summed('weight', atEdge)} FROM ${setOf(group)} p GROUP BY 2`,
      ),
    ...names.map((facet) => `(${namesSql(facet)} ORDER BY 3 DESC, 2 LIMIT ${mostNames})`),
    ...areaSets.map(({ by, set }) => `(${areasSql(`SELECT ${by}, sum(weight) AS listings FROM ${set} p GROUP BY 1`)})`),
    ...(isText ? [] : [...groupsOf].map(([set, groups]) => estimatedSql(set, [...groups]))),
  ];
  const gatheredSet = isText ? [`gathered AS MATERIALIZED (${gatheredSql(gathered, text)})`] : [];
  const togetherSet = `together AS MATERIALIZED (
      SELECT ${few}${atEdge} AS at_edge, sum(weight) AS listings FROM ${all} p GROUP BY ${places(together.length + 1)})`;
  return `WITH ${text.ctes}${[...gatheredSet, ...sets.values(), togetherSet, ...namesCounted].join(', ')}
    ${tallies.join('\nUNION ALL ')}`;
}

function wholeSetSql(name: string, where: string): string {
  return `${name} AS MATERIALIZED (SELECT p.*, 1::float8 AS weight FROM gathered p WHERE ${where})`;
}

/**
 * The listings that match, each with how many it stands for. The sample is looked at first: it tells whether all are
 * counted, and is what is counted otherwise.
 */
function setSql(name: string, { from, where }: { from: string; where: string }, limits: SampleLimits): string {
  const kept = columns.map((column) => `p.${column}`).join(', ');
  return `${name}_sample AS MATERIALIZED (
      SELECT p.draw, ${kept} FROM ${sample} WHERE ${where} ORDER BY 1 LIMIT ${limits.sampled}),
    ${name}_drawn AS MATERIALIZED (
      SELECT count(*) >= ${tooMany(limits)} AS many, ${weightSql('count(*)', 'max(draw)', limits.sampled)} AS weight FROM ${name}_sample),
    ${name} AS MATERIALIZED (
      SELECT ${kept}, 1::float8 AS weight FROM ${from} WHERE NOT (SELECT many FROM ${name}_drawn) AND ${where}
      UNION ALL SELECT ${kept}, weight FROM ${name}_sample p, ${name}_drawn WHERE many)`;
}

/** The facets that are counted among a set, where it is a sample; '' for the total. */
function estimatedSql(set: string, groups: (FilterGroup | '')[]): string {
  const rows = groups.map((group) => `('${group}')`).join(', ');
  return `SELECT 'estimated', facet, 0, 0 FROM ${set}_drawn, (VALUES ${rows}) AS counted (facet) WHERE many`;
}

function summed(weight: string, condition?: string): string {
  return `round(coalesce(sum(${weight})${condition ? ` FILTER (WHERE ${condition})` : ''}, 0))::int`;
}

function namesSql({ name, group, above }: (typeof names)[number]): string {
  return above === undefined
    ? `SELECT '${group}', value, round(listings)::int, 0 FROM ${group}_names`
    : `SELECT '${name}', wider, round(sum(listings))::int, 0 FROM ${group}_names, unnest(${above}(value)) AS wider GROUP BY 2`;
}

/** For each facet in force, what there would be without it, `most` at most: a column each. Parameters as above, but for the first. */
export function withoutSql(named: NamedCondition[], text: ListingSource, inForce: FilterGroup[], most: number): string {
  const columns = inForce.map((facet) => {
    const rest = named.filter(({ name }) => groupOf(name) !== facet);
    const absent = namesIn(facet)
      .map((name) => sqlOf(name).absent)
      .filter((sql) => sql !== undefined);
    const where = joined([...rest.map(({ sql }) => sql), ...absent]);
    const kept = `SELECT FROM ${facet === 'text' ? 'properties p' : text.from} WHERE ${where} LIMIT ${most}`;
    return `(SELECT count(*) FROM (${kept}) AS kept)::int AS ${facet}`;
  });
  // Names of queries end with a comma.
  return `WITH ${text.ctes} once AS (SELECT) SELECT ${columns.join(', ')}`;
}

/** What no facet is counted without: it may ask for columns that are not gathered. */
function isGathered(facet: FilterGroup): boolean {
  return facet === 'area' || facet === 'text';
}

const columns = [
  ...new Set(listingFilterNames.map((name) => sqlOf(name).column).filter((column) => column !== undefined)),
];

function gatheredSql(conditions: NamedCondition[], text: ListingSource): string {
  return `SELECT ${columns.map((column) => `p.${column}`).join(', ')} FROM ${text.from} WHERE ${joined(conditions.map(({ sql }) => sql))}`;
}

function groupOf(name: FilterName): FilterGroup {
  return listingFilters[name].group;
}

function joined(conditions: string[]): string {
  return ['p.listed_as IS NOT NULL', ...conditions].join(' AND ');
}

function places(count: number): string {
  return Array.from({ length: count }, (_, at) => at + 1).join(', ');
}
