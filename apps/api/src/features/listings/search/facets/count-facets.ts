import { type ListingFilter, listingFilterNames } from '@africanscity/contracts/listing-filter';
import { defaultListingOrder, type ListingFacets } from '@africanscity/contracts/listings';
import { PropertyStatus } from '@africanscity/contracts/lookups';
import type { AppContext } from '../../../../context.ts';
import { type NamedCondition, namedConditions } from '../filter-conditions.ts';
import {
  allListings,
  type ListingSource,
  type Looked,
  type TextLimits,
  textLimits,
  textSource,
} from '../text/text-source.ts';
import { type Facet, facetOf, facetsSql, mostOfOne, type Tally, withoutSql } from './facets-sql.ts';
import { bandCounts, bandEdges } from './price-bands.ts';

type Context = Pick<AppContext, 'pool'>;

/**
 * Counts every facet under all other filters, as of one moment: exact, unless very many listings have the words of the
 * text. Then so many of the newest as `limits` allow are counted, whatever the other filters ask for.
 */
export async function countFacets(
  ctx: Context,
  filter: ListingFilter,
  limits: TextLimits = textLimits,
): Promise<ListingFacets> {
  const { named, values, words } = await namedConditions(ctx, filter, 2);
  const looked: Looked = { statuses: PropertyStatus.options, conditions: [], order: defaultListingOrder };
  const text = words === null ? allListings : textSource(words, looked, limits);
  const edges = bandEdges(filter.propertyStatus);
  const { rows } = await ctx.pool.query<Tally>(facetsSql(named, text), [edges, ...values]);
  const of = (facet: Tally['facet']) => rows.filter((row) => row.facet === facet);
  const countOf = (facet: Tally['facet'], value: string) => of(facet).find((row) => row.value === value)?.count ?? 0;
  const names = (facet: Facet) => of(facet).flatMap(({ value, count }) => (value === '' ? [] : { value, count }));
  const total = countOf('total', '');
  return {
    total,
    moreThanTotal: of('more').some(({ value }) => value === 'true'),
    propertyStatus: PropertyStatus.options.map((value) => ({ value, count: countOf('status', value) })),
    propertyType: names('type'),
    city: names('city'),
    roomMin: atLeast(of('rooms')),
    bathroomMin: atLeast(of('baths')),
    garageMin: atLeast(of('garage')),
    withPictures: countOf('pictures', 'true'),
    priceBands: bandCounts(edges, of('price')),
    without: total > 0 ? [] : await countWithout(ctx, filter, named, text, values),
  };
}

function atLeast(rows: Tally[]): { value: number; count: number }[] {
  return Array.from({ length: mostOfOne }, (_, at) => at + 1).map((value) => ({
    value,
    count: rows.filter((row) => Number(row.value) >= value).reduce((sum, row) => sum + row.count, 0),
  }));
}

/** Nothing matches: what each filter in force keeps away by itself, most first. */
async function countWithout(
  ctx: Context,
  filter: ListingFilter,
  named: NamedCondition[],
  text: ListingSource,
  values: unknown[],
): Promise<ListingFacets['without']> {
  const inForce = listingFilterNames.filter((name) => filter[name] !== undefined && filter[name] !== false);
  const facets = [...new Set(inForce.map((name) => facetOf[name]))];
  if (facets.length < 2) return [];
  // Its only use of the first parameter, which the conditions leave out.
  const { rows } = await ctx.pool.query<Record<Facet, number>>(
    `${withoutSql(named, text, facets)} WHERE $1::text = ''`,
    ['', ...values],
  );
  return facets
    .map((facet) => ({ filter: facet, count: rows[0]?.[facet] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
