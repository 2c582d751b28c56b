import { Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { readPictures, type ShownPicture } from '../../kernel/pictures/read-pictures.ts';

/** Open listings of an owner: how many, in which cities, the city with most first, and covers of the newest. */
export interface Offer {
  listings: number;
  forSale: number;
  forRent: number;
  cities: { city: string; listings: number }[];
  covers: ShownPicture[];
}

export const noOffer: Offer = { listings: 0, forSale: 0, forRent: 0, cities: [], covers: [] };

/** Owners of the listings: people, or agencies. */
type Whose = 'ownerId' | 'agencyId';

const columns: Record<Whose, Prisma.Sql> = { ownerId: Prisma.sql`p.owner_id`, agencyId: Prisma.sql`p.agency_id` };
const shownCovers = 3;
/** Newest listings among which distinct covers are looked for. */
const looked = 9;

/** Returns the open listings of each owner. Omits owners without any. */
export async function readOffers(ctx: RequestContext, whose: Whose, ids: number[]): Promise<Map<number, Offer>> {
  const [groups, covers] = await Promise.all([readGroups(ctx, whose, ids), readCovers(ctx, whose, ids)]);
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

interface Group {
  id: number;
  /** The city of the listings, or the typed city when none is known. */
  city: string;
  forRent: boolean;
  listings: number;
}

async function readGroups(ctx: RequestContext, whose: Whose, ids: number[]): Promise<Group[]> {
  return ctx.db.$queryRaw`
    WITH counted AS (
      SELECT ${columns[whose]} AS id, p.place_id, p.city, p.listed_as = 'FOR_RENT' AS for_rent, count(*) AS listings
      FROM properties p WHERE ${columns[whose]} = ANY (${ids}::int[]) AND p.listed_as IN ('FOR_SALE', 'FOR_RENT')
      GROUP BY 1, 2, 3, 4
    ), cities AS (
      -- The city is looked up once for each place, because many listings share a place.
      SELECT lies.id AS place_id, (
        SELECT name FROM places WHERE id = ANY (lies.path) AND kind = 'city' ORDER BY cardinality(path) LIMIT 1) AS name
      FROM places lies WHERE lies.id IN (SELECT place_id FROM counted)
    )
    SELECT counted.id, coalesce(cities.name, counted.city) AS city, counted.for_rent AS "forRent", sum(counted.listings)::int AS listings
    FROM counted LEFT JOIN cities USING (place_id)
    GROUP BY 1, 2, 3`;
}

async function readCovers(ctx: RequestContext, whose: Whose, ids: number[]): Promise<Map<number, Offer['covers']>> {
  const rows = await ctx.db.$queryRaw<{ id: number; hash: string }[]>`
    SELECT whose.id, newest.cover_hash AS hash
    FROM unnest(${ids}::int[]) AS whose (id) CROSS JOIN LATERAL (
      SELECT p.cover_hash, p.created_at, p.id FROM properties p
      WHERE ${columns[whose]} = whose.id AND p.listed_as IN ('FOR_SALE', 'FOR_RENT') AND p.cover_hash IS NOT NULL
      ORDER BY p.created_at DESC, p.id DESC LIMIT ${looked}) AS newest
    ORDER BY whose.id, newest.created_at DESC, newest.id DESC`;
  const hashes = new Map<number, string[]>();
  for (const { id, hash } of rows) {
    const own = hashes.get(id) ?? [];
    if (own.length < shownCovers && !own.includes(hash)) hashes.set(id, [...own, hash]);
  }
  const byHash = await readPictures(ctx, [...new Set([...hashes.values()].flat())]);
  return new Map([...hashes].map(([id, own]) => [id, own.flatMap((hash) => byHash.get(hash) ?? [])]));
}
