import * as texts from '@africanscity/messages/administration';
import * as siteTexts from '@africanscity/messages/site';
import type * as calls from '@africanscity/contracts/administration/calls/places';
import type { Transaction } from '@africanscity/db/client';
import { longTransaction } from '@africanscity/db/statement-timeouts';
import type { PlaceMerge } from '@africanscity/db/generated/client';
import { Conflict, NotFound } from '../../errors.ts';
import { recordAct } from '../../kernel/audit.ts';
import { lockPlaces } from '../../kernel/locks.ts';
import type { Verb } from '../../verb.ts';
import { understandSearches } from '../listings/places/searched-places.ts';
import { describePlace, findPlace, plainNames, reparent } from './place-changes.ts';
import { type MergeRecord, namesMissing } from './place-merge-record.ts';
import { findMoved, locateAgainByIds, setPlace } from './places.sql.ts';

/**
 * Undoes a merge: restores the place with its names, parts, addresses and listings. Changes since the merge stay, and the
 * response counts them. Throws Conflict when the places around it no longer allow that.
 */
export const undoMergePlaces: Verb<typeof calls.undoMergePlaces> = async (ctx, { id }) => {
  return ctx.db.$transaction(
    async (tx) => {
      await lockPlaces(tx);
      const merge = await tx.placeMerge.findUnique({ where: { id } });
      if (!merge) throw new NotFound(siteTexts.mergeNotFound());
      if (merge.undoneAt) throw new Conflict('merge_undone', texts.mergeUndone({ place: merge.name }));
      const record = merge.record as unknown as MergeRecord;
      await refuseGone(tx, merge, record);
      await restorePlace(tx, merge, record);
      const parts = await restoreParts(tx, merge, record);
      await restoreNames(tx, record);
      await refuseNamesakes(tx, merge, record);
      const listings = await restoreListings(tx, merge);
      await restoreAddresses(tx, merge, record);
      await understandSearches(tx, [merge.placeId, merge.intoId]);
      await tx.placeMerge.update({ where: { id }, data: { undoneAt: ctx.clock() } });
      const counts = {
        listings,
        listingsStayed: merge.listingIds.length - listings,
        parts,
        partsStayed: record.parts.length - parts,
      };
      const after = { merge: id, place: await describePlace(tx, await findPlace(tx, merge.placeId)), ...counts };
      await recordAct(ctx, tx, { action: 'undoMergePlaces', subject: `place ${merge.placeId}`, details: { after } });
      return counts;
    },
    // Moving thousands of listings takes time.
    longTransaction,
  );
};

/** Later merges must be undone first: the merged place and its former parent must exist. */
async function refuseGone(tx: Transaction, merge: PlaceMerge, { place }: MergeRecord): Promise<void> {
  const needed = [
    { id: merge.intoId, message: texts.placeMergedSince({ place: merge.intoName }) },
    { id: place.parentId, message: texts.parentMergedSince({ place: merge.name }) },
  ];
  for (const { id, message } of needed) {
    if (id === null || (await tx.place.findUnique({ where: { id }, select: { id: true } }))) continue;
    throw new Conflict('place_merged', message);
  }
}

/** Restores the place with its id. Its address differs when a new place has taken the old one. */
async function restorePlace(tx: Transaction, { placeId }: PlaceMerge, { place }: MergeRecord): Promise<void> {
  const taken = await tx.place.findUnique({ where: { slug: place.slug }, select: { id: true } });
  const parent = place.parentId === null ? null : await findPlace(tx, place.parentId);
  await tx.place.create({
    data: {
      ...place,
      id: placeId,
      country: parent?.country ?? place.country,
      slug: taken ? '' : place.slug,
      confirmedAt: place.confirmedAt && new Date(place.confirmedAt),
      createdAt: new Date(place.createdAt),
    },
  });
}

/** Moves parts back that are still in the other place. Returns their number. */
async function restoreParts(tx: Transaction, { placeId, intoId }: PlaceMerge, record: MergeRecord): Promise<number> {
  const { country } = await findPlace(tx, placeId);
  const parts = await tx.place.findMany({
    where: { id: { in: record.parts }, parentId: intoId },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  for (const part of parts) await reparent(tx, part.id, { id: placeId, country });
  return parts.length;
}

/** Deletes the names that the merge added, and restores the ones that it deleted. */
async function restoreNames(tx: Transaction, { namesBefore, namesAfter }: MergeRecord): Promise<void> {
  for (const row of namesMissing(namesAfter, namesBefore)) await tx.placeName.deleteMany({ where: row });
  const back = namesMissing(namesBefore, namesAfter);
  const there = await tx.place.findMany({
    where: { id: { in: back.map(({ placeId }) => placeId) } },
    select: { id: true },
  });
  const ids = new Set(there.map(({ id }) => id));
  await tx.placeName.createMany({ data: back.filter(({ placeId }) => ids.has(placeId)), skipDuplicates: true });
}

/** Another place may have the name since, even the one of the merge. Namesakes from before are allowed. */
async function refuseNamesakes(tx: Transaction, merge: PlaceMerge, { place, namesBefore }: MergeRecord): Promise<void> {
  const { placeId, intoId } = merge;
  const [own] = await plainNames(tx, [place.name]);
  const before = namesBefore.filter(({ name, withinId }) => name === own && withinId === null);
  const into = await findPlace(tx, intoId);
  const [intoName] = await plainNames(tx, [into.name]);
  const renamed = into.parentId === place.parentId && intoName === own && !before.some((row) => row.placeId === intoId);
  const namesake = renamed
    ? into
    : await tx.place.findFirst({
        where: {
          parentId: place.parentId,
          id: { notIn: [placeId, ...before.map((row) => row.placeId)] },
          names: { some: { name: own, withinId: null } },
        },
      });
  if (!namesake) return;
  throw new Conflict('place_exists', texts.namesakeSinceMerge({ place: place.name }));
}

/** Moves listings back that are still in the other place and whose texts are unchanged. Returns their number. */
async function restoreListings(tx: Transaction, { placeId, intoId, ...merge }: PlaceMerge): Promise<number> {
  const rows = await findMoved(tx, { ...merge, intoId });
  const ids = rows.map((row) => row.id);
  // The trigger sets the map position of listings without coordinates again. Their place is the recorded one, whatever it
  // finds.
  await locateAgainByIds(tx, ids);
  await setPlace(tx, ids, placeId);
  return ids.length;
}

async function restoreAddresses(
  tx: Transaction,
  { placeId, intoId }: PlaceMerge,
  { place, formerSlugs }: MergeRecord,
): Promise<void> {
  await tx.formerPlace.updateMany({ where: { slug: { in: formerSlugs }, placeId: intoId }, data: { placeId } });
  await tx.formerPlace.deleteMany({ where: { slug: place.slug, placeId: intoId } });
}
