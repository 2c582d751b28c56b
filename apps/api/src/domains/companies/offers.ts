import type { RequestContext } from '../../context.ts';
import { readPictures } from '../../kernel/pictures/read-pictures.ts';
import type { ShownPicture } from '../../kernel/pictures/stored-pictures.ts';
import { countOffers, findCovers, type Whose } from './offers.sql.ts';

/** Open listings of an owner: how many, in which cities, the city with most first, and covers of the newest. */
export interface Offer {
  listings: number;
  forSale: number;
  forRent: number;
  cities: { city: string; listings: number }[];
  covers: ShownPicture[];
}

export const noOffer: Offer = { listings: 0, forSale: 0, forRent: 0, cities: [], covers: [] };

const shownCovers = 3;
/** Newest listings among which distinct covers are looked for. */
const looked = 9;

/** Returns the open listings of each owner. Omits owners without any. */
export async function readOffers(ctx: RequestContext, whose: Whose, ids: number[]): Promise<Map<number, Offer>> {
  const [groups, covers] = await Promise.all([countOffers(ctx.db, whose, ids), readCovers(ctx, whose, ids)]);
  const offers = new Map<number, Offer>();
  for (const { id, city, forRent, listings } of groups) {
    const offer = offers.get(id) ?? { ...noOffer, cities: [], covers: covers.get(id) ?? [] };
    offer.listings += listings;
    offer[forRent ? 'forRent' : 'forSale'] += listings;
    const known = offer.cities.find((one) => one.city === city);
    if (known) known.listings += listings;
    else if (city) offer.cities.push({ city, listings });
    offers.set(id, offer);
  }
  for (const { cities } of offers.values()) {
    cities.sort((a, b) => b.listings - a.listings || a.city.localeCompare(b.city, 'en'));
  }
  return offers;
}

async function readCovers(ctx: RequestContext, whose: Whose, ids: number[]): Promise<Map<number, Offer['covers']>> {
  const rows = await findCovers(ctx.db, whose, ids, looked);
  const hashes = new Map<number, string[]>();
  for (const { id, hash } of rows) {
    const own = hashes.get(id) ?? [];
    if (own.length < shownCovers && !own.includes(hash)) hashes.set(id, [...own, hash]);
  }
  const byHash = await readPictures(ctx, [...new Set([...hashes.values()].flat())]);
  return new Map([...hashes].map(([id, own]) => [id, own.flatMap((hash) => byHash.get(hash) ?? [])]));
}
