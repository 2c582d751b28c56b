import { isRental } from '@africanscity/contracts/listings/rental';
import { placeLine } from '@africanscity/contracts/listings/place-line';
import type { PriceEstimate } from '@africanscity/contracts/requests/evaluations';
import { fewestComparables } from '@africanscity/contracts/requests/values';
import type { Property } from '@africanscity/db/generated/client';
import type { AppContext, RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { maySeeListing } from '../listings/core/policy.ts';
import type { Fragment } from '../../kernel/sql.ts';
import { findPlacesAround, findPrices, inSameArea, inSameCity, type PlacesAround } from './requests.sql.ts';

/**
 * Returns prices of comparable listings: in the same area, and when those are too few in the same city. A listing without a
 * known place is compared with those of the same typed names.
 */
export async function getPriceEstimate(ctx: RequestContext, input: { id: number }): Promise<PriceEstimate> {
  const property = await ctx.db.property.findUnique({ where: { id: input.id } });
  if (!property || !maySeeListing(ctx.actor, property)) throw new NotFound('This listing');
  const common = { alike: describe(property), price: property.price.toNumber() };
  const around = await readPlacesAround(ctx, property);
  if (property.area.trim() !== '') {
    const inArea = priceRange(await findComparables(ctx, property, inSameArea(property, around)));
    if (inArea.range) return { step: 'area', place: placeLine(property.area, property.city), ...common, ...inArea };
  }
  const inCity = priceRange(await findComparables(ctx, property, inSameCity(property, around)));
  return { step: 'city', place: property.city, ...common, ...inCity };
}

function describe(subject: Subject): string {
  const { type, numRoom } = subject;
  const size = sizeThatCounts(subject);
  const rooms = numRoom ? ` with ${numRoom} ${numRoom === 1 ? 'room' : 'rooms'}` : '';
  const like = size === null ? rooms : ' of about this size';
  return `${type}${like} for ${isRental(subject.status) ? 'rent' : 'sale'}`;
}

/** Maximum of listings in an estimate, the newest. */
const lookedAt = 400;

/** Land and other places without rooms are comparable from half to double the size. */
const sizeFactor = 2;

type Subject = Pick<
  Property,
  'id' | 'type' | 'status' | 'area' | 'city' | 'numRoom' | 'sizeSquareMeters' | 'placeKnown'
>;

async function readPlacesAround(ctx: AppContext, { placeId }: Pick<Property, 'placeId'>): Promise<PlacesAround> {
  const [row] = await findPlacesAround(ctx.db, placeId);
  return row ?? { area: null, city: null };
}

/** Returns prices of open listings like one, in a location, without its own. */
async function findComparables(ctx: AppContext, subject: Subject, where: Fragment): Promise<number[]> {
  const size = sizeThatCounts(subject);
  const rows = await findPrices(ctx.db, {
    listedAs: isRental(subject.status) ? 'FOR_RENT' : 'FOR_SALE',
    subject,
    where,
    sizes: size === null ? null : { least: size / sizeFactor, most: size * sizeFactor },
    limit: lookedAt,
  });
  return rows.map(({ price }) => price);
}

/** Square metres for places without rooms; null when rooms decide, or it is unknown. */
function sizeThatCounts({ numRoom, sizeSquareMeters }: Subject): number | null {
  return !numRoom && sizeSquareMeters ? sizeSquareMeters.toNumber() : null;
}

/** Distance from the middle half, in its own widths, beyond which a price is an outlier. */
const fence = 1.5;

/**
 * Returns the range of prices without outliers (Tukey's fences, on the logarithm because prices spread by factors). The range
 * is null when fewer than `fewestComparables` are left.
 */
export function priceRange(prices: number[]): Pick<PriceEstimate, 'range' | 'comparables' | 'excluded'> {
  const kept = withoutOutliers(prices).sort((a, b) => a - b);
  const counts = { comparables: kept.length, excluded: prices.length - kept.length };
  if (kept.length < fewestComparables) return { ...counts, range: null };
  return {
    ...counts,
    range: {
      lowest: kept[0]!,
      low: quantile(kept, 0.25),
      median: quantile(kept, 0.5),
      high: quantile(kept, 0.75),
      highest: kept.at(-1)!,
    },
  };
}

function withoutOutliers(prices: number[]): number[] {
  if (prices.length < fewestComparables) return [...prices];
  const logs = prices.map(Math.log).sort((a, b) => a - b);
  const [low, high] = [quantile(logs, 0.25), quantile(logs, 0.75)];
  const reach = fence * (high - low);
  // A small tolerance, so that rounding never excludes equal prices.
  return prices.filter((price) => Math.log(price) >= low - reach - 1e-9 && Math.log(price) <= high + reach + 1e-9);
}

/** Interpolates linearly between neighbours, as spreadsheets do. `sorted` ascends and is not empty. */
function quantile(sorted: number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const [low, high] = [sorted[below]!, sorted[Math.ceil(place)]!];
  return low + (high - low) * (place - below);
}
