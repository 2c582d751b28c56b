import type * as calls from '@africanscity/contracts/administration/calls/place-contradictions';
import { placeLine } from '@africanscity/contracts/listings/place-line';
import type { Place, Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { holds, presentPage, tablePage, whereSearch } from '../../kernel/paging.ts';
import type { Verb } from '../../verb.ts';
import { countListingsWithin, findWaiting } from './places.sql.ts';

/** Number of listings shown with a contradiction. */
const shownExamples = 3;

/** Returns areas that contradict a far better known place. */
export const getPlaceContradictions: Verb<typeof calls.getPlaceContradictions> = async (ctx, input) => {
  const { which, search } = input;
  const where: Prisma.PlaceContradictionWhereInput = {
    AND: [
      { decidedAt: which === 'contradictions' ? null : { not: null } },
      whereSearch(search, [{ name: holds(search) }, { written: holds(search) }]),
    ],
  };
  const [total, rows] = await Promise.all([
    ctx.db.placeContradiction.count({ where }),
    ctx.db.placeContradiction.findMany({ where, ...tablePage(input) }),
  ]);
  const [placeOf, waiting, listingsOf] = await Promise.all([
    readPlaces(
      ctx,
      rows.flatMap(({ parentId, knownId }) => [parentId, knownId]),
    ),
    findWaiting(
      ctx.db,
      rows.map(({ id }) => id),
      shownExamples,
    ),
    countListings(
      ctx,
      rows.map(({ knownId }) => knownId),
    ),
  ]);
  const content = rows.map(({ id, written, parentId, knownId, decision, createdAt, decidedAt }) => {
    const [parent, known] = [placeOf(parentId), placeOf(knownId)];
    const own = waiting.filter((listing) => listing.contradictionId === id);
    return {
      id,
      name: written,
      within: [parent.name, parent.within].filter(Boolean).join(', '),
      known: { id: knownId, ...known, listings: listingsOf.get(knownId) ?? 0 },
      listings: own[0]?.listings ?? 0,
      examples: own.map((listing) => ({ id: listing.id, says: placeLine(listing.area, listing.city) })),
      decision,
      createdAt: createdAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    };
  });
  return presentPage(content, input, total);
};

/** Returns names of places and of their parents. A merged place has none. */
async function readPlaces(ctx: RequestContext, ids: number[]) {
  const places = await ctx.db.place.findMany({ where: { id: { in: ids } } });
  const wider = await ctx.db.place.findMany({ where: { id: { in: places.flatMap(({ path }) => path) } } });
  const byId = new Map(wider.map((place) => [place.id, place]));
  return (id: number) => {
    const place = byId.get(id);
    return { name: place?.name ?? '', within: place ? withinWords(place, byId) : '' };
  };
}

function withinWords({ path }: Place, byId: Map<number, Place>): string {
  return path
    .slice(0, -1)
    .reverse()
    .map((id) => byId.get(id)?.name)
    .join(', ');
}

/** Returns how many listings are in each place and its parts. */
async function countListings(ctx: RequestContext, ids: number[]): Promise<Map<number, number>> {
  const rows = await countListingsWithin(ctx.db, ids);
  return new Map(rows.map(({ id, listings }) => [id, listings]));
}
