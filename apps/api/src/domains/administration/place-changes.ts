import type { Transaction } from '@africanscity/db/client';
import type { Place, Prisma } from '@africanscity/db/generated/client';
import { InvalidInput, NotFound } from '../../errors.ts';

// Shared by edits and merges of places. Callers hold the lock of `lockPlaces`.

export async function findPlace(tx: Transaction, id: number): Promise<Place> {
  const place = await tx.place.findUnique({ where: { id } });
  if (!place) throw new NotFound('This place');
  return place;
}

/** Moves a place below another. Its names at the old parent stay as aliases. */
export async function move(tx: Transaction, { id, parentId }: Place, parent: Place): Promise<void> {
  if (parentId !== null && !parent.path.includes(parentId))
    await tx.$executeRaw`
      INSERT INTO place_names (place_id, name, within_id)
      SELECT place_id, name, ${parentId} FROM place_names WHERE place_id = ${id} AND within_id IS NULL ON CONFLICT DO NOTHING`;
  await reparent(tx, id, parent);
}

/** Moves a place below another, without aliases at the old parent. */
export async function reparent(tx: Transaction, id: number, parent: Pick<Place, 'id' | 'country'>): Promise<void> {
  await tx.place.update({ where: { id }, data: { parentId: parent.id, country: parent.country } });
  // Its parts follow, the widest first: each takes its path from its parent.
  const inside = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM places WHERE path @> ARRAY[${id}::int] AND id <> ${id} ORDER BY cardinality(path), id`;
  for (const part of inside) await tx.place.update({ where: { id: part.id }, data: { country: parent.country } });
}

/** Listings without coordinates are on the map at their place. */
export async function locateAgain(tx: Transaction, id: number): Promise<void> {
  await tx.$executeRaw`UPDATE properties SET area = area WHERE place_id = ${id} AND located IS DISTINCT FROM 'EXACT'`;
}

export async function plainNames(tx: Transaction, names: string[]): Promise<string[]> {
  const rows = await tx.$queryRaw<{ plain: string }[]>`
    SELECT DISTINCT plain_place(name) AS plain FROM unnest(${names}::text[]) AS name WHERE plain_place(name) <> '' ORDER BY 1`;
  return rows.map(({ plain }) => plain);
}

/** A place as the audit log stores it. */
export async function describePlace(tx: Transaction, place: Place): Promise<Prisma.InputJsonObject> {
  const names = await tx.placeName.findMany({ where: { placeId: place.id, withinId: null }, orderBy: { name: 'asc' } });
  const { name, slug, parentId, latitude, longitude } = place;
  return { name, slug, parentId, latitude, longitude, names: names.map((row) => row.name) };
}

export function invalid(field: string, defaultMessage: string): InvalidInput {
  return new InvalidInput([{ field, defaultMessage }]);
}
