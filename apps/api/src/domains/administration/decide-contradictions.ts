import * as texts from '@africanscity/messages/administration';
import * as siteTexts from '@africanscity/messages/site';
import type * as calls from '@africanscity/contracts/administration/calls/place-contradictions';
import type { Transaction } from '@africanscity/db/client';
import type { Place, PlaceContradiction } from '@africanscity/db/generated/client';
import { longTransaction } from '@africanscity/db/statement-timeouts';
import { learnPlaceNames } from '@africanscity/db/place-names';
import type { RequestContext } from '../../context.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { recordAct } from '../../kernel/audit.ts';
import { removePlaces } from '../listings/places/find-contradictions.ts';
import { lockPlaces } from '../../kernel/locks.ts';
import type { Verb } from '../../verb.ts';
import { understandSearches } from '../listings/places/searched-places.ts';
import { findUntouched, placeContradicting, placeNamed } from './places.sql.ts';

/**
 * Decides that an area is the better known place, or a different one, and moves its listings there. Throws Conflict when it
 * is decided already, or when the places around it no longer allow that.
 */
export const decidePlaceContradiction: Verb<typeof calls.decidePlaceContradiction> = async (ctx, { id, decision }) => {
  return ctx.db.$transaction(async (tx) => {
    const row = await lockContradiction(tx, id);
    if (row.decidedAt) throw new Conflict('contradiction_decided', texts.contradictionDecided({ place: row.written }));
    const [parent, known] = [await findNamed(tx, row.parentId, row), await findNamed(tx, row.knownId, row)];
    if (await isNamed(tx, row))
      throw new Conflict('place_exists', texts.placeInIsCalled({ parent: parent.name, place: row.written }));
    const placeId = decision === 'known' ? await nameKnown(tx, row, known) : await makePlace(ctx, tx, row, parent);
    await tx.placeContradiction.update({
      where: { id },
      data: { decision, decidedAt: ctx.clock(), placeId: decision === 'known' ? null : placeId },
    });
    const listings = await placeContradicting(tx, id);
    await understandSearches(tx, [placeId], row.slug);
    const details = { before: { decision: null }, after: { contradiction: id, decision, place: placeId, listings } };
    await recordAct(ctx, tx, { action: 'decidePlaceContradiction', subject: `place ${placeId}`, details });
    return { listings };
  }, longTransaction);
};

/** Undoes a decision: the area waits again, with its listings. Throws Conflict when the place was changed since. */
export const undoPlaceContradiction: Verb<typeof calls.undoPlaceContradiction> = async (ctx, { id }) => {
  return ctx.db.$transaction(async (tx) => {
    const row = await lockContradiction(tx, id);
    const { decision, placeId } = row;
    if (!decision) throw new Conflict('contradiction_waits', texts.contradictionWaits({ place: row.written }));
    await findNamed(tx, row.parentId, row);
    const known = await findNamed(tx, row.knownId, row);
    if (placeId !== null) await refuseChanged(tx, row, placeId);
    await tx.placeContradiction.update({ where: { id }, data: { decision: null, decidedAt: null, placeId: null } });
    if (placeId === null) await forgetName(tx, row);
    else await removePlaces(tx, [placeId]);
    const listings = await tx.property.count({ where: { placeKnown: false, contradictionId: id } });
    await understandSearches(tx, [known.id], row.slug);
    const details = { before: { decision, place: placeId }, after: { contradiction: id, decision: null, listings } };
    await recordAct(ctx, tx, {
      action: 'undoPlaceContradiction',
      subject: `place ${placeId ?? known.id}`,
      details,
    });
    return { listings };
  }, longTransaction);
};

/** Serialises decisions and other changes of places. */
async function lockContradiction(tx: Transaction, id: number): Promise<PlaceContradiction> {
  await lockPlaces(tx);
  const row = await tx.placeContradiction.findUnique({ where: { id } });
  if (!row) throw new NotFound(siteTexts.contradictionNotFound());
  return row;
}

async function findNamed(tx: Transaction, id: number, { written }: PlaceContradiction): Promise<Place> {
  const place = await tx.place.findUnique({ where: { id } });
  if (place) return place;
  throw new Conflict('place_merged', texts.comparedPlaceMerged({ place: written }));
}

/** Returns whether a place within the parent has the name now. */
async function isNamed(tx: Transaction, { name, parentId }: PlaceContradiction): Promise<boolean> {
  return (await tx.placeName.count({ where: { name, path: { has: parentId } } })) > 0;
}

/** Moves the listings with that name and parent to the known place. Returns its id. */
async function nameKnown(tx: Transaction, row: PlaceContradiction, known: Place): Promise<number> {
  await tx.placeName.create({ data: { placeId: known.id, name: row.name, withinId: row.parentId } });
  if (row.slug !== '' && !(await tx.place.findUnique({ where: { slug: row.slug }, select: { id: true } })))
    await tx.formerPlace.createMany({ data: { slug: row.slug, placeId: known.id }, skipDuplicates: true });
  return known.id;
}

async function forgetName(tx: Transaction, { name, parentId, knownId, slug }: PlaceContradiction): Promise<void> {
  await tx.placeName.deleteMany({ where: { placeId: knownId, name, withinId: parentId } });
  await tx.formerPlace.deleteMany({ where: { slug, placeId: knownId } });
  await placeNamed(tx, { placeId: knownId, name, parentId });
}

/** Creates a place of the name within its parent, with its former address. Returns its id. */
async function makePlace(
  ctx: RequestContext,
  tx: Transaction,
  { name, written, slug, latitude, longitude }: PlaceContradiction,
  parent: Place,
): Promise<number> {
  const taken = slug !== '' && (await tx.place.findUnique({ where: { slug }, select: { id: true } }));
  const { id } = await tx.place.create({
    data: {
      kind: 'area',
      country: parent.country,
      parentId: parent.id,
      name: written,
      slug: taken ? '' : slug,
      latitude,
      longitude,
      confirmedAt: ctx.clock(),
      names: { create: { name } },
    },
  });
  await learnPlaceNames(tx, [id]);
  return id;
}

/** A place that an administrator has edited since is not deleted. */
async function refuseChanged(tx: Transaction, row: PlaceContradiction, placeId: number): Promise<void> {
  const [place] = await findUntouched(tx, placeId, row);
  if (!place) throw new Conflict('place_changed', texts.placeChangedSince({ place: row.written }));
}
