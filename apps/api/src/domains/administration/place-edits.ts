import * as texts from '@africanscity/messages/administration';
import type { EndpointInput } from '@africanscity/contracts/call';
import type * as calls from '@africanscity/contracts/administration/calls/places';
import { maxPlaceNames } from '@africanscity/contracts/administration/places';
import type { Transaction } from '@africanscity/db/client';
import type { Place } from '@africanscity/db/generated/client';
import { longTransaction } from '@africanscity/db/statement-timeouts';
import { learnPlaceNames } from '@africanscity/db/place-names';
import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { recordAct } from '../../kernel/audit.ts';
import { lockPlaces } from '../../kernel/locks.ts';
import { understandSearches } from '../listings/places/searched-places.ts';
import { describePlace, findPlace, invalid, locateAgain, move, plainNames } from './place-changes.ts';

export async function confirmPlace(ctx: RequestContext, { id }: { id: number }): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    await lockPlaces(tx);
    const place = await findPlace(tx, id);
    if (place.confirmedAt) return;
    await tx.place.update({ where: { id }, data: { confirmedAt: ctx.clock() } });
    await recordAct(ctx, tx, {
      action: 'confirmPlace',
      subject: `place ${id}`,
      details: { before: { confirmed: false }, after: { confirmed: true } },
    });
  });
}

/** Undoes a confirmation: the place waits again. Other changes stay. */
export async function unconfirmPlace(ctx: RequestContext, { id }: { id: number }): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    await lockPlaces(tx);
    const place = await findPlace(tx, id);
    if (place.kind === 'country') throw invalid('id', texts.placeMustNotBeCountry());
    if (!place.confirmedAt) return;
    await tx.place.update({ where: { id }, data: { confirmedAt: null } });
    await recordAct(ctx, tx, {
      action: 'unconfirmPlace',
      subject: `place ${id}`,
      details: { before: { confirmed: true }, after: { confirmed: false } },
    });
  });
}

/** Listings stay in their place. Listings whose unknown area has one of the new names are placed soon. */
export async function savePlace(ctx: RequestContext, input: EndpointInput<typeof calls.savePlace>): Promise<void> {
  const { id, name, latitude, longitude } = input;
  const lines = input.names.split('\n').filter((line) => line.trim());
  if (lines.length > maxPlaceNames || lines.some((line) => line.length > 120))
    throw invalid('names', texts.mostPlaceNames({ count: String(maxPlaceNames) }));
  if ((latitude === null) !== (longitude === null)) throw invalid('longitude', texts.longitudeNeedsLatitude());
  await ctx.db.$transaction(
    async (tx) => {
      await lockPlaces(tx);
      const place = await findPlace(tx, id);
      const before = await describePlace(tx, place);
      const parent = await findParent(tx, place, input.parentId);
      const names = await plainNames(tx, [place.name, name, ...lines]);
      if (!names.length) throw invalid('name', texts.mustHaveLetters());
      await refuseNamesake(tx, place, parent, (await plainNames(tx, [name]))[0]);
      if (parent && parent.id !== place.parentId) await move(tx, place, parent);
      await tx.place.update({
        where: { id },
        data: { name, latitude, longitude, confirmedAt: place.confirmedAt ?? ctx.clock() },
      });
      await tx.placeName.deleteMany({ where: { placeId: id, withinId: null } });
      await tx.placeName.createMany({
        data: names.map((plain) => ({ placeId: id, name: plain })),
        skipDuplicates: true,
      });
      if (latitude !== place.latitude || longitude !== place.longitude) await locateAgain(tx, id);
      await learnPlaceNames(tx, [id]);
      await understandSearches(tx, [id]);
      const after = await describePlace(tx, await findPlace(tx, id));
      await recordAct(ctx, tx, { action: 'savePlace', subject: `place ${id}`, details: { before, after } });
    },
    // Moving thousands of listings takes time.
    longTransaction,
  );
}

/** Returns the parent of a place; null for a country, which has none. */
async function findParent(tx: Transaction, place: Place, parentId: number | undefined): Promise<Place | null> {
  if (place.kind === 'country') {
    if (parentId !== undefined) throw invalid('parentId', texts.countryHasNoParent());
    return null;
  }
  const parent = parentId === undefined ? null : await tx.place.findUnique({ where: { id: parentId } });
  if (!parent) throw invalid('parentId', texts.mustBePlace());
  if (parent.path.includes(place.id)) throw invalid('parentId', texts.mustNotLieInPlace());
  if (place.kind === 'city' && parent.kind === 'area') throw invalid('parentId', texts.mustBeCountryOrCity());
  return parent;
}

/** Two places of one name and one parent are the same place. */
async function refuseNamesake(
  tx: Transaction,
  place: Place,
  parent: Place | null,
  plain: string | undefined,
): Promise<void> {
  if (plain === undefined) throw invalid('name', texts.mustHaveLetters());
  const namesake = await tx.place.findFirst({
    where: { parentId: parent?.id ?? null, id: { not: place.id }, names: { some: { name: plain, withinId: null } } },
  });
  if (namesake) throw new Conflict('place_exists', texts.namesakeExists({ place: namesake.name }));
}
