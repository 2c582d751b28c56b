import type { PriceEstimate } from '@africanscity/contracts/property-evaluations';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { maySeeListing } from '../listings/policy.ts';
import { findComparables, isForRent, type Subject, sizeThatCounts } from './find-comparables.ts';
import { priceRange } from './price-range.ts';

/** What comparable listings ask for: in the same area, and where those are too few in the same city. */
export async function getPriceEstimate(ctx: RequestContext, input: { id: number }): Promise<PriceEstimate> {
  const property = await ctx.db.property.findUnique({ where: { id: input.id } });
  if (!property || !maySeeListing(ctx.actor, property)) throw new NotFound('This listing');
  const common = { alike: describe(property), price: property.price.toNumber() };
  if (property.area.trim() !== '') {
    const inArea = priceRange(await findComparables(ctx, property, 'area'));
    if (inArea.range) return { step: 'area', place: `${property.area}, ${property.city}`, ...common, ...inArea };
  }
  const inCity = priceRange(await findComparables(ctx, property, 'city'));
  return { step: 'city', place: property.city, ...common, ...inCity };
}

function describe(subject: Subject): string {
  const { type, numRoom } = subject;
  const size = sizeThatCounts(subject);
  const rooms = numRoom ? ` with ${numRoom} ${numRoom === 1 ? 'room' : 'rooms'}` : '';
  const like = size === null ? rooms : ' of about this size';
  return `${type}${like} for ${isForRent(subject) ? 'rent' : 'sale'}`;
}
