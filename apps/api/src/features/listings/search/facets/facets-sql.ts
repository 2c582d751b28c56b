import type { ListingFilter } from '@africanscity/contracts/listing-filter';
import { openStatuses } from '@africanscity/contracts/lookups';
import type { ListingFacets } from '@africanscity/contracts/listings';
import type { NamedCondition } from '../filter-conditions.ts';
import { allListings, type ListingSource } from '../text/text-source.ts';

export type Facet = ListingFacets['without'][number]['filter'];

/** A line of what `facetsSql` answers. */
export interface Tally {
  facet: Facet | 'total' | 'more';
  value: string;
  count: number;
  atEdge: number;
}

/** The facet that a part of the filter belongs to. */
export const facetOf: Record<keyof ListingFilter, Facet> = {
  propertyStatus: 'status',
  propertyType: 'type',
  city: 'city',
  text: 'text',
  priceMin: 'price',
  priceMax: 'price',
  roomMin: 'rooms',
  bathroomMin: 'baths',
  garageMin: 'garage',
  withPictures: 'pictures',
  latitude: 'area',
  longitude: 'area',
  radiusKm: 'area',
  bounds: 'area',
};

/** So many rooms, baths or cars are the most that are told apart. */
export const mostOfOne = 6;
/** Types and cities beyond these are not named. */
const mostNames = 300;

/** What a facet of few values goes by. */
const fewValues = {
  rooms: `least(coalesce(p.num_room, 0), ${mostOfOne})`,
  baths: `least(coalesce(p.num_bathroom, 0), ${mostOfOne})`,
  garage: `least(coalesce(p.num_garage, 0), ${mostOfOne})`,
  pictures: 'p.pictured',
  price: 'width_bucket(p.price, $1::numeric[])',
} as const;
const facetsOfFewValues = Object.keys(fewValues) as (keyof typeof fewValues)[];
const atEdge = 'p.price = ANY ($1::numeric[])';

/**
 * Counts all facets in one statement. Parameter 1 holds the edges of the price bands, those of the conditions follow.
 * Facets of few values are counted together in one pass, unless they are part of the filter: each of those is counted
 * without its own conditions. What a text and an area find is gathered once for all.
 */
export function facetsSql(named: NamedCondition[], text: ListingSource): string {
  const gathered = named.filter(({ name }) => isGathered(facetOf[name]));
  const rest = named.filter(({ name }) => !isGathered(facetOf[name]));
  const inForce = new Set(rest.map(({ name }) => facetOf[name]));
  const isText = text !== allListings;
  const source = gathered.length || isText ? 'gathered p' : 'properties p';
  const all = `FROM ${source} WHERE ${joined(rest)}`;
  const without = (facet: Facet) =>
    `FROM ${source} WHERE ${joined(rest.filter(({ name }) => facetOf[name] !== facet))}`;

  const together = facetsOfFewValues.filter((facet) => !inForce.has(facet));
  const alone = facetsOfFewValues.filter((facet) => inForce.has(facet));
  const few = together.map((facet) => `${fewValues[facet]} AS ${facet}, `).join('');
  return `WITH ${text.ctes}${gathered.length || isText ? `gathered AS MATERIALIZED (${gatheredSql(gathered, text)}), ` : ''}
    together AS MATERIALIZED (SELECT ${few}${atEdge} AS at_edge, count(*) AS listings ${all} GROUP BY ${places(together.length + 1)})
    SELECT 'total' AS facet, '' AS value, coalesce(sum(listings), 0)::int AS count, 0 AS "atEdge" FROM together
    UNION ALL SELECT 'more', (${text.hasMore})::text, 0, 0
    ${together.map((facet) => `UNION ALL SELECT '${facet}', ${facet}::text, sum(listings)::int, coalesce(sum(listings) FILTER (WHERE at_edge), 0)::int FROM together GROUP BY 2`).join('\n')}
    ${alone.map((facet) => `UNION ALL SELECT '${facet}', (${fewValues[facet]})::text, count(*)::int, (count(*) FILTER (WHERE ${atEdge}))::int ${without(facet)} GROUP BY 2`).join('\n')}
    UNION ALL SELECT 'status', p.listed_as::text, count(*)::int, 0 ${without('status')} GROUP BY 2
    UNION ALL (SELECT 'type', p.type, count(*)::int, 0 ${without('type')} GROUP BY 2 ORDER BY 3 DESC, 2 LIMIT ${mostNames})
    UNION ALL (SELECT 'city', p.city, count(*)::int, 0 ${without('city')} GROUP BY 2 ORDER BY 3 DESC, 2 LIMIT ${mostNames})`;
}

/** For each facet in force, what there would be without it: a column each. Parameters as above, but for the first. */
export function withoutSql(named: NamedCondition[], text: ListingSource, facets: Facet[]): string {
  const columns = facets.map((facet) => {
    const rest = named.filter(({ name }) => facetOf[name] !== facet);
    const open = facet === 'status' ? ` AND p.listed_as IN ('${openStatuses.join(`', '`)}')` : '';
    return `(SELECT count(*) FROM ${facet === 'text' ? 'properties p' : text.from} WHERE ${joined(rest)}${open})::int AS ${facet}`;
  });
  // Names of queries end with a comma.
  return `WITH ${text.ctes} once AS (SELECT) SELECT ${columns.join(', ')}`;
}

function isGathered(facet: Facet): boolean {
  return facet === 'area';
}

function gatheredSql(conditions: NamedCondition[], text: ListingSource): string {
  return `SELECT p.listed_as, p.type, p.city, p.price, p.num_room, p.num_bathroom, p.num_garage, p.pictured
    FROM ${text.from} WHERE ${joined(conditions)}`;
}

function joined(conditions: NamedCondition[]): string {
  return ['p.listed_as IS NOT NULL', ...conditions.map(({ sql }) => sql)].join(' AND ');
}

function places(count: number): string {
  return Array.from({ length: count }, (_, at) => at + 1).join(', ');
}
