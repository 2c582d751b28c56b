import type { RequestContext } from '../../context.ts';
import { isOpen } from '../listings/page-of-open-listings.ts';
import type { Offer } from './present.ts';

const shownPlaces = 3;

/** How many open listings people have, and where. Who has none is not in the answer. */
export async function readOffers(ctx: RequestContext, userIds: number[]): Promise<Map<number, Offer>> {
  const groups = await ctx.db.property.groupBy({
    by: ['ownerId', 'city'],
    where: { ...isOpen, ownerId: { in: userIds } },
    _count: true,
    orderBy: [{ _count: { id: 'desc' } }, { city: 'asc' }],
  });
  const offers = new Map<number, Offer>();
  for (const { ownerId, city, _count } of groups) {
    const offer = offers.get(ownerId) ?? { listings: 0, places: [] };
    offer.listings += _count;
    if (city && offer.places.length < shownPlaces) offer.places.push(city);
    offers.set(ownerId, offer);
  }
  return offers;
}
