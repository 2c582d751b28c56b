import type { Property } from '@africanscity/db/generated/client';
import type { Actor } from '../../context.ts';

/** Deleted listings are gone for everybody; hidden ones stay visible to their owner and administrators. */
export function maySeeListing(
  actor: Actor | null,
  property: Pick<Property, 'ownerId' | 'listedAs' | 'deletedAt'>,
): boolean {
  if (property.deletedAt) return false;
  return property.listedAs !== null || mayEditListing(actor, property);
}

export function mayEditListing(actor: Actor | null, property: Pick<Property, 'ownerId'>): boolean {
  return actor !== null && (actor.role === 'ADMIN' || actor.userId === property.ownerId);
}
