import * as texts from '@africanscity/messages/administration';
import type { EndpointOutput } from '@africanscity/contracts/call';
import type * as calls from '@africanscity/contracts/administration/calls/places';
import type { Transaction } from '@africanscity/db/client';
import type { Prisma } from '@africanscity/db/generated/client';
import { longTransaction } from '@africanscity/db/statement-timeouts';
import type { RequestContext } from '../../context.ts';
import { recordAct } from '../../kernel/audit.ts';
import { lockPlaces } from '../../kernel/locks.ts';
import type { Verb } from '../../verb.ts';
import { understandSearches } from '../listings/places/searched-places.ts';
import { describePlace, findPlace, invalid, locateAgain, move } from './place-changes.ts';
import { type MergeRecord, namesOf, textsOfListings } from './place-merge-record.ts';
import { moveListings, moveNames, moveNamesWithin } from './places.sql.ts';

const shownMerges = 20;

/** Returns the latest merges, which may be undone. */
export async function getPlaceMerges(ctx: RequestContext): Promise<EndpointOutput<typeof calls.getPlaceMerges>> {
  const rows = await ctx.db.placeMerge.findMany({
    where: { undoneAt: null },
    orderBy: { id: 'desc' },
    take: shownMerges,
    select: { id: true, name: true, intoName: true, createdAt: true },
  });
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}

/** Merges one place into another. Records the changes, so that the merge can be undone. */
export const mergePlaces: Verb<typeof calls.mergePlaces> = async (ctx, { id, intoId }) => {
  return ctx.db.$transaction(
    async (tx) => {
      await lockPlaces(tx);
      const [place, into] = [await findPlace(tx, id), await findPlace(tx, intoId)];
      if (place.kind === 'country' || into.kind === 'country') throw invalid('id', texts.placeMustNotBeCountry());
      if (into.path.includes(id)) throw invalid('intoId', texts.mustBeOtherPlace());
      const before = { ...(await describePlace(tx, place)), into: await describePlace(tx, into) };
      const parts = await tx.place.findMany({ where: { parentId: id }, orderBy: { id: 'asc' } });
      const named = await placesNamed(tx, [id, intoId, ...parts.map((part) => part.id)]);
      const namesBefore = await namesOf(tx, named);
      const formerSlugs = await tx.formerPlace.findMany({ where: { placeId: id }, select: { slug: true } });
      const listings = await textsOfListings(tx, id);

      // The aliases at its old parent now mean the other place.
      const withinId = into.path.includes(place.parentId ?? 0) ? null : place.parentId;
      await moveNames(tx, id, intoId, withinId);
      await moveNamesWithin(tx, id, intoId);
      await tx.placeName.deleteMany({ where: { withinId: id } });
      for (const part of parts) await move(tx, part, into);
      await moveListings(tx, id, intoId);
      await tx.formerPlace.updateMany({ where: { placeId: id }, data: { placeId: intoId } });
      await tx.place.delete({ where: { id } });
      // Only after its deletion: until then its names are its own.
      await locateAgain(tx, intoId);
      await tx.formerPlace.create({ data: { slug: place.slug, placeId: intoId } });
      await understandSearches(tx, [id, intoId]);

      const record: MergeRecord = {
        place: {
          kind: place.kind,
          country: place.country,
          parentId: place.parentId,
          name: place.name,
          slug: place.slug,
          latitude: place.latitude,
          longitude: place.longitude,
          confirmedAt: place.confirmedAt?.toISOString() ?? null,
          createdAt: place.createdAt.toISOString(),
        },
        parts: parts.map((part) => part.id),
        formerSlugs: formerSlugs.map(({ slug }) => slug),
        namesBefore,
        namesAfter: await namesOf(tx, named),
      };
      const merge = await tx.placeMerge.create({
        data: {
          placeId: id,
          intoId,
          name: place.name,
          intoName: into.name,
          listingIds: listings.map((listing) => listing.id),
          listingTexts: listings.map((listing) => listing.text),
          record: record as unknown as Prisma.InputJsonObject,
          createdAt: ctx.clock(),
        },
      });
      const after = {
        merge: merge.id,
        into: await describePlace(tx, await findPlace(tx, intoId)),
        listings: listings.length,
        parts: parts.length,
      };
      await recordAct(ctx, tx, { action: 'mergePlaces', subject: `place ${id}`, details: { before, after } });
      return { mergeId: merge.id };
    },
    // Moving thousands of listings takes time.
    longTransaction,
  );
};

/** Returns places whose names a merge may change: both, and places with an alias in the first. */
async function placesNamed(tx: Transaction, ids: [number, ...number[]]): Promise<number[]> {
  const saying = await tx.placeName.findMany({ where: { withinId: ids[0] }, select: { placeId: true } });
  return [...new Set([...ids, ...saying.map(({ placeId }) => placeId)])];
}
