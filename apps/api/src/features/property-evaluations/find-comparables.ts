import type { Property } from '@africanscity/db/generated/client';
import { Prisma } from '@africanscity/db/generated/client';
import type { AppContext } from '../../context.ts';

/** Listings that an estimate looks at, the newest of them. */
const lookedAt = 400;

/** Land and other places without rooms are comparable from half to double the size. */
const sizeFactor = 2;

export type Subject = Pick<Property, 'id' | 'type' | 'status' | 'area' | 'city' | 'numRoom' | 'sizeSquareMeters'>;

/** Whether a listing is, or was, offered for rent. */
export function isForRent({ status }: Pick<Property, 'status'>): boolean {
  return status === 'FOR_RENT' || status === 'RENTED';
}

/** Prices of open listings like one, in its area or its city, without its own. */
export async function findComparables(ctx: AppContext, subject: Subject, step: 'area' | 'city'): Promise<number[]> {
  const listedAs = isForRent(subject) ? 'FOR_RENT' : 'FOR_SALE';
  const conditions = [
    Prisma.sql`listed_as = ${listedAs}::property_status`,
    Prisma.sql`type = ${subject.type}`,
    Prisma.sql`city = ${subject.city}`,
    Prisma.sql`id <> ${subject.id}`,
    Prisma.sql`price > 0`,
    // Land, of which nobody says how many rooms it has, is like land with none.
    Prisma.sql`coalesce(num_room, 0) = ${subject.numRoom ?? 0}`,
  ];
  if (step === 'area') conditions.push(Prisma.sql`lower(btrim(area)) = lower(btrim(${subject.area}))`);
  const size = sizeThatCounts(subject);
  if (size !== null) {
    conditions.push(Prisma.sql`size_square_meters BETWEEN ${size / sizeFactor} AND ${size * sizeFactor}`);
  }
  const rows = await ctx.db.$queryRaw<{ price: number }[]>`
    SELECT price::float8 AS price FROM properties
    WHERE ${Prisma.join(conditions, ' AND ')}
    ORDER BY created_at DESC, id DESC LIMIT ${lookedAt}`;
  return rows.map(({ price }) => price);
}

/** Square metres by which a place without rooms is compared; null where rooms say more, or it is not known. */
export function sizeThatCounts({ numRoom, sizeSquareMeters }: Subject): number | null {
  return !numRoom && sizeSquareMeters ? sizeSquareMeters.toNumber() : null;
}
