import { isRental } from '@africanscity/contracts/listings/rental';
import {
  type FilterGroup,
  type FilterName,
  filterGroups,
  listingFilters,
  type StepFilter,
  stepFilters,
} from '@africanscity/contracts/listings/filters';
import { usualRentPeriod } from '@africanscity/contracts/listings/periods-in-year';
import { hasAmount, hasPrice } from '@africanscity/contracts/listings/price-range';
import { PropertyStatus } from '@africanscity/contracts/listings/status';
import type { getPropertiesFacets as endpoint } from '@africanscity/contracts/listings/calls/search';
import { type ListingFacets } from '@africanscity/contracts/listings/facets';
import { type ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import type { AppContext } from '../../../../context.ts';
import type { Verb } from '../../../../verb.ts';
import { filterConditions, type NamedCondition, withRate } from '../filter-conditions.ts';
import { namesInForce } from '../filters.sql.ts';
import { inLocalCurrency } from '../local-currency.ts';
import { yearlyUnits } from '../price-bounds.ts';
import { bandedPrice, type PricedFilter } from '../prices.sql.ts';
import { type SearchLimits, searchLimits } from '../limits.ts';
import { isCounted } from '../listing-counts.ts';
import { mostCountedOf } from '../listings-page.ts';
import { mostOfOne } from '../filter-row.sql.ts';
import { countFacetValues, countWithout, isCountedBy, isWidened } from './facets.sql.ts';

/** How many listings each value of each filter would show. */
export const getPropertiesFacets: Verb<typeof endpoint> = async (ctx, filter) => {
  const { placeCurrency, ...given } = filter;
  if (!placeCurrency) return countFacets(ctx, given);
  const local = hasAmount(given) || given.currency ? given : await inLocalCurrency(ctx, given);
  const shown = hasPrice(local) ? local : { ...local, rentPeriod: usualRentPeriod(local.currency) };
  // The bands are in the currency of the place, amounts in the text as the list has them.
  return countFacets(ctx, shown, searchLimits, given.currency ?? null);
};

type Context = Pick<AppContext, 'pool'>;

type Facet = FilterGroup | FilterName | 'total' | 'partial';

interface Tally {
  value: string;
  count: number;
}

/**
 * Counts every facet under all other filters, as of one moment: exact, unless more listings match, or miss one filter only, than
 * `limits` have counted. Then so many of the newest are, and `partial` names the facets.
 */
export async function countFacets(
  ctx: Context,
  filter: ListingFilter,
  limits: SearchLimits = searchLimits,
  textCurrency: string | null | undefined = filter.currency,
): Promise<ListingFacets> {
  const [{ named }, priced] = await Promise.all([filterConditions(ctx, filter, textCurrency), withRate(ctx, filter)]);
  const edges = bandEdges(priced);
  const counted = isCounted(filter);
  const bands = { price: bandedPrice(priced), thresholds: thresholdsOf(edges, priced) };
  const rows = await countFacetValues(ctx.pool, { named, counted, most: limits.faceted, bands });
  const of = (facet: Facet) => rows.filter((row) => row.facet === facet);
  const countOf = (facet: Facet, value: string) => of(facet).find((row) => row.value === value)?.count ?? 0;
  const names = (facet: Facet) => of(facet).flatMap(({ value, count }) => (value === '' ? [] : { value, count }));
  const found = countOf('total', '');
  const most = counted ? found : mostCountedOf(filter, limits);
  const total = Math.min(found, most);
  const isCut = (table: 'matching' | 'missing') => of('partial').some(({ value }) => value === table);
  const isPartial = (group: FilterGroup) => isCut('matching') || (isCut('missing') && isWidened(group, named));
  const steps = Object.fromEntries(stepFilters.map((name) => [name, atLeast(of(listingFilters[name].group))])) as Pick<
    ListingFacets,
    StepFilter
  >;
  return {
    total,
    moreThanTotal: found > most,
    partial: filterGroups.filter((group) => isPartial(group) && !(counted && isCountedBy(group))),
    propertyStatus: PropertyStatus.options.map((value) => ({ value, count: countOf('status', value) })),
    propertyType: names('type'),
    kind: names('kind'),
    city: names('city'),
    place: names('place').map(({ value, count }) => {
      const [slug, name, city] = JSON.parse(value) as [string, string, string];
      return { value: slug, name, city, count };
    }),
    ...steps,
    amenities: names('amenities').sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1)),
    withPictures: countOf('pictures', '1'),
    priceBands: bandCounts(edges, of('price')),
    currency: priced.rate === undefined || priced.currency === 'USD' ? null : (priced.currency ?? null),
    rentPeriod: priced.rentsAYear ? 'year' : 'month',
    moveInLimits: inCurrencyOf(priced, dollarMoveInLimits),
    bedPriceLimits: inCurrencyOf(priced, dollarBedPriceLimits),
    without: total > 0 ? [] : await readWithout(ctx, filter, { named, most: limits.counted }),
  };
}

function atLeast(rows: Tally[]): { value: number; count: number }[] {
  return Array.from({ length: mostOfOne }, (_, at) => at + 1).map((value) => ({
    value,
    count: rows.filter((row) => Number(row.value) >= value).reduce((sum, row) => sum + row.count, 0),
  }));
}

/** Nothing matches: what each filter in force keeps away by itself, `most` at most, most first. */
async function readWithout(
  ctx: Context,
  filter: ListingFilter,
  { named, most }: { named: NamedCondition[]; most: number },
): Promise<ListingFacets['without']> {
  const facets = [...new Set(namesInForce(filter).map((name) => listingFilters[name].group))];
  if (facets.length < 2) return [];
  const [row] = await countWithout(ctx.pool, named, facets, most);
  return facets
    .map((facet, at) => ({ filter: facet, count: row!.counts[at]! }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/** Prices where a band ends and the next begins, in the filter's currency: round numbers near those in dollars. */
function bandEdges(filter: PricedFilter): number[] {
  const months = filter.rentsAYear ? 12 : 1;
  return inCurrencyOf(
    filter,
    dollarEdges(filter.propertyStatus).map((amount) => amount * months),
  );
}

function inCurrencyOf({ rate }: PricedFilter, dollars: number[]): number[] {
  return rate === undefined ? dollars : dollars.map((amount) => Number((amount * Number(rate)).toPrecision(1)));
}

/** Offered limits of what moving into a rental costs in all, in US dollars. */
const dollarMoveInLimits = [250, 500, 1_000, 2_000, 5_000];

/** Offered limits of what a bed costs a month, in US dollars. */
const dollarBedPriceLimits = [25, 50, 100, 200, 400];

/** US dollars where a band ends and the next begins: a month's rent is a thousandth of a price. */
function dollarEdges(status: PropertyStatus | undefined): number[] {
  if (status && isRental(status)) return [0, 100, 250, 500, 1_000, 2_500];
  if (status === undefined) return [0, 500, 2_500, 25_000, 100_000, 500_000];
  return [0, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000];
}

/**
 * Each edge and the next possible price, in the units that bands go by: a home that costs just what an edge says is in the bands on both
 * of its sides. Dollars have two digits after the point, and their products with a rate eight.
 */
function thresholdsOf(edges: number[], { currency = 'USD', rate, rentsAYear }: PricedFilter): string[] {
  if (rate === undefined) return edges.flatMap((edge) => [`${edge}`, `${edge}.01`]);
  return edges.flatMap((edge) => {
    const units = (BigInt(edge) * BigInt(yearlyUnits(currency))) / (rentsAYear ? 12n : 1n);
    return [`${units}`, `${units}.00000001`];
  });
}

/** `tally` counts by thresholds: 1 is what costs the first edge, 2 what lies between that and the second, and so on. */
function bandCounts(edges: number[], tally: Tally[]): ListingFacets['priceBands'] {
  const at = (threshold: number) => tally.find(({ value }) => Number(value) === threshold)?.count ?? 0;
  return edges.map((priceMin, edge) => ({
    priceMin,
    priceMax: edges[edge + 1] ?? null,
    count: at(2 * edge + 1) + at(2 * edge + 2) + at(2 * edge + 3),
  }));
}
