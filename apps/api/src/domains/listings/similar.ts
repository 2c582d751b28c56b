import type { SimilarListing } from '@africanscity/contracts/listings/similar';
import { maxSimilarListings } from '@africanscity/contracts/listings/values';
import { Prisma, type Property } from '@africanscity/db/generated/client';
import type { PropertyStatus } from '@africanscity/db/generated/enums';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { readStatusLabels } from '../../kernel/status-labels.ts';
import { maySeeListing } from './policy.ts';
import { presentCard } from './present-card.ts';

export async function getSimilarProperties(ctx: RequestContext, input: { id: number }): Promise<SimilarListing[]> {
  const listing = await ctx.db.property.findUnique({ where: { id: input.id } });
  if (!listing || !maySeeListing(ctx.actor, listing)) throw new NotFound('This listing');
  const chosen = chooseSimilar(listing, await findNeighbours(ctx, listing), maxSimilarListings);
  const rows = await ctx.db.property.findMany({
    where: { id: { in: chosen.map(({ id }) => id) }, listedAs: { not: null } },
    include: { owner: true, cover: { include: { variants: true } } },
  });
  const labels = await readStatusLabels(ctx);
  return chosen.flatMap(({ id, reason }) => {
    const row = rows.find((one) => one.id === id);
    return row ? { ...presentCard(ctx.config, labels, row), reason } : [];
  });
}

/** Of one owner, as long as there are others: a row of six from one agency shows no choice. */
const perOwner = 2;

interface Subject {
  type: string;
  area: string;
  city: string;
  price: { toNumber(): number };
}

/** The most similar of some listings, each with the reason that people read. */
function chooseSimilar(subject: Subject, found: Neighbour[], wanted: number): (Neighbour & { reason: string })[] {
  const price = subject.price.toNumber();
  const ranked = found
    .flatMap((neighbour) => {
      const likeness = likenessOf(subject, price, neighbour);
      return likeness ? { ...neighbour, ...likeness, distance: Math.abs(neighbour.price - price) } : [];
    })
    .sort((one, other) => one.rank - other.rank || one.distance - other.distance || other.id - one.id);
  const ofOwner = new Map<number, number>();
  const [first, rest] = [[] as typeof ranked, [] as typeof ranked];
  for (const one of ranked) {
    const before = ofOwner.get(one.ownerId) ?? 0;
    ofOwner.set(one.ownerId, before + 1);
    (before < perOwner ? first : rest).push(one);
  }
  return [...first, ...rest].slice(0, wanted);
}

/** Why somebody who looks at the subject may like the other; undefined when nothing speaks for it. */
function likenessOf(subject: Subject, price: number, other: Neighbour): { rank: number; reason: string } | undefined {
  const sameCity = subject.city !== '' && other.city === subject.city;
  const sameArea = sameCity && subject.area !== '' && other.area === subject.area;
  const sameType = other.type === subject.type;
  const near = Math.abs(other.price - price) <= price * aboutTheSame + 0.005;
  if (sameArea && sameType && near) return { rank: 1, reason: 'Same area, about the same price' };
  if (sameCity && sameType && near) return { rank: 2, reason: `Same type in ${subject.city}, about the same price` };
  if (sameArea && near) return { rank: 3, reason: 'Same area, about the same price' };
  if (sameArea && sameType) return { rank: 4, reason: 'Same type in the same area' };
  if (sameCity && sameType) return { rank: 5, reason: `Same type in ${subject.city}` };
  if (sameCity && near) return { rank: 6, reason: `In ${subject.city}, about the same price` };
  if (sameType && near) return { rank: 7, reason: 'Same type, about the same price' };
  return undefined;
}

/** What is asked of a listing to be compared with another. */
interface Neighbour {
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
const aboutTheSame = 0.2;

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
