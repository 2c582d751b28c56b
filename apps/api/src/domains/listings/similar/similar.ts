import * as texts from '@africanscity/messages/listings';
import * as siteTexts from '@africanscity/messages/site';
import { placeLine } from '@africanscity/contracts/listings/place-line';
import type { GoneListing, Nearness, SimilarListing } from '@africanscity/contracts/listings/similar';
import { maxSimilarListings } from '@africanscity/contracts/listings/values';
import type { Property } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../../context.ts';
import { NotFound } from '../../../errors.ts';
import { readStatusLabels } from '../../../kernel/status-labels.ts';
import { maySeeListing } from '../core/policy.ts';
import { findNeighbours, type Neighbour, offeredAs } from './neighbours.ts';
import { aboutTheSame } from './similar.sql.ts';
import { cardIncludes, presentCard } from '../core/present-card.ts';

/** Returns open listings similar to one that the caller may see. */
export async function getSimilarProperties(ctx: RequestContext, input: { id: number }): Promise<SimilarListing[]> {
  const listing = await ctx.db.property.findUnique({ where: { id: input.id } });
  if (!listing || !maySeeListing(ctx.actor, listing)) throw new NotFound(siteTexts.listingNotFound());
  return findSimilar(ctx, listing);
}

/** Describes a listing that the caller may no longer see, and returns similar open ones. */
export async function getGoneProperty(ctx: RequestContext, input: { id: number }): Promise<GoneListing> {
  const listing = await ctx.db.property.findUnique({ where: { id: input.id } });
  if (!listing || maySeeListing(ctx.actor, listing)) throw new NotFound(siteTexts.pastListingNotFound());
  const { type, area, city, status, deletedAt } = listing;
  return {
    type,
    area,
    city,
    forRent: offeredAs[status] === 'FOR_RENT',
    forGood: deletedAt !== null,
    listings: await findSimilar(ctx, listing),
  };
}

async function findSimilar(ctx: RequestContext, listing: Property): Promise<SimilarListing[]> {
  const chosen = chooseSimilar(listing, await findNeighbours(ctx, listing), maxSimilarListings);
  const rows = await ctx.db.property.findMany({
    where: { id: { in: chosen.map(({ id }) => id) }, listedAs: { not: null } },
    include: cardIncludes,
  });
  const labels = await readStatusLabels(ctx);
  return chosen.flatMap(({ id, near, reason }) => {
    const row = rows.find((one) => one.id === id);
    return row ? { ...presentCard(ctx, labels, row), near, reason } : [];
  });
}

/** Limit per owner, as long as there are others: a row of six from one agency is no choice. */
const perOwner = 2;

interface Subject {
  type: string;
  area: string;
  city: string;
  price: { toNumber(): number };
}

/** Returns the most similar of some listings, each with its reason as text. */
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

const rings: Nearness[] = ['place', 'beside', 'city', 'country'];

/** Beyond this factor a price belongs to another market. */
const sameMarket = 3;

/**
 * Returns why a reader of the subject may like the other listing; undefined without a reason. Nearer ones come first; at
 * equal distance, those of the same type at a similar price. Last are those of the same type at a distant price, and other
 * nearby ones at a price not too distant: they fill a row when there are few.
 */
function likenessOf(subject: Subject, price: number, other: Neighbour): { rank: number; reason: string } | undefined {
  const sameType = other.type === subject.type;
  const near = Math.abs(other.price - price) <= price * aboutTheSame + 0.005;
  const far = other.price > price * sameMarket || other.price < price / sameMarket;
  const ring = rings.indexOf(other.near) * 3;
  const last = rings.length * 3 + ring;
  const where = placeWords[other.near](subject);
  if (sameType && near) return { rank: ring, reason: texts.sameTypeAboutSame({ where }) };
  if (sameType) return { rank: far ? last : ring + 2, reason: texts.sameType({ where }) };
  if (far || other.near === 'country') return undefined;
  if (near) return { rank: ring + 1, reason: texts.aboutTheSamePrice({ where: capitalized(where) }) };
  return { rank: last + 1, reason: capitalized(where) };
}

const placeWords: Record<Nearness, (subject: Subject) => string> = {
  place: texts.inSameArea,
  beside(subject) {
    const area = placeLine(subject.area);
    return area ? texts.nextToArea({ area }) : texts.nextToItsArea();
  },
  city(subject) {
    const city = placeLine(subject.city);
    return city ? texts.inCity({ city }) : texts.inSameCity();
  },
  country: texts.inSameCountry,
};

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
