import * as siteTexts from '@africanscity/messages/site';
import { majorUnits } from '@africanscity/contracts/currencies';
import { isRental } from '@africanscity/contracts/listings/rental';
import { placeLine } from '@africanscity/contracts/listings/place-line';
import type { PriceEstimate } from '@africanscity/contracts/requests/evaluations';
import { fewestComparables } from '@africanscity/contracts/requests/values';
import type { Property } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { presentCurrency } from '../../kernel/shown-currency.ts';
import { maySeeListing } from '../listings/core/policy.ts';
import { type Estimated, estimatePrice, sizeThatCounts } from './estimates/estimate.ts';
import { findCalibration } from './requests.sql.ts';

/**
 * Returns the estimated price of a listing, the range of asking prices around it, and the comparable homes that it is based on. A
 * listing without a known place is compared with those of the same typed names.
 */
export async function getPriceEstimate(ctx: RequestContext, input: { id: number }): Promise<PriceEstimate> {
  const property = await ctx.db.property.findUnique({ where: { id: input.id } });
  if (!property || !maySeeListing(ctx.actor, property)) throw new NotFound(siteTexts.listingNotFound());
  const estimated = await estimatePrice(ctx, property);
  const { comparables, excluded, prices, inArea } = estimated;
  const step = property.area.trim() !== '' && inArea >= fewestComparables ? 'area' : 'city';
  const place = step === 'area' ? placeLine(property.area, property.city) : property.city;
  return {
    step,
    place,
    alike: describe(property),
    price: property.price.toNumber(),
    ...askedIn(property, ctx.clock()),
    comparables,
    excluded,
    range: prices && {
      lowest: prices.lowest,
      low: prices.low,
      median: prices.median,
      high: prices.high,
      highest: prices.highest,
    },
    estimate: prices && (await readEstimate(ctx, estimated, prices)),
    basis: basisOf(property, estimated, step),
  };
}

/** Returns the amount that the owner asks, and its currency at the rate of the price in dollars. */
function askedIn(
  { amount, currency, period, rate, rateDate }: Property,
  now: Date,
): Pick<PriceEstimate, 'amount' | 'period' | 'currency'> {
  if (amount === null || currency === null || !rate || !rateDate) return { amount: null, period: null, currency: null };
  return {
    amount: majorUnits(Number(amount), currency),
    period,
    currency: presentCurrency(currency, rate.toNumber(), rateDate, now),
  };
}

/** Returns the range by the calibration of the city, or of the country, or else four fifths of the comparable prices. */
async function readEstimate(
  ctx: RequestContext,
  { around }: Estimated,
  { median, tenth, ninetieth }: NonNullable<Estimated['prices']>,
): Promise<NonNullable<PriceEstimate['estimate']>> {
  const [found] = await findCalibration(ctx.db, around.cityId, around.countryId);
  if (!found) return { low: tenth, middle: median, high: ninetieth, calibration: 'comparables' };
  return {
    low: median * Math.exp(found.low),
    middle: median,
    high: median * Math.exp(found.high),
    calibration: found.placeId === around.cityId ? 'city' : 'country',
  };
}

function basisOf(property: Property, estimated: Estimated, step: PriceEstimate['step']): PriceEstimate['basis'] {
  const { around, comparables, homes, inArea } = estimated;
  return {
    homes: comparables,
    place: step === 'area' ? property.area : property.city,
    around: step === 'area' && inArea < homes.length,
    search: {
      place: step === 'area' ? (around.areaSlug ?? around.citySlug) : around.citySlug,
      kind: property.type,
      status: isRental(property.status) ? 'FOR_RENT' : 'FOR_SALE',
    },
  };
}

function describe(subject: Property): string {
  const { type, numRoom } = subject;
  const size = sizeThatCounts(subject);
  const rooms = numRoom ? ` with ${numRoom} ${numRoom === 1 ? 'room' : 'rooms'}` : '';
  const like = size === null ? rooms : ' of about this size';
  return `${type}${like} for ${isRental(subject.status) ? 'rent' : 'sale'}`;
}
