import type { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import type { AppContext } from '../../../context.ts';
import { normalize } from '../core/normalize.ts';
import { placesMeant } from '../places/places.ts';
import { readRate } from './filter-conditions.ts';
import type { PricedFilter } from './prices.sql.ts';
import { currencyOf } from './query-parser/currencies.ts';
import { parseQuery } from './query-parser/parse-query.ts';
import { getVocabulary } from './query-parser/vocabulary.ts';

type Context = Pick<AppContext, 'pool' | 'memo'>;

/**
 * Returns a filter in the currency in which homes of its places are priced. It stays in US dollars if it names no place, places of
 * several currencies, or a currency without a rate.
 */
export async function inLocalCurrency(ctx: Context, filter: ListingFilter): Promise<PricedFilter> {
  const [currency, other] = new Set((await countriesOf(ctx, filter)).map(currencyOf));
  if (currency === undefined || currency === 'USD' || other !== undefined) return filter;
  const rate = await readRate(ctx, currency);
  return rate ? { ...filter, currency, rate } : filter;
}

/** Returns the countries (ISO 3166-1 alpha-2) of the places that a filter names: chosen places, a city, or places of its text. */
async function countriesOf(ctx: Context, filter: ListingFilter): Promise<string[]> {
  const { place, city, text } = filter;
  if (place === undefined && city === undefined && text === undefined) return [];
  const { placeTree, places } = await getVocabulary(ctx);
  if (place !== undefined) return placeTree.countriesOf((await placesMeant(ctx, filter))?.within ?? []);
  // Of cities of one name, the first is the one that texts mean too.
  if (city !== undefined)
    return (places.byName.get(normalize(city).trim()) ?? []).slice(0, 1).map(({ country }) => country);
  const { intent } = await parseQuery(ctx, text!, filter.currency);
  return placeTree.countriesOf(intent.places.flatMap(({ ids }) => ids));
}
