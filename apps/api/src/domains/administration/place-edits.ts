import type { EndpointInput } from '@africanscity/contracts/call';
import type * as calls from '@africanscity/contracts/administration/calls/places';
import { maxPlaceNames } from '@africanscity/contracts/administration/places';
import type { Transaction } from '@africanscity/db/client';
import type { Place, Prisma } from '@africanscity/db/generated/client';
import { longTransaction } from '@africanscity/db/long-statements';
import { learnPlaceNames } from '@africanscity/db/place-names';
import type { RequestContext } from '../../context.ts';
import { Conflict, InvalidInput, NotFound } from '../../errors.ts';
import { recordAct } from '../../kernel/audit.ts';
import { lockPlaces } from '../listings/search/place-listings.ts';

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

/** Listings stay where they are, and those that nobody knew under one of the new names are placed soon. */
export async function savePlace(ctx: RequestContext, input: EndpointInput<typeof calls.savePlace>): Promise<void> {
  const { id, name, latitude, longitude } = input;
  const lines = input.names.split('\n').filter((line) => line.trim());
  if (lines.length > maxPlaceNames || lines.some((line) => line.length > 120))
    throw invalid('names', `must be at most ${maxPlaceNames} lines of at most 120 characters`);
  if ((latitude === null) !== (longitude === null)) throw invalid('longitude', 'must be given with the latitude');
  await ctx.db.$transaction(
    async (tx) => {
      await lockPlaces(tx);
      const place = await findPlace(tx, id);
      const before = await describe(tx, place);
      const parent = await findParent(tx, place, input.parentId);
      const names = await plainNames(tx, [place.name, name, ...lines]);
      if (!names.length) throw invalid('name', 'must have letters');
      await refuseNamesake(tx, place, parent, (await plainNames(tx, [name]))[0]);
      if (parent && parent.id !== place.parentId) await move(tx, place, parent);
      await tx.place.update({
        where: { id },
        data: { name, latitude, longitude, confirmedAt: place.confirmedAt ?? ctx.clock() },
      });
      await tx.placeName.deleteMany({ where: { placeId: id, withinId: 0 } });
      await tx.placeName.createMany({
        data: names.map((plain) => ({ placeId: id, name: plain })),
        skipDuplicates: true,
      });
      if (latitude !== place.latitude || longitude !== place.longitude) await locateAgain(tx, id);
      await learnPlaceNames(tx, [id]);
      await understandSearches(tx, [id]);
      const after = await describe(tx, await findPlace(tx, id));
      await recordAct(ctx, tx, { action: 'savePlace', subject: `place ${id}`, details: { before, after } });
    },
    // Thousands of listings that move take their time.
    longTransaction,
  );
}

export async function mergePlaces(ctx: RequestContext, { id, intoId }: { id: number; intoId: number }): Promise<void> {
  await ctx.db.$transaction(
    async (tx) => {
      await lockPlaces(tx);
      const [place, into] = [await findPlace(tx, id), await findPlace(tx, intoId)];
      if (place.kind === 'country' || into.kind === 'country') throw invalid('id', 'must not be a country');
      if (into.path.includes(id)) throw invalid('intoId', 'must be another place, which does not lie in this one');
      const before = { ...(await describe(tx, place)), into: await describe(tx, into) };
      // Whoever goes on saying that it lies where it did means the other, too.
      const withinId = into.path.includes(place.parentId ?? 0) ? 0 : (place.parentId ?? 0);
      await tx.$executeRaw`
        INSERT INTO place_names (place_id, name, within_id)
        SELECT ${intoId}, name, CASE within_id WHEN 0 THEN ${withinId} ELSE within_id END
        FROM place_names WHERE place_id = ${id} ON CONFLICT DO NOTHING`;
      await tx.$executeRaw`UPDATE place_names SET within_id = ${intoId} WHERE within_id = ${id}`;
      const parts = await tx.place.findMany({ where: { parentId: id }, orderBy: { id: 'asc' } });
      for (const part of parts) await move(tx, part, into);
      const listings = await tx.$executeRaw`UPDATE properties SET place_id = ${intoId} WHERE place_id = ${id}`;
      await tx.formerPlace.updateMany({ where: { placeId: id }, data: { placeId: intoId } });
      await tx.place.delete({ where: { id } });
      // Not before it is gone: until then its names mean itself.
      await locateAgain(tx, intoId);
      await tx.formerPlace.create({ data: { slug: place.slug, placeId: intoId } });
      await understandSearches(tx, [id, intoId]);
      const after = { into: await describe(tx, await findPlace(tx, intoId)), listings, parts: parts.length };
      await recordAct(ctx, tx, { action: 'mergePlaces', subject: `place ${id}`, details: { before, after } });
    },
    // Thousands of listings that move take their time.
    longTransaction,
  );
}

async function findPlace(tx: Transaction, id: number): Promise<Place> {
  const place = await tx.place.findUnique({ where: { id } });
  if (!place) throw new NotFound('This place');
  return place;
}

/** What a place is to lie in; null for a country, which lies in nothing. */
async function findParent(tx: Transaction, place: Place, parentId: number | undefined): Promise<Place | null> {
  if (place.kind === 'country') {
    if (parentId !== undefined) throw invalid('parentId', 'must be left out for a country');
    return null;
  }
  const parent = parentId === undefined ? null : await tx.place.findUnique({ where: { id: parentId } });
  if (!parent) throw invalid('parentId', 'must be a place');
  if (parent.path.includes(place.id)) throw invalid('parentId', 'must not lie in this place');
  if (place.kind === 'city' && parent.kind === 'area') throw invalid('parentId', 'must be a country or a city');
  return parent;
}

/** Two of one name beside each other are one place. */
async function refuseNamesake(
  tx: Transaction,
  place: Place,
  parent: Place | null,
  plain: string | undefined,
): Promise<void> {
  if (plain === undefined) throw invalid('name', 'must have letters');
  const namesake = await tx.place.findFirst({
    where: { parentId: parent?.id ?? null, id: { not: place.id }, names: { some: { name: plain, withinId: 0 } } },
  });
  if (namesake)
    throw new Conflict('place_exists', `${namesake.name} is called so already. Merge the two, if they are one place.`);
}

/** Puts a place below another; what it is called where it was goes on meaning it. */
async function move(tx: Transaction, { id, parentId }: Place, parent: Place): Promise<void> {
  if (!parent.path.includes(parentId ?? 0))
    await tx.$executeRaw`
      INSERT INTO place_names (place_id, name, within_id)
      SELECT place_id, name, ${parentId} FROM place_names WHERE place_id = ${id} AND within_id = 0 ON CONFLICT DO NOTHING`;
  await tx.place.update({ where: { id }, data: { parentId: parent.id, country: parent.country } });
  // What lies in it follows, the widest first: each takes its path from its parent.
  const inside = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM places WHERE path @> ARRAY[${id}::int] AND id <> ${id} ORDER BY cardinality(path), id`;
  for (const part of inside) await tx.place.update({ where: { id: part.id }, data: { country: parent.country } });
}

/** Listings that gave no coordinates are on the map where their place is. */
async function locateAgain(tx: Transaction, id: number): Promise<void> {
  await tx.$executeRaw`UPDATE properties SET area = area WHERE place_id = ${id} AND located IS DISTINCT FROM 'EXACT'`;
}

/** Saved searches keep the places that they mean, and those beside these. */
async function understandSearches(tx: Transaction, ids: number[]): Promise<void> {
  await tx.$executeRaw`UPDATE saved_searches SET place = place WHERE nearby OR place_ids && ${ids}::int[]`;
}

async function plainNames(tx: Transaction, names: string[]): Promise<string[]> {
  const rows = await tx.$queryRaw<{ plain: string }[]>`
    SELECT DISTINCT plain_place(name) AS plain FROM unnest(${names}::text[]) AS name WHERE plain_place(name) <> '' ORDER BY 1`;
  return rows.map(({ plain }) => plain);
}

/** A place as the audit log keeps it. */
async function describe(tx: Transaction, place: Place): Promise<Prisma.InputJsonObject> {
  const names = await tx.placeName.findMany({ where: { placeId: place.id, withinId: 0 }, orderBy: { name: 'asc' } });
  const { name, slug, parentId, latitude, longitude } = place;
  return { name, slug, parentId, latitude, longitude, names: names.map((row) => row.name) };
}

function invalid(field: string, defaultMessage: string): InvalidInput {
  return new InvalidInput([{ field, defaultMessage }]);
}
