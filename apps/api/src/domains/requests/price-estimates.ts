import { placeLine } from '@africanscity/contracts/listings/place-line';
import type { PriceEstimate } from '@africanscity/contracts/requests/evaluations';
import { fewestComparables } from '@africanscity/contracts/requests/values';
import { Prisma, type Property } from '@africanscity/db/generated/client';
import type { AppContext, RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { maySeeListing } from '../listings/core/policy.ts';

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
  return `${type}${like} for ${isForRent(subject) ? 'rent' : 'sale'}`;
}

/** Maximum of listings in an estimate, the newest. */
const lookedAt = 400;

/** Land and other places without rooms are comparable from half to double the size. */
const sizeFactor = 2;

type Subject = Pick<
  Property,
  'id' | 'type' | 'status' | 'area' | 'city' | 'numRoom' | 'sizeSquareMeters' | 'placeKnown'
>;

/** Returns ids of the places in the area of a listing, and in its city; null when it is in none. */
interface PlacesAround {
  area: number[] | null;
  city: number[] | null;
}

async function readPlacesAround(ctx: AppContext, { placeId }: Pick<Property, 'placeId'>): Promise<PlacesAround> {
  const [row] = await ctx.db.$queryRaw<PlacesAround[]>`
    SELECT CASE WHEN here.kind = 'area' THEN places_within(ARRAY[here.id]) END AS area,
      CASE WHEN city.id IS NOT NULL THEN places_within(ARRAY[city.id]) END AS city
    FROM places here LEFT JOIN LATERAL (
      SELECT id FROM places WHERE id = ANY (here.path) AND kind = 'city' ORDER BY cardinality(path) LIMIT 1) AS city ON true
    WHERE here.id = ${placeId}::int`;
  return row ?? { area: null, city: null };
}

function inSameArea(subject: Subject, around: PlacesAround): Prisma.Sql {
  if (subject.placeKnown && around.area) return Prisma.sql`place_id = ANY (${around.area}::int[])`;
  return Prisma.sql`${inSameCity(subject, around)} AND lower(btrim(area)) = lower(btrim(${subject.area}))`;
}

function inSameCity({ city }: Subject, around: PlacesAround): Prisma.Sql {
  return around.city ? Prisma.sql`place_id = ANY (${around.city}::int[])` : Prisma.sql`city = ${city}`;
}

/** Returns whether a listing is, or was, offered for rent. */
function isForRent({ status }: Pick<Property, 'status'>): boolean {
  return status === 'FOR_RENT' || status === 'RENTED';
}

/** Returns prices of open listings like one, in a location, without its own. */
async function findComparables(ctx: AppContext, subject: Subject, where: Prisma.Sql): Promise<number[]> {
  const listedAs = isForRent(subject) ? 'FOR_RENT' : 'FOR_SALE';
  const conditions = [
    Prisma.sql`listed_as = ${listedAs}::property_status`,
    Prisma.sql`type = ${subject.type}`,
    where,
    Prisma.sql`id <> ${subject.id}`,
    Prisma.sql`price > 0`,
    // Land without a number of rooms equals land with none.
    Prisma.sql`coalesce(num_room, 0) = ${subject.numRoom ?? 0}`,
  ];
  const size = sizeThatCounts(subject);
  if (size !== null) {
    conditions.push(Prisma.sql`size_square_meters BETWEEN ${size / sizeFactor} AND ${size * sizeFactor}`);
  }
  const rows = await ctx.db.$queryRaw<{ price: number }[]>`
    SELECT price::float8 AS price FROM properties
    WHERE ${Prisma.join(conditions, ' AND ')}
    ORDER BY ranked_at DESC, id DESC LIMIT ${lookedAt}`;
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
