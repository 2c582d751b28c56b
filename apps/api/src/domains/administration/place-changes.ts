import * as siteTexts from '@africanscity/messages/site';
import type { Transaction } from '@africanscity/db/client';
import type { Place, Prisma } from '@africanscity/db/generated/client';
import { InvalidInput, NotFound } from '../../errors.ts';
import { findInside, keepAliases, locateListings, normalizeNames } from './places.sql.ts';

// Shared by edits and merges of places. Callers hold the lock of `lockPlaces`.

export async function findPlace(tx: Transaction, id: number): Promise<Place> {
  const place = await tx.place.findUnique({ where: { id } });
  if (!place) throw new NotFound(siteTexts.placeNotFound());
  return place;
}

/** Moves a place below another. Its names at the old parent stay as aliases. */
export async function move(tx: Transaction, { id, parentId }: Place, parent: Place): Promise<void> {
  if (parentId !== null && !parent.path.includes(parentId)) await keepAliases(tx, id, parentId);
  await reparent(tx, id, parent);
}

/** Moves a place below another, without aliases at the old parent. */
export async function reparent(tx: Transaction, id: number, parent: Pick<Place, 'id' | 'country'>): Promise<void> {
  await tx.place.update({ where: { id }, data: { parentId: parent.id, country: parent.country } });
  // Its parts follow, the widest first: each takes its path from its parent.
  const inside = await findInside(tx, id);
  for (const part of inside) await tx.place.update({ where: { id: part.id }, data: { country: parent.country } });
}

/** Listings without coordinates are on the map at their place. */
export async function locateAgain(tx: Transaction, id: number): Promise<void> {
  await locateListings(tx, id);
}

export async function plainNames(tx: Transaction, names: string[]): Promise<string[]> {
  const rows = await normalizeNames(tx, names);
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
