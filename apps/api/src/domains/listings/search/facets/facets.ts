import {
  type FilterGroup,
  filterGroups,
  listingFilters,
  type StepFilter,
  stepFilters,
} from '@africanscity/contracts/listings/filters';
import { defaultListingOrder } from '@africanscity/contracts/listings/values';
import { PropertyStatus } from '@africanscity/contracts/listings/status';
import type { EndpointInput } from '@africanscity/contracts/call';
import type { getPropertiesFacets as endpoint } from '@africanscity/contracts/listings/calls/search';
import { type ListingFacets } from '@africanscity/contracts/listings/facets';
import { type ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import type { AppContext, RequestContext } from '../../../../context.ts';
import { countedFacets } from '../counted/counts.ts';
import { countedFilter } from '../counted/page-sql.ts';
import { listedBy, type NamedCondition, type NamedConditions, namedConditions } from '../filter-conditions.ts';
import { type SearchLimits, searchLimits } from '../limits.ts';
import { allListings, type ListingSource, type Looked, textSource } from '../text-source.ts';
import { filteredSql } from '../narrowed-page.ts';
import { namesInForce } from '../filters.ts';
import { mostOfOne } from '../sql-filter.ts';
import { facetsSql, type Tally, withoutSql } from './facets-sql.ts';
import { keptWhileCostly } from './kept-while-costly.ts';

/** How many listings each value of each filter would show. Exact; what is slow to count may be a minute old. */
export async function getPropertiesFacets(
  ctx: RequestContext,
  filter: EndpointInput<typeof endpoint>,
): Promise<ListingFacets> {
  return keptWhileCostly(ctx, JSON.stringify(filter), () => countFacets(ctx, filter));
}

type Context = Pick<AppContext, 'pool'>;

/**
 * Counts every facet under all other filters, as of one moment: exact, unless more listings match these than `limits` have
 * counted one by one, of which shares are then estimated from a sample, or very many have the words of the text. Then so
 * many of the newest as `limits` allow are counted, whatever the other filters ask for, and the total is that of the list.
 */
export async function countFacets(
  ctx: Context,
  filter: ListingFilter,
  limits: SearchLimits = searchLimits,
): Promise<ListingFacets> {
  const conditions = await namedConditions(ctx, filter, 2, limits);
  const { named, values, words } = conditions;
  // No facet is counted without what the text asks for beside its words.
  const asked = named.filter(({ name }) => name === 'text').map(({ sql }) => sql);
  const looked: Looked = {
    statuses: PropertyStatus.options,
    led: [],
    rest: asked,
    order: defaultListingOrder,
    counted: { conditions: named.map(({ sql }) => sql).join(' AND '), most: limits.counted },
  };
  const text = words === null ? allListings : textSource(words, looked, limits);
  const edges = bandEdges(filter.propertyStatus);
  const counted = countedFilter(filter);
  const all: unknown[] = [edges, ...values];
  const ahead = counted && countedFacets(counted, (value, type) => `$${all.push(value)}::${type}`);
  const { rows } = await ctx.pool.query<Tally>(facetsSql({ named, text, ahead }, limits), all);
  const of = (facet: Tally['facet']) => rows.filter((row) => row.facet === facet);
  const countOf = (facet: Tally['facet'], value: string) => of(facet).find((row) => row.value === value)?.count ?? 0;
  const names = (facet: Tally['facet']) =>
    of(facet).flatMap(({ value, count }) => (value === '' ? [] : { value, count }));
  const estimated = new Set(of('estimated').map(({ value }) => value));
  const some = of('more').some(({ value }) => value === 'true');
  const uncounted = countOf('more', 'true');
  const { total, moreThanTotal } =
    some && !uncounted
      ? await countListed(ctx, filter, conditions, limits)
      : { total: uncounted || countOf('total', ''), moreThanTotal: some };
  const steps = Object.fromEntries(stepFilters.map((name) => [name, atLeast(of(listingFilters[name].group))])) as Pick<
    ListingFacets,
    StepFilter
  >;
  return {
    total,
    moreThanTotal,
    estimated: { total: estimated.has(''), groups: filterGroups.filter((group) => some || estimated.has(group)) },
    propertyStatus: PropertyStatus.options.map((value) => ({ value, count: countOf('status', value) })),
    propertyType: names('type'),
    kind: names('kind'),
    city: names('city'),
    place: names('place').map(({ value, count }) => {
      const [slug, name, city] = JSON.parse(value) as [string, string, string];
      return { value: slug, name, city, count };
    }),
    ...steps,
    withPictures: countOf('pictures', 'true'),
    priceBands: bandCounts(edges, of('price')),
    without: total > 0 ? [] : await countWithout(ctx, filter, { named, text, values, most: limits.counted }),
  };
}

/** What the list of a filter says of its total. */
async function countListed(
  ctx: Context,
  filter: ListingFilter,
  asked: NamedConditions,
  limits: SearchLimits,
): Promise<Pick<ListingFacets, 'total' | 'moreThanTotal'>> {
  const order = defaultListingOrder;
  const reach = { order, direction: 'DESC', beside: null, wanted: 1 } as const;
  const { ctes, total, hasMore } = filteredSql(listedBy(asked, filter, { order, limits }), reach, limits);
  // Its only use of the first parameter, which the conditions leave out.
  const { rows } = await ctx.pool.query<Pick<ListingFacets, 'total' | 'moreThanTotal'>>(
    `WITH ${ctes} once AS (SELECT) SELECT (${total})::int AS total, ${hasMore} AS "moreThanTotal" WHERE $1::text = ''`,
    ['', ...asked.values],
  );
  return rows[0]!;
}

function atLeast(rows: Tally[]): { value: number; count: number }[] {
  return Array.from({ length: mostOfOne }, (_, at) => at + 1).map((value) => ({
    value,
    count: rows.filter((row) => Number(row.value) >= value).reduce((sum, row) => sum + row.count, 0),
  }));
}

/** Nothing matches: what each filter in force keeps away by itself, `most` at most, most first. */
async function countWithout(
  ctx: Context,
  filter: ListingFilter,
  { named, text, values, most }: { named: NamedCondition[]; text: ListingSource; values: unknown[]; most: number },
): Promise<ListingFacets['without']> {
  const facets = [...new Set(namesInForce(filter).map((name) => listingFilters[name].group))];
  if (facets.length < 2) return [];
  // Its only use of the first parameter, which the conditions leave out.
  const { rows } = await ctx.pool.query<Record<FilterGroup, number>>(
    `${withoutSql(named, text, facets, most)} WHERE $1::text = ''`,
    ['', ...values],
  );
  return facets
    .map((facet) => ({ filter: facet, count: rows[0]?.[facet] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/** US dollars where a band ends and the next begins: a month's rent is a thousandth of a price. */
function bandEdges(status: PropertyStatus | undefined): number[] {
  if (status === 'FOR_RENT' || status === 'RENTED') return [0, 100, 250, 500, 1_000, 2_500];
  if (status === undefined) return [0, 500, 2_500, 25_000, 100_000, 500_000];
  return [0, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000];
}

/** Listings from an edge up to below the next; `value` counts the edges from 1. */
interface BandTally {
  value: string;
  count: number;
  /** Those that cost just what the edge says: they are in the band below as well. */
  atEdge: number;
}

function bandCounts(edges: number[], tally: BandTally[]): ListingFacets['priceBands'] {
  const at = (edge: number) => tally.find((row) => Number(row.value) === edge + 1);
  return edges.map((priceMin, edge) => ({
    priceMin,
    priceMax: edges[edge + 1] ?? null,
    count: (at(edge)?.count ?? 0) + (at(edge + 1)?.atEdge ?? 0),
  }));
}
