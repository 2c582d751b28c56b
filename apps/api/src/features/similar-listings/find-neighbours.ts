import { Prisma, type Property } from '@africanscity/db/generated/client';
import type { PropertyStatus } from '@africanscity/db/generated/enums';
import type { RequestContext } from '../../context.ts';

/** What is asked of a listing to be compared with another. */
export interface Neighbour {
  id: number;
  ownerId: number;
  type: string;
  area: string;
  city: string;
  price: number;
}

/** Rows that each search reads upwards and downwards in price: they bound the work, whatever the table's size. */
const depth = 12;
/** An area mixes types, so more of it is read to find those of the same type. */
const areaDepth = 40;

/** Prices count as about the same up to this share of the listing's own. */
export const aboutTheSame = 0.2;

/** What a listing that is not offered any more is compared with. */
const offeredAs: Record<PropertyStatus, PropertyStatus> = {
  FOR_SALE: 'FOR_SALE',
  FOR_RENT: 'FOR_RENT',
  UNDER_OFFER: 'FOR_SALE',
  SOLD: 'FOR_SALE',
  RENTED: 'FOR_RENT',
};

/** Listings next to one in price: in its area, of its type and city, of its city, of its type. May hold one twice. */
export async function findNeighbours(ctx: RequestContext, listing: Property): Promise<Neighbour[]> {
  const { type, city, area, price } = listing;
  const [lowest, highest] = [price.mul(1 - aboutTheSame), price.mul(1 + aboutTheSame)];
  const near = Prisma.sql`price BETWEEN ${lowest} AND ${highest}`;
  const ofType = Prisma.sql`type = ${type}`;
  const ofCity = Prisma.sql`city = ${city}`;
  const searches = [
    ...(city && area ? bothWays(listing, areaDepth, ofCity, Prisma.sql`area = ${area}`, near) : []),
    ...(city ? bothWays(listing, depth, ofType, ofCity) : []),
    ...(city ? bothWays(listing, depth, ofCity, near) : []),
    ...bothWays(listing, depth, ofType, near),
  ];
  return ctx.db.$queryRaw<Neighbour[]>`
    SELECT id, owner_id AS "ownerId", type, area, city, price::float8 AS price
    FROM (${Prisma.join(searches, ' UNION ')}) AS found`;
}

/** Up and down the index from the listing's own place in it, which is left out. */
function bothWays({ id, price, status }: Property, rows: number, ...conditions: Prisma.Sql[]): Prisma.Sql[] {
  const where = Prisma.join([Prisma.sql`listed_as = ${offeredAs[status]}::property_status`, ...conditions], ' AND ');
  const columns = Prisma.sql`SELECT id, owner_id, type, area, city, price FROM properties WHERE ${where}`;
  return [
    Prisma.sql`(${columns} AND (price, id) > (${price}, ${id}) ORDER BY price, id LIMIT ${rows})`,
    Prisma.sql`(${columns} AND (price, id) < (${price}, ${id}) ORDER BY price DESC, id DESC LIMIT ${rows})`,
  ];
}
